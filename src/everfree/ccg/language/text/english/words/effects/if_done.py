"""English for instructions that depend on whether another one was done."""

from dataclasses import replace

from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import READER, THEY
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.words.effects.if_done import IfDone


def if_done(effect: IfDone, told: Discourse) -> Speech:
    """Print an instruction, then "if you do" or "if you can't" and another."""
    who = READER if told.actor == YOU else THEY
    first, *rest = EFFECTS.say(effect.then, told)
    did = ("if", Clause(VerbPhrase("can't" if effect.negated else "do"), who))
    return (*EFFECTS.say(effect.first, told), replace(first, fronted=(did, *first.fronted)), *rest)


EFFECTS.add(IfDone, if_done)
