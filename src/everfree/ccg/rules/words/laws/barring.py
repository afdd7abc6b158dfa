"""104.2: laws by which cards can't be played."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.selection import fits, is_place, is_player, laws_of
from everfree.ccg.language.terms import ANYWHERE
from everfree.ccg.language.words.effects.naming import WithThatName
from everfree.ccg.language.words.laws.barring import CantPlay
from everfree.ccg.vocab import TROUBLEMAKER, AreaId, CardId, Seat


def refuse_playing_to(game: Kernel, seat: Seat, card: CardId, area: AreaId) -> Refusal | None:
    """104.2: return a refusal naming the text that keeps *seat* from playing *card* to *area*, or None."""
    for source, you, law in laws_of(game, CantPlay):
        if (
            isinstance(law, CantPlay)
            and is_player(law.who, seat, you)
            and (law.place == ANYWHERE or is_place(game, law.place, area, seat, source, None))
            and fits(game, law.what, card, source, you, None)
            and not (is_by_name(law) and game.definition(card).type == TROUBLEMAKER)
        ):
            return Refusal("104.2", "cant-be-played", card=card, source=source)
    return None


def is_by_name(law: CantPlay) -> bool:
    """Tell whether a law bans a named card.

    Such a law does not stop a Troublemaker, which is played face down and then has no name (505.1d.i).
    """
    return any(isinstance(test, WithThatName) for test in law.what.tests)


claims("505.1d.i", is_by_name)
claims("104.2", refuse_playing_to)
