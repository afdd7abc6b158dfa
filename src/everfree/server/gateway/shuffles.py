"""Provable shuffles over HTTP."""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from everfree.server.gateway.addresses import visitor_address
from everfree.server.gateway.guests import Guests
from everfree.server.gateway.reading import EmptyBody
from everfree.server.gateway.routes import AnyRequest, guest_of, with_cookie
from everfree.server.protocol import Commitment, RematchNonce, ShuffleState
from everfree.server.storage.promises import Promise
from everfree.server.tables.hall import Hall


def _shown(promise: Promise) -> Commitment:
    return Commitment(promise.table, promise.commitment)


@post("/api/commitments")
async def commit(
    request: AnyRequest,
    data: JSONBody[EmptyBody],  # the framework reads and checks it
    hall: NamedDependency[Hall],
    guests: NamedDependency[Guests],
) -> Response[Commitment]:
    """Commit to the secret of a table that the guest who asks will open."""
    guest = guest_of(request, guests) or guests.new()
    promise = await hall.shuffling.promise(guest, visitor_address(request.scope["client"]))
    return with_cookie(request, guests, guest, _shown(promise))


@post("/api/tables/{table:str}/rematch/commitment")
async def commit_to_rematch(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[EmptyBody],  # the framework reads and checks it
    hall: NamedDependency[Hall],
    guests: NamedDependency[Guests],
) -> Commitment:
    """Commit to the secret of a rematch; all players of the finished match get the same commitment."""
    async with hall.at(table) as room:
        return _shown(await hall.shuffling.promise_rematch(room, guest_of(request, guests)))


@post("/api/tables/{table:str}/rematch/nonce")
async def rematch_nonce(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[RematchNonce],
    hall: NamedDependency[Hall],
    guests: NamedDependency[Guests],
) -> RematchNonce:
    """Take the nonce of a player for the shuffle of a rematch, and return it."""
    async with hall.at(table) as room:
        await hall.shuffling.add_nonce(room, guest_of(request, guests), data.table, data.shuffle_nonce)
    return data


@get("/api/tables/{table:str}/shuffle")
async def shuffle(
    request: AnyRequest, table: FromPath[str], hall: NamedDependency[Hall], guests: NamedDependency[Guests]
) -> ShuffleState:
    """Return the commitment at a table, who took part in its shuffle, and who agrees to publish it."""
    hall.count_reading(visitor_address(request.scope["client"]))
    async with hall.at(table) as room:
        return await hall.shuffling.state(room, guest_of(request, guests))


@post("/api/tables/{table:str}/publish")
async def publish(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[EmptyBody],  # the framework reads and checks it
    hall: NamedDependency[Hall],
    guests: NamedDependency[Guests],
) -> ShuffleState:
    """Agree that everybody may read the log of a finished match; it is published once all players agree."""
    guest = guest_of(request, guests)
    async with hall.at(table) as room:
        await hall.shuffling.agree(room, guest)
        return await hall.shuffling.state(room, guest)


ROUTES = [commit, commit_to_rematch, rematch_nonce, shuffle, publish]
