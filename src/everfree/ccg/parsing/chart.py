"""Grow trees bottom-up: try each word with the parts found so far, and keep it if the text has its text."""

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, dataclass, replace
from itertools import combinations
from typing import Any, Final

from everfree.ccg.language.abilities import (
    Ability,
    Activated,
    Continuous,
    Elsewhere,
    EventText,
    Further,
    Replacement,
    Standing,
    Triggered,
)
from everfree.ccg.language.card import Card, Side
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.nodes import WORDS, Node, parts
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.words.changes.changes import Change
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import (
    Choose,
    ControlledBy,
    Description,
    Each,
    One,
    Selector,
    Test,
)
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.parsing.canonical import LAST, rank
from everfree.ccg.parsing.domains import Domains
from everfree.ccg.parsing.evidence import Evidence
from everfree.ccg.parsing.occurrences import Occurrences
from everfree.ccg.parsing.pieces import whole
from everfree.ccg.parsing.sections import Phrases
from everfree.ccg.parsing.tokens import stems
from everfree.ccg.parsing.variants import variants
from everfree.ccg.vocab import EVENT, PLAY
from everfree.ccg.written.fields import (
    Field,
    alternatives,
    fields_of,
    inside_tuple,
    is_word,
    may_be_nothing,
    words_of,
)

ROUNDS: Final = 7
MOST_TRIES: Final = 40_000
"""Candidates that are printed for one paragraph before the reader gives up."""
MOST_COMBINED: Final = 100_000
MOST_TESTS: Final = 4
LONGEST_LIST: Final = 4
LONGEST_GAP: Final = 9
"""Words of the text that may lie between two parts of one word."""
LIST_GAP: Final = 4
"""Words of the text that may lie between the items of a list."""
SKIPPED: Final = (Card, Side, Keyword)
VISIBLE_ABOVE: Final = ("who", "zone")
"""Fields that change the text of the surrounding phrase only."""


@dataclass(frozen=True)
class Fragment:
    """A tree whose text occurs in the given one."""

    node: Node
    spans: tuple[int, ...]
    """The places where it occurs: for each, the words of the given text it stands for, as bits."""


NOWHERE: Final = (0,)
"""The spans of a part that prints nothing of its own."""


class Chart:
    """The fragments found in one paragraph."""

    def __init__(self, text: str, told: Discourse, phrases: Phrases, evidence: Evidence) -> None:
        words = frozenset(stems(text))
        self._phrases = phrases
        self._evidence = evidence
        self._words = words
        self._tolds = variants(told, words)
        self._domains = Domains(text, words, self._tolds)
        self.occurrences = Occurrences(text, phrases.language)
        self._found: dict[type[Node], list[Fragment]] = {}
        self._tried: set[Node] = set()
        self._plain: dict[tuple[type[Node], str], tuple[Any, ...]] = {}
        self._new: set[Node] = set()
        self._ranks: dict[Node, int] = {}
        self._said: dict[Node, Any] = {}
        self.twins: dict[Node, list[Node]] = {}
        """Tests that print the same as one that was found before."""
        self.tries = 0
        self.combined = 0

    def take(self, nodes: Iterable[Node]) -> None:
        """Add trees that were found elsewhere, such as a quoted ability."""
        self._keep([Fragment(node, NOWHERE) for node in nodes])

    def grow(self) -> Iterator[int]:
        """Find fragments, yielding after each round; stop if nothing is new or too much was tried."""
        words = [word for word in WORDS.values() if self._is_possible(word)]
        for number in range(ROUNDS):
            fresh: list[Fragment] = []
            for word in words:
                for node in self._candidates(word, first=number == 0):
                    if node in self._tried:
                        continue
                    self._tried.add(node)
                    fragment = self._fitted(node)
                    if fragment is not None:
                        fresh.append(fragment)
                    if self.tries > MOST_TRIES or self.combined > MOST_COMBINED:
                        self._keep(fresh)
                        yield number
                        return
            self._keep(fresh)
            self._new = {one.node for one in fresh}
            if not fresh:
                return
            yield number

    def _keep(self, fresh: list[Fragment]) -> None:
        for fragment in fresh:
            if isinstance(fragment.node, Test) and not self._is_own_test(fragment.node):
                continue
            self._found.setdefault(type(fragment.node), []).append(fragment)

    def _is_own_test(self, node: Test) -> bool:
        """Rank a test by what it prints, and tell whether no other test prints the same."""
        said = self._phrases.say(node, self._tolds[0])
        if said is not None:
            self._ranks[node] = rank(said)
            for other, its in self._said.items():
                if its == said:
                    self.twins.setdefault(other, []).append(node)
                    return False
            self._said[node] = said
        else:
            self._ranks[node] = LAST
        return True

    def of(self, kind: type[Node]) -> list[Fragment]:
        """List the fragments that are allowed where *kind* is required."""
        return [one for word, several in self._found.items() if issubclass(word, kind) for one in several]

    def longest(self) -> str:
        """Return the words of the text that the largest fragment stands for."""
        spans = [span for several in self._found.values() for one in several for span in one.spans]
        return self.occurrences.spelt(max(spans, key=int.bit_count, default=0))

    def abilities(self) -> Iterator[Ability]:
        """Yield the abilities whose parts cover the whole text."""
        is_event = self._tolds[0].on == EVENT
        for word in words_of(Ability):
            if issubclass(word, EventText | Further) == is_event and self._evidence.allows(word, self._words):
                yield from self._abilities_of(word, frozenset())  # type: ignore[arg-type]

    def _abilities_of(self, word: type[Ability], around: frozenset[str]) -> Iterator[Ability]:
        """Yield the abilities of one kind whose parts cover the text but for the words *around* it."""
        domains = [self.values(word, field) for field in fields_of(word)]
        own = around | self._evidence.fixed_words(word)
        for field, domain in zip(fields_of(word), domains, strict=True):
            for value, spans in domain:
                if spans == NOWHERE and value != field.default and not isinstance(value, Node | tuple):
                    own |= self._evidence.words_of_value(word, field.name, value)
        for values in covering(domains, self.occurrences.without(own)):
            self.tries += 1
            yield word(*values)

    def elsewhere(self) -> Iterator[Ability]:
        """Yield the abilities that work in another zone than play."""
        zone, _, wording = fields_of(Elsewhere)
        for place in self._domains.zones:
            if place == PLAY or not self._evidence.allows_value(Elsewhere, zone.name, place, self._words):
                continue
            around = frozenset(stems("chaos while this card is in your hand discard pile deck flipped from"))
            for word in (Triggered, Activated, Continuous, Standing, Replacement):
                if self._evidence.allows(word, self._words):
                    for inner in self._abilities_of(word, around):
                        for said in self.plain(Elsewhere, wording):
                            yield Elsewhere(place, inner, said)

    def _is_possible(self, word: type[Node]) -> bool:
        if not hasattr(word, "__dataclass_fields__") or word in SKIPPED or issubclass(word, Ability):
            return False
        return self._phrases.has(word) and self._evidence.allows(word, self._words)

    def _candidates(self, word: type[Node], *, first: bool) -> Iterator[Node]:
        """Yield the nodes of *word* with at least one part that was found in the last round."""
        if word is Description:
            yield from self._descriptions(first=first)
            return
        for values in self._combined(word, first=first):
            yield word(*values)

    def _combined(self, word: type[Node], *, first: bool) -> Iterator[tuple[Any, ...]]:
        """Yield the values for all fields; no two of them stand for the same word."""
        domains: list[list[tuple[Any, tuple[int, ...]]]] = []
        has_new = first
        for field in fields_of(word):
            values = self.values(word, field)
            if not values:
                return
            has_new = has_new or any(self._is_new(value) for value, _ in values)
            domains.append(values)
        if has_new:
            yield from self._chosen(domains, (), 0, is_new=first)

    def _chosen(
        self, domains: list[list[Any]], parts: tuple[Any, ...], span: int, *, is_new: bool
    ) -> Iterator[tuple[Any, ...]]:
        if len(parts) == len(domains):
            if is_new:
                self.combined += 1
                yield parts
            return
        for value, spans in domains[len(parts)]:
            new = is_new or self._is_new(value)
            for own in spans:
                if own & span:
                    continue
                both = own | span
                if own and span and _gap(both) > LONGEST_GAP:
                    continue
                yield from self._chosen(domains, (*parts, value), both, is_new=new)

    def _is_new(self, value: Any) -> bool:
        if isinstance(value, tuple):
            return any(self._is_new(one) for one in value)
        return isinstance(value, Node) and value in self._new

    def values(self, word: type[Node], field: Field) -> list[tuple[Any, tuple[int, ...]]]:
        """List the values a field may have in this text, each with its spans."""
        inside = inside_tuple(field.kind)
        if inside is not None:
            return self._lists(word, field, inside)
        found: list[tuple[Any, tuple[int, ...]]] = []
        if field.default is not MISSING:
            found.append((field.default, NOWHERE))
        elif may_be_nothing(field.kind):
            found.append((None, NOWHERE))
        for kind in alternatives(field.kind):
            if is_word(kind):
                found += [
                    (one.node, one.spans)
                    for one in self.of(kind)
                    if one.node != field.default and type(one.node) is not word and _may_be_in(one.node, word)
                ]
            else:
                found += [
                    (one, NOWHERE)
                    for one in self.plain(word, replace(field, kind=kind))
                    if one != field.default or type(one) is not type(field.default)
                ]
        return found

    def plain(self, word: type[Node], field: Field) -> tuple[Any, ...]:
        """List the values of a field without words for which there is evidence."""
        key = (word, field.name)
        if key not in self._plain:
            if field.name == "wording":
                values: tuple[Any, ...] = self._phrases.wordings(word)
            else:
                values = self._domains.of(word, field)
            self._plain[key] = tuple(
                [
                    one
                    for one in values
                    if one == field.default or self._evidence.allows_value(word, field.name, one, self._words)
                ]
            )
        return self._plain[key]

    def _lists(self, word: type[Node], field: Field, inside: Any) -> list[tuple[Any, tuple[int, ...]]]:
        """List the series of parts that follow each other in the text."""
        found: list[tuple[Any, tuple[int, ...]]] = []
        if field.default is not MISSING:
            found.append((field.default, NOWHERE))
        kinds = [kind for kind in alternatives(inside) if is_word(kind)]
        if not kinds:
            plain = self._domains.of(word, replace(field, kind=inside, default=MISSING))
            return [*found, *[((one,), NOWHERE) for one in plain], (plain, NOWHERE)]
        several = [(one.node, span) for kind in kinds for one in self.of(kind) for span in one.spans]
        grown: list[tuple[tuple[Any, ...], int]] = [((node,), span) for node, span in several]
        longest = LONGEST_LIST
        if any(issubclass(word, kind) for kind in kinds):  # a list of its own kind, such as a sequence
            several = [(node, span) for node, span in several if type(node) is not word]
            grown = [((node,), span) for node, span in several]
            grown += [
                (getattr(one.node, field.name), span)
                for one in self._found.get(word, ())
                for span in one.spans
                if len(getattr(one.node, field.name)) < LONGEST_LIST
            ]
            longest = 2
        else:
            found += [(nodes, (span,)) for nodes, span in grown]
        for _ in range(longest - 1):
            grown = [
                ((*nodes, node), span | own)
                for nodes, span in grown
                for node, own in several
                if own > span and not own & span and _gap(span | own) <= LIST_GAP and node not in nodes
            ]
            found += [(nodes, (span,)) for nodes, span in grown]
        return found

    def _descriptions(self, *, first: bool) -> Iterator[Node]:
        zone = next(field for field in fields_of(Description) if field.name == "zone")
        ranks = self._ranks
        zones = self.plain(Description, zone)
        tests = [(one.node, span) for one in self.of(Test) for span in one.spans]
        tests.sort(key=lambda one: (ranks[one[0]], one[1] & -one[1]))
        for length in range(min(MOST_TESTS, len(tests)) + 1):
            for several in combinations(tests, length):
                nodes = [node for node, _ in several]
                if len(set(nodes)) < length or not (first or any(node in self._new for node in nodes)):
                    continue
                span = 0
                for _, own in several:
                    if own & span:
                        break
                    span |= own
                else:
                    if _gap(span) > LONGEST_GAP:
                        continue
                    for noun in self._domains.nouns:
                        for place in zones:
                            yield Description(noun, tuple(nodes), place)  # type: ignore[arg-type]

    def _fitted(self, node: Node) -> Fragment | None:
        """Return the fragment if its text occurs in the given one."""
        for told in self._tolds:
            self.tries += 1
            said = self._phrases.say(node, told)
            if said is None:
                continue
            if isinstance(node, Selector | Trigger):
                spans = self.occurrences.of_exactly(said)
            elif isinstance(node, Condition):
                spans = self.occurrences.of_circumstances(said)
            else:
                spans = self.occurrences.of(said, is_state=False)
            if spans:
                if isinstance(node, Test) and spans == NOWHERE and not whole(said, self._phrases.language):
                    return None
                return None if self._is_twin(node, said, told) else Fragment(node, spans)
        if isinstance(node, Description):
            return self._elsewhere(node)
        return self._weak(node) if isinstance(node, Change) else None

    def _elsewhere(self, node: Description) -> Fragment | None:
        """Return a description of cards outside play whose zone another phrase prints."""
        if node.zone == PLAY:
            return None
        tests = tuple([test for test in node.tests if not isinstance(test, ControlledBy)])
        shorter = Description(node.noun, tests)
        fitted = self._fitted(shorter)
        return None if fitted is None else Fragment(node, fitted.spans)

    def _weak(self, node: Node) -> Fragment | None:
        """Return a change whose amount occurs: an effect may print the change in words of its own."""
        for part in parts(node):
            if isinstance(part, Amount):
                return next((Fragment(node, one.spans) for one in self.of(Amount) if one.node == part), None)
        return None

    def _is_twin(self, node: Node, said: Any, told: Discourse) -> bool:
        """Tell whether a simpler tree has the same text: its only part, or one with a default value."""
        for field in fields_of(type(node)):
            value = getattr(node, field.name)
            inner = value[0] if isinstance(value, tuple) and len(value) == 1 else value
            if isinstance(inner, Node):
                alike = isinstance(node, type(inner).__mro__[1]) and not isinstance(inner, Description)
                if alike and self._phrases.say(inner, told) == said:
                    return True
            elif isinstance(node, Selector | Condition) and field.name == "wording":
                continue
            elif (
                field.default is not MISSING
                and value != field.default
                and field.name not in VISIBLE_ABOVE
                and self._phrases.say(changed(node, field.name, field.default), told) == said
            ):
                return True
        return False


def covering(domains: list[list[tuple[Any, tuple[int, ...]]]], needed: int) -> Iterator[tuple[Any, ...]]:
    """Yield a value for each field such that the values stand for all words of *needed*, none twice."""
    if not all(domains):
        return
    order = sorted(range(len(domains)), key=lambda place: len(domains[place]))
    rest = [0] * (len(order) + 1)
    for place in range(len(order) - 1, -1, -1):
        rest[place] = rest[place + 1]
        for _, spans in domains[order[place]]:
            for span in spans:
                rest[place] |= span

    def chosen(depth: int, parts: dict[int, Any], covered: int) -> Iterator[tuple[Any, ...]]:
        if needed & ~(covered | rest[depth]):
            return
        if depth == len(order):
            yield tuple([parts[place] for place in range(len(domains))])
            return
        place = order[depth]
        missing = needed & ~(covered | rest[depth + 1])
        for value, spans in domains[place]:
            for span in spans:
                if not span & covered and not missing & ~span:
                    yield from chosen(depth + 1, {**parts, place: value}, covered | span)

    yield from chosen(0, {}, 0)


def changed(node: Node, name: str, value: Any) -> Node:
    """Return *node* with another value of one field."""
    return type(node)(
        *[value if one.name == name else getattr(node, one.name) for one in fields_of(type(node))]
    )


def _gap(span: int) -> int:
    """Count the words between the first and the last one of a span that do not belong to it."""
    if not span:
        return 0
    start = (span & -span).bit_length() - 1
    return span.bit_length() - start - span.bit_count()


def _may_be_in(part: Node, word: type[Node]) -> bool:
    """Tell whether a selector has a meaning in *word*: triggers watch for any one card, effects choose."""
    if issubclass(word, Trigger):
        return not isinstance(part, Choose | Each)
    return not isinstance(part, One)
