"""What people do besides answering: take actions back, change their stops, ask for an undo, concede."""

from everfree.ccg.cards import POOL
from everfree.ccg.commands import Correct, Correction, SetStops
from everfree.ccg.kernel.options import CANCEL
from everfree.ccg.kernel.state import (
    EVERY_STOP,
    PUBLIC_STOPS,
    STOP_WHEN_ABLE,
    State,
)
from everfree.ccg.vocab import POWER_COUNTER
from everfree.table.commands import TABLE, Answer, Command, Concede, Undo
from everfree.testing.dice import Dice
from everfree.testing.soak.twins import differing

SEARCHERS = (STOP_WHEN_ABLE, STOP_WHEN_ABLE)
"""Players that search; as all such lists, told for two seats and repeated for more."""
PEOPLE = (
    (PUBLIC_STOPS, PUBLIC_STOPS),
    (STOP_WHEN_ABLE, PUBLIC_STOPS),
    (PUBLIC_STOPS, STOP_WHEN_ABLE),
    (EVERY_STOP, EVERY_STOP),
)
"""Tables with people, who are asked on public grounds alone; their games have many more questions."""

AFTER_CANCEL = ("stops", "skipping", "yields", "asks")
"""Where a state may differ from the one before an action that was taken back: a setting, set meanwhile."""
LEARNED = ("handles", "known", "next_handle", *AFTER_CANCEL)
"""Where a state may differ from the one an undo leads back to: what was seen stays seen, settings set."""


WHAT = ("move", "move", "move", "score", "tokens", "counters")
WHERE = ("hand", "deck", "discard", "banished", "home", "area")


class Mischief:
    """What the players of one game are up to, decided by its seed."""

    def __init__(self, seed: int, players: int = 2) -> None:
        self.dice = Dice(seed, purpose=1)
        stops = PEOPLE[self.dice.below(len(PEOPLE))] if self.dice.one_in(8) else SEARCHERS
        self.stops = [stops[seat % len(stops)] for seat in range(players)]
        self.fidgets = self.dice.one_in(20)
        """Whether players change their stops during the game."""
        # Where somebody can leave and the others play on, that is more interesting than an early end.
        self.concedes = self.dice.below(400) if self.dice.one_in(25 if players == 2 else 2) else -1
        """The decision at which a player gives up, -1 for never."""
        self.undoes = 1 + self.dice.below(300) if self.dice.one_in(10) else -1
        """The decision at which a player takes an answer back, -1 for never."""
        self.repairs = Dice(seed, purpose=10)
        self.corrects = self.repairs.one_in(20)
        """Whether players put the position right by hand, rightly or not."""

    def command(self, state: State, decision: int, commands: int) -> Command | None:
        """Give what a player does instead of answering, or None for an honest answer."""
        dice = self.dice
        if decision == self.concedes:
            present = [seat for seat in range(state.seats) if state.present[seat]]
            if len(present) > 2:
                self.concedes += 1 + dice.below(400)
            return Concede(present[dice.below(len(present))])
        if decision == self.undoes and commands:
            self.undoes = -1
            return Undo(dice.below(state.seats), max(0, commands - 1 - dice.below(6)))
        question = state.question
        if question is not None and question.can_cancel and dice.one_in(6):
            return Answer(question.seat, (CANCEL,))
        if self.fidgets and dice.one_in(100):
            cards = (sorted(POOL)[dice.below(len(POOL))],)
            stops = dice.below(EVERY_STOP + 1)
            return SetStops(dice.below(state.seats), stops, dice.one_in(3), cards, cards)
        return None

    def correction(self, state: State) -> Correct | None:
        """Give a repair that players might agree on, sensible or not, or None."""
        dice = self.repairs
        if not self.corrects or not dice.one_in(40):
            return None
        by = dice.below(state.seats)
        change = Correction(
            WHAT[dice.below(len(WHAT))],
            dice.below(state.seats),
            1 + dice.below(state.next_handle[by]),
            WHERE[dice.below(len(WHERE))],
            dice.below(len(state.area_kind)),
            dice.below(5),
            POWER_COUNTER,
        )
        return Correct(TABLE, by, (change,))


def not_taken_back(before: State, after: State) -> list[str]:
    """Name what a cancelled action left behind."""
    if before.digest() == after.digest():
        return []
    return [name for name in differing(before, after) if name not in AFTER_CANCEL]


def not_undone(before: State, after: State) -> list[str]:
    """Name what an undo failed to bring back."""
    return [name for name in differing(before, after) if name not in LEARNED]
