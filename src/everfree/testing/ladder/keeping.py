"""Store the played games in a file, a line each, so that an interrupted ladder can continue."""

from pathlib import Path

import msgspec

from everfree.testing.ladder.games import Played, budget_of


def kept(path: Path) -> list[Played]:
    """Read the games of a file; skip those played with other budgets than the present ones."""
    if not path.exists():
        return []
    games = [msgspec.json.decode(line, type=Played) for line in path.read_bytes().splitlines() if line]
    return [game for game in games if game.nodes == (budget_of(game.a), budget_of(game.b))]


def keep(path: Path, game: Played) -> None:
    """Add a game to the file."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(game) + b"\n")


def of_pair(games: list[Played], a: str, b: str) -> list[Played]:
    """List the games of one pair in the order of their numbers, up to the first missing number."""
    mine = {game.number: game for game in games if (game.a, game.b) == (a, b)}
    found: list[Played] = []
    while len(found) in mine:
        found.append(mine[len(found)])
    return found
