"""English for cards that are discarded or put into a discard pile."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, OPPONENT, YOU
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, Discourse
from everfree.ccg.language.text.english.lexicon import (
    AN_OPPONENT,
    KINDS,
    SPOKEN_OF,
    passive,
    player,
    subject,
    zone,
)
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act, of_owner
from everfree.ccg.language.text.english.words.selectors.selectors import (
    NUMBER,
    SELECTORS,
    described,
    in_number,
)
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    FAR,
    INFINITIVE,
    MANY,
    Clause,
    Joined,
    NonFinite,
    Noun,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import (
    BRIEFLY,
    CHOSEN_FIRST,
    ENTERING,
    FORCED,
    LAID_IN,
    PASSIVE,
    SAME,
    YOURS,
)
from everfree.ccg.language.words.effects.naming import ChosenNumber
from everfree.ccg.language.words.selectors.selectors import ANY_CARD, Description, SpokenOf
from everfree.ccg.language.words.zones.decks import TopOf
from everfree.ccg.language.words.zones.discarding import (
    DiscardCards,
    DiscardHand,
    Discards,
    EntersDiscardPile,
    PutIntoDiscardPile,
)
from everfree.ccg.vocab import CARD, DISCARD_PILE, HAND


def discards(trigger: Discards, told: Discourse) -> Occasion:
    """Say that a player discards a card, or that it is discarded."""
    what = SELECTORS.say(trigger.what, told)
    if trigger.wording == PASSIVE and trigger.who == A_PLAYER:
        return Clause(passive("discard"), what)
    if trigger.by != A_PLAYER:
        deed = NonFinite(VerbPhrase("discard", (what,)), INFINITIVE)
        return Clause(VerbPhrase("force", (player(trigger.who, told), deed)), player(trigger.by, told))
    return Clause(VerbPhrase("discard", (what,)), player(trigger.who, told))


def enters_discard_pile(trigger: EntersDiscardPile, told: Discourse) -> Occasion:
    """Say that a card is put into the discard pile, or enters that of a player."""
    if trigger.whose != A_PLAYER:
        pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=player(trigger.whose, told))
        way = ("from play",) if trigger.from_play else ()
        return Clause(VerbPhrase("enter", (pile, *way)), SELECTORS.say(trigger.what, told))
    if trigger.wording == ENTERING:
        where = "the discard pile from play" if trigger.from_play else "a discard pile"
        return Clause(VerbPhrase("enter", (where,)), SELECTORS.say(trigger.what, told))
    origin = "from play" if trigger.from_play else "from anywhere"
    put = VerbPhrase("be", ("put into the discard pile", origin))
    return Clause(put, SELECTORS.say(trigger.what, told))


def discard_hand(effect: DiscardHand, told: Discourse) -> Speech:
    """Tell a player to discard a whole hand."""
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=player(YOU, told))
    return (Clause(VerbPhrase("discard", ("all the cards in", hand))),)


def put_into_discard_pile(effect: PutIntoDiscardPile, told: Discourse) -> Speech:
    """Tell a player to put cards into their owners' discard piles; `PASSIVE` says that they are put there."""
    cards = SELECTORS.say(effect.what, told)
    pile = of_owner(DISCARD_PILE, cards)
    if isinstance(effect.what, TopOf):
        whose = effect.what.deck.whose
        owner = NounPhrase(Noun("player"), FAR) if whose == A_PLAYER else player(whose, told)
        pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=owner)
    if effect.wording == YOURS:
        pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=player(YOU, told))
    if effect.wording == PASSIVE:
        return (Clause(VerbPhrase("be", ("put into", pile)), cards),)
    if effect.wording in (BRIEFLY, LAID_IN):
        pile = NounPhrase(zone(DISCARD_PILE), DEFINITE)
        return act("put", effect.what, told, "in" if effect.wording == LAID_IN else "into", pile)
    return act("put", effect.what, told, "into", pile)


def discard_cards(effect: DiscardCards, told: Discourse) -> Speech:
    """Say that a player discards cards."""
    how = ("random",) if effect.at_random else ()
    one = described(effect.description, told)
    is_known = effect.description == Description(CARD, (SpokenOf(),))
    if effect.description != ANY_CARD and effect.who != YOU and not is_known:
        raise Untold("nobody sees whether another player has such a card")
    cards, measure = in_number(replace(one, qualities=(*how, *one.qualities)), effect.count, told)
    if effect.wording == SAME:
        if effect != DiscardCards(effect.who, ChosenNumber(), wording=SAME):
            raise Untold("only a number that was told before is the same")
        cards = NounPhrase(
            NUMBER, DEFINITE, qualities=("same",), after=("of", NounPhrase(KINDS[CARD], count=MANY))
        )
    discard = VerbPhrase("discard", (cards, measure))
    if effect.wording == FORCED:
        forced = NonFinite(Joined((VerbPhrase("choose"), discard)), INFINITIVE)
        return (Clause(VerbPhrase("force", (player(effect.who, told), forced))),)
    if effect.wording == CHOSEN_FIRST:
        if effect.who != OPPONENT or effect.at_random:
            raise Untold("only an opponent is chosen, who chooses cards")
        both = Joined((VerbPhrase("choose"), discard))
        return (Clause(VerbPhrase("choose", (AN_OPPONENT,))), Clause(both, SPOKEN_OF[CHOSEN_OPPONENT]))
    return (Clause(discard, subject(effect.who, told)),)


EFFECTS.add(DiscardHand, discard_hand)
EFFECTS.add(PutIntoDiscardPile, put_into_discard_pile, BRIEFLY, LAID_IN, PASSIVE, YOURS)
TRIGGERS.add(Discards, discards, PASSIVE)
TRIGGERS.add(EntersDiscardPile, enters_discard_pile, ENTERING)
EFFECTS.add(DiscardCards, discard_cards, CHOSEN_FIRST, FORCED, SAME)
