"""What the seat to act may do, why it may not do anything else, and doing it (rules.md 3, "Betting")."""

from __future__ import annotations

from typing import Any, Final

from game.cards import N_, Reason, reason
from game.rules.api import Action, Offer, Seat, Verb
from game.rules.schultz.events import Bet, Called, Checked, Folded, Raised
from game.rules.schultz.opening import next_to_ask
from game.rules.schultz.options import Limit
from game.rules.schultz.state import State, put

_VERBS: Final = (Verb.FOLD, Verb.CHECK, Verb.CALL, Verb.BET, Verb.RAISE)
_CAPPED: Final = (Limit.FIXED, Limit.SPREAD)


def offers(state: State) -> tuple[Offer, ...]:
    """What the seat to act may do, in the order of the screen's buttons; () when nobody is to act.

    The amount of a call is the chips to add, that of a bet or raise the seat's total for the street.
    """
    seat = state.to_act
    if seat is None:
        return ()
    betting = state.betting
    to_call = betting.current - betting.bets[seat]
    found = [Offer(Verb.CHECK)]
    if to_call > 0:
        found = [Offer(Verb.FOLD), Offer(Verb.CALL, amount=min(to_call, state.stacks[seat]))]
    if why_no_raise(state, seat) is None:
        least, most = raise_totals(state, seat)
        verb = Verb.RAISE if betting.current else Verb.BET
        fixed = state.setup.options.limit is Limit.FIXED
        found.append(Offer(verb, amount=least, amount_most=None if fixed else most))
    return tuple(found)


def raise_totals(state: State, seat: Seat) -> tuple[int, int]:
    """The least and the most total for the street to which the seat may bet or raise.

    Less than a full bet or raise if the stack does not suffice; the most is no more than what is there
    already if nothing can be bet on this street.
    """
    options, betting = state.setup.options, state.betting
    current, mine = betting.current, betting.bets[seat]
    all_in = mine + state.stacks[seat]
    least = most = full_total(state)
    if options.limit is not Limit.FIXED:
        least = max(least, current + 1)
        if options.limit is Limit.SPREAD:
            most = betting.level + options.big_bet
        elif options.limit is Limit.POT:
            most = max(least, current + (current - mine) + sum(state.paid))
        else:
            most = max(least, all_in)
    return min(least, all_in), min(most, all_in)


def why_no_raise(state: State, seat: Seat) -> Reason | None:
    """Why the seat to act may neither bet nor raise; None if it may."""
    options, betting = state.setup.options, state.betting
    if betting.bets[seat] + state.stacks[seat] <= betting.current:
        return reason(N_("You don't have the chips to raise: you can only call all-in, or fold."))
    if betting.acted[seat]:
        return reason(N_("The all-in was too small a raise to reopen the betting: you can call or fold."))
    if betting.level and options.limit in _CAPPED and betting.raises >= options.max_raises:
        return reason(
            N_("No more raises on this street: at most {count} are allowed."), count=options.max_raises
        )
    if not any(
        stack and not folded and other != seat
        for other, (stack, folded) in enumerate(zip(state.stacks, state.folded, strict=True))
    ):
        return reason(N_("Nobody else has chips left to call with."))
    if raise_totals(state, seat)[1] <= betting.current:
        return reason(N_("Nothing is bet on this street: the bet is set to 0."))
    return None


def full_total(state: State) -> int:
    """The total that makes a full bet or raise: the next level after the last full one."""
    betting = state.betting
    return betting.level + betting.step


def why_not(state: State, action: Action) -> Reason | None:
    """Why the action is refused now, None if it is legal."""
    seat, verb = action.seat, action.verb
    if not 0 <= seat < len(state.stacks):
        return reason(N_("There is no seat {number} at this table."), number=seat)
    if seat != state.to_act:
        return _wrong_seat(state, seat)
    if verb not in _VERBS:
        return reason(N_("Here you can fold, check, call, bet or raise."))
    if action.cards or action.category is not None:
        return reason(N_("Betting names no cards."))
    betting = state.betting
    if betting.current > betting.bets[seat]:
        if verb is Verb.CHECK:
            return reason(
                N_("You can't check: {chips} are to be called."), chips=betting.current - betting.bets[seat]
            )
    elif verb is Verb.FOLD:
        return reason(N_("There is nothing to call: check instead of folding."))
    elif verb is Verb.CALL:
        return reason(N_("There is nothing to call: you can check."))
    if verb in (Verb.BET, Verb.RAISE):
        return _wrong_raise(state, action)
    return None if action.amount is None else reason(N_("Only a bet or a raise names an amount."))


def _wrong_seat(state: State, seat: Seat) -> Reason:
    if state.to_act is None:
        return reason(N_("The deal is over: nobody is to act."))
    if state.folded[seat]:
        return reason(N_("Whoever has folded takes no more part in the deal."))
    if not state.stacks[seat]:
        return reason(N_("Whoever is all-in has nothing more to decide."))
    return reason(N_("It is the turn of {seat}."), seat=state.to_act)


def _wrong_raise(state: State, action: Action) -> Reason | None:
    """Why a bet or raise is refused."""
    if action.verb is Verb.BET and state.betting.current:
        return reason(N_("There is a bet already: you can raise it."))
    if action.verb is Verb.RAISE and not state.betting.current:
        return reason(N_("There is nothing to raise: you can bet."))
    refused = why_no_raise(state, action.seat)
    if refused is not None:
        return refused
    least, most = raise_totals(state, action.seat)
    if state.setup.options.limit is Limit.FIXED:
        if action.amount is not None:
            return reason(N_("With fixed limit no amount is named."))
        return None
    if action.amount is None:
        return reason(
            N_("Name your total for this street, from {least} to {most} chips."), least=least, most=most
        )
    if not least <= action.amount <= most:
        return reason(
            N_("{amount} chips can't be your total for this street: it is from {least} to {most}."),
            amount=action.amount,
            least=least,
            most=most,
        )
    return None


def act(state: State, action: Action, events: list[Any]) -> State:
    """Do what a legal action says and find the next seat that has a decision, if any."""
    seat, verb = action.seat, action.verb
    if verb is Verb.FOLD:
        events.append(Folded(seat))
        state = state._replace(
            folded=put(state.folded, seat, True), did=put(state.did, seat, Action(seat, verb))
        )
    elif verb is Verb.CHECK:
        events.append(Checked(seat))
        betting = state.betting
        state = state._replace(
            betting=betting._replace(acted=put(betting.acted, seat, True)),
            did=put(state.did, seat, Action(seat, verb)),
        )
    elif verb is Verb.CALL:
        state = _call(state, seat, events)
    else:
        state = _raise(state, action, events)
    if sum(state.folded) == len(state.folded) - 1:
        return state._replace(to_act=None)
    return state._replace(to_act=next_to_ask(state, seat + 1))


def _call(state: State, seat: Seat, events: list[Any]) -> State:
    betting = state.betting
    to_call, stack = betting.current - betting.bets[seat], state.stacks[seat]
    chips = min(to_call, stack)
    events.append(Called(seat, chips, chips == stack, chips < to_call))
    betting = betting._replace(
        bets=put(betting.bets, seat, betting.bets[seat] + chips), acted=put(betting.acted, seat, True)
    )
    return _pay(state, Action(seat, Verb.CALL, amount=chips), chips)._replace(betting=betting)


def _raise(state: State, action: Action, events: list[Any]) -> State:
    """Bet or raise; what reaches the next level is full and lets the others act again."""
    seat, betting = action.seat, state.betting
    total = action.amount
    if total is None:
        total = min(full_total(state), betting.bets[seat] + state.stacks[seat])
    chips = total - betting.bets[seat]
    all_in, full = chips == state.stacks[seat], total >= full_total(state)
    if betting.current == 0:
        events.append(Bet(seat, chips, all_in, full))
    else:
        completed = full and betting.level == 0
        events.append(Raised(seat, chips, total, all_in, full, completed))
    bets = put(betting.bets, seat, total)
    if full:
        acted = tuple(other == seat for other in range(len(bets)))
        raises = betting.raises + (1 if betting.level else 0)
        betting = betting._replace(
            bets=bets, acted=acted, current=total, level=total, step=total - betting.level, raises=raises
        )
    else:
        betting = betting._replace(bets=bets, acted=put(betting.acted, seat, True), current=total)
    return _pay(state, action._replace(amount=total), chips)._replace(betting=betting)


def _pay(state: State, done: Action, chips: int) -> State:
    """Move chips from a seat's stack into the pot."""
    seat = done.seat
    return state._replace(
        stacks=put(state.stacks, seat, state.stacks[seat] - chips),
        paid=put(state.paid, seat, state.paid[seat] + chips),
        did=put(state.did, seat, done),
    )
