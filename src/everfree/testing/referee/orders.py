"""What cards are: orders of all changes of that are tried until one holds (711).

Nothing is remembered between two tries. Powers come afterwards: no change here asks for one.
"""

from dataclasses import dataclass

from everfree.testing.referee.modifiers import (
    GIVING,
    NoOrder as NoOrder,
    OneChange,
    Outcome,
    applied,
    outcome,
    shaping_changes,
)
from everfree.testing.referee.position import Key, Position, World, printed_world
from everfree.testing.referee.powers import with_powers

MOST_CHANGES = 40
"""Where abilities give abilities that give abilities, a position can be too much for slow code."""
MOST_IN_A_RING = 14
"""Among more changes than this, rings that show late are not looked for: the position is left undecided."""
MOST_FAILED = 100
"""Beginnings of orders that come to nothing before the search is given up."""


@dataclass(frozen=True)
class Reckoning:
    """What every card in play is with all modifiers applied, and the order they were applied in."""

    world: World
    order: tuple[OneChange, ...]

    @property
    def late(self) -> int:
        """How many came after a younger one, because they depend on it (711.4)."""
        ages = [one.age for one in self.order]
        return sum([age < max(ages[: place + 1]) for place, age in enumerate(ages)])


def settled(position: Position) -> Reckoning:
    """Give the first order, by age, in which no change alters what an earlier one has done.

    That is what 711.3 to 711.4 ask for: in timestamp order, but none before one it depends on. Where it
    matters which of several came first that came at once, players choose (711.6), and there is no one order.
    """
    found = Search(position, 1).whole()
    world = with_powers(position, found.world, 1)
    if with_powers(position, Search(position, -1).whole().world, -1) != world:
        raise NoOrder
    return Reckoning(world, found.order)


def matters(position: Position, world: World, other: OneChange, one: OneChange) -> bool:
    """Tell whether making a change alters what *one* does."""
    changed = applied(world, other, outcome(position, world, other))
    return outcome(position, changed, one) != outcome(position, world, one)


class Search:
    """Tries orders, the earlier ones first, until one holds."""

    def __init__(self, position: Position, first_card: int) -> None:
        self.position = position
        self.first_card = first_card
        """Of changes that came at once, 1: printed before given, on the first card first; -1: the reverse."""
        self.failed: set[frozenset[Key]] = set()
        """Changes after which no order held, whichever of them came first."""

    def whole(self) -> Reckoning:
        """Find an order of all changes."""
        found = self.after(printed_world(self.position), ())
        if found is None or not all(self.had_to_wait(found.order, one) for one in found.order):
            raise NoOrder
        if (found.late or self.some_never_came(found.order)) and self.has_hidden_ring():
            raise NoOrder
        return found

    def some_never_came(self, order: tuple[OneChange, ...]) -> bool:
        """Tell whether a printed change was lost before its turn."""
        came = [one.key for one in order]
        return any(
            one.key not in came for one in shaping_changes(self.position, printed_world(self.position))
        )

    def has_hidden_ring(self) -> bool:
        """Tell whether changes depend on each other in a ring that shows once some change is made."""
        printed = printed_world(self.position)
        changes = shaping_changes(self.position, printed)
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
        """Tell whether a change comes in its turn, or after a younger one that changes what it does (711.4).

        It must do so too if the change was made before: else that one upholds itself, and both orders hold.
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
        """Give what changes are ordered by."""
        stamp, given, place = one.age
        return (stamp, self.first_card * given, place, self.first_card * one.number)

    def after(self, world: World, done: tuple[tuple[OneChange, Outcome], ...]) -> Reckoning | None:
        """Go on from changes that were made, each with what it did; None if no order holds."""
        keys = frozenset([one.key for one, _ in done])
        waiting = [one for one in shaping_changes(self.position, world) if one.key not in keys]
        if not waiting:
            return Reckoning(world, tuple([one for one, _ in done]))
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
        """List what could come next, by age: all but those that depend on one that can come now (711.3b)."""
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
    """Tell whether some change depends on itself, at once or through others."""
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
    """Give the world with a change made, and those of the abilities it gives: they come with it."""
    changed = applied(world, one, outcome(position, world, one))
    if isinstance(one.change, GIVING):
        known = [other.key for other in shaping_changes(position, world)]
        if len(known) > MOST_CHANGES:
            raise NoOrder
        for other in sorted(shaping_changes(position, changed), key=lambda other: other.age):
            if other.key not in known:
                changed = in_presence_of(position, changed, other)
    return changed
