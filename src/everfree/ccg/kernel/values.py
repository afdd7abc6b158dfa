"""Characteristics, always computed, never stored: printed value, then modifiers (507, 708, 711).

Each number can be asked for its parts; the sum of the parts is the number.
"""

from typing import TYPE_CHECKING

from everfree.ccg.kernel.scope import cards_of, holds, is_selected
from everfree.ccg.kernel.state import EXHAUSTED, FACE_DOWN
from everfree.ccg.language.abilities import Continuous
from everfree.ccg.language.amounts import Amount, ForEach
from everfree.ccg.language.changes import ColouredPower, HasKeyword, Power
from everfree.ccg.vocab import KEYWORD_BITS, PLAY, STUBBORN_BIT, CardId, Colour, Ref, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


class Part:
    """One summand of a number: where it comes from and how much it is."""

    __slots__ = ("amount", "source", "what")

    def __init__(self, what: str, amount: int, source: CardId) -> None:
        self.what = what
        """Key of the word for it: "printed", "modifier", "flip" ..."""
        self.amount = amount
        self.source = source
        """The card it comes from."""


def amount_of(game: "Kernel", amount: int | Amount, source: CardId, you: Seat) -> int:
    """Compute a number of a text on *source*."""
    if isinstance(amount, ForEach):
        return amount.times * len(cards_of(game, amount.description, source, you, None))
    return amount if isinstance(amount, int) else 0


def touching(game: "Kernel", card: CardId) -> list[tuple[CardId, Continuous]]:
    """List the continuous abilities that change *card* now."""
    board = game.board()
    controller = game.state.controller
    found: list[tuple[CardId, Continuous]] = []
    for source, ability in board.on_card.get(card, ()):
        if ability.condition is None or holds(game, ability.condition, source, controller[source]):
            found.append((source, ability))
    for source, ability in board.on_many:
        if holds(game, ability.condition, source, controller[source]) and is_selected(
            game, ability.of, card, source, controller[source]
        ):
            found.append((source, ability))
    return found


def power_of(game: "Kernel", card: CardId) -> int:
    """Give *card*'s power with its sign (R34); face-down cards have none and count as 0 (505.1b)."""
    state = game.state
    if state.marks[card] & FACE_DOWN:
        return 0
    total = game.face(card).power
    if state.zone[card] != PLAY:
        return total
    board = game.board()
    if card in board.on_card or board.on_many:
        controller = state.controller
        for source, ability in touching(game, card):
            for change in ability.changes:
                if isinstance(change, Power):
                    total += amount_of(game, change.amount, source, controller[source])
    if state.modifiers:
        reference: Ref = game.ref(card)
        nodes = game.cast.nodes
        for modifier in state.modifiers:
            if reference in modifier.targets and isinstance(nodes[modifier.change], Power | ColouredPower):
                total += modifier.amount
    return total


def power_parts(game: "Kernel", card: CardId) -> list[Part]:
    """Explain `power_of`: the parts add up to it."""
    state = game.state
    if state.marks[card] & FACE_DOWN:
        return []
    parts = [Part("printed", game.face(card).power, card)]
    if state.zone[card] != PLAY:
        return parts
    for source, ability in touching(game, card):
        for change in ability.changes:
            if isinstance(change, Power):
                amount = amount_of(game, change.amount, source, state.controller[source])
                parts.append(Part("modifier", amount, source))
    reference = game.ref(card)
    for modifier in state.modifiers:
        if reference in modifier.targets and isinstance(
            game.cast.nodes[modifier.change], Power | ColouredPower
        ):
            parts.append(Part("modifier", modifier.amount, CardId(modifier.source // 1_000_000)))
    return parts


def colours_of(game: "Kernel", card: CardId) -> int:
    """Give the set of *card*'s colours; face-down cards have none (505.1b)."""
    state = game.state
    if state.marks[card] & FACE_DOWN:
        return 0
    colours = game.face(card).colours
    if state.modifiers:
        reference = game.ref(card)
        for modifier in state.modifiers:
            if reference in modifier.targets:
                change = game.cast.nodes[modifier.change]
                if isinstance(change, ColouredPower):
                    colours |= change.colour
    return colours


def traits_of(game: "Kernel", card: CardId) -> tuple[str, ...]:
    """Give *card*'s traits; face-down cards have none (505.1a)."""
    return () if game.state.marks[card] & FACE_DOWN else game.face(card).traits


def keywords_of(game: "Kernel", card: CardId) -> int:
    """Give the set of *card*'s keywords, printed and granted; face-down cards have none (505.1a)."""
    if game.state.marks[card] & FACE_DOWN:
        return 0
    keywords = game.face(card).keywords
    board = game.board()
    if card in board.on_card or board.on_many:
        for _, ability in touching(game, card):
            for change in ability.changes:
                if isinstance(change, HasKeyword):
                    keywords |= KEYWORD_BITS[change.keyword]
    return keywords


def is_exhausted(game: "Kernel", card: CardId) -> bool:
    """Tell whether *card* has an exhaustion counter (503.1)."""
    return game.state.marks[card] & EXHAUSTED != 0


def contributes(game: "Kernel", card: CardId) -> bool:
    """Tell whether *card*'s power counts in faceoffs and confronting (503.5, glossary: Stubborn)."""
    marks = game.state.marks[card]
    if marks & FACE_DOWN:
        return False
    return not marks & EXHAUSTED or keywords_of(game, card) & STUBBORN_BIT != 0


def contribution_of(game: "Kernel", card: CardId) -> int:
    """Give the power *card* adds to a total: never below zero (R34)."""
    if not contributes(game, card):
        return 0
    power = power_of(game, card)
    return power if power > 0 else 0


def characters_of(game: "Kernel", seat: Seat) -> list[CardId]:
    """List the characters a player controls, frightened ones too."""
    return game.board().characters[seat]


def colour_power_of(game: "Kernel", seat: Seat, colour: Colour | int) -> int:
    """Give a player's power of a colour; exhausted characters count (507.3, R55)."""
    total = 0
    for card in characters_of(game, seat):
        if colours_of(game, card) & colour:
            power = power_of(game, card)
            if power > 0:
                total += power
    return total
