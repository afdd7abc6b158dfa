"""English for naming a card, choosing a number, and "if" inside a text."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, subject, that
from everfree.ccg.language.text.english.words.changes.changes import AMOUNTS, changed
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, given
from everfree.ccg.language.text.english.words.selectors.conditions import set_in
from everfree.ccg.language.text.english.words.selectors.selectors import PREDICATES, TESTS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    Clause,
    NounPhrase,
    Phrase,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.text.symbols import signed
from everfree.ccg.language.wordings import AND_THEN, INSTEAD, JOINED, OTHERWISE, SAME_INSTEAD, THEN
from everfree.ccg.language.words.effects.effects import Give
from everfree.ccg.language.words.effects.naming import (
    ChooseNumber,
    ChosenNumber,
    If,
    NameCard,
    WithThatName,
)
from everfree.ccg.language.words.selectors.selectors import Choose
from everfree.ccg.vocab import CARD


def name_card(effect: NameCard, told: Discourse) -> Speech:
    """Say that a player names a card."""
    return (Clause(VerbPhrase("name", (NounPhrase(KINDS[effect.noun]),)), subject(effect.who, told)),)


def with_that_name(test: WithThatName, told: Discourse) -> Qualifier:
    """Describe a card with the name that a player named."""
    return Qualifier(after=("with that name",))


def is_the_named_card(test: WithThatName, told: Discourse) -> VerbPhrase:
    """Return the predicate "be the named card"."""
    return VerbPhrase("be", (NounPhrase(KINDS[CARD], DEFINITE, qualities=("named",)),))


def choose_number(effect: ChooseNumber, told: Discourse) -> Speech:
    """Say that a player chooses a number."""
    if effect.parity:
        return (Clause(VerbPhrase("choose", ("odd or even",)), subject(effect.who, told)),)
    return (Clause(VerbPhrase("choose", ("a number",)), subject(effect.who, told)),)


def chosen_number(amount: ChosenNumber, told: Discourse) -> tuple[str, Phrase]:
    """Return the number one and "times that number"."""
    return signed(1), "times that number"


def same_instead(effect: If, told: Discourse) -> Speech:
    """Print what a card gets, then what the same card gets instead if the condition is true."""
    more, less = effect.effect, effect.otherwise
    if not isinstance(more, Give) or not isinstance(less, Give) or not isinstance(less.to, Choose):
        raise Untold("only one chosen card gets something else instead")
    if replace(less, changes=more.changes) != more:
        raise Untold("the same card gets it for the same time")
    chosen = that(less.to.description.noun)
    got = Clause(changed(more.changes, told), chosen, trailing=("instead",))
    return (*EFFECTS.say(less, told), set_in(given(got), effect.condition, told, first="if"))


def if_(effect: If, told: Discourse) -> Speech:
    """Print an instruction with its condition, and the one followed if the condition is false."""
    if effect.wording == SAME_INSTEAD:
        return same_instead(effect, told)
    first, *rest = EFFECTS.say(effect.effect, told)
    first = set_in(first, effect.condition, told, first="if")
    if effect.wording == INSTEAD and effect.otherwise is not None:
        first = replace(first, trailing=(*first.trailing, "instead"))
        return (*EFFECTS.say(effect.otherwise, told), first, *rest)
    if effect.wording == THEN:
        first = replace(first, fronted=("then", *first.fronted))
    speech: Speech = (first, *rest)
    if effect.otherwise is None:
        return speech
    other, *others = EFFECTS.say(effect.otherwise, told)
    first_word = "otherwise" if effect.wording == OTHERWISE else "if not"
    return (*speech, replace(other, fronted=(first_word, *other.fronted)), *others)


EFFECTS.add(NameCard, name_card, JOINED)
EFFECTS.add(ChooseNumber, choose_number, AND_THEN)
EFFECTS.add(If, if_, INSTEAD, OTHERWISE, SAME_INSTEAD, THEN)
TESTS.add(WithThatName, with_that_name)
PREDICATES.add(WithThatName, is_the_named_card)
AMOUNTS.add(ChosenNumber, chosen_number)
