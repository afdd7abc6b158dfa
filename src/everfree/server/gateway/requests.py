"""Carrying out the requests that a client sends over its socket."""

import re
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Final

import msgspec

from everfree.server.gateway.reading import unknown_member
from everfree.server.judging.docket import Case
from everfree.server.protocol import (
    Accepted,
    AnswerRequest,
    ClaimRequest,
    ClientMessage,
    CommandRequest,
    ConcedeRequest,
    CorrectionReply,
    CorrectionRequest,
    Declined,
    FullRequest,
    HintRequest,
    PreviewRequest,
    Problem,
    Request,
    ServerMessage,
    StopsRequest,
    UndoReply,
    UndoRequest,
)
from everfree.server.refusals import RequestRefused
from everfree.server.tables.connections import Connection
from everfree.server.tables.consent import REPLY, check_about
from everfree.server.tables.corrections import MOST_CHANGES, Proposal
from everfree.server.tables.room import Room
from everfree.server.tables.timing import claim
from everfree.server.tables.undo import is_free, place_of, refuse_asking
from everfree.table.commands import Answer, Command, Concede, Undo
from everfree.table.game import Refused
from everfree.table.log import decoder_of
from everfree.telling.said import said

NONCE: Final = re.compile(r"[A-Za-z0-9-]{1,64}")


async def answer(
    room: Room, connection: Connection, message: ClientMessage, received: float
) -> ServerMessage | None:
    """Carry out a request and return the reply; None if the reply was sent already or takes a while.

    *received* is when it was received, by the monotonic clock.
    """
    if isinstance(message, FullRequest):
        await room.send_full(connection)
        return None
    if connection.viewer == room.spectator and (reason := _why_only_watching(room, connection, message)):
        return Declined(message.nonce, said(reason))
    if not NONCE.fullmatch(message.nonce):
        return Declined("", said("table-bad-nonce"))
    try:
        if room.host.is_real_time:
            return await _to_judge(room, connection, message, received)
        async with room.lock:
            if isinstance(message, HintRequest):
                room.hints.ask(connection, message)
                return None
            before = room.number
            reply = await _carry_out(room, connection.viewer, message)
            if room.number > before:
                room.measure(received)
            return reply
    except Refused as refused:
        return Declined(message.nonce, room.host.refused(refused.reason))
    except RequestRefused as refused:
        return Declined(message.nonce, refused.problem.reason)


def _why_only_watching(room: Room, connection: Connection, message: ClientMessage) -> str:
    """Return why a spectator can't do something; empty if it may give them a seat at a real-time table."""
    if not isinstance(message, CommandRequest) or connection.only_watches or not connection.guest:
        return "table-only-watching"
    if room.watching.is_delayed:
        return "table-guests-see-later"
    if not room.takes_guests:
        return "table-only-watching"
    return "" if room.guests.admits(connection.guest, connection.address) else "server-too-many-guests"


async def _to_judge(
    room: Room, connection: Connection, message: ClientMessage, received: float
) -> ServerMessage:
    """Have the judge of a real-time table rule on a request, wherever the judge is."""
    game, seat = room.seated().game, connection.viewer
    command = _judged_command(room, seat, message)
    timed = room.host.timed(game, command, lambda sight: connection.waited(sight, received))
    case = Case(seat, message.nonce, hash_of(message), timed, received)
    if seat == room.spectator:
        case = replace(case, guest=connection.guest, link=connection.link.measured)
    ruled = await room.docket.ask(case)
    if ruled.reason is not None:
        return Declined(ruled.nonce, ruled.reason)
    return Accepted(ruled.nonce, ruled.number + 1)


def _judged_command(room: Room, seat: int, message: ClientMessage) -> Command:
    """Return the command that a request at a real-time table stands for; the judge sets its time."""
    if isinstance(message, AnswerRequest):
        return Answer(seat, message.answers)
    if isinstance(message, ConcedeRequest):
        return room.host.leaving(seat)
    if not isinstance(message, CommandRequest):
        raise Refused("not-for-the-game")
    sent = msgspec.json.encode({**message.command, "seat": seat, "at": 0})
    try:
        command: Command = decoder_of(room.host.kind.from_seats).decode(sent)
    except msgspec.MsgspecError:
        raise Refused("not-for-the-game") from None
    if (unknown := _unknown_member(message.command, command)) is not None:
        raise RequestRefused(Problem(unknown_member(unknown)))
    return command


def _unknown_member(sent: dict[str, Any], read: Command) -> str | None:
    """Return a member of a sent command that its kind does not have, or that a client does not set."""
    kind = type(read)
    known = {*kind.__struct_encode_fields__, kind.__struct_config__.tag_field} - kind.set_by_table
    return next((name for name in sent if name not in known), None)


async def _carry_out(room: Room, seat: int, message: ClientMessage) -> ServerMessage:
    if message.seen > room.shown_number(seat):
        await room.catch_up()
    if (done := room.done_before(seat, message.nonce, hash_of(message))) is not None:
        return _accepted(room, seat, message, done)
    if message.seen > room.shown_number(seat):
        raise RequestRefused("table-ahead")
    if isinstance(message, AnswerRequest):
        _check_answers(room, seat, message)
        number = await _commit(room, seat, message, Answer(seat, message.answers))
    elif isinstance(message, StopsRequest):
        number = await _commit(room, seat, message, room.host.set_stops(seat, message.stops))
    elif isinstance(message, ConcedeRequest):
        number = await _commit(room, seat, message, Concede(seat))
    elif isinstance(message, ClaimRequest):
        number = await claim(room, seat, message.nonce, hash_of(message))
    elif isinstance(message, PreviewRequest):
        room.refuse_stale(seat, message)
        return room.host.preview(room.seated().game, seat, message.option, message.nonce)
    else:
        return await _negotiate(room, seat, message)
    return _accepted(room, seat, message, number)


async def _negotiate(room: Room, seat: int, message: ClientMessage) -> ServerMessage:
    """Carry out a message that another player must agree to: an undo or a correction."""
    if isinstance(message, UndoRequest):
        return await _undo(room, seat, message)
    if isinstance(message, UndoReply):
        return await _reply_to_undo(room, seat, message)
    if isinstance(message, CorrectionRequest):
        return await _propose(room, seat, message)
    if isinstance(message, CorrectionReply):
        return await _reply_to_correction(room, seat, message)
    if isinstance(message, CommandRequest):
        raise Refused("not-for-the-game")
    raise TypeError(f"no answer to {type(message).__name__}")


def _accepted(room: Room, seat: int, message: Request, number: int | None = None) -> Accepted:
    """Return the reply to a request that was carried out; command *number* was the last one then."""
    replica = room.seated()
    count = replica.number if number is None else number + 1
    return Accepted(message.nonce, replica.shown_number(seat, count))


async def _asked(room: Room, seat: int, message: Request) -> Accepted:
    """Return the reply to a request that was carried out and added no command, and remember its nonce."""
    await room.consent.remember(seat, message.nonce, hash_of(message))
    return _accepted(room, seat, message)


async def _commit(room: Room, seat: int, message: Request, command: Command) -> int:
    return await room.commit(seat, message.nonce, command, request=hash_of(message))


def hash_of(message: Request) -> str:
    """Return the hash of what a request asks for; a request that is sent again has the same."""
    asked = msgspec.structs.replace(message, nonce="", seen=0)
    kind = REPLY if isinstance(message, UndoReply | CorrectionReply) else ""
    return kind + blake2b(msgspec.json.encode(asked), digest_size=8).hexdigest()


def _check_answers(room: Room, seat: int, message: AnswerRequest) -> None:
    """Raise `Refused` or `RequestRefused` unless the seat is asked, and answers what it has seen."""
    most = room.services.settings.limits.answers_per_request
    if not 1 <= len(message.answers) <= most:
        raise RequestRefused("table-answer-count", most=str(most))
    room.refuse_stale(seat, message)
    game = room.seated().game
    if seat not in game.asked():
        raise Refused("not-asked")
    if room.host.reveals_before_last(game, Answer(seat, message.answers)):
        raise RequestRefused("table-one-at-a-time")


async def _undo(room: Room, seat: int, message: UndoRequest) -> Accepted:
    """Undo at once if that is free, else ask the other player."""
    replica = room.seated()
    back_to = place_of(replica, seat, message.back_to)
    if is_free(room.record, replica, seat, back_to):
        number = await _commit(room, seat, message, Undo(seat, back_to))
        return _accepted(room, seat, message, number)
    refuse_asking(room.record, seat, room.consent.undo_ask)
    room.consent.check_number(seat)
    await room.consent.ask_to_undo(seat, back_to)
    return await _asked(room, seat, message)


async def _reply_to_undo(room: Room, seat: int, message: UndoReply) -> Accepted:
    """Accept or decline the other player's undo request; the log records the undo as the asker's."""
    ask = room.consent.undo_ask
    if ask is None or ask.seat == seat:
        raise RequestRefused("table-nobody-asked")
    check_about(message.about, ask.id)
    if message.accept:
        number = await _commit(room, seat, message, Undo(ask.seat, ask.back_to))
        await room.consent.settle(ask.id)
        return _accepted(room, seat, message, number)
    await room.consent.decline_undo(ask)
    return await _asked(room, seat, message)


async def _propose(room: Room, seat: int, message: CorrectionRequest) -> Accepted:
    """Propose a correction to the other player, or apply it at once if all others are computers."""
    if room.consent.proposal is not None:
        raise RequestRefused("table-correction-open")
    if not 0 < len(message.changes) <= MOST_CHANGES:
        raise RequestRefused("table-correction-size")
    room.host.check_proposal(room.seated().game, seat, message.changes)
    if all(chair.computer for chair in room.record.chairs if chair.seat != seat):
        proposal = Proposal("", seat, message.changes, room.number)
        number = await room.correct(seat, message.nonce, proposal, hash_of(message))
        return _accepted(room, seat, message, number)
    room.consent.check_number(seat)
    await room.consent.propose(seat, message.changes)
    return await _asked(room, seat, message)


async def _reply_to_correction(room: Room, seat: int, message: CorrectionReply) -> Accepted:
    """Accept or reject the open proposal; its proposer can only withdraw it."""
    proposal = room.consent.proposal
    if proposal is None or (message.accept and proposal.seat == seat):
        raise RequestRefused("table-nothing-proposed")
    check_about(message.about, proposal.id)
    if message.accept:
        number = await room.correct(seat, message.nonce, proposal, hash_of(message))
        await room.consent.settle(proposal.id)
        return _accepted(room, seat, message, number)
    await room.consent.settle(proposal.id)
    return await _asked(room, seat, message)
