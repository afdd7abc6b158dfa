"""Build the state before the first decision: cards in their decks, areas laid out, `Setup` to run."""

from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.cards.zones import create, learn
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.state import State
from everfree.ccg.rules.turn.setup import Setup
from everfree.ccg.vocab import (
    DRAW_DECK,
    HOME_AREA,
    PROBLEM_AREA,
    PROBLEM_DECK,
    QUEUE,
    CardId,
    Seat,
)


def empty_table(definitions: Definitions, seats: int, seed: bytes) -> Kernel:
    """Lay out the areas of a game without cards (501.1): homes first, then Problem areas."""
    state = State(seats, seed)
    for area_kind in (HOME_AREA, PROBLEM_AREA):
        for seat in range(seats):
            state.area_kind.append(area_kind)
            state.area_owner.append(Seat(seat))
    return Kernel(definitions, state)


def add_card(game: Kernel, definition: str, owner: Seat, zone: int) -> CardId:
    """Add a card to the match, on top of a zone, unknown to everyone."""
    return create(game, game.definitions.number[definition], owner, zone)


def new_game(definitions: Definitions, decks: list[tuple[str, list[str], list[str]]], seed: bytes) -> Kernel:
    """Prepare a game of players with a Mane Character, a Draw Deck and a Problem Deck each (102.1)."""
    game = empty_table(definitions, len(decks), seed)
    for place, (mane, draw, problems) in enumerate(decks):
        seat = Seat(place)
        add_card(game, mane, seat, QUEUE)
        for card in draw:
            add_card(game, card, seat, DRAW_DECK)
        for card in problems:
            added = add_card(game, card, seat, PROBLEM_DECK)
            learn(game, seat, added)  # its owner looks through it to choose (102.2)
    game.push(Setup())
    return game


claims("405.1", empty_table)
claims("513.1", new_game)
