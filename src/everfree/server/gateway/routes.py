"""Tables and seats over HTTP."""

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from everfree.server.gateway.addresses import visitor_address
from everfree.server.gateway.guests import COOKIE, Guests
from everfree.server.gateway.reading import EmptyBody
from everfree.server.protocol import (
    Health,
    Invitation,
    NewTable,
    Rematch,
    Replay,
    Review,
    Seated,
    SitDown,
    TableOpened,
    TableSummary,
    TableView,
    TypedCode,
    Welcome,
)
from everfree.server.tables.hall import Hall
from everfree.server.tables.views import invite_path

AnyRequest = Request[Any, Any, Any]


def guest_of(request: AnyRequest, guests: Guests) -> str:
    """Return the id of the guest who sent the request; empty for a new visitor."""
    return guests.known(request.cookies.get(COOKIE))


def with_cookie(request: AnyRequest, guests: Guests, guest: str, content: Any) -> Response[Any]:
    """Return a response that tells the browser who the guest is."""
    secure = request.url.scheme == "https"
    return Response(content, cookies=[guests.cookie(guest, secure=secure)])


@post("/api/tables")
async def open_table(
    request: AnyRequest,
    data: JSONBody[NewTable],
    hall: NamedDependency[Hall],
    guests: NamedDependency[Guests],
) -> Response[TableOpened]:
    """Open a table and sit down at it."""
    guest = guest_of(request, guests) or guests.new()
    record = await hall.open(guest, data, visitor_address(request.scope["client"]))
    invite = "" if record.header is not None else invite_path(record)
    return with_cookie(request, guests, guest, TableOpened(record.id, invite, record.code if invite else ""))


@post("/api/guests", sync_to_thread=False)
def welcome(
    request: AnyRequest, data: JSONBody[EmptyBody], guests: NamedDependency[Guests]
) -> Response[Welcome]:
    """Give a visitor a cookie, so that a spectator can take a seat in the middle of a match."""
    guest = guest_of(request, guests)
    return with_cookie(request, guests, guest or guests.new(), Welcome(not guest))


@post("/api/codes")
async def find_by_code(
    request: AnyRequest, data: JSONBody[TypedCode], hall: NamedDependency[Hall]
) -> Invitation:
    """Return the invitation that a typed code stands for; the code is in no address, so in no log."""
    return await hall.codes.find(data.code, visitor_address(request.scope["client"]))


@post("/api/tables/{table:str}/seats")
async def sit_down(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[SitDown],
    hall: NamedDependency[Hall],
    guests: NamedDependency[Guests],
) -> Response[Seated]:
    """Take the free seat with the code of its link."""
    guest = guest_of(request, guests) or guests.new()
    seat = await hall.sit_down(table, guest, data)
    return with_cookie(request, guests, guest, Seated(seat))


@post("/api/tables/{table:str}/begin")
async def begin(
    request: AnyRequest, table: FromPath[str], hall: NamedDependency[Hall], guests: NamedDependency[Guests]
) -> TableOpened:
    """Begin a match with those who are there; its free seats are given up."""
    await hall.begin(table, guest_of(request, guests))
    return TableOpened(table)


@get("/api/tables")
async def own_tables(
    request: AnyRequest, hall: NamedDependency[Hall], guests: NamedDependency[Guests]
) -> Response[list[TableSummary]]:
    """List the unfinished tables of the guest who asks; renew a cookie that has become old."""
    guest = guest_of(request, guests)
    summaries = await hall.summaries(guest)
    if guests.is_due(request.cookies.get(COOKIE)):
        return with_cookie(request, guests, guest, summaries)
    return Response(summaries)


@get("/api/tables/{table:str}")
async def one_table(
    request: AnyRequest, table: FromPath[str], hall: NamedDependency[Hall], guests: NamedDependency[Guests]
) -> TableSummary:
    """Return the summary of a table."""
    return await hall.summary(table, guest_of(request, guests))


@get("/api/tables/{table:str}/log")
async def match_log(
    request: AnyRequest, table: FromPath[str], hall: NamedDependency[Hall], guests: NamedDependency[Guests]
) -> Response[bytes]:
    """Return the log of a finished match to its players, or to everybody if it is published."""
    hall.count_reading(visitor_address(request.scope["client"]))
    log = await hall.log_of(table, guest_of(request, guests))
    named = {"Content-Disposition": f'attachment; filename="{table}.log"', "Cache-Control": "private"}
    return Response(log, media_type="application/x-ndjson", headers=named)


@get("/api/tables/{table:str}/replay")
async def replay_summary(
    request: AnyRequest, table: FromPath[str], hall: NamedDependency[Hall], guests: NamedDependency[Guests]
) -> Replay:
    """Return how many moments of a finished match the guest who asks can look at, and its log."""
    hall.count_reading(visitor_address(request.scope["client"]))
    return await hall.replay_summary(table, guest_of(request, guests))


@get("/api/tables/{table:str}/replay/{number:int}")
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    number: FromPath[int],
    hall: NamedDependency[Hall],
    guests: NamedDependency[Guests],
) -> Response[TableView]:
    """Return what the guest who asks saw of a finished match after *number* commands."""
    hall.count_reading(visitor_address(request.scope["client"]))
    view: Any = await hall.replay(table, guest_of(request, guests), number)
    return Response(view, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/review")
async def review(
    request: AnyRequest, table: FromPath[str], hall: NamedDependency[Hall], guests: NamedDependency[Guests]
) -> Review:
    """Return the answers of the guest who asks that cost most in a finished match, once they are found."""
    hall.count_reading(visitor_address(request.scope["client"]))
    return await hall.review(table, guest_of(request, guests))


@post("/api/tables/{table:str}/rematch")
async def rematch(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Rematch],
    hall: NamedDependency[Hall],
    guests: NamedDependency[Guests],
) -> TableOpened:
    """Open a table for the players of a finished match, or return the one that the other player opened."""
    guest, address = guest_of(request, guests), visitor_address(request.scope["client"])
    return TableOpened(await hall.rematch(table, guest, swap=data.swap, address=address))


@get("/api/health", sync_to_thread=False)
def health(hall: NamedDependency[Hall]) -> Health:
    """Return how many faults there were since the start, and nothing about whose."""
    return Health(hall.services.faults.totals)
