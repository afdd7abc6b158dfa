"""Count what a table asks a player: `python -m scripts.prompts --level gentle --games 10`.

Whole games are played over the sockets of a real server, at its real pace, by a script that chooses its
answers with care. A prompt is a moment at which the player has to decide or press something. Cards chosen
one after another for one instruction are one prompt and a press more, as the table shows them. The end of an
empty Main Phase is none; its second counts as waiting.
"""

import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

import typer

from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.table import PonyTable
from everfree.cli.check.served import Served
from everfree.players.levels import named
from everfree.players.player import Sight
from everfree.server.client import Client
from everfree.server.tables.services import Settings

LEVELS: Final = ("gentle", "fair", "strong", "champion")
PATIENCE: Final = 600.0
"""Seconds to wait for a computer, on a busy machine."""
PAUSE: Final = 1.0
"""Seconds after which the page ends an empty Main Phase (`PAUSE` in web/src/lib/table.svelte.ts)."""
SEVERAL: Final = ("choose", "discard", "discard-down", "home-limit")
"""Questions whose cards the page lets the player tick and confirm together (web/src/lib/selection.ts)."""
ME: Final = 0


@dataclass
class Figures:
    """What one game has asked of its player."""

    prompts: Counter[str] = field(default_factory=Counter)
    """By kind of question."""
    forced: Counter[str] = field(default_factory=Counter)
    """Prompts with a single answer, by kind."""
    clicks: int = 0
    ended: int = 0
    """How many empty Main Phases have ended by themselves."""
    answers: int = 0
    """How many answers the computer gave."""
    waited: float = 0.0
    """Seconds between an answer and the next question."""
    turns: int = 0
    left: int = 0
    """How many cards of a selection are still to be sent, the open question included."""


def play(level: str, seed: int, beat: float, player: str) -> Figures:
    """Play one game against a computer."""
    with TemporaryDirectory() as data:
        served = Served(Path(data), think_seconds=beat, warm=True)
        try:
            return _play(served, level, seed, player)
        finally:
            served.stop()


def _play(served: Served, level: str, seed: int, name: str) -> Figures:
    guest = served.guest()
    deck = sorted(THEME_DECKS)[seed % len(THEME_DECKS)]
    wish = {"against": "computer", "level": level, "seed": f"prompts-{seed}", "deck": deck}
    table: str = guest.ask("/api/tables", wish)["table"]
    client = guest.join(table)
    player = named(name, seed)
    found = Figures()
    client.until(lambda one: one.question is not None)
    while not client.is_over:
        game = served.game(table)
        assert isinstance(game, PonyTable)
        _count(found, client)
        choice = player.choose(Sight(game.played.kernel, ME))
        began, number = time.monotonic(), client.number
        said = client.ask("answer", answers=[choice])
        assert said["is"] == "accepted", said
        client.until(lambda one, seen=said["number"]: one.number >= seen, PATIENCE)
        client.until(lambda one: one.is_over or one.question is not None, PATIENCE)
        found.waited += time.monotonic() - began
        found.answers += max(0, client.number - number - 1)
    found.turns = client.view["game"]["turn"]
    client.close()
    return found


def _count(found: Figures, client: Client) -> None:
    question: dict[str, Any] | None = client.question
    assert question is not None
    kind, number = question["kind"], question.get("number", 0)
    if client.view["asked"].get("goes_on"):
        found.ended += 1
        found.waited += PAUSE
        return
    found.clicks += 1
    if kind in SEVERAL and found.left > 1:
        found.left -= 1
        return
    found.left = number if kind in SEVERAL else 0
    found.clicks += found.left > 1
    found.prompts[kind] += 1
    if len(question["options"]) == 1:
        found.forced[kind] += 1


def main(
    level: Annotated[list[str] | None, typer.Option(help="all by default")] = None,
    games: Annotated[int, typer.Option(help="of each level")] = 3,
    beat: Annotated[float, typer.Option(help="seconds of a beat")] = Settings.think_seconds,
    player: Annotated[str, typer.Option(help="whose choices the script makes")] = "greedy",
    jobs: Annotated[int, typer.Option(help="games at once")] = 1,
) -> None:
    """Play whole games against each level and print the averages."""
    with ProcessPoolExecutor(jobs) as pool:
        for name in level or LEVELS:
            played = list(pool.map(play, [name] * games, range(games), [beat] * games, [player] * games))
            _print(name, played)


def _print(level: str, played: list[Figures]) -> None:
    count = len(played)
    prompts = sum([one.prompts for one in played], Counter[str]())
    forced = sum([one.forced for one in played], Counter[str]())
    print(
        f"{level}: {count} games, {sum(one.turns for one in played) / count:.0f} turns,"
        f" {prompts.total() / count:.0f} prompts, {forced.total() / count:.0f} with one answer,"
        f" {sum(one.clicks for one in played) / count:.0f} clicks,"
        f" {sum(one.ended for one in played) / count:.0f} empty Main Phases,"
        f" {sum(one.answers for one in played) / count:.0f} answers of the computer,"
        f" {sum(one.waited for one in played) / count:.0f} s waiting",
        flush=True,
    )
    for kind, number in prompts.most_common():
        print(f"  {kind}: {number / count:.1f}, with one answer {forced[kind] / count:.1f}")


if __name__ == "__main__":
    typer.run(main)
