"""Powers, added up from what cards have become: the printed number, then every change by its age.

A text that looks at powers to know what it does sees those of all other texts, and not its own.
"""

from dataclasses import replace

from everfree.ccg.language.changes import Power, PowerBecomes
from everfree.ccg.language.conditions import HasPower
from everfree.ccg.language.knowing import PowerOfThis, WithEvenPower
from everfree.ccg.language.nodes import walk
from everfree.ccg.vocab import PROBLEM, CardId
from everfree.testing.referee.modifiers import NoOrder, OneChange, cards_of, power_changes
from everfree.testing.referee.position import Key, Position, World
from everfree.testing.referee.words import Reader

ASKING = (HasPower, PowerOfThis, WithEvenPower)
"""Words that look at powers."""
MOST_ASKING = 4
"""Texts that do: each looks at all the others, and there is no end of it with many."""


def with_powers(position: Position, world: World, first_card: int) -> World:
    """Give every card its power.

    Of changes that came at once, on several cards or with what gives them, those of the first card or that
    are printed come first if *first_card* is 1, and last if it is -1: there players choose (711.6).
    """
    asking = {text_of(one) for one in power_changes(position, world) if asks(one)}
    if len(asking) > MOST_ASKING:
        raise NoOrder
    return {
        card: replace(being, power=power(position, world, card, first_card, ()))
        for card, being in world.items()
    }


def power(position: Position, world: World, card: CardId, first_card: int, left_out: tuple[Key, ...]) -> int:
    """Add up a card's power without some texts; nothing changes that of a Problem (202.2)."""
    found = world[card].power
    if world[card].type == PROBLEM or position.is_face_down(card):
        return found
    for one in sorted(power_changes(position, world), key=lambda one: when(one, first_card)):
        if text_of(one) not in left_out:
            reader = Looking(position, world, one, first_card, (*left_out, text_of(one)))
            if card in cards_of(reader, one):
                amount = reader.amount(one)
                found = amount if isinstance(one.change, PowerBecomes) else found + amount
    return found


def when(one: OneChange, first_card: int) -> tuple[int, ...]:
    """Give what changes are ordered by."""
    stamp, given, place = one.age
    return (stamp, first_card * given, first_card * one.number, place)


def asks(one: OneChange) -> bool:
    """Tell whether a change has to know powers."""
    return any(isinstance(node, ASKING) for node in walk((one.condition, one.change)))


def text_of(one: OneChange) -> Key:
    """Name the text a change is part of."""
    return one.key if one.had is None else (one.source, id(one.had.ability))


class Looking(Reader):
    """A text being read that leaves some texts out where it looks at powers."""

    def __init__(
        self,
        position: Position,
        world: World,
        one: OneChange,
        first_card: int,
        left_out: tuple[Key, ...],
    ) -> None:
        super().__init__(position, world, one.source, one.you)
        self.first_card = first_card
        self.left_out = left_out

    def power(self, card: CardId) -> int:
        """Give a card's power as this text sees it."""
        if card not in self.world:
            return super().power(card)
        return power(self.position, self.world, card, self.first_card, self.left_out)

    def amount(self, one: OneChange) -> int:
        """Give the number of a change, fixed or worked out."""
        if one.amount is not None:
            return one.amount
        assert isinstance(one.change, Power | PowerBecomes)
        return self.number(one.change.amount)
