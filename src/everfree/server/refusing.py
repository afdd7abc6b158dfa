"""What the server itself refuses, apart from what a game does."""

from everfree.server.protocol import Problem
from everfree.telling.said import said


class NotDone(Exception):
    """A request that is refused, with the reason for whoever made it."""

    def __init__(self, key: str, status: int = 400) -> None:
        super().__init__(key)
        self.problem = Problem(said(key))
        self.status = status
