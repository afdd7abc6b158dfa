"""The fairness of the slap judge as a table of plain lines."""

from collections.abc import Iterator
from typing import Final

from everfree.slap.judge import MARGIN_MS
from everfree.testing.slap.fairness import (
    CAP_MS,
    HONEST,
    Duel,
    Gain,
    cheats_at,
    duel,
    gain,
    marked_after,
    modest,
)

NEAR: Final = 20
FAR: Final = 180
FAIR: Final = 0.001
"""A result is called unfair if its probability under equal chances is below this."""

HELD: Final = (30, 60, 90, 120)
"""How many milliseconds the moderate cheats gain, who combine both ways of cheating."""

DUELS: Final = (
    (NEAR, FAR, 0, CAP_MS),
    (NEAR, FAR, 60, CAP_MS),
    (NEAR, FAR, 120, CAP_MS),
    (NEAR, FAR, 120, 250),
    (2 * NEAR, 2 * FAR, 0, 250),
    (NEAR, FAR, 0, 0),
    (NEAR, FAR, 60, 0),
)
"""Two round trips, the range they vary over, and the cap; 0 is no compensation."""


def report(*, slaps: int, cheaters: int) -> Iterator[str]:
    """Yield the lines of the three tables."""
    yield f"Equal reactions over unequal connections, {slaps:,} slaps a row, times in ms."
    yield f"The margin is {MARGIN_MS}; a cap of 0 is no compensation, slaps are judged by arrival."
    yield ""
    heads = f"{'round trips':>12}{'varying by':>12}{'cap':>6}{'far one wins':>14}{'by lot':>8}{'p':>11}"
    yield f"{heads}  verdict"
    for near, far, jitter, cap in DUELS:
        yield duel_line(duel(near, far, jitter=jitter, cap=cap, slaps=slaps))
    yield ""
    yield f"What cheats gain at a round trip of {NEAR} ms against somebody honest at the same."
    yield f"The bound is what the table publishes: cap and margin. Marked: the last of {cheaters} cheats."
    yield ""
    yield f"{'cheat':<24}{'cap':>6}{'gain':>6}{'most':>6}{'bound':>7}{'wins':>9}  marked after"
    for cap in (CAP_MS, 0):
        for cheat in cheats_at(NEAR, CAP_MS):
            yield gain_line(gain(cheat, round_trip=NEAR, cap=cap, slaps=slaps, cheaters=cheaters))
    yield ""
    yield f"Who is marked at all: {cheaters} of each, at a round trip of {NEAR} ms."
    yield ""
    yield f"{'cheat':<24}{'wins':>9}{'in 50 slaps':>14}{'in 500':>9}"
    for cheat in (HONEST, *[modest(held) for held in HELD]):
        marked = [marked_after(cheat, NEAR, number) for number in range(cheaters)]
        won = duel(NEAR, NEAR, jitter=0, cap=CAP_MS, slaps=slaps, cheats=(HONEST, cheat)).wins
        early, ever = (len([1 for slap in marked if 0 < slap <= end]) / cheaters for end in (50, 500))
        yield f"{cheat.name:<24}{won / slaps:>9.1%}{early:>14.0%}{ever:>9.0%}"


def duel_line(found: Duel) -> str:
    """Format the row of one pair of connections."""
    trips = f"{found.round_trips[0]} / {found.round_trips[1]}"
    verdict = "fair" if found.p > FAIR else "NOT FAIR"
    wins, lots = found.wins / found.slaps, found.lots / found.slaps
    return f"{trips:>12}{found.jitter:>12}{found.cap:>6}{wins:>14.1%}{lots:>8.1%}{found.p:>11.2g}  {verdict}"


def gain_line(found: Gain) -> str:
    """Format the row of one cheat."""
    marked = f"{found.marked_after} slaps" if found.marked_after else "never"
    return (
        f"{found.cheat:<24}{found.cap:>6}{found.average:>6}{found.largest:>6}{found.bound:>7}"
        f"{found.wins / found.slaps:>9.1%}  {marked}"
    )
