"""101: what a deck may be made of, whatever the format."""

from collections.abc import Mapping

from everfree.ccg.decks.deck import Deck
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims
from everfree.ccg.language.card import Card
from everfree.ccg.language.keywords import STARTING_PROBLEM
from everfree.ccg.vocab import EVENT, FRIEND, MANE, PROBLEM, RESOURCE, TROUBLEMAKER

LEAST_DRAW_DECK = 45
VILLAIN_CHALLENGE = ("ks", "nm", "qc")
"""Prefixes of the ids of cards for the Villain Challenge, a format of three players against one."""
PROBLEM_DECK_SIZE = 10
DRAW_DECK_COPIES = 3
PROBLEM_DECK_COPIES = 2
IN_DRAW_DECK = FRIEND | EVENT | RESOURCE | TROUBLEMAKER


def refuse_deck(deck: Deck, pool: Mapping[str, Card]) -> tuple[Refusal, ...]:
    """List every reason why *deck* cannot be played with the cards of *pool*; empty if it can be."""
    found: list[Refusal] = []
    if not type_of(deck.mane, pool) & MANE:
        found.append(Refusal("102.1", "not-a-mane", name=name_of(deck.mane, pool)))
    found.extend(refuse_format([deck.mane, *deck.draw, *deck.problems], pool))
    found.extend(refuse_draw_deck(deck.draw, pool))
    found.extend(refuse_problem_deck(deck.problems, pool))
    return tuple(found)


def is_of_another_format(card: str) -> bool:
    """Tell whether the card with this id belongs to a format with different rules (C5)."""
    return card.rstrip("0123456789") in VILLAIN_CHALLENGE


def refuse_format(cards: list[str], pool: Mapping[str, Card]) -> list[Refusal]:
    """C5: list the cards that belong to a format with different rules."""
    return [Refusal("C5", "format", name=name_of(card, pool)) for card in cards if is_of_another_format(card)]


def refuse_draw_deck(listed: Mapping[str, int], pool: Mapping[str, Card]) -> list[Refusal]:
    """101.1, 101.2: list the reasons why these cards, by number of copies, are not a legal Draw Deck."""
    found: list[Refusal] = []
    size = sum(listed.values())
    if size < LEAST_DRAW_DECK:
        found.append(Refusal("101.1", "draw-deck-too-small", have=size, least=LEAST_DRAW_DECK))
    for card in listed:
        if not type_of(card, pool) & IN_DRAW_DECK:
            found.append(Refusal("101.2", "not-for-the-draw-deck", name=name_of(card, pool)))
    for name, have in copies_by_name(listed, pool).items():
        if have > DRAW_DECK_COPIES:
            found.append(Refusal("101.2", "too-many-copies", name=name, have=have, most=DRAW_DECK_COPIES))
    return found


def refuse_problem_deck(listed: Mapping[str, int], pool: Mapping[str, Card]) -> list[Refusal]:
    """101.3: list the reasons why these cards, by number of copies, are not a legal Problem Deck."""
    found: list[Refusal] = []
    problems = {card: copies for card, copies in listed.items() if type_of(card, pool) == PROBLEM}
    size = sum(problems.values())
    if size != PROBLEM_DECK_SIZE:
        found.append(Refusal("101.3", "problem-deck-size", have=size, needed=PROBLEM_DECK_SIZE))
    for name, have in copies_by_name(problems, pool).items():
        if have > PROBLEM_DECK_COPIES:
            found.append(Refusal("101.3a", "too-many-copies", name=name, have=have, most=PROBLEM_DECK_COPIES))
    for card in listed:
        if card not in problems:
            found.append(Refusal("101.3b", "only-problems", name=name_of(card, pool)))
    if not any(STARTING_PROBLEM in pool[card].front.keywords for card in problems):
        found.append(Refusal("101.3c", "no-starting-problem"))
    return found


def copies_by_name(listed: Mapping[str, int], pool: Mapping[str, Card]) -> dict[str, int]:
    """Count copies by full name (201.1), because the same card may be printed under several ids."""
    copies: dict[str, int] = {}
    for card, count in listed.items():
        name = name_of(card, pool)
        copies[name] = copies.get(name, 0) + count
    return copies


def name_of(card: str, pool: Mapping[str, Card]) -> str:
    """Return a card's full name, or its id if the pool does not have it."""
    return pool[card].name if card in pool else card


def type_of(card: str, pool: Mapping[str, Card]) -> int:
    """Return a card's type, or 0 if the pool does not have it; no deck accepts type 0."""
    return pool[card].type if card in pool else 0


claims("101.1", "101.2", refuse_draw_deck)
claims("C5", refuse_format)
claims("101.3", "101.3a", "101.3b", "101.3c", refuse_problem_deck)
