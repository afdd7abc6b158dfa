"""Running an attack against a fresh server, as it is and with a planted weakness."""

import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from everfree.cli.check.hostile.arena import Breach, arena
from everfree.cli.check.hostile.attacks import Attack


@dataclass(frozen=True)
class Tried:
    """How an attack went."""

    seconds: float
    failure: Exception | None = None
    """None if the server held."""

    @property
    def outcome(self) -> str:
        """Whether the server held, in words."""
        return "held" if self.failure is None else f"FAILED: {self.failure!r}"

    @property
    def is_breach(self) -> bool:
        """Whether the attack itself says that it succeeded, rather than something unexpected."""
        return isinstance(self.failure, Breach)


def tried(attack: Attack, *, with_weakness: bool = False) -> Tried:
    """Run an attack against a fresh server; *with_weakness*, with its protection switched off."""
    began = time.monotonic()
    settings = {**attack.settings, **(attack.planted_settings if with_weakness else {})}
    plant = attack.plant() if with_weakness and attack.plant is not None else nullcontext()
    failure: Exception | None = None
    with tempfile.TemporaryDirectory() as data, plant:
        try:
            with arena(Path(data), **settings) as opened:
                attack.run(opened)
        except Exception as error:  # noqa: BLE001 - whatever it is, the attack has not been fended off
            failure = error
    return Tried(time.monotonic() - began, failure)


def try_all(attacks: Sequence[Attack]) -> Iterator[tuple[str, bool]]:
    """Run attacks, then those that have a weakness with it; yield a line for each, and whether it is good."""
    for attack in attacks:
        one = tried(attack)
        yield f"{attack.name}: {one.outcome}, {one.seconds:.1f} s", one.failure is None
    for attack in [attack for attack in attacks if attack.has_plant]:
        one = tried(attack, with_weakness=True)
        found = "found" if one.is_breach else f"NOT FOUND ({one.outcome})"
        yield f"{attack.name}: planted: {found}, {one.seconds:.1f} s", one.is_breach
