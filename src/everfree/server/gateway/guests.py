"""Guests without an account: a random id in a signed cookie."""

import secrets
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.datastructures import Cookie

COOKIE: Final = "everfree-guest"
YEAR: Final = 365 * 24 * 3600


class Guests:
    """Signs the cookies of guests and verifies them."""

    def __init__(self, key: bytes) -> None:
        self._signer = URLSafeSerializer(key, salt="guest")

    def known(self, cookie: str | None) -> str:
        """Return the guest id in a cookie, or an empty string if the cookie was not signed here."""
        if not cookie:
            return ""
        try:
            guest = self._signer.loads(cookie)
        except BadSignature:
            return ""
        return guest if isinstance(guest, str) else ""

    def new(self) -> str:
        """Return a new random guest id."""
        return secrets.token_urlsafe(12)

    def cookie(self, guest: str, *, secure: bool) -> Cookie:
        """Return the cookie of a guest: scripts can't read it, other sites can't send it."""
        value = str(self._signer.dumps(guest))
        return Cookie(
            COOKIE, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure
        )
