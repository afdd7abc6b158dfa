"""English for cards that are being played, cancelled, copied or played from other zones."""

from dataclasses import replace

from everfree.ccg.language.terms import CARDS_DRAWN, CARDS_PLAYED, THAT_PLAYER, YOU
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, Discourse
from everfree.ccg.language.text.english.lexicon import (
    IT,
    KINDS,
    READER,
    player,
    that,
    this_card,
    zone,
)
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, described
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INDEFINITE,
    MANY,
    NEAR,
    Clause,
    Nominal,
    Noun,
    NounPhrase,
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
from everfree.ccg.vocab import BANISHED, CARD, DRAW_DECK, EVENT, PLAY


def is_playing(trigger: IsPlaying, told: Discourse) -> Clause:
    """Say that a player is playing a card."""
    return Clause(VerbPhrase("play", (SELECTORS.say(trigger.what, told),)), player(trigger.who, told))


def cancel(effect: Cancel, told: Discourse) -> Speech:
    """Tell a player to cancel a card."""
    return act("cancel", effect.what, told)


def copy_effects(effect: CopyEffects, told: Discourse) -> Speech:
    """Tell a player to copy this effect, its effects, or with `NAMED` that Event's effects."""
    if effect.this:
        if effect.wording:
            raise Untold("this effect has one wording")
        return (Clause(VerbPhrase("copy", (NounPhrase(Noun("effect"), NEAR),))),)
    event = that(EVENT) if effect.wording == NAMED else IT
    return (Clause(VerbPhrase("copy", (NounPhrase(Noun("effect"), DEFINITE, MANY, possessor=event),))),)


def may_play_from(law: MayPlayFrom, told: Discourse) -> Clause:
    """Say that you may play cards from another zone."""
    tests = tuple(test for test in law.description.tests if test != Not(Another()))
    cards = described(replace(law.description, tests=tests, zone=PLAY), told, INDEFINITE, MANY)
    if law.description.zone == BANISHED:
        own = replace(cards, after=("which you own", *cards.after))
        return Clause(VerbPhrase("play", (own, "as though they were in your hand")), READER, modal="may")
    pile = NounPhrase(zone(law.description.zone), DEFINITE, possessor=READER)
    if law.description.tests == (Not(Another()),):
        if law.wording or law.description.noun != CARD or law.description.zone != told.zone:
            raise Untold("this card is called so, and is in no hand")
        return Clause(VerbPhrase("play", (this_card(told), "from", pile)), READER, modal="may")
    how = ("as though they were in your hand",) if law.wording == AS_IN_HAND else ()
    return Clause(VerbPhrase("play", (cards, "from", pile, *how)), READER, modal="may")


def deck_of(owner: Nominal) -> NounPhrase:
    """Name a player's deck."""
    return NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=owner)


def while_banished(effect: WhileBanished, told: Discourse) -> Speech:
    """Print laws about a banished card in one sentence."""
    first, *rest = [LAWS.say(law, told) for law in effect.laws]
    remains = ("while", Clause(VerbPhrase("remain", ("banished",)), that(CARD)))
    further = tuple(("and", clause) for clause in rest)
    return (replace(first, fronted=(remains,), trailing=(*first.trailing, *further)),)


def no_requirement(law: NoRequirement, told: Discourse) -> Clause:
    """Say that the card has no play requirement."""
    return Clause(VerbPhrase("have", ("no color requirement",)), IT)


def may_play_that(law: MayPlayThat, told: Discourse) -> Clause:
    """Say that a player may play the card."""
    whose = "your" if law.who == YOU else "that player's"
    how = f"as though it were in {whose} hand"
    return Clause(VerbPhrase("play", (that(CARD), how)), player(law.who, told), modal="may")


def did_this_turn(condition: DidThisTurn, told: Discourse) -> Circumstances:
    """Say that a player played or has drawn so many cards this turn, or that turn if it is theirs.

    With `SPOKEN_OF`, the player is "that opponent".
    """
    who = player(condition.who, told)
    if condition.wording == SPOKEN_OF:
        who = player(condition.who, told.called(CHOSEN_OPPONENT))
    if condition.of == CARDS_DRAWN:
        drawn = NounPhrase(KINDS[CARD], count=condition.count)
        return (Clause(VerbPhrase("have", ("drawn at least", drawn, "this turn")), who),)
    if condition.of != CARDS_PLAYED:
        raise Untold("only cards that were played or drawn are counted")
    turn = "that turn" if condition.who == THAT_PLAYER else "this turn"
    cards = NounPhrase(KINDS[CARD], count=condition.count)
    return (Clause(VerbPhrase("at least", (cards, turn)), who, modal="played"),)


CONDITIONS.add(DidThisTurn, did_this_turn, SPOKEN_OF)
EFFECTS.add(WhileBanished, while_banished)
LAWS.add(NoRequirement, no_requirement)
LAWS.add(MayPlayThat, may_play_that)
TRIGGERS.add(IsPlaying, is_playing)
EFFECTS.add(Cancel, cancel)
EFFECTS.add(CopyEffects, copy_effects, NAMED)
LAWS.add(MayPlayFrom, may_play_from, AS_IN_HAND)
