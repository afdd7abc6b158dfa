"""707.2a: "If you do": an instruction after one that is no cost, and only if that one was done."""

from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.following import Follow, Text, is_feasible
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import DOES, FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.refusals import BrokenInvariant
from everfree.ccg.language.doing import IfDone
from everfree.ccg.language.effects import DiscardCards, Effect, Move, Pay, Pick, Sequence
from everfree.ccg.vocab import NO_REF

COMES_TO: dict[type[Effect], int] = {DiscardCards: kinds.DISCARDED, Move: kinds.MOVED, Pay: kinds.PAID}
"""What instructions with a course of their own let happen."""


def kind_of(effect: Effect) -> int:
    """Give the kind of occurrence one instruction comes to, -1 if it is not of one kind."""
    doing = DOES.get(type(effect))
    return doing.kind if doing is not None and doing.kind >= 0 else COMES_TO.get(type(effect), -1)


def can_be_told(effect: Effect) -> bool:
    """Tell whether anybody could see if *effect* was done, so that a text can ask for it."""
    if isinstance(effect, Sequence):
        return all(can_be_told(one) for one in effect.effects)
    return isinstance(effect, Pick) or kind_of(effect) >= 0


def kinds_of(effect: Effect) -> tuple[int, ...]:
    """List the kinds of occurrences that must happen for *effect* to have been done."""
    if isinstance(effect, Pick):
        return ()  # a choice that can be made is made
    if isinstance(effect, Sequence):
        return tuple([kind for one in effect.effects for kind in kinds_of(one)])
    kind = kind_of(effect)
    if kind < 0:
        raise BrokenInvariant(f"nobody can tell whether this was done: {effect}")
    return (kind,)


class FollowIfDone(Text):
    """The first instruction; the second one once nothing of the first is left to happen."""

    __slots__ = ("left", "number")

    def __init__(self, number: int, scope: Scope, left: tuple[int, ...] = ()) -> None:
        super().__init__((), scope)
        self.number = number
        self.left = left
        """Kinds of occurrences that have yet to happen."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.left)

    def word(self, game: Kernel) -> IfDone:
        """Give the instruction itself."""
        node = game.cast.nodes[self.number]
        if not isinstance(node, IfDone):
            raise BrokenInvariant(f"not this instruction: {node}")
        return node

    def begin(self, game: Kernel) -> None:
        """Follow the first instruction."""
        first = self.word(game).first
        self.left = kinds_of(first)
        self.step = "then"
        game.push(Follow(game.cast.number_of(first), self.scope, ()))

    def hopes_for(self, occurrence: Occurrence) -> bool:
        """Tell whether this is what the first instruction should let happen."""
        scope = self.scope
        return (
            occurrence.kind in self.left
            and occurrence.by == scope.you
            and occurrence.source in (scope.source, NO_REF)
        )

    def note(self, occurrence: Occurrence) -> None:
        """One of these things has happened; what the same instruction does to further cards is no other."""
        place = self.left.index(occurrence.kind)
        self.left = (*self.left[:place], *self.left[place + 1 :])

    def then(self, game: Kernel) -> None:
        """Go on if all of it was done."""
        game.done()
        if not self.left:
            game.push(Follow(game.cast.number_of(self.word(game).then), self.scope, ()))


def _can_do_first(game: Kernel, effect: IfDone, scope: Scope) -> bool:
    return is_feasible(game, effect.first, game.cast.number_of(effect.first), scope)


def _can_pay(game: Kernel, effect: Pay, scope: Scope) -> bool:
    return game.state.tokens[scope.you] >= effect.amount


FLOWS[IfDone] = FollowIfDone
FEASIBLE[IfDone] = _can_do_first
FEASIBLE[Pay] = _can_pay

claims("707.2a", FollowIfDone.then)
