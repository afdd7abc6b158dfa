"""Write the annotated rules as pages of the docs: a page per chapter, one of rulings, one of options.

Titles are in our own words. Each clause lists the code that claims it, its tests with the first lines of
their docstrings, the rulings about it and its mutants.
"""

import re
from collections.abc import Iterable, Iterator

from everfree.testing.trace.claims import Place
from everfree.testing.trace.marks import MarkedTest
from everfree.testing.trace.mutants import Mutants
from everfree.testing.trace.tracing import Entry, Trace

SIGNS = re.compile(r"([\\`*_{}\[\]<>$|#~])")
"""Characters that have a meaning in Markdown and are escaped."""


def pages(found: Trace, mutants: Mutants) -> dict[str, str]:
    """Return the text of every page by its name."""
    chapters = [key for key in found.law.chapters if found.in_chapter(key)]
    told = {
        "index": _contents(found, chapters),
        "rulings": _rulings(found),
        "options": _options(found),
    }
    told |= {key: _chapter(found, mutants, key) for key in chapters}
    return {name: "\n".join(lines) + "\n" for name, lines in told.items()}


def _contents(found: Trace, chapters: list[str]) -> Iterator[str]:
    yield "# The rules, annotated"
    yield ""
    yield f"The {len(found.clauses)} clauses of the comprehensive rules that a game can show, in our own"
    yield "words, each with its code and the tests that would miss it. Numbers are the rulebook's."
    yield ""
    yield "| | Chapter | Chapitre | Clauses |"
    yield "|---|---|---|---|"
    for key in chapters:
        title = found.law.chapters[key]
        count = len(found.in_chapter(key))
        yield f"| [{key}]({key}.md) | {_plain(title.english)} | {_plain(title.french)} | {count} |"
    yield ""
    yield "```{toctree}"
    yield ":hidden:"
    yield ""
    yield from [*chapters, "rulings", "options"]
    yield "```"


def _chapter(found: Trace, mutants: Mutants, key: str) -> Iterator[str]:
    title = found.law.chapters[key]
    yield f"# {_heading(key, title.english)}"
    yield ""
    yield f"*{_plain(title.french)}*"
    for entry in found.in_chapter(key):
        yield from _section(entry)
        yield from _code_and_tests(entry)
        rulings = [
            f"[{ruling.id}](#{ruling.id}) {_plain(ruling.title)}" for ruling in found.rulings_on(entry.id)
        ]
        yield from _listed("Rulings", rulings)
        yield from _listed("Mutants", [_plain(mutant.name) for mutant in mutants.of(entry.id)])


def _rulings(found: Trace) -> Iterator[str]:
    yield "# Rulings"
    yield ""
    yield "Where the rulebook is silent or says two things, this is what the game does."
    for entry in found.rulings.values():
        yield from _section(entry)
        clauses = found.law.rulings[entry.id].clauses
        yield from _listed("Clauses", [_clause(found, name) for name in clauses])
        yield from _code_and_tests(entry)


def _options(found: Trace) -> Iterator[str]:
    yield "# Options of the rules"
    yield ""
    yield "Editions of the rules are sets of options. Each value is tested here:"
    yield ""
    yield "| Option | Value | Tests |"
    yield "|---|---|---|"
    for choice in found.choices:
        tests = ", ".join([f"`{test}`" for test in choice.tests])
        yield f"| `{choice.option}` | `{choice.value}` | {tests} |"


def _section(entry: Entry) -> Iterator[str]:
    """Write the heading of a clause or ruling, with its number as a link target."""
    yield ""
    yield f"({entry.id})="
    yield f"## {_heading(entry.id, entry.title)}"
    yield ""


def _code_and_tests(entry: Entry) -> Iterator[str]:
    yield from _listed("Code", map(_place, entry.code))
    yield from _listed("Tests", map(_test, entry.tests))


def _listed(what: str, items: Iterable[str]) -> Iterator[str]:
    told = [f"- {item}" for item in items]
    if told:
        yield from (f"{what}:", "", *told, "")


def _place(place: Place) -> str:
    return f"`{place.name}`, {_plain(str(place))}"


def _test(test: MarkedTest) -> str:
    return f"{_plain(test.promise)} `{test.name}`, {_plain(test.path)}:{test.line}"


def _clause(found: Trace, name: str) -> str:
    """Name a clause, with a link if it has a section; a definition has none."""
    title = found.law.titles.get(name)
    return name if title is None else f"[{name}](#{name}) {_plain(title)}"


def _heading(name: str, title: str) -> str:
    """Return a heading with its number; entries of the glossary have no number."""
    return _plain(title if name.startswith("glossary") else f"{name} {title}")


def _plain(text: str) -> str:
    """Escape the Markdown in *text*."""
    return SIGNS.sub(r"\\\1", text)
