"""How much a visitor can make the server store: bytes of the database by seconds of each kind of abuse.

    uv run python -m scripts.abuse --seconds 60

Each kind is tried against a server with the limits it has by default, and against one without any.
"""

import itertools
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from everfree.cli.check.served import Served
from everfree.server.client import Client, Guest, Message
from everfree.server.limits import UNLIMITED, Limits

HOUR: Final = 3600
PARTS: Final = 40
"""The share of an hour's tables that is opened in a measurement: one in so many."""


def answers(guest: Guest) -> Iterator[bool]:
    """Begin actions and cancel them, as fast as the server replies."""
    for client in _tables(guest):
        said: Message = {}
        while not client.is_over and said.get("reason", {}).get("key") != "table-match-too-long":
            client.until(lambda one: one.question is not None or one.is_over)
            answer = -1 if (client.question or {}).get("can_cancel") else 0
            said = client.ask("answer", answers=[answer])
            number = said.get("number", 0)
            client.until(lambda one, number=number: one.number >= number)
            yield said["is"] == "accepted"


def stops(guest: Guest) -> Iterator[bool]:
    """Declare stops with as many cards as a message takes."""
    for client in _tables(guest):
        for number in itertools.count():
            said = client.ask("stops", stops={"yields": ["pr1"] * 500, "faceoffs": number % 2 == 0})
            yield said["is"] == "accepted"
            if said["is"] != "accepted":
                break


def corrections(guest: Guest) -> Iterator[bool]:
    """Correct the position of matches against a computer, with as many changes as it takes."""
    changes = [{"what": "score", "seat": 0, "number": number % 9} for number in range(20)]
    for client in _tables(guest):
        while (client.question or {}).get("kind") != "main":
            done = client.ask("answer", answers=[0])["number"]
            client.until(lambda one, done=done: one.number >= done and one.question is not None)
        while True:
            said = client.ask("correct", changes=changes)
            yield said["is"] == "accepted"
            if said["is"] != "accepted":
                break


def tables(guest: Guest) -> Iterator[bool]:
    """Open tables."""
    while True:
        yield guest.fetch("/api/tables", {"level": "gentle"})[0] == 201


ABUSES: Final[dict[str, Callable[[Guest], Iterator[bool]]]] = {
    "answers": answers,
    "stops": stops,
    "corrections": corrections,
    "tables": tables,
}


def _tables(guest: Guest) -> Iterator[Client]:
    """Open tables against a computer until no more may be opened."""
    while True:
        status, body = guest.fetch("/api/tables", {"level": "gentle"})
        if status != 201:
            return
        client = guest.join(msgspec.json.decode(body)["table"])
        yield client
        client.close()


def measure(kind: str, limits: Limits, seconds: float) -> tuple[int, int, bool]:
    """Abuse a fresh server; return bytes stored, requests carried out, and whether it refuses any more."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), limits=limits)
        try:
            began, done = time.monotonic(), 0
            for accepted in ABUSES[kind](served.guest()):
                done += accepted
                if time.monotonic() - began > seconds:
                    return _bytes(served), done, False
                if kind == "tables" and not accepted:
                    break
            return _bytes(served), done, True
        finally:
            served.stop()


def _bytes(served: Served) -> int:
    """Return the size of the database, whatever its write-ahead log has grown to."""
    with served.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        size = connection.exec_driver_sql("PRAGMA page_size").scalar_one()
    return int(pages * size)


def main(seconds: Annotated[float, typer.Option(help="of each abuse")] = 30.0) -> None:
    """Print a line for each abuse; a part of the tables of an hour is opened at once, and counted up."""
    allowed = Limits().tables_per_address_per_hour
    part = replace(Limits(), tables_per_address_per_hour=allowed // PARTS)
    for kind in ABUSES:
        for name, limits in (("without limits", UNLIMITED), ("with limits", part)):
            size, done, is_over = measure(kind, limits, seconds)
            hour = size * PARTS if is_over else size / seconds * HOUR
            told = f"{done:>6} requests {size / 1e6:6.1f} MB {hour / 1e6:7.0f} MB in an hour"
            typer.echo(f"{kind:<12} {name:<15} {told}")


if __name__ == "__main__":
    typer.run(main)
