"""French for instructions that hang on whether another one was done."""

from dataclasses import replace

from everfree.ccg.language.doing import IfDone
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.effects import EFFECTS
from everfree.ccg.language.text.phrases import Speech


def if_done(effect: IfDone, told: Discourse) -> Speech:
    """Faites quelque chose. Dans ce cas, autre chose."""
    first, *rest = EFFECTS.say(effect.then, told)
    return (*EFFECTS.say(effect.first, told), replace(first, fronted=("dans ce cas", *first.fronted)), *rest)


EFFECTS.add(IfDone, if_done)
