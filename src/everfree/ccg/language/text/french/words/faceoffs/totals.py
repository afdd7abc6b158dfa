"""French for what adds to a faceoff's totals."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import WOULD
from everfree.ccg.language.text.french.lexicon import KINDS, POWER, done, player, this_card
from everfree.ccg.language.text.french.words.changes.changes import AMOUNTS
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion, faceoff
from everfree.ccg.language.text.phrases import DEFINITE, Clause, NounPhrase, Phrase, Speech, VerbPhrase
from everfree.ccg.language.words.faceoffs.totals import AddToTotal, PrintedPowerOf, WouldFlip
from everfree.ccg.vocab import ANY_FACEOFF, CARD


def would_flip(trigger: WouldFlip, told: Discourse) -> Occasion:
    """Say that a player is about to flip a card."""
    which: tuple[Phrase, ...] = ("auquel", this_card(told), "participe") if trigger.involving_this else ()
    during = ("pendant", replace(faceoff(ANY_FACEOFF), after=which))
    flip = VerbPhrase("retourner", (NounPhrase(KINDS[CARD]), *during))
    return Clause(flip, player(trigger.who, told), modal=WOULD)


def add_to_total(effect: AddToTotal, told: Discourse) -> Speech:
    """Tell a player to add an amount to their total."""
    number, measure = AMOUNTS.say(effect.amount, told)
    total = "à votre puissance totale pour ce face-à-face"
    return (Clause(VerbPhrase("ajouter", (str(number) if number else "", measure, total))),)


def printed_power_of(amount: PrintedPowerOf, told: Discourse) -> tuple[int, Phrase]:
    """Name the amount "the printed power of a card"."""
    card = SELECTORS.say(amount.what, told)
    return 0, NounPhrase(POWER, DEFINITE, possessor=card, qualities=(done("imprimer"),))


TRIGGERS.add(WouldFlip, would_flip)
EFFECTS.add(AddToTotal, add_to_total)
AMOUNTS.add(PrintedPowerOf, printed_power_of)
