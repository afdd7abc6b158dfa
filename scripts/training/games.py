"""Games for training, recorded as answers: a record is small, and its positions can be played again."""

import gzip
import zlib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from time import process_time
from typing import Final

import msgspec
from scripts.training.players import player_of
from scripts.training.refusals import WrongUse
from scripts.training.series import Series, difference

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.ready import READY_DECKS
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.game import Game
from everfree.players import Player, Sight
from everfree.testing.dice import Dice
from everfree.testing.ladder.games import TURN_CAP, decks_of
from everfree.testing.soak.random_decks import random_deck

RANDOM_DECKS: Final = 3
"""One pair of games in so many is played with random legal decks."""
RANDOM_ANSWERS: Final = 25
"""One answer in so many is drawn at random, so that games also reach positions no player would choose."""
SPACING: Final = 1_000_003
"""Distance between the seeds of two runs."""
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
    seconds: tuple[float, float] = (0.0, 0.0)
    """Processor time of either seat."""
    decisions: tuple[int, int] = (0, 0)
    """Questions with more than one option that either seat answered."""
    series: Series | None = None
    """Which games the file takes; None in files that are older than this field."""


def decks_for(
    number: int, seed: int, *, random: int = RANDOM_DECKS, certain: tuple[str, ...] = ()
) -> tuple[Deck, Deck]:
    """Return the decks of a game: theme decks, in one of *random* pairs random legal ones; 0 is in none.

    With *certain* ready decks, by name, one of them plays against a theme deck in each pair.
    """
    pair = number // 2
    if certain:
        return READY_DECKS[certain[pair % len(certain)]], decks_of(number)[1]
    if not random or pair % random:
        return decks_of(number)
    dice = Dice(seed * SPACING + pair, purpose=DICE)
    return random_deck(dice, "a"), random_deck(dice, "b")


def recorded(
    players: tuple[str, str],
    number: int,
    seed: int,
    *,
    noise: int = RANDOM_ANSWERS,
    random: int = RANDOM_DECKS,
    certain: tuple[str, ...] = (),
) -> Record:
    """Play game *number*; player 0 has seat 0 in even games and seat 1 in odd ones.

    One answer in *noise* is random, none if it is 0.
    """
    names = players if number % 2 == 0 else (players[1], players[0])
    decks = decks_for(number, seed, random=random, certain=certain)
    dice = Dice(seed * SPACING + number, purpose=DICE + 1)
    own = seed * SPACING + number // 2
    game = Game(list(decks), seed=own)
    seats: list[Player] = [player_of(name, 2 * own + seat) for seat, name in enumerate(names)]
    answers: list[int] = []
    seconds, decisions = [0.0, 0.0], [0, 0]
    while not game.is_over and game.state.turn < TURN_CAP:
        question = game.question
        seat = question.seat
        began = process_time()
        if noise and len(question.options) > 1 and dice.one_in(noise):
            answer = dice.below(len(question.options))
        else:
            answer = seats[seat].choose(Sight(game.kernel, seat))
        seconds[seat] += process_time() - began
        decisions[seat] += len(question.options) > 1
        answers.append(answer)
        game.take(answer)
    winner = -1 if game.winner is None else int(game.winner)
    spent = (round(seconds[0], 3), round(seconds[1], 3))
    return Record(
        number, own, decks, names, answers, winner, game.state.turn, spent, (decisions[0], decisions[1])
    )


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


def between(records: list[Record], *, theme: bool, without: list[str], within: list[str]) -> list[Record]:
    """Choose games by their decks, which are given by name.

    With *theme* both are theme decks; neither is one of those *without*; one is one of those *within*.
    """
    themes = {deck.name for deck in THEME_DECKS.values()}
    barred = {READY_DECKS[name].name for name in without}
    wanted = {READY_DECKS[name].name for name in within}
    found: list[Record] = []
    for record in records:
        names = {deck.name for deck in record.decks}
        if (names <= themes or not theme) and not names & barred and (names & wanted or not wanted):
            found.append(record)
    return found


def check_decks(names: Iterable[str]) -> None:
    """Raise WrongUse if one of these is no ready deck."""
    for name in names:
        if name not in READY_DECKS:
            like = get_close_matches(name, READY_DECKS)
            meant = f"did you mean {' or '.join(like)}?" if like else f"there are: {', '.join(READY_DECKS)}"
            raise WrongUse(f"there is no ready deck {name!r}; {meant}")


def keep(file: Path, record: Record) -> None:
    """Append a record; every record is a gzip member of its own, so a file is whole after each."""
    with file.open("ab") as out:
        out.write(gzip.compress(msgspec.json.encode(record) + b"\n"))


def kept(file: Path) -> list[Record]:
    """Read the records of a file, none if it does not exist; raise WrongUse if it has something else."""
    if not file.exists():
        return []
    try:
        with gzip.open(file) as lines:
            return [msgspec.json.decode(line, type=Record) for line in lines]
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise WrongUse(
            f"{file} is no file of games, such as `play` and `match` write, or is damaged"
        ) from error


def begun(file: Path, series: Series) -> list[Record]:
    """Read the records of a file that is to get more; raise WrongUse if it has games of another series.

    Without this, the score of one match would count the games of another that was played into the same file.
    """
    records = kept(file)
    for record in records:
        if record.series is None:
            raise WrongUse(
                f"the games in {file} do not say which players and seed they are of; name another file"
            )
        if record.series != series:
            raise WrongUse(f"{file} has other games ({difference(record.series, series)}); name another file")
    return records
