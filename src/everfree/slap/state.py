"""The whole game as a value: numbers and lists, all times in milliseconds since the match began."""

from hashlib import blake2b
from typing import Final

import msgspec

from everfree.slap.judge import Claim

# What a person at the table is.
ACTIVE: Final = 0
"""Has cards."""
EMPTY: Final = 1
"""Was dealt in, has no cards, may slap in."""
GUEST: Final = 2
"""Was never dealt in."""
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
"""How many sights back a slap can be judged; an older one is refused."""


class Sight(msgspec.Struct):
    """The pile as it was from one change of its top to the next: what a slap is judged by."""

    version: int
    """The pile's version when its top came to lie there."""
    shown: int
    match: int
    """NOTHING, MIRROR, HAYBURGER or LONE_JOKER."""
    covered: int = NEVER
    """When the next card was played on it."""
    hands: int = 0
    """A bit for each seat whose slap here was false or late: one is enough (S8)."""


class State(msgspec.Struct, kw_only=True):
    """One moment of one match."""

    seed: bytes
    drawn: int = 0
    """How many random draws were made."""
    now: int = 0
    dealer: int = 0

    # By seat; those who join later follow.
    stacks: list[list[int]]
    """Card numbers, the top first: the next to be played."""
    status: list[int]
    links: list[tuple[int, int]]
    """Measured round trip and jitter."""
    records: list[list[tuple[int, int]]]
    """Of the last slaps: how far they are from the measured connection, and their reaction (`suspicion`)."""
    marks: list[int]
    """Bits of `suspicion.MARKS` that were told."""

    order: list[int]
    """The seats clockwise; a guest enters it with the first pile won."""
    pile: list[int]
    """The bottom first."""
    under: int = 0
    """How many cards at its bottom were put there as a penalty or by somebody who left: nobody saw them."""
    version: int = 0
    """Counts every change of the pile."""
    taken: int = 0
    """The version at which the pile was last taken; sights before it are over."""
    played: int = 0
    last_card: int = NEVER
    sights: list[Sight]

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
    """Seats that decide a photo finish by signs; others wait."""
    signs: list[int] = []
    """What they show, in the same order; -1 until they have chosen."""
    sign_rounds: int = 0
    signs_until: int = NEVER

    ends_at: int = NEVER
    """When the limit ends the game."""
    winners: list[int] | None = None

    def to_bytes(self) -> bytes:
        """Give the state's bytes; equal states have equal bytes."""
        return msgspec.msgpack.encode(self)

    @staticmethod
    def from_bytes(data: bytes) -> "State":
        """Undo `to_bytes`."""
        return msgspec.msgpack.decode(data, type=State)

    def digest(self) -> str:
        """Give a hash of the whole state."""
        return blake2b(self.to_bytes(), digest_size=16).hexdigest()
