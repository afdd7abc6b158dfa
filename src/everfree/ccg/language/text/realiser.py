"""Turns phrases into sentences; only this module puts words together.

It handles order, agreement, commas, capitals and full stops; a language adds its inflections and the changes
between neighbouring words, such as elision.
"""

from abc import ABC, abstractmethod
from typing import Final

from everfree.ccg.language.text.phrases import (
    BASE,
    OBJECT,
    SUBJECT,
    Adjective,
    Announced,
    Clause,
    Joined,
    Nominal,
    NonFinite,
    NounPhrase,
    Paragraph,
    Phrase,
    Predicate,
    Pronoun,
    Quote,
    VerbPhrase,
    verbs,
)

Words = list[str]
"""The words of a sentence in order; a comma is a word that is written without a space before it."""
COMMA: Final = ","


class Realiser(ABC):
    """Spells phrases in one language; each language has a subclass."""

    colon: str
    """The text between a label and its sentences."""
    quotes: tuple[str, str]
    """The quotation marks around an ability inside a sentence."""
    capital_after_colon: bool
    """Whether the sentence after a label starts with a capital."""

    @abstractmethod
    def pronoun(self, pronoun: Pronoun, role: str) -> Words:
        """Return the form of *pronoun* in *role*."""

    @abstractmethod
    def noun_phrase(self, phrase: NounPhrase, role: str) -> Words:
        """Spell *phrase*, with determiner, number and noun in agreement."""

    @abstractmethod
    def finite(self, verb: str, subject: Nominal | None) -> Words:
        """Return the form of *verb* for *subject*; without a subject, the imperative."""

    @abstractmethod
    def non_finite(self, verb: str, form: str) -> Words:
        """Return a non-finite *form* of *verb*."""

    @abstractmethod
    def listed(self, items: list[Words], conjunction: str) -> Words:
        """Spell a list of two or more *items*."""

    @abstractmethod
    def touching(self, words: Words) -> Words:
        """Return *words* with the changes that neighbours cause: "a" or "an", elision, contraction."""

    def words(self, phrase: Phrase, role: str = OBJECT) -> Words:  # noqa: C901 - one case for each kind of phrase
        """Spell any phrase as words."""
        match phrase:
            case str():
                return phrase.split()
            case Adjective():
                return phrase.masculine.split()
            case tuple():
                return [word for part in phrase for word in self.words(part)]
            case Pronoun():
                return self.pronoun(phrase, role)
            case NounPhrase():
                return self.noun_phrase(phrase, role)
            case Joined():
                return self.listed([self.words(item, role) for item in phrase.items], phrase.conjunction)
            case VerbPhrase():
                return self.embedded(phrase, BASE)
            case NonFinite():
                return self.embedded(phrase.predicate, phrase.form)
            case Clause():
                return self.clause(phrase)
            case Announced():
                first, *rest = self.words(phrase.phrase)
                if self.capital_after_colon:
                    first = f"{first[0].upper()}{first[1:]}"
                return [self.colon.rstrip(" "), first, *rest]
            case Quote():
                return [f"{self.quotes[0]}{self.paragraph(phrase.paragraph)}{self.quotes[1]}"]

    def clause(self, clause: Clause) -> Words:
        """Spell *clause* without capital and full stop."""
        words: Words = []
        for circumstance in clause.fronted:
            words += [*self.words(circumstance), COMMA]
        words += self.words(clause.opening)
        if clause.subject is not None:
            words += self.subject(clause.subject)
        if clause.modal:
            words += self.modal(clause.modal, clause.predicate, clause.subject)
        else:
            words += self.predicate(clause.predicate, clause.subject)
        return words + self.words(clause.trailing)

    def subject(self, subject: Nominal) -> Words:
        """Spell the subject of a clause."""
        return self.words(subject, SUBJECT)

    def modal(self, modal: str, predicate: Predicate, subject: Nominal | None) -> Words:
        """Spell *predicate* with a modal verb: may, must, can't."""
        return [modal, *self.embedded(predicate, BASE)]

    def predicate(self, predicate: Predicate, subject: Nominal | None) -> Words:
        """Spell *predicate* with its verbs in the form for *subject*."""
        if isinstance(predicate, Joined):
            items = [self.predicate(verb, subject) for verb in verbs(predicate)]
            return self.listed(items, predicate.conjunction)
        return self.finite(predicate.verb, subject) + self.words(predicate.complements)

    def embedded(self, predicate: Predicate, form: str) -> Words:
        """Spell a predicate without subject; in a list, only the first verb has a word such as "to"."""
        if isinstance(predicate, Joined):
            first, *rest = verbs(predicate)
            items = [self.embedded(verb, self.repeated(form)) for verb in rest]
            return self.listed([self.embedded(first, form), *items], predicate.conjunction)
        return self.non_finite(predicate.verb, form) + self.words(predicate.complements)

    def repeated(self, form: str) -> str:
        """Return the form of the further verbs of a list that starts with *form*."""
        return form

    def spelt(self, words: Words) -> str:
        """Join *words* into a string."""
        colon = self.colon.rstrip(" ")
        return " ".join(self.touching(words)).replace(f" {COMMA}", COMMA).replace(f" {colon}", colon)

    def sentence(self, clause: Clause, *, capital: bool = True) -> str:
        """Spell *clause* with a full stop and, if *capital*, a capital."""
        text = self.spelt(self.clause(clause))
        stop = "" if text.endswith(f".{self.quotes[1]}") else "."
        return f"{text[0].upper() if capital else text[0]}{text[1:]}{stop}"

    def paragraph(self, paragraph: Paragraph) -> str:
        """Spell an ability with its label."""
        first, *rest = paragraph.sentences
        capital = self.capital_after_colon or not paragraph.label
        text = " ".join([self.sentence(first, capital=capital), *map(self.sentence, rest)])
        return f"{paragraph.label}{self.colon}{text}" if paragraph.label else text
