"""The commands `everfree rules trace` and `everfree rules show`."""

import json
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from everfree.ccg.clauses import CHAPTERS, RULINGS, TITLES
from everfree.cli.arguments.files import file_to_write
from everfree.cli.arguments.language import LANG
from everfree.cli.helping.reference import rules_lines
from everfree.cli.rules import lines
from everfree.cli.rules.data import as_data
from everfree.messages import LANGUAGES, Messages
from everfree.telling.rulebook import explain, mentioning
from everfree.testing.trace import (
    ROOT,
    Mutants,
    Outcome,
    Proof,
    Prover,
    RedBefore,
    Trace,
    read_mutants,
    run_in_reverse,
    too_many_exempt,
    trace as traced,
)
from everfree.testing.trace.report import report as written

app: Final = typer.Typer(
    help="Trace the rules through code and tests.", no_args_is_help=True, add_completion=False
)


def _refuse(reason: str) -> typer.Exit:
    typer.echo(reason, err=True)
    return typer.Exit(2)


def _read() -> tuple[Trace, Mutants]:
    """Trace the checkout this command runs from; exit if it is an installed package, which has no tests."""
    if not (ROOT / "tests").is_dir():
        raise _refuse("The rules are traced in a checkout of the sources; this is an installed package.")
    found = traced(ROOT)
    return found, read_mutants(ROOT, clauses=found.clauses)


@app.command()
def trace(
    rulings: Annotated[bool, typer.Option("--rulings", help="Trace the rulings.")] = False,
    editions: Annotated[bool, typer.Option("--editions", help="Trace the values of every option.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as one JSON object.")] = False,
    prove: Annotated[
        bool,
        typer.Option(
            "--prove",
            help="Break each clause in turn: a test must fail. Run tests with cards in reverse order.",
        ),
    ] = False,
    only: Annotated[
        str, typer.Option(metavar="ID", help="Prove this chapter or clause only, such as 514 or 514.4.")
    ] = "",
    jobs: Annotated[int, typer.Option(min=1, help="Processes to prove in.")] = 2,
    afresh: Annotated[bool, typer.Option("--afresh", help="Ignore the results of earlier runs.")] = False,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FILE", callback=file_to_write, help="Write the record of the proof to FILE."),
    ] = None,
) -> None:
    """Print which clauses lack code or a test; exit 1 unless every one has both."""
    found, mutants = _read()
    if prove:
        is_fine = _prove(found, mutants, only=only, jobs=jobs, afresh=afresh, report=report)
    else:
        if as_json:
            typer.echo(json.dumps(as_data(found, mutants), indent=1))
        else:
            for line in lines.trace(found, rulings=rulings, editions=editions):
                typer.echo(line)
        is_fine = _is_fine(found, rulings=rulings, editions=editions)
    if not is_fine:
        raise typer.Exit(1)


def _is_fine(found: Trace, *, rulings: bool, editions: bool) -> bool:
    parts = [not found.problems]
    if rulings:
        parts.append(all(entry.is_complete for entry in found.rulings.values()))
    if editions:
        parts.append(not found.undeclared and all(choice.tests for choice in found.choices))
    if not rulings and not editions:
        parts.append(all(entry.is_complete for entry in found.clauses.values()))
    return all(parts)


def _prove(
    found: Trace, mutants: Mutants, *, only: str, jobs: int, afresh: bool, report: Path | None
) -> bool:
    clauses = [clause for clause in found.clauses if _is_within(clause, only)]
    if not clauses:
        raise _refuse(f"No chapter or clause {only!r} to prove.")
    for problem in mutants.problems:
        typer.echo(problem)
    if mutants.problems:
        return False
    try:
        prover = Prover(ROOT, found, jobs=jobs)
        proof = prover.prove(mutants, clauses=clauses, afresh=afresh, tell=_tell)
        reversal = run_in_reverse(prover, clauses=clauses, afresh=afresh)
    except RedBefore as reason:
        typer.echo(f"These tests fail before anything is changed:\n{reason}")
        return False
    for line in (*lines.reversal(reversal), *lines.proof(found, proof)):
        typer.echo(line)
    if report is not None:
        report.write_text("\n".join(written(found, proof, reversal)) + "\n", encoding="utf-8")
    return _is_proved(found, mutants, proof) and not reversal.dependent


def _is_within(clause: str, only: str) -> bool:
    return clause == only or clause.startswith(f"{only}.") or not only or _is_part(clause, only)


def _is_part(clause: str, whole: str) -> bool:
    """Tell whether *clause* is a part of *whole*, as 514.4a is of 514.4; 514.41 is not."""
    return "." in whole and clause.startswith(whole) and not clause[len(whole)].isdigit()


def _is_proved(found: Trace, mutants: Mutants, proof: Proof) -> bool:
    if too_many_exempt(found, mutants):
        typer.echo(f"{len(mutants.exempt)} clauses are exempt, which is too many.")
        return False
    return not proof.unproved


def _tell(done: int, of: int, outcome: Outcome) -> None:
    """Print progress on stderr: every mutant that is no proof, and every 25th."""
    if not outcome.is_proof or done % 25 == 0 or done == of:
        typer.echo(f"{done} of {of}: {lines.outcome(outcome)}", err=True)


@app.command()
def show(
    name: Annotated[
        str, typer.Argument(metavar="ID", help="A clause, a ruling or a chapter (514.4a, R4, 514), or words.")
    ],
    lang: LANG = "",
    code: Annotated[
        bool, typer.Option("--code", help="Print code, tests and mutants instead; needs a checkout.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the rule as one JSON object.")] = False,
) -> None:
    """Print a clause, a ruling or a chapter: our words, what is beside it, our rulings and examples."""
    if lang not in LANGUAGES:
        raise _refuse(Messages("en").say("plain-no-such-language", lang=lang, langs=", ".join(LANGUAGES)))
    if code:
        told = _code_of(name)
    else:
        rule = explain(name, lang)
        if rule is None and (as_json or not mentioning(name, lang)):
            raise _unknown(name, [*TITLES, *RULINGS, *CHAPTERS])
        if as_json:
            typer.echo(msgspec.json.encode(rule))
            return
        told = rules_lines(Messages(lang), name)
    for line in told:
        typer.echo(line)


def _unknown(name: str, names: list[str]) -> typer.Exit:
    near = ", ".join(get_close_matches(name, names, n=6)) or "nothing"
    return _refuse(f"No clause, ruling or chapter {name!r}. Near it: {near}.")


def _code_of(name: str) -> Iterable[str]:
    """Return the code, the tests and the mutants of a clause, a ruling or a chapter of this checkout."""
    found, mutants = _read()
    if name in found.clauses:
        return lines.clause(found, mutants, found.clauses[name])
    if name in found.rulings:
        return lines.ruling(found, found.rulings[name])
    if name in found.law.chapters:
        return lines.chapter(found, name)
    raise _unknown(name, [*found.clauses, *found.rulings, *found.law.chapters])
