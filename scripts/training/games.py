"""Games for training, recorded as answers: a record is small, and its positions can be played again."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from everfree.ccg.decks.deck import Deck
from everfree.ccg.game import Game
from everfree.players import Player, Sight
from everfree.testing.dice import Dice
from everfree.testing.ladder.games import TURN_CAP, decks_of
from everfree.testing.soak.random_decks import random_deck
from scripts.training.players import player_of

RANDOM_DECKS: Final = 3
"""One pair of games in so many is played with random legal decks."""
RANDOM_ANSWERS: Final = 25
"""One answer in so many is drawn at random, so that games also reach positions no player would choose."""
DICE: Final = 23
"""The purpose of the random numbers drawn here."""


class Record(msgspec.Struct, frozen=True):
    """One game: everything needed to play it again."""

    number: int
    """Games 2n and 2n + 1 are a pair: the same decks and seed, with the players swapped."""
    seed: int
    decks: tuple[Deck, Deck]
    players: tuple[str, str]
    """The names of the players by seat (`players.player_of`)."""
    answers: list[int]
    winner: int
    """The seat that won, or -1."""
    turns: int


def decks_for(number: int, seed: int) -> tuple[Deck, Deck]:
    """Return the decks of a game: theme decks, in some pairs random legal ones."""
    pair = number // 2
    if pair % RANDOM_DECKS:
        return decks_of(number)
    dice = Dice(seed * 1_000_003 + pair, purpose=DICE)
    return random_deck(dice, "a"), random_deck(dice, "b")


def recorded(players: tuple[str, str], number: int, seed: int, *, noisy: bool = True) -> Record:
    """Play game *number*; player 0 has seat 0 in even games and seat 1 in odd ones."""
    names = players if number % 2 == 0 else (players[1], players[0])
    decks = decks_for(number, seed)
    dice = Dice(seed * 1_000_003 + number, purpose=DICE + 1)
    own = seed * 1_000_003 + number // 2
    game = Game(list(decks), seed=own)
    seats: list[Player] = [player_of(name, 2 * own + seat) for seat, name in enumerate(names)]
    answers: list[int] = []
    while not game.is_over and game.state.turn < TURN_CAP:
        question = game.question
        if noisy and len(question.options) > 1 and dice.one_in(RANDOM_ANSWERS):
            answer = dice.below(len(question.options))
        else:
            answer = seats[question.seat].choose(Sight(game.kernel, question.seat))
        answers.append(answer)
        game.take(answer)
    winner = -1 if game.winner is None else int(game.winner)
    return Record(number, own, decks, names, answers, winner, game.state.turn)


def positions(record: Record) -> Iterator[Game]:
    """Play a record again; yield the game at the first question of every turn but the first.

    That is where players judge positions: when a turn has just ended.
    """
    game = Game(list(record.decks), seed=record.seed)
    turn = game.state.turn
    for answer in record.answers:
        if game.state.turn != turn:
            turn = game.state.turn
            yield game
        game.take(answer)
    if game.state.turn != record.turns or record.winner != (-1 if game.winner is None else game.winner):
        raise ValueError(f"game {record.number} does not end as recorded; was the engine changed since?")


def keep(file: Path, record: Record) -> None:
    """Append a record; every record is a gzip member of its own, so a file is whole after each."""
    with file.open("ab") as out:
        out.write(gzip.compress(msgspec.json.encode(record) + b"\n"))


def kept(file: Path) -> list[Record]:
    """Read the records of a file."""
    if not file.exists():
        return []
    with gzip.open(file) as lines:
        return [msgspec.json.decode(line, type=Record) for line in lines]
