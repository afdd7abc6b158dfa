"""When the engine is wrong: a repair both agree to, logged and reported."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from everfree.ccg.commands import Correction
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.client import Client, Message
from everfree.server.storage import records
from everfree.server.storage.match_logs import After, Row
from everfree.server.storage.records import Record
from everfree.server.storage.schema import REPORTS
from everfree.server.storage.sqlite import SqliteLogs, open_sqlite

SCORE = [{"what": "score", "seat": 0, "number": 3}]


def reason(said: Message) -> str:
    """Give the key of a refusal."""
    assert said["is"] == "declined"
    return str(said["reason"]["key"])


def is_proposed(client: Client) -> bool:
    """Tell whether a correction is open."""
    return client.view.get("correction") is not None


def in_between(duel: Duel) -> None:
    """Play until somebody has a Main Phase before them, with nothing half done."""
    while (duel.asked.question or {})["kind"] != "main":
        duel.move()


def test_both_agree_and_it_is_done(duel: Duel, server: Served) -> None:
    """The other reads what it would do; then it stands in the log, and the position in a report."""
    one, two = duel.clients
    in_between(duel)
    number = one.number
    assert one.ask("correct", changes=SCORE)["number"] == number
    two.until(is_proposed)
    assert two.view["correction"]["by"] == 0
    assert two.view["correction"]["text"]["key"] == "event-corrected-score"
    assert one.view["game"]["seats"][0]["score"] == 0

    said = two.reply_to_correction(accept=True)
    duel.settle()

    assert said["number"] == number + 1
    assert [client.view["game"]["seats"][0]["score"] for client in duel.clients] == [3, 3]
    assert not is_proposed(two)
    with server.engine.connect() as database:
        row = database.execute(select(REPORTS).where(REPORTS.c.match == duel.table)).one()
    assert row.number == number
    assert msgspec.json.decode(row.changes, type=list[Correction]) == [Correction("score", 0, number=3)]


def test_a_repair_and_its_report_are_kept_together(tmp_path: Path) -> None:
    """Where the report cannot be kept, the command is not in the log either."""
    database = open_sqlite(tmp_path / "file")
    logs = SqliteLogs(database)
    with database.engine.begin() as connection:
        seed = b"seed"
        records.add(connection, Record("t", "ccg", "", "ask", "", seed, 0, None, ended=False, chairs=()))
        REPORTS.drop(connection)

    with pytest.raises(OperationalError):
        asyncio.run(logs.append("t", Row(0, 0, "n", b"repair"), After(report=b"changes")))
    assert asyncio.run(logs.since("t", 0)) == []
    REPORTS.create(database.engine)
    asyncio.run(logs.append("t", Row(0, 0, "n", b"repair"), After(report=b"changes", ends=True)))
    with database.engine.begin() as connection:
        assert connection.execute(select(REPORTS.c.number, REPORTS.c.changes)).one() == (0, b"changes")
        kept = records.find(connection, "t")
    assert kept is not None
    assert kept.ended
    database.close()


def test_a_card_is_named_to_each_as_far_as_they_know_it(duel: Duel) -> None:
    """From my hand to my deck: I read its name, the other reads of a card; my handle stays mine."""
    in_between(duel)
    one, two = duel.clients
    card = one.view["game"]["seats"][0]["hand"][0]
    one.ask("correct", changes=[{"what": "move", "card": card["handle"], "zone": "deck"}])
    one.until(is_proposed)
    two.until(is_proposed)

    assert card["card"].encode() in msgspec.json.encode(one.view["correction"])
    assert card["card"].encode() not in msgspec.json.encode(two.view["correction"])
    assert two.view["correction"]["changes"] == []


def test_it_can_be_declined_and_withdrawn(duel: Duel) -> None:
    """Nothing changes; nobody agrees to the own proposal; one is open at a time."""
    one, two = duel.clients
    in_between(duel)
    number = one.number
    for who in (two, one):
        one.ask("correct", changes=SCORE)
        two.until(is_proposed)
        assert reason(two.ask("correct", changes=SCORE)) == "table-correction-open"
        assert reason(one.reply_to_correction(accept=True)) == "table-nothing-proposed"
        who.reply_to_correction(accept=False)
        for client in duel.clients:
            client.until(lambda client: not is_proposed(client))

    assert reason(two.reply_to_correction(accept=True)) == "table-nothing-proposed"
    assert one.number == number


def test_it_stays_open_until_the_position_changes(duel: Duel) -> None:
    """Declaring stops leaves it; a decision closes it."""
    in_between(duel)
    one, two = duel.clients
    one.ask("correct", changes=SCORE)
    two.until(is_proposed)
    two.ask("stops", stops={"faceoffs": False})
    duel.settle()
    assert is_proposed(one)
    assert is_proposed(two)
    duel.move()

    assert not is_proposed(one)
    assert reason(two.reply_to_correction(accept=True)) == "table-nothing-proposed"


def test_what_makes_no_sense_is_refused_at_once(duel: Duel) -> None:
    """Before anybody is asked."""
    one = duel.clients[0]

    assert one.ask("correct", changes=[{"what": "move", "card": 12345, "zone": "hand"}])["is"] == "declined"
    assert reason(one.ask("correct", changes=[])) == "table-correction-size"


def test_a_computer_agrees(server: Served) -> None:
    """At once."""
    guest = server.guest()
    client = guest.join(guest.ask("/api/tables", {"level": "random"})["table"])
    client.until(lambda client: client.question is not None)
    while client.ask("correct", changes=[{"what": "tokens", "seat": 0, "number": 5}])["is"] == "declined":
        client.ask("answer", answers=[0])
        client.until(lambda client: client.question is not None)
    client.until(lambda client: client.view["game"]["seats"][0]["tokens"] == 5)
    client.close()


def test_a_preview_says_what_is_certain_and_changes_nothing(duel: Duel) -> None:
    """For the seat that is asked, of an option it has."""
    in_between(duel)
    client, before = duel.asked, duel.asked.hash
    said = client.ask("preview", option=0)

    assert (said["is"], said["option"]) == ("preview", 0)
    assert reason(client.ask("preview", option=999)) == "refused-no-such-option"
    assert reason(duel.other.ask("preview", option=0)) == "refused-not-asked"
    client.send("full")
    client.receive()
    assert client.hash == before
