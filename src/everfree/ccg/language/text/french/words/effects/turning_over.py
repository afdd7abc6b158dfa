"""French for turning everything over."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.wordings import AGAIN
from everfree.ccg.language.words.effects.turning_over import TurnAllOver


def turn_all_over(effect: TurnAllOver, told: Discourse) -> Speech:
    """Tell a player to turn everything over."""
    again = ("de nouveau",) if effect.wording == AGAIN else ()
    each = "sur son autre face chaque personnage, chaque Fauteur de troubles face visible"
    rest = "et chaque Fauteur de troubles face cachée"
    return (Clause(VerbPhrase("passer", (*again, each, rest))),)


EFFECTS.add(TurnAllOver, turn_all_over, AGAIN)
