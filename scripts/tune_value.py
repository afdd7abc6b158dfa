"""Tune the weights of `players/value.py` by games of the search against itself.

    python scripts/tune_value.py play --minutes 10 --games tuning.jsonl
    python scripts/tune_value.py fit --games tuning.jsonl
    python scripts/tune_value.py match tokens=0.05 hand=0.02 --most 120

The first plays games and writes down what could be counted at the beginning of each turn, where the search
judges, and who won. The second fits weights to that (logistic regression, held to the weights of now). What
goes with winning need not be what wins, so the third lets changed weights play the ones of now. Best run with
the compiled build's Python.
"""

import argparse
import json
import time
from math import exp, log
from pathlib import Path
from random import Random

from everfree.ccg.game import Game
from everfree.ccg.vocab import Seat
from everfree.players import Budget, SearchPlayer, Sight
from everfree.players.value import FACTS, TUNED, WEIGHTS, Weights, facts_of
from everfree.testing.ladder.games import TURN_CAP, decks_of
from everfree.testing.ladder.verdicts import ENOUGH, EVEN, evidence, interval

QUICK = Budget("quick", nodes=120, seconds=2.0, worlds=2)
"""Enough to plan a turn: what is better for it is taken to be better for those that think longer."""
SPREAD = 0.35
"""How far the weights of the two players lie from those of now, as a part of them: games shall differ."""
ROUNDS = 4_000
STEP = 0.5
PRIOR = 12.0
"""How many positions the weights of now are worth."""
Row = tuple[list[float], float]
"""What one player has more than the other, last whether the turn is theirs; and their score."""


def play(sides: list[Weights], number: int) -> tuple[float, list[list[float]]]:
    """Play a game; give the score of the first seat, and what it had more at the beginning of each turn."""
    game = Game(list(decks_of(number)), seed=number // 2)
    players = [SearchPlayer(QUICK, number * 2 + seat, weights) for seat, weights in enumerate(sides)]
    rows: list[list[float]] = []
    turn = game.state.turn
    while not game.is_over and game.state.turn < TURN_CAP:
        if game.state.turn != turn:
            turn = game.state.turn
            mine, theirs = facts_of(game.kernel, Seat(0)), facts_of(game.kernel, Seat(1))
            tempo = 1.0 if game.state.turn_player == 0 else -1.0
            rows.append([*[one - other for one, other in zip(mine, theirs, strict=True)], tempo])
        seat = game.question.seat
        game.take(players[seat].choose(Sight(game.kernel, seat)))
    return (0.5 if game.winner is None else float(game.winner == 0)), rows


def near(weights: Weights, dice: Random) -> Weights:
    """Change every weight a little."""
    return tuple([weight * exp(dice.gauss(0, SPREAD)) for weight in weights])


def gather(file: Path, minutes: float, seed: int) -> None:
    """Play for a while; a line for each game."""
    until = time.monotonic() + 60 * minutes
    dice = Random(seed)
    number = 100_000 * seed
    while time.monotonic() < until:
        score, rows = play([near(TUNED, dice), near(TUNED, dice)], number)
        with file.open("a") as out:
            out.write(json.dumps({"score": score, "rows": rows}) + "\n")
        number += 1


def rows_of(file: Path) -> list[Row]:
    """Read the positions of all games; every game counts the same."""
    found: list[Row] = []
    for line in file.read_text().splitlines():
        game = json.loads(line)
        found.extend([(row, game["score"]) for row in game["rows"]])
    return found


def fit(rows: list[Row]) -> list[float]:
    """Give the weights, and that of being at turn, under which these games are likeliest."""
    prior = [*TUNED, 0.0]
    squares = [sum([row[place] ** 2 for row, _ in rows]) / len(rows) for place in range(len(prior))]
    scale = [max(0.05, square**0.5) for square in squares]
    weights = list(prior)
    for _ in range(ROUNDS):
        slope = [0.0] * len(weights)
        for row, score in rows:
            miss = score - 1.0 / (1.0 + exp(-sum(map(float.__mul__, weights, row))))
            for place, fact in enumerate(row):
                slope[place] += miss * fact
        most = 0.0
        for place in range(len(weights)):
            pull = (prior[place] - weights[place]) * PRIOR * scale[place] ** 2
            change = STEP * (slope[place] + pull) / (len(rows) * scale[place] ** 2)
            weights[place] += change
            most = max(most, abs(change) * scale[place])
        if most < 1e-5:
            break
    return weights


def surprise(rows: list[Row], weights: list[float]) -> float:
    """Give how badly the weights foresee these games; 0.693 knows nothing."""
    total = 0.0
    for row, score in rows:
        chance = 1.0 / (1.0 + exp(-sum(map(float.__mul__, weights, row))))
        total -= score * log(chance) + (1 - score) * log(1 - chance)
    return total / len(rows)


def match(changes: list[str], most: int) -> None:
    """Let changed weights play those of now until it is known which are better."""
    weights = dict(WEIGHTS)
    for change in changes:
        name, _, weight = change.partition("=")
        if name not in weights:
            raise SystemExit(f"no fact {name!r}; there are: {', '.join(FACTS)}")
        weights[name] = float(weight)
    new = tuple(weights.values())
    score = 0.0
    for number in range(most):
        first = number % 2
        result, _ = play([new, TUNED] if first == 0 else [TUNED, new], number)
        score += result if first == 0 else 1 - result
        played = number + 1
        low, high = interval(score, played)
        print(f"{played} games: {score / played:.3f} ({low:.2f} to {high:.2f})", flush=True)
        if first and evidence(score, played - score, EVEN) >= ENOUGH:
            break


def main() -> None:
    """Play, fit or compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("do", choices=["play", "fit", "match"])
    parser.add_argument("changes", nargs="*", metavar="fact=weight")
    parser.add_argument("--games", type=Path, default=Path("tuning.jsonl"))
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=120, help="games of a match")
    wish = parser.parse_args()
    if wish.do == "play":
        gather(wish.games, wish.minutes, wish.seed)
    elif wish.do == "match":
        match(wish.changes, wish.most)
    else:
        rows = rows_of(wish.games)
        weights = fit(rows)
        before, after = surprise(rows, [*TUNED, 0.0]), surprise(rows, weights)
        print(f"{len(rows)} positions: {before:.4f} before, {after:.4f} after")
        for name, weight in zip((*FACTS, "tempo"), weights, strict=True):
            print(f'    "{name}": {weight:.4f},')


if __name__ == "__main__":
    main()
