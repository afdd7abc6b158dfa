"""What may be wrong with a setting: each check returns the end of a sentence, or nothing."""

import re
from collections.abc import Mapping, Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

PRIVATE_NETWORKS: Final = (
    *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"),
    *("::1/128", "fc00::/7", "fe80::/10"),
)
HIGHEST_PORT: Final = 65535
LONGEST_DRAIN: Final = 2.5
WORD: Final = re.compile(r"[A-Za-z0-9_-]+")


def port(value: int) -> str:
    """Check a port."""
    return "" if value <= HIGHEST_PORT else f"must be at most {HIGHEST_PORT}"


def drain(value: float) -> str:
    """Check the time to drain: the process has to end within ten seconds."""
    return "" if value <= LONGEST_DRAIN else f"must be at most {LONGEST_DRAIN:g}"


def addresses(values: Sequence[str]) -> str:
    """Check addresses at which browsers reach a server."""
    for value in values:
        parts = urlsplit(value)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            return f"must have addresses such as https://everfree.example, and {value!r} is none"
    return ""


def networks(values: Sequence[str]) -> str:
    """Check IP addresses and networks."""
    for value in values:
        try:
            ip_network(value)
        except ValueError:
            return f"must have IP addresses or networks such as 10.0.0.0/8, and {value!r} is none"
    return ""


def postgres_address(value: str) -> str:
    """Check the address of a database; it may have a password, so it is not repeated."""
    return _address(value, ("postgresql",))


def nats_address(value: str) -> str:
    """Check the address of a NATS server; it may have a password, so it is not repeated."""
    return _address(value, ("nats", "tls"))


def _address(value: str, schemes: Sequence[str]) -> str:
    if not value:
        return ""
    wanted = " or ".join([f"{scheme}://" for scheme in schemes])
    try:
        parts = urlsplit(value)
        known = parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        known = False
    return "" if known else f"must be an address that begins with {wanted} and names a host"


def existing_file(value: str) -> str:
    """Check that a file is there."""
    return "" if not value or Path(value).is_file() else f"must be a file, and {value!r} is none"


def subject_word(value: str) -> str:
    """Check a word of a NATS subject."""
    return "" if WORD.fullmatch(value) else "must be one word of letters, digits, hyphens and underscores"


def contradictions(values: Mapping[str, Any]) -> list[str]:
    """List what can't be true together in the settings of a server, each as a sentence."""
    found: list[str] = []
    if values["local"] and (values["database"] or values["nats"]):
        found.append("local goes without database and nats: choose one machine or many.")
    elif not values["local"]:
        found += _incomplete(values)
    if values["local"] and not values["processes"]:
        found.append("Computers have to think somewhere: --processes 0 does not go with --local.")
    if values["nats_ca"] and not values["nats"].startswith("tls://"):
        found.append("nats_ca is of use only if the address nats begins with tls://.")
    return found


def _incomplete(values: Mapping[str, Any]) -> list[str]:
    """Say what many machines lack."""
    if values["database"] and not values["nats"]:
        return ["database is set and nats is not: servers that share a database hear each other over NATS."]
    if values["nats"] and not values["database"]:
        return ["nats is set and database is not: servers that share a NATS server share a database."]
    if not values["database"]:
        return ["Say --local for one machine, or --database and --nats for many."]
    return []
