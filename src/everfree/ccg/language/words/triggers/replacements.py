"""Triggers of replacements other than cards leaving play, and what happens instead (710)."""

from dataclasses import dataclass

from everfree.ccg.language.terms import ANYWHERE, THAT_PLAYER, YOU, Place, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Selector
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import NO_PHASE, CardType


@dataclass(frozen=True, eq=False, repr=False)
class WouldScoreBonus(Trigger):
    """A player is about to score the bonus of the Problem here (514.5c)."""

    who: Who


@dataclass(frozen=True, eq=False, repr=False)
class ScoreThem(Effect):
    """A player scores the points that another player would have scored."""

    who: Who = YOU


@dataclass(frozen=True, eq=False, repr=False)
class WouldExceedHomeLimit(Trigger):
    """A Friend is about to be retired because there are too many at home (616.3)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class WouldBeDefeated(Trigger):
    """A Troublemaker is about to be defeated (514.5a); if replaced, nobody scores and it is not dismissed."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class NotDefeated(Effect):
    """Say that cards are not defeated; it does nothing, because the replacement has already prevented it."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class WouldMove(Trigger):
    """A player is about to move a card somewhere (506.1)."""

    who: Who
    what: Selector
    destination: Place = ANYWHERE


@dataclass(frozen=True, eq=False, repr=False)
class MoveElsewhere(Effect):
    """The player about to move that card chooses another Problem for it; if there is none, it stays."""

    noun: CardType
    who: Who = THAT_PLAYER


@dataclass(frozen=True, eq=False, repr=False)
class WouldDraw(Trigger):
    """A player is about to draw a card (410.4); *during*: in a phase of anyone's turn."""

    who: Who
    during: int = NO_PHASE
