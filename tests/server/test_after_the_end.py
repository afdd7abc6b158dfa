"""After the end: what each viewer saw, step by step, and another match of the same players."""

import copy
from collections.abc import Callable
from typing import Any

import msgspec

from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.client import Guest

MOVES = 40


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """Return the position of a view without its question."""
    return {name: one for name, one in view["game"].items() if name != "question"}


class TestReplay:
    """GET /api/tables/TABLE/replay/NUMBER."""

    def test_everybody_is_sent_again_what_they_saw_and_no_more(
        self, server: Served, start_duel: Callable[..., Duel]
    ) -> None:
        """Both players and a spectator, after every command, also across an undo."""
        duel = start_duel(server, spectator=True, undo_policy="free")
        views: list[dict[int, dict[str, Any]]] = [{}, {}, {}]
        for number in range(MOVES):
            for place, client in enumerate(duel.clients):
                views[place][client.number] = copy.deepcopy(client.view)
            if number == MOVES // 2:
                duel.clients[0].ask("undo")
                duel.settle()
            else:
                duel.move()
        duel.clients[0].ask("concede")
        duel.settle()

        guests = [duel.host, duel.friend, Guest(server.address)]
        for place, guest in enumerate(guests):
            for number, before in views[place].items():
                again = guest.ask(f"/api/tables/{duel.table}/replay/{number}")
                assert again["you"] == place
                assert seen(again) == seen(before)
                assert again["game"].get("question") is None
                assert "asked" not in again
                assert again.keys() <= {*before, "winners"}, "no member that was not seen during the match"

    def test_is_refused_before_the_end_and_beyond_it(self, server: Served, duel: Duel) -> None:
        """While a match goes on, nobody looks back."""
        path = f"/api/tables/{duel.table}/replay"
        for guest in (duel.host, duel.friend, Guest(server.address)):
            assert guest.fetch(f"{path}/0")[0] == 409
        number = duel.clients[0].ask("concede")["number"]
        duel.settle()
        assert duel.host.fetch(f"{path}/{number}")[0] == 200
        assert duel.host.fetch(f"{path}/{number + 5}")[0] == 404


class TestRematch:
    """POST /api/tables/TABLE/rematch."""

    def test_both_players_get_the_same_table_and_keep_their_seats(self, server: Served, duel: Duel) -> None:
        """Whoever asks first opens it; the other is told."""
        path = f"/api/tables/{duel.table}/rematch"
        assert duel.host.fetch(path, {})[0] == 409
        duel.clients[0].ask("concede")
        duel.settle()
        assert Guest(server.address).fetch(path, {})[0] == 403

        table = duel.host.ask(path, {})["table"]

        duel.clients[1].until(lambda client: client.view.get("rematch") == table)
        assert duel.friend.ask(path, {"swap": True})["table"] == table
        again = duel.friend.join(table)
        assert again.view["you"] == 1
        assert [one["name"] for one in again.view["players"]] == [
            one["name"] for one in duel.clients[1].view["players"]
        ]
        again.close()

    def test_a_spectator_is_not_told(self, server: Served, start_duel: Callable[..., Duel]) -> None:
        """The id of a table is for its players."""
        duel = start_duel(server, spectator=True)
        duel.clients[0].ask("concede")
        duel.settle()
        table = duel.host.ask(f"/api/tables/{duel.table}/rematch", {})["table"]
        duel.clients[0].until(lambda client: client.view.get("rematch") == table)
        assert "rematch" not in duel.clients[2].view

    def test_decks_are_swapped(self, server: Served) -> None:
        """Against a computer too, which keeps its level."""
        guest = server.guest()
        table = guest.ask("/api/tables", {"deck": "rainbow-dash", "level": "random"})["table"]
        first = guest.join(table)
        decks = [one["deck"] for one in first.view["players"]]
        first.ask("concede")
        again = guest.join(guest.ask(f"/api/tables/{table}/rematch", {"swap": True})["table"])
        assert [one["deck"] for one in again.view["players"]] == decks[::-1]
        assert again.view["players"][1]["computer"] == "random"
        assert msgspec.json.encode(again.view) != msgspec.json.encode(first.view)
        first.close()
        again.close()
