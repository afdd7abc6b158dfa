"""English for what adds to a faceoff's totals."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.words.changes.changes import AMOUNTS
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.words.faceoffs.totals import AddToTotal


def add_to_total(effect: AddToTotal, told: Discourse) -> Speech:
    """Tell a player to add an amount to their total."""
    number, measure = AMOUNTS.say(effect.amount, told)
    return (Clause(VerbPhrase("add", (number, measure, "to your power total for that faceoff"))),)


EFFECTS.add(AddToTotal, add_to_total)
