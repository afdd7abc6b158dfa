"""`everfree rules`, on our own sources and on a checkout where everything is claimed and marked."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.clauses import RULINGS, TITLES
from everfree.cli.app import app
from everfree.cli.rules import command
from everfree.testing.trace import trace, tracing
from everfree.testing.trace.options import option_values

CODE = "from everfree.claiming import claims\n\n\ndef play():\n    return True\n\n\n"
TESTS = "import pytest\n\nfrom everfree.ccg.play import play\n\n\n"
FORGETS = """\
[[mutant]]
clause = "101.1"
name = "it forgets"
file = "ccg/play.py"
old = "return True"
new = "return False"
"""


@dataclass(frozen=True)
class SomeOptions:
    """Options in place of ours."""

    bold: bool = False
    tie: Literal["loses", "again"] = "loses"


def run(*words: str) -> Result:
    """Run a command of `everfree rules`."""
    return CliRunner().invoke(app, ["rules", *words])


def marked(kind: str, names: list[str]) -> str:
    """Write a test for every three ids."""
    groups = [names[place : place + 3] for place in range(0, len(names), 3)]
    return "".join(
        [
            f"@pytest.mark.{kind}({', '.join([repr(name) for name in group])})\n"
            f'def test_{kind}_{place}():\n    """It plays."""\n    assert play()\n\n\n'
            for place, group in enumerate(groups)
        ]
    )


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a checkout in which one function claims every clause and ruling, and tests are marked with all."""
    ids = [*TITLES, *RULINGS]
    options = "".join(
        [
            f"@pytest.mark.option({name!r}, {value!r})\n"
            for name, values in option_values(SomeOptions, []).items()
            for value in values.required
        ]
    )
    files = {
        "src/everfree/__init__.py": "",
        "src/everfree/claiming.py": "def claims(*names):\n    pass\n",
        "src/everfree/ccg/__init__.py": "",
        "src/everfree/ccg/play.py": CODE + f"claims({', '.join([repr(name) for name in ids])}, play)\n",
        "tests/test_play.py": TESTS + marked("clause", list(TITLES)) + marked("ruling", list(RULINGS)),
        "tests/test_options.py": f"{TESTS}{options}def test_options():\n    assert play()\n",
        "tests/mutants/101.toml": FORGETS,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(command, "ROOT", tmp_path)
    monkeypatch.setattr(tracing, "Options", SomeOptions)
    monkeypatch.setattr(tracing, "EDITIONS", {})
    return tmp_path


def edit(path: Path, old: str, new: str) -> None:
    """Replace a text in a file."""
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


class TestTrace:
    """`everfree rules trace`."""

    def test_counts_by_chapter(self, checkout: Path) -> None:
        """A line for every chapter, then the sums; all there is nothing to complain of."""
        result = run("trace")
        lines = result.output.splitlines()

        assert lines[0].split() == ["chapter", "clauses", "claimed", "tested"]
        assert lines[1].split() == ["101", "Building", "decks", "6", "6", "6"]
        assert lines[-3:] == ["363 of 363 clauses claimed.", "", "363 of 363 clauses tested."]
        assert result.exit_code == 0

    @pytest.mark.parametrize(
        ("file", "words"),
        [("src/everfree/ccg/play.py", "Not claimed:"), ("tests/test_play.py", "Not tested:")],
    )
    def test_names_what_lacks_code_or_a_test(self, checkout: Path, file: str, words: str) -> None:
        """One clause without is enough to fail."""
        edit(checkout / file, "'514.4c'", "'514.4b'")

        result = run("trace")

        assert f"{words}\n  514.4c                    A tie is broken" in result.output
        assert result.exit_code == 1

    def test_problems_fail(self, checkout: Path) -> None:
        """A mark of what there is not is told with its test."""
        edit(
            checkout / "tests/test_options.py",
            "def test_options",
            "@pytest.mark.clause('999.9')\ndef test_options",
        )

        result = run("trace")

        assert result.output.endswith(
            "To be put right:\n  tests/test_options.py::test_options is marked with 999.9, "
            "which is no behaviour of the rules\n"
        )
        assert result.exit_code == 1

    def test_rulings(self, checkout: Path) -> None:
        """R1 to R65 and C1 to C8, and nothing of the clauses."""
        assert run("trace", "--rulings").output.splitlines() == [
            "",
            "80 of 80 rulings claimed.",
            "",
            "80 of 80 rulings tested.",
        ]
        edit(checkout / "tests/test_play.py", "'R12'", "'R11'")
        result = run("trace", "--rulings")

        assert (result.exit_code, run("trace").exit_code) == (1, 0)
        assert "Not tested:\n  R12 " in result.output

    def test_editions(self, checkout: Path) -> None:
        """Every value with the number of its tests; one without fails."""
        result = run("trace", "--editions")
        assert result.output.splitlines()[-1] == "4 of 4 values of 2 options tested."
        assert result.exit_code == 0
        edit(checkout / "tests/test_options.py", "'bold', False", "'bold', True")
        result = run("trace", "--editions")

        assert result.output.splitlines()[:2] == [
            f"bold  {'False':<28}no test",
            f"bold  {'True':<28}1",
        ]
        assert result.exit_code == 1

    def test_an_option_must_list_its_values(self, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A word that could be anything can't be tested under each of its values."""

        @dataclass(frozen=True)
        class Open(SomeOptions):
            word: str = "?"

        monkeypatch.setattr(tracing, "Options", Open)
        result = run("trace", "--editions")

        assert "word  its type does not say what values it may take\n" in result.output
        assert (result.exit_code, run("trace").exit_code) == (1, 0)

    def test_json_is_all_of_it(self, checkout: Path) -> None:
        """Chapters, clauses, rulings, options, mutants, as data."""
        data = json.loads(run("trace", "--json").output)

        assert data["clauses"]["101.1"] == {
            "chapter": "101",
            "title": TITLES["101.1"],
            "code": [{"path": "src/everfree/ccg/play.py", "line": 4, "name": "play"}],
            "tests": [
                {"path": "tests/test_play.py", "line": 7, "name": "test_clause_0", "promise": "It plays."}
            ],
            "rulings": [],
            "mutants": ["it forgets"],
        }
        assert list(data["rulings"]) == list(RULINGS)
        assert data["options"][1] == {
            "option": "bold",
            "value": True,
            "tests": ["tests/test_options.py::test_options"],
        }
        assert data["chapters"]["101"] == {"english": "Building decks", "french": "Composer ses paquets"}
        assert data["problems"] == []

    def test_needs_a_checkout(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """An installed package has no tests to trace, and says so."""
        monkeypatch.setattr(command, "ROOT", tmp_path)

        result = run("trace")

        assert result.exit_code == 2
        assert result.stderr.startswith("The rules are traced in a checkout")


class TestProve:
    """`everfree rules trace --prove`."""

    def test_proves_and_writes_the_record(self, checkout: Path) -> None:
        """One clause with a mutant is proved; a whole chapter is not, and says which are missing."""
        record = checkout / "proof.md"
        result = run("trace", "--prove", "--only", "101.1", "--jobs", "1", "--report", str(record))

        assert (result.stdout, result.exit_code) == ("1 of 1 proved.\n", 0)
        assert result.stderr == "1 of 1: 101.1 proved: it forgets\n"
        assert "| 101.1 | it forgets | `tests/test_play.py::test_clause_0` |" in record.read_text(
            encoding="utf-8"
        )
        result = run("trace", "--prove", "--only", "101")
        assert result.stdout.endswith("[no mutant]\n1 of 6 proved.\n")
        assert (result.stderr, result.exit_code) == ("", 1)

    def test_exempt_clauses_are_listed(self, checkout: Path) -> None:
        """With their reason; they do not fail, but too many do."""
        for number, clauses in ((1, ["101.1"]), (11, list(TITLES)[:11])):
            lines = [f"[[exempt]]\nclause = '{clause}'\nreason = 'it is said'\n" for clause in clauses]
            (checkout / "tests/mutants/101.toml").write_text("".join(lines), encoding="utf-8")
            result = run("trace", "--prove", "--only", "101.1")
            assert result.stdout.startswith("101.1                     exempt: it is said\n0 of 1 proved.\n")
            assert ("11 clauses are exempt, which is too many." in result.stdout) == (number == 11)
            assert result.exit_code == (number == 11)

    def test_red_tests_and_unfit_mutants_stop_it(self, checkout: Path) -> None:
        """Nothing is tried with tests that fail anyway, or mutants that fit nowhere."""
        edit(checkout / "src/everfree/ccg/play.py", "return True", "return False")
        result = run("trace", "--prove", "--only", "101.1")
        assert result.stdout == "it forgets: its old text stands 0 times in ccg/play.py\n"
        edit(checkout / "tests/mutants/101.toml", "return True", "return False")
        edit(checkout / "tests/mutants/101.toml", 'new = "return False"', 'new = "return None"')
        result = run("trace", "--prove", "--only", "101.1")

        assert result.stdout == (
            "These tests fail before anything is changed:\ntests/test_play.py::test_clause_0\n"
        )
        assert result.exit_code == 1

    def test_names_tests_that_depend_on_the_order_of_entry(self, checkout: Path) -> None:
        """A test of chapter 7 that fails in reverse makes the command fail; one of timestamps is exempt."""
        option = '"--in-reverse"'
        files = {
            "tests/conftest.py": (
                f"def pytest_addoption(parser):\n    parser.addoption({option}, action='store_true')\n"
            ),
            "tests/test_order.py": (
                f"{TESTS}@pytest.mark.clause('711.2')\n"
                f"def test_order(request):\n    assert not request.config.getoption({option})\n"
            ),
            "tests/mutants/101.toml": FORGETS.replace("101.1", "711.2"),
        }
        for name, text in files.items():
            (checkout / name).write_text(text, encoding="utf-8")
        result = run("trace", "--prove", "--only", "711.2")

        assert result.stdout.splitlines()[-4:] == [
            "These pass or fail by the order in which cards enter play:",
            "  tests/test_order.py::test_order",
            "2 tests run in reverse, 1 depend on the order.",
            "1 of 1 proved.",
        ]
        assert result.exit_code == 1

    def test_refuses_what_there_is_not(self, checkout: Path) -> None:
        """A part of a number is no chapter."""
        result = run("trace", "--prove", "--only", "10")

        assert (result.stderr, result.exit_code) == ("No chapter or clause '10' to prove.\n", 2)

    @pytest.mark.parametrize(
        ("only", "clauses"), [("514.4a", ["514.4a", "514.4a.i"]), ("516.4", ["516.4", "516.4a", "516.4b"])]
    )
    def test_a_clause_has_its_parts(self, checkout: Path, only: str, clauses: list[str]) -> None:
        """The clause and what is numbered below it."""
        lines = run("trace", "--prove", "--only", only).stdout.splitlines()

        assert [line.split()[0] for line in lines[:-1]] == clauses


class TestShow:
    """`everfree rules show`, without a checkout."""

    @pytest.fixture(autouse=True)
    def installed(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """There are no sources and no tests, as in an installed package."""
        monkeypatch.setattr(command, "ROOT", tmp_path)

    def test_a_clause_with_neighbours_rulings_and_examples(self) -> None:
        """In our own sentence."""
        output = run("show", "205.1").output.splitlines()
        assert output[:2] == [
            "205.1 A play requirement asks for power of its colour in play",
            "Chapter 205: Requirements for playing a card",
        ]
        for heading in ("Its parts:", "Beside it:", "Our rulings:", "For example:"):
            assert heading in output

    def test_speaks_french(self) -> None:
        """Sentences and headings."""
        output = run("show", "514.4c", "--lang", "fr").output.splitlines()
        assert output[0] == "514.4c Une égalité se départage par une carte de plus pour chacun"
        assert output[1] == "Chapitre 514\u00a0: Les face-à-face"

    def test_a_ruling_with_the_option_and_what_was_turned_down(self) -> None:
        """R67 has both."""
        output = run("show", "r67").output.splitlines()
        assert "The option of the rules: optional_replacements" in output
        assert "Readings we turned down:" in output

    def test_words_find_rules(self) -> None:
        """All clauses whose sentences have them."""
        assert run("show", "tie broken").output == "514.4c A tie is broken by one more flip each\n"

    def test_as_data(self) -> None:
        """One object with the same parts."""
        rule = json.loads(run("show", "205.1", "--json").output)
        assert (rule["id"], rule["chapter"]) == ("205.1", "205")

    @pytest.mark.parametrize("words", [("999.9",), ("514.4z", "--json"), ("514", "--lang", "tlh")])
    def test_refuses_what_there_is_not(self, words: tuple[str, ...]) -> None:
        """With what is near."""
        result = run("show", *words)
        assert (result.exit_code, result.stdout) == (2, "")

    def test_code_needs_a_checkout(self) -> None:
        """And says so."""
        result = run("show", "514", "--code")
        assert result.exit_code == 2
        assert result.stderr.startswith("The rules are traced in a checkout")


class TestShowCode:
    """`everfree rules show --code`."""

    def test_a_clause(self, checkout: Path) -> None:
        """Our words, the chapter in two languages, code, tests, rulings and mutants."""
        assert run("show", "101.1", "--code").output.splitlines() == [
            f"101.1  {TITLES['101.1']}",
            "Chapter: 101  Building decks (Composer ses paquets)",
            "Code:",
            "  src/everfree/ccg/play.py:4  play",
            "Tests:",
            "  tests/test_play.py:7  test_clause_0",
            "    It plays.",
            "Rulings:",
            "  none",
            "Mutants:",
            "  it forgets (ccg/play.py)",
        ]
        assert f"  R4  {RULINGS['R4'].title}" in run("show", "514.4c", "--code").output.splitlines()

    def test_a_ruling(self, checkout: Path) -> None:
        """What it is about, code and tests."""
        lines = run("show", "R4", "--code").output.splitlines()

        assert lines[:4] == [
            f"R4  {RULINGS['R4'].title}",
            "Clauses:",
            f"  514.4c  {TITLES['514.4c']}",
            f"  515.1  {TITLES['515.1']}",
        ]
        assert lines[4:6] == ["Code:", "  src/everfree/ccg/play.py:4  play"]

    def test_a_ruling_with_alternatives(self, checkout: Path) -> None:
        """The other readings, and the option that plays them."""
        lines = run("show", "R67", "--code").output.splitlines()

        assert lines[4:7] == [
            "Alternatives:",
            f"  {RULINGS['R67'].alternatives[0]}",
            "Option: optional_replacements",
        ]

    def test_a_chapter(self, checkout: Path) -> None:
        """Its clauses, with a word about those that lack something."""
        edit(checkout / "tests/test_play.py", "'101.2'", "'101.1'")
        lines = run("show", "101", "--code").output.splitlines()

        assert lines[0] == "101  Building decks (Composer ses paquets)"
        assert lines[1:3] == [
            f"  {'101.1':<26}{TITLES['101.1']}",
            f"  {'101.2':<26}{TITLES['101.2']}  [no test]",
        ]
        assert len(lines) == 1 + 6

    @pytest.mark.parametrize(
        ("name", "near"), [("514.44", "514.4,"), ("glossary.swft", "glossary.swift,"), ("?", "nothing")]
    )
    def test_refuses_what_there_is_not(self, name: str, near: str) -> None:
        """With what is near it."""
        result = run("show", name, "--code")

        assert result.exit_code == 2
        assert result.stderr.startswith(f"No clause, ruling or chapter {name!r}. Near it: {near}")

    def test_our_own(self) -> None:
        """A clause of ours has the code and the tests that the trace finds."""
        entry = trace().clauses["514.4a"]
        output = run("show", "514.4a", "--code").output

        assert entry.is_complete
        assert all(str(place) in output for place in entry.code)
        assert all(test.promise in output for test in entry.tests)
