"""Cards, the pack, shuffling, their notation, and how good a poker hand is; this room needs no other."""

from game.cards.card import RANKS, SUITS, UNKNOWN, Card, make_card, rank_of, suit_of
from game.cards.category import Category, HandRank, category_from_name, category_of, hand_rank, ranks_of
from game.cards.deck import FULL_DECK, shuffled
from game.cards.errors import CardError, GameError
from game.cards.notation import card_text, cards_text, parse_card, parse_cards, parse_rank, rank_text
from game.cards.poker import evaluate, evaluate5, evaluate6, evaluate7, evaluate_partial
from game.cards.shuffle import SEED_LIMIT, Dice, Rng, below, is_seed, next_u32, rng_from
from game.cards.wild import (
    WildCards,
    evaluate5_wild,
    evaluate7_wild,
    evaluate_exposed,
    evaluate_partial_wild,
    evaluate_wild,
    wild_cards,
)
from game.cards.words import N_, Reason, reason

__all__ = [
    "FULL_DECK",
    "N_",
    "RANKS",
    "SEED_LIMIT",
    "SUITS",
    "UNKNOWN",
    "Card",
    "CardError",
    "Category",
    "Dice",
    "GameError",
    "HandRank",
    "Reason",
    "Rng",
    "WildCards",
    "below",
    "card_text",
    "cards_text",
    "category_from_name",
    "category_of",
    "evaluate",
    "evaluate5",
    "evaluate5_wild",
    "evaluate6",
    "evaluate7",
    "evaluate7_wild",
    "evaluate_exposed",
    "evaluate_partial",
    "evaluate_partial_wild",
    "evaluate_wild",
    "hand_rank",
    "is_seed",
    "make_card",
    "next_u32",
    "parse_card",
    "parse_cards",
    "parse_rank",
    "rank_of",
    "rank_text",
    "ranks_of",
    "reason",
    "rng_from",
    "shuffled",
    "suit_of",
    "wild_cards",
]
