"""French for a Troublemaker that lets a player pass."""

from everfree.ccg.language.stepping_aside import StepAside
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.effects import EFFECTS
from everfree.ccg.language.text.french.lexicon import player, problem_here, this_card
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase


def step_aside(effect: StepAside, told: Discourse) -> Speech:
    """This card lets someone pass."""
    way = ("affronter", problem_here(told), "ce tour-ci")
    passing = VerbPhrase("laisser", (player(effect.who, told), *way))
    stop = "et ne peut pas être défiée jusqu’à la fin du tour"
    return (Clause(passing, this_card(told), trailing=(stop,)),)


EFFECTS.add(StepAside, step_aside)
