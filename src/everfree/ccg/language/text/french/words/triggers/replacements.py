"""French for triggers of replacements, and what happens instead."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import NOT
from everfree.ccg.language.text.french.lexicon import POINT, done, player
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    Clause,
    NounPhrase,
    Pronoun,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words.triggers.replacements import (
    DoesntHappen,
    ScoreThem,
)
from everfree.ccg.language.words.triggers.triggers import IsReadied


def score_them(effect: ScoreThem, told: Discourse) -> Speech:
    """Say that another player scores those points, or that a player scores fewer."""
    if effect.fewer:
        fewer = NounPhrase(POINT, count=effect.fewer, after=("de moins",))
        return (Clause(VerbPhrase("marquer", (fewer,)), player(effect.who, told)),)
    return (Clause(VerbPhrase("marquer", (Pronoun(3, plural=True),)), player(effect.who, told)),)


def doesnt_happen(effect: DoesntHappen, told: Discourse) -> Speech:
    """Say that something is not done to a card; one that is not readied "reste épuisée"."""
    if isinstance(effect.trigger, IsReadied) and not effect.trigger.wording:
        exhausted = VerbPhrase("rester", (done("épuiser"),))
        return (Clause(exhausted, SELECTORS.say(effect.trigger.what, told)),)
    event = TRIGGERS.say(effect.trigger, told)
    if not isinstance(event, Clause) or event.modal or event.fronted:
        raise Untold("only what is done to a card is told not to be done")
    deed = event.predicate
    if not isinstance(deed, VerbPhrase) or deed.verb != "être":
        raise Untold("only what is done to a card is told not to be done")
    return (replace(event, predicate=VerbPhrase("être", ("pas", *deed.complements)), modal=NOT),)


EFFECTS.add(DoesntHappen, doesnt_happen)
EFFECTS.add(ScoreThem, score_them)
