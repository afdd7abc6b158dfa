"""What is at stake is told before it happens."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from everfree.ccg.cards import POOL, PRINTED
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_STEPS
from everfree.ccg.language import STUDIOUS
from everfree.ccg.language.card import WILD, Need
from everfree.ccg.table import PonyTable
from everfree.ccg.view import view_of
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.telling.board import Board
from everfree.telling.onlooker import Onlooker
from everfree.telling.stakes import Stakes
from everfree.telling.voice import Voice
from everfree.testing import Table, plain, plain_problem, plain_troublemaker

if TYPE_CHECKING:
    from tests.telling.conftest import Say

STOPS = (STOP_FACEOFFS | STOP_STEPS, 0)
TWILIGHT = POOL["pr4"]

Told = Callable[..., list[tuple[int, int, str]]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, say: "Say") -> Told:
    """Say the stakes of a position to a viewer, with stand-in cards named like printed ones."""

    def of(game: Kernel, viewer: int = 0, language: str = "en") -> list[tuple[int, int, str]]:
        for definition in game.definitions.cards:
            monkeypatch.setitem(PRINTED, definition.card.id, definition.card)
        board = Board(Voice(viewer, 2), view_of(game, viewer))
        return [
            (stake.seat, stake.points, say(stake.text, language)) for stake in Stakes(board, game.state).all()
        ]

    return of


class TestFaceoff:
    """A faceoff under way."""

    def test_at_a_problem(self, told: Told) -> None:
        """The bonus for whoever wins, everyone going home, and whose home that overfills."""
        problem = plain_problem((Need(WILD, 1),), 1, bonus=2)
        table = Table(
            problem=problem,
            mine=[plain(2)],
            home=[plain() for _ in range(3)],
            opponent_mine=[plain(3)],
            hand=[plain()],
            score=13,
            phase=SCORE_PHASE,
            stops=STOPS,
        )
        while table.state.faceoff is None:
            if table.asked == "priority":
                table.pass_()
            else:
                table.choose("mine")
        assert told(table.game) == [
            (0, 2, "If you win, you score 2 points and win the game."),
            (1, 2, "If Pixel wins, that scores 2 points: 2 in all."),
            (-1, 0, "Either way, everyone there goes home and the Problem is replaced."),
            (-1, 0, "That makes 4 Friends at your home: the limit is 3."),
        ]
        assert told(table.game, 1, "fr")[:1] == [
            (0, 2, "Si Ada gagne, cela lui rapporte 2 points et la partie."),
        ]

    def test_against_a_troublemaker(self, told: Told) -> None:
        """Its points and what texts promise the winner; the challenger who loses sends somebody home."""
        trouble = plain_troublemaker(1, 2)
        table = Table(
            mane=TWILIGHT,
            mane_at="mine",
            mine=[plain(5, keywords=(STUDIOUS,))],
            opponent_mine=[trouble],
            hand=[plain()],
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        ).until("challenge")
        table.choose(trouble)

        assert told(table.game) == [
            (0, 2, f'If you win, "{trouble.name}" is defeated and you score 2 points: 2 in all.'),
            (0, 0, "If you win, Studious gives you 1 action token."),
            (0, 0, f'If you win, "{TWILIGHT.name}" may turn to its other side.'),
            (1, 0, "If you lose, you send one of your characters there home."),
        ]


class TestConfronting:
    """What the turn player could confront."""

    def test_one_problem(self, told: Told) -> None:
        """Its point, and nothing of a faceoff while nobody else meets it."""
        problem = plain_problem((Need(WILD, 1),), 1)
        table = Table(problem=problem, mine=[plain()])
        assert told(table.game) == [(0, 1, f'Confronting "{problem.name}" scores 1 point: 1 in all.')]

    def test_two_problems(self, told: Told) -> None:
        """The faceoff at all Problems is announced, for the highest bonus."""
        table = Table(
            problem=plain_problem((Need(WILD, 1),), 1, bonus=1),
            opponent_problem=plain_problem((Need(WILD, 1),), 1, bonus=3),
            mine=[plain()],
            theirs=[plain()],
        )
        assert told(table.game)[2:] == [
            (-1, 3, "Confronting two Problems leads to a faceoff at all Problems for 3 points.")
        ]

    def test_a_contested_problem(self, told: Told) -> None:
        """A rival who meets it too makes it a faceoff."""
        problem = plain_problem((Need(WILD, 1),), 1, bonus=2)
        table = Table(problem=problem, mine=[plain()], opponent_mine=[plain()])
        assert told(table.game)[1:] == [
            (-1, 2, f'Both sides can confront "{problem.name}": that leads to a faceoff for 2 points.')
        ]


def test_the_same_is_told_whatever_is_hidden(tables: list[PonyTable]) -> None:
    """Stakes come from what everyone sees."""
    for table in tables:
        for viewer in range(3):
            twin = PonyTable(table.played.clone())
            twin.played.kernel = blinded(table.played.kernel, viewer, b"another deal, thirty-two bytes!!")
            assert Onlooker(twin, viewer).stakes() == Onlooker(table, viewer).stakes()
