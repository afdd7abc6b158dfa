"""What an opponent may have brought whose list nobody showed: decks of the pool that fit what was seen.

Nothing here looks at a card the seat does not know. A guessed deck is legal (101), has every card seen, and
is of the colours of its Mane Character and of the cards seen, of two colours at least.
"""

from collections import Counter
from dataclasses import dataclass

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deckbuilding import (
    DRAW_DECK_COPIES,
    IN_DRAW_DECK,
    PROBLEM_DECK_COPIES,
    VILLAIN_CHALLENGE,
)
from everfree.ccg.kernel.blind import Chance, Lists, kind_brought
from everfree.ccg.kernel.cast import Cast
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import new_seed
from everfree.ccg.kernel.state import TOKEN
from everfree.ccg.language.card import Card
from everfree.ccg.language.keywords import STARTING_PROBLEM
from everfree.ccg.vocab import COLOURS, PLAY, PROBLEM, PROBLEM_DECK, QUEUE, TROUBLEMAKER, CardId

DECKS = 2
"""How many decks are guessed for one question; imagined games take one or the other."""
LEAST_COLOURS = 2
POSSIBLE = [card for name, card in sorted(POOL.items()) if name.rstrip("0123456789") not in VILLAIN_CHALLENGE]


@dataclass(frozen=True)
class Guess:
    """What everybody may have brought, and the cast of such a match."""

    lists: Lists
    cast: Cast


def guesses(game: Kernel, seat: int, own: tuple[int, ...], seed: bytes) -> list[Guess]:
    """Guess the decks of all others a few times; the cast has all of them, so that it is made once."""
    chance = Chance(new_seed(seed, 1))
    mine = [game.cast.definitions[kind].card.id for kind in own]
    drawn: list[list[list[str]]] = []
    for _ in range(DECKS):
        decks = [brought(game, owner, seat, chance) for owner in range(game.state.seats) if owner != seat]
        decks.insert(seat, mine)
        drawn.append(decks)
    ids = sorted({name for decks in drawn for deck in decks for name in deck if name in POOL})
    real = tuple([definition.card for definition in game.cast.definitions])
    cast = Cast(real, game.cast.options, also=tuple([POOL[name] for name in ids]))
    return [
        Guess(tuple([tuple(sorted([cast.number[name] for name in deck])) for deck in decks]), cast)
        for decks in drawn
    ]


def brought(game: Kernel, owner: int, seat: int, chance: Chance) -> list[str]:
    """Give the ids of what *owner* may have brought, from what *seat* has seen of it."""
    state = game.state
    cards = [
        CardId(number)
        for number in range(len(state.kind))
        if state.owner[number] == owner and not state.marks[number] & TOKEN
    ]
    definitions = game.cast.definitions
    seen = [definitions[kind_brought(state, card)].card for card in cards if state.known[card] >> seat & 1]
    hidden = [card for card in cards if not state.known[card] >> seat & 1]
    problems = len([card for card in hidden if state.zone[card] == PROBLEM_DECK])
    covered = len([card for card in hidden if state.zone[card] in (PLAY, QUEUE)])
    drawn = len(hidden) - problems - covered
    rest = rest_of(seen, drawn=drawn, problems=problems, covered=covered, chance=chance)
    return [card.id for card in (*seen, *rest)]


def rest_of(seen: list[Card], *, drawn: int, problems: int, covered: int, chance: Chance) -> list[Card]:
    """Draw what was not seen: so many cards of the Draw Deck, Problems, and Troublemakers face down."""
    colours = colours_of(seen, chance)
    fitting = [card for card in POSSIBLE if not card.front.colours & ~colours]
    copies = Counter([card.name for card in seen])
    rest: list[Card] = []
    if problems:
        choices = [card for card in fitting if card.type == PROBLEM]
        if not any(STARTING_PROBLEM in card.front.keywords for card in seen):
            starting = [card for card in choices if STARTING_PROBLEM in card.front.keywords]
            rest.extend(some(starting, 1, PROBLEM_DECK_COPIES, copies, chance))
        rest.extend(some(choices, problems - len(rest), PROBLEM_DECK_COPIES, copies, chance))
    troublemakers = [card for card in fitting if card.type == TROUBLEMAKER]
    rest.extend(some(troublemakers, covered, DRAW_DECK_COPIES, copies, chance))
    choices = [card for card in fitting if card.type & IN_DRAW_DECK]
    return [*rest, *some(choices, drawn, DRAW_DECK_COPIES, copies, chance)]


def colours_of(seen: list[Card], chance: Chance) -> int:
    """Give the colours of the Mane Character and the cards seen, and by chance more if those are few."""
    colours = 0
    for card in seen:
        colours |= card.front.colours
    while colours.bit_count() < LEAST_COLOURS:
        colours |= COLOURS[chance.below(len(COLOURS))]
    return colours


def some(choices: list[Card], count: int, most: int, copies: Counter[str], chance: Chance) -> list[Card]:
    """Draw *count* cards, each in one to *most* copies, no name more often than that with what was seen."""
    found: list[Card] = []
    left = list(choices)
    while len(found) < count and left:
        card = left.pop(chance.below(len(left)))
        wanted = min(1 + chance.below(most), most - copies[card.name], count - len(found))
        for _ in range(wanted):
            copies[card.name] += 1
            found.append(card)
    return found
