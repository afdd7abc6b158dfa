"""`everfree replay` verifies a stored match of either game."""

import gzip
import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from everfree import __version__
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.table import KIND as PONIES, header as pony_header
from everfree.cli.app import app
from everfree.cli.games import GAMES
from everfree.slap.options import Cards, Options
from everfree.slap.table import KIND as SLAPPING, header as slap_header
from everfree.table.log import to_bytes
from everfree.table.match import Match
from everfree.table.shuffles import Shuffle, commitment_to, seed_from
from everfree.table.versions import VERSION
from everfree.testing.conformance import play_at_random

HEADERS = {
    "ccg": pony_header([RAINBOW_DASH, APPLEJACK], b"seed"),
    "slap": slap_header(3, b"seed", options=Options(limit=Cards(40))),
}


def run(*words: str) -> Result:
    """Run `everfree replay`."""
    return CliRunner().invoke(app, ["replay", *words])


@pytest.fixture(params=[PONIES, SLAPPING], ids=["ccg", "slap"])
def match(request: pytest.FixtureRequest) -> Match:
    """A match of either game, played at random for a while."""
    kind = request.param
    return play_at_random(kind, HEADERS[kind.name], seed=3, most=40)


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    """The file it is stored in."""
    path = tmp_path / "match.log"
    path.write_bytes(to_bytes(match.log))
    return path


class TestReplay:
    """What is printed, and when it fails."""

    def test_prints_outcome_and_digest(self, match: Match, file: Path) -> None:
        """Six lines, and success; nobody committed to the seed of a match at one computer."""
        result = run(str(file))

        assert result.exit_code == 0
        lines = dict(line.split(maxsplit=1) for line in result.output.splitlines())
        assert list(lines) == ["game", "version", "commands", "outcome", "digest", "shuffle"]
        assert (lines["game"], lines["digest"]) == (match.log.header.game, match.game.digest())
        assert lines["commands"] == str(len(match.log.commands))

    def test_says_what_is_proved_of_the_shuffle(self, tmp_path: Path) -> None:
        """With the commitment that was shown; another one, and a false record, are no success."""
        match_id, secret, nonces = "aB3_-xyz0123", "0a" * 32, ("1b" * 32, "")
        shown, seed = commitment_to(match_id, secret), seed_from(match_id, secret, nonces)
        decks = [RAINBOW_DASH.in_order(), APPLEJACK.in_order()]
        honest = msgspec.structs.replace(
            pony_header(decks, seed), shuffle=Shuffle(match_id, shown, secret, nonces)
        )
        arranged = msgspec.structs.replace(
            pony_header([APPLEJACK, RAINBOW_DASH], seed), shuffle=honest.shuffle
        )
        false = msgspec.structs.replace(honest, seed=bytes(32))
        files = [tmp_path / name for name in ("honest", "arranged", "false")]
        for file, header in zip(files, (honest, arranged, false), strict=True):
            file.write_bytes(to_bytes(Match(header, PONIES.start).log))

        result = run(str(files[0]), "--commitment", shown.upper())
        assert result.exit_code == 0
        assert f"has the fingerprint {shown}" in result.output
        assert result.output.endswith("these seats: 0.\n")
        refused = [run(str(files[0]), "--commitment", "0" * 64), run(str(files[1])), run(str(files[2]))]
        assert [one.exit_code for one in refused] == [1, 1, 1]
        faults = ("another fingerprint", "could have arranged it", "seed does not follow")
        assert all(fault in one.stderr for fault, one in zip(faults, refused, strict=True))

    def test_says_who_won(self, tmp_path: Path) -> None:
        """By seat; a match that is not over goes on."""
        match = play_at_random(SLAPPING, HEADERS["slap"], seed=3, most=500)
        (tmp_path / "over.log").write_bytes(to_bytes(match.log))
        outcome = match.game.outcome()
        assert outcome is not None

        winners = ", ".join(str(seat) for seat in outcome.winners)
        assert f"outcome   won by seat {winners}\n" in run(str(tmp_path / "over.log")).output

    def test_checks_a_digest(self, match: Match, file: Path) -> None:
        """The right one passes, another fails."""
        assert run(str(file), "--digest", match.game.digest()).exit_code == 0
        result = run(str(file), "--digest", "00")
        assert (result.exit_code, "not in 00" in result.stderr) == (1, True)

    def test_prints_what_was_told(self, match: Match, file: Path) -> None:
        """A line of JSON for every event, before the summary."""
        lines = run(str(file), "--events").output.splitlines()

        told = match.game.told(match.game.seats, 0)
        assert len([json.loads(line) for line in lines[:-6]]) == len(told) > 0

    def test_a_changed_command(self, file: Path) -> None:
        """A log in which something else happened does not replay."""
        lines = file.read_bytes().splitlines()
        lines[3] = lines[3].replace(b'"seat":', b'"seat":4')
        file.write_bytes(b"\n".join(lines))

        result = run(str(file))

        assert (result.exit_code, "command 2 is refused" in result.stderr) == (1, True)

    def test_a_compressed_file(self, match: Match, file: Path) -> None:
        """It replays as well; what is damaged is told in words."""
        data = gzip.compress(file.read_bytes())
        file.write_bytes(data)
        assert match.game.digest() in run(str(file)).stdout

        for damaged in (data[:-20], data[:40] + bytes(20) + data[60:], data[:2]):
            file.write_bytes(damaged)
            result = run(str(file))
            assert (result.exit_code, "is damaged" in result.stderr) == (1, True)

    def test_a_line_that_is_cut_off(self, file: Path) -> None:
        """It is an error, not a shorter match."""
        file.write_bytes(file.read_bytes()[:-9])

        assert run(str(file)).exit_code == 1

    @pytest.mark.parametrize(
        "changed",
        [{"definitions": "0" * 32}, {"version": VERSION + 1}, {"version": "0.1.0"}, {"version": None}],
    )
    def test_another_version(self, file: Path, changed: dict[str, object]) -> None:
        """A match of other definitions, of another version or of before there were any says what it needs."""
        first, _, rest = file.read_bytes().partition(b"\n")
        members = {**json.loads(first), **changed}
        header = json.dumps({name: value for name, value in members.items() if value is not None})
        file.write_bytes(header.encode() + b"\n" + rest)

        result = run(str(file))

        assert result.exit_code == 3
        assert "needs another version of Everfree" in result.stderr
        is_told = isinstance(members["version"], int)
        assert (f"begun with Everfree {__version__}" in result.stderr) == is_told

    def test_commands_of_another_version(self, file: Path) -> None:
        """Commands this version does not know are not looked at."""
        first, _, rest = file.read_bytes().partition(b"\n")
        header = json.dumps({**json.loads(first), "version": VERSION + 1})
        file.write_bytes(header.encode() + b'\n{"do":"dance"}\n' + rest)

        assert run(str(file)).exit_code == 3

    @pytest.mark.parametrize(
        "data",
        [
            b"",
            b"hello",
            b"7",
            b"{}",
            b'{"game":"go","version":1,"program":"","definitions":"","seed":"","setup":{}}',
        ],
    )
    def test_something_else(self, tmp_path: Path, data: bytes) -> None:
        """No match, or one of a game that is not here, is refused in words."""
        (tmp_path / "other").write_bytes(data)

        result = run(str(tmp_path / "other"))

        assert (result.exit_code, "does not replay" in result.stderr) == (1, True)

    def test_no_file(self, tmp_path: Path) -> None:
        """A path that leads nowhere is told as it is."""
        assert run(str(tmp_path / "nothing")).exit_code == 2

    def test_time_left_out(self, tmp_path: Path) -> None:
        """A log without its ticks would still play, and is not the log of this match."""
        match = play_at_random(SLAPPING, HEADERS["slap"], seed=3, most=200)
        lines = [line for line in to_bytes(match.log).splitlines() if b'"do":"tick"' not in line]
        (tmp_path / "match.log").write_bytes(b"\n".join(lines))

        assert "leaves out" in run(str(tmp_path / "match.log")).stderr


def test_the_games_here() -> None:
    """Both are found by the name in their headers."""
    assert set(GAMES) == {"ccg", "slap"}
