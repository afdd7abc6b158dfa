"""Words about cards that lie face down or face up, mostly Troublemakers (505, 607)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Description, Selector, Test


@dataclass(frozen=True, eq=False, repr=False)
class FaceDown(Test):
    """Lying face down; without this test a text does not mean face-down Troublemakers (505.2)."""

    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class FaceUp(Test):
    """Lying face up."""


@dataclass(frozen=True, eq=False, repr=False)
class Frightened(Test):
    """A frightened Friend (504.1)."""

    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Boosted(Test):
    """A Mane Character with its boosted side up (301.2)."""

    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Uncover(Effect):
    """Uncover Troublemakers, one after the other (607.3)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class TurnFaceDown(Effect):
    """Turn cards face down (505.3)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class LookAt(Effect):
    """Only you look at cards that lie face down or on a deck (402.1, 505.1d)."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class MayBeSeen(Law):
    """All players may look at face-down cards that match the description (505.1d)."""

    description: Description


shows(LookAt, MayBeSeen, Uncover)
