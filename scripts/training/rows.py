"""Rows of features from recorded games, in a compressed file that needs no library to write."""

import gzip
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from scripts.training.games import Record, positions

from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.vocab import Seat
from everfree.players.features.names import NAMES
from everfree.players.features.position import features_of
from everfree.players.features.programs import programs_of

LAYOUT: Final = struct.Struct(f"<ihbbbb{len(NAMES)}b")
"""A row: number of the game, turn, viewer, twice the viewer's score (1 if nobody won), the theme decks of the
viewer and of the foe (-1 for another deck), and the features."""
THEMES: Final = {deck.name: place for place, deck in enumerate(THEME_DECKS.values())}


def rows_of(record: Record) -> Iterator[bytes]:
    """Yield a row for every turn of a game and each of the two viewers."""
    decks = [THEMES.get(deck.name, -1) for deck in record.decks]
    for game in positions(record):
        programs = programs_of(game.kernel)
        for viewer in range(2):
            outcome = 1 if record.winner < 0 else 2 * (record.winner == viewer)
            features = features_of(game.kernel, Seat(viewer), programs)
            told = record.number, game.state.turn, viewer, outcome, decks[viewer], decks[1 - viewer]
            yield LAYOUT.pack(*told, *features)


def write(records: list[Record], file: Path) -> int:
    """Write the rows of all games; return how many there are."""
    count = 0
    with gzip.open(file, "wb", compresslevel=6) as out:
        for record in records:
            for row in rows_of(record):
                out.write(row)
                count += 1
    return count
