"""603.1: cards that stay exhausted in the Ready Phase."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.selection import is_on, is_selected, laws_of
from everfree.ccg.language.words.laws.readying import DoesntReady
from everfree.ccg.vocab import CardId


def stays_exhausted(game: Kernel, card: CardId) -> bool:
    """603.1, 104.2: tell whether a law keeps *card* from becoming ready in the Ready Phase."""
    for source, you, law in laws_of(game, DoesntReady):
        if is_selected(game, law.what, card, source, you):
            return True
    reference = game.ref(card)
    return any(
        reference in modifier.targets and is_on(game, modifier)
        for modifier in game.board().lasting.get(DoesntReady, ())
    )


claims("603.1", stays_exhausted)
