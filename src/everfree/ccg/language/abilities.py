"""The kinds of abilities (701.1) and how a card is placed as it is played."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.terms import MAIN_PHASE_TIMING, REACTION, Timing
from everfree.ccg.language.words.changes.changes import Change, Law
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import Description, Selector
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import NO_PHASE, CardType


class Ability(Node):
    """A paragraph of a text box (701.2)."""


@dataclass(frozen=True, eq=False, repr=False)
class Triggered(Ability):
    """ "When ..." and "At ...": an effect that waits for pre-priority processing (704)."""

    trigger: Trigger
    effect: Effect
    condition: Condition | None = None
    tag: str = ""
    """A tag word in front: it groups abilities and does nothing (701.5)."""
    first: bool = False
    """Trigger only the first time, while the card stays the same object: "the first player to"."""
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Activated(Ability):
    """An ability with a timing phrase (703); *trigger* is a Reaction's condition."""

    timing: Timing
    effect: Effect
    costs: tuple[Effect, ...] = ()
    trigger: Trigger | None = None
    faceoffs: int = 0
    """The kinds of faceoffs that the timing phrase names, 0 if it names none (512.4a)."""
    anyone: bool = False
    wording: str = ""
    during: int = NO_PHASE
    """The phase that a Reaction's timing phrase names; its trigger must happen in that phase (512.4b)."""
    condition: Condition | None = None
    """A "while" condition that must be true when the ability is activated."""


@dataclass(frozen=True, eq=False, repr=False)
class EventText(Ability):
    """The effect of an Event and the timing with which it may be played (304.1)."""

    timing: Timing
    effect: Effect
    trigger: Trigger | None = None
    faceoffs: int = 0
    """The kinds of faceoffs that the timing phrase names, 0 if it names none (512.4a)."""
    wording: str = ""
    during: int = NO_PHASE
    """The phase that a Reaction's timing phrase names (512.4b)."""


@dataclass(frozen=True, eq=False, repr=False)
class Further(Ability):
    """A further paragraph of an Event, followed after the one with its timing phrase (705.2e)."""

    effect: Effect
    tag: str = ""
    """A tag word in front, with the trait it refers to (701.5)."""


@dataclass(frozen=True, eq=False, repr=False)
class Continuous(Ability):
    """Changes to cards while the card with this ability is in play (702.1)."""

    changes: tuple[Change, ...]
    of: Selector
    condition: Condition | None = None
    wording: str = ""
    tag: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Standing(Ability):
    """A law that applies while the card with this ability is in play (702.1)."""

    law: Law
    condition: Condition | None = None
    tag: str = ""
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class EachPlayerHas(Ability):
    """A law for each player who meets the condition; in both, "you" means that player."""

    law: Law
    condition: Condition
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Replacement(Ability):
    """ "If ... would ..., ... instead" (710.1); *optional*: the player may decline the replacement."""

    trigger: Trigger
    instead: Effect
    optional: bool = False
    wording: str = ""
    condition: Condition | None = None
    """A "while" condition that must be true."""
    once_per_faceoff: bool = False
    anyone: bool = False
    """Whether each player has this replacement; then "you" in it means that player."""


@dataclass(frozen=True, eq=False, repr=False)
class As(Ability):
    """ "As ...": an effect applied during the occurrence, before it has happened (705.2d.i, 706.1a)."""

    trigger: Trigger
    effect: Effect
    meanwhile: tuple[Ability, ...] = ()
    """Abilities that refer to what the effect chose."""


@dataclass(frozen=True, eq=False, repr=False)
class Elsewhere(Ability):
    """An ability that works while the card is in a zone other than play (701.3); in the flip zone, Chaos."""

    zone: int
    ability: Ability
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class OneParagraph(Ability):
    """Several abilities printed in one paragraph."""

    abilities: tuple[Ability, ...]
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class AdditionalCost(Ability):
    """Costs that are paid besides the printed one as the card is played (508.1, 705.2c)."""

    costs: tuple[Effect, ...]


@dataclass(frozen=True, eq=False, repr=False)
class AlsoPlayed(Ability):
    """A card other than an Event that may also be played with a timing, at its usual price (512.4, 512.5).

    *beside*: only to an area where you have such a card. *then* is followed if it was played so.
    """

    timing: Timing
    beside: Description | None = None
    then: Effect | None = None


@dataclass(frozen=True, eq=False, repr=False)
class PlayToHome(Ability):
    """A Resource that enters play at home (305.1a)."""


@dataclass(frozen=True, eq=False, repr=False)
class PlayOn(Ability):
    """A Resource that enters play attached to a host (305.1b, 509.4)."""

    host: Description


def main_phase(effect: Effect, *, costs: tuple[Effect, ...] = (), anyone: bool = False) -> Activated:
    """Make an ability the turn player uses as a Main Phase action (609.2f)."""
    return Activated(MAIN_PHASE_TIMING, effect, costs, anyone=anyone)


def reaction(
    trigger: Trigger, effect: Effect, *, costs: tuple[Effect, ...] = (), wording: str = ""
) -> Activated:
    """Make an ability that is used after its trigger happened (512.4)."""
    return Activated(REACTION, effect, costs, trigger, wording=wording)


def when(
    trigger: Trigger, effect: Effect, *, if_: Condition | None = None, first: bool = False, wording: str = ""
) -> Triggered:
    """Make a triggered ability (704.1)."""
    return Triggered(trigger, effect, if_, first=first, wording=wording)


def play_on(noun: CardType) -> PlayOn:
    """Make the ability of an attachment that is played on a host of one card type."""
    return PlayOn(Description(noun))
