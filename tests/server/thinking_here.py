"""Questions of computers answered in the process of a test, so that their budgets can be small."""

import asyncio

import pytest

from everfree.cli.check.served import Served
from everfree.players import reviewing
from everfree.players.budgets import Budget
from everfree.server.card_game import thinking
from everfree.server.computers.processes import OnFailure, Question, ignore


class Here:
    """Answers the questions of computers in this process, and remembers them."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.at_once = 0
        self.most = 0
        """The most questions at a time."""
        self.fails = False
        self.waits = False

    @property
    def pids(self) -> list[int]:
        """There is no process."""
        return []

    async def answer(self, question: Question, _on_failure: OnFailure = ignore) -> bytes | None:
        """Answer in a thread; None if a test says so."""
        self.asked.append(question)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        try:
            while self.waits:
                await asyncio.sleep(0.01)
            if self.fails:
                return None
            return await asyncio.to_thread(thinking.answer, question.content)
        finally:
            self.at_once -= 1

    async def warm(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


def thinks_here(server: Served, monkeypatch: pytest.MonkeyPatch) -> Here:
    """Let a server's questions be answered here, with so few nodes that no time runs out."""
    made = Here()
    monkeypatch.setattr(server.hall.services, "computers", made)
    monkeypatch.setattr(thinking, "CHAMPION", Budget("champion", nodes=60, seconds=1e9, worlds=2))
    monkeypatch.setattr(reviewing, "QUICK", Budget("quick", nodes=12, seconds=1e9, worlds=2))
    monkeypatch.setattr(reviewing, "CAREFUL", Budget("careful", nodes=330, tree=30, seconds=1e9, worlds=3))
    monkeypatch.setattr(reviewing, "LEAST", -1.0)  # a few answers need not have cost much
    return made
