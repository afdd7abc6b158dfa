"""Remove the abilities of cards one at a time and run the card's tests: at least one of them must fail.

`trials` does the same for any other change of a card (`swaps.py`).
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final, Protocol

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card, PlayToHome
from everfree.testing.patience import patience
from everfree.testing.trees.own_tests import CARD, OwnTests

LONGEST: Final = 60
"""CPU seconds the tests of one card may take; without an ability a test may loop for ever."""
RESTATED: Final = (PlayToHome,)
"""Abilities that only repeat a rule and are not removed: a Resource without a host goes home (305.1a)."""


class Alteration(Protocol):
    """A change of one card that a test of the card should notice."""

    @property
    def card(self) -> str:
        """The card's id."""
        ...

    def apply(self) -> None:
        """Change the card of the pool, for the rest of this process."""
        ...


@dataclass(frozen=True)
class Blank:
    """One ability of one side of a card, to be removed."""

    card: str
    side: int
    place: int

    def __str__(self) -> str:
        side = " of the Boosted side" if self.side else ""
        return f"{self.card}: ability {self.place + 1}{side}"

    def apply(self) -> None:
        """Remove the ability from the card of the pool, for the rest of this process."""
        side = POOL[self.card].sides[self.side]
        kept = side.abilities[: self.place] + side.abilities[self.place + 1 :]
        object.__setattr__(side, "abilities", kept)


@dataclass(frozen=True)
class Trial:
    """The results of a card's tests while the card is changed."""

    change: Alteration
    tests: int
    """How many were run."""
    red: tuple[str, ...]
    """Those that failed."""

    @property
    def failure(self) -> str | None:
        """A message if no test failed, else None."""
        if self.red:
            return None
        return f"{self.change}: none of its {self.tests} tests misses it"


def blanks_of(card: Card) -> Iterator[Blank]:
    """Yield every ability of *card*, except those that only repeat a rule."""
    for number, side in enumerate(card.sides):
        for place, ability in enumerate(side.abilities):
            if not isinstance(ability, RESTATED):
                yield Blank(card.id, number, place)


class _Watcher:
    """A pytest plugin that selects the tests of one card and notes which of them fail."""

    def __init__(self, card: str) -> None:
        self.card = card
        self.count = 0
        self.red: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Deselect the tests of other cards."""
        items[:] = [item for item in items if any(self.card in mark.args for mark in item.iter_markers(CARD))]
        self.count = len(items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.red.append(report.nodeid)


def _run_changed(job: tuple[Alteration, list[str]]) -> Trial:
    change, files = job
    change.apply()
    watcher = _Watcher(change.card)
    options = ["-q", "-x", "-p", "no:cacheprovider"]
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere), patience(LONGEST):
        pytest.main([*options, *files], plugins=[watcher])
    return Trial(change, watcher.count, tuple(watcher.red))


def trials(root: Path, own: OwnTests, changes: Sequence[Alteration], *, jobs: int) -> Iterator[Trial]:
    """Run the tests of a card with each of its *changes*, each in a process of its own."""
    work = [(change, [str(root / path) for path in own.files(change.card)]) for change in changes]
    untested = [Trial(change, 0, ()) for change, files in work if not files]
    yield from untested
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # the search for plugins takes longer than most trials
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        yield from pool.imap_unordered(_run_changed, [job for job in work if job[1]])
