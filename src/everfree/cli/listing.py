"""The commands by group, in the order of use, with a line about each; imports no command and no extra."""

from collections.abc import Iterator
from typing import Final, NamedTuple


class Listed(NamedTuple):
    """A command in the list of `everfree --help`."""

    name: str
    about: str
    extra: str
    """The extra that installs what the command imports."""


GROUPS: Final[dict[str, tuple[Listed, ...]]] = {
    "Play": (
        Listed("play", "Play a game against the computer.", "play"),
        Listed("learn", "Learn the game with a coach, line by line.", "play"),
        Listed("slap", "Play the slap game, or measure how fair it is.", "play"),
        Listed("serve", "Serve tables to browsers.", "serve"),
    ),
    "Cards, decks and rules": (
        Listed("cards", "Show, list, draft and check cards.", "play"),
        Listed("decks", "Show, check and convert deck lists.", "play"),
        Listed("rules", "Trace the rules through code and tests.", "play"),
        Listed("replay", "Verify a stored match.", "play"),
        Listed("review", "Show which answers of a stored match cost most.", "play"),
    ),
    "Simulate": (
        Listed("sim", "Play many games of two decks and print who won how often.", "play"),
        Listed("lab", "Compare decks, cards and players over many games.", "play"),
        Listed("ladder", "Let the computer players play each other.", "play"),
    ),
    "Run a server": (
        Listed("doctor", "Check a deployment.", "serve"),
        Listed("backup", "Copy the database into a file.", "serve"),
        Listed("restore", "Put the copy of a database into an empty one.", "serve"),
        Listed("sweep", "Delete old tables that nobody visits.", "serve"),
        Listed("migrate", "Create or change the tables of a PostgreSQL database.", "serve"),
        Listed("worker", "Answer questions of computer players.", "serve"),
    ),
    "Check and measure the program": (
        Listed("check", "Check the engine against a referee, and the server.", "serve"),
        Listed("soak", "Play random games and check the engine's invariants.", "play"),
        Listed("bench", "Measure speed.", "play"),
        Listed("load", "Play many matches over sockets and measure the servers.", "serve"),
        Listed("chaos", "Hurt a platform in every way and check that nothing is lost.", "serve"),
        Listed("version", "Print the version, as `--version` does.", ""),
    ),
}

COMMANDS: Final = {one.name: one for group in GROUPS.values() for one in group}


def plain_list() -> Iterator[str]:
    """Yield the lines of the list, for an installation that has nothing to format it with."""
    for group, commands in GROUPS.items():
        yield ""
        yield f"{group}:"
        for one in commands:
            yield f"  {one.name:<9}{one.about}"
