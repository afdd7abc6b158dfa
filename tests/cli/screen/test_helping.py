"""What helps a person at the full screen: glossary, rules, coach, the opponent's moves, playing again."""

from typing import TYPE_CHECKING

import pytest

from everfree.cli.helping.teaching import first_game
from everfree.cli.screen.app import TableApp
from everfree.cli.screen.watching import Watching, last_moves
from everfree.messages import Messages

if TYPE_CHECKING:
    from tests.cli.screen.conftest import Place, Sit, SitWith


class TestReading:
    """The glossary and the rules over the table."""

    def test_g_shows_the_glossary_and_finds_a_word(self, sit: "Sit") -> None:
        """All words at first; what is typed finds one, and Escape goes back to the question."""

        async def check(place: "Place") -> None:
            await place.press("g")
            assert "Faceoff: In a faceoff both players" in place.text("#reading")
            assert "Swift: It moves for 1 token less." in place.text("#reading")
            await place.press(*"exh")
            text = place.text("#reading")
            assert "Exhausted: An exhausted card lies sideways." in text
            assert "Swift" not in text
            assert "Rules about it: 503." in text
            await place.press("escape")
            assert "Which Problem do you start with?" in place.text("#question")

        sit(check)

    def test_r_shows_how_to_play_and_finds_a_rule(self, sit: "Sit") -> None:
        """A number is the clause, in the language of the table."""

        async def check(place: "Place") -> None:
            await place.press("r")
            assert "Comment jouer" in place.text("#reading")
            await place.press(*"514", "full_stop", *"4c")
            assert "514.4c Une égalité se départage par une carte de plus pour chacun" in place.text(
                "#reading"
            )

        sit(check, language="fr")

    def test_i_gives_a_hint_at_any_table(self, sit: "Sit") -> None:
        """Only when asked: nothing is said by itself."""

        async def check(place: "Place") -> None:
            assert not place.table.has_class("-coached")
            await place.press("i")
            assert place.table.has_class("-coached")
            assert "Your Problem is where you score first." in place.text("#coach")

        sit(check)

    def test_a_says_what_the_strong_computer_would_do(self, sit: "Sit") -> None:
        """It thinks meanwhile; with the next question the line goes."""

        async def check(place: "Place") -> None:
            await place.press("a")
            while "Polaris (level champion) would type " not in place.text("#coach"):
                assert place.table.has_class("-coached")
                await place.pilot.pause(0.05)
            await place.press("1")
            assert not place.table.has_class("-coached")

        sit(check)


class TestTeaching:
    """A first game with a coach on the screen."""

    def test_says_new_things_and_lists_them_in_the_log(self, sit_with: "SitWith") -> None:
        """Words and advice, one at a time; i goes on to the next."""

        async def check(place: "Place") -> None:
            assert "Your Problem is where you score first." in place.text("#coach")
            await place.press("2")
            await place.press("1")
            assert "Coach (Action tokens): " in place.text("#coach")
            assert "Hint 1 of 3" in place.text("#coach")
            await place.press("i", "i")
            assert "Only characters at a Problem count." in place.text("#coach")
            assert "Coach (Action tokens): " in place.text("#log")
            shown = place.text("#coach")
            await place.press("a")
            assert place.text("#coach") == shown, "the coach advises a learner, not the computer"

        sit_with(check, lambda: TableApp(None, (first_game(Messages("en")), False), teaches=True))


class TestWatching:
    """The opponent's moves, one by one."""

    async def watch(self, place: "Place") -> None:
        """Answer the first question, and wait until the opponent's answer is shown."""
        await place.press("2")
        for _ in range(1000):
            if place.table.has_class("-watching") and place.text("#question").count("Problem is now") == 2:
                return
            await place.pilot.pause(0.02)
        raise AssertionError("the opponent's move is not shown")

    def test_a_move_stays_until_it_is_skipped(self, sit_with: "SitWith") -> None:
        """With a long pace the move stands there, with the key that goes on; Space leads to the question."""

        async def check(place: "Place") -> None:
            await self.watch(place)
            assert "Breeze's Problem is now" in place.text("#question")
            assert "Space" in place.text("#status")
            assert place.options() == []
            await place.press("space")
            assert "This is your opening hand." in place.text("#question")
            assert not place.table.has_class("-watching")

        sit_with(check, lambda: TableApp(None, (first_game(Messages("en")), False), pace=600.0))

    def test_undo_ends_the_showing(self, sit_with: "SitWith") -> None:
        """The question before it is asked again at once."""

        async def check(place: "Place") -> None:
            await self.watch(place)
            await place.press("u")
            assert "Which Problem do you start with?" in place.text("#question")

        sit_with(check, lambda: TableApp(None, (first_game(Messages("en")), False), pace=600.0))

    @pytest.mark.parametrize(
        ("pace", "lines", "seconds"), [(1.0, 0, 0.0), (1.0, 2, 2.0), (1.0, 9, 3.0), (0.0, 2, 0.0)]
    )
    def test_how_long(self, pace: float, lines: int, seconds: float) -> None:
        """By its lines, up to three; nothing told is not shown."""
        assert Watching(pace).seconds(["x"] * lines) == seconds

    def test_the_last_moves_that_fit(self) -> None:
        """A long line takes two rows; the last one is always there."""
        assert last_moves(["a" * 15, "b", "c"], width=10, rows=3) == ["b", "c"]
        assert last_moves(["a" * 15, "b", "c"], width=10, rows=4) == ["a" * 15, "b", "c"]
        assert last_moves(["a" * 99], width=10, rows=2) == ["a" * 99]
        assert last_moves([], width=10, rows=2) == []


def test_n_plays_again_once_the_game_is_over(sit: "Sit") -> None:
    """The same decks and opponent, another shuffle; before the end the key does nothing."""

    async def check(place: "Place") -> None:
        first = place.sitting
        await place.press("n")
        assert place.sitting is first
        await place.press("c", "c")
        assert "Press n to play again" in place.text("#question")
        await place.press("n")
        assert place.sitting is not first
        assert place.sitting.match.log.header.setup == first.match.log.header.setup
        assert place.sitting.match.log.header.seed != first.match.log.header.seed
        assert "Which Problem do you start with?" in place.text("#question")

    sit(check)
