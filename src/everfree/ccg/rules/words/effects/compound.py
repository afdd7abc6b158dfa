"""Instructions made of others: one after the other, optional, or paid for (707, 508)."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.flow.costs import PayCosts, choice_in, refuse_costs
from everfree.ccg.kernel.flow.resolve import Follow, Text, is_feasible, is_secret
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, Purse, claims, does
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.terms import A_PROBLEM
from everfree.ccg.language.words.effects.compound import May, Pay, PayOr, PayTo, Pick, Sequence
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import At, SpokenOf, That
from everfree.ccg.language.words.zones.drawing import Draw
from everfree.ccg.language.words.zones.searching import It
from everfree.ccg.rules.core.ability_prices import tokens_asked
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import HAND, Ref, Seat, card_of


def _can_pay(game: Kernel, effect: Pay, scope: Scope) -> bool:
    return game.state.tokens[scope.you] >= price_of(game, effect, scope)


def price_of(game: Kernel, effect: Pay, scope: Scope) -> int:
    """Return how many action tokens a cost asks for."""
    return tokens_asked(game, effect, card_of(scope.source), scope.you, scope)


def _pay(game: Kernel, effect: Pay, scope: Scope, picked: tuple[Ref, ...], mode: int) -> list[Occurrence]:
    return [Occurrence(kinds.PAID, scope.you, amount=price_of(game, effect, scope), by=scope.you, mode=mode)]


def _refuse_pay(
    game: Kernel, effect: Pay, scope: Scope, picked: tuple[Ref, ...], purse: Purse
) -> Refusal | None:
    purse.tokens += price_of(game, effect, scope)
    have = game.state.tokens[scope.you]
    if have < purse.tokens:
        missing = purse.tokens - have
        return Refusal("508.1d", "short-of-tokens", missing=missing, price=purse.tokens, have=have)
    return None


def _pick(game: Kernel, effect: Pick, scope: Scope, picked: tuple[Ref, ...], mode: int) -> list[Occurrence]:
    """501.5: make the Problem of a card that was chosen "at a Problem" the one that later words mean."""
    if len(picked) == 1 and At(A_PROBLEM) in effect.choice.description.tests:
        game.top().point_to(game.state.area[card_of(picked[0])])
    return []


class FollowSequence(Flow):
    """705.2e: follow instructions in order."""

    def begin(self, game: Kernel) -> None:
        """Replace this frame by a `Text` of these instructions."""
        node = self.node(game, Sequence)
        game.done()
        game.push(Text(tuple([game.definitions.number_of(effect) for effect in node.effects]), self.scope))


class FollowMay(Flow):
    """712.3: ask a player, as the effect is processed, whether they do it."""

    def begin(self, game: Kernel) -> None:
        """Ask, unless it can't be done at all (705.2e.i), and everybody knows that."""
        node = self.node(game, May)
        options: list[tuple[int, ...]] = [(option.YES,), (option.NO,)]
        if not is_feasible(game, node.effect, game.definitions.number_of(node.effect), self.scope):
            if not self.is_secret(game, node.effect):
                game.done()
                return
            options = [(option.NO,)]
        self.step = "decided"
        game.ask(self.scope.you, "may", options, source=self.source(), number=self.number, secret=True)

    def is_secret(self, game: Kernel, effect: Effect) -> bool:
        """Tell whether it may fail for want of certain cards in a hand, which others must not learn."""
        choices = [choice_in(word) for word in walk(effect) if isinstance(word, Effect)]
        is_about_kinds = any(choice is not None and is_secret(choice) for choice in choices)
        return is_about_kinds and len(game.cards_in(HAND, self.scope.you)) > 0

    def decided(self, game: Kernel) -> None:
        """Do it if the player said yes."""
        node = self.node(game, May)
        game.done()
        if game.state.answer[0] == option.YES:
            game.push(Follow(game.definitions.number_of(node.effect), self.scope, ()))


class FollowPayTo(Flow):
    """707.2a: pay the cost, then process the rest; if the cost can't be paid, do neither."""

    def begin(self, game: Kernel) -> None:
        """Push the payment and, beneath it, the rest."""
        node = self.node(game, PayTo)
        game.done()
        if refuse_costs(game, node.costs, self.scope) is not None:
            return
        numbers = tuple([game.definitions.number_of(cost) for cost in node.costs])
        game.push(Text((game.definitions.number_of(node.effect),), self.scope))
        game.push(PayCosts(numbers, self.scope, 0))


class FollowPayOr(Flow):
    """A player pays tokens, or the other instruction is followed."""

    def begin(self, game: Kernel) -> None:
        """Ask whether the player pays; a player with too few tokens can only decline (508.1d)."""
        node = self.node(game, PayOr)
        seat = self.seat(game, node.who)
        if node.otherwise is None:
            self.pay_if_able(game, seat, node.amount)
            return
        options: list[tuple[int, ...]] = [(option.NO,)]
        if game.state.tokens[seat] >= node.amount:
            options.insert(0, (option.YES,))
        self.step = "decided"
        game.ask(seat, "pay-or", options, source=self.source(), number=node.amount)

    def pay_if_able(self, game: Kernel, seat: Seat, amount: int) -> None:
        """Let the player pay without a choice; one with too few tokens pays nothing (508.1d)."""
        game.done()
        if game.state.tokens[seat] >= amount:
            self.occur(game, Occurrence(kinds.PAID, seat, amount=amount, by=seat))

    def decided(self, game: Kernel) -> None:
        """Pay, or follow the other instruction."""
        node = self.node(game, PayOr)
        game.done()
        seat = self.seat(game, node.who)
        if game.state.answer[0] == option.YES:
            if node.then is not None:
                game.push(Follow(game.definitions.number_of(node.then), self.scope, ()))
            self.occur(game, Occurrence(kinds.PAID, seat, amount=node.amount, by=seat))
        elif node.otherwise is not None:
            game.push(Follow(game.definitions.number_of(node.otherwise), self.scope, ()))


def _can_pay_to(game: Kernel, effect: PayTo, scope: Scope) -> bool:
    number = game.definitions.number_of(effect.effect)
    return refuse_costs(game, effect.costs, scope) is None and is_feasible(game, effect.effect, number, scope)


def _can_do_all(game: Kernel, effect: Sequence, scope: Scope) -> bool:
    """705.2e.i: tell whether every part can be done; parts after a draw may use the cards that are drawn.

    Parts about cards that are chosen before them can't be judged yet.
    """
    is_chosen = False
    for one in effect.effects:
        if is_chosen and any(isinstance(word, (It, SpokenOf, That)) for word in walk(one)):
            continue
        is_chosen = is_chosen or isinstance(one, Pick)
        if not is_feasible(game, one, game.definitions.number_of(one), scope):
            return False
        if isinstance(one, Draw):
            return True
    return True


FEASIBLE[Pay] = _can_pay
does(Pay, _pay, _refuse_pay)
does(Pick, _pick)
FLOWS[Sequence] = FollowSequence
FLOWS[May] = FollowMay
FLOWS[PayTo] = FollowPayTo
FLOWS[PayOr] = FollowPayOr
FEASIBLE[PayTo] = _can_pay_to
FEASIBLE[Sequence] = _can_do_all

claims("705.2e.i", "712.3", FollowMay.begin)
claims("707.2a", FollowPayTo.begin)
