"""104.2: zones that a law closes: decks nobody may look into, discard piles no card leaves."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.scope import laws_of
from everfree.ccg.language.closed_zones import CantLeaveDiscardPiles, CantLookIntoDecks
from everfree.ccg.vocab import DISCARD_PILE, CardId


def can_look_into_decks(game: Kernel) -> bool:
    """Tell whether players may search draw decks and look at their cards (402.1)."""
    return not laws_of(game, CantLookIntoDecks)


def refuse_leaving_pile(game: Kernel, card: CardId) -> Refusal | None:
    """Say which text keeps *card* in its discard pile, if it lies in one."""
    if game.state.zone[card] == DISCARD_PILE:
        for source, _, _ in laws_of(game, CantLeaveDiscardPiles):
            return Refusal("104.2", "stays-in-discard-pile", card=card, source=source)
    return None


claims("104.2", can_look_into_decks)
claims("104.2", refuse_leaving_pile)
