"""Refusals by the server itself; a game raises `Refused`."""

from typing import Final

from everfree.server.protocol import DAMAGED, Problem
from everfree.telling.said import said

UNAVAILABLE: Final = 503
"""The status of a refusal that may be sent again later."""
RETRY_SECONDS: Final = 2
"""After how many seconds, as the header Retry-After says."""


class RequestRefused(Exception):
    """A request that is refused, with the reason for whoever made it."""

    def __init__(self, reason: str | Problem, status: int = 400, **arguments: str) -> None:
        """Refuse for a *reason*: the key of a message with *arguments*, or a whole `Problem`."""
        self.problem = reason if isinstance(reason, Problem) else Problem(said(reason, **arguments))
        self.status = status
        super().__init__(self.problem.reason.key)

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the response."""
        return {"Retry-After": str(RETRY_SECONDS)} if self.status == UNAVAILABLE else {}


class TryAgain(RequestRefused):
    """A request that failed because the database is away; nothing was changed."""

    def __init__(self) -> None:
        super().__init__("server-database-away", UNAVAILABLE)


def unplayable(state: str) -> RequestRefused:
    """Return the refusal to open a table whose *state* is not playable: other-version or damaged."""
    key = "table-damaged" if state == DAMAGED else "table-other-version"
    return RequestRefused(key, 409)
