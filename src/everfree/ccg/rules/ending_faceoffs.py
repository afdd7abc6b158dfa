"""514.6: faceoffs that a text ends before they are resolved."""

from dataclasses import replace

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY, FEASIBLE, claims, does
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.language.faceoffs import EndFaceoff
from everfree.ccg.vocab import Ref


def cut(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Note that the faceoff is over; what waits to be processed is processed, then it ends (514.6)."""
    faceoff = game.state.faceoff
    if faceoff is None or faceoff.is_cut:
        return None
    game.state.faceoff = replace(faceoff, is_cut=1)
    return occurrence


def _end_faceoff(
    game: Kernel, effect: EndFaceoff, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return [Occurrence(kinds.FACEOFF_CUT, scope.you, source=scope.source, by=scope.you)]


def _can_end_faceoff(game: Kernel, effect: EndFaceoff, scope: Scope) -> bool:
    return game.state.faceoff is not None


APPLY[kinds.FACEOFF_CUT] = cut
FEASIBLE[EndFaceoff] = _can_end_faceoff
does(EndFaceoff, _end_faceoff)

claims("514.6", cut)
