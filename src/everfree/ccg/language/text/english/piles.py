"""English for hands in two piles, and for turning to the boosted side."""

from everfree.ccg.language.piles import SplitHand, TurnToBoosted
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS, act
from everfree.ccg.language.text.english.lexicon import AN_OPPONENT, player
from everfree.ccg.language.text.phrases import FAR, Clause, Joined, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.words import OPPONENT


def turn_to_boosted(effect: TurnToBoosted, told: Discourse) -> Speech:
    """Turn a card to its boosted side."""
    return act("turn", effect.what, told, "to its Boosted side")


def split_hand(effect: SplitHand, told: Discourse) -> Speech:
    """A player makes two piles of their hand, and you banish one."""
    is_opponent = effect.who == OPPONENT
    chosen = (Clause(VerbPhrase("choose", (AN_OPPONENT,))),) if is_opponent else ()
    who = NounPhrase(Noun("opponent"), FAR) if is_opponent else player(effect.who, told)
    showing = VerbPhrase("reveal", ("their hand",))
    parting = VerbPhrase("separate", ("it into two piles",))
    taking = Joined((VerbPhrase("choose"), VerbPhrase("banish", ("one pile",))))
    return (*chosen, Clause(Joined((showing, parting)), who), Clause(taking))


EFFECTS.add(TurnToBoosted, turn_to_boosted)
EFFECTS.add(SplitHand, split_hand)
