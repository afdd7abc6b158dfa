"""201.1b: texts that name a card; 105.1: choose a number; 707.2: test "if" when the text reaches it."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.cards.zones import HIDDEN_ZONES
from everfree.ccg.kernel.flow.as_effects import AsItHappens
from everfree.ccg.kernel.flow.resolve import Follow, Text
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.notes import CHOSEN_NAME, noted
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import AMOUNTS, FLOWS, TESTS, claims
from everfree.ccg.kernel.values.selection import holds
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.words.effects.compound import May
from everfree.ccg.language.words.effects.naming import (
    ChooseNumber,
    ChosenNumber,
    If,
    NameCard,
    WithThatName,
)
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.rules.words.zones.searching import name_of
from everfree.ccg.vocab import LARGEST_NUMBER, CardId, CardType, Seat, card_of


def note_number(game: Kernel, number: int) -> None:
    """Store a chosen number, or the number of a chosen name, in the scope of the text being followed."""
    if game.state.frames and isinstance(game.state.frames[-1], Text):
        text = game.top()
        if isinstance(text, Text):
            text.scope = text.scope.counting(number)


def names_of(definitions: Definitions, noun: CardType) -> list[int]:
    """List the indexes of the names of cards of one type, in alphabetical order.

    The list covers the whole card pool, so that it reveals nothing about the decks in play (R69).
    """
    return [index for index, one in enumerate(definitions.names) if one.type & noun]


class FollowNameCard(Flow):
    """201.1b: a player chooses one name from the list of all names."""

    def begin(self, game: Kernel) -> None:
        """Ask for the name."""
        node = self.node(game, NameCard)
        numbers = names_of(game.definitions, node.noun)
        if not numbers:
            game.done()
            return
        self.step = "named"
        options: list[tuple[int, ...]] = [(option.NAME, number) for number in numbers]
        game.ask(self.seat(game, node.who), "name-card", options, source=self.source())

    def named(self, game: Kernel) -> None:
        """Note the name for the text and tell it to everyone.

        A card that has a name chosen as it enters play remembers it in `State.noted`.
        """
        node = self.node(game, NameCard)
        number = game.state.answer[1]
        seat = self.seat(game, node.who)
        game.done()
        note_number(game, number)
        if isinstance(game.state.frames[-1], AsItHappens):
            game.state.noted.append((self.scope.source, CHOSEN_NAME, number))
        game.occur([Occurrence(kinds.NAMED, seat, amount=number, source=self.scope.source, by=seat)])


class FollowChooseNumber(Flow):
    """105.1, R53: a player chooses any whole number from zero to `LARGEST_NUMBER`."""

    def begin(self, game: Kernel) -> None:
        """Ask for the number."""
        node = self.node(game, ChooseNumber)
        self.step = "chosen"
        seat = self.seat(game, node.who)
        if node.parity:
            parities: list[tuple[int, ...]] = [(option.NUMBER, 1), (option.NUMBER, 2)]
            game.ask(seat, "choose-parity", parities, source=self.source())
            return
        numbers: list[tuple[int, ...]] = [(option.NUMBER, 0, LARGEST_NUMBER)]
        game.ask(seat, "choose-number", numbers, source=self.source())

    def chosen(self, game: Kernel) -> None:
        """Note the number for the text and tell it to everyone."""
        node = self.node(game, ChooseNumber)
        number = game.state.answer[1]
        seat = self.seat(game, node.who)
        game.done()
        note_number(game, number)
        game.occur([Occurrence(kinds.NUMBER_CHOSEN, seat, amount=number, source=self.scope.source, by=seat)])


class FollowIf(Flow):
    """Test a condition once, when the text reaches it, and follow the matching branch."""

    def begin(self, game: Kernel) -> None:
        """Follow the branch, if the text has one for this case."""
        node = self.node(game, If)
        is_true = holds(game, node.condition, self.source(), self.scope.you, self.scope)
        effect = node.effect if is_true else node.otherwise
        if effect is None and isinstance(node.effect, May) and self.is_secret(game):
            self.step = "declined"
            number = game.definitions.number_of(node.effect)
            game.ask(self.scope.you, "may", [(option.NO,)], source=self.source(), number=number, secret=True)
            return
        game.done()
        if effect is not None:
            game.push(Follow(game.definitions.number_of(effect), self.scope, ()))

    def is_secret(self, game: Kernel) -> bool:
        """Tell whether the text is about a card that not all players know, such as the top of a deck.

        Others must not see from a missing question that the condition is false.
        """
        state = game.state
        cards = [card_of(one) for one in (*self.scope.that, *self.scope.before)]
        return any(
            state.zone[card] in HIDDEN_ZONES
            and any(not state.known[card] >> seat & 1 for seat in game.players(self.scope.you))
            for card in cards
        )

    def declined(self, game: Kernel) -> None:
        """Go on with the text."""
        game.done()


def _with_that_name(
    game: Kernel, test: WithThatName, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    """Tell whether *card* has a name that was chosen for this text.

    It was chosen as *source* entered play, or is the amount of the modifier this test belongs to, or else it
    is the name that a player named before in this text.
    """
    if not game.has_name(card):
        return False
    state = game.state
    chosen = noted(state, game.ref(source), CHOSEN_NAME)
    chosen.extend(
        [
            modifier.amount
            for modifier in state.modifiers
            if card_of(modifier.source) == source
            and any(node is test for node in walk(game.definitions.nodes[modifier.change]))
        ]
    )
    if not chosen and scope is not None and scope.number < len(game.definitions.names):
        chosen.append(scope.number)
    name = name_of(game, card)
    return any(game.definitions.names[number].name == name for number in chosen)


def _chosen_number(game: Kernel, amount: ChosenNumber, source: CardId, you: Seat, scope: Scope | None) -> int:
    return 0 if scope is None else scope.number


FLOWS[NameCard] = FollowNameCard
FLOWS[ChooseNumber] = FollowChooseNumber
FLOWS[If] = FollowIf
TESTS[WithThatName] = _with_that_name
AMOUNTS[ChosenNumber] = _chosen_number

claims("201.1b", FollowNameCard.begin)
claims("R69", names_of)
claims("105.1", "R53", FollowChooseNumber.begin)
