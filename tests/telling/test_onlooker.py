"""What one viewer is told: the question, why not, and whose decision it is."""

from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.telling.conftest import new_table, play

from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.table import PonyTable
from everfree.messages import LANGUAGES
from everfree.players import RandomPlayer
from everfree.table.commands import Answer, Concede
from everfree.telling.onlooker import Onlooker

if TYPE_CHECKING:
    from tests.telling.conftest import Say


def asked_seat(table: PonyTable) -> int:
    """Give the seat that is asked."""
    (seat,) = table.asked()
    return seat


class TestAsked:
    """`Onlooker.asked`."""

    def test_only_the_seat_that_is_asked_is_told(self, tables: list[PonyTable]) -> None:
        """Every option in the order of the view's; for everybody else there is no question at all."""
        for table in tables:
            for viewer in range(table.seats + 1):
                onlooker = Onlooker(table, viewer)
                told = onlooker.asked()
                assert (told is not None) == (viewer == asked_seat(table))
                if told is not None:
                    assert onlooker.view.question is not None
                    assert len(told.options) == len(onlooker.view.question.options)

    def test_can_be_said(self, tables: list[PonyTable], say: "Say") -> None:
        """Whole, in both languages."""
        for table in tables:
            told = Onlooker(table, asked_seat(table)).asked()
            assert told is not None
            for language in LANGUAGES:
                assert say(told.text, language)
                for option in told.options:
                    assert say(option.text, language).strip()
                    assert option.label is None or say(option.label, language)

    def test_has_one_main_option_at_most(self, tables: list[PonyTable]) -> None:
        """One press, one answer."""
        for table in tables:
            told = Onlooker(table, asked_seat(table)).asked()
            assert told is not None
            assert sum(option.main for option in told.options) <= 1

    def test_the_opening_hand(self, say: "Say") -> None:
        """Keeping is the main button; taking another hand shows new cards and wants a second press."""
        table = new_table(1)
        table.apply(Answer(0, (0,)))
        table.apply(Answer(1, (0,)))
        told = Onlooker(table, 0).asked()
        assert told is not None
        assert {
            say(option.label): (option.main, option.reveals) for option in told.options if option.label
        } == {"Keep": (True, False), "Redraw once": (False, True)}

    def test_the_main_phase(self, say: "Say") -> None:
        """Drawing costs a token and shows a card; what is left is told, and ending is the main button."""
        told = Onlooker(in_main_phase(), 0).asked()
        assert told is not None
        assert told.hint is not None
        assert say(told.hint) == "You have 2 action tokens left."
        by_label = {say(option.label): option for option in told.options if option.label}
        assert (by_label["Draw"].cost, by_label["Draw"].reveals) == (1, True)
        assert by_label["End Main Phase"].main


def in_main_phase() -> PonyTable:
    """Play the first answers of seat 0's first turn."""
    table = new_table(1)
    for _ in range(40):
        seat = asked_seat(table)
        question = table.view(seat).question
        assert question is not None
        if question.kind == "main":
            assert seat == 0
            return table
        table.apply(Answer(seat, (len(question.options) - 1 if question.kind == "mulligan" else 0,)))
    raise AssertionError("no Main Phase")


class TestGreys:
    """`Onlooker.greys`."""

    def test_says_why_of_every_own_card_that_is_not_offered(
        self, tables: list[PonyTable], say: "Say"
    ) -> None:
        """Each card in hand is either part of an option or has a reason; a rule has its number."""
        for table in tables:
            onlooker = Onlooker(table, asked_seat(table))
            greys = onlooker.greys()
            question = onlooker.view.question
            assert question is not None
            offered = {option.card for option in question.options}
            told = {grey.card for grey in greys if grey.area < 0}
            assert not told & offered
            hand = {card.handle for card in onlooker.view.seats[onlooker.view.viewer].hand}
            assert hand <= told | offered
            for grey in greys:
                assert say(grey.reason, "fr").endswith(".")
                assert grey.clause or grey.reason.key == "plain-answer-first"

    def test_nobody_else_is_told(self, tables: list[PonyTable]) -> None:
        """Neither the other seat nor spectators."""
        for table in tables:
            for viewer in {0, 1, 2} - {asked_seat(table)}:
                assert Onlooker(table, viewer).greys() == ()

    def test_in_the_words_of_the_rules(self, tables: list[PonyTable], say: "Say") -> None:
        """A card that costs too much says how much is missing."""
        told = [Onlooker(table, asked_seat(table)).greys() for table in tables]
        reasons = {say(grey.reason) for greys in told for grey in greys}
        assert "It costs 3 action tokens and you have 2: 1 more needed." in reasons


class TestStatus:
    """`Onlooker.status`."""

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everyone_knows_whose_decision_it_is(
        self, tables: list[PonyTable], say: "Say", language: str
    ) -> None:
        """The asked seat has the words of its button, everyone else the name of whom they wait for."""
        for table in tables:
            asked = asked_seat(table)
            for viewer in range(table.seats + 1):
                told = Onlooker(table, viewer).status()
                assert told is not None
                spoken = say(told, language)
                assert (
                    (("Ada", "Pixel")[asked] in spoken) == (told.key == "table-waiting") == (viewer != asked)
                )

    def test_tells_others_public_things_only(self, tables: list[PonyTable]) -> None:
        """With the asked player's hidden cards dealt anew the other seat is told the same."""
        for table in tables:
            other = 1 - asked_seat(table)
            twin = PonyTable(table.played.clone())
            twin.played.kernel = blinded(table.played.kernel, other, b"another deal, thirty-two bytes!!")
            assert Onlooker(twin, other).status() == Onlooker(table, other).status()

    def test_a_half_made_action_is_not_told(self) -> None:
        """Whether the other has begun to play a card can't be read from the wait."""
        table = in_main_phase()
        before = Onlooker(table, 1).status()
        question = table.view(0).question
        assert question is not None
        (place, *_) = [place for place, one in enumerate(question.options) if one.verb == "play"]
        table.apply(Answer(0, (place,)))
        begun = table.view(0).question
        assert begun is not None
        assert begun.kind != "main"
        assert Onlooker(table, 1).status() == before

    def test_the_button_says_what_comes(self, say: "Say") -> None:
        """Over random games: passing before the flips, after them, and ending the Main Phase."""
        spoken = set()
        for seed in range(12):
            table = new_table(seed)
            player = RandomPlayer(seed)
            while table.asked() and table.played.state.turn < 14:
                told = Onlooker(table, asked_seat(table)).status()
                assert told is not None
                spoken.add(say(told))
                play(table, player, 1)
        assert {
            "Pass, then flip",
            "Pass, then compare",
            "End Main Phase",
            "Keep",
            "Pass, then go on",
        } <= spoken

    def test_the_end(self, say: "Say") -> None:
        """Who has won is told to both, and to spectators."""
        table = new_table(3)
        table.apply(Concede(1))
        told = [Onlooker(table, viewer).status() for viewer in range(3)]
        assert [say(one) for one in told if one is not None] == [
            "You win the game!",
            "Ada wins the game.",
            "Ada wins the game.",
        ]


def test_all_of_it_travels(tables: list[PonyTable]) -> None:
    """What a viewer is told is JSON, and nothing in it is an engine's own number by accident."""
    for table in tables:
        onlooker = Onlooker(table, asked_seat(table))
        assert msgspec.json.encode((onlooker.asked(), onlooker.greys(), onlooker.status()))
