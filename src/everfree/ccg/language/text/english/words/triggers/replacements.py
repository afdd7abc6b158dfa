"""English for triggers of replacements, and what happens instead."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    THEY,
    number_word,
    player,
)
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    Clause,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words.triggers.replacements import (
    DoesntHappen,
    ScoreThem,
)
from everfree.ccg.language.words.triggers.triggers import IsReadied


def score_them(effect: ScoreThem, told: Discourse) -> Speech:
    """Say that a player scores those points, or fewer."""
    if effect.fewer:
        fewer = (number_word(effect.fewer), "fewer points")
        return (Clause(VerbPhrase("score", fewer), player(effect.who, told)),)
    return (Clause(VerbPhrase("score", (THEY,)), player(effect.who, told)),)


def doesnt_happen(effect: DoesntHappen, told: Discourse) -> Speech:
    """Say that something is not done to a card; one that is not readied "remains exhausted"."""
    if isinstance(effect.trigger, IsReadied) and not effect.trigger.wording:
        return (Clause(VerbPhrase("remain", ("exhausted",)), SELECTORS.say(effect.trigger.what, told)),)
    event = TRIGGERS.say(effect.trigger, told)
    if not isinstance(event, Clause) or event.modal or event.fronted:
        raise Untold("only what is done to a card is told not to be done")
    deed = event.predicate
    if not isinstance(deed, VerbPhrase) or deed.verb != "be":
        raise Untold("only what is done to a card is told not to be done")
    return (replace(event, predicate=VerbPhrase("be", ("not", *deed.complements))),)


EFFECTS.add(DoesntHappen, doesnt_happen)
EFFECTS.add(ScoreThem, score_them)
