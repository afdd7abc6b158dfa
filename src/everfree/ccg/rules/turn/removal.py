"""103.5a, R50: removing a player who has lost from the game, which goes on without them."""

from typing import Final

from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.flow.resolve import Follow
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.options import AREA, CARD, MOVE, PLAY as PLAY_CARD, RALLY, SEAT, USE
from everfree.ccg.kernel.records import Question
from everfree.ccg.kernel.registry import LATER, claims
from everfree.ccg.kernel.values.controller import controller_of
from everfree.ccg.language.terms import END_OF_FACEOFF, END_OF_PHASE, END_OF_SCORE_PHASE, END_OF_TURN
from everfree.ccg.rules.core.durations import expire
from everfree.ccg.rules.faceoffs.faceoffs import without_player
from everfree.ccg.rules.faceoffs.flips import PutOnBottom
from everfree.ccg.rules.priority.priority import forget_happenings
from everfree.ccg.vocab import DISCARD_PILE, FLIP, GONE, GONE_AREA, NO_STEP, QUEUE, CardId, Seat

OF_CARDS: Final = (CARD, PLAY_CARD, MOVE, RALLY, USE)
"""Verbs of options whose second item is a card."""


def players_to_remove(game: Kernel) -> list[Seat]:
    """List the players who have lost and still have cards in the game."""
    state = game.state
    return [
        Seat(seat)
        for seat in range(state.seats)
        if not state.present[seat]
        and any(owner == seat and zone != GONE for owner, zone in zip(state.owner, state.zone, strict=True))
    ]


def remove_players(game: Kernel) -> None:
    """Remove the players who have lost: at once if a question is open, else as the next procedure."""
    if game.state.question is not None:
        remove_lost(game)
    elif players_to_remove(game):
        game.push(Removal())


class Removal(Frame):
    """103.5a: remove players that an effect has made lose."""

    def begin(self, game: Kernel) -> None:
        """Remove them; nothing else runs meanwhile."""
        game.done()
        remove_lost(game)


def remove_lost(game: Kernel) -> None:
    """103.5a: remove the players who have lost and all that is theirs; end their turn at once (R50)."""
    state = game.state
    seats = players_to_remove(game)
    for seat in seats:
        remove(game, seat)
    state.frames[:] = [frame.copy() for frame in state.frames]
    state.shared = 0
    if state.turn > 0 and state.turn_player in seats:
        end_turn(game)
        return
    for seat in seats:
        for frame in state.frames:
            frame.forget(game, seat)
        stop_frames_of(game, seat)
    if state.question is not None:
        renew_question(game, state.question)


def remove(game: Kernel, seat: Seat) -> None:
    """103.5a: remove a player's cards, areas, tokens, waiting effects, extra turns and modifiers."""
    state = game.state
    for number in range(len(state.definition)):
        card = CardId(number)
        if state.owner[card] == seat and state.zone[card] != GONE:
            put(game, card, GONE)
    for area, owner in enumerate(state.area_owner):
        if owner == seat:
            state.area_kind[area] = GONE_AREA
    state.tokens[seat] = 0
    state.waiting = [one for one in state.waiting if one.scope.you != seat]
    state.extra_turns = [one for one in state.extra_turns if one != seat]
    state.extra_phases = [one for one in state.extra_phases if one[0] != seat]
    if state.faceoff is not None:
        state.faceoff = without_player(state.faceoff, seat)
    game.end_modifiers([one for one in state.modifiers if one.seat != seat])
    for card in game.in_play():
        state.controller[card] = controller_of(game, card)
    game.changed()


def end_turn(game: Kernel) -> None:
    """R50: end the turn of a player who has left at once, and everything that lasts this turn."""
    state = game.state
    state.question = None
    del state.frames[1:]
    state.frames[0].step = "next_phase"
    state.agenda = []
    state.step = NO_STEP
    state.together = False
    state.faceoff = None
    for card in list(game.cards_in(QUEUE, Seat(0))):
        put(game, card, DISCARD_PILE)
    forget_happenings(game)
    ending = (END_OF_FACEOFF, END_OF_PHASE, END_OF_SCORE_PHASE, END_OF_TURN)
    back = [one for until in ending for one in expire(game, until)]
    seats = tuple([seat for seat in game.players(state.turn_player) if game.cards_in(FLIP, seat)])
    if seats:
        game.push(PutOnBottom(seats))
    game.occur(back)


def stop_frames_of(game: Kernel, seat: Seat) -> None:
    """End the effects and actions of a player who has left, and every procedure they have started."""
    state = game.state
    last = len(state.frames) - 1
    state.frames[:] = [
        frame
        for place, frame in enumerate(state.frames)
        if place == last or not isinstance(frame, Follow) or frame.player() != seat
    ]  # a `Follow` has not started its instruction: the frames above are not part of it
    for place, frame in enumerate(state.frames):
        if frame.player() == seat:
            del state.frames[place:]
            state.question = None
            return


def renew_question(game: Kernel, question: Question) -> None:
    """Ask the open question again, without the options and players that have left the game."""
    state = game.state
    if question.can_cancel:
        while not hasattr(state.frames[-1], "taken_back"):
            state.frames.pop()
    if state.frames[-1].ask_again(game):
        state.question = None
        return
    options = tuple([one for one in question.options if is_there(game, one)])
    if not state.present[question.seat] or not options:
        state.question = None
        game.done()
        return
    state.question = Question(
        question.seat, question.kind, options, question.source, question.number, question.can_cancel
    )


def is_there(game: Kernel, one: tuple[int, ...]) -> bool:
    """Tell whether what an option is about is still in the game."""
    state = game.state
    if one[0] in OF_CARDS:
        return state.zone[one[1]] != GONE
    if one[0] == AREA:
        return state.area_kind[one[1]] != GONE_AREA
    return one[0] != SEAT or state.present[one[1]] != 0


LATER.remove_players = remove_players

claims("103.5", remove_players)
claims("103.5a", "R50", remove)
claims("R50", end_turn)
claims("R50", stop_frames_of)
