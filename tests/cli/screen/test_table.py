"""The full-screen table, by its keys."""

import re
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from everfree.ccg.cards import PRINTED
from everfree.ccg.table import KIND
from everfree.cli.opening import COMPUTER
from everfree.cli.plain.position import Position
from everfree.cli.screen.expecting import expectation
from everfree.messages import Messages
from everfree.players import Sight
from everfree.table.commands import Answer, Concede, Undo
from everfree.table.log import from_bytes

if TYPE_CHECKING:
    from tests.cli.screen.conftest import Place, Sit

SIZES = [(80, 24), (140, 45)]


class TestQuestion:
    """Walking and choosing."""

    def test_lists_the_options_and_takes_the_one_under_the_cursor(self, sit: "Sit") -> None:
        """The same options as line by line; arrows walk, Enter answers."""

        async def check(place: "Place") -> None:
            position = Position(place.sitting.game, place.sitting.speaker)
            told = [line.replace(". ", " ", 1) for line in position.asked() if line[:1].isdigit()]
            assert place.options() == told
            assert "Which Problem do you start with?" in place.text("#question")
            assert place.cursor() == 0
            await place.press("down", "enter")
            assert place.sitting.match.log.commands[0] == Answer(0, (1,))
            assert 'Your Problem is now "Cloudbursting".' in place.text("#log")

        sit(check)

    def test_takes_a_number(self, sit: "Sit") -> None:
        """A number no longer one begins with is taken at once."""

        async def check(place: "Place") -> None:
            await place.press("2")
            assert place.sitting.match.log.commands[0] == Answer(0, (1,))
            before = len(place.sitting.match.log.commands)
            await place.press("9")
            assert len(place.sitting.match.log.commands) == before, "there is no option 9"

        sit(check)

    def test_explains_the_option_under_the_cursor(self, sit: "Sit") -> None:
        """The price with its parts, then what is printed on the card."""

        async def check(place: "Place") -> None:
            await place.press("1", "1", "down", "up")
            assert place.options()[0] == '1 Play "Noteworthy, Humdinger" for 1 action token.'
            why = place.text("#why")
            assert 'Price of "Noteworthy, Humdinger": 1.' in why
            assert "1, printed" in why

        sit(check)

    @pytest.mark.parametrize("size", SIZES)
    def test_a_first_turn_with_keys_only(self, sit: "Sit", size: tuple[int, int]) -> None:
        """Start, keep the hand, play a Friend: it is there, and the next own turn has come."""

        async def check(place: "Place") -> None:
            await place.press("enter", "enter", "down", "enter")
            assert 'Where does "Emerald Green, Cider Aficionado" go?' in place.text("#question")
            await place.press("enter")
            assert "2 blue · Emerald Green, Cider Aficionado" in place.text(".home, .problem")
            assert place.sitting.game.view(0).turn == 3, "nothing was left to do with no tokens"

        sit(check, size=size)


class TestBack:
    """Undo, cancel, concede, leave."""

    def test_escape_cancels_what_is_half_made(self, sit: "Sit") -> None:
        """Where nothing is half made it says so."""

        async def check(place: "Place") -> None:
            await place.press("escape")
            assert place.text("#status") == "There is nothing to cancel here."
            await place.press("1", "1", "2", "escape")
            assert "What do you do in your Main Phase?" in place.text("#question")
            assert place.text("#status") == "The action is cancelled; nothing was paid."

        sit(check)

    def test_undo_restores_the_question(self, sit: "Sit") -> None:
        """The same question, the same board; the log is the account of what stands."""

        async def check(place: "Place") -> None:
            await place.press("1", "1")
            before = (place.text("#question"), place.text(".problem, .home, #hand"), place.text("#log"))
            await place.press("1")
            assert place.text("#question") != before[0]
            await place.press("u")
            after = (place.text("#question"), place.text(".problem, .home, #hand"), place.text("#log"))
            assert after == before
            assert isinstance(place.sitting.match.log.commands[-1], Undo)

        sit(check)

    def test_concede_takes_two_presses_in_a_row(self, sit: "Sit") -> None:
        """Another key in between forgets the first; afterwards the result stands there."""

        async def check(place: "Place") -> None:
            await place.press("1", "c")
            assert place.text("#status") == "To concede the game to Dice, press c once more."
            await place.press("h", "c")
            assert place.sitting.asked() == 0
            await place.press("c")
            assert place.sitting.match.log.commands[-1] == Concede(0)
            assert "Final score: you 0, Dice 0." in place.text("#question")
            assert "Dice wins the game." in place.text("#question")

        sit(check)

    def test_leaving_takes_two_presses(self, sit: "Sit") -> None:
        """The first one asks."""

        async def check(place: "Place") -> None:
            await place.press("q")
            assert place.app.is_running
            assert place.text("#status") == "To leave the table, press q once more."
            await place.pilot.press("q")
            assert place.app.return_code == 0

        sit(check)


class TestCards:
    """Cards of the board and the hand."""

    def test_a_card_in_hand_says_why_not(self, sit: "Sit") -> None:
        """With the clause; what can be played has its sign."""

        async def check(place: "Place") -> None:
            await place.press("1", "1", "h", "down", "down")
            assert "  cost 4 · 3 white · Vidala Swoon, Mane Manager" in place.text("#hand").splitlines()
            assert "▸ cost 1 · 1 white · Noteworthy, Humdinger" in place.text("#hand").splitlines()
            why = place.text("#why").splitlines()
            assert "It costs 4 action tokens and you have 2: 2 more needed." in why
            assert "That is rule 508.1d." in why

        sit(check)

    def test_enter_on_a_card_goes_to_its_option(self, sit: "Sit") -> None:
        """And never plays it; a second Enter does."""

        async def check(place: "Place") -> None:
            await place.press("1", "1", "h", "enter")
            commands = len(place.sitting.match.log.commands)
            assert place.options()[place.cursor() or 0].startswith('1 Play "Noteworthy')
            await place.press("enter")
            assert len(place.sitting.match.log.commands) == commands + 1

        sit(check)

    def test_tab_walks_every_pane_and_escape_comes_back(self, sit: "Sit") -> None:
        """Problems, homes, the question and the pane beside it: all can be reached without a mouse."""

        async def check(place: "Place") -> None:
            await place.press("1", "1")
            start = place.app.focused
            seen = {start}
            for _ in range(12):
                await place.press("tab")
                seen.add(place.app.focused)
            assert len([one for one in seen if one is not None]) >= 6
            await place.press("tab", "escape")
            assert place.app.focused is start

        sit(check)

    def test_a_problem_explains_both_sides_needs(self, sit: "Sit") -> None:
        """Meters above and below its cards; the numbers with their parts in the pane."""

        async def check(place: "Place") -> None:
            await place.press("1", "1")
            own = place.text(".problem").splitlines()
            assert own[:4] == [
                "Your Problem · bonus 1",
                "Dice: 4 more · ○○○○ 0/4 any",
                "  ■ Looking For Trouble",
                "You: 4 more · □□ 0/2 blue and □□ 0/2 not blue",
            ]
            place.app.screen.query(".problem CardList").first().focus()
            await place.settle()
            assert 'Power you need at "Looking For Trouble": 4.' in place.text("#why")

        sit(check)


class SlowPlayer:
    """A player that thinks until it is told to stop."""

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.may_answer = threading.Event()

    def choose(self, sight: Sight) -> int:
        """Give the first option, later."""
        self.asked.set()
        assert self.may_answer.wait(30)
        return 0


class TestThinking:
    """While the computer thinks."""

    def test_the_screen_stays_alive(self, sit: "Sit") -> None:
        """It says who thinks, opens help, and takes the answer when it comes."""
        player = SlowPlayer()

        async def check(place: "Place") -> None:
            await place.pilot.press("1")
            await place.pilot.pause()
            assert player.asked.wait(30)
            assert "Dice is thinking…" in place.text("#question")
            await place.pilot.press("question_mark")
            assert "u: undo your last answer" in place.text("#help")
            await place.pilot.press("escape")
            player.may_answer.set()
            await place.settle()
            assert place.options()

        sit(check, player=player)

    def test_an_answer_to_what_was_taken_back_is_dropped(self, sit: "Sit") -> None:
        """Undo while the computer thinks: its late answer changes nothing."""
        player = SlowPlayer()

        async def check(place: "Place") -> None:
            await place.pilot.press("1")
            assert player.asked.wait(30)
            await place.pilot.press("u")
            await place.pilot.pause()
            player.may_answer.set()
            await place.settle()
            assert "Which Problem do you start with?" in place.text("#question")
            assert [type(one) for one in place.sitting.match.log.commands] == [Answer, Undo]

        sit(check, player=player)

    def test_says_what_it_expects_and_not_what_it_holds(self, sit: "Sit") -> None:
        """Once a turn; the line it found names cards of its hand, so it stays with the player."""

        async def check(place: "Place") -> None:
            await place.press("1", "1", "1")
            said = [line for line in place.text("#log").splitlines() if line.startswith("Breeze expects ")]
            assert said
            assert all(
                re.fullmatch(r"Breeze expects \d+ to \d+ at the end .* \d+ times .*", line) for line in said
            )
            player = place.sitting.players[COMPUTER]
            held = place.sitting.game.view(COMPUTER).seats[COMPUTER].hand
            assert expectation(player).keys() <= {"mine", "theirs", "chance"}
            assert not any(PRINTED[card.card].name in line for card in held for line in said)

        sit(check, opponent="gentle")


@pytest.mark.parametrize("size", SIZES)
class TestSizes:
    """Small and large."""

    def test_every_part_is_on_the_screen(self, sit: "Sit", size: tuple[int, int]) -> None:
        """Scores, both Problems, both homes, the question and the keys; in the large one all panes."""

        async def check(place: "Place") -> None:
            await place.press("1", "1")
            screen = place.app.screen
            parts = [*screen.query("#seats, .problem, .home, #question, #status")]
            assert len(parts) == 7
            side = [one for one in screen.query("#hand, #why, #log") if one.display]
            assert len(side) == (3 if size[0] > 100 else 1)
            for count, one in enumerate((*parts, *side)):
                assert one.region.area > 0
                assert screen.region.contains_region(one.region), one
                assert not any(one.region.overlaps(other.region) for other in (*parts, *side)[:count]), one

        sit(check, size=size)

    def test_keys_change_the_pane_beside(self, sit: "Sit", size: tuple[int, int]) -> None:
        """h, w and l; in the large one all stay."""

        async def check(place: "Place") -> None:
            for key, name in (("w", "why"), ("l", "log"), ("h", "hand")):
                await place.press(key)
                assert place.app.screen.query_one(f"#{name}").region.area > 0

        sit(check, size=size)


def test_french_from_top_to_bottom(sit: "Sit") -> None:
    """Every pane, the keys and the help speak French."""

    async def check(place: "Place") -> None:
        await place.press("1", "1")
        english = Messages("en")
        shown = place.text("*")
        for word in ("Votre Problème", "Votre maison", "Votre main", "Journal", "Pourquoi", "annuler"):
            assert word in shown
        await place.press("question_mark")
        shown += place.text("*")
        for key in ("screen-keys", "screen-why", "screen-log", "screen-help-undo", "screen-help-title"):
            assert english.say(key) not in shown.splitlines()

    sit(check, language="fr")


def test_the_file_is_the_one_of_the_line_based_table(sit: "Sit", tmp_path: Path) -> None:
    """A match begun here goes on where it was, and holds every answer."""
    file = tmp_path / "match"

    async def begin(place: "Place") -> None:
        await place.press("1", "1", "2")

    async def go_on(place: "Place") -> None:
        assert 'Where does "Emerald Green, Cider Aficionado" go?' in place.text("#question")
        assert place.app.is_continued

    sit(begin, save=file)
    log = from_bytes(file.read_bytes(), KIND.commands)
    assert log.commands[0] == Answer(0, (0,))
    sit(go_on, save=file)
