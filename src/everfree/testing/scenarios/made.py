"""Make and run the scenario of every ability that can be read, with the ability and without it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card, PlayOn, PlayToHome
from everfree.testing.referee.reader import UnknownWord
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


def alone(card: Card, blank: Blank) -> tuple[Card, Blank]:
    """Copy a card with one ability and what says where it is played; return it with the ability's place."""
    abilities = card.sides[blank.side].abilities
    kept = [
        (place, one)
        for place, one in enumerate(abilities)
        if place == blank.place or isinstance(one, PlayOn | PlayToHome)
    ]
    bare = [replace(side, abilities=(), keywords=()) for side in card.sides]
    bare[blank.side] = replace(bare[blank.side], abilities=tuple([one for _, one in kept]))
    place = [place for place, _ in kept].index(blank.place)
    other = bare[1] if len(bare) > 1 else None
    return replace(card, front=bare[0], boosted=other), Blank(card.id, blank.side, place)


def staged(card: Card, blank: Blank) -> tuple[Card, Blank, LastingScenario | DeedScenario | None]:
    """Make the scenario with the whole card, or else with the ability alone if the rest can't be read."""
    try:
        return card, blank, scenario_of(card, blank)
    except UnknownWord as unknown:
        less, place = alone(card, blank)
        try:
            return less, place, scenario_of(less, place)
        except UnknownWord:
            raise unknown from None


def made_scenarios(cards: Iterable[Card] = tuple(POOL.values())) -> Iterator[Made]:
    """Make the scenarios of cards and run them."""
    for card in cards:
        for blank in blanks_of(card):
            try:
                shown, place, scenario = staged(card, blank)
            except UnknownWord as unknown:
                yield Made(blank, is_made=False, unread=str(unknown))
                continue
            if scenario is None:
                yield Made(blank, is_made=False)
                continue
            failures = scenario.differences(shown)
            if not scenario.differences(without(shown, place.side, place.place)):
                failures.append("it stays the same without the ability")
            yield Made(blank, is_made=True, failures=tuple([f"{blank}: {one}" for one in failures]))
