"""English for what adds to a faceoff's totals."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, POWER, player, this_card
from everfree.ccg.language.text.english.words.changes.changes import AMOUNTS
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion, faceoff
from everfree.ccg.language.text.phrases import DEFINITE, Clause, Noun, NounPhrase, Phrase, Speech, VerbPhrase
from everfree.ccg.language.words.faceoffs.totals import AddToTotal, PrintedPowerOf, WouldFlip
from everfree.ccg.vocab import ANY_FACEOFF, CARD


def would_flip(trigger: WouldFlip, told: Discourse) -> Occasion:
    """Say that a player is about to flip a card."""
    which: tuple[Phrase, ...] = ("involving", this_card(told)) if trigger.involving_this else ()
    during = ("during", faceoff(ANY_FACEOFF, *which))
    flip = VerbPhrase("flip", (NounPhrase(KINDS[CARD]), *during))
    return Clause(flip, player(trigger.who, told), modal="would")


def add_to_total(effect: AddToTotal, told: Discourse) -> Speech:
    """Tell a player to add an amount to their total."""
    number, measure = AMOUNTS.say(effect.amount, told)
    return (Clause(VerbPhrase("add", (number, measure, "to your power total for that faceoff"))),)


def printed_power_of(amount: PrintedPowerOf, told: Discourse) -> tuple[str, Phrase]:
    """Name the amount "the printed power of a card"."""
    return "", NounPhrase(
        Noun(POWER), DEFINITE, possessor=SELECTORS.say(amount.what, told), qualities=("printed",)
    )


TRIGGERS.add(WouldFlip, would_flip)
EFFECTS.add(AddToTotal, add_to_total)
AMOUNTS.add(PrintedPowerOf, printed_power_of)
