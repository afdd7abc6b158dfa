"""Instructions for other players (801.1), and losing the game (103.5)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import A_PLAYER, YOU, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import AtLeast
from everfree.ccg.vocab import CardType


@dataclass(frozen=True, eq=False, repr=False)
class EachPlayer(Effect):
    """Each player, or each opponent, follows an instruction as "you"; all choose before anything is done.

    *having*: only those who have so many cards of a description, or had them as the effect triggered (712.2).
    """

    effect: Effect
    who: Who = A_PLAYER
    wording: str = ""
    having: AtLeast | Condition | None = None


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
class ChoosePlayer(Effect):
    """Choose a player, whom later words call "that player"."""


@dataclass(frozen=True, eq=False, repr=False)
class LosesGame(Effect):
    """A player loses the game (103.5)."""

    who: Who = YOU
