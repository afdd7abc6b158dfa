"""Grow trees bottom-up: try each word with the parts found so far, and keep it if the text has its text."""

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, replace
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
from everfree.ccg.language.text.phrases import Pronoun
from everfree.ccg.language.wordings import IT
from everfree.ccg.language.words.changes.changes import Change
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import (
    ControlledBy,
    Description,
    Selector,
    Test,
    That,
)
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.parsing.canonical import LAST, OWNED, rank
from everfree.ccg.parsing.domains import Domains
from everfree.ccg.parsing.evidence import Evidence
from everfree.ccg.parsing.fragments import NOWHERE, Fragment, covering, is_end_of, is_plain_list, may_be_in
from everfree.ccg.parsing.occurrences import Occurrences
from everfree.ccg.parsing.pieces import as_printed, whole
from everfree.ccg.parsing.rivals import changed
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
MOST_TRIES: Final = 8_000
"""Candidates that are printed for one paragraph before the reader gives up."""
FEW_TRIES: Final = 3_000
"""The same for the second attempt, in which phrases may gain or lose words."""
MOST_COMBINED: Final = 30_000
MOST_TESTS: Final = 4
LONGEST_LIST: Final = 4
LONGEST_GAP: Final = 9
"""Words of the text that may lie between two parts of one word."""
SHORT_GAP: Final = 4
"""The same for words that are printed without a break."""
LIST_GAP: Final = 4
"""Words of the text that may lie between the items of a list."""
BEFORE_CONDITIONS: Final = frozenset(stems("if while unless during as"))
"""Words without which no text has a condition."""
SKIPPED: Final = (Card, Side, Keyword)
OTHERWISE: Final = "otherwise"
"""The one field in which a word may hold a word of its own kind."""
VISIBLE_ABOVE: Final = ("who", "zone")
"""Fields that change the text of the surrounding phrase only."""


IT_WAS_TOLD: Final = That(wording=IT)
"""Stands for all words that print a pronoun."""


class Chart:
    """The fragments found in one paragraph."""

    def __init__(
        self, text: str, told: Discourse, phrases: Phrases, evidence: Evidence, *, strict: bool = False
    ) -> None:
        words = frozenset(stems(text))
        self._phrases = phrases
        self._evidence = evidence
        self._words = words
        self._tolds = variants(told, text)
        self._unpeopled = [one for one in self._tolds if _players_of(one) == _players_of(told)]
        """What may have been mentioned, as far as it matters for words that name no player."""
        self._domains = Domains(text, words, self._tolds)
        self._strict = strict
        self.occurrences = Occurrences(text, phrases.language)
        self._found: dict[type[Node], list[Fragment]] = {}
        self._tried: set[Node] = set()
        self._plain: dict[tuple[type[Node], str], tuple[Any, ...]] = {}
        self._new: set[int] = set()
        """The words found in the last round, as ids: comparing trees would take most of the time."""
        self._ranks: dict[Node, int] = {}
        self._said: dict[Node, Any] = {}
        self.twins: dict[Node, list[Node]] = {}
        """Words that print the same as one that was found before."""
        self._first: dict[tuple[Any, ...], Node] = {}
        """The first word found by its kind and its phrase."""
        self._most = MOST_TRIES if strict else FEW_TRIES
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
                    if self.tries > self._most or self.combined > MOST_COMBINED:
                        self._keep(fresh)
                        yield number
                        return
            self._keep(fresh)
            self._new = {id(one.node) for one in fresh}
            if not fresh:
                return
            yield number

    def _keep(self, fresh: list[Fragment]) -> None:
        for fragment in fresh:
            if isinstance(fragment.node, Test) and not self._is_own_test(fragment.node):
                continue
            self._found.setdefault(type(fragment.node), []).append(fragment)
        if self._strict:
            for word in {type(fragment.node) for fragment in fresh}:
                if issubclass(word, Selector):
                    several = self._found[word]
                    ends = [one for one in several if any(is_end_of(one, other) for other in several)]
                    self._found[word] = [one for one in several if one not in ends]

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
        if issubclass(word, Condition) and not self._words & BEFORE_CONDITIONS:
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
            longest = SHORT_GAP if issubclass(word, Selector | Condition | Test) else LONGEST_GAP
            yield from self._chosen(domains, (), 0, longest, is_new=first)

    def _chosen(
        self, domains: list[list[Any]], parts: tuple[Any, ...], span: int, longest: int, *, is_new: bool
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
                if own and span and self.occurrences.gap(both) > longest:
                    continue
                yield from self._chosen(domains, (*parts, value), both, longest, is_new=new)

    def _is_new(self, value: Any) -> bool:
        if isinstance(value, tuple):
            return any(self._is_new(one) for one in value)
        return isinstance(value, Node) and id(value) in self._new

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
                    if one.node != field.default and may_be_in(one.node, word)
                    if type(one.node) is not word or field.name == OTHERWISE
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
            rows = [tuple(row) for length in range(1, LONGEST_LIST) for row in combinations(plain, length)]
            return [*found, *[(row, NOWHERE) for row in rows]]
        several = [(one.node, span) for kind in kinds for one in self.of(kind) for span in one.spans]
        grown: list[tuple[tuple[Any, ...], int]] = [((node,), span) for node, span in several]
        longest = LONGEST_LIST
        if issubclass(word, tuple(kinds)) and is_plain_list(word):  # such as a sequence of effects
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
                if own > span and not own & span and node not in nodes
                if Condition in kinds or self.occurrences.gap(span | own) <= LIST_GAP
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
                if len(set(nodes)) < length or sum([ranks[node] == OWNED for node in nodes]) > 1:
                    continue
                if not (first or any(id(node) in self._new for node in nodes)):
                    continue
                span = 0
                for _, own in several:
                    if own & span:
                        break
                    span |= own
                else:
                    if self.occurrences.gap(span) > LONGEST_GAP:
                        continue
                    for noun in self._domains.nouns:
                        for place in zones:
                            yield Description(noun, tuple(nodes), place)  # type: ignore[arg-type]

    def _fitted(self, node: Node) -> Fragment | None:
        """Return the fragment if its text occurs in the given one."""
        self.tries += 1
        for told in self._tolds if self._evidence.names_player(node) else self._unpeopled:
            said = self._phrases.say(node, told)
            if said is None:
                continue
            if isinstance(node, Selector | Trigger):
                spans = self.occurrences.of_exactly(said)
            elif isinstance(node, Condition):
                spans = self.occurrences.of_circumstances(said)
            else:
                strict = self._strict and isinstance(node, Effect)
                spans = self.occurrences.of(said, is_state=False, strict=strict)
            if spans:
                if isinstance(node, Test) and spans == NOWHERE and not whole(said, self._phrases.language):
                    return None
                if self._strict and isinstance(said, Pronoun):
                    return Fragment(node, spans) if self._is_first(node, said, told) else None
                if self._is_twin(node, said, told) or (self._strict and not self._is_first(node, said, told)):
                    return None
                return Fragment(node, spans)
        if isinstance(node, Description):
            return self._elsewhere(node)
        return self._weak(node) if isinstance(node, Change) else None

    def _is_first(self, node: Node, said: Any, told: Discourse) -> bool:
        """Tell whether no word of the same kind was found with the same phrase; if so, note the twin."""
        if isinstance(node, Test | Description):
            return True
        if isinstance(said, Pronoun):
            if node != IT_WAS_TOLD:
                self.twins.setdefault(IT_WAS_TOLD, []).append(node)
            return node == IT_WAS_TOLD
        wording = getattr(node, "wording", "")
        if wording and self._evidence.words_of_value(type(node), "wording", wording):
            return True
        words = as_printed(said, self._phrases.language) if not isinstance(said, tuple) else said
        first = self._first.setdefault((type(node), self._tolds.index(told), words), node)
        if first is not node:
            self.twins.setdefault(first, []).append(node)
        return first is node

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
            elif field.name == "wording" and isinstance(node, Selector | Condition):
                if not self._strict or self._evidence.words_of_value(type(node), field.name, value):
                    continue
            elif (
                field.default is not MISSING
                and value != field.default
                and field.name not in VISIBLE_ABOVE
                and self._phrases.say(changed(node, field.name, field.default), told) == said
            ):
                return True
        return False


def _players_of(told: Discourse) -> tuple[Any, ...]:
    return told.player, told.actor, told.you, told.of_another
