"""French for leaving play, banishing, cards beneath a card and flipped cards."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, ANYWHERE, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import (
    HE,
    KINDS,
    READER,
    done,
    it,
    passive,
    place,
    player,
    this_card,
    zone,
)
from everfree.ccg.language.text.french.words.effects.effects import (
    EFFECTS,
    act,
    of_owner,
    taken,
)
from everfree.ccg.language.text.french.words.selectors.selectors import (
    COUNTED,
    DESCRIPTIONS,
    SELECTORS,
    TESTS,
    set_apart,
)
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, by_whom, faceoff
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INDEFINITE,
    MANY,
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

LEAVE_PLAY = VerbPhrase("quitter", ("le jeu",))


def retire(effect: Retire, told: Discourse) -> Speech:
    """Tell a player to retire cards."""
    return act("mettre", effect.what, told, "à la retraite")


def banish(effect: Banish, told: Discourse) -> Speech:
    """Tell a player to banish cards, or to beneath this card; outside play, print this card's zone."""
    if effect.wording == PASSIVE:
        if effect.beneath_this:
            raise Untold("in the passive, cards are banished and not put beneath a card")
        return (Clause(VerbPhrase("être", (done("bannir"),)), SELECTORS.say(effect.what, told)),)
    where: tuple[Phrase, ...] = ("sous", this_card(told)) if effect.beneath_this else ()
    if effect.beneath is not None:
        counts = [one.count for one in (effect.what, effect.beneath) if isinstance(one, Choose)]
        if effect.beneath_this or any(count != 1 for count in counts):
            raise Untold("certain cards, or one that is chosen, are banished to beneath one card")
        where = ("sous", SELECTORS.say(effect.beneath, told))
    if effect.wording == TRANSFERRED:
        return transferred(effect, told, where)
    if isinstance(effect.what, This) and told.zone != PLAY:
        where = ("de", NounPhrase(zone(told.zone), DEFINITE, possessor=READER), *where)
    before, nominal = taken(effect.what, told)
    return (*before, Clause(VerbPhrase("bannir", (set_apart(nominal), *where))))


def transferred(effect: Banish, told: Discourse, where: tuple[Phrase, ...]) -> Speech:
    """Tell a player to put a card from beneath a card beneath another one."""
    what = effect.what
    if effect.beneath is None or not isinstance(what, Choose) or what != beneath_this_card():
        raise Untold("a card from beneath this card is put beneath another card")
    moved = replace(what, description=replace(what.description, zone=PLAY))
    return act("mettre", moved, told, *where)


def spend(effect: Spend, told: Discourse) -> Speech:
    """Tell a player to spend cards from beneath this card; that they are banished is not printed."""
    what = effect.what
    if isinstance(what, Choose) and what.description.zone == BANISHED:
        what = replace(what, description=replace(what.description, zone=PLAY))
    return act("dépenser", what, told)


def frighten(effect: Frighten, told: Discourse) -> Speech:
    """Tell a player to frighten cards."""
    return act("effrayer", effect.what, told)


def put_under_deck(effect: PutUnderDeck, told: Discourse) -> Speech:
    """Tell a player to put a card under its owner's deck."""
    deck = of_owner(DRAW_DECK, taken(effect.what, told)[1])
    if effect.wording == YOURS:
        deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(YOU, told))
    return act("mettre", effect.what, told, "sous", deck)


def beneath_this(test: BeneathThis, told: Discourse) -> Qualifier:
    """Say "une carte placée sous cette carte"."""
    qualities = (done("bannir"),) if test.wording == BANISHED_ONE else ()
    named: Nominal = it(told) if told.this_told else this_card(told)
    if test.of is not None:
        named = (
            DESCRIPTIONS.say(test.of, told)
            if isinstance(test.of, Description)
            else SELECTORS.say(test.of, told)
        )
    return Qualifier(qualities=qualities, after=(done("placer", "sous", named),))


def with_beneath(test: WithBeneath, told: Discourse) -> Qualifier:
    """Say "une carte avec au moins 2 cartes placées sous elle"."""
    cards = NounPhrase(KINDS[CARD], count=test.count, at_least=test.count > 1)
    return Qualifier(after=("avec", cards, "en dessous"))


def unfrighten(effect: Unfrighten, told: Discourse) -> Speech:
    """Tell a player to unfrighten cards."""
    return act("rassurer", effect.what, told)


def leaves_play(trigger: LeavesPlay, told: Discourse) -> Clause:
    """Say that a card leaves play, or that it is put into its owner's hand from play."""
    what = SELECTORS.say(trigger.what, told)
    if not trigger.to_hand:
        if trigger.by != A_PLAYER:
            raise Untold("only a card that is put into a hand is told with who does it")
        return Clause(LEAVE_PLAY, what)
    put = done("mettre", "depuis le jeu dans", of_owner(HAND, what))
    return Clause(VerbPhrase("être", (put, *by_whom(trigger.by, told))), what)


def leaves_area(trigger: LeavesArea, told: Discourse) -> Clause:
    """Say that a card leaves a place."""
    where: Phrase = "un lieu" if trigger.place == ANYWHERE else place(trigger.place, told)
    return Clause(VerbPhrase("quitter", (where,)), SELECTORS.say(trigger.what, told))


def is_retired(trigger: IsRetired, told: Discourse) -> Clause:
    """Say that a card is retired, or that it is because of the home limit."""
    away = VerbPhrase("être", (done("mettre", "à la retraite"),))
    why = ("pour dépassement de la limite de votre maison",) if trigger.over_limit else ()
    return Clause(away, SELECTORS.say(trigger.what, told), trailing=why)


def is_flipped(trigger: IsFlipped, told: Discourse) -> Clause:
    """Say that a card is flipped."""
    return Clause(passive("retourner"), SELECTORS.say(trigger.what, told))


def into(pile: NounPhrase) -> VerbPhrase:
    """Return the predicate "go into a pile"."""
    return VerbPhrase("aller", ("dans", pile))


def puts_flipped_under_deck(trigger: PutsFlippedUnderDeck, told: Discourse) -> Clause:
    """Say that a player puts a flipped card under their deck."""
    who = player(trigger.who, told)
    card = NounPhrase(KINDS[trigger.noun], qualities=(done("retourner"),))
    if trigger.together:
        if trigger != PutsFlippedUnderDeck(YOU, together=True):
            raise Untold("any number of your flipped cards are put there together")
        card = replace(card, determiner=INDEFINITE, count=MANY)
        return Clause(VerbPhrase("mettre", (card, "sous votre", zone(DRAW_DECK).one)), who)
    if trigger.wording == AS_CARD and trigger.noun != CARD:
        card = NounPhrase(KINDS[CARD], qualities=(done("retourner"), "de type", KINDS[trigger.noun].one))
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=who if who == READER else HE)
    under: tuple[Phrase, ...] = (card, "sous", deck)
    if trigger.involving_this or trigger.here or trigger.kinds != ANY_FACEOFF:  # a long phrase comes last
        card = replace(card, after=flipped_for(trigger, told))
        under = ("sous", deck, card)
    if trigger.wording == PASSIVE and trigger.who == A_PLAYER:
        return Clause(VerbPhrase("être", (done("mettre", "sous", of_owner(DRAW_DECK, card)),)), card)
    return Clause(VerbPhrase("mettre", under), who)


def flipped_for(trigger: PutsFlippedUnderDeck, told: Discourse) -> tuple[Phrase, ...]:
    """Name the faceoff that a card was flipped for."""
    here = ("ayant lieu ici",) if trigger.here else ()
    with_this = ("auquel", this_card(told), "participe") if trigger.involving_this else ()
    return ("pour", faceoff(trigger.kinds), *here, *with_this)


def spent(what: Spent, told: Discourse) -> NounPhrase:
    """Name a card that was spent."""
    return NounPhrase(KINDS[CARD], qualities=(done("dépenser"),))


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
