"""Openings: whether to take a new hand, and what the first turn is worth."""

from __future__ import annotations  # so that `help` shows short types

from dataclasses import dataclass, replace
from typing import Final

from everfree.lab.pairs import mean, paired_interval, pairs_of
from everfree.lab.playing import Played, PlayerMaker
from everfree.lab.series import Series
from everfree.lab.session import Session, Terms
from everfree.lab.standings import FEWEST_DECIDING, standing_of
from everfree.lab.studies.findings import Findings, findings, starter_sentence
from everfree.lab.wording import counted
from everfree.library.deck_lookup import DeckLike
from everfree.library.errors import UnknownPlayer
from everfree.library.game import player_of
from everfree.players import LEVELS, Player, Sight

QUESTION: Final = "mulligan"
KEEPS: Final = 0
"""The answer that keeps the hand."""
CHANGES: Final = 1
POLICIES: Final = {"always keeps its hand": KEEPS, "always takes a new hand": CHANGES}


@dataclass(frozen=True)
class Opening:
    """Makes players of a level that always answer the question about a new hand in the same way."""

    level: str
    policy: str

    @property
    def __name__(self) -> str:
        return f"{self.level}, {self.policy}"

    def __call__(self, seed: int) -> Player:
        """Return a player."""
        return Decided(player_of(self.level, seed), POLICIES[self.policy])


class Decided:
    """Asks another player about everything but the opening hand."""

    def __init__(self, player: Player, answer: int) -> None:
        self._player = player
        self._answer = answer

    def choose(self, sight: Sight) -> int:
        return self._answer if sight.question.kind == QUESTION else self._player.choose(sight)


def openings(session: Session, a: DeckLike, b: DeckLike, terms: Terms) -> Findings:
    """Play a deck that decides by itself, always keeps and always changes its hand against another deck."""
    level = terms.players[0]
    if not isinstance(level, str) or level not in LEVELS:
        raise UnknownPlayer(f"Openings are compared for a level; there are: {', '.join(LEVELS)}.")
    ways: list[PlayerMaker] = [level, *[Opening(level, policy) for policy in POLICIES]]
    each = [replace(terms, players=(way, terms.players[1]), level=None).series(a, b) for way in ways]
    session.play(each, "games")
    stands = [standing_of(one, level=None) for one in each]
    sentences = [
        *[f"{one.a}: {one.score:.1%} ({one.ends})." for one in stands],
        difference(each[1], each[0], "Keeping every hand, instead of deciding by itself,"),
        difference(each[2], each[1], "Taking a new hand every time, instead of keeping it,"),
        starter_sentence(each[:1], when="When the first deck decides by itself about its hand"),
    ]
    return findings(
        "openings", f"Openings of {stands[0].a} against {stands[0].b}", sentences, each, level=None
    )


def difference(way: Series[Played], other: Series[Played], what: str) -> str:
    """Return the sentence about how much better one way is than another with the same deals."""
    after, before = pairs_of(way.games), pairs_of(other.games)
    low, high = paired_interval(before, after)
    more = 100 * (mean(after) - mean(before))
    decided = "" if len(after) >= FEWEST_DECIDING and not low <= 0 <= high else ": not decided"
    ends = f"{100 * low:+.1f} to {100 * high:+.1f}"
    return (
        f"{what} changes the score by {more:+.1f} points of a hundred ({ends}), "
        f"in {counted(len(after), 'pair')} of games with the same deals{decided}."
    )
