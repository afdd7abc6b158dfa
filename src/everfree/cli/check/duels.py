"""Matches between clients over sockets, for checks and tests."""

import random
from collections.abc import Callable
from typing import Any

from everfree.ccg.kernel.options import CANCEL
from everfree.server.client import Client, Guest, Message


class Duel:
    """A match between two guests, with their clients and perhaps a spectator's."""

    def __init__(
        self,
        address: str,
        *,
        spectator: bool = False,
        before: Callable[[str], None] = lambda table: None,
        **wish: Any,
    ) -> None:
        """Open a table and seat both guests; call *before* with its id before any client joins."""
        self.seed: str = wish.get("seed", "7")
        self.host, self.friend = Guest(address), Guest(address)
        opened = self.host.ask(
            "/api/tables", {"against": "friend", "seed": self.seed, "deck": "rainbow-dash", **wish}
        )
        self.table: str = opened["table"]
        invite = opened["invite"].split("invite=")[1]
        self.friend.ask(
            f"/api/tables/{self.table}/seats", {"invite": invite, "deck": "applejack", "name": "Kiwi"}
        )
        before(self.table)
        self.clients = [self.host.join(self.table), self.friend.join(self.table)]
        if spectator:
            self.clients.append(Guest(address).join(self.table, watch=True))
        for client in self.clients:
            client.until(_sees_both)
        self.chance = random.Random(self.seed)
        self._is_private = False
        """Whether the last move was one that only the mover should notice."""

    @property
    def is_over(self) -> bool:
        return self.clients[0].is_over

    @property
    def asked(self) -> Client:
        """The client of the player who must answer."""
        asked: int = self.clients[0].view["game"]["asked"]
        return self.clients[asked]

    @property
    def other(self) -> Client:
        """The client of the player who is not asked."""
        return self.clients[1 - self.clients.index(self.asked)]

    def choice(self) -> int:
        """Choose a random answer to the open question."""
        question = self.asked.question
        assert question is not None
        return self.chance.randrange(len(question["options"]))

    def move(self, choice: int | None = None) -> Message:
        """Answer the open question and wait until all clients have seen the result."""
        if self._is_private:
            self.settle()
        mover, numbers = self.asked, [client.number for client in self.clients]
        answer = self.choice() if choice is None else choice
        said = mover.ask("answer", answers=[answer])
        if said["is"] != "accepted":
            return said
        mover.until(lambda client: client.number >= said["number"])
        self._is_private = is_private(mover, answer)
        if not self._is_private:
            for client, number in zip(self.clients, numbers, strict=True):
                client.until(lambda client, number=number: client.number > number)
        return said

    def settle(self) -> None:
        """Wait until every client has seen all that was done so far."""
        for client in self.clients:
            client.refresh()
        self._is_private = False

    def play(self, moves: int = 100_000) -> int:
        """Play at random until the end or for *moves* moves; return how many were made."""
        for move in range(moves):
            if self.is_over:
                return move
            self.move()
        return moves

    def close(self) -> None:
        for client in self.clients:
            client.close()


def is_private(mover: Client, answer: int) -> bool:
    """Tell whether nobody else sees an answer: it cancels an action, or leaves one that can be cancelled."""
    return answer == CANCEL or bool((mover.question or {}).get("can_cancel"))


def is_proposed(client: Client) -> bool:
    """Tell whether a client sees a proposed correction."""
    return client.view.get("correction") is not None


def _sees_both(client: Client) -> bool:
    return all(player.get("connected") for player in client.view["players"])
