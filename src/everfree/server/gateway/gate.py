"""The check before every route: host name, origin and content type; and the security headers after it."""

from collections.abc import Collection
from typing import Any, Final, cast

import msgspec
from litestar import Litestar
from litestar.datastructures import Headers, State
from litestar.enums import ScopeType
from litestar.types import ControllerRouterHandler, Message, Receive, Scope, Send

from everfree.server.gateway.origins import OwnAddresses
from everfree.server.gateway.relay import Relay
from everfree.server.metrics import Metrics
from everfree.server.refusals import RequestRefused

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the link to a free seat is a secret
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Pages load nothing from other sites and can't be framed by one."""
ENCODED_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
READING: Final = ("GET", "HEAD", "OPTIONS")
JSON: Final = "application/json"


class Gate:
    """Passes requests on to the application if they are addressed to it and come from its own pages.

    It stands outside the framework, so that the framework's own errors get the security headers too.
    """

    def __init__(
        self, app: Litestar, own: OwnAddresses, metrics: Metrics, relay: Relay | None = None
    ) -> None:
        """Pass requests on that another process has to answer, if there is a *relay*."""
        self._app = app
        self._own = own
        self._metrics = metrics
        self._relay = relay

    @property
    def state(self) -> State:
        """The state of the application."""
        return self._app.state

    def register(self, route: ControllerRouterHandler) -> None:
        """Add a route to the application."""
        self._app.register(route)

    def inside_addresses(self) -> Collection[str]:
        """Return the network addresses of the other processes of the deployment."""
        return () if self._relay is None else self._relay.inside_addresses()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request or pass it on."""
        unchanged = send
        if scope["type"] == ScopeType.HTTP:
            send = _with_security_headers(send)
        try:
            is_answered = await self._is_answered(scope, receive, unchanged)
        except RequestRefused as refused:
            self._metrics.refused(refused.problem.reason.key)
            await _refuse(scope, send, refused)
        else:
            if not is_answered:
                await self._app(scope, receive, send)

    async def _is_answered(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Check a request; let another process answer it if that is needed, and return whether it did."""
        relay, passed = self._relay, cast(Any, scope)
        if relay is None or passed["type"] == "lifespan":
            self._check(scope)
            return False
        is_relayed = relay.welcome(passed)
        self._check(scope)
        if is_relayed:
            return await relay.answer_probe(passed, cast(Any, send))
        return await relay.pass_on(passed, receive, cast(Any, send))

    def _check(self, scope: Scope) -> None:
        """Raise `RequestRefused` unless a request may be passed on.

        The origin of a socket is checked by its handler, which can say so to the page.
        """
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            return
        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        if not self._own.is_allowed_host(host):
            raise RequestRefused("server-other-host", 421)
        if scope["type"] == ScopeType.HTTP and scope["method"] not in READING:
            from_elsewhere = headers.get("sec-fetch-site") == "cross-site"
            if from_elsewhere or not self._own.is_own_origin(headers.get("origin"), scope["scheme"], host):
                raise RequestRefused("server-other-site", 403)
            # The types a form can send are sent without asking this server first (a CORS preflight).
            if scope["method"] == "POST" and _media_type(headers) != JSON:
                raise RequestRefused("server-only-json", 415)


def _media_type(headers: Headers) -> str:
    return headers.get("content-type", "").partition(";")[0].strip().lower()


def _with_security_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *ENCODED_HEADERS]
        await send(message)

    return send_with_headers


async def _refuse(scope: Scope, send: Send, refused: RequestRefused) -> None:
    """Answer with the problem as JSON; a socket is refused by the same answer, before it opens."""
    kind = "websocket.http" if scope["type"] == ScopeType.WEBSOCKET else "http"
    body = msgspec.json.encode(refused.problem)
    headers = [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in refused.headers.items()]
    await send(
        {"type": f"{kind}.response.start", "status": refused.status, "headers": headers}  # type: ignore[misc, arg-type]
    )
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})  # type: ignore[misc, arg-type]
