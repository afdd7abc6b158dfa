"""What a seat asks for over its socket, and the answer it gets."""

from everfree.server import ponies
from everfree.server.connections import Connection
from everfree.server.correcting import MOST_CHANGES, Proposal
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
from everfree.server.refusing import NotDone
from everfree.server.room import Room
from everfree.server.undoing import is_free, place_of, refuse_asking
from everfree.table.commands import Answer, Concede, Undo
from everfree.table.game import Refused
from everfree.telling.said import said

MOST_NONCE = 64


async def answer(room: Room, connection: Connection, message: ClientMessage) -> ServerMessage | None:
    """Do what a client asks, or say why not."""
    if isinstance(message, FullRequest):
        await room.show_all(connection)
        return None
    if connection.viewer == room.spectator:
        return Declined(message.nonce, said("table-only-watching"))
    if not 0 < len(message.nonce) <= MOST_NONCE:
        return Declined(message.nonce, said("table-bad-nonce"))
    try:
        async with room.lock:
            return await _done(room, connection.viewer, message)
    except Refused as refused:
        return Declined(message.nonce, said(f"refused-{refused.reason}"))
    except NotDone as refused:
        return Declined(message.nonce, refused.problem.reason)


async def _done(room: Room, seat: int, message: ClientMessage) -> ServerMessage:
    if message.seen > room.number:
        await room.catch_up()
    if (done := room.seated().nonces.get((seat, message.nonce))) is not None:
        return Accepted(message.nonce, done + 1)
    if isinstance(message, AnswerRequest):
        room.refuse_stale(message)
        number = await room.commit(seat, message.nonce, Answer(seat, message.answers))
    elif isinstance(message, StopsRequest):
        number = await room.commit(seat, message.nonce, ponies.set_stops(seat, message.stops))
    elif isinstance(message, UndoRequest):
        return await _undo(room, seat, message)
    elif isinstance(message, UndoReply):
        return await _reply(room, seat, message)
    elif isinstance(message, CorrectionRequest):
        return await _propose(room, seat, message)
    elif isinstance(message, CorrectionReply):
        return await _settle(room, seat, message)
    elif isinstance(message, PreviewRequest):
        room.refuse_stale(message)
        return ponies.preview(room.seated().game, seat, message.option, message.nonce)
    elif isinstance(message, ConcedeRequest):
        number = await room.commit(seat, message.nonce, Concede(seat))
    else:
        raise TypeError(f"no answer to {type(message).__name__}")
    return Accepted(message.nonce, number + 1)


async def _undo(room: Room, seat: int, message: UndoRequest) -> Accepted:
    """Take back what is free, else ask the other player."""
    replica = room.seated()
    back_to = place_of(replica, seat, message.back_to)
    if is_free(room.record, replica, seat, back_to):
        number = await room.commit(seat, message.nonce, Undo(seat, back_to))
        return Accepted(message.nonce, number + 1)
    refuse_asking(room.record, seat, room.undo_ask)
    await room.ask_to_take_back(seat, back_to)
    return Accepted(message.nonce, room.number)


async def _reply(room: Room, seat: int, message: UndoReply) -> Accepted:
    """Let the other take back, or not; the log names who asked."""
    ask = room.undo_ask
    if ask is None or ask.seat == seat:
        raise NotDone("table-nobody-asked")
    if message.accept:
        number = await room.commit(seat, message.nonce, Undo(ask.seat, ask.back_to))
        return Accepted(message.nonce, number + 1)
    await room.decline_taking_back(ask.seat)
    return Accepted(message.nonce, room.number)


async def _propose(room: Room, seat: int, message: CorrectionRequest) -> Accepted:
    """Show a repair to the other player; a computer agrees at once."""
    if room.proposal is not None:
        raise NotDone("table-correction-open")
    if not 0 < len(message.changes) <= MOST_CHANGES:
        raise NotDone("table-correction-size")
    ponies.check_correction(room.seated().game, ponies.correction(seat, message.changes))
    if all(chair.computer for chair in room.record.chairs if chair.seat != seat):
        proposal = Proposal(seat, message.changes, room.number)
        number = await room.correct(seat, message.nonce, proposal)
        return Accepted(message.nonce, number + 1)
    await room.propose(seat, message.changes)
    return Accepted(message.nonce, room.number)


async def _settle(room: Room, seat: int, message: CorrectionReply) -> Accepted:
    """Agree to a repair or not; who proposed it can only withdraw it."""
    proposal = room.proposal
    if proposal is None or (message.accept and proposal.seat == seat):
        raise NotDone("table-nothing-proposed")
    if message.accept:
        number = await room.correct(seat, message.nonce, proposal)
        return Accepted(message.nonce, number + 1)
    await room.reject()
    return Accepted(message.nonce, room.number)
