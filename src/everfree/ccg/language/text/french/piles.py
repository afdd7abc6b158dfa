"""French for hands in two piles, and for turning to the boosted side."""

from everfree.ccg.language.piles import SplitHand, TurnToBoosted
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.effects import EFFECTS, act
from everfree.ccg.language.text.french.lexicon import ADVERSARY, AN_OPPONENT, player
from everfree.ccg.language.text.phrases import NEAR, Clause, Joined, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.words import OPPONENT


def turn_to_boosted(effect: TurnToBoosted, told: Discourse) -> Speech:
    """Turn a card to its boosted side."""
    return act("passer", effect.what, told, "sur sa face renforcée")


def split_hand(effect: SplitHand, told: Discourse) -> Speech:
    """A player makes two piles of their hand, and you banish one."""
    is_opponent = effect.who == OPPONENT
    chosen = (Clause(VerbPhrase("choisir", (AN_OPPONENT,))),) if is_opponent else ()
    who = NounPhrase(ADVERSARY, NEAR) if is_opponent else player(effect.who, told)
    showing = VerbPhrase("révéler", ("sa main",))
    parting = VerbPhrase("partager", ("ses cartes en deux tas",))
    taking = VerbPhrase("bannir", ("un tas de votre choix",))
    return (*chosen, Clause(Joined((showing, parting)), who), Clause(taking))


EFFECTS.add(TurnToBoosted, turn_to_boosted)
EFFECTS.add(SplitHand, split_hand)
