"""Play random matches of any game that implements the table's protocol, and check what must always hold.

The checks need no code of the game: they answer open questions at random, advance the clock, build the view
of every viewer, send invalid commands, and at the end replay the stored log.
"""

from collections.abc import Callable

import msgspec

from everfree.table.commands import TABLE, Answer, Command, Tick
from everfree.table.game import Game, GameKind, Refused
from everfree.table.log import Header, from_bytes, to_bytes
from everfree.table.match import Match, replay
from everfree.testing.dice import Dice

Unasked = Callable[[Game, Dice], Command | None]
"""Returns a command that somebody gives without being asked, or None."""


class Broken(AssertionError):
    """The game violates the protocol."""


def play_at_random(
    kind: GameKind, header: Header, *, seed: int, unasked: Unasked | None = None, most: int = 2000
) -> Match:
    """Play a match of *kind* to its end, or for *most* commands, with all checks at every command."""
    dice = Dice(seed)
    match = Match(header, kind.start)
    for _ in range(most):
        if match.game.outcome() is not None:
            break
        check_questions(match.game)
        check_views(match.game)
        check_nonsense(match, dice)
        command = unasked(match.game, dice) if unasked is not None else None
        _try(match, next_command(match.game, dice) if command is None else command)
    check_replay(kind, match)
    return match


def next_command(game: Game, dice: Dice) -> Command:
    """Answer an open question at random, or advance the clock to the next moment that is due."""
    asked = game.asked()
    due = game.due()
    if not asked:
        if due is None:
            raise Broken("nobody is asked, nothing is due, and it is not over")
        return Tick(TABLE, at=due)
    seat = list(asked)[dice.below(len(asked))]
    return Answer(seat, (dice.below(asked[seat]),), at=0 if due is None else max(0, due - 1))


def _try(match: Match, command: Command) -> None:
    """Apply a command; the game may refuse it, but must then be unchanged."""
    match.pass_time(command.at - isinstance(command, Tick))
    before = match.game.digest()
    try:
        match.apply(command)
    except Refused as refused:
        if match.game.digest() != before:
            raise Broken(f"{command} was refused ({refused.reason}) and changed the game") from refused


def check_questions(game: Game) -> None:
    """Check that only seats of this table are asked, each with at least one option."""
    for seat, options in game.asked().items():
        if not 0 <= seat < game.seats or options < 1:
            raise Broken(f"seat {seat} of {game.seats} is asked with {options} options")


def check_views(game: Game) -> None:
    """Check that the view of every seat and of a spectator can be encoded, without changing the game."""
    before = game.digest()
    for viewer in range(game.seats + 1):
        msgspec.json.encode((game.view(viewer), game.told(viewer, 0)))
    if game.digest() != before:
        raise Broken("somebody looked, and the game changed")


def check_nonsense(match: Match, dice: Dice) -> None:
    """Check that answers without a question or without such an option are refused and change nothing."""
    game = match.game
    before = (game.digest(), len(match.log.commands))
    seat = dice.below(game.seats)
    options = game.asked().get(seat, 0)
    for command in (Answer(seat, (options,)), Answer(game.seats, (0,)), Answer(seat, (-2,))):
        try:
            match.apply(command)
        except Refused:
            continue
        raise Broken(f"{command} was accepted")
    if (game.digest(), len(match.log.commands)) != before:
        raise Broken("what was refused has left a trace")


def check_replay(kind: GameKind, match: Match) -> None:
    """Check that replaying the stored log gives the same state, outcome, log, views and events."""
    again = replay(from_bytes(to_bytes(match.log), kind.commands), kind.start)
    one, other = match.game, again.game
    if one.digest() != other.digest() or one.outcome() != other.outcome():
        raise Broken("the replay ends otherwise")
    if again.log.commands != match.log.commands:
        raise Broken("the replay writes another log")
    for viewer in range(one.seats + 1):
        if one.view(viewer) != other.view(viewer) or one.told(viewer, 0) != other.told(viewer, 0):
            raise Broken(f"viewer {viewer} sees another match in the replay")
