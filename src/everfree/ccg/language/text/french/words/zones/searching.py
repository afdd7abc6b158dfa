"""French for searching a deck, revealing cards, and Titles."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, OPPONENT, Who
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.lexicon import AN_OPPONENT, KINDS, PROBLEM_DECK, READER, player, zone
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, IN_ANY_ORDER, act, top_cards
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    NEAR,
    OR,
    Clause,
    Joined,
    Nominal,
    Noun,
    NounPhrase,
    Phrase,
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
from everfree.ccg.vocab import DRAW_DECK, HAND, PLAY

DECK = zone(DRAW_DECK)


def deck_of(noun: Noun, whose: Who, told: Discourse) -> NounPhrase:
    """Name a deck: "an opponent's deck" for an opponent, "a deck" for any player."""
    if whose == A_PLAYER:
        return NounPhrase(noun)
    owner = AN_OPPONENT if whose == OPPONENT else player(whose, told)
    return NounPhrase(noun, DEFINITE, possessor=owner)


def search_deck(effect: SearchDeck, told: Discourse) -> Speech:
    """Tell a player to search a deck for a card, set it aside or do something with it, and shuffle."""
    found = described(effect.description, told)
    if effect.most > 1:
        found = replace(found, count=effect.most, up_to=True)
    search = VerbPhrase("chercher", (found, "dans", deck_of(DECK, effect.whose, told)))
    then = EFFECTS.say(effect.then, told.after_search(effect.whose, effect.description.noun))
    if effect.aside:
        aside = VerbPhrase("mettre", (pronoun_for(found), "de côté face cachée"))
        return (Clause(Joined((search, aside))), *then)
    if effect.wording == IN_ONE:
        shuffle = Clause(VerbPhrase("mélanger", (deck_of(DECK, effect.whose, told),)))
        return one_sentence((Clause(search), *then, shuffle))
    if effect.wording == UNDERSTOOD:
        return one_sentence((Clause(search), *then))
    shuffle = Clause(VerbPhrase("mélanger", (NounPhrase(DECK, NEAR),)))
    return (Clause(search), *then, shuffle)


def reveal(effect: Reveal, told: Discourse) -> Speech:
    """Tell a player to reveal cards."""
    return act("révéler", effect.what, told)


def it(selector: It, told: Discourse) -> Nominal:
    """Return the pronoun for the card mentioned before."""
    return pronoun_for(NounPhrase(KINDS[told.that]))


def put_problems_under(effect: PutProblemsUnder, told: Discourse) -> Speech:
    """Tell a player to look at the top Problems of a deck and put them under it."""
    deck = deck_of(PROBLEM_DECK, effect.whose, told)
    cards = top_cards(effect.count, deck)
    there: tuple[Phrase, ...] = ("sous", NounPhrase(PROBLEM_DECK, NEAR))
    if cards.plural:
        there += (IN_ANY_ORDER,)
    under = VerbPhrase("mettre", (pronoun_for(cards), *there))
    return (Clause(Joined((VerbPhrase("regarder", (cards,)), under))),)


def titled(test: Titled, told: Discourse) -> Qualifier:
    """Say "une carte Rainbow Dash"; names stay in English."""
    return Qualifier(qualities=(join((test.title, *test.others), OR),))


def search_discard_pile(effect: SearchDiscardPile, told: Discourse) -> Speech:
    """Tell a player to search a discard pile for a card and take it, or put it on the deck."""
    tests = effect.description.tests
    owners = [test for test in tests if isinstance(test, ControlledBy)]
    # The pile is printed separately, so the phrase of the card leaves out zone and owner.
    sought = replace(effect.description, tests=tuple(test for test in tests if test not in owners), zone=PLAY)
    if not owners:
        raise Untold("a discard pile that is searched has an owner")
    pile = NounPhrase(zone(effect.description.zone), DEFINITE, possessor=player(owners[0].who, told))
    card = described(sought, told)
    search = VerbPhrase("chercher", (card, "dans", pile))
    preposition, place = ("sur le dessus de", DRAW_DECK) if effect.on_deck else ("dans", HAND)
    yours = NounPhrase(zone(place), DEFINITE, possessor=READER)
    return (Clause(Joined((search, VerbPhrase("mettre", (pronoun_for(card), preposition, yours))))),)


EFFECTS.add(SearchDeck, search_deck, IN_ONE, UNDERSTOOD)
EFFECTS.add(Reveal, reveal, JOINED)
EFFECTS.add(PutProblemsUnder, put_problems_under)
SELECTORS.add(It, it)
TESTS.add(Titled, titled, ALONE)
EFFECTS.add(SearchDiscardPile, search_discard_pile)
