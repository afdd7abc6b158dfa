"""Spectators slap in where the house rules let them, over real sockets and on several processes."""

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.slapping import Player, archived, is_match, open_table, played, rules, wait_for
from websockets.exceptions import ConnectionClosed

from everfree.cli.check.served import Served
from everfree.server.client import Client, Guest
from everfree.server.limits import Limits
from everfree.server.storage.archives import SPECTATOR
from everfree.server.storage.schema import SEATS
from everfree.slap.commands import Join, Measure, Slap
from everfree.slap.events import Judged
from everfree.slap.people import MOST_SEATS

Start = Callable[..., Served]

ANYONE = {**rules(60), "slap_in": "anyone", "joker": "slap", "jokers_per_deck": 9, "turn_timeout_ms": 400}
"""The clock turns over all cards; many of them can be slapped."""


def spectator(server: Served) -> Guest:
    """Return a visitor who has a cookie and no seat."""
    guest = server.guest()
    assert guest.ask("/api/guests", {}) == {"new": True}
    assert guest.ask("/api/guests", {}) == {"new": False}
    return guest


def seats(server: Served, table: str) -> list[int]:
    """List the stored seats."""
    with server.engine.connect() as database:
        wanted = select(SEATS.c.seat).where(SEATS.c.table == table).order_by(SEATS.c.seat)
        return list(database.execute(wanted).scalars())


class TooLate(AssertionError):
    """The match was over before there was such a card."""


def slap(client: Client, *, matching: bool) -> dict[str, Any]:
    """Wait for a card that matches, or one that does not, slap it, and return the reply."""

    def is_there(one: Client) -> bool:
        game = one.view.get("game") or {"top": [], "may_slap": False}
        if not game["top"] or not game["may_slap"]:
            return False
        is_joker = "joker" in game["top"][-1]["symbols"]
        return is_joker if matching else not is_joker and not is_match(game["top"])

    client.until(lambda one: is_there(one) or one.is_over)
    if client.is_over:
        raise TooLate
    version = client.view["game"]["version"]
    return client.ask("command", command={"do": "slap", "version": version, "reaction": 110})


def drain(client: Client) -> threading.Thread:
    """Read what a client is sent until its match is over, in a thread."""

    def read() -> None:
        with suppress(ConnectionClosed):
            client.until(lambda one: one.is_over)

    thread = threading.Thread(target=read, daemon=True)
    thread.start()
    return thread


def test_a_spectator_slaps_in_and_plays_on(start_server: Start) -> None:
    """Their first slap counts with their measured connection; everybody sees the new player, and replays."""
    server = start_server()
    host, guest, other = server.guest(), spectator(server), server.guest()
    table = open_table([host, server.guest()], options=ANYONE)
    watching = drain(other.join(table, watch=True))
    hosting = host.join(table)
    following = drain(hosting)
    client = guest.join(table)
    client.lag = 0.05
    assert client.view["you"] == MOST_SEATS
    client.until(lambda one: sum([b'"ping"' in message for message in one.received]) > 4)
    while True:
        reply = slap(client, matching=True)
        if reply["is"] == "accepted":
            client.until(lambda one: not one.view["game"]["is_judging"])
            if client.view["game"]["seats"][2]["status"] == "active" or client.is_over:
                break
    assert client.view["you"] == 2
    assert len(client.view["players"]) == 3
    assert seats(server, table) == [0, 1, 2]
    Player(client).play()
    following.join(30)
    watching.join(30)

    match = played(host, table)
    joined = [number for number, one in enumerate(match.log.commands) if isinstance(one, Join)]
    assert len(joined) == 1
    after = match.log.commands[joined[0] + 1 : joined[0] + 3]
    assert [type(one) for one in after] == [Measure, Slap]
    assert isinstance(after[0], Measure)
    assert after[0].round_trip >= 50
    assert {one.seat for one in after} == {2}
    judged = [event.verdict for event in match.game.told(0, 0) if isinstance(event, Judged)]
    assert any(verdict.winner == 2 for verdict in judged)
    assert hosting.view["players"][2]["name"] == client.view["players"][2]["name"]
    assert sum([line["text"]["key"] == "slap-joined" for line in hosting.log]) == 1
    wait_for(lambda: archived(server, table) == {SPECTATOR, 0, 1, 2}, 60)
    for visitor, viewer in ((guest, 2), (host, 0), (server.guest(), MOST_SEATS)):
        for number in (joined[0], joined[0] + 1):
            view = visitor.ask(f"/api/tables/{table}/replay/{number}")
            assert view["you"] == viewer
            assert len(view["game"]["seats"]) == 2 + (number > joined[0])
        assert visitor.ask(f"/api/tables/{table}/replay")["moments"] == len(match.log.commands)


def test_everybody_is_sent_the_same_but_for_whose_seat_it_is(start_server: Start) -> None:
    """The view of a guest differs from a spectator's in nothing but the number and what they may do."""
    server = start_server()
    host, guest = server.guest(), spectator(server)
    table = open_table([host, server.guest()], options={**ANYONE, "turn_timeout_ms": 2000})
    other, client = server.guest().join(table), guest.join(table)
    assert slap(client, matching=False)["is"] == "accepted"
    client.until(lambda one: one.view["you"] == 2)
    for _ in range(50):  # the table goes on: whoever is behind reads on until both have seen the same
        if other.number == client.number:
            break
        behind, number = min((other, client), key=lambda one: one.number), max(other.number, client.number)
        behind.until(lambda one, number=number: one.number >= number)
    assert other.number == client.number
    own = {"viewer", "may_play", "may_slap", "may_sign"}
    views = [{k: v for k, v in one.view["game"].items() if k not in own} for one in (other, client)]
    assert views[0] == views[1]
    assert [line["id"] for line in client.log] == list(range(len(client.log)))


def test_a_false_slap_of_a_guest_ends_their_slapping(start_server: Start) -> None:
    """They have a seat and may not slap again; a reload changes nothing, and the others play on."""
    server = start_server()
    host, guest = server.guest(), spectator(server)
    table = open_table([host, server.guest()], options=ANYONE)
    client = guest.join(table)
    assert slap(client, matching=False)["is"] == "accepted"
    client.until(lambda one: one.view["you"] == 2)
    assert client.view["game"]["seats"][2]["status"] == "banned"
    client.close()

    again = guest.join(table)
    assert again.view["you"] == 2
    game = again.view["game"]
    said = again.ask("command", command={"do": "slap", "version": game["version"], "reaction": 200})
    assert said["reason"]["key"] == "slap-refused-banned"
    assert seats(server, table) == [0, 1, 2]


@pytest.mark.parametrize(
    ("options", "wish", "key"),
    [
        ({"slap_in": "players"}, {}, "table-only-watching"),
        ({"slap_in": "nobody"}, {}, "table-only-watching"),
        ({}, {"spectator_delay": 30}, "table-guests-see-later"),
    ],
    ids=["players", "nobody", "delay"],
)
def test_who_may_not_slap_in(
    start_server: Start, options: dict[str, Any], wish: dict[str, Any], key: str
) -> None:
    """By the house rules, and where spectators see the table later; nobody gets a seat."""
    server = start_server()
    table = open_table([server.guest(), server.guest()], options={**ANYONE, **options}, **wish)
    client = spectator(server).join(table)
    wait_for(lambda: server.room(table).number > 2)
    said = client.ask("command", command={"do": "slap", "version": 1, "reaction": 200})

    assert said["reason"]["key"] == key
    assert seats(server, table) == [0, 1]


def test_who_has_no_cookie_or_only_watches_takes_no_seat(start_server: Start) -> None:
    """Nor does a command that is no slap, or a slap that is refused, give one."""
    server = start_server()
    table = open_table([server.guest(), server.guest()], options={**ANYONE, "turn_timeout_ms": 3000})
    guest = spectator(server)
    clients = [server.guest().join(table), guest.join(table, watch=True), guest.join(table)]
    clients[2].until(lambda one: one.number > 0)
    request = {"do": "slap", "version": 0, "reaction": 200}
    said = [clients[place].ask("command", command=request)["reason"]["key"] for place in (0, 1)]
    assert said == ["table-only-watching"] * 2
    for sent in ({"do": "leave"}, {"do": "join"}, {**request, "version": 900}):
        assert clients[2].ask("command", command=sent)["is"] == "declined"
    assert clients[2].ask("answer", answers=[0])["is"] == "declined"

    assert seats(server, table) == [0, 1]


def test_guests_are_limited_by_address(start_server: Start) -> None:
    """Who was banned could come as another guest."""
    server = start_server(limits=Limits(guests_per_address_per_table=2))
    table = open_table([server.guest(), server.guest()], options=ANYONE)
    clients = [spectator(server).join(table) for _ in range(3)]
    said = [slap(client, matching=False) for client in clients]

    assert [one["is"] for one in said] == ["accepted", "accepted", "declined"]
    assert said[2]["reason"]["key"] == "server-too-many-guests"
    assert len(seats(server, table)) == 4


def test_a_rematch_is_of_those_who_were_dealt_in(start_server: Start) -> None:
    """A guest can't open it, and follows to watch; the house rules are the same."""
    server = start_server()
    host, friend, guest = server.guest(), server.guest(), spectator(server)
    table = open_table([host, friend], options={**ANYONE, "limit": {"type": "cards", "cards": 12}})
    client = guest.join(table)
    slap(client, matching=False)
    client.until(lambda one: one.is_over)
    path = f"/api/tables/{table}/rematch"
    assert guest.fetch(path, {})[0] == 403
    again = host.ask(path, {})["table"]
    assert friend.ask(path, {})["table"] == guest.ask(path, {})["table"] == again
    client.until(lambda one: one.view.get("rematch") == again)

    assert seats(server, again) == [0, 1]
    assert guest.join(again).view["you"] == MOST_SEATS


def test_a_guest_of_another_process_is_seated_by_the_judge(start_gateway: Start) -> None:
    """The process that holds the spectator's socket does not judge; both know the new seat."""
    servers = [start_gateway(), start_gateway()]
    host, friend, guest = servers[0].guest(), servers[0].guest(), spectator(servers[1])
    table = open_table([host, friend], options={**ANYONE, "limit": {"type": "cards", "cards": 200}})
    hosting = host.join(table)
    wait_for(lambda: servers[0].room(table).docket.judge_number)
    client = guest.join(table)
    drain(hosting)
    assert not servers[1].room(table).docket.judge_number
    reply = slap(client, matching=False)
    assert reply["is"] == "accepted"
    client.until(lambda one: one.view["you"] == 2)
    time.sleep(0.5)

    assert servers[0].room(table).seated().game.seats == servers[1].room(table).seated().game.seats == 3
    assert servers[0].room(table).presence[2].connection
    assert [chair.seat for chair in servers[1].room(table).record.chairs] == [0, 1, 2]
