"""English for hands that are separated into two piles."""

from everfree.ccg.language.terms import OPPONENT
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import AN_OPPONENT, player
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import FAR, Clause, Joined, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.words.zones.hand_piles import SplitHand


def split_hand(effect: SplitHand, told: Discourse) -> Speech:
    """Say that a player makes two piles of their hand, and you banish one."""
    is_opponent = effect.who == OPPONENT
    chosen = (Clause(VerbPhrase("choose", (AN_OPPONENT,))),) if is_opponent else ()
    who = NounPhrase(Noun("opponent"), FAR) if is_opponent else player(effect.who, told)
    showing = VerbPhrase("reveal", ("their hand",))
    parting = VerbPhrase("separate", ("it into two piles",))
    taking = Joined((VerbPhrase("choose"), VerbPhrase("banish", ("one pile",))))
    return (*chosen, Clause(Joined((showing, parting)), who), Clause(taking))


EFFECTS.add(SplitHand, split_hand)
