"""Deck lists of all kinds, written and read; what can't be read is told with what it may mean."""

import random
from pathlib import Path

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.catalogue import catalogue
from everfree.ccg.decks.code import BadCode, deck_code, deck_from_code
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.deckbuilding import refuse_deck
from everfree.ccg.decks.formats import FORMATS
from everfree.ccg.decks.lists import UnreadableDeck, read_deck, to_json, to_octgn, to_text
from everfree.ccg.decks.readiness import missing_cards, with_replacements
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH, THEME_DECKS
from everfree.cli import official

SMALL = Deck("Small", "ll2", {"pr7": 3, "ad-3": 1, "cnpf3": 2, "cg201": 99, "pr8": 1}, {"pr168": 2})
"""A list of cards of odd numbers from several sets; no legal deck."""
DECKS = [*THEME_DECKS.values(), SMALL]


def cards_of(deck: Deck) -> tuple[str, dict[str, int], dict[str, int]]:
    """Give what counts of a deck: not its name, nor the order of its list."""
    return deck.mane, deck.draw, deck.problems


@pytest.mark.parametrize("write", [to_text, to_json, to_octgn])
@pytest.mark.parametrize("deck", DECKS, ids=[deck.name for deck in DECKS])
def test_a_list_comes_back_as_it_was(deck: Deck, write: object) -> None:
    """Whatever the kind of list, the same cards come back."""
    assert callable(write)
    assert cards_of(read_deck(write(deck))) == cards_of(deck)


@pytest.mark.parametrize("deck", DECKS, ids=[deck.name for deck in DECKS])
def test_a_code_comes_back_as_the_deck(deck: Deck) -> None:
    """A code is short, fits a link, and stands for one deck in whatever order it was listed."""
    code = deck_code(deck)
    mixed = list(deck.draw.items())
    random.Random(1).shuffle(mixed)

    assert len(code) < 80
    assert code.replace("-", "").replace("_", "").isalnum()
    assert cards_of(deck_from_code(code)) == cards_of(deck)
    assert deck_code(Deck("other name", deck.mane, dict(mixed), deck.problems)) == code


def test_a_code_never_changes() -> None:
    """Links of old decks stay good."""
    assert deck_code(RAINBOW_DASH) == "AYCCgYCYnoaFjoaGiZOADIGChoqOiofLmZG1wpGGmq6KgYCGgE6CgoaKkYqJHA"


@pytest.mark.parametrize("seed", range(20))
def test_a_broken_code_is_refused(seed: int) -> None:
    """A wrong, missing or added letter is noticed, and so is anything else."""
    dice = random.Random(seed)
    code = deck_code(APPLEJACK)
    place = dice.randrange(len(code) - 2)
    other = dice.choice([letter for letter in "ABCxyz019-_" if letter != code[place]])

    wrong = [code[:place] + other + code[place + 1 :], code[:place] + code[place + 1 :], code + "AAAA"]
    for broken in (*wrong, "é", ""):
        with pytest.raises(BadCode):
            deck_from_code(broken)


class TestPlainText:
    """Lists as people write them."""

    def test_names_in_any_spelling(self) -> None:
        """Case, accents and marks do not count; copies stand before or after; ids are names too."""
        lines = ["Rainbow dash, flier EXTRAORDINAIRE", "3x creme de la creme", "Dig Deep x2", "pr168 x 2"]
        text = "\n".join([*lines, "", "// my notes", "Problems:"])

        assert cards_of(read_deck(text)) == ("pr1", {"pr107": 3, "pr97": 2}, {"pr168": 2})

    def test_a_misspelt_name_is_told_with_those_it_may_mean(self) -> None:
        """Line, text and the names that are close; nothing is guessed."""
        with pytest.raises(UnreadableDeck) as found:
            read_deck("Rainbow Dash, Flier Extraordinaire\n2 Digg Deap\n1 qqqqqqqqqq")

        assert found.value.reason == "unknown-cards"
        assert [(one.line, one.text) for one in found.value.unread] == [(2, "Digg Deap"), (3, "qqqqqqqqqq")]
        assert found.value.unread[0].like[0] == "pr97"
        assert found.value.unread[1].like == ()

    def test_one_mane_character(self) -> None:
        """None and two are each told."""
        for text, reason in (("2 Dig Deep", "no-mane"), ("pr1\npr2", "two-manes")):
            with pytest.raises(UnreadableDeck) as found:
                read_deck(text)
            assert found.value.reason == reason


@pytest.mark.parametrize(
    "text",
    [
        "x" * 70_000,
        "{",
        "{}",
        '{"mane": 1}',
        '{"mane": "pr1", "draw": []}',
        '{"mane": "pr1", "draw": {"pr7": 1000000000000}}',
        '{"mane": "pr1", "draw": ' + '{"a":' * 5000,
        "<deck",
        '<!DOCTYPE deck [<!ENTITY a "aaaa">]><deck>&a;</deck>',
        '<deck><card qty="-1" id="x">Dig Deep</card></deck>',
        "0 Dig Deep",
    ],
)
def test_what_is_no_list_is_refused(text: str) -> None:
    """Too long, broken, hostile: always the same kind of answer."""
    with pytest.raises(UnreadableDeck):
        read_deck(text)


class TestReadiness:
    """Cards that can't be played yet."""

    def test_they_are_marked_one_by_one(self) -> None:
        """Each with its copies and with playable cards of its type; the colour counts most."""
        deck = Deck("Later", "pr1", {**RAINBOW_DASH.draw, "nm5": 2, "rr1": 1}, RAINBOW_DASH.problems)
        pool = {card: POOL[card] for card in (RAINBOW_DASH.mane, *RAINBOW_DASH.draw, *RAINBOW_DASH.problems)}

        found = missing_cards(deck, pool)

        assert [(one.card, one.copies) for one in found] == [("nm5", 2), ("rr1", 1)]
        type_ = catalogue().entries["rr1"].type
        assert found[1].instead
        assert {pool[card].type for card in found[1].instead} == {type_}

    def test_a_deck_with_replacements_may_be_played(self) -> None:
        """The exchanged deck is as large, and legal."""
        cards = [card for deck in (RAINBOW_DASH, APPLEJACK) for card in (*deck.draw, *deck.problems)]
        lacking = ("pr97", "pr168", "pr13")
        without = {card: POOL[card] for card in (RAINBOW_DASH.mane, *cards) if card not in lacking}

        found = with_replacements(RAINBOW_DASH, without)

        assert missing_cards(found, without) == []
        assert sum(found.draw.values()) == sum(RAINBOW_DASH.draw.values())
        assert refuse_deck(found, without) == ()


class TestFormats:
    """Lists of sets."""

    def test_a_later_set_is_refused_by_name(self) -> None:
        """What came out later is not in a format of before; the open format has it."""
        deck = Deck("Later", "pr1", {"cn197": 1, "pr97": 1}, {})

        assert [one.particulars["set"] for one in FORMATS["only-pr"].refuse(deck)] == ["Canterlot Nights"]
        assert FORMATS["until-cn"].refuse(deck) == ()
        assert FORMATS["open"].refuse(deck) == ()

    def test_a_format_has_every_set_before_it(self) -> None:
        """In the order of release."""
        assert FORMATS["until-cg"].sets == ("PR", "CN", "RR", "CS", "CG")


def test_the_catalogue_has_our_cards_as_they_are() -> None:
    """Names, types, colours, powers and costs of the pool are those of the catalogue."""
    entries = catalogue().entries
    for card in POOL.values():
        entry = entries[card.id]
        assert (entry.name, entry.type, entry.colours) == (card.name, card.type, card.front.colours)
        assert (entry.power, entry.cost) == (card.front.power, card.cost)


def test_the_catalogue_is_that_of_the_official_data() -> None:
    """Every printed card that can be in a deck, where the data is at hand."""
    path: Path | None = official.find(None)
    if path is None:
        pytest.skip(f"NOT CHECKED: no official data at {official.WHERE}")
    theirs = [card for card in official.load(path).values() if card["set"] != "TOKEN"]

    entries = catalogue().entries
    assert list(entries) == [card["id"] for card in theirs]
    assert [entry.octgn for entry in entries.values()] == [tuple(card["octgn_ids"]) for card in theirs]
