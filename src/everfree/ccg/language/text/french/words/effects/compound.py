"""French for instructions made of others: in sequence, optional, paid for."""

from dataclasses import replace
from itertools import pairwise
from typing import Final

from everfree.ccg.language import wordings
from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.grammar import MAY, MUST
from everfree.ccg.language.text.french.lexicon import READER, in_order_to, player, subject
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, some_tokens
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    AND,
    AND_THEN,
    BASE,
    OR,
    STRAIGHT,
    THEN,
    Clause,
    Joined,
    Nominal,
    NonFinite,
    NounPhrase,
    Phrase,
    Pronoun,
    Speech,
    VerbPhrase,
    conjunction_of,
    deeds,
    gathered,
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

CAUSED_BY: Final = {"gagner": "donner", "avoir": "donner", "prendre": "donner", "subir": "infliger"}
"""Verbs, and those for causing them: "gagner" becomes "donner ... à"."""
JOINING: Final = {JOINED: AND, wordings.AND_THEN: AND_THEN}
"""Conjunctions between an instruction and the next one, by the wording of the first."""
CONJUNCTIONS: Final = {wordings.THEN: THEN, wordings.STRAIGHT: STRAIGHT}
"""Conjunctions between instructions other than "et", by wording."""


def as_command(clause: Clause, by: Nominal | None = None) -> tuple[VerbPhrase, ...]:
    """Turn *clause* into what *by* does; another subject is made to do it ("faire")."""
    if clause.modal or clause.fronted:
        raise Untold("a choice or a condition cannot stand inside a cost or an option")
    if clause.command is not None:
        return (clause.command,)
    subject = clause.subject
    if subject is None or subject == by:
        return deeds(clause)
    first, *rest = verbs(clause.predicate)
    again = pronoun_for(subject)
    told = (brought_about(first, subject), *(brought_about(deed, again) for deed in rest))
    return deeds(replace(clause, predicate=gathered(told)))


def brought_about(deed: VerbPhrase, subject: Nominal) -> VerbPhrase:
    """Return the predicate that makes *subject* do *deed*; pronouns go with "faire"."""
    if deed.verb in CAUSED_BY:
        return VerbPhrase(CAUSED_BY[deed.verb], (*deed.complements, ("à", subject)))
    pronouns = tuple(part for part in deed.complements if isinstance(part, Pronoun))
    left = tuple(part for part in deed.complements if part not in pronouns)
    if isinstance(subject, Pronoun):
        doer: Phrase = ("à", subject) if left or pronouns else subject
        return VerbPhrase("faire", (*pronouns, doer, deed.verb, *left))
    return VerbPhrase("faire", (*pronouns, deed.verb, *left, "par", subject))


def sequence(effect: Sequence, told: Discourse) -> Speech:
    """Print instructions as one sentence if they have the same subject, otherwise one each."""
    clauses = in_a_row(effect.effects, told)
    if effect.wording == wordings.CAUSED:
        return (caused(clauses),)
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


def caused(clauses: Speech) -> Clause:
    """Join what a player does and makes others do; what they do last is said with ", puis"."""
    done = tuple(deed for clause in clauses for deed in as_command(clause))
    if conjunction_of(clauses[-1].predicate) != THEN:
        return Clause(gathered(done))
    *before, last = done
    return Clause(gathered(tuple(before)), trailing=(COMMA, "puis", NonFinite(last, BASE)))


def lastly(clauses: Speech, place: int) -> Speech:
    """Put "ensuite" before the sentence in this *place*, with which the last instruction begins."""
    if not 0 < place < len(clauses):
        raise Untold("the last of several instructions begins with a sentence of its own")
    last = replace(clauses[place], fronted=("ensuite", *clauses[place].fronted))
    return (*clauses[:place], last, *clauses[place + 1 :])


def then(clauses: Speech) -> Speech:
    """Join clauses into one sentence with ", puis"; clauses of different players keep their subjects."""
    joined = one_sentence(clauses, THEN)
    if len(joined) == 1 or any(clause.fronted for clause in clauses):
        return joined
    first, *rest = clauses
    further = tuple((COMMA, "puis", clause) for clause in rest)
    return (replace(first, trailing=(*first.trailing, *further)),)


def listed(clauses: Speech) -> Clause:
    """Join the clauses of several players into one sentence with commas."""
    first, *middle, last = clauses
    between = tuple((COMMA, clause) for clause in middle)
    return replace(first, trailing=(*first.trailing, *between, (COMMA, "puis", last)))


def as_one(clauses: Speech) -> Clause:
    """Join two clauses about the same cards into one sentence, the second with a pronoun as its subject."""
    if len(clauses) == 2 and clauses[0].subject is None and clauses[1].subject == READER:
        return replace(clauses[0], trailing=(*clauses[0].trailing, "et", clauses[1]))
    if len(clauses) != 2 or clauses[0].subject is None or clauses[1].subject != clauses[0].subject:
        raise Untold("only two sentences about the same cards are told as one")
    first, second = clauses
    again = replace(second, subject=pronoun_for(clauses[0].subject))
    return replace(first, trailing=(*first.trailing, "et", again))


def in_one_clause(speech: Speech) -> Clause:
    """Join the sentences of one instruction with "and"; after another subject, the reader is named."""
    first, *rest = speech
    subject = first.subject
    for clause in rest:
        named = replace(clause, subject=clause.subject or (subject and READER))
        subject = named.subject
        first = replace(first, trailing=(*first.trailing, "et", named))
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
                both = replace(last, trailing=(*last.trailing, "et", second))
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
    return (Clause(done, who, modal=MAY), *rest)


def may(effect: May, told: Discourse) -> Speech:
    """Say that a player may follow an instruction."""
    return optional(EFFECTS.say(effect.effect, told.by(YOU)), player(YOU, told))


def bought(costs: tuple[Effect, ...], effect: Effect, told: Discourse) -> Speech:
    """Print costs and an effect; the choice of a card for a cost comes first, or with `JOINED` among them."""
    picks = tuple(cost for cost in costs if isinstance(cost, Pick) and cost.wording != JOINED)
    paid = tuple(cost for cost in costs if cost not in picks)
    before = tuple(clause for pick in picks for clause in EFFECTS.say(pick, told))
    after = told.after_choice() if picks else told
    price = tuple(deed for cost in paid for clause in EFFECTS.say(cost, after) for deed in as_command(clause))
    first, *rest = EFFECTS.say(effect, after.after_costs(costs))
    purpose = in_order_to(gathered(as_command(first), conjunction_of(first.predicate)))
    return (*before, Clause(gathered(named_once(price)), trailing=(purpose,)), *rest)


def named_once(price: tuple[VerbPhrase, ...]) -> tuple[VerbPhrase, ...]:
    """Print the object of a cost as a pronoun if the cost before has the same object."""
    told: list[VerbPhrase] = list(price[:1])
    for before, deed in pairwise(price):
        what = deed.complements[0] if deed.complements else ()
        if isinstance(what, NounPhrase) and before.complements[:1] == (what,):
            told.append(replace(deed, complements=(pronoun_for(what), *deed.complements[1:])))
        else:
            told.append(deed)
    return tuple(told)


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
        Clause(VerbPhrase("payer", (tokens(effect.amount),)), who, modal=MAY),
        replace(first, fronted=("dans ce cas", *first.fronted)),
        *rest,
        replace(other, fronted=("sinon", *other.fronted)),
        *others,
    )


def pay_or(effect: PayOr, told: Discourse) -> Speech:
    """Say that a player must pay or follow another instruction, or with `AT_WILL` that they may."""
    who = player(effect.who, told)
    if effect.then is not None:
        return paid_for(effect, effect.then, told)
    if effect.otherwise is None:
        return (Clause(VerbPhrase("payer", (tokens(effect.amount), "si possible")), who, modal=MUST),)
    if effect.wording == AT_WILL:
        offer = Clause(VerbPhrase("payer", (tokens(effect.amount),)), who, modal=MAY)
        first, *rest = EFFECTS.say(effect.otherwise, told)
        declined = ("s’il ne le fait pas",)
        return (offer, replace(first, fronted=(declined, *first.fronted)), *rest)
    first, *rest = EFFECTS.say(effect.otherwise, told.by(effect.who))
    ways = (VerbPhrase("payer", (tokens(effect.amount),)), *as_command(first, who))
    if effect.wording == wordings.UNFORCED:
        return (Clause(Joined(ways, OR), subject(effect.who, told)), *rest)
    return (Clause(Joined(ways, OR), who, modal=MUST), *rest)


def pay(effect: Pay, told: Discourse) -> Speech:
    """Tell a player to pay action tokens."""
    return (Clause(VerbPhrase("payer", some_tokens(effect.amount, told))),)


def pick(effect: Pick, told: Discourse) -> Speech:
    """Tell a player to choose a card for the rest of the text."""
    return (Clause(VerbPhrase("choisir", (SELECTORS.say(effect.choice, told),))),)


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
