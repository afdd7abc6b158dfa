"""Which host names and which origins are this server's own."""

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LOCALHOST: Final = "localhost"
PORTS: Final = {"http": 80, "https": 443}
PAGE_SCHEMES: Final = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
"""Scheme of the page by scheme of the request."""

Origin = tuple[str, str, int]
"""Scheme, host and port."""


class OwnAddresses:
    """Tells requests to this server, from its own pages, apart from all others."""

    def __init__(self, allowed_hosts: Iterable[str] = (), public_addresses: Iterable[str] = ()) -> None:
        """Take host names, and addresses such as `https://everfree.example` at which a proxy serves us."""
        self._public = {one for one in map(_origin, public_addresses) if one is not None}
        names = {LOCALHOST, *[name.lower() for name in allowed_hosts], *[host for _, host, _ in self._public]}
        self._names = frozenset(names)

    def is_allowed_host(self, host: str) -> bool:
        """Tell whether a request with this Host header is meant for us.

        Somebody can point a name of theirs at this machine (DNS rebinding); then their page has our origin.
        So a name must be listed. An IP address needs no list: no name server has a say in where it leads.
        """
        name = _host_name(host)
        return name in self._names or _is_ip_address(name)

    def is_own_origin(self, origin: str | None, scheme: str, host: str) -> bool:
        """Tell whether a page of this server sent a request that arrived with this scheme and Host header.

        A program that is no browser sends no origin; it is allowed, as it has no other person's cookies.
        """
        if origin is None:
            return True
        sender = _origin(origin)
        own = _origin(f"{PAGE_SCHEMES.get(scheme, scheme)}://{host}")
        return sender is not None and (sender == own or sender in self._public)


def _origin(address: str) -> Origin | None:
    """Return the origin of an address; None if it has none."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, port or PORTS[parts.scheme]


def _host_name(host: str) -> str:
    """Return the name in a Host header in lower case, without its port; empty if it can't be read."""
    if not host or any(mark in host for mark in "/@?#\\"):
        return ""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_ip_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
