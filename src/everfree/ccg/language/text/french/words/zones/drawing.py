"""French for drawing cards."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.lexicon import (
    KINDS,
    PHASES,
    player,
    subject,
    zone,
)
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import in_number
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
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
from everfree.ccg.language.wordings import ADDITIONAL, IN_FIGURES, MORE, UNDERSTOOD
from everfree.ccg.language.words.zones.drawing import Draw, Draws
from everfree.ccg.vocab import (
    CARD,
    DRAW_DECK,
    NO_PHASE,
)


def draw(effect: Draw, told: Discourse) -> Speech:
    """Say that a player draws cards, perhaps "du dessous de" their deck, or "la" for the card mentioned."""
    if effect.that:
        if effect != Draw(that=True):
            raise Untold("you draw the one card that was mentioned")
        return (Clause(VerbPhrase("piocher", (pronoun_for(NounPhrase(KINDS[told.that])),))),)
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(effect.who, told))
    end = ("du dessous de", deck) if effect.bottom else ()
    if effect.wording == UNDERSTOOD:
        if effect.count != 1 or not effect.bottom:
            raise Untold("one card is the bottom card")
        card = NounPhrase(KINDS[CARD], DEFINITE, after=end)
        return (Clause(VerbPhrase("piocher", (card,)), subject(effect.who, told)),)
    extra = ("supplémentaire",) if effect.wording == ADDITIONAL else ()
    one = NounPhrase(KINDS[CARD], other=effect.wording == MORE, qualities=extra, after=end)
    cards, measure = in_number(one, effect.count, told)
    return (Clause(VerbPhrase("piocher", (cards, measure)), subject(effect.who, told)),)


def draws(trigger: Draws, told: Discourse) -> Occasion:
    """Say that a player draws a card, with the phase if there is one."""
    who = player(trigger.who, told)
    cards = NounPhrase(KINDS[CARD], count=MANY if told.general else 1)
    when: Phrase = ()
    if trigger.during != NO_PHASE:
        owner = pronoun_for(who) if trigger.own else None
        determiner = DEFINITE if trigger.own or told.general else INDEFINITE
        when = ("pendant", NounPhrase(PHASES[trigger.during], determiner, possessor=owner))
    elif trigger.own:
        raise Untold("a phase is needed to be a player's own")
    return Clause(VerbPhrase("piocher", (cards, when)), who)


EFFECTS.add(Draw, draw, ADDITIONAL, IN_FIGURES, MORE, UNDERSTOOD)
TRIGGERS.add(Draws, draws)
