"""Follow the messages of a page's socket and keep the view that the page was sent."""

from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from everfree.server.deltas import apply


class Wire:
    """Listens to the sockets of a page; make it before the page opens one."""

    def __init__(self, page: Page) -> None:
        self.view: dict[str, Any] = {}
        self.number = -1
        page.on("websocket", self._opened)

    @property
    def game(self) -> dict[str, Any]:
        """The view of the game that the page was sent."""
        game: dict[str, Any] = self.view["game"]
        return game

    @property
    def question(self) -> dict[str, Any] | None:
        """The open question of the page's seat."""
        question: dict[str, Any] | None = self.game.get("question")
        return question

    def is_passed(self, number: int) -> bool:
        """Tell whether the page gives answer *number* by itself, or has given it already."""
        asked = self.view.get("asked") or {}
        return self.number > number or bool(asked.get("goes_on"))

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["is"] == "full":
            self.view, self.number = message["view"], message["number"]
        elif message["is"] == "delta":
            self.view, self.number = apply(self.view, message.get("patch") or {}), message["number"]
