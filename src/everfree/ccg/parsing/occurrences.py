"""Where the text of a phrase occurs in the given text."""

from dataclasses import replace
from typing import Any, Final

from everfree.ccg.language.text.phrasebook import Language
from everfree.ccg.language.text.phrases import INFINITIVE, Clause, NonFinite, NounPhrase, Pronoun, VerbPhrase
from everfree.ccg.parsing.pieces import Piece, as_possessor, as_printed, deed, pieces, spelt
from everfree.ccg.parsing.tokens import NUMBER, WORD, content, joined, plain, stems

CONNECTIVES: Final = frozenset(
    stems(
        "when after if at while instead as first player time play would it they you be get have during for"
        " until on"
    )
)
"""Words that an ability prints around its parts."""
NON: Final = "non-"
MODALS: Final = ("would", "can't", "may not")
MOST_SPANS: Final = 6


def _starts(text: str) -> dict[int, int]:
    """Map the place of each space to the number of the word after it."""
    spaces = [place for place, sign in enumerate(text) if sign == " "]
    return {at: number for number, at in enumerate(spaces)}


def _with_one_verb(words: tuple[str, ...]) -> list[tuple[str, list[int], tuple[int, int]]]:
    """List the text without one of two words joined by "or", with the numbers of words left and left out."""
    found: list[tuple[str, list[int], tuple[int, int]]] = []
    for place, word in enumerate(words):
        if word == "or" and 0 < place < len(words) - 1:
            for left_out in ((place - 1, place), (place, place + 1)):
                kept = [one for one in range(len(words)) if one not in left_out]
                found.append((joined(tuple([words[one] for one in kept])), kept, left_out))
    return found


class Occurrences:
    """The words of one text, and where series of words occur among them.

    A place is given as bits, one for each word of the text.
    """

    def __init__(self, text: str, language: Language) -> None:
        self._language = language
        self._source = text
        self._given = [(one.start(), one.end()) for one in WORD.finditer(text)]
        self._words = stems(text)
        self._ends = {
            place for place, (_, end) in enumerate(self._given) if text[end : end + 1] in (".", '"')
        }
        """The numbers of the words that end a sentence."""
        self.sentences = len(self._ends)
        self._vocabulary = frozenset([*self._words, *[one.removesuffix("'s") for one in self._words]])
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
        self._with_one_verb = _with_one_verb(plain(text))
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
        return self.between(span).bit_count()

    def between(self, span: int) -> int:
        """Return the words between the first and the last one of a span that do not belong to it."""
        if not span:
            return 0
        start = (span & -span).bit_length() - 1
        return ((1 << span.bit_length()) - 1) & ~((1 << start) - 1) & ~span & self.content

    def of_any(self, words: frozenset[str]) -> int:
        """Return the places of all these words."""
        bits = 0
        for place, word in enumerate(self._words):
            if word in words:
                bits |= 1 << place
        return bits

    def without(self, words: frozenset[str]) -> int:
        """Return the words that the parts of an ability must stand for if it prints *words* itself."""
        return self.needed & ~self.of_any(words)

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
        if not isinstance(said, Pronoun) and not self._has_all(spelt(said, self._language)):
            return ()
        forms = [said]
        if isinstance(said, Clause):
            forms += [replace(said, modal=modal) for modal in MODALS if not said.modal]
            forms.append(NonFinite(said.predicate, INFINITIVE))
            if isinstance(said.predicate, VerbPhrase) and said.predicate.verb == "be":
                negated = replace(said.predicate, complements=("not", *said.predicate.complements))
                forms.append(replace(said, predicate=negated))
        for form in forms:
            found = self._places(joined(as_printed(form, self._language)))
            if not found and isinstance(form, Clause):  # of several players, or at another time
                found = tuple(self._of_words(spelt(form, self._language), strict=True)[:MOST_SPANS])
            if found:
                return found
        if isinstance(said, NounPhrase | Pronoun):
            return self._places(joined(as_possessor(said, self._language)))
        return tuple(dict.fromkeys([span for form in forms for span in self._of_one_verb(form)]))

    def _of_one_verb(self, said: Any) -> list[int]:
        """List the places of a clause that shares all but its verb with another: "you play or move it"."""
        wanted = joined(as_printed(said, self._language)) if self._with_one_verb else ""
        found: list[int] = []
        for text, places, left_out in self._with_one_verb:
            at = text.find(wanted)
            if at >= 0 and wanted:
                first = text[: at + 1].count(" ") - 1
                start, end = places[first], places[first + wanted.count(" ") - 2]
                if end + 1 == left_out[0]:
                    end = left_out[1]
                found.append(((1 << (end - start + 1)) - 1) << start)
        return found

    def without_number(self, said: Any) -> tuple[int, ...]:
        """List the places of a phrase that another one prints without its number: "a card for each"."""
        words = [one for one in spelt(said, self._language) if not NUMBER.match(one)] if said else []
        return tuple(self._of_words(tuple(words), strict=False)[:MOST_SPANS]) if words else ()

    def of_negated(self, said: Any) -> tuple[int, ...]:
        """List the places of a property that a prefix negates: "non-token"."""
        words = [word for piece in pieces(said, self._language) for word in piece] if said else []
        return tuple(
            [
                1 << place
                for place, word in enumerate(self._words)
                if len(words) == 1 and word.startswith(NON) and stems(word.removeprefix(NON)) == tuple(words)
            ]
        )

    def of_name(self, name: str) -> tuple[int, ...]:
        """List the places of a name or a trait, in the singular or the plural."""
        return tuple(self._of_words(stems(name), strict=True)[:MOST_SPANS])

    def of_circumstances(self, said: tuple[Any, ...]) -> tuple[int, ...]:
        """List the places of a condition's phrases; after "while", a state may have no subject."""
        found = [0]
        for part in said:
            places = self._places(joined(as_printed(part, self._language)))
            if not places and isinstance(part, Clause):
                places = self._places(joined(as_printed(replace(part, modal="must"), self._language)))
            if not places and isinstance(part, Clause) and isinstance(part.predicate, VerbPhrase):
                shorter = as_printed(part.predicate.complements, self._language)
                places = self._places(joined(("while", *shorter)))
            found = [one | place for one in found for place in places if not one & place][:MOST_SPANS]
        return tuple(found)

    def _has_all(self, words: Piece) -> bool:
        """Tell whether the text has all words of a phrase, wherever they are."""
        return self._vocabulary.issuperset(content(words))

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
            found = [
                one | place
                for one in found
                for place in places
                if not one & place and not (strict and not self._are_sentences(one, place))
            ][:MOST_SPANS]
            if not found:
                return ()
        return tuple(dict.fromkeys(found))

    def _are_sentences(self, one: int, other: int) -> bool:
        """Tell whether one sentence ends where the other starts, or one of them has no words of its own."""
        if not one or not other:
            return True
        last = one.bit_length() - 1
        start = (other & -other).bit_length() - 1
        return last < start and any(place in self._ends for place in range(last, start))

    def _of_pieces(self, cut: list[Piece], *, strict: bool) -> list[int]:
        found = [0]
        for piece in cut:
            places = self._of_words(piece, strict=strict)
            if not places and piece[0] == "with":  # "a card with 2 power", "if it has 2 power"
                places = self._of_words(piece[1:], strict=strict)
            found = [one | place for one in found for place in places if not one & place][:MOST_SPANS]
        return found

    def _of_part(self, part: Any, *, is_state: bool, strict: bool) -> list[int]:
        if not isinstance(part, Clause):
            return self._of_pieces(pieces(part, self._language), strict=strict)
        done = deed(part, self._language)
        if not self._has_all(done):
            return []
        together = self._of_words(spelt(part, self._language), strict=strict)
        if together:
            return together
        if strict and part.subject is None and isinstance(part.predicate, VerbPhrase):
            joint = self._of_second_object(part.predicate)
            if joint:
                return joint
        is_open = isinstance(part.subject, Pronoun) or "first" in self._words
        if strict and part.modal and is_open and not part.fronted:
            return self._of_words((*stems(part.modal), *done), strict=True)  # another subject, or none
        found = self._of_words(done, strict=strict)
        for circumstance in part.fronted:
            fronted = self.of(circumstance, is_state=True, strict=strict)
            found = [one | place for one in found for place in fronted if not one & place][:MOST_SPANS]
        if part.subject is not None and found and not is_state:
            subjects = self._of_words(spelt(part.subject, self._language), strict=strict)
            apart = [one | place for one in found for place in subjects if not one & place and place < one]
            if strict and subjects != [0]:
                return apart[:MOST_SPANS]
            return [*apart, *found][:MOST_SPANS] if apart or subjects == [0] else []
        return found

    def _of_second_object(self, predicate: VerbPhrase) -> list[int]:
        """List the places of what shares its verb with something before: "exhaust this card and that one"."""
        verb = stems(predicate.verb)
        if len(verb) != 1 or verb[0] not in self._words:
            return []
        start = self._words.index(verb[0])
        object_ = [word for part in predicate.complements for word in spelt(part, self._language)]
        found = self._of_words(("and", *object_), strict=True) if object_ else []
        return [one & (one - 1) for one in found if (one & -one).bit_length() - 1 > start]

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
