"""Replacements (710), except those of cards leaving play: what they replace and what happens instead."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import BONUS, Occurrence, Scope
from everfree.ccg.kernel.registry import FLOWS, does
from everfree.ccg.kernel.values.selection import seat_of
from everfree.ccg.language.words.triggers.replacements import (
    MoveElsewhere,
    NotDefeated,
    ScoreThem,
)
from everfree.ccg.rules.core.movement import destinations, moved
from everfree.ccg.rules.words.flow import Flow, wrong_instruction
from everfree.ccg.vocab import HOME_AREA, AreaId, Ref, card_of


def _score_them(
    game: Kernel, effect: ScoreThem, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    source = card_of(scope.source)
    seat = seat_of(game, effect.who, source, scope.you, scope)
    return [
        Occurrence(
            kinds.SCORED,
            seat,
            amount=scope.number,
            area=scope.area,
            cards=(source,),
            source=scope.source,
            by=scope.you,
            word=BONUS,
        )
    ]


def _not_defeated(
    game: Kernel, effect: NotDefeated, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """710.1: return nothing, because the replaced defeat does not happen and nothing comes instead."""
    return []


class FollowMoveElsewhere(Flow):
    """506.4: the player who would have moved a card moves it to another Problem of their choice."""

    def begin(self, game: Kernel) -> None:
        """Ask where the card goes instead; do nothing if no card was about to move."""
        node = self.node(game)
        if not isinstance(node, MoveElsewhere):
            raise wrong_instruction(node)
        if not self.scope.that:
            game.done()
            return
        seat, card = self.seat(game, node.who), card_of(self.scope.that[0])
        kind = game.state.area_kind
        areas = [
            area
            for area in destinations(game, seat, card)
            if area != self.scope.area and kind[area] != HOME_AREA
        ]
        if not areas:
            game.done()
            return
        self.step = "placed"
        game.ask(seat, "where", [(option.AREA, area) for area in areas], source=card)

    def placed(self, game: Kernel) -> None:
        """Move it there; the move still counts as that player's."""
        node = self.node(game)
        if not isinstance(node, MoveElsewhere):
            raise wrong_instruction(node)
        game.done()
        area = AreaId(game.state.answer[1])
        self.occur(game, moved(game, card_of(self.scope.that[0]), area, self.seat(game, node.who)))


FLOWS[MoveElsewhere] = FollowMoveElsewhere
does(NotDefeated, _not_defeated)
does(ScoreThem, _score_them)
