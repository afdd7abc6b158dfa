"""English for sending cards."""

from everfree.ccg.language.sending import HandOver, Send, WasMoved
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS, act, taken
from everfree.ccg.language.text.english.lexicon import IT, THEY, that, this_card, to
from everfree.ccg.language.text.english.selectors import TESTS
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    Clause,
    Noun,
    NounPhrase,
    Qualifier,
    Speech,
    VerbPhrase,
)
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


def hand_over(effect: HandOver, told: Discourse) -> Speech:
    """This card goes to another player's home and becomes theirs."""
    controller = NounPhrase(Noun("controller"), DEFINITE, possessor=that(effect.noun))
    home = NounPhrase(Noun("home"), DEFINITE, possessor=controller)
    gain = Clause(VerbPhrase("gain", ("control of", IT)), THEY)
    return (Clause(VerbPhrase("be", ("sent to", home, "and", gain)), this_card(told)),)


EFFECTS.add(HandOver, hand_over)
EFFECTS.add(Send, send)
