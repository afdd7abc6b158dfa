"""Occurrences that pause: the rest of a list, and replacement modifiers (710)."""

from typing import TYPE_CHECKING, Any

from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.options import CARD, NO
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import would_replace
from everfree.ccg.language.abilities import Replacement
from everfree.ccg.vocab import CardId, Ref

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


def replacements_of(game: "Kernel", occurrence: Occurrence) -> list[tuple[CardId, Replacement]]:
    """List the replacement modifiers that could still replace *occurrence* (710.3)."""
    found: list[tuple[CardId, Replacement]] = []
    for card, ability in game.board().replacements.get(occurrence.kind, ()):
        if game.ref(card) in occurrence.used:
            continue
        if would_replace(game, ability, occurrence, card, game.state.controller[card]):
            found.append((card, ability))
    return found


class Occurring(Frame):
    """The rest of a list of occurrences whose first part paused."""

    __slots__ = ("rest",)

    def __init__(self, rest: tuple[Occurrence, ...]) -> None:
        super().__init__()
        self.rest = rest

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.rest,)

    def begin(self, game: "Kernel") -> None:
        """Go on with the list."""
        game.done()
        game.occur(list(self.rest))


class Replacing(Frame):
    """710.5: the affected player chooses which replacement modifier applies, until none is left."""

    __slots__ = ("occurrence",)

    def __init__(self, occurrence: Occurrence) -> None:
        super().__init__()
        self.occurrence = occurrence

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.occurrence,)

    def begin(self, game: "Kernel") -> None:
        """Offer the modifiers: an optional one can be declined, a single mandatory one just applies."""
        choices = replacements_of(game, self.occurrence)
        if not choices:
            game.done()
            game.apply(self.occurrence)
            return
        card = self.occurrence.card
        seat = game.state.controller[card] if card >= 0 else self.occurrence.seat
        options: list[tuple[int, ...]] = [(CARD, source) for source, _ in choices]
        if all(ability.optional for _, ability in choices):
            options.append((NO,))
        self.step = "chosen"
        game.ask(seat, "replace", options, source=card, number=self.occurrence.kind)

    def chosen(self, game: "Kernel") -> None:
        """Apply the chosen modifier, or let the occurrence happen."""
        from everfree.ccg.kernel.following import follow

        answer = game.state.answer
        choices = replacements_of(game, self.occurrence)
        game.done()
        if answer[0] == NO:
            game.apply(self.occurrence)
            return
        source = CardId(answer[1])
        for card, ability in choices:
            if card == source:
                reference: Ref = game.ref(card)
                that = (game.ref(self.occurrence.card),)
                scope = Scope(reference, game.state.controller[card], that, self.occurrence.seat)
                game.push(follow(game.cast.number_of(ability.instead), scope))
                return
