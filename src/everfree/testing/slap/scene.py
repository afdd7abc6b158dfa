"""Build a table of the slap game in one expression and drive it as players would.

Cards are written as letters, the top of a stack first and the top of the pile last: A Alicorn, V Villain,
M Mane 5, P Parasprite, W Wonderbolt, S Shadowbolt, J Joker; other letters are symbols without meaning, and
`x+y` is a card with two symbols.
"""

from typing import Any, Final, TypeVar

from everfree.slap.bout import Bout, deal
from everfree.slap.cards import JOKER, Group
from everfree.slap.commands import Join, Leave, Measure, Slap
from everfree.slap.events import Event, Judged
from everfree.slap.judge import Verdict
from everfree.slap.options import Options
from everfree.slap.state import ACTIVE, EMPTY, STATUS_NAMES, Sight
from everfree.slap.table import SlapTable, header
from everfree.slap.view import View
from everfree.table.commands import Answer, Command
from everfree.table.match import Match

LETTERS: Final = {
    "A": "alicorn", "V": "villain", "M": "mane5", "P": "parasprite",
    "W": "wonderbolt", "S": "shadowbolt", "J": JOKER,
}  # fmt: skip
BEAT_MS: Final = 500
"""Milliseconds before a player turns over a card, by default."""

E = TypeVar("E", bound=Event)


def group(letter: str) -> Group:
    """Make the card that a letter stands for."""
    return Group(tuple([LETTERS.get(one, one) for one in letter.split("+")]), (letter,))


class Scene:
    """A table with these stacks and this pile; seat 0 has the turn unless another is named."""

    def __init__(self, *stacks: str, pile: str = "", guests: int = 0, turn: int = 0, **options: Any) -> None:
        piles = [stack.split() for stack in (*stacks, pile)]
        composition = tuple([group(letter) for letters in piles for letter in letters])
        chosen: dict[str, Any] = {"jokers_per_deck": 0, "limit": None, "composition": composition}
        self.options = Options(**chosen | options)
        self.bout: Bout = deal(self.options, players=len(stacks), seed=b"scene", dealer=0)
        state = self.bout.state
        numbers = iter(range(len(composition)))
        state.stacks = [[next(numbers) for _ in letters] for letters in piles[:-1]]
        state.pile = [next(numbers) for _ in piles[-1]]
        state.status = [ACTIVE if stack else EMPTY for stack in state.stacks]
        state.turn = turn
        if state.pile:
            state.version = 1
            state.sights.append(Sight(1, 0, self.bout.deck.match_on(state.pile)))
        first = header(len(stacks), b"scene", options=self.options)
        self.table = SlapTable(self.bout)
        self.match = Match(first, lambda header: self.table)
        for _ in range(guests):
            self.join()

    # What people do.

    def apply(self, command: Command) -> "Scene":
        self.match.apply(command)
        return self

    def play(self, times: int = 1, *, after: int = BEAT_MS) -> "Scene":
        """Turn over a card for the player who has the turn, *times* times."""
        for _ in range(times):
            at = self.now + after
            self.match.pass_time(at)
            self.apply(Answer(self.turn, (0,), at=at))
        return self

    def slap(
        self,
        seat: int,
        *,
        after: int | None = None,
        claim: int | None = None,
        version: int | None = None,
        judged: bool = True,
    ) -> "Scene":
        """Let a slap arrive *after* ms after its card was shown, and wait for the verdict if *judged*.

        By default the claim is honest, and the slap arrives 300 ms after the card, or now if that is past.
        """
        state = self.bout.state
        version = state.version if version is None else version
        shown = [sight.shown for sight in state.sights if sight.version <= version][-1]
        at = max(self.now, shown + 300) if after is None else shown + after
        claimed = at - shown if claim is None else claim
        self.apply(Slap(seat, version, claimed, at=at))
        if judged:
            while state.gather_until >= 0:
                self.wait_until(state.gather_until)
        return self

    def measure(self, seat: int, *, round_trip: int, jitter: int = 0) -> "Scene":
        """Let the table measure a connection."""
        return self.apply(Measure(seat, round_trip, jitter, at=self.now))

    def sign(self, seat: int, shown: int) -> "Scene":
        """Show rock, paper or scissors."""
        return self.apply(Answer(seat, (shown,), at=self.now))

    def join(self) -> "Scene":
        """Let a guest join the table."""
        return self.apply(Join(len(self.bout.state.status), at=self.now))

    def leave(self, seat: int) -> "Scene":
        """Let a player leave the table."""
        return self.apply(Leave(seat, at=self.now))

    def wait(self, ms: int) -> "Scene":
        """Let time pass and apply what is due."""
        return self.wait_until(self.now + ms)

    def wait_until(self, at: int) -> "Scene":
        """Let time pass up to a moment and apply what is due."""
        self.match.pass_time(at)
        self.bout.state.now = max(self.now, at)
        return self

    # What can be seen.

    @property
    def now(self) -> int:
        return self.bout.state.now

    @property
    def turn(self) -> int:
        return self.bout.state.turn

    @property
    def version(self) -> int:
        return self.bout.state.version

    @property
    def pile(self) -> str:
        """The pile, its top last."""
        return self._letters(self.bout.state.pile)

    def stack(self, seat: int) -> str:
        """Return a stack, its top first."""
        return self._letters(self.bout.state.stacks[seat])

    def _letters(self, cards: list[int]) -> str:
        return " ".join([self.bout.deck.cards[card].character for card in cards])

    def status(self, seat: int) -> str:
        return STATUS_NAMES[self.bout.state.status[seat]]

    @property
    def challenge(self) -> tuple[int, int, int] | None:
        """Challenger, challenged player and chances left."""
        seen = self.view(0).challenge
        return None if seen is None else (seen.challenger, seen.challenged, seen.chances)

    @property
    def winners(self) -> tuple[int, ...] | None:
        outcome = self.table.outcome()
        return None if outcome is None else outcome.winners

    @property
    def verdict(self) -> Verdict:
        return self.told(Judged)[-1].verdict

    def told(self, kind: type[E]) -> list[E]:
        """List the events of one kind."""
        return [event for event in self.bout.told if isinstance(event, kind)]

    def view(self, viewer: int) -> View:
        return self.table.view(viewer)
