"""English for play requirements that a text lowers."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import lasts
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.language.words.laws.play_needs import LowerNeeds


def lower_needs(effect: LowerNeeds, told: Discourse) -> Speech:
    """Tell a player to reduce the play requirements of their cards for a duration."""
    less = (str(effect.amount), *colours(effect.colour), lasts(effect.until))
    return (Clause(VerbPhrase("reduce", ("the play requirements of your cards by", *less))),)


EFFECTS.add(LowerNeeds, lower_needs)
