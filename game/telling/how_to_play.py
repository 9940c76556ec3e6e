"""How each game is played, in short, with the numbers of the options it is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from game.cards import N_, Card, Category, parse_cards
from game.rules.chicago.options import ChicagoOptions
from game.rules.chicago.scoring import hand_points
from game.rules.schultz.options import SchultzOptions
from game.telling.names import capital, category_name
from game.text import Words


class Section(NamedTuple):
    """A heading and its sentences."""

    title: str
    text: str


class HandLine(NamedTuple):
    """A line of the hand table: an example, and what the hand gives; None where hands have no points.

    `wild`: the card of the example that is wild; None: none is.
    """

    name: str
    cards: tuple[Card, ...]
    points: int | None
    wild: Card | None = None


_EXAMPLES: Final = {
    Category.FIVE_OF_A_KIND: "7S 7H 7D 7C 4C",
    Category.ROYAL_FLUSH: "AH KH QH JH TH",
    Category.STRAIGHT_FLUSH: "9S 8S 7S 6S 5S",
    Category.FOUR_OF_A_KIND: "QS QH QD QC 6H",
    Category.FULL_HOUSE: "TS TH TD 4C 4S",
    Category.FLUSH: "KD JD 8D 5D 2D",
    Category.STRAIGHT: "8C 7H 6S 5D 4C",
    Category.THREE_OF_A_KIND: "5S 5H 5C KD 9C",
    Category.TWO_PAIR: "JS JD 3H 3C AC",
    Category.PAIR: "AS AD TC 6H 2D",
    Category.HIGH_CARD: "KC TS 7D 6C 3H",
}


def sections(words: Words, options: object) -> tuple[Section, ...]:
    """What to know of the game that these options are of, in the order of a deal."""
    return _TEXTS[type(options)](words, options)


def is_stud(options: object) -> bool:
    """Whether these are the options of a game of the stud family."""
    return isinstance(options, SchultzOptions)


def hands(words: Words, options: object) -> tuple[HandLine, ...]:
    """The hand table, best hand first, with points where hands score; five alike where cards are wild."""
    found = []
    for category, cards in _EXAMPLES.items():
        points = None
        if isinstance(options, ChicagoOptions):
            points = hand_points(options, category)
        wild = getattr(options, "trigger", "none") != "none"
        if category is Category.FIVE_OF_A_KIND and not wild:
            continue
        if category is Category.HIGH_CARD and points == 0:
            continue
        example = tuple(parse_cards(cards))
        joker = example[-1] if category is Category.FIVE_OF_A_KIND else None
        found.append(HandLine(capital(category_name(words, category)), example, points, joker))
    return tuple(found)


def _chicago(words: Words, options: Any) -> tuple[Section, ...]:
    parts = [
        (N_("The match"), _goal(words, options)),
        (N_("The exchange"), _exchange(words, options)),
        (N_("Declaring"), words(_DECLARING[options.declaring])),
        (N_("Chicago"), _call(words, options)),
        (N_("The tricks"), _tricks(words, options)),
        (
            N_("The end of the deal"),
            words(
                N_(
                    "In the end all cards lie open, and the best hand scores if it is a pair or better. If "
                    "the best are equal, nobody scores."
                )
            ),
        ),
    ]
    return tuple(Section(words(title), text) for title, text in parts)


_DECLARING: Final = {
    "voluntary": N_(
        "After every exchange but the last you may declare your hand, such as “pair”, if it is at "
        "least as high as the highest declared so far. The best one declared scores. Whoever passes "
        "scores nothing and shows nothing."
    ),
    "automatic": N_("After every exchange but the last all hands are compared, and the best one scores."),
    "none": N_("Nobody declares a hand: hands are compared once, at the end of the deal."),
}


_GOAL: Final = {
    True: N_("When a deal ends with somebody at {points} points or more, the highest score wins."),
    False: N_("The first to reach {points} points wins."),
}


def _goal(words: Words, options: Any) -> str:
    said = [
        words(_GOAL[options.win_check == "deal_end"], points=options.target),
        words(N_("The best hand, the last trick and a Chicago give points.")),
    ]
    if options.must_have_called:
        said.append(words(N_("Only a player who has made a Chicago can win.")))
    return " ".join(said)


def _exchange(words: Words, options: Any) -> str:
    said = [
        words(N_("Everyone gets five cards.")),
        words.plural(
            N_("Once you may discard as many as you like and take new ones, or stand pat."),
            N_("{n} times you may discard as many as you like and take new ones, or stand pat."),
            options.exchange_rounds,
        ),
    ]
    if options.show_before_exchange != "off" and options.declaring != "none":
        said.append(
            words(N_("Whoever scored for a hand shows it before exchanging any card in the next round."))
        )
    if options.exchange_stop is not None:
        stop = N_("Whoever begins a deal with {points} points or more may not exchange.")
        said.append(words(stop, points=options.exchange_stop))
    return " ".join(said)


def _call(words: Words, options: Any) -> str:
    said = [
        words(
            N_(
                "With {least} points or more you may call Chicago after the last exchange: you undertake to "
                "take all five tricks. That gives {points} points, in place of those for the last trick. If "
                "another player takes a trick, the play stops and you lose as many."
            ),
            least=options.chicago_minimum,
            points=options.chicago_points,
        )
    ]
    if not options.hand_points_after_failed_chicago:
        said.append(words(N_("After a broken Chicago nobody scores anything more in the deal.")))
    return " ".join(said)


def _tricks(words: Words, options: Any) -> str:
    said = [
        words(
            N_(
                "The caller leads, or without one the player to the dealer's left. Follow suit if you can; "
                "there is no trump. The highest card of the suit led takes the trick, and its player leads "
                "to the next."
            )
        ),
        words(N_("The last trick gives {points} points."), points=options.last_trick_points),
    ]
    if options.last_trick_with_two:
        said.append(words(N_("Taken with a two, it gives 10.")))
    return " ".join(said)


def _schultz(words: Words, options: Any) -> tuple[Section, ...]:
    parts = [(N_("The match"), _chips(words, options)), (N_("The cards"), words(_CARDS))]
    if options.trigger != "none":
        wild = f"{words(_WILD[options.trigger, options.wild_scope])} {words(_STANDS)}"
        parts.append((N_("Wild cards"), wild))
    parts += [(N_("The betting"), _betting(words, options)), (N_("The showdown"), words(_SHOWDOWN))]
    return tuple(Section(words(title), text) for title, text in parts)


_CARDS: Final = N_(
    "You get two cards face down and one face up, then one at a time three more face up and a "
    "last one face down. There is betting after the first three and after each later one. Your "
    "best five of the seven count."
)
_STANDS: Final = N_("A wild card stands for whatever makes your hand best.")
_WILD: Final = {
    ("pair", "rank"): N_(
        "When an upcard pairs another upcard of the same player, the rank of the next card dealt face "
        "up becomes wild for everyone. A new pair moves it on."
    ),
    ("pair", "card"): N_(
        "When an upcard pairs another upcard of the same player, the next card dealt face up becomes "
        "wild, that card alone. A new pair moves it on."
    ),
    ("queen", "rank"): N_(
        "Queens are wild. The card dealt face up after an upcard queen makes its rank wild too, until the "
        "next queen moves it on."
    ),
    ("queen", "card"): N_(
        "Queens are wild. The card dealt face up after an upcard queen is wild too, that one alone, until "
        "the next queen moves it on."
    ),
}
_OPENING: Final = {
    "high_card": N_("The highest upcard opens on third street, the best exposed hand on every later one."),
    "casino": N_("The lowest upcard opens on third street, the best exposed hand on every later one."),
}
_LIMITS: Final = {
    "fixed": N_(
        "A bet is {small} on third and fourth street and {big} from fifth street on, with {n} raises at most."
    ),
    "spread": N_("A bet is anything from {small} to {big}, with {n} raises at most."),
    "pot": N_("A bet is {small} or more, from fifth street on {big} or more, and at most the pot."),
    "none": N_("A bet is {small} or more, from fifth street on {big} or more, up to all your chips."),
}
_SHOWDOWN: Final = N_(
    "The best hand takes the pot; equal hands share it. If all others fold, the last player takes "
    "it without showing. Whoever runs out of chips in a deal can still win the part of the pot "
    "that they paid for."
)


def _chips(words: Words, options: Any) -> str:
    begin = words(N_("Everyone begins with {chips} chips."), chips=options.stack)
    if options.deals is None:
        return f"{begin} {words(N_('Whoever wins them all wins the match.'))}"
    most = words.plural(
        N_("After {n} deal the player with most chips wins."),
        N_("After {n} deals the player with most chips wins."),
        options.deals,
    )
    return f"{begin} {most}"


def _betting(words: Words, options: Any) -> str:
    said = [words(N_("Everyone pays an ante of {ante}."), ante=options.ante)] if options.ante else []
    if options.bring_in:
        said.append(words(N_("The lowest upcard posts a bring-in of {chips}."), chips=options.bring_in))
    said.append(words(_OPENING[options.opening]))
    limit = _LIMITS[options.limit]
    said.append(words(limit, small=options.small_bet, big=options.big_bet, n=options.max_raises))
    return " ".join(said)


_TEXTS: Final[Mapping[type, Callable[[Words, Any], tuple[Section, ...]]]] = {
    ChicagoOptions: _chicago,
    SchultzOptions: _schultz,
}
