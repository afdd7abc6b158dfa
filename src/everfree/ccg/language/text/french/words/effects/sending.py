"""French for sending cards."""

from everfree.ccg.language.terms import PREVIOUS_AREA
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.lexicon import AREA, done, that, this_card, to
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, act, taken
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, TESTS
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    Adjective,
    Clause,
    NounPhrase,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import PASSIVE
from everfree.ccg.language.words.effects.sending import HandOver, Send, WasMoved


def send(effect: Send, told: Discourse) -> Speech:
    """Tell a player to send cards to a place or to their previous area, or say that they are sent."""
    if effect.wording == PASSIVE:
        cards = SELECTORS.say(effect.what, told)
        return (Clause(VerbPhrase("être", (done("renvoyer", to(effect.destination, told)),)), cards),)
    if effect.destination != PREVIOUS_AREA:
        return act("renvoyer", effect.what, told, to(effect.destination, told))
    owner = pronoun_for(taken(effect.what, told)[1])
    before = NounPhrase(AREA, DEFINITE, possessor=owner, qualities=(Adjective("précédent"),))
    return act("renvoyer", effect.what, told, "dans", before)


def was_moved(test: WasMoved, told: Discourse) -> Qualifier:
    """Describe a card that was moved this turn."""
    return Qualifier(after=(done("déplacer", "ce tour-ci"),))


TESTS.add(WasMoved, was_moved)


def hand_over(effect: HandOver, told: Discourse) -> Speech:
    """Say that this card goes to another player's home and comes under their control."""
    home = ("dans la maison du joueur qui contrôlait", that(effect.noun, told))
    taken_over = (COMMA, "et ce joueur prend le contrôle de", this_card(told))
    return (Clause(VerbPhrase("être", (done("envoyer", *home, *taken_over),)), this_card(told)),)


EFFECTS.add(HandOver, hand_over)
EFFECTS.add(Send, send, PASSIVE)
