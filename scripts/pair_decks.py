"""Search a good deck for each pair of colours, with cards of the sets after the first one.

    python scripts/pair_decks.py search --folder pair-decks [--pairs blue-orange,...] [--jobs 2]
    python scripts/pair_decks.py write --folder pair-decks

`search` draws legal decks for a pair, each a little different, and lets greedy players play them against the
theme decks: all of them a few games, the better half twice as many, and so on until one is left. `write`
writes the decks that were found to `ccg/decks/colour_pairs.py`. The same seed finds the same decks. Run it
with the Python of the compiled build, which is faster.
"""

import argparse
import json
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random

from everfree.ccg.cards import POOL
from everfree.ccg.decks.catalogue import catalogue
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.deckbuilding import refuse_deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.game import Game
from everfree.ccg.language.card import Card
from everfree.ccg.vocab import COLOUR_NAMES, EVENT, FRIEND, MANE, PROBLEM, RESOURCE, TROUBLEMAKER, CardType
from everfree.players import Sight, named
from everfree.testing.ladder.games import TURN_CAP
from everfree.testing.soak.random_decks import starts

NEW_SETS = ("CN", "RR", "CS", "CG", "AD")
SHAPE: dict[CardType, int] = {FRIEND: 27, EVENT: 6, RESOURCE: 6, TROUBLEMAKER: 6}
"""How many cards of each type a deck has."""
MOST_COPIES = 3
DECKS = 12
"""Decks that are drawn for a pair."""
FIRST_PAIRS = 4
"""Pairs of games, seats swapped, of each deck in the first round."""
LAST_PAIRS = 24
"""Pairs of games of the deck that is left, with decks and seeds it has not met before."""
PAIRS = [
    f"{first}-{second}" for first, second in combinations([name for name in COLOUR_NAMES.values() if name], 2)
]


@dataclass(frozen=True)
class Found:
    """A deck with what it won in games that were not used to choose it."""

    pair: str
    deck: Deck
    games: int
    won: float

    @property
    def share(self) -> float:
        """How much of the games it won."""
        return self.won / self.games


def colours_of(pair: str) -> int:
    """Return the set of the two colours."""
    names = pair.split("-")
    return sum([bit for bit, name in COLOUR_NAMES.items() if name in names])


def is_playable(card: Card, colours: int) -> bool:
    """Tell whether a deck of these colours can pay for a card and meet its requirements."""
    asked = [need for need in card.needs if not need.other_than]
    return not card.front.colours & ~colours and not any(need.colour & ~colours for need in asked)


def worth(card: Card, dice: Random) -> float:
    """Guess how good a card is: power for its cost and requirements, abilities, new sets, and some luck."""
    price = max(0, card.cost) + sum([need.amount for need in card.needs]) / 3
    abilities = sum([len(side.abilities) + len(side.keywords) for side in card.sides])
    is_new = catalogue().entries[card.id].set in NEW_SETS
    return card.front.power - price + 0.7 * min(2, abilities) + 1.5 * is_new + dice.gauss(0, 1.3)


def problem_worth(card: Card, colours: int, dice: Random) -> float:
    """Guess how good a Problem is: a high bonus, low requirements that the colours meet."""
    strange = sum(
        [need.amount for need in card.owner_needs if need.colour & ~colours and not need.other_than]
    )
    own = sum([need.amount for need in card.owner_needs])
    return 2 * card.bonus - own - 3 * strange + dice.gauss(0, 1)


def drawn(pair: str, number: int) -> Deck:
    """Draw deck *number* of a pair of colours."""
    dice, colours = Random(f"{pair} {number}"), colours_of(pair)
    cards = [card for card in POOL.values() if is_playable(card, colours)]
    manes = [card for card in cards if card.type == MANE]
    mane = max(manes, key=lambda card: worth(card, dice))
    draw: dict[str, int] = {}
    for kind, size in SHAPE.items():
        ranked = sorted([card for card in cards if card.type == kind], key=lambda card: -worth(card, dice))
        draw |= filled(ranked, size, MOST_COPIES)
    problems = [card for card in POOL.values() if card.type == PROBLEM]
    ranked = sorted(problems, key=lambda card: -problem_worth(card, colours, dice))
    first = next(card for card in ranked if starts(card))
    listed = filled([first, *[card for card in ranked if card is not first]], 10, 2)
    return Deck(pair, mane.id, draw, listed)


def filled(ranked: list[Card], size: int, most: int) -> dict[str, int]:
    """Take *most* copies of each card in turn, one printing of a name, until there are *size*."""
    found: dict[str, int] = {}
    names: set[str] = set()
    for card in ranked:
        left = size - sum(found.values())
        if left and card.name not in names:
            names.add(card.name)
            found[card.id] = min(most, left)
    return found


def game(deck: Deck, number: int) -> float:
    """Play game *number* against a theme deck; games 2n and 2n + 1 are the same with swapped seats."""
    themes = list(THEME_DECKS.values())
    first = number % 2
    pair = [deck, themes[number // 2 % len(themes)]]
    played = Game(pair if first == 0 else pair[::-1], seed=number // 2)
    players = [named("greedy", number * 2 + seat) for seat in (0, 1)]
    while not played.is_over and played.state.turn < TURN_CAP:
        seat = played.question.seat
        played.take(players[seat].choose(Sight(played.kernel, seat)))
    return 0.5 if played.winner is None else float(played.winner == first)


def search(pair: str) -> Found:
    """Find the best of the drawn decks of a pair by halving."""
    left = [deck for deck in [drawn(pair, number) for number in range(DECKS)] if not refuse_deck(deck, POOL)]
    won = [0.0 for _ in left]
    begun, pairs = 0, FIRST_PAIRS
    while len(left) > 1:
        for place, deck in enumerate(left):
            won[place] += sum([game(deck, number) for number in range(2 * begun, 2 * (begun + pairs))])
        begun, pairs = begun + pairs, pairs * 2
        order = sorted(range(len(left)), key=lambda place: -won[place])[: (len(left) + 1) // 2]
        left, won = [left[place] for place in order], [won[place] for place in order]
    fresh = range(2 * begun, 2 * (begun + LAST_PAIRS))
    return Found(pair, left[0], len(fresh), sum([game(left[0], number) for number in fresh]))


def stored(folder: Path, pair: str) -> Path:
    """Return the file of a pair."""
    return folder / f"{pair}.json"


def searched(folder: Path, pairs: Iterable[str], jobs: int) -> None:
    """Search the pairs that are not in the folder yet; each is stored as soon as it is found."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [pair for pair in pairs if not stored(folder, pair).exists()]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for found in pool.map(search, missing):
            stored(folder, found.pair).write_text(json.dumps(asdict(found)))
            margin = 1.96 * sqrt(0.25 / found.games)
            print(f"{found.pair:<16}{found.share:6.0%} +-{margin:.0%} of {found.games}", flush=True)


def main() -> None:
    """Search or write."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("what", choices=("search",))
    given.add_argument("--folder", type=Path, required=True)
    given.add_argument("--pairs", default=",".join(PAIRS))
    given.add_argument("--jobs", type=int, default=2)
    chosen = given.parse_args()
    searched(chosen.folder, chosen.pairs.split(","), chosen.jobs)


if __name__ == "__main__":
    main()
