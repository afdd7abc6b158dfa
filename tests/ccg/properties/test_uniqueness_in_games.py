"""516 in whole games: where everything is Unique, nothing else is asked while something is there twice."""

from collections import Counter

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.language import (
    CARD,
    COMMON,
    STARTING_PROBLEM,
    UNIQUE,
    WILD,
    Continuous,
    Each,
    HasTrait,
    Need,
    cards,
    problem,
)
from everfree.ccg.rules.new_game import new_game
from everfree.ccg.vocab import TROUBLEMAKER
from everfree.testing.dice import Dice

LAW = problem(
    "law",
    "There Can Be Only One",
    bonus=1,
    owner=(Need(WILD, 4),),
    opponent=4,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(Continuous((HasTrait(UNIQUE),), Each(cards(CARD))),),
)
"""Every Problem of both players."""
DECISIONS = 250


def game_of(decks: list[Deck], seed: int) -> Kernel:
    """Begin a game of these decks, with the law for every Problem."""
    ids = sorted({card for deck in decks for card in (deck.mane, *deck.draw)})
    definitions = Definitions((*[POOL[card] for card in ids], LAW))
    game = new_game(
        definitions, [(deck.mane, deck.draw_cards(), [LAW.id] * 10) for deck in decks], seed_bytes(seed)
    )
    game.run()
    return game


def twice(game: Kernel) -> list[str]:
    """Name what a player has face up twice: cards of a name (516.3), Troublemakers at a Problem (516.4)."""
    state = game.state
    found: Counter[str] = Counter()
    for card in game.in_play():
        if not game.is_face_down(card):
            found[f"seat {state.controller[card]}: {game.definition(card).card.name}"] += 1
            if game.definition(card).type == TROUBLEMAKER:
                found[f"seat {state.controller[card]}: Troublemakers in area {state.area[card]}"] += 1
    return [name for name, count in found.items() if count > 1]


@pytest.mark.parametrize("first", range(0, 12, 4))
def test_a_violation_is_repaired_before_anything_else(first: int) -> None:
    """In random games every decision finds each card alone, or asks which of two must go."""
    repairs = 0
    for seed in range(first, first + 4):
        game = game_of([RAINBOW_DASH, APPLEJACK], seed)
        dice = Dice(seed)
        for _ in range(DECISIONS):
            question = game.state.question
            if question is None:
                break
            has_twice = twice(game)
            assert bool(has_twice) == (question.kind == "uniqueness"), (seed, question.kind, has_twice)
            repairs += bool(has_twice)
            game.take(dice.below(len(question.options)))
    assert repairs >= 4
