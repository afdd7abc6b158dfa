"""A lost faceoff says in one line why it was lost, to the loser only."""

from typing import Final

import pytest

from everfree.ccg.table import start
from everfree.lessons import LESSONS, header_of
from everfree.messages import Messages
from everfree.table.commands import Answer
from everfree.telling.events import Teller
from everfree.telling.speaking import speak
from everfree.telling.voice import Voice

NAMES: Final = ["Bea", "Ada"]


def told(viewer: int, language: str) -> list[str]:
    """Lose the faceoff of its lesson by ending the Main Phase at once; return the line of the log."""
    table = start(header_of(LESSONS["faceoff"], b"seed" * 8))
    teller = Teller(Voice(viewer, 2, table.printed), table.view(viewer).areas)
    table.apply(Answer(0, (0,)))
    lines = teller.lines(table.told(viewer, 0))
    return [speak(line.text, Messages(language), NAMES) for line in lines if line.event == "faceoff-won"]


class TestLostFaceoff:
    """The line of the loser."""

    @pytest.mark.parametrize(
        ("language", "line"),
        [
            ("en", "You lose the faceoff 4 to 5: 2 power there and 2 flipped, against Ada's 4 and 1."),
            (
                "fr",
                "Vous perdez le face-à-face 4 à 5\u00a0: 2 de puissance sur place et 2 en cartes retournées, "
                "contre 4 et 1 pour Ada.",
            ),
        ],
    )
    def test_says_why(self, language: str, line: str) -> None:
        """Both totals, what each player had there, and what each flipped."""
        assert told(0, language) == [line]

    def test_the_winner_reads_the_margin(self) -> None:
        """Who won needs no reason."""
        assert told(1, "en") == ["You win the faceoff by 1."]

    def test_a_spectator_reads_who_won(self) -> None:
        """Nobody there has lost."""
        assert told(2, "en") == ["Ada wins the faceoff by 1."]
