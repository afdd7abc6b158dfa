"""English for what adds to a faceoff's totals."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import PLAYERS, POWER
from everfree.ccg.language.text.english.words.changes.changes import AMOUNTS, LAWS, under_law
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import DESCRIPTIONS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import Clause, Phrase, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import signed
from everfree.ccg.language.wordings import GOT, SPAN
from everfree.ccg.language.words.faceoffs.totals import AddToTotal, HasTotal


def has_total(law: HasTotal, told: Discourse) -> Clause:
    """Say that a player has more or less power."""
    measure: Phrase = ()
    amount = law.amount
    if not isinstance(amount, int):
        number, measure = AMOUNTS.say(amount, told)
        if not number:
            raise Untold("a change of a total is counted by something")
        amount = int(number)
    if law.having is not None:
        if law.who != A_PLAYER:
            raise Untold("only players in general are told by what they have")
        subject = replace(PLAYERS, after=("with", DESCRIPTIONS.say(law.having, told)))
        return Clause(VerbPhrase("get", (signed(amount), "total", POWER, measure)), subject)
    verb = "get" if law.wording == GOT else "have"
    return Clause(VerbPhrase(verb, (signed(amount), POWER, measure)), under_law(law.who, told))


def add_to_total(effect: AddToTotal, told: Discourse) -> Speech:
    """Tell a player to add an amount to their total."""
    number, measure = AMOUNTS.say(effect.amount, told)
    if effect.next:
        if effect.wording:
            raise Untold("the next faceoff is named in one way")
        return (Clause(VerbPhrase("add", (number, measure, "to your next faceoff this turn"))),)
    which = "this" if effect.wording == SPAN else "that"
    return (Clause(VerbPhrase("add", (number, measure, f"to your power total for {which} faceoff"))),)


LAWS.add(HasTotal, has_total, GOT)
EFFECTS.add(AddToTotal, add_to_total, SPAN)
