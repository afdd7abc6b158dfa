"""Repairing a position the engine got wrong: somebody proposes, everybody else agrees, the log has it.

A computer always agrees. What was repaired is kept as a report, with the position, for those who mend the
engine.
"""

from dataclasses import dataclass

from everfree.ccg.commands import Correction
from everfree.server import ponies
from everfree.server.protocol import CorrectionView
from everfree.server.replica import Replica

MOST_CHANGES = 20


@dataclass(frozen=True)
class Proposal:
    """An open proposal; its cards are named by the handles of the seat that proposes it."""

    seat: int
    changes: tuple[Correction, ...]
    at: int
    """How many commands there were when it was made."""


def correction_view(replica: Replica, viewer: int, proposal: Proposal | None) -> CorrectionView | None:
    """Tell a viewer what is proposed: the sentences it would read if it had happened.

    The handles in the changes mean something to the proposer alone.
    """
    if proposal is None:
        return None
    told = ponies.told_of_correction(replica.game, viewer, proposal.seat, proposal.changes)
    changes = proposal.changes if viewer == proposal.seat else ()
    return CorrectionView(proposal.seat, changes, told[0], tuple(told[1:]))
