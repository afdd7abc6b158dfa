"""Who somebody is without an account: a number in a signed cookie."""

import secrets
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.datastructures import Cookie

COOKIE: Final = "everfree-guest"
YEAR: Final = 365 * 24 * 3600


class Guests:
    """Gives guests their cookies and knows them again."""

    def __init__(self, key: bytes) -> None:
        self._signer = URLSafeSerializer(key, salt="guest")

    def known(self, cookie: str | None) -> str:
        """Give the guest a cookie belongs to; empty if it is none of ours."""
        if not cookie:
            return ""
        try:
            guest = self._signer.loads(cookie)
        except BadSignature:
            return ""
        return guest if isinstance(guest, str) else ""

    def new(self) -> str:
        """Make up a guest."""
        return secrets.token_urlsafe(12)

    def cookie(self, guest: str, *, secure: bool) -> Cookie:
        """Give the cookie of a guest: no script reads it, no other site sends it."""
        value = str(self._signer.dumps(guest))
        return Cookie(
            COOKIE, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure
        )
