"""French for revealing cards of a deck."""

from dataclasses import replace

from everfree.ccg.language.terms import THAT_PLAYER, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import HE, KINDS, READER, done, subject
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import described, in_number
from everfree.ccg.language.text.french.words.zones.searching import DECK, deck_of
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERYTHING,
    MANY,
    Clause,
    NounPhrase,
    Speech,
    VerbPhrase,
    one_sentence,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import IF
from everfree.ccg.language.words.zones.revealing import RevealUntil
from everfree.ccg.vocab import CARD


def reveal_until(effect: RevealUntil, told: Discourse) -> Speech:
    """Tell a player to reveal cards until one is found, do something with it, then shuffle.

    `IF` adds "if you do" for a player who may decline.
    """
    cards = NounPhrase(KINDS[CARD], DEFINITE, MANY, after=("du dessus de", deck_of(DECK, effect.whose, told)))
    several = 1 if effect.count is None else effect.count
    found = in_number(described(effect.description, told), several, told)
    revealing = Clause(VerbPhrase("révéler", (cards, "jusqu’à trouver", *found)))
    if effect.count is not None:
        return (revealing, *then_shuffled(effect, told))
    after = told.after_search(effect.whose, effect.description.noun)
    *before, last = EFFECTS.say(effect.then, after)
    if effect.wording == IF:
        first, *others = (*before, last)
        *before, last = (replace(first, fronted=("dans ce cas", *first.fronted)), *others)
    own = effect.whose == YOU
    shuffled = NounPhrase(DECK, DEFINITE, possessor=READER if own else HE)
    who = None if own else subject(THAT_PLAYER, after)
    shuffle = Clause(VerbPhrase("mélanger", (shuffled,)), who)
    return (revealing, *before, replace(last, trailing=(*last.trailing, COMMA, "puis", shuffle)))


def then_shuffled(effect: RevealUntil, told: Discourse) -> Speech:
    """Say what is done with the revealed cards, and that the others are shuffled into the deck."""
    if effect.whose != YOU or effect.wording:
        raise Untold("several cards are revealed from your deck")
    others = NounPhrase(KINDS[CARD], EVERYTHING, MANY, qualities=(done("révéler"),), other=True)
    deck = NounPhrase(DECK, DEFINITE, possessor=READER)
    shuffle = Clause(VerbPhrase("mélanger", (others, "dans", deck)))
    return one_sentence((*EFFECTS.say(effect.then, told), shuffle))


EFFECTS.add(RevealUntil, reveal_until, IF)
