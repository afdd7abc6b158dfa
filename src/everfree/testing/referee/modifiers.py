"""Continuous modifiers as the referee sees them: every change of every one by itself, and what it does.

Those that make another card of a card are put into an order in `orders.py`; those of powers are added up
afterwards, in `powers.py`.
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
from everfree.ccg.vocab import PERMANENT, CardId, Ref, Seat, card_of, colours_in
from everfree.testing.referee.position import (
    Being,
    Had,
    Key,
    Position,
    World,
    printed_side,
    with_abilities,
)
from everfree.testing.referee.words import Reader, UnknownWord, cards_meant

POWER_COUNTER = re.compile(r"([+-]\d+) power")
"""A counter that changes a power says so in its name (519.4)."""


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


class NoOrder(LookupError):
    """Modifiers wait for each other in a ring, or change what they do themselves, or are too many to try."""


def shaping_changes(position: Position, world: World) -> list[OneChange]:
    """List every change of what cards are, with the abilities cards have in this world."""
    every = [*changes_of_cards(position, world), *changes_for_a_while(position)]
    return [one for one in every if not isinstance(one.change, Power | PowerBecomes)]


def power_changes(position: Position, world: World) -> list[OneChange]:
    """List every change of a power."""
    every = [*changes_of_cards(position, world), *changes_for_a_while(position)]
    found = [one for one in every if isinstance(one.change, Power | PowerBecomes)]
    return [*found, *changes_by_counters(position)]


def changes_of_cards(position: Position, world: World) -> Iterator[OneChange]:
    """List those of abilities of cards in play; what a card has twice makes it another once (R26)."""
    for number, (card, being) in enumerate(world.items()):
        you = position.state.controller[card]
        seen: list[Key] = []
        first: dict[int, Had] = {}
        place = 0
        for had in being.abilities:
            if isinstance(had.ability, Continuous):
                oldest = first.setdefault(id(had.ability), had)  # what it has twice it has had since then
                condition, of = had.ability.condition, had.ability.of
                for last, change in enumerate(parts_of(had.ability.changes)):
                    place += 1
                    age = (oldest.stamp, oldest.given, place)
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
    return {card: gift(reader, one) for card in cards_of(reader, one)}


def cards_of(reader: Reader, one: OneChange) -> list[CardId]:
    """List the cards a change is about now."""
    position = reader.position
    if not reader.holds(one.condition):
        return []
    if one.of is None:
        cards = [card_of(target) for target in one.targets if position.ref(card_of(target)) == target]
    else:
        cards = cards_meant(reader, one.of)
    return [card for card in cards if card in reader.world and not position.is_face_down(card)]


def gift(reader: Reader, one: OneChange) -> Any:
    """Say what a change gives to a card."""
    change = one.change
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
    if isinstance(change, HasColours | AlsoHasColoursOf):
        return replace(being, colours=being.colours | given)
    if isinstance(change, HasTrait):
        return replace(being, traits=being.traits | {change.trait})
    if isinstance(change, LosesAbilities):
        return being if PERMANENT in being.traits else replace(being, keywords=(), abilities=())  # C6
    if isinstance(change, LosesKeyword):
        keywords = [word for word in being.keywords if word.name != change.keyword]
        abilities = [had for had in being.abilities if had.word != change.keyword]
        return replace(being, keywords=tuple(keywords), abilities=tuple(abilities))
    if isinstance(change, GIVING):
        number = 1 if one.had is None else one.had.given + 1
        stamp = max(one.age[0], being.stamp)  # as old as what gives it, or as its card if that is younger
        return with_abilities(being, given, stamp=stamp, key=(*one.key, "gives"), given=number)
    raise UnknownWord(change)
