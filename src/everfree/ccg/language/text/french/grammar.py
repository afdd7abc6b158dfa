"""French sentences: determiners, position of pronouns, modal verbs and the perfect."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.text.french.agreement import agreed, agreeing, pronoun_for
from everfree.ccg.language.text.french.conjugation import Forms, forms, imperfect
from everfree.ccg.language.text.french.lexicon import number_word
from everfree.ccg.language.text.french.spelling import APOSTROPHE, inflected, plural, touching
from everfree.ccg.language.text.phrases import (
    AND,
    AND_THEN,
    ANY,
    BASE,
    DEFINITE,
    EVERY,
    EVERYTHING,
    FAR,
    INDEFINITE,
    MANY,
    NEAR,
    NO,
    OR,
    PARTICIPLE,
    STRAIGHT,
    SUBJECT,
    THEN,
    Adjective,
    Joined,
    Nominal,
    NounPhrase,
    Phrase,
    Predicate,
    Pronoun,
    verbs,
)
from everfree.ccg.language.text.realiser import COMMA, Realiser, Words

NO_BREAK_SPACE: Final = "\u00a0"
CONJUNCTIONS: Final = {AND: "et", OR: "ou", THEN: "puis", STRAIGHT: "puis", AND_THEN: "puis"}

# Modals and tenses of a clause.
MAY: Final = "may"
MUST: Final = "must"
CANT: Final = "can't"
WOULD: Final = "would"
"""The modal of what is about to happen: "si un Ami devait partir"."""
NOT: Final = "not"
"""The "ne" that goes with "aucun": "vous n’avez aucun Ami"."""
WITH_ETRE: Final = ("aller", "entrer", "partir", "rester")
"""Verbs whose perfect has the auxiliary "être"; its participle agrees with the subject."""
HAS: Final = "has"
"""The perfect: "un Ami a joué"."""
MODAL_VERBS: Final = {MAY: "pouvoir", MUST: "devoir", CANT: "pouvoir", WOULD: "devoir"}
HAVING: Final = "having"
"""The perfect infinitive: "avoir joué"."""

# Determiners: masculine, feminine, plural.
ARTICLES: Final = {DEFINITE: ("le", "la", "les"), INDEFINITE: ("un", "une", "des")}
POINTING: Final = ("ce", "cette", "ces")
OWNED_BY: Final = {
    (2, False): ("votre", "votre", "vos"),
    (3, False): ("son", "sa", "ses"),
    (3, True): ("leur", "leur", "leurs"),
}
ONE_OF: Final = {
    INDEFINITE: ("un", "une"),
    EVERY: ("chacun", "chacune"),
    NO: ("aucun", "aucune"),
    ANY: (f"n{APOSTROPHE}importe lequel", f"n{APOSTROPHE}importe laquelle"),
}
SOME_OF: Final = ("certains", "certaines")
OTHER: Final = Adjective("autre")

# Pronouns by person and number: masculine, feminine.
SUBJECTS: Final = {(2, False): ("vous", "vous"), (3, False): ("il", "elle"), (3, True): ("ils", "elles")}
STRESSED: Final = {(2, False): ("vous", "vous"), (3, False): ("lui", "elle"), (3, True): ("eux", "elles")}
DIRECT: Final = {(2, False): ("vous", "vous"), (3, False): ("le", "la"), (3, True): ("les", "les")}
INDIRECT: Final = {(2, False): "vous", (3, False): "lui", (3, True): "leur"}
BEFORE_THE_VERB: Final = ("vous", "le", "la", "les", "lui", "leur")
AFTER_A_COMMAND: Final = ("le", "la", "les", "vous", "lui", "leur")


def unstressed(complements: tuple[Phrase, ...]) -> tuple[list[str], tuple[Phrase, ...]]:
    """Split *complements* into the forms of the pronouns that go with the verb, and the other complements."""
    pronouns: list[str] = []
    left: tuple[Phrase, ...] = ()
    for part in complements:
        match part:
            case Pronoun():
                pronouns.append(DIRECT[part.person, part.plural][part.feminine])
            case ("à", Pronoun() as given):
                pronouns.append(INDIRECT[given.person, given.plural])
            case _:
                left += (part,)
    return pronouns, left


def in_person(tense: Forms, subject: Nominal | None) -> str:
    """Return the form of a tense for *subject*; without a subject, the imperative."""
    if subject is None or (isinstance(subject, Pronoun) and subject.person == 2):
        return tense.reader
    return tense.many if subject.plural else tense.one


class FrenchRealiser(Realiser):
    """Spells French."""

    colon = f"{NO_BREAK_SPACE}: "
    quotes = ("«\N{NO-BREAK SPACE}", "\N{NO-BREAK SPACE}»")
    capital_after_colon = False

    def pronoun(self, pronoun: Pronoun, role: str) -> Words:
        """Return a pronoun as a subject, or in its stressed form after a preposition."""
        table = SUBJECTS if role == SUBJECT else STRESSED
        return [table[pronoun.person, pronoun.plural][pronoun.feminine]]

    # Nouns.

    def noun_phrase(self, phrase: NounPhrase, role: str) -> Words:
        """Spell *phrase*; a card among someone's cards is one "de vos" cards."""
        if phrase.up_to:
            return [f"jusqu{APOSTROPHE}à", *self.noun_phrase(replace(phrase, up_to=False), role)]
        if phrase.this_or:
            return ["cette", "carte", "ou", *self.noun_phrase(replace(phrase, this_or=False), role)]
        owner = phrase.possessor
        if not isinstance(owner, Pronoun):
            return [*self.determiner(phrase), *self.kind(phrase)]
        if phrase.determiner == EVERYTHING:
            whole = "toutes" if phrase.noun.feminine else "tous"
            return [whole, *self.noun_phrase(replace(phrase, determiner=DEFINITE), role)]
        if phrase.determiner == DEFINITE:
            whose = OWNED_BY[owner.person, owner.plural][self.form(phrase)]
            return [whose, *self.number(phrase), *self.other(phrase), *self.kind(phrase)]
        one = phrase.determiner == INDEFINITE and not phrase.plural
        noun = replace(phrase.noun, many=phrase.noun.among or phrase.noun.many)
        group = replace(phrase, noun=noun, determiner=DEFINITE, count=MANY, other=phrase.other and not one)
        return [
            *self.share(phrase),
            *(self.other(phrase) if one else ()),
            "de",
            *self.noun_phrase(group, role),
        ]

    def determiner(self, phrase: NounPhrase) -> Words:
        """Spell the determiner of a noun, unless it is a possessive."""
        number, other = self.number(phrase), self.other(phrase)
        if phrase.determiner in (NEAR, FAR):
            return [POINTING[self.form(phrase)], *number, *other]
        if phrase.determiner == EVERY:
            return ["chaque", *other]
        if phrase.determiner == EVERYTHING:
            return ["toutes" if phrase.noun.feminine else "tous", "les", *other]
        if phrase.determiner == NO:
            return [ONE_OF[NO][phrase.noun.feminine], *other]
        if phrase.determiner == ANY:
            return [f"n{APOSTROPHE}importe", "quelle" if phrase.noun.feminine else "quel", *other]
        if phrase.determiner == INDEFINITE and number:
            return [*number, *other]
        if phrase.determiner == INDEFINITE and phrase.plural and other:
            return ["de", *other]
        return [ARTICLES[phrase.determiner][self.form(phrase)], *number, *other]

    def share(self, phrase: NounPhrase) -> Words:
        """Spell how many of a player's cards are meant."""
        feminine = phrase.noun.feminine
        if phrase.plural:
            return self.number(phrase) or [SOME_OF[feminine]]
        return ONE_OF[phrase.determiner][feminine].split()

    def form(self, phrase: NounPhrase) -> int:
        """Return the index of the form: masculine, feminine or plural."""
        return 2 if phrase.plural else int(phrase.noun.feminine)

    def number(self, phrase: NounPhrase) -> Words:
        """Spell the number, if it is printed."""
        least = ["au", "moins"] if phrase.at_least else []
        spelt = number_word(phrase.count) if phrase.in_words else str(phrase.count)
        return [*least, spelt] if phrase.count > 1 else []

    def other(self, phrase: NounPhrase) -> Words:
        """Spell "autre" if another card is meant."""
        return [inflected(OTHER, feminine=False, plural=phrase.plural)] if phrase.other else []

    def kind(self, phrase: NounPhrase) -> Words:
        """Spell the noun with its adjectives, most of which follow it, then its possessor."""
        noun = (plural(phrase.noun) if phrase.plural else phrase.noun.one).split()
        if phrase.determiner == FAR:
            noun[-1] += "-là"
        leading = tuple(part for part in phrase.qualities if isinstance(part, Adjective) and part.leads)
        following = tuple(part for part in phrase.qualities if part not in leading)
        owner: Phrase = ("de", phrase.possessor) if isinstance(phrase.possessor, NounPhrase) else ()

        def said(parts: Phrase) -> Words:
            return self.words(agreed(parts, feminine=phrase.noun.feminine, plural=phrase.plural))

        return [*said(leading), *noun, *said(following), *self.words(owner), *said(phrase.after)]

    # Verbs.

    def finite(self, verb: str, subject: Nominal | None) -> Words:
        """Return the form of *verb* for *subject*."""
        return [in_person(forms(verb), subject)]

    def non_finite(self, verb: str, form: str) -> Words:
        """Return a non-finite *form* of *verb*."""
        return [{BASE: verb, PARTICIPLE: forms(verb).participle}[form]]

    def predicate(self, predicate: Predicate, subject: Nominal | None) -> Words:
        """Spell *predicate*; pronouns go before the verb, or after an imperative with hyphens."""
        predicate = agreeing(predicate, subject)
        if isinstance(predicate, Joined):
            return super().predicate(predicate, subject)
        pronouns, left = unstressed(predicate.complements)
        (verb,) = self.finite(predicate.verb, subject)
        if subject is None:
            verb = "-".join([verb, *sorted(pronouns, key=AFTER_A_COMMAND.index)])
        else:
            verb = self.bound(pronouns, verb)
        return [verb, *self.each(subject), *self.words(left)]

    def embedded(self, predicate: Predicate, form: str) -> Words:
        """Spell a predicate without subject; pronouns go before an infinitive."""
        if isinstance(predicate, Joined):
            return super().embedded(predicate, form)
        if form == HAVING:
            return self.over(predicate, None, infinitive=True)
        pronouns, left = unstressed(predicate.complements)
        return [self.bound(pronouns, *self.non_finite(predicate.verb, form)), *self.words(left)]

    def modal(self, modal: str, predicate: Predicate, subject: Nominal | None) -> Words:
        """Spell *predicate* with a modal verb or in the perfect."""
        predicate = agreeing(predicate, subject)
        if modal == NOT:
            return ["ne", *self.predicate(predicate, subject)]
        if modal == HAS:
            return self.over(predicate, subject)
        verb = MODAL_VERBS[modal]
        said = in_person(imperfect(verb) if modal == WOULD else forms(verb), subject)
        words = ["ne", said, "pas"] if modal == CANT else [said]
        return [*words, *self.each(subject), *self.embedded(predicate, BASE)]

    def over(self, predicate: Predicate, subject: Nominal | None, *, infinitive: bool = False) -> Words:
        """Spell the perfect; with "avoir", the participle agrees only with an object that precedes it."""
        if isinstance(predicate, Joined):
            said = [self.over(verb, subject, infinitive=infinitive) for verb in verbs(predicate)]
            return self.listed(said, predicate.conjunction)
        verb = "être" if predicate.verb in WITH_ETRE else "avoir"
        auxiliary = verb if infinitive else in_person(forms(verb), subject)
        objects = [part for part in predicate.complements if isinstance(part, Pronoun)]
        agreement = objects[0] if objects else Pronoun(3)
        if verb == "être" and subject is not None:
            agreement = pronoun_for(subject)
        participle = Adjective(forms(predicate.verb).participle)
        pronouns, left = unstressed(predicate.complements)
        return [
            self.bound(pronouns, auxiliary),
            inflected(participle, feminine=agreement.feminine, plural=agreement.plural),
            *self.words(left),
        ]

    def bound(self, pronouns: list[str], verb: str) -> str:
        """Join pronouns and their verb into one word, so that "de le voir" is not contracted to "du voir"."""
        return self.spelt([*sorted(pronouns, key=BEFORE_THE_VERB.index), verb])

    def each(self, subject: Nominal | None) -> Words:
        """Spell "chacun" after the verb of a group."""
        if isinstance(subject, NounPhrase) and subject.afterwards:
            return [ONE_OF[EVERY][subject.noun.feminine]]
        return []

    # Lists and spelling.

    def listed(self, items: list[Words], conjunction: str) -> Words:
        """Spell a list with commas, but with none before a conjunction other than "puis"."""
        first, *middle, last = items
        between = [word for item in middle for word in [COMMA, *item]]
        comma = [COMMA] if conjunction in (AND_THEN, THEN, STRAIGHT) else []
        return [*first, *between, *comma, CONJUNCTIONS[conjunction], *last]

    def touching(self, words: Words) -> Words:
        """Contract and elide neighbouring words."""
        return touching(words)

    def spelt(self, words: Words) -> str:
        """Join *words* into a string, without a space after an apostrophe."""
        return super().spelt(words).replace(f"{APOSTROPHE} ", APOSTROPHE)
