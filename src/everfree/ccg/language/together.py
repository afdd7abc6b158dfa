"""What another player or several do (801.1), and losing the game (103.5)."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.words import A_PLAYER, YOU, Who
from everfree.ccg.vocab import CardType


@dataclass(frozen=True, eq=False, repr=False)
class EachPlayer(Effect):
    """Each player follows an instruction as "you", or each opponent; all decide before anything is done."""

    effect: Effect
    who: Who = A_PLAYER
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class EachKeepsOne(Effect):
    """Each player chooses a card of each of these types that they control, and retires the others."""

    types: tuple[CardType, ...]


@dataclass(frozen=True, eq=False, repr=False)
class By(Effect):
    """A player follows an instruction as "you", whoever's text it is."""

    who: Who
    effect: Effect


@dataclass(frozen=True, eq=False, repr=False)
class LosesGame(Effect):
    """A player loses the game (103.5)."""

    who: Who = YOU
