"""The help: how the games are played, with the house rules in force, and what keys and fingers do."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final

from game.cards import N_
from game.rules import MAIN, ruleset
from game.rules.api import Verb
from game.scenes import house_rules_kept, prompt, stud_prompt
from game.scenes.api import Context
from game.scenes.hand_order import SORT_KEY
from game.scenes.help_items import HelpView, help_items
from game.scenes.listed import ListedScene, Shown
from game.stage.metrics import Metrics
from game.telling import how_to_play
from game.text import Words

LINE: Final = 60  # logical px that an arrow key moves the list by
PRESSING: Final = (
    N_(
        "Press a card to play it, or to choose it for the exchange. A card that can't be chosen tells "
        "you why."
    ),
    N_("Drag a card to the middle of the table to play it, or within your hand to rearrange it."),
    N_("Press and hold a card or a button to learn why it can't be used."),
    N_("Press an empty part of the table to go straight on to the next stop."),
)
_VERBS: Final[Mapping[Verb, str]] = {
    Verb.EXCHANGE: N_("Exchange"),
    Verb.STAND: N_("Stand"),
    Verb.SHOW: N_("Show your hand"),
    Verb.DECLARE: N_("Declare your hand"),
    Verb.PASS: N_("Pass"),
    Verb.CHICAGO: N_("Call Chicago"),
    Verb.DECLINE: N_("No Chicago"),
    Verb.FOLD: N_("Fold"),
    Verb.CALL: N_("Check or call"),
    Verb.BET: N_("Bet"),
    Verb.RAISE: N_("Raise or complete"),
}


class HelpScene(ListedScene):
    """See the module's docstring. `leave` goes back to where one was.

    `game` is the ruleset that is explained first, `options` those it is played with at the table; None: as
    the title would begin it.
    """

    state = "help"

    def __init__(
        self, context: Context, leave: Callable[[], None], game: str | None = None, options: Any = None
    ) -> None:
        super().__init__(context)
        self._leave = leave
        self._game = game or context.settings.game
        self._options = {} if options is None else {self._game: options}
        self._games = MAIN if self._game in MAIN else (*MAIN, self._game)
        self._scale = 1.0

    def laid(self, metrics: Metrics, offset: int) -> Shown:
        """See ListedScene."""
        self._scale = metrics.scale
        return help_items(self._view(), metrics, offset)

    def _view(self) -> HelpView:
        words, options = self._context.words, self._options_of(self._game)
        return HelpView(
            words=words,
            games=tuple((name, words(ruleset(name).title)) for name in self._games),
            game=self._game,
            sections=how_to_play.sections(words, options),
            hands=how_to_play.hands(words, options),
            pressing=tuple(words(text) for text in PRESSING),
            keys=_keys(words, how_to_play.is_stud(options), self._context.host.can_quit),
        )

    def _options_of(self, game: str) -> Any:
        if game in self._options:
            return self._options[game]
        return ruleset(game).make_options(house_rules_kept.changes_of(self._context.settings, game))

    def press(self, press: Hashable) -> None:
        """See Scene."""
        if press == "back":
            self._leave()
        elif isinstance(press, tuple):
            self._game, self._list.offset = press[1], 0
            self.stale = True

    def escape(self) -> None:
        """Back to where one was."""
        self._leave()

    def key(self, name: str) -> bool:
        """Arrows move the list too: nothing in it can be pressed."""
        arrow = {"up": -LINE, "down": LINE}.get(name)
        if arrow is not None:
            self.scroll(round(arrow * self._scale))
        return arrow is not None or super().key(name)

    def reveal(self, ident: str) -> None:
        """See Scrolls: the games stand at the top."""
        self._list.want("game")
        self.stale = True


def _keys(words: Words, stud: bool, native: bool) -> tuple[tuple[str, str], ...]:
    """What keys do, a line each; the letters of the game's own buttons among them."""
    own: Mapping[Verb, str] = stud_prompt.KEYS if stud else prompt.KEYS
    lines = [
        (words(N_("Arrows, Tab")), words(N_("To the next card or button"))),
        ("1 – 5", words(N_("Play or choose a card"))),
        ("Enter", words(N_("What is in focus, or else the yellow button"))),
        *((own[verb].upper(), words(text)) for verb, text in _VERBS.items() if verb in own),
        (SORT_KEY.upper(), words(N_("Sort the hand"))),
        ("N", words(N_("On to your next decision"))),
        ("T", words(N_("Score sheet"))),
        ("L", words(N_("Log"))),
        ("Esc", words(N_("Back, or the menu"))),
        ("F1, ?", words(N_("This help"))),
        ("F11", words(N_("Full screen"))),
    ]
    if native:
        lines.append(("Ctrl+Q", words(N_("Quit"))))
    return tuple(line for line in lines if not (stud and line[0] == "1 – 5"))
