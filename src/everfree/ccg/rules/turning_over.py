"""Turning everything over: 301.2 Mane Characters, 504 Friends, 505.3 and 607.3 Troublemakers."""

from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FLOWS, claims
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.language.turning_over import TurnAllOver
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.rules.troublemakers import can_be_uncovered, uncovering
from everfree.ccg.rules.uniqueness import repair
from everfree.ccg.vocab import CHARACTER, MANE, TROUBLEMAKER, CardId


class FollowTurnAllOver(Flow):
    """All that lies there now is turned, what was face up first: an Epic one drives out none of that."""

    __slots__ = ("covered",)

    def __init__(self, number: int, scope: Scope, covered: tuple[CardId, ...] = ()) -> None:
        super().__init__(number, scope)
        self.covered = covered
        """Troublemakers that are still to be turned face up."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.covered)

    def begin(self, game: Kernel) -> None:
        """Turn characters, and Troublemakers that are face up."""
        if not isinstance(self.node(game), TurnAllOver):
            raise wrong(self.node(game))
        self.covered = tuple(
            [
                card
                for card in game.in_play()
                if game.type_of(card) == TROUBLEMAKER and game.is_face_down(card)
            ]
        )
        self.step = "uncover"
        scope = self.scope
        game.occur(
            [
                Occurrence(
                    kind_of_turn(game, card),
                    game.state.controller[card],
                    card,
                    area=game.state.area[card],
                    source=scope.source,
                    by=scope.you,
                )
                for card in list(game.in_play())
                if game.type_of(card) & (CHARACTER | TROUBLEMAKER) and card not in self.covered
            ]
        )

    def uncover(self, game: Kernel) -> None:
        """607.3: turn the next Troublemaker face up."""
        if not self.covered:
            game.done()
            return
        card, self.covered = self.covered[0], self.covered[1:]
        self.step = "uncovered"
        if can_be_uncovered(game, card):
            game.occur(uncovering(game, self.scope.you, card))

    def uncovered(self, game: Kernel) -> None:
        """516.4: look for violations before the next one."""
        self.step = "uncover"
        repair(game)


def kind_of_turn(game: Kernel, card: CardId) -> int:
    """Say what turning *card* over is; a face-down Friend is frightened no longer (504.3)."""
    if game.type_of(card) == TROUBLEMAKER:
        return kinds.COVERED
    if game.is_face_down(card):
        return kinds.RALLIED
    return kinds.TURNED_OVER if game.type_of(card) == MANE else kinds.FRIGHTENED


FLOWS[TurnAllOver] = FollowTurnAllOver

claims("301.2", "504.3", kind_of_turn)
