"""The words of the game and its rules as lines, for every table in the terminal and for `everfree rules`."""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Final

from everfree.ccg.vocab import WINNING_SCORE
from everfree.messages import Messages
from everfree.telling.reference import Entry, glossary, how_to_play, look_up
from everfree.telling.rulebook import Explained, Numbered, explain, mentioning

MOST_RULES: Final = 12
"""How many rules that mention a word are listed."""
LONGEST_ECHO: Final = 60


def glossary_lines(messages: Messages, typed: str = "", goal: int = WINNING_SCORE) -> list[str]:
    """Explain a word of the game; without one, list all words."""
    entries = glossary(messages, goal)
    if not typed:
        return [*_sections(messages, entries), messages.say("plain-glossary-hint")]
    found = look_up(typed, entries)
    if not found:
        return [messages.say("plain-no-such-word", typed=typed[:LONGEST_ECHO])]
    lines = [entry_line(messages, entry) for entry in found]
    return [*lines, rules_of(messages, found[0])] if len(found) == 1 else lines


def entry_line(messages: Messages, entry: Entry) -> str:
    """Return a word with its sentence."""
    return messages.say("plain-glossary-entry", word=entry.word, sentence=entry.sentence)


def rules_of(messages: Messages, entry: Entry) -> str:
    """Return the line that names the rules about a word."""
    return messages.say("plain-glossary-rules", rules=messages.listed(entry.rules))


def _sections(messages: Messages, entries: list[Entry]) -> list[str]:
    return [
        messages.say(
            "plain-glossary-section",
            section=messages.say(f"glossary-section-{section}"),
            words=", ".join([entry.word for entry in group]),
        )
        for section, group in groupby(entries, key=lambda entry: entry.section)
    ]


def rules_lines(messages: Messages, typed: str = "", goal: int = WINNING_SCORE) -> list[str]:
    """Return how to play, in short; or a rule by its number; or the rules that mention some words."""
    if not typed:
        return how_to_play_lines(messages, goal)
    found = explain(typed, messages.language)
    if found is not None:
        return rule_lines(messages, found)
    mentioned = mentioning(typed, messages.language)
    if not mentioned:
        return [messages.say("plain-no-such-rule", typed=typed[:LONGEST_ECHO])]
    more = len(mentioned) - MOST_RULES
    lines = _numbered(messages, mentioned[:MOST_RULES])
    return [*lines, messages.say("plain-many-rules", count=more)] if more > 0 else lines


def how_to_play_lines(messages: Messages, goal: int = WINNING_SCORE) -> list[str]:
    """Return the short text about the game, a blank line before every part."""
    lines = [messages.say("howto-title")]
    for title, sentences in how_to_play(messages, goal):
        lines += ["", title, *[_item(messages, one) for one in sentences]]
    return lines


def rule_lines(messages: Messages, rule: Explained) -> list[str]:
    """Return a rule with its chapter, its parts, its neighbours, our rulings and examples."""
    if not rule.chapter and rule.parts:
        first = messages.say("plain-rule-chapter", rule=rule.id, title=rule.sentence)
    else:
        first = messages.say("plain-rule", rule=rule.id, sentence=rule.sentence)
    lines = [first]
    if rule.chapter:
        lines.append(messages.say("plain-rule-chapter", rule=rule.chapter, title=rule.chapter_title))
    heading: Callable[[str], str] = lambda what: messages.say(f"plain-rule-{what}")  # noqa: E731
    for what, numbered in (
        ("parts", rule.parts),
        ("neighbours", rule.neighbours),
        ("rulings", rule.rulings),
        ("clauses", rule.clauses),
    ):
        if numbered:
            lines += [heading(what), *[_item(messages, one) for one in _numbered(messages, numbered)]]
    if rule.option:
        lines.append(messages.say("plain-rule-option", option=rule.option))
    for what, told in (("alternatives", rule.alternatives), ("examples", rule.examples)):
        if told:
            lines += [heading(what), *[_item(messages, one) for one in told]]
    return lines


def _numbered(messages: Messages, rules: Iterable[Numbered]) -> list[str]:
    return [messages.say("plain-rule", rule=name, sentence=told) for name, told in rules]


def _item(messages: Messages, text: str) -> str:
    return messages.say("plain-item", item=text)
