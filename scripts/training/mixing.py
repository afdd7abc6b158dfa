"""Mix learned weights with today's, because the mean of two values can play better than either of them."""

import msgspec
from scripts.training.fitting import today_in_units

from everfree.players.weights import Weights


def mixed(weights: Weights, share: float) -> Weights:
    """Return *share* of the learned line and bias, the rest of them as today, and no net."""
    return msgspec.structs.replace(
        weights,
        line=mixed_line(weights, [share] * len(weights.line)),
        bias=round(share * weights.bias),
        hidden=[],
        hidden_bias=[],
        out=[],
    )


def mixed_line(weights: Weights, shares: list[float]) -> list[int]:
    """Return a line that takes a share of each learned weight, and the rest of today's."""
    return [
        round(today + share * (learned - today))
        for share, learned, today in zip(shares, weights.line, today_in_units(), strict=True)
    ]
