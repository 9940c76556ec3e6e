"""The house-rule panel: every option of a ruleset from its description, changed for the next new match."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence

from game.cards import N_
from game.rules import MAIN, Option, OptionError, ruleset
from game.scenes import house_rules_kept as kept
from game.scenes.api import Context
from game.scenes.house_rules_controls import Row
from game.scenes.house_rules_items import Place, RulesView, rules_items
from game.scenes.house_rules_number import NumberView, number_items
from game.scenes.listed import ListedScene, Shown
from game.stage.item import Item
from game.stage.metrics import Metrics
from game.telling.options import option_title, refusal_words

DIGITS = len(str(kept.NUMBER_MOST))


class HouseRulesScene(ListedScene):
    """See the module's docstring. `leave` is told the game whose rules were looked at last.

    `going` are the rulesets with an unfinished match, which keeps its own rules.
    """

    def __init__(
        self, context: Context, game: str, leave: Callable[[str], None], going: Collection[str]
    ) -> None:
        super().__init__(context)
        self._game = game
        self._leave = leave
        self._going = going
        self._refused: tuple[str, str] = ("", "")  # the option, and why it can't be so
        self._asked = ""  # the option whose number is asked for
        self._typed = ""
        self._fresh = False  # the first digit takes the place of the number shown

    # what is shown

    def laid(self, metrics: Metrics, offset: int) -> Shown:
        """See ListedScene."""
        return rules_items(self._view(), metrics, offset)

    def cover(self, metrics: Metrics) -> list[Item]:
        """The sheet that asks for a number."""
        return number_items(self._number(), metrics)

    @property
    def covered(self) -> bool:
        """See ListedScene."""
        return bool(self._asked)

    def _view(self) -> RulesView:
        words, rules = self._context.words, ruleset(self._game)
        changes, defaults = self._changes(), rules.default_options()
        rows = tuple(
            Row(
                option,
                changes.get(option.name, defaults[option.name]),
                defaults[option.name],
                self._refused[1] if option.name == self._refused[0] else "",
            )
            for option in rules.options
        )
        note = [words(N_("Changes apply from the next match."))]
        if self._game in self._going:
            note.append(words(N_("The saved match goes on with the rules it began with.")))
        games, presets = self._places(MAIN), self._places(kept.family(self._game))
        return RulesView(words, self._game, words(rules.title), games, presets, rows, " ".join(note))

    def _places(self, names: Sequence[str]) -> tuple[Place, ...]:
        settings, words = self._context.settings, self._context.words
        return tuple(
            Place(name, words(ruleset(name).title), len(kept.changes_of(settings, name))) for name in names
        )

    def _number(self) -> NumberView:
        words, why = self._context.words, self._why_not_number()
        option = self._option(self._asked)
        return NumberView(words, option_title(words, option), self._typed, self._range(), why)

    def _option(self, name: str) -> Option:
        return next(option for option in ruleset(self._game).options if option.name == name)

    def _range(self) -> str:
        least = self._option(self._asked).at_least or 0
        return self._context.words(
            N_("A whole number from {least} to {most}"), least=least, most=kept.NUMBER_MOST
        )

    def _why_not_number(self) -> str:
        """Why the typed number can't be, in plain words; empty if it can."""
        if not self._typed or int(self._typed) < (self._option(self._asked).at_least or 0):
            return self._range()
        try:
            kept.changed(self._game, self._changes(), self._asked, int(self._typed))
        except OptionError as error:
            return self._say(error)
        return ""

    def _say(self, error: OptionError) -> str:
        return refusal_words(self._context.words, ruleset(self._game), error.reason)

    def _changes(self) -> dict[str, object]:
        return kept.changes_of(self._context.settings, self._game)

    # what people do

    def press(self, press: Hashable) -> None:
        """See Scene."""
        self.stale = True
        self._refused = ("", "") if not self._asked else self._refused
        if press == "done":
            self._leave(self._game)
        elif press == "reset":
            self._keep({})
        elif press == "more":
            self.key("home" if self._list.offset >= self._list.most else "page down")
        elif press == "ok" and self._asked:
            self._take_number()
        elif press == "cancel":
            self._asked = ""
        elif isinstance(press, tuple):
            self._press(*press)

    def _press(self, what: str, name: str, value: object = None) -> None:
        if what == "type":
            self._type(name)
        elif what == "ruleset":
            if name != self._game:
                self._game, self._list.offset = name, 0
        elif what == "other":
            self._asked, self._fresh = name, True
            now = self._changes().get(name, ruleset(self._game).default_options()[name])
            self._typed = "" if now is None else str(now)
        else:
            self._set(name, ruleset(self._game).default_options()[name] if what == "reset" else value)

    def _set(self, name: str, value: object) -> None:
        """Another value, kept at once; one that can't be leaves all as it was, and its row says why."""
        self._list.want(name)
        try:
            changes = kept.changed(self._game, self._changes(), name, value)
        except OptionError as error:
            self._refused = (name, self._say(error))
            return
        self._keep(changes)

    def _keep(self, changes: dict[str, object]) -> None:
        self._context.settings.house_rules[self._game] = changes
        self._context.save_settings()

    def _type(self, digit: str) -> None:
        before = "" if self._fresh else self._typed
        typed = before + digit if digit else before[:-1]
        self._typed = typed.lstrip("0")[:DIGITS] or ("0" if "0" in typed else "")
        self._fresh = False

    def _take_number(self) -> None:
        if not self._why_not_number():
            name, self._asked = self._asked, ""
            self._set(name, int(self._typed))

    def key(self, name: str) -> bool:
        """See ListedScene; the number pad types."""
        digit = name.strip("[]")
        if self._asked and len(digit) == 1 and digit.isdecimal():
            self.press(("type", digit))
            return True
        return super().key(name)

    def escape(self) -> None:
        """See ListedScene."""
        self.press("cancel" if self._asked else "done")

    def part_of(self, ident: str) -> str | None:
        """See ListedScene."""
        if ident.startswith("ruleset:") and self._list.view.x == 0:
            return None
        return ident.split(":")[1] if ident.startswith("option:") else ""
