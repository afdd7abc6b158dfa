"""611.3e: Troublemakers that keep a player from confronting."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.values import traits_of
from everfree.ccg.vocab import EPIC, NO_CARD, AreaId, CardId, Seat


def blocking(game: Kernel, seat: Seat, area: AreaId) -> CardId:
    """Give a face-up Troublemaker in *area* that is opposing *seat* or Epic, or no card."""
    state = game.state
    for card in game.board().troublemakers:
        if (
            state.area[card] == area
            and not game.is_face_down(card)
            and (state.controller[card] != seat or EPIC in traits_of(game, card))
        ):
            return card
    return NO_CARD


claims("611.3e", blocking)
