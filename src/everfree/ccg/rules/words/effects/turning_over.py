"""Texts that turn cards over: Mane Characters (301.2), Friends (504), Troublemakers (505.3, 607.3)."""

from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.flow.resolve import sensible_options
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, claims, does
from everfree.ccg.kernel.state import BOOSTED
from everfree.ccg.kernel.values.selection import selected
from everfree.ccg.language.words.effects.effects import TurnOver
from everfree.ccg.language.words.effects.turning_over import TurnAllOver
from everfree.ccg.language.words.selectors.selectors import Choose
from everfree.ccg.rules.core.uniqueness import repair
from everfree.ccg.rules.turn.troublemaker_phase import can_be_uncovered, turn_up
from everfree.ccg.rules.words.effects.effects import on_each
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import CHARACTER, MANE, TROUBLEMAKER, CardId, Ref, card_of


class FollowTurnAllOver(Flow):
    """Turn over all characters and Troublemakers in play.

    Troublemakers are uncovered last, so that an uncovered Epic one can't dismiss any that were face up.
    """

    __slots__ = ("covered",)

    def __init__(self, number: int, scope: Scope, covered: tuple[CardId, ...] = ()) -> None:
        super().__init__(number, scope)
        self.covered = covered
        """Troublemakers still to be turned face up."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.covered)

    def begin(self, game: Kernel) -> None:
        """Turn over all characters, and the Troublemakers that are face up."""
        self.covered = tuple(
            [
                card
                for card in game.in_play()
                if game.type_of(card) == TROUBLEMAKER and game.is_face_down(card)
            ]
        )
        self.step = "uncover"
        scope = self.scope
        game.together(
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
            turn_up(game, self.scope.you, card)

    def uncovered(self, game: Kernel) -> None:
        """516.4: repair violations before the next one."""
        self.step = "uncover"
        repair(game)


def kind_of_turn(game: Kernel, card: CardId) -> int:
    """Return the kind of occurrence that turns *card* over; a face-down Friend is rallied (504.3)."""
    if game.type_of(card) == TROUBLEMAKER:
        return kinds.COVERED
    if game.is_face_down(card):
        return kinds.RALLIED
    return kinds.TURNED_OVER if game.type_of(card) == MANE else kinds.FRIGHTENED


def _turn_over(
    game: Kernel, effect: TurnOver, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    made = on_each(game, kinds.TURNED_OVER, effect.what, scope, picked, mode)
    return [one for one in made if is_to_turn(game, effect, one.card)]


def is_to_turn(game: Kernel, effect: TurnOver, card: CardId) -> bool:
    """Tell whether *card* does not show the side yet that it is turned to."""
    is_boosted = game.state.marks[card] & BOOSTED != 0
    return not (effect.to_boosted and is_boosted) and (is_boosted or not effect.to_start)


def _can_turn(game: Kernel, effect: TurnOver, scope: Scope) -> bool:
    if isinstance(effect.what, Choose):
        cards = sensible_options(game, effect, effect.what, scope)
    else:
        cards = [card_of(one) for one in selected(game, effect.what, scope, ()) if game.is_current(one)]
    controller = game.state.controller
    return any(
        is_to_turn(game, effect, card)
        and game.refusal_of(Occurrence(kinds.TURNED_OVER, controller[card], card, by=scope.you)) is None
        for card in cards
    )


FLOWS[TurnAllOver] = FollowTurnAllOver
does(TurnOver, _turn_over, kind=kinds.TURNED_OVER)
FEASIBLE[TurnOver] = _can_turn

claims("301.2", "504.3", kind_of_turn)
