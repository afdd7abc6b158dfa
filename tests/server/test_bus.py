"""News of a match reach every listener, also beside one that fails."""

import asyncio
import logging
from typing import Any

import pytest

from everfree.server.bus import Committed, LocalBus, News
from everfree.server.faults import Faults
from everfree.server.storage.match_logs import Row


def committed(number: int) -> Committed:
    """Return the news of a command."""
    return Committed(Row(number, 0, f"n{number}", b"{}"))


async def fails(news: News) -> None:
    """Fail after a moment, as a listener does that waits for the database."""
    await asyncio.sleep(0)
    raise RuntimeError("no such table")


def fails_at_once(news: News) -> Any:
    """Fail before there is anything to wait for."""
    raise RuntimeError("not even begun")


@pytest.mark.parametrize("failing", [fails, fails_at_once])
class TestAFailingListener:
    """One listener of three fails."""

    def told(self, failing: Any, faults: Faults, times: int = 1) -> list[News]:
        """Publish news to a failing listener between two others; return what these were told."""
        heard: list[News] = []
        unhandled: list[dict[str, Any]] = []

        async def hear(news: News) -> None:
            heard.append(news)

        async def run() -> None:
            asyncio.get_running_loop().set_exception_handler(lambda _, context: unhandled.append(context))
            bus = LocalBus(faults)
            for listener in (hear, failing, hear):
                await bus.subscribe("t1", listener)
            for number in range(times):
                await bus.publish("t1", committed(number))
            await asyncio.sleep(0.01)

        asyncio.run(run())
        assert unhandled == []
        return heard

    def test_does_not_stop_the_others(self, failing: Any) -> None:
        """Both other listeners hear all news, in order."""
        heard = self.told(failing, Faults(), times=2)

        assert heard == [committed(0), committed(0), committed(1), committed(1)]

    def test_is_logged_once_with_its_match(self, failing: Any, caplog: pytest.LogCaptureFixture) -> None:
        """Three failures are counted, but one line names the match and the news."""
        faults = Faults()
        with caplog.at_level(logging.ERROR):
            self.told(failing, faults, times=3)

        assert faults.totals["task"] == 3
        lines = [record.msg for record in caplog.records]
        assert [(line["match"], line["request"]) for line in lines if isinstance(line, dict)] == [
            ("t1", "Committed")
        ]
