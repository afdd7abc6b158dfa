"""What texts are made of before they are strings: values with features, the same in every language.

A word's function builds them from the lexicon of its language; `realiser.py` inflects, orders and spells.
Plain strings are words of the language that never change; a tuple is phrases one after the other.
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
"""The one at hand: "this card"."""
FAR: Final = "far"
"""The one spoken of: "that card"."""
EVERY: Final = "every"
ANY: Final = "any"
ONE: Final = "one"
FIGURE: Final = "figure"
"""One, written as a figure."""
"""One and no more, told as a number."""
EVERYTHING: Final = "everything"
"""The whole of a group: "all cards"."""
PROPER: Final = "proper"
"""None: what is told is a name."""
NO: Final = "no"
"""Not one: "no card", "none of your cards"."""

MANY: Final = 0
"""The count of a plural without a number."""

# Forms of a verb that has no subject.
BASE: Final = "base"
INFINITIVE: Final = "infinitive"
GERUND: Final = "gerund"
PARTICIPLE: Final = "participle"

# What a nominal does in its phrase; pronouns differ by it.
SUBJECT: Final = "subject"
OBJECT: Final = "object"
POSSESSOR: Final = "possessor"

AND: Final = "and"
OR: Final = "or"
THEN: Final = "then"
"""The conjunction of what is done one after the other."""
STRAIGHT: Final = "straight"
"""The same without a pause."""


@dataclass(frozen=True)
class Noun:
    """A noun of a language; *many* only where its plural is not the regular one."""

    one: str
    many: str = ""
    feminine: bool = False
    """Its gender, where the language has two; what is said of it agrees."""
    among: str = ""
    """Its plural where one of a group is meant, if that differs: one of your Friends or Resources."""


@dataclass(frozen=True)
class Adjective:
    """A word that takes gender and number from what it describes; one that never does is a string."""

    masculine: str
    feminine: str = ""
    """Only where it is not the regular one."""
    leads: bool = False
    """Whether it stands before its noun in a language where most stand after."""


@dataclass(frozen=True)
class Pronoun:
    """The reader (second person), or something spoken of already (third)."""

    person: int
    plural: bool = False
    feminine: bool = False


@dataclass(frozen=True)
class NounPhrase:
    """A noun with what determines it."""

    noun: Noun
    determiner: str = INDEFINITE
    count: int = 1
    at_least: bool = False
    up_to: bool = False
    """So many or fewer."""
    possessor: "Nominal | None" = None
    other: bool = False
    """Not the one at hand: "another"."""
    afterwards: bool = False
    """A group of which the predicate is true one by one: "... each"."""
    qualities: tuple[Phrase, ...] = ()
    """What kind it is: words beside the noun, on whichever side the language has them."""
    after: tuple[Phrase, ...] = ()
    """What follows at the end: where it is, what is done with it."""

    @property
    def plural(self) -> bool:
        """Whether what is said of it is said of many."""
        return self.count != 1


@dataclass(frozen=True)
class Qualifier:
    """What one property adds to a noun phrase."""

    determiner: str = ""
    """The one that takes the place of another."""

    qualities: tuple[Phrase, ...] = ()
    after: tuple[Phrase, ...] = ()
    possessor: "Nominal | None" = None
    other: bool = False


@dataclass(frozen=True)
class VerbPhrase:
    """A verb in its dictionary form and what follows it, objects and all, in order."""

    verb: str
    complements: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class Joined:
    """Phrases of one kind in a list."""

    items: tuple[Phrase, ...]
    conjunction: str = AND


@dataclass(frozen=True)
class NonFinite:
    """A predicate inside another phrase: to do, doing, done."""

    predicate: "Predicate"
    form: str


@dataclass(frozen=True)
class Clause:
    """Someone does something; without a subject, the reader is told to."""

    predicate: "Predicate"
    subject: "Nominal | None" = None
    modal: str = ""
    fronted: tuple[Phrase, ...] = ()
    """Circumstances before the subject, each set off by a comma."""
    trailing: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class Paragraph:
    """An ability: sentences, after a label where it has one."""

    sentences: tuple[Clause, ...]
    label: str = ""


@dataclass(frozen=True)
class Announced:
    """What follows a colon inside a sentence; where the language starts anew there, it does."""

    phrase: "Phrase"


@dataclass(frozen=True)
class Quote:
    """An ability told inside a sentence, in quotation marks."""

    paragraph: Paragraph


Nominal: TypeAlias = NounPhrase | Pronoun
Predicate: TypeAlias = VerbPhrase | Joined
Speech: TypeAlias = tuple[Clause, ...]
"""An instruction: the clause that stands where it is told, then sentences of their own."""


def join(items: tuple[Phrase, ...], conjunction: str = AND) -> Phrase:
    """Make a list of *items*; one item stays itself."""
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
        )
    return phrase


def verbs(predicate: Predicate) -> tuple[VerbPhrase, ...]:
    """List what is done in *predicate*."""
    items = predicate.items if isinstance(predicate, Joined) else (predicate,)
    return tuple(item for item in items if isinstance(item, VerbPhrase))


def deeds(clause: Clause) -> tuple[VerbPhrase, ...]:
    """List what is done in *clause*, the last with the circumstances that follow."""
    *first, last = verbs(clause.predicate)
    return (*first, replace(last, complements=last.complements + clause.trailing))


def conjunction_of(predicate: Predicate) -> str:
    """Give how the parts of *predicate* are joined."""
    return predicate.conjunction if isinstance(predicate, Joined) else AND


def gathered(predicates: tuple[VerbPhrase, ...], conjunction: str = AND) -> Predicate:
    """Join what one subject does; neighbours with the same verb and one object each share the verb."""
    told: list[VerbPhrase] = []
    for predicate in predicates:
        last = told[-1] if told else None
        if last and last.verb == predicate.verb and len(last.complements) == len(predicate.complements) == 1:
            told[-1] = replace(
                last, complements=(Joined(last.complements + predicate.complements, conjunction),)
            )
        else:
            told.append(predicate)
    return told[0] if len(told) == 1 else Joined(tuple(told), conjunction)


def one_sentence(clauses: Speech, conjunction: str = AND) -> Speech:
    """Tell as one sentence what one subject does; options and conditions keep their own sentences."""
    first = clauses[0]
    alike = (
        replace(clause, predicate=first.predicate, trailing=first.trailing) == first for clause in clauses
    )
    if first.modal or first.fronted or not all(alike):
        return clauses
    done = tuple(deed for clause in clauses for deed in deeds(clause))
    return (Clause(gathered(done, conjunction), first.subject),)
