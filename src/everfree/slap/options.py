"""The options of a table: fixed before the deal and stored in the log (SLAP part 6)."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from everfree.slap.cards import PONY53, Group
from everfree.slap.judge import LONGEST_GATHERING_MS

Chances = Annotated[int, Meta(ge=1, le=9)]
Few = Annotated[int, Meta(ge=1, le=9)]


class ChallengeChances(msgspec.Struct, frozen=True):
    """How many tries each challenge symbol gives (S11)."""

    alicorn: Chances = 4
    villain: Chances = 3
    mane5: Chances = 2
    parasprite: Chances = 1


class Minutes(msgspec.Struct, frozen=True, tag="minutes"):
    """The game ends after this many minutes."""

    minutes: Annotated[int, Meta(ge=1, le=600)]


class Cards(msgspec.Struct, frozen=True, tag="cards"):
    """The game ends after this many cards were turned over."""

    cards: Annotated[int, Meta(ge=1, le=1_000_000)]


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """House rules; the defaults suit a table of strangers over a network."""

    chances: ChallengeChances = ChallengeChances()
    joker: Literal["wild", "slap", "challenge5", "plain"] = "wild"
    """S9: a Joker matches every card, can always be slapped, gives five chances, or matches nothing."""
    jokers_per_deck: Annotated[int, Meta(ge=0, le=9)] = 1
    decks: Few = 1
    composition: tuple[Group, ...] = PONY53
    """The cards of one deck, without its Jokers."""
    two_symbols: Literal["any", "all"] = "any"
    """S13: cards with two symbols match if they share one symbol, or only if they share both."""
    slap_in: Literal["players", "anyone", "nobody"] = "players"
    """S8: who may slap without holding cards."""
    short_challenge: Literal["pass_on", "fail"] = "pass_on"
    """S3: what happens when the challenged player runs out of cards."""
    award_grace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1200
    """S5: how long the pile of a failed challenge can still be slapped."""
    judging: Literal["network", "keys"] = "network"
    """S6: by reaction time among the slaps gathered, or, on one device, by the order of the keys."""
    slap_window_ms: Annotated[int, Meta(ge=0, le=LONGEST_GATHERING_MS)] = 150
    """How long slaps are gathered, besides half the longest round trip."""
    compensation_cap_ms: Annotated[int, Meta(ge=0, le=250)] = 150
    """Round trips are compensated up to this length; 0 judges by arrival."""
    photo_finish: Literal["lot", "signs"] = "lot"
    """What decides between slaps too close to measure: a random draw, or rock, paper, scissors."""
    min_play_interval_ms: Annotated[int, Meta(ge=0, le=5_000)] = 400
    """S7: how long a card must lie before the next may be played."""
    turn_timeout_ms: Annotated[int, Meta(ge=100, le=60_000)] = 5000
    """After this time the table plays the card for a player who does nothing."""
    countdown_ms: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """How long the table counts down before the first card, once everybody is there; 0 begins at once."""
    limit: Minutes | Cards | None = Minutes(15)
    """S10: when the game ends and the most cards win, unless a player has all cards before."""
    penalty_cards: Few = 1
    text_symbols: bool = False
    """S12: whether names are shown under the symbols, to everybody at the table."""


STRANGERS: Final = Options()
PRIVATE: Final = Options(slap_in="anyone")
"""A private table: guests may slap in, as in the original rules."""
ONE_DEVICE: Final = Options(slap_in="anyone", judging="keys", limit=None)
"""Several players at one keyboard."""
