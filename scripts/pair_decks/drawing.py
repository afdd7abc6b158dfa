"""Draw a legal deck of two colours whose cards can be played and help each other."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from random import Random

from everfree.ccg.cards import POOL
from everfree.ccg.decks.catalogue import catalogue
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.deckbuilding import (
    DRAW_DECK_COPIES,
    PROBLEM_DECK_COPIES,
    PROBLEM_DECK_SIZE,
    is_of_another_format,
)
from everfree.ccg.language.card import WILD, Card, Need
from everfree.ccg.vocab import COLOUR_NAMES, EVENT, FRIEND, MANE, PROBLEM, RESOURCE, TROUBLEMAKER, colours_in
from everfree.testing.soak.random_decks import starts
from everfree.testing.soak.wishes import wishes_of

NEW_SETS = ("CN", "RR", "CS", "CG", "AD")
LEAST_NEW = 20
"""Cards of these sets in a Draw Deck."""
COLOURS = [name for name in COLOUR_NAMES.values() if name]
PAIRS = [f"{first}-{second}" for first, second in combinations(COLOURS, 2)]
MOST_NEEDED = 3
"""The highest requirement of a colour that a card of the Draw Deck may have."""
MOST_TO_CONFRONT = 4
"""The highest requirement of one colour that a Problem may have; in all it may be twice as high."""
NARROW = 30
"""Of up to so many cards that a text describes, each counts in full as a help; of more, each counts less."""
LUCK = 0.9


@dataclass(frozen=True)
class Slot:
    """So many cards of a kind in each Draw Deck."""

    size: int
    takes: Callable[[Card, int], bool]
    """Tell whether a card belongs here, given the colour that is not the Mane Character's."""


def _is_friend(card: Card, least: int, most: int) -> bool:
    return card.type == FRIEND and least <= card.cost <= most


def _is_entry(card: Card, colour: int) -> bool:
    """Tell whether a Friend brings a colour into play, since it needs no power of any."""
    return _is_friend(card, 0, 3) and bool(card.front.colours & colour) and not card.needs


SLOTS = (
    Slot(6, _is_entry),
    Slot(6, lambda card, second: _is_friend(card, 0, 2)),
    Slot(6, lambda card, second: _is_friend(card, 3, 3) and bool(card.front.colours & second)),
    Slot(6, lambda card, second: _is_friend(card, 3, 3)),
    Slot(4, lambda card, second: _is_friend(card, 4, 9)),
    Slot(6, lambda card, second: card.type == EVENT),
    Slot(5, lambda card, second: card.type == RESOURCE),
    Slot(6, lambda card, second: card.type == TROUBLEMAKER),
)
"""What a Draw Deck consists of: Friends from cheap to dear, and the other types."""


def colours_of(pair: str) -> int:
    """Return the set of the two colours."""
    names = pair.split("-")
    return sum([bit for bit, name in COLOUR_NAMES.items() if name in names])


def is_met(need: Need, colours: int) -> bool:
    """Tell whether power of these colours can meet a requirement."""
    if need.other_than:
        return bool(colours & ~need.colour)
    return need.colour == WILD or bool(need.colour & colours)


def is_playable(card: Card, colours: int) -> bool:
    """Tell whether a card is of these colours and asks little enough of them."""
    if is_of_another_format(card.id) or card.front.colours & ~colours:
        return False
    return all(is_met(need, colours) and need.amount <= MOST_NEEDED for need in card.needs)


def is_confrontable(problem: Card, colours: int) -> bool:
    """Tell whether a deck of these colours can confront its own Problem."""
    needs = problem.owner_needs
    if any(need.colour != WILD and need.amount > MOST_TO_CONFRONT for need in needs):
        return False
    return all(is_met(need, colours) for need in needs) and _amount(needs) <= 2 * MOST_TO_CONFRONT


def is_new(card: Card) -> bool:
    """Tell whether a card is of the sets that the decks are to show."""
    return catalogue().entries[card.id].set in NEW_SETS


def _amount(needs: Iterable[Need]) -> int:
    return sum([need.amount for need in needs])


def guess(card: Card) -> float:
    """Guess how good a card is: power for its cost and requirements, abilities, new sets."""
    if card.type == PROBLEM:
        return card.bonus - _amount(card.owner_needs) / 2 + _amount(card.opponent_needs) / 3
    abilities = sum([len(side.abilities) + len(side.keywords) for side in card.sides])
    price = 0.8 * max(0, card.cost) + _amount(card.needs) / 4
    return card.front.power - price + 0.5 * min(2, abilities) + 0.8 * is_new(card)


@cache
def helpers(card: Card) -> dict[str, float]:
    """Return the cards that the text of a card describes or waits for, with how much each helps it."""
    found: dict[str, float] = {}
    wishes = wishes_of(card)
    for group in (wishes.causes, *wishes.fitting):
        for one in group:
            found[one.id] = min(1.0, found.get(one.id, 0.0) + min(1.0, NARROW / len(group)))
    return found


def drawn(pair: str, learned: Mapping[str, float], seed: str) -> Deck:
    """Draw a deck of a pair of colours; *learned* corrects the guesses by card, and a seed gives one deck."""
    dice, colours = Random(seed), colours_of(pair)
    luck = {card: learned.get(card, 0.0) + dice.gauss(0, LUCK) for card in POOL}
    while True:
        deck = _drawn(pair, colours, luck)
        if sum([copies for card, copies in deck.draw.items() if is_new(POOL[card])]) >= LEAST_NEW:
            return deck
        luck = {card: value + 0.2 * is_new(POOL[card]) for card, value in luck.items()}


def _drawn(pair: str, colours: int, luck: Mapping[str, float]) -> Deck:
    cards = [card for card in POOL.values() if is_playable(card, colours)]
    manes = [card for card in cards if card.type == MANE and card.front.colours]
    mane = max(manes, key=lambda card: guess(card) + luck[card.id])
    second = colours & ~mane.front.colours or max(colours_in(colours))
    help_for = dict(helpers(mane))
    draw: dict[str, int] = {}
    names: set[str] = {mane.title}
    for slot in SLOTS:
        left = slot.size
        while left:
            fitting = [card for card in cards if card.name not in names and slot.takes(card, second)]
            best = max(fitting, key=lambda card: guess(card) + luck[card.id] + help_for.get(card.id, 0.0))
            copies = min(left, DRAW_DECK_COPIES)
            names.add(best.name)
            draw[best.id] = copies
            left -= copies
            for one, value in helpers(best).items():
                help_for[one] = min(1.5, help_for.get(one, 0.0) + value / 2)
    return Deck(pair, mane.id, draw, _problems(colours, luck))


def _problems(colours: int, luck: Mapping[str, float]) -> dict[str, int]:
    fitting = [card for card in POOL.values() if card.type == PROBLEM and is_confrontable(card, colours)]
    ranked = sorted(fitting, key=lambda card: -guess(card) - luck[card.id])
    first = next(card for card in ranked if starts(card))
    found: dict[str, int] = {}
    names: set[str] = set()
    for card in (first, *ranked):
        if card.name not in names and sum(found.values()) < PROBLEM_DECK_SIZE:
            names.add(card.name)
            found[card.id] = PROBLEM_DECK_COPIES
    return found
