"""What the computer players at a table are about to do, and when."""

from typing import Final

from everfree.slap.bots import Bot
from everfree.slap.commands import Slap
from everfree.slap.events import Played, Took
from everfree.slap.table import PLAY
from everfree.slap.view import View
from everfree.table.commands import Answer, Command
from everfree.table.game import Game

IN_MOTION_MS: Final = 100
"""A slap due within this time of a new card is still made: the hand is already moving."""


class Plans:
    """The commands that computer players will send, each at the time it contains."""

    def __init__(self, bots: list[Bot]) -> None:
        self.bots = bots
        self._planned: list[Command] = []
        self._seen = 0
        """How many events the computer players have seen."""

    def seat(self, bot: Bot, game: Game) -> None:
        """Let a computer player take over a seat in the middle of the game."""
        self.bots.append(bot)
        self._planned += _answers(bot, game.view(bot.seat))

    def look(self, game: Game) -> None:
        """Show the new events to the computer players and note what they decide to do."""
        told = game.told(0, self._seen)
        if not told:
            return
        self._seen += len(told)
        is_new_card = any(isinstance(event, Played) for event in told)
        is_new_top = is_new_card or any(isinstance(event, Took) for event in told)
        planned: list[Command] = []
        for bot in self.bots:
            view: View = game.view(bot.seat)
            planned += [
                one for one in self._under_way(bot) if not is_new_top or one.at < view.now + IN_MOTION_MS
            ]
            if is_new_card:
                planned += _slaps(bot, view)
            planned += _answers(bot, view)
        self._planned = planned

    def _under_way(self, bot: Bot) -> list[Command]:
        """List the slaps that a computer player has already planned."""
        return [one for one in self._planned if one.seat == bot.seat and isinstance(one, Slap)]

    def next(self) -> Command | None:
        """Return the command that is due first, or None."""
        return min(self._planned, key=_moment, default=None)

    def drop(self, command: Command) -> None:
        """Forget a command: it was sent."""
        self._planned.remove(command)


def _moment(command: Command) -> tuple[int, int]:
    return command.at, command.seat


def _slaps(bot: Bot, view: View) -> list[Command]:
    """Plan the slap of a computer player that sees this card; an empty list if it does not slap."""
    reaction = bot.slap_after(view) if view.may_slap and view.pile else None
    if reaction is None:
        return []
    return [Slap(bot.seat, view.version, reaction, at=view.now + reaction)]


def _answers(bot: Bot, view: View) -> list[Command]:
    """Plan the answer of a computer player that is asked for a card or a sign."""
    if view.may_play:
        wait, option = bot.play_after(view), PLAY
    elif view.may_sign:
        wait, option = bot.sign_after(view)
    else:
        return []
    return [Answer(bot.seat, (option,), at=view.now + wait)]
