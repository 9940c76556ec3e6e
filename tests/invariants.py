"""What holds in every deal of every ruleset, checked step by step; the tests and the long run share it."""

from __future__ import annotations

from typing import Any

from insights import card_fault, exchange_cards, insight, swapped
from random_play import any_action, is_offered

from game.cards import Card, Dice, rng_from
from game.match import Match, Record, dumps, loads
from game.match.record import NEXT
from game.rules import Action, IllegalAction, Ruleset, Seat, Verb, action_text, parse_action
from game.rules.events import Declared, DeclarePassed, RanksRevealed

Events = tuple[Any, ...]


class InvariantError(AssertionError):
    """An invariant does not hold; the message says which."""


def hold(right: object, message: str) -> None:
    """InvariantError with the message unless it is right; `assert` would vanish where Python optimises."""
    if not right:
        raise InvariantError(message)


class Watch:
    """Looks at every step of random play; one step in `seldom` gets each of the costly looks.

    Always: the pack is whole, points and chips add up, somebody is to act or the deal is over, something is
    told. Now and then: all that is offered is accepted and nothing else, text forms come back, sampled worlds
    and swapped hidden cards look the same.
    """

    def __init__(self, rules: Ruleset, dice: Dice, seldom: int = 40) -> None:
        self.rules, self._dice, self._seldom = rules, dice, max(seldom, 6)
        self.verbs: set[Verb] = set()
        self.told: set[type] = set()
        self.refused = self.worlds = self.swaps = 0
        self._inside: Any = None

    def __call__(self, before: Any, action: Action | None, after: Any, events: Events) -> None:
        """Check a step; raises InvariantError."""
        if self._inside is None:
            self._inside = insight(after)
        inside, rules = self._inside, self.rules
        fault = card_fault(inside.cards(after)) or inside.fault(
            None if action is None else before, after, events
        )
        hold(fault is None, str(fault))
        hold(events, "nothing was told")
        over = rules.is_deal_over(after)
        hold((rules.to_act(after) is None) is over, "nobody is to act, or somebody after the end")
        hold(over or not rules.is_match_over(after), "the match is over before the deal is")
        if action is not None:
            self.verbs.add(action.verb)
        for event in events:
            self.told.add(type(event))
        self._look(before, action, after, events)

    def _look(self, before: Any, action: Action | None, after: Any, events: Events) -> None:
        """One of the costly looks, now and then."""
        number = self._dice.below(self._seldom)
        if number == 0:
            check_offers(self.rules, before)
        elif number < 3:
            self.refused += check_attempt(self.rules, before, any_action(self.rules, before, self._dice))
        elif number == 3:
            self._check_world(after)
        elif number == 4 and action is not None:
            self._check_swap(before, action, after, events)
        elif number == 5 and action is not None:
            check_line(self.rules, before, action, after)

    def _observer(self, state: Any) -> Seat | None:
        seats = len(self.rules.observe(state, None).seats)
        number = self._dice.below(seats + 1)
        return None if number == seats else Seat(number)

    def _check_world(self, state: Any) -> None:
        self.worlds += 1
        check_world(self.rules, state, self._observer(state), self._dice.below(1000))

    def _check_swap(self, before: Any, action: Action, after: Any, events: Events) -> None:
        observer = self._observer(before)
        hidden = self._inside.hidden(before, observer)
        if len(hidden) > 1:
            self.swaps += 1
            a, b = self._dice.choice(hidden), self._dice.choice(hidden)
            check_swap(self.rules, (before, action, after, events), observer, a, b)


def check_offers(rules: Ruleset, state: Any) -> None:
    """Every legal action is accepted, once in the list, offered, and comes back from its text."""
    legal, offers, seat = rules.legal_actions(state), rules.offers(state), rules.to_act(state)
    hold(len(set(legal)) == len(legal), "a legal action is listed twice")
    hold(bool(legal) is (seat is not None), "who is to act has nothing to do, or nobody has something")
    for action in legal:
        why = rules.why_not(state, action)
        hold(why is None, f"{action_text(action)} is listed as legal, but refused: {why}")
        hold(is_offered(offers, seat, action), f"{action_text(action)} is legal, but not offered")
        hold(parse_action(action_text(action)) == action, f"{action_text(action)} does not come back")
    if seat is not None:
        hold(rules.observe(state, seat).offers == offers, "the seat to act does not see what it may do")


def check_attempt(rules: Ruleset, state: Any, action: Action) -> bool:
    """What is offered is accepted; anything else is refused with a reason, without effect (then True)."""
    why = rules.why_not(state, action)
    if is_offered(rules.offers(state), rules.to_act(state), action):
        hold(why is None, f"{action} is offered, but refused: {why}")
        rules.advance(state, action)
        return False
    hold(why is not None, f"{action} is not offered, but accepted")
    kept = hash(state)
    try:
        rules.advance(state, action)
    except IllegalAction as refused:
        hold(refused.reason == why, f"{action}: {refused.reason} is not {why}")
        hold(str(refused), f"{action}: refused without words")
    else:
        raise InvariantError(f"{action}: refused by why_not, but done")
    hold(hash(state) == kept, f"{action}: refused, but the state has changed")
    return True


def check_line(rules: Ruleset, before: Any, action: Action, after: Any) -> None:
    """The action as its line says it leads to the same state, whatever the order of its cards."""
    again = parse_action(action_text(action))
    hold(again == action, f"{action_text(action)} does not come back")
    hold(rules.advance(before, again)[0] == after, f"{action_text(action)} leads elsewhere the second time")
    turned, _ = rules.advance(before, again._replace(cards=again.cards[::-1]))
    hold(rules.probe(turned) == rules.probe(after), f"{action_text(action)}: the order of cards matters")


def check_world(rules: Ruleset, state: Any, observer: Seat | None, seed: int) -> None:
    """A world drawn from an observation looks the same, and its pack is whole."""
    view = rules.observe(state, observer)
    world = rules.sample_world(view, rng_from(seed, "world"))
    hold(rules.observe(world, observer) == view, f"a sampled world looks otherwise to {observer}")
    inside = insight(world)
    fault = card_fault(inside.cards(world))
    if fault is None and not rules.is_deal_over(world):
        fault = inside.fault(world, world, ())
    hold(fault is None, f"a sampled world has {fault}")


def check_swap(
    rules: Ruleset, step: tuple[Any, Action, Any, Events], observer: Seat | None, a: Card, b: Card
) -> None:
    """With two hidden cards changed for each other, all looks the same; what then is told, too.

    The events are compared if the same action, with the cards changed in it, leads to the same state with the
    cards changed, neither card has come to light, and all declare the same: what is declared, the rules make
    public, and with automatic declaring it follows from the hands at once.
    """
    before, action, after, events = step
    other = swapped(before, a, b)
    hold(rules.observe(other, observer) == rules.observe(before, observer), f"{observer} sees {a} or {b}")
    mirrored = action._replace(cards=exchange_cards(action.cards, a, b))
    if rules.why_not(other, mirrored) is not None:
        return  # such as a category that the other hand does not have
    there, told = rules.advance(other, mirrored)
    hidden = insight(after).hidden(after, observer)
    if a not in hidden or b not in hidden or rules.observe(there, observer) != rules.observe(after, observer):
        return
    if _declarations(events) != _declarations(told):
        return
    for ours, theirs in zip(events, told, strict=True):
        same = rules.redact(ours, observer) == rules.redact(theirs, observer)
        hold(same, f"{observer} is told of {a} or {b} by {ours}")


def _declarations(events: Events) -> list[Any]:
    """What all are told of each other's hands in words."""
    return [event for event in events if type(event) in (Declared, DeclarePassed, RanksRevealed)]


def check_replay(rules: Ruleset, record: Record, state: Any) -> None:
    """The record comes back from its text, and its lines lead to the same state."""
    again = loads(dumps(record))
    hold(again == record, "the record does not come back from its text")
    replayed, _ = rules.first_deal(rules.make_options(again.changes), again.seats, again.seed)
    for line in again.lines:
        if line == NEXT:
            replayed, _ = rules.next_deal(replayed)
        else:
            replayed, _ = rules.advance(replayed, parse_action(line))
    hold(hash(replayed) == hash(state) and replayed == state, "the replay ends in another state")


def check_resume(record: Record, state: Any) -> None:
    """A match resumed from the record is where it was; undone, done again and begun anew it follows too."""
    match = Match.resume(loads(dumps(record)))
    hold(hash(match.state) == hash(state) and match.state == state, "the resumed match is elsewhere")
    hold(match.record == record, "the resumed match has another record")
    if not record.lines:
        return
    back = Match.resume(record._replace(lines=record.lines[:-1]))
    if record.lines[-1] == NEXT:
        back.next_deal()
    else:
        back.submit(parse_action(record.lines[-1]))
    hold(hash(back.state) == hash(state), "undone and done again it is elsewhere")
    hold(back.history == match.history, "undone and done again something else was told")
