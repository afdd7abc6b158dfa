"""English for laws about confronting."""

from dataclasses import replace

from everfree.ccg.language.confronting import CantConfront
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.changes import LAWS, under_law
from everfree.ccg.language.text.english.conditions import CONDITIONS
from everfree.ccg.language.text.english.lexicon import YOUR_OPPONENTS, problem_here
from everfree.ccg.language.text.phrases import Clause, VerbPhrase
from everfree.ccg.language.words import OPPONENT


def cant_confront(law: CantConfront, told: Discourse) -> Clause:
    """Players can't confront the Problem, unless they have something."""
    subject = YOUR_OPPONENTS if law.who == OPPONENT else under_law(law.who, told)
    sentence = Clause(VerbPhrase("confront", (problem_here(told),)), subject, modal="can't")
    if law.unless is None:
        return sentence
    about_them = replace(told, player=OPPONENT)  # whoever they are, they are many: "they"
    return replace(sentence, trailing=("unless", CONDITIONS.say(law.unless, about_them)))


LAWS.add(CantConfront, cant_confront)
