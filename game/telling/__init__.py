"""Events, cards, points and house rules in words. Knows no screen."""

from game.telling.log import sentences
from game.telling.names import (
    capital,
    card_name,
    card_short,
    cards_short,
    category_name,
    hand_name,
    hand_of,
    hand_with_sides,
    hand_wordings,
    listed,
    possessive,
    rank_name,
    suit_name,
    the_card,
)
from game.telling.options import (
    OptionLine,
    changes_in_words,
    option_help,
    option_lines,
    option_title,
    value_words,
)
from game.telling.people import People
from game.telling.points import cause_words, points_line, points_text
from game.telling.reasons import reason_words
from game.telling.summary import causes, explanation, final_hand, headline

__all__ = [
    "OptionLine",
    "People",
    "capital",
    "card_name",
    "card_short",
    "cards_short",
    "category_name",
    "cause_words",
    "causes",
    "changes_in_words",
    "explanation",
    "final_hand",
    "hand_name",
    "hand_of",
    "hand_with_sides",
    "hand_wordings",
    "headline",
    "listed",
    "option_help",
    "option_lines",
    "option_title",
    "points_line",
    "points_text",
    "possessive",
    "rank_name",
    "reason_words",
    "sentences",
    "suit_name",
    "the_card",
    "value_words",
]
