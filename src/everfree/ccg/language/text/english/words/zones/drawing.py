"""English for drawing cards."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    IT,
    KINDS,
    PHASES,
    READER,
    THEY,
    player,
    subject,
    zone,
)
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import in_number
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    FIGURE,
    INDEFINITE,
    MANY,
    Clause,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import ADDITIONAL, IN_FIGURES, MORE, UNDERSTOOD
from everfree.ccg.language.words.zones.drawing import Draw, Draws
from everfree.ccg.vocab import (
    CARD,
    DRAW_DECK,
    NO_PHASE,
)


def draw(effect: Draw, told: Discourse) -> Speech:
    """Say that a player draws cards, "it", or by wording "the bottom card" of their deck."""
    if effect.that:
        if effect != Draw(that=True):
            raise Untold("you draw the one card that was mentioned")
        return (Clause(VerbPhrase("draw", (IT,))),)
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(effect.who, told))
    if effect.wording == UNDERSTOOD:
        if effect.count != 1 or not effect.bottom:
            raise Untold("one card is the bottom card")
        card = NounPhrase(KINDS[CARD], DEFINITE, qualities=("bottom",), after=("of", deck))
        return (Clause(VerbPhrase("draw", (card,)), subject(effect.who, told)),)
    end = ("from the bottom of", deck) if effect.bottom else ()
    extra = ("additional",) if effect.wording == ADDITIONAL else ()
    one = NounPhrase(KINDS[CARD], other=effect.wording == MORE, qualities=extra, after=end)
    cards, measure = in_number(one, effect.count, told)
    if effect.wording == IN_FIGURES:
        if cards.count != 1:
            raise Untold("a greater number is a figure anyway")
        cards = replace(cards, determiner=FIGURE)
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


EFFECTS.add(Draw, draw, ADDITIONAL, IN_FIGURES, MORE, UNDERSTOOD)
TRIGGERS.add(Draws, draws)
