"""Compute powers after all other characteristics: the printed number, then every change by its age.

A text that depends on powers uses the powers without its own changes.
"""

from dataclasses import replace

from everfree.ccg.language.abilities import Continuous
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.words.changes.changes import KeepsPower, Power, PowerBecomes, PowerTimes
from everfree.ccg.language.words.selectors.amounts import HighestOf, ValueOf
from everfree.ccg.language.words.selectors.comparing import Surpasses, With
from everfree.ccg.language.words.selectors.conditions import HasMore, HasPower
from everfree.ccg.language.words.selectors.knowing import WithEvenPower
from everfree.ccg.vocab import PROBLEM, CardId
from everfree.testing.referee.modifiers import NoOrder, OneChange, cards_of, parts_of, power_changes
from everfree.testing.referee.position import Key, Position, World
from everfree.testing.referee.reader import Reader

ASKING = (HasPower, HighestOf, Surpasses, ValueOf, With, WithEvenPower)
"""Words that depend on powers."""
MOST_ASKING = 4
"""The most texts that depend on powers: each needs all the others, so the work grows too fast with more."""


def with_powers(position: Position, world: World, tie_order: int) -> World:
    """Return the world with the power of every card.

    Of changes with equal timestamps, printed ones and those of the first card come first if *tie_order* is 1
    and last if it is -1; players would choose their order (711.6).
    """
    asking = {text_of(one) for one in power_changes(position, world) if asks(one)}
    if len(asking) > MOST_ASKING:
        raise NoOrder
    return {
        card: replace(facts, power=power(position, world, card, tie_order, ()))
        for card, facts in world.items()
    }


def power(position: Position, world: World, card: CardId, tie_order: int, left_out: tuple[Key, ...]) -> int:
    """Add up a card's power without the texts *left_out*; nothing changes that of a Problem (202.2)."""
    found = world[card].power
    if world[card].type == PROBLEM or position.is_face_down(card):
        return found
    amounts: list[tuple[OneChange, int]] = []
    for one in power_changes(position, world):
        if text_of(one) not in left_out:
            reader = PowerReader(position, world, one, tie_order, (*left_out, text_of(one)))
            if card in cards_of(reader, one):
                amounts.append((one, amount_of(reader, one)))
    return changed_power(found, amounts, tie_order)


def changed_power(power: int, amounts: list[tuple[OneChange, int]], tie_order: int) -> int:
    """Apply changes to a power by their age; a power that can't be gained or lost is only set (104.2).

    The text that says so sets it last, because a later one would make it gain or lose power.
    """
    is_kept = any(isinstance(one.change, KeepsPower) for one, _ in amounts)
    for one, amount in sorted(amounts, key=lambda pair: (keeps(pair[0]), when(pair[0], tie_order))):
        if isinstance(one.change, PowerBecomes):
            power = amount
        elif isinstance(one.change, PowerTimes) and not is_kept:
            power *= amount
        elif isinstance(one.change, Power) and not is_kept:
            power += amount
    return power


def keeps(one: OneChange) -> bool:
    """Tell whether the ability of a change also says that power can't be gained or lost."""
    ability = None if one.held is None else one.held.ability
    return isinstance(ability, Continuous) and any(
        isinstance(change, KeepsPower) for change in parts_of(ability.changes)
    )


def amount_of(reader: Reader, one: OneChange) -> int:
    """Return the number of a change, fixed or computed."""
    if isinstance(one.change, PowerTimes):
        return one.change.times
    if one.amount is not None:
        return one.amount
    return reader.number(one.change.amount) if isinstance(one.change, Power | PowerBecomes) else 0


def flipped_power(position: Position, world: World, card: CardId) -> int:
    """Return the power of a flipped card, in a world whose powers are known."""
    amounts: list[tuple[OneChange, int]] = []
    for one in power_changes(position, world):
        reader = Reader(position, world, one.source, one.you)
        if card in cards_of(reader, one):
            amounts.append((one, amount_of(reader, one)))
    return changed_power(position.card(card).front.power, amounts, 1)


def when(one: OneChange, tie_order: int) -> tuple[int, ...]:
    """Return the sort key of a change."""
    stamp, given, place = one.age
    return (stamp, tie_order * given, tie_order * one.number, place)


def asks(one: OneChange) -> bool:
    """Tell whether a change depends on powers."""
    return any(
        isinstance(node, ASKING) or (isinstance(node, HasMore) and node.in_power)
        for node in walk((one.condition, one.change))
    )


def text_of(one: OneChange) -> Key:
    """Return a key for the text that a change is part of."""
    return one.key if one.held is None else (one.source, id(one.held.ability))


class PowerReader(Reader):
    """Reads a text with powers computed without some texts."""

    def __init__(
        self,
        position: Position,
        world: World,
        one: OneChange,
        tie_order: int,
        left_out: tuple[Key, ...],
    ) -> None:
        super().__init__(position, world, one.source, one.you)
        self.tie_order = tie_order
        self.left_out = left_out

    def power(self, card: CardId) -> int:
        """Return a card's power without the texts left out."""
        if card not in self.world:
            return super().power(card)
        return power(self.position, self.world, card, self.tie_order, self.left_out)
