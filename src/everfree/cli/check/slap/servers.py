"""A server for many players of one machine, in a process of its own."""

from pathlib import Path
from typing import Final

from everfree.cli.check.served import Process

MANY: Final = 1_000_000
LIMITS: Final = (
    "tables_per_address_per_hour",
    "sockets_per_address",
    "connections_per_address",
)
"""What one address may usually not have as much of as all these players need."""


class LocalServer:
    """A server that lets one address have many tables and sockets."""

    def __init__(self, data: Path) -> None:
        config = data / "server.toml"
        config.write_text("[limits]\n" + "".join([f"{name} = {MANY}\n" for name in LIMITS]))
        self._process = Process(data, "--config", str(config))
        self.address = self._process.address

    @property
    def cpu_seconds(self) -> float:
        """The processor time it has used."""
        return self._process.cpu_seconds()

    def stop(self) -> None:
        """Stop it."""
        self._process.stop()
