"""Read a paragraph of English: find the abilities that print it."""

import re
from typing import Final

from everfree.ccg.language.abilities import Ability, OneParagraph
from everfree.ccg.language.text import LANGUAGES
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.parsing.chart import Chart
from everfree.ccg.parsing.evidence import Evidence
from everfree.ccg.parsing.rivals import with_rivals
from everfree.ccg.parsing.sections import UNPRINTABLE, Phrases

ENGLISH: Final = LANGUAGES["en"]
PHRASES: Final = Phrases(ENGLISH)
EVIDENCE: Final = Evidence(PHRASES)
MOST_RIVALS: Final = 6
"""Readings of one sentence that are combined with those of another."""


def understood(text: str, told: Discourse) -> str:
    """Return the words of *text* that the largest tree found in it stands for, "" if there is none."""
    chart = Chart(text, told, PHRASES, EVIDENCE)
    for _ in chart.grow():
        pass
    return chart.longest()


def read_paragraph(text: str, told: Discourse) -> list[Ability]:
    """List the abilities that print *text* on a card with the discourse *told*, the simplest first."""
    for strict in (True, False):
        found = read_ability(text, told, strict=strict)
        if found:
            return found
    return several_sentences(text, told)


def read_ability(text: str, told: Discourse, *, strict: bool) -> list[Ability]:
    """List the abilities that print *text*; if *strict*, only words of which all of the text is found."""
    chart = Chart(text, told, PHRASES, EVIDENCE, strict=strict)
    for quote in re.findall(r'"([^"]+)"', text):
        chart.take(read_paragraph(quote, Discourse()))
    for _ in chart.grow():
        for every in (chart.abilities(), chart.elsewhere()):
            found = [node for node in dict.fromkeys(every) if printed(node, told) == text]
            if found:
                return with_rivals(found, chart.twins, lambda node: printed(node, told) == text)
    return []


def several_sentences(text: str, told: Discourse) -> list[Ability]:
    """List the readings of a paragraph as two abilities, one after the other."""
    sentences = re.findall(r"[^.]+\.(?: |$)", text)
    for place in range(1, len(sentences)):
        first, second = "".join(sentences[:place]).strip(), "".join(sentences[place:]).strip()
        parts = read_ability(second, told, strict=True) if len(sentences) < 5 else []
        before = read_ability(first, told, strict=True) if parts else []
        both = [OneParagraph((one, other)) for one in before[:MOST_RIVALS] for other in parts[:MOST_RIVALS]]
        found: list[Ability] = [one for one in both if printed(one, told) == text]
        if found:
            return found
    return []


def printed(ability: Ability, told: Discourse) -> str:
    """Return the English of an ability, or "" if it has none."""
    try:
        return ENGLISH.realiser.paragraph(ENGLISH.abilities.say(ability, told))
    except UNPRINTABLE:
        return ""
