"""The countdown of a real-time table over real sockets: when everybody is there, and in rematches."""

import time
from collections.abc import Callable

from tests.server.slapping import Player, open_table, played, rules, wait_for

from everfree.cli.check.served import Served
from everfree.server.client import Client
from everfree.server.slap_game.house_rules import COUNTDOWN_MS
from everfree.slap.commands import Ready
from everfree.slap.events import Counted, Dealt, Event, Played
from everfree.slap.table import Setup

Start = Callable[..., Served]

COUNTING = {**rules(10), "countdown_ms": 900}


def numbers(client: Client) -> list[int]:
    """List the numbers of the countdown in the log of a client."""
    return [line["text"]["args"]["left"] for line in client.log if line.get("event") == "counted"]


def is_waiting(client: Client) -> bool:
    """Tell whether the table waits for players."""
    game = client.view.get("game")
    return game is not None and bool(game["is_waiting"])


def test_it_begins_when_the_last_player_has_come(start_server: Start) -> None:
    """Whoever comes first waits; all see the same numbers, and a replay shows each."""
    server = start_server()
    guests = [server.guest(), server.guest()]
    table = open_table(guests, computers=1, options=COUNTING)
    first = guests[0].join(table)
    wait_for(lambda: server.room(table).docket.judge_number)
    time.sleep(1.0)
    assert is_waiting(first)
    assert first.ask("command", command={"do": "slap", "version": 0, "reaction": 200})["is"] == "declined"
    second = guests[1].join(table)
    players = [Player(client).begin() for client in (first, second)]
    for player in players:
        player.join()

    assert numbers(first) == [3, 2, 1, 0]
    match = played(guests[0], table)
    ready = [number for number, one in enumerate(match.log.commands) if isinstance(one, Ready)]
    assert len(ready) == 1
    told: list[Event] = match.game.told(0, 0)
    moments = [event.at for event in told if isinstance(event, Counted)]
    assert [moment - moments[0] for moment in moments] == [0, 300, 600, 900]
    assert next(event.at for event in told if isinstance(event, Played)) >= moments[-1]
    shown = guests[1].ask(f"/api/tables/{table}/replay/{ready[0] + 1}")
    assert (shown["game"]["count"], shown["game"]["is_waiting"]) == (3, False)


def test_a_table_has_one_unless_its_host_wants_none(start_server: Start) -> None:
    """It counts for three seconds."""
    guest = start_server().guest()
    opened = guest.ask("/api/tables", {"game": "slap"})
    client = guest.join(opened["table"])
    client.until(lambda one: one.view["game"]["count"] == 3)
    began = time.monotonic()
    client.until(lambda one: one.view["game"]["may_slap"])

    assert numbers(client) == [3, 2, 1, 0]
    assert time.monotonic() - began >= COUNTDOWN_MS / 1000 - 0.5


def test_a_rematch_counts_and_its_winner_deals(start_server: Start) -> None:
    """S15: the winner deals, so the player after the winner begins; nobody plays before both have come."""
    server = start_server()
    guests = [server.guest(), server.guest()]
    table = open_table(guests, options=COUNTING)
    players = [Player(guest.join(table)).begin() for guest in guests]
    for player in players:
        player.join()
    outcome = played(guests[0], table).game.outcome()
    assert outcome is not None
    again = guests[0].ask(f"/api/tables/{table}/rematch", {})["table"]
    first = guests[0].join(again)
    wait_for(lambda: server.room(again).docket.judge_number)
    time.sleep(0.5)
    assert is_waiting(first)
    assert guests[1].ask(f"/api/tables/{table}/rematch", {})["table"] == again
    players = [Player(client).begin() for client in (first, guests[1].join(again))]
    for player in players:
        player.join()

    assert numbers(first) == [3, 2, 1, 0]
    match = played(guests[0], again)
    dealt = next(event for event in match.game.told(0, 0) if isinstance(event, Dealt))
    if len(outcome.winners) == 1:
        assert dealt.dealer == outcome.winners[0]
        assert dealt.turn == 1 - outcome.winners[0]
    assert Setup(**match.log.header.setup).dealer == (outcome.winners[0] if len(outcome.winners) == 1 else -1)
