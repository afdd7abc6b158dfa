"""Check the invariants that hold at every decision of every game; report each violation as a sentence."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.cards.faces import Face
from everfree.ccg.kernel.cards.zones import HIDDEN_ZONES, everyone
from everfree.ccg.kernel.flow.replacing import PendingOccurrences
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Question
from everfree.ccg.kernel.state import BOOSTED, DRAWN, EXHAUSTED, FACE_DOWN, PLAYING, TOKEN, WON, State
from everfree.ccg.kernel.values.board import Board
from everfree.ccg.vocab import (
    BANISHED,
    GONE,
    GONE_AREA,
    HAND,
    MANE,
    NO_AREA,
    NO_CARD,
    NO_SEAT,
    PLAY,
    QUEUE,
    WINNING_SCORE,
    ZONE_NAMES,
    CardId,
)

WITH_CARD = (option.CARD, option.PLAY, option.MOVE, option.RALLY, option.USE)
"""Verbs whose options carry a card in second place."""
BOARD_PARTS = tuple([name for name in dir(Board) if not name.startswith("_") and name != "inputs"])
"""All parts of the board, read from the class so that new ones are included; but not for when it is valid."""


@dataclass(frozen=True)
class Census:
    """The cards that a match began with, and their owners."""

    kinds: tuple[int, ...]
    owners: tuple[int, ...]

    @staticmethod
    def of(state: State) -> "Census":
        """Record the cards of *state*."""
        return Census(tuple(state.definition), tuple(state.owner))


def faults(game: Kernel, census: Census) -> list[str]:
    """List every invariant that is violated in *game*."""
    state = game.state
    found = list(lost_cards(state, census))
    if found:
        return found  # the other checks would fail at the same cards
    found.extend(wrong_marks(game))
    found.extend(wrong_stacks(state))
    found.extend(loose_attachments(game))
    found.extend(lost_beneath(state))
    found.extend(wrong_seats(state))
    found.extend(wrong_question(state))
    found.extend(wrong_knowledge(state))
    found.extend(stale_board(game))
    return found


def quick_faults(state: State) -> list[str]:
    """List the violated invariants among those that are cheap to check."""
    return [*wrong_seats(state), *wrong_question(state)]


def lost_cards(state: State, census: Census) -> Iterator[str]:
    """Report cards that are lost, doubled, in another owner's pile, changed, or added but no token."""
    began = len(census.kinds)
    itself = dict(state.copying)
    kinds_now = tuple([itself.get(CardId(card), kind) for card, kind in enumerate(state.definition[:began])])
    if kinds_now != census.kinds or tuple(state.owner[:began]) != census.owners:
        yield "the cards of the match or their owners are not those it began with"
        return
    if not all(marks & TOKEN for marks in state.marks[began:]):
        yield "a card was added to the match that is no token"
        return
    lists: list[list[Any]] = [state.controller, state.zone, state.area, state.host, state.incarnation]
    lists.extend([state.marks, state.stamps, state.known, *state.handles])
    if any(len(one) != len(state.definition) for one in lists):
        yield "a list has more or fewer entries than there are cards"
        return
    times = [0] * len(state.definition)
    zones, owners = state.zone, state.owner
    for place, cards in enumerate(state.zones):
        zone, owner = divmod(place, state.seats)
        shared = zone in (PLAY, QUEUE)
        for card in cards:
            times[card] += 1
            if zones[card] != zone:
                yield f"card {card} lies in {ZONE_NAMES[zone]} and believes in {ZONE_NAMES[zones[card]]}"
            if owner != (0 if shared else owners[card]):
                yield f"card {card} lies in seat {owner}'s {ZONE_NAMES[zone]} and is not theirs"
    for number, count in enumerate(times):
        if count != 1:
            yield f"card {number} is in {count} places"


def wrong_stacks(state: State) -> Iterator[str]:
    """Report stacks that are listed twice, not of tokens, of less than two, or outside play."""
    stacked = [card for card, _ in state.token_stacks]
    if len(set(stacked)) != len(stacked):
        yield "a stack is counted twice"
    for card, count in state.token_stacks:
        in_waiting = state.zone[card] == GONE and state.incarnation[card] == 0
        if not state.marks[card] & TOKEN or count < 2 or not (state.zone[card] == PLAY or in_waiting):
            yield f"card {card} is a stack of {count} in {ZONE_NAMES[state.zone[card]]}"


def wrong_marks(game: Kernel) -> Iterator[str]:
    """Report cards outside play with an area, host, mark or other controller, and wrong marks in play."""
    state = game.state
    areas = len(state.area_kind)
    all_cards = zip(
        state.zone, state.area, state.host, state.marks, state.controller, state.owner, strict=True
    )
    for card, (zone, area, host, marks, controller, owner) in enumerate(all_cards):
        if zone != PLAY:
            kept = marks & ~TOKEN
            if (
                area != NO_AREA
                or host != NO_CARD
                or controller != owner
                or (kept and (zone, kept) not in ((QUEUE, FACE_DOWN), (BANISHED, FACE_DOWN)))
            ):
                yield f"card {card} in {ZONE_NAMES[zone]} kept an area, host, mark or controller from play"
            if marks & TOKEN and zone != GONE:
                yield f"card {card} is a token in {ZONE_NAMES[zone]}"
            continue
        if not 0 <= area < areas:
            yield f"card {card} is in play and nowhere"
        elif state.area_kind[area] == GONE_AREA and not is_pending(state):
            yield f"card {card} is at an area that ended, and nobody will notice"
        if marks & FACE_DOWN and marks & EXHAUSTED:
            yield f"card {card} is face down and exhausted"
        if marks & BOOSTED and game.definition(CardId(card)).type != MANE:
            yield f"card {card} is boosted and no Mane Character"
        if not 0 <= controller < state.seats:
            yield f"card {card} is in play and nobody's"
    yield from wrong_covers(state)


def wrong_covers(state: State) -> Iterator[str]:
    """Report wrong records of the cards that lie face down in play."""
    covered = [card for card, _ in state.covered]
    if len(set(covered)) != len(covered):
        yield "a card was covered twice"
    for one, turn in state.covered:
        if state.zone[one] != PLAY or not state.marks[one] & FACE_DOWN or turn > state.turn:
            yield f"card {one} is remembered as face down in play since turn {turn}"


def is_pending(state: State) -> bool:
    """Tell whether chapter 511 is still to be processed before anyone receives priority (511.1)."""
    return (
        state.unsettled
        or state.outcome != PLAYING
        or any(isinstance(frame, PendingOccurrences) for frame in state.frames)
    )


def loose_attachments(game: Kernel) -> Iterator[str]:
    """Report attachments without a valid host in their area, unless 511 is still to be processed (R15)."""
    state = game.state
    pending = is_pending(state)
    for card in state.zones[PLAY * state.seats]:
        host = state.host[card]
        attaches = game.definition(card).host is not None
        if host == NO_CARD:
            if attaches and not pending:
                yield f"card {card} lost its host and nobody will notice"
        elif not attaches:
            yield f"card {card} is attached and no attachment"
        elif state.zone[host] != PLAY:
            yield f"card {card} is attached to card {host}, which is not in play"
        elif state.area[host] != state.area[card]:
            yield f"card {card} is attached to card {host} and lies elsewhere"
        elif state.marks[host] & FACE_DOWN and not pending:
            yield f"card {card} is attached to card {host}, which is face down"


def lost_beneath(state: State) -> Iterator[str]:
    """Report cards beneath another that are not banished, or beneath one not face up in play (R14)."""
    for card, host in state.beneath:
        if state.zone[card] != BANISHED:
            yield f"card {card} lies beneath card {host} and is in {ZONE_NAMES[state.zone[card]]}"
        if state.zone[host] != PLAY or state.marks[host] & FACE_DOWN:
            yield f"card {card} lies beneath card {host}, which is not face up in play"
    if len({card for card, _ in state.beneath}) != len(state.beneath):
        yield "a card lies beneath two cards"


def wrong_seats(state: State) -> Iterator[str]:
    """Report negative tokens or points, and games that go on with fifteen points or one player left."""
    for seat in range(state.seats):
        if state.tokens[seat] < 0:
            yield f"seat {seat} has {state.tokens[seat]} action tokens"
        if state.score[seat] < 0:
            yield f"seat {seat} has {state.score[seat]} points"
        if state.outcome == PLAYING and state.score[seat] >= WINNING_SCORE:
            yield f"seat {seat} has {state.score[seat]} points and plays on"
    if state.outcome == PLAYING and sum(state.present) < 2:
        yield "one player is left and plays on"
    if state.outcome == WON and not (0 <= state.winner < state.seats and state.present[state.winner]):
        yield f"seat {state.winner} won and is not in the game"
    if state.outcome == DRAWN and state.winner != NO_SEAT:
        yield f"seat {state.winner} won a drawn game"


def wrong_question(state: State) -> Iterator[str]:
    """Report a missing or wrong question: one present seat is asked, with a handle for every card offered."""
    question = state.question
    if question is None:
        if state.outcome == PLAYING:
            yield "the game goes on and nobody is asked"
        return
    if state.outcome != PLAYING:
        yield "the game is over and somebody is asked"
    if not state.frames:
        yield "nothing waits for the answer"
    if not (0 <= question.seat < state.seats and state.present[question.seat]):
        yield f"seat {question.seat} is asked and not in the game"
        return
    yield from wrong_options(state, question)


def wrong_options(state: State, question: Question) -> Iterator[str]:
    """Report missing, repeated or impossible options of a question."""
    if not question.options:
        yield "a question without options"
    if len(set(question.options)) != len(question.options):
        yield "the same option twice"
    handles = state.handles[question.seat]
    for one in question.options:
        if one[0] in WITH_CARD and handles[one[1]] == 0:
            yield f"option {one} is a card the seat cannot point at"
        if one[0] == option.AREA and not 0 <= one[1] < len(state.area_kind):
            yield f"option {one} is no area"


def wrong_knowledge(state: State) -> Iterator[str]:
    """Report wrong knowledge: each viewer has a handle of its own for exactly the cards it can point at."""
    everybody = everyone(state)
    open_to = [everybody] * len(state.zone)
    all_cards = zip(state.zone, state.known, state.marks, state.owner, state.controller, strict=True)
    for card, (zone, known, marks, owner, controller) in enumerate(all_cards):
        if zone in HIDDEN_ZONES:
            open_to[card] = known
            if zone == HAND and not known >> owner & 1:
                yield f"card {card} is in a hand whose player does not know it"
        elif zone in (PLAY, QUEUE) and marks & FACE_DOWN:
            if not known >> controller & 1:
                yield f"card {card} is face down and its controller does not know it"
        elif zone == BANISHED and marks & FACE_DOWN:
            if not known >> owner & 1:
                yield f"card {card} is banished face down and its owner does not know it"
        elif known != everybody:
            yield f"card {card} lies open in {ZONE_NAMES[zone]} and somebody does not know it"
        if known & ~everybody:
            yield f"card {card} is known to viewers there are not"
    yield from wrong_handles(state, open_to)


def wrong_handles(state: State, open_to: list[int]) -> Iterator[str]:
    """Report wrong handles; *open_to* has for each card the viewers who can point at it, a bit for each."""
    for viewer, handles in enumerate(state.handles):
        if len({*handles, 0}) != len(handles) - handles.count(0) + 1:
            yield f"viewer {viewer} calls two cards by one handle"
        if not 0 <= min(handles) <= max(handles) < state.next_handle[viewer]:
            yield f"viewer {viewer} has a handle that was never given out"
        bit = 1 << viewer
        has = list(map(bool, handles))
        may = [bits & bit != 0 for bits in open_to]
        if has != may:
            wrong = [card for card in range(len(has)) if has[card] != may[card]]
            yield f"viewer {viewer} has no handle for a card it can point at, or the reverse: {wrong}"


def stale_board(game: Kernel) -> Iterator[str]:
    """Report the parts of the board's cached index that differ from a newly built one, in order too."""
    kept = game.board()
    fresh = Kernel(game.definitions, game.state).board()
    for name in BOARD_PARTS:
        if ordered(getattr(kept, name)) != ordered(getattr(fresh, name)):
            yield f"the board's {name} differ from a freshly built one's"


def ordered(part: Any) -> Any:
    """Return a part of the board as a list if it is a dict, so that its order is compared too."""
    if isinstance(part, dict):
        return [(key, one.parts() if isinstance(one, Face) else one) for key, one in part.items()]
    return part
