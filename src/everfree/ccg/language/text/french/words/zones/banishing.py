"""French for cards that a text banishes repeatedly."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import HE, KINDS, PLAYER, READER, done, zone
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, top_cards
from everfree.ccg.language.text.french.words.selectors.selectors import TESTS
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    MANY,
    Clause,
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

THIS_WAY = done("bannir", "de cette façon")


def banish_tops(effect: BanishTops, told: Discourse) -> Speech:
    """Say that each player banishes the top cards of their deck."""
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=HE)
    cards = top_cards(effect.count, deck)
    return (Clause(VerbPhrase("révéler", ("et bannit", cards)), NounPhrase(PLAYER, EVERY)),)


def are_banished(trigger: AreBanishedThisWay, told: Discourse) -> Occasion:
    """Say that cards are banished by this text."""
    return Clause(VerbPhrase("être", (THIS_WAY,)), NounPhrase(KINDS[CARD], count=MANY))


def banished_this_way(test: BanishedThisWay, told: Discourse) -> Qualifier:
    """Describe a card banished by this text."""
    return Qualifier(after=(THIS_WAY,))


def banish_face_down(effect: BanishFaceDown, told: Discourse) -> Speech:
    """Tell a player to banish cards from their hand face down."""
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=READER)
    cards = NounPhrase(KINDS[CARD], count=effect.most, up_to=True, after=("de", hand))
    return (Clause(VerbPhrase("bannir", ("face cachée", cards))),)


def banished_face_down_by(test: BanishedFaceDownBy, told: Discourse) -> Qualifier:
    """Describe cards that others banished face down."""
    by = NounPhrase(KINDS[test.noun], count=MANY, after=("du nom de", test.name))
    return Qualifier(after=(done("bannir", "face cachée par", by),))


EFFECTS.add(BanishFaceDown, banish_face_down)
TESTS.add(BanishedFaceDownBy, banished_face_down_by)
EFFECTS.add(BanishTops, banish_tops)
TRIGGERS.add(AreBanishedThisWay, are_banished)
TESTS.add(BanishedThisWay, banished_this_way)
