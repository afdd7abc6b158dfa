"""The whole game as a value: numbers and lists, all times in milliseconds since the match began."""

from hashlib import blake2b
from typing import Final

import msgspec

from everfree.slap.judge import Claim

# The status of a seat.
ACTIVE: Final = 0
"""Has cards."""
EMPTY: Final = 1
"""Was dealt cards, has none left, may slap in."""
GUEST: Final = 2
"""Was dealt no cards: joined later."""
BANNED: Final = 3
"""Slapped falsely without cards: may not slap again."""
GONE: Final = 4
"""Left the table."""
STATUS_NAMES: Final = ("active", "empty", "guest", "banned", "gone")

# What the top of the pile shows.
NOTHING: Final = 0
MIRROR: Final = 1
HAYBURGER: Final = 2
LONE_JOKER: Final = 3
"""Only where a Joker can always be slapped (S9)."""
MATCH_NAMES: Final = ("nothing", "mirror", "hayburger", "joker")

NOBODY: Final = -1
NEVER: Final = -1

REMEMBERED: Final = 12
"""How many sights are kept; a slap at an older one is refused."""


class Sight(msgspec.Struct):
    """The pile from one change of its top to the next; a slap is judged by the sight its player saw."""

    version: int
    """The pile's version when this top appeared."""
    shown: int
    match: int
    """NOTHING, MIRROR, HAYBURGER or LONE_JOKER."""
    covered: int = NEVER
    """When the next card was played on it."""
    hands: int = 0
    """A bit for each seat that slapped this sight falsely or late; its further slaps are refused (S8)."""


class State(msgspec.Struct, kw_only=True):
    """The whole state of a match at one moment."""

    seed: bytes
    drawn: int = 0
    """How many random draws were made."""
    now: int = 0
    dealer: int = 0

    # Lists by seat; guests are appended.
    stacks: list[list[int]]
    """Card numbers, the top first: the next to be played."""
    status: list[int]
    links: list[tuple[int, int]]
    """Measured round trip and jitter."""
    records: list[list[tuple[int, int, int]]]
    """The last slaps: difference from the measured round trip, reaction and jitter (`suspicion`)."""
    marks: list[int]
    """Bits of `suspicion.MARKS` that were already reported."""

    order: list[int]
    """The seats clockwise; a guest is inserted on winning its first pile."""
    pile: list[int]
    """The bottom first."""
    under: int = 0
    """How many cards at its bottom came from penalties or players who left: nobody saw their faces."""
    version: int = 0
    """Counts every change of the pile."""
    taken: int = 0
    """The version at which the pile was last taken; matches up to it can't be won any more."""
    played: int = 0
    last_card: int = NEVER
    sights: list[Sight]

    begins_at: int = 0
    """When the first card may be turned over; NEVER until the countdown has begun."""
    count: int = 0
    """The number that the countdown has reached; 0 before and after it."""

    turn: int = NOBODY
    turn_since: int = 0

    challenger: int = NOBODY
    challenged: int = NOBODY
    chances: int = 0

    award_to: int = NOBODY
    """Who takes the pile when the grace time is over: a challenger, or the last player with cards."""
    award_at: int = NEVER

    gather_until: int = NEVER
    gathered: list[Claim] = []

    signers: list[int] = []
    """Seats that decide a photo finish by rock, paper, scissors."""
    signs: list[int] = []
    """Their signs in the same order; -1 until chosen."""
    sign_rounds: int = 0
    signs_until: int = NEVER

    ends_at: int = NEVER
    """When the limit of time or cards ends the game."""
    winners: list[int] | None = None

    def to_bytes(self) -> bytes:
        """Encode the state; equal states have equal bytes."""
        return msgspec.msgpack.encode(self)

    @staticmethod
    def from_bytes(data: bytes) -> "State":
        """Decode what `to_bytes` has encoded."""
        return msgspec.msgpack.decode(data, type=State)

    def digest(self) -> str:
        """Return a hash of the whole state."""
        return blake2b(self.to_bytes(), digest_size=16).hexdigest()
