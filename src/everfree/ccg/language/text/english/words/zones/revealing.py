"""English for revealing cards of a deck."""

from dataclasses import replace

from everfree.ccg.language.terms import THAT_PLAYER, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import READER, THEY, subject
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import described
from everfree.ccg.language.text.english.words.zones.decks import DECK
from everfree.ccg.language.text.english.words.zones.searching import deck_of
from everfree.ccg.language.text.phrases import DEFINITE, Clause, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import IF
from everfree.ccg.language.words.zones.revealing import RevealUntil


def reveal_until(effect: RevealUntil, told: Discourse) -> Speech:
    """Tell a player to reveal cards until one is found, do something with it, then shuffle.

    `IF` adds "if you do" for a player who may decline.
    """
    found = Clause(VerbPhrase("reveal", (described(effect.description, told),)), READER)
    deck = deck_of(DECK, effect.whose, told)
    revealing = Clause(VerbPhrase("reveal", ("cards from the top of", deck, "until", found)))
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


EFFECTS.add(RevealUntil, reveal_until, IF)
