"""Occurrences that pause: the rest of a list, and replacement modifiers (710)."""

from typing import TYPE_CHECKING, Any

from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.options import NO, USE
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import would_replace
from everfree.ccg.language.abilities import Replacement
from everfree.ccg.vocab import CardId, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


class Replacer:
    """A replacement modifier that fits an occurrence: whose it is, and the name it is remembered by."""

    __slots__ = ("ability", "card", "mark", "stamp", "you")

    def __init__(self, card: CardId, you: Seat, ability: Replacement, stamp: int, mark: int) -> None:
        self.card = card
        self.you = you
        self.ability = ability
        self.stamp = stamp
        """That of the modifier with a duration it comes from, -1 for an ability of a card."""
        self.mark = mark
        """One number for this modifier: the card as it is now and its ability, or the stamp (710.3)."""


def replacements_of(game: "Kernel", occurrence: Occurrence) -> list[Replacer]:
    """List the replacement modifiers that could still replace *occurrence* (710.3)."""
    found: list[Replacer] = []
    for card, you, ability, stamp in game.board().replacements.get(occurrence.kind, ()):
        number = game.cast.number_of(ability)
        mark = -stamp if stamp >= 0 else game.ref(card) * 100_000 + number
        if mark in occurrence.used:
            continue
        if would_replace(game, ability, occurrence, card, you):
            found.append(Replacer(card, you, ability, stamp, mark))
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

    def forget(self, game: "Kernel", seat: Seat) -> None:
        """Drop what would happen to them and their cards."""
        owner = game.state.owner
        self.rest = tuple(
            [one for one in self.rest if one.seat != seat and (one.card < 0 or owner[one.card] != seat)]
        )

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
        options: list[tuple[int, ...]] = [
            (USE, one.card, game.cast.number_of(one.ability)) for one in choices
        ]
        if all(one.ability.optional for one in choices):
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
        occurrence = self.occurrence
        for one in choices:
            if one.card == answer[1] and game.cast.number_of(one.ability) == answer[2]:
                that = (game.ref(occurrence.card),) if occurrence.card >= 0 else ()
                scope = Scope(
                    game.ref(one.card),
                    one.you,
                    that,
                    occurrence.seat,
                    occurrence.area,
                    occurrence.amount,
                    (*occurrence.used, one.mark),
                )
                game.push(follow(game.cast.number_of(one.ability.instead), scope))
                return
