"""English for leaving play, banishing, cards beneath a card and flipped cards."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, ANYWHERE, HERE, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    IT,
    KINDS,
    READER,
    THEY,
    at,
    passive,
    place,
    player,
    this_card,
    zone,
)
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act, of_owner, taken
from everfree.ccg.language.text.english.words.selectors.selectors import (
    COUNTED,
    DESCRIPTIONS,
    SELECTORS,
    TESTS,
)
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, by_whom, faceoff
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    PROPER,
    Clause,
    Nominal,
    NounPhrase,
    Phrase,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import (
    AS_CARD,
    BANISHED_ONE,
    HAVE,
    IT as PRONOUN,
    LYING,
    PASSIVE,
    TRANSFERRED,
    YOURS,
)
from everfree.ccg.language.words.selectors.selectors import Choose, Description, This
from everfree.ccg.language.words.zones.leaving import (
    Banish,
    BeneathThis,
    Frighten,
    IsFlipped,
    IsRetired,
    LeavesArea,
    LeavesPlay,
    PutsFlippedUnderDeck,
    PutUnderDeck,
    Retire,
    Spend,
    Spent,
    Unfrighten,
    WithBeneath,
    beneath_this as beneath_this_card,
)
from everfree.ccg.vocab import ANY_FACEOFF, BANISHED, CARD, DRAW_DECK, HAND, PLAY

LEAVE_PLAY = VerbPhrase("leave", ("play",))


def retire(effect: Retire, told: Discourse) -> Speech:
    """Tell a player to retire cards."""
    return act("retire", effect.what, told)


def banish(effect: Banish, told: Discourse) -> Speech:
    """Tell a player to banish cards, or to beneath this card; outside play, print this card's zone."""
    if effect.wording == PASSIVE:
        if effect.beneath_this:
            raise Untold("in the passive, cards are banished and not put beneath a card")
        return (Clause(VerbPhrase("be", ("banished",)), SELECTORS.say(effect.what, told)),)
    where: tuple[Phrase, ...] = ("to beneath", this_card(told)) if effect.beneath_this else ()
    if effect.beneath is not None:
        counts = [one.count for one in (effect.what, effect.beneath) if isinstance(one, Choose)]
        if effect.beneath_this or any(count != 1 for count in counts):
            raise Untold("certain cards, or one that is chosen, are banished to beneath one card")
        where = ("to beneath", SELECTORS.say(effect.beneath, told))
    if effect.wording == TRANSFERRED:
        return transferred(effect, told, where)
    if isinstance(effect.what, This) and told.zone != PLAY:
        where = ("from", NounPhrase(zone(told.zone), DEFINITE, possessor=READER), *where)
    return act("banish", effect.what, told, *where)


def transferred(effect: Banish, told: Discourse, where: tuple[Phrase, ...]) -> Speech:
    """Tell a player to put a card from beneath a card to beneath another one."""
    what = effect.what
    if effect.beneath is None or not isinstance(what, Choose) or what != beneath_this_card():
        raise Untold("a card from beneath this card is put beneath another card")
    moved = replace(what, description=replace(what.description, zone=PLAY))
    return act("put", moved, told, *where)


def spend(effect: Spend, told: Discourse) -> Speech:
    """Tell a player to spend cards from beneath this card; that they are banished is not printed."""
    what = effect.what
    if isinstance(what, Choose) and what.description.zone == BANISHED:
        what = replace(what, description=replace(what.description, zone=PLAY))
    return act("spend", what, told)


def frighten(effect: Frighten, told: Discourse) -> Speech:
    """Tell a player to frighten cards."""
    return act("frighten", effect.what, told)


def put_under_deck(effect: PutUnderDeck, told: Discourse) -> Speech:
    """Tell a player to put a card under its owner's deck."""
    deck = of_owner(DRAW_DECK, taken(effect.what, told)[1])
    if effect.wording == YOURS:
        deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(YOU, told))
    return act("put", effect.what, told, "on the bottom of", deck)


def beneath_this(test: BeneathThis, told: Discourse) -> Qualifier:
    """Describe a card from beneath this card, or with `LYING` one that lies there; with `PRONOUN`, "it"."""
    where = "beneath" if test.wording == LYING else "from beneath"
    qualities = ("banished",) if test.wording == BANISHED_ONE else ()
    named: Nominal = IT if told.this_told or test.wording == PRONOUN else this_card(told)
    if test.of is not None:
        named = (
            DESCRIPTIONS.say(test.of, told)
            if isinstance(test.of, Description)
            else SELECTORS.say(test.of, told)
        )
    return Qualifier(qualities=qualities, after=(where, named))


def with_beneath(test: WithBeneath, told: Discourse) -> Qualifier:
    """Describe a card with cards beneath it."""
    number = f"at least {test.count}"
    cards = NounPhrase(KINDS[CARD], PROPER, 1 if test.count == 1 else MANY)
    return Qualifier(after=("with", number, cards, "beneath", IT))


def unfrighten(effect: Unfrighten, told: Discourse) -> Speech:
    """Tell a player to unfrighten cards."""
    return act("unfrighten", effect.what, told)


def leaves_play(trigger: LeavesPlay, told: Discourse) -> Clause:
    """Say that a card leaves play, or that it is put into its owner's hand from play."""
    what = SELECTORS.say(trigger.what, told)
    if not trigger.to_hand:
        if trigger.by != A_PLAYER:
            raise Untold("only a card that is put into a hand is told with who does it")
        return Clause(LEAVE_PLAY, what)
    how: tuple[Phrase, ...] = ("into", of_owner(HAND, what), "from play")
    return Clause(passive("put", *how, *by_whom(trigger.by, told)), what)


def leaves_area(trigger: LeavesArea, told: Discourse) -> Clause:
    """Say that a card leaves a place."""
    where: Phrase = "any area" if trigger.place == ANYWHERE else place(trigger.place, told)
    return Clause(VerbPhrase("leave", (where,)), SELECTORS.say(trigger.what, told))


def is_retired(trigger: IsRetired, told: Discourse) -> Clause:
    """Say that a card is retired, or that it is because of the home limit."""
    why = ("for being in excess of your home limit",) if trigger.over_limit else ()
    return Clause(passive("retire"), SELECTORS.say(trigger.what, told), trailing=why)


def is_flipped(trigger: IsFlipped, told: Discourse) -> Clause:
    """Say that a card is flipped."""
    return Clause(VerbPhrase("be", ("flipped",)), SELECTORS.say(trigger.what, told))


def puts_flipped_under_deck(trigger: PutsFlippedUnderDeck, told: Discourse) -> Clause:
    """Say that a player puts a flipped card under their deck."""
    who = player(trigger.who, told)
    card = NounPhrase(KINDS[trigger.noun], qualities=("flipped",))
    if trigger.together:
        if trigger != PutsFlippedUnderDeck(YOU, together=True):
            raise Untold("any number of your flipped cards are put there together")
        card = replace(card, determiner=PROPER, count=MANY)
        return Clause(
            VerbPhrase("put", ("any number of", card, "on the bottom of your", zone(DRAW_DECK).one)), who
        )
    if trigger.wording == AS_CARD and trigger.noun != CARD:
        card = NounPhrase(KINDS[CARD], qualities=("flipped", KINDS[trigger.noun].one))
    if trigger.involving_this or trigger.here or trigger.kinds != ANY_FACEOFF:
        card = replace(card, qualities=card.qualities[1:], after=("flipped for", flipped_for(trigger, told)))
    if trigger.wording == PASSIVE and trigger.who == A_PLAYER:
        under = ("put on the bottom of", of_owner(DRAW_DECK, card))
        return Clause(VerbPhrase("be", under), card)
    owner = who if who == READER else THEY
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=owner)
    return Clause(VerbPhrase("put", (card, "on the bottom of", deck)), who)


def flipped_for(trigger: PutsFlippedUnderDeck, told: Discourse) -> NounPhrase:
    """Name the faceoff that a card was flipped for."""
    where: tuple[Phrase, ...] = (at(HERE, told, ""),) if trigger.here else ()
    if trigger.involving_this:
        where += ("involving", this_card(told))
    return faceoff(trigger.kinds, *where)


def spent(what: Spent, told: Discourse) -> NounPhrase:
    """Name a card that was spent, or with `HAVE` one that you spent."""
    return NounPhrase(KINDS[CARD], after=("you spent" if what.wording == HAVE else "spent",))


EFFECTS.add(Retire, retire)
EFFECTS.add(Banish, banish, PASSIVE, TRANSFERRED)
EFFECTS.add(Spend, spend)
COUNTED.add(Spent, spent, HAVE)
EFFECTS.add(Frighten, frighten)
EFFECTS.add(PutUnderDeck, put_under_deck, YOURS)
TESTS.add(BeneathThis, beneath_this, BANISHED_ONE, LYING, PRONOUN)
TESTS.add(WithBeneath, with_beneath)
EFFECTS.add(Unfrighten, unfrighten)
TRIGGERS.add(LeavesPlay, leaves_play)
TRIGGERS.add(LeavesArea, leaves_area)
TRIGGERS.add(IsRetired, is_retired)
TRIGGERS.add(IsFlipped, is_flipped)
TRIGGERS.add(PutsFlippedUnderDeck, puts_flipped_under_deck, AS_CARD, PASSIVE)
