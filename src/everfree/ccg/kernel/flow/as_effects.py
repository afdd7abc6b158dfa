"""Effects that begin with "as ...": follow them just before the occurrence applies (705.2d.i, 706.1a)."""

from typing import TYPE_CHECKING, Any, Final

from everfree.ccg.kernel.flow.replacing import concerns, group_under_way, mark_of
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kinds import ENTERED
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.values.selection import is_heard
from everfree.ccg.language.abilities import As
from everfree.ccg.vocab import PLAY, Ref, Seat, ref

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


def as_effects_of(game: "Kernel", occurrence: Occurrence) -> list[tuple[Ref, Seat, As, int]]:
    """List the "as" effects of *occurrence* that are still to be followed, each with its mark.

    The "as" effects of a card that is entering play are included, although it is not in play yet; their
    source is the card as it will be in play (706.1a).
    """
    found: list[tuple[Ref, Seat, As, int]] = []
    if ALL_FOLLOWED in occurrence.used:
        return found
    state = game.state
    for card, you, ability in game.board().as_it_happens.get(occurrence.kind, ()):
        if is_heard(game, ability.trigger, occurrence, card, you):
            add_unless_followed(game, found, game.ref(card), you, ability, occurrence)
    card = occurrence.card
    if occurrence.kind == ENTERED and state.zone[card] != PLAY:
        for ability in game.printed(card).as_it_happens:
            if is_heard(game, ability.trigger, occurrence, card, occurrence.seat):
                to_be = ref(card, state.incarnation[card] + 1)
                add_unless_followed(game, found, to_be, occurrence.seat, ability, occurrence)
    return found


def add_unless_followed(
    game: "Kernel",
    found: list[tuple[Ref, Seat, As, int]],
    source: Ref,
    you: Seat,
    ability: As,
    occurrence: Occurrence,
) -> None:
    """Add an ability to *found* unless it was already followed for this occurrence."""
    mark = mark_of(source, game.definitions.number_of(ability))
    if mark not in occurrence.used:
        found.append((source, you, ability, mark))


ALL_FOLLOWED: Final = 0
"""The mark of an occurrence whose "as" effects have all been followed; no modifier has this mark."""


class AsItHappens(Frame):
    """Follow the "as" effects of an occurrence one after the other, then let it happen."""

    __slots__ = ("marks", "occurrence")

    def __init__(self, occurrence: Occurrence, marks: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.occurrence = occurrence
        self.marks = marks
        """Marks of the effects found at the beginning; those a card gains meanwhile are ignored (706.1a)."""

    def data(self) -> tuple[Any, ...]:
        return (self.occurrence, self.marks)

    def forget(self, game: "Kernel", seat: Seat) -> None:
        """Cancel the occurrence if it concerns a player who has left the game."""
        if concerns(game, self.occurrence, seat):
            self.step = "drop"

    def drop(self, game: "Kernel") -> None:
        """Cancel the occurrence; the player it concerns has left."""
        game.done()

    def begin(self, game: "Kernel") -> None:
        """706.1a: find the effects to follow, once."""
        self.marks = tuple([mark for *_, mark in as_effects_of(game, self.occurrence)])
        self.step = "follow_next"

    def follow_next(self, game: "Kernel") -> None:
        """Follow the next effect; after the last one, let the occurrence happen."""
        from everfree.ccg.kernel.flow.resolve import follow

        occurrence = self.occurrence
        effects = [one for one in as_effects_of(game, occurrence) if one[3] in self.marks]
        if not effects:
            game.done()
            group = group_under_way(game)
            if group is None:
                game.happens(occurrence.after((ALL_FOLLOWED,)))
            else:
                group.happen(game, occurrence.after((ALL_FOLLOWED,)))
            return
        source, you, ability, mark = effects[0]
        self.occurrence = occurrence.after((mark,))
        that = (game.ref(occurrence.card),) if occurrence.card >= 0 else ()
        scope = Scope(source, you, that, occurrence.seat, occurrence.area, occurrence.amount)
        game.push(follow(game.definitions.number_of(ability.effect), scope))
