"""Transcripts of `everfree play --teach`: the learner answers as a simple player would.

python -m scripts.teaching    # write tests/golden/teach.LANGUAGE.txt again, after a change of texts
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from everfree.cli.helping.teaching import first_game, teaching_welcome
from everfree.cli.opening import computer
from everfree.cli.plain.position import Position
from everfree.cli.plain.teaching import TeachingSession
from everfree.cli.sitting import Sitting
from everfree.messages import LANGUAGES, Messages

FOLDER: Final = Path(__file__).parent.parent / "tests" / "golden"
ASKED_AGAIN: Final = 3
"""Before this answer the learner asks for the hint again, and for a word."""


def transcript(language: str) -> list[str]:
    """Play the first game to its end; return all that was printed and typed."""
    printed: list[str] = []
    sitting = first_game(Messages(language))
    printed += teaching_welcome(sitting)
    stand_in = computer("greedy", sitting.match.log.header.seed)
    TeachingSession(sitting, stand_in=stand_in, say=printed.append).play(_typed(sitting, printed))
    return printed


def _typed(sitting: Sitting, printed: list[str]) -> Iterator[str]:
    learner = computer("greedy", sitting.match.log.header.seed)
    answers = 0
    while True:
        if answers == ASKED_AGAIN:
            for line in ("hint", "glossary power", "?"):
                printed.append(f"> {line}")
                yield line
        listing = Position(sitting.game, sitting.speaker).listing
        number = str(listing.number_of(learner.choose(sitting.sight())))
        printed.append(f"> {number}")
        answers += 1
        yield number


def file_of(language: str) -> Path:
    """Return the file of a transcript."""
    return FOLDER / f"teach.{language}.txt"


if __name__ == "__main__":
    for one in LANGUAGES:
        file_of(one).write_text("\n".join(transcript(one)) + "\n", encoding="utf-8")
