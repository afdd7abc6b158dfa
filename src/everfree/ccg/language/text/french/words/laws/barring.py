"""French for what can't be played."""

from everfree.ccg.language.terms import A_PLAYER
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import CANT
from everfree.ccg.language.text.french.lexicon import at, done, player
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.french.words.selectors.selectors import described
from everfree.ccg.language.text.phrases import DEFINITE, MANY, Clause, VerbPhrase
from everfree.ccg.language.wordings import MAY_NOT, NAMED
from everfree.ccg.language.words.laws.barring import CantPlay


def cant_play(law: CantPlay, told: Discourse) -> Clause:
    """Say that cards can't be played, or that a player can't play them."""
    where = at(law.place, told.placing(law.what.noun), law.wording)
    if law.who == A_PLAYER:
        cards = described(law.what, told, DEFINITE, MANY)
        return Clause(VerbPhrase("être", (done("jouer"), where)), cards, modal=CANT)
    none = ("de", described(law.what, told, count=MANY))
    return Clause(VerbPhrase("jouer", (none, where)), player(law.who, told), modal=CANT)


LAWS.add(CantPlay, cant_play, MAY_NOT, NAMED)
