"""Where the text of a phrase occurs in the given text."""

from dataclasses import replace
from typing import Any, Final

from everfree.ccg.language.text.phrasebook import Language
from everfree.ccg.language.text.phrases import INFINITIVE, Clause, NonFinite, NounPhrase, Pronoun, VerbPhrase
from everfree.ccg.parsing.pieces import Piece, as_possessor, as_printed, deed, pieces, spelt
from everfree.ccg.parsing.tokens import WORD, content, joined, plain, stems

CONNECTIVES: Final = frozenset(
    stems("when after if at while instead as first time play would it they you be get have during for until")
)
"""Words that an ability prints around its parts."""
MOST_SPANS: Final = 6


def _starts(text: str) -> dict[int, int]:
    """Map the place of each space to the number of the word after it."""
    spaces = [place for place, sign in enumerate(text) if sign == " "]
    return {at: number for number, at in enumerate(spaces)}


class Occurrences:
    """The words of one text, and where series of words occur among them."""

    def __init__(self, text: str, language: Language) -> None:
        self._language = language
        self._source = text
        self._given = [(one.start(), one.end()) for one in WORD.finditer(text)]
        words = stems(text)
        self._words = content(words)
        self._text = joined(self._words)
        self._starts = _starts(self._text)
        self._all = joined(plain(text))
        self._all_starts = _starts(self._all)
        self._before = [len(content(words[:place])) for place in range(len(words) + 1)]
        label, colon, _ = text.partition(":")
        in_label = set(stems(label)) if colon and len(label.split()) < 6 else set()
        self.needed = 0
        """The words that the parts of an ability must stand for, as bits."""
        for place, word in enumerate(self._words):
            if word not in CONNECTIVES and not (word in in_label and place < len(in_label) + 1):
                self.needed |= 1 << place

    def without(self, words: frozenset[str]) -> int:
        """Return the words that the parts of an ability must stand for if it prints *words* itself."""
        bits = self.needed
        for place, word in enumerate(self._words):
            if word in words:
                bits &= ~(1 << place)
        return bits

    def spelt(self, span: int) -> str:
        """Return the text from the first to the last word of a span, as it was given."""
        if not span:
            return ""
        first, last = (span & -span).bit_length() - 1, span.bit_length() - 1
        places = [place for place in range(len(self._given)) if first <= self._before[place] <= last]
        return self._source[self._given[places[0]][0] : self._given[places[-1]][1]]

    def of_exactly(self, said: Any) -> tuple[int, ...]:
        """List the places where a phrase occurs word for word.

        A clause may also be what would happen, what can't happen, or an infinitive: "the first player to".
        """
        forms = [said]
        if isinstance(said, Clause):
            forms += [replace(said, modal=modal) for modal in ("would", "can't") if not said.modal]
            forms.append(NonFinite(said.predicate, INFINITIVE))
        for form in forms:
            found = self._places(joined(as_printed(form, self._language)))
            if found:
                return found
        if isinstance(said, NounPhrase | Pronoun):
            return self._places(joined(as_possessor(said, self._language)))
        return ()

    def of_circumstances(self, said: tuple[Any, ...]) -> tuple[int, ...]:
        """List the places of a condition's phrases; after "while", a state may have no subject."""
        found = [0]
        for part in said:
            places = self._places(joined(as_printed(part, self._language)))
            if not places and isinstance(part, Clause) and isinstance(part.predicate, VerbPhrase):
                shorter = as_printed(part.predicate.complements, self._language)
                places = self._places(joined(("while", *shorter)))
            found = [one | place for one in found for place in places if not one & place][:MOST_SPANS]
        return tuple(found)

    def _places(self, wanted: str) -> tuple[int, ...]:
        found: list[int] = []
        at = self._all.find(wanted)
        while at >= 0 and wanted:
            start = self._all_starts[at]
            first, last = self._before[start], self._before[start + wanted.count(" ") - 1]
            found.append(((1 << (last - first)) - 1) << first)
            at = self._all.find(wanted, at + 1)
        return tuple(found[:MOST_SPANS])

    def of(self, said: Any, *, is_state: bool) -> tuple[int, ...]:
        """List the places where the phrase of a word occurs, each as bits; empty if it does not occur."""
        found: list[int] = [0]
        for part in said if isinstance(said, tuple) else (said,):
            places = self._of_part(part, is_state=is_state)
            found = [one | place for one in found for place in places if not one & place][:MOST_SPANS]
            if not found:
                return ()
        return tuple(dict.fromkeys(found))

    def _of_part(self, part: Any, *, is_state: bool) -> list[int]:
        if not isinstance(part, Clause):
            found = [0]
            for piece in pieces(part, self._language):
                places = self._of_words(piece)
                found = [one | place for one in found for place in places if not one & place][:MOST_SPANS]
            return found
        together = self._of_words(spelt(part, self._language))
        if together:
            return together
        found = self._of_words(deed(part, self._language))
        for circumstance in part.fronted:
            fronted = self.of(circumstance, is_state=True)
            found = [one | place for one in found for place in fronted if not one & place][:MOST_SPANS]
        if part.subject is not None and found and not is_state:
            subjects = self._of_words(spelt(part.subject, self._language))
            apart = [one | place for one in found for place in subjects if not one & place and place < one]
            return [*apart, *found][:MOST_SPANS] if apart or subjects == [0] else []
        return found

    def _of_words(self, words: Piece) -> list[int]:
        wanted = joined(content(words))
        if not wanted:
            return [0]
        found: list[int] = []
        bits = (1 << (wanted.count(" ") - 1)) - 1
        at = self._text.find(wanted)
        while at >= 0:
            found.append(bits << self._starts[at])
            at = self._text.find(wanted, at + 1)
        return found
