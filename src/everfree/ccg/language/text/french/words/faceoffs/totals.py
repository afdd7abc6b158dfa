"""French for what adds to a faceoff's totals."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import PLAYERS
from everfree.ccg.language.text.french.words.changes.changes import AMOUNTS, LAWS, counted, gained, under_law
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import DESCRIPTIONS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import signed
from everfree.ccg.language.wordings import GOT, SPAN
from everfree.ccg.language.words.faceoffs.totals import AddToTotal, HasTotal


def has_total(law: HasTotal, told: Discourse) -> Clause:
    """Say that a player has more or less power."""
    number, measure = counted(law.amount, told)
    if law.having is not None:
        if law.who != A_PLAYER:
            raise Untold("only players in general are told by what they have")
        subject = replace(PLAYERS, after=("qui ont", DESCRIPTIONS.say(law.having, told)))
        return Clause(gained(number, "en puissance totale", measure), subject)
    if law.wording == GOT:
        return Clause(gained(number, "en puissance", measure), under_law(law.who, told))
    return Clause(VerbPhrase("avoir", (signed(number), "en puissance", measure)), under_law(law.who, told))


def add_to_total(effect: AddToTotal, told: Discourse) -> Speech:
    """Tell a player to add an amount to their total."""
    number, measure = AMOUNTS.say(effect.amount, told)
    if effect.next and effect.wording:
        raise Untold("the next faceoff is named in one way")
    which = "votre prochain face-à-face pendant ce tour" if effect.next else "ce face-à-face"
    total = f"à votre puissance totale pour {which}"
    return (Clause(VerbPhrase("ajouter", (str(number) if number else "", measure, total))),)


LAWS.add(HasTotal, has_total, GOT)
EFFECTS.add(AddToTotal, add_to_total, SPAN)
