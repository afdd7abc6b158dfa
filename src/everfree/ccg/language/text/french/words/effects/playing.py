"""French for cards that are being played, cancelled, copied or played from other zones."""

from dataclasses import replace

from everfree.ccg.language.terms import CARDS_DRAWN, CARDS_PLAYED, YOU
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, Discourse
from everfree.ccg.language.text.french.grammar import HAS, MAY, NOT
from everfree.ccg.language.text.french.lexicon import (
    KINDS,
    READER,
    done,
    player,
    that,
    this_card,
    zone,
)
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, act
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, described
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    NEAR,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    Pronoun,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import AS_IN_HAND, NAMED, SPOKEN_OF
from everfree.ccg.language.words.effects.playing import (
    Cancel,
    CopyEffects,
    DidThisTurn,
    IsPlaying,
    MayPlayFrom,
    MayPlayThat,
    NoRequirement,
    WhileBanished,
)
from everfree.ccg.language.words.selectors.selectors import Another, Not
from everfree.ccg.vocab import BANISHED, CARD, EVENT, PLAY

COST = Noun("coût")
EFFECT = Noun("effet")


def is_playing(trigger: IsPlaying, told: Discourse) -> Clause:
    """Say that a player is playing a card."""
    return Clause(VerbPhrase("jouer", (SELECTORS.say(trigger.what, told),)), player(trigger.who, told))


def cancel(effect: Cancel, told: Discourse) -> Speech:
    """Tell a player to cancel a card."""
    return act("annuler", effect.what, told)


def copy_effects(effect: CopyEffects, told: Discourse) -> Speech:
    """Tell a player to copy its effects."""
    if effect.this:
        if effect.wording:
            raise Untold("this effect has one wording")
        return (Clause(VerbPhrase("copier", (NounPhrase(EFFECT, NEAR),))),)
    effects = NounPhrase(EFFECT, DEFINITE, MANY, possessor=that(EVENT, told))
    return (Clause(VerbPhrase("copier", (effects,))),)


def may_play_from(law: MayPlayFrom, told: Discourse) -> Clause:
    """Say that you may play cards from another zone."""
    tests = tuple(test for test in law.description.tests if test != Not(Another()))
    cards = described(replace(law.description, tests=tests, zone=PLAY), told, DEFINITE, MANY)
    if law.description.zone == BANISHED:
        own = replace(cards, after=("dont vous êtes propriétaire et qui sont", *cards.after))
        return Clause(VerbPhrase("jouer", (own, *as_in_hand(cards))), READER, modal=MAY)
    pile = NounPhrase(zone(law.description.zone), DEFINITE, possessor=READER)
    if law.description.tests == (Not(Another()),):
        if law.wording or law.description.noun != CARD or law.description.zone != told.zone:
            raise Untold("this card is called so, and is in no hand")
        return Clause(VerbPhrase("jouer", (this_card(told), "depuis", pile)), READER, modal=MAY)
    how = as_in_hand(cards) if law.wording == AS_IN_HAND else ()
    return Clause(VerbPhrase("jouer", (cards, "de", pile, *how)), READER, modal=MAY)


def as_in_hand(cards: NounPhrase) -> tuple[Phrase, ...]:
    """Return "comme s’ils étaient dans votre main"."""
    return ("comme si", "elles" if cards.noun.feminine else "ils", "étaient dans votre main")


def while_banished(effect: WhileBanished, told: Discourse) -> Speech:
    """Print laws about a banished card in one sentence."""
    first, *rest = [LAWS.say(law, told) for law in effect.laws]
    remains = ("tant que", Clause(VerbPhrase("rester", (done("bannir"),)), that(CARD, told)))
    further = tuple(("et", clause) for clause in rest)
    return (replace(first, fronted=(remains,), trailing=(*first.trailing, *further)),)


def no_requirement(law: NoRequirement, told: Discourse) -> Clause:
    """Say that the card has no play requirement."""
    card = Pronoun(3, feminine=True)
    return Clause(VerbPhrase("avoir", ("aucune exigence de puissance",)), card, modal=NOT)


def may_play_that(law: MayPlayThat, told: Discourse) -> Clause:
    """Say that a player may play the card."""
    how = f"comme si elle était dans {'votre' if law.who == YOU else 'sa'} main"
    return Clause(VerbPhrase("jouer", (that(CARD, told), how)), player(law.who, told), modal=MAY)


def did_this_turn(condition: DidThisTurn, told: Discourse) -> Circumstances:
    """Say that a player has played or drawn at least a number of cards in the turn."""
    who = player(condition.who, told)
    if condition.wording == SPOKEN_OF:
        who = player(condition.who, told.called(CHOSEN_OPPONENT))
    if condition.of not in (CARDS_DRAWN, CARDS_PLAYED):
        raise Untold("only cards that were played or drawn are counted")
    verb = "piocher" if condition.of == CARDS_DRAWN else "jouer"
    cards = NounPhrase(KINDS[CARD], count=condition.count)
    turn = "pendant ce tour"
    return (Clause(VerbPhrase(verb, ("au moins", cards, turn)), who, modal=HAS),)


CONDITIONS.add(DidThisTurn, did_this_turn, SPOKEN_OF)
EFFECTS.add(WhileBanished, while_banished)
LAWS.add(NoRequirement, no_requirement)
LAWS.add(MayPlayThat, may_play_that)
TRIGGERS.add(IsPlaying, is_playing)
EFFECTS.add(Cancel, cancel)
EFFECTS.add(CopyEffects, copy_effects, NAMED)
LAWS.add(MayPlayFrom, may_play_from, AS_IN_HAND)
