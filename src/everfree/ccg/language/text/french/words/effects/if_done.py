"""French for instructions that depend on whether another one was done."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import Speech
from everfree.ccg.language.words.effects.if_done import IfDone


def if_done(effect: IfDone, told: Discourse) -> Speech:
    """Print an instruction, then "dans ce cas" or "si ce n’est pas possible" and another."""
    first, *rest = EFFECTS.say(effect.then, told)
    case = "si ce n’est pas possible" if effect.negated else "dans ce cas"
    return (*EFFECTS.say(effect.first, told), replace(first, fronted=(case, *first.fronted)), *rest)


EFFECTS.add(IfDone, if_done)
