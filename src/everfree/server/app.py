"""The application: creates the services, and registers the routes behind the gate."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from everfree import __version__
from everfree.ccg.table import KIND
from everfree.server.bus import LocalBus
from everfree.server.faults import Faults
from everfree.server.gateway import routes
from everfree.server.gateway.errors import ReadRequest, handlers
from everfree.server.gateway.gate import Gate
from everfree.server.gateway.guests import Guests
from everfree.server.gateway.hashed_files import HashedFiles, cards, rules
from everfree.server.gateway.live import live
from everfree.server.gateway.origins import OwnAddresses
from everfree.server.gateway.sockets import OpenSockets
from everfree.server.gateway.website import built, website
from everfree.server.quiet import QuietHandler
from everfree.server.storage.database import cookie_keys, open_sqlite
from everfree.server.storage.store import SqliteLogs
from everfree.server.tables.computer_processes import Computers
from everfree.server.tables.deck_checks import DeckChecks
from everfree.server.tables.hall import Hall
from everfree.server.tables.services import Services, Settings

DATABASE: Final = "everfree.sqlite"
WARM_AFTER: Final = 1.0
"""Seconds after the start at which worker processes start and computers resume thinking."""


def create_app(settings: Settings) -> Gate:
    """Create the server application; its database is in the folder *settings* names."""
    settings.data.mkdir(parents=True, exist_ok=True)
    database = open_sqlite(settings.data / DATABASE)
    with database.engine.begin() as connection:
        guests = Guests(cookie_keys(connection))
    faults = Faults()
    services = Services(
        settings,
        database,
        SqliteLogs(database),
        LocalBus(faults),
        Computers(settings.processes),
        {KIND.name: KIND},
        faults=faults,
    )
    hall = Hall(services)
    hashed_files = HashedFiles()
    deck_checks = DeckChecks(settings.limits)
    open_sockets = OpenSockets(settings.limits)
    own = OwnAddresses(settings.allowed_hosts, settings.public_addresses)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(QuietHandler())
        if settings.warm:  # delayed, so that the first visitors do not wait
            loop.call_later(WARM_AFTER, lambda: services.spawn(services.computers.warm()))
        loop.call_later(WARM_AFTER, lambda: services.spawn(hall.wake()))
        yield
        hall.close()
        await services.stop()
        await services.computers.close()
        database.close()

    app = Litestar(
        [
            routes.open_table,
            routes.sit_down,
            routes.own_tables,
            routes.one_table,
            routes.table_cards,
            routes.deck_choices,
            routes.check_deck,
            routes.lesson_choices,
            routes.match_log,
            routes.replay,
            routes.rematch,
            routes.health,
            cards,
            rules,
            live,
            website,
        ],
        lifespan=[running],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "guests": Provide(lambda: guests, sync_to_thread=False),
            "deck_checks": Provide(lambda: deck_checks, sync_to_thread=False),
            "hashed_files": Provide(lambda: hashed_files, sync_to_thread=False),
            "own": Provide(lambda: own, sync_to_thread=False),
            "open_sockets": Provide(lambda: open_sockets, sync_to_thread=False),
        },
        state=State({"website": built(), "hall": hall}),
        request_class=ReadRequest,
        request_max_body_size=settings.limits.body_bytes,
        exception_handlers=handlers(services.faults),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Everfree",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
    return Gate(app, own)
