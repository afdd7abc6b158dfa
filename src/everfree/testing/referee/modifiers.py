"""Continuous modifiers as the referee sees them: one list, applied one by one as 711 says.

Each change of each modifier is taken by itself. For every pair it is tried out whether the presence of the
one changes what the other does (711.3b). Nothing is remembered between two tries.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from everfree.ccg.language.abilities import Ability, Continuous
from everfree.ccg.language.becoming import (
    AlsoHasColoursOf,
    HasAbilities,
    HasColours,
    HasTrait,
    LosesAbilities,
)
from everfree.ccg.language.changes import Change, ColouredPower, HasKeyword, Power, PowerBecomes
from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.knowing import HasPrintedAbilitiesOfNoted
from everfree.ccg.language.selectors import Each, Host, Selector, This
from everfree.ccg.vocab import PROBLEM, CardId, Ref, Seat, card_of, colours_in
from everfree.testing.referee.position import Being, Had, Key, Position, World, all_of, printed_world
from everfree.testing.referee.words import Reader, UnknownWord

POWER_COUNTER = re.compile(r"([+-]\d+) power")
"""A counter that changes a power says so in its name (519.4)."""


GIVING = (HasKeyword, HasAbilities, HasPrintedAbilitiesOfNoted)
"""Changes that give abilities."""


@dataclass(frozen=True)
class OneChange:
    """A change of a continuous modifier: of a card in play, of a modifier with a duration, of a counter."""

    key: Key
    change: Change
    source: CardId
    you: Seat
    age: tuple[int, ...]
    """Its timestamp first (711.3a); then, of several as old as each other, the order of reading them."""
    condition: Condition | None
    had: Had | None = None
    """The ability it is part of; without it the change is lost."""
    of: Selector | None = None
    targets: tuple[Ref, ...] = ()
    """The cards of a change that has fixed them (708.2b)."""
    amount: int | None = None
    """The number of a change that has fixed it."""


Outcome = dict[CardId, Any]
"""What a change does: the cards it is about, and what it gives or takes there."""


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
    """Apply every modifier once."""
    world = printed_world(position)
    done: list[OneChange] = []
    while True:
        keys = [one.key for one in done]
        waiting = [one for one in changes_in(position, world) if one.key not in keys]
        if not waiting:
            return Reckoning(world, tuple(done))
        chosen = next_of(position, world, waiting)
        world = applied(world, chosen, outcome(position, world, chosen))
        done.append(chosen)


def next_of(position: Position, world: World, waiting: list[OneChange]) -> OneChange:
    """711.3 to 711.5: the earliest that waits for none, but those that wait for it too, in a ring."""
    waiting = sorted(waiting, key=lambda one: one.age)
    waits = Waits(position, world, waiting)
    for one in waiting:
        if all(one.key in waits.in_the_end(other) for other in waits.in_the_end(one.key)):
            return one
    raise AssertionError("of those that wait, some wait for nobody else")


class Waits:
    """Who waits for whom (711.3b), tried out as far as somebody asks."""

    def __init__(self, position: Position, world: World, waiting: list[OneChange]) -> None:
        self.position = position
        self.world = world
        self.waiting = {one.key: one for one in waiting}
        self.tried: dict[Key, set[Key]] = {}

    def directly(self, key: Key) -> set[Key]:
        """Name those whose presence, alone or beside all older ones, changes what one does."""
        if key not in self.tried:
            one = self.waiting[key]
            before = last = outcome(self.position, self.world, one)
            together = self.world
            self.tried[key] = set()
            for other in self.waiting.values():
                if other is not one:
                    alone = in_presence_of(self.position, self.world, other)
                    together = in_presence_of(self.position, together, other)
                    now = outcome(self.position, together, one)
                    if now != last or outcome(self.position, alone, one) != before:
                        self.tried[key].add(other.key)
                    last = now
        return self.tried[key]

    def in_the_end(self, key: Key) -> set[Key]:
        """Name those it waits for, through others too."""
        found: set[Key] = set()
        ahead = self.directly(key)
        while ahead:
            found = found | ahead
            ahead = {further for one in ahead for further in self.directly(one)} - found
        return found


def in_presence_of(position: Position, world: World, one: OneChange) -> World:
    """Give the world with a change made, and those of the abilities it gives: they come with it."""
    changed = applied(world, one, outcome(position, world, one))
    if isinstance(one.change, GIVING):
        known = [other.key for other in changes_in(position, world)]
        for other in sorted(changes_in(position, changed), key=lambda other: other.age):
            if other.key not in known:
                changed = in_presence_of(position, changed, other)
    return changed


def changes_in(position: Position, world: World) -> list[OneChange]:
    """List every change there is, with the abilities cards have in this world."""
    return [
        *changes_of_cards(position, world),
        *changes_for_a_while(position),
        *changes_by_counters(position),
    ]


def changes_of_cards(position: Position, world: World) -> Iterator[OneChange]:
    """List those of abilities of cards in play; one that gave itself gives no more, or it would never end."""
    for number, (card, being) in enumerate(world.items()):
        you = position.state.controller[card]
        for nth, had in enumerate(being.abilities):
            if isinstance(had.ability, Continuous):
                gave_itself = any(had.ability is giver for giver in had.through)
                condition, of = had.ability.condition, had.ability.of
                for last, change in enumerate(parts_of(had.ability.changes)):
                    age = (had.stamp, len(had.through), number, nth, last)
                    key = (card, *had.key, last)
                    if not (gave_itself and isinstance(change, GIVING)):
                        yield OneChange(key, change, card, you, age, condition, had=had, of=of)


def changes_for_a_while(position: Position) -> Iterator[OneChange]:
    """List those of modifiers with a duration, whose cards and numbers are fixed (708.2b)."""
    nodes = position.cast.nodes
    for number, modifier in enumerate(position.state.modifiers):
        node = nodes[modifier.change]
        if isinstance(node, Change):
            condition = nodes[modifier.condition] if modifier.condition >= 0 else None
            assert condition is None or isinstance(condition, Condition)
            for last, change in enumerate(parts_of((node,))):
                yield OneChange(
                    ("modifier", number, last),
                    change,
                    card_of(modifier.source),
                    modifier.seat,
                    (modifier.stamp, 0, number, 0, last),
                    condition,
                    targets=modifier.targets,
                    amount=modifier.amount,
                )


def changes_by_counters(position: Position) -> Iterator[OneChange]:
    """List those of counters that change a power (519.4)."""
    for number, (card, name, count, stamp) in enumerate(position.state.counters):
        named = POWER_COUNTER.fullmatch(name)
        if named is not None:
            power = Power(int(named[1]) * count)
            you = position.state.controller[card]
            yield OneChange(("counter", number), power, card, you, (stamp, 0, 0, 0, 0), None, of=This())


def parts_of(changes: tuple[Change, ...]) -> list[Change]:
    """Take apart what changes two things at once (R33)."""
    found: list[Change] = []
    for change in changes:
        if isinstance(change, ColouredPower):
            found.extend([HasColours(change.colour), Power(change.amount)])
        else:
            found.append(change)
    return found


def outcome(position: Position, world: World, one: OneChange) -> Outcome:
    """Say what a change does in this world: nothing if its ability is lost or its condition false."""
    if one.had is not None and one.had not in world[one.source].abilities:
        return {}
    reader = Reader(position, world, one.source, one.you)
    if not reader.holds(one.condition):
        return {}
    if one.of is None:
        cards = [card_of(target) for target in one.targets if position.ref(card_of(target)) == target]
    elif isinstance(one.of, This):
        cards = [one.source]
    elif isinstance(one.of, Host):
        cards = [position.state.host[one.source]]
    elif isinstance(one.of, Each):
        cards = reader.described(one.of.description)
    else:
        raise UnknownWord(one.of)
    meant = [card for card in cards if card in world and not position.is_face_down(card)]
    if isinstance(one.change, Power | PowerBecomes):
        meant = [card for card in meant if world[card].type != PROBLEM]  # 202.2
    return {card: gift(reader, one) for card in meant}


def gift(reader: Reader, one: OneChange) -> Any:
    """Say what a change gives to a card."""
    change = one.change
    if isinstance(change, Power | PowerBecomes):
        return reader.number(change.amount) if one.amount is None else one.amount
    if isinstance(change, AlsoHasColoursOf):
        others = reader.described(change.description)
        return frozenset([colour for card in others for colour in reader.world[card].colours])
    if isinstance(change, HasColours):
        return frozenset(colours_in(change.colours))
    if isinstance(change, HasPrintedAbilitiesOfNoted):
        return reader.noted()
    if isinstance(change, HasTrait | HasKeyword | HasAbilities | LosesAbilities):
        return change
    raise UnknownWord(change)


def applied(world: World, one: OneChange, result: Outcome) -> World:
    """Give the world with a change made."""
    changed = dict(world)
    for card, given in result.items():
        changed[card] = made(world[card], one, given)
    return changed


def made(being: Being, one: OneChange, given: Any) -> Being:
    """Give what a card is with a change made."""
    change = one.change
    if isinstance(change, Power):
        return replace(being, power=being.power + given)
    if isinstance(change, PowerBecomes):
        return replace(being, power=given)
    if isinstance(change, HasColours | AlsoHasColoursOf):
        return replace(being, colours=being.colours | given)
    if isinstance(change, HasTrait):
        return replace(being, traits=being.traits | {change.trait})
    if isinstance(change, LosesAbilities):
        return replace(being, keywords=(), abilities=())
    if isinstance(change, HasKeyword):
        return with_abilities(being, one, (Keyword(change.keyword, change.x),), ())
    if isinstance(change, HasAbilities):
        return with_abilities(being, one, (), change.abilities)
    if isinstance(change, HasPrintedAbilitiesOfNoted):
        return being if given is None else with_abilities(being, one, given.keywords, given.abilities)
    raise UnknownWord(change)


def with_abilities(
    being: Being, one: OneChange, words: tuple[Keyword, ...], more: tuple[Ability, ...]
) -> Being:
    """Add abilities: as old as the change that gives them, or as their card if that is younger."""
    through = () if one.had is None else (*one.had.through, one.had.ability)
    stamp = max(one.age[0], being.stamp)
    added = [
        Had(ability, stamp, (*one.key, "gives", place), through)
        for place, ability in enumerate(all_of(words, more))
    ]
    return replace(being, keywords=(*being.keywords, *words), abilities=(*being.abilities, *added))
