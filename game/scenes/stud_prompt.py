"""What the person may do now in stud: fold, call or check, bet or raise, and by how much."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cards import N_
from game.rules.api import Action, Offer, Verb
from game.rules.schultz.observation import SchultzView
from game.scenes.prompt import Amount, Button, Prompt
from game.scenes.table_game import Choice
from game.text import Words

KEYS: Final = {Verb.FOLD: "f", Verb.CHECK: "c", Verb.CALL: "c", Verb.BET: "b", Verb.RAISE: "r"}
ALIASES: Final[Mapping[str, str]] = {"s": "c", "h": "r", "p": "c"}  # Swedish "syna", "höj", "passa"
_PRIMARY: Final = (Verb.CALL, Verb.CHECK)


def make_prompt(words: Words, view: SchultzView, choice: Choice) -> Prompt:
    """The prompt for the observer of `view`; empty when it is not to act."""
    if view.seat is None or view.to_act != view.seat or not view.offers:
        return Prompt()
    amount = _amount(view, choice)
    line, short = _lines(words, view)
    buttons = tuple(_button(words, view, offer, amount) for offer in view.offers)
    return Prompt(line, short, (), buttons, amount=amount)


def action_for(view: SchultzView, button: Button, choice: Choice) -> Action | None:
    """The action of a pressed button; amounts are named only where they are free."""
    if view.seat is None:
        return None
    amount = _amount(view, choice) if button.offer.amount_most is not None else None
    return Action(view.seat, button.offer.verb, amount=None if amount is None else amount.chosen)


def only_action(view: SchultzView) -> Action | None:
    """The observer's action if it can only check."""
    if view.seat is None or [offer.verb for offer in view.offers] != [Verb.CHECK]:
        return None
    return Action(view.seat, Verb.CHECK)


def _amount(view: SchultzView, choice: Choice) -> Amount | None:
    """The free amount, if a bet or raise has one; what was chosen, kept within its limits."""
    for offer in view.offers:
        if offer.amount_most is not None and offer.amount is not None:
            chosen = offer.amount if choice.amount is None else choice.amount
            kept = max(offer.amount, min(offer.amount_most, chosen))
            return Amount(offer.amount, offer.amount_most, kept, max(1, view.options.small_bet))
    return None


def _button(words: Words, view: SchultzView, offer: Offer, amount: Amount | None) -> Button:
    verb = offer.verb
    chips = amount.chosen if amount is not None and offer.amount_most is not None else offer.amount or 0
    text = _text(words, view, verb, chips)
    if view.seat is not None and verb in (Verb.CALL, Verb.BET, Verb.RAISE):
        me = view.seats[view.seat]
        whole = me.stack if verb is Verb.CALL else me.stack + me.bet
        if chips >= whole:
            text = words(N_("{action}, all-in"), action=text)
    return Button(f"action:{verb}", offer, text, verb in _PRIMARY, KEYS[verb])


def _text(words: Words, view: SchultzView, verb: Verb, chips: int) -> str:
    if verb is Verb.FOLD:
        return words(N_("Fold"))
    if verb is Verb.CHECK:
        return words(N_("Check"))
    if verb is Verb.CALL:
        return words(N_("Call {n}"), n=chips)
    if verb is Verb.BET:
        return words(N_("Bet {n}"), n=chips)
    if not view.betting.level and chips == view.betting.bet:
        return words(N_("Complete to {n}"), n=chips)
    return words(N_("Raise to {n}"), n=chips)


def _lines(words: Words, view: SchultzView) -> tuple[str, str]:
    """The prompt, and the same in fewer words."""
    verbs = {offer.verb: offer for offer in view.offers}
    if Verb.CALL in verbs:
        chips = verbs[Verb.CALL].amount
        return words(N_("Your turn – {n} to call"), n=chips), words(N_("{n} to call"), n=chips)
    if Verb.BET in verbs:
        return words(N_("Your turn – check or bet")), words(N_("Check or bet"))
    if Verb.RAISE in verbs:
        return words(N_("Your turn – check or raise")), words(N_("Check or raise"))
    return words(N_("Your turn – you can only check")), words(N_("Only check"))
