"""The slap game at a table: the `table.Game` protocol over a bout."""

from hashlib import blake2b
from typing import Final

import msgspec

from everfree import __version__
from everfree.slap.bout import FEWEST_PLAYERS, MOST_PLAYERS, Bout, deal
from everfree.slap.clock import due, earliest_card, may_play, tick
from everfree.slap.commands import Join, Leave, Measure, Ready, Slap
from everfree.slap.countdown import ready
from everfree.slap.deck import deck_of
from everfree.slap.events import Event
from everfree.slap.options import Options
from everfree.slap.people import join, leave
from everfree.slap.signs import NONE, SIGNS, sign
from everfree.slap.slaps import slap
from everfree.slap.state import NOBODY
from everfree.slap.turns import play_card
from everfree.slap.view import View, view_of
from everfree.table.commands import Answer, Command, Tick
from everfree.table.game import Game, GameKind, Outcome, Refused
from everfree.table.log import Header
from everfree.table.versions import VERSION, check_definitions, check_version

NAME: Final = "slap"
PLAY: Final = 0
"""The only option of the player whose turn it is."""


class Setup(msgspec.Struct, frozen=True):
    """How a match begins; stored in the header of its log."""

    players: int
    options: Options
    dealer: int = NOBODY
    """The winner of the game before; with NOBODY the dealer is drawn (S15)."""


def definitions_hash(options: Options) -> str:
    """Return a hash of all cards of the deck."""
    data = msgspec.json.encode(deck_of(options).cards)
    return blake2b(data, digest_size=16).hexdigest()


def header(players: int, seed: bytes, *, options: Options | None = None, dealer: int = NOBODY) -> Header:
    """Make the header of a match; it stores every option, so that new defaults don't change old logs."""
    setup = Setup(players, options or Options(), dealer)
    definitions = definitions_hash(setup.options)
    return Header(NAME, VERSION, __version__, definitions, seed, msgspec.to_builtins(setup))


class SlapTable:
    """A match of the slap game, driven by commands."""

    def __init__(self, bout: Bout) -> None:
        self.bout = bout

    @property
    def seats(self) -> int:
        """How many seats were ever taken; players come first, then guests."""
        return len(self.bout.state.status)

    def asked(self) -> dict[int, int]:
        """Map each seat that is asked to its number of options: the player on turn, or all who owe a sign."""
        state = self.bout.state
        if state.signers:
            waiting = zip(state.signers, state.signs, strict=True)
            return {seat: SIGNS for seat, shown in waiting if shown == NONE}
        return {state.turn: 1} if may_play(self.bout) else {}

    def due(self) -> int | None:
        """Return when the next verdict, award, timeout or end of the game is due, or None."""
        return due(self.bout)

    def apply(self, command: Command) -> None:
        """Apply a command, or raise `Refused` and change nothing."""
        bout = self.bout
        state = bout.state
        if state.winners is not None:
            raise Refused("game-over")
        if command.at < state.now:
            raise Refused("time-runs-backwards")
        next_ = due(bout)
        is_due = next_ is not None and next_ <= command.at
        if isinstance(command, Tick):
            if not is_due:
                raise Refused("nothing-due")
            tick(bout, command.at)
            return
        if is_due:
            raise Refused("time-first")
        if not isinstance(command, Join | Ready) and not bout.is_here(command.seat):
            raise Refused("no-such-seat")
        before = state.now
        state.now = command.at
        try:
            self._do(command)
        except Refused:  # only the time has changed: commands check everything before they change anything
            state.now = before
            raise

    def _do(self, command: Command) -> None:
        bout = self.bout
        if isinstance(command, Answer):
            self._answer(command)
        elif isinstance(command, Slap):
            slap(
                bout,
                command.seat,
                version=command.version,
                reaction=command.reaction,
                since=command.since,
            )
        elif isinstance(command, Measure):
            bout.state.links[command.seat] = (command.round_trip, command.jitter)
        elif isinstance(command, Ready):
            ready(bout)
        elif isinstance(command, Join):
            join(bout, command.seat)
        elif isinstance(command, Leave):
            leave(bout, command.seat)
        else:
            raise Refused("not-for-the-game")

    def _answer(self, command: Answer) -> None:
        bout = self.bout
        state = bout.state
        options = self.asked().get(command.seat, 0)
        if not bout.has_begun:
            raise Refused("not-begun")
        if not options:
            raise Refused("slaps-waiting" if state.gathered and command.seat == state.turn else "not-asked")
        if len(command.options) != 1 or not 0 <= command.options[0] < options:
            raise Refused("no-such-option")
        if state.signers:
            sign(bout, command.seat, command.options[0])
        elif state.now < earliest_card(bout):
            raise Refused("too-soon")
        else:
            play_card(bout, command.seat)

    def view(self, viewer: int) -> View:
        return view_of(self.bout, viewer)

    def told(self, viewer: int, since: int) -> list[Event]:
        """Return the events from number *since* on; they are the same for everyone."""
        return self.bout.told[since:]

    def outcome(self) -> Outcome | None:
        winners = self.bout.state.winners
        return None if winners is None else Outcome(tuple(winners))

    def digest(self) -> str:
        return self.bout.state.digest()

    def copy(self) -> "SlapTable":
        """Return an independent copy; this game has no undo, but a server applies each command to a copy."""
        return SlapTable(self.bout.copy())

    def to_bytes(self) -> None:
        """Return None: its matches are replayed."""

    def is_free(self, seat: int, count: int) -> bool:
        """Return False: no command can be undone."""
        return False

    def remember(self, later: Game) -> None:
        """Raise `Refused`: no command can be undone."""
        raise Refused("no-way-back")


def start(header: Header) -> SlapTable:
    """Make the match of a header, or raise `NeedsAnotherVersion` or `Refused`."""
    check_version(header)
    try:
        setup = msgspec.convert(header.setup, Setup)
    except msgspec.ValidationError as error:
        raise Refused("bad-options") from error
    check_definitions(header, definitions_hash(setup.options))
    if not FEWEST_PLAYERS <= setup.players <= MOST_PLAYERS or not NOBODY <= setup.dealer < setup.players:
        raise Refused("bad-players")
    if deck_of(setup.options).size < setup.players:
        raise Refused("too-few-cards")
    return SlapTable(deal(setup.options, players=setup.players, seed=header.seed, dealer=setup.dealer))


STATE_FORMAT: Final = 2
"""Since the state has the countdown."""

KIND: Final = GameKind(
    NAME,
    start,
    from_seats=(Answer, Slap, Leave),
    from_table=(Join, Ready, Measure, Tick),
    state_format=STATE_FORMAT,
)
