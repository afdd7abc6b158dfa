"""104.2: texts that forbid challenging a Troublemaker, at all or with too few characters."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.characteristics import characters_of
from everfree.ccg.kernel.values.prohibitions import refuse_by_law
from everfree.ccg.vocab import TROUBLEMAKER_FACEOFF, CardId, Seat


def challengers_of(game: Kernel, seat: Seat, card: CardId) -> list[CardId]:
    """List *seat*'s characters that would be involved in a challenge of *card*: those there (514.2a)."""
    area = game.state.area[card]
    return [one for one in characters_of(game, seat) if game.state.area[one] == area]


def refuse_challengers(game: Kernel, seat: Seat, card: CardId, challengers: list[CardId]) -> Refusal | None:
    """Say which text forbids *seat* to challenge *card* with these characters."""
    area = game.state.area[card]
    challenge = Occurrence(
        kinds.FACEOFF_STARTED, seat, card, TROUBLEMAKER_FACEOFF, area, cards=tuple(challengers), by=seat
    )
    return refuse_by_law(game, challenge)


claims("104.2", refuse_challengers)
