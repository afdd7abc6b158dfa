"""English for drawing cards."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, PHASES, READER, THEY, player, subject
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import in_number
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INDEFINITE,
    MANY,
    Clause,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words.zones.drawing import Draw, Draws
from everfree.ccg.vocab import CARD, NO_PHASE


def draw(effect: Draw, told: Discourse) -> Speech:
    """Say that a player draws cards."""
    cards, measure = in_number(NounPhrase(KINDS[CARD]), effect.count, told)
    return (Clause(VerbPhrase("draw", (cards, measure)), subject(effect.who, told)),)


def draws(trigger: Draws, told: Discourse) -> Occasion:
    """Say that a player draws a card, with the phase if there is one."""
    who = player(trigger.who, told)
    cards = NounPhrase(KINDS[CARD], count=MANY if told.general else 1)
    when: Phrase = ()
    if trigger.during != NO_PHASE:
        owner = (READER if who == READER else THEY) if trigger.own else None
        determiner = DEFINITE if trigger.own or told.general else INDEFINITE
        when = ("during", NounPhrase(PHASES[trigger.during], determiner, possessor=owner))
    elif trigger.own:
        raise Untold("a phase is needed to be a player's own")
    return Clause(VerbPhrase("draw", (cards, when)), who)


EFFECTS.add(Draw, draw)
TRIGGERS.add(Draws, draws)
