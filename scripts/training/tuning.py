"""Scale groups of weights by what wins paired matches (CMA-ES); what predicts a win need not cause it."""

import argparse
from functools import partial
from pathlib import Path
from typing import Final

import cma
import msgspec
from scripts.training.games import recorded
from scripts.training.matches import score_of
from scripts.training.mixing import mixed_line
from scripts.training.players import check_players
from scripts.training.refusals import Unplayed, check_into, weights_at
from scripts.training.running import played

from everfree.players.features.names import NAMES
from everfree.players.weights import Weights

GROUPS: Final = ("me", "foe", "my problem", "their problem", "hand", "program", "table")
"""Groups of features whose corrections are scaled together."""
START: Final = 1.0
STEP: Final = 0.3
OPPONENTS: Final = ("{kind}/today", "greedy")
"""Who every candidate plays against."""


def group_of(name: str) -> str:
    """Return the group of a feature."""
    if "program" in name:
        return "program"
    for group in ("my problem", "their problem", "me", "foe", "hand"):
        if name.startswith(f"{group} "):
            return group
    return "table"


def scaled(weights: Weights, scales: list[float]) -> Weights:
    """Return weights whose difference from today's is multiplied by the scale of each feature's group."""
    by_group = dict(zip(GROUPS, scales, strict=True))
    line = mixed_line(weights, [by_group[group_of(name)] for name in NAMES])
    return msgspec.structs.replace(weights, line=line)


def tuned(arguments: argparse.Namespace) -> None:
    """Search the scales and write the weights with the best; candidates are kept beside them."""
    weights = weights_at(arguments.weights)
    check_players(f"{arguments.kind}/{arguments.weights}")
    check_into(arguments.into)
    folder = Path(arguments.into).with_suffix(".candidates")
    folder.mkdir(exist_ok=True)
    options = {"seed": arguments.seed, "verbose": -9, "popsize": 8}
    search = cma.CMAEvolutionStrategy([START] * len(GROUPS), STEP, options)
    for number in range(arguments.rounds):
        candidates = search.ask()
        losses = []
        for place, scales in enumerate(candidates):
            file = folder / f"{number}-{place}.json"
            file.write_bytes(msgspec.json.encode(scaled(weights, [float(scale) for scale in scales])))
            share = share_of(file, arguments, number)
            losses.append(-share)
            print(number, place, f"{share:.3f}", [round(float(scale), 2) for scale in scales], flush=True)
        search.tell(candidates, losses)
    best = [float(scale) for scale in search.result.xfavorite]
    print("scales:", dict(zip(GROUPS, [round(scale, 3) for scale in best], strict=True)))
    Path(arguments.into).write_bytes(msgspec.json.encode(scaled(weights, best)))
    print(f"weights in {arguments.into}, candidates in {folder}")


def share_of(file: Path, arguments: argparse.Namespace, number: int) -> float:
    """Return the mean share of a candidate; all candidates of a round play the same deals."""
    shares = []
    for opponent in OPPONENTS:
        names = (f"{arguments.kind}/{file}", opponent.format(kind=arguments.kind))
        one = partial(recorded, names, seed=arguments.seed + 100 + number, noise=0, random=0)
        score = score_of(list(played(one, range(2 * arguments.pairs), jobs=arguments.jobs)))
        if not score.pairs:
            raise Unplayed(f"no pairs of {names[0]} against {names[1]} were played, so nothing can be tuned")
        shares.append(score.share)
    return sum(shares) / len(shares)
