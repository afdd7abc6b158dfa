"""Read a paragraph of English: find the abilities that print it."""

import re
from typing import Any, Final

from everfree.ccg.language.abilities import Ability, OneParagraph
from everfree.ccg.language.text import LANGUAGES
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.phrasebook import remembering
from everfree.ccg.parsing.chart import Chart
from everfree.ccg.parsing.evidence import Evidence
from everfree.ccg.parsing.fragments import identity
from everfree.ccg.parsing.rivals import is_said_without_zone, with_rivals
from everfree.ccg.parsing.sections import UNPRINTABLE, Phrases

ENGLISH: Final = LANGUAGES["en"]
PHRASES: Final = Phrases(ENGLISH)
EVIDENCE: Final = Evidence(PHRASES)
QUICK: Final = 2_500
"""Candidates up to which one more round is made after the first reading, for readings with deeper trees."""
MOST_RIVALS: Final = 6
"""Readings of one sentence that are combined with those of another."""


def understood(text: str, told: Discourse) -> str:
    """Return the words of *text* that the largest tree found in it stands for, "" if there is none."""
    with remembering(ENGLISH):
        chart = Chart(text, told, PHRASES, EVIDENCE)
        for _ in chart.grow():
            pass
    return chart.longest()


def read_paragraph(text: str, told: Discourse) -> list[Ability]:
    """List the abilities that print *text* on a card with the discourse *told*, the simplest first."""
    found, is_covered = read_ability(text, told, strict=True)
    if found or not is_covered:
        return found
    found, _ = read_ability(text, told, strict=False)
    return found or several_sentences(text, told)


def read_ability(text: str, told: Discourse, *, strict: bool) -> tuple[list[Ability], bool]:
    """List the abilities that print *text*; if *strict*, only words of which all of the text is found.

    The second value tells whether each word of the text belongs to a tree that was found in it.
    """
    quoted = [one for quote in re.findall(r'"([^"]+)"', text) for one in read_paragraph(quote, Discourse())]
    with remembering(ENGLISH):
        chart = Chart(text, told, PHRASES, EVIDENCE, strict=strict)
        chart.take(quoted)
        tried: set[Any] = set()
        found: list[Ability] = []
        for _ in chart.grow():
            is_last = bool(found)
            for every in (chart.abilities(), chart.elsewhere()):
                several = {identity(node): node for node in every}
                found += [
                    node for key, node in several.items() if key not in tried and printed(node, told) == text
                ]
                tried.update(several)
            if is_last or (found and chart.tries > QUICK):
                break
        found = [
            one for one in found if not is_said_without_zone(one, lambda node: printed(node, told) == text)
        ]
        if found:
            return with_rivals(found, chart.twins, lambda node: printed(node, told) == text), True
    return [], chart.is_covered()


def several_sentences(text: str, told: Discourse) -> list[Ability]:
    """List the readings of a paragraph as two abilities, one after the other."""
    sentences = re.findall(r"[^.]+\.(?: |$)", text)
    for place in range(1, len(sentences)):
        first, second = "".join(sentences[:place]).strip(), "".join(sentences[place:]).strip()
        parts = read_ability(second, told, strict=True)[0] if len(sentences) < 5 else []
        before = read_ability(first, told, strict=True)[0] if parts else []
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
