"""The file of learned weights: whole numbers, with how they were made."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).parent / "weights.json"
"""The weights of the package."""
UNIT: Final = 4096
"""A weight of 1 in the file is 1 / UNIT in log odds."""


class Weights(msgspec.Struct, frozen=True):
    """The weights of the learned value, in the order of the features."""

    made_by: str
    """The command that wrote the file."""
    seed: int
    generation: int
    features: list[str]
    """The names of the features, to refuse a file that was made for others."""
    bias: int
    line: list[int]
    hidden: list[list[int]] = []
    """By feature: its weight for every hidden unit; empty without a net."""
    hidden_bias: list[int] = []
    out: list[int] = []


def weights_from(data: bytes) -> Weights:
    """Read a file of weights."""
    return msgspec.json.decode(data, type=Weights)


@cache
def learned_weights() -> Weights:
    """Return the weights of the package, read once."""
    return weights_from(FILE.read_bytes())


@cache
def weights_digest() -> str:
    """Return a short hash of the file of the package, to tell apart games that other weights have played."""
    return blake2b(FILE.read_bytes(), digest_size=4).hexdigest()
