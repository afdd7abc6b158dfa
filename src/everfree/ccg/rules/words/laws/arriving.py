"""Laws by which cards enter play exhausted (706.1b) or are exhausted when moved (506.1a)."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.state import EXHAUSTED, FACE_DOWN
from everfree.ccg.kernel.values.selection import is_selected, laws_of
from everfree.ccg.language.words.laws.arriving import ArrivesExhausted, EntersExhausted
from everfree.ccg.language.words.selectors.selectors import This
from everfree.ccg.vocab import PROBLEM, CardId


def enters_exhausted(game: Kernel, card: CardId) -> bool:
    """706.1b: tell whether a card that was just put into play entered exhausted."""
    if EntersExhausted not in game.definitions.laws:
        return False
    for standing in game.face(card).standing:
        if isinstance(standing.law, EntersExhausted) and isinstance(standing.law.what, This):
            return True
    for source, you, law in laws_of(game, EntersExhausted):
        if is_selected(game, law.what, card, source, you):
            return True
    return False


def arrives_exhausted(game: Kernel, card: CardId) -> bool:
    """506.1a: tell whether a moved card becomes exhausted as it arrives."""
    for source, you, law in laws_of(game, ArrivesExhausted):
        if is_selected(game, law.what, card, source, you):
            return True
    return False


def come_exhausted(game: Kernel, card: CardId) -> None:
    """Mark a card as exhausted, except face-down cards and Problems, which never are (503.4, 504.2)."""
    state = game.state
    if not state.marks[card] & FACE_DOWN and game.type_of(card) != PROBLEM:
        state.marks[card] |= EXHAUSTED


claims("706.1b", enters_exhausted)
claims("506.1a", arrives_exhausted)
