"""Refusals by the server itself; a game raises `Refused`."""

from everfree.server.protocol import DAMAGED, Problem
from everfree.telling.said import said


class RequestRefused(Exception):
    """A request that is refused, with the reason for whoever made it."""

    def __init__(self, key: str, status: int = 400, **arguments: str) -> None:
        super().__init__(key)
        self.problem = Problem(said(key, **arguments))
        self.status = status


def unplayable(state: str) -> RequestRefused:
    """Return the refusal to open a table whose *state* is not playable: other-version or damaged."""
    key = "table-damaged" if state == DAMAGED else "table-other-version"
    return RequestRefused(key, 409)
