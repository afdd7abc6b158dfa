"""Fit the learned value to rows of games: a line that starts from today's weights, and a small net."""

import gzip
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from scripts.training.refusals import WrongUse, check_there, weights_at
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

from everfree.ccg.decks.theme import THEME_DECKS
from everfree.lab.wording import counted
from everfree.players.features.names import NAMES, PARTS, SIDE
from everfree.players.value import FACTS, TUNED
from everfree.players.weights import UNIT, Weights

Array = np.ndarray[Any, np.dtype[Any]]
ROW: Final = np.dtype(
    [
        ("number", "<i4"),
        ("turn", "<i2"),
        ("viewer", "i1"),
        ("score", "i1"),
        ("decks", "i1", 2),
        ("x", "i1", len(NAMES)),
    ]
)
GAMES_OF_A_FILE: Final = 1_000_000
"""Added to the numbers of the games of each further file, so that they differ."""
FOLDS: Final = 5
"""In how many parts the pairs of games are divided; a fit needs at least one pair for each."""
DRAWN: Final = 1
"""The seed that draws the pairs of a fit to fewer of them."""
TURN_LATER: Final = 2
"""From one turn of a player to the next one."""
TRUST: Final = 0.3
"""How much of the target is the value a turn later, at every turn again; the rest is the outcome."""
SURE: Final = 12.0
"""The scale of the columns of earlier values: so large that the penalty does not shrink their weights."""
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
    decks: Array
    """A column for each theme deck: 1 if the viewer plays it, -1 if the foe does, 0 for neither and both."""
    x: Array

    def some(self, places: Array) -> "Rows":
        """Return the rows at some places, or for which a mask is true."""
        return Rows(
            self.number[places],
            self.turn[places],
            self.viewer[places],
            self.score[places],
            self.decks[places],
            self.x[places],
        )

    @property
    def pair(self) -> Array:
        """The pair of each row's game: folds keep pairs together, because their games are alike."""
        return self.number // 2


def read(files: list[Path]) -> Rows:
    """Read rows; the games of each further file get numbers of their own.

    Raise WrongUse if a game is there twice: half of it would predict the other half.
    """
    check_there(*files)
    found: list[Array] = []
    known: dict[bytes, tuple[int, Path]] = {}
    for place, file in enumerate(files):
        rows = unpacked(file)
        rows["number"] += place * GAMES_OF_A_FILE
        found.append(rows)
        for pair, game in games_of(rows):
            first, where = known.setdefault(game, (pair, file))
            if first != pair:
                both = f"twice in {file}" if where == file else f"in {where} and in {file}"
                raise WrongUse(f"the same games are {both}; name every file once, to `rows` as well")
    every = np.concatenate(found)
    order = np.lexsort((every["turn"], every["viewer"], every["number"]))
    every = every[order]
    return Rows(
        every["number"],
        every["turn"],
        every["viewer"],
        every["score"] / 2.0,
        deck_columns(every["decks"]),
        every["x"].astype(np.float64),
    )


def unpacked(file: Path) -> Array:
    """Return the rows of a file as they are written; raise WrongUse if it has none, or something else."""
    try:
        rows = np.frombuffer(gzip.decompress(file.read_bytes()), dtype=ROW).copy()
        if len(rows) and (set(rows["viewer"].tolist()) <= {0, 1}):
            return rows
    except (OSError, EOFError, zlib.error, ValueError):
        pass  # no gzip file, a damaged one, or one whose length is not that of whole rows
    raise WrongUse(f"{file} has no rows such as `rows` writes, or those of other features; write them again")


def games_of(rows: Array) -> Iterator[tuple[int, bytes]]:
    """Yield each game: the number of its pair, and a hash of all that its rows say."""
    ordered = rows[np.argsort(rows["number"], kind="stable")]
    numbers, starts = np.unique(ordered["number"], return_index=True)
    for number, game in zip(numbers.tolist(), np.split(ordered, starts[1:]), strict=True):
        game["number"] = 0
        yield number // 2, blake2b(game.tobytes(), digest_size=16).digest()


def deck_columns(decks: Array) -> Array:
    """Return a column for each theme deck from the numbers of the viewer's and the foe's deck."""
    every = np.arange(len(THEME_DECKS))
    found: Array = (decks[:, :1] == every).astype(float) - (decks[:, 1:] == every)
    return found


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


def targets(rows: Rows, odds: Array) -> Array:
    """Return what a net is fitted to: the outcome, mixed with the value by *odds* turn after turn.

    The target of a turn is `TRUST` times the value at the same player's next turn, and the rest of it is the
    target there (a lambda return). It is less noisy than the outcome, to which a net fits itself too well.
    """
    value, target = chance(odds), rows.score.copy()
    same = (rows.number[:-TURN_LATER] == rows.number[TURN_LATER:]) & (
        rows.viewer[:-TURN_LATER] == rows.viewer[TURN_LATER:]
    )
    for place in reversed(np.flatnonzero(same).tolist()):
        later = place + TURN_LATER
        target[place] = TRUST * value[later] + (1 - TRUST) * target[later]
    return target


@dataclass(frozen=True)
class Line:
    """A fitted line: earlier lines, each times a number, and a correction.

    How good each theme deck is was fitted beside it and is not part of the value: without it, features that
    tell the decks apart, such as the size of the deck, would be given weights that help no decision.
    """

    earlier: Array
    """The earlier lines, one a column: today's weights, and those of the last generation."""
    scales: Array
    weights: Array
    bias: float
    decks: Array
    """The log odds of each theme deck."""

    def odds(self, x: Array) -> Array:
        """Return the log odds."""
        found: Array = x @ (self.earlier @ self.scales) + x @ self.weights + self.bias
        return found

    def odds_with_decks(self, rows: Rows) -> Array:
        """Return the log odds, how good the decks are included."""
        found: Array = self.odds(rows.x) + rows.decks @ self.decks
        return found


def earlier_lines(previous: Weights | None) -> Array:
    """Return the lines that a fit starts from, one a column; of the last generation without its net.

    Two values that were fitted to different games predict better together than either does.
    """
    if previous is None:
        return today()[:, None]
    return np.stack([today(), np.array(previous.line, dtype=float) / UNIT], axis=1)


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


def fit_line(rows: Rows, strength: float, earlier: Array) -> Line:
    """Fit a line to the outcomes; what the rows do not show stays as in the *earlier* lines."""
    ties, count = tied(), earlier.shape[1]
    x, target = rows.x @ ties, rows.score
    mean, spread = x.mean(axis=0), x.std(axis=0)
    spread = np.where(spread < 1e-9, 1.0, spread)
    columns = np.hstack([SURE * (rows.x @ earlier), SURE * rows.decks, (x - mean) / spread])
    decks = count + rows.decks.shape[1]
    both = np.vstack([columns, columns])
    label = np.concatenate([np.ones(len(x)), np.zeros(len(x))])
    weight = np.concatenate([target, 1 - target])
    model = LogisticRegression(C=strength, solver="newton-cholesky")
    model.fit(both, label, sample_weight=weight)
    found = model.coef_[0]
    weights = found[decks:] / spread
    bias = float(model.intercept_[0] - (weights * mean).sum())
    return Line(earlier, found[:count] * SURE, ties @ weights, bias, found[count:decks] * SURE)


def folded(rows: Rows, strength: float, earlier: Array, *, every: int = 1, decks: bool = True) -> Array:
    """Return the log odds of every row by a line fitted without its fold, to one pair in *every*.

    Without *decks* how good the decks are is left out, as it is where a player judges positions.

    Which pairs are fitted is drawn: decks and players take turns with the numbers of the pairs, so every
    fourth pair may be between the same two players.
    """
    odds = np.zeros(len(rows.score))
    for train, test in GroupKFold(FOLDS).split(rows.x, groups=rows.pair):
        pairs = np.random.default_rng(DRAWN).permutation(np.unique(rows.pair[train]))
        some = train[np.isin(rows.pair[train], pairs[: max(1, len(pairs) // every)])]
        line, rest = fit_line(rows.some(some), strength, earlier), rows.some(test)
        odds[test] = line.odds_with_decks(rest) if decks else line.odds(rest.x)
    return odds


def in_whole_numbers(line: Line, *, made_by: str, seed: int, generation: int) -> Weights:
    """Return the weights of the package for a line."""
    whole = line.earlier @ line.scales + line.weights
    return Weights(
        made_by,
        seed,
        generation,
        list(NAMES),
        round(line.bias * UNIT),
        [round(float(weight) * UNIT) for weight in whole],
    )


def generation_zero(made_by: str, seed: int) -> Weights:
    """Return today's weights as a file of weights: where the first generation starts."""
    line = Line(today()[:, None], np.ones(1), np.zeros(len(NAMES)), 0.0, np.zeros(len(THEME_DECKS)))
    return in_whole_numbers(line, made_by=made_by, seed=seed, generation=0)


def odds_by(weights: Weights, x: Array) -> Array:
    """Return the log odds of rows by weights of a file."""
    odds: Array = (x @ np.array(weights.line, dtype=float) + weights.bias) / UNIT
    if weights.out:
        sums = x @ np.array(weights.hidden, dtype=float) + np.array(weights.hidden_bias, dtype=float)
        odds = odds + np.maximum(sums, 0) @ np.array(weights.out, dtype=float) / UNIT / UNIT
    return odds


def judged(weights: Path, rows: Rows) -> str:
    """Return the log loss of weights on rows they were not fitted to, with an interval over pairs."""
    return told_loss(odds_by(weights_at(weights), rows.x), rows)


def told_loss(odds: Array, rows: Rows) -> str:
    """Return the log loss of odds, with an interval over pairs."""
    p = np.clip(chance(odds), 1e-6, 1 - 1e-6)
    losses = -rows.score * np.log(p) - (1 - rows.score) * np.log(1 - p)
    pairs, which, count = np.unique(rows.pair, return_inverse=True, return_counts=True)
    mean = float(losses.mean())
    off = np.bincount(which, weights=losses) - mean * count
    half = 1.96 * float(np.sqrt((off**2).sum())) / len(losses)
    return f"log loss {mean:.4f} (+-{half:.4f}) on {len(losses)} rows of {counted(len(pairs), 'pair')}"


def last_generation(file: Path, rows: list[Path]) -> Weights:
    """Read the weights that a fit starts from; raise WrongUse if they were fitted to one of these rows.

    The line of the last generation is one of the columns of the fit. On games it was fitted to, it knows the
    outcomes of every fold: it would get too large a weight, and all losses would look smaller than they are.
    The file names the rows it was fitted to, not those of the generations before it.
    """
    weights = weights_at(file)
    known = weights.made_by.split()
    for one in rows:
        if one.name in known:
            raise WrongUse(
                f"{file} was fitted to a file of the name {one.name}, and --previous must be weights "
                "that have seen none of these games; fit the next generation to new games alone"
            )
    return weights


def check_enough(rows: Rows) -> None:
    """Raise WrongUse if there are too few pairs of games for the folds."""
    pairs = len(np.unique(rows.pair))
    if pairs < FOLDS:
        raise WrongUse(
            f"a fit needs at least {FOLDS} pairs of games, that is {2 * FOLDS} games, and these rows have "
            f"{pairs} pairs; to learn anything it needs some hundreds"
        )


def fit_report(
    files: list[Path],
    *,
    previous: Path | None,
    hidden: int,
    nets: int,
    seed: int,
    made_by: str,
) -> bytes:
    """Fit weights to all rows, print how well each model predicts unseen pairs, and return the file."""
    from scripts.training.net import folded_nets, with_nets

    before = None if previous is None else last_generation(previous, files)
    rows = read(files)
    check_enough(rows)
    earlier = earlier_lines(before)
    games = len(set(rows.number.tolist()))
    print(f"{len(rows.score)} rows of {games} games in {counted(len(files), 'file')}")
    print(f"log loss: guessing 0.6931, today's weights {log_loss(rows.score, rows.x @ today()):.4f}")
    if before is not None:
        print(f"  the last generation {log_loss(rows.score, odds_by(before, rows.x)):.4f}")
    losses: dict[float, float] = {}
    for strength in STRENGTHS:
        losses[strength] = log_loss(rows.score, folded(rows, strength, earlier))
        print(f"  line, {FOLDS} folds by pair, strength {strength:g}: {losses[strength]:.4f}", flush=True)
    strength = min(STRENGTHS, key=lambda one: losses[one])
    for every in (4, 2):
        found = [log_loss(rows.score, folded(rows, one, earlier, every=every)) for one in STRENGTHS]
        print(f"  line, fitted to one pair in {every}: {min(found):.4f}", flush=True)
    print(f"  line, fitted to all pairs: {losses[strength]:.4f}")
    alone = log_loss(rows.score, folded(rows, strength, earlier, decks=False))
    print(f"  the same without how good the decks are, as a player uses it: {alone:.4f}", flush=True)
    line = fit_line(rows, strength, earlier)
    generation = 1 if before is None else before.generation + 1
    weights = in_whole_numbers(line, made_by=made_by, seed=seed, generation=generation)
    if hidden:
        target = targets(rows, (rows.x @ earlier).mean(axis=1))
        unseen = folded_nets(rows, target, earlier, strength, units=hidden, nets=nets, seed=seed)
        print(f"  line and {nets} nets of {hidden} units: {log_loss(rows.score, unseen):.4f}", flush=True)
        known = line.odds_with_decks(rows)
        weights = with_nets(weights, rows, target, known, units=hidden, nets=nets, seed=seed)
    print(f"  as written, on these rows: {log_loss(rows.score, odds_by(weights, rows.x)):.4f}")
    scales = ", ".join([f"{one:.2f}" for one in line.scales])
    print(f"  earlier lines times {scales}; the largest corrections:")
    spread = rows.x.std(axis=0) * line.weights
    for place in np.argsort(-np.abs(spread))[:20]:
        print(
            f"    {NAMES[place]}: {line.weights[place]:+.3f} each, {spread[place]:+.3f} a standard deviation"
        )
    return msgspec.json.encode(weights)
