"""Remove the abilities of cards one at a time and run the card's tests: at least one of them must fail."""

import os
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card, PlayToHome
from everfree.testing.patience import patience
from everfree.testing.trees.own_tests import CARD, OwnTests

LONGEST: Final = 60
"""CPU seconds the tests of one card may take; without an ability a test may loop for ever."""
RESTATED: Final = (PlayToHome,)
"""Abilities that only repeat a rule and are not removed: a Resource without a host goes home (305.1a)."""


@dataclass(frozen=True)
class Blank:
    """One ability of one side of a card, to be removed."""

    card: str
    side: int
    place: int

    def __str__(self) -> str:
        side = " of the Boosted side" if self.side else ""
        return f"{self.card}: ability {self.place + 1}{side}"


@dataclass(frozen=True)
class Trial:
    """The results of a card's tests without one of its abilities."""

    blank: Blank
    tests: int
    """How many were run."""
    red: tuple[str, ...]
    """Those that failed."""

    @property
    def failure(self) -> str | None:
        """A message if no test failed, else None."""
        if self.red:
            return None
        return f"{self.blank}: none of its {self.tests} tests misses it"


def blanks_of(card: Card) -> Iterator[Blank]:
    """Yield every ability of *card*, except those that only repeat a rule."""
    for number, side in enumerate(card.sides):
        for place, ability in enumerate(side.abilities):
            if not isinstance(ability, RESTATED):
                yield Blank(card.id, number, place)


def empty(blank: Blank) -> None:
    """Remove the ability from the card of the pool, for the rest of this process."""
    side = POOL[blank.card].sides[blank.side]
    kept = side.abilities[: blank.place] + side.abilities[blank.place + 1 :]
    object.__setattr__(side, "abilities", kept)


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


def _run_without(job: tuple[Blank, list[str]]) -> Trial:
    blank, files = job
    empty(blank)
    watcher = _Watcher(blank.card)
    options = ["-q", "-x", "-p", "no:cacheprovider"]
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere), patience(LONGEST):
        pytest.main([*options, *files], plugins=[watcher])
    return Trial(blank, watcher.count, tuple(watcher.red))


def trials(root: Path, own: OwnTests, blanks: list[Blank], *, jobs: int) -> Iterator[Trial]:
    """Run the tests of a card without each of its *blanks*, each in a process of its own."""
    work = [(blank, [str(root / path) for path in own.files(blank.card)]) for blank in blanks]
    untested = [Trial(blank, 0, ()) for blank, files in work if not files]
    yield from untested
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # the search for plugins takes longer than most trials
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        yield from pool.imap_unordered(_run_without, [job for job in work if job[1]])
