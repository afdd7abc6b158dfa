"""Find weights for `players/value.py`: play games, note the facts of every turn, foretell who wins.

python scripts/tune_value.py play POSITIONS.jsonl --games 400    games of the search against itself
python scripts/tune_value.py fit POSITIONS.jsonl                 the weights, and how well they foretell
"""

import argparse
import json
import math
from pathlib import Path
from random import Random

from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.game import Game
from everfree.ccg.vocab import Seat
from everfree.players.budgets import Budget
from everfree.players.player import Sight
from everfree.players.search import SearchPlayer
from everfree.players.value import FACTS, facts_of

QUICK = Budget("quick", nodes=80, seconds=2.0, worlds=2)
"""Who plays the games: good enough that what it does makes sense, quick enough for many games."""
WANDERING = 0.08
"""How often any answer is given instead, so that odd positions are seen too."""
LONGEST = 80
STEPS = 400
RATE = 2.0
TIMIDITY = 0.02
"""How much large weights are held back."""


def play(seed: int) -> list[tuple[list[float], list[float], int]]:
    """Play a game; give the facts of both seats at the start of each turn, with who won."""
    dice = Random(seed)
    game = Game([dice.choice(list(THEME_DECKS.values())) for _ in range(2)], seed=seed)
    players = [SearchPlayer(QUICK, seed + seat) for seat in range(2)]
    seen: list[tuple[list[float], list[float]]] = []
    turn = 0
    while not game.is_over and game.state.turn < LONGEST:
        if game.state.turn > turn:
            turn = game.state.turn
            seen.append((facts_of(game.kernel, Seat(0)), facts_of(game.kernel, Seat(1))))
        seat = game.question.seat
        if dice.random() < WANDERING:
            game.take(dice.randrange(len(game.question.options)))
        else:
            game.take(players[seat].choose(Sight(game.kernel, seat)))
    return [] if game.winner is None else [(mine, theirs, game.winner) for mine, theirs in seen]


def fit(rows: list[tuple[list[float], float]]) -> list[float]:
    """Give the weights of a logistic regression, by plain steps downhill on facts of like size."""
    size = len(FACTS)
    spread = [math.sqrt(sum([row[0][one] ** 2 for row in rows]) / len(rows)) + 1e-6 for one in range(size)]
    scaled = [([value / spread[place] for place, value in enumerate(row[0])], row[1]) for row in rows]
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [TIMIDITY * weight for weight in weights]
        for facts, won in scaled:
            error = chance(weights, facts) - won
            for place in range(size):
                slope[place] += error * facts[place] / len(scaled)
        weights = [weight - RATE * one for weight, one in zip(weights, slope, strict=True)]
    return [weight / spread[place] for place, weight in enumerate(weights)]


def chance(weights: list[float], facts: list[float]) -> float:
    """Give the chance of winning."""
    total = sum([weight * fact for weight, fact in zip(weights, facts, strict=True)])
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))


def loss(weights: list[float], rows: list[tuple[list[float], float]]) -> float:
    """Give how surprising the winners were: 0.693 for who knows nothing."""
    found = [chance(weights, facts) if won else 1 - chance(weights, facts) for facts, won in rows]
    return -sum([math.log(max(1e-9, one)) for one in found]) / len(rows)


def rows_of(games: list[list[tuple[list[float], list[float], int]]]) -> list[tuple[list[float], float]]:
    """Give the differences between the seats, with 1 where the first won."""
    return [
        ([mine - his for mine, his in zip(first, second, strict=True)], float(winner == 0))
        for game in games
        for first, second, winner in game
    ]


def main() -> None:
    """Play or fit."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=["play", "fit"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    wish = parser.parse_args()
    if wish.what == "play":
        with wish.file.open("a") as file:
            for seed in range(wish.first, wish.first + wish.games):
                file.write(json.dumps(play(seed)) + "\n")
                file.flush()
        return
    games = [json.loads(line) for line in wish.file.read_text().splitlines()]
    kept, tested = games[: len(games) * 4 // 5], games[len(games) * 4 // 5 :]
    weights = fit(rows_of(kept))
    for name, weight in zip(FACTS, weights, strict=True):
        print(f"{name:<20}{weight:>8.3f}")
    print(f"surprise where learned: {loss(weights, rows_of(kept)):.3f}")
    print(f"surprise elsewhere:     {loss(weights, rows_of(tested)):.3f}")


if __name__ == "__main__":
    main()
