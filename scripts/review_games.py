"""Record three games between computer players, for `everfree review`; the first seat is the weaker player.

python -m scripts.review_games build/reviews
everfree review build/reviews/gentle-strong.jsonl --play-on 200
"""

import argparse
from pathlib import Path
from typing import Final

from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.table import PonyTable, header, start
from everfree.players import Sight, named
from everfree.table.commands import Answer
from everfree.table.log import to_bytes
from everfree.table.match import Match
from everfree.testing.ladder.games import TURN_CAP

GAMES: Final = (
    ("gentle", "strong", "rainbow-dash", "applejack"),
    ("greedy", "champion", "pinkie-pie-enhanced", "rarity-enhanced"),
    ("fair", "champion", "twilight-sparkle", "fluttershy"),
)
"""The levels of both seats and their decks."""


def recorded(number: int) -> Match:
    """Play a game to its end."""
    first, second, mine, theirs = GAMES[number]
    match = Match(header([THEME_DECKS[mine], THEME_DECKS[theirs]], f"review {number}".encode()), start)
    players = [named(first, 2 * number), named(second, 2 * number + 1)]
    while True:
        table = match.game
        assert isinstance(table, PonyTable)
        game = table.played
        if game.is_over or game.state.turn >= TURN_CAP:
            return match
        seat = game.question.seat
        match.apply(Answer(seat, options=(players[seat].choose(Sight(game.kernel, seat)),)))


def main() -> None:
    """Write the games into the folder that is named."""
    parser = argparse.ArgumentParser(prog="python -m scripts.review_games", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the logs of the games are written")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for number, (first, second, *_) in enumerate(GAMES):
        file = folder / f"{first}-{second}.jsonl"
        file.write_bytes(to_bytes(recorded(number).log))
        print(file)


if __name__ == "__main__":
    main()
