"""Replacement modifiers (710), and the remaining occurrences of a list that a question interrupted."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from everfree.ccg.kernel.flow.apply import end_used_once
from everfree.ccg.kernel.flow.resolve import follow, is_feasible
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.options import NO, USE
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.selection import would_replace
from everfree.ccg.language.abilities import Replacement
from everfree.ccg.vocab import NO_SEAT, CardId, Ref, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

NODES: Final = 100_000
"""Larger than any node number."""


def mark_of(source: Ref, number: int) -> int:
    """Return the mark of an ability in `Occurrence.used`: made of its card and the number of its node."""
    return source * NODES + number


def node_of_mark(mark: int) -> int:
    """Return the number of the node whose ability has this mark."""
    return mark % NODES


class Replacer:
    """A replacement modifier that applies to an occurrence: its card, its controller and its mark."""

    __slots__ = ("ability", "card", "mark", "stamp", "you")

    def __init__(self, card: CardId, you: Seat, ability: Replacement, stamp: int, mark: int) -> None:
        self.card = card
        self.you = you
        self.ability = ability
        self.stamp = stamp
        """The stamp of the modifier with a duration it comes from, -1 for an ability of a card."""
        self.mark = mark
        """The number that identifies this modifier in `Occurrence.used` (710.3)."""


def replacements_of(game: "Kernel", occurrence: Occurrence) -> list[Replacer]:
    """List the replacement modifiers that could still replace *occurrence* (710.3).

    An optional modifier is left out if its instruction can't be carried out (705.2e.i), unless an option of
    the rules offers it anyway (R67). A mandatory modifier is never left out (710.4).
    """
    in_full = game.definitions.options.optional_replacements == "in_full"
    found: list[Replacer] = []
    for card, owner, ability, stamp in game.board().replacements.get(occurrence.kind, ()):
        number = game.definitions.number_of(ability)
        mark = -stamp if stamp >= 0 else mark_of(game.ref(card), number)
        you = holder_of(game, ability, occurrence, card, owner)
        if mark in occurrence.used or you == NO_SEAT:
            continue
        one = Replacer(card, you, ability, stamp, mark)
        if ability.once_per_faceoff and is_used_up(game, mark):
            continue
        if not (ability.optional and in_full) or is_feasible(
            game,
            ability.instead,
            game.definitions.number_of(ability.instead),
            scope_of(game, occurrence, one),
        ):
            found.append(one)
    return found


def holder_of(
    game: "Kernel", ability: Replacement, occurrence: Occurrence, card: CardId, owner: Seat
) -> Seat:
    """Return the player whose replacement *ability* is and who could replace *occurrence*, or NO_SEAT."""
    for you in game.players(owner) if ability.anyone else (owner,):
        if would_replace(game, ability, occurrence, card, you):
            return you
    return NO_SEAT


def is_used_up(game: "Kernel", mark: int) -> bool:
    """Tell whether a modifier that works once per faceoff was used in this one, or there is no faceoff."""
    faceoff = game.state.faceoff
    return faceoff is None or mark in faceoff.once


def scope_of(game: "Kernel", occurrence: Occurrence, one: Replacer) -> Scope:
    """Return the scope of the instruction followed instead: "that card" is the card of *occurrence*."""
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
    """Tell whether *occurrence* would happen to *seat* or to a card that *seat* owns."""
    return occurrence.seat == seat or (occurrence.card >= 0 and game.state.owner[occurrence.card] == seat)


class Group(Frame):
    """A group of simultaneous occurrences; `Replacing` reports to it what was decided for one of them."""

    def happen(self, game: "Kernel", occurrence: Occurrence) -> None:
        """Accept an occurrence that no modifier replaces any more."""
        raise NotImplementedError

    def replace(self, game: "Kernel", one: Replacer, scope: Scope) -> None:
        """Record that a modifier replaces an occurrence; *scope* is for the instruction of the modifier."""
        raise NotImplementedError


class PendingOccurrences(Frame):
    """Occurrences that happen after others: the rest of a list whose first part paused, or a group."""

    __slots__ = ("rest", "together")

    def __init__(self, rest: tuple[Occurrence, ...], together: int = 0) -> None:
        super().__init__()
        self.rest = rest
        self.together = together
        """1 if they happen at once."""

    def data(self) -> tuple[Any, ...]:
        return (self.rest, self.together)

    def forget(self, game: "Kernel", seat: Seat) -> None:
        """Drop the occurrences that concern a player who has left the game."""
        self.rest = tuple([one for one in self.rest if not concerns(game, one, seat)])

    def begin(self, game: "Kernel") -> None:
        game.done()
        if self.together:
            game.together(list(self.rest))
        else:
            game.occur(list(self.rest))


class Replacing(Frame):
    """710.5: the affected player chooses which replacement modifier applies, until none is left.

    Whether an optional modifier ("you may") applies at all is decided by its own controller.
    """

    __slots__ = ("asked", "occurrence", "wanted")

    def __init__(
        self, occurrence: Occurrence, asked: tuple[Seat, ...] = (), wanted: tuple[int, ...] = ()
    ) -> None:
        super().__init__()
        self.occurrence = occurrence
        self.asked = asked
        """Other players who have already decided about their optional modifiers."""
        self.wanted = wanted
        """Marks of the optional modifiers that they chose to apply."""

    def data(self) -> tuple[Any, ...]:
        return (self.occurrence, self.asked, self.wanted)

    def forget(self, game: "Kernel", seat: Seat) -> None:
        """Cancel the occurrence if it concerns a player who has left the game."""
        if concerns(game, self.occurrence, seat):
            self.step = "drop"

    def ask_again(self, game: "Kernel") -> bool:
        """Offer the modifiers that still apply."""
        if self.step != "drop":
            self.step = "begin"
        return True

    def drop(self, game: "Kernel") -> None:
        """Cancel the occurrence; the player it concerns has left."""
        game.done()

    def begin(self, game: "Kernel") -> None:
        """Ask which modifier applies, opponents about their optional ones first, then the affected player.

        An optional modifier can be declined; a single mandatory one applies without a question.
        """
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
        used = [(USE, one.card, game.definitions.number_of(one.ability)) for one in choices]
        options: list[tuple[int, ...]] = list(dict.fromkeys(used))  # equal modifiers are one choice
        if can_decline:
            options.append((NO,))
        game.ask(seat, "replace", options, source=self.occurrence.card, number=self.occurrence.kind)

    def answered(self, game: "Kernel") -> Replacer | None:
        """Return the modifier that was chosen, or None if the player declined."""
        answer = game.state.answer
        if answer[0] == NO:
            return None
        found = replacements_of(game, self.occurrence)
        return next(
            one
            for one in found
            if one.card == answer[1] and game.definitions.number_of(one.ability) == answer[2]
        )

    def offered(self, game: "Kernel") -> None:
        """Record which of their optional modifiers an opponent of the affected player wants to apply."""
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
        """Let the occurrence itself happen; the modifiers that were declined can no longer replace it."""
        declined = replacements_of(game, self.occurrence)
        occurrence = self.occurrence.after(tuple([one.mark for one in declined]))
        game.done()
        group = group_under_way(game)
        if group is None:
            game.happens(occurrence)
        else:
            group.happen(game, occurrence)

    def use(self, game: "Kernel", one: Replacer) -> None:
        """Follow the instruction of the modifier; other modifiers may replace that in turn (710.5b)."""
        game.done()
        faceoff = game.state.faceoff
        if one.ability.once_per_faceoff and faceoff is not None:
            game.state.faceoff = replace(faceoff, once=(*faceoff.once, one.mark))
        scope = scope_of(game, self.occurrence, one)
        group = group_under_way(game)
        if group is not None:
            group.replace(game, one, scope)
            return
        if one.stamp >= 0:
            end_used_once(game, [one.stamp])
        game.push(follow(game.definitions.number_of(one.ability.instead), scope))


def group_under_way(game: "Kernel") -> Group | None:
    """Return the group whose occurrence has just been decided, or None if it was a single occurrence."""
    top = game.top() if game.state.frames else None
    return top if isinstance(top, Group) else None


claims("710.3", "710.4", "710.5a", "R67", replacements_of)
claims("710.5", Replacing.begin)
claims("710.5b", Replacing.use)
