"""English for choosing one of several effects."""

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
    if count != 1 or any(way.subject or way.modal or way.fronted for way in ways):
        raise Untold("only one of several commands is told in one sentence")
    return Clause(gathered(tuple(deed for way in ways for deed in deeds(way)), OR))


def may_choose_each(law: MayChooseEach, told: Discourse) -> Clause:
    """Say that you may choose each effect instead of one."""
    playing = NonFinite(VerbPhrase("play", (NounPhrase(KINDS[CARD], qualities=(law.trait,)),)), GERUND)
    one = Clause(VerbPhrase("choose", ("one effect while", playing)), READER, modal="would")
    return Clause(VerbPhrase("choose", ("each effect instead",)), READER, modal="may", fronted=(("if", one),))


EFFECTS.add(ChooseOne, choose_one, IN_ONE)
LAWS.add(MayChooseEach, may_choose_each)
