"""Reading what clients send: every member must be known, and of its type."""

import re
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException, SerializationException

from everfree.server.protocol import Problem
from everfree.server.refusals import RequestRefused
from everfree.telling.said import Said, said

UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*?)`(?: - at `.*`)?", re.DOTALL)
"""What msgspec says of a member that a message does not have."""
LONGEST_NAME: Final = 40
"""How much of the name of an unknown member is told."""


class EmptyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request that says everything by its address: `{}`."""


def why_unreadable(error: Exception) -> Said:
    """Return the sentence for a message that can't be read, which names an unknown member."""
    found = UNKNOWN.fullmatch(str(error))
    if found is None:
        return said("table-not-understood")
    return unknown_member(found[1])


def unknown_member(name: str) -> Said:
    """Return the sentence for a member that a message does not have."""
    return said("server-unknown-member", name=name[:LONGEST_NAME])


class ReadRequest(Request[Any, Any, Any]):
    """A request whose body is read strictly as what its route takes.

    The framework itself would take "5" for a number, and ignore members that it does not know.
    """

    async def json(self) -> Any:
        """Return the body; raise `RequestRefused` or `SerializationException` if it can't be read."""
        taken = self.route_handler.parsed_data_field
        body = await self.body()
        try:
            return msgspec.json.decode(body, type=Any if taken is None else taken.annotation)
        except msgspec.ValidationError as wrong:
            raise RequestRefused(Problem(why_unreadable(wrong))) from wrong
        except (RecursionError, ValueError) as unreadable:
            raise SerializationException(str(unreadable)) from unreadable

    async def body(self) -> bytes:
        """Return the body as bytes; raise `SerializationException` if the client is gone before its end."""
        try:
            return await super().body()
        except InternalServerException as gone:
            raise SerializationException(str(gone)) from gone
