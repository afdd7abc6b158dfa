"""English for revealing cards of a deck."""

from dataclasses import replace

from everfree.ccg.language.terms import THAT_PLAYER, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, READER, THEY, subject
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import described, in_number
from everfree.ccg.language.text.english.words.zones.decks import DECK
from everfree.ccg.language.text.english.words.zones.searching import deck_of
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
    several = 1 if effect.count is None else effect.count
    what = in_number(described(effect.description, told), several, told)
    found = Clause(VerbPhrase("reveal", what), READER)
    deck = deck_of(DECK, effect.whose, told)
    revealing = Clause(VerbPhrase("reveal", ("cards from the top of", deck, "until", found)))
    if effect.count is not None:
        return (revealing, *then_shuffled(effect, told))
    after = told.after_search(effect.whose, effect.description.noun)
    *before, last = EFFECTS.say(effect.then, after)
    if effect.wording == IF:
        first, *others = (*before, last)
        *before, last = (replace(first, fronted=("if you do", *first.fronted)), *others)
    own = effect.whose == YOU
    shuffled = NounPhrase(DECK, DEFINITE, possessor=READER if own else THEY)
    who = None if own else subject(THAT_PLAYER, after)
    shuffle = Clause(VerbPhrase("shuffle", (shuffled,)), who)
    return (revealing, *before, replace(last, trailing=(*last.trailing, COMMA, "then", shuffle)))


def then_shuffled(effect: RevealUntil, told: Discourse) -> Speech:
    """Say what is done with the revealed cards, and that the others are shuffled into the deck."""
    if effect.whose != YOU or effect.wording:
        raise Untold("several cards are revealed from your deck")
    others = NounPhrase(KINDS[CARD], EVERYTHING, MANY, qualities=("revealed",), other=True)
    deck = NounPhrase(DECK, DEFINITE, possessor=READER)
    shuffle = Clause(VerbPhrase("shuffle", (others, "into", deck)))
    return one_sentence((*EFFECTS.say(effect.then, told), shuffle))


EFFECTS.add(RevealUntil, reveal_until, IF)
