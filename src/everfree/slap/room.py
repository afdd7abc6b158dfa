"""A table with computer players: runs whatever is due next, their actions or the clock."""

from everfree.slap.bots import Bot
from everfree.slap.plans import Plans
from everfree.table.game import Refused
from everfree.table.match import Match


class Room:
    """A match and its computer players; call `look` after a person has acted on the match."""

    def __init__(self, match: Match, bots: list[Bot]) -> None:
        self.match = match
        self._plans = Plans(bots)
        self.look()

    def seat(self, bot: Bot) -> None:
        """Let a computer player take over a seat in the middle of the game."""
        self._plans.seat(bot, self.match.game)

    def look(self) -> None:
        """Show the new events to the computer players."""
        self._plans.look(self.match.game)

    def next_moment(self) -> int | None:
        """Return when the next planned action or timeout is due, or None if there is none."""
        first, due = self._plans.next(), self.match.game.due()
        moments = [] if first is None else [first.at]
        if due is not None:
            moments.append(due)
        return min(moments, default=None)

    def step(self) -> None:
        """Run the next planned action or timeout; at the same moment the timeout goes first."""
        due = self.match.game.due()
        first = self._plans.next()
        if first is None or (due is not None and due <= first.at):
            if due is not None:
                self.match.pass_time(due)
        else:
            self._plans.drop(first)
            try:
                self.match.apply(first)
            except Refused:  # the table has changed since the action was planned
                return
        self.look()

    def play_on(self) -> None:
        """Step until the game is over."""
        while self.match.game.outcome() is None:
            self.step()
