"""French for a Troublemaker that stops blocking a player."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import player, problem_here, this_card
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.words.laws.stepping_aside import StepAside


def step_aside(effect: StepAside, told: Discourse) -> Speech:
    """Say that this card doesn't prevent a player from confronting and can't be challenged."""
    way = ("affronter", problem_here(told), "ce tour-ci")
    passing = VerbPhrase("laisser", (player(effect.who, told), *way))
    stop = "et ne peut pas être défiée jusqu’à la fin du tour"
    return (Clause(passing, this_card(told), trailing=(stop,)),)


EFFECTS.add(StepAside, step_aside)
