"""Replacements (710), except those of cards leaving play: what they replace and what happens instead."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import BONUS, HOME_LIMIT, Occurrence, Scope
from everfree.ccg.kernel.registry import FLOWS, does, listens
from everfree.ccg.kernel.values.selection import is_place, is_player, is_selected, seat_of
from everfree.ccg.language.words.triggers.replacements import (
    MoveElsewhere,
    NotDefeated,
    ScoreThem,
    WouldBeDefeated,
    WouldDraw,
    WouldExceedHomeLimit,
    WouldMove,
    WouldScoreBonus,
)
from everfree.ccg.rules.core.movement import destinations, moved
from everfree.ccg.rules.words.flow import Flow, wrong_instruction
from everfree.ccg.vocab import DRAW_DECK, HOME_AREA, NO_CARD, NO_PHASE, AreaId, CardId, Ref, Seat, card_of


def _would_score_bonus(
    game: Kernel, trigger: WouldScoreBonus, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """514.5c: tell whether the bonus to be scored is that of this card's Problem.

    In a faceoff at several Problems the highest bonus is scored; two equal bonuses count as that of either.
    """
    problem = game.problem_at(game.state.area[source])
    if occurrence.word != BONUS or problem == NO_CARD or not is_player(trigger.who, occurrence.seat, you):
        return False
    faceoff = game.state.faceoff
    areas = (occurrence.area,) if faceoff is None else faceoff.areas
    return game.state.area[source] in areas and game.definition(problem).bonus == occurrence.amount


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


def _would_exceed(
    game: Kernel, trigger: WouldExceedHomeLimit, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    return occurrence.word == HOME_LIMIT and is_selected(game, trigger.what, occurrence.card, source, you)


def _would_be_defeated(
    game: Kernel, trigger: WouldBeDefeated, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    return is_selected(game, trigger.what, occurrence.card, source, you)


def _not_defeated(
    game: Kernel, effect: NotDefeated, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """710.1: return nothing, because the replaced defeat does not happen and nothing comes instead."""
    return []


def _would_move(game: Kernel, trigger: WouldMove, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    card = occurrence.card
    controller = game.state.controller[card]
    return (
        is_player(trigger.who, occurrence.by, you)
        and is_selected(game, trigger.what, card, source, you)
        and is_place(game, trigger.destination, occurrence.area, controller, source, None)
    )


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


def _would_draw(game: Kernel, trigger: WouldDraw, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """104.2a: a draw from an empty deck can't happen, so it can't be replaced."""
    return (
        is_player(trigger.who, occurrence.seat, you)
        and trigger.during in (NO_PHASE, game.state.phase)
        and bool(game.cards_in(DRAW_DECK, occurrence.seat))
    )


FLOWS[MoveElsewhere] = FollowMoveElsewhere
does(NotDefeated, _not_defeated)
listens(WouldBeDefeated, kinds.DEFEATED, _would_be_defeated)
listens(WouldMove, kinds.MOVED, _would_move)
does(ScoreThem, _score_them)
listens(WouldScoreBonus, kinds.SCORED, _would_score_bonus)
listens(WouldExceedHomeLimit, kinds.RETIRED, _would_exceed)
listens(WouldDraw, kinds.DREW, _would_draw)
