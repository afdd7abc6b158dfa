"""French for leaving play, banishing, cards beneath a card, flipped cards, and sorting a deck."""

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
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.changes import LAWS
from everfree.ccg.language.text.french.decks import DECKS
from everfree.ccg.language.text.french.effects import (
    EFFECTS,
    NEXT,
    act,
    in_any_order,
    of_owner,
    taken,
    top_cards,
)
from everfree.ccg.language.text.french.grammar import CANT, WOULD
from everfree.ccg.language.text.french.lexicon import (
    ADVERSARY,
    BEGINNING,
    HE,
    KINDS,
    READER,
    done,
    it,
    passive,
    place,
    player,
    problem_here,
    this_card,
    whose,
    zone,
)
from everfree.ccg.language.text.french.selectors import SELECTORS, TESTS, described, set_apart
from everfree.ccg.language.text.french.triggers import TRIGGERS, faceoff
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
from everfree.ccg.language.words import A_PLAYER, ANYWHERE, OPPONENT, YOU
from everfree.ccg.vocab import ANY_FACEOFF, BANISHED, CARD, DISCARD_PILE, DRAW_DECK, PLAY

LEAVE_PLAY = VerbPhrase("quitter", ("le jeu",))
TURN = Noun("tour")


def retire(effect: Retire, told: Discourse) -> Speech:
    """Retire cards."""
    return act("mettre", effect.what, told, "à la retraite")


def banish(effect: Banish, told: Discourse) -> Speech:
    """Banish cards, maybe to beneath this card; this one from where it is, if that is not play."""
    where: tuple[Phrase, ...] = ("sous", this_card(told)) if effect.beneath_this else ()
    if isinstance(effect.what, This) and told.zone != PLAY:
        where = ("de", NounPhrase(zone(told.zone), DEFINITE, possessor=READER), *where)
    before, nominal = taken(effect.what, told)
    return (*before, Clause(VerbPhrase("bannir", (set_apart(nominal), *where))))


def spend(effect: Spend, told: Discourse) -> Speech:
    """Spend cards from beneath this card; that they are banished is understood."""
    what = effect.what
    if isinstance(what, Choose) and what.description.zone == BANISHED:
        what = replace(what, description=replace(what.description, zone=PLAY))
    return act("dépenser", what, told)


def frighten(effect: Frighten, told: Discourse) -> Speech:
    """Frighten cards."""
    return act("effrayer", effect.what, told)


def put_under_deck(effect: PutUnderDeck, told: Discourse) -> Speech:
    """Put a card under its owner's deck."""
    return act("mettre", effect.what, told, "sous", of_owner(DRAW_DECK, taken(effect.what, told)[1]))


def put_top_into_discard_pile(effect: PutTopIntoDiscardPile, told: Discourse) -> Speech:
    """Put the top cards of your deck into your discard pile."""
    you = player(YOU, told)
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=you)
    top = top_cards(effect.count, deck)
    pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=you)
    return (Clause(VerbPhrase("mettre", (top, "dans", pile))),)


def look_and_sort(effect: LookAndSort, told: Discourse) -> Speech:
    """Look at the top cards of a deck and put each on the top or the bottom."""
    deck = DECKS.say(effect.deck, told)
    cards = top_cards(effect.count, deck)
    order = (in_any_order(told),) if cards.plural else ()
    back = VerbPhrase("remettre", (pronoun_for(cards), "au-dessus ou en dessous", *order))
    return (Clause(Joined((VerbPhrase("regarder", (cards,)), back))),)


def beneath_this(test: BeneathThis, told: Discourse) -> Qualifier:
    """Une carte placée sous cette carte."""
    return Qualifier(after=(done("placer", "sous", it(told) if told.this_told else this_card(told)),))


def cant_leave_play(law: CantLeavePlay, told: Discourse) -> Clause:
    """Cards can't leave play."""
    return Clause(LEAVE_PLAY, described(law.what, told, DEFINITE, MANY), modal=CANT)


def leaves_play(trigger: LeavesPlay, told: Discourse) -> Clause:
    """A card leaves play."""
    return Clause(LEAVE_PLAY, SELECTORS.say(trigger.what, told))


def leaves_area(trigger: LeavesArea, told: Discourse) -> Clause:
    """A card leaves a place."""
    where: Phrase = "un lieu" if trigger.place == ANYWHERE else place(trigger.place, told)
    return Clause(VerbPhrase("quitter", (where,)), SELECTORS.say(trigger.what, told))


def is_retired(trigger: IsRetired, told: Discourse) -> Clause:
    """A card is retired."""
    away = VerbPhrase("être", (done("mettre", "à la retraite"),))
    return Clause(away, SELECTORS.say(trigger.what, told))


def is_banished(trigger: IsBanished, told: Discourse) -> Clause:
    """A card is banished."""
    return Clause(passive("bannir"), SELECTORS.say(trigger.what, told))


def is_discarded(trigger: IsDiscarded, told: Discourse) -> Clause:
    """A card is discarded."""
    return Clause(passive("défausser"), SELECTORS.say(trigger.what, told))


def is_flipped(trigger: IsFlipped, told: Discourse) -> Clause:
    """A card is flipped."""
    return Clause(passive("retourner"), SELECTORS.say(trigger.what, told))


def would_leave_play(trigger: WouldLeavePlay, told: Discourse) -> Clause:
    """A card is about to leave play."""
    return Clause(LEAVE_PLAY, SELECTORS.say(trigger.what, told), modal=WOULD)


def would_enter_discard_pile(trigger: WouldEnterDiscardPile, told: Discourse) -> Clause:
    """A card is about to enter a discard pile."""
    pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=player(trigger.whose, told))
    way = VerbPhrase("quitter", ("le jeu pour", pile)) if trigger.from_play else into(pile)
    return Clause(way, SELECTORS.say(trigger.what, told), modal=WOULD)


def into(pile: NounPhrase) -> VerbPhrase:
    """Go into a pile."""
    return VerbPhrase("aller", ("dans", pile))


def would_put_flipped_under_deck(trigger: WouldPutFlippedUnderDeck, told: Discourse) -> Clause:
    """A player is about to put a flipped card under their deck."""
    who = player(trigger.who, told)
    card = NounPhrase(KINDS[trigger.noun], qualities=(done("retourner"),))
    if trigger.wording == AS_CARD and trigger.noun != CARD:
        card = NounPhrase(KINDS[CARD], qualities=(done("retourner"), "de type", KINDS[trigger.noun].one))
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=who if who == READER else HE)
    under: tuple[Phrase, ...] = (card, "sous", deck)
    if trigger.involving_this or trigger.here or trigger.kinds != ANY_FACEOFF:  # so long a phrase comes last
        card = replace(card, after=flipped_for(trigger, told))
        under = ("sous", deck, card)
    if trigger.wording == PASSIVE and trigger.who == A_PLAYER:
        return Clause(
            VerbPhrase("être", (done("mettre", "sous", of_owner(DRAW_DECK, card)),)), card, modal=WOULD
        )
    return Clause(VerbPhrase("mettre", under), who, modal=WOULD)


def flipped_for(trigger: WouldPutFlippedUnderDeck, told: Discourse) -> tuple[Phrase, ...]:
    """Name the faceoff a card was flipped for."""
    here = ("ayant lieu ici",) if trigger.here else ()
    with_this = ("auquel", this_card(told), "participe") if trigger.involving_this else ()
    return ("pour", faceoff(trigger.kinds), *here, *with_this)


def would_confront(trigger: WouldConfront, told: Discourse) -> Clause:
    """A player is about to confront the Problem here."""
    return Clause(VerbPhrase("affronter", (problem_here(told),)), player(trigger.who, told), modal=WOULD)


def turn_starts(trigger: TurnStarts, told: Discourse) -> NounPhrase:
    """The start of someone's turn."""
    told_alone = trigger.wording == NOBODYS and trigger.whose == A_PLAYER
    owner = None if told_alone else whose(trigger.whose, told)
    if trigger.wording == EACH_PLAYERS and trigger.whose == OPPONENT:
        owner = NounPhrase(ADVERSARY, EVERY)
    following = (NEXT,) if trigger.wording == FOLLOWING and trigger.whose == A_PLAYER else ()
    turn = NounPhrase(TURN, DEFINITE, possessor=None if following else owner, qualities=following)
    return NounPhrase(BEGINNING, DEFINITE, possessor=turn)


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
