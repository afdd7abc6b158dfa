"""Refusals by the server itself; a game raises `Refused`."""

from everfree.server.protocol import Problem
from everfree.telling.said import said


class RequestRefused(Exception):
    """A request that is refused, with the reason for whoever made it."""

    def __init__(self, key: str, status: int = 400, **arguments: str) -> None:
        super().__init__(key)
        self.problem = Problem(said(key, **arguments))
        self.status = status


def other_version() -> RequestRefused:
    """Return the refusal to open a match that began with other rules or cards."""
    return RequestRefused("table-other-version", 409)
