"""The machine: runs frames, lets occurrences happen, asks questions. It knows no chapter and no card.

`Kernel` is one match in progress: a state, the cast it shares with its clones, and a listener for events.
"""

from everfree.ccg.kernel.board import Board, build
from everfree.ccg.kernel.cast import Cast, Definition
from everfree.ccg.kernel.early import AsItHappens, early_effects_of
from everfree.ccg.kernel.events import Event, event_of
from everfree.ccg.kernel.faces import Face
from everfree.ccg.kernel.firsts import note_firsts
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kinds import HIDES, LEAVES_PLAY, STOPPED_GAME, TOLD_BEFORE, TURNS_DOWN
from everfree.ccg.kernel.meanings import AFTERWARDS, ANY_KIND, APPLY, ARRIVING, FORBIDDEN, LISTENS, claims
from everfree.ccg.kernel.options import CANCEL, is_range
from everfree.ccg.kernel.records import BY_GAME, NORMAL, Modifier, Occurrence, Question, Scope, Waiting
from everfree.ccg.kernel.refusals import BrokenInvariant, Refusal
from everfree.ccg.kernel.replacing import Occurring, Replacing, replacements_of
from everfree.ccg.kernel.rng import draw_below
from everfree.ccg.kernel.scope import hears, spoken_of
from everfree.ccg.kernel.skipping import wake
from everfree.ccg.kernel.stacks import picked, put_back
from everfree.ccg.kernel.state import (
    BOOSTED,
    DRAWN,
    FACE_DOWN,
    PLAYING,
    STOP_FORCED,
    STOP_WHEN_ABLE,
    TOKEN,
    State,
)
from everfree.ccg.kernel.values import settled
from everfree.ccg.language.abilities import Triggered
from everfree.ccg.language.nodes import Node
from everfree.ccg.vocab import GONE, NO_AREA, NO_CARD, NO_REF, PLAY, AreaId, CardId, CardType, Ref, Seat, ref

FUEL = 200_000
"""Frame steps between two decisions before a game is called endless (R52); real ones need a few hundred."""


class Kernel:
    """A match in progress."""

    __slots__ = ("_board", "asking", "cast", "events", "fuel", "state", "tank", "there")

    def __init__(self, cast: Cast, state: State, events: list[Event] | None = None) -> None:
        self.cast = cast
        self.state = state
        self.events = events
        """Where events are handed out as they happen; None when nobody listens."""
        self.fuel = FUEL
        self.tank = FUEL
        """How much fuel there is for each decision; who only imagines a game may want less of it."""
        self._board: Board | None = None
        self.asking: list[tuple[CardId, int]] = []
        """Abilities whose conditions are being asked just now, so that one about powers comes to an end."""
        self.there = NO_AREA
        """The place that a modifier being asked remembers."""

    def clone(self) -> "Kernel":
        """Give an equal match, with no one listening, that can go its own way."""
        other = Kernel(self.cast, self.state.clone())
        other._board = self._board
        other.tank = self.tank
        return other

    # The loop.

    def run(self) -> None:
        """Run until a decision is needed or the game is over."""
        state = self.state
        frames = state.frames
        while frames and state.question is None and state.outcome == PLAYING:
            self.fuel -= 1
            if self.fuel < 0:
                self._stop()
                return
            frame = frames[-1] if len(frames) > state.shared else self.top()
            getattr(frame, frame.step)(self)
            for look_after in self.cast.always:
                look_after(self)

    def _stop(self) -> None:
        """End a game whose texts go on for ever: nobody wins, and everyone is told why."""
        self.state.outcome = DRAWN
        self.state.frames.clear()
        self.tell(Occurrence(STOPPED_GAME))

    def take(self, choice: int) -> None:
        """Answer the open question with option number *choice* and run on."""
        question = self.state.question
        if question is None:
            raise BrokenInvariant("nobody was asked")
        if choice == CANCEL:
            if not question.can_cancel:
                raise BrokenInvariant("nothing to take back")
            self.state.answer = (CANCEL,)
            if self.state.split:
                put_back(self)
            while not hasattr(self.state.frames[-1], "taken_back"):
                self.state.frames.pop()
            self.top().step = "taken_back"
        else:
            self.state.answer = self._answer(question.kind, question.answer(choice))
        self.state.question = None
        self.fuel = self.tank
        self.run()

    def _answer(self, kind: str, answer: tuple[int, ...]) -> tuple[int, ...]:
        """Give an answer as it counts: a token chosen from a stack is a card of its own."""
        return picked(self, kind, answer) if self.state.stacks else answer

    def push(self, frame: Frame) -> None:
        """Start a procedure; the present one goes on when it is done."""
        self.state.frames.append(frame)

    def done(self) -> None:
        """End the procedure under way."""
        self.state.frames.pop()

    def top(self) -> Frame:
        """Give the procedure under way, which no clone shares any more: it may be changed."""
        state = self.state
        frames = state.frames
        place = len(frames) - 1
        if place < state.shared:
            frames[place] = frames[place].copy()
            state.shared = place
        return frames[place]

    def ask(
        self,
        seat: Seat,
        kind: str,
        options: list[tuple[int, ...]],
        source: CardId = NO_CARD,
        number: int = 0,
        can_cancel: bool = False,
        secret: bool = False,
    ) -> None:
        """Ask *seat*; the answer is in the state when the next step runs.

        A question with a single option is answered here, unless *secret* says that the options come from
        hidden cards: then an opponent could tell from the missing pause that there was no choice.
        """
        state = self.state
        if (
            len(options) == 1
            and not is_range(options[0])
            and (not secret or state.stops[seat] & (STOP_WHEN_ABLE | STOP_FORCED) == STOP_WHEN_ABLE)
        ):
            state.answer = self._answer(kind, options[0])
            return
        if not options:
            raise BrokenInvariant(f"nothing to choose: {kind}")
        if not can_cancel:
            state.split.clear()
        state.answer = ()
        state.question = Question(seat, kind, tuple(options), source, number, int(can_cancel))

    # What happens.

    def occur(self, occurrences: list[Occurrence]) -> bool:
        """Let things happen one after the other; True if that paused: then the step must end at once.

        The next step is set before, so that a step may simply end after this; one that goes on asks first.
        """
        frames = self.state.frames
        for place, occurrence in enumerate(occurrences):
            depth = len(frames)
            if self.happens(occurrence):
                if place + 1 < len(occurrences) and self.state.outcome == PLAYING:
                    frames.insert(depth, Occurring(tuple(occurrences[place + 1 :])))
                return True
        return False

    def happens(self, occurrence: Occurrence) -> bool:
        """Let one thing happen, if it can; True if it paused or ended the game."""
        if occurrence.mode != BY_GAME:
            forbidden = FORBIDDEN.get(occurrence.kind)
            if forbidden is not None and forbidden(self, occurrence) is not None:
                return False
            if occurrence.mode == NORMAL and self.board().replacements.get(occurrence.kind):
                choices = replacements_of(self, occurrence)
                if choices:
                    self.push(Replacing(occurrence))
                    return True
        if self.cast.has_early and early_effects_of(self, occurrence):
            self.push(AsItHappens(occurrence))
            return True
        return self.apply(occurrence)

    def refusal_of(self, occurrence: Occurrence) -> Refusal | None:
        """Say why *occurrence* can't happen, or None if it can (104.2)."""
        forbidden = FORBIDDEN.get(occurrence.kind)
        return None if forbidden is None else forbidden(self, occurrence)

    def apply(self, occurrence: Occurrence) -> bool:
        """Make it so, tell it, trigger what watches for it; True if that paused or ended the game."""
        state = self.state
        kind = occurrence.kind
        card = occurrence.card
        leaving = kind in LEAVES_PLAY or (kind in TURNS_DOWN and state.marks[card] & TOKEN != 0)
        heard: list[Waiting] = []
        if leaving:
            heard = self._heard(occurrence)
        known = state.known[card] if card >= 0 and kind not in HIDES else 0
        count = self.count_of(card) if state.stacks else 1
        before = self.ref(card) if leaving else NO_REF
        change = APPLY.get(kind)
        if change is not None:
            if card >= 0 and state.zone[card] == GONE and self.has_ceased(card):
                return False
            made = change(self, occurrence)
            self.refresh()
            if made is None:
                return False
            occurrence = made
        else:
            self.refresh()  # a phase or a faceoff has started or ended
        if self.events is not None and kind not in TOLD_BEFORE:
            self.events.append(event_of(state, self.cast, occurrence, known, count))
        if state.skipping and kind not in TOLD_BEFORE:
            wake(state, occurrence)
        if self.cast.has_hopes:
            self._note(occurrence)
        if leaving:
            if not self.has_ceased(card):  # nothing finds a token again (R49)
                now = self.ref(card)
                heard = [follow_card(effect, before, now) for effect in heard]
                if state.zone[card] in self.cast.elsewhere:
                    heard.extend(self._heard(occurrence, arrived=card))
                if state.frames:
                    self.top().follow(before, now)
        else:
            heard = self._heard(occurrence)
        if heard:
            state.waiting.extend(heard)
        if kind in self.cast.firsts:
            note_firsts(self, occurrence)
        if state.modifiers:
            self._end_by(occurrence)
        if kind in self.cast.reacted_to:
            state.happened.append(occurrence)
            state.happened_in.append(state.phase)
            state.happened_to.append(self.ref(occurrence.card) if occurrence.card >= 0 else NO_REF)
        check = AFTERWARDS.get(kind)
        if check is not None and check(self, occurrence):
            return True
        return (state.crowded or self.board().is_volatile) and AFTERWARDS[ANY_KIND](self, occurrence)

    def _note(self, occurrence: Occurrence) -> None:
        """Tell the innermost procedure that waits to see this; it may lie deep, shared with a clone."""
        frames = self.state.frames
        for place in range(len(frames) - 1, -1, -1):
            if frames[place].hopes_for(occurrence):
                frames[place] = frames[place].copy()
                frames[place].note(occurrence)
                return

    def tell(self, occurrence: Occurrence) -> None:
        """Hand out the event of something that is announced now and occurs later (`TOLD_BEFORE`)."""
        if self.events is not None:
            self.events.append(event_of(self.state, self.cast, occurrence, 0, 1))

    def _heard(self, occurrence: Occurrence, arrived: CardId = NO_CARD) -> list[Waiting]:
        """List the triggered effects that *occurrence* creates (704.1b), in the order of the board.

        With a card that has *arrived*, only what that card itself sees of it now.
        """
        listeners = self.board().triggers.get(occurrence.kind)
        if listeners is None:
            return []
        found: list[Waiting] = []
        state = self.state
        spent: list[int] = []
        for card, you, ability, stamp in listeners:
            if arrived != NO_CARD and (card != arrived or type(ability.trigger) not in ARRIVING):
                continue
            modifier = None if stamp < 0 else self._modifier(stamp, ability)
            if stamp >= 0 and modifier is None:
                continue
            self.there = NO_AREA if modifier is None else modifier.area
            if hears(self, ability, occurrence, card, you):
                that = spoken_of(self, ability.trigger, occurrence, card, you)
                if modifier is not None and modifier.targets:
                    that = modifier.targets
                if that is None:
                    that = (self.ref(occurrence.card),) if occurrence.card >= 0 else ()
                scope = Scope(self.ref(card), you, that, occurrence.seat, occurrence.area, occurrence.amount)
                amounts = self.cast.amounts_in(self.cast.number_of(ability))
                if amounts:
                    scope = settled(self, amounts, scope)
                times = self.count_of(occurrence.card)
                if card != occurrence.card:
                    times *= self.count_of(card)
                found.append(Waiting(self.cast.number_of(ability), scope, times))
                if stamp >= 0:
                    spent.append(stamp)
        self.there = NO_AREA
        if spent:
            self.end_modifiers([one for one in state.modifiers if not one.once or one.stamp not in spent])
        return found

    def _end_by(self, occurrence: Occurrence) -> None:
        """End the modifiers that last only until something like *occurrence* happens."""
        ended = [
            stamp
            for card, you, trigger, stamp in self.board().endings.get(occurrence.kind, ())
            if LISTENS[type(trigger)].fits(self, trigger, occurrence, card, you)
        ]
        if ended:
            self.end_modifiers([one for one in self.state.modifiers if one.stamp not in ended])

    def _modifier(self, stamp: int, ability: Triggered) -> Modifier | None:
        """Give the modifier of a triggered ability; none if it watches its own card and that is gone."""
        modifier = next(one for one in self.state.modifiers if one.stamp == stamp)
        watches_itself = self.cast.speaks_of_cards(self.cast.number_of(ability.trigger))
        return None if watches_itself and not self.is_current(modifier.source) else modifier

    # What is what.

    def board(self) -> Board:
        """Give the index of what watches and changes the game; a pure function of the state."""
        board = self._board
        if board is None:
            board = Board(self.state.seats)
            self._board = board
            build(self, board)
        return board

    def changed(self) -> None:
        """Say that a card entered or left play, was turned, or attached."""
        self._board = None
        self.state.unsettled = True

    def refresh(self) -> None:
        """Say that something happened: where modifiers look at the table, cards may be others now (711)."""
        if self._board is not None and self._board.is_volatile:
            self._board = None

    def reindex(self) -> None:
        """Say that what watches or changes the game may be other than before."""
        self._board = None

    def modify(
        self,
        node: Node,
        scope: Scope,
        until: str,
        *,
        amount: int = 0,
        targets: tuple[Ref, ...] = (),
        condition: Node | None = None,
        once: bool = False,
        ended_by: Node | None = None,
        area: AreaId = NO_AREA,
    ) -> None:
        """Create a continuous modifier of the text of *scope*, with the next timestamp (707.1, 711.3a)."""
        state = self.state
        state.stamp += 1
        number = self.cast.number_of(node)
        asked = -1 if condition is None else self.cast.number_of(condition)
        ended = -1 if ended_by is None else self.cast.number_of(ended_by)
        source, you = scope.source, scope.you
        stamp = state.stamp
        state.modifiers.append(
            Modifier(number, amount, targets, until, source, you, stamp, asked, int(once), ended, area)
        )
        self._board = None

    def end_modifiers(self, lasting: list[Modifier]) -> None:
        """Keep only these modifiers."""
        if len(lasting) < len(self.state.modifiers):
            self.state.modifiers = lasting
            self._board = None
            self.state.unsettled = True  # a host may no longer fit (511.2)

    def definition(self, card: CardId) -> Definition:
        """Give what *card* is."""
        return self.cast.definitions[self.state.kind[card]]

    def face(self, card: CardId) -> Face:
        """Give what *card* is now: its printed side that is up, or what modifiers have made of it (711)."""
        board = self._board
        if board is None:
            board = self.board()
        if board.shapes:
            shape = board.shapes.get(card)
            if shape is not None:
                return shape
        state = self.state
        return self.cast.definitions[state.kind[card]].faces[1 if state.marks[card] & BOOSTED else 0]

    def printed(self, card: CardId) -> Face:
        """Give the side of *card* that is up, or would be, as it is printed (507.4)."""
        definition = self.cast.definitions[self.state.kind[card]]
        return definition.faces[1 if self.state.marks[card] & BOOSTED else 0]

    def type_of(self, card: CardId) -> CardType:
        """Give the card type *card* has where it is (206.1, 522.1)."""
        board = self._board
        if board is None:
            board = self.board()
        if board.shapes:
            shape = board.shapes.get(card)
            if shape is not None:
                return shape.type
        return self.cast.definitions[self.state.kind[card]].type

    def count_of(self, card: CardId) -> int:
        """Give how many tokens lie there as one (521); every other card is one."""
        for stacked, count in self.state.stacks:
            if stacked == card:
                return count
        return 1

    def is_token(self, card: CardId) -> bool:
        """Tell whether *card* is a token (521.2)."""
        return self.state.marks[card] & TOKEN != 0

    def has_ceased(self, card: CardId) -> bool:
        """Tell whether *card* is out of the match for good: a token that left play, or a leaver's."""
        return self.state.zone[card] == GONE and self.state.incarnation[card] > 0

    def is_face_down(self, card: CardId) -> bool:
        """Tell whether *card* is turned face down."""
        return self.state.marks[card] & FACE_DOWN != 0

    def ref(self, card: CardId) -> Ref:
        """Name *card* as it is now."""
        return ref(card, self.state.incarnation[card])

    def is_current(self, reference: Ref) -> bool:
        """Tell whether the card of *reference* is still the same card (410.6)."""
        return self.state.incarnation[reference // 1_000_000] == reference % 1_000_000

    def in_play(self) -> list[CardId]:
        """List the cards in play in the order they entered."""
        return self.state.zones[PLAY * self.state.seats]

    def cards_in(self, zone: int, seat: Seat) -> list[CardId]:
        """List a player's cards in a zone of their own; the top of a deck comes last."""
        return self.state.zones[zone * self.state.seats + seat]

    def problem_at(self, area: AreaId) -> CardId:
        """Give the Problem in play in *area*, or no card."""
        return self.board().problems.get(area, NO_CARD)

    # Chance.

    def random_below(self, bound: int) -> int:
        """Make a random draw; every chance in the game comes through here."""
        state = self.state
        drawn = draw_below(state.seed, state.drawn, bound)
        state.drawn += 1
        return drawn

    # Players.

    def next_player(self, seat: Seat) -> Seat:
        """Give the player after *seat* in turn order; *seat* itself if nobody else is left."""
        state = self.state
        for step in range(1, state.seats):
            other = (seat + step) % state.seats
            if state.present[other]:
                return Seat(other)
        return seat

    def opponents(self, seat: Seat) -> list[Seat]:
        """List the other players in the game, in turn order from *seat* (106.2)."""
        seats = self.state.seats
        order = [Seat((seat + step) % seats) for step in range(1, seats)]
        return [other for other in order if self.state.present[other]]

    def players(self, first: Seat) -> list[Seat]:
        """List the players in the game in turn order, beginning with *first*."""
        if self.state.present[first]:
            return [first, *self.opponents(first)]
        return self.opponents(first)


def follow_card(effect: Waiting, before: Ref, now: Ref) -> Waiting:
    """Let a triggered effect find the card it triggered from in its new zone (410.6a)."""
    scope = effect.scope
    source = now if scope.source == before else scope.source
    that = scope.following(before, now).that
    return Waiting(
        effect.ability,
        Scope(source, scope.you, that, *scope.data()[3:]),
        effect.times,
    )


claims("710.1", "710.2", Kernel.happens)
claims("410.6a", follow_card)
