"""English for what replacements watch for, and what happens instead."""

from everfree.ccg.language.instead import WouldDraw
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, PHASES, player
from everfree.ccg.language.text.english.triggers import TRIGGERS
from everfree.ccg.language.text.phrases import Clause, NounPhrase, Phrase, VerbPhrase
from everfree.ccg.vocab import CARD, NO_PHASE


def would_draw(trigger: WouldDraw, told: Discourse) -> Clause:
    """A player is about to draw a card, maybe in a phase."""
    when: Phrase = ("during", NounPhrase(PHASES[trigger.during])) if trigger.during != NO_PHASE else ()
    draw = VerbPhrase("draw", (NounPhrase(KINDS[CARD]), when))
    return Clause(draw, player(trigger.who, told), modal="would")


TRIGGERS.add(WouldDraw, would_draw)
