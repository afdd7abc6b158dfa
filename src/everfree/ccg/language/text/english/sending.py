"""English for sending cards."""

from everfree.ccg.language.sending import Send, WasMoved
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS, act, taken
from everfree.ccg.language.text.english.lexicon import IT, THEY, to
from everfree.ccg.language.text.english.selectors import TESTS
from everfree.ccg.language.text.phrases import DEFINITE, Noun, NounPhrase, Qualifier, Speech
from everfree.ccg.language.words import PREVIOUS_AREA


def send(effect: Send, told: Discourse) -> Speech:
    """Send cards somewhere, or back."""
    if effect.destination != PREVIOUS_AREA:
        return act("send", effect.what, told, to(effect.destination, told))
    owner = THEY if taken(effect.what, told)[1].plural else IT
    before = NounPhrase(Noun("area"), DEFINITE, possessor=owner, qualities=("previous",))
    return act("send", effect.what, told, "to", before)


def was_moved(test: WasMoved, told: Discourse) -> Qualifier:
    """A card that was moved this turn."""
    return Qualifier(after=("that was moved this turn",))


TESTS.add(WasMoved, was_moved)
EFFECTS.add(Send, send)
