"""French for moving cards."""

from dataclasses import replace

from everfree.ccg.language.terms import A_DIFFERENT_PROBLEM, A_PROBLEM, HERE, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import AREA, KINDS, player, this_card, to
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, act, taken
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, described, set_apart
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    Clause,
    Joined,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import AS_ADVERB, AS_CARD, AWAY, FROM, SAME, UNDERSTOOD
from everfree.ccg.language.words.effects.moving import Move
from everfree.ccg.language.words.selectors.selectors import At, Choose, ControlledBy, Description, Selector
from everfree.ccg.vocab import PROBLEM


def move(effect: Move, told: Discourse) -> Speech:
    """Tell a player to move cards; if their origin is printed, "à la maison" and "ici" take "jusque"."""
    if effect.destination == A_DIFFERENT_PROBLEM:
        return moved_elsewhere(effect, told)
    if effect.wording == AS_CARD and effect.destination == HERE:
        area = NounPhrase(AREA, DEFINITE, possessor=this_card(told))
        return act("déplacer", effect.what, told, ("vers", area))
    where = to(effect.destination, told, effect.wording)
    if effect.beside is not None:
        if effect.destination != A_PROBLEM or effect.wording:
            raise Untold("only a Problem is told by the cards there")
        where = (where, *beside(effect.beside, told))
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


EFFECTS.add(Move, move, AS_ADVERB, AS_CARD, AWAY, SAME, UNDERSTOOD)
