"""French for meeting confront requirements in other ways."""

from everfree.ccg.language.terms import END_OF_TURN, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import CANT, HAS, NOT
from everfree.ccg.language.text.french.lexicon import (
    HE,
    KINDS,
    PLAYERS,
    READER,
    SPANS,
    in_order_to,
    lasts,
    passive,
    player,
    problem_here,
    span,
)
from everfree.ccg.language.text.french.words.changes.changes import AMOUNTS, LAWS, under_law
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, IF, Circumstances
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    BASE,
    DEFINITE,
    EVERY,
    MANY,
    Adjective,
    Clause,
    NonFinite,
    NounPhrase,
    Phrase,
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

READY = Adjective("prêt")
THIS_TURN = SPANS[END_OF_TURN]


def meet_needs(effect: MeetNeeds, told: Discourse) -> Speech:
    """Say that you meet requirements if you have certain characters there."""
    team = join(tuple(NounPhrase(KINDS[CHARACTER], qualities=(trait, READY)) for trait in effect.traits))
    have = VerbPhrase("avoir", ("au moins", team, "face à ce Problème"))
    deed = VerbPhrase("remplir", ("les exigences d’affrontement de", SELECTORS.say(effect.what, told)))
    return (Clause(deed, READER, fronted=(THIS_TURN,), trailing=((IF, Clause(have, READER)),)),)


def contribute(effect: Contribute, told: Discourse) -> Speech:
    """Tell a player to contribute this card's power to a Problem."""
    deed = VerbPhrase("apporter", ("sa puissance à l’affrontement de", SELECTORS.say(effect.to, told)))
    return (Clause(deed, trailing=() if effect.wording == UNDERSTOOD else (lasts(effect.until),)),)


def dont_prevent(effect: DontPrevent, told: Discourse) -> Speech:
    """Say that Troublemakers don't prevent confronting; with `JOINED`, the duration comes first.

    `NAMED` names the Problem as the one where the Troublemaker is.
    """
    whom = player(effect.who, told)
    what = SELECTORS.say(effect.what, told)
    if effect.wording == NAMED:
        problem = NounPhrase(KINDS[PROBLEM], DEFINITE, possessor=what)
        confront = NonFinite(VerbPhrase("affronter", (problem,)), BASE)
        deed = VerbPhrase("empêcher", ("pas", whom, "de", confront))
        return (Clause(deed, what, modal=NOT, trailing=(span(effect.until),)),)
    confront = NonFinite(VerbPhrase("affronter", (NounPhrase(KINDS[PROBLEM], DEFINITE, MANY),)), BASE)
    deed = VerbPhrase("empêcher", (READER, "pas de", confront))
    if effect.who != YOU:
        deed = VerbPhrase("empêcher", ("pas", whom, "de", confront))
    if effect.wording == JOINED:
        return (Clause(deed, what, modal=NOT, fronted=(span(effect.until),)),)
    return (Clause(deed, what, modal=NOT, trailing=(lasts(effect.until),)),)


def need_less(effect: NeedLess, told: Discourse) -> Speech:
    """Say that less power is needed at each Problem."""
    number, measure = AMOUNTS.say(effect.amount, told)
    confront = in_order_to(VerbPhrase("affronter", (NounPhrase(KINDS[PROBLEM], EVERY),)))
    shown = str(number) if number else ""
    much: tuple[Phrase, ...] = ("X de puissance de moins", ("à", READER), confront)
    return (Clause(VerbPhrase("falloir", (*much, ", où X est", shown, measure)), HE),)


def doesnt_prevent(law: DoesntPrevent, told: Discourse) -> Clause:
    """Say that Troublemakers don't prevent a player from confronting the Problem here."""
    confront = NonFinite(VerbPhrase("affronter", (problem_here(told),)), BASE)
    whom = under_law(law.who, told)
    deed = VerbPhrase("empêcher", (whom, "pas de", confront))
    if law.who != YOU:
        deed = VerbPhrase("empêcher", ("pas", whom, "de", confront))
    return Clause(deed, SELECTORS.say(law.what, told), modal=NOT)


def contribute_at_most(law: ContributeAtMost, told: Discourse) -> Clause:
    """Say that only so many characters of each player can contribute to confronting the Problem here."""
    few = NounPhrase(KINDS[CHARACTER], count=law.count)
    deed = VerbPhrase("utiliser", ("la puissance de plus de", few, "pour affronter", problem_here(told)))
    return Clause(deed, PLAYERS, modal=CANT)


def ease_problem(effect: EaseProblem, told: Discourse) -> Speech:
    """Tell a player to reduce the confront requirements of a Problem."""
    less = ("de", str(effect.amount), "en puissance", lasts(effect.until))
    what = ("les conditions pour affronter", SELECTORS.say(effect.what, told))
    return (Clause(VerbPhrase("réduire", (*what, *less))),)


EFFECTS.add(EaseProblem, ease_problem)


def has_been_confronted(condition: HasBeenConfronted, told: Discourse) -> Circumstances:
    """Say that this Problem has been confronted."""
    if told.on != PROBLEM:
        raise Untold("only a Problem remembers that it was confronted")
    return (Clause(passive("affronter"), problem_here(told), modal=HAS),)


CONDITIONS.add(HasBeenConfronted, has_been_confronted)
EFFECTS.add(MeetNeeds, meet_needs)
EFFECTS.add(Contribute, contribute, UNDERSTOOD)
EFFECTS.add(DontPrevent, dont_prevent, JOINED, NAMED)
EFFECTS.add(NeedLess, need_less)
LAWS.add(ContributeAtMost, contribute_at_most)
LAWS.add(DoesntPrevent, doesnt_prevent)
