"""Compute the characteristics of cards other than power: try orders of all changes until one is valid (711).

Each try computes everything again. Powers are added afterwards; a change that depends on power computes the
powers it asks for.
"""

from dataclasses import dataclass

from everfree.testing.referee.modifiers import (
    GIVING,
    NoOrder as NoOrder,
    OneChange,
    Outcome,
    applied,
    cards_of,
    characteristic_changes,
    given_by,
)
from everfree.testing.referee.position import Key, Position, World, printed_world
from everfree.testing.referee.powers import PowerReader, with_powers

MOST_CHANGES = 40
"""The most changes to try: abilities that give abilities can make a position too large for slow code."""
MOST_IN_A_RING = 14
"""The most changes among which hidden cycles are searched; with more, the position is not judged."""
MOST_FAILED = 100
"""Dead ends after which the search stops."""


@dataclass(frozen=True)
class AppliedModifiers:
    """The characteristics of every card in play with all modifiers applied, and the order of these."""

    world: World
    order: tuple[OneChange, ...]

    @property
    def late(self) -> int:
        """How many were applied after a younger one, because they depend on it (711.4)."""
        ages = [one.age for one in self.order]
        return sum([age < max(ages[: place + 1]) for place, age in enumerate(ages)])


def settled(position: Position) -> AppliedModifiers:
    """Return the first order, by age, in which no change alters what an earlier one has done.

    That is what 711.3 to 711.4 require: timestamp order, but no change before one that it depends on. Changes
    with equal timestamps are tried in two orders; if the results differ, players choose the order (711.6),
    and `NoOrder` is raised.
    """
    found = Search(position, 1).whole()
    world = with_powers(position, found.world, 1)
    if with_powers(position, Search(position, -1).whole().world, -1) != world:
        raise NoOrder
    return AppliedModifiers(world, found.order)


def outcome(position: Position, world: World, one: OneChange) -> Outcome:
    """Return what a change does in this world: nothing if its ability is lost or its condition false.

    A condition about powers is read with all changes of powers in this world.
    """
    if one.held is not None and not any(
        held.ability is one.held.ability for held in world[one.source].abilities
    ):
        return {}
    reader = PowerReader(position, world, one, 1, ())
    return {card: given_by(reader, one) for card in cards_of(reader, one) if card in world}


def matters(position: Position, world: World, other: OneChange, one: OneChange) -> bool:
    """Tell whether applying *other* alters what *one* does."""
    changed = applied(world, other, outcome(position, world, other))
    return outcome(position, changed, one) != outcome(position, world, one)


class Search:
    """Tries orders, those by age first, until one is valid."""

    def __init__(self, position: Position, tie_order: int) -> None:
        self.position = position
        self.tie_order = tie_order
        """For equal timestamps, 1: printed before given, and the first card first; -1: the reverse."""
        self.failed: set[frozenset[Key]] = set()
        """Sets of changes after which no valid order was found."""

    def whole(self) -> AppliedModifiers:
        """Return a valid order of all changes, or raise `NoOrder`."""
        found = self.after(printed_world(self.position), ())
        if found is None or not all(self.had_to_wait(found.order, one) for one in found.order):
            raise NoOrder
        if (found.late or self.some_never_came(found.order)) and self.has_hidden_ring():
            raise NoOrder
        return found

    def some_never_came(self, order: tuple[OneChange, ...]) -> bool:
        """Tell whether a printed change was never applied, because its ability was lost first."""
        came = [one.key for one in order]
        return any(
            one.key not in came for one in characteristic_changes(self.position, printed_world(self.position))
        )

    def has_hidden_ring(self) -> bool:
        """Tell whether changes depend on each other in a cycle that appears once some change is applied."""
        printed = printed_world(self.position)
        changes = characteristic_changes(self.position, printed)
        if len(changes) > MOST_IN_A_RING:
            raise NoOrder
        depends_on: dict[Key, set[Key]] = {one.key: set() for one in changes}
        for world in (printed, *[in_presence_of(self.position, printed, one) for one in changes]):
            for other in changes:
                with_other = in_presence_of(self.position, world, other)
                for one in changes:
                    if outcome(self.position, with_other, one) != outcome(self.position, world, one):
                        depends_on[one.key].add(other.key)
        return has_ring(depends_on)

    def had_to_wait(self, order: tuple[OneChange, ...], one: OneChange) -> bool:
        """Tell whether a change is applied by age, or after a younger one that alters what it does (711.4).

        The younger one must alter it also if *one* was already applied; otherwise both orders would be
        valid.
        """
        before = order[: order.index(one)]
        if not any(self.when(other) > self.when(one) for other in before):
            return True
        position = self.position
        world = printed_world(position)
        for other in before:
            early = applied(world, one, outcome(position, world, one))
            if self.when(other) > self.when(one) and all(
                matters(position, either, other, one) for either in (world, early)
            ):
                return True
            world = applied(world, other, outcome(position, world, other))
        return False

    def when(self, one: OneChange) -> tuple[int, ...]:
        """Return the sort key of a change."""
        stamp, given, place = one.age
        return (stamp, self.tie_order * given, place, self.tie_order * one.number)

    def after(self, world: World, done: tuple[tuple[OneChange, Outcome], ...]) -> AppliedModifiers | None:
        """Continue after changes that were applied, each with what it did; None if no order is valid."""
        keys = frozenset([one.key for one, _ in done])
        waiting = [one for one in characteristic_changes(self.position, world) if one.key not in keys]
        if not waiting:
            return AppliedModifiers(world, tuple([one for one, _ in done]))
        if keys not in self.failed:
            for one in self.candidates(world, waiting):
                result = outcome(self.position, world, one)
                next_world = applied(world, one, result)
                if all(outcome(self.position, next_world, earlier) == did for earlier, did in done):
                    found = self.after(next_world, (*done, (one, result)))
                    if found is not None:
                        return found
        self.failed.add(keys)
        if len(self.failed) > MOST_FAILED:
            raise NoOrder
        return None

    def candidates(self, world: World, waiting: list[OneChange]) -> list[OneChange]:
        """List the possible next changes by age: all but those that depend on an independent one (711.3b)."""
        before = {one.key: outcome(self.position, world, one) for one in waiting}
        depends_on: dict[Key, set[Key]] = {one.key: set() for one in waiting}
        for other in waiting:
            with_other = in_presence_of(self.position, world, other)
            for one in waiting:
                if outcome(self.position, with_other, one) != before[one.key]:
                    depends_on[one.key].add(other.key)
        if has_ring(depends_on):
            raise NoOrder
        free = [key for key, others in depends_on.items() if not others]
        found = [one for one in waiting if not any(other in free for other in depends_on[one.key])]
        return sorted(found, key=self.when)


def has_ring(depends_on: dict[Key, set[Key]]) -> bool:
    """Tell whether some change depends on itself, directly or through others."""
    for key in depends_on:
        reached: set[Key] = set()
        ahead = depends_on[key]
        while ahead:
            reached = reached | ahead
            ahead = {further for one in ahead for further in depends_on[one]} - reached
        if key in reached:
            return True
    return False


def in_presence_of(position: Position, world: World, one: OneChange) -> World:
    """Return the world with a change applied, and the changes of the abilities that it gives."""
    changed = applied(world, one, outcome(position, world, one))
    if isinstance(one.change, GIVING):
        known = [other.key for other in characteristic_changes(position, world)]
        if len(known) > MOST_CHANGES:
            raise NoOrder
        for other in sorted(characteristic_changes(position, changed), key=lambda other: other.age):
            if other.key not in known:
                changed = in_presence_of(position, changed, other)
    return changed
