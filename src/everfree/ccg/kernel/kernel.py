"""The main loop: run frames, let occurrences happen, ask questions. It imports no chapter and no card.

`Kernel` is one match in progress: a state, the definitions it shares with its clones, and a list of events.
"""

from typing import Final

from everfree.ccg.kernel.cards.definitions import Definition, Definitions
from everfree.ccg.kernel.cards.faces import Face
from everfree.ccg.kernel.cards.token_stacks import put_back, split_chosen
from everfree.ccg.kernel.flow.apply import apply_all
from everfree.ccg.kernel.flow.as_effects import AsItHappens, as_effects_of
from everfree.ccg.kernel.flow.replacing import PendingOccurrences, Replacing, replacements_of
from everfree.ccg.kernel.flow.simultaneous import Simultaneous, needs_settling
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kinds import ONE_BY_ONE, STOPPED_GAME, TOLD_BEFORE
from everfree.ccg.kernel.options import CANCEL, is_range
from everfree.ccg.kernel.records import BY_GAME, NORMAL, Modifier, Occurrence, Question, Scope
from everfree.ccg.kernel.refusals import BrokenInvariant, Refusal
from everfree.ccg.kernel.registry import FORBIDDEN, claims
from everfree.ccg.kernel.rng import draw_below
from everfree.ccg.kernel.seats.events import Event, event_of
from everfree.ccg.kernel.state import (
    BOOSTED,
    DRAWN,
    FACE_DOWN,
    PLAYING,
    SKIP_FORCED,
    STOP_FORCED,
    STOP_WHEN_ABLE,
    TOKEN,
    State,
)
from everfree.ccg.kernel.values.board import Board, build
from everfree.ccg.kernel.values.prohibitions import refuse_by_law
from everfree.ccg.language.nodes import Node
from everfree.ccg.vocab import (
    GONE,
    INCARNATIONS,
    NO_AREA,
    NO_CARD,
    PLAY,
    TROUBLEMAKER,
    AreaId,
    CardId,
    CardType,
    Ref,
    Seat,
    ref,
)

FUEL: Final = 200_000
"""Limit of frame steps between two decisions; above it the game is endless (R52). Usual are a few hundred."""


class Kernel:
    """A match in progress."""

    __slots__ = (
        "_board",
        "_outdated",
        "asking",
        "checked",
        "definitions",
        "events",
        "fuel",
        "state",
        "tank",
        "there",
        "those",
    )

    def __init__(self, definitions: Definitions, state: State, events: list[Event] | None = None) -> None:
        self.definitions = definitions
        self.state = state
        self.events = events
        """Events are appended here as they happen; None if nobody reads them."""
        self.fuel = FUEL
        self.tank = FUEL
        """The fuel for each decision; computer players may set less for the games they search."""
        self._board: Board | None = None
        self._outdated: Board | None = None
        """A volatile board that an occurrence may have changed; `board` finds out whether it did."""
        self.checked: Board | None = None
        """The board for which uniqueness was last checked (516.1)."""
        self.asking: list[tuple[CardId, int]] = []
        """Abilities being evaluated now; one that looks at powers is not evaluated inside itself (711.5)."""
        self.there = NO_AREA
        """What "there" means in the modifier whose trigger is being evaluated."""
        self.those: tuple[Ref, ...] = ()
        """What "that card" means in the prohibition whose trigger is being evaluated."""

    def clone(self) -> "Kernel":
        """Return an independent equal match that records no events."""
        other = Kernel(self.definitions, self.state.clone())
        other._board = self._board
        other._outdated = self._outdated
        other.checked = self.checked
        other.tank = self.tank
        return other

    # The loop.

    def run(self) -> None:
        """Run until a decision is needed or the game is over."""
        state = self.state
        frames = state.frames
        always = self.definitions.always
        while frames and state.question is None and state.outcome == PLAYING:
            self.fuel -= 1
            if self.fuel < 0:
                self._stop()
                return
            frame = frames[-1] if len(frames) > state.shared else self.top()
            getattr(frame, frame.step)(self)
            for look_after in always:
                look_after(self)

    def _stop(self) -> None:
        """End an endless game as a draw, and emit the event that says why (R52)."""
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
        """Return the answer to store: a token chosen from a stack is first split off as a card of its own."""
        return split_chosen(self, kind, answer) if self.state.token_stacks else answer

    def push(self, frame: Frame) -> None:
        """Start a procedure; the current one continues when it is done."""
        self.state.frames.append(frame)

    def done(self) -> None:
        """End the current procedure."""
        self.state.frames.pop()

    def top(self) -> Frame:
        """Return the current frame, copied first if a clone shares it, so that it may be changed."""
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
        pause: bool = False,
    ) -> None:
        """Ask *seat* a question; the answer is in `State.answer` when the next step runs.

        A question with a single option is answered at once, unless it is *secret*: if the options come from
        hidden cards, an opponent could tell from the missing pause that there was no choice. With *pause* a
        person is asked even if only computers would notice.
        """
        state = self.state
        if (
            len(options) == 1
            and not is_range(options[0])
            and (not secret or self._answers_itself(seat, pause))
        ):
            state.answer = self._answer(kind, options[0])
            return
        if not options:
            raise BrokenInvariant(f"nothing to choose: {kind}")
        if not can_cancel:
            state.split.clear()
        state.answer = ()
        state.question = Question(seat, kind, tuple(options), source, number, int(can_cancel))

    def _answers_itself(self, seat: Seat, pause: bool) -> bool:
        """Tell whether a secret question with a single option is answered without asking *seat*."""
        stops = self.state.stops[seat]
        if stops & STOP_FORCED:
            return False
        return stops & STOP_WHEN_ABLE != 0 or (stops & SKIP_FORCED != 0 and not pause)

    # Occurrences.

    def occur(self, occurrences: list[Occurrence]) -> bool:
        """Let occurrences happen one after the other; return True if that paused the game.

        The caller sets its next step first. If it does anything after this call, it must check the result and
        return at once on True.
        """
        frames = self.state.frames
        for place, occurrence in enumerate(occurrences):
            depth = len(frames)
            if self.happens(occurrence):
                if place + 1 < len(occurrences) and self.state.outcome == PLAYING:
                    frames.insert(depth, PendingOccurrences(tuple(occurrences[place + 1 :])))
                return True
        return False

    def occur_before(self, first: list[Occurrence], then: list[Occurrence]) -> bool:
        """Let *first* happen one by one, then *then* as a group; return True if that paused the game."""
        if not then:
            return self.occur(first)
        self.push(PendingOccurrences(tuple(then), together=1))
        self.occur(first)
        return True

    def happens(self, occurrence: Occurrence) -> bool:
        """Let one occurrence happen unless it is forbidden; return True if that paused or ended the game.

        Replacement modifiers and "as" effects come first (710.1, 706.1a).
        """
        if occurrence.mode != BY_GAME:
            kind = occurrence.kind
            if (kind in FORBIDDEN or kind in self.definitions.forbidden) and self.refusal_of(occurrence):
                return False
            is_heard = kind in self.definitions.heard
            if is_heard and occurrence.mode == NORMAL and self.board().replacements.get(kind):
                choices = replacements_of(self, occurrence)
                if choices:
                    self.push(Replacing(occurrence))
                    return True
        if self.definitions.has_as_effects and as_effects_of(self, occurrence):
            self.push(AsItHappens(occurrence))
            return True
        return apply_all(self, [occurrence])

    def refusal_of(self, occurrence: Occurrence) -> Refusal | None:
        """Return why *occurrence* can't happen, or None if it can (104.2)."""
        kind = occurrence.kind
        if kind in FORBIDDEN:
            refusal = FORBIDDEN[kind](self, occurrence)
            if refusal is not None:
                return refusal
        if kind not in self.definitions.forbidden or kind in TOLD_BEFORE:
            return None
        return refuse_by_law(self, occurrence)

    def together(self, occurrences: list[Occurrence]) -> bool:
        """Let the occurrences of one instruction happen at once (707.2, 801.1); return True if that paused.

        Whether each can happen, and what replaces it, is decided in the state before any of them.
        Draws and flips happen one after the other instead (410.4b).
        """
        if len(occurrences) < 2 or occurrences[0].kind in ONE_BY_ONE:
            return self.occur(occurrences)
        possible = [one for one in occurrences if one.mode == BY_GAME or self.refusal_of(one) is None]
        if any(needs_settling(self, one) for one in possible):
            self.push(Simultaneous(tuple(possible)))
            return True
        return apply_all(self, possible)

    def apply(self, occurrence: Occurrence) -> bool:
        """Apply one occurrence as a group of its own; return True if that paused or ended the game."""
        return apply_all(self, [occurrence])

    def tell(self, occurrence: Occurrence) -> None:
        """Emit the event of an occurrence without applying it, as for an announced action (`TOLD_BEFORE`)."""
        if self.events is not None:
            self.events.append(event_of(self.state, self.definitions, occurrence, 0, 1))

    # Cards and modifiers.

    def board(self) -> Board:
        """Return the index of the cards in play, rebuilding it if needed; a pure function of the state."""
        board = self._board
        if board is None:
            outdated = self._outdated
            self._outdated = None
            if outdated is not None and not self.asking:
                inputs = outdated.inputs
                if inputs is not None and inputs.are_those_of(self):
                    self._board = outdated
                    return outdated
            board = Board(self.state.seats)
            self._board = board
            board = build(self, board, outdated)
            self._board = board
        return board

    def changed(self) -> None:
        """Discard the board after a card entered or left play, was turned, or attached."""
        self.reindex()
        self.state.unsettled = True

    def refresh(self) -> None:
        """Have the board checked after any occurrence, if shaping changes depend on the table (711)."""
        if self._board is not None and self._board.is_volatile:
            self._outdated = self._board
            self._board = None

    def refresh_after(self, occurrence: Occurrence) -> None:
        """Have the board checked after *occurrence*, if what it changes may count for shaping changes (711).

        A card that enters or leaves play discards the board in any case.
        """
        board = self._board
        if board is None or not board.is_volatile:
            return
        card = occurrence.card
        if not board.follows_cards or occurrence.cards or (card >= 0 and self.state.zone[card] == PLAY):
            self.refresh()

    def reindex(self) -> None:
        """Discard the board, because the abilities it indexes may have changed."""
        self._board = None
        self._outdated = None

    def is_reshaped(self) -> bool:
        """Tell whether cards may have changed since uniqueness was checked, though none moved (516.1)."""
        board = self._board
        if board is None:
            board = self.board()
        return board.is_volatile and board is not self.checked

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
        """Create a modifier with a duration for the text of *scope*; its timestamp is new (707.1, 711.3a)."""
        state = self.state
        state.stamp += 1
        number = self.definitions.number_of(node)
        asked = -1 if condition is None else self.definitions.number_of(condition)
        ended = -1 if ended_by is None else self.definitions.number_of(ended_by)
        source, you = scope.source, scope.you
        stamp = state.stamp
        state.modifiers.append(
            Modifier(number, amount, targets, until, source, you, stamp, asked, int(once), ended, area)
        )
        self.reindex()

    def end_modifiers(self, lasting: list[Modifier]) -> None:
        """End all modifiers except *lasting*."""
        if len(lasting) < len(self.state.modifiers):
            self.state.modifiers = lasting
            self.reindex()
            self.state.unsettled = True  # a host may no longer fit (511.2)

    def definition(self, card: CardId) -> Definition:
        return self.definitions.cards[self.state.definition[card]]

    def face(self, card: CardId) -> Face:
        """Return the current face of *card*: its printed side that is up, as changed by modifiers (711)."""
        board = self._board
        if board is None:
            board = self.board()
        if board.shapes:
            shape = board.shapes.get(card)
            if shape is not None:
                return shape
        state = self.state
        return self.definitions.cards[state.definition[card]].faces[1 if state.marks[card] & BOOSTED else 0]

    def printed(self, card: CardId) -> Face:
        """Return the printed face of the current side of *card*, even if it lies face down (507.4)."""
        definition = self.definitions.cards[self.state.definition[card]]
        return definition.faces[1 if self.state.marks[card] & BOOSTED else 0]

    def type_of(self, card: CardId) -> CardType:
        """Return the current card type of *card* (206.1, 522.1)."""
        board = self._board
        if board is None:
            board = self.board()
        if board.shapes:
            shape = board.shapes.get(card)
            if shape is not None:
                return shape.type
        return self.definitions.cards[self.state.definition[card]].type

    def count_of(self, card: CardId) -> int:
        """Return how many tokens *card* stands for (521); 1 for every other card."""
        for stacked, count in self.state.token_stacks:
            if stacked == card:
                return count
        return 1

    def is_token(self, card: CardId) -> bool:
        """Tell whether *card* is a token (521.2)."""
        return self.state.marks[card] & TOKEN != 0

    def has_ceased(self, card: CardId) -> bool:
        """Tell whether *card* is out of the match: a token that left play, or a card whose owner has left."""
        return self.state.zone[card] == GONE and self.state.incarnation[card] > 0

    def is_face_down(self, card: CardId) -> bool:
        return self.state.marks[card] & FACE_DOWN != 0

    def has_name(self, card: CardId) -> bool:
        """505.1d.i: tell whether *card* has a name, which a face-down Troublemaker does not."""
        return not self.is_face_down(card) or self.type_of(card) != TROUBLEMAKER

    def ref(self, card: CardId) -> Ref:
        """Return a reference to *card* in its present incarnation (410.6)."""
        return ref(card, self.state.incarnation[card])

    def is_current(self, reference: Ref) -> bool:
        """Tell whether the card of *reference* has not become a different card since (410.6)."""
        return self.state.incarnation[reference // INCARNATIONS] == reference % INCARNATIONS

    def in_play(self) -> list[CardId]:
        """List the cards in play in the order they entered."""
        return self.state.zones[PLAY * self.state.seats]

    def cards_in(self, zone: int, seat: Seat) -> list[CardId]:
        """List a player's cards in a zone of their own; the top of a deck comes last."""
        return self.state.zones[zone * self.state.seats + seat]

    def problem_at(self, area: AreaId) -> CardId:
        """Return the Problem in play in *area*, or NO_CARD."""
        return self.board().problems.get(area, NO_CARD)

    # Chance.

    def random_below(self, bound: int) -> int:
        """Return a random number from 0 to *bound* - 1; all randomness of the game comes from here."""
        state = self.state
        drawn = draw_below(state.seed, state.drawn, bound)
        state.drawn += 1
        return drawn

    # Players.

    def next_player(self, seat: Seat) -> Seat:
        """Return the player after *seat* in turn order; *seat* itself if nobody else is left."""
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


claims("710.1", "710.2", Kernel.happens)
claims("707.2", "801.1", Kernel.together)
