"""101: what a deck may be made of, whatever the format."""

from collections.abc import Mapping

from everfree.ccg.decks.deck import Deck
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.language.card import Card
from everfree.ccg.language.keywords import STARTING_PROBLEM
from everfree.ccg.vocab import EVENT, FRIEND, MANE, PROBLEM, RESOURCE, TROUBLEMAKER

LEAST_DRAW_DECK = 45
VILLAIN_CHALLENGE = ("ks", "nm", "qc")
"""How the ids begin of the cards of a format with three players against one."""
PROBLEM_DECK_SIZE = 10
DRAW_DECK_COPIES = 3
PROBLEM_DECK_COPIES = 2
IN_DRAW_DECK = FRIEND | EVENT | RESOURCE | TROUBLEMAKER


def refuse_deck(deck: Deck, pool: Mapping[str, Card]) -> tuple[Refusal, ...]:
    """Say everything that keeps *deck* from being played with the cards of *pool*; nothing if it can be."""
    found: list[Refusal] = []
    if not type_of(deck.mane, pool) & MANE:
        found.append(Refusal("102.1", "not-a-mane", name=name_of(deck.mane, pool)))
    found.extend(refuse_format([deck.mane, *deck.draw, *deck.problems], pool))
    found.extend(refuse_draw_deck(deck.draw, pool))
    found.extend(refuse_problem_deck(deck.problems, pool))
    return tuple(found)


def refuse_format(cards: list[str], pool: Mapping[str, Card]) -> list[Refusal]:
    """C5: say which cards are of a format of their own, with rules that are not these."""
    return [
        Refusal("C5", "format", name=name_of(card, pool))
        for card in cards
        if card.rstrip("0123456789") in VILLAIN_CHALLENGE
    ]


def refuse_draw_deck(listed: Mapping[str, int], pool: Mapping[str, Card]) -> list[Refusal]:
    """101.1, 101.2: say why these cards with their numbers of copies are no Draw Deck."""
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
    """101.3: say why these cards with their numbers of copies are no Problem Deck."""
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
    """Count copies by full name (201.1): the same card may have been printed under several ids."""
    copies: dict[str, int] = {}
    for card, count in listed.items():
        name = name_of(card, pool)
        copies[name] = copies.get(name, 0) + count
    return copies


def name_of(card: str, pool: Mapping[str, Card]) -> str:
    """Give a card's full name, or its id where the pool does not have it."""
    return pool[card].name if card in pool else card


def type_of(card: str, pool: Mapping[str, Card]) -> int:
    """Give a card's type; what the pool does not have is of none and belongs in no deck."""
    return pool[card].type if card in pool else 0


claims("101.1", "101.2", refuse_draw_deck)
claims("C5", refuse_format)
claims("101.3", "101.3a", "101.3b", "101.3c", refuse_problem_deck)
