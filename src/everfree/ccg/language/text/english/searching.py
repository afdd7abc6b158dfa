"""English for searching a deck, showing cards, and Titles."""

from everfree.ccg.language.searching import BanishNamesakes, It, PutProblemsUnder, Reveal, SearchDeck, Titled
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.decks import DECK, PROBLEM_DECK
from everfree.ccg.language.text.english.effects import EFFECTS, act
from everfree.ccg.language.text.english.lexicon import AN_OPPONENT, IT, KINDS, THEY, player
from everfree.ccg.language.text.english.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.phrases import (
    BASE,
    DEFINITE,
    FAR,
    MANY,
    Clause,
    Joined,
    Nominal,
    NonFinite,
    Noun,
    NounPhrase,
    Qualifier,
    Speech,
    VerbPhrase,
    one_sentence,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import ALONE, IN_ONE
from everfree.ccg.language.words import A_PLAYER, OPPONENT, Who
from everfree.ccg.vocab import CARD


def deck_of(noun: Noun, whose: Who, told: Discourse) -> NounPhrase:
    """Name a deck: one opponent is as good as another, any player's is just a deck."""
    if whose == A_PLAYER:
        return NounPhrase(noun)
    owner = AN_OPPONENT if whose == OPPONENT else player(whose, told)
    return NounPhrase(noun, DEFINITE, possessor=owner)


def search_deck(effect: SearchDeck, told: Discourse) -> Speech:
    """Search a deck for a card, then set it aside, or do something with it and shuffle the deck."""
    found = described(effect.description, told)
    search = VerbPhrase("search", (deck_of(DECK, effect.whose, told), "for", found))
    then = EFFECTS.say(effect.then, told.after_search(effect.whose, effect.description.noun))
    if effect.aside:
        return (Clause(Joined((search, VerbPhrase("set", (IT, "aside face-down"))))), *then)
    if effect.wording == IN_ONE:
        shuffle = Clause(VerbPhrase("shuffle", (deck_of(DECK, effect.whose, told),)))
        return one_sentence((Clause(search), *then, shuffle))
    shuffle = Clause(VerbPhrase("shuffle", (NounPhrase(DECK, FAR),)))
    return (Clause(search), *then, shuffle)


def banish_namesakes(effect: BanishNamesakes, told: Discourse) -> Speech:
    """Choose a card, then banish every one of its name."""
    choose = Clause(VerbPhrase("choose", (SELECTORS.say(effect.of, told),)))
    zones = ("that player's hand, deck, and discard pile", "for each card with the same name")
    banish = NonFinite(VerbPhrase("banish", ("those cards",)), BASE)
    return (choose, Clause(VerbPhrase("search", (*zones, COMMA, "then", banish))))


def reveal(effect: Reveal, told: Discourse) -> Speech:
    """Reveal cards."""
    return act("reveal", effect.what, told)


def it(selector: It, told: Discourse) -> Nominal:
    """It."""
    return IT


def put_problems_under(effect: PutProblemsUnder, told: Discourse) -> Speech:
    """Look at the top Problems of a deck and put them under it."""
    several = effect.count != 1
    top = NounPhrase(
        KINDS[CARD],
        DEFINITE,
        MANY if several else 1,
        qualities=(f"top {effect.count}" if several else "top",),
        after=("of", deck_of(PROBLEM_DECK, effect.whose, told)),
    )
    there = ("on the bottom of that deck", "in any order" if several else "")
    under = VerbPhrase("put", (THEY if several else IT, *there))
    return (Clause(Joined((VerbPhrase("look", ("at", top)), under))),)


def titled(test: Titled, told: Discourse) -> Qualifier:
    """A Rainbow Dash card."""
    return Qualifier() if test.wording == ALONE else Qualifier(qualities=(test.title,))


EFFECTS.add(SearchDeck, search_deck, IN_ONE)
EFFECTS.add(BanishNamesakes, banish_namesakes)
EFFECTS.add(Reveal, reveal)
EFFECTS.add(PutProblemsUnder, put_problems_under)
SELECTORS.add(It, it)
TESTS.add(Titled, titled, ALONE)
