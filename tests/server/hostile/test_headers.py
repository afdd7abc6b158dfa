"""Every response has the security headers, errors included."""

import pytest

from everfree.cli.check.hostile.raw import JSON, send
from everfree.cli.check.served import Served
from everfree.server.tables.hall import Hall


@pytest.mark.parametrize(
    ("method", "path", "body", "headers", "status"),
    [
        ("GET", "/", None, {}, 200),
        ("GET", "/api/nothing/at/all", None, {}, 404),
        ("GET", "/api/tables/nowhere", None, {}, 404),
        ("PUT", "/api/tables", "{}", JSON, 405),
        ("POST", "/api/tables", "{", JSON, 400),
        ("POST", "/api/tables", "x" * 200_000, JSON, 413),
        ("POST", "/api/tables", "{}", {}, 415),
        ("GET", "/", None, {"Host": "evil.example"}, 421),
    ],
)
def test_every_response_has_the_security_headers(
    server: Served, method: str, path: str, body: str | None, headers: dict[str, str], status: int
) -> None:
    """Whoever makes the response: a route, the router, or the check before it."""
    reply = send(server.address, method, path, body, headers)

    assert reply.status == status
    assert reply.headers["content-security-policy"].startswith("default-src 'none'")
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert reply.headers["referrer-policy"] == "no-referrer"


def test_a_fault_of_ours_has_them_and_a_sentence(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The response says nothing of the exception."""

    async def fail(*_given: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(Hall, "summaries", fail)
    reply = send(server.address, "GET", "/api/tables")

    assert (reply.status, reply.key) == (500, "server-failed")
    assert b"secret" not in reply.body
    assert "content-security-policy" in reply.headers


@pytest.mark.parametrize(
    ("method", "path", "body", "headers", "key"),
    [
        ("PUT", "/api/tables", "{}", JSON, "server-no-such-method"),
        ("POST", "/api/tables", "{", JSON, "table-not-understood"),
        ("POST", "/api/tables", "x" * 200_000, JSON, "server-too-large"),
        ("POST", "/api/tables/t/nothing", "{}", JSON, "server-no-such-page"),
    ],
)
def test_every_error_has_a_sentence(
    server: Served, method: str, path: str, body: str, headers: dict[str, str], key: str
) -> None:
    """The framework's own errors too."""
    assert send(server.address, method, path, body, headers).key == key
