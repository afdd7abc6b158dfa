"""Correct a position by hand, with the consent of all seats; no rule of the game does this.

Each card goes where the players say, without cost, trigger or replacement. Then the game makes the repairs
that come before priority (511) and asks the open question again. A correction is accepted only between two
steps of the game, never in the middle of an action or a text.
"""

from everfree.ccg.commands import Correct, Correction
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.rules.core.movement import set_area
from everfree.ccg.rules.priority.phase_actions import OpenWindow
from everfree.ccg.rules.priority.priority import PrePriority, Window
from everfree.ccg.rules.turn.end_phase import WrapUp
from everfree.ccg.rules.turn.phases import Phase, Step
from everfree.ccg.rules.words.effects.counters import count_of
from everfree.ccg.vocab import (
    BANISHED,
    DISCARD_PILE,
    DRAW_DECK,
    EVENT,
    FLIP,
    HAND,
    HOME_AREA,
    LARGEST_NUMBER,
    MANE,
    PLAY,
    POWER_COUNTER,
    PROBLEM,
    QUEUE,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
)
from everfree.table.game import Refused

BETWEEN_STEPS = (Phase, Step, Window, OpenWindow, WrapUp)
"""Frames that ask a question while nothing else is under way."""
PLACES = {"hand": HAND, "deck": DRAW_DECK, "discard": DISCARD_PILE, "banished": BANISHED}
"""Zones outside play, by their names in a correction."""
TOLD_PLACES = ("hand", "deck", "discard", "banished")
"""The event's amount is an index into this list; the list's length stands for a place in play."""


def correct(game: Kernel, command: Correct) -> None:
    """Apply every change of *command*, then ask again; raise `Refused` at the first invalid change."""
    state = game.state
    question = state.question
    if question is None or question.can_cancel:
        raise Refused("half-made-action")
    if not isinstance(state.frames[-1], BETWEEN_STEPS):
        raise Refused("not-in-between")
    if not command.changes:
        raise Refused("no-change")
    for change in command.changes:
        _apply(game, Seat(command.by), change)
    state.question = None
    game.top().ask_again(game)
    if state.unsettled:
        game.push(PrePriority(0, ()))
    game.run()


def _apply(game: Kernel, by: Seat, change: Correction) -> None:
    if change.what == "move":
        _move(game, _card(game, by, change), change)
    elif change.what == "fetch":
        _move(game, _in_deck(game, by, change.word), change)
    elif change.what == "counters":
        _set_counters(game, _card(game, by, change), change)
    elif change.what in ("score", "tokens"):
        _set_number(game, change)
    else:
        raise Refused("no-such-change")


def _card(game: Kernel, by: Seat, change: Correction) -> CardId:
    """Return the card that *by*, the proposing seat, knows by this handle."""
    handles = game.state.handles[by]
    if change.card <= 0 or change.card not in handles:
        raise Refused("no-such-card")
    return CardId(handles.index(change.card))


def _in_deck(game: Kernel, by: Seat, printed: str) -> CardId:
    """Return a copy of a printed card in the proposing seat's Draw Deck."""
    state = game.state
    for number, zone in enumerate(state.zone):
        card = CardId(number)
        if zone == DRAW_DECK and state.owner[card] == by and game.definition(card).card.id == printed:
            return card
    raise Refused("no-such-card")


def _set_number(game: Kernel, change: Correction) -> None:
    """Set a player's action tokens, or points to less than the winning score."""
    state = game.state
    is_score = change.what == "score"
    most = game.definitions.options.points_to_win - 1 if is_score else LARGEST_NUMBER
    if not 0 <= change.seat < state.seats or not state.present[change.seat]:
        raise Refused("no-such-player")
    if not 0 <= change.number <= most:
        raise Refused("no-such-number")
    seat = Seat(change.seat)
    if is_score:
        state.score[seat] = change.number
        game.tell(Occurrence(kinds.CORRECTED_SCORE, seat, amount=change.number))
    else:
        state.tokens[seat] = change.number
        game.tell(Occurrence(kinds.CORRECTED_TOKENS, seat, amount=change.number))


def _set_counters(game: Kernel, card: CardId, change: Correction) -> None:
    """Set how many counters of one name a card has: power counters, or a name that is in play already."""
    state = game.state
    names = [POWER_COUNTER, *[name for _, name, _, _ in state.counters]]
    if state.zone[card] != PLAY or game.is_face_down(card) or change.word not in names:
        raise Refused("no-counters-there")
    if not 0 <= change.number <= LARGEST_NUMBER:
        raise Refused("no-such-number")
    more = change.number - count_of(game, card, change.word)
    if more > 0:
        state.stamp += 1
        state.counters.append((card, change.word, more, state.stamp))
    elif more < 0:
        state.counters = [one for one in state.counters if (one[0], one[1]) != (card, change.word)]
        if change.number:
            state.stamp += 1
            state.counters.append((card, change.word, change.number, state.stamp))
    game.changed()
    seat = state.controller[card]
    game.tell(
        Occurrence(kinds.CORRECTED_COUNTERS, seat, card, change.number, state.area[card], word=change.word)
    )


def _move(game: Kernel, card: CardId, change: Correction) -> None:
    """Put a card outside play, at a home, or at a Problem."""
    state = game.state
    card_type = game.definition(card).type
    if card_type == PROBLEM or game.type_of(card) == PROBLEM:
        raise Refused("problem-stays")
    if state.zone[card] in (FLIP, QUEUE):
        raise Refused("not-in-between")
    if change.zone in PLACES:
        if card_type == MANE:
            raise Refused("mane-stays")
        put(game, card, PLACES[change.zone])
    else:
        _put_into_play(game, card, _area(game, card, change))
    place = TOLD_PLACES.index(change.zone) if change.zone in PLACES else len(TOLD_PLACES)
    seat = state.controller[card] if state.zone[card] == PLAY else state.owner[card]
    game.tell(Occurrence(kinds.CORRECTED_CARD, seat, card, place, state.area[card]))


def _area(game: Kernel, card: CardId, change: Correction) -> AreaId:
    """Return the area to move to: the controller's home, or an area with a Problem."""
    state = game.state
    card_type = game.definition(card).type
    if change.zone == "home" and card_type != TROUBLEMAKER:
        return AreaId(state.controller[card])
    if change.zone == "area" and 0 <= change.area < len(state.area_kind):
        area = AreaId(change.area)
        if state.area_kind[area] != HOME_AREA and game.problem_at(area) >= 0:
            return area
    raise Refused("no-such-place")


def _put_into_play(game: Kernel, card: CardId, area: AreaId) -> None:
    """Put a card into an area; a card already in play stays the same card and keeps its attachments."""
    state = game.state
    definition = game.definition(card)
    if definition.type == EVENT or definition.host is not None or definition.in_play is not None:
        raise Refused("not-there-by-itself")
    if state.zone[card] != PLAY:
        put(game, card, PLAY, area=area, face_down=definition.type == TROUBLEMAKER)
        return
    set_area(game, card, area)
    game.changed()
