"""English for choosing one of several effects."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    KINDS,
    READER,
    number_word,
)
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.english.words.effects.compound import in_one_clause
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    GERUND,
    OR,
    Announced,
    Clause,
    NonFinite,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
    deeds,
    gathered,
    join,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import IN_ONE
from everfree.ccg.language.words.effects.modes import ChooseOne, MayChooseEach
from everfree.ccg.vocab import CARD


def choose_one(effect: ChooseOne, told: Discourse) -> Speech:
    """Tell a player to choose one of several things to do."""
    ways = tuple(in_one_clause(EFFECTS.say(one, told)) for one in effect.effects)
    if effect.wording == IN_ONE:
        if effect.at_random:
            raise Untold("chance chooses among effects that are listed")
        return (either(ways, effect.count),)
    chance = "at random" if effect.at_random else ""
    listed = (ways[0], COMMA, "or", ways[1]) if len(ways) == 2 else join(ways, OR)
    return (Clause(VerbPhrase("choose", (number_word(effect.count), chance, Announced(listed)))),)


def either(ways: tuple[Clause, ...], count: int) -> Clause:
    """Tell a player in one sentence to do one thing or another; with the same object, it is named once."""
    if count == 1 and ways[0].subject is not None:
        return one_or_other(ways)
    if count != 1 or any(way.subject or way.modal or way.fronted for way in ways):
        raise Untold("only one of several commands is told in one sentence")
    return Clause(gathered(tuple(deed for way in ways for deed in deeds(way)), OR))


def one_or_other(ways: tuple[Clause, ...]) -> Clause:
    """Say that the same cards get one number or another: "get +3 or -3 power"."""
    first = ways[0]
    told: list[tuple[Phrase, ...]] = []
    for way in ways:
        deed = way.predicate
        if replace(way, predicate=first.predicate) != first or not isinstance(deed, VerbPhrase):
            raise Untold("only what the same cards get is told as one thing or another")
        (what,) = deed.complements
        if not isinstance(what, tuple) or not isinstance(what[0], str) or (told and what[1:] != told[0][1:]):
            raise Untold("only numbers of the same thing are told as one or another")
        told.append(what)
    verb = ways[0].predicate
    assert isinstance(verb, VerbPhrase)
    numbers = join(tuple(what[0] for what in told), OR)
    return replace(first, predicate=replace(verb, complements=((numbers, *told[0][1:]),)))


def may_choose_each(law: MayChooseEach, told: Discourse) -> Clause:
    """Say that you may choose each effect instead of one."""
    playing = NonFinite(VerbPhrase("play", (NounPhrase(KINDS[CARD], qualities=(law.trait,)),)), GERUND)
    one = Clause(VerbPhrase("choose", ("one effect while", playing)), READER, modal="would")
    return Clause(VerbPhrase("choose", ("each effect instead",)), READER, modal="may", fronted=(("if", one),))


EFFECTS.add(ChooseOne, choose_one, IN_ONE)
LAWS.add(MayChooseEach, may_choose_each)
