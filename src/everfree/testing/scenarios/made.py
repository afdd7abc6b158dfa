"""Make and run the scenario of every ability that can be read, with the ability and without it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card
from everfree.testing.referee.words import UnknownWord
from everfree.testing.scenarios.deeds import DeedScenario, deed_scenario
from everfree.testing.scenarios.lasting import LastingScenario, is_read, lasting_scenario, without
from everfree.testing.trees.blanks import Blank, blanks_of


@dataclass(frozen=True)
class Made:
    """The result of one ability."""

    blank: Blank
    is_made: bool
    """Whether there is a scenario: the ability can be read, and does something in a position."""
    unread: str = ""
    """The word that can't be read."""
    failures: tuple[str, ...] = ()


def scenario_of(card: Card, blank: Blank) -> LastingScenario | DeedScenario | None:
    """Make the scenario of an ability, or None if it does nothing there; raise `UnknownWord` if unread."""
    if is_read(card, blank.side, blank.place):
        return lasting_scenario(card, blank.side, blank.place)
    return deed_scenario(card, blank.side, blank.place)


def made_scenarios(cards: Iterable[Card] = tuple(POOL.values())) -> Iterator[Made]:
    """Make the scenarios of cards and run them."""
    for card in cards:
        for blank in blanks_of(card):
            try:
                scenario = scenario_of(card, blank)
            except UnknownWord as unknown:
                yield Made(blank, is_made=False, unread=str(unknown))
                continue
            if scenario is None:
                yield Made(blank, is_made=False)
                continue
            failures = scenario.differences(card)
            if not scenario.differences(without(card, blank.side, blank.place)):
                failures.append("it stays the same without the ability")
            yield Made(blank, is_made=True, failures=tuple([f"{blank}: {one}" for one in failures]))
