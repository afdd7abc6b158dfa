"""English for drawing cards."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, player, subject
from everfree.ccg.language.text.english.words.changes.changes import AMOUNTS
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import MANY, Clause, NounPhrase, Phrase, Speech, VerbPhrase
from everfree.ccg.language.words.effects.naming import ChosenNumber
from everfree.ccg.language.words.zones.drawing import Draw, Draws
from everfree.ccg.vocab import CARD


def draw(effect: Draw, told: Discourse) -> Speech:
    """Say that a player draws cards."""
    measure: Phrase = ()
    count = effect.count
    if isinstance(count, ChosenNumber):
        cards = NounPhrase(KINDS[CARD], count=MANY, qualities=("that many",))
        return (Clause(VerbPhrase("draw", (cards,)), subject(effect.who, told)),)
    if not isinstance(count, int):
        number, measure = AMOUNTS.say(count, told)
        count = int(number)
    cards = NounPhrase(KINDS[CARD], count=count)
    return (Clause(VerbPhrase("draw", (cards, measure)), subject(effect.who, told)),)


def draws(trigger: Draws, told: Discourse) -> Occasion:
    """Say that a player draws a card."""
    return Clause(VerbPhrase("draw", (NounPhrase(KINDS[CARD]),)), player(trigger.who, told))


EFFECTS.add(Draw, draw)
TRIGGERS.add(Draws, draws)
