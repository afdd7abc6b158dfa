"""French for play requirements that a text lowers."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import lasts
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.language.words.laws.play_needs import LowerNeeds


def lower_needs(effect: LowerNeeds, told: Discourse) -> Speech:
    """Tell a player to reduce the play requirements of their cards for a duration."""
    less = (f"de {effect.amount}", *colours(effect.colour))
    what = ("les exigences à remplir pour jouer vos cartes", lasts(effect.until))
    return (Clause(VerbPhrase("réduire", (*less, *what))),)


EFFECTS.add(LowerNeeds, lower_needs)
