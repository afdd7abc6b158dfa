"""English for a Troublemaker that stops blocking a player."""

from everfree.ccg.language.terms import THAT_PLAYER, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import READER, THEY, player, this_card
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.words.laws.stepping_aside import StepAside


def step_aside(effect: StepAside, told: Discourse) -> Speech:
    """Say that this card doesn't prevent a player from confronting and can't be challenged."""
    whom = {YOU: READER, THAT_PLAYER: THEY}.get(effect.who) or player(effect.who, told)
    passing = VerbPhrase("not prevent", (whom, "from confronting its Problem this turn"))
    stop = "and can't be challenged until the end of the turn"
    return (Clause(passing, this_card(told), modal="does", trailing=(stop,)),)


EFFECTS.add(StepAside, step_aside)
