"""English for turning everything over."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.wordings import AGAIN
from everfree.ccg.language.words.effects.turning_over import TurnAllOver, TurnToBoosted


def turn_all_over(effect: TurnAllOver, told: Discourse) -> Speech:
    """Tell a player to turn everything over."""
    again = ("again",) if effect.wording == AGAIN else ()
    each = "each character, face-up Troublemaker, and face-down Troublemaker over"
    return (Clause(VerbPhrase("turn", (each, *again))),)


def turn_to_boosted(effect: TurnToBoosted, told: Discourse) -> Speech:
    """Tell a player to turn a card to its boosted side."""
    return act("turn", effect.what, told, "to its Boosted side")


EFFECTS.add(TurnAllOver, turn_all_over, AGAIN)
EFFECTS.add(TurnToBoosted, turn_to_boosted)
