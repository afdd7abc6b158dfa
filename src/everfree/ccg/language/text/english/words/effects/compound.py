"""English for instructions made of others: in sequence, optional, paid for."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language import wordings
from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import READER, THEY, player, subject
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, GIVEN, some_tokens
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    AND,
    AND_THEN,
    BASE,
    INFINITIVE,
    OR,
    STRAIGHT,
    THEN,
    Clause,
    Joined,
    Nominal,
    NonFinite,
    Speech,
    VerbPhrase,
    conjunction_of,
    deeds,
    gathered,
    join,
    one_sentence,
    verbs,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.language.wordings import AT_WILL, JOINED, LISTED
from everfree.ccg.language.words.effects.compound import May, Pay, PayOr, PayTo, Pick, Sequence
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.knowing import Note
from everfree.ccg.language.words.selectors.selectors import That, cards, choose
from everfree.ccg.vocab import PROBLEM

JOINING: Final = {JOINED: AND, wordings.AND_THEN: AND_THEN}
"""Conjunctions between an instruction and the next one, by the wording of the first."""
CONJUNCTIONS: Final = {wordings.THEN: THEN, wordings.STRAIGHT: STRAIGHT}
"""Conjunctions between instructions other than "and", by wording."""


def as_command(clause: Clause, by: Nominal | None = None) -> tuple[VerbPhrase, ...]:
    """Turn *clause* into what *by* does: "X gets Y" becomes "give X Y", "X does Y" becomes "have X do Y"."""
    if clause.modal or clause.fronted:
        raise Untold("a choice or a condition cannot stand inside a cost or an option")
    if clause.command is not None:
        return (clause.command,)
    if clause.subject is None or clause.subject == by:
        return deeds(clause)
    done = verbs(clause.predicate)
    if all(deed.verb in GIVEN for deed in done):
        gifts = join(tuple(part for deed in done for part in deed.complements))
        return (VerbPhrase("give", (clause.subject, gifts, *clause.trailing)),)
    deed = NonFinite(clause.predicate, BASE)
    return (VerbPhrase("have", (clause.subject, deed, *clause.trailing)),)


def sequence(effect: Sequence, told: Discourse) -> Speech:
    """Print instructions as one sentence if they have the same subject, otherwise one each."""
    clauses = in_a_row(effect.effects, told)
    if effect.wording == wordings.CAUSED:
        return (Clause(gathered(tuple(deed for clause in clauses for deed in as_command(clause)))),)
    if effect.wording == wordings.APART:
        return clauses
    if effect.wording == LISTED:
        return (listed(clauses),)
    if effect.wording == wordings.IN_ONE:
        return (as_one(clauses),)
    if effect.wording == wordings.LASTLY:
        return lastly(clauses, len(in_a_row(effect.effects[:-1], told)))
    conjunction = CONJUNCTIONS.get(effect.wording, AND)
    if effect.wording == wordings.THEN and len(clauses) == len(effect.effects):
        return then(clauses)
    return one_sentence(clauses, conjunction) if len(clauses) == len(effect.effects) else clauses


def lastly(clauses: Speech, place: int) -> Speech:
    """Put "then" before the sentence in this *place*, with which the last instruction begins."""
    if not 0 < place < len(clauses):
        raise Untold("the last of several instructions begins with a sentence of its own")
    last = replace(clauses[place], fronted=("then", *clauses[place].fronted))
    return (*clauses[:place], last, *clauses[place + 1 :])


def then(clauses: Speech) -> Speech:
    """Join clauses into one sentence with ", then"; clauses of different players keep their subjects."""
    joined = one_sentence(clauses, THEN)
    if len(joined) == 1 or any(clause.fronted for clause in clauses):
        return joined
    first, *rest = clauses
    further = tuple((COMMA, "then", clause) for clause in rest)
    return (replace(first, trailing=(*first.trailing, *further)),)


def listed(clauses: Speech) -> Clause:
    """Join the clauses of several players into one sentence with commas."""
    first, *middle, last = clauses
    between = tuple((COMMA, clause) for clause in middle)
    return replace(first, trailing=(*first.trailing, *between, (COMMA, "and", last)))


def as_one(clauses: Speech) -> Clause:
    """Join two clauses about the same cards into one sentence, the second without its subject."""
    if len(clauses) == 2 and clauses[0].subject is None and clauses[1].subject == READER:
        return replace(clauses[0], trailing=(*clauses[0].trailing, "and", clauses[1]))
    if len(clauses) != 2 or clauses[0].subject is None or clauses[1].subject != clauses[0].subject:
        raise Untold("only two sentences about the same cards are told as one")
    first, second = clauses
    again = second if first.modal == second.modal == "may" else replace(second, subject=None)
    return replace(first, trailing=(*first.trailing, "and", again))


def in_one_clause(speech: Speech) -> Clause:
    """Join the sentences of one instruction with "and"; after another subject, the reader is named."""
    first, *rest = speech
    subject = first.subject
    for clause in rest:
        named = replace(clause, subject=clause.subject or (subject and READER))
        subject = named.subject
        first = replace(first, trailing=(*first.trailing, "and", named))
    return first


def in_a_row(effects: tuple[Effect, ...], told: Discourse) -> Speech:
    """Print instructions one after the other; one with `JOINED` or `AND_THEN` shares the next sentence."""
    clauses: Speech = ()
    joining = ""
    for effect in effects:
        if isinstance(effect, Pick) and effect.wording == wordings.CHOSEN_WITHIN:
            if effect.choice != choose(cards(PROBLEM)):
                raise Untold("only one Problem, chosen by you, is told within the next instruction")
            continue
        if effect == Note(That(), wordings.UNDERSTOOD):
            continue
        first, *rest = EFFECTS.say(effect, told)
        if joining:
            *before, last = clauses
            if first.subject == last.subject:
                done = gathered((*deeds(last), *deeds(first)), joining)
                both = replace(last, predicate=done, trailing=())
            else:
                second = replace(first, subject=first.subject or READER)
                both = replace(last, trailing=(*last.trailing, "and", second))
            clauses = (*before, both, *rest)
        else:
            clauses = (*clauses, first, *rest)
        joining = JOINING.get(getattr(effect, "wording", ""), "")
        told = told.after_effect(effect)
    return clauses


def optional(speech: Speech, who: Nominal) -> Speech:
    """Say that *who* may follow the instruction."""
    first, *rest = speech
    done = gathered(as_command(first, who), conjunction_of(first.predicate))
    return (Clause(done, who, modal="may"), *rest)


def may(effect: May, told: Discourse) -> Speech:
    """Say that a player may follow an instruction."""
    return optional(EFFECTS.say(effect.effect, told.by(YOU)), player(YOU, told))


def bought(costs: tuple[Effect, ...], effect: Effect, told: Discourse) -> Speech:
    """Print costs and an effect; the choice of a card for a cost comes first, or with `JOINED` among them."""
    picks = tuple(cost for cost in costs if isinstance(cost, Pick) and cost.wording != JOINED)
    paid = tuple(cost for cost in costs if cost not in picks)
    before = tuple(clause for pick in picks for clause in EFFECTS.say(pick, told))
    price = tuple(deed for cost in paid for clause in EFFECTS.say(cost, told) for deed in as_command(clause))
    first, *rest = EFFECTS.say(effect, told.after_costs(costs))
    done = gathered(as_command(first), conjunction_of(first.predicate))
    purpose = NonFinite(done, INFINITIVE)
    return (*before, Clause(gathered(price), trailing=(purpose,)), *rest)


def pay_to(effect: PayTo, told: Discourse) -> Speech:
    """Tell a player to pay for an effect."""
    return bought(effect.costs, effect.effect, told)


def paid_for(effect: PayOr, then: Effect, told: Discourse) -> Speech:
    """Say that you may pay, what happens if you do, and what happens otherwise."""
    if effect.otherwise is None or effect.wording != AT_WILL or effect.who != YOU:
        raise Untold("only you may pay for one of two instructions")
    who = player(effect.who, told)
    first, *rest = EFFECTS.say(then, told)
    other, *others = EFFECTS.say(effect.otherwise, told)
    return (
        Clause(VerbPhrase("pay", (tokens(effect.amount),)), who, modal="may"),
        replace(first, fronted=(("if", Clause(VerbPhrase("do"), who)), *first.fronted)),
        *rest,
        replace(other, fronted=("otherwise", *other.fronted)),
        *others,
    )


def pay_or(effect: PayOr, told: Discourse) -> Speech:
    """Say that a player must pay or follow another instruction, or with `AT_WILL` that they may."""
    who = player(effect.who, told)
    if effect.then is not None:
        return paid_for(effect, effect.then, told)
    if effect.otherwise is None:
        return (Clause(VerbPhrase("pay", (tokens(effect.amount), "if able")), who, modal="must"),)
    if effect.wording == AT_WILL:
        offer = Clause(VerbPhrase("pay", (tokens(effect.amount),)), who, modal="may")
        first, *rest = EFFECTS.say(effect.otherwise, told)
        declined = ("if", Clause(VerbPhrase("don't"), THEY))
        return (offer, replace(first, fronted=(declined, *first.fronted)), *rest)
    first, *rest = EFFECTS.say(effect.otherwise, told.by(effect.who))
    ways = (VerbPhrase("pay", (tokens(effect.amount),)), *as_command(first, who))
    if effect.wording == wordings.UNFORCED:
        return (Clause(Joined(ways, OR), subject(effect.who, told)), *rest)
    return (Clause(Joined(ways, OR), who, modal="must"), *rest)


def pay(effect: Pay, told: Discourse) -> Speech:
    """Tell a player to pay action tokens."""
    return (Clause(VerbPhrase("pay", some_tokens(effect.amount, told))),)


def pick(effect: Pick, told: Discourse) -> Speech:
    """Tell a player to choose a card for the rest of the text."""
    return (Clause(VerbPhrase("choose", (SELECTORS.say(effect.choice, told),))),)


EFFECTS.add(
    Sequence,
    sequence,
    LISTED,
    wordings.APART,
    wordings.CAUSED,
    wordings.IN_ONE,
    wordings.LASTLY,
    *CONJUNCTIONS,
)
EFFECTS.add(May, may)
EFFECTS.add(PayTo, pay_to)
EFFECTS.add(PayOr, pay_or, AT_WILL, wordings.UNFORCED)
EFFECTS.add(Pay, pay)
EFFECTS.add(Pick, pick, JOINED, wordings.CHOSEN_WITHIN)
