"""English for leaving play, banishing, cards beneath a card, flipped cards, and sorting a deck."""

from dataclasses import replace

from everfree.ccg.language.leaving import (
    Banish,
    BeneathThis,
    CantLeavePlay,
    Frighten,
    IsBanished,
    IsDiscarded,
    IsFlipped,
    IsRetired,
    LeavesArea,
    LeavesPlay,
    PutTopIntoDiscardPile,
    PutUnderDeck,
    Retire,
    Spend,
    WouldConfront,
    WouldEnterDiscardPile,
    WouldLeavePlay,
    WouldPutFlippedUnderDeck,
)
from everfree.ccg.language.looking import LookAndSort, TurnStarts
from everfree.ccg.language.selectors import Choose, This
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.changes import LAWS
from everfree.ccg.language.text.english.decks import DECKS
from everfree.ccg.language.text.english.effects import EFFECTS, act, of_owner, taken
from everfree.ccg.language.text.english.lexicon import (
    IT,
    KINDS,
    READER,
    THEY,
    at,
    passive,
    place,
    player,
    problem_here,
    this_card,
    whose,
    zone,
)
from everfree.ccg.language.text.english.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.english.triggers import TRIGGERS, faceoff
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    MANY,
    Clause,
    Joined,
    Noun,
    NounPhrase,
    Phrase,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import AS_CARD, EACH_PLAYERS, EITHER, FOLLOWING, NOBODYS, PASSIVE
from everfree.ccg.language.words import A_PLAYER, ANYWHERE, HERE, OPPONENT, YOU
from everfree.ccg.vocab import ANY_FACEOFF, BANISHED, CARD, DISCARD_PILE, DRAW_DECK, PLAY

LEAVE_PLAY = VerbPhrase("leave", ("play",))


def retire(effect: Retire, told: Discourse) -> Speech:
    """Retire cards."""
    return act("retire", effect.what, told)


def banish(effect: Banish, told: Discourse) -> Speech:
    """Banish cards, maybe to beneath this card; this one from where it is, if that is not play."""
    where: tuple[Phrase, ...] = ("to beneath", this_card(told)) if effect.beneath_this else ()
    if isinstance(effect.what, This) and told.zone != PLAY:
        where = ("from", NounPhrase(zone(told.zone), DEFINITE, possessor=READER), *where)
    return act("banish", effect.what, told, *where)


def spend(effect: Spend, told: Discourse) -> Speech:
    """Spend cards from beneath this card; that they are banished is understood."""
    what = effect.what
    if isinstance(what, Choose) and what.description.zone == BANISHED:
        what = replace(what, description=replace(what.description, zone=PLAY))
    return act("spend", what, told)


def frighten(effect: Frighten, told: Discourse) -> Speech:
    """Frighten cards."""
    return act("frighten", effect.what, told)


def put_under_deck(effect: PutUnderDeck, told: Discourse) -> Speech:
    """Put a card under its owner's deck."""
    deck = of_owner(DRAW_DECK, taken(effect.what, told)[1])
    return act("put", effect.what, told, "on the bottom of", deck)


def put_top_into_discard_pile(effect: PutTopIntoDiscardPile, told: Discourse) -> Speech:
    """Put the top cards of your deck into your discard pile."""
    you = player(YOU, told)
    several = effect.count != 1
    top = NounPhrase(
        KINDS[CARD],
        DEFINITE,
        MANY if several else 1,
        qualities=(f"top {effect.count}" if several else "top",),
        after=("of", NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=you)),
    )
    pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=you)
    return (Clause(VerbPhrase("put", (top, "into", pile))),)


def look_and_sort(effect: LookAndSort, told: Discourse) -> Speech:
    """Look at the top cards of a deck and put each on the top or the bottom."""
    several = effect.count != 1
    deck = DECKS.say(effect.deck, told)
    top = f"top {effect.count}" if several else "top"
    cards = NounPhrase(KINDS[CARD], DEFINITE, MANY if several else 1, qualities=(top,), after=("of", deck))
    back: Phrase = ("each of", THEY, "back on the top or the bottom, in any order")
    if not several:
        back = (IT, "back on the top or the bottom")
    if effect.wording == EITHER:
        back = (THEY if several else IT, "on either the top or bottom of that deck")
    return (Clause(Joined((VerbPhrase("look", ("at", cards)), VerbPhrase("put", (back,))))),)


def beneath_this(test: BeneathThis, told: Discourse) -> Qualifier:
    """A card from beneath this card."""
    return Qualifier(after=("from beneath", IT if told.this_told else this_card(told)))


def cant_leave_play(law: CantLeavePlay, told: Discourse) -> Clause:
    """Cards can't leave play."""
    cards = described(law.what, told, count=MANY)
    owned = replace(cards, determiner=DEFINITE) if cards.possessor else cards
    return Clause(LEAVE_PLAY, owned, modal="can't")


def leaves_play(trigger: LeavesPlay, told: Discourse) -> Clause:
    """A card leaves play."""
    return Clause(LEAVE_PLAY, SELECTORS.say(trigger.what, told))


def leaves_area(trigger: LeavesArea, told: Discourse) -> Clause:
    """A card leaves a place."""
    where: Phrase = "any area" if trigger.place == ANYWHERE else place(trigger.place, told)
    return Clause(VerbPhrase("leave", (where,)), SELECTORS.say(trigger.what, told))


def is_retired(trigger: IsRetired, told: Discourse) -> Clause:
    """A card is retired."""
    return Clause(passive("retire"), SELECTORS.say(trigger.what, told))


def is_banished(trigger: IsBanished, told: Discourse) -> Clause:
    """A card is banished."""
    return Clause(passive("banish"), SELECTORS.say(trigger.what, told))


def is_discarded(trigger: IsDiscarded, told: Discourse) -> Clause:
    """A card is discarded."""
    return Clause(passive("discard"), SELECTORS.say(trigger.what, told))


def is_flipped(trigger: IsFlipped, told: Discourse) -> Clause:
    """A card is flipped."""
    return Clause(VerbPhrase("be", ("flipped",)), SELECTORS.say(trigger.what, told))


def would_leave_play(trigger: WouldLeavePlay, told: Discourse) -> Clause:
    """A card is about to leave play."""
    return Clause(LEAVE_PLAY, SELECTORS.say(trigger.what, told), modal="would")


def would_enter_discard_pile(trigger: WouldEnterDiscardPile, told: Discourse) -> Clause:
    """A card is about to enter a discard pile."""
    pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=player(trigger.whose, told))
    origin = ("from play",) if trigger.from_play else ()
    return Clause(VerbPhrase("enter", (pile, *origin)), SELECTORS.say(trigger.what, told), modal="would")


def would_put_flipped_under_deck(trigger: WouldPutFlippedUnderDeck, told: Discourse) -> Clause:
    """A player is about to put a flipped card under their deck."""
    who = player(trigger.who, told)
    card = NounPhrase(KINDS[trigger.noun], qualities=("flipped",))
    if trigger.wording == AS_CARD and trigger.noun != CARD:
        card = NounPhrase(KINDS[CARD], qualities=("flipped", KINDS[trigger.noun].one))
    if trigger.involving_this or trigger.here or trigger.kinds != ANY_FACEOFF:
        card = replace(card, qualities=card.qualities[1:], after=("flipped for", flipped_for(trigger, told)))
    if trigger.wording == PASSIVE and trigger.who == A_PLAYER:
        under = ("put on the bottom of", of_owner(DRAW_DECK, card))
        return Clause(VerbPhrase("be", under), card, modal="would")
    owner = who if who == READER else THEY
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=owner)
    return Clause(VerbPhrase("put", (card, "on the bottom of", deck)), who, modal="would")


def flipped_for(trigger: WouldPutFlippedUnderDeck, told: Discourse) -> NounPhrase:
    """Name the faceoff a card was flipped for."""
    where: tuple[Phrase, ...] = (at(HERE, told, ""),) if trigger.here else ()
    if trigger.involving_this:
        where += ("involving", this_card(told))
    return faceoff(trigger.kinds, *where)


def would_confront(trigger: WouldConfront, told: Discourse) -> Clause:
    """A player is about to confront the Problem here."""
    return Clause(VerbPhrase("confront", (problem_here(told),)), player(trigger.who, told), modal="would")


def turn_starts(trigger: TurnStarts, told: Discourse) -> NounPhrase:
    """The start of someone's turn."""
    told_alone = trigger.wording == NOBODYS and trigger.whose == A_PLAYER
    owner = None if told_alone else whose(trigger.whose, told)
    if trigger.wording == EACH_PLAYERS and trigger.whose == OPPONENT:
        owner = NounPhrase(Noun("opponent"), EVERY)
    following = ("next",) if trigger.wording == FOLLOWING and trigger.whose == A_PLAYER else ()
    turn = NounPhrase(Noun("turn"), DEFINITE, possessor=None if following else owner, qualities=following)
    return NounPhrase(Noun("start"), DEFINITE, after=("of", turn))


EFFECTS.add(Retire, retire)
EFFECTS.add(Banish, banish)
EFFECTS.add(Spend, spend)
EFFECTS.add(Frighten, frighten)
EFFECTS.add(PutTopIntoDiscardPile, put_top_into_discard_pile)
EFFECTS.add(PutUnderDeck, put_under_deck)
EFFECTS.add(LookAndSort, look_and_sort, EITHER)
TESTS.add(BeneathThis, beneath_this)
LAWS.add(CantLeavePlay, cant_leave_play)
TRIGGERS.add(LeavesPlay, leaves_play)
TRIGGERS.add(LeavesArea, leaves_area)
TRIGGERS.add(IsRetired, is_retired)
TRIGGERS.add(IsBanished, is_banished)
TRIGGERS.add(IsDiscarded, is_discarded)
TRIGGERS.add(IsFlipped, is_flipped)
TRIGGERS.add(WouldLeavePlay, would_leave_play)
TRIGGERS.add(WouldEnterDiscardPile, would_enter_discard_pile)
TRIGGERS.add(WouldPutFlippedUnderDeck, would_put_flipped_under_deck, AS_CARD, PASSIVE)
TRIGGERS.add(WouldConfront, would_confront)
TRIGGERS.add(TurnStarts, turn_starts, NOBODYS, EACH_PLAYERS, FOLLOWING)
