"""104.2: laws that close zones: nobody may look into decks, or no card may leave a discard pile."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.selection import laws_of
from everfree.ccg.language.words.laws.closed_zones import Closed
from everfree.ccg.vocab import DISCARD_PILE, DRAW_DECK, CardId


def closed_by(game: Kernel, zone: int) -> list[CardId]:
    """List the cards whose laws close a zone."""
    laws = laws_of(game, Closed)
    return [source for source, _, law in laws if law.zone == zone]


def can_look_into_decks(game: Kernel) -> bool:
    """Tell whether players may search draw decks and look at their cards (402.1)."""
    return not closed_by(game, DRAW_DECK)


def refuse_leaving_pile(game: Kernel, card: CardId) -> Refusal | None:
    """Return a refusal if a text keeps *card* in the discard pile it lies in."""
    if game.state.zone[card] == DISCARD_PILE:
        for source in closed_by(game, DISCARD_PILE):
            return Refusal("104.2", "stays-in-discard-pile", card=card, source=source)
    return None


claims("104.2", can_look_into_decks)
claims("104.2", refuse_leaving_pile)
