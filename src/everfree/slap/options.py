"""The options of a table: fixed before the deal and stored in the log (SLAP part 6)."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from everfree.slap.cards import PONY53, Group

Chances = Annotated[int, Meta(ge=1, le=9)]
Millis = Annotated[int, Meta(ge=0, le=60_000)]
Few = Annotated[int, Meta(ge=1, le=9)]
Wait = Annotated[int, Meta(ge=1, le=60_000)]


class ChallengeChances(msgspec.Struct, frozen=True):
    """How many tries each challenge symbol gives (S11)."""

    alicorn: Chances = 4
    villain: Chances = 3
    mane5: Chances = 2
    parasprite: Chances = 1


class Minutes(msgspec.Struct, frozen=True, tag="minutes"):
    """The game ends after so many minutes."""

    minutes: Annotated[int, Meta(ge=1, le=600)]


class Cards(msgspec.Struct, frozen=True, tag="cards"):
    """The game ends after so many cards were turned over."""

    cards: Annotated[int, Meta(ge=1)]


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """House rules; the defaults are those of a table with strangers over a network."""

    chances: ChallengeChances = ChallengeChances()
    joker: Literal["wild", "slap", "challenge5", "plain"] = "wild"
    """S9: matches everything; can always be slapped; challenges with five chances; matches nothing."""
    jokers_per_deck: Annotated[int, Meta(ge=0, le=9)] = 1
    decks: Few = 1
    composition: tuple[Group, ...] = PONY53
    """The cards of one deck, without its Jokers."""
    two_symbols: Literal["any", "all"] = "any"
    """S13: cards with two symbols match when they share one, or only when they share both."""
    slap_in: Literal["players", "anyone", "nobody"] = "players"
    """S8: who may slap without having cards."""
    short_challenge: Literal["pass_on", "fail"] = "pass_on"
    """S3: what happens when the challenged player runs out of cards."""
    award_grace_ms: Millis = 1200
    """S5: how long a lost challenge can still be slapped."""
    judging: Literal["network", "keys"] = "network"
    """S6: by reaction within a gathering time, or on one device by the order of the keys."""
    slap_window_ms: Millis = 150
    compensation_cap_ms: Annotated[int, Meta(ge=0, le=250)] = 150
    """Round trips are compensated up to this length; 0 judges by arrival."""
    photo_finish: Literal["lot", "signs"] = "lot"
    """What decides between slaps too close to measure: the seed, or rock, paper, scissors."""
    min_play_interval_ms: Millis = 400
    """S7: how long a card lies before the next may be played."""
    turn_timeout_ms: Wait = 5000
    """After this silence the table plays for a player."""
    limit: Minutes | Cards | None = Minutes(15)
    """S10: when the most cards win, if nobody has them all before."""
    penalty_cards: Few = 1
    text_symbols: bool = False
    """S12: names under the symbols, for everybody at the table or for nobody."""


STRANGERS: Final = Options()
PRIVATE: Final = Options(slap_in="anyone")
"""A room of one's own, as in the source: guests may slap in."""
ONE_DEVICE: Final = Options(slap_in="anyone", judging="keys", limit=None)
"""People around one keyboard."""
