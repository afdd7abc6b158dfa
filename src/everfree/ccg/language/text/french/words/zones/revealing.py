"""French for revealing cards of a deck."""

from dataclasses import replace

from everfree.ccg.language.terms import THAT_PLAYER, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import HE, KINDS, READER, subject
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import described
from everfree.ccg.language.text.french.words.zones.searching import DECK, deck_of
from everfree.ccg.language.text.phrases import DEFINITE, MANY, Clause, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import IF
from everfree.ccg.language.words.zones.revealing import RevealUntil
from everfree.ccg.vocab import CARD


def reveal_until(effect: RevealUntil, told: Discourse) -> Speech:
    """Tell a player to reveal cards until one is found, do something with it, then shuffle.

    `IF` adds "if you do" for a player who may decline.
    """
    cards = NounPhrase(KINDS[CARD], DEFINITE, MANY, after=("du dessus de", deck_of(DECK, effect.whose, told)))
    found = described(effect.description, told)
    revealing = Clause(VerbPhrase("révéler", (cards, "jusqu’à trouver", found)))
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


EFFECTS.add(RevealUntil, reveal_until, IF)
