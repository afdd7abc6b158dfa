"""Put a match that has reached a certain moment into a server's database.

A match is a list of commands: we play it here up to the moment and write its log there. The server must not
have opened the table yet; it loads the match like any other when somebody connects.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_urlsafe
from typing import Final

import msgspec
from playwright.sync_api import BrowserContext
from sqlalchemy import insert

from everfree.ccg.commands import Correct, Correction
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.table import NAME, PonyTable, start
from everfree.ccg.view import View
from everfree.players.levels import named
from everfree.players.player import Player, Sight
from everfree.server.backends import FILE
from everfree.server.card_game.openings import new_header
from everfree.server.client import Guest
from everfree.server.gateway.guests import COOKIE, Guests
from everfree.server.storage import records
from everfree.server.storage.cookie_keys import cookie_keys
from everfree.server.storage.database import now
from everfree.server.storage.records import Chair, Record
from everfree.server.storage.schema import COMMANDS
from everfree.server.storage.sqlite import open_sqlite
from everfree.server.tables.new_tables import seed_bytes
from everfree.table.commands import TABLE, Answer
from everfree.table.log import MatchLog
from everfree.table.match import Match

NAMES: Final = ("Ada", "Sorrel")
DECKS: Final = ("twilight-sparkle", "rainbow-dash")
MOST_COMMANDS: Final = 2_000

Moment = Callable[[PonyTable], bool]


class NoSuchMoment(LookupError):
    """The game ended before the moment came."""


def match_of(seed: str, decks: Sequence[str | Deck] = DECKS, *, alone: bool = False) -> Match:
    """Return a new match, always the same for a seed; decks are theme decks by name, or decks.

    *alone*: the first seat plays against a computer.
    """
    lists = [one if isinstance(one, Deck) else THEME_DECKS[one] for one in decks]
    computers = frozenset([1] if alone else [])
    seed_ = seed_bytes(seed)
    return Match(new_header(lists, seed=seed_, edition="comprehensive", computers=computers), start)


def game_of(match: Match) -> PonyTable:
    """Return the game of a match."""
    game = match.game
    assert isinstance(game, PonyTable)
    return game


class IdlePlayer:
    """A player that does as little as possible."""

    def choose(self, sight: Sight) -> int:
        """Pass or end if possible, else take the first option."""
        verbs = [option.verb for option in sight.question.options]
        return next((verbs.index(verb) for verb in ("pass", "end", "done") if verb in verbs), 0)


def play_on(match: Match, until: Moment, *, level: str = "random", seed: int = 0) -> Match:
    """Let computers play until a moment comes, or raise `NoSuchMoment`; level "idle" only passes."""
    player: Player = IdlePlayer() if level == "idle" else named(level, seed)
    for _ in range(MOST_COMMANDS):
        game = game_of(match)
        if until(game):
            return match
        asked = game.asked()
        if not asked:
            break
        seat = next(iter(asked))
        match.apply(Answer(seat, (player.choose(Sight(game.played.kernel, seat)),)))
    raise NoSuchMoment


def put_right(match: Match, *changes: Correction, by: int = 0) -> Match:
    """Change the position by an agreed correction; cards are named by the handles of *by*."""
    match.apply(Correct(TABLE, by=by, changes=changes))
    return match


def is_asked(seat: int, wanted: Callable[[View], bool] = lambda _: True) -> Moment:
    """Return the test for a moment at which *seat* is asked and its view is *wanted*."""
    return lambda game: seat in game.asked() and wanted(game.view(seat))


@dataclass(frozen=True)
class Laid:
    """A table in a server's database."""

    address: str
    table: str
    cookies: tuple[str, ...]
    """Cookies by seat; that of a computer's seat is not used."""

    @property
    def path(self) -> str:
        """The address of the table."""
        return f"{self.address}/t/{self.table}"

    def sit(self, window: BrowserContext, seat: int = 0) -> None:
        """Give a window the cookie of a seat."""
        window.add_cookies([{"name": COOKIE, "value": self.cookies[seat], "url": self.address}])

    def guest(self, seat: int) -> Guest:
        """Return a client for a seat, without a browser."""
        guest = Guest(self.address)
        guest.cookies[COOKIE] = self.cookies[seat]
        return guest


def lay(data: Path, address: str, log: MatchLog, *, computer: str = "", undo_policy: str = "ask") -> Laid:
    """Write a match into the database of the server with this folder; *computer* plays the second seat."""
    header = log.header
    database = open_sqlite(data / FILE)
    try:
        with database.engine.begin() as connection:
            guests = Guests(cookie_keys(connection))
            people = [guests.new() for _ in NAMES]
            decks = [msgspec.json.encode(deck) for deck in header.setup["decks"]]
            chairs = [Chair(seat, people[seat], NAMES[seat], "", decks[seat]) for seat in range(len(NAMES))]
            if computer:
                chairs[1] = replace(chairs[1], guest="", computer=computer)
            record = Record(
                id=token_urlsafe(9),
                game=NAME,
                invite=token_urlsafe(12),
                undo_policy=undo_policy,
                edition="comprehensive",
                seed=header.seed,
                opened=now(),
                header=header,
                ended=False,
                chairs=tuple(chairs),
            )
            records.add(connection, record)
            for number, command in enumerate(log.commands):
                row = {
                    "seat": command.seat,
                    "nonce": f"laid-{number}",
                    "at": now(),
                    "previous": number - 1 if number else None,
                }
                connection.execute(
                    insert(COMMANDS).values(
                        match=record.id, number=number, command=msgspec.json.encode(command), **row
                    )
                )
    finally:
        database.close()
    cookies = tuple([str(guests.cookie(one, secure=False).value) for one in people])
    return Laid(address, record.id, cookies)
