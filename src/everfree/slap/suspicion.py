"""Which seats a host should look at: slaps that don't fit the connection they come over, or a human being.

A single strange slap means little; a mark needs many. A mark changes no verdict: those are bounded anyway.
"""

from typing import Final

from everfree.slap.judge import Claim

KEPT: Final = 50
"""How many slaps of a seat are remembered."""

LOW_CLAIMS: Final = 1
"""Claims lower reactions than its connection leaves room for."""
LATE_PONGS: Final = 2
"""Its slaps travel faster than its connection was measured: the measuring was slowed down."""
UNCANNY: Final = 4
"""Too often quicker than people who must first recognise a match."""
MARKS: Final = {LOW_CLAIMS: "low-claims", LATE_PONGS: "late-pongs", UNCANNY: "uncanny"}

ENOUGH: Final = 16
"""Slaps over which the way is averaged: chance evens out, a habit does not."""
HABIT_MS: Final = 20
"""How far that average may be off, besides twice the jitter."""
QUICK_MS: Final = 200
QUICK_ENOUGH: Final = 5
"""So many claims below QUICK_MS among those kept."""
FURTHEST_MS: Final = 500
"""One wild value must not decide an average."""

Record = list[tuple[int, int]]
"""For each slap: its way less the measured round trip, and its claim."""


def note(record: Record, claim: Claim) -> None:
    """Remember a slap."""
    way = claim.arrival - claim.shown - claim.reaction
    off = max(-FURTHEST_MS, min(FURTHEST_MS, way - claim.round_trip))
    record.append((off, claim.reaction))
    if len(record) > KEPT:
        del record[0]


def marks_of(record: Record, jitter: int) -> int:
    """Give the marks that a seat's last slaps deserve, as bits."""
    marks = 0
    if len(record) >= ENOUGH:
        total = sum([off for off, _ in record[-ENOUGH:]])
        habit = ENOUGH * (HABIT_MS + 2 * jitter)
        if total > habit:
            marks |= LOW_CLAIMS
        elif total < -habit:
            marks |= LATE_PONGS
    if len([1 for _, claim in record if claim < QUICK_MS]) >= QUICK_ENOUGH:
        marks |= UNCANNY
    return marks
