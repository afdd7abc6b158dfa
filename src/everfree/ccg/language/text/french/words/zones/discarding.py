"""French for cards that are discarded or put into a discard pile."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, OPPONENT, YOU
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.lexicon import (
    AN_OPPONENT,
    KINDS,
    PLAYER,
    SPOKEN_OF,
    done,
    passive,
    player,
    subject,
    zone,
)
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, act, of_owner
from everfree.ccg.language.text.french.words.selectors.selectors import (
    NUMBER,
    SELECTORS,
    described,
    in_number,
)
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    BASE,
    DEFINITE,
    MANY,
    NEAR,
    Adjective,
    Clause,
    Joined,
    NonFinite,
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
        return Clause(passive("défausser"), what)
    if trigger.by != A_PLAYER:
        because = ("à cause", ("de", player(trigger.by, told)))
        return Clause(VerbPhrase("défausser", (what, *because)), player(trigger.who, told))
    return Clause(VerbPhrase("défausser", (what,)), player(trigger.who, told))


def enters_discard_pile(trigger: EntersDiscardPile, told: Discourse) -> Occasion:
    """Say that a card is put into the discard pile, or goes into that of a player."""
    if trigger.whose != A_PLAYER:
        pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=player(trigger.whose, told))
        way = VerbPhrase("aller", ("dans", pile))
        if trigger.from_play:
            way = VerbPhrase("quitter", ("le jeu pour", pile))
        return Clause(way, SELECTORS.say(trigger.what, told))
    origin = "depuis le jeu" if trigger.from_play else "depuis n’importe quelle zone"
    put = VerbPhrase("être", (done("mettre", "dans la défausse", origin),))
    return Clause(put, SELECTORS.say(trigger.what, told))


def discard_hand(effect: DiscardHand, told: Discourse) -> Speech:
    """Tell a player to discard a whole hand."""
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=player(YOU, told))
    return (Clause(VerbPhrase("défausser", ("toutes les cartes de", hand))),)


def put_into_discard_pile(effect: PutIntoDiscardPile, told: Discourse) -> Speech:
    """Tell a player to put cards into their owners' discard piles; `PASSIVE` says that they are put there."""
    cards = SELECTORS.say(effect.what, told)
    pile = of_owner(DISCARD_PILE, cards)
    if isinstance(effect.what, TopOf):
        whose = effect.what.deck.whose
        owner = NounPhrase(PLAYER, NEAR) if whose == A_PLAYER else player(whose, told)
        pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=owner)
    if effect.wording == YOURS:
        pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=player(YOU, told))
    if effect.wording == PASSIVE:
        return (Clause(VerbPhrase("être", (done("mettre", "dans", pile),)), cards),)
    if effect.wording in (BRIEFLY, LAID_IN):
        pile = NounPhrase(zone(DISCARD_PILE), DEFINITE)
    return act("mettre", effect.what, told, "dans", pile)


def discard_cards(effect: DiscardCards, told: Discourse) -> Speech:
    """Say that a player discards cards."""
    how = ("au hasard",) if effect.at_random else ()
    one = described(effect.description, told)
    is_known = effect.description == Description(CARD, (SpokenOf(),))
    if effect.description != ANY_CARD and effect.who != YOU and not is_known:
        raise Untold("nobody sees whether another player has such a card")
    cards, measure = in_number(replace(one, after=(*one.after, *how)), effect.count, told)
    if effect.wording == SAME:
        if effect != DiscardCards(effect.who, ChosenNumber(), wording=SAME):
            raise Untold("only a number that was told before is the same")
        same = Adjective("même", leads=True)
        cards = NounPhrase(
            NUMBER, DEFINITE, qualities=(same,), after=("de", NounPhrase(KINDS[CARD], count=MANY))
        )
    if effect.wording == FORCED:
        discard = NonFinite(VerbPhrase("défausser", (pronoun_for(cards),)), BASE)
        return (
            Clause(VerbPhrase("forcer", (player(effect.who, told), "à choisir", cards, "et à", discard))),
        )
    if effect.wording == CHOSEN_FIRST:
        if effect.who != OPPONENT or effect.at_random:
            raise Untold("only an opponent is chosen, who chooses cards")
        both = Joined((VerbPhrase("choisir", (cards,)), VerbPhrase("défausser", (pronoun_for(cards),))))
        return (Clause(VerbPhrase("choisir", (AN_OPPONENT,))), Clause(both, SPOKEN_OF[CHOSEN_OPPONENT]))
    return (Clause(VerbPhrase("défausser", (cards, measure)), subject(effect.who, told)),)


EFFECTS.add(DiscardHand, discard_hand)
EFFECTS.add(PutIntoDiscardPile, put_into_discard_pile, BRIEFLY, LAID_IN, PASSIVE, YOURS)
TRIGGERS.add(Discards, discards, PASSIVE)
TRIGGERS.add(EntersDiscardPile, enters_discard_pile, ENTERING)
EFFECTS.add(DiscardCards, discard_cards, CHOSEN_FIRST, FORCED, SAME)
