"""English for meeting confront requirements in other ways."""

from dataclasses import replace

from everfree.ccg.language.terms import END_OF_TURN, THAT_PLAYER, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    IT,
    KINDS,
    POWER,
    READER,
    SPANS,
    THEY,
    lasts,
    player,
    problem_here,
    span,
)
from everfree.ccg.language.text.english.words.changes.changes import AMOUNTS, LAWS, under_law
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    GERUND,
    INFINITIVE,
    MANY,
    PARTICIPLE,
    PROPER,
    Clause,
    NonFinite,
    NounPhrase,
    Speech,
    VerbPhrase,
    join,
)
from everfree.ccg.language.wordings import JOINED, NAMED, UNDERSTOOD
from everfree.ccg.language.words.laws.confronting import (
    Contribute,
    ContributeAtMost,
    DoesntPrevent,
    DontPrevent,
    EaseProblem,
    HasBeenConfronted,
    MeetNeeds,
    NeedLess,
)
from everfree.ccg.vocab import CHARACTER, PROBLEM

THIS_TURN = SPANS[END_OF_TURN]


def meet_needs(effect: MeetNeeds, told: Discourse) -> Speech:
    """Say that you meet requirements if you have certain characters there."""
    team = ("at least one ready", join(effect.traits), "character there")
    team_there = ("if", Clause(VerbPhrase("have", team), READER))
    deed = VerbPhrase("meet", ("the confront requirements of", SELECTORS.say(effect.what, told)))
    return (Clause(deed, READER, fronted=(THIS_TURN,), trailing=(team_there,)),)


def contribute(effect: Contribute, told: Discourse) -> Speech:
    """Tell a player to contribute this card's power to a Problem."""
    deed = VerbPhrase("contribute", ("its", POWER, "to confronting", SELECTORS.say(effect.to, told)))
    return (Clause(deed, trailing=() if effect.wording == UNDERSTOOD else (lasts(effect.until),)),)


def dont_prevent(effect: DontPrevent, told: Discourse) -> Speech:
    """Say that Troublemakers don't prevent confronting; with `JOINED`, the duration comes first.

    `NAMED` names the Problem as the one where the Troublemaker is.
    """
    whom = {YOU: READER, THAT_PLAYER: THEY}.get(effect.who) or player(effect.who, told)
    what = SELECTORS.say(effect.what, told)
    if effect.wording == NAMED:
        owner = THEY if what.plural else IT
        problem = NounPhrase(KINDS[PROBLEM], DEFINITE, possessor=owner)
        confronting = NonFinite(VerbPhrase("confront", (problem,)), GERUND)
        deed = VerbPhrase("prevent", (whom, "from", confronting))
        modal = "do not" if what.plural else "does not"
        return (Clause(deed, what, modal=modal, trailing=(span(effect.until),)),)
    confronting = NonFinite(VerbPhrase("confront", (NounPhrase(KINDS[PROBLEM], count=MANY),)), GERUND)
    deed = VerbPhrase("prevent", (whom, "from", confronting))
    modal = "don't" if what.plural else "doesn't"
    if effect.wording == JOINED:
        return (Clause(deed, what, modal=modal, fronted=(span(effect.until),)),)
    return (Clause(deed, what, modal=modal, trailing=(lasts(effect.until),)),)


def need_less(effect: NeedLess, told: Discourse) -> Speech:
    """Say that less power is needed at each Problem."""
    number, measure = AMOUNTS.say(effect.amount, told)
    confront = NonFinite(VerbPhrase("confront", (NounPhrase(KINDS[PROBLEM], EVERY),)), INFINITIVE)
    deed = VerbPhrase("need", ("X", POWER, "less", confront, ", where X is", number, measure))
    return (Clause(deed, READER),)


def doesnt_prevent(law: DoesntPrevent, told: Discourse) -> Clause:
    """Say that Troublemakers don't prevent a player from confronting the Problem here."""
    what = SELECTORS.say(law.what, told)
    confronting = NonFinite(VerbPhrase("confront", (problem_here(told),)), GERUND)
    deed = VerbPhrase("prevent", (under_law(law.who, told), "from", confronting))
    return Clause(deed, what, modal="don't" if what.plural else "doesn't")


def contribute_at_most(law: ContributeAtMost, told: Discourse) -> Clause:
    """Say that only so many characters of each player can contribute to confronting the Problem here."""
    problem = problem_here(told)
    who = NounPhrase(KINDS[CHARACTER], PROPER, MANY)
    deed = VerbPhrase("contribute", ("their", POWER, "to confronting", problem))
    few = ("no more than", str(law.count), "of each players'")
    return Clause(deed, replace(who, qualities=few), modal="can")


def ease_problem(effect: EaseProblem, told: Discourse) -> Speech:
    """Tell a player to reduce the confront requirements of a Problem."""
    less = ("by", str(effect.amount), POWER, lasts(effect.until))
    what = ("the confront requirements of", SELECTORS.say(effect.what, told))
    return (Clause(VerbPhrase("reduce", (*what, *less))),)


EFFECTS.add(EaseProblem, ease_problem)


def has_been_confronted(condition: HasBeenConfronted, told: Discourse) -> Circumstances:
    """Say that this Problem has been confronted."""
    if told.on != PROBLEM:
        raise Untold("only a Problem remembers that it was confronted")
    done = VerbPhrase("have", ("been", NonFinite(VerbPhrase("confront"), PARTICIPLE)))
    return (Clause(done, problem_here(told)),)


CONDITIONS.add(HasBeenConfronted, has_been_confronted)
EFFECTS.add(MeetNeeds, meet_needs)
EFFECTS.add(Contribute, contribute, UNDERSTOOD)
EFFECTS.add(DontPrevent, dont_prevent, JOINED, NAMED)
EFFECTS.add(NeedLess, need_less)
LAWS.add(ContributeAtMost, contribute_at_most)
LAWS.add(DoesntPrevent, doesnt_prevent)
