"""Replacements (710), except those of cards leaving play: what they replace and what happens instead."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import BONUS, Occurrence, Scope
from everfree.ccg.kernel.registry import does
from everfree.ccg.kernel.values.selection import seat_of
from everfree.ccg.language.words.triggers.replacements import (
    DoesntHappen,
    ScoreThem,
)
from everfree.ccg.vocab import Ref, Seat, card_of


def _score_them(
    game: Kernel, effect: ScoreThem, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    source = card_of(scope.source)
    seat = seat_of(game, effect.who, source, scope.you, scope)
    if effect.fewer:
        return _score_fewer(effect, scope, seat)
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


def _score_fewer(effect: ScoreThem, scope: Scope, seat: Seat) -> list[Occurrence]:
    """710.1: score what is left of the points, if anything."""
    left = scope.number - effect.fewer
    if left <= 0:
        return []
    return [Occurrence(kinds.SCORED, seat, amount=left, source=scope.source, by=seat)]


def _doesnt_happen(
    game: Kernel, effect: DoesntHappen, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """710.1: return nothing, because what was replaced does not happen and nothing comes instead."""
    return []


does(DoesntHappen, _doesnt_happen)
does(ScoreThem, _score_them)
