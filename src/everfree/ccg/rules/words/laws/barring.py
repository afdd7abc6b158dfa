"""104.2: laws by which cards can't be played."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.prohibitions import barring_laws
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.words.effects.naming import WithThatName
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.vocab import NO_CARD, TROUBLEMAKER, AreaId, CardId, Seat


def refuse_playing_to(
    game: Kernel, seat: Seat, card: CardId, area: AreaId, host: CardId = NO_CARD
) -> Refusal | None:
    """104.2: say which text keeps *seat* from playing *card* to *area*, or there on *host*."""
    hosts = () if host == NO_CARD else (host,)
    playing = Occurrence(kinds.PLAYED, seat, card, area=area, cards=hosts, by=seat)
    for source, law in barring_laws(game, playing):
        if not (is_by_name(law) and game.definition(card).type == TROUBLEMAKER):
            return Refusal("104.2", "cant-be-played", card=card, source=source)
    return None


def is_by_name(law: Cant) -> bool:
    """Tell whether a law bans a named card.

    Such a law does not stop a Troublemaker, which is played face down and then has no name (505.1d.i).
    """
    return any(isinstance(node, WithThatName) for node in walk(law.trigger))


claims("505.1d.i", is_by_name)
claims("104.2", refuse_playing_to)
