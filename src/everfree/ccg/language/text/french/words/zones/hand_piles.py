"""French for hands that are separated into two piles."""

from everfree.ccg.language.terms import OPPONENT
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import ADVERSARY, AN_OPPONENT, player
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import NEAR, Clause, Joined, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.words.zones.hand_piles import SplitHand


def split_hand(effect: SplitHand, told: Discourse) -> Speech:
    """Say that a player makes two piles of their hand, and you banish one."""
    is_opponent = effect.who == OPPONENT
    chosen = (Clause(VerbPhrase("choisir", (AN_OPPONENT,))),) if is_opponent else ()
    who = NounPhrase(ADVERSARY, NEAR) if is_opponent else player(effect.who, told)
    showing = VerbPhrase("révéler", ("sa main",))
    parting = VerbPhrase("partager", ("ses cartes en deux tas",))
    taking = VerbPhrase("bannir", ("un tas de votre choix",))
    return (*chosen, Clause(Joined((showing, parting)), who), Clause(taking))


EFFECTS.add(SplitHand, split_hand)
