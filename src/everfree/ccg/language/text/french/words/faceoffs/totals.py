"""French for what adds to a faceoff's totals."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import POWER, done
from everfree.ccg.language.text.french.words.changes.changes import AMOUNTS
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import DEFINITE, Clause, NounPhrase, Phrase, Speech, VerbPhrase
from everfree.ccg.language.words.faceoffs.totals import AddToTotal, PrintedPowerOf


def add_to_total(effect: AddToTotal, told: Discourse) -> Speech:
    """Tell a player to add an amount to their total."""
    number, measure = AMOUNTS.say(effect.amount, told)
    total = "à votre puissance totale pour ce face-à-face"
    return (Clause(VerbPhrase("ajouter", (str(number) if number else "", measure, total))),)


def printed_power_of(amount: PrintedPowerOf, told: Discourse) -> tuple[int, Phrase]:
    """Name the amount "the printed power of a card"."""
    card = SELECTORS.say(amount.what, told)
    return 0, NounPhrase(POWER, DEFINITE, possessor=card, qualities=(done("imprimer"),))


EFFECTS.add(AddToTotal, add_to_total)
AMOUNTS.add(PrintedPowerOf, printed_power_of)
