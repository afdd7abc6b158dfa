"""Codes that guests type: eight letters lead to a table with a free seat, as its link does.

A code is for people in one room or on the phone, so its letters look and sound different from each other, in
English and in French. There are no vowels among them, so that no code is a word. It is a secret like the
link: it is sent in the body of a request, which no log has.
"""

import secrets
from typing import Final

from everfree.server.hourly_limit import HourlyLimit
from everfree.server.protocol import Invitation
from everfree.server.refusals import RequestRefused
from everfree.server.storage import codes, records
from everfree.server.tables.services import Services
from everfree.server.tables.views import invite_path
from everfree.server.tables.watching import as_strangers_know

LETTERS: Final = "BFHJKLMQRWXZ"
"""One of each group of letters that look or sound alike: B, not C, D, G, P, T or V; F, not S; M, not N."""
LENGTH: Final = 8
"""12 to the power of 8 is 429,981,696; `docs/security.md` says how long guessing takes."""
LONGEST_TYPED: Final = 40


def new_code() -> str:
    """Draw a code."""
    return "".join([secrets.choice(LETTERS) for _ in range(LENGTH)])


def read_code(typed: str) -> str:
    """Return a code as it is stored, from what somebody typed: in any case, with spaces or hyphens."""
    letters = [letter for letter in typed[:LONGEST_TYPED].upper() if letter.isalnum()]
    code = "".join(letters)
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else ""


class Codes:
    """Finds the tables of codes, and limits how often one network address guesses."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._wrong = HourlyLimit(services.settings.limits.wrong_codes_per_address_per_hour)

    async def find(self, typed: str, address: str) -> Invitation:
        """Return the invitation that a code stands for; raise `RequestRefused` if there is none.

        Every attempt is counted before it is looked at, and a right one is not counted any more: so requests
        that are sent at once guess no oftener, and a party behind one address is not refused.
        """
        if not self._wrong.admits(address):
            raise RequestRefused("server-too-many-codes", 429)
        code = read_code(typed)
        if not code:
            raise RequestRefused("table-no-such-code", 404)
        database = self._services.database
        table = await database.run(lambda connection: codes.table_of(connection, code))
        record = await database.run(lambda connection: records.find(connection, table)) if table else None
        if record is None or (await as_strangers_know(self._services, record)).ended:
            raise RequestRefused("table-no-such-code", 404)
        self._wrong.forget_last(address)
        return Invitation(record.id, invite_path(record))
