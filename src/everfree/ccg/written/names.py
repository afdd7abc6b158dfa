"""The names of numbers and terms in JSON."""

from collections.abc import Mapping
from typing import Any, Final, NewType

from everfree.ccg.language import facts, terms, wordings
from everfree.ccg.vocab import (
    COLOUR_NAMES,
    DILEMMA,
    EPIC,
    FACEOFF_NAMES,
    KEYWORD_NAMES,
    NO_PHASE,
    PERMANENT,
    PHASE_NAMES,
    STEP_NAMES,
    TYPE_NAMES,
    UNIQUE,
    ZONE_NAMES,
    CardType,
    Colour,
)


def _by_kind(module: Any) -> dict[Any, tuple[str, ...]]:
    """Group the constants of *module* by the NewType defined last before them: `Who`, `Place`, ..."""
    found: dict[Any, tuple[str, ...]] = {}
    kind: Any = str
    for name, value in vars(module).items():
        if isinstance(value, NewType):
            kind = value
        elif name.isupper() and isinstance(value, str):
            found[kind] = (*found.get(kind, ()), value)
    return found


SHORT_WORDS: Final = _by_kind(terms)
"""The values of each kind of term."""
WORDINGS: Final = ("", *_by_kind(wordings)[str])

RULED: Final = (DILEMMA, EPIC, PERMANENT, UNIQUE)
"""Traits that the rules speak of."""
_COLOURS: Final = {name: value for value, name in COLOUR_NAMES.items()}
_TYPES: Final = {name: value for value, name in TYPE_NAMES.items()}
_PHASES: Final = {"none": NO_PHASE} | {name: place for place, name in enumerate(PHASE_NAMES)}
_ZONES: Final = {name: place for place, name in enumerate(ZONE_NAMES[:-1])}
_FACEOFFS: Final = {name: value for value, name in FACEOFF_NAMES.items()}
_STEPS: Final = {name or "none": place for place, name in enumerate(STEP_NAMES)}

CHOICES: Final[Mapping[str, Mapping[str, int]]] = {
    "zone": _ZONES,
    "phase": _PHASES,
    "before": _PHASES,
    "during": _PHASES,
    "step": _STEPS,
}
"""Fields that hold one of several numbers, each with a name."""
SETS: Final[Mapping[str, Mapping[str, int]]] = {
    "colours": _COLOURS,
    "kinds": _FACEOFFS,
    "faceoffs": _FACEOFFS,
}
"""Fields that hold a set of named bits: a list of names in JSON."""
BY_KIND: Final[Mapping[Any, Mapping[str, int]]] = {Colour: _COLOURS}
"""Kinds of numbers that are written as a name."""
BITS_BY_KIND: Final[Mapping[Any, Mapping[str, int]]] = {CardType: _TYPES}
"""Kinds that are written as one name or as a list of names."""
NEED_COLOURS: Final[Mapping[str, int]] = {"wild": 0} | _COLOURS
KEYWORDS: Final = KEYWORD_NAMES
TRAITS: Final = tuple(
    sorted([*[value for name, value in vars(facts).items() if name.isupper() and len(value) > 2], *RULED])
)
"""Every trait a card may have or mention (207.1); rarities have at most two letters."""


def name_of(value: int, names: Mapping[str, int]) -> str:
    """Return the name of a number."""
    return next(name for name, number in names.items() if number == value)


def names_in(mask: int, names: Mapping[str, int]) -> list[str]:
    """List the names of the bits in a set."""
    return [name for name, bit in names.items() if mask & bit == bit and bit]
