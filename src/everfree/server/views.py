"""What one viewer sees of a table: the position as the game tells it, and everything around it."""

from collections.abc import Mapping
from dataclasses import dataclass

from everfree.server import ponies
from everfree.server.correcting import Proposal, correction_view
from everfree.server.protocol import PlayerView, TableView
from everfree.server.records import Record
from everfree.server.replica import Replica
from everfree.server.undoing import UndoAsk, undo_view
from everfree.telling.said import said


@dataclass(frozen=True)
class Presence:
    """Whether the person of a seat is there."""

    connection: str = ""
    """Empty while nobody is."""
    away_since: int = 0
    """Milliseconds since 1970."""


def table_view(
    record: Record,
    replica: Replica | None,
    viewer: int,
    *,
    presence: Mapping[int, Presence],
    undo_ask: UndoAsk | None,
    proposal: Proposal | None,
) -> TableView:
    """Tell *viewer* everything it may know."""
    players = tuple([_player(record, seat, presence) for seat in range(ponies.SEATS)])
    if replica is None:
        free = invite_path(record) if viewer < ponies.SEATS else ""
        return TableView(
            record.id,
            viewer,
            players,
            status=said("table-waiting-for-a-player"),
            undo_policy=record.undo_policy,
            edition=record.edition,
            invite=free,
        )
    outcome = replica.game.outcome()
    return TableView(
        record.id,
        viewer,
        players,
        **ponies.position(replica.game, viewer),
        undo=undo_view(record, replica, viewer, undo_ask),
        correction=correction_view(replica, viewer, proposal),
        undo_policy=record.undo_policy,
        edition=record.edition,
        winners=None if outcome is None else outcome.winners,
    )


def _player(record: Record, seat: int, presence: Mapping[int, Presence]) -> PlayerView:
    chair = next((one for one in record.chairs if one.seat == seat), None)
    if chair is None:
        return PlayerView("")
    there = presence.get(seat, Presence())
    away = max(1, there.away_since - record.opened) if there.away_since else 0
    connected = bool(chair.computer or there.connection)
    return PlayerView(chair.name, chair.computer, chair.deck.name, connected, away)


def invite_path(record: Record) -> str:
    """Give the path of the link that gives the free seat."""
    return f"/t/{record.id}?invite={record.invite}"
