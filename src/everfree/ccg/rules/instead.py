"""What replacements watch for apart from cards leaving play, and what happens then (710)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import listens
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.scope import is_player
from everfree.ccg.language.instead import WouldDraw
from everfree.ccg.vocab import DRAW_DECK, NO_PHASE, CardId, Seat


def _would_draw(game: Kernel, trigger: WouldDraw, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """From an empty deck nothing is drawn, and what can't happen can't be replaced (104.2a)."""
    return (
        is_player(trigger.who, occurrence.seat, you)
        and trigger.during in (NO_PHASE, game.state.phase)
        and bool(game.cards_in(DRAW_DECK, occurrence.seat))
    )


listens(WouldDraw, kinds.DREW, _would_draw)
