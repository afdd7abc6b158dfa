"""List every single change that continuous modifiers make, and compute what each of them does.

`orders.py` puts the changes of characteristics other than power into an order; `powers.py` then adds up those
of powers.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from everfree.ccg.kernel.notes import CHOSEN_COLOUR
from everfree.ccg.language.abilities import Ability, Continuous
from everfree.ccg.language.card import Side
from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.language.words.changes.becoming import (
    AlsoHasColoursOf,
    HasAbilities,
    HasColours,
    HasTrait,
    LosesAbilities,
    LosesColours,
)
from everfree.ccg.language.words.changes.changes import (
    Change,
    ColouredPower,
    HasKeyword,
    KeepsPower,
    Power,
    PowerBecomes,
    PowerTimes,
)
from everfree.ccg.language.words.effects.colours_chosen import GainsChosenColour
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.knowing import HasPrintedAbilitiesOfNoted
from everfree.ccg.language.words.selectors.selectors import Selector, This
from everfree.ccg.language.words.selectors.sharing import AlsoHasAbilitiesOfThis, LosesKeyword
from everfree.ccg.vocab import FLIP, PERMANENT, CardId, Colour, Ref, Seat, card_of, colours_in
from everfree.testing.referee.outside import abilities_outside_play
from everfree.testing.referee.position import (
    Characteristics,
    HeldAbility,
    Key,
    Position,
    World,
    printed_side,
    with_abilities,
)
from everfree.testing.referee.reader import Reader, UnknownWord, cards_meant

POWER_COUNTER = re.compile(r"([+-]\d+) power")
"""The name of a counter that changes a power (519.4)."""


OF_POWER = (Power, PowerBecomes, PowerTimes, KeepsPower)
"""Changes of power."""
GIVING = (HasKeyword, HasAbilities, HasPrintedAbilitiesOfNoted, AlsoHasAbilitiesOfThis)
"""Changes that give abilities."""


@dataclass(frozen=True)
class OneChange:
    """One change by an ability of a card in play, a modifier with a duration, or a counter."""

    key: Key
    change: Change
    source: CardId
    you: Seat
    age: tuple[int, ...]
    """The timestamp (711.3a), then 0 for printed or more for given abilities, then the place in the text."""
    number: int
    """The index of its card among those in play, or of its modifier."""
    condition: Condition | None
    held: HeldAbility | None = None
    """The ability it is part of; if the card loses it, the change does nothing."""
    of: Selector | None = None
    targets: tuple[Ref, ...] = ()
    """The cards of a change with a duration, which are fixed (708.2b)."""
    amount: int | None = None
    """The number of a change with a duration, which is fixed."""


Outcome = dict[CardId, Any]
"""What a change does: for each card that it changes, what it gives or removes."""


class NoOrder(LookupError):
    """Modifiers depend on each other in a cycle or on themselves, or are too many to try all orders."""


def characteristic_changes(position: Position, world: World) -> list[OneChange]:
    """List every change of a characteristic other than power, by the abilities of cards in this world."""
    every = [*changes_of_cards(position, world), *changes_for_a_while(position)]
    return [one for one in every if not isinstance(one.change, OF_POWER)]


def power_changes(position: Position, world: World) -> list[OneChange]:
    """List every change of a power."""
    every = [*changes_of_cards(position, world), *changes_for_a_while(position)]
    found = [one for one in every if isinstance(one.change, OF_POWER)]
    return [*found, *changes_by_counters(position)]


def changes_of_cards(position: Position, world: World) -> Iterator[OneChange]:
    """Yield the changes by abilities of cards in play, and of cards whose text works elsewhere.

    If a card has the same ability twice, its changes apply once (R26), except those of power.
    """
    for number, (card, facts) in enumerate(world.items()):
        you = position.state.controller[card]
        seen: list[Key] = []
        first: dict[int, HeldAbility] = {}
        place = 0
        for held in facts.abilities:
            if isinstance(held.ability, Continuous):
                oldest = first.setdefault(id(held.ability), held)  # a second copy has the age of the first
                condition, of = held.ability.condition, held.ability.of
                for last, change in enumerate(parts_of(held.ability.changes)):
                    place += 1
                    age = (oldest.stamp, oldest.given, place)
                    is_power = isinstance(change, OF_POWER)
                    key = (*held.key, card, last) if is_power else (card, id(held.ability), last)
                    if key not in seen:
                        seen.append(key)
                        yield OneChange(key, change, card, you, age, number, condition, held=held, of=of)
    for number, (card, you, ability) in enumerate(abilities_outside_play(position, world), len(world)):
        if isinstance(ability, Continuous):
            for place, change in enumerate(parts_of(ability.changes)):
                key = (card, id(ability), place)
                age = (position.state.stamps[card], 0, place)
                yield OneChange(key, change, card, you, age, number, ability.condition, of=ability.of)


def changes_for_a_while(position: Position) -> Iterator[OneChange]:
    """Yield the changes by modifiers with a duration, whose cards and numbers are fixed (708.2b)."""
    nodes = position.definitions.nodes
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
    """Yield the changes by counters that change a power (519.4)."""
    for number, (card, name, count, stamp) in enumerate(position.state.counters):
        named = POWER_COUNTER.fullmatch(name)
        if named is not None:
            power = Power(int(named[1]) * count)
            you = position.state.controller[card]
            yield OneChange(("counter", number), power, card, you, (stamp, 0, 0), number, None, of=This())


def parts_of(changes: tuple[Change, ...]) -> list[Change]:
    """Split changes of both colour and power into two (R33)."""
    found: list[Change] = []
    for change in changes:
        if isinstance(change, ColouredPower):
            found.extend([HasColours(change.colour), Power(change.amount)])
        else:
            found.append(change)
    return found


def cards_of(reader: Reader, one: OneChange) -> list[CardId]:
    """List the cards that a change applies to now, in play or flipped."""
    position = reader.position
    if not reader.holds(one.condition):
        return []
    if one.of is None:
        cards = [card_of(target) for target in one.targets if position.ref(card_of(target)) == target]
    else:
        cards = cards_meant(reader, one.of)
    flipped = [card for card in cards if position.state.zone[card] == FLIP]
    return [card for card in cards if card in reader.world and not position.is_face_down(card)] + flipped


def given_by(reader: Reader, one: OneChange) -> Any:
    """Return what a change gives to each of its cards."""
    change = one.change
    if isinstance(change, AlsoHasColoursOf):
        others = reader.described(change.description)
        return frozenset([colour for card in others for colour in reader.world[card].colours])
    if isinstance(change, HasColours):
        return frozenset(colours_in(change.colours))
    if isinstance(change, GainsChosenColour):
        chosen = reader.remembered(CHOSEN_COLOUR) if one.amount is None else [one.amount]
        return frozenset([colour for one_chosen in chosen for colour in colours_in(Colour(one_chosen))])
    if isinstance(change, HasPrintedAbilitiesOfNoted):
        return reader.noted()
    if isinstance(change, AlsoHasAbilitiesOfThis):
        return others_printed_on(reader, change)
    if isinstance(change, HasKeyword):
        return Side(keywords=(Keyword(change.keyword, change.x),))
    if isinstance(change, HasAbilities):
        return Side(abilities=change.abilities)
    if isinstance(change, HasTrait | LosesAbilities | LosesColours | LosesKeyword):
        return change
    raise UnknownWord(change)


def others_printed_on(reader: Reader, change: AlsoHasAbilitiesOfThis) -> Side:
    """R26: return the printed abilities of the card with this text, except those that contain this change."""
    side = printed_side(reader.position, reader.source)

    def shares(ability: Ability) -> bool:
        return isinstance(ability, Continuous) and change in ability.changes

    return Side(
        keywords=tuple([word for word in side.keywords if not any(map(shares, meaning_of(word)))]),
        abilities=tuple([ability for ability in side.abilities if not shares(ability)]),
    )


def applied(world: World, one: OneChange, result: Outcome) -> World:
    """Return a copy of the world with a change applied."""
    changed = dict(world)
    for card, given in result.items():
        changed[card] = changed_card(world[card], one, given)
    return changed


def changed_card(facts: Characteristics, one: OneChange, given: Any) -> Characteristics:
    """Return the characteristics of a card with a change applied."""
    change = one.change
    if isinstance(change, HasColours | AlsoHasColoursOf | GainsChosenColour):
        return facts if facts.is_colourless else replace(facts, colours=facts.colours | given)
    if isinstance(change, LosesColours):
        return replace(facts, colours=frozenset(), is_colourless=True)
    if isinstance(change, HasTrait):
        return replace(facts, traits=facts.traits | {change.trait})
    if isinstance(change, LosesAbilities):
        if PERMANENT in facts.traits:  # C6
            return facts
        return replace(facts, keywords=(), abilities=(), is_barred=facts.is_barred or change.barred)
    if isinstance(change, LosesKeyword):
        keywords = [word for word in facts.keywords if word.name != change.keyword]
        abilities = [held for held in facts.abilities if held.word != change.keyword]
        return replace(facts, keywords=tuple(keywords), abilities=tuple(abilities))
    if isinstance(change, GIVING):
        number = 1 if one.held is None else one.held.given + 1
        stamp = max(one.age[0], facts.stamp)  # the timestamp of its giver or of its card, whichever is later
        return with_abilities(facts, given, stamp=stamp, key=(*one.key, "gives"), given=number)
    raise UnknownWord(change)
