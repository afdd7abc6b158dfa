"""Marks for seats a host should look at: slaps that don't fit their connection, or too quick for a person.

A single strange slap proves little, so a mark needs many. A mark changes no verdict: `judge` limits what a
claim can gain anyway.
"""

from typing import Final

from everfree.slap.judge import Claim

KEPT: Final = 50
"""How many slaps of a seat are remembered."""

LOW_CLAIMS: Final = 1
"""Claims lower reactions than its connection leaves room for."""
LATE_PONGS: Final = 2
"""Its slaps travel faster than its measured round trip: the client delays its answers to pings."""
UNCANNY: Final = 4
"""Too often quicker than a person who must first recognise a match."""
UNSTEADY: Final = 8
"""Its answers to pings vary far more than connections do that people can play over."""
MARKS: Final = {
    LOW_CLAIMS: "low-claims",
    LATE_PONGS: "late-pongs",
    UNCANNY: "uncanny",
    UNSTEADY: "unsteady",
}

ENOUGH: Final = 16
"""How many slaps the travel time is averaged over: random variation evens out, a systematic lie does not."""
HABIT_MS: Final = 20
"""How far that average may differ from the measured round trip, besides twice the jitter."""
UNSTEADY_MS: Final = 60
"""The average jitter beyond which a seat is marked as unsteady."""
QUICK_MS: Final = 200
QUICK_ENOUGH: Final = 5
"""How many of the kept claims must be below QUICK_MS for UNCANNY."""
FURTHEST_MS: Final = 150
"""Differences are limited to this, so that two extreme values among ENOUGH can't decide the average.

An honest slap may wait for half a second in a busy server.
"""

Record = list[tuple[int, int, int]]
"""For each slap: its travel time minus the measured round trip, the claimed reaction, and the jitter."""


def note(record: Record, claim: Claim) -> None:
    """Add a slap to the record and drop the oldest beyond KEPT."""
    travel = claim.elapsed - claim.reaction
    off = max(-FURTHEST_MS, min(FURTHEST_MS, travel - claim.round_trip))
    record.append((off, claim.reaction, min(claim.jitter, FURTHEST_MS)))
    if len(record) > KEPT:
        del record[0]


def marks_of(record: Record) -> int:
    """Return the marks a seat's last slaps deserve, as bits."""
    marks = 0
    if len(record) >= ENOUGH:
        last = record[-ENOUGH:]
        total = sum([off for off, _, _ in last])
        tolerance = ENOUGH * HABIT_MS + 2 * sum([min(jitter, UNSTEADY_MS) for _, _, jitter in last])
        if total > tolerance:
            marks |= LOW_CLAIMS
        elif total < -tolerance:
            marks |= LATE_PONGS
        if sum([jitter for _, _, jitter in last]) > ENOUGH * UNSTEADY_MS:
            marks |= UNSTEADY
    if len([1 for _, claim, _ in record if claim < QUICK_MS]) >= QUICK_ENOUGH:
        marks |= UNCANNY
    return marks


def names_of(marks: int) -> tuple[str, ...]:
    """Return the names of marks that are given as bits."""
    return tuple([name for mark, name in MARKS.items() if marks & mark])
