"""A match can't grow without end; `floods.length_of_a_match` attacks its number of commands."""

from collections.abc import Callable

from everfree.cli.check.duels import Duel, is_proposed
from everfree.cli.check.hostile.arena import key_of, score, to_main
from everfree.cli.check.served import Served
from everfree.server.limits import Limits


def test_corrections(start_server: Callable[..., Served]) -> None:
    """Against a computer, which agrees to all of them."""
    guest = start_server(limits=Limits(corrections_per_match=2)).guest()
    client = guest.join(guest.ask("/api/tables", {"seed": "3", "level": "gentle"})["table"])
    while (client.question or {}).get("kind") != "main":
        done = client.ask("answer", answers=[0])["number"]
        client.until(lambda client, done=done: client.number >= done and client.question is not None)
    said = [client.ask("correct", changes=score(points)) for points in range(1, 4)]
    assert [key_of(one) for one in said] == ["accepted", "accepted", "table-too-many-corrections"]
    client.close()


def test_bytes_of_a_row(start_server: Callable[..., Served], start_duel: Callable[..., Duel]) -> None:
    """A list of card ids that fits into a message may still be too long for the log."""
    duel = start_duel(start_server(limits=Limits(row_bytes=400)))
    said = duel.clients[0].ask("stops", stops={"yields": ["pr1"] * 100})
    assert said["reason"]["key"] == "server-message-too-long"


def test_readings(start_server: Callable[..., Served], start_duel: Callable[..., Duel]) -> None:
    """Each loads a match, so that one address could keep the server busy; sockets are not concerned."""
    server = start_server(limits=Limits(readings_per_address_per_hour=3))
    duel = start_duel(server)
    duel.clients[0].ask("concede")
    paths = ("shuffle", "log", "replay/0", "shuffle", "log", "replay/0")
    assert [duel.host.fetch(f"/api/tables/{duel.table}/{path}")[0] for path in paths] == [200] * 3 + [429] * 3
    duel.host.join(duel.table).close()


def test_cancels(start_server: Callable[..., Served], start_duel: Callable[..., Duel]) -> None:
    """Who has begun and cancelled too often completes the action; the log is not filled for the other."""
    duel = start_duel(start_server(limits=Limits(cancels_per_seat=2)))
    to_main(duel)
    mover = duel.asked
    options = (mover.question or {})["options"]
    begins = next(place for place, option in enumerate(options) if option["verb"] in ("play", "move"))
    said = []
    for _ in range(3):
        duel.move(begins)
        said.append(key_of(duel.move(-1)))
    assert said == ["accepted", "accepted", "table-too-many-cancels"]
    assert key_of(duel.move(0)) == "accepted"


def test_requests_for_consent(start_server: Callable[..., Served], start_duel: Callable[..., Duel]) -> None:
    """Whether they are granted or not; neither these nor the replies use up those of the other player."""
    duel = start_duel(start_server(limits=Limits(asks_per_seat=1)))
    to_main(duel)
    one, two = duel.clients
    assert key_of(one.ask("correct", changes=score(1))) == "accepted"
    two.until(is_proposed)
    two.reply_to_correction(accept=False)
    assert key_of(one.ask("correct", changes=score(1))) == "table-too-many-asks"
    assert key_of(two.ask("correct", changes=score(1))) == "accepted"


def test_undos_and_stops_of_one_seat(
    start_server: Callable[..., Served], start_duel: Callable[..., Duel]
) -> None:
    """One player can't use up those of the other."""
    limits = Limits(undos_per_seat=2, stops_per_seat=2)
    duel = start_duel(start_server(limits=limits), undo_policy="free")
    said: dict[int, list[str]] = {0: [], 1: []}
    while not all(said.values()):
        mover = duel.asked
        for place in range(3):
            stops = key_of(mover.ask("stops", stops={"faceoffs": bool(place % 2)}))
            mover.ask("answer", answers=[0])
            said[duel.clients.index(mover)] += [stops, key_of(mover.ask("undo"))]
        duel.settle()
        while duel.asked is mover:
            duel.move()
    limited = ["accepted"] * 4 + ["table-too-many-stops", "table-too-many-undos"]
    assert said == {0: limited, 1: limited}
