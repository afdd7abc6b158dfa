"""French for laws about Problems that are solved and replaced."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.grammar import CANT, WOULD
from everfree.ccg.language.text.french.lexicon import done, passive, problem_here, problem_of_host
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.french.words.selectors.conditions import IF
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import DEFINITE, Clause, Noun, NounPhrase, Phrase, VerbPhrase
from everfree.ccg.language.wordings import THAT_ONE, UNDERSTOOD
from everfree.ccg.language.words.laws.solving import OnlyReplacedSolved, StaysWhenSolved

SOLVING: Final = Noun("résolution", feminine=True)


def only_replaced_solved(law: OnlyReplacedSolved, told: Discourse) -> Clause:
    """Say that the Problem can't be replaced until it is solved."""
    until = "tant qu’il n’est pas résolu"
    return Clause(passive("remplacer"), problem_here(told), modal=CANT, trailing=(until,))


def stays_when_solved(law: StaysWhenSolved, told: Discourse) -> Clause:
    """Say that a card stays when the Problem is solved; `UNDERSTOOD` leaves out the Problem."""
    what = SELECTORS.say(law.what, told)
    sent: Phrase = (IF, Clause(VerbPhrase("être", (done("renvoyer", "à la maison"),)), what, modal=WOULD))
    stays = Clause(VerbPhrase("rester", ("sur place",)), pronoun_for(what), fronted=(sent,))
    if law.wording == UNDERSTOOD:
        return stays
    problem = problem_of_host(told) if law.wording else problem_here(told)
    return replace(stays, fronted=(("à", NounPhrase(SOLVING, DEFINITE, possessor=problem)), sent))


LAWS.add(OnlyReplacedSolved, only_replaced_solved)
LAWS.add(StaysWhenSolved, stays_when_solved, THAT_ONE, UNDERSTOOD)
