"""Control flow as data: each running procedure of the rules is a frame on a stack in the state.

A frame class has a method for each of its steps; `step` holds the *name* of the next one, because a
callable may never enter a state. A step changes the state and may push frames, ask a question or let
occurrences happen. Since each of these may pause the game, it must be the last thing a step does.
"""

from typing import TYPE_CHECKING, Any, Final

from everfree.ccg.vocab import NO_REF, NO_SEAT, AreaId, CardId, Ref, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel
    from everfree.ccg.kernel.records import Occurrence
    from everfree.ccg.kernel.seats.determinize import Chance

FRAMES: "Final[dict[str, type[Frame]]]" = {}
"""Every frame class by its name."""


class Frame:
    """A running procedure; its attributes are integers, strings, tuples and records."""

    __slots__ = ("step",)

    def __init__(self) -> None:
        self.step = "begin"

    def __init_subclass__(cls) -> None:
        """Register the class in `FRAMES`."""
        FRAMES[cls.__name__] = cls

    def data(self) -> tuple[Any, ...]:
        """Return the constructor arguments of an equal frame; its step is not included."""
        return ()

    def can_open_window(self) -> bool:
        """Tell whether the turn player may open a priority window with an action here (510.3)."""
        return False

    def still_to_choose(self, game: "Kernel") -> int:
        """Return how many cards the open choice of this procedure wants, one question after the other."""
        return 1

    def player(self) -> Seat:
        """Return the player who carries this out, NO_SEAT for the game; it stops when that player leaves."""
        return NO_SEAT

    def text(self) -> int:
        """Return the number of the instruction or ability whose text is carried out here, -1 for none."""
        return -1

    def teller(self) -> Ref:
        """Return the card whose text is carried out here, NO_REF for none."""
        return NO_REF

    def targets(self) -> tuple[CardId, ...]:
        """List the cards that were chosen for this text or that it speaks of."""
        return ()

    def forget(self, game: "Kernel", seat: Seat) -> None:
        """Drop from this procedure what concerns a player who has left the game."""

    def speak_of(self, cards: tuple[Ref, ...], controller: Seat) -> None:
        """Make *cards* "that card" for the rest of this text; frames that are no text ignore it.

        If the text has no "that player" yet, it is *controller*, who controls the first card.
        """

    def point_to(self, area: AreaId) -> None:
        """Make *area* "there" for the rest of this text; frames that are no text ignore it."""

    def count_on(self, number: int) -> None:
        """Make *number* "that many" for the rest of this text; frames that are no text ignore it."""

    def turn_to(self, player: Seat) -> None:
        """Make *player* "that player" for the rest of this text; frames that are no text ignore it."""

    def follow(self, before: Ref, now: Ref) -> None:
        """Keep referring to a card that has changed its zone, from *before* to *now* (410.6a)."""

    def ask_again(self, game: "Kernel") -> bool:
        """Go back to the step that asks the open question, because a player has left the game.

        Return False if this frame can't; options that are no longer possible are then removed instead.
        """
        return False

    def awaits(self, occurrence: "Occurrence") -> bool:
        """Tell whether this frame must be notified of *occurrence* (`note`)."""
        return False

    def note(self, occurrence: "Occurrence") -> None:
        """Record that an occurrence this frame awaits has happened."""

    def imagined(self, game: "Kernel", viewer: Seat, chance: "Chance") -> "Frame":
        """Return this frame for a determinized game: secret choices of others than *viewer* are resampled."""
        return self

    def begin(self, game: "Kernel") -> None:
        raise NotImplementedError

    def copy(self) -> "Frame":
        """Return an equal frame that is independent of this one."""
        other: Frame = type(self)(*self.data())
        other.step = self.step
        return other
