"""Which rules and cards a process has, as one short word that the processes of a deployment compare."""

from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from everfree.server.hosting import GameHost
from everfree.table.versions import VERSION


def build_of(hosts: Iterable[GameHost]) -> str:
    """Return a hash of the version of the rules and of every definition of these games.

    Processes with the same build load the same matches. Processes of different builds may both load a match
    whose own cards are the same in both; only its header tells (`GameKind.start`).
    """
    games = sorted((host.kind.name, host.definitions()) for host in hosts)
    return blake2b(msgspec.json.encode((VERSION, games)), digest_size=6).hexdigest()
