"""What is done as something happens, before it has happened (705.2d.i, 706.1a)."""

from typing import TYPE_CHECKING, Any

from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kinds import ENTERED
from everfree.ccg.kernel.meanings import LISTENS
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.replacing import concerns
from everfree.ccg.language.abilities import As
from everfree.ccg.vocab import PLAY, Ref, Seat, ref

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


def early_effects_of(game: "Kernel", occurrence: Occurrence) -> list[tuple[Ref, Seat, As, int]]:
    """List what must be done before *occurrence* and is not done yet, each with the mark it leaves.

    A card that enters play has a say in how: what it does as it enters counts as its own in play already,
    and is looked at once (706.1a).
    """
    found: list[tuple[Ref, Seat, As, int]] = []
    if LOOKED_AT in occurrence.used:
        return found
    state = game.state
    for card, you, ability in game.board().as_it_happens.get(occurrence.kind, ()):
        if LISTENS[type(ability.trigger)].fits(game, ability.trigger, occurrence, card, you):
            note(game, found, game.ref(card), you, ability, occurrence)
    card = occurrence.card
    if occurrence.kind == ENTERED and state.zone[card] != PLAY:
        for ability in game.printed(card).as_it_happens:
            listener = LISTENS[type(ability.trigger)]
            if ENTERED in listener.kinds and listener.fits(
                game, ability.trigger, occurrence, card, occurrence.seat
            ):
                to_be = ref(card, state.incarnation[card] + 1)
                note(game, found, to_be, occurrence.seat, ability, occurrence)
    return found


def note(
    game: "Kernel",
    found: list[tuple[Ref, Seat, As, int]],
    source: Ref,
    you: Seat,
    ability: As,
    occurrence: Occurrence,
) -> None:
    """Add an ability unless it was followed for this very occurrence."""
    mark = source * 100_000 + game.cast.number_of(ability)
    if mark not in occurrence.used:
        found.append((source, you, ability, mark))


LOOKED_AT = 0
"""The mark of an occurrence whose early effects are all done; no modifier has it."""


class AsItHappens(Frame):
    """Follow what comes before an occurrence, one text after the other, then let it happen."""

    __slots__ = ("marks", "occurrence")

    def __init__(self, occurrence: Occurrence, marks: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.occurrence = occurrence
        self.marks = marks
        """Those of the texts that are followed: what a card gains by one of them comes too late (706.1a)."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.occurrence, self.marks)

    def forget(self, game: "Kernel", seat: Seat) -> None:
        """What would have happened to them does not."""
        if concerns(game, self.occurrence, seat):
            self.step = "drop"

    def drop(self, game: "Kernel") -> None:
        """Let it be: whom it would happen to has left the game."""
        game.done()

    def begin(self, game: "Kernel") -> None:
        """706.1a: look once which texts there are."""
        self.marks = tuple([mark for *_, mark in early_effects_of(game, self.occurrence)])
        self.step = "follow_next"

    def follow_next(self, game: "Kernel") -> None:
        """Follow the next text."""
        from everfree.ccg.kernel.following import follow

        occurrence = self.occurrence
        effects = [one for one in early_effects_of(game, occurrence) if one[3] in self.marks]
        if not effects:
            game.done()
            game.happens(occurrence.after((LOOKED_AT,)))
            return
        source, you, ability, mark = effects[0]
        self.occurrence = occurrence.after((mark,))
        that = (game.ref(occurrence.card),) if occurrence.card >= 0 else ()
        scope = Scope(source, you, that, occurrence.seat, occurrence.area, occurrence.amount)
        game.push(follow(game.cast.number_of(ability.effect), scope))
