"""The application: creates the services, and registers the routes and the handlers of refusals."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from everfree import __version__
from everfree.ccg.table import KIND
from everfree.server.bus import LocalBus
from everfree.server.gateway import routes
from everfree.server.gateway.card_files import CardFiles, cards
from everfree.server.gateway.guests import Guests
from everfree.server.gateway.live import live
from everfree.server.gateway.website import built, website
from everfree.server.protocol import Problem
from everfree.server.refusals import RequestRefused
from everfree.server.storage.database import cookie_key, open_sqlite
from everfree.server.storage.store import SqliteLogs
from everfree.server.tables.computer_processes import Computers
from everfree.server.tables.decks import DeckRefused
from everfree.server.tables.hall import Hall
from everfree.server.tables.services import Services, Settings

DATABASE: Final = "everfree.sqlite"
WARM_AFTER: Final = 1.0
"""Seconds after the start at which worker processes start and computers resume thinking."""
MOST_BYTES: Final = 1 << 17
"""Longest body of a request: a file of fan-made cards, with the quotes inside it escaped."""
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


def create_app(settings: Settings) -> Litestar:
    """Create the server application; its database is in the folder *settings* names."""
    settings.data.mkdir(parents=True, exist_ok=True)
    database = open_sqlite(settings.data / DATABASE)
    with database.engine.begin() as connection:
        guests = Guests(cookie_key(connection))
    services = Services(
        settings,
        database,
        SqliteLogs(database),
        LocalBus(),
        Computers(settings.processes),
        {KIND.name: KIND},
    )
    hall = Hall(services)
    card_files = CardFiles()

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        if settings.warm:  # delayed, so that the first visitors do not wait
            loop.call_later(WARM_AFTER, lambda: services.spawn(services.computers.warm()))
        loop.call_later(WARM_AFTER, lambda: services.spawn(hall.wake()))
        yield
        hall.close()
        await services.stop()
        await services.computers.close()
        database.close()

    return Litestar(
        [
            routes.open_table,
            routes.sit_down,
            routes.own_tables,
            routes.one_table,
            routes.table_cards,
            routes.deck_choices,
            routes.match_log,
            routes.replay,
            routes.rematch,
            cards,
            live,
            website,
        ],
        lifespan=[running],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "guests": Provide(lambda: guests, sync_to_thread=False),
            "card_files": Provide(lambda: card_files, sync_to_thread=False),
        },
        state=State({"website": built(), "hall": hall}),
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        request_max_body_size=MOST_BYTES,
        exception_handlers={RequestRefused: _request_refused, DeckRefused: _deck_refused},
        openapi_config=OpenAPIConfig(
            title="Everfree",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )


def _request_refused(_request: Request[Any, Any, Any], error: RequestRefused) -> Response[Problem]:
    return Response(error.problem, status_code=error.status)


def _deck_refused(_request: Request[Any, Any, Any], error: DeckRefused) -> Response[Problem]:
    return Response(error.problem, status_code=422)
