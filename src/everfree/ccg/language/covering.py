"""Words about cards that lie face down or face up, Troublemakers above all (505, 607)."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.selectors import Selector, Test


@dataclass(frozen=True)
class FaceDown(Test):
    """Lying face down; only a text that says so speaks of face-down Troublemakers (505.2)."""

    wording: str = ""


@dataclass(frozen=True)
class FaceUp(Test):
    """Lying face up."""


@dataclass(frozen=True)
class Uncover(Effect):
    """Uncover Troublemakers, one after the other (607.3)."""

    what: Selector


@dataclass(frozen=True)
class TurnFaceDown(Effect):
    """Turn cards face down (505.3)."""

    what: Selector


@dataclass(frozen=True)
class LookAt(Effect):
    """You look at cards that lie face down, and nobody else does (505.1d)."""

    what: Selector
