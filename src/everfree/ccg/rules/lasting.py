"""Laws and abilities that instructions leave behind for a while (708.2, 708.4)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import claims, does
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.language.lasting import Lasting
from everfree.ccg.vocab import Ref


def begin_lasting(
    game: Kernel, effect: Lasting, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """Create the modifier; one that triggers "the next time" ends as it has triggered (708.4)."""
    game.modify(effect.what, scope, effect.until, once=effect.once)
    return [Occurrence(kinds.MODIFIED, scope.you, source=scope.source, by=scope.you)]


does(Lasting, begin_lasting)

claims("708.4", begin_lasting)
