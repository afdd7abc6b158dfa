"""Positions as plain data, and how one is laid on an empty table: lessons and tests begin in the middle.

A card of a position is a word: its id, followed by its marks, as in "pr12 exhausted" or "pr155 face-down".
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from everfree.ccg.decks.deck import Deck
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.cards.zones import learn, put, show
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import AS_DILEMMA, BOOSTED, CUTIE_MARK, EXHAUSTED, FACE_DOWN, TOKEN
from everfree.ccg.language.card import TOKEN_ID
from everfree.ccg.rules.new_game import add_card, empty_table
from everfree.ccg.rules.turn.turn import Turn
from everfree.ccg.vocab import (
    DILEMMA_AREA,
    DISCARD_PILE,
    DRAW_DECK,
    HAND,
    NO_CARD,
    PHASE_NAMES,
    PHASES,
    PLAY,
    PROBLEM,
    PROBLEM_DECK,
    QUEUE,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
)

MARKS: Final = {
    "exhausted": EXHAUSTED,
    "frightened": FACE_DOWN,
    "face-down": FACE_DOWN,
    "boosted": BOOSTED,
    "cutie-marked": CUTIE_MARK,
}
"""The words after a card's id, and what each sets in the state."""


class Side(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one player has; decks are listed from the top."""

    mane: str
    problem: str
    home: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    """Cards at the player's own Problem."""
    other: tuple[str, ...] = ()
    """Cards at the opponent's Problem."""
    mane_at: str = "home"
    """home, own or other."""
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()
    """The Problem deck."""
    tokens: int = 0
    score: int = 0


class Position(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table of two players at the start of a phase."""

    sides: tuple[Side, Side]
    turn: int = 4
    turn_player: int = 0
    phase: str = "main"


def decks_of(position: Position) -> list[Deck]:
    """Return all cards of a position as the decks of its players."""
    found: list[Deck] = []
    for side in position.sides:
        drawn = [*side.home, *side.own, *side.other, *side.hand, *side.deck, *side.discard]
        problems = _counted([side.problem, *side.problems])
        found.append(Deck("", id_of(side.mane), _counted(drawn), problems))
    return found


def id_of(word: str) -> str:
    """Return the id of a card in a position."""
    return word.split()[0]


def _counted(words: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for word in words:
        found[id_of(word)] = found.get(id_of(word), 0) + 1
    return found


def lay(position: Position, definitions: Definitions, seed: bytes) -> Kernel:
    """Lay a position on an empty table; the game is about to begin its phase.

    The first events tell which Problems there are and whose turn it is, for those who follow the events only.
    """
    game = empty_table(definitions, 2, seed)
    game.events = []
    for seat in (Seat(0), Seat(1)):
        _lay_side(game, position.sides[seat], seat)
    game.state.tokens[:] = [side.tokens for side in position.sides]
    game.state.score[:] = [side.score for side in position.sides]
    player = Seat(position.turn_player)
    for seat in (Seat(0), Seat(1)):
        area = AreaId(2 + seat)
        game.tell(Occurrence(kinds.ENTERED, seat, game.problem_at(area), area=area))
    game.tell(Occurrence(kinds.TURN_STARTED, player, amount=position.turn))
    begin(game, player, position.turn, PHASE_NAMES.index(position.phase))
    return game


def _lay_side(game: Kernel, side: Side, seat: Seat) -> None:
    places = {"home": AreaId(seat), "own": AreaId(2 + seat), "other": AreaId(3 - seat)}
    for word in reversed(side.problems):
        add_card(game, id_of(word), seat, PROBLEM_DECK)
    at = (("own", (side.problem,)), (side.mane_at, (side.mane,)))
    for place, words in (*at, ("home", side.home), ("own", side.own), ("other", side.other)):
        for word in words:
            card = add_card(game, id_of(word), seat, QUEUE)
            put_into_play(game, card, places[place], marks=tuple(word.split()[1:]))
    for word in reversed(side.deck):
        add_card(game, id_of(word), seat, DRAW_DECK)
    for word in side.hand:
        learn(game, seat, add_card(game, id_of(word), seat, HAND))
    for word in side.discard:
        show(game, add_card(game, id_of(word), seat, DISCARD_PILE))


def put_into_play(
    game: Kernel, card: CardId, area: AreaId, *, host: CardId = NO_CARD, marks: tuple[str, ...] = ()
) -> None:
    """Put a card of the queue into play with these marks, as if it had always been there."""
    state = game.state
    definition = game.definition(card)
    put(game, card, PLAY, area=area, host=host)
    if state.area_kind[area] == DILEMMA_AREA and definition.type == PROBLEM:
        state.marks[card] |= AS_DILEMMA
    if definition.card.id.startswith(TOKEN_ID):
        state.marks[card] |= TOKEN
    for mark in marks:
        state.marks[card] |= MARKS[mark]
    if "face-down" in marks and definition.type == TROUBLEMAKER:
        state.known[card] = 0
        learn(game, state.owner[card], card)
    game.changed()


def begin(game: Kernel, player: Seat, turn: int, phase: int) -> None:
    """Let the turn of *player* go on with a phase; the caller runs the game."""
    state = game.state
    state.turn = turn
    state.turn_player = player
    state.first_player = Seat(0)
    state.unsettled = False
    state.agenda = [one for one in PHASES if one >= phase]
    frame = Turn()
    frame.step = "next_phase"
    game.push(frame)
