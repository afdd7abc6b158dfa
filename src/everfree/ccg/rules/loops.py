"""802: game states that come back again and again, and how many times a loop is repeated (R52).

Loops are only looked for after many actions or waves, so that ordinary play pays nothing for them. Two
moments belong to one loop when everything but amounts is equal: action tokens, counters and what modifiers
add up to. A loop is not run through: its amounts are multiplied.
"""

from hashlib import blake2b
from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.plain import encode, to_plain
from everfree.ccg.kernel.records import Modifier, Occurrence
from everfree.ccg.kernel.state import DRAWN
from everfree.ccg.vocab import NO_SEAT, Seat

PATIENCE = 40
"""So many waves of triggers, or actions in one phase, are taken for ordinary play."""
BEYOND = 24_567_837
"""802.3: a loop that nobody can stop is repeated more often than this."""
MOST = 10**12
"""The greatest number a player may name (R53)."""

Moment = tuple[str, tuple[int, ...]]
"""A state without its amounts, as a digest, and the amounts."""


def moment_of(game: Kernel) -> Moment:
    """Tell the state apart from its amounts."""
    state = game.state
    sums: dict[tuple[Any, ...], int] = {}
    for card, name, count, _ in state.counters:
        sums[(card, name)] = sums.get((card, name), 0) + count
    for modifier in state.modifiers:
        sums[same_as(modifier)] = sums.get(same_as(modifier), 0) + modifier.amount
    keys = list(sums)
    amounts = [*state.tokens, *sums.values()]
    frames = [(type(frame).__name__, frame.step, *frame.data()) for frame in state.frames[:-1]]
    parts = (
        [state.kind, state.controller, state.zone, state.area, state.host, state.incarnation, state.marks],
        [state.zones, state.score, state.present, state.agenda, state.confronted, state.challenged],
        [state.turn, state.turn_player, state.phase, state.step, state.drawn],
        to_plain((tuple(keys), tuple(state.waiting), state.faceoff, tuple(frames))),
    )
    return blake2b(encode(parts), digest_size=16).hexdigest(), tuple(amounts)


def same_as(modifier: Modifier) -> tuple[Any, ...]:
    """Give what two modifiers have in common when they only add up."""
    return (modifier.change, modifier.targets, modifier.until, modifier.source, modifier.seat)


def repeat(game: Kernel, before: tuple[int, ...], rounds: int) -> None:
    """Do at once what so many more rounds of a loop would do to the amounts."""
    state = game.state
    now = moment_of(game)[1]
    gains = [after - earlier for earlier, after in zip(before, now, strict=True)]
    for seat in range(state.seats):
        state.tokens[seat] = max(0, state.tokens[seat] + rounds * gains.pop(0))
    for card, name in dict.fromkeys([(one[0], one[1]) for one in state.counters]):
        gain = gains.pop(0)
        if gain > 0:
            state.stamp += 1
            state.counters.append((card, name, rounds * gain, state.stamp))
    first: dict[Any, Modifier] = {}
    for modifier in state.modifiers:
        first.setdefault(same_as(modifier), modifier)
    for modifier in first.values():
        gain = gains.pop(0)
        if gain:
            state.stamp += 1
            state.modifiers.append(modifier.again(rounds * gain, state.stamp))
    game.reindex()


def earlier_moment(seen: tuple[Moment, ...], now: Moment) -> Moment | None:
    """Find the last time everything but the amounts was the same."""
    for moment in reversed(seen):
        if moment[0] == now[0]:
            return moment
    return None


# Loops of mandatory effects.


def look_at_wave(game: Kernel, seen: tuple[Moment, ...]) -> tuple[Moment, ...]:
    """802.3: note a wave of triggers; end a loop of mandatory effects that has come round.

    Where nothing grows, the first effect of the loop just does not trigger again: the number named would
    make no difference (R52).
    """
    now = moment_of(game)
    before = earlier_moment(seen, now)
    if before is None:
        return (*seen, now)
    first = game.state.waiting[0].scope.you
    game.state.waiting.clear()
    if before[1] == now[1]:
        game.apply(Occurrence(kinds.LOOP_ENDED, first))
    else:
        game.push(NameRounds(first, before[1]))
    return ()


class NameRounds(Frame):
    """802.3: the controller of the loop's first effect names how often it is repeated."""

    __slots__ = ("before", "seat")

    def __init__(self, seat: Seat, before: tuple[int, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.before = before

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.seat, self.before)

    def player(self) -> Seat:
        """Give who names the number: without them the loop just ends."""
        return self.seat

    def begin(self, game: Kernel) -> None:
        """Ask for the number."""
        self.step = "named"
        game.ask(self.seat, "loop-rounds", [(option.NUMBER, BEYOND + 1, MOST)])

    def named(self, game: Kernel) -> None:
        """Repeat the loop that many times; then its first effect does not trigger."""
        rounds = game.state.answer[1]
        game.done()
        repeat(game, self.before, rounds)
        game.occur([Occurrence(kinds.LOOP_ENDED, self.seat, amount=rounds)])


def give_up(game: Kernel) -> None:
    """R52: after so many triggers in a row that show no loop, the game is drawn."""
    state = game.state
    state.outcome = DRAWN
    state.winner = NO_SEAT
    state.frames.clear()
    state.question = None
    game.apply(Occurrence(kinds.DRAWN_GAME))


# Loops with optional actions.


def note_action(game: Kernel, seat: Seat, answer: tuple[int, ...]) -> None:
    """Count an action of this phase; after many of them, remember what was done in which moment."""
    state = game.state
    state.actions += 1
    if state.actions > PATIENCE:
        digest, amounts = moment_of(game)
        state.trail.append((digest, seat, answer, amounts))


def forget_action(game: Kernel) -> None:
    """705.2: the last action was taken back and never happened."""
    state = game.state
    if state.actions > PATIENCE:
        state.trail.pop()
    state.actions -= 1


def look_at_offer(game: Kernel, seat: Seat) -> bool:
    """802.2: if a loop with optional actions has come round to *seat*, have its rounds named."""
    state = game.state
    if state.actions <= PATIENCE or not state.trail:
        return False
    digest, _ = moment_of(game)
    for place in range(len(state.trail) - 1, -1, -1):
        one = state.trail[place]
        if one[0] == digest and one[1] == seat:
            actors: list[Seat] = []
            for _, actor, _, _ in state.trail[place:]:
                if actor not in actors:
                    actors.append(actor)
            ordered = [other for other in game.players(seat) if other in actors]
            game.push(NameLeast(tuple(ordered), place))
            return True
    return False


class NameLeast(Frame):
    """802.2: each player with an optional action in the loop names a number; the least one counts."""

    __slots__ = ("breaker", "least", "place", "seats")

    def __init__(
        self, seats: tuple[Seat, ...], place: int, least: int = MOST + 1, breaker: Seat = NO_SEAT
    ) -> None:
        super().__init__()
        self.seats = seats
        self.place = place
        """Where in the trail of actions the loop begins."""
        self.least = least
        self.breaker = breaker

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.seats, self.place, self.least, self.breaker)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """They name nothing."""
        self.seats = tuple([one for one in self.seats if one != seat])

    def ask_again(self, game: Kernel) -> bool:
        """Ask whoever is next."""
        self.step = "begin"
        return True

    def begin(self, game: Kernel) -> None:
        """Ask the next player for a number; a later one may only name less, or agree."""
        if not self.seats or self.least == 0:
            self.settle(game)
            return
        self.step = "named"
        game.ask(self.seats[0], "loop-times", [(option.NUMBER, 0, min(MOST, self.least))])

    def named(self, game: Kernel) -> None:
        """Keep the least number and who named it first."""
        number = game.state.answer[1]
        if number < self.least:
            self.least = number
            self.breaker = self.seats[0]
        self.seats = self.seats[1:]
        self.step = "begin"

    def settle(self, game: Kernel) -> None:
        """Repeat the loop; then the player who named the least may not go on with it."""
        state = game.state
        game.done()
        loop = state.trail[self.place :]
        for digest, actor, answer, _ in loop:
            if actor == self.breaker:
                state.barred.append((digest, actor, answer))
                break
        repeat(game, loop[0][3], self.least)
        state.trail = []
        game.occur([Occurrence(kinds.LOOP_ENDED, self.breaker, amount=self.least)])


def without_barred(game: Kernel, seat: Seat, options: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """802.2: leave out what would take up a loop again that *seat* has to break."""
    barred = game.state.barred
    if not barred:
        return options
    digest, _ = moment_of(game)
    return [one for one in options if (digest, seat, one) not in barred]


claims("802.3", "R52", look_at_wave)
claims("802.2", NameLeast.settle)
claims("802.4", NameLeast.named)
