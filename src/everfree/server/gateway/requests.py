"""Carrying out the requests that a client sends over its socket."""

from everfree.server import card_game
from everfree.server.protocol import (
    Accepted,
    AnswerRequest,
    ClientMessage,
    ConcedeRequest,
    CorrectionReply,
    CorrectionRequest,
    Declined,
    FullRequest,
    PreviewRequest,
    ServerMessage,
    StopsRequest,
    UndoReply,
    UndoRequest,
)
from everfree.server.refusals import RequestRefused
from everfree.server.tables.connections import Connection
from everfree.server.tables.corrections import MOST_CHANGES, Proposal
from everfree.server.tables.room import Room
from everfree.server.tables.undo import is_free, place_of, refuse_asking
from everfree.table.commands import Answer, Concede, Undo
from everfree.table.game import Refused
from everfree.telling.said import said

MOST_NONCE = 64


async def answer(room: Room, connection: Connection, message: ClientMessage) -> ServerMessage | None:
    """Carry out a request and return the reply; None if the reply was sent already."""
    if isinstance(message, FullRequest):
        await room.send_full(connection)
        return None
    if connection.viewer == room.spectator:
        return Declined(message.nonce, said("table-only-watching"))
    if not 0 < len(message.nonce) <= MOST_NONCE:
        return Declined(message.nonce, said("table-bad-nonce"))
    try:
        async with room.lock:
            return await _carry_out(room, connection.viewer, message)
    except Refused as refused:
        return Declined(message.nonce, said(f"refused-{refused.reason}"))
    except RequestRefused as refused:
        return Declined(message.nonce, refused.problem.reason)


async def _carry_out(room: Room, seat: int, message: ClientMessage) -> ServerMessage:
    if message.seen > room.number:
        await room.catch_up()
    if (done := room.seated().nonces.get((seat, message.nonce))) is not None:
        return Accepted(message.nonce, done + 1)
    if isinstance(message, AnswerRequest):
        room.refuse_stale(message)
        number = await room.commit(seat, message.nonce, Answer(seat, message.answers))
    elif isinstance(message, StopsRequest):
        number = await room.commit(seat, message.nonce, card_game.set_stops(seat, message.stops))
    elif isinstance(message, UndoRequest):
        return await _undo(room, seat, message)
    elif isinstance(message, UndoReply):
        return await _reply_to_undo(room, seat, message)
    elif isinstance(message, CorrectionRequest):
        return await _propose(room, seat, message)
    elif isinstance(message, CorrectionReply):
        return await _reply_to_correction(room, seat, message)
    elif isinstance(message, PreviewRequest):
        room.refuse_stale(message)
        return card_game.preview(room.seated().game, seat, message.option, message.nonce)
    elif isinstance(message, ConcedeRequest):
        number = await room.commit(seat, message.nonce, Concede(seat))
    else:
        raise TypeError(f"no answer to {type(message).__name__}")
    return Accepted(message.nonce, number + 1)


async def _undo(room: Room, seat: int, message: UndoRequest) -> Accepted:
    """Undo at once if that is free, else ask the other player."""
    replica = room.seated()
    back_to = place_of(replica, seat, message.back_to)
    if is_free(room.record, replica, seat, back_to):
        number = await room.commit(seat, message.nonce, Undo(seat, back_to))
        return Accepted(message.nonce, number + 1)
    refuse_asking(room.record, seat, room.undo_ask)
    await room.ask_to_take_back(seat, back_to)
    return Accepted(message.nonce, room.number)


async def _reply_to_undo(room: Room, seat: int, message: UndoReply) -> Accepted:
    """Accept or decline the other player's undo request; the log records the undo as the asker's."""
    ask = room.undo_ask
    if ask is None or ask.seat == seat:
        raise RequestRefused("table-nobody-asked")
    if message.accept:
        number = await room.commit(seat, message.nonce, Undo(ask.seat, ask.back_to))
        return Accepted(message.nonce, number + 1)
    await room.decline_taking_back(ask.seat)
    return Accepted(message.nonce, room.number)


async def _propose(room: Room, seat: int, message: CorrectionRequest) -> Accepted:
    """Propose a correction to the other player, or apply it at once if all others are computers."""
    if room.proposal is not None:
        raise RequestRefused("table-correction-open")
    if not 0 < len(message.changes) <= MOST_CHANGES:
        raise RequestRefused("table-correction-size")
    card_game.check_correction(room.seated().game, card_game.correction(seat, message.changes))
    if all(chair.computer for chair in room.record.chairs if chair.seat != seat):
        proposal = Proposal(seat, message.changes, room.number)
        number = await room.correct(seat, message.nonce, proposal)
        return Accepted(message.nonce, number + 1)
    await room.propose(seat, message.changes)
    return Accepted(message.nonce, room.number)


async def _reply_to_correction(room: Room, seat: int, message: CorrectionReply) -> Accepted:
    """Accept or reject the open proposal; its proposer can only withdraw it."""
    proposal = room.proposal
    if proposal is None or (message.accept and proposal.seat == seat):
        raise RequestRefused("table-nothing-proposed")
    if message.accept:
        number = await room.correct(seat, message.nonce, proposal)
        return Accepted(message.nonce, number + 1)
    await room.reject()
    return Accepted(message.nonce, room.number)
