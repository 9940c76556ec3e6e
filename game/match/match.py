"""A match in play: the record is the truth, the state follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.cards import N_, GameError, Reason, is_seed
from game.match.record import FIRST_ACTION_LINE, NEXT, Fault, Player, Record, RecordError, is_player, salvage
from game.rules import Action, IllegalAction, OptionError, Ruleset, Seat, action_text, parse_action, ruleset

Events = tuple[Any, ...]
Listener = Callable[["Match", Events], None]


class Match:
    """Deals until someone has won: the present `state` (opaque), the `record` that leads to it, all events.

    `history` holds every event of the match, `deal_events` those of the present deal, oldest first and with
    all cards open: `redact` them for whoever looks. Nothing changes when something illegal is asked for.
    """

    def __init__(self, rules: Ruleset, record: Record) -> None:
        """Deal the first deal of the record and replay none of its lines; see `start` and `resume`."""
        self.ruleset = rules
        self.record = record._replace(lines=())
        self._listeners: list[Listener] = []
        options = rules.make_options(record.changes)
        self.state, self.history = rules.first_deal(options, record.seats, record.seed)
        self.deal_events: Events = self.history
        self.actions = 0

    @classmethod
    def start(
        cls, ruleset_name: str, changes: Mapping[str, object], players: Sequence[Player], seed: int
    ) -> Match:
        """Begin a match; GameError if the ruleset, an option, the players or the seed can't be."""
        rules = ruleset(ruleset_name)
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise _no_player(players)
        if len(players) not in rules.seats:
            raise GameError(
                N_("{count} can't play this game: it needs {least} to {most} players."),
                count=len(players),
                least=rules.seats[0],
                most=rules.seats[-1],
            )
        for player in players:
            if not is_player(player):
                raise _no_player(player)
        if not is_seed(seed):
            raise GameError(
                N_("{number} is no seed: it must be a whole number from 0 to 2**64 - 1."), number=seed
            )
        rules.make_options(changes)
        record = Record(ruleset_name, rules.version, dict(changes), len(players), seed, tuple(players))
        return cls(rules, record)

    @classmethod
    def resume(cls, record: Record) -> Match:
        """Replay a record; RecordError if its rules, options or lines are not ours or not legal."""
        match, damage = cls._replay(record)
        if damage is not None:
            raise damage
        return match

    @classmethod
    def open(cls, text: str) -> tuple[Match, RecordError | None]:
        """Replay a record's text up to its damage, and return what that is (None: the record is whole).

        Raises RecordError where not even the first deal can be dealt.
        """
        record, damage = salvage(text)
        match, illegal = cls._replay(record)
        return match, illegal or damage

    @classmethod
    def _replay(cls, record: Record) -> tuple[Match, RecordError | None]:
        match = cls(_rules_of(record), record)
        for number, line in enumerate(record.lines, FIRST_ACTION_LINE):
            try:
                if line == NEXT:
                    match.next_deal()
                else:
                    match.submit(parse_action(line))
            except GameError as error:
                return match, _illegal(number, line, error)
        return match, None

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where, by seat."""
        return self.record.players

    @property
    def is_deal_over(self) -> bool:
        """True once the present deal is settled."""
        return self.ruleset.is_deal_over(self.state)

    @property
    def is_match_over(self) -> bool:
        """True once somebody has won."""
        return self.ruleset.is_match_over(self.state)

    def to_act(self) -> Seat | None:
        """Return the seat whose decision is awaited, None between deals and at the end."""
        return self.ruleset.to_act(self.state)

    def observe(self, seat: Seat | None) -> Any:
        """Return what a seat may know of the table (None: an onlooker)."""
        return self.ruleset.observe(self.state, seat)

    def redact(self, events: Sequence[Any], seat: Seat | None) -> Events:
        """Return the events with the cards that a seat may not know as UNKNOWN."""
        return tuple(self.ruleset.redact(event, seat) for event in events)

    def why_not(self, action: Action) -> Reason | None:
        """Return why an action is refused now, None if it is legal."""
        return self.ruleset.why_not(self.state, action)

    def submit(self, action: Action) -> Events:
        """Take an action and return what happened; raises IllegalAction and changes nothing."""
        state, events = self.ruleset.advance(self.state, action)
        self.actions += 1
        self._go_on(state, events, self.deal_events + events, action_text(action))
        return events

    def next_deal(self) -> Events:
        """Begin the next deal and return what happened; GameError while one goes on or the match is over."""
        state, events = self.ruleset.next_deal(self.state)
        self._go_on(state, events, events, NEXT)
        return events

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with this match and the new events after each change; returns the way out."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _go_on(self, state: Any, events: Events, deal_events: Events, line: str) -> None:
        self.state = state
        self.history += events
        self.deal_events = deal_events
        self.record = self.record._replace(lines=(*self.record.lines, line))
        for listener in tuple(self._listeners):
            listener(self, events)


def _no_player(given: object) -> GameError:
    """What is wrong with somebody, or something, at the table."""
    name = given.name if isinstance(given, Player) else given
    return GameError(
        N_("“{name}” can't sit at the table: a player has a name, and a bot a level."), name=str(name)[:40]
    )


def _illegal(number: int, line: str, error: GameError) -> RecordError:
    """What is wrong with a line of a record that the rules refuse."""
    # An illegal action's reason holds plain values, which only telling can put in words.
    if isinstance(error, IllegalAction) and error.reason.params:
        return RecordError(
            Fault.ILLEGAL,
            N_("Line {number} of the record, “{line}”, is against the rules there."),
            number=number,
            line=line[:60],
        )
    return RecordError(
        Fault.ILLEGAL,
        N_("Line {number} of the record, “{line}”, is not possible there: {reason}"),
        number=number,
        line=line[:60],
        reason=error.reason,
    )


def _rules_of(record: Record) -> Ruleset:
    """Return the ruleset of a record whose first deal can be dealt; RecordError else."""
    try:
        rules = ruleset(record.ruleset)
    except GameError as error:
        raise _refused(Fault.RULESET, error) from error
    if rules.version != record.version:
        raise RecordError(
            Fault.OTHER_RULES,
            N_("The record was begun under version {found} of the rules of {ruleset}; they are now {known}."),
            found=record.version,
            ruleset=record.ruleset,
            known=rules.version,
        )
    try:
        rules.make_options(record.changes)
    except OptionError as error:
        raise _refused(Fault.OPTION, error) from error
    if record.seats not in rules.seats or len(record.players) != record.seats:
        raise RecordError(
            Fault.EDITED,
            N_("The record has {count} seats; this game has {least} to {most}."),
            count=record.seats,
            least=rules.seats[0],
            most=rules.seats[-1],
        )
    return rules


def _refused(fault: Fault, error: GameError) -> RecordError:
    return RecordError(fault, error.reason.message, **dict(error.reason.params))
