"""Stored matches of other rules or other cards: they are listed as such, and harm no other table."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from everfree.ccg.cards import POOL
from everfree.ccg.decks.theme import RAINBOW_DASH
from everfree.cli.check.served import Served
from everfree.messages import LANGUAGES, Messages
from everfree.server.client import Guest
from everfree.server.protocol import Problem, Unavailable
from everfree.server.storage.schema import SEATS, TABLES
from everfree.table.versions import VERSION
from everfree.telling.said import Said
from everfree.telling.speaking import speak

Change = Callable[[dict[str, Any]], bytes]

CHANGES: dict[str, Change] = {
    "another version": lambda header: json.dumps({**header, "version": VERSION + 1}).encode(),
    "other definitions": lambda header: json.dumps({**header, "definitions": "0" * 32}).encode(),
    "from before versions": lambda header: json.dumps({**header, "version": "0.1.0"}).encode(),
    "another setup": lambda header: json.dumps({**header, "version": VERSION + 1, "setup": {}}).encode(),
    "no header at all": lambda header: b"{",
}


def seated_table(server: Served, host: Guest, deck: str = "rainbow-dash") -> str:
    """Open a table and let a friend sit down; nobody is connected, so the server forgets it again."""
    opened: dict[str, str] = host.ask("/api/tables", {"against": "friend", "deck": deck, "name": "Iris"})
    invite = opened["invite"].split("invite=")[1]
    path = f"/api/tables/{opened['table']}/seats"
    server.guest().ask(path, {"invite": invite, "name": "Kiwi", "deck": "applejack"})
    assert not server.holds(opened["table"])
    return opened["table"]


def change_header(server: Served, table: str, change: Change) -> None:
    """Write another header into the database, as another version of the program would have."""
    with server.engine.begin() as connection:
        stored = connection.execute(select(TABLES.c.header).where(TABLES.c.id == table)).scalar_one()
        header = change(json.loads(stored))
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(header=header))


def states(guest: Guest) -> dict[str, str]:
    """Give the state of each table of a guest, by its id."""
    return {one["table"]: one.get("state", "playable") for one in guest.ask("/api/tables")}


def told(said: Said) -> str:
    """Give the key of a sentence, and see that it can be said in every language."""
    assert all(speak(said, Messages(language), ["Iris", "Kiwi"]) for language in LANGUAGES)
    return said.key


class TestAnotherVersion:
    """What can't be loaded is told, and everything else goes on."""

    @pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
    def test_the_list_says_so_and_has_the_other_tables(self, server: Served, change: Change) -> None:
        """The entry names the opponent; neither turn nor score are known."""
        host = server.guest()
        old, new = seated_table(server, host), seated_table(server, host)
        change_header(server, old, change)

        assert states(host) == {old: "other-version", new: "playable"}
        expected = {"table": old, "game_name": "ccg", "you": 0, "opponent": "Kiwi", "state": "other-version"}
        found = host.ask(f"/api/tables/{old}")
        assert found.pop("players")[1:] == ["Kiwi"]
        assert found == {**expected, "seats": 2}
        client = host.join(new)
        assert client.view["game"]["turn"] >= 0
        client.close()

    @pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
    def test_opening_it_gives_a_sentence(self, server: Served, change: Change) -> None:
        """The only message of the socket, which is closed then; who watches is told the same."""
        host = server.guest()
        table = seated_table(server, host)
        change_header(server, table, change)

        for guest, watch in ((host, False), (server.guest(), True)):
            client = guest.join(table, watch=watch)
            (message,) = client.received
            assert told(msgspec.json.decode(message, type=Unavailable).reason) == "table-other-version"
            with pytest.raises(ConnectionClosed, match="4409"):
                client.receive(5)
            client.close()

    def test_its_log_is_not_given(self, server: Served) -> None:
        """The refusal is the same sentence."""
        host = server.guest()
        table = seated_table(server, host)
        change_header(server, table, CHANGES["another version"])

        status, data = host.fetch(f"/api/tables/{table}/log")

        assert status == 409
        assert told(msgspec.json.decode(data, type=Problem).reason) == "table-other-version"

    def test_whoever_sits_there_keeps_the_seat(self, server: Served) -> None:
        """A third one is told that the seats are taken, as ever."""
        host = server.guest()
        table = seated_table(server, host)
        change_header(server, table, CHANGES["no header at all"])

        assert host.ask(f"/api/tables/{table}/seats", {"invite": ""}) == {"seat": 0}
        assert server.guest().fetch(f"/api/tables/{table}/seats", {"invite": ""})[0] == 403

    def test_the_right_version_loads_it_again(self, server: Served) -> None:
        """Nothing was written to it meanwhile."""
        host = server.guest()
        table = seated_table(server, host)
        change_header(server, table, CHANGES["another version"])
        assert states(host) == {table: "other-version"}
        change_header(server, table, lambda header: json.dumps({**header, "version": VERSION}).encode())

        assert states(host) == {table: "playable"}

    def test_a_deck_that_cannot_be_read(self, server: Served) -> None:
        """A seat of another version is told like a header of one."""
        host = server.guest()
        table = seated_table(server, host)
        with server.engine.begin() as connection:
            connection.execute(update(SEATS).where(SEATS.c.table == table).values(deck=b'{"cards": 3}'))

        assert states(host) == {table: "other-version"}


class TestChangedCards:
    """The pool is another one than when the match began."""

    @pytest.fixture
    def mane(self, server: Served, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
        """Give what changes the Mane Character of Rainbow Dash's deck until the end of the test."""
        card = POOL[RAINBOW_DASH.mane]
        return lambda **changes: monkeypatch.setitem(POOL, card.id, replace(card, **changes))

    def test_a_changed_card(self, server: Served, mane: Callable[..., None]) -> None:
        """Only matches with this card are concerned."""
        host = server.guest()
        old, other = seated_table(server, host), seated_table(server, host, "rarity")
        mane(points=3)

        assert states(host) == {old: "other-version", other: "playable"}

    def test_a_reworded_card(self, server: Served, mane: Callable[..., None]) -> None:
        """Its matches go on."""
        host = server.guest()
        table = seated_table(server, host)
        mane(rarity="other")

        assert states(host) == {table: "playable"}

    def test_a_rematch_without_a_card_that_is_gone(
        self, server: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Nobody is led to a table that can't be played."""
        host = server.guest()
        table = seated_table(server, host)
        playing = host.join(table)
        playing.ask("concede")
        playing.close()
        monkeypatch.delitem(POOL, RAINBOW_DASH.mane)
        status, data = host.fetch(f"/api/tables/{table}/rematch", {})

        assert status == 409
        assert told(msgspec.json.decode(data, type=Problem).reason) == "table-other-version"

    def test_a_card_that_is_gone(self, server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        """Also for a table that has waited for a friend, and one of other cards: all may name it (R69)."""
        host, friend = server.guest(), server.guest()
        opened = host.ask("/api/tables", {"against": "friend", "deck": "rainbow-dash"})
        old, new = seated_table(server, host), seated_table(server, host, "rarity")
        monkeypatch.delitem(POOL, RAINBOW_DASH.mane)
        waiting = opened["table"]
        friend.ask(
            f"/api/tables/{waiting}/seats", {"invite": opened["invite"].split("=")[1], "deck": "applejack"}
        )

        assert states(host) == dict.fromkeys((waiting, old, new), "other-version")
