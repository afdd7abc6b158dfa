"""A person's place at a table, for tests that type and read."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.table import PonyTable, start
from everfree.cli.opening import beginning
from everfree.cli.plain.position import Position
from everfree.cli.plain.session import Session
from everfree.cli.sitting import Sitting
from everfree.cli.speaker import Speaker
from everfree.messages import Messages
from everfree.players import GreedyPlayer, Player, RandomPlayer, Sight
from everfree.table.commands import Answer, Command
from everfree.table.match import Match

CATALOGUE = {language: Messages(language) for language in ("en", "fr")}


@dataclass
class Seat:
    """A session with what it printed."""

    session: Session
    printed: list[str] = field(default_factory=list)
    kept: list[Command] = field(default_factory=list)

    def type(self, *lines: str) -> list[str]:
        """Type lines and then no more; give what was printed since."""
        before = len(self.printed)
        self.session.play(iter(lines))
        return self.printed[before:]

    def let_play(self, player: Player, decisions: int) -> bool:
        """Have *player* answer for both seats, then until the person is asked; False if that never comes."""
        while asked := self.table.asked():
            seat = next(iter(asked))
            if decisions <= 0 and seat == 0:
                return True
            choice = player.choose(Sight(self.table.played.kernel, seat))
            self.session.sitting.match.apply(Answer(seat, (choice,)))
            decisions -= 1
        return False

    @property
    def table(self) -> PonyTable:
        """The game itself."""
        return self.session.sitting.game

    @property
    def position(self) -> Position:
        """What the person sees."""
        return Position(self.table, self.session.speaker)


Sit = Callable[..., Seat]


@pytest.fixture(scope="session")
def sit() -> Sit:
    """Sit down at a table of one's own."""

    def make(seed: int = 7, *, language: str = "en", deck: str = "rainbow-dash") -> Seat:
        match = Match(beginning(THEME_DECKS[deck], seed), start)
        speaker = Speaker(CATALOGUE[language], 0, ["", "Pixel"])
        printed: list[str] = []
        kept: list[Command] = []
        sitting = Sitting(match, speaker, players={1: RandomPlayer(seed)}, keep=kept.append)
        session = Session(sitting, stand_in=GreedyPlayer(seed), say=printed.append)
        return Seat(session, printed, kept)

    return make


@pytest.fixture(scope="module")
def positions(sit: Sit) -> list[Seat]:
    """Twenty positions of random games in which the person is asked."""
    found: list[Seat] = []
    seed = 0
    while len(found) < 20:
        seed += 1
        seat = sit(seed, deck=("rainbow-dash", "applejack")[seed % 2])
        if seat.let_play(RandomPlayer(seed), 20 + 5 * seed):
            found.append(seat)
    return found
