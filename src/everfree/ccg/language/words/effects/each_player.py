"""Instructions for other players (801.1), and losing the game (103.5)."""

from dataclasses import dataclass

from everfree.ccg.language.terms import A_PLAYER, YOU, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.vocab import CardType


@dataclass(frozen=True, eq=False, repr=False)
class EachPlayer(Effect):
    """Each player, or each opponent, follows an instruction as "you"; all choose before anything is done."""

    effect: Effect
    who: Who = A_PLAYER
    wording: str = ""
    having: Condition | None = None
    """If given, only players for whom it is true follow it; in it, too, "you" is that player."""


@dataclass(frozen=True, eq=False, repr=False)
class EachKeepsOne(Effect):
    """Each player chooses a card of each of these types that they control, and retires the others."""

    types: tuple[CardType, ...]


@dataclass(frozen=True, eq=False, repr=False)
class By(Effect):
    """A player follows an instruction in which "you" means that player."""

    who: Who
    effect: Effect
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class LosesGame(Effect):
    """A player loses the game (103.5)."""

    who: Who = YOU
