"""French for moving cards."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import (
    A_DIFFERENT_PROBLEM,
    A_PROBLEM,
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    HERE,
    LESS_THAN,
    MORE_THAN,
    THERE,
    YOU,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import AREA, KINDS, player, this_card, to
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, act, taken
from everfree.ccg.language.text.french.words.selectors.selectors import (
    AMOUNTS,
    SELECTORS,
    described,
    set_apart,
)
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    Clause,
    Joined,
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
from everfree.ccg.language.words.selectors.selectors import At, Choose, ControlledBy, Description, Selector
from everfree.ccg.vocab import PROBLEM

COMPARED: Final = {
    EXACTLY: "égal",
    AT_LEAST: "supérieur ou égal",
    AT_MOST: "inférieur ou égal",
    MORE_THAN: "supérieur",
    LESS_THAN: "inférieur",
}


def move(effect: Move, told: Discourse) -> Speech:
    """Tell a player to move cards; if their origin is printed, "à la maison" and "ici" take "jusque"."""
    if effect.destination == A_DIFFERENT_PROBLEM:
        return moved_elsewhere(effect, told)
    if effect.wording == AS_CARD and effect.destination == HERE:
        area = NounPhrase(AREA, DEFINITE, possessor=this_card(told))
        return act("déplacer", effect.what, told, ("vers", area))
    where = to(effect.destination, told, effect.wording)
    if effect.beside is not None:
        if effect.destination != A_PROBLEM or effect.wording not in ("", HAVING):
            raise Untold("only a Problem is told by the cards there")
        where = (where, *beside(effect.beside, told))
    if effect.where is not None:
        if effect.destination != A_PROBLEM or effect.wording or effect.beside is not None:
            raise Untold("only a Problem is told by how many cards are there")
        where = (where, *with_as_many(effect.where, told))
    before, nominal = taken(effect.what, told)
    if isinstance(where, str) and comes_from(effect.what):
        where = ("jusque", where)
    return (*before, Clause(VerbPhrase("déplacer", (set_apart(nominal), where))))


def beside(cards: Description, told: Discourse) -> tuple[Phrase, ...]:
    """Name a place by a card there: "où se trouve un Ami", or "face auquel vous avez un Ami"."""
    owner, *tests = cards.tests or (None,)
    if owner != ControlledBy(YOU):
        return ("où se trouve", described(cards, told))
    card = described(replace(cards, tests=tuple(tests)), told)
    return ("face auquel", Clause(VerbPhrase("avoir", (card,)), player(YOU, told)))


def with_as_many(condition: Condition, told: Discourse) -> tuple[Phrase, ...]:
    """Name a place by the number of cards there: "où le nombre de personnages est égal à" another number."""
    if not isinstance(condition, Compares) or not isinstance(condition.amount, NumberOf):
        raise Untold("a place is told by the number of cards there")
    cards = condition.amount.what
    if not isinstance(cards, Description) or At(THERE) not in cards.tests or condition.amount.wording:
        raise Untold("the cards that are counted first are there")
    bare = replace(cards, tests=tuple(test for test in cards.tests if test != At(THERE)))
    number = ("où le nombre de", described(bare, told, count=MANY), "est")
    other = AMOUNTS.say(condition.other, told)[1]
    return (*number, COMPARED[condition.comparison], "à", other)


def moved_elsewhere(effect: Move, told: Discourse) -> Speech:
    """Tell a player to choose a Problem other than the one mentioned, and to move a card there."""
    if isinstance(effect.what, Choose) or effect.wording:
        raise Untold("only a card that would be moved is moved to a different Problem")
    choose = VerbPhrase("choisir", (NounPhrase(KINDS[PROBLEM], other=True),))
    card = SELECTORS.say(effect.what, told)
    return (Clause(Joined((choose, VerbPhrase("déplacer", (card, "vers celui-ci"))))),)


def comes_from(what: Selector) -> bool:
    """Tell whether a text says where cards are moved from."""
    tests = what.description.tests if isinstance(what, Choose) else ()
    return any(isinstance(test, At) and test.wording == FROM for test in tests)


EFFECTS.add(Move, move, AS_ADVERB, AS_CARD, AWAY, COUNTED_LAST, HAVING, SAME, UNDERSTOOD)
