"""`demo`: computer players play a whole match, told in words as it goes."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from typing import Any, Final

from game.bots import BOTS, Fault, bot, think_safely
from game.cards import N_, parse_cards
from game.cli.seats import check_seats
from game.match import Match, Player
from game.rules import Action, ruleset
from game.rules.events import DealEnded, HandsOpened
from game.telling import cards_short, headline, sentences
from game.text import Words

NAMES: Final = (
    *(N_("Anna"), N_("Björn"), N_("Karin"), N_("Erik")),
    *(N_("Maja"), N_("Lars"), N_("Eva"), N_("Nils")),
)
SEATS: Final = 3
BUDGET: Final = 24  # playouts a decision: Chicago takes a second or two, stud with its long matches ten
FRESH_SEEDS: Final = 1 << 53


def demo(words: Words, ruleset_name: str, seats: int | None, seed: int | None) -> int:
    """Print a match from its first draw to its end; GameError for a wrong ruleset or number of seats."""
    count = SEATS if seats is None else seats
    check_seats(ruleset(ruleset_name), count)
    players = [Player("bot", _name(words, seat), BOTS[-1]) for seat in range(count)]
    match = Match.start(ruleset_name, {}, players, secrets.randbelow(FRESH_SEEDS) if seed is None else seed)
    names = tuple(player.name for player in match.players)
    _print(words("{title}, seed {seed}", title=words(match.ruleset.title), seed=match.record.seed))
    _tell(words, match, match.history, names)
    while not match.is_match_over:
        if match.is_deal_over:
            _print("")
            events = match.next_deal()
        else:
            events = match.submit(_decision(match))
        _tell(words, match, events, names)
    return 0


def _name(words: Words, seat: int) -> str:
    name = words(NAMES[seat % len(NAMES)])
    return name if seat < len(NAMES) else f"{name} {seat // len(NAMES) + 1}"


def _decision(match: Match) -> Action:
    """Let the bot whose turn it is think to the end."""
    seat = match.to_act()
    level = match.players[seat].level if seat is not None else None
    legal = match.ruleset.legal_actions(match.state)
    thought = think_safely(
        bot(level or BOTS[0]),
        match.observe(seat),
        legal,
        match.record.seed,
        match.actions,
        BUDGET,
        _report,
    )
    while True:
        try:
            next(thought)
        except StopIteration as end:
            action: Action = end.value
            return action


def _tell(words: Words, match: Match, events: Sequence[Any], names: Sequence[str]) -> None:
    """Print what happened as an onlooker sees it; at the deal's end its headline and every hand."""
    for line in sentences(words, match.redact(events, None), names):
        _print(line)
    if not any(isinstance(event, DealEnded) for event in events):
        return
    if not any(isinstance(event, HandsOpened) for event in events):
        hands = match.ruleset.probe(match.state).get("hands")
        for seat, cards in enumerate(hands if isinstance(hands, list) else ()):
            if cards:
                _print(
                    words("{name} holds {cards}.", name=names[seat], cards=cards_short(parse_cards(cards)))
                )
    _print(f"* {headline(words, match.deal_events, names)} *")


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def _report(fault: Fault) -> None:
    sys.stderr.write(f"{fault.bot} at seat {fault.seat} failed: {fault.message}\n")
