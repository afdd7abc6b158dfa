"""What `everfree doctor --at URL` checks from outside, as a browser would."""

import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from everfree.cli.operations.inside import Finding

PATIENCE: Final = 5.0
NO_SUCH_TABLE: Final = 4404


def findings(address: str) -> Iterator[Finding]:
    """Check what visitors of a server meet."""
    address = address.rstrip("/")
    yield answers(address)
    yield ready(address)
    yield page(address)
    yield sockets(address)
    yield figures(address)


def _get(url: str) -> tuple[int, str, str]:
    """Return status, type and text of a page; raise `OSError` if nobody answers."""
    try:
        reply = urllib.request.urlopen(url, timeout=PATIENCE)
    except urllib.error.HTTPError as refused:
        reply = refused
    with reply:
        return reply.status, reply.headers.get_content_type(), reply.read().decode(errors="replace")


def _found(part: str, url: str, todo: str, wanted_type: str = "") -> Finding:
    try:
        status, kind, text = _get(url)
    except OSError as error:
        return Finding(part, False, f"{url}: {error}; is the server running, and reachable?")
    if status != 200 or (wanted_type and kind != wanted_type):
        return Finding(part, False, f"{url}: status {status}, {text[:200].strip()}; {todo}")
    return Finding(part, True, f"{url} answers")


def answers(address: str) -> Finding:
    """Check that a process answers, under this name."""
    todo = "status 421 means that the name must be added with allowed_hosts or public_addresses"
    return _found("server", f"{address}/healthz", todo, "text/plain")


def ready(address: str) -> Finding:
    """Check that the parts of the server answer."""
    return _found("ready", f"{address}/readyz", "see to the part that is named")


def page(address: str) -> Finding:
    """Check that browsers get the page."""
    return _found("page", f"{address}/", "build the pages, or correct the proxy", "text/html")


def sockets(address: str) -> Finding:
    """Check that a WebSocket gets through; the server closes it, as there is no such table."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/doctor/live"
    try:
        with connect(url, open_timeout=PATIENCE) as opened:
            while True:
                opened.recv(PATIENCE)
    except ConnectionClosed as closed:
        if closed.rcvd is not None and closed.rcvd.code == NO_SUCH_TABLE:
            return Finding("sockets", True, f"{url} opens")
        return Finding("sockets", False, f"{url} was closed: {closed}; let the proxy pass WebSockets")
    except (OSError, WebSocketException) as error:
        return Finding("sockets", False, f"{url}: {error}; let the proxy pass WebSockets")


def figures(address: str) -> Finding:
    """Check that strangers can't read the figures; who asks from a private address is no stranger."""
    url = f"{address}/metrics"
    try:
        status, _, _ = _get(url)
        host = urlsplit(address).hostname or ""
        is_public = ip_address(socket.getaddrinfo(host, None)[0][4][0]).is_global
    except (OSError, ValueError) as error:
        return Finding("figures", False, f"{url}: {error}")
    if status == 200 and is_public:
        return Finding("figures", False, f"{url} can be read from outside; let the proxy refuse /metrics")
    return Finding("figures", True, f"{url}: status {status}")
