"""From phrases to sentences: the one place where words are put together.

Order, agreement, commas, capitals and full stops are here; a language adds its inflections and what its
words do to each other where they touch.
"""

from abc import ABC, abstractmethod
from typing import Final

from everfree.ccg.language.text.phrases import (
    BASE,
    OBJECT,
    SUBJECT,
    Clause,
    Joined,
    Nominal,
    NonFinite,
    NounPhrase,
    Paragraph,
    Phrase,
    Predicate,
    Pronoun,
    VerbPhrase,
)

Words = list[str]
"""Words of a sentence in order; a comma is a word that sticks to the one before."""
COMMA: Final = ","


class Realiser(ABC):
    """Spells phrases in one language."""

    colon: str
    """What stands between a label and its sentences."""

    @abstractmethod
    def pronoun(self, pronoun: Pronoun, role: str) -> Words:
        """Give the form of *pronoun* in *role*."""

    @abstractmethod
    def noun_phrase(self, phrase: NounPhrase, role: str) -> Words:
        """Spell *phrase*: determiner, number, noun, all agreeing."""

    @abstractmethod
    def finite(self, verb: str, subject: Nominal | None) -> Words:
        """Give *verb* as it agrees with *subject*; without one, as a command."""

    @abstractmethod
    def non_finite(self, verb: str, form: str) -> Words:
        """Give *verb* in a form that has no subject."""

    @abstractmethod
    def listed(self, items: list[Words], conjunction: str) -> Words:
        """Spell a list of two or more *items*."""

    @abstractmethod
    def touching(self, word: str, following: str) -> str:
        """Give *word* as it is before *following*."""

    def words(self, phrase: Phrase, role: str = OBJECT) -> Words:
        """Spell any phrase as words."""
        match phrase:
            case str():
                return phrase.split()
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

    def clause(self, clause: Clause) -> Words:
        """Spell *clause* without capital and full stop."""
        words: Words = []
        for circumstance in clause.fronted:
            words += [*self.words(circumstance), COMMA]
        if clause.subject is not None:
            words += self.subject(clause.subject)
        if clause.modal:
            words += [clause.modal, *self.embedded(clause.predicate, BASE)]
        else:
            words += self.predicate(clause.predicate, clause.subject)
        return words + self.words(clause.trailing)

    def subject(self, subject: Nominal) -> Words:
        """Spell what stands before a verb."""
        return self.words(subject, SUBJECT)

    def predicate(self, predicate: Predicate, subject: Nominal | None) -> Words:
        """Spell what *subject* does."""
        if isinstance(predicate, Joined):
            verbs = [item for item in predicate.items if isinstance(item, VerbPhrase)]
            return self.listed([self.predicate(verb, subject) for verb in verbs], predicate.conjunction)
        return self.finite(predicate.verb, subject) + self.words(predicate.complements)

    def embedded(self, predicate: Predicate, form: str) -> Words:
        """Spell a predicate without subject; in a list, the first verb alone shows the form's own word."""
        if isinstance(predicate, Joined):
            verbs = [item for item in predicate.items if isinstance(item, VerbPhrase)]
            forms = [form] + [self.repeated(form)] * (len(verbs) - 1)
            items = [self.embedded(verb, each) for verb, each in zip(verbs, forms, strict=True)]
            return self.listed(items, predicate.conjunction)
        return self.non_finite(predicate.verb, form) + self.words(predicate.complements)

    def repeated(self, form: str) -> str:
        """Give the form of the later verbs of a list that starts with *form*."""
        return form

    def sentence(self, clause: Clause) -> str:
        """Spell *clause* with capital and full stop."""
        words = self.clause(clause)
        spelt = [self.touching(word, after) for word, after in zip(words, [*words[1:], ""], strict=True)]
        text = " ".join(spelt).replace(f" {COMMA}", COMMA)
        return f"{text[0].upper()}{text[1:]}."

    def paragraph(self, paragraph: Paragraph) -> str:
        """Spell an ability."""
        sentences = " ".join(self.sentence(clause) for clause in paragraph.sentences)
        return f"{paragraph.label}{self.colon}{sentences}" if paragraph.label else sentences
