"""English for a Troublemaker that lets a player pass."""

from everfree.ccg.language.stepping_aside import StepAside
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import READER, THEY, player, this_card
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.words import THAT_PLAYER, YOU


def step_aside(effect: StepAside, told: Discourse) -> Speech:
    """This card lets someone pass."""
    whom = {YOU: READER, THAT_PLAYER: THEY}.get(effect.who) or player(effect.who, told)
    passing = VerbPhrase("not prevent", (whom, "from confronting its Problem this turn"))
    stop = "and can't be challenged until the end of the turn"
    return (Clause(passing, this_card(told), modal="does", trailing=(stop,)),)


EFFECTS.add(StepAside, step_aside)
