"""French for sending cards."""

from everfree.ccg.language.sending import Send
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.effects import EFFECTS, act, taken
from everfree.ccg.language.text.french.lexicon import AREA, to
from everfree.ccg.language.text.phrases import DEFINITE, Adjective, NounPhrase, Speech
from everfree.ccg.language.words import PREVIOUS_AREA


def send(effect: Send, told: Discourse) -> Speech:
    """Send cards somewhere, or back: home, too, is where they come from."""
    if effect.destination != PREVIOUS_AREA:
        return act("renvoyer", effect.what, told, to(effect.destination, told))
    owner = pronoun_for(taken(effect.what, told)[1])
    before = NounPhrase(AREA, DEFINITE, possessor=owner, qualities=(Adjective("précédent"),))
    return act("renvoyer", effect.what, told, "dans", before)


EFFECTS.add(Send, send)
