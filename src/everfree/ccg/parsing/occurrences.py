"""Where the text of a phrase occurs in the given text."""

from dataclasses import replace
from typing import Any, Final

from everfree.ccg.language.text.phrasebook import Language
from everfree.ccg.language.text.phrases import INFINITIVE, Clause, NonFinite, NounPhrase, Pronoun, VerbPhrase
from everfree.ccg.parsing.pieces import Piece, as_possessor, as_printed, deed, pieces, spelt
from everfree.ccg.parsing.tokens import WORD, content, joined, plain, stems

CONNECTIVES: Final = frozenset(
    stems(
        "when after if at while instead as first player time play would it they you be get have during for"
        " until on"
    )
)
"""Words that an ability prints around its parts."""
MODALS: Final = ("would", "can't", "may not")
MOST_SPANS: Final = 6


def _starts(text: str) -> dict[int, int]:
    """Map the place of each space to the number of the word after it."""
    spaces = [place for place, sign in enumerate(text) if sign == " "]
    return {at: number for number, at in enumerate(spaces)}


class Occurrences:
    """The words of one text, and where series of words occur among them.

    A place is given as bits, one for each word of the text.
    """

    def __init__(self, text: str, language: Language) -> None:
        self._language = language
        self._source = text
        self._given = [(one.start(), one.end()) for one in WORD.finditer(text)]
        self._words = stems(text)
        everything = list(range(len(self._words)))
        self._kept = {True: everything, False: [one for one in everything if content((self._words[one],))]}
        """The numbers of the words that are compared, strictly or not."""
        self._texts = {
            strict: joined(tuple([self._words[place] for place in kept]))
            for strict, kept in self._kept.items()
        }
        self._starts = {strict: _starts(one) for strict, one in self._texts.items()}
        self._all = joined(plain(text))
        self._all_starts = _starts(self._all)
        label, colon, _ = text.partition(":")
        in_label = set(stems(label)) if colon and len(label.split()) < 6 else set()
        self.content = 0
        """The words that say something in any phrase, as bits."""
        self.needed = 0
        """The words that the parts of an ability must stand for, as bits."""
        for place, word in enumerate(self._words):
            if not content((word,)):
                continue
            self.content |= 1 << place
            if word not in CONNECTIVES and not (word in in_label and place < len(in_label) + 1):
                self.needed |= 1 << place

    def gap(self, span: int) -> int:
        """Count the words between the first and the last one of a span that do not belong to it."""
        if not span:
            return 0
        start = (span & -span).bit_length() - 1
        between = ((1 << span.bit_length()) - 1) & ~((1 << start) - 1) & ~span
        return (between & self.content).bit_count()

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
        return self._source[self._given[first][0] : self._given[last][1]]

    def of_exactly(self, said: Any) -> tuple[int, ...]:
        """List the places where a phrase occurs word for word.

        A clause may also be what would happen, what can't happen, or an infinitive: "the first player to".
        """
        forms = [said]
        if isinstance(said, Clause):
            forms += [replace(said, modal=modal) for modal in MODALS if not said.modal]
            forms.append(NonFinite(said.predicate, INFINITIVE))
        for form in forms:
            found = self._places(joined(as_printed(form, self._language)))
            if not found and isinstance(form, Clause):  # of several players, or at another time
                found = tuple(self._of_words(spelt(form, self._language), strict=True)[:MOST_SPANS])
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
            found.append(((1 << (wanted.count(" ") - 1)) - 1) << self._all_starts[at])
            at = self._all.find(wanted, at + 1)
        return tuple(found[:MOST_SPANS])

    def of(self, said: Any, *, is_state: bool, strict: bool = False) -> tuple[int, ...]:
        """List the places where the phrase of a word occurs, each as bits; empty if it does not occur.

        If *strict*, all its words must occur; otherwise those that it may gain or lose as a part of another
        phrase are left out.
        """
        found: list[int] = [0]
        for part in said if isinstance(said, tuple) else (said,):
            places = self._of_part(part, is_state=is_state, strict=strict)
            found = [one | place for one in found for place in places if not one & place][:MOST_SPANS]
            if not found:
                return ()
        return tuple(dict.fromkeys(found))

    def _of_part(self, part: Any, *, is_state: bool, strict: bool) -> list[int]:
        if not isinstance(part, Clause):
            found = [0]
            for piece in pieces(part, self._language):
                places = self._of_words(piece, strict=strict)
                if not places and piece[0] == "with":  # "a card with 2 power", "if it has 2 power"
                    places = self._of_words(piece[1:], strict=strict)
                found = [one | place for one in found for place in places if not one & place][:MOST_SPANS]
            return found
        together = self._of_words(spelt(part, self._language), strict=strict)
        if together:
            return together
        found = self._of_words(deed(part, self._language), strict=strict)
        for circumstance in part.fronted:
            fronted = self.of(circumstance, is_state=True, strict=strict)
            found = [one | place for one in found for place in fronted if not one & place][:MOST_SPANS]
        if part.subject is not None and found and not is_state:
            subjects = self._of_words(spelt(part.subject, self._language), strict=strict)
            apart = [one | place for one in found for place in subjects if not one & place and place < one]
            return [*apart, *found][:MOST_SPANS] if apart or subjects == [0] else []
        return found

    def _of_words(self, words: Piece, *, strict: bool) -> list[int]:
        said = content(words)
        if not said:
            return [0]
        text, starts, kept = self._texts[strict], self._starts[strict], self._kept[strict]
        wanted = joined(words if strict else said)
        length = wanted.count(" ") - 1
        found: list[int] = []
        at = text.find(wanted)
        while at >= 0:
            first = starts[at]
            start, end = kept[first], kept[first + length - 1]
            found.append(((1 << (end - start + 1)) - 1) << start)
            at = text.find(wanted, at + 1)
        return found
