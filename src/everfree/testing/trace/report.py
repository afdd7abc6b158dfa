"""Write the result of a proof as a page of the docs; it has no date, so equal sources give an equal page."""

from collections.abc import Iterator

from everfree.testing.trace.proof import TIME, Outcome, Proof
from everfree.testing.trace.reversal import Reversal
from everfree.testing.trace.tracing import Trace


def report(found: Trace, proof: Proof, reversal: Reversal) -> Iterator[str]:
    """Yield the lines of the page: the figures, then every mutant by chapter with the tests that failed."""
    yield "# Proof of the rules"
    yield ""
    yield "Each mutant takes the behaviour of one clause away; a test marked with that clause must then fail."
    yield "Written by `everfree rules trace --prove --report`; the mutants are in `tests/mutants`."
    yield ""
    yield "| | |"
    yield "|---|---|"
    slow = sum([one.verdict == TIME for one in proof.outcomes])
    for what, number in (
        ("clauses", len(proof.clauses)),
        ("proved", len(proof.proved)),
        ("exempt", len(proof.exempt)),
        ("mutants", len(proof.outcomes)),
        ("of those ended by the clock", slow),
        ("tests run in reverse order of entry", len(reversal.tests)),
        ("of those dependent on the order", len(reversal.dependent)),
    ):
        yield f"| {what} | {number} |"
    if proof.exempt:
        yield from ("", "## Exempt", "")
        yield from [f"- {name} {found.clauses[name].title}: {why}" for name, why in proof.exempt.items()]
    if proof.unproved:
        yield from ("", "## Not proved", "")
        yield from [f"- {name} {found.clauses[name].title}" for name in proof.unproved]
    if reversal.dependent:
        yield from ("", "## Dependent on the order in which cards enter play", "")
        yield from [f"- `{test}`" for test in reversal.dependent]
    if reversal.exempt:
        yield from ("", "## Tests of timestamps, not run in reverse", "")
        yield from [f"- `{test}`" for test in reversal.exempt]
    for key, title in found.law.chapters.items():
        outcomes = [one for entry in found.in_chapter(key) for one in proof.of(entry.id) if one.is_proof]
        if outcomes:
            yield from (
                "",
                f"## {key} {title.english}",
                "",
                "| Clause | Mutant | Turned red |",
                "|---|---|---|",
            )
            yield from [_row(one) for one in outcomes]


def _row(one: Outcome) -> str:
    tests = "<br>".join([f"`{test}`" for test in one.tests]) or "ended by the clock"
    return f"| {one.mutant.clause} | {_cell(one.mutant.name)} | {_cell(tests)} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
