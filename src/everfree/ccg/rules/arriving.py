"""How cards come: exhausted into play (706.1b) or to an area (506.1a)."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.scope import is_selected, laws_of
from everfree.ccg.kernel.state import EXHAUSTED, FACE_DOWN
from everfree.ccg.language.arriving import ArrivesExhausted, EntersExhausted
from everfree.ccg.language.selectors import This
from everfree.ccg.vocab import PROBLEM, CardId


def enters_exhausted(game: Kernel, card: CardId) -> bool:
    """706.1b: tell whether a card, just put into play, was never ready there."""
    if EntersExhausted not in game.cast.laws:
        return False
    for standing in game.face(card).standing:
        if isinstance(standing.law, EntersExhausted) and isinstance(standing.law.what, This):
            return True
    for source, you, law in laws_of(game, EntersExhausted):
        if isinstance(law, EntersExhausted) and is_selected(game, law.what, card, source, you):
            return True
    return False


def arrives_exhausted(game: Kernel, card: CardId) -> bool:
    """506.1a: tell whether a moved card becomes exhausted as it arrives."""
    for source, you, law in laws_of(game, ArrivesExhausted):
        if isinstance(law, ArrivesExhausted) and is_selected(game, law.what, card, source, you):
            return True
    return False


def come_exhausted(game: Kernel, card: CardId) -> None:
    """Mark a card that comes exhausted; face-down cards and Problems never are (503.4, 504.2)."""
    state = game.state
    if not state.marks[card] & FACE_DOWN and game.type_of(card) != PROBLEM:
        state.marks[card] |= EXHAUSTED


claims("706.1b", enters_exhausted)
claims("506.1a", arrives_exhausted)
