"""Write docs/play from the package's own text of the game: how to play, glossary, judge's index.

    python -m scripts.play_pages                # write the pages again
    python -m scripts.browser pictures          # take their pictures again

tests/docs/test_play.py checks that the pages are those of the package.
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from everfree.ccg.clauses import RULINGS
from everfree.messages import LANGUAGES, Messages
from everfree.telling.finding import simplified
from everfree.telling.reference import Entry, glossary, how_to_play, sections
from everfree.telling.rulebook import sentence

ROOT: Final = Path(__file__).resolve().parent.parent / "docs" / "play"
PAGES: Final = {
    "en": ("how-to-play", "glossary", "keywords", "judges-index"),
    "fr": ("comment-jouer", "glossaire", "mots-cles", "index-de-l-arbitre"),
}
"""Names of the pages of each language; those in French are in a folder of their own."""
NUMBERED: Final = "turn"
"""The part whose sentences are steps."""


def pages() -> dict[str, str]:
    """Return all pages by their path below docs/play."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        folder = "" if language == "en" else f"{language}/"
        texts = _pages(Messages(language), up="" if language == "en" else "../")
        for name, lines in zip(PAGES[language], texts, strict=True):
            found[f"{folder}{name}.md"] = "\n".join(lines) + "\n"
    return found


def _pages(messages: Messages, *, up: str) -> list[list[str]]:
    entries = glossary(messages)
    keywords = [entry for entry in entries if entry.section == "keywords"]
    others = [entry for entry in entries if entry.section != "keywords"]
    return [
        list(_how_to_play(messages, up)),
        list(_glossary(messages, others)),
        [
            f"# {messages.say('glossary-section-keywords')}",
            "",
            messages.say("howto-keywords-intro"),
            "",
            *_list(keywords),
        ],
        list(_judge(messages, entries)),
    ]


def _how_to_play(messages: Messages, up: str) -> Iterator[str]:
    language = messages.language
    yield f"# {messages.say('howto-title')}"
    for part, (title, sentences) in zip(sections(), how_to_play(messages), strict=True):
        yield from ("", f"## {title}", "")
        if part.section == NUMBERED:
            first, *steps = sentences
            yield from (first, "", *[f"{place}. {step}" for place, step in enumerate(steps, start=1)])
        elif len(sentences) == 1:
            yield sentences[0]
        else:
            yield from [f"- {one}" for one in sentences]
        if part.picture:
            shown = messages.say(f"howto-picture-{part.picture}")
            yield from ("", f"![{shown}]({up}pictures/{part.picture}.{language}.jpg)", "", f"*{shown}*")
    lang = "" if language == "en" else f" --lang {language}"
    yield from ("", messages.say("howto-coach"), "", "<!-- not run: waits for a player at the keyboard -->")
    yield from ("```console", f"$ everfree play --teach{lang}", "```")
    yield from ("", messages.say("howto-words"))


def _glossary(messages: Messages, entries: list[Entry]) -> Iterator[str]:
    yield f"# {messages.say('glossary-title')}"
    for section, group in groupby(entries, key=lambda entry: entry.section):
        yield from ("", f"## {messages.say(f'glossary-section-{section}')}", "")
        yield from _list(list(group))


def _list(entries: list[Entry]) -> list[str]:
    return [f"- **{entry.word}** – {entry.sentence}" for entry in entries]


def _judge(messages: Messages, entries: list[Entry]) -> Iterator[str]:
    say, language = messages.say, messages.language
    yield from (f"# {say('howto-judge-title')}", "", say("howto-judge-intro"), "")
    yield from ("```console", "$ everfree rules show 514.4c", "```", "")
    yield from (f"| {say('howto-judge-word')} | {say('howto-judge-rules')} |", "|---|---|")
    for entry in sorted(entries, key=lambda entry: simplified(entry.word)):
        rules = "<br>".join([f"{rule} {sentence(rule, language)}" for rule in entry.rules])
        yield f"| {entry.word} | {rules} |"
    yield from ("", f"## {say('howto-judge-rulings')}", "", say("rules-rulings-intro"), "")
    for name, ruling in RULINGS.items():
        about = f" ({', '.join(ruling.clauses)})" if ruling.clauses else ""
        yield f"- **{name}** {sentence(name, language)}{about}"


def main() -> None:
    """Write the pages."""
    for name, text in pages().items():
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
