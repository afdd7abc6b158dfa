"""The record of a proof, as a page of the docs: the same for the same sources, so it carries no date."""

from collections.abc import Iterator

from everfree.testing.trace.proof import TIME, Outcome, Proof
from everfree.testing.trace.tracing import Trace


def report(found: Trace, proof: Proof) -> Iterator[str]:
    """Give the lines of the page: the figures, then every clause with its mutants and what turned red."""
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
    ):
        yield f"| {what} | {number} |"
    if proof.exempt:
        yield from ("", "## Exempt", "")
        yield from [f"- {name} {found.clauses[name].title}: {why}" for name, why in proof.exempt.items()]
    if proof.unproved:
        yield from ("", "## Not proved", "")
        yield from [f"- {name} {found.clauses[name].title}" for name in proof.unproved]
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
