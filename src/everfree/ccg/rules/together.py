"""801.1: instructions that several players follow at once: all decide in turn, then all of it is done."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.following import follow, is_feasible, remember, sensible_options, slots_of
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import DOES, FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.records import NORMAL, Occurrence, Scope
from everfree.ccg.kernel.scope import is_player, seat_of
from everfree.ccg.language.effects import DiscardCards, Effect
from everfree.ccg.language.together import By, EachPlayer
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.rules.players import REMOVAL, judge
from everfree.ccg.vocab import HAND, NO_SEAT, CardId, Ref, Seat, card_of


def in_order(game: Kernel) -> list[Seat]:
    """801.1: who last had priority decides first; the turn player, if a window is being opened."""
    state = game.state
    return game.players(state.turn_player if state.had_priority == NO_SEAT else state.had_priority)


def is_discarding(effect: Effect) -> bool:
    """Tell whether players choose cards of their hands to discard: decided together as well."""
    return isinstance(effect, DiscardCards) and not effect.at_random


class FollowBy(Flow):
    """Another player follows an instruction: "you" is that player."""

    def begin(self, game: Kernel) -> None:
        """Hand over to that player."""
        node = self.node(game)
        if not isinstance(node, By):
            raise wrong(node)
        seat = self.seat(game, node.who)
        game.done()
        game.push(follow(game.cast.number_of(node.effect), self.scope.by(seat)))


def _can_that_player(game: Kernel, effect: By, scope: Scope) -> bool:
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    return is_feasible(game, effect.effect, game.cast.number_of(effect.effect), scope.by(seat))


class FollowEachPlayer(Flow):
    """801.1: one player after the other decides; then everything happens together.

    An instruction with a course of its own, which can't be decided beforehand, is followed one by one.
    """

    __slots__ = ("decided", "picked", "seats")

    def __init__(
        self,
        number: int,
        scope: Scope,
        seats: tuple[Seat, ...] = (),
        picked: tuple[Ref, ...] = (),
        decided: tuple[tuple[Seat, tuple[Ref, ...]], ...] = (),
    ) -> None:
        super().__init__(number, scope)
        self.seats = seats
        """Who has yet to decide."""
        self.picked = picked
        """What the first of them has chosen so far."""
        self.decided = decided
        """What the others have chosen; who could choose nothing is not there."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.seats, self.picked, self.decided)

    def effect(self, game: Kernel) -> Effect:
        """Give what each of them does."""
        return self.instruction(game).effect

    def instruction(self, game: Kernel) -> EachPlayer:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, EachPlayer):
            raise wrong(node)
        return node

    def begin(self, game: Kernel) -> None:
        """See who is meant, in the order they decide."""
        node = self.instruction(game)
        self.seats = tuple([seat for seat in in_order(game) if is_player(node.who, seat, self.scope.you)])
        if type(node.effect) in DOES or is_discarding(node.effect):
            self.step = "decide"
            return
        game.done()
        for seat in reversed(self.seats):
            game.push(follow(game.cast.number_of(node.effect), self.scope.by(seat)))

    def decide(self, game: Kernel) -> None:
        """Ask the next player for their next choice."""
        if not self.seats:
            self.step = "carry_out"
            return
        seat = self.seats[0]
        cards = self.choices(game, seat)
        if cards is None or (self.picked and not cards):
            self.decided = (*self.decided, (seat, self.picked))
        if not cards:
            self.seats = self.seats[1:]
            self.picked = ()
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
        if isinstance(self.effect(game), DiscardCards):
            game.ask(seat, "discard", options, source=self.source())
        else:
            number = game.cast.number_of(self.effect(game))
            game.ask(seat, "choose", options, source=self.source(), number=number)

    def choices(self, game: Kernel, seat: Seat) -> list[CardId] | None:
        """List what *seat* may choose next; None if everything is chosen."""
        effect = self.effect(game)
        if isinstance(effect, DiscardCards):
            hand = [card for card in game.cards_in(HAND, seat) if game.ref(card) not in self.picked]
            return None if len(self.picked) == effect.count or not hand else hand
        scope = self.scope.by(seat)
        choices = slots_of(game, list(game.cast.choices_in(game.cast.number_of(effect))), scope)
        if len(self.picked) == len(choices):
            return None
        found = sensible_options(game, effect, choices[len(self.picked)], scope)
        return [card for card in found if game.ref(card) not in self.picked]

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Go on without them; what they had decided is not done."""
        if self.seats and self.seats[0] == seat:
            self.picked = ()
        self.seats = tuple([one for one in self.seats if one != seat])
        self.decided = tuple([one for one in self.decided if one[0] != seat])

    def ask_again(self, game: Kernel) -> bool:
        """Ask whoever is next."""
        self.step = "decide"
        return True

    def chosen(self, game: Kernel) -> None:
        """Note the choice; nothing is done yet."""
        self.picked = (*self.picked, game.ref(CardId(game.state.answer[1])))
        self.step = "decide"

    def carry_out(self, game: Kernel) -> None:
        """Do everything; who has won or lost by it is judged when all of it is done (R5, R6)."""
        self.step = "judged"
        game.state.together = True
        effect = self.effect(game)
        made: list[Occurrence] = []
        for seat, picked in self.decided:
            if isinstance(effect, DiscardCards):
                made.extend([Occurrence(kinds.DISCARDED, seat, card_of(one), by=seat) for one in picked])
            else:
                made.extend(DOES[type(effect)].make(game, effect, self.scope.by(seat), picked, NORMAL))
        game.occur(made)

    def judged(self, game: Kernel) -> None:
        """103.2a: only now see who has won."""
        game.state.together = False
        game.done()
        chosen = tuple([one for _, picked in self.decided for one in picked])
        if chosen:
            remember(game, chosen)
        if not judge(game):
            REMOVAL[0](game)


def _can_anyone(game: Kernel, effect: EachPlayer, scope: Scope) -> bool:
    """Players who can choose nothing do nothing; it is enough that one can."""
    number = game.cast.number_of(effect.effect)
    return any(
        is_feasible(game, effect.effect, number, scope.by(seat))
        for seat in in_order(game)
        if is_player(effect.who, seat, scope.you)
    )


FLOWS[By] = FollowBy
FLOWS[EachPlayer] = FollowEachPlayer
FEASIBLE[By] = _can_that_player
FEASIBLE[EachPlayer] = _can_anyone

claims("801.1", in_order)
claims("801.1", FollowEachPlayer.decide)
claims("103.2a", "R5", FollowEachPlayer.carry_out)
