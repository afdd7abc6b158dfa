"""Decks played with the top card revealed, printed abilities of a chosen card, tests for even power."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.faces import Face
from everfree.ccg.kernel.cards.zones import everyone, show
from everfree.ccg.kernel.flow.resolve import options_for
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.notes import MENTIONED, NOTED_CARD, noted
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import (
    ALWAYS,
    ASKS_ABOUT_POWER,
    FLOWS,
    SHAPES,
    TESTS,
    Shaping,
    claims,
)
from everfree.ccg.kernel.state import BOOSTED
from everfree.ccg.kernel.values.characteristics import power_of
from everfree.ccg.kernel.values.selection import laws_of, selected
from everfree.ccg.language.words.selectors.knowing import (
    HasPrintedAbilitiesOfNoted,
    Note,
    PlayWithTopRevealed,
    WithEvenPower,
)
from everfree.ccg.language.words.selectors.selectors import That
from everfree.ccg.rules.words.changes.becoming import Abilities, with_more
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import DRAW_DECK, PROBLEM, CardId, Ref, Seat


def has_even_power(
    game: Kernel, test: WithEvenPower, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    """105.3, 202.2: tell whether a card's power is even; zero is, and a Problem has no power.

    With *chosen*, whether it is odd or even like the number that was chosen.
    """
    if game.type_of(card) == PROBLEM:
        return False
    power = max(0, game.printed(card).power if test.printed else power_of(game, card))
    wanted = scope.number if test.chosen and scope is not None else 0
    return power % 2 == wanted % 2


def reveal_tops(game: Kernel) -> None:
    """Show the top card of each deck that is played with its top revealed, unless everyone knows it."""
    for _, you, _ in laws_of(game, PlayWithTopRevealed):
        deck = game.cards_in(DRAW_DECK, you)
        if deck and game.state.known[deck[-1]] != everyone(game.state):
            show(game, deck[-1])
            game.apply(Occurrence(kinds.TOP_REVEALED, you, deck[-1]))


class FollowNote(Flow):
    """706.1a: choose a card and remember its printed side; what later happens to the card does not matter."""

    def begin(self, game: Kernel) -> None:
        """Ask which face-up card, if there is one."""
        choice = self.node(game, Note).choice
        if isinstance(choice, That):
            self.remember(game, selected(game, choice, self.scope, ()))
            return
        cards = [card for card in options_for(game, choice, self.scope) if not game.is_face_down(card)]
        if not cards:
            game.done()
            return
        self.step = "chosen"
        self.ask_card(game, cards)

    def remember(self, game: Kernel, cards: tuple[Ref, ...]) -> None:
        """Remember these cards in place of those that were mentioned earlier."""
        game.done()
        source = self.scope.source
        kept = [one for one in game.state.noted if one[:2] != (source, MENTIONED)]
        game.state.noted = [*kept, *[(source, MENTIONED, one) for one in cards]]

    def chosen(self, game: Kernel) -> None:
        """Remember the card's definition and which side is up."""
        card = CardId(game.state.answer[1])
        game.done()
        side = 1 if game.state.marks[card] & BOOSTED else 0
        game.state.noted.append((self.scope.source, NOTED_CARD, 2 * game.state.definition[card] + side))


def _printed_abilities_of_noted(
    game: Kernel, change: HasPrintedAbilitiesOfNoted, card: CardId, source: CardId, you: Seat
) -> Abilities:
    sides = noted(game.state, game.ref(source), NOTED_CARD)
    if not sides:
        return (), ()
    face = game.definitions.cards[sides[0] // 2].faces[sides[0] % 2]
    return face.words, face.own


def with_abilities_of(face: Face, more: Abilities) -> Face:
    """Return *face* with the abilities of another card added."""
    return with_more(face, more)


TESTS[WithEvenPower] = has_even_power
ASKS_ABOUT_POWER.append(WithEvenPower)
ALWAYS[PlayWithTopRevealed] = reveal_tops
FLOWS[Note] = FollowNote
SHAPES[HasPrintedAbilitiesOfNoted] = Shaping(_printed_abilities_of_noted, with_abilities_of)

claims("105.3", "202.2", has_even_power)
claims("706.1a", FollowNote.begin)
