"""802: loops, that is game states that recur, and how many times they are repeated (R52).

Loops are searched for only after many actions or waves, so that ordinary play is not slowed down. Two moments
belong to one loop if they are equal in everything but amounts: action tokens, counters and the sums of
modifiers. A loop is not played round by round: its amounts are multiplied.
"""

from hashlib import blake2b
from typing import Any, Final

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.encoding import encode, to_plain
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Modifier, Occurrence
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.state import DRAWN
from everfree.ccg.vocab import NO_SEAT, Seat

PATIENCE: Final = 40
"""No loop is searched for in the first so many waves of triggers, or actions of a phase."""
BEYOND: Final = 24_567_837
"""802.3: a loop that nobody can stop is repeated more often than this."""
MOST: Final = 10**12
"""The greatest number a player may name (R53)."""

PASSED: Final = (option.PASS,)
"""How the trail of actions records a pass."""

Moment = tuple[str, tuple[int, ...]]
"""A state without its amounts, as a digest, and the amounts."""


def moment_of(game: Kernel) -> Moment:
    """Return a digest of the state without its amounts, and the amounts."""
    state = game.state
    sums: dict[tuple[Any, ...], int] = {}
    for card, name, count, _ in state.counters:
        sums[(card, name)] = sums.get((card, name), 0) + count
    for modifier in state.modifiers:
        sums[modifier_key(modifier)] = sums.get(modifier_key(modifier), 0) + modifier.amount
    keys = list(sums)
    amounts = [*state.tokens, *sums.values()]
    frames = [(type(frame).__name__, frame.step, *frame.data()) for frame in state.frames[:-1]]
    parts = (
        [
            state.definition,
            state.controller,
            state.zone,
            state.area,
            state.host,
            state.incarnation,
            state.marks,
        ],
        [state.zones, state.score, state.present, state.agenda, state.confronted, state.challenged],
        [state.turn, state.turn_player, state.phase, state.step, state.drawn],
        to_plain((tuple(keys), tuple(state.waiting), state.faceoff, tuple(frames))),
    )
    return blake2b(encode(parts), digest_size=16).hexdigest(), tuple(amounts)


def modifier_key(modifier: Modifier) -> tuple[Any, ...]:
    """Return the key by which modifiers are summed up: those with the same key only add up."""
    return (modifier.change, modifier.targets, modifier.until, modifier.source, modifier.seat)


def repeat(game: Kernel, before: tuple[int, ...], rounds: int) -> None:
    """Apply at once what *rounds* more rounds of a loop would do to the amounts."""
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
        first.setdefault(modifier_key(modifier), modifier)
    for modifier in first.values():
        gain = gains.pop(0)
        if gain:
            state.stamp += 1
            state.modifiers.append(modifier.again(rounds * gain, state.stamp))
    game.reindex()


def earlier_moment(seen: tuple[Moment, ...], now: Moment) -> Moment | None:
    """Return the last moment in which everything but the amounts was the same."""
    for moment in reversed(seen):
        if moment[0] == now[0]:
            return moment
    return None


# Loops of mandatory effects.


def check_mandatory_loop(game: Kernel, seen: tuple[Moment, ...]) -> tuple[Moment, ...]:
    """802.3: record a wave of triggers; end a loop of mandatory effects that has recurred.

    If no amount changes, the first effect of the loop does not trigger again and nobody is asked: the number
    named would make no difference (R52).
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
    """802.3: ask the controller of the loop's first effect how often it is repeated."""

    __slots__ = ("before", "seat")

    def __init__(self, seat: Seat, before: tuple[int, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.before = before

    def data(self) -> tuple[Any, ...]:
        return (self.seat, self.before)

    def player(self) -> Seat:
        """Return who names the number; if that player leaves, the loop just ends."""
        return self.seat

    def begin(self, game: Kernel) -> None:
        self.step = "named"
        game.ask(self.seat, "loop-rounds", [(option.NUMBER, BEYOND + 1, MOST)])

    def named(self, game: Kernel) -> None:
        """Repeat the loop that many times; then its first effect does not trigger."""
        rounds = game.state.answer[1]
        game.done()
        repeat(game, self.before, rounds)
        game.occur([Occurrence(kinds.LOOP_ENDED, self.seat, amount=rounds)])


def draw_game(game: Kernel) -> None:
    """R52: draw the game, after too many triggers in a row that show no loop."""
    state = game.state
    state.outcome = DRAWN
    state.winner = NO_SEAT
    state.frames.clear()
    state.question = None
    game.apply(Occurrence(kinds.DRAWN_GAME))


# Loops with optional actions.


def note_action(game: Kernel, seat: Seat, answer: tuple[int, ...]) -> None:
    """Count an action of this phase; after many of them, record it in the trail with the moment."""
    state = game.state
    state.actions += 1
    if state.actions > PATIENCE:
        digest, amounts = moment_of(game)
        state.trail.append((digest, seat, answer, amounts))


def forget_action(game: Kernel) -> None:
    """705.2: remove the last action from the trail, because it was taken back."""
    state = game.state
    if state.actions > PATIENCE:
        state.trail.pop()
    state.actions -= 1


def note_pass(game: Kernel, seat: Seat) -> None:
    """802.4: after many actions, record in the trail who could act and passed."""
    state = game.state
    if state.actions > PATIENCE:
        digest, amounts = moment_of(game)
        state.trail.append((digest, seat, PASSED, amounts))


def check_optional_loop(game: Kernel, seat: Seat) -> bool:
    """802.2: if a loop with optional actions has recurred for *seat*, ask how often it is repeated."""
    state = game.state
    if state.actions <= PATIENCE or not state.trail:
        return False
    digest, _ = moment_of(game)
    for place in range(len(state.trail) - 1, -1, -1):
        one = state.trail[place]
        if one[0] == digest and one[1] == seat and one[2] != PASSED:
            asked = [actor for _, actor, answer, _ in state.trail[place:] if answer != PASSED]
            asked.extend(able_to_break(game, place))
            ordered = [other for other in game.players(seat) if other in asked]
            game.push(NameLeast(tuple(ordered), place))
            return True
    return False


def able_to_break(game: Kernel, place: int) -> list[Seat]:
    """802.4: list who could act in the loop that begins at *place* of the trail, but passed.

    Such a player may name a smaller number, and then has priority in the next round to stop the loop by an
    action. A player who passes there as well is not asked about this loop again, so that it comes to an end.
    """
    state = game.state
    return [
        seat
        for digest, seat, answer, _ in state.trail[place:]
        if answer == PASSED and (digest, seat, PASSED) not in state.barred
    ]


class NameLeast(Frame):
    """802.2, 802.4: ask each player who acts in the loop or could break it for a number; the least counts."""

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
        return (self.seats, self.place, self.least, self.breaker)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Don't ask a player who has left the game."""
        self.seats = tuple([one for one in self.seats if one != seat])

    def ask_again(self, game: Kernel) -> bool:
        self.step = "begin"
        return True

    def begin(self, game: Kernel) -> None:
        """Ask the next player for a number, at most the least named so far."""
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
        """Repeat the loop; then bar the player who named the least from continuing it.

        A player who has no action in it has used the right to be asked (802.4).
        """
        state = game.state
        game.done()
        loop = state.trail[self.place :]
        theirs = [(digest, actor, answer) for digest, actor, answer, _ in loop if actor == self.breaker]
        actions = [one for one in theirs if one[2] != PASSED]
        state.barred.extend(actions[:1] or theirs)
        repeat(game, loop[0][3], self.least)
        state.trail = []
        game.occur([Occurrence(kinds.LOOP_ENDED, self.breaker, amount=self.least)])


def without_barred(game: Kernel, seat: Seat, options: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """802.2: leave out the options by which *seat* would resume a loop that they have to break."""
    barred = game.state.barred
    if not barred:
        return options
    digest, _ = moment_of(game)
    return [one for one in options if (digest, seat, one) not in barred]


claims("802.3", "R52", check_mandatory_loop)
claims("802.2", NameLeast.settle)
claims("802.4", able_to_break)
