"""English for how instructions hang together: one after the other, optional, paid for."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language import wordings
from everfree.ccg.language.effects import Effect, May, Pay, PayOr, PayTo, Pick, Sequence
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import READER, player
from everfree.ccg.language.text.english.selectors import SELECTORS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    AND,
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
from everfree.ccg.language.wordings import JOINED, LISTED

GIVEN: Final = ("get", "have")
"""What cards get or have because of somebody, that player gives them."""

CONJUNCTIONS: Final = {wordings.THEN: THEN, wordings.STRAIGHT: STRAIGHT}
"""How instructions are joined, where not with "and"."""


def as_command(clause: Clause, by: Nominal | None = None) -> tuple[VerbPhrase, ...]:
    """Tell *clause* as something *by* does: what another gets, one gives; what they do, one has them do."""
    if clause.modal or clause.fronted:
        raise Untold("a choice or a condition cannot stand inside a cost or an option")
    if clause.subject is None or clause.subject == by:
        return deeds(clause)
    done = verbs(clause.predicate)
    if all(deed.verb in GIVEN for deed in done):
        gifts = join(tuple(part for deed in done for part in deed.complements))
        return (VerbPhrase("give", (clause.subject, gifts, *clause.trailing)),)
    deed = NonFinite(clause.predicate, BASE)
    return (VerbPhrase("have", (clause.subject, deed, *clause.trailing)),)


def sequence(effect: Sequence, told: Discourse) -> Speech:
    """One sentence if one subject does it all, else one each."""
    clauses = in_a_row(effect.effects, told)
    if effect.wording == LISTED:
        return (listed(clauses),)
    conjunction = CONJUNCTIONS.get(effect.wording, AND)
    return one_sentence(clauses, conjunction) if len(clauses) == len(effect.effects) else clauses


def listed(clauses: Speech) -> Clause:
    """Tell what several players do in one sentence."""
    first, *middle, last = clauses
    between = tuple((COMMA, clause) for clause in middle)
    return replace(first, trailing=(*first.trailing, *between, (COMMA, "and", last)))


def in_a_row(effects: tuple[Effect, ...], told: Discourse) -> Speech:
    """Tell instructions one after the other; a joined one goes on with the next in one sentence."""
    clauses: Speech = ()
    is_joined = False
    for effect in effects:
        first, *rest = EFFECTS.say(effect, told)
        if is_joined:
            *before, last = clauses
            if first.subject == last.subject:
                both = replace(last, predicate=gathered((*deeds(last), *deeds(first))), trailing=())
            else:
                second = replace(first, subject=first.subject or READER)
                both = replace(last, trailing=(*last.trailing, "and", second))
            clauses = (*before, both, *rest)
        else:
            clauses = (*clauses, first, *rest)
        is_joined = getattr(effect, "wording", "") == JOINED
    return clauses


def optional(speech: Speech, who: Nominal) -> Speech:
    """Tell that *who* may do it."""
    first, *rest = speech
    done = gathered(as_command(first, who), conjunction_of(first.predicate))
    return (Clause(done, who, modal="may"), *rest)


def may(effect: May, told: Discourse) -> Speech:
    """A player may do it."""
    return optional(EFFECTS.say(effect.effect, told.by(effect.who)), player(effect.who, told))


def bought(costs: tuple[Effect, ...], effect: Effect, told: Discourse) -> Speech:
    """Pay costs to get an effect; a card picked for a cost is told before, or with what is paid."""
    picks = tuple(cost for cost in costs if isinstance(cost, Pick) and cost.wording != JOINED)
    paid = tuple(cost for cost in costs if cost not in picks)
    before = tuple(clause for pick in picks for clause in EFFECTS.say(pick, told))
    price = tuple(deed for cost in paid for clause in EFFECTS.say(cost, told) for deed in as_command(clause))
    first, *rest = EFFECTS.say(effect, told.after_costs(costs))
    done = gathered(as_command(first), conjunction_of(first.predicate))
    purpose = NonFinite(done, INFINITIVE)
    return (*before, Clause(gathered(price), trailing=(purpose,)), *rest)


def pay_to(effect: PayTo, told: Discourse) -> Speech:
    """Pay to get something."""
    return bought(effect.costs, effect.effect, told)


def pay_or(effect: PayOr, told: Discourse) -> Speech:
    """A player must pay, or else."""
    who = player(effect.who, told)
    first, *rest = EFFECTS.say(effect.otherwise, told.by(effect.who))
    ways = (VerbPhrase("pay", (tokens(effect.amount),)), *as_command(first, who))
    return (Clause(Joined(ways, OR), who, modal="must"), *rest)


def pay(effect: Pay, told: Discourse) -> Speech:
    """Pay action tokens."""
    return (Clause(VerbPhrase("pay", (tokens(effect.amount),))),)


def pick(effect: Pick, told: Discourse) -> Speech:
    """Choose a card for what follows."""
    return (Clause(VerbPhrase("choose", (SELECTORS.say(effect.choice, told),))),)


EFFECTS.add(Sequence, sequence, LISTED, *CONJUNCTIONS)
EFFECTS.add(May, may)
EFFECTS.add(PayTo, pay_to)
EFFECTS.add(PayOr, pay_or)
EFFECTS.add(Pay, pay)
EFFECTS.add(Pick, pick, JOINED)
