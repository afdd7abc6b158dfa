"""Compute powers after all other characteristics: the printed number, then every change by its age.

A text that depends on powers uses the powers without its own changes.
"""

from dataclasses import replace

from everfree.ccg.language.nodes import walk
from everfree.ccg.language.words.changes.changes import Power, PowerBecomes
from everfree.ccg.language.words.selectors.amounts import HighestOf, ValueOf
from everfree.ccg.language.words.selectors.comparing import With
from everfree.ccg.language.words.selectors.conditions import HasPower
from everfree.ccg.language.words.selectors.knowing import WithEvenPower
from everfree.ccg.vocab import PROBLEM, CardId
from everfree.testing.referee.modifiers import NoOrder, OneChange, cards_of, power_changes
from everfree.testing.referee.position import Key, Position, World
from everfree.testing.referee.words import Reader

ASKING = (HasPower, HighestOf, ValueOf, With, WithEvenPower)
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
    for one in sorted(power_changes(position, world), key=lambda one: when(one, tie_order)):
        if text_of(one) not in left_out:
            reader = PowerReader(position, world, one, tie_order, (*left_out, text_of(one)))
            if card in cards_of(reader, one):
                amount = reader.amount(one)
                found = amount if isinstance(one.change, PowerBecomes) else found + amount
    return found


def when(one: OneChange, tie_order: int) -> tuple[int, ...]:
    """Return the sort key of a change."""
    stamp, given, place = one.age
    return (stamp, tie_order * given, tie_order * one.number, place)


def asks(one: OneChange) -> bool:
    """Tell whether a change depends on powers."""
    return any(isinstance(node, ASKING) for node in walk((one.condition, one.change)))


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

    def amount(self, one: OneChange) -> int:
        """Return the number of a change, fixed or computed."""
        if one.amount is not None:
            return one.amount
        assert isinstance(one.change, Power | PowerBecomes)
        return self.number(one.change.amount)
