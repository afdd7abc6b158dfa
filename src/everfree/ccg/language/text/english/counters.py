"""English for counters: put, removed, counted, and the mark that comes with one."""

from everfree.ccg.language.counters import (
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
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.changes import AMOUNTS
from everfree.ccg.language.text.english.conditions import CONDITIONS, Circumstances, at_least
from everfree.ccg.language.text.english.effects import EFFECTS, taken
from everfree.ccg.language.text.english.lexicon import THEY
from everfree.ccg.language.text.english.selectors import SELECTORS, TESTS
from everfree.ccg.language.text.phrases import (
    EVERY,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.text.symbols import signed


def counters(name: str, count: int = 1) -> NounPhrase:
    """Name counters; what a +1 power counter does is its name."""
    return NounPhrase(Noun("counter"), count=count, qualities=(name,))


def put_counters(effect: PutCounters, told: Discourse) -> Speech:
    """Put counters on cards."""
    before, nominal = taken(effect.what, told)
    return (*before, Clause(VerbPhrase("put", (counters(effect.counter, effect.count), "on", nominal))))


def remove_counters(effect: RemoveCounters, told: Discourse) -> Speech:
    """Remove counters from cards, some or all."""
    before, nominal = taken(effect.what, told)
    every: Phrase = ("all",) if effect.count == ALL else ()
    return (
        *before,
        Clause(VerbPhrase("remove", (every, counters(effect.counter, effect.count), "from", nominal))),
    )


def remove_them(effect: RemoveThem, told: Discourse) -> Speech:
    """Remove the counters that were just counted."""
    return (Clause(VerbPhrase("remove", (THEY,))),)


def there_are_counters(condition: ThereAreCounters, told: Discourse) -> Circumstances:
    """So many counters are on a card."""
    counted = at_least(condition.count, counters(condition.counter, condition.count))
    verb = "there are" if counted.plural else "there is"
    return (Clause(VerbPhrase(verb, (counted, "on", SELECTORS.say(condition.what, told)))),)


def cutie_mark(effect: CutieMark, told: Discourse) -> Speech:
    """Cutie Mark cards."""
    before, nominal = taken(effect.what, told)
    return (*before, Clause(VerbPhrase("Cutie Mark", (nominal,))))


def with_counters(test: WithCounters, told: Discourse) -> Qualifier:
    """A card with counters on it."""
    return Qualifier(after=("with", at_least(test.count, counters(test.counter, test.count)), "on it"))


def cutie_marked(test: CutieMarked, told: Discourse) -> Qualifier:
    """A Cutie Marked card."""
    return Qualifier(qualities=("Cutie Marked",))


def counters_on(amount: CountersOn, told: Discourse) -> tuple[str, Phrase]:
    """So much for each counter on a card."""
    each = NounPhrase(Noun("counter"), EVERY, qualities=(amount.counter,))
    return signed(amount.times), ("for", each, "on", SELECTORS.say(amount.what, told))


EFFECTS.add(PutCounters, put_counters)
EFFECTS.add(RemoveCounters, remove_counters)
EFFECTS.add(RemoveThem, remove_them)
CONDITIONS.add(ThereAreCounters, there_are_counters)
EFFECTS.add(CutieMark, cutie_mark)
TESTS.add(WithCounters, with_counters)
TESTS.add(CutieMarked, cutie_marked)
AMOUNTS.add(CountersOn, counters_on)
