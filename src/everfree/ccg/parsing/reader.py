"""Read a paragraph of English: find the abilities that print it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING
from itertools import chain
from typing import Any, Final

from everfree.ccg.language.abilities import Ability, Activated, OneParagraph, Triggered
from everfree.ccg.language.nodes import Node, walk
from everfree.ccg.language.text import LANGUAGES
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.words.effects.compound import PayTo
from everfree.ccg.language.words.effects.naming import If
from everfree.ccg.parsing.chart import Chart, changed
from everfree.ccg.parsing.evidence import Evidence
from everfree.ccg.parsing.sections import UNPRINTABLE, Phrases
from everfree.ccg.written.fields import fields_of

ENGLISH: Final = LANGUAGES["en"]
PHRASES: Final = Phrases(ENGLISH)
EVIDENCE: Final = Evidence(PHRASES)


def understood(text: str, told: Discourse) -> str:
    """Return the words of *text* that the largest tree found in it stands for, "" if there is none."""
    chart = Chart(text, told, PHRASES, EVIDENCE)
    for _ in chart.grow():
        pass
    return chart.longest()


def read_paragraph(text: str, told: Discourse) -> list[Ability]:
    """List the abilities that print *text* on a card with the discourse *told*, the simplest first."""
    chart = Chart(text, told, PHRASES, EVIDENCE)
    for quote in re.findall(r'"([^"]+)"', text):
        chart.take(read_paragraph(quote, Discourse()))
    for _ in chart.grow():
        every = chain(chart.abilities(), chart.elsewhere())
        found = [node for node in dict.fromkeys(every) if printed(node, told) == text]
        if found:
            plain = sorted([node for node in found if is_plainest(node, told, text)] or found, key=size)
            rivals = [rival for node in plain for rival in with_twins(node, chart.twins)]
            return plain + [node for node in rivals if printed(node, told) == text]
    return several_sentences(text, told)


def with_twins(value: Any, twins: Mapping[Node, list[Node]]) -> Iterator[Any]:
    """Yield copies of a tree with one test replaced by another of the same text and another meaning."""
    if isinstance(value, tuple):
        for place, part in enumerate(value):
            for other in with_twins(part, twins):
                yield (*value[:place], other, *value[place + 1 :])
    if isinstance(value, Node):
        yield from twins.get(value, ())
        for field in fields_of(type(value)):
            for other in with_twins(getattr(value, field.name), twins):
                yield changed(value, field.name, other)


def several_sentences(text: str, told: Discourse) -> list[Ability]:
    """List the readings of a paragraph as two abilities, one after the other."""
    sentences = re.findall(r"[^.]+\.(?: |$)", text)
    for place in range(1, len(sentences)):
        first, second = "".join(sentences[:place]).strip(), "".join(sentences[place:]).strip()
        parts = read_paragraph(second, told) if len(sentences) < 5 else []
        before = read_paragraph(first, told) if parts else []
        both = [OneParagraph((one, other)) for one in before[:2] for other in parts[:2]]
        found: list[Ability] = [one for one in both if printed(one, told) == text]
        if found:
            return found
    return []


def is_plainest(ability: Ability, told: Discourse, text: str) -> bool:
    """Tell whether an ability has no wording or wrapper that could be left out without changing its text."""
    if isinstance(ability, Activated) and isinstance(ability.effect, PayTo):
        return False
    if isinstance(ability, Triggered) and isinstance(ability.effect, If):
        return False
    return all(printed(plainer, told) != text for plainer in plainer_ones(ability))


def plainer_ones(value: Any) -> Iterator[Any]:
    """Yield copies of a tree with one value that only its text shows, or one of an ability, as usual."""
    if isinstance(value, tuple):
        for place, part in enumerate(value):
            for plainer in plainer_ones(part):
                yield (*value[:place], plainer, *value[place + 1 :])
    if not isinstance(value, Node):
        return
    for field in fields_of(type(value)):
        own = getattr(value, field.name)
        for plainer in plainer_ones(own):
            yield changed(value, field.name, plainer)
        is_plain = field.name == "wording" or (
            isinstance(value, Ability) and not isinstance(own, Node | tuple)
        )
        if is_plain and field.default is not MISSING and own != field.default:
            yield changed(value, field.name, field.default)


def size(value: Node) -> int:
    """Count the words of a tree."""
    return len(walk(value))


def printed(ability: Ability, told: Discourse) -> str:
    """Return the English of an ability, or "" if it has none."""
    try:
        return ENGLISH.realiser.paragraph(ENGLISH.abilities.say(ability, told))
    except UNPRINTABLE:
        return ""
