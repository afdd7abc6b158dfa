"""The short form of `everfree check slap-network`, and its parts."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from everfree.cli.check.slap.network import Results, figures, lines
from everfree.cli.check.slap.picture import picture
from everfree.cli.check.slap.players import is_match
from everfree.cli.check.slap.servers import LocalServer
from everfree.cli.check.slap.trials import Found, Trial, tried
from everfree.cli.check.slap.wires import Wire, Wires
from everfree.testing.slap.fairness import cheats_at

NEAR, FAR = Wire(20), Wire(180)
SLAPS = 24


def test_a_far_player_is_not_at_a_disadvantage(tmp_path: Path) -> None:
    """Some slaps over a server process, a delaying proxy and sockets."""
    server = LocalServer(tmp_path)
    try:
        found = asyncio.run(tried(Trial("short", (NEAR, FAR), SLAPS, 12), server.address))
    finally:
        server.stop()

    assert found.slaps == SLAPS
    assert found.p > 0.0001
    assert found.both > SLAPS / 10
    assert max(found.gains) <= found.bound
    assert found.late


class TestWires:
    """The delaying proxy."""

    def test_delays_and_keeps_the_order(self) -> None:
        """What is sent through it comes back after the round trip at the earliest, and whole."""
        wire = Wire(80, 60)

        async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(100):
                writer.write(data)
            writer.close()
            await writer.wait_closed()
            ended.set()

        ended = asyncio.Event()

        async def run() -> float:
            server = await asyncio.start_server(echo, "127.0.0.1", 0)
            wires = Wires(server.sockets[0].getsockname()[1], (wire,), seed=1)
            port = int(wires.addresses[wire].rpartition(":")[2])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            sent = b"".join(b"%03d" % number for number in range(100))
            began = time.monotonic()
            for place in range(0, len(sent), 3):
                writer.write(sent[place : place + 3])
                await asyncio.sleep(0.001)
            came = await reader.readexactly(len(sent))
            took = time.monotonic() - began
            writer.close()
            await writer.wait_closed()
            await ended.wait()
            await asyncio.to_thread(wires.close)
            server.close()
            await server.wait_closed()
            assert came == sent
            return took

        took = asyncio.run(run())
        assert took >= (wire.round_trip - wire.jitter / 2) / 1000

    def test_the_jitter_spreads_round_trips(self) -> None:
        """Each way varies by half of it, around its usual time, and never goes back in time."""
        chance = random.Random(1)
        ways = [Wire(180, 60).drawn(chance) * 1000 for _ in range(2000)]
        assert 75 <= min(ways) < 77
        assert 103 < max(ways) <= 105
        assert min(Wire(20, 60).drawn(chance) for _ in range(100)) == 0.0
        assert Wire(20).drawn(chance) == 0.01


@pytest.mark.parametrize(
    ("symbols", "matches"),
    [("", False), ("a", False), ("aa", True), ("ab", False), ("aba", True), ("abca", False), ("aj", True)],
)
def test_what_a_scripted_player_slaps(symbols: str, matches: bool) -> None:
    """Mirrors, Hayburgers and Jokers on other cards."""
    top: list[dict[str, Any]] = [{"symbols": ["joker" if one == "j" else one]} for one in symbols]
    assert is_match(top) == matches


class TestReport:
    """Figures, lines, faults and the picture."""

    def found(self, name: str, slaps: int, wins: int, **members: Any) -> Found:
        """Return a result."""
        cheat = {"cheat": members.pop("cheat")} if "cheat" in members else {}
        return Found(Trial(name, (NEAR, FAR), slaps, 4, **cheat), slaps, wins, late=[5.0, 9.0], **members)

    def results(self, far: int, gain: int, marks: tuple[str, ...]) -> Results:
        """Return results in which the far player won so often, and a cheat gained so much."""
        cheat = self.found(
            "cheat", 60, 50, cheat=cheats_at(20, 150)[0], gains=[gain], marks=[marks, ("uncanny",)]
        )
        off = self.found("off", 1000, 120)
        return Results(self.found("steady", 5000, far), self.found("varying", 5000, 2510), off, [cheat])

    def test_figures(self) -> None:
        """As `docs/reports/slap-network.json` has them; the picture is XML, and the lines name the cheat."""
        told = figures(self.results(2480, 45, ("low-claims",)))
        assert (told["slaps"], told["slow_wins"], told["verdict_p99_ms"]) == (5000, 2480, 9)
        assert told["p"] > 0.5 < told["p_jitter"]
        assert told["cheats"][0]["marks"] == ["low-claims", "uncanny"]
        assert ElementTree.fromstring(picture(told)).tag.endswith("svg")
        assert any("2 of 2: low-claims, uncanny" in line for line in lines(told))

    @pytest.mark.parametrize(
        ("far", "gain", "marks", "fault"),
        [
            (2480, 200, ("low-claims",), ""),
            (2380, 200, ("low-claims",), "steady: the far player won 47.6%"),
            (2480, 201, ("low-claims",), "cheat: gained 201 ms, the bound is 200"),
            (2480, 200, (), "cheat: not marked at every table"),
        ],
    )
    def test_faults(self, far: int, gain: int, marks: tuple[str, ...], fault: str) -> None:
        """Each promise that is not kept is named."""
        faults = list(self.results(far, gain, marks).faults())
        assert [one[: len(fault)] for one in faults] == ([fault] if fault else [])
