"""707.4: faceoffs that a text starts, the cards it names for them and what it makes of their outcome."""

from dataclasses import replace
from typing import Any

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.following import follow, is_still_there, options_for, remember
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.records import CALLED, Faceoff, Scope
from everfree.ccg.kernel.scope import is_player, selected
from everfree.ccg.kernel.values import characters_of
from everfree.ccg.language.faceoffs import Challenge, Outcome, StartFaceoff, StartFaceoffAt
from everfree.ccg.language.selectors import Choose, Selector
from everfree.ccg.rules.challenging import challengers_of, refuse_challengers
from everfree.ccg.rules.faceoffs import RunFaceoff, current, started
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.rules.phase_actions import as_it_closes
from everfree.ccg.rules.priority import FACEOFF_GOES_ON
from everfree.ccg.rules.troublemakers import foe_of, refuse_challenging
from everfree.ccg.vocab import (
    CHALLENGE_STEP,
    EFFECT_FACEOFF,
    NO_SEAT,
    TROUBLEMAKER_FACEOFF,
    AreaId,
    CardId,
    Ref,
    Seat,
    card_of,
)


class StartedFaceoff(RunFaceoff):
    """707.4: a faceoff that an effect started, from the closing of the window it was started in."""

    def begin(self, game: Kernel) -> None:
        """514.3: that window was the one before the flips."""
        game.state.faceoff = replace(current(game), called=0)
        self.flip(game)

    def reward(self, game: Kernel) -> None:
        """514.5d: a challenge has the usual reward, any other faceoff what its text says."""
        faceoff = current(game)
        if faceoff.kind == TROUBLEMAKER_FACEOFF:
            super().reward(game)
            return
        self.step = "rewarded"
        for frame in reversed(outcomes_of(game, faceoff)):
            game.push(frame)

    def leave(self, game: Kernel) -> None:
        """R32: the turn player may open a new window in the same phase."""
        super().leave(game)
        phase = game.top()
        if phase.can_open_window():
            phase.step = "run"
        elif game.cast.has_phase_actions:
            as_it_closes(game)


def outcomes_of(game: Kernel, faceoff: Faceoff) -> list[Frame]:
    """514.5d: list what winner and losers do; nobody does anything if nobody won (R4)."""
    node = game.cast.nodes[faceoff.effect]
    scope = faceoff.scope
    if not isinstance(node, StartFaceoff | StartFaceoffAt) or scope is None:
        raise wrong(node)
    found: list[Frame] = []
    if faceoff.winner == NO_SEAT:
        return found
    for outcome in node.outcomes:
        for seat in meant_by(outcome, faceoff):
            if is_player(outcome.who, seat, scope.you):
                found.append(follow(game.cast.number_of(outcome.effect), scope.by(seat)))
    return found


def meant_by(outcome: Outcome, faceoff: Faceoff) -> list[Seat]:
    """List the winner, or everyone else involved."""
    return [seat for seat in faceoff.seats if (seat == faceoff.winner) == outcome.wins]


class FaceoffFlow(Flow):
    """An instruction that chooses cards and starts a faceoff; none can start during another (707.4a)."""

    __slots__ = ("first",)

    def __init__(self, number: int, scope: Scope, first: tuple[Ref, ...] = ()) -> None:
        super().__init__(number, scope)
        self.first = first
        """The cards of the first choice."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.first)

    def ask_again(self, game: Kernel) -> bool:
        """Choose anew from the beginning: nothing has been done yet."""
        self.step = "begin"
        return is_still_there(game)

    def begin(self, game: Kernel) -> None:
        """707.4a: start nothing while a faceoff is under way, nor without the cards it takes."""
        if not self.can_start(game):
            game.done()
            return
        self.step = "chosen_first"
        self.ask_first(game)

    def can_start(self, game: Kernel) -> bool:
        """Tell whether the faceoff can be started at all."""
        raise NotImplementedError

    def ask_first(self, game: Kernel) -> None:
        """Ask for the first card, if there is a choice."""
        raise NotImplementedError

    def ask_card(self, game: Kernel, cards: list[CardId]) -> None:
        """Ask for one of these cards."""
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
        game.ask(self.scope.you, "choose", options, source=self.source(), number=self.number)

    def answered(self, game: Kernel) -> tuple[Ref, ...]:
        """Give the card that was chosen."""
        return (game.ref(CardId(game.state.answer[1])),)

    def start(self, game: Kernel, faceoff: Faceoff, that: tuple[Ref, ...]) -> None:
        """707.4: the faceoff starts, and no window opens for it; "that card" is *that* from now on."""
        game.done()
        remember(game, that)
        game.state.faceoff = faceoff
        game.occur([started(faceoff, self.scope.source)])


def cards_for(game: Kernel, selector: Selector, scope: Scope) -> list[CardId]:
    """List the cards a text names, or those it lets choose from."""
    if isinstance(selector, Choose):
        return options_for(game, selector, scope)
    return [card_of(one) for one in selected(game, selector, scope, ()) if game.is_current(one)]


class FollowStartFaceoff(FaceoffFlow):
    """514.2c: a faceoff between named cards."""

    def instruction(self, game: Kernel) -> StartFaceoff:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, StartFaceoff):
            raise wrong(node)
        return node

    def can_start(self, game: Kernel) -> bool:
        """Tell whether there are cards for it."""
        return _can_start(game, self.instruction(game), self.scope)

    def ask_first(self, game: Kernel) -> None:
        """Ask for your card."""
        node = self.instruction(game)
        if isinstance(node.mine, Choose):
            self.ask_card(game, starters(game, node, self.scope))

    def chosen_first(self, game: Kernel) -> None:
        """Ask for the card it is to face."""
        node = self.instruction(game)
        self.first = self.answered(game) if isinstance(node.mine, Choose) else self.named(game, node.mine)
        self.step = "chosen_second"
        if isinstance(node.theirs, Choose):
            self.ask_card(game, rivals_of(game, node, self.scope, self.first))

    def named(self, game: Kernel, selector: Selector) -> tuple[Ref, ...]:
        """Give the cards a text names without a choice."""
        return tuple([game.ref(card) for card in cards_for(game, selector, self.scope)])

    def chosen_second(self, game: Kernel) -> None:
        """The faceoff starts."""
        theirs = self.instruction(game).theirs
        second = self.answered(game) if isinstance(theirs, Choose) else self.named(game, theirs)
        you = self.scope.you
        foes = [game.state.controller[card_of(one)] for one in second]
        seats = (you, *[seat for seat in game.opponents(you) if seat in foes])
        faceoff = Faceoff(
            EFFECT_FACEOFF,
            you,
            seats,
            (),
            involved=(*self.first, *second),
            called=CALLED,
            effect=self.number,
            scope=self.scope.meaning(second),
        )
        self.start(game, faceoff, second)


def starters(game: Kernel, effect: StartFaceoff, scope: Scope) -> list[CardId]:
    """List your cards for a faceoff that find somebody to face: whom they may face can depend on them."""
    return [
        card
        for card in cards_for(game, effect.mine, scope)
        if rivals_of(game, effect, scope, (game.ref(card),))
    ]


def rivals_of(game: Kernel, effect: StartFaceoff, scope: Scope, first: tuple[Ref, ...]) -> list[CardId]:
    """List the cards that *first* may face; once it is chosen, the text means it by "that card"."""
    are_chosen = isinstance(effect.mine, Choose) and isinstance(effect.theirs, Choose)
    return cards_for(game, effect.theirs, scope.meaning(first) if are_chosen else scope)


class FollowStartFaceoffAt(FaceoffFlow):
    """514.2e: a faceoff at a Problem between the characters of two players there."""

    def instruction(self, game: Kernel) -> StartFaceoffAt:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, StartFaceoffAt):
            raise wrong(node)
        return node

    def can_start(self, game: Kernel) -> bool:
        """Tell whether there are cards for it."""
        return _can_start_at(game, self.instruction(game), self.scope)

    def ask_first(self, game: Kernel) -> None:
        """Ask at which Problem."""
        self.ask_card(game, arenas(game, self.instruction(game), self.scope))

    def chosen_first(self, game: Kernel) -> None:
        """Ask against which opponent, if several have characters there."""
        self.first = self.answered(game)
        area = game.state.area[card_of(self.first[0])]
        self.step = "chosen_opponent"
        options: list[tuple[int, ...]] = [
            (option.SEAT, seat) for seat in game.opponents(self.scope.you) if has_characters(game, seat, area)
        ]
        game.ask(self.scope.you, "opponent", options, source=self.source())

    def chosen_opponent(self, game: Kernel) -> None:
        """The faceoff starts."""
        you = self.scope.you
        faceoff = Faceoff(
            EFFECT_FACEOFF,
            you,
            (you, Seat(game.state.answer[1])),
            (game.state.area[card_of(self.first[0])],),
            called=CALLED,
            effect=self.number,
            scope=self.scope.meaning(self.first),
        )
        self.start(game, faceoff, self.first)


def has_characters(game: Kernel, seat: Seat, area: AreaId) -> bool:
    """Tell whether a player has a character in *area*."""
    return any(game.state.area[card] == area for card in characters_of(game, seat))


def arenas(game: Kernel, effect: StartFaceoffAt, scope: Scope) -> list[CardId]:
    """List the Problems where you and some opponent have characters."""
    area = game.state.area
    return [
        card
        for card in options_for(game, effect.problem, scope)
        if has_characters(game, scope.you, area[card])
        and any(has_characters(game, seat, area[card]) for seat in game.opponents(scope.you))
    ]


class FollowChallenge(FaceoffFlow):
    """514.2a.i: a Troublemaker faceoff whose characters the text names, or with all at the Problem."""

    def instruction(self, game: Kernel) -> Challenge:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, Challenge):
            raise wrong(node)
        return node

    def can_start(self, game: Kernel) -> bool:
        """Tell whether there are cards for it."""
        return _can_challenge(game, self.instruction(game), self.scope)

    def ask_first(self, game: Kernel) -> None:
        """Ask which Troublemaker; one the text names is the only one on the list."""
        self.ask_card(game, challengeable(game, self.instruction(game), self.scope))

    def chosen_first(self, game: Kernel) -> None:
        """Ask with which character."""
        node = self.instruction(game)
        self.first = self.answered(game)
        self.step = "chosen_second"
        if isinstance(node.using, Choose):
            self.ask_card(game, options_for(game, node.using, self.scope))

    def chosen_second(self, game: Kernel) -> None:
        """The faceoff starts; with all characters at the Problem it occurs there (514.2e)."""
        using = self.instruction(game).using
        you = self.scope.you
        troublemaker = self.first[0]
        foe = foe_of(game, you, card_of(troublemaker))
        area = game.state.area[card_of(troublemaker)]
        if game.state.step == CHALLENGE_STEP:
            game.state.challenged.append(troublemaker)
        if using is None:
            faceoff = Faceoff(
                TROUBLEMAKER_FACEOFF, you, (you, foe), (area,), troublemaker, foe, called=CALLED
            )
        else:
            named = (
                self.answered(game)
                if isinstance(using, Choose)
                else tuple([game.ref(card) for card in cards_for(game, using, self.scope)])
            )
            faceoff = Faceoff(
                TROUBLEMAKER_FACEOFF,
                you,
                (you, foe),
                (),
                troublemaker,
                foe,
                involved=(troublemaker, *named),
                called=CALLED,
            )
        self.start(game, faceoff, self.first)


def challengeable(game: Kernel, effect: Challenge, scope: Scope) -> list[CardId]:
    """List the Troublemakers this instruction can challenge: 608.1 and 608.2 without their step."""
    you = scope.you
    area = game.state.area
    return [
        card
        for card in cards_for(game, effect.what, scope)
        if refuse_challenging(game, you, card) is None
        and not is_challenged(game, card)
        and (effect.using is not None or has_characters(game, you, area[card]))
        and refuse_challengers(game, card, number_of_challengers(game, effect, scope, card)) is None
    ]


def number_of_challengers(game: Kernel, effect: Challenge, scope: Scope, card: CardId) -> int:
    """Count the characters this instruction challenges *card* with: those it names, or all there."""
    if effect.using is None:
        return challengers_of(game, scope.you, card)
    return 1 if isinstance(effect.using, Choose) else len(cards_for(game, effect.using, scope))


def is_challenged(game: Kernel, card: CardId) -> bool:
    """608.3: tell whether *card* was challenged before in the Challenge Step under way."""
    state = game.state
    return state.step == CHALLENGE_STEP and game.ref(card) in state.challenged


def _can_start(game: Kernel, effect: StartFaceoff, scope: Scope) -> bool:
    return game.state.faceoff is None and bool(starters(game, effect, scope))


def _can_start_at(game: Kernel, effect: StartFaceoffAt, scope: Scope) -> bool:
    return game.state.faceoff is None and bool(arenas(game, effect, scope))


def _can_challenge(game: Kernel, effect: Challenge, scope: Scope) -> bool:
    if game.state.faceoff is not None or not challengeable(game, effect, scope):
        return False
    return effect.using is None or bool(cards_for(game, effect.using, scope))


FACEOFF_GOES_ON.append(StartedFaceoff)
FLOWS[StartFaceoff] = FollowStartFaceoff
FLOWS[StartFaceoffAt] = FollowStartFaceoffAt
FLOWS[Challenge] = FollowChallenge
FEASIBLE[StartFaceoff] = _can_start
FEASIBLE[StartFaceoffAt] = _can_start_at
FEASIBLE[Challenge] = _can_challenge

claims("707.4", "R32", StartedFaceoff.begin)
claims("R32", StartedFaceoff.leave)
claims("514.5d", outcomes_of)
claims("514.2c", FollowStartFaceoff.chosen_second)
claims("514.2e", FollowStartFaceoffAt.chosen_opponent)
claims("514.2a.i", FollowChallenge.chosen_second)
claims("608.3", is_challenged)
claims("707.4a", FaceoffFlow.begin)
