"""Paired matches: the same deal twice with the players swapped, and intervals over the pairs."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from scripts.training.games import Record

from everfree.lab.wording import counted

Z: Final = 1.96
"""The width of a 95 % interval in standard deviations."""


@dataclass(frozen=True)
class Score:
    """The share of points of player a over pairs of games."""

    pairs: int
    share: float
    half_width: float
    """Half of the 95 % interval, from the spread of the pairs."""
    won: int
    """Pairs of which a won both games."""
    lost: int
    milliseconds: tuple[float, float]
    """Processor time a decision, of a and b."""

    def __str__(self) -> str:
        low, high = self.share - self.half_width, self.share + self.half_width
        return (
            f"{self.share:.1%} ({max(0.0, low):.1%} to {min(1.0, high):.1%}) over "
            f"{counted(self.pairs, 'pair')}, {self.won} won and {self.lost} lost twice; "
            f"{self.milliseconds[0]:.0f} and {self.milliseconds[1]:.0f} ms a decision"
        )


def score_of(records: list[Record]) -> Score:
    """Return the score of the player who has seat 0 in even games; games without their twin are left out."""
    by_number = {record.number: record for record in records}
    whole = [number for number in sorted(by_number) if number % 2 == 0 and number + 1 in by_number]
    shares: list[float] = []
    seconds, decisions = [0.0, 0.0], [0, 0]
    for number in whole:
        both = 0.0
        for record in (by_number[number], by_number[number + 1]):
            seat = record.number % 2
            both += 0.5 if record.winner < 0 else float(record.winner == seat)
            for side in range(2):
                seconds[side] += record.seconds[seat if side == 0 else 1 - seat]
                decisions[side] += record.decisions[seat if side == 0 else 1 - seat]
        shares.append(both / 2)
    count = len(shares)
    mean = sum(shares) / count if count else 0.5
    spread = sqrt(sum([(share - mean) ** 2 for share in shares]) / (count - 1)) if count > 1 else 0.5
    return Score(
        count,
        mean,
        Z * spread / sqrt(max(1, count)),
        sum([share == 1.0 for share in shares]),
        sum([share == 0.0 for share in shares]),
        (1000 * seconds[0] / max(1, decisions[0]), 1000 * seconds[1] / max(1, decisions[1])),
    )
