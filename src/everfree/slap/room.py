"""A table with computer players: schedules their actions and runs whatever is due next."""

from typing import Final

import msgspec

from everfree.slap.bots import Bot
from everfree.slap.commands import Slap
from everfree.slap.events import Played, Took
from everfree.slap.table import PLAY
from everfree.slap.view import View
from everfree.table.commands import Answer, Command
from everfree.table.game import Refused
from everfree.table.match import Match

IN_MOTION_MS: Final = 100
"""A slap due within this time of a new card is still made: the hand is already moving."""


class Intent(msgspec.Struct, frozen=True):
    """A command that a computer player will send at a given time."""

    at: int
    seat: int
    command: Command


class Room:
    """A match and its computer players; call `look` after a person has acted on the match."""

    def __init__(self, match: Match, bots: list[Bot]) -> None:
        self.match = match
        self.bots = bots
        self._intents: list[Intent] = []
        self._seen = 0
        """How many events the computer players have seen."""
        self.look()

    def seat(self, bot: Bot) -> None:
        """Let a computer player take over a seat in the middle of the game."""
        self.bots.append(bot)
        self._intents += _answers(bot, self.match.game.view(bot.seat))

    def look(self) -> None:
        """Show the new events to the computer players and schedule what they decide to do."""
        told = self.match.game.told(0, self._seen)
        if not told:
            return
        self._seen += len(told)
        is_new_card = any(isinstance(event, Played) for event in told)
        is_new_top = is_new_card or any(isinstance(event, Took) for event in told)
        intents: list[Intent] = []
        for bot in self.bots:
            view: View = self.match.game.view(bot.seat)
            intents += [
                one for one in self._under_way(bot) if not is_new_top or one.at < view.now + IN_MOTION_MS
            ]
            if is_new_card:
                intents += _slaps(bot, view)
            intents += _answers(bot, view)
        self._intents = intents

    def _under_way(self, bot: Bot) -> list[Intent]:
        """List the slaps a computer player has already scheduled."""
        return [one for one in self._intents if one.seat == bot.seat and isinstance(one.command, Slap)]

    def next_moment(self) -> int | None:
        """Return when the next scheduled action or timeout is due, or None if there is none."""
        moments = [intent.at for intent in self._intents]
        due = self.match.game.due()
        if due is not None:
            moments.append(due)
        return min(moments, default=None)

    def step(self) -> None:
        """Run the next scheduled action or timeout; at the same moment the timeout goes first."""
        due = self.match.game.due()
        first = min(self._intents, key=_moment, default=None)
        if first is None or (due is not None and due <= first.at):
            if due is not None:
                self.match.pass_time(due)
        else:
            self._intents.remove(first)
            try:
                self.match.apply(first.command)
            except Refused:  # the table has changed since the action was scheduled
                return
        self.look()

    def play_on(self) -> None:
        """Step until the game is over."""
        while self.match.game.outcome() is None:
            self.step()


def _moment(intent: Intent) -> tuple[int, int]:
    return intent.at, intent.seat


def _slaps(bot: Bot, view: View) -> list[Intent]:
    """Schedule the slap of a computer player that sees this card; an empty list if it does not slap."""
    reaction = bot.slap_after(view) if view.may_slap and view.pile else None
    if reaction is None:
        return []
    at = view.now + reaction
    return [Intent(at, bot.seat, Slap(bot.seat, view.version, reaction, at=at))]


def _answers(bot: Bot, view: View) -> list[Intent]:
    """Schedule the answer of a computer player that is asked for a card or a sign."""
    if view.may_play:
        wait, option = bot.play_after(view), PLAY
    elif view.may_sign:
        wait, option = bot.sign_after(view)
    else:
        return []
    at = view.now + wait
    return [Intent(at, bot.seat, Answer(bot.seat, (option,), at=at))]
