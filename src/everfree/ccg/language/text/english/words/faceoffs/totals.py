"""English for what adds to a faceoff's totals."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import POWER
from everfree.ccg.language.text.english.words.changes.changes import AMOUNTS
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import DEFINITE, Clause, Noun, NounPhrase, Phrase, Speech, VerbPhrase
from everfree.ccg.language.words.faceoffs.totals import AddToTotal, PrintedPowerOf


def add_to_total(effect: AddToTotal, told: Discourse) -> Speech:
    """Tell a player to add an amount to their total."""
    number, measure = AMOUNTS.say(effect.amount, told)
    return (Clause(VerbPhrase("add", (number, measure, "to your power total for that faceoff"))),)


def printed_power_of(amount: PrintedPowerOf, told: Discourse) -> tuple[str, Phrase]:
    """Name the amount "the printed power of a card"."""
    return "", NounPhrase(
        Noun(POWER), DEFINITE, possessor=SELECTORS.say(amount.what, told), qualities=("printed",)
    )


EFFECTS.add(AddToTotal, add_to_total)
AMOUNTS.add(PrintedPowerOf, printed_power_of)
