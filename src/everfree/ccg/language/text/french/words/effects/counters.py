"""French for counters: put, removed, counted, and the mark that comes with one."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import COUNTER, HE, done
from everfree.ccg.language.text.french.words.changes.changes import AMOUNTS
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, taken
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, Circumstances, at_least
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, TESTS
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
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
from everfree.ccg.language.words.effects.counters import (
    ALL,
    CountersOn,
    CutieMark,
    CutieMarked,
    PutCounters,
    RemoveCounters,
    RemoveThem,
    ThereAreCounters,
    WithCounters,
)
from everfree.ccg.vocab import POWER_COUNTER

KINDS_OF_COUNTERS: Final = {POWER_COUNTER: "+1 puissance"}
"""Counters that are translated; the names of the others stay in English."""


def counters(name: str, count: int = 1, determiner: str = INDEFINITE) -> NounPhrase:
    """Name counters."""
    return NounPhrase(COUNTER, determiner, count, qualities=(KINDS_OF_COUNTERS.get(name, name),))


def put_counters(effect: PutCounters, told: Discourse) -> Speech:
    """Tell a player to put counters on cards."""
    before, nominal = taken(effect.what, told)
    return (*before, Clause(VerbPhrase("poser", (counters(effect.counter, effect.count), ("sur", nominal)))))


def remove_counters(effect: RemoveCounters, told: Discourse) -> Speech:
    """Tell a player to remove some or all counters from cards."""
    before, nominal = taken(effect.what, told)
    number: Phrase = counters(effect.counter, effect.count)
    if effect.count == ALL:
        number = ("tous", counters(effect.counter, MANY, DEFINITE))
    origin = ("à" if isinstance(nominal, Pronoun) else "de", nominal)  # "lui retirer un marqueur"
    return (*before, Clause(VerbPhrase("retirer", (number, origin))))


def remove_them(effect: RemoveThem, told: Discourse) -> Speech:
    """Tell a player to remove the counters mentioned before."""
    return (Clause(VerbPhrase("retirer", (Pronoun(3, plural=True),))),)


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
    """Say "une carte avec un marqueur"."""
    return Qualifier(after=("avec", at_least(test.count, counters(test.counter, test.count))))


def cutie_marked(test: CutieMarked, told: Discourse) -> Qualifier:
    """Say "une carte avec une Cutie Mark"."""
    return Qualifier(after=("avec une Cutie Mark",))


def counters_on(amount: CountersOn, told: Discourse) -> tuple[int, Phrase]:
    """Return the number and "for each counter on a card"."""
    where = done("poser", "sur", SELECTORS.say(amount.what, told))
    return amount.times, ("pour", replace(counters(amount.counter, determiner=EVERY), after=(where,)))


EFFECTS.add(PutCounters, put_counters)
EFFECTS.add(RemoveCounters, remove_counters)
EFFECTS.add(RemoveThem, remove_them)
CONDITIONS.add(ThereAreCounters, there_are_counters)
EFFECTS.add(CutieMark, cutie_mark)
TESTS.add(WithCounters, with_counters)
TESTS.add(CutieMarked, cutie_marked)
AMOUNTS.add(CountersOn, counters_on)
