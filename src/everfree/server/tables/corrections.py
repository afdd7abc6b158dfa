"""Correcting a position the engine got wrong: one player proposes, the others agree, the log records it.

A computer always agrees. Each correction is stored as a report for the developers of the engine.
"""

from dataclasses import dataclass

from everfree.server.protocol import Correction, CorrectionView
from everfree.server.tables.replica import Replica

MOST_CHANGES = 20


@dataclass(frozen=True)
class Proposal:
    """An open proposal; its changes name cards by the handles of the proposing seat."""

    id: str
    seat: int
    changes: tuple[Correction, ...]
    at: int
    """How many commands there were when it was made."""


def correction_view(replica: Replica, viewer: int, proposal: Proposal | None) -> CorrectionView | None:
    """Return the proposal for a viewer: the log lines the viewer would read if it were applied.

    Only the proposer gets the changes, because their handles are those of the proposer's view.
    """
    if proposal is None:
        return None
    narrator = replica.viewer_logs[viewer].narrator()
    told = replica.host.correction_sentences(replica.game, narrator, viewer, proposal.seat, proposal.changes)
    changes = proposal.changes if viewer == proposal.seat else ()
    return CorrectionView(proposal.id, proposal.seat, changes, told[0], tuple(told[1:]))
