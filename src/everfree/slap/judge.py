"""Who was first: a pure function from claims, arrivals and connections to a verdict with its evidence.

A client knows best when its player reacted, and could lie. The table knows when the slap arrived, and has
measured how long the connection takes. So the claim counts, within bounds that the table can check:

    arrival - shown  =  reaction + the way there and back

Of that time at most the measured round trip is taken for the way, no more than the table's cap, plus a margin
for what can't be measured. Whatever a client sends, nobody is judged quicker (S6 and the settled values).
"""

from typing import Final

import msgspec

from everfree.table.chance import draw_below

FLOOR_MS: Final = 100
"""Nobody sees and reacts faster; a shorter claim counts as this."""
MARGIN_MS: Final = 50
"""How far a connection may be off its measured round trip."""
LEAST_ERROR_MS: Final = 5
"""Slaps closer than this are never told apart."""
LONGEST_GATHERING_MS: Final = 300

# Why a claim is not taken as it is, or is strange.
TOO_QUICK: Final = "too-quick"
"""Claimed below the floor."""
TOO_LOW: Final = "too-low"
"""Claimed lower than the measured connection allows."""
TOO_EARLY: Final = "too-early"
"""Arrived earlier than the measured connection allows: it was measured too long."""
CAPPED: Final = "capped"
"""Raised because the connection is longer than this table compensates; nobody's fault."""


class Claim(msgspec.Struct, frozen=True):
    """A right slap as it reached the table."""

    seat: int
    version: int
    shown: int
    arrival: int
    reaction: int
    """As the client says: from painting the card to the key."""
    round_trip: int
    jitter: int


class Evidence(msgspec.Struct, frozen=True):
    """One slap, its bound, and what counted."""

    claim: Claim
    least: int
    """The smallest reaction that is believed."""
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
    """The measuring error by which the last of them is still close."""
    winner: int
    """-1 if a photo finish is left open."""
    by_lot: bool


def gathering_ms(window: int, longest_round_trip: int) -> int:
    """Give how long the table waits for other slaps after the first."""
    return min(window + longest_round_trip // 2, LONGEST_GATHERING_MS)


def most_compensation_ms(cap: int) -> int:
    """Give the most by which any slap can count as earlier than it arrived: published to the table."""
    return cap + MARGIN_MS if cap else 0


def weigh(claim: Claim, cap: int) -> Evidence:
    """Bound one claim; *cap* 0 is a table without compensation, which goes by arrival."""
    elapsed = claim.arrival - claim.shown
    allowance = min(claim.round_trip, cap) + MARGIN_MS if cap else 0
    least = max(FLOOR_MS, elapsed - allowance)
    counted = max(least, min(claim.reaction, elapsed)) if cap else least
    notes: list[str] = []
    way = elapsed - claim.reaction
    if claim.reaction < FLOOR_MS:
        notes.append(TOO_QUICK)
    if way > claim.round_trip + MARGIN_MS:
        notes.append(TOO_LOW)
    elif way < claim.round_trip - claim.jitter - MARGIN_MS:
        notes.append(TOO_EARLY)
    elif cap and claim.reaction >= FLOOR_MS and counted > claim.reaction:
        notes.append(CAPPED)
    return Evidence(claim, least, counted, tuple(notes))


def judge(claims: list[Claim], *, cap: int, lot: tuple[bytes, int] | None) -> Verdict:
    """Say who was first; draw number *lot* of its seed decides what can't be measured, and only that.

    Without a lot such a photo finish is left open.
    """
    ranked = sorted([weigh(claim, cap) for claim in claims], key=_order)
    first = ranked[0]
    close: list[int] = [first.claim.seat]
    error = LEAST_ERROR_MS
    for other in ranked[1:]:
        both = max(LEAST_ERROR_MS, first.claim.jitter + other.claim.jitter)
        if other.pressed - first.pressed <= both:
            close.append(other.claim.seat)
            error = max(error, both)
    winner = first.claim.seat
    by_lot = len(close) > 1 and lot is not None
    if len(close) > 1:
        winner = -1 if lot is None else sorted(close)[draw_below(*lot, len(close))]
    return Verdict(tuple(ranked), tuple(close), error, winner, by_lot)


def _order(evidence: Evidence) -> tuple[int, int]:
    """Rank by the moment of the key; the seat only makes the list the same on every machine."""
    return evidence.pressed, evidence.claim.seat
