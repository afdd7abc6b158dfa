"""Codes that guests type to find a table with a free seat."""

from collections.abc import Callable

import msgspec
import pytest

from everfree.cli.check.served import Served
from everfree.server.client import Guest
from everfree.server.limits import Limits
from everfree.server.tables.codes import LENGTH, LETTERS, new_code, read_code

Start = Callable[..., Served]


def found(guest: Guest, code: str) -> tuple[int, str]:
    """Type a code; return the status, and the invitation or the key of the refusal."""
    status, data = guest.fetch("/api/codes", {"code": code})
    answer = msgspec.json.decode(data)
    return status, answer["invite"] if status < 400 else answer["reason"]["key"]


@pytest.mark.parametrize("wish", [{}, {"game": "slap", "seats": 3}], ids=["cards", "slap"])
def test_a_code_leads_to_the_free_seat(start_server: Start, wish: dict[str, object]) -> None:
    """However it is typed; until the match is over it leads there, so that latecomers can watch."""
    server = start_server()
    host, friend = server.guest(), server.guest()
    opened = host.ask("/api/tables", {"against": "friend", **wish})
    code = opened["code"]
    assert (len(code), set(code) <= set(LETTERS)) == (LENGTH, True)

    waiting = host.join(opened["table"])
    assert waiting.view["code"] == code
    watching = friend.join(opened["table"])
    assert "code" not in watching.view
    assert found(friend, f" {code[:4].lower()}-{code[4:]} ") == (201, opened["invite"])
    invite = opened["invite"].partition("invite=")[2]
    friend.ask(f"/api/tables/{opened['table']}/seats", {"invite": invite})
    assert found(server.guest(), code) == (201, opened["invite"])


def test_a_code_ends_with_its_match(start_server: Start) -> None:
    """And a table without a free seat has none, nor has a rematch."""
    server = start_server()
    host, friend = server.guest(), server.guest()
    opened = host.ask("/api/tables", {"against": "friend"})
    invite = opened["invite"].partition("invite=")[2]
    friend.ask(f"/api/tables/{opened['table']}/seats", {"invite": invite})
    host.join(opened["table"]).ask("concede")

    assert found(friend, opened["code"]) == (404, "table-no-such-code")
    assert "code" not in host.ask("/api/tables", {})
    again = host.ask(f"/api/tables/{opened['table']}/rematch", {})
    assert "code" not in again
    assert "code" not in host.join(again["table"]).view


def test_a_code_does_not_tell_the_end_before_spectators_may_know_it(start_server: Start) -> None:
    """Who watches with a delay learns nothing by typing the code again and again."""
    server = start_server()
    host, friend = server.guest(), server.guest()
    opened = host.ask("/api/tables", {"against": "friend", "spectator_delay": 3600})
    invite = opened["invite"].partition("invite=")[2]
    friend.ask(f"/api/tables/{opened['table']}/seats", {"invite": invite})
    host.join(opened["table"]).ask("concede")

    assert found(server.guest(), opened["code"]) == (201, opened["invite"])


def test_guessing_is_limited(start_server: Start) -> None:
    """Wrong codes of an address are counted, right ones are not; after them even the right one is refused."""
    server = start_server(limits=Limits(wrong_codes_per_address_per_hour=3))
    host, friend = server.guest(), server.guest()
    opened = host.ask("/api/tables", {"against": "friend"})
    code = opened["code"]
    wrong = ("B" if code[0] != "B" else "F") + code[1:]

    assert [found(friend, one)[0] for one in (code, wrong, code, "", code, "AEIO UAEI", code)] == [
        *(201, 404, 201, 404, 201, 404, 429)
    ]
    assert found(server.guest(), code) == (429, "server-too-many-codes")


def test_no_log_has_a_code(start_server: Start, capfd: pytest.CaptureFixture[str]) -> None:
    """Neither a right one nor one that is refused."""
    server = start_server()
    code, wrong = server.guest().ask("/api/tables", {"against": "friend"})["code"], new_code()
    found(server.guest(), code)
    found(server.guest(), wrong)
    server.stop()

    written = "".join(capfd.readouterr())
    assert code not in written
    assert wrong not in written


def test_codes_are_read_as_people_type_them() -> None:
    """In any case and with any signs between; anything else is no code."""
    assert read_code("bfhk lmqr") == read_code("BFHK-LMQR") == "BFHKLMQR"
    for typed in ("BFHKLMQ", "BFHKLMQRX", "BFHKLMQA", "é" * 900, ""):
        assert read_code(typed) == ""
    assert len({new_code() for _ in range(200)}) == 200
