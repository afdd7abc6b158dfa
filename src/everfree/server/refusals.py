"""Refusals by the server itself; a game raises `Refused`."""

from everfree.server.protocol import DAMAGED, Problem
from everfree.telling.said import said


class RequestRefused(Exception):
    """A request that is refused, with the reason for whoever made it."""

    def __init__(self, reason: str | Problem, status: int = 400, **arguments: str) -> None:
        """Refuse for a *reason*: the key of a message with *arguments*, or a whole `Problem`."""
        self.problem = reason if isinstance(reason, Problem) else Problem(said(reason, **arguments))
        self.status = status
        super().__init__(self.problem.reason.key)


def unplayable(state: str) -> RequestRefused:
    """Return the refusal to open a table whose *state* is not playable: other-version or damaged."""
    key = "table-damaged" if state == DAMAGED else "table-other-version"
    return RequestRefused(key, 409)
