"""The viewer's own hand: what it is made of, and what of it can be played."""

from typing import Final

from everfree.ccg.kernel.cards.definitions import Definition
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import FACE_DOWN
from everfree.ccg.kernel.values.characteristics import power_of
from everfree.ccg.language.card import Need
from everfree.ccg.rules.turn.turn import income
from everfree.ccg.vocab import COLOURS, EVENT, FRIEND, HAND, RESOURCE, TROUBLEMAKER, Seat
from everfree.players.features.names import PARTS
from everfree.players.features.programs import PROGRAM, Programs

CHEAP: Final = 2
DEAR: Final = 4
TYPES: Final = (FRIEND, RESOURCE, EVENT, TROUBLEMAKER)


class Hand:
    """What is counted of a hand."""

    __slots__ = (
        "affordable",
        "cheap",
        "cost",
        "dear",
        "met",
        "playable",
        "power",
        "power_most",
        "program",
        "types",
    )

    def __init__(self) -> None:
        self.types = [0] * len(TYPES)
        self.cost = 0
        self.affordable = 0
        self.met = 0
        """Cards whose colours are met by the power in play."""
        self.cheap = 0
        self.dear = 0
        self.power = 0
        """The power of all Friends."""
        self.power_most = 0
        self.playable: list[tuple[int, int]] = []
        """For each Friend whose colours are met: less its power for a token, in twelfths, and its price."""
        self.program = [0] * len(PROGRAM)

    def count(self, definition: Definition, program: list[int], purse: int, by_colour: list[int]) -> None:
        """Count one card."""
        for place in range(len(TYPES)):
            if definition.type == TYPES[place]:
                self.types[place] += 1
        price = max(0, definition.cost)
        self.cost += price
        self.cheap += 1 if price <= CHEAP else 0
        self.dear += 1 if price >= DEAR else 0
        is_met = meets(definition.needs, by_colour)
        if is_met:
            self.met += 1
            self.affordable += 1 if price <= purse else 0
        if definition.type == FRIEND:
            self.count_friend(max(0, definition.faces[0].power), price, is_met)
        for place in range(len(program)):
            self.program[place] += program[place]

    def count_friend(self, power: int, price: int, is_met: bool) -> None:
        """Count the power of a Friend."""
        self.power += power
        self.power_most = max(self.power_most, power)
        if is_met:
            self.playable.append((-PARTS * power // max(1, price), price))


def add_hand(game: Kernel, viewer: Seat, programs: Programs, features: list[int]) -> None:
    """Add the features of the viewer's own hand, in the order of `OF_HAND`."""
    state = game.state
    by_colour = powers_by_colour(game, viewer)
    purse = state.tokens[viewer]
    if state.turn_player != viewer:
        purse += income(game)
    hand = Hand()
    for card in game.cards_in(HAND, viewer):
        hand.count(game.definition(card), programs[state.definition[card]], purse, by_colour)
    features.extend(hand.types)
    features.append(hand.cost)
    features.append(hand.affordable)
    features.append(hand.met)
    features.append(hand.cheap)
    features.append(hand.dear)
    features.append(hand.power)
    features.append(hand.power_most)
    features.append(power_for(purse, hand.playable))
    features.extend(hand.program)


def powers_by_colour(game: Kernel, seat: Seat) -> list[int]:
    """Return the power of each colour that a player has in play."""
    found = [0] * len(COLOURS)
    for card in game.board().characters[seat]:
        if not game.state.marks[card] & FACE_DOWN:
            colours = game.face(card).colours
            power = max(0, power_of(game, card))
            for place in range(len(found)):
                if colours & COLOURS[place]:
                    found[place] += power
    return found


def meets(needs: tuple[Need, ...], by_colour: list[int]) -> bool:
    """Tell whether the power of each colour in play is enough to play a card."""
    for need in needs:
        for place in range(len(by_colour)):
            if COLOURS[place] == need.colour and by_colour[place] < need.amount:
                return False
    return True


def power_for(purse: int, playable: list[tuple[int, int]]) -> int:
    """Return how much power *purse* tokens buy, the best bargains first."""
    playable.sort()
    bought = 0
    for bargain, price in playable:
        if price <= purse:
            purse -= price
            bought += -bargain * max(1, price)
    return bought // PARTS
