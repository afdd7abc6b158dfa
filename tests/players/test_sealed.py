"""A sealed question: what a seat may know, and nothing else."""

import pickle

import msgspec

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.game import NAMES, Game
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import PUBLIC_STOPS, State
from everfree.ccg.view import to_json
from everfree.ccg.vocab import DRAW_DECK, HAND, Seat
from everfree.players.levels import LEVELS
from everfree.players.sealed import Sealed, sealed, think
from everfree.testing.secrecy import twin_of

DECKS = msgspec.json.encode([RAINBOW_DASH, APPLEJACK])
OPTIONS = msgspec.json.encode(COMPREHENSIVE)
NAMED = msgspec.json.encode([one.id for one in NAMES])


def game_at(moves: int) -> Game:
    """Give a game some moves after its beginning."""
    game = Game([RAINBOW_DASH, APPLEJACK], seed=5, stops=[PUBLIC_STOPS, PUBLIC_STOPS])
    for _ in range(moves):
        game.take(0)
    return game


def seal(game: Game, seed: int = 1) -> Sealed:
    """Seal the open question."""
    return sealed(game, game.question.seat, decks=DECKS, options=OPTIONS, names=NAMED, seed=seed)


def test_it_looks_the_same_to_the_seat_and_hides_the_rest() -> None:
    """The view is the same; the other hand, both decks and the seed are other ones."""
    game = game_at(8)
    seat = game.question.seat
    copy = game.restored(seal(game).state)

    assert to_json(copy.view(seat)) == to_json(game.view(seat))
    hidden = [*game.kernel.cards_in(HAND, Seat(1 - seat)), *game.kernel.cards_in(DRAW_DECK, Seat(1 - seat))]
    assert [copy.state.definition[card] for card in hidden] != [
        game.state.definition[card] for card in hidden
    ]
    assert seed_bytes(5) not in pickle.dumps(seal(game))


def test_it_hangs_on_nothing_the_seat_does_not_know() -> None:
    """Of two games that look alike to the seat, the same is sealed but for the order of unknown cards."""
    game = game_at(8)
    seat = game.question.seat
    twin = game.restored(twin_of(game.kernel, seat, 77).state.to_bytes())

    one, other = State.from_bytes(seal(game).state), State.from_bytes(seal(twin).state)

    assert (one.definition, one.seed) == (other.definition, other.seed)
    assert think(seal(game), "greedy", 3) == think(seal(twin), "greedy", 3)


def test_every_level_answers_it() -> None:
    """With an option there is."""
    game = game_at(8)

    for level in LEVELS:
        assert 0 <= think(seal(game), level, 3) < len(game.question.options)
