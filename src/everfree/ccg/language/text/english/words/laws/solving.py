"""English for laws about Problems that are solved and replaced."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import IT, passive, problem_here, problem_of_host
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import Clause, VerbPhrase
from everfree.ccg.language.wordings import THAT_ONE
from everfree.ccg.language.words.laws.solving import OnlyReplacedSolved, StaysWhenSolved


def only_replaced_solved(law: OnlyReplacedSolved, told: Discourse) -> Clause:
    """Say that the Problem can't be replaced until it is solved."""
    return Clause(passive("replace"), problem_here(told), modal="can't", trailing=("until it is solved",))


def stays_when_solved(law: StaysWhenSolved, told: Discourse) -> Clause:
    """Say that a card stays when the Problem is solved; `THAT_ONE` names the Problem by the host."""
    what = SELECTORS.say(law.what, told)
    problem, again = (problem_of_host(told), what) if law.wording else (problem_here(told), IT)
    solved = ("when", Clause(passive("solve"), problem))
    sent = ("if", Clause(VerbPhrase("be", ("sent home",)), what, modal="would"))
    return Clause(VerbPhrase("sent", ("home instead",)), again, modal="isn't", fronted=(solved, sent))


LAWS.add(OnlyReplacedSolved, only_replaced_solved)
LAWS.add(StaysWhenSolved, stays_when_solved, THAT_ONE)
