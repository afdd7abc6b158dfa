"""The games this installation can host, by the name in their headers."""

from typing import Final

from everfree.ccg.table import KIND as PONIES
from everfree.slap.table import KIND as SLAP
from everfree.table.game import GameKind

GAMES: Final[dict[str, GameKind]] = {kind.name: kind for kind in (PONIES, SLAP)}
