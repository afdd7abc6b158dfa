"""What replacements watch for apart from cards leaving play, and what happens then (710)."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FLOWS, does, listens
from everfree.ccg.kernel.records import BONUS, HOME_LIMIT, Occurrence, Scope
from everfree.ccg.kernel.scope import is_player, is_selected, seat_of
from everfree.ccg.language.instead import (
    MoveElsewhere,
    NotDefeated,
    ScoreThem,
    WouldBeDefeated,
    WouldDraw,
    WouldExceedHomeLimit,
    WouldMove,
    WouldScoreBonus,
)
from everfree.ccg.rules.descriptions import is_place
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.rules.movement import destinations, moved
from everfree.ccg.vocab import DRAW_DECK, HOME_AREA, NO_CARD, NO_PHASE, AreaId, CardId, Ref, Seat, card_of


def _would_score_bonus(
    game: Kernel, trigger: WouldScoreBonus, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """514.5c: at several Problems the highest bonus is scored; of two that are equal it is that of either."""
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
    """What was replaced does not happen (710.1): there is nothing more to do."""
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
    """506.4: who would have moved a card chooses another Problem; one of them where the card can go."""

    def begin(self, game: Kernel) -> None:
        """Ask where it goes instead; in a text of nothing that moves, nothing does."""
        node = self.node(game)
        if not isinstance(node, MoveElsewhere):
            raise wrong(node)
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
        """Move it there; it is still that player who moves it."""
        node = self.node(game)
        if not isinstance(node, MoveElsewhere):
            raise wrong(node)
        game.done()
        area = AreaId(game.state.answer[1])
        self.occur(game, moved(game, card_of(self.scope.that[0]), area, self.seat(game, node.who)))


def _would_draw(game: Kernel, trigger: WouldDraw, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """From an empty deck nothing is drawn, and what can't happen can't be replaced (104.2a)."""
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
