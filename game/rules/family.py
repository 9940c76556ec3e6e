"""What the rulesets of all families have in common; the Ruleset protocol says what each method promises."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from game.cards import Reason
from game.rules.api import Action, IllegalAction, Option, Position, Seat

Events = tuple[Any, ...]


class Values(Protocol):
    """A family's options: a NamedTuple of values by name."""

    def _asdict(self) -> dict[str, Any]: ...


class Family:
    """One ruleset: a name, a title, and default options. A family adds its functions on its own State.

    Its State has `to_act` and `winners`; `_act` does what a legal action says, `_go_on` what follows until a
    seat is to decide again or the deal is over. Both return the State and add to the events.
    """

    version: Final = 1
    why_not: Callable[[Any, Action], Reason | None]
    _options_of: Callable[[Any], tuple[Option, ...]]
    _make_options: Callable[[Any, Mapping[str, object]], Any]
    _first_deal: Callable[[str, Any, int, int], tuple[Any, Events]]
    _deal_from: Callable[[str, Any, Position], tuple[Any, Events]]
    _act: Callable[[Any, Action, list[Any]], Any]
    _go_on: Callable[[Any, list[Any]], Any]

    def __init__(self, name: str, title: str, defaults: Values) -> None:
        self.name, self.title = name, title
        self.defaults: Any = defaults
        self.options = self._options_of(defaults)

    def default_options(self) -> Mapping[str, object]:
        """The values of all options, enums as texts' own values."""
        return dict(self.defaults._asdict())

    def make_options(self, changes: Mapping[str, object]) -> Any:
        """The defaults with changes; OptionError says what would be right."""
        return self._make_options(self.defaults, changes)

    def first_deal(self, options: Any, seats: int, seed: int) -> tuple[Any, Events]:
        """The match's first deal from its seed."""
        return self._first_deal(self.name, options, seats, seed)

    def deal_from(self, options: Any, position: Position) -> tuple[Any, Events]:
        """A deal whose cards are given."""
        return self._deal_from(self.name, options, position)

    def to_act(self, state: Any) -> Seat | None:
        """The seat whose decision is awaited."""
        seat: Seat | None = state.to_act
        return seat

    def is_match_over(self, state: Any) -> bool:
        """True when somebody has won."""
        return bool(state.winners)

    def winners(self, state: Any) -> tuple[Seat, ...]:
        """The seats that have won the match, () while it goes on."""
        return tuple(state.winners)

    def advance(self, state: Any, action: Action) -> tuple[Any, Events]:
        """The next State and what happened; raises IllegalAction."""
        refused = self.why_not(state, action)
        if refused is not None:
            raise IllegalAction(refused)
        events: list[Any] = []
        state = self._act(state, action, events)
        if state.to_act is None:
            state = self._go_on(state, events)
        return state, tuple(events)
