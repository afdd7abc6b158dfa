"""English inflections: plurals, possessives, verb forms, and "a" before a vowel."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.text.english.lexicon import number_word
from everfree.ccg.language.text.phrases import (
    ALL_OF_THE,
    AND,
    AND_THEN,
    ANY,
    BASE,
    DEFINITE,
    EVERY,
    EVERYTHING,
    FAR,
    FIGURE,
    GERUND,
    INDEFINITE,
    INFINITIVE,
    MANY,
    NEAR,
    NO,
    OBJECT,
    ONE,
    OR,
    PARTICIPLE,
    POSSESSOR,
    PROPER,
    STRAIGHT,
    SUBJECT,
    THEN,
    Nominal,
    Noun,
    NounPhrase,
    Pronoun,
)
from everfree.ccg.language.text.realiser import COMMA, Realiser, Words

IRREGULAR_THIRD: Final = {"have": "has", "be": "is"}
PRONOUNS: Final = {
    Pronoun(2): {SUBJECT: "you", OBJECT: "you", POSSESSOR: "your"},
    Pronoun(3): {SUBJECT: "it", OBJECT: "it", POSSESSOR: "its"},
    Pronoun(3, plural=True): {SUBJECT: "they", OBJECT: "them", POSSESSOR: "their"},
}
CONJUNCTIONS: Final = {AND: "and", OR: "or", THEN: "then", STRAIGHT: "then", AND_THEN: "and then"}
QUANTIFIERS: Final = {EVERY: "each", ANY: "any", NO: "no", ONE: "one", FIGURE: "1"}
POINTING: Final = {NEAR: ("this", "these"), FAR: ("that", "those")}
SOUNDS_LIKE_YOU: Final = ("uni", "use")
"""Beginnings with a written vowel that is pronounced as a consonant: a Unicorn."""


def plural(noun: Noun) -> str:
    """Return the plural of *noun*."""
    word = noun.one
    if noun.many:
        return noun.many
    if word.endswith(("s", "x", "ch", "sh")):
        return f"{word}es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}s"


def among(noun: Noun) -> Noun:
    """Return *noun* as it is printed after "one of"."""
    return replace(noun, many=noun.among or noun.many)


def third_person(verb: str) -> str:
    """Return the third person singular of *verb*; an adverb before it stays as it is."""
    *adverbs, last = verb.split()
    return " ".join([*adverbs, IRREGULAR_THIRD.get(last) or plural(Noun(last))])


def with_ending(verb: str, ending: str) -> str:
    """Add a regular *ending* that starts with a vowel."""
    if verb.endswith("e"):
        return verb[:-1] + ending
    if ending == "ed" and verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ied"
    return verb + ending


def participle(verb: str) -> str:
    """Return the past participle of *verb*."""
    return verb if verb == "put" else with_ending(verb, "ed")


def figure(phrase: NounPhrase) -> str:
    """Spell the number of a noun phrase, as a word if it asks for that and the number is small."""
    return number_word(phrase.count) if phrase.in_words else str(phrase.count)


class EnglishRealiser(Realiser):
    """Spells English."""

    colon = ": "
    quotes = ('"', '"')
    capital_after_colon = True

    def pronoun(self, pronoun: Pronoun, role: str) -> Words:
        """Return the form of *pronoun* in *role*."""
        return [PRONOUNS[pronoun][role]]

    def possessive(self, owner: Nominal) -> Words:
        """Spell the possessive of *owner*."""
        if isinstance(owner, Pronoun):
            return self.pronoun(owner, POSSESSOR)
        *words, last = self.noun_phrase(owner, SUBJECT)
        return [*words, f"{last}'" if owner.plural and last.endswith("s") else f"{last}'s"]

    def noun_phrase(self, phrase: NounPhrase, role: str) -> Words:
        """Spell *phrase*; a card among someone's cards is "one of" them."""
        if phrase.up_to:
            first, *rest = self.noun_phrase(replace(phrase, up_to=False), role)
            return ["up", "to", "one" if first == "a" else first, *rest]
        if phrase.this_or:
            return ["this", "or", *self.noun_phrase(replace(phrase, this_or=False), role)]
        owner = phrase.possessor
        if owner is None:
            return [*self.determiner(phrase), *self.kind(phrase)]
        if phrase.determiner == EVERYTHING:
            return ["all", *self.noun_phrase(replace(phrase, determiner=DEFINITE), role)]
        other = ["other"] if phrase.other else []
        if phrase.determiner == DEFINITE or _owner_is_article(phrase):
            number = [figure(phrase)] if phrase.count > 1 else []
            return [*self.possessive(owner), *other, *number, *self.kind(phrase)]
        if phrase.determiner == INDEFINITE and phrase.count == 1:
            share = [*self.bound(phrase), "one"]
            if phrase.other and not phrase.among_others:
                share = ["another"] if phrase.one_unsaid else ["another", "one"]
            other = other if phrase.among_others else []
        else:
            share = self.share(phrase)
        group = replace(phrase, noun=among(phrase.noun), count=MANY)
        return [*share, "of", *self.possessive(owner), *other, *self.kind(group)]

    def kind(self, phrase: NounPhrase) -> Words:
        """Spell the noun with its adjectives and complements."""
        noun = plural(phrase.noun) if phrase.plural else phrase.noun.one
        return [*self.words(phrase.qualities), *noun.split(), *self.words(phrase.after)]

    def determiner(self, phrase: NounPhrase) -> Words:
        """Spell the determiner and number of a noun without possessor."""
        other = ["other"] if phrase.other else []
        if phrase.determiner == PROPER:
            return []
        if phrase.determiner in POINTING:
            return [POINTING[phrase.determiner][phrase.plural]]
        if phrase.determiner in QUANTIFIERS:
            return [QUANTIFIERS[phrase.determiner], *other]
        if phrase.determiner == EVERYTHING:
            return ["all", *other]
        if phrase.determiner == ALL_OF_THE:
            return ["all", "the", *other]
        number = [figure(phrase)] if phrase.count > 1 else []
        if phrase.determiner == DEFINITE:
            return ["the", *other, *number]
        if phrase.plural:
            return [*self.bound(phrase), *number, *other]
        if phrase.in_words or phrase.at_least:
            return [*self.bound(phrase), "one"]
        return ["another"] if phrase.other else ["a"]

    def share(self, phrase: NounPhrase) -> Words:
        """Spell how many of a player's cards are meant, if not one."""
        if phrase.determiner == NO:
            return ["none"]
        if phrase.determiner in QUANTIFIERS:
            return [QUANTIFIERS[phrase.determiner]]
        return [*self.bound(phrase), figure(phrase)] if phrase.count else ["some"]

    def bound(self, phrase: NounPhrase) -> Words:
        """Spell "at least" if more are allowed."""
        return ["at", "least"] if phrase.at_least else []

    def subject(self, subject: Nominal) -> Words:
        """Spell a subject; "each" comes between a group and its verb."""
        afterwards = isinstance(subject, NounPhrase) and subject.afterwards
        return super().subject(subject) + (["each"] if afterwards else [])

    def finite(self, verb: str, subject: Nominal | None) -> Words:
        """Return the form of *verb* for *subject*."""
        if subject is None:
            return [verb]
        if verb.startswith("can't "):
            return [verb]
        if subject.plural or (isinstance(subject, Pronoun) and subject.person == 2):
            return ["are" if verb == "be" else verb]
        return [third_person(verb)]

    def non_finite(self, verb: str, form: str) -> Words:
        """Return a non-finite *form* of *verb*."""
        if form == INFINITIVE:
            return ["to", verb]
        return [{BASE: verb, GERUND: with_ending(verb, "ing"), PARTICIPLE: participle(verb)}[form]]

    def repeated(self, form: str) -> str:
        """Print "to" only once in a list."""
        return BASE if form == INFINITIVE else form

    def listed(self, items: list[Words], conjunction: str) -> Words:
        """Spell a list; with more than two items, or with "then", commas separate them."""
        *some, last = items
        comma = [COMMA] if len(items) > 2 or conjunction == THEN else []
        return [*(word for item in some for word in [*item, *comma]), CONJUNCTIONS[conjunction], *last]

    def touching(self, words: Words) -> Words:
        """Write "an" before a pronounced vowel; a symbol such as [orange] does not count as one."""
        following = [*words[1:], ""]
        return [
            _article_before(after) if word == "a" else word
            for word, after in zip(words, following, strict=True)
        ]


def _article_before(word: str) -> str:
    vowel = word[:1].lower() in tuple("aeiou") and not word.lower().startswith(SOUNDS_LIKE_YOU)
    return "an" if vowel else "a"


def _owner_is_article(phrase: NounPhrase) -> bool:
    """Tell whether the article of the owner also serves for the card: "an opponent's card"."""
    owner = phrase.possessor
    indefinite = isinstance(owner, NounPhrase) and owner.determiner == phrase.determiner == INDEFINITE
    return indefinite and phrase.count == 1 and not phrase.other
