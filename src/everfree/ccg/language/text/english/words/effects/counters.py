"""English for counters: put, removed, counted, and the mark that comes with one."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import THEY, player
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, taken
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, Circumstances, at_least
from everfree.ccg.language.text.english.words.selectors.selectors import COUNTED, SELECTORS, TESTS, in_number
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    FIGURE,
    MANY,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
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

THE_COUNTER: Final = NounPhrase(Noun("counter"), DEFINITE)


def counters(name: str, count: int = 1) -> NounPhrase:
    """Name counters; "+1 power" is the name of a counter, too."""
    if name == THAT_COUNTER:
        raise Untold("the chosen counter is only put on a card again")
    return NounPhrase(Noun("counter"), count=count, qualities=(name,))


def put_counters(effect: PutCounters, told: Discourse) -> Speech:
    """Tell a player to put counters on cards."""
    before, nominal = taken(effect.what, told)
    if effect.counter == THAT_COUNTER and effect.count == 1:
        another = NounPhrase(Noun("counter"), other=True, after=("of the same type",))
        return (*before, Clause(VerbPhrase("put", (another, "on", nominal))))
    put, measure = in_number(counters(effect.counter), effect.count, told)
    return (*before, Clause(VerbPhrase("put", (put, "on", nominal, measure))))


def remove_counters(effect: RemoveCounters, told: Discourse) -> Speech:
    """Tell a player to remove some or all counters from cards."""
    before, nominal = taken(effect.what, told)
    every: Phrase = ("all",) if effect.count == ALL else ()
    removed, measure = in_number(counters(effect.counter), effect.count, told)
    if effect.wording == EACH:
        if effect.count != ALL:
            raise Untold("each counter means all of them")
        one = replace(removed, determiner=EVERY, count=1)
        return (*before, Clause(VerbPhrase("remove", (one, "from", nominal))))
    if effect.wording == IN_FIGURES:
        if effect.count != 1:
            raise Untold("a greater number is a figure anyway")
        removed = replace(removed, determiner=FIGURE)
    return (*before, Clause(VerbPhrase("remove", (every, removed, "from", nominal, measure))))


def remove_them(effect: RemoveThem, told: Discourse) -> Speech:
    """Tell a player to remove the counters mentioned before."""
    return (Clause(VerbPhrase("remove", (THEY,))),)


def choose_counter(effect: ChooseCounter, told: Discourse) -> Speech:
    """Tell a player to choose or to remove a counter of any name."""
    if effect.what != Choose(effect.what.description):
        raise Untold("you choose a counter on one card")
    nominal = SELECTORS.say(effect.what, told)
    verb, place = ("remove", "from") if effect.remove else ("choose", "on")
    return (Clause(VerbPhrase(verb, (NounPhrase(Noun("counter")), place, nominal))),)


def counter_is(condition: CounterIs, told: Discourse) -> Circumstances:
    """Say which counter was chosen."""
    return (Clause(VerbPhrase("be", (counters(condition.counter),)), THE_COUNTER),)


def there_are_counters(condition: ThereAreCounters, told: Discourse) -> Circumstances:
    """Say that a number of counters are on a card."""
    counted = at_least(condition.count, counters(condition.counter, condition.count))
    verb = "there are" if counted.plural else "there is"
    return (Clause(VerbPhrase(verb, (counted, "on", SELECTORS.say(condition.what, told)))),)


def cutie_mark(effect: CutieMark, told: Discourse) -> Speech:
    """Tell a player to "Cutie Mark" cards."""
    before, nominal = taken(effect.what, told)
    return (*before, Clause(VerbPhrase("Cutie Mark", (nominal,))))


def with_counters(test: WithCounters, told: Discourse) -> Qualifier:
    """Describe a card with counters on it, with `PLURAL` cards with counters on them."""
    if test.wording and test.count > 1:
        raise Untold("only one counter is worded")
    if test.wording == PLURAL:
        return Qualifier(after=("with", counters(test.counter, MANY), "on them"))
    if test.wording == LEAST_FIRST:
        return Qualifier(after=("with", "at least one", f"{test.counter} counter", "on it"))
    return Qualifier(after=("with", at_least(test.count, counters(test.counter, test.count)), "on it"))


def cutie_marked(test: CutieMarked, told: Discourse) -> Qualifier:
    """Describe a Cutie Marked card."""
    return Qualifier(qualities=("Cutie Marked",))


def counters_on(what: Counters, told: Discourse) -> NounPhrase:
    """Name a counter on a card."""
    on = ("on", SELECTORS.say(what.what, told))
    return NounPhrase(Noun("counter"), qualities=(what.counter,), after=on)


def counters_removed(what: CountersRemoved, told: Discourse) -> NounPhrase:
    """Name a counter that was removed."""
    return NounPhrase(Noun("counter"), after=("removed this way",))


def removes_last_counter(trigger: RemovesLastCounter, told: Discourse) -> Occasion:
    """Say that a player removes the last counter from a card."""
    last = NounPhrase(Noun("counter"), DEFINITE, qualities=("last", trigger.counter))
    origin = ("from", SELECTORS.say(trigger.what, told))
    return Clause(VerbPhrase("remove", (last, origin)), player(trigger.who, told))


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
