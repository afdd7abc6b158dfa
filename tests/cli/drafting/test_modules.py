"""Card modules written by the project: imports, printed order, and cards that stay as they are."""

import ast
from pathlib import Path

import pytest

from everfree.ccg import cards
from everfree.ccg.cards import POOL
from everfree.ccg.language import BLUE, COMMON, PEGASUS, Card, friend
from everfree.cli.drafting.modules import import_text, module_text, printed_order, statements_of
from everfree.cli.drafting.sets import (
    SET_NAMES,
    docstring_of,
    extended,
    module_of,
    package_of,
    package_text,
    pool_text,
    texts_in,
    write_set,
)

FOLDER = Path(cards.__path__[0])


def plain_friend(card: str, name: str = "Somepony") -> Card:
    """Make a Friend without text."""
    return friend(card, name, BLUE, power=1, cost=1, traits=(PEGASUS,), rarity=COMMON)


@pytest.mark.parametrize("package", ["premiere", "canterlot_nights", "absolute_discord"])
def test_a_module_keeps_its_imports_and_cards(package: str) -> None:
    """Written again without a new card, every module has the same words and statements."""
    for name, text in texts_in(FOLDER / package).items():
        if name == "__init__":
            continue
        again = module_text(ast.get_docstring(ast.parse(text)) or "", (), text)

        assert [set(part.split()) for part in again.split("\n\n")[:2]] == [
            set(part.split()) for part in text.split("\n\n")[:2]
        ]
        assert sorted(statements_of(again), key=lambda one: one.name) == sorted(
            statements_of(text), key=lambda one: one.name
        )


def test_new_cards_go_to_their_printed_place() -> None:
    """Between the cards with a lower and a higher number; a card that is present is left alone."""
    before = module_text("Some.", [plain_friend("cn3", "Three"), plain_friend("cn20", "Twenty")])
    edited = before.replace("THREE = ", "# as printed\nTHREE = ")
    new = [plain_friend("cnf1", "Foil"), plain_friend("cn4", "Four"), plain_friend("cn3", "Not Again")]
    after = module_text("Some.", new, edited)

    assert [one.name for one in statements_of(after)] == ["THREE", "FOUR", "TWENTY", "FOIL"]
    assert "# as printed\nTHREE" in after


def test_two_cards_of_one_name_have_two_constants() -> None:
    """The second has its id behind the name, because a name used again would lose the first card."""
    text = module_text("Some.", [plain_friend("cn3"), plain_friend("cn4")])

    assert [one.name for one in statements_of(text)] == ["SOMEPONY", "SOMEPONY_CN4"]


def test_a_value_stays_before_the_card_that_uses_it() -> None:
    """A token or a tag of a module is no card, and keeps its place."""
    text = 'TIP = "Tip"\n\nA = friend("cn5", "A", TIP)\n'
    after = module_text("Some.", [plain_friend("cn4", "Four")], text)

    assert [one.name for one in statements_of(after)] == ["FOUR", "TIP", "A"]
    assert "TIP" not in import_text(after.split("\n\n", maxsplit=2)[2])


def test_imports_are_sorted_and_filled() -> None:
    """Constants, words and functions, each by letters; a long import is kept from the formatter."""
    short = import_text("X = when(Plays(YOU), BanishTops(w.IT), Banishes(A_PROBLEM))")
    long = import_text("X = (" + ", ".join([f"WORD_{number}" for number in range(20)]) + ")")

    assert short == (
        "from everfree.ccg.language import A_PROBLEM, YOU, Banishes, BanishTops, Plays, when, wordings as w"
    )
    assert long.startswith("from everfree.ccg.language import (\n    WORD_0, WORD_1,")
    assert long.endswith(",\n)  # fmt: skip")


def test_the_printed_order_is_that_of_numbers() -> None:
    """Numbers may be negative; cards of a series with a longer name come later."""
    ids = ["cn100", "cnf2", "ad-1", "cn9", "ad-3", "ad0"]

    assert sorted(ids, key=printed_order) == ["ad-3", "ad-1", "ad0", "cn9", "cn100", "cnf2"]
    with pytest.raises(ValueError, match="token-2"):
        printed_order("token-2-1-0-Rock")


class TestSets:
    """Which file a card goes to."""

    def test_many_friends_are_divided_by_colour(self) -> None:
        """A set with few cards of a type has one module for them."""
        friends = [{"set": "CN", "type": "Friend", "colors": colours} for colours in [["blue"]] * 61]
        several, none = friends[0] | {"colors": ["blue", "pink"]}, friends[0] | {"colors": []}
        other = {"set": "RR", "type": "Friend", "colors": ["blue"]}
        official = [*friends, several, none, other]

        assert module_of(friends[0], official) == "friends_blue"
        assert module_of(several, official) == "friends_several_colours"
        assert module_of(none, official) == "friends_without_colour"
        assert module_of(other, official) == "friends"

    @pytest.mark.parametrize(
        ("module", "said"),
        [
            ("friends_blue", "The blue Friends of High Magic."),
            ("manes", "The Mane Characters of High Magic."),
            ("friends_several_colours", "The Friends of High Magic with several colours."),
            ("friends_without_colour", "The Friends of High Magic without colour."),
        ],
    )
    def test_a_new_module_says_what_it_has(self, module: str, said: str) -> None:
        """In a sentence, like the modules written by hand."""
        assert docstring_of(module, "HM") == said

    def test_packages_are_written_as_they_are(self) -> None:
        """The set's own `__init__` and that of the pool are written alike by hand and by the project."""
        modules = [name for name in texts_in(FOLDER / "canterlot_nights") if name != "__init__"]
        codes = [code for code in SET_NAMES if (FOLDER / package_of(code)).exists()]
        pool = (FOLDER / "__init__.py").read_text(encoding="utf-8")
        package = (FOLDER / "canterlot_nights" / "__init__.py").read_text(encoding="utf-8")

        assert package_text("CN", modules) == package
        assert pool_text(pool, codes) == pool

    def test_a_card_that_a_set_has_is_not_written_again(self) -> None:
        """Wherever it is: no file changes."""
        present = texts_in(FOLDER / "high_magic")

        assert extended("HM", present, [(POOL["hm4"], "friends_blue")]) == {}

    def test_a_set_without_a_package_gets_one(self, tmp_path: Path) -> None:
        """Its modules, its list of cards, and its place in the pool; then nothing is left to do."""
        (tmp_path / "premiere").mkdir()
        (tmp_path / "__init__.py").write_text(
            "from everfree.ccg.cards import premiere\n\n"
            'SETS: dict[str, object] = {\n    "premiere": premiere.CARDS,\n}\n',
            encoding="utf-8",
        )
        new = [(plain_friend("rr2", "Two"), "friends"), (plain_friend("rr1", "One"), "friends")]

        assert [str(path.relative_to(tmp_path)) for path in write_set(tmp_path, "RR", new)] == [
            "rock_n_rave/friends.py",
            "rock_n_rave/__init__.py",
            "__init__.py",
        ]
        assert (tmp_path / "__init__.py").read_text(encoding="utf-8") == (
            "from everfree.ccg.cards import premiere, rock_n_rave\n\n"
            "SETS: dict[str, object] = {\n"
            '    "premiere": premiere.CARDS,\n    "rock_n_rave": rock_n_rave.CARDS,\n}\n'
        )
        assert [one.card for one in statements_of(texts_in(tmp_path / "rock_n_rave")["friends"])] == [
            "rr1",
            "rr2",
        ]
        assert write_set(tmp_path, "RR", new) == []
