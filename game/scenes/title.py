"""The title: which game, how many at the table, go on or begin."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple, TypeGuard

from game.cards import N_, GameError
from game.match import Match
from game.rules import MAIN, RULESETS, ruleset
from game.scenes import chairs as table
from game.scenes import house_rules_kept as kept
from game.scenes import title_match as matches
from game.scenes.api import Change, Context, Frame, Scene
from game.scenes.chairs import Chairs
from game.scenes.house_rules import HouseRulesScene
from game.scenes.players import LEVELS, PlayersScene
from game.scenes.saves import Refused, load_match, lost
from game.scenes.settings import SettingsScene
from game.scenes.title_items import Game, TitleView, behind, question_items, title_items
from game.stage.item import Item
from game.telling.options import changes_in_words

ABOUT = {  # by ruleset, long and short; one that is not here shows its name alone
    "chicago-classic": (
        N_("Three exchanges, declare your hand, the last trick gives 5"),
        N_("Three exchanges, the last trick gives 5"),
    ),
    "chicago-en-giv-till": (
        N_("Hands are compared once, no exchange from 46 points"),
        N_("Compared once, no exchange from 46"),
    ),
    "dirty-schultz": (
        N_("Seven-card stud with a wild rank that moves, for play chips"),
        N_("Seven-card stud, the wild rank moves"),
    ),
    "follow-the-queen": (
        N_("Seven-card stud, what follows an open queen is wild"),
        N_("What follows an open queen is wild"),
    ),
    "seven-card-stud": (
        N_("Two down, four up, one down, nothing wild"),
        N_("Nothing is wild"),
    ),
}


class Wish(NamedTuple):
    """A table that was asked for from outside; `seats` and `seed` None: the usual number, a fresh seed."""

    game: str
    seats: int | None = None
    seed: int | None = None


class TitleScene:
    """See the module's docstring. `busy` never: nothing moves here by itself."""

    state = "title"
    busy = False

    def __init__(self, context: Context, wish: Wish | None = None) -> None:
        self._context = context
        self._wish = wish
        self._notice = ""
        self._asking = False
        self._chosen_anew = False  # the table shown is that of the saved match until another is wished for
        self.stale = True
        if kept.set_right(context.settings):
            context.notice = context.notice or context.words(kept.LEFT_OUT)
        storage = context.host.storage
        self._saved = {name: load_match(storage, name) for name in RULESETS}
        self._game = context.settings.game
        if wish is not None:
            self._game = wish.game

    def granted(self) -> Scene | None:
        """The wished table at once, if nothing stands in its way; a saved match that fits it goes on.

        None when another unfinished match would be replaced: then the title asks first.
        """
        wish, saved = self._wish, self._saved[self._game]
        if isinstance(saved, Refused):
            return None  # its reason is to be read first
        if wish is None or saved is None or not self._unfinished(saved):
            return self._started()
        record = saved.record
        if wish.seats in (None, record.seats) and wish.seed in (None, record.seed):
            return matches.continue_match(self._context, saved)
        self._asking = True
        return None

    # what is shown

    def items(self, frame: Frame) -> Sequence[Item]:
        """See Scene."""
        items = title_items(self._view(), frame.metrics)
        if not self._asking:
            return items
        words = self._context.words
        question = question_items(
            frame.metrics,
            words(N_("The saved match will be replaced")),
            words(N_("A match of {game} is not finished. A new one takes its place."), game=self._title()),
            ("menu:replace", words(N_("Begin a new match"))),
            ("menu:keep", words(N_("Keep it"))),
        )
        return [*behind(items), *question]

    def _view(self) -> TitleView:
        words, saved = self._context.words, self._saved[self._game]
        chairs = self._chairs()
        who = table.names(words, chairs)
        return TitleView(
            words=words,
            games=tuple(self._game_row(name) for name in self._offered()),
            game=self._game,
            players=tuple(self._player(name, chair) for name, chair in zip(who, chairs, strict=True)),
            can_add=len(chairs) < ruleset(self._game).offered_seats[-1],
            seats=tuple(ruleset(self._game).offered_seats),
            goes_on=self._goes_on(saved),
            caption=matches.long_standing(words, saved) if isinstance(saved, Match) else "",
            house_rules=self._house_rules(),
            notice=self._told(),
            can_quit=self._context.host.can_quit,
        )

    def _goes_on(self, saved: Match | Refused | None) -> tuple[str, str] | None:
        """The button that goes on with the saved match, or with what is left of a damaged one: id, text."""
        words = self._context.words
        if isinstance(saved, Match):
            return "menu:continue", words(N_("Continue"))
        if saved is not None and saved.rescued is not None:
            return "menu:rescue", words(N_("Continue up to the damage"))
        return None

    def _house_rules(self) -> tuple[str, ...]:
        """Which house rules of the game chosen are changed, or which games beside it lie behind them.

        In several wordings, the longest first.
        """
        words, changes = self._context.words, kept.changes_of(self._context.settings, self._game)
        if changes:
            said = words.plural("{n} house rule changed", "{n} house rules changed", len(changes))
            which = " · ".join(changes_in_words(words, ruleset(self._game), changes))
            return f"{said}: {which}", said
        usual = words(N_("As standard"))
        beside = [name for name in kept.family(self._game) if name not in self._offered()]
        if not beside:
            return (usual,)
        games = ", ".join(words(ruleset(name).title) for name in beside)
        also = words(N_("here also {games}"), games=games)
        more = words.plural("{n} more variant", "{n} more variants", len(beside))
        return f"{usual} · {also}", f"{usual} · {more}", more

    @property
    def explained(self) -> tuple[str, Any]:
        """See Explained."""
        return self._game, None

    def _offered(self) -> tuple[str, ...]:
        """The main games, and another one only while it is chosen."""
        return MAIN if self._game in MAIN else (*MAIN, self._game)

    def _game_row(self, name: str) -> Game:
        words, saved = self._context.words, self._saved[name]
        info = matches.short_standing(words, saved) if isinstance(saved, Match) else ""
        long, short = ABOUT.get(name, ("", ""))
        return Game(name, words(ruleset(name).title), (words(long), words(short)), info)

    def _title(self) -> str:
        return self._context.words(ruleset(self._game).title)

    def _told(self) -> str:
        """Why a saved match could not be used; else the line that was handed over at the start."""
        saved = self._saved[self._game]
        if isinstance(saved, Refused):
            return self._context.words.say(lost(saved))
        return self._notice

    def _player(self, name: str, chair: table.Chair) -> tuple[str, str, str]:
        """The name, what sits there, and that in short."""
        words = self._context.words
        if chair.person:
            return name, words(N_("here")), words(N_("here"))
        level = words(LEVELS.get(chair.who, chair.who)).lower()
        return name, words(N_("bot, {level}"), level=level), level

    def _chairs(self) -> Chairs:
        """Who sits there: in the saved match, until another table is wished for; else as last set."""
        chairs, saved = table.remembered(self._context.settings, self._game), self._saved[self._game]
        if not isinstance(saved, Match) or self._chosen_anew:
            return chairs
        playing = table.seated(saved.players)
        return chairs if table.same_kinds(chairs, playing) else playing

    def take_change(self) -> Change:
        """Nothing travels on the title."""
        return Change()

    def facts(self) -> dict[str, Any]:
        """Nothing of a deal."""
        return {"names": [], "lines": []}

    # what people do

    def press(self, press: Hashable) -> None:
        """See Scene."""
        self.stale = True
        if self._asking:
            self._answer(press)
        elif press == "continue":
            self._continue()
        elif press == "play":
            self._asking = self._unfinished(self._saved[self._game])
            if not self._asking:
                self._begin()
        elif press == "settings":
            self._context.go(SettingsScene(self._context, lambda: self._context.go(self)))
        elif press == "quit":
            self._context.quit()
        elif press == "house-rules":
            going = {name for name, saved in self._saved.items() if self._unfinished(saved)}
            self._context.go(HouseRulesScene(self._context, self._game, self._back, going))
        elif press == "players":
            self._set_table()
        elif press == "add-player":
            self._sit(table.resized(self._chairs(), len(self._chairs()) + 1, self._context.settings.level))
        elif isinstance(press, tuple) and len(press) == 2:
            self._choose(*press)

    def _set_table(self, seat: int | None = None) -> None:
        """To the players' panel."""
        going = self._unfinished(self._saved[self._game])
        self._context.go(PlayersScene(self._context, self._game, self._chairs(), self._seated, seat, going))

    def _seated(self, chairs: Chairs) -> None:
        """From the players' panel."""
        if chairs != self._chairs():
            self._sit(chairs)
        self.stale = True
        self._context.go(self)

    def _sit(self, chairs: Chairs) -> None:
        table.remember(self._context.settings, self._game, chairs)
        self._chosen_anew = True
        self._context.save_settings()

    @staticmethod
    def _unfinished(saved: Match | Refused | None) -> TypeGuard[Match]:
        return isinstance(saved, Match) and not saved.is_match_over

    def _answer(self, press: Hashable) -> None:
        if press in ("yes", "no"):
            self._asking = False
        if press == "no":
            self._wish = None
        if press == "yes":
            self._begin()

    def _choose(self, what: str, value: str) -> None:
        settings = self._context.settings
        if what == "language":
            self._context.set_language(value)
            return
        if what == "ruleset":
            self._game = settings.last_ruleset = value
            self._chosen_anew = False
        elif what == "player":
            self._set_table(int(value))
            return
        elif what == "seats":
            self._sit(table.resized(self._chairs(), int(value), settings.level))
        self._context.save_settings()

    def _back(self, game: str) -> None:
        """From the house rules, whose game is now the chosen one."""
        if game != self._game:
            self._choose("ruleset", game)
        self._context.go(self)

    def _continue(self) -> None:
        saved = self._saved[self._game]
        match = saved.rescued if isinstance(saved, Refused) else saved
        if match is not None:
            self._context.go(matches.continue_match(self._context, match))

    def _begin(self) -> None:
        try:
            self._context.go(self._started())
        except GameError as error:
            self._notice = self._context.words.say(error.reason)

    def _started(self) -> Scene:
        """A new match as it is chosen here, at the table."""
        context, wish = self._context, self._wish
        context.settings.last_ruleset = self._game
        context.save_settings()
        fits = wish is not None and wish.game == self._game
        chairs = self._chairs()
        if fits and wish is not None and wish.seats:
            chairs = table.resized(chairs, wish.seats, context.settings.level)
        seed = wish.seed if fits and wish is not None else None
        who = table.players(chairs)
        self._wish = None
        changes = kept.changes_of(context.settings, self._game)
        return matches.start_match(context, self._game, who, seed, changes)

    def key(self, name: str) -> bool:
        """Esc closes the question, Enter on the number pad is Enter."""
        if self._asking and name in ("escape", "enter"):
            self.press("no")
            return True
        if name == "enter":
            self.press("continue" if self._goes_on(self._saved[self._game]) else "play")
            return True
        return False

    def skip(self) -> None:
        """Nothing moves that could be skipped."""

    def tick(self, ms: float, moving: bool) -> None:
        """Time changes nothing here."""
