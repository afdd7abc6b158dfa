"""A small net with one hidden layer, fitted to what the line leaves unexplained."""

from dataclasses import dataclass

import msgspec
import numpy as np
from scripts.training.fitting import FOLDS, Array, Rows, chance, fit_line
from sklearn.model_selection import GroupKFold

from everfree.players.weights import UNIT, Weights

EPOCHS = 10
BATCH = 256
STEP = 0.001
DECAY = 0.1
"""Weight decay; the net is to say little where the rows show little."""


@dataclass(frozen=True)
class Net:
    """A hidden layer of rectified units over features divided by their spread."""

    hidden: Array
    hidden_bias: Array
    out: Array
    spread: Array

    def odds(self, x: Array) -> Array:
        """Return what the net adds to the log odds."""
        found: Array = np.maximum(x / self.spread @ self.hidden + self.hidden_bias, 0) @ self.out
        return found


def fit_net(x: Array, target: Array, offset: Array, units: int, seed: int) -> Net:
    """Fit a net by Adam with decoupled weight decay, on top of the log odds *offset*."""
    dice = np.random.default_rng(seed)
    spread = np.maximum(x.std(axis=0), 0.5)
    scaled = x / spread
    names = [
        dice.normal(0, (2 / x.shape[1]) ** 0.5 / 2, (x.shape[1], units)),
        np.zeros(units),
        dice.normal(0, 0.1, units),
    ]
    first = [np.zeros_like(one) for one in names]
    second = [np.zeros_like(one) for one in names]
    count = 0
    for _ in range(EPOCHS):
        order = dice.permutation(len(x))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            sums = scaled[some] @ names[0] + names[1]
            active = np.maximum(sums, 0)
            miss = (chance(offset[some] + active @ names[2]) - target[some]) / len(some)
            back = np.outer(miss, names[2]) * (sums > 0)
            slopes = [scaled[some].T @ back, back.sum(axis=0), active.T @ miss]
            count += 1
            for place, slope in enumerate(slopes):
                first[place] = 0.9 * first[place] + 0.1 * slope
                second[place] = 0.999 * second[place] + 0.001 * slope**2
                mean = first[place] / (1 - 0.9**count)
                size = np.sqrt(second[place] / (1 - 0.999**count)) + 1e-8
                names[place] = names[place] - STEP * (mean / size + DECAY * names[place])
    return Net(names[0], names[1], names[2], spread)


def fit_nets(x: Array, target: Array, offset: Array, *, units: int, nets: int, seed: int) -> list[Net]:
    """Fit several nets that start from other numbers; their mean predicts better than each of them."""
    return [fit_net(x, target, offset, units, seed + place) for place in range(nets)]


def folded_nets(
    rows: Rows, target: Array, earlier: Array, strength: float, *, units: int, nets: int, seed: int
) -> Array:
    """Return the log odds of every row by a line and nets fitted without its fold."""
    odds = np.zeros(len(rows.score))
    for train, test in GroupKFold(FOLDS).split(rows.x, groups=rows.pair):
        line = fit_line(rows.some(train), strength, earlier)
        offset = line.odds_with_decks(rows.some(train))
        found = fit_nets(rows.x[train], target[train], offset, units=units, nets=nets, seed=seed)
        added = np.mean([net.odds(rows.x[test]) for net in found], axis=0)
        odds[test] = line.odds_with_decks(rows.some(test)) + added
    return odds


def with_nets(
    weights: Weights, rows: Rows, target: Array, offset: Array, *, units: int, nets: int, seed: int
) -> Weights:
    """Return weights of a line with nets added, in whole numbers: the nets stand side by side as one."""
    found = fit_nets(rows.x, target, offset, units=units, nets=nets, seed=seed)
    hidden = np.hstack([net.hidden / net.spread[:, None] for net in found])
    return msgspec.structs.replace(
        weights,
        hidden=np.rint(hidden * UNIT).astype(int).tolist(),
        hidden_bias=np.rint(np.hstack([net.hidden_bias for net in found]) * UNIT).astype(int).tolist(),
        out=np.rint(np.hstack([net.out for net in found]) / nets * UNIT).astype(int).tolist(),
    )
