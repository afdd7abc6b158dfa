"""510 and 511: priority windows and pre-priority processing. Start with `open_window`."""

from dataclasses import replace
from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.token_stacks import next_of
from everfree.ccg.kernel.cards.zones import turn_face_up
from everfree.ccg.kernel.flow.resolve import follow
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.options import PASS, TRIGGER
from everfree.ccg.kernel.records import BY_GAME, CALLED, OPEN, Faceoff, Occurrence, Waiting
from everfree.ccg.kernel.registry import LATER, claims
from everfree.ccg.kernel.state import FACE_DOWN, STOP_FACEOFFS, STOP_HOLD, STOP_STEPS, STOP_WHEN_ABLE
from everfree.ccg.kernel.values.selection import fits, hears
from everfree.ccg.language.abilities import Triggered, reaction
from everfree.ccg.language.words.triggers.triggers import TakesAction
from everfree.ccg.rules.actions.actions import perform, quick_options
from everfree.ccg.rules.core.movement import sent_home
from everfree.ccg.rules.priority.loops import (
    PATIENCE,
    Moment,
    check_mandatory_loop,
    check_optional_loop,
    draw_game,
    forget_action,
    note_action,
    note_pass,
    without_barred,
)
from everfree.ccg.rules.priority.stopping import anyone_is_asked, anyone_opens, is_asked
from everfree.ccg.vocab import (
    CHARACTER,
    FRIEND,
    GONE_AREA,
    HOME_AREA,
    NO_CARD,
    NO_SEAT,
    TROUBLEMAKER,
    CardId,
    Seat,
)


def open_window(game: Kernel, stop: int, *, only_reactions: bool = False) -> bool:
    """601.2, 514: open a priority window; *stop* is the kind of stop at which people are asked.

    Skip a window in which nothing waits and nobody is asked: it counts as opened and closed (R11). Return
    whether a frame was pushed. By the rulebooks, players may only react in windows of steps (an option).
    """
    state = game.state
    state.acted_with = -1
    only_reactions = only_reactions or (
        stop == STOP_STEPS and game.definitions.options.priority_windows == "reactions_only"
    )
    if (
        not state.waiting
        and not state.unsettled
        and (state.faceoff is None or not is_called(game))
        and not anyone_is_asked(game, stop, only_reactions)
    ):
        state.window += 1
        if state.happened and game.definitions.options.reaction_expiry == "since_last_window_closed":
            forget_happenings(game)
        return game.definitions.has_phase_actions and LATER.offer_window(game)
    game.push(Window(stop, first_to_act(game), 0, only_reactions=int(only_reactions)))
    return True


def first_to_act(game: Kernel) -> Seat:
    """510.2: return the turn player, unless an option lets another player act or react first."""
    state = game.state
    options = game.definitions.options
    if options.reaction_first == "other_than_trigger" and state.happened:
        return game.next_player(state.happened[-1].seat)
    if options.faceoff_first == "non_turn_player" and state.faceoff is not None:
        return game.next_player(state.turn_player)
    return state.turn_player


def is_called(game: Kernel) -> bool:
    """Tell whether an effect has started a faceoff whose player has yet to receive priority (707.4)."""
    faceoff = game.state.faceoff
    return faceoff is not None and faceoff.called == CALLED


def is_cut(game: Kernel) -> bool:
    """Tell whether a text has ended the faceoff under way, so that nobody acts in it any more."""
    faceoff = game.state.faceoff
    return faceoff is not None and faceoff.is_cut != 0


def is_short(game: Kernel) -> bool:
    """Tell whether players may act in a faceoff only after the flip (an option)."""
    return game.definitions.options.faceoff_windows == "after_flip"


def forget_happenings(game: Kernel) -> None:
    """512.4d: clear the instances that could be reacted to until the window closed."""
    state = game.state
    if state.happened:
        state.happened.clear()
        state.happened_in.clear()
        state.happened_to.clear()
        state.reacted.clear()


class Window(Frame):
    """510: give players priority in turn until all have passed in a row."""

    __slots__ = ("is_open", "only_reactions", "opening", "passes", "seat", "stop", "told")

    def __init__(
        self,
        stop: int,
        seat: Seat,
        passes: int,
        opening: int = 1,
        only_reactions: int = 0,
        is_open: int = 0,
        told: int = 0,
    ) -> None:
        super().__init__()
        self.stop = stop
        self.seat = seat
        self.passes = passes
        self.opening = opening
        self.only_reactions = only_reactions
        """1 if players may only react to what has just happened."""
        self.is_open = is_open
        """1 once any player's stop has opened it; then it is open to everyone."""
        self.told = told
        """A bit for each seat whose pass without being asked has been told."""

    def data(self) -> tuple[Any, ...]:
        return (
            self.stop,
            self.seat,
            self.passes,
            self.opening,
            self.only_reactions,
            self.is_open,
            self.told,
        )

    def begin(self, game: Kernel) -> None:
        """510.2: open the window."""
        game.state.window += 1
        game.state.had_priority = NO_SEAT
        self.settle(game)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Stop counting the pass of a player who has left the game."""
        state = game.state
        one = self.seat
        for _ in range(self.passes):
            one = Seat((one - 1) % state.seats)
            while not state.present[one] and one != seat:
                one = Seat((one - 1) % state.seats)
            if one == seat:
                self.passes -= 1
                return

    def ask_again(self, game: Kernel) -> bool:
        """511.1: process what waits, then offer priority again, to the next player if this one has left."""
        if not game.state.present[self.seat]:
            self.seat = game.next_player(self.seat)
        self.step = "settle"
        return True

    def settle(self, game: Kernel) -> None:
        """511.1: process what waits before anyone receives priority."""
        self.step = "offer"
        if game.state.waiting or game.state.unsettled:
            game.push(PrePriority(self.opening, ()))
        else:
            self.offer(game)

    def offer(self, game: Kernel) -> None:
        """510.1: give priority to the next player who is asked; close when all have passed."""
        self.opening = 0
        state = game.state
        if state.faceoff is not None and state.faceoff.called == CALLED:
            self.become_faceoff(game, state.faceoff)
        players = 0 if is_cut(game) else sum(state.present)
        while self.passes < players:
            state.had_priority = self.seat
            if not self.is_open:
                self.is_open = int(anyone_opens(game, self.stop))
            if is_asked(game, self.seat, self.stop, self.only_reactions != 0, self.is_open != 0):
                if not check_optional_loop(game, self.seat):
                    self.ask(game, pause=state.stops[self.seat] & STOP_HOLD != 0)
                return
            self.tell_pass(game)
            self.pass_on(game)
        forget_happenings(game)
        game.done()
        if state.faceoff is not None and state.faceoff.called == OPEN:
            game.push(LATER.continue_faceoff())
        elif game.definitions.has_phase_actions:
            LATER.offer_window(game)

    def ask(self, game: Kernel, *, pause: bool) -> None:
        """510.1: ask the player who has priority; who wished to be asked once has been asked then."""
        self.step = "answered"
        game.state.stops[self.seat] &= ~STOP_HOLD
        quick = quick_options(game, self.seat, self.only_reactions != 0)
        options: list[tuple[int, ...]] = [(PASS,), *without_barred(game, self.seat, quick)]
        game.ask(self.seat, "priority", options, secret=True, number=self.stop, pause=pause)

    def become_faceoff(self, game: Kernel, faceoff: Faceoff) -> None:
        """707.4: become the window of a faceoff that an effect has started; its player receives priority."""
        game.state.faceoff = replace(faceoff, called=OPEN)
        self.stop = STOP_FACEOFFS
        self.only_reactions = int(is_short(game))
        present = game.state.present[faceoff.challenger]
        self.seat = faceoff.challenger if present else game.next_player(faceoff.challenger)
        self.passes = 0

    def tell_pass(self, game: Kernel) -> None:
        """Tell once in a window that a player passes without being asked, though the window is open.

        The passes of players that search are told too, so that nobody sees whether they were asked.
        """
        bit = 1 << self.seat
        if self.is_open and not self.told & bit:
            self.told |= bit
            game.tell(Occurrence(kinds.PASSED, self.seat, amount=self.stop))

    def pass_on(self, game: Kernel) -> None:
        """Count a pass and go on to the next player."""
        self.seat = game.next_player(self.seat)
        self.passes += 1
        self.step = "settle"

    def answered(self, game: Kernel) -> None:
        """Pass, or take the action."""
        answer = game.state.answer
        if answer[0] == PASS:
            note_pass(game, self.seat)
            if game.state.stops[self.seat] & STOP_WHEN_ABLE:
                self.tell_pass(game)
            self.pass_on(game)
            return
        self.step = "acted"
        note_action(game, self.seat, answer)
        perform(game, self.seat, answer)

    def acted(self, game: Kernel) -> None:
        """705.2g: pass priority on after an action, and count the passes anew (R8)."""
        actor = self.seat
        self.seat = game.next_player(actor)
        self.passes = 0
        self.step = "settle"
        if TakesAction in game.definitions.triggers:
            game.occur([Occurrence(kinds.ACTED, actor, by=actor)])

    def taken_back(self, game: Kernel) -> None:
        """705.2: ask the same player again, because the action was not completed.

        Whatever the stops are now: by a stop for one question, or by other stops, they were asked before.
        """
        forget_action(game)
        self.ask(game, pause=True)


class PrePriority(Frame):
    """511: process waiting effects in waves, until a wave is empty."""

    __slots__ = ("batch", "opening", "seen", "triggers", "waves")

    def __init__(
        self,
        opening: int,
        batch: tuple[Waiting, ...],
        waves: int = 0,
        triggers: int = 0,
        seen: tuple[Moment, ...] = (),
    ) -> None:
        super().__init__()
        self.opening = opening
        self.batch = batch
        self.waves = waves
        self.triggers = triggers
        """The number of effects processed in these waves (R52)."""
        self.seen = seen
        """The moments in which waves began, recorded after many waves to find loops."""

    def data(self) -> tuple[Any, ...]:
        return (self.opening, self.batch, self.waves, self.triggers, self.seen)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Drop the effects of a player who has left the game."""
        self.batch = tuple([one for one in self.batch if one.scope.you != seat])

    def ask_again(self, game: Kernel) -> bool:
        """Ask for the order of the remaining effects."""
        self.step = "order"
        return True

    def begin(self, game: Kernel) -> None:
        """511.2 to 511.6: make the repairs that the game makes by itself."""
        state = game.state
        self.step = "collect"
        if state.unsettled:
            state.unsettled = False
            if game.together(repairs(game)):
                return
        self.collect(game)

    def collect(self, game: Kernel) -> None:
        """511.7b: collect a wave; effects created later wait for the next. 511.8: stop if nothing waits."""
        state = game.state
        if not state.waiting:
            if state.unsettled:
                self.step = "begin"
            else:
                game.done()
            return
        self.waves += 1
        if self.waves > PATIENCE:
            self.seen = check_mandatory_loop(game, self.seen)
            if not state.waiting:
                self.step = "begin"
                return
        self.batch = tuple(state.waiting)
        state.waiting.clear()
        self.order(game)

    def order(self, game: Kernel) -> None:
        """511.7a: ask players for the order of their own effects, the one who last had priority first."""
        self.step = "order"
        if not self.batch:
            self.step = "begin"
            return
        state = game.state
        first = state.turn_player if self.opening or state.had_priority == NO_SEAT else state.had_priority
        for seat in game.players(first):
            mine = [place for place, waiting in enumerate(self.batch) if waiting.scope.you == seat]
            if mine:
                self.step = "chosen"
                options: list[tuple[int, ...]] = [(TRIGGER, place) for place in mine]
                if all(self.batch[place].data() == self.batch[mine[0]].data() for place in mine):
                    options = options[:1]
                game.ask(seat, "order-triggers", options)
                return

    def chosen(self, game: Kernel) -> None:
        """704.1c: process the chosen effect; its "if" was checked when it was created (712.2)."""
        place = game.state.answer[1]
        waiting = self.batch[place]
        self.triggers += 1
        if self.triggers > game.definitions.options.loop_guard:
            draw_game(game)
            return
        left, scope = next_of(game, waiting)
        self.batch = (*self.batch[:place], *(() if left is None else (left,)), *self.batch[place + 1 :])
        self.step = "order"
        ability = game.definitions.nodes[waiting.ability]
        if isinstance(ability, Triggered):
            game.push(follow(game.definitions.number_of(ability.effect), scope))


def repairs(game: Kernel) -> list[Occurrence]:
    """511.2 to 511.6: list what the game repairs by itself before anyone receives priority."""
    state = game.state
    found: list[Occurrence] = []
    for card in game.in_play():
        definition = game.definitions.cards[state.definition[card]]
        area = state.area[card]
        if definition.host is not None:
            host = state.host[card]
            if (
                host == NO_CARD
                or game.is_face_down(host)
                or not fits(game, definition.host, host, card, state.controller[card], None)
            ):
                found.append(Occurrence(kinds.DISMISSED, state.controller[card], card, mode=BY_GAME))
        elif state.area_kind[area] == GONE_AREA:
            found.append(stranded(game, card))
        elif (
            state.area_kind[area] == HOME_AREA
            and state.area_owner[area] != state.controller[card]
            and game.type_of(card) & CHARACTER
        ):
            found.append(sent_home(game, card, BY_GAME))
        if state.marks[card] & FACE_DOWN and game.type_of(card) not in (FRIEND, TROUBLEMAKER):
            turn_face_up(game, card)
    return found


def stranded(game: Kernel, card: CardId) -> Occurrence:
    """511.5, 511.6: return what happens to a card in an area that no longer exists."""
    if game.type_of(card) & CHARACTER:
        return sent_home(game, card, BY_GAME)
    return Occurrence(kinds.DISMISSED, game.state.controller[card], card, mode=BY_GAME)


claims("510.2", open_window)
claims("512.4d", forget_happenings)
claims("510.1", Window.offer)
claims("707.4", "R32", Window.become_faceoff)
claims("705.2g", Window.acted)
claims("511.8", PrePriority.begin)
claims("511.2", "511.3", "511.4", "511.5", repairs)
claims("509.4a", repairs)
claims("511.5", "511.6", stranded)
claims("511.7", "511.7b", PrePriority.collect)
claims("511.7a", "511.7a.i", PrePriority.order)
claims("712.2", hears)
claims("R8", Window.acted)
claims("R11", open_window)
claims("R12", forget_happenings)
claims("R15", "R44", repairs)
claims("R18", Kernel.happens)
claims("712.1", Window.settle)
claims("705.2", Window.taken_back)
claims("704.1a", reaction)
