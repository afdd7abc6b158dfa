"""The trace as plain values, for `--json`."""

from typing import Any

from everfree.testing.trace import Entry, Mutants, Trace


def as_data(found: Trace, mutants: Mutants) -> dict[str, Any]:
    """Return chapters, clauses, rulings, options and problems as values that JSON can hold."""
    clauses = {
        name: {"chapter": entry.chapter}
        | _entry(entry)
        | {
            "rulings": [ruling.id for ruling in found.rulings_on(name)],
            "mutants": [mutant.name for mutant in mutants.of(name)],
        }
        for name, entry in found.clauses.items()
    }
    rulings = {
        name: _entry(entry)
        | {
            "clauses": list(found.law.rulings[name].clauses),
            "option": found.law.rulings[name].option,
            "alternatives": list(found.law.rulings[name].alternatives),
        }
        for name, entry in found.rulings.items()
    }
    options = [
        {"option": choice.option, "value": choice.value, "tests": [str(test) for test in choice.tests]}
        for choice in found.choices
    ]
    chapters = {
        key: {"english": title.english, "french": title.french} for key, title in found.law.chapters.items()
    }
    return {
        "chapters": chapters,
        "clauses": clauses,
        "rulings": rulings,
        "options": options,
        "undeclared": found.undeclared,
        "exempt": {one.clause: one.reason for one in mutants.exempt},
        "problems": [*found.problems, *mutants.problems],
    }


def _entry(entry: Entry) -> dict[str, Any]:
    return {
        "title": entry.title,
        "code": [{"path": one.path, "line": one.line, "name": one.name} for one in entry.code],
        "tests": [
            {"path": one.path, "line": one.line, "name": one.name, "promise": one.promise}
            for one in entry.tests
        ],
    }
