"""Base frames for instructions that run in several steps, for example because they ask a player first."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.flow.resolve import Follow, is_still_there
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Faceoff, Occurrence, Scope
from everfree.ccg.kernel.refusals import BrokenInvariant
from everfree.ccg.kernel.registry import APPLY, claims
from everfree.ccg.kernel.values.characteristics import amount_of
from everfree.ccg.kernel.values.selection import seat_of
from everfree.ccg.language.nodes import Node
from everfree.ccg.rules.core.movement import set_area
from everfree.ccg.vocab import (
    NO_CARD,
    CardId,
    Ref,
    Seat,
    card_of,
)


class Flow(Frame):
    """An instruction that is being followed; it stores the instruction's number and its scope."""

    __slots__ = ("number", "scope")

    def __init__(self, number: int, scope: Scope) -> None:
        super().__init__()
        self.number = number
        self.scope = scope

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope)

    def text(self) -> int:
        return self.number

    def teller(self) -> Ref:
        return self.scope.source

    def targets(self) -> tuple[CardId, ...]:
        return tuple([card_of(one) for one in self.scope.that])

    def player(self) -> Seat:
        """Return the player whose text this is."""
        return self.scope.you

    def node(self, game: Kernel) -> Node:
        return game.definitions.nodes[self.number]

    def source(self) -> CardId:
        """Return the card the text is on."""
        return card_of(self.scope.source)

    def seat(self, game: Kernel, who: Any) -> Seat:
        """Return the player that *who* means in this text."""
        return seat_of(game, who, self.source(), self.scope.you, self.scope)

    def amount(self, game: Kernel, amount: int | Node) -> int:
        """Return the value of an amount in this text, never below zero."""
        return max(0, amount_of(game, amount, self.source(), self.scope.you, self.scope))

    def occur(self, game: Kernel, occurrence: Occurrence) -> None:
        """Let *occurrence* happen; replacement modifiers that led here can't replace it again (710.3)."""
        game.occur([occurrence.after(self.scope.used)])


def wrong_instruction(node: Node) -> BrokenInvariant:
    """Return the error for a frame whose number belongs to an instruction of another type."""
    return BrokenInvariant(f"not this instruction: {node}")


class CardFlow(Flow):
    """An instruction that first chooses a card and then, say, a host or an area for it."""

    __slots__ = ("card",)

    def __init__(self, number: int, scope: Scope, card: CardId = NO_CARD) -> None:
        super().__init__(number, scope)
        self.card = card

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.card)

    def targets(self) -> tuple[CardId, ...]:
        return (self.card,) if self.card >= 0 else super().targets()

    def ask_again(self, game: Kernel) -> bool:
        """Start over with the first choice, because nothing has been done yet."""
        self.step = "begin"
        return is_still_there(game)


class CardsFlow(Flow):
    """An instruction that stores a list of cards: those chosen so far, or those still to be handled."""

    __slots__ = ("cards",)

    def __init__(self, number: int, scope: Scope, cards: tuple[CardId, ...] = ()) -> None:
        super().__init__(number, scope)
        self.cards = cards

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.cards)

    def targets(self) -> tuple[CardId, ...]:
        return (*super().targets(), *self.cards)


def attach(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """509.5, 509.3: put the attachment on its new host, in the host's area."""
    set_area(game, occurrence.card, occurrence.area)
    game.state.host[occurrence.card] = occurrence.cards[0]
    game.changed()
    return occurrence


AT_RANDOM: Final[list[Callable[[int], Frame]]] = []
"""The frame that chooses a number below a given count at random; `effects/chance` registers it here."""


def with_studious_reward(faceoff: Faceoff, seat: Seat) -> Faceoff:
    """Return *faceoff* with the note that *seat* has received its Studious token."""
    return replace(faceoff, studious=(*faceoff.studious, seat))


APPLY[kinds.ATTACHED] = attach

claims("707.2", Follow.begin)
claims("509.5", attach)
claims("705.2e.iii", Follow.begin)
claims("711.1", Follow.begin)
