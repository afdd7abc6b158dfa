"""707.2a: "If you do": an instruction that is followed only if the one before it, not a cost, was done."""

from typing import Any, Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.flow.resolve import Follow, Text, is_feasible
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.refusals import BrokenInvariant
from everfree.ccg.kernel.registry import DOES, FEASIBLE, FLOWS, claims
from everfree.ccg.language.words.effects.compound import Pay, PayTo, Pick, Sequence
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.effects.if_done import IfDone
from everfree.ccg.language.words.effects.moving import Move
from everfree.ccg.language.words.zones.discarding import DiscardCards
from everfree.ccg.vocab import NO_REF

OTHER_KINDS: Final[dict[type[Effect], int]] = {
    DiscardCards: kinds.DISCARDED,
    Move: kinds.MOVED,
    Pay: kinds.PAID,
}
"""The kind of occurrence that instructions make for which `DOES` names none."""


def kind_of(effect: Effect) -> int:
    """Return the kind of occurrence that *effect* makes, -1 if it is not a single kind."""
    doing = DOES.get(type(effect))
    return doing.kind if doing is not None and doing.kind >= 0 else OTHER_KINDS.get(type(effect), -1)


def can_be_told(effect: Effect) -> bool:
    """Tell whether the game can detect that *effect* was done, so that "if you do" can follow it."""
    if isinstance(effect, Sequence):
        return all(can_be_told(one) for one in effect.effects)
    if isinstance(effect, PayTo):
        return can_be_told(effect.effect)
    return isinstance(effect, Pick) or kind_of(effect) >= 0


def kinds_of(effect: Effect) -> tuple[int, ...]:
    """List the kinds of occurrences that must happen for *effect* to have been done."""
    if isinstance(effect, Pick):
        return ()  # a player who can choose has to
    if isinstance(effect, Sequence):
        return tuple([kind for one in effect.effects for kind in kinds_of(one)])
    if isinstance(effect, PayTo):
        return kinds_of(effect.effect)  # it happens only if the cost is paid
    kind = kind_of(effect)
    if kind < 0:
        raise BrokenInvariant(f"nobody can tell whether this was done: {effect}")
    return (kind,)


class FollowIfDone(Text):
    """Follow the first instruction, then the second one if all occurrences of the first have happened."""

    __slots__ = ("left", "number")

    def __init__(self, number: int, scope: Scope, left: tuple[int, ...] = ()) -> None:
        super().__init__((), scope)
        self.number = number
        self.left = left
        """Kinds of occurrences that have to happen still."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.left)

    def instruction(self, game: Kernel) -> IfDone:
        node = game.definitions.nodes[self.number]
        if not isinstance(node, IfDone):
            raise BrokenInvariant(f"not this instruction: {node}")
        return node

    def begin(self, game: Kernel) -> None:
        """Follow the first instruction."""
        first = self.instruction(game).first
        self.left = kinds_of(first)
        self.step = "then"
        game.push(Follow(game.definitions.number_of(first), self.scope, ()))

    def awaits(self, occurrence: Occurrence) -> bool:
        """Tell whether this is one of the occurrences that the first instruction has to make."""
        scope = self.scope
        return (
            occurrence.kind in self.left
            and occurrence.by == scope.you
            and occurrence.source in (scope.source, NO_REF)
        )

    def note(self, occurrence: Occurrence) -> None:
        """Strike one kind off the list; further cards of the same instruction are not awaited."""
        index = self.left.index(occurrence.kind)
        self.left = (*self.left[:index], *self.left[index + 1 :])

    def then(self, game: Kernel) -> None:
        """Follow the second instruction if all of the first was done; a negated one, if it was not."""
        game.done()
        node = self.instruction(game)
        if bool(self.left) == node.negated:
            game.push(Follow(game.definitions.number_of(node.then), self.scope, ()))


def _can_do_first(game: Kernel, effect: IfDone, scope: Scope) -> bool:
    return effect.negated or is_feasible(game, effect.first, game.definitions.number_of(effect.first), scope)


FLOWS[IfDone] = FollowIfDone
FEASIBLE[IfDone] = _can_do_first

claims("707.2a", FollowIfDone.then)
