"""Tune the weights of `players/value.py`: change some, let the search play itself, keep what wins.

    python scripts/tune_value.py --minutes 60 --games tuning.jsonl

A change is kept when the ladder's test is 95 % sure that it is better; a match ends when that is known, or
seems unlikely. Best run with the compiled build's Python. What was tried is written down, line by line.
"""

import argparse
import json
import time
from pathlib import Path
from random import Random

from everfree.ccg.game import Game
from everfree.players import Budget, SearchPlayer, Sight
from everfree.players.value import FACTS, TUNED, Weights
from everfree.testing.ladder.games import TURN_CAP, decks_of
from everfree.testing.ladder.verdicts import ENOUGH, EVEN, evidence

QUICK = Budget("quick", nodes=120, seconds=2.0, worlds=2)
"""Enough to plan a turn: what is better for it is taken to be better for those that think longer."""
GAMES = 120
"""Games of a match at most."""
HOPELESS = 16
"""After so many games a change that has not won half of them is given up."""
CHANGED = 3
"""How many weights are changed at once."""


def play(new: Weights, old: Weights, number: int) -> float:
    """Play a game; give the score of the new weights."""
    first = number % 2
    sides = [new, old] if first == 0 else [old, new]
    game = Game(list(decks_of(number)), seed=number // 2)
    players = [SearchPlayer(QUICK, number * 2 + seat, weights) for seat, weights in enumerate(sides)]
    while not game.is_over and game.state.turn < TURN_CAP:
        seat = game.question.seat
        game.take(players[seat].choose(Sight(game.kernel, seat)))
    return 0.5 if game.winner is None else float(game.winner == first)


def changed(weights: Weights, dice: Random) -> Weights:
    """Change a few weights: by a part of themselves, and by a little where they are next to nothing."""
    found = list(weights)
    for place in dice.sample(range(len(found)), CHANGED):
        found[place] += dice.gauss(0, 0.3) * abs(found[place]) + dice.gauss(0, 0.02)
    return tuple([round(weight, 4) for weight in found])


def match(new: Weights, old: Weights, first: int) -> tuple[float, int]:
    """Play until it is known whether the new weights are better; give their score and the games played."""
    score = 0.0
    for games in range(1, GAMES + 1):
        score += play(new, old, first + games - 1)
        if games % 2:
            continue
        if evidence(score, games - score, EVEN) >= ENOUGH or (games >= HOPELESS and score <= games / 2):
            return score, games
    return score, GAMES


def main() -> None:
    """Tune for a while."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--games", type=Path, default=Path("tuning.jsonl"))
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    until = time.monotonic() + 60 * wish.minutes
    dice = Random(wish.seed)
    best: Weights = TUNED
    played = 1000 * wish.seed
    while time.monotonic() < until:
        new = changed(best, dice)
        score, games = match(new, best, played)
        played += games + games % 2
        is_better = score > games / 2 and evidence(score, games - score, EVEN) >= ENOUGH
        weights = dict(zip(FACTS, new, strict=True))
        line = {"kept": is_better, "score": score, "games": games, "weights": weights}
        with wish.games.open("a") as file:
            file.write(json.dumps(line) + "\n")
        if is_better:
            best = new
    for name, weight in zip(FACTS, best, strict=True):
        print(f'    "{name}": {weight},')


if __name__ == "__main__":
    main()
