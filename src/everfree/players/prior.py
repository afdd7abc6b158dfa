"""Guessing the deck of an opponent whose list is closed: legal decks that contain the cards seen.

Nothing here looks at a card the seat does not know. A guessed deck is legal (101), contains every card seen,
and has the colours of its Mane Character and of the cards seen, at least two.
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
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import new_seed
from everfree.ccg.kernel.seats.determinize import Chance, Lists, definition_brought
from everfree.ccg.kernel.state import TOKEN
from everfree.ccg.language.card import Card
from everfree.ccg.language.keywords import STARTING_PROBLEM
from everfree.ccg.vocab import COLOURS, PLAY, PROBLEM, PROBLEM_DECK, QUEUE, TROUBLEMAKER, CardId

DECKS = 2
"""How many decks are guessed per opponent for one question; each imagined game uses one of them."""
LEAST_COLOURS = 2
POSSIBLE = [card for name, card in sorted(POOL.items()) if name.rstrip("0123456789") not in VILLAIN_CHALLENGE]


@dataclass(frozen=True)
class Guess:
    """A guessed deck list for every seat, and the definitions of the cards in them."""

    lists: Lists
    definitions: Definitions


def guesses(game: Kernel, seat: int, own: tuple[int, ...], seed: bytes) -> list[Guess]:
    """Guess the decks of all others `DECKS` times; all guesses share one set of definitions."""
    chance = Chance(new_seed(seed, 1))
    mine = [game.definitions.cards[kind].card.id for kind in own]
    drawn: list[list[list[str]]] = []
    for _ in range(DECKS):
        decks = [brought(game, owner, seat, chance) for owner in range(game.state.seats) if owner != seat]
        decks.insert(seat, mine)
        drawn.append(decks)
    ids = sorted({name for decks in drawn for deck in decks for name in deck if name in POOL})
    real = tuple([definition.card for definition in game.definitions.cards])
    also = tuple([POOL[name] for name in ids])
    definitions = Definitions(real, game.definitions.options, also=also, names=game.definitions.names)
    return [
        Guess(
            tuple([tuple(sorted([definitions.number[name] for name in deck])) for deck in decks]), definitions
        )
        for decks in drawn
    ]


def brought(game: Kernel, owner: int, seat: int, chance: Chance) -> list[str]:
    """Return the card ids of a deck that *owner* may have brought, given what *seat* has seen of it."""
    state = game.state
    cards = [
        CardId(number)
        for number in range(len(state.definition))
        if state.owner[number] == owner and not state.marks[number] & TOKEN
    ]
    definitions = game.definitions.cards
    seen = [
        definitions[definition_brought(state, card)].card for card in cards if state.known[card] >> seat & 1
    ]
    hidden = [card for card in cards if not state.known[card] >> seat & 1]
    problems = len([card for card in hidden if state.zone[card] == PROBLEM_DECK])
    covered = len([card for card in hidden if state.zone[card] in (PLAY, QUEUE)])
    drawn = len(hidden) - problems - covered
    rest = draw_unseen(seen, drawn=drawn, problems=problems, covered=covered, chance=chance)
    return [card.id for card in (*seen, *rest)]


def draw_unseen(seen: list[Card], *, drawn: int, problems: int, covered: int, chance: Chance) -> list[Card]:
    """Draw the unseen cards: *drawn* for the Draw Deck, *problems*, and *covered* face-down Troublemakers."""
    colours = colours_of(seen, chance)
    fitting = [card for card in POSSIBLE if not card.front.colours & ~colours]
    copies = Counter([card.name for card in seen])
    rest: list[Card] = []
    if problems:
        choices = [card for card in fitting if card.type == PROBLEM]
        if not any(STARTING_PROBLEM in card.front.keywords for card in seen):
            starting = [card for card in choices if STARTING_PROBLEM in card.front.keywords]
            rest.extend(draw_cards(starting, 1, PROBLEM_DECK_COPIES, copies, chance))
        rest.extend(draw_cards(choices, problems - len(rest), PROBLEM_DECK_COPIES, copies, chance))
    troublemakers = [card for card in fitting if card.type == TROUBLEMAKER]
    rest.extend(draw_cards(troublemakers, covered, DRAW_DECK_COPIES, copies, chance))
    choices = [card for card in fitting if card.type & IN_DRAW_DECK]
    return [*rest, *draw_cards(choices, drawn, DRAW_DECK_COPIES, copies, chance)]


def colours_of(seen: list[Card], chance: Chance) -> int:
    """Return the colours of the cards seen, and random ones until there are `LEAST_COLOURS`."""
    colours = 0
    for card in seen:
        colours |= card.front.colours
    while colours.bit_count() < LEAST_COLOURS:
        colours |= COLOURS[chance.below(len(COLOURS))]
    return colours


def draw_cards(
    choices: list[Card], count: int, most: int, copies: Counter[str], chance: Chance
) -> list[Card]:
    """Draw *count* cards in random numbers of copies; no name exceeds *most*, with the *copies* seen."""
    found: list[Card] = []
    left = list(choices)
    while len(found) < count and left:
        card = left.pop(chance.below(len(left)))
        wanted = min(1 + chance.below(most), most - copies[card.name], count - len(found))
        for _ in range(wanted):
            copies[card.name] += 1
            found.append(card)
    return found
