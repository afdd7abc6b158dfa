"""What replacements watch for apart from cards leaving play, and what happens then (710)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import does, listens
from everfree.ccg.kernel.records import BONUS, HOME_LIMIT, Occurrence, Scope
from everfree.ccg.kernel.scope import is_player, is_selected, seat_of
from everfree.ccg.language.instead import ScoreThem, WouldDraw, WouldExceedHomeLimit, WouldScoreBonus
from everfree.ccg.vocab import DRAW_DECK, NO_CARD, NO_PHASE, CardId, Ref, Seat, card_of


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


def _would_draw(game: Kernel, trigger: WouldDraw, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """From an empty deck nothing is drawn, and what can't happen can't be replaced (104.2a)."""
    return (
        is_player(trigger.who, occurrence.seat, you)
        and trigger.during in (NO_PHASE, game.state.phase)
        and bool(game.cards_in(DRAW_DECK, occurrence.seat))
    )


does(ScoreThem, _score_them)
listens(WouldScoreBonus, kinds.SCORED, _would_score_bonus)
listens(WouldExceedHomeLimit, kinds.RETIRED, _would_exceed)
listens(WouldDraw, kinds.DREW, _would_draw)
