"""Runners: the same games everywhere, in the order of their numbers; what is lost is played again."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import pytest

from everfree.lab import cluster, processes
from everfree.lab.cluster import Cluster, play_there, refuse_deserted
from everfree.lab.folder import FILE, Folder
from everfree.lab.jobs import Answer, Chunk, Job, packed
from everfree.lab.playing import Matchup, Played, play
from everfree.lab.processes import Processes
from everfree.lab.runners import Here, Runner
from everfree.lab.series import Series, play_all
from everfree.lab.simulating import matchup_of
from everfree.library.errors import SimulationFailed

DECKS = ("rainbow-dash", "applejack")
SHORT = 4
"""A cap that keeps games short."""


def short_matchup(seed: int = 4) -> Matchup:
    """Return a matchup of short games."""
    return matchup_of(DECKS, "random", seed, SHORT)


def by_hand(games: int, seed: int = 4) -> list[Played]:
    """Play the games one after the other."""
    return [play(short_matchup(seed), number) for number in range(games)]


class Watched(Here):
    """Plays here, the last chunk first, and remembers what it was given; can be told to break off."""

    def __init__(self, *, seconds: float = 0.0, most: int = 10**9) -> None:
        super().__init__()
        self.given: list[Chunk] = []
        self.workers = 3
        self.seconds = seconds
        self.most = most

    def submit(self, chunk: Chunk) -> None:
        """Remember the chunk; put it before the others."""
        self.given.append(chunk)
        self._waiting.appendleft(chunk)

    def next(self) -> tuple[Chunk, Answer]:
        """Play a chunk and pretend that each game took so long."""
        self.most -= 1
        if self.most < 0:
            raise KeyboardInterrupt
        chunk, answer = super().next()
        answer.seconds = self.seconds * len(answer.games)
        return chunk, answer

    def __enter__(self) -> Self:
        return self


def test_a_killed_process_costs_its_chunk_only() -> None:
    """It is played again in a new process, and the result is the same."""
    series = Series(short_matchup(), 24)
    killed: list[int] = []

    with Processes(2) as runner:

        def kill_one(more: int) -> None:
            if len(killed) < 2 and runner.pids():
                killed.append(runner.pids()[0])
                os.kill(killed[-1], signal.SIGKILL)

        play_all([series], runner, done=kill_one)

    assert len(killed) == 2
    assert series.games == by_hand(24)
    assert runner.pids() == []


def test_several_series_share_a_runner() -> None:
    """Each has its own games in order, also if the last chunk is ready first."""
    series = [Series(short_matchup(seed), most) for seed, most in ((1, 6), (2, 3), (3, 0))]
    with Watched(seconds=0.2) as runner:
        play_all(series, runner)

    assert [one.games for one in series] == [by_hand(6, 1), by_hand(3, 2), []]


def ends_after(games: int) -> Any:
    """Return a rule that ends a series after so many games."""
    return lambda found: len(found) >= games


@pytest.mark.parametrize("runner", [Here(), Watched(), Watched(seconds=0.01)])
def test_the_order_of_arrival_does_not_decide_when_a_series_ends(runner: Runner) -> None:
    """Games are looked at in the order of their numbers, pair by pair; later ones do not count."""
    looked: list[int] = []

    def is_enough(found: Sequence[Played]) -> bool:
        looked.append(len(found))
        return len(found) >= 6

    series = Series(short_matchup(), 20, is_enough)
    counted: list[int] = []
    play_all([series], runner, done=counted.append)

    assert looked == [2, 4, 6]
    assert series.games == by_hand(6)
    assert sum(counted) == 6


class Counted:
    """A job without games: the result of a number is the number."""

    result = int

    def key(self) -> str:
        """Return a name."""
        return "counted"

    def play(self, number: int) -> int:
        """Return the number."""
        return number


def test_chunks_have_the_wanted_time() -> None:
    """A chunk is as many games as take half a second; long games are sent one by one."""
    quick, slow = Watched(seconds=0.05), Watched(seconds=3.0)
    for runner in (quick, slow):
        play_all([Series(Counted(), 100)], runner)

    assert len(quick.given[0].numbers) == 1, "nothing is known at first"
    assert max([len(chunk.numbers) for chunk in quick.given]) == 10
    assert {len(chunk.numbers) for chunk in slow.given} == {1}
    assert sorted(number for chunk in quick.given for number in chunk.numbers) == list(range(100))


def test_a_run_goes_on_from_its_folder(tmp_path: Path) -> None:
    """Games of finished chunks are not played again, even if the last line was cut off."""
    whole = by_hand(20)
    with pytest.raises(KeyboardInterrupt), Watched(seconds=0.1, most=4) as first:
        play_all([Series(short_matchup(), 20)], first, folder=Folder(tmp_path))
    file = tmp_path / FILE
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 4
    file.write_bytes(b"".join(lines[:3]) + lines[3][:20])

    again, series = Watched(seconds=0.1), Series(short_matchup(), 20)
    kept = Folder(tmp_path).games(short_matchup())
    play_all([series], again, folder=Folder(tmp_path))
    assert series.games == whole
    assert kept.keys().isdisjoint([number for chunk in again.given for number in chunk.numbers])
    assert len(kept) + sum([len(chunk.numbers) for chunk in again.given]) == 20

    nothing, series = Watched(), Series(short_matchup(), 20)
    play_all([series], nothing, folder=Folder(tmp_path))
    assert (series.games, nothing.given) == (whole, [])


def test_a_folder_tells_jobs_apart(tmp_path: Path) -> None:
    """By decks, players, seed and cap: other games are played for another of these."""
    play_all([Series(short_matchup(), 4)], Here(), folder=Folder(tmp_path))
    others: list[Job[Played]] = [
        short_matchup(5),
        matchup_of(DECKS, "random", 4, SHORT + 1),
        matchup_of(DECKS, ["random", "greedy"], 4, SHORT),
        matchup_of(DECKS[::-1], "random", 4, SHORT),
    ]

    assert len(Folder(tmp_path).games(short_matchup())) == 4
    assert [Folder(tmp_path).games(other) for other in others] == [{}] * len(others)


class Broken:
    """A job whose third game fails."""

    result = Played

    def key(self) -> str:
        """Return a name."""
        return "broken"

    def play(self, number: int) -> Played:
        """Raise an exception at number 2."""
        if number == 2:
            raise RuntimeError("no more")
        return play(short_matchup(), number)


def test_a_game_that_fails_is_named() -> None:
    """With the exception of the player."""
    with pytest.raises(SimulationFailed, match="Game 2 could not be played: no more"), Here() as runner:
        play_all([Series(Broken(), 4)], runner)


class FakeRay:
    """Is connected to a cluster already, and remembers how a function is sent there."""

    def __init__(self) -> None:
        self.terms: dict[str, int] = {}

    def is_initialized(self) -> bool:
        """Tell that it is connected."""
        return True

    def remote(self, **terms: int) -> Any:
        """Remember the terms."""
        self.terms = terms
        return lambda function: function


def test_ray_begins_a_chunk_as_often_as_processes_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three times in all, as the docs say: the first time is no retry."""
    fake = FakeRay()
    monkeypatch.setattr("everfree.lab.cluster.imported_ray", lambda: fake)
    Cluster("elsewhere:1")
    assert 1 + fake.terms["max_retries"] == cluster.MOST_TRIES == processes.MOST_TRIES == 3


def free_port() -> int:
    """Return a port on which nobody listens."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@pytest.mark.parametrize(
    "address", ["127.0.0.1:{}", "ray://127.0.0.1:{}", "[::1]:{}", "no.such.host.invalid:{}"]
)
def test_an_address_without_a_cluster_is_refused_at_once(address: str) -> None:
    """Ray would try for minutes."""
    where = address.format(free_port())
    with pytest.raises(SimulationFailed, match="No Ray cluster answers at") as raised:
        refuse_deserted(where)
    assert where in str(raised.value)
    assert "\n" not in str(raised.value)


def test_an_address_that_answers_is_left_to_ray() -> None:
    """And so is one that is no host with a port."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        for scheme in ("", "ray://"):
            refuse_deserted(f"{scheme}127.0.0.1:{server.getsockname()[1]}")
    for address in ("auto", "local", "ray://head", "elsewhere"):
        refuse_deserted(address)
    with pytest.raises(SimulationFailed):
        refuse_deserted("127.0.0.1:99999")


def test_a_process_that_starts_ignores_interruptions(tmp_path: Path) -> None:
    """Ctrl-C reaches it too; it would print a traceback while it still imports the engine."""
    folder = tmp_path / "everfree" / "lab"
    folder.mkdir(parents=True)
    for package in (folder.parent, folder):
        (package / "__init__.py").touch()
    told = "import signal\nwas = signal.getsignal(signal.SIGINT)\ndef main(): print(was == signal.SIG_IGN)\n"
    (folder / "worker.py").write_text(told, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", processes.CODE.format(path=[str(tmp_path), *sys.path])],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == "True\n"


@pytest.mark.long  # Ray gives its first process 30 seconds, which a busy machine may not have
def test_ray_plays_the_same_games() -> None:
    """Bit for bit; a game that fails is named."""
    series = Series(short_matchup(), 8)
    no_player: Any = int
    with Cluster(workers=1) as runner:
        play_all([series], runner)
        with pytest.raises(SimulationFailed, match="Game 0 could not be played"):
            play_all([Series(matchup_of(DECKS, no_player, 0, SHORT), 2)], runner)

    assert series.games == by_hand(8)


def test_a_machine_with_another_version_refuses_to_play() -> None:
    """It says which versions there are."""
    data = packed(short_matchup())
    assert data is not None
    assert b"was started with 0.0.0" in play_there("0.0.0", "key", data, (0,))


@pytest.mark.long
def test_a_lost_node_costs_its_chunk_only() -> None:
    """Two Ray nodes on this machine, one killed in the middle: the same games as without."""
    from scripts.ray_nodes import with_a_lost_node

    assert with_a_lost_node(short_matchup(), 40) == by_hand(40)
