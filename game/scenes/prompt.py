"""What the person may do now: offers become buttons, keys and words; cards and a button become an Action."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from game.cards import N_, Card, suit_of
from game.rules.api import Action, Offer, Verb
from game.rules.chicago.observation import ChicagoView
from game.telling.names import category_name, suit_name
from game.text import Words


class Button(NamedTuple):
    """One legal kind of action as a button; `why` says what is still missing where it is not enabled."""

    id: str
    offer: Offer
    text: str
    primary: bool
    key: str
    why: str | None = None


class Amount(NamedTuple):
    """A free amount of chips: from `least` to `most`, `chosen` now; it goes up and down by `step`."""

    least: int
    most: int
    chosen: int
    step: int


class Prompt(NamedTuple):
    """The line that says what to do (and a shorter one), a remark, the buttons, the cards one may press.

    `picks`: pressing a card chooses it (exchange); `plays`: pressing it plays it.
    """

    line: str = ""
    short: str = ""
    note: tuple[str, ...] = ()
    buttons: tuple[Button, ...] = ()
    picks: frozenset[Card] = frozenset()
    plays: frozenset[Card] = frozenset()
    amount: Amount | None = None
    full: str = ""  # the line with what the remark says, for screens that have no room for remarks


KEYS: Final = {
    Verb.EXCHANGE: "e",
    Verb.EXCHANGE_OPEN: "o",
    Verb.STAND: "s",
    Verb.SHOW: "v",
    Verb.DECLARE: "d",
    Verb.PASS: "p",
    Verb.CHICAGO: "c",
    Verb.DECLINE: "n",
    Verb.TAKE: "t",
    Verb.REFUSE: "r",
    Verb.POINTS: "p",
    Verb.RESET: "z",
    Verb.PLAY: "p",
}
ALIASES: Final = {"b": "e"}  # Swedish "byt"
_TEXTS: Final = {
    Verb.STAND: N_("Stand"),
    Verb.SHOW: N_("Show your hand"),
    Verb.PASS: N_("Pass"),
    Verb.CHICAGO: N_("Call Chicago"),
    Verb.DECLINE: N_("No Chicago"),
    Verb.TAKE: N_("Take it"),
    Verb.REFUSE: N_("Refuse it"),
    Verb.RESET: N_("Set the others to 0"),
    Verb.PLAY: N_("Play the card"),
}
_PRIMARY: Final = (Verb.PLAY, Verb.EXCHANGE, Verb.SHOW, Verb.DECLARE, Verb.CHICAGO, Verb.TAKE, Verb.POINTS)


def make_prompt(
    words: Words, view: ChicagoView, selected: Collection[Card], names: Sequence[str], confirm: bool = False
) -> Prompt:
    """The prompt for the observer of `view`; empty when it is not to act.

    `selected` are the cards chosen so far, `names` the players' by seat; `confirm`: a card that is chosen
    is played by a button.
    """
    offers = view.offers
    if view.seat is None or view.to_act != view.seat or not offers:
        return Prompt()
    by_verb = {offer.verb: offer for offer in offers}
    buttons = [
        _button(words, view, offer, selected) for offer in offers if offer.verb is not Verb.PLAY or confirm
    ]
    if buttons and not any(button.primary for button in buttons):
        buttons[0] = buttons[0]._replace(primary=True)
    line, short = _lines(words, view, by_verb, names)
    return Prompt(
        line,
        short,
        _note(words, view, by_verb),
        tuple(buttons),
        picks=frozenset(card for offer in offers if offer.verb is Verb.EXCHANGE for card in offer.cards),
        plays=frozenset(card for offer in offers if offer.verb is Verb.PLAY for card in offer.cards),
        full=_full(words, view, by_verb),
    )


def action_for(view: ChicagoView, button: Button, selected: Collection[Card]) -> Action | None:
    """The action of a pressed button with the chosen cards; None while the button is not enabled."""
    if view.seat is None or button.why is not None:
        return None
    cards: tuple[Card, ...] = tuple(selected) if button.offer.cards else ()
    return Action(view.seat, button.offer.verb, cards, button.offer.category)


def only_action(view: ChicagoView) -> Action | None:
    """The observer's action if no other is possible: a forced pass, the only legal card."""
    if view.seat is None or len(view.offers) != 1:
        return None
    offer = view.offers[0]
    if offer.cards and not (len(offer.cards) == offer.least == offer.most):
        return None
    return Action(view.seat, offer.verb, offer.cards, offer.category)


def _button(words: Words, view: ChicagoView, offer: Offer, selected: Collection[Card]) -> Button:
    verb, why = offer.verb, None
    if verb is Verb.EXCHANGE:
        text = words(N_("Exchange"))
        if selected:
            text = words.plural(N_("Exchange {n} card"), N_("Exchange {n} cards"), len(selected))
    elif verb is Verb.EXCHANGE_OPEN:
        text = words(N_("Exchange openly"))
    elif verb is Verb.DECLARE and offer.category is not None:
        text = words(N_("Declare {hand}"), hand=category_name(words, offer.category))
    elif verb is Verb.POINTS:
        points = view.options.four_of_a_kind_points
        text = words.plural(N_("Take {n} point"), N_("Take {n} points"), points)
    else:
        text = words(_TEXTS[verb])
    if offer.cards and not offer.least <= len(selected) <= offer.most:
        why = words(N_("First choose the cards that you want to exchange."))
        if verb is Verb.EXCHANGE_OPEN:
            why = words(N_("Choose exactly one card: the new one is shown to all, and you may refuse it."))
        elif verb is Verb.PLAY:
            why = words(N_("First choose the card that you want to play."))
    return Button(f"action:{verb}", offer, text, verb in _PRIMARY, KEYS[verb], why)


def _lines(
    words: Words, view: ChicagoView, offers: dict[Verb, Offer], names: Sequence[str]
) -> tuple[str, str]:
    if Verb.EXCHANGE in offers:
        return (
            words(N_("Your turn – choose the cards you want to exchange")),
            words(N_("Your turn – choose cards")),
        )
    if Verb.SHOW in offers:
        return (
            words(N_("Your turn – show your hand to exchange, or stand")),
            words(N_("Your turn – show, then exchange")),
        )
    if Verb.RESET in offers:
        return words(N_("Your turn – points, or the others to 0?")), words(N_("Your turn – choose"))
    if Verb.CHICAGO in offers:
        points = view.options.chicago_points
        short = words(N_("Your turn – all 5 tricks for ±{points}?"), points=points)
        return words(N_("Your turn – do you call Chicago?")), short
    if Verb.PLAY in offers:
        line = _playing(words, view, offers[Verb.PLAY])
    elif Verb.TAKE in offers:
        line = words(N_("Your turn – take the open card?"))
    elif view.highest is not None:
        seat, category = view.highest
        hand = category_name(words, category)
        line = words(N_("Your turn – highest so far: {hand} ({name})"), hand=hand, name=names[seat])
        return line, words(N_("Your turn – highest: {hand}"), hand=hand)
    else:
        line = words(N_("Your turn – declare your hand"))
    return line, line


def _full(words: Words, view: ChicagoView, offers: dict[Verb, Offer]) -> str:
    if Verb.CHICAGO not in offers:
        return ""
    points = view.options.chicago_points
    return words(N_("Your turn – Chicago? All five tricks: +{points}, else −{points}"), points=points)


def _playing(words: Words, view: ChicagoView, offer: Offer) -> str:
    if not view.trick:
        taken = view.last_trick and view.last_taker == view.seat
        return words(N_("Your trick – lead a card")) if taken else words(N_("Your turn – lead a card"))
    suit = suit_of(view.trick[0][1])
    if all(suit_of(card) == suit for card in offer.cards):
        return words(N_("Your turn – follow {suit}"), suit=suit_name(words, suit))
    return words(N_("Your turn – play any card"))


def _note(words: Words, view: ChicagoView, offers: dict[Verb, Offer]) -> tuple[str, ...]:
    if Verb.SHOW in offers:
        return words(N_("You scored in the last phase:")), words(N_("show first, then exchange."))
    if Verb.EXCHANGE in offers:
        return (words(N_("Stand: you keep all your cards.")),)
    if Verb.TAKE in offers:
        return words(N_("If you refuse it,")), words(N_("you take the next one unseen."))
    if Verb.RESET in offers:
        return (words(N_("Four of a kind lets you choose.")),)
    if Verb.DECLARE in offers:
        return (words(N_("You name the kind of hand, not the cards.")),)
    if Verb.CHICAGO in offers:
        points = view.options.chicago_points
        return (
            words(N_("You must take all five tricks:")),
            words(N_("+{points} if you do, −{points} if not."), points=points),
        )
    if Verb.PASS in offers and view.highest is not None:
        return (words(N_("Your hand is not high enough.")),)
    return ()
