"""Tune the weights of `players/value.py` by games of the search player against itself.

    python scripts/tune_value.py play --minutes 10 --games tuning.jsonl
    python scripts/tune_value.py fit --games tuning.jsonl
    python scripts/tune_value.py match tokens=0.05 hand=0.02 --most 120

`play` plays games and records the facts at the beginning of each turn, where the search evaluates positions,
and who won. `fit` fits weights to these records by logistic regression, with the present weights as prior. A
fact that correlates with winning need not cause it, so `match` plays changed weights against the present
ones. Run it with the Python of the compiled build, which is faster.
"""

import argparse
import json
import time
from functools import partial
from math import exp, log
from pathlib import Path
from random import Random

from everfree.ccg.game import Game
from everfree.ccg.vocab import Seat
from everfree.lab.pairs import mean, pair_scores
from everfree.lab.sequential import anytime_interval, is_decided
from everfree.players import Budget, SearchPlayer, Sight
from everfree.players.value import FACTS, TUNED, WEIGHTS, Weights, chance_of_winning, facts_of
from everfree.testing.ladder.games import TURN_CAP, decks_of

QUICK = Budget("quick", nodes=120, seconds=2.0, worlds=2)
"""Enough nodes to plan a turn; we assume that what is better here is also better with more nodes."""
SPREAD = 0.35
"""The relative spread of the two players' weights around the present ones, so that games differ."""
ROUNDS = 4_000
STEP = 0.5
PRIOR = 12.0
"""The weight of the prior, as a number of positions."""
Row = tuple[list[float], float]
"""The difference of the facts of two players, last whose turn it is; and the score of the first."""


def play(sides: list[Weights], number: int) -> tuple[float, list[list[float]]]:
    """Play a game; return the score of seat 0 and the differences of facts at the beginning of each turn."""
    game = Game(list(decks_of(number)), seed=number // 2)
    values = [partial(chance_of_winning, weights=weights) for weights in sides]
    players = [SearchPlayer(QUICK, number * 2 + seat, value) for seat, value in enumerate(values)]
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
    """Return the weights, each changed a little at random."""
    return tuple([weight * exp(dice.gauss(0, SPREAD)) for weight in weights])


def gather(file: Path, minutes: float, seed: int) -> None:
    """Play for some minutes and append a line for each game to *file*."""
    until = time.monotonic() + 60 * minutes
    dice = Random(seed)
    number = 100_000 * seed
    while time.monotonic() < until:
        score, rows = play([near(TUNED, dice), near(TUNED, dice)], number)
        with file.open("a") as out:
            out.write(json.dumps({"score": score, "rows": rows}) + "\n")
        number += 1


def rows_of(file: Path) -> list[Row]:
    """Read the positions of all games."""
    found: list[Row] = []
    for line in file.read_text().splitlines():
        game = json.loads(line)
        found.extend([(row, game["score"]) for row in game["rows"]])
    return found


def fit(rows: list[Row]) -> list[float]:
    """Return the weights of the facts and of having the turn that maximise the posterior likelihood."""
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
    """Return the mean log loss of the weights on these games; 0.693 is that of guessing."""
    total = 0.0
    for row, score in rows:
        chance = 1.0 / (1.0 + exp(-sum(map(float.__mul__, weights, row))))
        total -= score * log(chance) + (1 - score) * log(1 - chance)
    return total / len(rows)


def match(changes: list[str], most: int) -> None:
    """Play changed weights against the present ones until the evidence shows which are better."""
    weights = dict(WEIGHTS)
    for change in changes:
        name, _, weight = change.partition("=")
        if name not in weights:
            raise SystemExit(f"no fact {name!r}; there are: {', '.join(FACTS)}")
        weights[name] = float(weight)
    new = tuple(weights.values())
    scores: list[float] = []
    for number in range(most):
        first = number % 2
        result, _ = play([new, TUNED] if first == 0 else [TUNED, new], number)
        scores.append(result if first == 0 else 1 - result)
        if not first:
            continue
        pairs = pair_scores(scores)
        low, high = anytime_interval(pairs)
        print(f"{len(pairs)} pairs: {mean(pairs):.3f} ({low:.2f} to {high:.2f})", flush=True)
        if is_decided(pairs):
            break


def main() -> None:
    """Run the sub-command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("do", choices=["play", "fit", "match"])
    parser.add_argument("changes", nargs="*", metavar="fact=weight")
    parser.add_argument("--games", type=Path, default=Path("tuning.jsonl"))
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=120, help="games of a match")
    arguments = parser.parse_args()
    if arguments.do == "play":
        gather(arguments.games, arguments.minutes, arguments.seed)
    elif arguments.do == "match":
        match(arguments.changes, arguments.most)
    else:
        rows = rows_of(arguments.games)
        weights = fit(rows)
        before, after = surprise(rows, [*TUNED, 0.0]), surprise(rows, weights)
        print(f"{len(rows)} positions: {before:.4f} before, {after:.4f} after")
        for name, weight in zip((*FACTS, "tempo"), weights, strict=True):
            print(f'    "{name}": {weight:.4f},')


if __name__ == "__main__":
    main()
