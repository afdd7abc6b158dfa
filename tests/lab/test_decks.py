"""Decks of the lab: numbered where names are equal, and refused with what a word is not."""

import doctest
from pathlib import Path

import pytest

from everfree.ccg.decks.code import deck_code
from everfree.ccg.decks.lists import to_text
from everfree.lab import wording
from everfree.lab.decks import has_same_cards, read_deck, renamed, told_apart
from everfree.lab.playing import Matchup
from everfree.lab.runners import Here
from everfree.lab.session import Session, Terms
from everfree.lab.studies.matches import different, matrix
from everfree.library.deck_lookup import DeckLike, decks
from everfree.library.errors import UnknownDeck, WrongNumber

RARITY, APPLEJACK = decks["rarity"], decks["applejack"]


def names_of(a: str, b: str, *, same_cards: bool, players: tuple[str, str]) -> tuple[str, str]:
    """Name the sides of a matchup of two decks with these names."""
    other = RARITY if same_cards else APPLEJACK
    return Matchup((renamed(RARITY, a), renamed(other, b)), players, 0, None).names


def two_files(folder: Path, *, second: str = "applejack") -> list[str]:
    """Write two files of the same name in two folders, as two runs of `tune` do."""
    found = []
    for name, deck in (("aa", "rarity"), ("bb", second)):
        (folder / name).mkdir()
        (folder / name / "deck.txt").write_text(to_text(decks[deck]), encoding="utf-8")
        found.append(str(folder / name / "deck.txt"))
    return found


def test_examples_run() -> None:
    """As the docstring says."""
    assert doctest.testmod(wording).failed == 0


def test_equal_names_are_numbered_in_their_order() -> None:
    """And a number never makes a name that another deck has."""
    names = ("deck", "rarity", "deck", "deck 2", "deck")
    told = told_apart([renamed(RARITY, name) for name in names])
    assert [deck.name for deck in told] == ["deck 1", "rarity", "deck 3", "deck 2", "deck 4"]
    assert all(has_same_cards(deck, RARITY) for deck in told)


@pytest.mark.parametrize(
    ("same_cards", "players", "names"),
    [
        (True, ("greedy", "greedy"), ("deck 1 (greedy)", "deck 2 (greedy)")),
        (False, ("greedy", "greedy"), ("deck 1 (greedy)", "deck 2 (greedy)")),
        (False, ("greedy", "random"), ("deck 1 (greedy)", "deck 2 (random)")),
        (True, ("greedy", "random"), ("deck (greedy)", "deck (random)")),
    ],
)
def test_sides_of_a_match_are_told_apart(
    same_cards: bool, players: tuple[str, str], names: tuple[str, str]
) -> None:
    """Different decks with one name are numbered even if the players differ."""
    assert names_of("deck", "deck", same_cards=same_cards, players=players) == names
    assert names_of("one", "two", same_cards=same_cards, players=players) == (
        f"one ({players[0]})",
        f"two ({players[1]})",
    )


def test_a_name_does_not_make_other_games() -> None:
    """So that the games of a folder stay valid whatever decks are called."""
    named, other = (Matchup((renamed(RARITY, name), APPLEJACK), ("a", "b"), 1, 9) for name in ("x", "y"))
    assert named.key() == other.key()


def test_a_deck_from_a_code_has_a_name() -> None:
    """Two codes are two numbered decks."""
    codes = [deck_code(deck) for deck in (RARITY, APPLEJACK)]
    assert read_deck(codes[0]).name == "deck"
    assert [deck.name for deck in different(codes)] == ["deck 1", "deck 2"]


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("nobody", "No ready deck is called 'nobody'.*no deck code either"),
        (deck_code(RARITY)[:-3] + "xxx", "no deck code either: a letter is wrong or missing"),
        ("none.txt", r"There is no deck file 'none.txt'\.$"),
        ("A" * 400, "no deck code either"),
    ],
)
def test_a_word_that_is_no_deck(word: str, told: str) -> None:
    """The sentence mentions codes where the word might be one."""
    with pytest.raises(UnknownDeck, match=told):
        read_deck(word)


def test_a_table_numbers_files_of_the_same_name(tmp_path: Path) -> None:
    """As `tune` writes them; a match of the same files names them in the same way."""
    session, terms = Session(Here()), Terms(("random", "random"), 3, 1, None, 4)
    found = matrix(session, [*two_files(tmp_path), "rainbow-dash"], terms)
    assert [(one.a, one.b) for one in found.standings] == [
        ("deck 1 (random)", "deck 2 (random)"),
        ("deck 1 (random)", "Rainbow Dash (random)"),
        ("deck 2 (random)", "Rainbow Dash (random)"),
    ]


def test_a_table_has_no_deck_twice(tmp_path: Path) -> None:
    """Whatever it is called, and in whatever order its list is; the sentence says which one."""
    turned = renamed(RARITY, "mine")
    turned = type(turned)("mine", turned.mane, dict(reversed(turned.draw.items())), turned.problems)
    files = two_files(tmp_path, second="rarity")
    cases: list[tuple[list[DeckLike], str]] = [
        (["rarity", "rarity", "applejack"], "The deck rarity is named twice"),
        (["rarity", "applejack", turned], "rarity and mine have the same cards"),
        ([*files, "applejack"], f"{files[0]} and {files[1]} have the same cards"),
        (["rarity"], "at least two decks"),
    ]
    for named, told in cases:
        with pytest.raises(WrongNumber, match=told):
            matrix(Session(Here()), named, Terms())
