"""Requests that another site makes a visitor's browser send."""

import socket
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from everfree.cli.check.hostile.raw import JSON, send
from everfree.cli.check.served import Served

WISH = '{"against":"friend"}'
PUBLIC = "https://everfree.example"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Start a server with a public address, as behind a proxy that terminates TLS."""
    served = Served(tmp_path_factory.mktemp("proxied"), public_addresses=(PUBLIC,))
    yield served
    served.stop()


class TestForms:
    """A form of another site can't act for a guest."""

    @pytest.mark.parametrize(
        "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
    )
    def test_a_body_that_is_not_json_is_refused(self, server: Served, kind: str) -> None:
        """A form can send only these types; without a cookie in the answer the guest keeps the old one."""
        reply = send(server.address, "POST", "/api/tables", WISH, {"Content-Type": kind} if kind else {})

        assert (reply.status, reply.key) == (415, "server-only-json")
        assert "set-cookie" not in reply.headers

    @pytest.mark.parametrize(
        "headers",
        [
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Origin": "http://127.0.0.1:1"},
            {"Origin": "not an address"},
            {"Origin": "http://[::"},
            {"Sec-Fetch-Site": "cross-site"},
        ],
    )
    def test_another_site_is_refused(self, server: Served, headers: dict[str, str]) -> None:
        """By its origin or by what the browser says of it; no cookie is set."""
        reply = send(server.address, "POST", "/api/tables", WISH, {**JSON, **headers})

        assert (reply.status, reply.key) == (403, "server-other-site")
        assert "set-cookie" not in reply.headers

    def test_the_scheme_belongs_to_the_origin(self, server: Served) -> None:
        """A page at https:// is not a page of a server at http://."""
        origin = server.address.replace("http", "https", 1)

        assert send(server.address, "POST", "/api/tables", WISH, {**JSON, "Origin": origin}).status == 403

    @pytest.mark.parametrize(
        "kind", ["application/json", "application/json; charset=utf-8", "APPLICATION/JSON"]
    )
    def test_the_own_page_and_programs_are_allowed(self, server: Served, kind: str) -> None:
        """A program sends no origin."""
        headers = {"Content-Type": kind}
        own = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}

        assert send(server.address, "POST", "/api/tables", WISH, {**headers, **own}).status == 201
        assert send(server.address, "POST", "/api/tables", WISH, headers).status == 201

    def test_a_public_address_is_an_own_origin(self, proxied: Served) -> None:
        """The proxy speaks TLS to the browser and plain HTTP to us."""
        own = {**JSON, "Host": "everfree.example", "Origin": PUBLIC}
        plain = {**own, "Origin": "http://everfree.example:81"}

        assert send(proxied.address, "POST", "/api/tables", WISH, own).status == 201
        assert send(proxied.address, "POST", "/api/tables", WISH, plain).status == 403


class TestSockets:
    """The same for the socket of a table."""

    @pytest.mark.parametrize("scheme", ["https", "ws"])
    def test_the_scheme_belongs_to_the_origin(self, server: Served, scheme: str) -> None:
        """The page of a ws:// socket is at http://."""
        address = server.address.replace("http", "ws", 1) + "/api/tables/nowhere/live"
        origin = Origin(server.address.replace("http", scheme, 1))

        with connect(address, origin=origin) as client, pytest.raises(ConnectionClosed, match="4403"):
            client.recv(5)

    def test_the_own_page_and_a_public_address_are_allowed(self, proxied: Served) -> None:
        """They get as far as being told that there is no such table."""
        address = proxied.address.replace("http", "ws", 1) + "/api/tables/nowhere/live"
        for origin in (proxied.address, PUBLIC):
            with connect(address, origin=Origin(origin)) as client:
                assert b"table-no-such-table" in client.recv(5, decode=False)


class TestHosts:
    """A name that somebody else points at this machine (DNS rebinding) makes their page our own origin."""

    @pytest.mark.parametrize(
        "host", ["evil.example", "evil.example:8000", "localhost.evil.example", "", "a b", "[::"]
    )
    def test_an_unknown_name_is_refused(self, server: Served, host: str) -> None:
        """Even for reading."""
        reply = send(server.address, "GET", "/api/tables", None, {"Host": host})

        assert (reply.status, reply.key) == (421, "server-other-host")

    @pytest.mark.parametrize(
        "host", ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.20"]
    )
    def test_localhost_and_numbers_are_allowed(self, server: Served, host: str) -> None:
        """No name leads to them, so nobody else can make them lead elsewhere."""
        assert send(server.address, "GET", "/api/tables", None, {"Host": host}).status == 200

    def test_listed_names_are_allowed(self, start_server: Callable[..., Served]) -> None:
        """And the names of the public addresses."""
        served = start_server(allowed_hosts=("table.lan",), public_addresses=(PUBLIC,))
        for host in ("table.lan", "table.lan:8000", "everfree.example"):
            assert send(served.address, "GET", "/api/tables", None, {"Host": host}).status == 200

    def test_a_socket_is_refused_too(self, server: Served) -> None:
        """Before it is opened."""
        port = int(server.address.rpartition(":")[2])
        opened = socket.create_connection(("127.0.0.1", port))
        with (
            pytest.raises(InvalidStatus, match="421"),
            connect(f"ws://evil.example:{port}/api/tables/nowhere/live", sock=opened),
        ):
            pass
        opened.close()
