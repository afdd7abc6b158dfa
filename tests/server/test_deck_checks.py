"""Decks checked before they are played: lists of every kind, their faults, and how they are mended."""

import asyncio
from typing import Any

import msgspec
import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.catalogue import catalogue
from everfree.ccg.decks.code import deck_code
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.lists import to_json, to_octgn, to_text
from everfree.ccg.decks.theme import RAINBOW_DASH
from everfree.ccg.vocab import MANE
from everfree.cli.check.served import Served
from everfree.messages import LANGUAGES, Messages
from everfree.server.card_game.deck_checks import DeckChecks, check_deck
from everfree.server.limits import Limits
from everfree.server.protocol import CheckDeck, CheckedDeck, Problem
from everfree.server.refusals import RequestRefused
from everfree.telling.speaking import speak

UNREADY = {"de11": 2, "eo119": 1}
"""A Friend and an Event that can't be played yet."""
LATER = Deck("Clouds", "pr1", {**RAINBOW_DASH.draw, **UNREADY}, RAINBOW_DASH.problems)


def check(deck: str, **more: Any) -> CheckedDeck:
    """Check a deck without a server."""
    return check_deck(CheckDeck(deck, **more))


def unready(checked: CheckedDeck) -> dict[str, int]:
    """List the cards that are marked, with their copies."""
    return {one.card: one.copies for part in checked.parts for one in part.cards if one.unready}


def reasons(checked: CheckedDeck) -> list[tuple[str, str]]:
    """List keys and clauses of the faults; every one can be said in every language."""
    for language in LANGUAGES:
        assert all(speak(one.reason, Messages(language), []) for one in checked.faults)
    return [(one.reason.key, one.clause) for one in checked.faults]


class TestOverHttp:
    """The route."""

    def test_a_pasted_list_is_read_and_then_played(self, server: Served) -> None:
        """The answer has what is needed to open a table."""
        guest = server.guest()
        checked = guest.ask("/api/decks/check", {"deck": to_text(RAINBOW_DASH)})

        assert checked["playable"]
        assert checked["code"] == deck_code(RAINBOW_DASH)
        assert next((part["type"], part["count"]) for part in checked["parts"]) == ("mane", 1)
        table = guest.ask("/api/tables", {"deck": checked["deck"]})["table"]
        joined = guest.join(table)
        assert joined.view["players"][0]["deck"] == "Rainbow Dash"
        joined.close()

    @pytest.mark.parametrize("write", [to_text, to_octgn, to_json])
    def test_a_table_takes_lists_of_every_kind(self, server: Served, write: Any) -> None:
        """As they are, without a check before."""
        opened = server.guest().ask("/api/tables", {"deck": write(RAINBOW_DASH), "against": "friend"})

        assert opened["invite"]

    def test_what_is_no_deck_is_refused(self, server: Served) -> None:
        """With the sentence that says so."""
        for text, key in (("{}", "not-a-list"), ("<!", "not-a-list"), ("abcd1234", "bad-code")):
            status, body = server.guest().fetch("/api/decks/check", {"deck": text})
            problem = msgspec.json.decode(body, type=Problem)
            assert (status, problem.reason.key) == (422, f"deck-unreadable-{key}")


@pytest.mark.parametrize("write", [to_text, to_octgn, to_json, deck_code])
def test_cards_are_listed_by_type(write: Any) -> None:
    """The same for every kind of list, and for a code."""
    checked = check(write(RAINBOW_DASH))

    assert checked.playable
    assert [part.type for part in checked.parts] == [
        *("mane", "friend", "resource", "event", "troublemaker", "problem")
    ]
    assert sum(part.count for part in checked.parts) == 1 + sum(RAINBOW_DASH.draw.values()) + 10
    assert checked.colours == ("blue", "white")
    assert checked.name == "Rainbow Dash"


class TestUnready:
    """Cards that can't be played yet."""

    def test_are_marked_with_similar_ones(self) -> None:
        """Each replacement has the same type."""
        checked = check(to_text(LATER))

        assert not checked.playable
        assert unready(checked) == UNREADY
        assert reasons(checked) == [("deck-has-unready", "")]
        for part in checked.parts:
            for one in part.cards:
                assert len(one.instead) == (3 if one.unready else 0)

    def test_one_is_replaced_by_the_card_that_was_chosen(self) -> None:
        """The other stays marked."""
        text = to_text(LATER)
        wish = next(one for part in check(text).parts for one in part.cards if one.card == "de11").instead[1]
        checked = check(text, changes={"de11": (wish.card,)})

        assert unready(checked) == {"eo119": 1}
        assert [one.copies for part in checked.parts for one in part.cards if one.card == wish.card] == [2]

    def test_only_as_many_copies_as_the_deck_may_have_are_replaced(self) -> None:
        """101.2: the others wait for another card."""
        has_two = next(card for card in ("pr7", "pr8", "pr9", "pr12") if RAINBOW_DASH.draw.get(card) == 2)
        checked = check(to_text(LATER), changes={"de11": (has_two,)})

        assert unready(checked) == {"de11": 1, "eo119": 1}

    def test_one_can_be_left_out(self) -> None:
        """Without a replacement."""
        checked = check(to_text(LATER), changes={"de11": (), "eo119": ()})

        assert checked.playable
        assert checked.code == deck_code(RAINBOW_DASH)

    def test_all_are_mended_at_once(self) -> None:
        """And the deck keeps its size and its name."""
        checked = check(to_text(LATER), mend=True)

        assert checked.playable
        assert checked.name == "Clouds"
        assert sum(part.count for part in checked.parts) == 1 + sum(LATER.draw.values()) + 10

    def test_the_mended_list_is_written_as_text(self) -> None:
        """Whatever kind of list was sent; without a change nothing is written."""
        wish: dict[str, tuple[str, ...]] = {"de11": (), "eo119": (), "Digg Deap": ()}
        for text in (to_text(LATER) + "1 Digg Deap\n3 qqqqqqqqqq", to_json(LATER)):
            mended = check(text, changes=wish).mended
            assert mended.startswith("# Clouds\n\n# Mane Character\n1 Rainbow Dash, Flier Extraordinaire\n")
            assert (unready(check(mended)), "Digg" in mended) == ({}, False)
            assert mended.endswith("\n3 qqqqqqqqqq\n") == ("qqqq" in text)
        assert check(to_text(LATER)).mended == ""

    def test_the_lines_of_unknown_entries_are_those_of_the_mended_list(self) -> None:
        """The reader sees the mended list, where they may have moved."""
        checked = check("1 qqqqqqqqqq\n" + to_text(LATER), mend=True)

        [entry] = checked.unknown
        assert checked.mended.splitlines()[entry.line - 1] == "1 qqqqqqqqqq"

    def test_a_list_without_mane_character_is_mended_as_far_as_it_goes(self) -> None:
        """And with two of them both stay; a section is not the name of a deck."""
        assert check("2 eo119\n3 Dig Deep", changes={"eo119": ()}).mended == "# Events\n3 Dig Deep\n"
        assert check("# Events\n3 Dig Deep\n").name == ""
        two = check("pr1\npr2\n2 eo119", changes={"eo119": ()})
        assert reasons(two)[0] == ("deck-unreadable-two-manes", "102.1")
        assert two.mended.count("\n1 ") == 2

    def test_a_mane_character_is_replaced_by_one_of_its_colour(self) -> None:
        """102.1: only Mane Characters are offered, and only those that can be played."""
        entries = catalogue().entries
        [dash] = check("Rainbow Dash, Flight Instructor\n3 Dig Deep").parts[0].cards

        assert [entries[one.card].type for one in dash.instead] == [MANE] * 3
        assert {entries[one.card].colours for one in dash.instead} == {entries["ll1"].colours}
        assert all(one.card in POOL for one in dash.instead)

    def test_rules_are_told_besides(self) -> None:
        """101.1, 101.3: nobody mends a deck to hear afterwards that it is too small."""
        checked = check(to_text(Deck("", "pr1", {"de11": 2}, {"pr168": 2})))

        assert reasons(checked) == [
            ("deck-has-unready", ""),
            ("refusal-draw-deck-too-small", "101.1"),
            ("refusal-problem-deck-size", "101.3"),
        ]


class TestUnknown:
    """Entries that name no card."""

    TEXT = to_text(RAINBOW_DASH) + "2 Digg Deap\n1 qqqqqqqqqq\n"

    def test_are_told_with_similar_names(self) -> None:
        """By line; what was read is there all the same."""
        checked = check(self.TEXT)

        assert [(one.text, [like.card for like in one.like][:1]) for one in checked.unknown] == [
            ("Digg Deap", ["pr97"]),
            ("qqqqqqqqqq", []),
        ]
        assert reasons(checked) == [("deck-unreadable-unknown-cards", "")]
        assert len(checked.parts) == 6

    @pytest.mark.parametrize("text", ["Dig Deeperr", "Rainbow Dash", "Twilight Sparkle", "Princess Luna"])
    def test_only_cards_that_can_be_played_are_offered(self, text: str) -> None:
        """The names closest to these are those of cards that can't."""
        [entry] = check(f"pr1\n1 {text}").unknown

        assert entry.like or entry.instead
        assert all(one.card in POOL for one in (*entry.like, *entry.instead))

    @pytest.mark.parametrize(
        ("text", "first"),
        [("Rarity, Dressmakr", "Rarity"), ("Rainbow Dash", "Rainbow Dash"), ("Lyra", "Pinkie Pie")],
    )
    def test_a_mane_character_is_offered_for_one(self, text: str, first: str) -> None:
        """102.1: for a misspelt one, and for a title alone if the list has none; in its colour first."""
        [entry] = check(f"1 {text}\n3 Dig Deep").unknown
        offered = [one.card for one in (*entry.like, *entry.instead)]

        assert catalogue().entries[offered[0]].name.startswith(first)
        assert all(POOL[card].type == MANE for card in offered)

    def test_are_replaced_or_left_out(self) -> None:
        """By the text they have."""
        checked = check(self.TEXT, changes={"Digg Deap": ("pr107",), "qqqqqqqqqq": ()})

        assert checked.playable
        assert [one.copies for part in checked.parts for one in part.cards if one.card == "pr107"] == [3]

    def test_hostile_changes_do_no_harm(self) -> None:
        """Cards that are none, of another type, and too many."""
        changes = {"Digg Deap": ("nothing",), "pr1": ("pr7",), "": ("pr1",), "pr7": ("pr168", "x" * 9999)}
        assert len(check(self.TEXT, changes=changes).unknown) == 2
        with pytest.raises(RequestRefused):
            check(self.TEXT, changes={str(number): () for number in range(100)})


def test_manes() -> None:
    """102.1: none and two are told, with the clause."""
    assert reasons(check("3 Dig Deep"))[0] == ("deck-unreadable-no-mane", "102.1")
    two = check("pr1\npr2\n3 Dig Deep")
    assert reasons(two)[0] == ("deck-unreadable-two-manes", "102.1")
    assert (two.parts[0].count, two.code, two.deck) == (2, "", "")


def test_an_address_checks_as_often_as_the_limit_allows() -> None:
    """Others are not concerned."""
    checks = DeckChecks(Limits(deck_checks_per_address_per_hour=2))
    wish = CheckDeck(deck_code(RAINBOW_DASH))
    for address in ("a", "a", "b"):
        assert asyncio.run(checks.check(wish, address)).playable
    with pytest.raises(RequestRefused) as refused:
        asyncio.run(checks.check(wish, "a"))
    assert refused.value.status == 429
