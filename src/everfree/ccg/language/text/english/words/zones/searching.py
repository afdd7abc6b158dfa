"""English for searching a deck, revealing cards, and Titles."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, OPPONENT, Who
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import AN_OPPONENT, IT, KINDS, READER, THEY, player, zone
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.english.words.zones.decks import DECK, PROBLEM_DECK
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    FAR,
    MANY,
    OR,
    Clause,
    Joined,
    Nominal,
    Noun,
    NounPhrase,
    Qualifier,
    Speech,
    VerbPhrase,
    join,
    one_sentence,
)
from everfree.ccg.language.wordings import ALONE, IN_ONE, JOINED, UNDERSTOOD
from everfree.ccg.language.words.selectors.selectors import ControlledBy
from everfree.ccg.language.words.zones.searching import (
    It,
    PutProblemsUnder,
    Reveal,
    SearchDeck,
    SearchDiscardPile,
    Titled,
)
from everfree.ccg.vocab import CARD, DRAW_DECK, HAND, PLAY


def deck_of(noun: Noun, whose: Who, told: Discourse) -> NounPhrase:
    """Name a deck: "an opponent's deck" for an opponent, "a deck" for any player."""
    if whose == A_PLAYER:
        return NounPhrase(noun)
    owner = AN_OPPONENT if whose == OPPONENT else player(whose, told)
    return NounPhrase(noun, DEFINITE, possessor=owner)


def search_deck(effect: SearchDeck, told: Discourse) -> Speech:
    """Tell a player to search a deck for a card; `UNDERSTOOD` leaves out that it is shuffled."""
    found = described(effect.description, told)
    if effect.most > 1:
        found = replace(found, count=effect.most, up_to=True)
    search = VerbPhrase("search", (deck_of(DECK, effect.whose, told), "for", found))
    then = EFFECTS.say(effect.then, told.after_search(effect.whose, effect.description.noun))
    if effect.aside:
        return (Clause(Joined((search, VerbPhrase("set", (IT, "aside face-down"))))), *then)
    if effect.wording == IN_ONE:
        shuffle = Clause(VerbPhrase("shuffle", (deck_of(DECK, effect.whose, told),)))
        return one_sentence((Clause(search), *then, shuffle))
    if effect.wording == UNDERSTOOD:
        return one_sentence((Clause(search), *then))
    shuffle = Clause(VerbPhrase("shuffle", (NounPhrase(DECK, FAR),)))
    return (Clause(search), *then, shuffle)


def reveal(effect: Reveal, told: Discourse) -> Speech:
    """Tell a player to reveal cards."""
    return act("reveal", effect.what, told)


def it(selector: It, told: Discourse) -> Nominal:
    """Return the pronoun for the card mentioned before."""
    return IT


def put_problems_under(effect: PutProblemsUnder, told: Discourse) -> Speech:
    """Tell a player to look at the top Problems of a deck and put them under it."""
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
    """Describe a Rainbow Dash card."""
    return (
        Qualifier() if test.wording == ALONE else Qualifier(qualities=(join((test.title, *test.others), OR),))
    )


def search_discard_pile(effect: SearchDiscardPile, told: Discourse) -> Speech:
    """Tell a player to search a discard pile for a card and take it, or put it on the deck."""
    tests = effect.description.tests
    owners = [test for test in tests if isinstance(test, ControlledBy)]
    # The pile is printed before the card, so the phrase of the card leaves out zone and owner.
    sought = replace(effect.description, tests=tuple(test for test in tests if test not in owners), zone=PLAY)
    if not owners:
        raise Untold("a discard pile that is searched has an owner")
    pile = NounPhrase(zone(effect.description.zone), DEFINITE, possessor=player(owners[0].who, told))
    search = VerbPhrase("search", (pile, "for", described(sought, told)))
    preposition, place = ("on the top of", DRAW_DECK) if effect.on_deck else ("into", HAND)
    yours = NounPhrase(zone(place), DEFINITE, possessor=READER)
    return (Clause(Joined((search, VerbPhrase("put", (IT, preposition, yours))))),)


EFFECTS.add(SearchDeck, search_deck, IN_ONE, UNDERSTOOD)
EFFECTS.add(Reveal, reveal, JOINED)
EFFECTS.add(PutProblemsUnder, put_problems_under)
SELECTORS.add(It, it)
TESTS.add(Titled, titled, ALONE)
EFFECTS.add(SearchDiscardPile, search_discard_pile)
