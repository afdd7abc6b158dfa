"""What machines ask: does the process answer, is it ready for players, and its figures for Prometheus."""

import asyncio
import math
import time
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from everfree.server.backends import Backend
from everfree.server.refusals import RequestRefused
from everfree.server.tables.services import Services

PATIENCE: Final = 2.0
"""Seconds in which every part must answer."""
REMEMBERED: Final = 1.0
"""Seconds for which an answer is given again, so that a flood of probes does not reach the database."""
OK: Final = "ok"
SILENT: Final = "does not answer"
DRAINING: Final = "this process was told to stop"


class Probes:
    """Answers the probes of one process."""

    def __init__(self, services: Services, backend: Backend) -> None:
        self._services, self._backend = services, backend
        self._networks: Final = [ip_network(one) for one in services.settings.metrics_from]
        self._checking: asyncio.Task[dict[str, str]] | None = None
        self._checked = -math.inf

    async def parts(self) -> dict[str, str]:
        """Return the state of every part that must answer: `OK`, or what is wrong with it."""
        now = time.monotonic()
        if self._checking is None or now - self._checked > REMEMBERED:
            self._checked = now
            self._checking = self._services.ask(self._check())
        found = await asyncio.shield(self._checking)
        return {**found, "process": DRAINING if self._services.is_draining else OK}

    async def _check(self) -> dict[str, str]:
        async def one(name: str) -> str:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._backend.trouble_with(name) or OK
            except Exception:  # noqa: BLE001 - whatever the reason, the part can't be used
                return SILENT

        names = self._backend.parts
        return dict(zip(names, await asyncio.gather(*map(one, names)), strict=True))

    def may_read_figures(self, request: Request[Any, Any, Any]) -> bool:
        """Tell whether a request for the figures comes from a network that may read them.

        A proxy that is not trusted hides who asks, so its requests are refused.
        """
        is_hidden = "x-forwarded-for" in request.headers and not self._services.settings.trusted_proxies
        client = request.scope["client"]
        return client is not None and not is_hidden and is_in(client[0], self._networks)

    async def figures(self) -> bytes:
        """Return all figures as text."""
        length = math.nan
        try:
            async with asyncio.timeout(PATIENCE):
                length = await self._backend.queue_length()
        except Exception as error:  # noqa: BLE001 - NATS may be away; the other figures are known
            self._services.faults.record("bus", error, request="queue length")
        self._services.metrics.queue_length.set(length)
        return self._services.metrics.text()


def is_in(address: str, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    """Tell whether an address is in one of some networks."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in network for network in networks)


@get("/healthz", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """Answer: the process is alive."""
    return "ok\n"


@get("/readyz", include_in_schema=False)
async def readyz(probes: NamedDependency[Probes]) -> Response[dict[str, str]]:
    """Return the state of every part; the status is 503 unless all of them answer."""
    parts = await probes.parts()
    is_ready = all(state == OK for state in parts.values())
    return Response(parts, status_code=200 if is_ready else 503, headers={"Cache-Control": "no-store"})


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], probes: NamedDependency[Probes]) -> Response[bytes]:
    """Return the figures for Prometheus; to strangers there is no such page."""
    if not probes.may_read_figures(request):
        raise RequestRefused("server-no-such-page", 404)
    return Response(await probes.figures(), media_type=CONTENT_TYPE_LATEST)
