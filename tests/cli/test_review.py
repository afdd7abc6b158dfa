"""`everfree review` shows the answers of a stored match that cost most."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.kernel.options import END
from everfree.ccg.table import PonyTable, header, start
from everfree.cli.app import app
from everfree.slap.options import Cards, Options
from everfree.slap.table import KIND as SLAPPING, header as slap_header
from everfree.table.commands import Answer
from everfree.table.log import to_bytes
from everfree.table.match import Match
from everfree.testing.conformance import play_at_random


def run(*words: str) -> Result:
    """Run `everfree review`."""
    return CliRunner().invoke(app, ["review", *words])


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match whose players end their Main Phases at once, for five turns."""
    match = Match(header([RAINBOW_DASH, APPLEJACK], b"idle"), start)
    assert isinstance(match.game, PonyTable)
    while (game := match.game.played).state.turn <= 5:
        question = game.question
        ends = [place for place, one in enumerate(question.options) if one[0] == END]
        match.apply(Answer(question.seat, options=((ends or [0])[0],)))
    path = tmp_path_factory.mktemp("review") / "match.log"
    path.write_bytes(to_bytes(match.log))
    return path


class TestReview:
    """What is printed, and when it fails."""

    def test_shows_each_moment_in_words(self, file: Path) -> None:
        """When, what was chosen, what is better, and where that leads, with how often each wins."""
        result = run(str(file), "--moments", "1", "--play-on", "1", "--lang", "en")
        assert result.exit_code == 0, result.output
        counted, empty, when, given, better, *line, played = result.output.strip().splitlines()
        assert (counted.endswith("for equal players who play on from there."), empty) == (True, "")
        assert when.startswith("Turn ")
        assert re.fullmatch(r"Your choice, about \d+ wins in a hundred: End Main Phase\.", given)
        assert re.fullmatch(r"Better, about \d+ wins in a hundred: [A-Z].*[^.]\.", better)
        assert [one for one in line if not re.fullmatch(r"Then [a-z].*\.", one)] == []
        ends = re.search(r"That makes ([+-]\d+) to ([+-]\d+) more wins in a hundred", played)
        assert ends is not None
        assert -100 <= int(ends[1]) < int(ends[2]) <= 100
        assert result.output.count("in a hundred") == 4

    def test_as_json(self, file: Path) -> None:
        """The same as data, with how the games ended that were played on."""
        result = run(str(file), "--moments", "1", "--json", "--lang", "fr")
        (moment,) = json.loads(result.output)
        assert moment["best_chance"] > moment["chance"]
        assert moment["given"]["key"] == "table-label"
        assert moment["played_on"]["games"] == 0

    def test_a_match_without_a_costly_answer(self, tmp_path: Path) -> None:
        """A match in which nobody has answered anything."""
        path = tmp_path / "match.log"
        path.write_bytes(to_bytes(Match(header([RAINBOW_DASH, APPLEJACK], b"new"), start).log))
        assert run(str(path), "--lang", "en").output == "No answer cost more than two games in a hundred.\n"

    def test_refuses_what_it_cannot_review(self, file: Path, tmp_path: Path) -> None:
        """A match of the slap game, a seat that is not there, a file that is no match."""
        slap = tmp_path / "slap.log"
        slap.write_bytes(
            to_bytes(
                play_at_random(
                    SLAPPING, slap_header(3, b"seed", options=Options(limit=Cards(40))), seed=3, most=9
                ).log
            )
        )
        broken = tmp_path / "broken.log"
        broken.write_text("nothing\n")
        for words, code, reason in (
            ([str(slap)], 2, "Only matches of the card game can be reviewed."),
            ([str(file), "--seat", "2"], 2, "The players of this match are 0 to 1."),
            ([str(broken)], 1, "does not replay"),
        ):
            result = run(*words, "--lang", "en")
            assert result.exit_code == code
            assert reason in result.output
