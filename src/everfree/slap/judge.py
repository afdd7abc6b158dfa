"""Who was first: a pure function from claims, arrivals and connections to a verdict with its evidence.

A client knows best when its player reacted, but it could lie. The table knows when the slap arrived, and has
measured how long the connection takes. So the claimed reaction counts, within bounds the table can check:

    arrival - sent  =  reaction + travel both ways

A card is sent to a seat a little after it was turned over, because it is stored first; the process to which
the seat is connected measures from when it was sent. At most the measured round trip, limited to the table's
cap, is accepted as travel, plus a margin for what can't be measured. Whatever a client sends, its slap is not
counted as quicker (S6 and the settled values).
"""

from typing import Final

import msgspec

from everfree.table.chance import draw_below

FLOOR_MS: Final = 100
"""No person reacts faster; a shorter claim counts as this."""
MARGIN_MS: Final = 50
"""How far a connection may be off its measured round trip."""
LEAST_ERROR_MS: Final = 5
"""Slaps closer than this are never told apart."""
MOST_JITTER_MS: Final = 25
"""A connection is never counted as less exact than this, so that irregular answers to pings gain little.

Two such connections together may be off by the margin, the variation that is compensated as well.
"""
LONGEST_GATHERING_MS: Final = 300

# Notes on a claim: why it was raised, or what is suspicious about it.
TOO_QUICK: Final = "too-quick"
"""Claimed below the floor."""
TOO_LOW: Final = "too-low"
"""Claimed lower than the measured connection allows."""
TOO_EARLY: Final = "too-early"
"""Arrived earlier than the measured round trip allows, so that the measured one is too long."""
CAPPED: Final = "capped"
"""Raised because the connection is slower than this table compensates; not suspicious."""
UNSTEADY: Final = "unsteady"
"""The connection varies by more than `MOST_JITTER_MS`, which is what its measuring error counts as."""


class Claim(msgspec.Struct, frozen=True):
    """A right slap as it reached the table."""

    seat: int
    version: int
    shown: int
    arrival: int
    reaction: int
    """As the client claims: from painting the card to pressing the key."""
    round_trip: int
    jitter: int
    since: int = -1
    """From sending the card to this seat until the arrival; -1 if it was not measured."""

    @property
    def elapsed(self) -> int:
        """Reaction and travel both ways: what the table needed to send the card is not the player's time."""
        whole = self.arrival - self.shown
        return whole if self.since < 0 else min(whole, self.since)


class Evidence(msgspec.Struct, frozen=True):
    """One slap, the bound on its reaction, and the reaction that counted."""

    claim: Claim
    least: int
    """The smallest reaction the table accepts."""
    counted: int
    notes: tuple[str, ...]

    @property
    def pressed(self) -> int:
        """When the key was pressed, on the clock on which the card was shown."""
        return self.claim.shown + self.counted


class Verdict(msgspec.Struct, frozen=True):
    """All slaps, the quickest first, and who takes the pile."""

    evidence: tuple[Evidence, ...]
    close: tuple[int, ...]
    """The seats that can't be told apart from the quickest; one seat if the case is clear."""
    error: int
    """The largest measuring error among the close seats; slaps within it count as simultaneous."""
    winner: int
    """-1 if a photo finish is left open."""
    by_lot: bool


def gathering_ms(window: int, longest_round_trip: int) -> int:
    """Return how long the table waits for other slaps after the first."""
    return min(window + longest_round_trip // 2, LONGEST_GATHERING_MS)


def most_compensation_ms(cap: int) -> int:
    """Return the most by which a slap can count as earlier than it arrived; players are told this number."""
    return cap + MARGIN_MS if cap else 0


def most_error_ms(cap: int) -> int:
    """Return how far apart two slaps may be that are called a photo finish; players are told this number."""
    return 2 * MOST_JITTER_MS if cap else LEAST_ERROR_MS


def error_ms(claim: Claim, other: Claim, cap: int) -> int:
    """Return the measuring error between two slaps; arrivals, which count with *cap* 0, are exact."""
    counted = min(claim.jitter, MOST_JITTER_MS) + min(other.jitter, MOST_JITTER_MS) if cap else 0
    return max(LEAST_ERROR_MS, counted)


def weigh(claim: Claim, cap: int) -> Evidence:
    """Limit a claim to what the connection allows; a table with *cap* 0 judges by arrival."""
    elapsed = claim.elapsed
    allowance = min(claim.round_trip, cap) + MARGIN_MS if cap else 0
    least = max(FLOOR_MS, elapsed - allowance)
    counted = max(least, min(claim.reaction, elapsed)) if cap else least
    notes: list[str] = []
    travel = elapsed - claim.reaction
    if claim.reaction < FLOOR_MS:
        notes.append(TOO_QUICK)
    if travel > claim.round_trip + MARGIN_MS:
        notes.append(TOO_LOW)
    elif travel < claim.round_trip - min(claim.jitter, MOST_JITTER_MS) - MARGIN_MS:
        notes.append(TOO_EARLY)
    elif cap and claim.reaction >= FLOOR_MS and counted > claim.reaction:
        notes.append(CAPPED)
    if cap and claim.jitter > MOST_JITTER_MS:
        notes.append(UNSTEADY)
    return Evidence(claim, least, counted, tuple(notes))


def judge(claims: list[Claim], *, cap: int, lot: tuple[bytes, int] | None) -> Verdict:
    """Decide who was first; between slaps too close to measure, *lot* decides: a seed and a draw's number.

    Without *lot* such a photo finish has no winner.
    """
    ranked = sorted([weigh(claim, cap) for claim in claims], key=_order)
    first = ranked[0]
    close: list[int] = [first.claim.seat]
    error = LEAST_ERROR_MS
    for other in ranked[1:]:
        pair_error = error_ms(first.claim, other.claim, cap)
        if other.pressed - first.pressed <= pair_error:
            close.append(other.claim.seat)
            error = max(error, pair_error)
    winner = first.claim.seat
    by_lot = len(close) > 1 and lot is not None
    if len(close) > 1:
        winner = -1 if lot is None else sorted(close)[draw_below(*lot, len(close))]
    return Verdict(tuple(ranked), tuple(close), error, winner, by_lot)


def _order(evidence: Evidence) -> tuple[int, int]:
    """Sort by the moment of the key; the seat only makes the order the same on every machine."""
    return evidence.pressed, evidence.claim.seat
