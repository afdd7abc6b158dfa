"""Clocks of a match: how much time each seat has left, computed from the times of the commands alone.

All times are milliseconds. A seat that is asked has `free` milliseconds that cost nothing; what it takes
beyond them comes out of its bank. When it is not asked any more, its bank grows by `increment`. What it does
while it stays asked, such as cancelling an action, changes nothing, and an undo gives no time back.

| | bank | increment | free |
| --- | --- | --- | --- |
| as in chess | 20 minutes | 10 seconds | 0 |
| a reserve beside a time for each decision | 5 minutes | 0 | 30 seconds |
| by correspondence | 0 | 0 | 3 days |
"""

from collections.abc import Collection
from typing import Final, NamedTuple

import msgspec

LONGEST: Final = 30 * 24 * 3600 * 1000
"""The longest time that a control may give: thirty days."""


class TimeControl(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How much time the seats of a match have, in milliseconds."""

    bank: int = 0
    increment: int = 0
    free: int = 0

    def is_possible(self) -> bool:
        """Tell whether there is any time, and none is negative or endless."""
        times = (self.bank, self.increment, self.free)
        return self.bank + self.free > 0 and all(0 <= time <= LONGEST for time in times)


class Due(NamedTuple):
    """When the first asked seat will have no time left, for a command whose own time is not known yet."""

    at: int | None
    """The moment, for seats that were asked before the command."""
    after: int | None
    """How long after the command, for seats that are asked since then."""


class Clocks(msgspec.Struct, frozen=True):
    """The clocks of all seats after a command."""

    control: TimeControl
    banks: tuple[int | None, ...]
    """By seat: what is left of its bank; None for a seat without a clock, such as a computer's."""
    asked_at: tuple[int | None, ...]
    """By seat: since when it is asked; None for a seat that is not asked."""
    spent: tuple[int, ...]
    """By seat: how long it was asked in all, without the time since it is asked now."""

    def after(self, asked: Collection[int], at: int) -> "Clocks":
        """Return the clocks after a command at time *at*, after which these seats are *asked*."""
        seats = range(len(self.banks))
        banks = [self.banks[seat] if seat in asked else self._bank_after(seat, at) for seat in seats]
        since = [self._since(seat, asked, at) for seat in seats]
        spent = [self.spent[seat] if seat in asked else self._spent_until(seat, at) for seat in seats]
        return Clocks(self.control, tuple(banks), tuple(since), tuple(spent))

    def after_undo(self, then: "Clocks", asked: Collection[int], at: int) -> "Clocks":
        """Return the clocks after an undo at time *at* to a moment with the clocks *then*.

        Nobody gains time: a seat that is asked again has the bank it had then, and what it has taken since
        counts; a bank that has grown since does not stay so.
        """
        later, seats = self.after((), at), range(len(self.banks))
        banks, since, spent = list(later.banks), list(later.asked_at), list(later.spent)
        for seat in seats:
            before, now = then.banks[seat], later.banks[seat]
            if before is not None and now is not None:
                banks[seat] = before if seat in asked else min(before, now)
            if seat in asked:
                since[seat], spent[seat] = at - (later.spent[seat] - then.spent[seat]), then.spent[seat]
        return Clocks(self.control, tuple(banks), tuple(since), tuple(spent))

    def _spent_until(self, seat: int, at: int) -> int:
        since = self.asked_at[seat]
        return self.spent[seat] + (0 if since is None else max(0, at - since))

    def _since(self, seat: int, asked: Collection[int], at: int) -> int | None:
        before = self.asked_at[seat]
        return None if seat not in asked else at if before is None else before

    def _bank_after(self, seat: int, at: int) -> int | None:
        """Return the bank of a seat that is not asked at time *at*: nothing if its time was up before."""
        bank, since = self.banks[seat], self.asked_at[seat]
        if bank is None or since is None:
            return bank
        left = bank - max(0, at - since - self.control.free)
        return 0 if left < 0 else left + self.control.increment

    def deadline(self, seat: int) -> int | None:
        """Return the last moment at which a seat may answer; None if its clock does not run."""
        bank, since = self.banks[seat], self.asked_at[seat]
        return None if bank is None or since is None else since + self.control.free + bank

    def first(self) -> tuple[int, int] | None:
        """Return the seat whose time ends first and its last moment; None if no clock runs."""
        ends = [(self.deadline(seat), seat) for seat in range(len(self.banks))]
        found = [(end, seat) for end, seat in ends if end is not None]
        if not found:
            return None
        end, seat = min(found)
        return seat, end

    def due(self, asked: Collection[int], then: "Clocks | None" = None) -> Due:
        """Return when the first time will end if these seats are *asked* after the next command.

        If that is an undo, it goes back to a moment with the clocks *then*.
        """
        then = then or self
        at: list[int] = []
        after: list[int] = []
        for seat in asked:
            bank, since = then.banks[seat], self.asked_at[seat]
            if bank is not None:
                left = self.control.free + bank - (self.spent[seat] - then.spent[seat])
                (after if since is None else at).append(left if since is None else since + left)
        return Due(min(at, default=None), min(after, default=None))


def begun(
    control: TimeControl, timed: Collection[int], seats: int, asked: Collection[int], at: int
) -> Clocks:
    """Return the clocks of a match that begins at time *at*; only the seats in *timed* have one."""
    banks = [control.bank if seat in timed else None for seat in range(seats)]
    since = [at if seat in asked else None for seat in range(seats)]
    return Clocks(control, tuple(banks), tuple(since), (0,) * seats)
