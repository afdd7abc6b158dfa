"""How long a match may become: every command is stored for good, and replayed by whoever loads the match."""

from collections.abc import Sequence

from everfree.server.hosting import GameHost
from everfree.server.limits import Limits
from everfree.server.refusals import RequestRefused
from everfree.server.storage.match_logs import Row
from everfree.table.commands import Command, Concede, Undo


def check_length(commands: Sequence[Command], row: Row, limits: Limits, host: GameHost) -> None:
    """Raise `RequestRefused` if the last of *commands*, stored as *row*, is one too many or too long.

    Each seat has limits of its own, so that none can use up those of the other. A player can always concede.
    A real-time game ends by its clock, whatever the players do.
    """
    last = commands[-1]
    if isinstance(last, Concede):
        return
    if len(row.command) > limits.row_bytes:
        raise RequestRefused("server-message-too-long")
    if len(commands) > limits.commands_per_match and not host.is_real_time:
        raise RequestRefused("table-match-too-long")
    mine = [command for command in commands if command.seat == last.seat]
    if host.is_cancel(last) and sum(map(host.is_cancel, mine)) > limits.cancels_per_seat:
        raise RequestRefused("table-too-many-cancels")
    alike = sum([isinstance(command, type(last)) for command in mine])
    if isinstance(last, Undo) and alike > limits.undos_per_seat:
        raise RequestRefused("table-too-many-undos")
    if host.is_correction(last) and alike > limits.corrections_per_match:
        raise RequestRefused("table-too-many-corrections")
    if host.keeps_question(last) and alike > limits.stops_per_seat:
        raise RequestRefused("table-too-many-stops")
