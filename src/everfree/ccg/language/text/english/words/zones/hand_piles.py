"""English for hands that are separated into two piles."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, ADVERSARIES, OPPONENT, YOU
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, SOMEONE, Discourse
from everfree.ccg.language.text.english.lexicon import AN_OPPONENT, KINDS, READER, player, zone
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    FAR,
    Clause,
    Joined,
    Noun,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import JOINED
from everfree.ccg.language.words.selectors.selectors import ANY_CARD, THAT, Description
from everfree.ccg.language.words.zones.hand_piles import ChooseFromHand, SplitHand
from everfree.ccg.language.words.zones.leaving import Banish
from everfree.ccg.vocab import CARD, HAND


def split_hand(effect: SplitHand, told: Discourse) -> Speech:
    """Say that a player makes two piles of their hand, and you banish one."""
    is_opponent = effect.who == OPPONENT
    chosen = (Clause(VerbPhrase("choose", (AN_OPPONENT,))),) if is_opponent else ()
    who = NounPhrase(Noun("opponent"), FAR) if is_opponent else player(effect.who, told)
    showing = VerbPhrase("reveal", ("their hand",))
    parting = VerbPhrase("separate", ("it into two piles",))
    taking = Joined((VerbPhrase("choose"), VerbPhrase("banish", ("one pile",))))
    return (*chosen, Clause(Joined((showing, parting)), who), Clause(taking))


def choose_from_hand(effect: ChooseFromHand, told: Discourse) -> Speech:
    """Say that a hand is revealed or looked at, that a card is chosen there, and what becomes of it."""
    if effect.wording == JOINED:
        if effect != ChooseFromHand(effect.who, Banish(THAT), wording=JOINED):
            raise Untold("any card is banished from a hand that one player sees")
        hand = NounPhrase(zone(HAND), DEFINITE, possessor=player(effect.who, told))
        banishing = VerbPhrase("banish", (NounPhrase(KINDS[CARD]), "from their", zone(HAND).one))
        return (Clause(Joined((VerbPhrase("look", ("at", hand)), banishing))),)
    after = told.called(SOMEONE) if effect.shown else told.called(CHOSEN_OPPONENT if effect.may else A_PLAYER)
    first, *rest = EFFECTS.say(effect.then, after)
    if effect.shown:
        card = NounPhrase(KINDS[CARD], qualities=(KINDS[effect.description.noun].one,))
        if (
            effect.description != Description(effect.description.noun)
            or effect.description.noun == CARD
            or rest
        ):
            raise Untold("only a type of card is chosen from a revealed hand")
        showing = Clause(VerbPhrase("reveal", ("their", zone(HAND).one)), player(effect.who, told))
        take = VerbPhrase("choose", (card, "from their", zone(HAND).one))
        taking = Clause(take, READER if effect.may else None, modal="may" if effect.may else "")
        return (showing, replace(taking, trailing=("and", first)))
    if effect.description != ANY_CARD or (effect.may and (effect.who not in ADVERSARIES or rest)):
        raise Untold("any card is chosen from a hand that one player sees")
    owner = player(effect.who, told)
    if told.of_another and effect.who in ADVERSARIES:
        owner = NounPhrase(Noun("opponent"), DEFINITE, possessor=player(YOU, told))
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=owner)
    if effect.may:
        take = VerbPhrase("choose", (NounPhrase(KINDS[CARD]), "from it and", first))
        return (Clause(VerbPhrase("look", ("at", hand))), Clause(take, READER, modal="may"))
    seen = Joined((VerbPhrase("look", ("at", hand)), VerbPhrase("choose", (NounPhrase(KINDS[CARD]),))))
    return (Clause(seen), first, *rest)


EFFECTS.add(SplitHand, split_hand)
EFFECTS.add(ChooseFromHand, choose_from_hand, JOINED)
