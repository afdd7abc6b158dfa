"""Epic Troublemakers, and Troublemakers that keep a player from confronting (611.3e)."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.characteristics import keywords_of, traits_of
from everfree.ccg.rules.words.laws.confronting import is_tolerated
from everfree.ccg.vocab import EPIC, NO_CARD, VILLAIN_BIT, AreaId, CardId, Seat


def is_epic(game: Kernel, card: CardId) -> bool:
    """Tell whether *card*, face up, is Epic: by its trait or by its keyword (an option)."""
    if game.definitions.options.epic_source == "villain_keyword":
        return keywords_of(game, card) & VILLAIN_BIT != 0
    return EPIC in traits_of(game, card)


def blocking(game: Kernel, seat: Seat, area: AreaId) -> CardId:
    """Return a face-up Troublemaker in *area* that opposes *seat* or is Epic, and so blocks; else NO_CARD."""
    state = game.state
    for card in game.board().troublemakers:
        if (
            state.area[card] == area
            and not game.is_face_down(card)
            and (state.controller[card] != seat or is_epic(game, card))
            and not is_tolerated(game, seat, card)
        ):
            return card
    return NO_CARD


claims("611.3e", blocking)
