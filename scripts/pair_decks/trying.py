"""Try drawn decks against the theme decks, learn which cards win, and find the best deck."""

from collections.abc import Iterable
from dataclasses import dataclass

from scripts.pair_decks.drawing import drawn

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.game import Game
from everfree.ccg.kernel.rng import new_seed, seed_bytes
from everfree.ccg.vocab import Seat
from everfree.players import Sight
from everfree.players.greedy import places_to_try, worth_of
from everfree.testing.ladder.games import TURN_CAP

THEMES = tuple(THEME_DECKS.values())
FRESH = 1_000_000
"""The number of the first game that is not used to choose a deck."""
ENOUGH = 0.4
"""The share of won games under which a deck is searched again."""
LESSON = 6.0
"""What a share that is higher by one adds to the guess of a card."""
DOUBT = 2.0
"""Decks of average success that are assumed of every card, so that one lucky deck teaches little."""


@dataclass(frozen=True)
class Size:
    """How much is played for a pair of colours."""

    rounds: int = 2
    decks: int = 3
    """Decks that are drawn in a round."""
    games: int = 2
    """Games of each drawn deck; those of the race begin with twice as many."""
    finalists: int = 2
    last: int = 2 * len(THEMES)
    """Games of the deck that is left, none of which was used to choose it."""


@dataclass(frozen=True)
class Found:
    """A deck with what it won in games that were not used to choose it."""

    pair: str
    deck: Deck
    games: int
    won: float
    searches: int = 1

    @property
    def share(self) -> float:
        """How much of the games it won; 0 if none was played."""
        return self.won / self.games if self.games else 0.0


class HastyPlayer:
    """Like the greedy player, with one imagined game for each question: at half the cost."""

    def __init__(self, seed: int) -> None:
        self._seed = seed_bytes(seed)

    def choose(self, sight: Sight) -> int:
        """Return the option after which the turn ends best, the first of equals."""
        count = len(sight.question.options)
        if count == 1:
            return 0
        game = sight.imagine(new_seed(self._seed, sight.view.turn))
        worth = {place: worth_of(game, Seat(sight.seat), place, 1) for place in places_to_try(game, count)}
        return min(worth, key=lambda place: (-worth[place], place))


def game(deck: Deck, number: int) -> float:
    """Play game *number* against a theme deck; games 2n and 2n + 1 are the same with swapped seats."""
    first = number % 2
    pair = [deck, THEMES[number // 2 % len(THEMES)]]
    played = Game(pair if first == 0 else pair[::-1], seed=number // 2)
    players = [HastyPlayer(number * 2 + seat) for seat in (0, 1)]
    while not played.is_over and played.state.turn < TURN_CAP:
        seat = played.question.seat
        played.take(players[seat].choose(Sight(played.kernel, seat)))
    return 0.5 if played.winner is None else float(played.winner == first)


def won(deck: Deck, numbers: Iterable[int]) -> float:
    """Return how many of these games a deck wins."""
    return sum([game(deck, number) for number in numbers])


def learned(tried: list[tuple[Deck, float]]) -> dict[str, float]:
    """Return how much the guess of each card changes, by the share that the decks with it won."""
    average = sum([share for _, share in tried]) / len(tried)
    found: dict[str, list[float]] = {}
    for deck, share in tried:
        for card in (deck.mane, *deck.draw, *deck.problems):
            found.setdefault(card, []).append(share - average)
    return {card: LESSON * sum(shares) / (len(shares) + DOUBT) for card, shares in found.items()}


def best(pair: str, size: Size, seed: str) -> Deck:
    """Draw decks in rounds, each with what the last ones taught, and race the better ones to the last."""
    tried: list[tuple[Deck, float]] = []
    begun = 0
    for turn in range(size.rounds):
        lessons = learned(tried) if tried else {}
        decks = [drawn(pair, lessons, f"{seed} {pair} {turn} {number}") for number in range(size.decks)]
        numbers = range(begun, begun + size.games)
        tried.extend([(deck, won(deck, numbers) / size.games) for deck in decks])
        begun += size.games
    left = [deck for deck, _ in sorted(tried, key=lambda one: -one[1])[: size.finalists]]
    points = [0.0 for _ in left]
    games = 2 * size.games
    while len(left) > 1:
        numbers = range(begun, begun + games)
        points = [had + won(deck, numbers) for deck, had in zip(left, points, strict=True)]
        begun, games = begun + games, games * 2
        order = sorted(range(len(left)), key=lambda place: -points[place])[: (len(left) + 1) // 2]
        left, points = [left[place] for place in order], [points[place] for place in order]
    return left[0]


def search(pair: str, size: Size) -> Found:
    """Find a good deck of a pair; search once more if the first one wins too little."""
    first = _measured(pair, size, 1)
    if first.share >= ENOUGH:
        return first
    return max(first, _measured(pair, size, 2), key=lambda one: one.share)


def _measured(pair: str, size: Size, searches: int) -> Found:
    deck = best(pair, size, str(searches))
    begun = FRESH * searches
    return Found(pair, deck, size.last, won(deck, range(begun, begun + size.last)), searches)
