"""What `everfree rules` prints, as plain lines."""

from collections.abc import Iterable, Iterator

from everfree.testing.trace import Entry, MarkedTest, Mutant, Mutants, Outcome, Place, Proof, Reversal, Trace

VERDICTS = {"red": "proved", "time": "proved (time)", "green": "survived", "error": "error"}
"""The word printed for each verdict on a mutant."""


def trace(found: Trace, *, rulings: bool, editions: bool) -> Iterator[str]:
    """Yield the tables asked for, that of the clauses by default, and the problems."""
    if rulings:
        yield from _counted("rulings", found.rulings.values())
    if editions:
        yield from _options(found)
    if not rulings and not editions:
        yield from _chapters(found)
        yield from _counted("clauses", found.clauses.values())
    if found.problems:
        yield ""
        yield "To be put right:"
        yield from [f"  {problem}" for problem in found.problems]


def _chapters(found: Trace) -> Iterator[str]:
    yield f"{'chapter':<52}{'clauses':>9}{'claimed':>9}{'tested':>9}"
    for key, title in found.law.chapters.items():
        entries = found.in_chapter(key)
        if entries:
            yield f"{key:<10}{title.english:<42}" + _numbers(entries)


def _numbers(entries: list[Entry]) -> str:
    claimed = sum([bool(entry.code) for entry in entries])
    tested = sum([bool(entry.tests) for entry in entries])
    return f"{len(entries):>9}{claimed:>9}{tested:>9}"


def _counted(what: str, entries: Iterable[Entry]) -> Iterator[str]:
    """Count the entries that have code and tests, and list those that lack them."""
    everything = list(entries)
    for word, lacking in (
        ("claimed", [entry for entry in everything if not entry.code]),
        ("tested", [entry for entry in everything if not entry.tests]),
    ):
        yield ""
        yield f"{len(everything) - len(lacking)} of {len(everything)} {what} {word}."
        if lacking:
            yield f"Not {word}:"
            yield from [f"  {entry.id:<26}{entry.title}" for entry in lacking]


def _options(found: Trace) -> Iterator[str]:
    """List the values of every option with the number of their tests."""
    width = max([len(name) for name in found.law.options], default=0) + 2
    for choice in found.choices:
        tests = f"{len(choice.tests)}" if choice.tests else "no test"
        yield f"{choice.option:<{width}}{choice.value!r:<28}{tests}"
    yield from [f"{name:<{width}}its type does not say what values it may take" for name in found.undeclared]
    tested = sum([bool(choice.tests) for choice in found.choices])
    yield ""
    yield f"{tested} of {len(found.choices)} values of {len(found.law.options)} options tested."


def proof(found: Trace, proved: Proof) -> Iterator[str]:
    """Count the clauses that are proved, and list why the others are not."""
    for name in proved.unproved:
        outcomes = proved.of(name)
        yield f"{name:<26}{found.clauses[name].title}" + ("" if outcomes else "  [no mutant]")
        yield from [f"  {outcome(one)}" for one in outcomes if not one.is_proof]
    for name, reason in proved.exempt.items():
        yield f"{name:<26}exempt: {reason}"
    slow = sum([one.verdict == "time" for one in proved.outcomes])
    if slow:
        yield f"{slow} of {len(proved.outcomes)} mutants were ended by the clock."
    yield f"{len(proved.proved)} of {len(proved.clauses)} proved."


def reversal(found: Reversal) -> Iterator[str]:
    """List the tests that depend on the order of entry, and the exempt ones; nothing if none was run."""
    if found.exempt:
        yield "Not run in reverse, because their clauses are about timestamps:"
        yield from [f"  {test}" for test in found.exempt]
    if found.dependent:
        yield "These pass or fail by the order in which cards enter play:"
        yield from [f"  {test}" for test in found.dependent]
    if found.tests:
        yield f"{len(found.tests)} tests run in reverse, {len(found.dependent)} depend on the order."


def outcome(one: Outcome) -> str:
    """Format the verdict on a mutant, with the last line of an error."""
    said = f"{one.mutant.clause} {VERDICTS[one.verdict]}: {one.mutant.name}"
    detail = one.detail.strip().rpartition("\n")[2]
    return f"{said} ({detail})" if detail else said


def clause(found: Trace, mutants: Mutants, entry: Entry) -> Iterator[str]:
    """Yield a clause with its chapter, code, tests, rulings and mutants."""
    yield f"{entry.id}  {entry.title}"
    title = found.law.chapters[entry.chapter]
    yield f"Chapter: {entry.chapter}  {title.english} ({title.french})"
    yield from _code_and_tests(entry)
    yield "Rulings:"
    yield from _indented([f"{ruling.id}  {ruling.title}" for ruling in found.rulings_on(entry.id)])
    yield "Mutants:"
    yield from _indented([_mutant(mutant) for mutant in mutants.of(entry.id)])
    yield from [f"Exempt: {one.reason}" for one in mutants.exempt if one.clause == entry.id]


def ruling(found: Trace, entry: Entry) -> Iterator[str]:
    """Yield a ruling with its clauses, alternatives, option, code and tests."""
    yield f"{entry.id}  {entry.title}"
    yield "Clauses:"
    yield from _indented(
        [
            f"{name}  {found.law.titles.get(name, '(a definition)')}"
            for name in found.law.rulings[entry.id].clauses
        ]
    )
    decided = found.law.rulings[entry.id]
    if decided.alternatives:
        yield "Alternatives:"
        yield from _indented(list(decided.alternatives))
    if decided.option:
        yield f"Option: {decided.option}"
    yield from _code_and_tests(entry)


def chapter(found: Trace, key: str) -> Iterator[str]:
    """Yield the clauses of a chapter, each with what it lacks."""
    title = found.law.chapters[key]
    yield f"{key}  {title.english} ({title.french})"
    for entry in found.in_chapter(key):
        missing = [word for word, has in (("code", entry.code), ("test", entry.tests)) if not has]
        yield f"  {entry.id:<26}{entry.title}" + (f"  [no {', no '.join(missing)}]" if missing else "")


def _code_and_tests(entry: Entry) -> Iterator[str]:
    yield "Code:"
    yield from _indented([_place(place) for place in entry.code])
    yield "Tests:"
    yield from _indented([line for test in entry.tests for line in _test(test)])


def _place(place: Place) -> str:
    return f"{place}  {place.name}"


def _test(test: MarkedTest) -> tuple[str, str]:
    return f"{test.path}:{test.line}  {test.name}", f"  {test.promise}"


def _mutant(mutant: Mutant) -> str:
    return f"{mutant.name} ({', '.join(mutant.files)})"


def _indented(told: list[str]) -> list[str]:
    return [f"  {line}" for line in told or ["none"]]
