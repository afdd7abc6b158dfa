"""The table of all settings: key, type, default and meaning of each, and where it can be set."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Final

from everfree.server.configuration import checking
from everfree.server.limits import Limits

DEFAULT_PORT: Final = 8000
DATA: Final = Path.home() / ".local" / "share" / "everfree"


class Kind(Enum):
    """The type of a setting, as a sentence names it."""

    TEXT = "a text"
    WHOLE = "a whole number"
    NUMBER = "a number"
    YES_OR_NO = "true or false"
    TEXTS = "a list of texts"
    PATH = "a path"


@dataclass(frozen=True)
class Option:
    """One setting."""

    key: str
    """Its key in the file; with a dot, its section and its key there."""
    kind: Kind
    default: Any
    meaning: str
    flag: str = ""
    """Its option of the command line; empty if it has none."""
    metavar: str = ""
    """What stands for its value in the help of that option."""
    least: float | None = None
    """The smallest number it may be."""
    check: Callable[[Any], str] | None = None
    """Says what is wrong with a value; empty if nothing is."""
    is_secret: bool = False
    """Whether a value may contain a password, so that it is never shown."""

    @property
    def variable(self) -> str:
        """The environment variable that sets it."""
        return f"EVERFREE_{self.key.upper().replace('.', '_')}"


def _limit(name: str, meaning: str) -> Option:
    """Return the setting of a field of `Limits`."""
    default = getattr(Limits(), name)
    kind = Kind.WHOLE if isinstance(default, int) else Kind.NUMBER
    return Option(f"limits.{name}", kind, default, meaning, least=1)


LISTENING: Final = (
    Option(
        "local",
        Kind.YES_OR_NO,
        False,
        "Run on this machine alone, with the data in a folder.",
        flag="--local",
    ),
    Option("host", Kind.TEXT, "127.0.0.1", "The address to listen at.", flag="--host"),
    Option(
        "port",
        Kind.WHOLE,
        DEFAULT_PORT,
        "Where to listen; 0 for any free port.",
        flag="--port",
        least=0,
        check=checking.port,
    ),
    Option(
        "allowed_hosts",
        Kind.TEXTS,
        (),
        "Names under which the server answers, besides localhost and IP addresses.",
        flag="--allow-host",
        metavar="NAME",
    ),
    Option(
        "public_addresses",
        Kind.TEXTS,
        (),
        "Addresses, such as https://everfree.example, at which a proxy offers this server to browsers.",
        flag="--public",
        metavar="URL",
        check=checking.addresses,
    ),
    Option(
        "trusted_proxies",
        Kind.TEXTS,
        (),
        "Addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed.",
        flag="--trust-proxy",
        metavar="IP",
        check=checking.networks,
    ),
    Option(
        "metrics_from",
        Kind.TEXTS,
        checking.PRIVATE_NETWORKS,
        "Networks from which /metrics may be read; by default loopback and private ones.",
        metavar="NETWORK",
        check=checking.networks,
    ),
    Option(
        "inside",
        Kind.TEXT,
        "",
        "Where other servers reach this one, such as http://10.0.0.5:8000; empty for host and port.",
        flag="--inside",
        metavar="URL",
    ),
    Option(
        "outgoing",
        Kind.YES_OR_NO,
        False,
        "Open no tables, and stop once no match needs this version; as after SIGUSR1.",
        flag="--outgoing",
    ),
    Option(
        "outgoing_hours",
        Kind.NUMBER,
        24.0,
        "Hours an outgoing server stays for its matches at most.",
        flag="--outgoing-hours",
        least=0,
    ),
    Option("json_log", Kind.YES_OR_NO, False, "Write the log as JSON.", flag="--json-log"),
)
SERVICES: Final = (
    Option(
        "data",
        Kind.PATH,
        DATA,
        "The folder of the matches, if the database is SQLite.",
        flag="--data",
        metavar="DIR",
    ),
    Option(
        "database",
        Kind.TEXT,
        "",
        "The PostgreSQL database that several servers share, as postgresql://...; empty for SQLite.",
        flag="--database",
        metavar="URL",
        check=checking.postgres_address,
        is_secret=True,
    ),
    Option(
        "nats",
        Kind.TEXT,
        "",
        "The NATS server that connects them, as nats://... or, with TLS required, tls://...",
        flag="--nats",
        metavar="URL",
        check=checking.nats_address,
        is_secret=True,
    ),
    Option(
        "nats_ca",
        Kind.TEXT,
        "",
        "A file with the certificate authority of the NATS server; empty for those of the system.",
        flag="--nats-ca",
        metavar="FILE",
        check=checking.existing_file,
    ),
    Option(
        "prefix",
        Kind.TEXT,
        "everfree",
        "The first word of every NATS subject; deployments that share a NATS server differ in it.",
        flag="--prefix",
        metavar="WORD",
        check=checking.subject_word,
    ),
)
PACE: Final = (
    Option(
        "processes",
        Kind.WHOLE,
        1,
        "Computers that think here at a time; 0 with workers elsewhere.",
        flag="--processes",
        least=0,
    ),
    Option(
        "warm",
        Kind.YES_OR_NO,
        True,
        "Whether the processes of computers start with the server instead of with the first question.",
    ),
    Option(
        "think_seconds",
        Kind.NUMBER,
        0.6,
        "Seconds a computer player takes at least for an answer.",
        flag="--think",
        least=0,
    ),
    Option(
        "absent_seconds",
        Kind.NUMBER,
        180.0,
        "Seconds a player who is asked may be away before the opponent can claim the match.",
        least=1,
    ),
    Option("undo_seconds", Kind.NUMBER, 20.0, "Seconds for which a request to undo stays open.", least=1),
    Option(
        "beat_seconds",
        Kind.NUMBER,
        2.0,
        "Seconds between two looks at the database for what was missed.",
        flag="--beat",
        least=0.1,
    ),
    Option(
        "drain_seconds",
        Kind.NUMBER,
        2.0,
        "Seconds a server that was told to stop still serves, so that a proxy notices first; at most 2.5.",
        flag="--drain",
        least=0,
        check=checking.drain,
    ),
    Option(
        "takes_seeds",
        Kind.YES_OR_NO,
        False,
        "Let clients choose a table's seed: for tests only.",
        flag="--seed-tables",
    ),
)
KEEPING: Final = (
    Option(
        "keep_finished_days",
        Kind.NUMBER,
        0.0,
        "Days after which `everfree sweep` deletes a finished match that nobody visited since; 0 for never.",
        flag="--finished",
        metavar="DAYS",
        least=0,
    ),
    Option(
        "keep_open_days",
        Kind.NUMBER,
        0.0,
        "Days after which `everfree sweep` deletes an open table that nobody visited since; 0 for never.",
        flag="--open",
        metavar="DAYS",
        least=0,
    ),
)
LIMITS: Final = (
    _limit("sockets", "Open sockets in all."),
    _limit("sockets_per_address", "Open sockets from one address."),
    _limit("sockets_per_guest", "Open sockets of one guest."),
    _limit("spectators_per_table", "Open sockets of people who watch one table."),
    _limit("guests_per_address_per_table", "Spectators from one address who take a seat during a match."),
    _limit("connections", "Connections in all, sockets included."),
    _limit("connections_per_address", "Connections from one address, sockets included."),
    _limit("open_tables_per_guest", "Unfinished tables at which a guest sits."),
    _limit("tables_per_address_per_hour", "Tables opened from one address within an hour."),
    _limit("wrong_codes_per_address_per_hour", "Wrong codes of tables from one address within an hour."),
    _limit("deck_checks_per_address_per_hour", "Decks checked for one address within an hour."),
)
"""The limits that depend on the machine, and on how many people share an address."""

OPTIONS: Final = (*LISTENING, *SERVICES, *PACE, *KEEPING, *LIMITS)
BY_KEY: Final = {option.key: option for option in OPTIONS}
