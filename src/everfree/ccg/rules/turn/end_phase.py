"""614 to 616: the End Phase: end-of-turn triggers, hand size, home limit."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.token_stacks import how_many, split
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import HOME_LIMIT, Occurrence
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.state import STOP_STEPS
from everfree.ccg.kernel.values.characteristics import characters_of
from everfree.ccg.language.terms import END_OF_PHASE, END_OF_TURN
from everfree.ccg.rules.core.durations import expire
from everfree.ccg.rules.core.movement import home_of
from everfree.ccg.rules.priority.priority import open_window
from everfree.ccg.rules.turn.phases import Phase, Step
from everfree.ccg.rules.words.laws.home_limits import counts_at_home, limit_change
from everfree.ccg.vocab import (
    END_PHASE,
    END_STEP,
    FRIEND,
    HAND,
    HAND_LIMIT,
    MANE,
    NO_STEP,
    WRAP_UP_STEP,
    CardId,
    Seat,
)


class EndPhase(Phase):
    """614: the End Step, then the Wrap Up Step."""

    def number(self) -> int:
        return END_PHASE

    def run(self, game: Kernel) -> None:
        """615: start the step of end-of-turn triggers."""
        self.step = "wrap_up"
        game.push(EndStep())

    def wrap_up(self, game: Kernel) -> None:
        """616: start the Wrap Up Step; it has no window at its start and end (601.2b)."""
        self.step = "close"
        game.push(WrapUp())

    def close(self, game: Kernel) -> None:
        """616.4: end everything that lasts this turn."""
        back = [*expire(game, END_OF_PHASE), *expire(game, END_OF_TURN)]
        game.done()
        game.occur([*back, Occurrence(kinds.PHASE_ENDED, game.state.turn_player, amount=END_PHASE)])


class EndStep(Step):
    """615: end-of-turn triggers."""

    def number(self) -> int:
        return END_STEP

    def run(self, game: Kernel) -> None:
        """615.1: let them trigger; they are processed in the step's last window."""
        self.step = "end"
        game.occur([Occurrence(kinds.TURN_ENDING, game.state.turn_player, amount=game.state.turn)])


class WrapUp(Frame):
    """616: reduce the hand to its maximum, then home to its limit; repeat if anything triggered (616.4a)."""

    def data(self) -> tuple[Any, ...]:
        return ()

    def begin(self, game: Kernel) -> None:
        """616.2: discard down to eight cards."""
        game.state.step = WRAP_UP_STEP
        seat = game.state.turn_player
        hand = game.cards_in(HAND, seat)
        if len(hand) <= HAND_LIMIT:
            self.step = "home"
            return
        self.step = "discard"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in hand]
        game.ask(seat, "discard-down", options, number=len(hand) - HAND_LIMIT)

    def discard(self, game: Kernel) -> None:
        """Discard the chosen card."""
        self.step = "begin"
        seat = game.state.turn_player
        game.occur([Occurrence(kinds.DISCARDED, seat, CardId(game.state.answer[1]), by=seat)])

    def ask_again(self, game: Kernel) -> bool:
        self.step = "begin"
        return True

    def home(self, game: Kernel) -> None:
        """616.3: retire Friends at home down to the home limit."""
        seat = game.state.turn_player
        surplus = too_many_at_home(game, seat)
        if not surplus:
            self.step = "leave"
            return
        self.step = "retire"
        options: list[tuple[int, ...]] = [
            (option.CARD, card) for card in friends_at_home(game, seat) if counts_at_home(game, seat, card)
        ]
        game.ask(seat, "home-limit", options, number=surplus)

    def retire(self, game: Kernel) -> None:
        """Retire the chosen Friend; tokens of a stack together, unless each may be replaced."""
        self.step = "home"
        seat = game.state.turn_player
        count = 1 if game.board().replacements.get(kinds.RETIRED) else too_many_at_home(game, seat)
        card = split(game, CardId(game.state.answer[1]), count)
        game.occur([Occurrence(kinds.RETIRED, seat, card, by=seat, word=HOME_LIMIT)])

    def leave(self, game: Kernel) -> None:
        """616.4a: open a window for what triggered meanwhile, then repeat the step (R62)."""
        if game.state.waiting:
            self.step = "begin" if game.definitions.options.wrap_up_repeats else "end"
            open_window(game, STOP_STEPS)
            return
        self.end(game)

    def end(self, game: Kernel) -> None:
        game.state.step = NO_STEP
        game.done()


def home_limit(game: Kernel, seat: Seat) -> int:
    """212.1, R54: return the number on the player's Mane Character, as laws change it; -1 is no limit."""
    for card in characters_of(game, seat):
        if game.type_of(card) == MANE:
            limit = game.face(card).home_limit
            return limit if limit < 0 else max(0, limit + limit_change(game, seat))
    return -1


def too_many_at_home(game: Kernel, seat: Seat) -> int:
    """616.3: return how many Friends at home are beyond the home limit."""
    limit = home_limit(game, seat)
    if limit < 0:
        return 0
    counted = [card for card in friends_at_home(game, seat) if counts_at_home(game, seat, card)]
    return max(0, how_many(game, counted) - limit)


def friends_at_home(game: Kernel, seat: Seat) -> list[CardId]:
    """List the Friends a player controls at home, frightened ones too (R54)."""
    state = game.state
    home = home_of(game, seat)
    return [
        card for card in characters_of(game, seat) if state.area[card] == home and game.type_of(card) & FRIEND
    ]


claims("615.1", EndStep.run)
claims("616.1", "616.2", WrapUp.begin)
claims("616.3", "glossary.home_limit", WrapUp.home)
claims("616.4a", WrapUp.leave)
claims("616.4", EndPhase.close)
claims("212.1", "C8", "R54", home_limit)
claims("R17", "R54", friends_at_home)
claims("R62", WrapUp.leave)
claims("601.2b", EndPhase.wrap_up)
claims("glossary.home_limit", WrapUp.home)
