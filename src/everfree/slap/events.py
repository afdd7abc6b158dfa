"""The events that everyone at the table is told; none of them is secret."""

import msgspec

from everfree.slap.cards import Card
from everfree.slap.judge import Evidence, Verdict


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened at a moment."""

    at: int


class Dealt(Event, frozen=True, tag="dealt"):
    """All cards are dealt; the player on the dealer's left begins."""

    dealer: int
    turn: int
    stacks: tuple[int, ...]
    """How many cards each player has."""


class Counted(Event, frozen=True, tag="counted"):
    """A number of the countdown before the first card; 0 begins the game."""

    left: int


class Played(Event, frozen=True, tag="played"):
    """A player turned over a card."""

    seat: int
    version: int
    card: Card
    left: int
    """Cards left in the stack."""
    by_clock: bool
    """Whether the table played the card because the player's time was up."""


class Challenged(Event, frozen=True, tag="challenged"):
    """A player must now show a challenge card."""

    challenger: int
    seat: int
    chances: int


class ChallengeFailed(Event, frozen=True, tag="challenge-failed"):
    """A challenge was not met; the challenger takes the pile unless it is slapped first."""

    challenger: int
    until: int
    unopposed: bool = False
    """Whether nobody else had a card to answer with (S4)."""


class Slapped(Event, frozen=True, tag="slapped"):
    """A seat slapped a match and waits for the verdict."""

    seat: int
    version: int


class SlappedLate(Event, frozen=True, tag="slapped-late"):
    """A seat slapped a match that can't be won any more: no win and no penalty."""

    seat: int
    version: int
    evidence: Evidence | None = None
    """How quick it was, judged like the slaps that were in time."""


class SlappedFalsely(Event, frozen=True, tag="slapped-falsely"):
    """A seat slapped without a match: it loses cards to the pile, or is banned if it has none."""

    seat: int
    version: int
    cards: int
    """How many cards were lost."""
    banned: bool


class Judged(Event, frozen=True, tag="judged"):
    """The gathered slaps were judged; the verdict holds the evidence."""

    verdict: Verdict


class Signing(Event, frozen=True, tag="signing"):
    """A photo finish is decided by rock, paper, scissors between these seats."""

    seats: tuple[int, ...]


class Signed(Event, frozen=True, tag="signed"):
    """The signs are revealed; -1 for a seat that chose none in time."""

    seats: tuple[int, ...]
    signs: tuple[int, ...]


class Took(Event, frozen=True, tag="took"):
    """A player took the pile."""

    seat: int
    cards: int
    why: str
    """`slap`, `challenge` or `last` (nobody else has cards)."""
    turn: int
    """Who plays the next card."""


class Joined(Event, frozen=True, tag="joined"):
    """A guest came to the table."""

    seat: int


class Left(Event, frozen=True, tag="left"):
    """A player left; the stack goes under the pile."""

    seat: int
    cards: int


class Marked(Event, frozen=True, tag="marked"):
    """A seat's slaps don't fit its connection or are too quick for a person; the host should look."""

    seat: int
    why: str


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    winners: tuple[int, ...]
    why: str
    """`all-cards`, `limit` or `left`."""
    stacks: tuple[int, ...]
