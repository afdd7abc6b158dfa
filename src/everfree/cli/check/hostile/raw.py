"""Requests as an attacker writes them: any header, any body, nothing added."""

import http.client
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec

from everfree.messages import LANGUAGES, Messages
from everfree.server.protocol import Problem
from everfree.telling.speaking import speak

JSON = {"Content-Type": "application/json"}


@dataclass(frozen=True)
class Reply:
    """A response of the server."""

    status: int
    headers: dict[str, str]
    """Names in lower case."""
    body: bytes

    @property
    def key(self) -> str:
        """The message key of a refusal, which every language must have."""
        problem = msgspec.json.decode(self.body, type=Problem)
        for language in LANGUAGES:
            assert speak(problem.reason, Messages(language), ["Iris", "Kiwi"])
        return problem.reason.key


def send(
    address: str,
    method: str,
    path: str,
    body: bytes | str | None = None,
    headers: dict[str, str] | None = None,
    *,
    source: str = "127.0.0.1",
) -> Reply:
    """Send one request over its own connection, from the local address *source*."""
    data = body.encode() if isinstance(body, str) else body
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=20, source_address=(source, 0))
    try:
        connection.request(method, path, data, headers or {})
        answer = connection.getresponse()
        return Reply(
            answer.status,
            {name.lower(): value for name, value in answer.getheaders()},
            answer.read(),
        )
    finally:
        connection.close()
