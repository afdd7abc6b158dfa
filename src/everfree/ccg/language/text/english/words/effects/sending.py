"""English for sending cards."""

from everfree.ccg.language.terms import PREVIOUS_AREA
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import IT, THEY, that, this_card, to
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act, taken
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, TESTS
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    Clause,
    Noun,
    NounPhrase,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import PASSIVE
from everfree.ccg.language.words.effects.sending import HandOver, Send, WasMoved


def send(effect: Send, told: Discourse) -> Speech:
    """Tell a player to send cards to a place, or back to their previous area; or say that they are sent."""
    if effect.wording == PASSIVE:
        cards = SELECTORS.say(effect.what, told)
        return (Clause(VerbPhrase("be", ("sent", to(effect.destination, told))), cards),)
    if effect.destination != PREVIOUS_AREA:
        return act("send", effect.what, told, to(effect.destination, told))
    owner = THEY if taken(effect.what, told)[1].plural else IT
    before = NounPhrase(Noun("area"), DEFINITE, possessor=owner, qualities=("previous",))
    return act("send", effect.what, told, "to", before)


def was_moved(test: WasMoved, told: Discourse) -> Qualifier:
    """Describe a card that was moved this turn."""
    return Qualifier(after=("that was moved this turn",))


TESTS.add(WasMoved, was_moved)


def hand_over(effect: HandOver, told: Discourse) -> Speech:
    """Say that this card goes to another player's home and comes under their control."""
    controller = NounPhrase(Noun("controller"), DEFINITE, possessor=that(effect.noun))
    home = NounPhrase(Noun("home"), DEFINITE, possessor=controller)
    gain = Clause(VerbPhrase("gain", ("control of", IT)), THEY)
    return (Clause(VerbPhrase("be", ("sent to", home, "and", gain)), this_card(told)),)


EFFECTS.add(HandOver, hand_over)
EFFECTS.add(Send, send, PASSIVE)
