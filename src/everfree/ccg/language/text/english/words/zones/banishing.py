"""English for cards that a text banishes repeatedly."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, READER, THEY, zone
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import TESTS
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    MANY,
    Clause,
    Joined,
    Noun,
    NounPhrase,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words.zones.banishing import (
    AreBanishedThisWay,
    BanishedFaceDownBy,
    BanishedThisWay,
    BanishFaceDown,
    BanishTops,
)
from everfree.ccg.vocab import CARD, DRAW_DECK, HAND

THIS_WAY = "banished this way"


def banish_tops(effect: BanishTops, told: Discourse) -> Speech:
    """Say that each player banishes the top cards of their deck."""
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=THEY)
    cards = NounPhrase(KINDS[CARD], count=effect.count, after=("from the top of", deck))
    both = Joined((VerbPhrase("reveal"), VerbPhrase("banish", (cards,))))
    return (Clause(both, NounPhrase(Noun("player"), EVERY)),)


def are_banished(trigger: AreBanishedThisWay, told: Discourse) -> Occasion:
    """Say that cards are banished by this text."""
    cards = NounPhrase(KINDS[CARD], count=MANY, qualities=("one or more",))
    return Clause(VerbPhrase("be", (THIS_WAY,)), cards)


def banished_this_way(test: BanishedThisWay, told: Discourse) -> Qualifier:
    """Describe a card banished by this text."""
    return Qualifier(after=(THIS_WAY,))


def banish_face_down(effect: BanishFaceDown, told: Discourse) -> Speech:
    """Tell a player to banish cards from their hand face down."""
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=READER)
    cards = NounPhrase(KINDS[CARD], count=effect.most, up_to=True, after=("from", hand))
    return (Clause(VerbPhrase("banish", (cards, "face-down"))),)


def banished_face_down_by(test: BanishedFaceDownBy, told: Discourse) -> Qualifier:
    """Describe cards that others banished face down."""
    by = NounPhrase(KINDS[test.noun], count=MANY, after=("named", test.name))
    return Qualifier(after=("that have been banished face-down by", by))


EFFECTS.add(BanishFaceDown, banish_face_down)
TESTS.add(BanishedFaceDownBy, banished_face_down_by)
EFFECTS.add(BanishTops, banish_tops)
TRIGGERS.add(AreBanishedThisWay, are_banished)
TESTS.add(BanishedThisWay, banished_this_way)
