"""Words about faceoffs that a text starts or changes (514)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import Node, shows
from everfree.ccg.language.terms import Who
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import Choose, Description, Selector, Test
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class Outcome(Node):
    """An effect of winning or losing a faceoff that this text starts, for you or for any player (514.5d)."""

    who: Who
    effect: Effect
    """The instruction that *who* follows; "you" in it is the winner or the loser."""
    wins: bool = True
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class StartFaceoff(Effect):
    """Start a faceoff between cards this text names (514.2c); they stay involved if they move (514.2d.i)."""

    mine: Selector
    theirs: Selector
    outcomes: tuple[Outcome, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class StartFaceoffAt(Effect):
    """Start a faceoff between your characters at a Problem and an opponent's there (514.2e)."""

    problem: Choose
    outcomes: tuple[Outcome, ...] = ()
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Challenge(Effect):
    """Challenge a Troublemaker with certain characters, or with all at its Problem (514.2a.i)."""

    what: Selector
    using: Selector | None = None
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Defeat(Effect):
    """Defeat Troublemakers without a faceoff: you score their points, and they are dismissed (514.5a)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class BecomeInvolved(Effect):
    """Cards become involved in the faceoff under way."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class InFaceoff(Test):
    """Involved in the faceoff under way (514.2)."""

    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class CeaseInvolvement(Effect):
    """Cards cease to be involved in the faceoff under way."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class EndFaceoff(Effect):
    """The faceoff under way ends at once: it is not resolved, and nobody wins or loses it (514.6)."""


@dataclass(frozen=True, eq=False, repr=False)
class Challenges(Trigger):
    """A player challenges a Troublemaker (608.4), with fewer characters than *fewer_than* unless it is 0.

    *more_than*: with more characters than this amount.
    """

    who: Who
    what: Selector
    fewer_than: int = 0
    wording: str = ""
    more_than: Amount | None = None


@dataclass(frozen=True, eq=False, repr=False)
class FlipsMore(Law):
    """A player flips more or fewer cards when a faceoff's first cards are flipped (514.3a, R38)."""

    who: Who
    amount: int
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class MayFlipToChoose(Law):
    """You may flip more cards after a faceoff's first flips; you choose one and ignore the others (515.4)."""

    amount: int | Amount


@dataclass(frozen=True, eq=False, repr=False)
class IgnoresHighest(Law):
    """A player ignores their flipped card with the highest power at each moment (515.4)."""

    who: Who


@dataclass(frozen=True, eq=False, repr=False)
class LowestTotalWins(Law):
    """The lowest power total wins faceoffs that involve this card."""


@dataclass(frozen=True, eq=False, repr=False)
class CantBeInvolved(Law):
    """Cards that match the description are not involved in Troublemaker faceoffs with this card (514.2a)."""

    description: Description


@dataclass(frozen=True, eq=False, repr=False)
class CantContribute(Law):
    """Cards add no power to faceoffs they are involved in."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class CantHelpConfront(Law):
    """Cards add no power to confronting Problems, or with *here* to confronting the Problem here (611.3a)."""

    what: Selector
    here: bool = False
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class FlippedLoseAbilities(Law):
    """A player's flipped cards have no abilities, and can't be given any."""

    who: Who


@dataclass(frozen=True, eq=False, repr=False)
class AdditionalTroublemaker(Law):
    """You can have one more face-up Troublemaker at the Problem of this card (516.4)."""


shows(MayFlipToChoose)
