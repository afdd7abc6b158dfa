"""French for searching a deck, showing cards, and Titles."""

from everfree.ccg.language.searching import BanishNamesakes, It, PutProblemsUnder, Reveal, SearchDeck, Titled
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.effects import EFFECTS, IN_ANY_ORDER, act, top_cards
from everfree.ccg.language.text.french.lexicon import AN_OPPONENT, KINDS, PROBLEM_DECK, player, zone
from everfree.ccg.language.text.french.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    NEAR,
    Clause,
    Joined,
    Nominal,
    Noun,
    NounPhrase,
    Phrase,
    Qualifier,
    Speech,
    VerbPhrase,
    one_sentence,
)
from everfree.ccg.language.wordings import ALONE, IN_ONE
from everfree.ccg.language.words import A_PLAYER, OPPONENT, Who
from everfree.ccg.vocab import DRAW_DECK

DECK = zone(DRAW_DECK)


def deck_of(noun: Noun, whose: Who, told: Discourse) -> NounPhrase:
    """Name a deck: one opponent is as good as another, any player's is just a deck."""
    if whose == A_PLAYER:
        return NounPhrase(noun)
    owner = AN_OPPONENT if whose == OPPONENT else player(whose, told)
    return NounPhrase(noun, DEFINITE, possessor=owner)


def search_deck(effect: SearchDeck, told: Discourse) -> Speech:
    """Search a deck for a card, then set it aside, or do something with it and shuffle the deck."""
    found = described(effect.description, told)
    search = VerbPhrase("chercher", (found, "dans", deck_of(DECK, effect.whose, told)))
    then = EFFECTS.say(effect.then, told.after_search(effect.whose, effect.description.noun))
    if effect.aside:
        aside = VerbPhrase("mettre", (pronoun_for(found), "de côté face cachée"))
        return (Clause(Joined((search, aside))), *then)
    if effect.wording == IN_ONE:
        shuffle = Clause(VerbPhrase("mélanger", (deck_of(DECK, effect.whose, told),)))
        return one_sentence((Clause(search), *then, shuffle))
    shuffle = Clause(VerbPhrase("mélanger", (NounPhrase(DECK, NEAR),)))
    return (Clause(search), *then, shuffle)


def banish_namesakes(effect: BanishNamesakes, told: Discourse) -> Speech:
    """Choose a card, then banish every one of its name."""
    choose = Clause(VerbPhrase("choisir", (SELECTORS.say(effect.of, told),)))
    cards = "chaque carte du même nom dans la main, la pioche et la défausse de ce joueur"
    banish = VerbPhrase("bannir", ("toutes ces cartes",))
    return (choose, Clause(Joined((VerbPhrase("chercher", (cards,)), banish))))


def reveal(effect: Reveal, told: Discourse) -> Speech:
    """Reveal cards."""
    return act("révéler", effect.what, told)


def it(selector: It, told: Discourse) -> Nominal:
    """The pronoun of the card spoken of."""
    return pronoun_for(NounPhrase(KINDS[told.that]))


def put_problems_under(effect: PutProblemsUnder, told: Discourse) -> Speech:
    """Look at the top Problems of a deck and put them under it."""
    deck = deck_of(PROBLEM_DECK, effect.whose, told)
    cards = top_cards(effect.count, deck)
    there: tuple[Phrase, ...] = ("sous", NounPhrase(PROBLEM_DECK, NEAR))
    if cards.plural:
        there += (IN_ANY_ORDER,)
    under = VerbPhrase("mettre", (pronoun_for(cards), *there))
    return (Clause(Joined((VerbPhrase("regarder", (cards,)), under))),)


def titled(test: Titled, told: Discourse) -> Qualifier:
    """Une carte Rainbow Dash: a name."""
    return Qualifier(qualities=(test.title,))


EFFECTS.add(SearchDeck, search_deck, IN_ONE)
EFFECTS.add(BanishNamesakes, banish_namesakes)
EFFECTS.add(Reveal, reveal)
EFFECTS.add(PutProblemsUnder, put_problems_under)
SELECTORS.add(It, it)
TESTS.add(Titled, titled, ALONE)
