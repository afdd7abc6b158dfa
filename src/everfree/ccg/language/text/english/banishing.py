"""English for cards that a text banishes time after time."""

from everfree.ccg.language.banishing import AreBanishedThisWay, BanishedInAll, BanishedThisWay, BanishTops
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import KINDS, THEY, zone
from everfree.ccg.language.text.english.selectors import TESTS
from everfree.ccg.language.text.english.triggers import TRIGGERS, Occasion
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
from everfree.ccg.vocab import CARD, DRAW_DECK

THIS_WAY = "banished this way"


def banish_tops(effect: BanishTops, told: Discourse) -> Speech:
    """Each player banishes the top cards of their deck."""
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=THEY)
    cards = NounPhrase(KINDS[CARD], count=effect.count, after=("from the top of", deck))
    both = Joined((VerbPhrase("reveal"), VerbPhrase("banish", (cards,))))
    return (Clause(both, NounPhrase(Noun("player"), EVERY)),)


def are_banished(trigger: AreBanishedThisWay, told: Discourse) -> Occasion:
    """Cards are banished by this text."""
    cards = NounPhrase(KINDS[CARD], count=MANY, qualities=("one or more",))
    return Clause(VerbPhrase("be", (THIS_WAY,)), cards)


def banished_in_all(condition: BanishedInAll, told: Discourse) -> Circumstances:
    """So many cards are banished by this text."""
    there = (f"are at least {condition.count}", NounPhrase(KINDS[CARD], count=MANY, after=(THIS_WAY,)))
    return (Clause(VerbPhrase("there", there)),)


def banished_this_way(test: BanishedThisWay, told: Discourse) -> Qualifier:
    """A card banished by this text."""
    return Qualifier(after=(THIS_WAY,))


EFFECTS.add(BanishTops, banish_tops)
TRIGGERS.add(AreBanishedThisWay, are_banished)
CONDITIONS.add(BanishedInAll, banished_in_all)
TESTS.add(BanishedThisWay, banished_this_way)
