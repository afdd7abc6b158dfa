"""Guests without an account: a random id and the time of issue in a signed cookie."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.datastructures import Cookie

COOKIE: Final = "everfree-guest"
LIFETIME: Final = timedelta(days=365)
"""How long a cookie is valid."""
RENEWAL: Final = timedelta(days=30)
"""Age at which the server issues the same guest a new cookie."""


@dataclass(frozen=True)
class Known:
    """A guest known by a valid cookie."""

    guest: str
    age: timedelta
    """Time since the cookie was issued."""


class Guests:
    """Signs the cookies of guests and verifies them."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        """Take the keys from the oldest to the newest: the newest signs, all verify."""
        self._signer = URLSafeTimedSerializer(list(keys), salt="guest")

    def read(self, cookie: str | None) -> Known | None:
        """Return the guest in a cookie; None if it was not signed here or has expired."""
        try:
            guest, issued = self._signer.loads(
                cookie or "", max_age=round(LIFETIME.total_seconds()), return_timestamp=True
            )
        except BadData:
            return None
        return Known(guest, datetime.now(UTC) - issued) if isinstance(guest, str) else None

    def known(self, cookie: str | None) -> str:
        """Return the guest id in a valid cookie, else an empty string."""
        found = self.read(cookie)
        return "" if found is None else found.guest

    def is_due(self, cookie: str | None) -> bool:
        """Tell whether a valid cookie is so old that its guest should get a new one."""
        found = self.read(cookie)
        return found is not None and found.age > RENEWAL

    def new(self) -> str:
        """Return a new random guest id."""
        return secrets.token_urlsafe(12)

    def cookie(self, guest: str, *, secure: bool) -> Cookie:
        """Return the cookie of a guest: scripts can't read it, other sites can't send it."""
        value = str(self._signer.dumps(guest))
        age = round(LIFETIME.total_seconds())
        return Cookie(
            COOKIE, value=value, path="/", max_age=age, httponly=True, samesite="lax", secure=secure
        )
