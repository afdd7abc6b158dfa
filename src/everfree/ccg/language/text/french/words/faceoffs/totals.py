"""French for what adds to a faceoff's totals."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.words.changes.changes import AMOUNTS
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.words.faceoffs.totals import AddToTotal


def add_to_total(effect: AddToTotal, told: Discourse) -> Speech:
    """Tell a player to add an amount to their total."""
    number, measure = AMOUNTS.say(effect.amount, told)
    total = "à votre puissance totale pour ce face-à-face"
    return (Clause(VerbPhrase("ajouter", (str(number) if number else "", measure, total))),)


EFFECTS.add(AddToTotal, add_to_total)
