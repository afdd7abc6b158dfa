"""The trace from clauses to code and tests, and its proof, on a game of two coins and on our own."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest

from everfree.ccg.clauses import Chapter, Ruling
from everfree.testing.trace import (
    ROOT,
    Law,
    Mutants,
    Outcome,
    Prover,
    RedBefore,
    Reversal,
    Trace,
    proof,
    read_mutants,
    trace,
)
from everfree.testing.trace.claims import Place, read_claims
from everfree.testing.trace.marks import read_marks
from everfree.testing.trace.mutants import Change, Exempt, Mutant
from everfree.testing.trace.options import Values, option_values
from everfree.testing.trace.pages import pages
from everfree.testing.trace.proof import Proof, too_many_exempt
from everfree.testing.trace.report import report
from everfree.testing.trace.tracing import joined, our_law

LAW = Law(
    {"1.1": "Heads wins", "1.2": "Two coins pay double", "glossary.toss": "A toss *ends*"},
    {"1": Chapter("Coins", "Les pièces"), "glossary": Chapter("Words", "Les mots")},
    {"R1": Ruling("A coin on its edge loses", ("1.1", "1.9"))},
    {"edge": Values(("loses", "again"))},
)
COIN = '''\
"""The game."""

from everfree.claiming import claims


def wins(side):
    """1.1."""
    return side == "heads"


class Purse:
    """Holds coins."""

    def pay(self, coins):
        """1.2."""
        return 2 * coins


def toss():
    """glossary.toss."""
    turns = 0
    while turns < 3:
        turns += 1
    return turns


claims("1.1", wins)
claims("1.2", Purse.pay)
claims("glossary.toss", toss)
claims("R1", wins)
'''
COIN_TESTS = '''\
"""Tests of the game."""

import pytest

from everfree.coin import Purse, toss, wins


@pytest.mark.clause("1.1")
@pytest.mark.ruling("R1")
def test_heads():
    """Heads wins."""
    assert wins("heads")


class TestPurse:
    """1.2."""

    @pytest.mark.clause("1.2")
    @pytest.mark.option("edge", "loses", "again")
    def test_pays(self):
        """Two for one.

        And nothing else.
        """
        assert Purse().pay(1) == 2


@pytest.mark.clause("glossary.toss")
def test_toss():
    """Three turns."""
    assert toss() == 3


def test_of_no_clause():
    """Fails whatever is changed, and is not asked."""
    assert wins("tails") is None
'''


def write(root: Path, files: dict[str, str]) -> Path:
    """Write the files of a checkout."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def coins(tmp_path: Path) -> Path:
    """Give a checkout of the game of coins."""
    return write(
        tmp_path,
        {
            "src/everfree/__init__.py": "",
            "src/everfree/claiming.py": "def claims(*names):\n    pass\n",
            "src/everfree/coin.py": COIN,
            "src/everfree/unused.py": "rim = 1\n",
            "tests/test_coin.py": COIN_TESTS,
        },
    )


def traced(root: Path) -> Trace:
    """Trace the game of coins."""
    return joined(LAW, read_claims(root, package="everfree"), read_marks(root))


class TestClaims:
    """Which code stands for a clause."""

    def test_names_the_code_and_its_line(self, coins: Path) -> None:
        """A function and a method are found where they are defined, not where they are claimed."""
        found = read_claims(coins, package="everfree")

        assert found.code["1.1"] == [Place("src/everfree/coin.py", 6, "wins")]
        assert found.code["1.2"] == [Place("src/everfree/coin.py", 14, "Purse.pay")]
        assert found.problems == []

    def test_follows_imports_bases_and_modules(self, coins: Path) -> None:
        """An imported function, an inherited method, a function of a module and a table are found."""
        text = (
            "from everfree import coin\nfrom everfree.coin import Purse, wins as is_won\n"
            "class Big(Purse):\n    pass\nTABLE: dict = {}\n"
            'claims("a", is_won)\nclaims("b", Big.pay)\nclaims("c", coin.toss)\nclaims("d", TABLE)\n'
        )
        found = read_claims(write(coins, {"src/everfree/more.py": text}), package="everfree")

        assert [str(found.code[name][0]) for name in "abcd"] == [
            "src/everfree/coin.py:6",
            "src/everfree/coin.py:14",
            "src/everfree/coin.py:19",
            "src/everfree/more.py:5",
        ]

    @pytest.mark.parametrize(
        ("line", "problem"),
        [
            ("claims(NAME, wins)", "a claim is one or more ids, written out, and the code"),
            ("claims(wins)", "a claim is one or more ids, written out, and the code"),
            ('claims("1.1", wins, ruling="R1")', "a claim is one or more ids, written out, and the code"),
            ('claims("1.1", lost)', "lost is not found"),
            ('claims("1.1", wins.often)', "wins.often is not found"),
        ],
    )
    def test_tells_what_cannot_be_read(self, coins: Path, line: str, problem: str) -> None:
        """A claim nobody could follow is a problem, with its line."""
        text = f"from everfree.coin import wins\n{line}\n"
        found = read_claims(write(coins, {"src/everfree/more.py": text}), package="everfree")

        assert found.problems == [f"src/everfree/more.py:2: {problem}"]


class TestMarks:
    """Which tests would miss a clause."""

    def test_long_tests_and_cases_do_not_count(self, tmp_path: Path) -> None:
        """They are left out of `make test`, so another test of the clause must remain."""
        text = (
            "import pytest\n\n"
            '@pytest.mark.long\n@pytest.mark.clause("1.1")\ndef test_long(): pass\n\n'
            '@pytest.mark.clause("1.2")\n'
            '@pytest.mark.parametrize("a", [1, pytest.param(2, marks=pytest.mark.long)])\n'
            "def test_short(a): pass\n"
        )

        found = read_marks(write(tmp_path, {"tests/test_them.py": text}))

        assert [(test.name, test.ids("clause")) for test in found.tests] == [("test_short", {"1.2"})]
        assert found.problems == []

    def test_names_the_test_and_its_promise(self, coins: Path) -> None:
        """A test has its line, its class and the first line of its docstring; the unmarked are left out."""
        found = read_marks(coins)

        assert [(test.line, test.name, test.promise) for test in found.tests] == [
            (10, "test_heads", "Heads wins."),
            (20, "TestPurse::test_pays", "Two for one."),
            (29, "test_toss", "Three turns."),
        ]
        assert found.problems == []

    def test_marks_of_classes_modules_and_cases_count(self, tmp_path: Path) -> None:
        """A test has the marks of everything around it and of each of its cases."""
        text = (
            'import pytest\npytestmark = pytest.mark.clause("1")\n'
            '@pytest.mark.clause("2")\nclass TestIt:\n'
            '    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=[pytest.mark.clause("3")])])\n'
            "    def test_it(self, n): ...\n"
        )
        found = read_marks(write(tmp_path, {"tests/test_it.py": text}))

        assert [test.ids("clause") for test in found.tests] == [{"1", "2", "3"}]
        assert found.problems == []

    @pytest.mark.parametrize(
        ("marks", "fits"),
        [
            ('@pytest.mark.clause("1", "2", "3")\n', True),
            ('@pytest.mark.clause("1", "2")\n@pytest.mark.clause("3", "4")\n', False),
        ],
    )
    def test_three_clauses_at_most(self, tmp_path: Path, marks: str, fits: bool) -> None:
        """A fourth is a problem, however the marks are written."""
        found = read_marks(write(tmp_path, {"tests/test_it.py": f"{marks}def test_it(): ...\n"}))

        problem = f"tests/test_it.py:{marks.count('@') + 1}: test_it has more than 3 clauses"
        assert found.problems == ([] if fits else [problem])

    def test_cases_count_apart(self, tmp_path: Path) -> None:
        """Two cases with two clauses each are two tests, each with two."""
        cases = ", ".join([f'pytest.param({n}, marks=pytest.mark.clause("{n}a", "{n}b"))' for n in (1, 2)])
        text = f'@pytest.mark.parametrize("n", [{cases}])\ndef test_it(n): ...\n'

        assert read_marks(write(tmp_path, {"tests/test_it.py": text})).problems == []

    @pytest.mark.parametrize(
        ("values", "read"),
        [
            ('parameter="tie")\n@pytest.mark.parametrize("tie", ["a", pytest.param("b")]', ["a", "b"]),
            ('parameter="tie")\n@pytest.mark.parametrize(("n", "tie"), [(1, "a"), (2, "b")]', ["a", "b"]),
            ('parameter="tie")\n@pytest.mark.parametrize("n,tie", [pytest.param(1, True)]', [True]),
            ("0, 1", [0, 1]),
        ],
    )
    def test_options_have_values(self, tmp_path: Path, values: str, read: list[object]) -> None:
        """An option's values are written in its mark, or are those of a parameter."""
        text = f'@pytest.mark.option("edge", {values})\ndef test_it(): ...\n'
        found = read_marks(write(tmp_path, {"tests/test_it.py": text}))

        assert sorted([mark.value for mark in found.tests[0].marks], key=str) == read

    @pytest.mark.parametrize(
        ("line", "problem"),
        [
            ("@pytest.mark.clause(NAME)", "the arguments of this mark can't be read"),
            ("@pytest.mark.clause()", "the arguments of this mark can't be read"),
            ('@pytest.mark.option("edge")', "the arguments of this mark can't be read"),
            ('@pytest.mark.option("edge", parameter="tie")', "the arguments of this mark can't be read"),
            ('@pytest.mark.option("edge", value=1)', "the arguments of this mark can't be read"),
            ('ours = pytest.mark.clause("1")\n@ours', "this mark is on no test"),
        ],
    )
    def test_tells_what_cannot_be_read(self, tmp_path: Path, line: str, problem: str) -> None:
        """A mark that would be lost is a problem, with its line."""
        found = read_marks(write(tmp_path, {"tests/test_it.py": f"{line}\ndef test_it(): ...\n"}))

        assert found.problems == [f"tests/test_it.py:1: {problem}"]


class TestTrace:
    """Law, claims and marks together."""

    def test_brings_them_together(self, coins: Path) -> None:
        """A clause has its code, its tests and the rulings that touch it; a ruling and a value likewise."""
        found = traced(coins)

        assert [entry.is_complete for entry in found.clauses.values()] == [True, True, True]
        assert [str(test) for test in found.clauses["1.1"].tests] == ["tests/test_coin.py::test_heads"]
        assert [ruling.id for ruling in found.rulings_on("1.1")] == ["R1"]
        assert found.rulings["R1"].is_complete
        assert [(one.value, len(one.tests)) for one in found.choices] == [("loses", 1), ("again", 1)]
        assert [entry.id for entry in found.in_chapter("1")] == ["1.1", "1.2"]
        assert found.problems == []

    def test_unknown_ids_are_problems(self, coins: Path) -> None:
        """A claim or a mark of what there is not; rulings of the slap game are left alone."""
        write(
            coins,
            {
                "src/everfree/more.py": 'from everfree.coin import wins\nclaims("1.7", wins)\n',
                "tests/test_more.py": '@pytest.mark.clause("1.8")\n@pytest.mark.ruling("R9", "S3", "7.12")\n'
                '@pytest.mark.option("edge", "wins")\n@pytest.mark.option("rim", 1)\ndef test_it(): ...\n',
            },
        )
        marked = "tests/test_more.py::test_it is marked with"

        assert traced(coins).problems == [
            "src/everfree/coin.py:6: wins claims 1.7, which is no behaviour of the rules",
            f"{marked} 1.8, which is no behaviour of the rules",
            f"{marked} R9, which is no behaviour of the rules",
            f"{marked} the option edge='wins', which there is not",
            f"{marked} the option rim=1, which there is not",
        ]

    def test_our_law_is_whole(self) -> None:
        """363 clauses, each in a chapter with two names; 72 and 8 rulings on clauses."""
        law = our_law()

        assert len(law.titles) == 363
        assert {name.partition(".")[0] for name in law.titles} <= law.chapters.keys()
        assert [name for name in law.rulings if name[0] in "RC"] == list(law.rulings)
        assert len(law.rulings) == 72 + 8

    def test_ours_can_be_read(self) -> None:
        """No claim or mark of this project is lost, no test has more than three clauses."""
        assert read_claims(ROOT).problems == []
        assert read_marks(ROOT).problems == []


@dataclass(frozen=True)
class SomeOptions:
    """Options of each kind."""

    bold: bool = False
    tie: Literal["loses", "again"] = "loses"
    limit: int = 1
    word: str = "?"


class TestOptions:
    """The values an option must be tested under."""

    def test_values_come_from_types_and_editions(self) -> None:
        """Both of a bool, those of a Literal, a number as the editions set it; a word lists none."""
        assert option_values(SomeOptions, [SomeOptions(limit=4), SomeOptions(limit=1)]) == {
            "bold": Values((False, True)),
            "tie": Values(("loses", "again")),
            "limit": Values((1, 4), is_open=True),
            "word": Values(()),
        }

    def test_a_word_without_values_is_told(self, coins: Path) -> None:
        """It can't be traced, and its marks are not blamed for that."""
        law = Law(LAW.titles, LAW.chapters, LAW.rulings, {"edge": Values(())})
        found = joined(law, read_claims(coins, package="everfree"), read_marks(coins))

        assert (found.undeclared, found.choices, found.problems) == (["edge"], [], [])

    def test_one_is_not_true(self) -> None:
        """A bool is marked with True and False."""
        assert Values((False, True)).has(True)
        assert not Values((False, True)).has(1)


def change(old: str, new: str, *, file: str = "coin.py") -> str:
    """Write a change as a line of TOML each."""
    return f"file = '{file}'\nold = '''{old}'''\nnew = '''{new}'''\n"


def mutant(clause: str, name: str, old: str, new: str, *, file: str = "coin.py") -> str:
    """Write a mutant as TOML."""
    return f"[[mutant]]\nclause = '{clause}'\nname = '{name}'\n{change(old, new, file=file)}"


class TestMutants:
    """Mutants are read and fit."""

    def test_ours_fit(self) -> None:
        """Each has a clause and a name of its own; its old text stands exactly once; what comes is Python."""
        found = read_mutants(ROOT, clauses=our_law().titles)

        assert found.problems == []
        assert found.mutants

    def test_several_changes_are_one_mutant(self, coins: Path) -> None:
        """A list of changes, in the order they are made."""
        text = (
            "[[mutant]]\nclause = '1.1'\nname = 'x'\n"
            f"[[mutant.change]]\n{change('heads', 'tails')}[[mutant.change]]\n{change('tails', 'rims')}"
            "[[exempt]]\nclause = '1.2'\nreason = 'no way'\n"
        )
        found = read_mutants(write(coins, {"tests/mutants/1.toml": text}), clauses=LAW.titles)

        assert found == Mutants(
            [Mutant("1.1", "x", (Change("coin.py", "heads", "tails"), Change("coin.py", "tails", "rims")))],
            [Exempt("1.2", "no way")],
            [],
        )
        assert found.mutants[0].files == ["coin.py"]

    @pytest.mark.parametrize(
        ("text", "problem"),
        [
            (mutant("1.9", "x", "heads", "tails"), "x: there is no clause 1.9"),
            (mutant("1.1", "x", "heads", "t") + mutant("1.1", "x", "heads", "u"), "x: the name is taken"),
            (mutant("1.1", "x", "turns", "t"), "x: its old text stands 4 times in coin.py"),
            (mutant("1.1", "x", "rim", "t"), "x: its old text stands 0 times in coin.py"),
            (mutant("1.1", "x", "heads", "heads"), "x: it changes nothing in coin.py"),
            (mutant("1.1", "x", "a", "b", file="card.py"), "x: there is no file card.py"),
            ("[[mutant]]\nclause = '1.1'\n", "1.toml: can't be read: 'name'"),
            ("[[mutants]]\nclause = '1.1'\n", "1.toml: can't be read: 'mutants'"),
            ("[[exempt]]\nclause = '1.9'\nreason = ''\n", "exempt: there is no clause 1.9"),
            (
                mutant("1.1", "x", "heads", "t") + "[[exempt]]\nclause = '1.1'\nreason = ''\n",
                "exempt: 1.1 has a mutant",
            ),
        ],
    )
    def test_tells_what_does_not_fit(self, coins: Path, text: str, problem: str) -> None:
        """What could not be tried, or would be tried on something else, is a problem."""
        assert read_mutants(write(coins, {"tests/mutants/1.toml": text}), clauses=LAW.titles).problems == [
            problem
        ]

    def test_what_comes_must_be_python(self, coins: Path) -> None:
        """A text that can't be parsed is no mutant."""
        text = mutant("1.1", "x", 'side == "heads"', "side ==")
        (problem,) = read_mutants(write(coins, {"tests/mutants/1.toml": text}), clauses=LAW.titles).problems

        assert problem.startswith("x: invalid syntax")


class TestProof:
    """Mutants are tried on the tests of their clauses."""

    def test_every_end_a_mutant_may_find(self, coins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Red proves and a loop without end does; green does not, nor does a source that is no program."""
        monkeypatch.setattr(proof, "SLACK", 2.0)
        text = (
            mutant("1.1", "tails wins", '"heads"', '"tails"')
            + mutant("1.1", "a name that is not there", '"heads"', "heads")
            + mutant("1.1", "no import", "import claims", "import claim")
            + mutant("1.1", "elsewhere", "rim = 1", "rim = 2", file="unused.py")
            + mutant("1.2", "the same in other words", "2 * coins", "coins + coins")
            + mutant("glossary.toss", "no end", "turns += 1", "turns += 0")
        )
        found = read_mutants(write(coins, {"tests/mutants/1.toml": text}), clauses=LAW.titles)

        proved = Prover(coins, traced(coins), jobs=2).prove(found, clauses=list(LAW.titles))

        ends = {one.mutant.name: (one.verdict, one.tests) for one in proved.outcomes}
        assert ends == {
            "tails wins": ("red", ("tests/test_coin.py::test_heads",)),
            "a name that is not there": ("error", ()),
            "no import": ("error", ()),
            "elsewhere": ("error", ()),
            "the same in other words": ("green", ()),
            "no end": ("time", ()),
        }
        details = {one.mutant.name: one.detail for one in proved.outcomes}
        assert "NameError" in details["a name that is not there"]
        assert "ImportError" in details["no import"]
        assert details["elsewhere"].startswith("no test imports")
        assert (proved.proved, proved.unproved) == (["glossary.toss"], ["1.1", "1.2"])
        assert (coins / "src/everfree/coin.py").read_text(encoding="utf-8") == COIN

    def test_only_what_changed_is_tried_again(self, coins: Path) -> None:
        """A proof is kept until its mutant, its source or its tests change; afresh forgets it."""
        write(coins, {"tests/mutants/1.toml": mutant("1.1", "tails wins", '"heads"', '"tails"')})
        told: list[str] = []

        def tell(done: int, of: int, outcome: Outcome) -> None:
            told.append(f"{done} of {of} {outcome.mutant.name} {outcome.verdict}")

        def prove(*, afresh: bool = False) -> Proof:
            found = read_mutants(coins, clauses=LAW.titles)
            prover = Prover(coins, traced(coins), jobs=1)
            return prover.prove(found, clauses=["1.1"], afresh=afresh, tell=tell)

        first, again = prove(), prove()
        assert (len(told), again.outcomes) == (1, first.outcomes)
        write(coins, {"tests/test_coin.py": f"{COIN_TESTS}\n"})
        prove()
        assert told == ["1 of 1 tails wins red"] * 2
        prove(afresh=True)
        assert len(told) == 3
        assert len((coins / ".rules-proof.jsonl").read_text(encoding="utf-8").splitlines()) == 1

    def test_nothing_is_proved_with_red_tests(self, coins: Path) -> None:
        """Tests that fail unchanged stop the proof, and are named."""
        write(
            coins,
            {
                "tests/test_coin.py": COIN_TESTS.replace('wins("heads")', 'wins("tails")'),
                "tests/mutants/1.toml": mutant("1.1", "tails wins", '"heads"', '"tails"'),
            },
        )
        with pytest.raises(RedBefore, match=r"test_coin\.py::test_heads"):
            Prover(coins, traced(coins), jobs=1).prove(
                read_mutants(coins, clauses=LAW.titles), clauses=["1.1"]
            )

    def test_a_clause_without_tests_is_not_tried(self, coins: Path) -> None:
        """Otherwise every test of the project would run."""
        write(
            coins,
            {
                "tests/test_coin.py": COIN_TESTS.replace('clause("1.1")', 'clause("1.2")'),
                "tests/mutants/1.toml": mutant("1.1", "tails wins", '"heads"', '"tails"'),
            },
        )
        found = read_mutants(coins, clauses=LAW.titles)
        proved = Prover(coins, traced(coins), jobs=1).prove(found, clauses=["1.1"])

        assert [one.detail for one in proved.outcomes] == ["no test is marked with its clause"]
        assert proved.unproved == ["1.1"]

    def test_few_may_be_exempt(self) -> None:
        """Ten of 363, and not eleven."""
        found = trace()
        exempt = [Exempt(clause, "") for clause in found.clauses]

        assert not too_many_exempt(found, Mutants([], exempt[:10], []))
        assert too_many_exempt(found, Mutants([], exempt[:11], []))


class TestRecord:
    """What is written for the docs."""

    def test_the_report_has_figures_and_a_row_a_mutant(self, coins: Path) -> None:
        """Proved, exempt and not proved; a bar in a name does not end its cell."""
        one = Mutant("1.1", "heads|tails", ())
        outcome = Outcome(one, "red", ("tests/test_coin.py::test_heads",), "", 1.0)
        made = Proof(list(LAW.titles), [outcome], {"1.2": "no way"})
        found = traced(coins)
        ordered = Reversal([*found.clauses["1.1"].tests], ["a::b"], [*found.clauses["1.2"].tests])

        lines = list(report(found, made, ordered))

        assert lines[7:14] == [
            "| clauses | 3 |",
            "| proved | 1 |",
            "| exempt | 1 |",
            "| mutants | 1 |",
            "| of those ended by the clock | 0 |",
            "| tests run in reverse order of entry | 1 |",
            "| of those dependent on the order | 1 |",
        ]
        assert "- `a::b`" in lines
        assert "- `tests/test_coin.py::TestPurse::test_pays`" in lines
        assert "- 1.2 Two coins pay double: no way" in lines
        assert "- glossary.toss A toss *ends*" in lines
        assert lines[-1] == "| 1.1 | heads\\|tails | `tests/test_coin.py::test_heads` |"

    def test_a_page_has_code_tests_rulings_and_mutants(self, coins: Path) -> None:
        """A chapter has a French name, a clause can be linked to by its number, words stay words."""
        mutants = Mutants([Mutant("1.1", "tails wins", ())], [], [])
        made = pages(traced(coins), mutants)

        assert list(made) == ["index", "rulings", "options", "1", "glossary"]
        assert made["1"].startswith(
            "# 1 Coins\n\n*Les pièces*\n\n"
            "(1.1)=\n## 1.1 Heads wins\n\n"
            "Code:\n\n- `wins`, src/everfree/coin.py:6\n\n"
            "Tests:\n\n- Heads wins. `test_heads`, tests/test\\_coin.py:10\n\n"
            "Rulings:\n\n- [R1](#R1) A coin on its edge loses\n\n"
            "Mutants:\n\n- tails wins\n"
        )
        assert "## A toss \\*ends\\*\n" in made["glossary"]
        assert "| [1](1.md) | Coins | Les pièces | 2 |\n" in made["index"]
        assert "- [1.1](#1.1) Heads wins\n- 1.9\n" in made["rulings"]
        assert "| `edge` | `again` | `tests/test_coin.py::TestPurse::test_pays` |\n" in made["options"]
