"""French for laws about confronting."""

from dataclasses import replace

from everfree.ccg.language.confronting import CantConfront
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.changes import LAWS, under_law
from everfree.ccg.language.text.french.conditions import CONDITIONS
from everfree.ccg.language.text.french.grammar import CANT
from everfree.ccg.language.text.french.lexicon import HE, YOUR_OPPONENTS, problem_here
from everfree.ccg.language.text.phrases import Clause, Phrase, VerbPhrase
from everfree.ccg.language.words import OPPONENT


def cant_confront(law: CantConfront, told: Discourse) -> Clause:
    """Players can't confront the Problem, "sauf s’ils" have something."""
    subject = YOUR_OPPONENTS if law.who == OPPONENT else under_law(law.who, told)
    sentence = Clause(VerbPhrase("affronter", (problem_here(told),)), subject, modal=CANT)
    if law.unless is None:
        return sentence
    said = CONDITIONS.say(law.unless, replace(told, player=OPPONENT))
    many: tuple[Phrase, ...] = tuple(
        replace(one, subject=pronoun_for(subject)) if isinstance(one, Clause) and one.subject == HE else one
        for one in said
    )
    return replace(sentence, trailing=("sauf si", *many))


LAWS.add(CantConfront, cant_confront)
