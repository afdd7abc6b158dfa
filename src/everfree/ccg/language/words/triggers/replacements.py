"""Triggers of replacements other than cards leaving play, and what happens instead (710)."""

from dataclasses import dataclass

from everfree.ccg.language.terms import THAT_PLAYER, YOU, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Selector
from everfree.ccg.vocab import CardType


@dataclass(frozen=True, eq=False, repr=False)
class ScoreThem(Effect):
    """A player scores the points that another player would have scored."""

    who: Who = YOU


@dataclass(frozen=True, eq=False, repr=False)
class NotDefeated(Effect):
    """Say that cards are not defeated; it does nothing, because the replacement has already prevented it."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class MoveElsewhere(Effect):
    """The player about to move that card chooses another Problem for it; if there is none, it stays."""

    noun: CardType
    who: Who = THAT_PLAYER
