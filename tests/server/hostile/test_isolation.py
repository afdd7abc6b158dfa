"""Whatever fails while a command is carried out concerns one request or one viewer; the match goes on."""

from typing import Any

import pytest

from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.telling.events import Teller


def test_a_line_that_cannot_be_told_is_replaced_for_its_viewer(
    server: Served, duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is made, and the viewer reads that something happened."""
    duel.play(6)
    real = Teller.lines
    viewer = 0

    def lines(self: Teller, events: Any) -> Any:
        if self.voice.seat == viewer and events:
            raise KeyError("a message that is missing")
        return real(self, events)

    with monkeypatch.context() as patched:
        patched.setattr(Teller, "lines", lines)
        while duel.clients[0].log[-1]["text"]["key"] != "table-line-lost":
            assert duel.move()["is"] == "accepted"
    assert "table-line-lost" not in [line["text"]["key"] for line in duel.clients[1].log]
    duel.play(5)
