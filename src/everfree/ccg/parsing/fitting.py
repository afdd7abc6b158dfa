"""Whether the phrase of a word occurs in a text, and where."""

from dataclasses import MISSING
from typing import Any, Final

from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.nodes import Node, parts, without_text
from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.phrases import Paragraph, Pronoun
from everfree.ccg.language.wordings import IT
from everfree.ccg.language.words.effects.covering import FaceDown, Frightened
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import ForEach
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import (
    ControlledBy,
    Description,
    Each,
    Selector,
    Test,
    That,
)
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.parsing.evidence import Evidence
from everfree.ccg.parsing.fragments import NOWHERE, Fragment
from everfree.ccg.parsing.occurrences import Occurrences
from everfree.ccg.parsing.pieces import as_printed, whole
from everfree.ccg.parsing.rivals import changed
from everfree.ccg.parsing.sections import UNPRINTABLE, Phrases
from everfree.ccg.parsing.tokens import stems
from everfree.ccg.vocab import CARD, PLAY
from everfree.ccg.written.fields import fields_of

SHORT_GAP: Final = 4
"""Words of the text that may lie between two parts of a word that is printed without a break."""
WITHIN_EFFECT: Final = 1
"""Words of the text that may lie within an effect all of whose words are found."""
VISIBLE_ABOVE: Final = ("who", "zone")
"""Fields that change the text of the surrounding phrase only."""


IMPLYING: Final[dict[type[Node], frozenset[str]]] = {
    Frightened: frozenset(stems("unfrighten")),
    FaceDown: frozenset(stems("uncover uncovered")),
}
"""Properties that go without saying where a text has such a word."""
IT_WAS_TOLD: Final = That(wording=IT)
"""Stands for all words that print a pronoun."""


class Fitting:
    """Finds the phrases of words in one text, and notes words that print the same."""

    def __init__(
        self,
        occurrences: Occurrences,
        tolds: list[Discourse],
        words: frozenset[str],
        phrases: Phrases,
        evidence: Evidence,
        *,
        strict: bool,
    ) -> None:
        self._occurrences = occurrences
        self._tolds = tolds
        self._unpeopled = [one for one in tolds if _players_of(one) == _players_of(tolds[0])]
        """What may have been mentioned, as far as it matters for words that name no player."""
        self._words = words
        self._phrases = phrases
        self._evidence = evidence
        self._strict = strict
        self.twins: dict[Node, list[Node]] = {}
        """Words that print the same as one that was found before."""
        self._first: dict[tuple[Any, ...], Node] = {}
        """The first word found by its kind and its phrase."""

    def fit(self, node: Node) -> Fragment | None:
        """Return the fragment if its text occurs in the given one."""
        tried: list[Any] = [None]
        tolds = self._tolds if self._evidence.names_player(node) else self._unpeopled
        if self._strict and getattr(node, "wording", "") == IT:  # a pronoun, if the card was mentioned
            tolds = sorted(tolds, key=lambda one: not isinstance(self._phrases.say(node, one), Pronoun))
        for told in tolds:
            said = self._phrases.say(node, told)
            if isinstance(said, Paragraph):
                said = said.sentences
            if said in tried:
                continue
            tried.append(said)
            spans = self._spans(node, said)
            if spans:
                if isinstance(node, Test) and spans == NOWHERE and not whole(said, self._phrases.language):
                    return self._silent(node)
                if self._strict and isinstance(said, Pronoun):
                    return Fragment(node, spans) if self._is_first(node, said, told) else None
                if self._is_twin(node, said, told) or (self._strict and not self._is_first(node, said, told)):
                    return None
                return Fragment(node, spans)
        return self._changed(node, tolds)

    def _changed(self, node: Node, tolds: list[Discourse]) -> Fragment | None:
        """Return the fragment of a word that the words around it print otherwise than it prints itself."""
        if self._is_implied(node):
            return Fragment(node, NOWHERE)
        if isinstance(node, ForEach):
            every = [self._occurrences.without_number(self._phrases.say(node, told)) for told in tolds]
            return next((Fragment(node, spans) for spans in every if spans), None)
        if isinstance(node, Test):
            spans = self._occurrences.of_negated(self._phrases.say(node, self._tolds[0]))
            return Fragment(node, spans) if spans else None
        if isinstance(node, Description):
            return self._elsewhere(node)
        return None

    def _is_implied(self, node: Node) -> bool:
        """Tell whether a selector goes without saying: the revealed card, or all of one's cards in a zone."""
        if node == That():
            return "way" in self._words
        return (
            isinstance(node, Each)
            and "shuffl" in self._words
            and node.description.noun == CARD
            and node.description.zone != PLAY
            and node.description.tests == (ControlledBy(YOU),)
        )

    def _silent(self, node: Test) -> Fragment | None:
        """Return a property without a phrase of its own: its name stands for the noun, or it is implied."""
        names = [part for part in parts(without_text(node)) if isinstance(part, str) and part]
        if names:
            spans = self._occurrences.of_name(names[0])
            return Fragment(node, spans) if spans else None
        return Fragment(node, NOWHERE) if self._words & IMPLYING.get(type(node), frozenset()) else None

    def _spans(self, node: Node, said: Any) -> tuple[int, ...]:
        """List the places of a phrase; the phrase of some words is exact, and of others it may change."""
        try:
            if isinstance(node, Selector | Trigger):
                return self._occurrences.of_exactly(said)
            if isinstance(node, Condition):
                return self._occurrences.of_circumstances(said)
            strict = self._strict and isinstance(node, Effect | Ability)
            spans = self._occurrences.of(said, is_state=False, strict=strict)
        except UNPRINTABLE:
            return ()
        longest = WITHIN_EFFECT if strict else SHORT_GAP
        is_exact = self._strict and isinstance(node, Effect | Ability | Test)
        return tuple([one for one in spans if not is_exact or self._occurrences.gap(one) <= longest])

    def _is_first(self, node: Node, said: Any, told: Discourse) -> bool:
        """Tell whether no word of the same kind was found with the same phrase; if so, note the twin."""
        if isinstance(node, Test | Description):
            return True
        if isinstance(said, Pronoun):
            if node != IT_WAS_TOLD:
                self.twins.setdefault(IT_WAS_TOLD, []).append(node)
            return node == IT_WAS_TOLD
        wording = getattr(node, "wording", "")
        if wording and self._evidence.shows(type(node), "wording", wording, self._words):
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
        fitted = self.fit(shorter)
        return None if fitted is None else Fragment(node, fitted.spans)

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
