"""Another game on the same server: noughts and crosses, hosted without a change of the server.

From the link to the free seat through moves, undo, a restart of the server and a rematch to the replay.
"""

from collections.abc import Callable
from typing import Any

import pytest
from tests.table.test_toy_game import CROSS, KIND, NOUGHT, Crosses

from everfree.cli.check.served import Served
from everfree.server.card_game.host import CardGameHost
from everfree.server.client import Client, Guest
from everfree.server.hosting import GameHost, Narrator, Opening, Side
from everfree.server.protocol import LogLine, NewTable
from everfree.table.game import Game
from everfree.table.log import Header, from_bytes
from everfree.table.match import replay
from everfree.telling.memory import Memory
from everfree.telling.said import Said

Serve = Callable[..., Served]


class CrossesNarrator:
    """Says where each mark was made; the hidden one is somewhere."""

    def copy(self) -> "CrossesNarrator":
        """It keeps track of nothing."""
        return self

    def to_bytes(self) -> bytes:
        """Nothing."""
        return b""

    def lines(self, events: list[int]) -> list[LogLine]:
        """One for each mark."""
        return [LogLine(0, Said("crosses-mark", {"field": str(field)})) for field in events]


class CrossesHost(GameHost):
    """Noughts and crosses: the smallest host there is."""

    kind = KIND

    def opening(self, wish: NewTable, seed: bytes) -> Opening:
        """Against a computer or a friend."""
        sides = (Side(), Side(computer="first free")) if wish.against == "computer" else (Side(),)
        return Opening(sides)

    def header(
        self, sides: tuple[Side, ...], *, seed: bytes, edition: str, fan_made: tuple[str, ...]
    ) -> Header:
        """Every match begins alike."""
        return Header(KIND.name, 1, "", "", b"", {})

    def narrator(self, game: Game, viewer: int, told: bytes | None = None) -> Narrator:
        """The same for everybody."""
        return CrossesNarrator()

    def position(self, game: Game, viewer: int, memory: Memory | None = None) -> dict[str, Any]:
        """The fields, and which of them look free."""
        assert isinstance(game, Crosses)
        free = game.free(viewer) if viewer in game.asked() else None
        return {"game": {**game.view(viewer), "question": free}}


def seated(server: Served) -> tuple[str, list[Guest], list[Client]]:
    """Seat two guests at a table, the second one by the link."""
    guests = [server.guest(), server.guest()]
    opened = guests[CROSS].ask("/api/tables", {"game": "crosses", "against": "friend"})
    invite = opened["invite"].partition("#invite=")[2]
    assert guests[NOUGHT].ask(f"/api/tables/{opened['table']}/seats", {"invite": invite}) == {"seat": NOUGHT}
    return opened["table"], guests, [guest.join(opened["table"]) for guest in guests]


def mark(clients: list[Client], seat: int, field: int) -> None:
    """Make a mark, and wait until both players see it."""
    clients[seat].until(lambda client: client.question is not None)
    question: Any = clients[seat].question
    reply = clients[seat].ask("answer", answers=[question.index(field)])
    assert reply["is"] == "accepted", reply
    for client in clients:
        client.until(lambda client: client.number == reply["number"])


@pytest.fixture
def serve(start_server: Serve) -> Callable[[], Served]:
    """Give what starts a server that hosts both games, the card game first."""
    return lambda: start_server(hosts=(CardGameHost(), CrossesHost()))


def test_from_the_link_to_the_replay(serve: Callable[[], Served]) -> None:
    """Two people play a whole match; the first cross is secret in views, logs and replay."""
    server = serve()
    table, guests, clients = seated(server)
    watcher = server.guest().join(table, watch=True)
    mark(clients, CROSS, 4)
    assert clients[CROSS].view["game"]["fields"][4] == CROSS
    assert clients[NOUGHT].view["game"]["fields"] == [-1] * 9
    assert [line["text"]["args"] for line in clients[NOUGHT].log] == [{"field": "-1"}]
    watcher.until(lambda client: client.view["game"]["moves"] == 1)
    assert watcher.view["game"]["fields"] == [-1] * 9
    for seat, field in ((NOUGHT, 0), (CROSS, 2), (NOUGHT, 1), (CROSS, 6)):
        mark(clients, seat, field)
    assert [client.view["winners"] for client in clients] == [[CROSS], [CROSS]]

    log = from_bytes(guests[NOUGHT].fetch(f"/api/tables/{table}/log")[1], KIND.commands)
    assert replay(log, KIND.start).game.outcome() == server.game(table).outcome()
    past = [guest.ask(f"/api/tables/{table}/replay/1")["game"]["fields"] for guest in guests]
    assert past == [[-1, -1, -1, -1, CROSS, -1, -1, -1, -1], [-1] * 9]
    again = guests[NOUGHT].ask(f"/api/tables/{table}/rematch", {})
    assert guests[CROSS].ask(f"/api/tables/{table}/rematch", {}) == again
    assert guests[CROSS].join(again["table"]).view["game"]["moves"] == 0


def test_undo_and_a_restart(serve: Callable[[], Served]) -> None:
    """A mark is taken back freely while it is secret; after a restart the match goes on where it was."""
    server = serve()
    table, guests, clients = seated(server)
    mark(clients, CROSS, 8)
    assert clients[CROSS].ask("undo")["is"] == "accepted"
    clients[CROSS].until(lambda client: client.question is not None)
    mark(clients, CROSS, 4)
    server.stop()
    server = serve()
    for guest in guests:
        guest.address = server.address
    clients = [guest.join(table) for guest in guests]
    assert clients[CROSS].view["game"]["fields"][4] == CROSS
    mark(clients, NOUGHT, 4)
    assert clients[NOUGHT].view["game"]["fields"][4] == CROSS


def test_a_computer_without_a_mind_answers_legally(serve: Callable[[], Served]) -> None:
    """A host that says nothing of computers gets one that takes the first option."""
    guest = serve().guest()
    client = guest.join(guest.ask("/api/tables", {"game": "crosses"})["table"])
    client.ask("answer", answers=[4])
    client.until(lambda client: client.view["game"]["moves"] == 2 and client.question is not None)
    assert client.view["game"]["fields"][0] == NOUGHT


def test_what_the_game_has_not_is_refused_with_a_sentence(serve: Callable[[], Served]) -> None:
    """No stops, previews or corrections; no other game under its name; and both games are listed."""
    server = serve()
    table, guests, clients = seated(server)
    for do, members in (
        ("stops", {"stops": {}}),
        ("preview", {"option": 0}),
        ("correct", {"changes": [{"what": "score", "seat": 0, "number": 1}]}),
    ):
        assert clients[CROSS].ask(do, **members)["is"] == "declined", do
    status, data = guests[CROSS].fetch("/api/tables", {"game": "chess"})
    assert (status, b"table-no-such-game" in data) == (400, True)
    guests[CROSS].ask("/api/tables", {})
    listed = guests[CROSS].ask("/api/tables")
    assert {one["table"] for one in listed} > {table}


def test_a_server_without_the_game_lists_the_others(serve: Callable[[], Served], start_server: Serve) -> None:
    """A table of a game that is not hosted any more harms no list, and says why it can't be opened."""
    server = serve()
    table, guests, _ = seated(server)
    own = guests[CROSS].ask("/api/tables", {})["table"]
    server.stop()
    server = start_server()
    guests[CROSS].address = server.address
    assert [one["table"] for one in guests[CROSS].ask("/api/tables")] == [own]
    status, data = guests[CROSS].fetch(f"/api/tables/{table}")
    assert (status, b"table-other-version" in data) == (409, True)
