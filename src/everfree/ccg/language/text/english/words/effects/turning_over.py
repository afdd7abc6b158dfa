"""English for turning everything over."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.wordings import AGAIN
from everfree.ccg.language.words.effects.turning_over import TurnAllOver


def turn_all_over(effect: TurnAllOver, told: Discourse) -> Speech:
    """Tell a player to turn everything over."""
    again = ("again",) if effect.wording == AGAIN else ()
    each = "each character, face-up Troublemaker, and face-down Troublemaker over"
    return (Clause(VerbPhrase("turn", (each, *again))),)


EFFECTS.add(TurnAllOver, turn_all_over, AGAIN)
