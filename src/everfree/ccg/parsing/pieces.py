"""Cut a phrase into the pieces that stay together wherever the phrase is used."""

from typing import Any, Final

from everfree.ccg.language.text.phrasebook import Language
from everfree.ccg.language.text.phrases import (
    OBJECT,
    SUBJECT,
    Clause,
    Joined,
    NonFinite,
    Noun,
    NounPhrase,
    Paragraph,
    Phrase,
    Pronoun,
    Qualifier,
    VerbPhrase,
    verbs,
)
from everfree.ccg.parsing.tokens import plain, stems

LOOSE_VERBS: Final = ("get", "have", "be")
"""Verbs that other phrases replace: "it gets X" becomes "give it X"."""

DIVISIBLE: Final = (Clause, VerbPhrase, NonFinite, Joined, tuple)

Piece = tuple[str, ...]
_STEMS: dict[str, Piece] = {}


def pieces(said: Any, language: Language) -> list[Piece]:
    """List the pieces of a phrase, or of a property."""
    found: list[Piece] = []
    _cut(said, language, found)
    return [piece for piece in found if piece]


def spelt(phrase: Phrase, language: Language) -> Piece:
    """Return the words of a phrase in order."""
    return _words(phrase, language, SUBJECT if isinstance(phrase, Pronoun | NounPhrase) else OBJECT)


def as_printed(phrase: Phrase, language: Language) -> Piece:
    """Return the words of a phrase as they are inflected."""
    role = SUBJECT if isinstance(phrase, Pronoun | NounPhrase) else OBJECT
    return plain(" ".join(language.realiser.words(phrase, role)))


def as_possessor(nominal: NounPhrase | Pronoun, language: Language) -> Piece:
    """Return the words of a nominal to which something belongs."""
    return plain(" ".join(language.realiser.possessive(nominal)))  # type: ignore[attr-defined]


def deed(clause: Clause, language: Language) -> Piece:
    """Return the words of a clause after its subject; a verb that other phrases replace is left out."""
    found: list[str] = []
    for verb in verbs(clause.predicate):
        found += _words(_without_loose_verb(verb), language)
    for part in clause.trailing:
        found += _words(part, language)
    return tuple(found)


def whole(said: Any, language: Language) -> frozenset[str]:
    """Return all words of what a table of phrases returned for a word, its verbs included."""
    found: list[Piece] = []
    for part in said if isinstance(said, tuple) else (said,):
        if isinstance(part, Qualifier | VerbPhrase | Joined):
            _cut(part, language, found)
        elif isinstance(part, Paragraph):
            found += [_words(sentence, language) for sentence in part.sentences]
            found.append(stems(part.label))
        else:
            found.append(_words(part, language))
        if isinstance(part, VerbPhrase | Joined):
            found += [stems(verb.verb) for verb in verbs(part)]
    return frozenset([word for piece in found for word in piece])


def _cut(said: Any, language: Language, found: list[Piece]) -> None:  # noqa: C901 - one case for each kind of phrase
    if isinstance(said, Clause):
        if said.subject is not None:
            found.append(_words(said.subject, language, SUBJECT))
        found.append(deed(said, language))
        for part in said.fronted:
            _cut(part, language, found)
    elif isinstance(said, VerbPhrase):
        found.append(_words(_without_loose_verb(said), language))
    elif isinstance(said, NonFinite):
        _cut(said.predicate, language, found)
    elif isinstance(said, Joined):
        for item in said.items:
            _cut(item, language, found)
    elif isinstance(said, Qualifier):
        for part in (*said.qualities, *said.after):
            found.append(_words(part, language))
        if said.possessor is not None:
            found.append(_words(said.possessor, language, "possessor"))
        if said.other:
            found.append(("other",))
        if said.determiner:
            found.append(_words(NounPhrase(Noun(""), said.determiner), language))
    elif isinstance(said, Paragraph):
        for sentence in said.sentences:
            _cut(sentence, language, found)
    elif isinstance(said, tuple) and any(isinstance(part, DIVISIBLE) for part in said):
        for part in said:
            _cut(part, language, found)
    else:
        found.append(_words(said, language))


def _without_loose_verb(verb: VerbPhrase) -> Phrase:
    return verb.complements if verb.verb.split()[-1] in LOOSE_VERBS else verb


def _words(phrase: Phrase, language: Language, role: str = OBJECT) -> Piece:
    words: list[str] = []
    if role == "possessor" and isinstance(phrase, NounPhrase | Pronoun):
        spelt = language.realiser.possessive(phrase)  # type: ignore[attr-defined]
    else:
        spelt = language.realiser.words(phrase, role)
    for word in spelt:
        known = _STEMS.get(word)
        if known is None:
            known = _STEMS[word] = stems(word)
        words.extend(known)
    return tuple(words)
