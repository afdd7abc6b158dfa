"""French agreement: adjectives and participles take the gender and number of their noun."""

from dataclasses import replace

from everfree.ccg.language.text.french.conjugation import forms
from everfree.ccg.language.text.french.spelling import inflected
from everfree.ccg.language.text.phrases import (
    PARTICIPLE,
    Adjective,
    Joined,
    Nominal,
    NonFinite,
    Phrase,
    Predicate,
    Pronoun,
    VerbPhrase,
    verbs,
)


def is_feminine(nominal: Nominal) -> bool:
    """Tell whether *nominal* is feminine."""
    return nominal.feminine if isinstance(nominal, Pronoun) else nominal.noun.feminine


def pronoun_for(nominal: Nominal) -> Pronoun:
    """Return the pronoun that replaces *nominal*."""
    return nominal if isinstance(nominal, Pronoun) else Pronoun(3, nominal.plural, nominal.noun.feminine)


def agreed(phrase: Phrase, *, feminine: bool, plural: bool) -> Phrase:
    """Return *phrase* with its adjectives and participles in a gender and number."""
    match phrase:
        case Adjective():
            return inflected(phrase, feminine=feminine, plural=plural)
        case NonFinite(predicate=VerbPhrase() as done) if phrase.form == PARTICIPLE:
            participle = Adjective(forms(done.verb).participle)
            return (inflected(participle, feminine=feminine, plural=plural), *done.complements)
        case tuple():
            return tuple(agreed(part, feminine=feminine, plural=plural) for part in phrase)
        case _:
            return phrase


def agreeing(predicate: Predicate, subject: Nominal | None) -> Predicate:
    """Return *predicate* with its adjectives and participles in agreement with *subject*."""
    if subject is None:
        return predicate
    feminine, plural = is_feminine(subject), subject.plural
    if isinstance(predicate, Joined):
        return replace(predicate, items=tuple(agreeing(verb, subject) for verb in verbs(predicate)))
    return replace(
        predicate,
        complements=tuple(agreed(part, feminine=feminine, plural=plural) for part in predicate.complements),
    )
