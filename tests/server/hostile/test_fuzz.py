"""No body, path or message makes the server fail."""

import pytest

from everfree.cli.check.hostile.malformed import BODIES, VALUES
from everfree.cli.check.hostile.raw import JSON, send
from everfree.cli.check.served import Served
from everfree.server.protocol import CheckDeck, NewTable, Rematch, RematchNonce, SitDown

MEMBERS = {
    "/api/tables": [*NewTable.__struct_fields__, "x"],
    "/api/tables/{table}/seats": [*SitDown.__struct_fields__, "x"],
    "/api/tables/{table}/rematch": [*Rematch.__struct_fields__, "x"],
    "/api/tables/{table}/rematch/nonce": [*RematchNonce.__struct_fields__, "x"],
    "/api/tables/{table}/publish": ["x"],
    "/api/commitments": ["x"],
    "/api/decks/check": [*CheckDeck.__struct_fields__, "x"],
}
"""The addresses that take a body, each with its members and one that it does not have."""
NEEDED = {"seats": '"invite":"x",', "nonce": '"table":"","shuffle_nonce":"",', "check": '"deck":"",'}
"""The members that a body must have, by the end of the address; a later one takes the place of an earlier."""
PATHS = [
    *("/%00", "/%ff", "/..%2f..%2fetc%2fpasswd", "/assets/../../app.py", "//", "/t/%ed%a0%80", "/?%00=%ff"),
    *("/api/tables/%00", "/api/tables/%ff/log", f"/api/tables/{'a' * 5000}", "/api/tables/a/replay/x"),
    *(
        f"/api/tables/a/replay/{'9' * 400}",
        "/api/tables/a/replay/-1",
        "/api/tables/a/cards/%00",
        "/api/cards/",
    ),
    *(
        "/api/cards/en.json.json",
        "/api/cards/..json",
        f"/api/cards/en.{'a' * 3000}.json",
        "/api/cards/%00.json",
    ),
    *("/api/schema/nothing", "/api/tables?%ff", "/api/tables/%2e%2e/live", "/index.html.br", "/.git/config"),
]


@pytest.fixture(scope="module")
def table(server: Served) -> str:
    """Return a table with a free seat."""
    opened: str = server.guest().ask("/api/tables", {"against": "friend"})["table"]
    return opened


def places(table: str) -> list[str]:
    """List the addresses that take a body."""
    return [*[path.format(table=table) for path in MEMBERS], "/api/tables/%00/seats"]


@pytest.mark.parametrize("value", VALUES, ids=range(len(VALUES)))
def test_no_member_of_a_body_makes_it_fail(server: Served, table: str, value: str) -> None:
    """Every member of every body, with every value."""
    for path, members in MEMBERS.items():
        for member in members:
            body = f'{{{NEEDED.get(path.rpartition("/")[2], "")}"{member}":{value}}}'
            address = path.format(table=table)
            assert send(server.address, "POST", address, body, JSON).status < 500, (path, body[:200])


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_no_body_makes_it_fail(server: Served, table: str, body: bytes) -> None:
    """Whatever bytes it has."""
    for path in places(table):
        assert send(server.address, "POST", path, body, JSON).status < 500, path


@pytest.mark.parametrize("path", PATHS)
def test_no_path_makes_it_fail(server: Served, path: str) -> None:
    """Reading, writing or with a method of somebody's own."""
    for method, body in (("GET", None), ("POST", "{}"), ("BREW", None), ("HEAD", None), ("OPTIONS", None)):
        assert send(server.address, method, path, body, JSON).status < 500, method


@pytest.mark.parametrize(
    "cookie", ["a" * 7000, '"', "everfree-guest", "everfree-guest=.", "everfree-guest=\xe9; ;;="]
)
def test_no_cookie_makes_it_fail(server: Served, cookie: str) -> None:
    """It is nobody's, that is all."""
    assert send(server.address, "GET", "/api/tables", None, {"Cookie": cookie}).status == 200
