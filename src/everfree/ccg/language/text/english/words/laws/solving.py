"""English for laws about Problems that are solved and replaced."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import IT, passive, problem_here, problem_of_host
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import Clause, Phrase, VerbPhrase
from everfree.ccg.language.wordings import THAT_ONE, UNDERSTOOD
from everfree.ccg.language.words.laws.solving import OnlyReplacedSolved, StaysWhenSolved


def only_replaced_solved(law: OnlyReplacedSolved, told: Discourse) -> Clause:
    """Say that the Problem can't be replaced until it is solved."""
    return Clause(passive("replace"), problem_here(told), modal="can't", trailing=("until it is solved",))


def stays_when_solved(law: StaysWhenSolved, told: Discourse) -> Clause:
    """Say that a card stays when the Problem is solved; `THAT_ONE` names the Problem by the host.

    `UNDERSTOOD` leaves out the Problem, which the text has told.
    """
    what = SELECTORS.say(law.what, told)
    sent: Phrase = ("if", Clause(VerbPhrase("be", ("sent home",)), what, modal="would"))
    stays = Clause(VerbPhrase("sent", ("home instead",)), IT, modal="isn't", fronted=(sent,))
    if law.wording == UNDERSTOOD:
        return stays
    problem, again = (problem_of_host(told), what) if law.wording else (problem_here(told), IT)
    return replace(stays, subject=again, fronted=(("when", Clause(passive("solve"), problem)), sent))


LAWS.add(OnlyReplacedSolved, only_replaced_solved)
LAWS.add(StaysWhenSolved, stays_when_solved, THAT_ONE, UNDERSTOOD)
