"""Fit the learned value to rows of games: a line that starts from today's weights, and a small net."""

import gzip
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

from everfree.players.features.names import NAMES, PARTS, SIDE
from everfree.players.value import FACTS, TUNED
from everfree.players.weights import UNIT, Weights, weights_from

Array = np.ndarray[Any, np.dtype[Any]]
ROW: Final = np.dtype(
    [("number", "<i4"), ("turn", "<i2"), ("viewer", "i1"), ("score", "i1"), ("x", "i1", len(NAMES))]
)
GAMES_OF_A_FILE: Final = 1_000_000
"""Added to the numbers of the games of each further file, so that they differ."""
FOLDS: Final = 5
TURN_LATER: Final = 2
"""The target looks so many turns ahead: to the next turn of the same player."""
SURE: Final = 12.0
"""The scale of the column of today's value: so large that the penalty does not shrink its weight."""
STRENGTHS: Final = (1e-5, 3e-5, 1e-4, 3e-4, 1e-3, 3e-3)
"""Inverses of the penalty on the line, in the terms of `LogisticRegression`; the folds choose one.

The rows of a game are alike, so the best one is far smaller than for as many independent rows.
"""


@dataclass(frozen=True)
class Rows:
    """Rows of many games as arrays."""

    number: Array
    turn: Array
    viewer: Array
    score: Array
    """The viewer's score: 1, 0, or 0.5 if nobody won."""
    x: Array

    @property
    def pair(self) -> Array:
        """The pair of each row's game: folds keep pairs together, because their games are alike."""
        return self.number // 2


def read(files: list[Path]) -> Rows:
    """Read rows; the games of each further file get numbers of their own."""
    found: list[Array] = []
    for place, file in enumerate(files):
        rows = np.frombuffer(gzip.decompress(file.read_bytes()), dtype=ROW).copy()
        rows["number"] += place * GAMES_OF_A_FILE
        found.append(rows)
    every = np.concatenate(found)
    order = np.lexsort((every["turn"], every["viewer"], every["number"]))
    every = every[order]
    return Rows(
        every["number"],
        every["turn"],
        every["viewer"],
        every["score"] / 2.0,
        every["x"].astype(np.float64),
    )


def today() -> Array:
    """Return today's seventeen weights as weights of features: the viewer's less those of the foe."""
    line = np.zeros(len(NAMES))
    for place, weight in enumerate(TUNED):
        scaled = weight / PARTS if FACTS[place] == "close" else weight
        line[place] = scaled
        line[len(SIDE) + place] = -scaled
    return line


def today_in_units() -> list[float]:
    """Return today's weights as they would stand in a file."""
    return [float(weight) * UNIT for weight in today()]


def chance(odds: Array) -> Array:
    """Return chances from log odds."""
    found: Array = 1.0 / (1.0 + np.exp(-np.clip(odds, -30, 30)))
    return found


def log_loss(score: Array, odds: Array) -> float:
    """Return the mean log loss; guessing has 0.693."""
    p = np.clip(chance(odds), 1e-6, 1 - 1e-6)
    return float(np.mean(-score * np.log(p) - (1 - score) * np.log(1 - p)))


def targets(rows: Rows, odds: Array | None) -> Array:
    """Return what is fitted: the outcome, or half of it and half the value by *odds* a turn later."""
    if odds is None:
        return rows.score
    later = rows.score.copy()
    same = (rows.number[:-TURN_LATER] == rows.number[TURN_LATER:]) & (
        rows.viewer[:-TURN_LATER] == rows.viewer[TURN_LATER:]
    )
    later[:-TURN_LATER][same] = chance(odds[TURN_LATER:])[same]
    return (rows.score + later) / 2


@dataclass(frozen=True)
class Line:
    """A fitted line: today's value times a number, and a correction."""

    scale: float
    weights: Array
    bias: float

    def odds(self, x: Array, correction: float = 1.0) -> Array:
        """Return the log odds, with so much of the correction."""
        found: Array = self.scale * (x @ today()) + correction * (x @ self.weights + self.bias)
        return found


def opposite(name: str) -> str:
    """Return the feature that says of the other player what this one says; "" if there is none."""
    for one, other in (("me ", "foe "), ("foe ", "me ")):
        if name.startswith(one):
            return other + name.removeprefix(one)
    for one, other in (("my problem ", "their problem "), ("their problem ", "my problem ")):
        if name.startswith(one):
            rest = name.removeprefix(one)
            return other + (opposite(rest) or rest)
    return ""


def tied() -> Array:
    """Return a matrix from features to columns of which each has one weight.

    What is good for one player is as bad for the other: a feature and its opposite share a column, with
    opposite signs. That leaves half as many weights to learn.
    """
    columns: list[Array] = []
    for place, name in enumerate(NAMES):
        other = NAMES.index(opposite(name)) if opposite(name) else place
        if other < place:
            continue
        column = np.zeros(len(NAMES))
        column[other] = -1.0
        column[place] = 1.0
        columns.append(column)
    return np.stack(columns, axis=1)


def fit_line(x: Array, target: Array, strength: float) -> Line:
    """Fit a line by logistic regression; what the rows do not show stays as in today's weights."""
    ties = tied()
    base, x = x @ today(), x @ ties
    mean, spread = x.mean(axis=0), x.std(axis=0)
    spread = np.where(spread < 1e-9, 1.0, spread)
    columns = np.hstack([SURE * base[:, None], (x - mean) / spread])
    both = np.vstack([columns, columns])
    label = np.concatenate([np.ones(len(x)), np.zeros(len(x))])
    weight = np.concatenate([target, 1 - target])
    model = LogisticRegression(C=strength, max_iter=500)
    model.fit(both, label, sample_weight=weight)
    weights = model.coef_[0][1:] / spread
    bias = float(model.intercept_[0] - (weights * mean).sum())
    return Line(float(model.coef_[0][0] * SURE), ties @ weights, bias)


def folded(rows: Rows, target: Array, strength: float, *, every: int = 1) -> Array:
    """Return the log odds of every row by a line fitted without its fold, to one pair in *every*."""
    odds = np.zeros(len(rows.score))
    for train, test in GroupKFold(FOLDS).split(rows.x, groups=rows.pair):
        some = train[rows.pair[train] % every == 0]
        odds[test] = fit_line(rows.x[some], target[some], strength).odds(rows.x[test])
    return odds


def in_whole_numbers(line: Line, *, correction: float, made_by: str, seed: int, generation: int) -> Weights:
    """Return the weights of the package for a line, with so much of its correction."""
    whole = line.scale * today() + correction * line.weights
    return Weights(
        made_by,
        seed,
        generation,
        list(NAMES),
        round(correction * line.bias * UNIT),
        [round(float(weight) * UNIT) for weight in whole],
    )


def generation_zero(made_by: str, seed: int) -> Weights:
    """Return today's weights as a file of weights: where the first generation starts."""
    line = Line(1.0, np.zeros(len(NAMES)), 0.0)
    return in_whole_numbers(line, correction=0.0, made_by=made_by, seed=seed, generation=0)


def odds_by(weights: Weights, x: Array) -> Array:
    """Return the log odds of rows by weights of a file."""
    odds: Array = (x @ np.array(weights.line, dtype=float) + weights.bias) / UNIT
    if weights.out:
        sums = x @ np.array(weights.hidden, dtype=float) + np.array(weights.hidden_bias, dtype=float)
        odds = odds + np.maximum(sums, 0) @ np.array(weights.out, dtype=float) / UNIT / UNIT
    return odds


def judged(weights: Path, files: list[Path]) -> str:
    """Return the log loss of weights on rows they were not fitted to, with an interval over pairs."""
    rows = read(files)
    p = np.clip(chance(odds_by(weights_from(weights.read_bytes()), rows.x)), 1e-6, 1 - 1e-6)
    losses = -rows.score * np.log(p) - (1 - rows.score) * np.log(1 - p)
    pairs, which, count = np.unique(rows.pair, return_inverse=True, return_counts=True)
    mean = float(losses.mean())
    off = np.bincount(which, weights=losses) - mean * count
    half = 1.96 * float(np.sqrt((off**2).sum())) / len(losses)
    return f"log loss {mean:.4f} (+-{half:.4f}) on {len(losses)} rows of {len(pairs)} pairs"


def fit_report(
    files: list[Path],
    *,
    previous: Path | None,
    correction: float,
    hidden: int,
    seed: int,
    made_by: str,
) -> bytes:
    """Fit weights to all rows, print how well each model predicts unseen pairs, and return the file."""
    from scripts.training.net import folded_net, with_net

    rows = read(files)
    before = None if previous is None else weights_from(previous.read_bytes())
    target = targets(rows, None if before is None else odds_by(before, rows.x))
    games = len(set(rows.number.tolist()))
    print(f"{len(rows.score)} rows of {games} games in {len(files)} files")
    new = rows.number // GAMES_OF_A_FILE == len(files) - 1 if before is not None else rows.number >= 0
    if before is not None:
        print("judged on the last file alone: the last generation may have been fitted to the others")

    def loss(odds: Array) -> float:
        return log_loss(rows.score[new], odds[new])

    print(f"log loss: guessing 0.6931, today's weights {loss(rows.x @ today()):.4f}")
    if before is not None:
        print(f"  the previous generation {loss(odds_by(before, rows.x)):.4f}")
    losses: dict[float, float] = {}
    for strength in STRENGTHS:
        losses[strength] = loss(folded(rows, target, strength))
        print(f"  line, {FOLDS} folds by pair, strength {strength:g}: {losses[strength]:.4f}", flush=True)
    strength = min(STRENGTHS, key=lambda one: losses[one])
    for every in (4, 2):
        least = min([loss(folded(rows, target, one, every=every)) for one in STRENGTHS])
        print(f"  line, fitted to one pair in {every}: {least:.4f}", flush=True)
    line = fit_line(rows.x, target, strength)
    generation = 1 if before is None else before.generation + 1
    weights = in_whole_numbers(line, correction=correction, made_by=made_by, seed=seed, generation=generation)
    if hidden:
        print(
            f"  line and net: {loss(folded_net(rows, target, hidden, seed, strength)):.4f}",
            flush=True,
        )
        weights = with_net(weights, rows, target, hidden, seed)
    print(f"  as written, on these rows: {log_loss(rows.score, odds_by(weights, rows.x)):.4f}")
    print(f"  today's value times {line.scale:.2f}; the largest corrections:")
    spread = rows.x.std(axis=0) * line.weights
    for place in np.argsort(-np.abs(spread))[:20]:
        print(
            f"    {NAMES[place]}: {line.weights[place]:+.3f} each, {spread[place]:+.3f} a standard deviation"
        )
    return msgspec.json.encode(weights)
