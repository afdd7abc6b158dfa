"""Paired matches: the same deal twice with the players swapped, and intervals over the pairs."""

from dataclasses import dataclass

from scripts.training.games import Record

from everfree.lab.pairs import mean, pair_interval
from everfree.lab.wording import counted


@dataclass(frozen=True)
class Score:
    """The share of points of player a over pairs of games."""

    pairs: int
    share: float
    low: float
    high: float
    """The 95 % interval, from the spread of the pairs."""
    won: int
    """Pairs of which a won both games."""
    lost: int
    milliseconds: tuple[float, float]
    """Processor time a decision, of a and b."""

    def __str__(self) -> str:
        return (
            f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%}) over "
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
    return Score(
        len(shares),
        mean(shares),
        *pair_interval(shares),
        sum([share == 1.0 for share in shares]),
        sum([share == 0.0 for share in shares]),
        (1000 * seconds[0] / max(1, decisions[0]), 1000 * seconds[1] / max(1, decisions[1])),
    )
