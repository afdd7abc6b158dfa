"""The `table.Game` protocol for the pony card game, implemented over the facade `game.Game`."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from everfree import __version__
from everfree.ccg.cards import POOL
from everfree.ccg.commands import Correct, SetStops
from everfree.ccg.correcting import correct
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.fan_made import cards_from, pool_with, printed_with, texts_of
from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.game import Game, names_by, names_with
from everfree.ccg.kernel.cards.names import NamedCard
from everfree.ccg.kernel.encoding import decode, encode
from everfree.ccg.kernel.options import CANCEL, DONE, END, PASS
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.state import PUBLIC_STOPS, SKIP_FORCED, STATE_FORMAT, STOP_FORCED, STOP_HOLD, State
from everfree.ccg.language.card import SECOND, Card
from everfree.ccg.language.nodes import TEXT_ONLY, Node, names_of, parts
from everfree.ccg.laying import Position
from everfree.ccg.rules.foregone import is_foregone
from everfree.ccg.stops import Stops, declare, stops_of
from everfree.ccg.view import EventView, View, event_for
from everfree.ccg.written import CardRefused
from everfree.table.commands import Answer, Command, Concede, Forfeit, Undo
from everfree.table.game import AnswerStep, Game as TableGame, GameKind, Outcome, Refused
from everfree.table.log import Header
from everfree.table.versions import VERSION, NeedsAnotherVersion, check_definitions, check_version

NAME = "ccg"


def definitions_hash(
    decks: list[Deck], names: tuple[NamedCard, ...] = (), pool: Mapping[str, Card] = POOL
) -> str:
    """Hash the definitions of the cards in *decks*, so that a log records what it was played with.

    Included is every field of every node of these cards and of the tokens they make: ids and names (texts
    refer to them), numbers, colours, traits, keywords, abilities. The nouns of pronouns are included because
    the same field has a meaning in other words. Left out are the fields that only texts read (`TEXT_ONLY`:
    wordings, tag words, rarities), so that a card can be reworded, and the meaning of keywords, which belongs
    to the rules (`table.versions.VERSION`). Of *names*, the cards that may be named, only id, name and type
    are hashed. Return "" if a card is not in *pool*: these decks can't be played.
    """
    ids: set[str] = set()
    for deck in decks:
        ids.update((deck.mane, *deck.draw, *deck.problems))
    if not ids <= pool.keys():
        return ""
    data = msgspec.json.encode([*[_plain(pool[card]) for card in sorted(ids)], *names])
    return blake2b(data, digest_size=16).hexdigest()


def pool_hash() -> str:
    """Hash the definitions of all cards: programs with equal hashes and rules play all matches alike."""
    data = msgspec.json.encode([_plain(POOL[card]) for card in sorted(POOL)])
    return blake2b(data, digest_size=16).hexdigest()


def _plain(value: Any) -> Any:
    """Convert a tree to lists, and each word to an object with one member: its name and its parts."""
    if isinstance(value, Node):
        named = zip(names_of(type(value)), parts(value), strict=True)
        return {type(value).__name__: [_plain(part) for name, part in named if name not in TEXT_ONLY]}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value


def header(
    decks: list[Deck],
    seed: bytes,
    *,
    stops: list[int] | None = None,
    options: Options = COMPREHENSIVE,
    fan_made: Sequence[Card] = (),
    position: Position | None = None,
) -> Header:
    """Return the header of a match of these decks; without *stops* every seat has the public stops.

    It lists the cards that may be named, so that cards added later do not change a match under way (R69), and
    has the *fan_made* cards themselves, so that the log alone is enough to replay the match. A match that
    begins at a *position* has that too; then *decks* are the cards of the position (`laying.decks_of`).
    """
    pool = pool_with(fan_made)
    names = names_by(options, pool)
    setup: dict[str, Any] = {
        "decks": [msgspec.to_builtins(deck) for deck in decks],
        "stops": stops or [PUBLIC_STOPS] * len(decks),
        "options": msgspec.to_builtins(options),
        "names": [one.id for one in names],
    }
    if fan_made:
        setup["cards"] = texts_of(fan_made)
    if position is not None:
        setup["position"] = msgspec.to_builtins(position)
    return Header(NAME, VERSION, __version__, definitions_hash(decks, names, pool), seed, setup)


def fan_made_in(header: Header) -> tuple[Card, ...]:
    """Read the fan-made cards of a match; raise `NeedsAnotherVersion` if this version can't."""
    try:
        return cards_from(header.setup.get("cards", ()))
    except CardRefused:
        raise NeedsAnotherVersion("other-definitions", header.program) from None


def names_listed(header: Header) -> list[str]:
    """Return the ids of the cards that may be named in a match; empty if only its own cards may be."""
    ids: list[str] = header.setup["names"]
    return ids


class PonyTable:
    """A match of the pony card game, driven by commands."""

    def __init__(self, game: Game, fan_made: tuple[Card, ...] = ()) -> None:
        self.played = game
        self.fan_made = fan_made
        """The fan-made cards of the match, whether a deck has them or not."""
        self.printed = printed_with(fan_made)
        """Every card that can lie on this table, by its id."""
        self._undo_records: list[UndoRecord] = []
        """For each command, what decides whether it may be taken back freely."""
        self._declared: dict[int, SetStops] = {}
        """The last declaration of each seat."""
        self.is_last_private = False
        """Whether nobody but its seat may notice the last command.

        So it is with stops, and with the steps of an action that can still be cancelled.
        """

    @property
    def seats(self) -> int:
        return self.played.state.seats

    @property
    def goal(self) -> int:
        """How many points win."""
        return self.played.kernel.definitions.options.points_to_win

    def standing(self) -> tuple[int, tuple[int, ...]]:
        """Return the turn and the points by seat, as everybody sees them."""
        state = self.played.state
        return state.turn, tuple(state.score)

    def asked(self) -> dict[int, int]:
        """Return the seat that is asked, with its number of options."""
        question = self.played.state.question
        return {} if question is None else {int(question.seat): question.size()}

    def due(self) -> int | None:
        """Return None: nothing in this game happens by the clock."""
        return None

    def apply(self, command: Command) -> None:
        """Apply the whole command, or raise `Refused` and change nothing."""
        if self.played.is_over:
            raise Refused("game-over")
        state = self.played.state
        known, drawn = state.known[:], state.drawn
        self.is_last_private = isinstance(command, SetStops)
        self._do(command)
        shown = SECRETS if self.played.state.drawn != drawn else shown_since(self.played.state, known)
        self._undo_records.append(UndoRecord(NOBODY if self.is_last_private else command.seat, shown))

    def _do(self, command: Command) -> None:
        if isinstance(command, Answer):
            self._answer(command)
        elif isinstance(command, Concede):
            if not self.played.state.present[command.seat]:
                raise Refused("not-asked")
            self.played.concede(command.seat)
        elif isinstance(command, SetStops):
            self._declare(command)
        elif isinstance(command, Correct):
            self.check(command)
            correct(self.played.kernel, command)
        else:
            raise Refused("not-for-the-game")

    def _answer(self, command: Answer) -> None:
        """Apply the answers; try several on a clone first, so that none is applied if one is refused."""
        if len(command.options) > 1:
            trial = self.played.clone()
            for choice in command.options:
                _take(trial, command.seat, choice)
        steps = [_take(self.played, command.seat, choice) for choice in command.options]
        self.is_last_private = all(steps)

    def reveals_before_last(self, command: Answer) -> bool:
        """Tell whether an answer before the last one shows the seat what it does not know before.

        It does if it draws at random, shows a card, or lets other players act: then the refusal of the next
        answer would tell what was drawn, or whether another player wants to be asked.
        """
        if len(command.options) == 1:
            return False
        trial = self.played.clone()
        known, drawn, window = trial.state.known[:], trial.state.drawn, trial.state.window
        for choice in command.options[:-1]:
            _take(trial, command.seat, choice)
            state = trial.state
            if state.drawn != drawn or shown_since(state, known) & ~(1 << command.seat):
                return True
            if state.window != window or state.question is None or state.question.seat != command.seat:
                return True
        return False

    def check(self, command: Correct) -> None:
        """Raise `Refused` if a correction is not possible now; it is tried on a clone."""
        if self.played.is_over:
            raise Refused("game-over")
        if not 0 <= command.by < self.seats:
            raise Refused("no-such-player")
        correct(self.played.clone().kernel, command)

    def knows(self, viewer: int, seat: int, handle: int) -> bool:
        """Tell whether a viewer knows which card *seat* calls by a handle."""
        state = self.played.state
        if handle <= 0 or handle not in state.handles[seat]:
            return False
        return bool(state.known[state.handles[seat].index(handle)] >> viewer & 1)

    def _declare(self, command: SetStops) -> None:
        """Store a seat's stops; card ids are checked against the pool, which reveals nothing of any deck."""
        if not 0 <= command.seat < self.seats:
            raise Refused("not-asked")
        known = pool_with(self.fan_made)
        if any(card not in known for card in (*command.yields, *command.asks)):
            raise Refused("no-such-card")
        declare(self.played.state, command)
        self._declared[command.seat] = command

    def stops(self, seat: int) -> Stops:
        """Return the stops of *seat* that are still in force."""
        return stops_of(self.played.state, seat)

    def view(self, viewer: int) -> View:
        return self.played.view(viewer)

    def told(self, viewer: int, since: int) -> list[EventView]:
        """List the events from index *since* on, as *viewer* may see them."""
        return [event_for(event, viewer) for event in self.played.events[since:]]

    def step_of(self, command: Answer) -> AnswerStep:
        """Return what the answer in *command* would be a step of."""
        question = self.played.question
        choice = command.options[0]
        is_idle = not 0 <= choice < question.size() or question.answer(choice)[0] in (PASS, END, DONE)
        is_first = question.kind in ACTIONS
        turn = self.played.state.turn
        return AnswerStep(turn, question.kind, question.source, is_first, is_first and not is_idle)

    def goes_on(self) -> bool:
        """Tell whether the page gives the only answer to the open question by itself, after a moment.

        Against computers that is the end of an empty Main Phase; other such questions are not asked at all.
        Between people it is any question to which public facts leave one answer, so that the pace tells
        nothing about a hand.
        """
        question = self.played.state.question
        if question is None or question.size() > 1:
            return False
        stops = self.played.state.stops[question.seat]
        if stops & (STOP_FORCED | STOP_HOLD):
            return False
        return question.kind == "main" if stops & SKIP_FORCED else self.is_foregone()

    def is_foregone(self) -> bool:
        """Tell whether everybody knows that the open question has a single answer."""
        return is_foregone(self.played.kernel)

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None while it is played."""
        if not self.played.is_over:
            return None
        winner = self.played.winner
        return Outcome(() if winner is None else (winner,))

    def digest(self) -> str:
        """Return a hash of the whole state."""
        return self.played.digest()

    def remember(self, later: TableGame) -> None:
        """Keep what seats learned, and the stops they declared, in a future that was rolled back."""
        if isinstance(later, PonyTable):
            self.played.remember(later.played)
            for seat, command in later._declared.items():
                if self._declared.get(seat) is not command:
                    self._declare(command)

    def copy(self) -> "PonyTable":
        """Return an independent match in the same state, with all events told so far."""
        other = PonyTable(self.played.copy(), self.fan_made)
        other._undo_records = list(self._undo_records)
        other._declared = dict(self._declared)
        return other

    def to_bytes(self) -> bytes:
        """Return the match as bytes, without the events told so far; `restore` undoes it."""
        declared = [msgspec.to_builtins(command) for command in self._declared.values()]
        return encode((self.played.to_bytes(), self._undo_records, declared, self.is_last_private))

    def is_free(self, seat: int, count: int) -> bool:
        """Tell whether *seat* may take back the last *count* commands without asking anybody."""
        return all(
            record.by in (seat, NOBODY) and record.shown & ~(1 << seat) == 0
            for record in self._undo_records[-count:]
        )


ACTIONS: Final = ("main", "priority", "phase-action")
"""The kinds of questions at which a player may begin an action."""


class UndoRecord(NamedTuple):
    """What a command disclosed, which decides whether it may be taken back freely."""

    by: int
    """The seat whose decision it was, or NOBODY."""
    shown: int
    """A bit for each player who has shown cards of their own, or SECRETS."""


NOBODY: Final = -2
"""The seat recorded for a private command, which is no decision yet."""
SECRETS: Final = 1 << 30
"""Chance was drawn, or a player learned what nobody or only another player had known."""


def shown_since(state: State, known: list[int]) -> int:
    """Return a bit for each player who has shown own cards since *known*, the ledger then, or SECRETS."""
    shown = 0
    for card, (before, now) in enumerate(zip(known, state.known, strict=False)):  # new tokens are no secrets
        if now & ~before:
            owner = state.owner[card]
            shown |= 1 << owner if before >> owner & 1 else SECRETS
    return shown


def is_cancel(command: Command) -> bool:
    """Tell whether a command cancels an action."""
    return isinstance(command, Answer) and CANCEL in command.options


def _take(game: Game, seat: int, choice: int) -> bool:
    """Give one answer; tell whether it is a step of an action that can still be cancelled, or cancels one."""
    question = game.state.question
    if question is None or question.seat != seat:
        raise Refused("not-asked")
    if choice == CANCEL:
        if not question.can_cancel:
            raise Refused("nothing-to-take-back")
        game.cancel()
        return True
    if not 0 <= choice < question.size():
        raise Refused("no-such-option")
    game.take(choice)
    following = game.state.question
    return following is not None and following.can_cancel != 0


def start(header: Header, pool: Mapping[str, Card] = POOL) -> PonyTable:
    """Start the match of a header, or raise `NeedsAnotherVersion`; *pool* maps ids to cards."""
    check_version(header)
    fan_made = fan_made_in(header)
    pool = pool_with(fan_made, pool)
    decks = [msgspec.convert(deck, Deck) for deck in header.setup["decks"]]
    names = names_with([card for card in names_listed(header) if card.removesuffix(SECOND) in pool], pool)
    check_definitions(header, definitions_hash(decks, names, pool))
    options = msgspec.convert(header.setup["options"], Options)
    stops = header.setup["stops"]
    if "position" in header.setup:
        position = msgspec.convert(header.setup["position"], Position)
        game = Game.laid(position, seed=header.seed, stops=stops, options=options, names=names, pool=pool)
    else:
        game = Game(decks, seed=header.seed, stops=stops, options=options, names=names, pool=pool)
    return PonyTable(game, fan_made)


def is_in_order(header: Header) -> bool:
    """Tell whether the cards of all decks are listed in the order of their ids (`Deck.in_order`)."""
    parts = [deck[part] for deck in header.setup["decks"] for part in ("draw", "problems")]
    return all(list(part) == sorted(part) for part in parts)


def restore(header: Header, data: bytes) -> PonyTable:
    """Return the match that `PonyTable.to_bytes` was called on; its list of events begins empty."""
    state, records, declared, is_last_private = decode(data)
    table = start(header)
    table.played = table.played.restored(state)
    table._undo_records = [UndoRecord(*record) for record in records]
    commands = [msgspec.convert(command, SetStops) for command in declared]
    table._declared = {command.seat: command for command in commands}
    table.is_last_private = is_last_private
    return table


KIND: Final = GameKind(
    NAME,
    start,
    from_seats=(Answer, Concede, SetStops, Undo),
    from_table=(Correct, Forfeit),
    state_format=STATE_FORMAT,
    restore=restore,
    is_in_order=is_in_order,
)

claims("401.3", PonyTable.apply)
