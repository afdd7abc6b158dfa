"""705.2e.i: texts with several effects, of which one is chosen, or each where a law says so."""

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.following import Text, is_feasible
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.scope import laws_of
from everfree.ccg.kernel.values import traits_of
from everfree.ccg.language.modes import ChooseOne, MayChooseEach
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.vocab import QUEUE, card_of


class FollowChooseOne(Flow):
    """Ask which effect, or first whether all of them; then follow that."""

    def word(self, game: Kernel) -> ChooseOne:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, ChooseOne):
            raise wrong(node)
        return node

    def begin(self, game: Kernel) -> None:
        """Ask whether each effect is chosen, if a text allows it."""
        if not may_choose_each(game, self.scope):
            self.ask_which(game)
            return
        self.step = "decided"
        options: list[tuple[int, ...]] = [(option.YES,), (option.NO,)]
        game.ask(self.scope.you, "each-effect", options, source=self.source())

    def decided(self, game: Kernel) -> None:
        """Follow them all, in order, or choose one."""
        if game.state.answer[0] == option.NO:
            self.ask_which(game)
            return
        effects = self.word(game).effects
        game.done()
        game.push(Text(tuple([game.cast.number_of(effect) for effect in effects]), self.scope))

    def ask_which(self, game: Kernel) -> None:
        """Ask which effect, counted as they are printed; what can't be done can't be chosen."""
        places = possible(game, self.word(game), self.scope)
        if not places:
            game.done()
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.NUMBER, place + 1) for place in places]
        game.ask(self.scope.you, "effect", options, source=self.source())

    def chosen(self, game: Kernel) -> None:
        """Follow it."""
        effect = self.word(game).effects[game.state.answer[1] - 1]
        game.done()
        game.push(Text((game.cast.number_of(effect),), self.scope))


def possible(game: Kernel, node: ChooseOne, scope: Scope) -> list[int]:
    """List the places of the effects that a player may choose."""
    return [
        place
        for place, effect in enumerate(node.effects)
        if is_feasible(game, effect, game.cast.number_of(effect), scope)
    ]


def may_choose_each(game: Kernel, scope: Scope) -> bool:
    """Tell whether the text is that of a card being played for which a law lets choose each effect."""
    source = card_of(scope.source)
    if game.state.zone[source] != QUEUE:
        return False
    return any(
        isinstance(law, MayChooseEach) and you == scope.you and law.trait in traits_of(game, source)
        for _, you, law in laws_of(game, MayChooseEach)
    )


def _can_choose(game: Kernel, effect: ChooseOne, scope: Scope) -> bool:
    return bool(possible(game, effect, scope))


FLOWS[ChooseOne] = FollowChooseOne
FEASIBLE[ChooseOne] = _can_choose

claims("705.2e.i", possible)
