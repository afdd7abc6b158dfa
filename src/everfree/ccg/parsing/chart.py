"""Grow trees bottom-up: try each word with the parts found so far, and keep it if the text has its text."""

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, replace
from itertools import combinations, islice, product
from typing import Any, Final

from everfree.ccg.language.abilities import (
    Ability,
    Activated,
    AdditionalCost,
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
from everfree.ccg.language.nodes import WORDS, Node, parts, without_text
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.phrases import Qualifier
from everfree.ccg.language.wordings import AFTERWARDS, ALONE
from everfree.ccg.language.words.changes.changes import Change, PowerTimes
from everfree.ccg.language.words.effects.modes import ChooseOne
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.conditions import AllOf, Condition
from everfree.ccg.language.words.selectors.selectors import (
    Description,
    Selector,
    Test,
)
from everfree.ccg.language.words.triggers.joining import Or
from everfree.ccg.language.words.zones.banishing import BanishedFaceDownBy, BanishedThisWay
from everfree.ccg.language.words.zones.leaving import BeneathThis
from everfree.ccg.parsing.canonical import LAST, OWNED, rank
from everfree.ccg.parsing.domains import NOUNS, Domains
from everfree.ccg.parsing.evidence import Evidence
from everfree.ccg.parsing.fitting import SHORT_GAP, Fitting
from everfree.ccg.parsing.fragments import (
    NOWHERE,
    Fragment,
    covering,
    holds_effects,
    identity,
    is_end_of,
    is_plain_list,
    is_told_first,
    may_be_in,
    reachable,
    with_values,
)
from everfree.ccg.parsing.occurrences import Occurrences
from everfree.ccg.parsing.pieces import LOOSE_VERBS
from everfree.ccg.parsing.sections import Phrases
from everfree.ccg.parsing.tokens import stems
from everfree.ccg.parsing.variants import variants
from everfree.ccg.vocab import BANISHED, CARD, EVENT, PLAY, CardType
from everfree.ccg.written.fields import (
    Field,
    alternatives,
    fields_of,
    inside_tuple,
    is_word,
    may_be_nothing,
    words_of,
)

ROUNDS: Final = 10
MOST_TRIES: Final = 12_000
"""Candidates that are printed for one paragraph before the reader gives up."""
FEW_TRIES: Final = 2_000
"""The same for the second attempt, in which phrases may gain or lose words."""
MOST_COMBINED: Final = 30_000
MOST_ABILITIES: Final = 600
"""Abilities of one kind that are printed after each round, without those that differ in a plain value."""
MOST_UNUSUAL: Final = 2
"""Plain values of an ability that may not be the usual ones."""
MOST_TESTS: Final = 4
LONGEST_LIST: Final = 4
LONGEST_GAP: Final = 9
"""Words of the text that may lie between two parts of one word."""
FOREIGN: Final = 1
"""Words between the parts of a word that it is not known to print itself."""
TOLD_FIRST: Final = 4
"""The same if a card is chosen in a sentence of its own."""
LIST_GAP: Final = 4
"""Words of the text that may lie between the items of a list."""
BEFORE_CONDITIONS: Final = frozenset(stems("if while unless during as must"))
"""Words without which no text has a condition."""
INNER: Final = (Triggered, Replacement, Continuous)
"""Abilities that may be a part of another one, in a sentence of their own."""
SKIPPED: Final = (Card, Side, Keyword)
OTHERWISE: Final = "otherwise"
"""The one field in which a word may hold a word of its own kind."""
BANISHED_ONES: Final = (BeneathThis, BanishedThisWay, BanishedFaceDownBy)
"""Properties that only banished cards have."""


class Chart:
    """The fragments found in one paragraph."""

    def __init__(
        self, text: str, told: Discourse, phrases: Phrases, evidence: Evidence, *, strict: bool = False
    ) -> None:
        words = frozenset((*stems(text), *stems(text.replace("-", " "))))
        self._phrases = phrases
        self._evidence = evidence
        self._words = words
        self._tolds = variants(told, text)
        self._domains = Domains(text, words, self._tolds)
        self._strict = strict
        self.occurrences = Occurrences(text, phrases.language)
        self._fitting = Fitting(self.occurrences, self._tolds, words, phrases, evidence, strict=strict)
        self.twins = self._fitting.twins
        self._found: dict[type[Node], list[Fragment]] = {}
        self._tried: dict[Any, Node] = {}
        """The candidates by their identity, which lasts only as long as they are kept."""
        self._plain: dict[tuple[type[Node], str], tuple[Any, ...]] = {}
        self._new: set[int] = set()
        """The words found in the last round, as ids: comparing trees would take most of the time."""
        self._ranks: dict[Node, int] = {}
        self._own: dict[type[Node], int] = {}
        self._nouns: dict[CardType, list[int]] = {}
        self._said: dict[Node, Any] = {}
        self._most = MOST_TRIES if strict else FEW_TRIES
        self._loose = self.occurrences.of_any(frozenset(stems(f"{' '.join(LOOSE_VERBS)} you they")))
        """Words that a word around an effect prints for it: "to give it power", "and you gain"."""
        self.tries = 0
        self.combined = 0

    def take(self, nodes: Iterable[Node]) -> None:
        """Add trees that were found elsewhere, such as a quoted ability."""
        self._keep([Fragment(node, NOWHERE) for node in nodes])

    def grow(self) -> Iterator[int]:
        """Find fragments, yielding after each round; stop if nothing is new or too much was tried."""
        words = reachable([word for word in WORDS.values() if self._is_possible(word)])
        for number in range(ROUNDS):
            fresh: list[Fragment] = []
            for word in words:
                for node in self._candidates(word, first=number == 0):
                    key = identity(node)
                    if key in self._tried:
                        continue
                    self._tried[key] = node
                    self.tries += 1
                    fragment = self._fitting.fit(node) or self._weak(node)
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
            if said == Qualifier():  # it prints nothing of its own
                return True
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

    def is_covered(self) -> bool:
        """Tell whether each word of the text belongs to a fragment; without that, no ability prints it."""
        spans = [span for several in self._found.values() for one in several for span in one.spans]
        covered = 0
        for span in spans:
            covered |= span
        return not self.occurrences.needed & ~covered

    def longest(self) -> str:
        """Return the words of the text that the largest fragment stands for."""
        spans = [span for several in self._found.values() for one in several for span in one.spans]
        return self.occurrences.spelt(max(spans, key=int.bit_count, default=0))

    def abilities(self) -> Iterator[Ability]:
        """Yield the abilities whose parts cover the whole text."""
        is_event = self._tolds[0].on == EVENT
        for word in words_of(Ability):
            fits = word is AdditionalCost or issubclass(word, EventText | Further) == is_event
            if fits and self._evidence.allows(word, self._words):
                yield from self._abilities_of(word, frozenset())  # type: ignore[arg-type]

    def _abilities_of(self, word: type[Ability], around: frozenset[str]) -> Iterator[Ability]:
        """Yield the abilities of one kind whose parts cover the text but for the words *around* it."""
        fields = fields_of(word)
        domains = [self.values(word, field) for field in fields]
        own = around | self._evidence.fixed_words(word)
        for change in [kind for kind in self._found if issubclass(kind, Change)]:
            own |= self._evidence.own_words(change)
        unusual: dict[int, list[Any]] = {}
        for place, (field, domain) in enumerate(zip(fields, domains, strict=True)):
            plain = [
                value for value, spans in domain if spans == NOWHERE and not isinstance(value, Node | tuple)
            ]
            others = [value for value in plain if value != field.default]
            for value in others:
                own |= self._evidence.words_of_value(word, field.name, value)
            if field.default in plain and others:
                unusual[place] = others
                domains[place] = [one for one in domain if one[0] not in others]
        usual = list(islice(covering(domains, self.occurrences.without(own)), MOST_ABILITIES))
        for number in range(MOST_UNUSUAL + 1):
            for places in combinations(unusual, number):
                for values in product(*[unusual[place] for place in places]):
                    for one in usual:
                        self.tries += 1
                        yield word(*with_values(one, dict(zip(places, values, strict=True))))

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
        if not hasattr(word, "__dataclass_fields__") or word in SKIPPED:
            return False
        if issubclass(word, Ability) and not (word in INNER and self.occurrences.sentences > 1):
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
            if issubclass(word, Ability) and field.default is not MISSING:  # as part of another one
                values = [one for one in values if one[0] == field.default or isinstance(one[0], Node)]
            if not values:
                return
            has_new = has_new or any(self._is_new(value) for value, _ in values)
            domains.append(values)
        if has_new:
            longest = SHORT_GAP if issubclass(word, Selector | Condition | Test) else LONGEST_GAP
            is_scattered = not self._strict or word is AllOf  # conditions at both ends of a sentence
            own = self.occurrences.content if is_scattered else self._own_words(word)
            foreign = FOREIGN
            if holds_effects(word):
                own, foreign = own | self._loose, 0
            for parts, span in self._chosen(domains, (), 0, longest, is_new=first):
                most = foreign + TOLD_FIRST * any(is_told_first(part) for part in parts)
                if (self.occurrences.between(span) & ~own).bit_count() <= most:
                    self.combined += 1
                    yield parts

    def _own_words(self, word: type[Node]) -> int:
        """Return the words of the text that *word* may print itself."""
        if word not in self._own:
            words = self._evidence.own_words(word)
            for field in fields_of(word):
                if not is_word(field.kind) and inside_tuple(field.kind) is None:
                    for kind in alternatives(field.kind):
                        if not is_word(kind):
                            for value in self.plain(word, replace(field, kind=kind)):
                                words |= self._evidence.words_of_value(word, field.name, value)
            self._own[word] = self.occurrences.of_any(words)
        return self._own[word]

    def _chosen(
        self, domains: list[list[Any]], parts: tuple[Any, ...], span: int, longest: int, *, is_new: bool
    ) -> Iterator[tuple[tuple[Any, ...], int]]:
        """Yield series of parts of which none share a word and one is new, with the words they stand for."""
        if len(parts) == len(domains):
            if is_new:
                yield parts, span
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
            if kind is Card:
                found += [(one, NOWHERE) for one in self._domains.tokens]
            elif is_word(kind):
                found += [
                    (one.node, one.spans)
                    for one in self.of(kind)
                    if one.node != field.default
                    if may_be_in(one.node, word)
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
                if "each" not in self._words:
                    values = tuple([one for one in values if one != AFTERWARDS])
            else:
                values = self._domains.of(word, field)
            self._plain[key] = tuple(
                [
                    one
                    for one in values
                    if one == field.default
                    or field.name == "zone"
                    or self._evidence.allows_value(word, field.name, one, self._words)
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
        several = [
            (one.node, span)
            for kind in kinds
            for one in self.of(kind)
            for span in one.spans
            if field.name != "costs" or not is_plain_list(type(one.node))
        ]
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
        elif word is not ChooseOne:
            found += [(nodes, (span,)) for nodes, span in grown]
        if word is Or:  # triggers that share all but their verb
            found += [
                ((one, other), (span | own,))
                for one, span in several
                for other, own in several
                if type(one) is not type(other) and span & own in (span, own)
            ]
        for _ in range(longest - 1):
            grown = [
                ((*nodes, node), span | own)
                for nodes, span in grown
                for node, own in several
                if own > span and not own & span and node not in nodes
                if Condition in kinds or self.occurrences.gap(span | own) <= (1 if self._strict else LIST_GAP)
            ]
            found += [(nodes, (span,)) for nodes, span in grown]
        return found

    def _descriptions(self, *, first: bool) -> Iterator[Node]:
        zone = next(field for field in fields_of(Description) if field.name == "zone")
        ranks = self._ranks
        zones = self.plain(Description, zone)
        tests = [(one.node, span) for one in self.of(Test) for span in one.spans]
        tests.sort(key=lambda one: (ranks[one[0]], one[1] & -one[1]))
        for nodes, span, is_new in self._series(tests, (), 0, 0, is_new=first):
            if is_new:
                for noun in self._domains.nouns:
                    if noun != CARD and any(getattr(one, "wording", "") == ALONE for one in nodes):
                        continue
                    if not self._strict or self._is_near(noun, span):
                        is_banished = any(isinstance(one, BANISHED_ONES) for one in nodes)
                        for place in (BANISHED,) if is_banished else zones:
                            yield Description(noun, nodes, place)

    def _series(
        self, tests: list[tuple[Any, int]], nodes: tuple[Any, ...], span: int, start: int, *, is_new: bool
    ) -> Iterator[tuple[tuple[Any, ...], int, bool]]:
        """Yield series of at most `MOST_TESTS` properties that stand together, none of them twice."""
        yield nodes, span, is_new
        if len(nodes) == MOST_TESTS:
            return
        for place in range(start, len(tests)):
            node, own = tests[place]
            if own & span or (nodes and self._ranks[node] == OWNED):
                continue
            if any(type(node) is type(one) and without_text(node) == without_text(one) for one in nodes):
                continue
            if self.occurrences.gap(own | span) <= (SHORT_GAP if self._strict else LONGEST_GAP):
                new = is_new or id(node) in self._new
                yield from self._series(tests, (*nodes, node), own | span, place + 1, is_new=new)

    def _is_near(self, noun: CardType, span: int) -> bool:
        """Tell whether the noun of a description occurs beside its properties."""
        places = self._nouns.get(noun)
        if places is None:
            names = "card" if noun == CARD else " ".join([name for name, bit in NOUNS.items() if bit & noun])
            bits = self.occurrences.of_any(frozenset(stems(names)))
            places = self._nouns[noun] = [
                1 << place for place in range(bits.bit_length()) if bits >> place & 1
            ]
        if noun == CARD or not span:
            return True
        return any(self.occurrences.gap(span | place) <= SHORT_GAP for place in places)

    def _weak(self, node: Node) -> Fragment | None:
        """Return a change whose amount occurs: an effect may print the change in words of its own."""
        if not isinstance(node, Change):
            return None
        for part in parts(node):
            if isinstance(part, Amount):
                return next((Fragment(node, one.spans) for one in self.of(Amount) if one.node == part), None)
        return Fragment(node, NOWHERE) if isinstance(node, PowerTimes) else None
