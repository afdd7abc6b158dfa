"""Cards and decks are found by what people call them, and errors say what to write instead."""

from pathlib import Path

import pytest

from everfree import Deck, EverfreeError, cards, decks
from everfree.ccg.cards import POOL
from everfree.ccg.decks.code import deck_code
from everfree.ccg.decks.lists import to_json, to_text
from everfree.ccg.decks.theme import APPLEJACK
from everfree.library.errors import UnknownCard, UnknownDeck, UnplayableDeck


def test_a_card_is_found_by_id_name_or_title() -> None:
    """Case, accents and punctuation do not matter."""
    assert cards["pr97"] is cards["PR97"] is cards["dig deep"] is POOL["pr97"]
    assert cards["Creme de la creme"].id == "pr107"
    assert cards["Pegasus Royal Guard"].id == "pr14"
    assert "Dig Deep" in cards
    assert "Dig Deepest" not in cards
    assert len(cards) == len(POOL)
    assert list(cards) == list(POOL)


def test_every_card_is_found_by_its_own_name() -> None:
    """No two cards share a name."""
    assert all(cards[card.name] is card for card in POOL.values())


def test_several_cards_with_a_title_are_listed() -> None:
    """A title that many cards have needs its subtitle."""
    with pytest.raises(UnknownCard, match=r"cards are called 'Rarity'; write the full name or the id: pr5 "):
        cards["Rarity"]


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("Dig Dep", r"No card has the id or name 'Dig Dep'\. Did you mean 'Dig Deep' \(pr97\)"),
        ("qqqqqq", r"No card has the id or name 'qqqqqq'\.$"),
        ("", r"No card has the id or name ''"),
    ],
)
def test_an_unknown_card_gets_a_hint(word: str, told: str) -> None:
    """It is an error of the library, and a LookupError."""
    with pytest.raises(UnknownCard, match=told) as raised:
        cards[word]
    assert isinstance(raised.value, EverfreeError)
    assert isinstance(raised.value, LookupError)


def test_a_printed_card_that_is_missing_here_is_named() -> None:
    """It is not called unknown."""
    from everfree.ccg.decks.catalogue import catalogue

    entry = next(one for one in catalogue().entries.values() if one.id not in POOL)
    with pytest.raises(UnknownCard, match="can't be played here yet"):
        cards[entry.id]


@pytest.mark.parametrize("name", ["applejack", "Applejack", "APPLE JACK"])
def test_a_theme_deck_is_found_by_its_name(name: str) -> None:
    """However it is spelt."""
    assert decks[name] is APPLEJACK


def test_a_deck_of_two_colours_is_found_by_colours_or_name() -> None:
    """Its name may be spelt in any way."""
    assert decks["blue-orange"] is decks["race to the orchard"]
    assert decks["Blue Orange"].name == "Race to the Orchard"


def test_a_deck_is_read_from_anything(tmp_path: Path) -> None:
    """Files of any kind, texts, codes and decks."""
    (tmp_path / "mine.txt").write_text(to_text(APPLEJACK), encoding="utf-8")
    (tmp_path / "mine.json").write_text(to_json(APPLEJACK), encoding="utf-8")
    for source in (
        *(tmp_path / "mine.txt", str(tmp_path / "mine.json"), to_text(APPLEJACK)),
        *(deck_code(APPLEJACK), APPLEJACK, "applejack"),
    ):
        found = decks.read(source)
        assert (found.mane, sorted(found.draw.items())) == (APPLEJACK.mane, sorted(APPLEJACK.draw.items()))


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("aplejack", "No ready deck is called 'aplejack'. Did you mean applejack"),
        ("nofile.txt", "There is no deck file 'nofile.txt'"),
        (Path("nofile"), "There is no deck file 'nofile'"),
        ("3 Dig Deep\n1 Nonsense Card", "These lines name no card: 'Nonsense Card'"),
        ("3 Dig Deep\n1 Good Hustle", "The list has no Mane Character"),
    ],
)
def test_no_such_deck(source: str, told: str) -> None:
    """The message says which, and what there is."""
    with pytest.raises(UnknownDeck, match=told):
        decks.read(source)


def test_a_folder_is_no_deck(tmp_path: Path) -> None:
    """The message does not list the ready decks: who names a folder has a deck file in mind."""
    for source in (tmp_path, str(tmp_path)):
        with pytest.raises(UnknownDeck, match=r"^'.*' is a folder; name a deck file in it\.$"):
            decks.read(source)


def test_a_deck_is_made_of_names() -> None:
    """Names become ids; faults are sentences."""
    made = decks.make("Applejack, Steadfast Farmpony", {"Dig Deep": 1, "pr97": 2}, {"Avalanche!": 1})

    assert made == Deck("A deck", "pr2", {"pr97": 3}, {"pr162": 1})
    assert repr(made) == "<Deck A deck: pr2, 3 cards and 1 Problems>"
    assert decks.faults(made)[0] == "A Draw Deck needs at least 45 cards; this one has 3."
    assert not decks.faults("applejack")


def test_every_reason_against_a_deck_has_its_sentence() -> None:
    """As in the messages of the terminal."""
    import ast
    import inspect

    from everfree.ccg.decks import deckbuilding
    from everfree.library.deck_lookup import SENTENCES

    tree = ast.parse(inspect.getsource(deckbuilding))
    calls = [one for one in ast.walk(tree) if isinstance(one, ast.Call)]
    reasons = {
        one.args[1].value
        for one in calls
        if isinstance(one.func, ast.Name)
        and one.func.id == "Refusal"
        and isinstance(one.args[1], ast.Constant)
    }
    assert reasons == set(SENTENCES)


def test_what_may_not_be_played_says_everything() -> None:
    """All reasons in one message."""
    from everfree import Game

    tiny = Deck("Tiny", "pr1", {"pr97": 5}, {"pr178": 1})
    with pytest.raises(
        UnplayableDeck, match=r"'Tiny' can't be played\. A Draw Deck .* At most 3 .* exactly 10"
    ):
        Game([tiny, "applejack"])
