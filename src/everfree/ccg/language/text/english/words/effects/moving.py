"""English for moving cards."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import (
    A_DIFFERENT_PROBLEM,
    A_PROBLEM,
    ANYWHERE,
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    HERE,
    ITS_PROBLEM,
    LESS_THAN,
    MORE_THAN,
    THERE,
    YOU,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, at, player, that, this_card, to
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act
from everfree.ccg.language.text.english.words.selectors.selectors import AMOUNTS, SELECTORS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    PROPER,
    Clause,
    Joined,
    Noun,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import (
    AS_ADVERB,
    AS_CARD,
    AWAY,
    COUNTED_LAST,
    FROM,
    HAVING,
    SAME,
    UNDERSTOOD,
)
from everfree.ccg.language.words.effects.moving import Move
from everfree.ccg.language.words.selectors.amounts import NumberOf
from everfree.ccg.language.words.selectors.comparing import Compares
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import At, Choose, ControlledBy, Description
from everfree.ccg.vocab import PROBLEM

COMPARED: Final = {
    EXACTLY: "equal to",
    AT_LEAST: "equal to or greater than",
    AT_MOST: "equal to or less than",
    MORE_THAN: "greater than",
    LESS_THAN: "less than",
}


def move(effect: Move, told: Discourse) -> Speech:
    """Tell a player to move cards; their origin follows "home" and "here" but precedes other destinations."""
    if effect.destination == A_DIFFERENT_PROBLEM:
        return moved_elsewhere(effect, told)
    tell = {AWAY: moved_away, COUNTED_LAST: counted_last}.get(effect.wording)
    if tell is not None:
        return tell(effect, told)
    if effect.wording == AS_CARD and effect.destination == HERE:
        area = NounPhrase(Noun("area"), DEFINITE, possessor=this_card(told))
        return act("move", effect.what, told, ("to", area))
    if effect.wording == AS_ADVERB and effect.destination == THERE:
        return act("move", effect.what, told, "there")
    where = to(effect.destination, told, effect.wording)
    if effect.beside is not None:
        if effect.destination != A_PROBLEM or effect.wording not in ("", HAVING):
            raise Untold("only a Problem is told by the cards there")
        there = ("that has", described(effect.beside, told), "there")
        where = (where, *(there if effect.wording else beside(effect.beside, told)))
    if effect.where is not None:
        if effect.destination != A_PROBLEM or effect.wording or effect.beside is not None:
            raise Untold("only a Problem is told by how many cards are there")
        where = (where, *with_as_many(effect.where, told))
    if isinstance(where, str) and isinstance(effect.what, Choose):
        what, origin = parted(effect.what, told)
        return act("move", what, told, where, *origin)
    return act("move", effect.what, told, where)


def beside(cards: Description, told: Discourse) -> tuple[Phrase, ...]:
    """Name a place by a card there: "with a Friend", or "where you have a Friend"."""
    owner, *tests = cards.tests or (None,)
    if owner != ControlledBy(YOU):
        return ("with", described(cards, told))
    card = described(replace(cards, tests=tuple(tests)), told)
    return ("where", Clause(VerbPhrase("have", (card,)), player(YOU, told)))


def with_as_many(condition: Condition, told: Discourse) -> tuple[Phrase, ...]:
    """Name a place by the number of cards there: "with a number of characters equal to" another number."""
    if not isinstance(condition, Compares) or not isinstance(condition.amount, NumberOf):
        raise Untold("a place is told by the number of cards there")
    cards = condition.amount.what
    if not isinstance(cards, Description) or At(THERE) not in cards.tests or condition.amount.wording:
        raise Untold("the cards that are counted first are there")
    bare = replace(cards, tests=tuple(test for test in cards.tests if test != At(THERE)))
    number = ("with a number of", described(bare, told, count=MANY))
    return (*number, COMPARED[condition.comparison], *AMOUNTS.say(condition.other, told))


def moved_elsewhere(effect: Move, told: Discourse) -> Speech:
    """Tell a player to choose a Problem other than the one mentioned, and to move a card there."""
    if isinstance(effect.what, Choose) or effect.wording:
        raise Untold("only a card that would be moved is moved to a different Problem")
    choose = VerbPhrase("choose", ("a different", KINDS[PROBLEM].one))
    return (Clause(Joined((choose, VerbPhrase("move", (SELECTORS.say(effect.what, told), "there"))))),)


def counted_last(effect: Move, told: Discourse) -> Speech:
    """Say where cards are moved before what their number depends on."""
    what = effect.what
    if not isinstance(what, Choose) or not isinstance(what.count, NumberOf) or not what.up_to:
        raise Untold("only up to a counted number of cards is told last")
    if what != Choose(what.description, what.count, up_to=True) or effect.beside or effect.where:
        raise Untold("you choose the cards, and the place is named")
    cards = described(what.description, told, count=MANY)
    cards = replace(cards, determiner=DEFINITE if cards.possessor else PROPER)
    most = ("up to", *AMOUNTS.say(what.count, told))
    moved = ("a number of", cards, to(effect.destination, told), most)
    return (Clause(VerbPhrase("move", moved)),)


def moved_away(effect: Move, told: Discourse) -> Speech:
    """Tell a player to move a card away from where it is, to any other area.

    The Problem that an attachment is on was mentioned before: "that Problem".
    """
    if effect.destination != ANYWHERE or not isinstance(effect.what, Choose):
        raise Untold("a card is moved away from a place to any other")
    what, origin = parted(effect.what, told)
    if not origin:
        raise Untold("a card is moved away from a place that the text names")
    if told.host == PROBLEM:
        if origin != (at(ITS_PROBLEM, told, FROM),):
            raise Untold("that Problem is the one that the attachment is on")
        origin = (("from", that(PROBLEM)),)
    return act("move", what, told, "away", *origin)


def parted(what: Choose, told: Discourse) -> tuple[Choose, tuple[Phrase, ...]]:
    """Split a choice into the cards and the phrases for their origin."""
    tests = what.description.tests
    origins = tuple(test for test in tests if isinstance(test, At) and test.wording == FROM)
    rest = tuple(test for test in tests if test not in origins)
    cards = replace(what, description=replace(what.description, tests=rest))
    return cards, tuple(at(test.place, told, FROM) for test in origins)


EFFECTS.add(Move, move, AS_ADVERB, AS_CARD, AWAY, COUNTED_LAST, HAVING, SAME, UNDERSTOOD)
