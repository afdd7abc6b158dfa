"""201.1b: naming a card; 105.1: choosing a number; and texts that ask "if" as they are followed (707.2)."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cast import Cast
from everfree.ccg.kernel.early import AsItHappens
from everfree.ccg.kernel.following import Follow, Text
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import AMOUNTS, FLOWS, HOLDS, TESTS, claims
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import holds, selected
from everfree.ccg.language.naming import ChooseNumber, ChosenNumber, If, IsNamed, NameCard, WithThatName
from everfree.ccg.language.nodes import walk
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.vocab import LARGEST_NUMBER, CardId, CardType, Seat, card_of


def note_number(game: Kernel, number: int) -> None:
    """Let the text under way speak of this number, or of the card it names."""
    if game.state.frames and isinstance(game.state.frames[-1], Text):
        text = game.top()
        if isinstance(text, Text):
            text.scope = text.scope.counting(number)


def names_of(cast: Cast, noun: CardType) -> list[int]:
    """List one definition for each name there is among cards of one kind, in alphabetical order.

    All cards of the match are offered, wherever they are: deck lists are open, so nobody learns anything.
    """
    by_name: dict[str, int] = {}
    for number, definition in enumerate(cast.definitions):
        if definition.type & noun:
            by_name.setdefault(definition.card.name, number)
    return [by_name[name] for name in sorted(by_name)]


class FollowNameCard(Flow):
    """201.1b: a player picks one name out of the list of all there are."""

    def begin(self, game: Kernel) -> None:
        """Offer the names."""
        node = self.node(game)
        if not isinstance(node, NameCard):
            raise wrong(node)
        numbers = names_of(game.cast, node.noun)
        if not numbers:
            game.done()
            return
        self.step = "named"
        options: list[tuple[int, ...]] = [(option.NAME, number) for number in numbers]
        game.ask(self.seat(game, node.who), "name-card", options, source=self.source())

    def named(self, game: Kernel) -> None:
        """Say it; the text may ask about it from now on."""
        node = self.node(game)
        if not isinstance(node, NameCard):
            raise wrong(node)
        number = game.state.answer[1]
        seat = self.seat(game, node.who)
        game.done()
        note_number(game, number)
        if isinstance(game.state.frames[-1], AsItHappens):
            game.state.noted.append((self.scope.source, NOTED_NAME, number))
        game.occur([Occurrence(kinds.NAMED, seat, amount=number, source=self.scope.source, by=seat)])


class FollowChooseNumber(Flow):
    """105.1, R53: any whole number from zero to a million millions."""

    def begin(self, game: Kernel) -> None:
        """Ask for it."""
        node = self.node(game)
        if not isinstance(node, ChooseNumber):
            raise wrong(node)
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.NUMBER, 0, LARGEST_NUMBER)]
        game.ask(self.seat(game, node.who), "choose-number", options, source=self.source())

    def chosen(self, game: Kernel) -> None:
        """Say it; the text may count with it from now on."""
        node = self.node(game)
        if not isinstance(node, ChooseNumber):
            raise wrong(node)
        number = game.state.answer[1]
        seat = self.seat(game, node.who)
        game.done()
        note_number(game, number)
        game.occur([Occurrence(kinds.NUMBER_CHOSEN, seat, amount=number, source=self.scope.source, by=seat)])


class FollowIf(Flow):
    """A condition asked once, as the text comes to it."""

    def begin(self, game: Kernel) -> None:
        """Go on with what is told for this case."""
        node = self.node(game)
        if not isinstance(node, If):
            raise wrong(node)
        game.done()
        is_so = holds(game, node.condition, self.source(), self.scope.you, self.scope)
        effect = node.effect if is_so else node.otherwise
        if effect is not None:
            game.push(Follow(game.cast.number_of(effect), self.scope, ()))


def _is_named(game: Kernel, condition: IsNamed, source: CardId, you: Seat, scope: Scope | None) -> bool:
    if scope is None:
        return False
    name = game.cast.definitions[scope.number].card.name
    meant = selected(game, condition.what, scope, ())
    return bool(meant) and all(game.definition(card_of(one)).card.name == name for one in meant)


NOTED_NAME = -4
"""The word under which a card remembers what was named as it entered play."""


def _with_that_name(
    game: Kernel, test: WithThatName, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    """The name is that of the modifier this very text belongs to, or what was named as *source* entered."""
    state = game.state
    reference = game.ref(source)
    told = [value for one, word, value in state.noted if one == reference and word == NOTED_NAME]
    told.extend(
        [
            modifier.amount
            for modifier in state.modifiers
            if card_of(modifier.source) == source
            and any(node is test for node in walk(game.cast.nodes[modifier.change]))
        ]
    )
    name = game.definition(card).card.name
    return any(game.cast.definitions[number].card.name == name for number in told)


def _chosen_number(game: Kernel, amount: ChosenNumber, source: CardId, you: Seat, scope: Scope | None) -> int:
    return 0 if scope is None else scope.number


FLOWS[NameCard] = FollowNameCard
FLOWS[ChooseNumber] = FollowChooseNumber
FLOWS[If] = FollowIf
TESTS[WithThatName] = _with_that_name
HOLDS[IsNamed] = _is_named
AMOUNTS[ChosenNumber] = _chosen_number

claims("201.1b", FollowNameCard.begin)
claims("105.1", "R53", FollowChooseNumber.begin)
