"""What one viewer sees of a table: the position, the players, undo requests and proposals."""

from collections.abc import Mapping
from typing import Any

import msgspec

from everfree.server.hosting import GameHost, Side
from everfree.server.protocol import Asked, ClockView, PlayerView, TableView
from everfree.server.storage.presences import Presence
from everfree.server.storage.records import Record
from everfree.server.tables.corrections import Proposal, correction_view
from everfree.server.tables.replica import Replica
from everfree.server.tables.timing import away_since
from everfree.server.tables.undo import UndoAsk, undo_view
from everfree.table.clocks import Clocks
from everfree.table.game import Game
from everfree.telling.memory import Memory
from everfree.telling.said import Said, said


def table_view(
    record: Record,
    host: GameHost,
    replica: Replica | None,
    viewer: int,
    *,
    presence: Mapping[int, Presence],
    undo_ask: UndoAsk | None,
    proposal: Proposal | None,
    trouble: Said | None,
    rematch: str = "",
    memory: Memory | None = None,
) -> TableView:
    """Return everything *viewer* may know of the table; *memory* keeps sentences for the next position."""
    players = player_views(record, host, presence)
    if replica is None:
        is_player = viewer < host.seats_at(record.seats)
        return TableView(
            record.id,
            viewer,
            players,
            status=said("table-waiting-for-a-player"),
            undo_policy=record.undo_policy,
            edition=record.edition,
            invite=invite_path(record) if is_player else "",
            code=record.code if is_player else "",
            spectator_delay=record.spectator_delay,
            fan_made=host.fan_made_ids(record.fan_made),
            game_name=host.kind.name,
            rules=host.house_rules(sides_of(record), record.edition),
            may_begin=viewer == 0 and host.may_begin_with(len(record.chairs)),
        )
    outcome = replica.game.outcome()
    position = host.position(replica.game, viewer, memory)
    return TableView(
        record.id,
        viewer,
        players,
        **{**position, **coach_view(replica, viewer, position.get("asked"))},
        undo=undo_view(record, replica, viewer, undo_ask),
        correction=correction_view(replica, viewer, proposal),
        undo_policy=record.undo_policy,
        edition=record.edition,
        winners=None if outcome is None else outcome.winners,
        trouble=trouble,
        fan_made=host.fan_made_ids(record.fan_made),
        code=record.code if _may_ask_in(record, host, replica.game, viewer) else "",
        rematch=rematch if viewer < seat_count(record, host) else "",
        clock=_clock_view(record, replica.clocks),
        spectator_delay=record.spectator_delay,
        sandbox=replica.is_corrected and any(chair.computer for chair in record.chairs),
        game_name=host.kind.name,
        rules=host.house_rules(sides_of(record), record.edition),
    )


def _may_ask_in(record: Record, host: GameHost, game: Game, viewer: int) -> bool:
    """Tell whether a viewer is a player who can tell others the code, because they may still take a seat."""
    is_player = viewer < seat_count(record, host)
    return is_player and record.spectator_delay == 0 and host.takes_guests(game)


def past_table_view(record: Record, host: GameHost, game: Game, viewer: int) -> TableView:
    """Return a moment of a finished match; it has no question, because nobody can answer it any more."""
    outcome = game.outcome()
    return TableView(
        record.id,
        viewer,
        player_views(record, host, everybody_present(record, host)),
        **host.past_position(game, viewer),
        undo_policy=record.undo_policy,
        edition=record.edition,
        winners=None if outcome is None else outcome.winners,
        spectator_delay=record.spectator_delay,
        fan_made=host.fan_made_ids(record.fan_made),
        game_name=host.kind.name,
        rules=host.house_rules(sides_of(record), record.edition),
    )


def _clock_view(record: Record, clocks: Clocks | None) -> ClockView | None:
    if clocks is None:
        return None
    banks = [-1 if bank is None else bank for bank in clocks.banks]
    since = [-1 if at is None else at - record.opened for at in clocks.asked_at]
    return ClockView(clocks.control, tuple(banks), tuple(since))


def coach_view(replica: Replica, viewer: int, asked: Asked | None) -> dict[str, Any]:
    """Return the members of the view that only the learner of a lesson is sent."""
    head, kinds = replica.match.log.header, replica.kinds_answered_by(viewer)
    told = replica.host.coached(replica.game, viewer, head, asked, kinds)
    first = replica.first_answer_of(viewer) if told else None
    if first is not None and replica.game.outcome() is None:
        told["coach"] = msgspec.structs.replace(told["coach"], again=first)
    return told


def everybody_present(record: Record, host: GameHost) -> dict[int, Presence]:
    """Return how players are shown where it is not told who is connected."""
    return dict.fromkeys(range(seat_count(record, host)), Presence("somewhere"))


def seat_count(record: Record, host: GameHost) -> int:
    """Return how many seats a table has: those for which it was opened, and those given during the match."""
    return max(host.seats_at(record.seats), len(record.chairs))


def player_views(record: Record, host: GameHost, presence: Mapping[int, Presence]) -> tuple[PlayerView, ...]:
    """Return who sits in each seat."""
    seats = range(seat_count(record, host))
    return tuple([_player(record, host, seat, presence) for seat in seats])


def _player(record: Record, host: GameHost, seat: int, presence: Mapping[int, Presence]) -> PlayerView:
    chair = next((one for one in record.chairs if one.seat == seat), None)
    if chair is None:
        return PlayerView("")
    there = presence.get(seat)
    connected = bool(chair.computer or (there is not None and there.connection))
    since = 0 if connected else away_since(record, there)
    away = max(1, since - record.opened) if since else 0
    return PlayerView(chair.name, chair.computer, host.deck_name(chair.deck), connected, away)


def sides_of(record: Record) -> tuple[Side, ...]:
    """Return what those who sit at a table play with."""
    return tuple([Side(chair.deck, chair.computer) for chair in record.chairs])


def invite_path(record: Record) -> str:
    """Return the path of the link with which a guest takes the free seat.

    The code is in the fragment, which browsers keep to themselves, so no log of a server or proxy has it.
    """
    return f"/t/{record.id}#invite={record.invite}"
