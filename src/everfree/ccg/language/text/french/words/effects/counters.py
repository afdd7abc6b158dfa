"""French for counters: put, removed, counted, and the mark that comes with one."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import COUNTER, FINAL, HE, done, player
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, taken
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, Circumstances, at_least
from everfree.ccg.language.text.french.words.selectors.selectors import COUNTED, SELECTORS, TESTS, in_number
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INDEFINITE,
    MANY,
    Clause,
    NounPhrase,
    Phrase,
    Pronoun,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import AT_LEAST as LEAST_FIRST, EACH, IN_FIGURES, PLURAL
from everfree.ccg.language.words.effects.counters import (
    ALL,
    THAT_COUNTER,
    ChooseCounter,
    CounterIs,
    Counters,
    CountersRemoved,
    CutieMark,
    CutieMarked,
    PutCounters,
    RemoveCounters,
    RemovesLastCounter,
    RemoveThem,
    ThereAreCounters,
    WithCounters,
)
from everfree.ccg.language.words.selectors.selectors import Choose
from everfree.ccg.vocab import POWER_COUNTER

KINDS_OF_COUNTERS: Final = {POWER_COUNTER: "+1 puissance"}
"""Counters that are translated; the names of the others stay in English."""


def counters(name: str, count: int = 1, determiner: str = INDEFINITE) -> NounPhrase:
    """Name counters."""
    if name == THAT_COUNTER:
        raise Untold("the chosen counter is only put on a card again")
    return NounPhrase(COUNTER, determiner, count, qualities=(KINDS_OF_COUNTERS.get(name, name),))


def put_counters(effect: PutCounters, told: Discourse) -> Speech:
    """Tell a player to put counters on cards."""
    before, nominal = taken(effect.what, told)
    if effect.counter == THAT_COUNTER and effect.count == 1:
        another = NounPhrase(COUNTER, other=True, after=("du même type",))
        return (*before, Clause(VerbPhrase("poser", (another, ("sur", nominal)))))
    put, measure = in_number(counters(effect.counter), effect.count, told)
    return (*before, Clause(VerbPhrase("poser", (put, ("sur", nominal), measure))))


def remove_counters(effect: RemoveCounters, told: Discourse) -> Speech:
    """Tell a player to remove some or all counters from cards."""
    before, nominal = taken(effect.what, told)
    removed, measure = in_number(counters(effect.counter), effect.count, told)
    if effect.wording == IN_FIGURES and effect.count != 1:
        raise Untold("a greater number is a figure anyway")
    number: Phrase = removed
    if effect.wording == EACH and effect.count != ALL:
        raise Untold("each counter means all of them")
    if effect.count == ALL:
        number = ("tous", counters(effect.counter, MANY, DEFINITE))
    origin = ("à" if isinstance(nominal, Pronoun) else "de", nominal)  # "lui retirer un marqueur"
    return (*before, Clause(VerbPhrase("retirer", (number, origin, measure))))


def remove_them(effect: RemoveThem, told: Discourse) -> Speech:
    """Tell a player to remove the counters mentioned before."""
    return (Clause(VerbPhrase("retirer", (Pronoun(3, plural=True),))),)


def choose_counter(effect: ChooseCounter, told: Discourse) -> Speech:
    """Tell a player to choose or to remove a counter of any name."""
    if effect.what != Choose(effect.what.description):
        raise Untold("you choose a counter on one card")
    nominal = SELECTORS.say(effect.what, told)
    if effect.remove:
        return (Clause(VerbPhrase("retirer", (NounPhrase(COUNTER), ("de", nominal)))),)
    return (Clause(VerbPhrase("choisir", (NounPhrase(COUNTER, after=(done("poser"), "sur", nominal)),))),)


def counter_is(condition: CounterIs, told: Discourse) -> Circumstances:
    """Say which counter was chosen."""
    the_counter = NounPhrase(COUNTER, DEFINITE)
    return (Clause(VerbPhrase("être", (counters(condition.counter),)), the_counter),)


def there_are_counters(condition: ThereAreCounters, told: Discourse) -> Circumstances:
    """Say that a number of counters are on a card."""
    counted = at_least(condition.count, counters(condition.counter, condition.count))
    where = ("sur", SELECTORS.say(condition.what, told))
    return (Clause(VerbPhrase("y avoir", (counted, where)), HE),)


def cutie_mark(effect: CutieMark, told: Discourse) -> Speech:
    """Tell a player to give cards their Cutie Mark, whose name stays in English."""
    before, nominal = taken(effect.what, told)
    return (*before, Clause(VerbPhrase("donner", ("une Cutie Mark", ("à", nominal)))))


def with_counters(test: WithCounters, told: Discourse) -> Qualifier:
    """Say "une carte avec un marqueur", in the plural "avec des marqueurs"."""
    if test.wording in (PLURAL, LEAST_FIRST) and test.count != 1:
        raise Untold("this wording is for one counter or more")
    if test.wording == PLURAL:
        return Qualifier(after=("avec", counters(test.counter, MANY)))
    if test.wording == LEAST_FIRST:
        return Qualifier(after=("avec", "au moins", counters(test.counter)))
    return Qualifier(after=("avec", at_least(test.count, counters(test.counter, test.count))))


def cutie_marked(test: CutieMarked, told: Discourse) -> Qualifier:
    """Say "une carte avec une Cutie Mark"."""
    return Qualifier(after=("avec une Cutie Mark",))


def counters_on(what: Counters, told: Discourse) -> NounPhrase:
    """Name a counter on a card."""
    on = (done("poser"), "sur", SELECTORS.say(what.what, told))
    return replace(counters(what.counter), after=on)


def counters_removed(what: CountersRemoved, told: Discourse) -> NounPhrase:
    """Name a counter that was removed."""
    return NounPhrase(COUNTER, qualities=(done("retirer"),), after=("de cette façon",))


def removes_last_counter(trigger: RemovesLastCounter, told: Discourse) -> Occasion:
    """Say that a player removes the last counter from a card."""
    counter = counters(trigger.counter, determiner=DEFINITE)
    last = replace(counter, qualities=(FINAL, *counter.qualities))
    origin = ("de", SELECTORS.say(trigger.what, told))
    return Clause(VerbPhrase("retirer", (last, origin)), player(trigger.who, told))


EFFECTS.add(PutCounters, put_counters)
EFFECTS.add(RemoveCounters, remove_counters, EACH, IN_FIGURES)
EFFECTS.add(RemoveThem, remove_them)
EFFECTS.add(ChooseCounter, choose_counter)
CONDITIONS.add(CounterIs, counter_is)
CONDITIONS.add(ThereAreCounters, there_are_counters)
EFFECTS.add(CutieMark, cutie_mark)
TESTS.add(WithCounters, with_counters, LEAST_FIRST, PLURAL)
TESTS.add(CutieMarked, cutie_marked)
COUNTED.add(Counters, counters_on)
COUNTED.add(CountersRemoved, counters_removed)
TRIGGERS.add(RemovesLastCounter, removes_last_counter)
