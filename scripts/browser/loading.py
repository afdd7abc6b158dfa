"""Count the bytes that a page loads, and emulate a slow connection."""

from typing import Any, Final

from playwright.sync_api import CDPSession, Page

SLOW_LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
"""A slow 4G connection: milliseconds, bytes a second."""
SLOW_PROCESSOR: Final = 4


def slow_phone(page: Page) -> CDPSession:
    """Slow down the connection and the processor of a page."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
    return session


class Loaded:
    """Counts the bytes of every response, headers included, from now on."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = {}
        self._paths: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)
        session.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self._paths[event["requestId"]] = event["request"]["url"].split("/", 3)[-1]

    def _came(self, event: dict[str, Any]) -> None:
        path = self._paths[event["requestId"]]
        self.bytes[path] = self.bytes.get(path, 0) + int(event["encodedDataLength"])

    @property
    def cards(self) -> int:
        """Bytes of the card data."""
        return sum([size for path, size in self.bytes.items() if path.startswith("api/cards")])

    @property
    def without_cards(self) -> int:
        """Bytes of everything else."""
        return sum(self.bytes.values()) - self.cards
