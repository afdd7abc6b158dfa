"""English for what can't be played."""

from everfree.ccg.language.terms import A_PLAYER
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import passive, player, to
from everfree.ccg.language.text.english.words.changes.changes import LAWS, all_of
from everfree.ccg.language.text.phrases import Clause, VerbPhrase
from everfree.ccg.language.wordings import MAY_NOT, NAMED
from everfree.ccg.language.words.laws.barring import CantPlay


def cant_play(law: CantPlay, told: Discourse) -> Clause:
    """Say that cards can't be played, or that a player can't play them."""
    cards, where = all_of(law.what, told), to(law.place, told, law.wording)
    modal = "may not" if law.wording == MAY_NOT else "can't"
    if law.who == A_PLAYER:
        return Clause(passive("play", where), cards, modal=modal)
    return Clause(VerbPhrase("play", (cards, where)), player(law.who, told), modal=modal)


LAWS.add(CantPlay, cant_play, MAY_NOT, NAMED)
