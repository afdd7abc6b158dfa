"""Phrases: the values that texts are built from before they become strings, the same for every language.

The function of a word builds them from the lexicon of its language; `realiser.py` inflects, orders and spells
them. A plain string is never inflected; a tuple is a series of phrases.
"""

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

Phrase: TypeAlias = (
    "str | Adjective | NounPhrase | Pronoun | VerbPhrase | Joined | NonFinite | Clause | Quote"
    " | Announced"
    " | tuple[Phrase, ...]"
)

# Determiners of a noun phrase.
INDEFINITE: Final = "indefinite"
DEFINITE: Final = "definite"
NEAR: Final = "near"
"""The near demonstrative: "this card"."""
FAR: Final = "far"
"""The far demonstrative: "that card"."""
EVERY: Final = "every"
ANY: Final = "any"
ONE: Final = "one"
"""The number one, written as a word."""
FIGURE: Final = "figure"
"""The number one, written as a figure."""
EVERYTHING: Final = "everything"
"""The whole of a group: "all cards"."""
ALL_OF_THE: Final = "all of the"
"""The whole of a certain group: "all the cards"."""
PROPER: Final = "proper"
"""No determiner, because the noun is a name."""
NO: Final = "no"
"""Not one: "no card", "none of your cards"."""

MANY: Final = 0
"""The count that means a plural without a number."""

# Forms of a verb that has no subject.
BASE: Final = "base"
INFINITIVE: Final = "infinitive"
GERUND: Final = "gerund"
PARTICIPLE: Final = "participle"

# The grammatical roles of a nominal; the form of a pronoun depends on its role.
SUBJECT: Final = "subject"
OBJECT: Final = "object"
POSSESSOR: Final = "possessor"

AND: Final = "and"
OR: Final = "or"
THEN: Final = "then"
"""The conjunction between successive actions."""
STRAIGHT: Final = "straight"
"""The same conjunction; English prints no comma before it."""
AND_THEN: Final = "and then"
"""The same conjunction, which English prints in two words."""


@dataclass(frozen=True)
class Noun:
    """A noun of a language; *many* is given only for an irregular plural."""

    one: str
    many: str = ""
    feminine: bool = False
    """Its gender, if the language has two; adjectives and participles agree with it."""
    among: str = ""
    """Its plural after "one of", if that differs: one of your Friends or Resources."""


@dataclass(frozen=True)
class Adjective:
    """A word that agrees with its noun in gender and number; an invariable one is a plain string."""

    masculine: str
    feminine: str = ""
    """Given only if it is irregular."""
    leads: bool = False
    """Whether it precedes its noun in a language where most adjectives follow."""


@dataclass(frozen=True)
class Pronoun:
    """The reader (second person), or something mentioned before (third)."""

    person: int
    plural: bool = False
    feminine: bool = False


@dataclass(frozen=True)
class NounPhrase:
    """A noun with its determiner, number and complements."""

    noun: Noun
    determiner: str = INDEFINITE
    count: int = 1
    at_least: bool = False
    up_to: bool = False
    """Print "up to" before the number."""
    in_words: bool = False
    """Print the number as a word."""
    possessor: "Nominal | None" = None
    other: bool = False
    """Print "another" or "other"."""
    one_unsaid: bool = False
    """Print "another of" someone's cards, not "another one of" them."""
    among_others: bool = False
    """Print "one of your other" cards, not "another one of your" cards."""
    this_or: bool = False
    """Print "this or" before another card."""
    afterwards: bool = False
    """Print "each" after a group, because the predicate applies to each of them."""
    qualities: tuple[Phrase, ...] = ()
    """Adjectives and nouns beside the noun, before or after it depending on the language."""
    after: tuple[Phrase, ...] = ()
    """Complements at the end: where it is, what is done with it."""

    @property
    def plural(self) -> bool:
        """Tell whether verbs agree with it in the plural."""
        return self.count != 1


@dataclass(frozen=True)
class Qualifier:
    """The parts that one property adds to a noun phrase."""

    determiner: str = ""
    """The determiner that replaces the noun phrase's own."""

    qualities: tuple[Phrase, ...] = ()
    after: tuple[Phrase, ...] = ()
    possessor: "Nominal | None" = None
    other: bool = False
    one_unsaid: bool = False
    among_others: bool = False


@dataclass(frozen=True)
class VerbPhrase:
    """A verb in its dictionary form, with its objects and complements in order."""

    verb: str
    complements: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class Joined:
    """Phrases of one kind in a list."""

    items: tuple[Phrase, ...]
    conjunction: str = AND


@dataclass(frozen=True)
class NonFinite:
    """A predicate without subject inside another phrase: to do, doing, done."""

    predicate: "Predicate"
    form: str


@dataclass(frozen=True)
class Clause:
    """A clause; without a subject it is a command to the reader."""

    predicate: "Predicate"
    subject: "Nominal | None" = None
    modal: str = ""
    fronted: tuple[Phrase, ...] = ()
    """Circumstances before the subject, each set off by a comma."""
    opening: tuple[Phrase, ...] = ()
    """Circumstances before the subject that no comma sets off."""
    trailing: tuple[Phrase, ...] = ()
    command: "VerbPhrase | None" = None
    """The same as something a player does, for a clause whose subject can't be made to do it."""


@dataclass(frozen=True)
class Paragraph:
    """An ability: sentences, with a label in front if it has one."""

    sentences: tuple[Clause, ...]
    label: str = ""


@dataclass(frozen=True)
class Announced:
    """What follows a colon inside a sentence, with a capital if the language has one there."""

    phrase: "Phrase"


@dataclass(frozen=True)
class Quote:
    """An ability quoted inside a sentence."""

    paragraph: Paragraph


Nominal: TypeAlias = NounPhrase | Pronoun
Predicate: TypeAlias = VerbPhrase | Joined
Speech: TypeAlias = tuple[Clause, ...]
"""An instruction: its first clause, which may be part of another sentence, then further sentences."""


def join(items: tuple[Phrase, ...], conjunction: str = AND) -> Phrase:
    """Join *items* into a list; a single item is returned as it is."""
    return items[0] if len(items) == 1 else Joined(items, conjunction)


def qualified(phrase: NounPhrase, qualifiers: tuple[Qualifier, ...]) -> NounPhrase:
    """Add *qualifiers* to *phrase*, in their order."""
    for one in qualifiers:
        phrase = replace(
            phrase,
            determiner=one.determiner or phrase.determiner,
            qualities=phrase.qualities + one.qualities,
            after=phrase.after + one.after,
            possessor=one.possessor or phrase.possessor,
            other=one.other or phrase.other,
            one_unsaid=one.one_unsaid or phrase.one_unsaid,
            among_others=one.among_others or phrase.among_others,
        )
    return phrase


def verbs(predicate: Predicate) -> tuple[VerbPhrase, ...]:
    """List the verb phrases of *predicate*."""
    items = predicate.items if isinstance(predicate, Joined) else (predicate,)
    return tuple(item for item in items if isinstance(item, VerbPhrase))


def deeds(clause: Clause) -> tuple[VerbPhrase, ...]:
    """List the verb phrases of *clause*; the last one includes the circumstances that follow the verb."""
    *first, last = verbs(clause.predicate)
    return (*first, replace(last, complements=last.complements + clause.trailing))


def conjunction_of(predicate: Predicate) -> str:
    """Return the conjunction between the parts of *predicate*."""
    return predicate.conjunction if isinstance(predicate, Joined) else AND


def gathered(predicates: tuple[VerbPhrase, ...], conjunction: str = AND) -> Predicate:
    """Join the verb phrases of one subject.

    Neighbours with the same verb and one object each share the verb, but not if they are done one after the
    other: "banish a card, then banish another". Two with the same named object share it.
    """
    told: list[VerbPhrase] = []
    for predicate in predicates:
        last = told[-1] if told and conjunction not in (AND_THEN, THEN) else None
        if last and last.verb == predicate.verb and len(last.complements) == len(predicate.complements) == 1:
            (first,) = last.complements
            listed = (
                first.items if isinstance(first, Joined) and first.conjunction == conjunction else (first,)
            )
            told[-1] = replace(last, complements=(Joined(listed + predicate.complements, conjunction),))
        else:
            told.append(predicate)
    if len(told) == 2 and told[0].complements == told[1].complements and _is_named(told[0].complements):
        told[0] = replace(told[0], complements=())
    return told[0] if len(told) == 1 else Joined(tuple(told), conjunction)


def _is_named(complements: tuple[Phrase, ...]) -> bool:
    """Tell whether these are one object that is no pronoun."""
    return len(complements) == 1 and isinstance(complements[0], NounPhrase)


def one_sentence(clauses: Speech, conjunction: str = AND) -> Speech:
    """Merge clauses with the same subject into one sentence; options and conditions keep their own."""
    first = clauses[0]
    alike = (
        replace(clause, predicate=first.predicate, trailing=first.trailing) == first for clause in clauses
    )
    if first.modal or first.fronted or not all(alike):
        return clauses
    done = tuple(deed for clause in clauses for deed in deeds(clause))
    return (Clause(gathered(done, conjunction), first.subject),)
