"""The application: creates the services, and registers the routes behind the gate."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from everfree import __version__
from everfree.server.backends import backend_of
from everfree.server.builds import build_of
from everfree.server.card_game.host import CardGameHost
from everfree.server.computers.processes import Computers
from everfree.server.faults import Faults
from everfree.server.gateway import probes, routes, shuffles
from everfree.server.gateway.errors import handlers
from everfree.server.gateway.gate import Gate
from everfree.server.gateway.guests import Guests
from everfree.server.gateway.live import live
from everfree.server.gateway.origins import OwnAddresses
from everfree.server.gateway.reading import ReadRequest
from everfree.server.gateway.relay import Relay
from everfree.server.gateway.sockets import OpenSockets
from everfree.server.gateway.website import built, website
from everfree.server.hosting import GameHost
from everfree.server.metrics import Metrics
from everfree.server.quiet import QuietHandler
from everfree.server.slap_game.host import SlapHost
from everfree.server.storage.relay_key import relay_key
from everfree.server.tables.hall import Hall
from everfree.server.tables.heartbeat import Heartbeat
from everfree.server.tables.services import Services, Settings
from everfree.telling.said import said

HOSTS: Final[tuple[GameHost, ...]] = (CardGameHost(), SlapHost())
"""The games that are hosted unless others are named."""
WARM_AFTER: Final = 1.0
"""Seconds after the start at which worker processes start."""


def create_app(settings: Settings, hosts: Sequence[GameHost] | None = None) -> Gate:
    """Create the server application; its database is in the folder *settings* names.

    *hosts* are the games it hosts, by default the card game; a guest who names none plays the first.
    """
    hosts = hosts or HOSTS
    faults = Faults()
    metrics = Metrics(faults)
    backend = backend_of(settings, faults)
    guests = Guests(backend.cookie_keys())
    build = build_of(hosts)
    services = Services(
        settings,
        backend.database,
        backend.logs,
        backend.bus,
        backend.computers(Computers(settings.processes, thinkers=thinkers_of(hosts)), build),
        {host.kind.name: host for host in hosts},
        faults,
        metrics,
        build=build,
    )
    hall = Hall(services)
    heartbeat = Heartbeat(hall)
    open_sockets = OpenSockets(settings.limits)
    metrics.watch(
        sockets=lambda: open_sockets.count,
        replicas=lambda: hall.count,
        is_draining=lambda: services.is_draining,
    )
    asked = probes.Probes(services, backend)
    own = OwnAddresses(settings.allowed_hosts, settings.public_addresses)
    relay = Relay(hall.neighbours, heartbeat.outgoing, faults)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(QuietHandler())
        await backend.open()
        if settings.warm:  # delayed, so that the first visitors do not wait
            loop.call_later(WARM_AFTER, lambda: services.spawn(services.computers.warm()))
        await heartbeat.start()
        relay.use(await services.database.run(relay_key))
        if not settings.is_alone:  # it takes over the players of others, who should not wait for the messages
            await asyncio.to_thread(said, "server-failed")
        services.spawn(heartbeat.beat_forever())
        services.spawn(hall.bench.sit_forever())
        yield

        async def end(part: Callable[[], Awaitable[None]], seconds: float) -> None:
            try:
                async with asyncio.timeout(seconds):
                    await part()
            except Exception as error:  # noqa: BLE001 - the database may be away; the process must end
                faults.record("task", error, request="stop")

        await end(hall.bench.stop, 1.0)
        hall.close()
        await services.stop()
        await end(heartbeat.stop, 1.5)
        await end(services.computers.close, 1.0)
        await end(backend.close, 1.0)

    app = Litestar(
        [
            routes.open_table,
            routes.sit_down,
            routes.begin,
            routes.find_by_code,
            routes.welcome,
            routes.own_tables,
            routes.one_table,
            routes.match_log,
            routes.replay,
            routes.replay_summary,
            routes.review,
            routes.rematch,
            routes.health,
            probes.healthz,
            probes.readyz,
            probes.metrics,
            *shuffles.ROUTES,
            *[route for host in hosts for route in host.routes()],
            live,
            website,
        ],
        lifespan=[running],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "guests": Provide(lambda: guests, sync_to_thread=False),
            "own": Provide(lambda: own, sync_to_thread=False),
            "probes": Provide(lambda: asked, sync_to_thread=False),
            "open_sockets": Provide(lambda: open_sockets, sync_to_thread=False),
            **{name: one for host in hosts for name, one in host.dependencies(settings.limits).items()},
        },
        state=State({"website": built(), "hall": hall, "backend": backend, "outgoing": heartbeat.outgoing}),
        request_class=ReadRequest,
        request_max_body_size=settings.limits.body_bytes,
        exception_handlers=handlers(faults, metrics),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Everfree",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
    return Gate(app, own, metrics, None if settings.is_alone else relay)


def thinkers_of(hosts: Sequence[GameHost]) -> list[str]:
    """Return the modules that answer the questions of computers."""
    return [host.thinker for host in hosts if host.thinker]
