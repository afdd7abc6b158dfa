"""`everfree load`: a short run, and the clock that splits the server's time into parts."""

import asyncio
import json
import time

import pytest
from typer.testing import CliRunner

from everfree.cli.app import app
from everfree.cli.load.clock import Clock
from everfree.cli.load.command import lines
from everfree.cli.load.server_process import PARTS


def test_measures_a_short_run() -> None:
    """Every part of the server has used time; nothing was declined."""
    words = ("--local", "--matches", "2", "--seconds", "2", "--commands", "5", "--json")

    result = CliRunner().invoke(app, ["load", *words])

    assert result.exit_code == 0, result.output
    figures = json.loads(result.output)
    assert figures["commands_per_s"] > 0
    assert figures["declined"] == 0
    assert figures["commands_per_match"] >= 5
    assert 0 < figures["acknowledged_ms"]["p50"] <= figures["acknowledged_ms"]["p99"]
    assert 0 < figures["seen_by_the_other_ms"]["p50"] <= figures["seen_by_the_other_ms"]["p99"]
    assert figures["cpu_ms_by_part"].keys() == {*PARTS, "rest"}
    assert all(spent > 0 for spent in figures["cpu_ms_by_part"].values())
    assert all(floor > 0 for floor in figures["floor_cpu_ms"].values())


def test_measures_two_servers_with_their_own_services() -> None:
    """Nothing acknowledged is missing in the log; PostgreSQL and NATS are parts of the cost."""
    words = ("--matches", "2", "--seconds", "2", "--commands", "5", "--idle", "20", "--json")

    result = CliRunner().invoke(app, ["load", *words])

    if "not installed" in result.output:
        pytest.skip("NOT TESTED without PostgreSQL and NATS: scripts/services installs them")
    assert result.exit_code == 0, result.output
    figures = json.loads(result.output)
    assert figures["gateways"] == 2
    assert figures["lost"] == 0
    assert figures["acknowledged"] > 0
    assert {"postgresql", "nats", "worker", "news"} <= figures["cpu_ms_by_part"].keys()
    assert figures["kb_per_idle_socket"] > 0
    assert figures["bare_commits_per_s"] > 0
    assert figures["times_the_floors"] > 1


def test_numbers_of_servers_are_numbers() -> None:
    """Said in a sentence."""
    result = CliRunner().invoke(app, ["load", "--nodes", "many"])

    assert result.exit_code == 2


def test_prints_figures_as_lines() -> None:
    """A name and a number; the parts of a figure follow it."""
    assert [line.split() for line in lines({"a": 1200, "b": {"c": 0.5}})] == [
        ["a", "1,200"],
        ["b"],
        ["c", "0.5"],
    ]


def busy(seconds: float) -> None:
    """Use the processor for so long."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


class Work:
    """Something to measure."""

    def outer(self) -> None:
        """Work, and call `inner`."""
        busy(0.02)
        self.inner()

    def inner(self) -> None:
        """Work."""
        busy(0.04)

    async def waits(self) -> str:
        """Work, wait and work again."""
        busy(0.01)
        await asyncio.sleep(0.05)
        busy(0.01)
        return "done"


def test_a_nested_part_is_not_counted_twice() -> None:
    """The time of a function that another one calls is charged to the inner one alone."""
    clock = Clock()
    clock.is_on = True
    clock.wrap(Work, "outer", "outer")
    clock.wrap(Work, "inner", "inner")

    Work().outer()

    assert 0.02 <= clock.seconds["outer"] < 0.035
    assert 0.04 <= clock.seconds["inner"] < 0.06


def test_waiting_is_not_counted() -> None:
    """Other work that runs while a coroutine waits is not charged to it; a cancellation reaches it."""
    clock = Clock()
    clock.is_on = True
    clock.wrap(Work, "waits", "waits")

    async def other() -> None:
        busy(0.05)

    async def run() -> asyncio.Task[str]:
        done, _ = await asyncio.gather(Work().waits(), other())
        assert done == "done"
        assert 0.02 <= clock.seconds["waits"] < 0.04
        task = asyncio.create_task(Work().waits())
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait((task,))
        return task

    assert asyncio.run(run()).cancelled()
