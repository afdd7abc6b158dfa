"""Attacks by another website through the browser of a guest."""

import socket
from typing import Final

from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from everfree.cli.check.hostile.arena import SOON, Arena, close_code, expect
from everfree.cli.check.hostile.raw import JSON, send

ELSEWHERE: Final = "https://evil.example"
WISH: Final = '{"against":"friend"}'
FORMS: Final = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data")


def form_of_another_site(arena: Arena) -> None:
    """A form or a script of another site acts for a guest, or replaces the guest's cookie."""
    tries: list[tuple[int, dict[str, str]]] = [(415, {"Content-Type": kind}) for kind in FORMS]
    tries += [(403, {**JSON, "Origin": origin}) for origin in (ELSEWHERE, "null", "http://127.0.0.1:1")]
    tries.append((403, {**JSON, "Sec-Fetch-Site": "cross-site"}))
    for status, headers in tries:
        reply = send(arena.address, "POST", "/api/tables", WISH, headers)
        expect(f"{headers}: status", reply.status, status)
        expect(f"{headers}: sets a cookie", "set-cookie" in reply.headers, False)


def other_host_name(arena: Arena) -> None:
    """A name that somebody else points at this machine."""
    for host in ("evil.example", "localhost.evil.example", ""):
        reply = send(arena.address, "GET", "/api/tables", None, {"Host": host})
        expect(f"{host!r}: status", reply.status, 421)
    port = int(arena.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as opened:
        try:
            connect(f"ws://evil.example:{port}/api/tables/nowhere/live", sock=opened).close()
        except InvalidStatus as refused:
            status = refused.response.status_code
        else:
            status = 101
    expect("status of a socket", status, 421)


def socket_of_another_site(arena: Arena) -> None:
    """A page of another site opens the socket of a table."""
    table = arena.guest().ask("/api/tables", {"against": "friend"})["table"]
    address = f"{arena.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    for origin in (ELSEWHERE, "null", arena.address.replace("http", "https", 1)):
        with connect(address, origin=Origin(origin)) as client:
            expect(f"{origin}: close code", close_code(lambda: client.recv(SOON / 5)), 4403)
