"""Stops: where a player wants to be asked, in readable form (`Stops`) and as bits of the state."""

import msgspec

from everfree.ccg.commands import SetStops
from everfree.ccg.kernel.state import (
    EVERY_STOP,
    PUBLIC_STOPS,
    SKIP_FORCED,
    STOP_ACTIONS,
    STOP_FACEOFFS,
    STOP_FORCED,
    STOP_HOLD,
    STOP_OTHER_TURN,
    STOP_OWN_TURN,
    STOP_STEPS,
    State,
)
from everfree.ccg.vocab import PHASE_NAMES, Seat
from everfree.table.game import Refused


class Stops(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat's declarations; passes follow from them and from public facts alone."""

    own: tuple[str, ...] = ()
    """Phases of one's own turn."""
    other: tuple[str, ...] = ()
    """Phases of an opponent's turn."""
    faceoffs: bool = True
    """In the windows of a faceoff."""
    actions: bool = True
    """After an action."""
    hold: bool = False
    """Once, in the next window."""
    skip: bool = False
    """Nowhere until one's own turn, a faceoff, or something that touches one's cards."""
    yields: tuple[str, ...] = ()
    """Ids of printed cards whose actions one never wants to answer."""
    asks: tuple[str, ...] = ()
    """Ids of printed cards whose actions one always wants to answer."""
    full: bool = False
    """Full control: even where there is a single answer."""

    def to_command(self, seat: int, *, at: int = 0) -> SetStops:
        """Return the command that declares these stops for *seat*; raise `Refused` for an unknown phase."""
        if not {*self.own, *self.other} <= {*PHASE_NAMES}:
            raise Refused("no-such-phase")
        stops = _phases(self.own, STOP_OWN_TURN) | _phases(self.other, STOP_OTHER_TURN)
        stops |= STOP_FACEOFFS if self.faceoffs else 0
        stops |= STOP_ACTIONS if self.actions else 0
        stops |= STOP_HOLD if self.hold else 0
        stops |= STOP_FORCED if self.full else 0
        return SetStops(seat, stops, self.skip, self.yields, self.asks, at=at)


def _phases(names: tuple[str, ...], first: int) -> int:
    return sum([first << place for place, name in enumerate(PHASE_NAMES) if name in names])


def stops_of(state: State, seat: int) -> Stops:
    """Return the stops of *seat* that are still in force."""
    stops = state.stops[seat]

    def phases(first: int) -> tuple[str, ...]:
        return tuple(
            [name for place, name in enumerate(PHASE_NAMES) if stops & (first << place | STOP_STEPS)]
        )

    return Stops(
        phases(STOP_OWN_TURN),
        phases(STOP_OTHER_TURN),
        stops & STOP_FACEOFFS != 0,
        stops & STOP_ACTIONS != 0,
        stops & STOP_HOLD != 0,
        state.auto_passing >> seat & 1 == 1,
        tuple([card for one, card in state.yields if one == seat]),
        tuple([card for one, card in state.asks if one == seat]),
        stops & STOP_FORCED != 0,
    )


def stops_against(computers: frozenset[int], seats: int) -> list[int]:
    """Return the initial stops by seat; a person with *computers* as only opponents skips forced answers."""
    found = [PUBLIC_STOPS] * seats
    people = [seat for seat in range(seats) if seat not in computers]
    if len(people) == 1:
        found[people[0]] |= SKIP_FORCED
    return found


def declare(state: State, command: SetStops) -> None:
    """Write a declaration into the state, replacing the seat's previous one; only the table skips."""
    seat = Seat(command.seat)
    state.stops[seat] = command.stops & EVERY_STOP | state.stops[seat] & SKIP_FORCED
    state.auto_passing = state.auto_passing & ~(1 << seat) | int(command.skip) << seat
    state.yields = [one for one in state.yields if one[0] != seat]
    state.yields.extend([(seat, card) for card in dict.fromkeys(command.yields)])
    state.asks = [one for one in state.asks if one[0] != seat]
    state.asks.extend([(seat, card) for card in dict.fromkeys(command.asks)])
