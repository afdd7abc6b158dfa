"""Occurrences that pause: the rest of a list, and replacement modifiers (710)."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from everfree.ccg.kernel.following import follow, is_feasible
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.options import NO, USE
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import would_replace
from everfree.ccg.language.abilities import Replacement
from everfree.ccg.vocab import CardId, Ref, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

NODES = 100_000
"""More than a cast has nodes: a mark is a card as it is now, times this, plus the number of its ability."""


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
    """List the replacement modifiers that could still replace *occurrence* (710.3).

    A player can't choose to do what can't be done (705.2e.i); a modifier that leaves no choice replaces the
    occurrence all the same (710.4).
    """
    found: list[Replacer] = []
    for card, you, ability, stamp in game.board().replacements.get(occurrence.kind, ()):
        number = game.cast.number_of(ability)
        mark = -stamp if stamp >= 0 else game.ref(card) * NODES + number
        if mark in occurrence.used or not would_replace(game, ability, occurrence, card, you):
            continue
        one = Replacer(card, you, ability, stamp, mark)
        if ability.once_per_faceoff and is_used_up(game, mark):
            continue
        if not ability.optional or is_feasible(
            game, ability.instead, game.cast.number_of(ability.instead), scope_of(game, occurrence, one)
        ):
            found.append(one)
    return found


def is_used_up(game: "Kernel", mark: int) -> bool:
    """Tell whether a modifier that works once per faceoff has done so, or there is no faceoff."""
    faceoff = game.state.faceoff
    return faceoff is None or mark in faceoff.once


def scope_of(game: "Kernel", occurrence: Occurrence, one: Replacer) -> Scope:
    """Make the scope of what happens instead: "that card" is the card of the occurrence."""
    that: tuple[Ref, ...] = (game.ref(occurrence.card),) if occurrence.card >= 0 else ()
    return Scope(
        game.ref(one.card),
        one.you,
        that,
        occurrence.seat,
        occurrence.area,
        occurrence.amount,
        (*occurrence.used, one.mark),
    )


def concerns(game: "Kernel", occurrence: Occurrence, seat: Seat) -> bool:
    """Tell whether something would happen to a player or to a card of theirs."""
    return occurrence.seat == seat or (occurrence.card >= 0 and game.state.owner[occurrence.card] == seat)


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
        self.rest = tuple([one for one in self.rest if not concerns(game, one, seat)])

    def begin(self, game: "Kernel") -> None:
        """Go on with the list."""
        game.done()
        game.occur(list(self.rest))


class Replacing(Frame):
    """710.5: the affected player chooses which replacement modifier applies, until none is left.

    Whether one that is optional applies at all is for its own controller to say: "you may".
    """

    __slots__ = ("asked", "occurrence", "wanted")

    def __init__(
        self, occurrence: Occurrence, asked: tuple[Seat, ...] = (), wanted: tuple[int, ...] = ()
    ) -> None:
        super().__init__()
        self.occurrence = occurrence
        self.asked = asked
        """Other players who have said what they want."""
        self.wanted = wanted
        """Marks of the optional modifiers that those want to apply."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.occurrence, self.asked, self.wanted)

    def forget(self, game: "Kernel", seat: Seat) -> None:
        """What would have happened to them does not."""
        if concerns(game, self.occurrence, seat):
            self.step = "drop"

    def ask_again(self, game: "Kernel") -> bool:
        """Offer the modifiers that are still there."""
        if self.step != "drop":
            self.step = "begin"
        return True

    def drop(self, game: "Kernel") -> None:
        """Let it be: whom it would happen to has left the game."""
        game.done()

    def begin(self, game: "Kernel") -> None:
        """Offer the modifiers: an optional one can be declined, a single mandatory one just applies."""
        card = self.occurrence.card
        seat = game.state.controller[card] if card >= 0 else self.occurrence.seat
        found = replacements_of(game, self.occurrence)
        for other in game.opponents(seat):
            theirs = [one for one in found if one.ability.optional and one.you == other]
            if theirs and other not in self.asked:
                self.asked = (*self.asked, other)
                self.offer(game, other, theirs, "offered", can_decline=True)
                return
        choices = [
            one for one in found if not one.ability.optional or one.you == seat or one.mark in self.wanted
        ]
        if not choices:
            self.let_happen(game)
        elif len(choices) == 1 and choices[0].mark in self.wanted:
            self.use(game, choices[0])
        else:
            can_decline = all(one.ability.optional and one.mark not in self.wanted for one in choices)
            self.offer(game, seat, choices, "chosen", can_decline=can_decline)

    def offer(
        self, game: "Kernel", seat: Seat, choices: list[Replacer], step: str, *, can_decline: bool
    ) -> None:
        """Ask a player which of these modifiers applies."""
        self.step = step
        options: list[tuple[int, ...]] = [
            (USE, one.card, game.cast.number_of(one.ability)) for one in choices
        ]
        if can_decline:
            options.append((NO,))
        game.ask(seat, "replace", options, source=self.occurrence.card, number=self.occurrence.kind)

    def answered(self, game: "Kernel") -> Replacer | None:
        """Give the modifier of the answer, or None if the player declined."""
        answer = game.state.answer
        if answer[0] == NO:
            return None
        found = replacements_of(game, self.occurrence)
        return next(
            one for one in found if one.card == answer[1] and game.cast.number_of(one.ability) == answer[2]
        )

    def offered(self, game: "Kernel") -> None:
        """Note what a player who is not affected wants to apply."""
        one = self.answered(game)
        if one is not None:
            self.wanted = (*self.wanted, one.mark)
        self.step = "begin"

    def chosen(self, game: "Kernel") -> None:
        """Apply the chosen modifier, or let the occurrence happen."""
        one = self.answered(game)
        if one is None:
            self.let_happen(game)
        else:
            self.use(game, one)

    def let_happen(self, game: "Kernel") -> None:
        """Let the occurrence itself happen, closed to the modifiers that were declined."""
        declined = replacements_of(game, self.occurrence)
        game.done()
        game.happens(self.occurrence.after(tuple([one.mark for one in declined])))

    def use(self, game: "Kernel", one: Replacer) -> None:
        """Follow what happens instead; other modifiers may replace that in turn (710.5b)."""
        game.done()
        faceoff = game.state.faceoff
        if one.ability.once_per_faceoff and faceoff is not None:
            game.state.faceoff = replace(faceoff, once=(*faceoff.once, one.mark))
        if one.stamp >= 0:  # one for "the next time" has had it (708.4)
            modifiers = game.state.modifiers
            game.end_modifiers([kept for kept in modifiers if not kept.once or kept.stamp != one.stamp])
        game.push(follow(game.cast.number_of(one.ability.instead), scope_of(game, self.occurrence, one)))


claims("710.3", "710.4", "710.5a", replacements_of)
claims("710.5", Replacing.begin)
claims("710.5b", Replacing.use)
