"""The whole game as a value: plain lists of integers, a few records, the stack of frames.

A card is a number, the index of its properties in parallel lists; these clone five times faster than one
object per card. This module contains no rules.
"""

from hashlib import blake2b
from typing import Any, Final

from everfree.ccg.kernel.encoding import decode, encode, from_plain, to_plain
from everfree.ccg.kernel.frames import FRAMES, Frame
from everfree.ccg.kernel.records import Faceoff, Modifier, Occurrence, Question, Waiting
from everfree.ccg.vocab import NO_PHASE, NO_SEAT, NO_STEP, ZONES, AreaId, CardId, Ref, Seat

# Bits of `State.marks`.
FACE_DOWN: Final = 1
BOOSTED: Final = 2
EXHAUSTED: Final = 4
CUTIE_MARK: Final = 8
TOKEN: Final = 16
"""Created by an effect (521.1); it exists only in play."""
AS_DILEMMA: Final = 32
"""Put into play as a Dilemma: it has that trait until it leaves play (R46)."""

# Values of `State.outcome`.
PLAYING: Final = 0
WON: Final = 1
DRAWN: Final = 2

# Bits of `State.stops`: when a seat is asked in a priority window.
STOP_WHEN_ABLE: Final = 1
"""Only when it could do something. Not for people: their opponents would learn what they could do."""
STOP_ACTIONS: Final = 2
"""After an opponent's action."""
STOP_FACEOFFS: Final = 4
"""In the windows of faceoffs."""
STOP_STEPS: Final = 8
"""At the start and end of phases and steps."""
STOP_FORCED: Final = 16
"""Full control: even when there is a single option, and for an order that can't matter."""
STOP_HOLD: Final = 32
"""Once, in the next window whatever it is."""
STOP_OWN_TURN: Final = 64
"""At the start and end of the first phase of one's own turn and its steps; next bits: the other phases."""
STOP_OTHER_TURN: Final = 2048
"""The same for the turns of others."""
EVERY_STOP: Final = 65535 & ~STOP_WHEN_ABLE
"""All stops a person may set."""
SKIP_FORCED: Final = 65536
"""Never, by itself: answer a question with a single option at once, even if the options come from hidden
cards. The table sets it for a person whose opponents are all computers; no command does."""
PUBLIC_STOPS: Final = STOP_ACTIONS | STOP_FACEOFFS
"""The initial stops of a person: those that depend on public facts only."""

STATE_FORMAT: Final = 1
"""Version of what `State.to_bytes` writes; raise it with each change, because stored logs have digests."""


class State:
    """The complete state of a match at one moment."""

    def __init__(self, seats: int = 0, seed: bytes = b"", of: "State | None" = None) -> None:
        if of is not None:
            self._copy(of)
            return
        self.seats = seats
        self.seed = seed
        self.drawn = 0
        """How many random draws have been made (`rng`)."""
        self.stamp = 0
        """The last timestamp given out (711.3a)."""

        # By card number.
        self.definition: list[int] = []
        """Number of the card's definition."""
        self.owner: list[Seat] = []
        self.controller: list[Seat] = []
        self.zone: list[int] = []
        self.area: list[AreaId] = []
        self.host: list[CardId] = []
        """The card an attachment is on (509.1)."""
        self.incarnation: list[int] = []
        """Increased when the card becomes a different card (410.6)."""
        self.marks: list[int] = []
        """Bits: FACE_DOWN, BOOSTED, EXHAUSTED, CUTIE_MARK, TOKEN, AS_DILEMMA."""
        self.stamps: list[int] = []
        """The timestamp of the card's modifiers: when it entered play or was turned (711.3a)."""
        self.known: list[int] = []
        """Who knows which card it is: a bit for each seat, and one for spectators."""
        self.handles: list[list[int]] = [[] for _ in range(seats + 1)]
        """By viewer (seats, then spectators) and card: the number by which the viewer refers to it, or 0."""
        self.next_handle: list[int] = [1] * (seats + 1)

        self.shuffles: list[int] = [0] * seats
        """How often a player's decks were shuffled; a card seen before a shuffle can't be found after it."""
        self.zones: list[list[CardId]] = [[] for _ in range(ZONES * seats)]
        """Cards by zone * seats + owner; play and queue use owner 0. The top of a deck is last."""

        # By area number.
        self.area_kind: list[int] = []
        self.area_owner: list[Seat] = []

        # By seat.
        self.tokens: list[int] = [0] * seats
        self.gained: list[int] = [0] * seats
        """Action tokens received in this turn."""
        self.score: list[int] = [0] * seats
        self.scored: list[int] = [0] * seats
        """Points scored in this turn."""
        self.played: list[tuple[Seat, int]] = []
        """For each card played in this turn: the player and the card type.

        If a law may limit that, also an entry for each card drawn and each Problem confronted (laws/limits).
        """
        self.present: list[int] = [1] * seats
        """1 until the player leaves the game (103.5)."""
        self.stops: list[int] = [STOP_WHEN_ABLE] * seats
        self.auto_passing = 0
        """A bit for each seat that passes automatically (`seats.auto_pass`)."""
        self.yields: list[tuple[Seat, str]] = []
        """Seat and id of a printed card: the seat never wants to be asked after actions with that card."""
        self.asks: list[tuple[Seat, str]] = []
        """Seat and id of a printed card: the seat always wants to be asked after actions with that card."""
        self.acted_with = -1
        """The definition of the card of the last action, if everybody knows it, else -1."""

        # The turn.
        self.turn = 0
        self.turn_player: Seat = NO_SEAT
        self.first_player: Seat = NO_SEAT
        self.phase = NO_PHASE
        self.step = NO_STEP
        self.agenda: list[int] = []
        """The remaining phases of this turn."""
        self.extra_phases: list[tuple[Seat, int, int]] = []
        """Extra phases: whose turn, which phase, before which phase of that turn (R51)."""
        self.extra_turns: list[Seat] = []
        """Who takes an extra turn after this one, the next of them last (R51)."""
        self.usual: Seat = NO_SEAT
        """Whose regular turn preceded the current extra turns; NO_SEAT outside extra turns."""
        self.outcome = PLAYING
        self.winner: Seat = NO_SEAT

        # Priority.
        self.window = 0
        """Number of the current or last priority window (R12)."""
        self.had_priority: Seat = NO_SEAT
        """Who last had priority in this window (511.7a, 516.2a)."""
        self.unsettled = False
        """Whether something happened that pre-priority processing must check (511.2 to 511.6)."""

        self.together = False
        """Whether several players act at once; the check for a winner waits until all are done."""
        self.crowded = False
        """Whether a player has several face-up Troublemakers in one area, which only a law allows (516.4)."""

        self.counters: list[tuple[CardId, str, int, int]] = []
        """Counters on cards in play: card, name, how many, and their timestamp (519, 711.3a)."""
        self.noted: list[tuple[Ref, int, int]] = []
        """What a text remembers until its card becomes a different card: card, key, value (706.1a)."""
        self.beneath: list[tuple[CardId, CardId]] = []
        """Banished cards beneath a card in play: the banished card, the card in play (R14)."""
        self.copying: list[tuple[CardId, int]] = []
        """Cards in play as copies of others: card, and the number of its own definition (706.1a)."""
        self.token_stacks: list[tuple[CardId, int]] = []
        """Equal tokens stored as one card: card, and how many tokens it stands for (521)."""
        self.split: list[tuple[CardId, CardId]] = []
        """Tokens the current action split off: token, stack; they return if it is taken back (705.2)."""
        self.covered: list[tuple[CardId, int]] = []
        """Face-down cards in play: card, and the turn in which it was put or turned face down."""
        self.modifiers: list[Modifier] = []
        self.waiting: list[Waiting] = []
        self.happened: list[Occurrence] = []
        """Occurrences since the last window closed that a Reaction could answer (512.4d)."""
        self.happened_in: list[int] = []
        """The phase in which each entry of `happened` happened (512.4b)."""
        self.happened_to: list[Ref] = []
        """The card of each entry of `happened`, as it was right afterwards (410.6a)."""
        self.reacted: list[tuple[int, Ref]] = []
        """Reactions used: index in `happened`, and the card that reacted (512.4c)."""

        # History that rules and texts depend on.
        self.moved: list[tuple[Ref, AreaId, int]] = []
        """Cards moved or sent this turn: card, where it was, 1 if it was ever moved (506.1, 506.5)."""
        self.left: list[tuple[Ref, AreaId]] = []
        """Cards that left play this turn: the card as it was, and its last area."""
        self.challenged: list[Ref] = []
        """Troublemakers challenged this Challenge Step (608.3)."""
        self.challenged_areas: list[AreaId] = []
        self.confronted: list[Ref] = []
        """Problems the turn player confronted this Score Phase (612)."""
        self.contested: list[Ref] = []
        """Those in `confronted` that an opponent could confront at that moment (611.4, R20)."""
        self.contested_by: list[int] = []
        """For each entry of `contested`, a bit for each opponent who could confront it."""
        self.claimed: list[Ref] = []
        """Problems whose bonus was scored by the first player to confront them (an option)."""
        self.resolved: list[Ref] = []
        """Problems at which a faceoff was resolved this Score Phase (613.1)."""
        self.turned: list[tuple[CardId, int]] = []
        """Mane Characters turned over in this game, and to which side."""
        self.inspired_turn = 0
        """The last turn in which Inspired was used."""
        self.faceoff: Faceoff | None = None

        self.actions = 0
        """How many actions were taken in this phase; after many, loops are searched for (802)."""
        self.trail: list[tuple[str, Seat, tuple[int, ...], tuple[int, ...]]] = []
        """Actions that may be part of a loop: fingerprint of the moment, player, action, amounts then."""
        self.barred: list[tuple[str, Seat, tuple[int, ...]]] = []
        """Actions that would resume a loop and are forbidden: moment, player, action (802.2)."""

        self.frames: list[Frame] = []
        self.shared = 0
        """How many of the lowest frames a clone may share; they are copied before they run."""
        self.question: Question | None = None
        self.answer: tuple[int, ...] = ()

    def clone(self) -> "State":
        """Return an independent equal state; frames are copied only when one of the two runs them."""
        self.shared = len(self.frames)
        return State(of=self)

    def _copy(self, of: "State") -> None:
        self.seats = of.seats
        self.seed = of.seed
        self.drawn = of.drawn
        self.stamp = of.stamp
        self.definition = of.definition[:]
        self.owner = of.owner[:]
        self.controller = of.controller[:]
        self.zone = of.zone[:]
        self.area = of.area[:]
        self.host = of.host[:]
        self.incarnation = of.incarnation[:]
        self.marks = of.marks[:]
        self.stamps = of.stamps[:]
        self.known = of.known[:]
        self.handles = [handles[:] for handles in of.handles]
        self.next_handle = of.next_handle[:]
        self.shuffles = of.shuffles[:]
        self.zones = [cards[:] for cards in of.zones]
        self.area_kind = of.area_kind[:]
        self.area_owner = of.area_owner[:]
        self.tokens = of.tokens[:]
        self.gained = of.gained[:]
        self.score = of.score[:]
        self.scored = of.scored[:]
        self.played = of.played[:]
        self.present = of.present[:]
        self.stops = of.stops[:]
        self.auto_passing = of.auto_passing
        self.yields = of.yields[:]
        self.asks = of.asks[:]
        self.acted_with = of.acted_with
        self.turn = of.turn
        self.turn_player = of.turn_player
        self.first_player = of.first_player
        self.phase = of.phase
        self.step = of.step
        self.agenda = of.agenda[:]
        self.extra_phases = of.extra_phases[:]
        self.extra_turns = of.extra_turns[:]
        self.usual = of.usual
        self.outcome = of.outcome
        self.winner = of.winner
        self.window = of.window
        self.had_priority = of.had_priority
        self.unsettled = of.unsettled
        self.together = of.together
        self.crowded = of.crowded
        self.counters = of.counters[:]
        self.noted = of.noted[:]
        self.beneath = of.beneath[:]
        self.copying = of.copying[:]
        self.token_stacks = of.token_stacks[:]
        self.split = of.split[:]
        self.covered = of.covered[:]
        self.modifiers = of.modifiers[:]
        self.waiting = of.waiting[:]
        self.happened = of.happened[:]
        self.happened_in = of.happened_in[:]
        self.happened_to = of.happened_to[:]
        self.reacted = of.reacted[:]
        self.moved = of.moved[:]
        self.left = of.left[:]
        self.challenged = of.challenged[:]
        self.challenged_areas = of.challenged_areas[:]
        self.confronted = of.confronted[:]
        self.contested = of.contested[:]
        self.contested_by = of.contested_by[:]
        self.claimed = of.claimed[:]
        self.resolved = of.resolved[:]
        self.turned = of.turned[:]
        self.inspired_turn = of.inspired_turn
        self.faceoff = of.faceoff
        self.actions = of.actions
        self.trail = of.trail[:]
        self.barred = of.barred[:]
        self.frames = of.frames[:]
        self.question = of.question
        self.answer = of.answer
        self.shared = len(of.frames)

    def _lists(self) -> list[list[Any]]:
        """Return every list of plain integers, in the order of the byte encoding."""
        return [
            self.definition,
            self.owner,
            self.controller,
            self.zone,
            self.area,
            self.host,
            self.incarnation,
            self.marks,
            self.stamps,
            self.known,
            self.next_handle,
            self.shuffles,
            self.area_kind,
            self.area_owner,
            self.tokens,
            self.gained,
            self.score,
            self.scored,
            self.present,
            self.stops,
            self.agenda,
            self.extra_turns,
            self.happened_in,
            self.happened_to,
            self.challenged,
            self.challenged_areas,
            self.confronted,
            self.contested,
            self.contested_by,
            self.claimed,
            self.resolved,
            *self.handles,
            *self.zones,
        ]

    def to_bytes(self) -> bytes:
        """Return the state as bytes; equal states have equal bytes."""
        numbers = (
            self.drawn,
            self.stamp,
            self.turn,
            self.turn_player,
            self.first_player,
            self.phase,
            self.step,
            self.outcome,
            self.winner,
            self.window,
            self.had_priority,
            int(self.unsettled),
            int(self.together),
            int(self.crowded),
            self.usual,
            self.inspired_turn,
            self.actions,
            self.auto_passing,
            self.acted_with,
        )
        records = to_plain(
            (
                tuple(self.trail),
                tuple(self.barred),
                tuple(self.counters),
                tuple(self.noted),
                tuple(self.beneath),
                tuple(self.token_stacks),
                tuple(self.split),
                tuple(self.covered),
                tuple(self.modifiers),
                tuple(self.waiting),
                tuple(self.happened),
                tuple(self.reacted),
                tuple(self.played),
                tuple(self.moved),
                tuple(self.left),
                tuple(self.extra_phases),
                tuple(self.turned),
                tuple(self.copying),
                tuple(self.yields),
                tuple(self.asks),
                self.faceoff,
                self.question,
                self.answer,
                tuple([(type(frame).__name__, frame.step, *frame.data()) for frame in self.frames]),
            )
        )
        return encode((self.seats, self.seed, numbers, self._lists(), records))

    @staticmethod
    def from_bytes(data: bytes) -> "State":
        """Undo `to_bytes`."""
        seats, seed, numbers, lists, records = decode(data)
        state = State(seats, seed)
        (
            state.drawn,
            state.stamp,
            state.turn,
            state.turn_player,
            state.first_player,
            state.phase,
            state.step,
            state.outcome,
            state.winner,
            state.window,
            state.had_priority,
            unsettled,
            together,
            crowded,
            state.usual,
            state.inspired_turn,
            state.actions,
            state.auto_passing,
            state.acted_with,
        ) = numbers
        state.unsettled = bool(unsettled)
        state.together = bool(together)
        state.crowded = bool(crowded)
        for own, stored in zip(state._lists(), lists, strict=True):
            own[:] = stored
        trail, barred, counters, noted, beneath, stacks, split, covered, *rest = from_plain(records)
        modifiers, waiting, happened, reacted, played, moved, left, extra_phases, turned, *rest = rest
        copying, yields, asks, faceoff, question, answer, frames = rest
        state.trail = list(trail)
        state.barred = list(barred)
        state.counters = list(counters)
        state.noted = list(noted)
        state.beneath = list(beneath)
        state.token_stacks = list(stacks)
        state.split = list(split)
        state.covered = list(covered)
        state.modifiers = list(modifiers)
        state.waiting = list(waiting)
        state.happened = list(happened)
        state.reacted = list(reacted)
        state.played = list(played)
        state.moved = list(moved)
        state.left = list(left)
        state.extra_phases = list(extra_phases)
        state.turned = list(turned)
        state.copying = list(copying)
        state.yields = list(yields)
        state.asks = list(asks)
        state.faceoff = faceoff
        state.question = question
        state.answer = answer
        for name, step, *arguments in frames:
            frame = FRAMES[name](*arguments)
            frame.step = step
            state.frames.append(frame)
        return state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def digest(self) -> str:
        """Return a hash of the whole state, secrets included; it must never leave the server."""
        return blake2b(self.to_bytes(), digest_size=16).hexdigest()
