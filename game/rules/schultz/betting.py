"""What the seat to act may do, and why it may not do anything else (rules.md 3, "Betting")."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.cards import N_, Reason, reason
from game.rules.actions import actions_of
from game.rules.api import Action, Offer, Seat, Verb
from game.rules.schultz.options import Limit
from game.rules.schultz.state import State

# Measured on CPython 3.11: looking a member up in its enum takes ten times as long as a module's own name.
FOLD: Final = Verb.FOLD
CHECK: Final = Verb.CHECK
CALL: Final = Verb.CALL
BET: Final = Verb.BET
RAISE: Final = Verb.RAISE
_FIXED: Final = Limit.FIXED

_VERBS: Final = frozenset((FOLD, CHECK, CALL, BET, RAISE))
_CAPPED: Final = (_FIXED, Limit.SPREAD)
_FOLDING: Final = Offer(FOLD)
_CHECKING: Final = Offer(CHECK)
_NO_CHIPS: Final = N_("You don't have the chips to raise: you can only call all-in, or fold.")
_NOT_REOPENED: Final = N_("The all-in was too small a raise to reopen the betting: you can call or fold.")
_NO_MORE_RAISES: Final = N_("No more raises on this street: at most {count} are allowed.")
_NOBODY_CALLS: Final = N_("Nobody else has chips left to call with.")
_NO_BETS: Final = N_("Nothing is bet on this street: the bet is set to 0.")


def offers(state: State) -> tuple[Offer, ...]:
    """What the seat to act may do, in the order of the screen's buttons; () when nobody is to act.

    The amount of a call is the chips to add, that of a bet or raise the seat's total for the street.
    """
    seat = state.to_act
    if seat is None:
        return ()
    betting = state.betting
    to_call, stack = betting.current - betting.bets[seat], state.stacks[seat]
    to_call = to_call if to_call < stack else stack
    if _refusal(state, seat) is not None:
        return _offers(to_call, None, None, None)
    least, most = raise_totals(state, seat)
    fixed = state.setup.options.limit is _FIXED
    return _offers(to_call, RAISE if betting.current else BET, least, None if fixed else most)


@lru_cache(maxsize=1024)
def _offers(to_call: int, verb: Verb | None, least: int | None, most: int | None) -> tuple[Offer, ...]:
    """Kept, as the same few choices come up again and again; `verb` is that of a bet or raise, if any."""
    found = (_FOLDING, Offer(CALL, amount=to_call)) if to_call else (_CHECKING,)
    return found if verb is None else (*found, Offer(verb, amount=least, amount_most=most))


@lru_cache(maxsize=4096)
def actions_for(seat: Seat, offered: tuple[Offer, ...]) -> tuple[Action, ...]:
    """Every action that the offers to a seat stand for; of free amounts the least and the most."""
    return tuple(action for offer in offered for action in actions_of(seat, offer))


def raise_totals(state: State, seat: Seat) -> tuple[int, int]:
    """The least and the most total for the street to which the seat may bet or raise.

    Less than a full bet or raise if the stack does not suffice; the most is no more than what is there
    already if nothing can be bet on this street.
    """
    options = state.setup.options
    _, bets, _, current, level, step, _ = state.betting
    mine, full = bets[seat], level + step
    all_in = mine + state.stacks[seat]
    if options.limit is _FIXED:
        total = full if full < all_in else all_in
        return total, total
    least = max(full, current + 1)
    if options.limit is Limit.SPREAD:
        most = level + options.big_bet
    elif options.limit is Limit.POT:
        most = max(least, current + (current - mine) + sum(state.paid))
    else:
        most = max(least, all_in)
    return min(least, all_in), min(most, all_in)


def why_no_raise(state: State, seat: Seat) -> Reason | None:
    """Why the seat to act may neither bet nor raise; None if it may."""
    message = _refusal(state, seat)
    if message == _NO_MORE_RAISES:
        return reason(message, count=state.setup.options.max_raises)
    return None if message is None else reason(message)


def _refusal(state: State, seat: Seat) -> str | None:
    """The message of `why_no_raise`."""
    options, stacks, folded = state.setup.options, state.stacks, state.folded
    _, bets, acted, current, level, step, raises = state.betting
    if bets[seat] + stacks[seat] <= current:
        return _NO_CHIPS
    if acted[seat]:
        return _NOT_REOPENED
    if level and raises >= options.max_raises and options.limit in _CAPPED:
        return _NO_MORE_RAISES
    for other, stack in enumerate(stacks):
        if stack and other != seat and not folded[other]:
            break
    else:
        return _NOBODY_CALLS
    # What makes a full bet or raise is the next level after the last full one.
    if level + step <= current and raise_totals(state, seat)[1] <= current:
        return _NO_BETS
    return None


def why_not(state: State, action: Action) -> Reason | None:
    """Why the action is refused now, None if it is legal."""
    seat, verb, cards, category, amount = action
    if seat != state.to_act:
        return _wrong_seat(state, seat)
    if verb not in _VERBS:
        return reason(N_("Here you can fold, check, call, bet or raise."))
    if cards or category is not None:
        return reason(N_("No cards are named when betting."))
    to_call = state.betting.current - state.betting.bets[seat]
    if to_call > 0:
        if verb is CHECK:
            return reason(N_("You can't check: it costs {chips} to call."), chips=to_call)
    elif verb is FOLD:
        return reason(N_("There is nothing to call: check instead of folding."))
    elif verb is CALL:
        return reason(N_("There is nothing to call: you can check."))
    if verb is RAISE or verb is BET:
        return _wrong_raise(state, action)
    return None if amount is None else reason(N_("Only a bet or a raise names an amount."))


def _wrong_seat(state: State, seat: Seat) -> Reason:
    if not 0 <= seat < len(state.stacks):
        return reason(N_("There is no seat {number} at this table."), number=seat)
    if state.to_act is None:
        return reason(N_("The deal is over: nobody is to act."))
    if state.folded[seat]:
        return reason(N_("Whoever has folded is out of the deal."))
    if not state.stacks[seat]:
        return reason(N_("Whoever is all-in has nothing more to decide."))
    return reason(N_("It is not your turn: {seat} is to act."), seat=state.to_act)


def _wrong_raise(state: State, action: Action) -> Reason | None:
    """Why a bet or raise is refused."""
    if action.verb is BET and state.betting.current:
        return reason(N_("There is a bet already: you can raise it."))
    if action.verb is RAISE and not state.betting.current:
        return reason(N_("There is nothing to raise: you can bet."))
    refused = why_no_raise(state, action.seat)
    if refused is not None:
        return refused
    least, most = raise_totals(state, action.seat)
    if state.setup.options.limit is _FIXED:
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
