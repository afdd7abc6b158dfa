"""Continuous modifiers as the referee sees them: one list, and orders of it tried until one holds (711).

Each change of each modifier is taken by itself. Nothing is remembered between two tries.
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
from everfree.ccg.language.card import Side
from everfree.ccg.language.changes import Change, ColouredPower, HasKeyword, Power, PowerBecomes
from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.language.knowing import HasPrintedAbilitiesOfNoted
from everfree.ccg.language.selectors import Selector, This
from everfree.ccg.language.sharing import AlsoHasAbilitiesOfThis, LosesKeyword
from everfree.ccg.vocab import PROBLEM, CardId, Ref, Seat, card_of, colours_in
from everfree.testing.referee.position import (
    Being,
    Had,
    Key,
    Position,
    World,
    printed_side,
    printed_world,
    with_abilities,
)
from everfree.testing.referee.words import Reader, UnknownWord, cards_meant

POWER_COUNTER = re.compile(r"([+-]\d+) power")
"""A counter that changes a power says so in its name (519.4)."""


MOST_FAILED = 100
"""Beginnings of orders that come to nothing before the search is given up."""
GIVING = (HasKeyword, HasAbilities, HasPrintedAbilitiesOfNoted, AlsoHasAbilitiesOfThis)
"""Changes that give abilities."""


@dataclass(frozen=True)
class OneChange:
    """A change of a continuous modifier: of a card in play, of a modifier with a duration, of a counter."""

    key: Key
    change: Change
    source: CardId
    you: Seat
    age: tuple[int, ...]
    """Its timestamp first (711.3a); then what is printed before what is given, in the order of reading."""
    number: int
    """Which card of those in play it is on, or which modifier it is."""
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


class NoOrder(LookupError):
    """Modifiers wait for each other in a ring, or change what they do themselves, or are too many to try."""


def settled(position: Position) -> Reckoning:
    """Give the first order, by age, in which no change alters what an earlier one has done.

    That is what 711.3 to 711.4 ask for: in timestamp order, but none before one it depends on. Where it
    matters which of several cards got an ability first that they got at once, players choose (711.6).
    """
    found = Search(position, 1).whole()
    if Search(position, -1).whole().world != found.world:
        raise NoOrder
    return found


def had_to_wait(position: Position, order: tuple[OneChange, ...], one: OneChange) -> bool:
    """Tell whether a change comes in its turn, or after a younger one that changes what it does (711.4).

    It must do so too if the change was made before: else that one upholds itself, and both orders hold.
    """
    before = order[: order.index(one)]
    if not any(other.age > one.age for other in before):
        return True
    world = printed_world(position)
    for other in before:
        early = applied(world, one, outcome(position, world, one))
        if (
            other.age > one.age
            and matters(position, world, other, one)
            and matters(position, early, other, one)
        ):
            return True
        world = applied(world, other, outcome(position, world, other))
    return False


def matters(position: Position, world: World, other: OneChange, one: OneChange) -> bool:
    """Tell whether making a change alters what *one* does."""
    changed = applied(world, other, outcome(position, world, other))
    return outcome(position, changed, one) != outcome(position, world, one)


class Search:
    """Tries orders, the earlier ones first, until one holds."""

    def __init__(self, position: Position, first_card: int) -> None:
        self.position = position
        self.first_card = first_card
        """Which of changes on several cards at once is older: 1 that of the first card, -1 of the last."""
        self.failed: set[frozenset[Key]] = set()
        """Changes after which no order held, whichever of them came first."""

    def whole(self) -> Reckoning:
        """Find an order of all changes."""
        found = self.after(printed_world(self.position), ())
        if found is None or not all(had_to_wait(self.position, found.order, one) for one in found.order):
            raise NoOrder
        return found

    def when(self, one: OneChange) -> tuple[int, ...]:
        """Give what changes are ordered by."""
        return (*one.age, self.first_card * one.number)

    def after(self, world: World, done: tuple[tuple[OneChange, Outcome], ...]) -> Reckoning | None:
        """Go on from changes that were made, each with what it did; None if no order holds."""
        keys = frozenset([one.key for one, _ in done])
        waiting = [one for one in changes_in(self.position, world) if one.key not in keys]
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
    """List those of abilities of cards in play; what a card has twice makes it another once (R26)."""
    for number, (card, being) in enumerate(world.items()):
        you = position.state.controller[card]
        seen: list[Key] = []
        place = 0
        for had in being.abilities:
            if isinstance(had.ability, Continuous):
                condition, of = had.ability.condition, had.ability.of
                for last, change in enumerate(parts_of(had.ability.changes)):
                    place += 1
                    age = (had.stamp, had.given, place)
                    is_power = isinstance(change, Power | PowerBecomes)
                    key = (*had.key, card, last) if is_power else (card, id(had.ability), last)
                    if key not in seen:
                        seen.append(key)
                        yield OneChange(key, change, card, you, age, number, condition, had=had, of=of)


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
                    (modifier.stamp, 0, last),
                    number,
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
            yield OneChange(("counter", number), power, card, you, (stamp, 0, 0), number, None, of=This())


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
    if one.had is not None and not any(had.ability is one.had.ability for had in world[one.source].abilities):
        return {}
    reader = Reader(position, world, one.source, one.you)
    if not reader.holds(one.condition):
        return {}
    if one.of is None:
        cards = [card_of(target) for target in one.targets if position.ref(card_of(target)) == target]
    else:
        cards = cards_meant(reader, one.of)
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
    if isinstance(change, AlsoHasAbilitiesOfThis):
        return others_printed_on(reader, change)
    if isinstance(change, HasKeyword):
        return Side(keywords=(Keyword(change.keyword, change.x),))
    if isinstance(change, HasAbilities):
        return Side(abilities=change.abilities)
    if isinstance(change, HasTrait | LosesAbilities | LosesKeyword):
        return change
    raise UnknownWord(change)


def others_printed_on(reader: Reader, change: AlsoHasAbilitiesOfThis) -> Side:
    """R26: what is printed on the card with this text, without whatever contains this very change."""
    side = printed_side(reader.position, reader.source)

    def shares(ability: Ability) -> bool:
        return isinstance(ability, Continuous) and change in ability.changes

    return Side(
        keywords=tuple([word for word in side.keywords if not any(map(shares, meaning_of(word)))]),
        abilities=tuple([ability for ability in side.abilities if not shares(ability)]),
    )


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
    if isinstance(change, LosesKeyword):
        keywords = [word for word in being.keywords if word.name != change.keyword]
        abilities = [had for had in being.abilities if had.word != change.keyword]
        return replace(being, keywords=tuple(keywords), abilities=tuple(abilities))
    if isinstance(change, GIVING):
        number = 1 if one.had is None else one.had.given + 1
        stamp = max(one.age[0], being.stamp)  # as old as what gives it, or as its card if that is younger
        return with_abilities(being, given, stamp=stamp, key=(*one.key, "gives"), given=number)
    raise UnknownWord(change)
