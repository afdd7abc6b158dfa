"""A finished slap match: its replay has the evidence of every verdict, and the same people play again."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.slapping import Player, archived, open_table, played, rules, wait_for

from everfree.cli.check.served import Process, Served
from everfree.server.client import Guest
from everfree.server.storage.archives import SPECTATOR
from everfree.slap.events import Judged
from everfree.slap.table import KIND, Setup
from everfree.table.match import Match

Start = Callable[..., Served]

JOKERS = {**rules(24), "joker": "slap", "jokers_per_deck": 9}
"""Every third card or so can be slapped."""


def play(guests: list[Guest], table: str) -> Match:
    """Let guests play a match to its end; return it."""
    players = [Player(guest.join(table)).begin() for guest in guests]
    for player in players:
        player.join(60)
    return played(guests[0], table)


def verdicts(match: Match) -> dict[int, Any]:
    """Return the verdicts of a match, each with the number of commands after which it was shown."""
    game, found, seen = KIND.start(match.log.header), {}, 0
    for number, command in enumerate(match.log.commands):
        game.apply(command)
        told = game.told(0, seen)
        seen += len(told)
        for event in told:
            if isinstance(event, Judged):
                found[number + 1] = msgspec.json.decode(msgspec.json.encode(event.verdict))
    return found


def test_a_replay_has_the_evidence_of_every_verdict(start_server: Start) -> None:
    """For players and strangers, from the log and from the archive."""
    server = start_server()
    guests = [server.guest(), server.guest()]
    table = open_table(guests, computers=1, options=JOKERS)
    match = play(guests, table)
    judged = verdicts(match)
    assert judged

    def check(guest: Guest) -> None:
        replay = guest.ask(f"/api/tables/{table}/replay")
        assert replay["moments"] == len(match.log.commands)
        assert any(line.get("event") == "took" for line in replay["log"])
        for number, verdict in judged.items():
            before, after = (
                guest.ask(f"/api/tables/{table}/replay/{moment}")["game"].get("verdict")
                for moment in (number - 1, number)
            )
            assert before != after == verdict
            assert all({"claim", "least", "counted", "notes"} <= one.keys() for one in after["evidence"])

    check(guests[1])
    wait_for(lambda: archived(server, table) == {SPECTATOR, 0, 1, 2}, 60)
    check(guests[1])
    check(server.guest())


@pytest.mark.parametrize("swap", [False, True])
def test_the_same_people_play_again_by_the_same_house_rules(start_server: Start, *, swap: bool) -> None:
    """Everybody gets the same table, which is played to its end as the first was."""
    server = start_server()
    guests = [server.guest(), server.guest()]
    table = open_table(guests, computers=1, options=JOKERS)
    first = play(guests, table)
    again = {guest.ask(f"/api/tables/{table}/rematch", {"swap": swap})["table"] for guest in guests}
    assert len(again) == 1
    second = play(guests, again.pop())

    assert second.game.outcome() is not None
    setups = [msgspec.convert(match.log.header.setup, Setup) for match in (first, second)]
    assert (setups[0].players, setups[0].options) == (setups[1].players, setups[1].options)
    assert first.log.header.seed != second.log.header.seed


def test_one_machine_hosts_it_without_other_services(tmp_path: Path) -> None:
    """`everfree serve --local`: people of one house play, look back and play again."""
    server = Process(tmp_path)
    try:
        guests = [Guest(server.address), Guest(server.address)]
        table = open_table(guests, computers=1, options=JOKERS)
        match = play(guests, table)
        replay = guests[0].ask(f"/api/tables/{table}/replay")
        again = guests[1].ask(f"/api/tables/{table}/rematch", {})["table"]
        client = guests[1].join(again)
        client.until(lambda one: one.number > 0)
        client.close()
    finally:
        server.stop()

    assert match.game.outcome() is not None
    assert replay["moments"] == len(match.log.commands)
    assert again != table
