"""Which cases of a test CI runs, and which `make pages-long` runs.

A test that is repeated in many windows, themes and languages is run by CI with each value that can fail in
its own way; the other combinations are marked `long`.
"""

from collections.abc import Collection, Sequence
from itertools import product
from typing import Any, Final

import pytest
from _pytest.mark import ParameterSet
from scripts.browser.chromium import DESKTOP, LANGUAGES, PHONE


def cases(*values: Sequence[Any], ci: Collection[tuple[Any, ...]]) -> list[ParameterSet]:
    """List all combinations of *values* as parameters; all but those of *ci* are long."""
    every = list(product(*values))
    assert set(ci) <= set(every), "CI would miss a case that is not there"
    return [
        pytest.param(*one, id="-".join([_label(value) for value in one]), marks=_marks(is_ci=one in ci))
        for one in every
    ]


def _marks(*, is_ci: bool) -> list[pytest.MarkDecorator]:
    return [] if is_ci else [pytest.mark.long]


def _label(value: Any) -> str:
    if isinstance(value, tuple):
        return "x".join([str(part) for part in value])
    return str(getattr(value, "__name__", value))


ENGLISH_FIRST: Final = cases(LANGUAGES, ci=[("en",)])
"""Both languages, French long."""
FRENCH_FIRST: Final = cases(LANGUAGES, ci=[("fr",)])
"""Both languages, English long: where room is scarce, French words need more of it."""
PHONE_FIRST: Final = cases((DESKTOP, PHONE), LANGUAGES, ci=[(PHONE, "fr")])
"""Window and language: a computer and a phone; all but a phone in French long."""
