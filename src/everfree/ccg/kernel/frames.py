"""Flow as data: a procedure of the rules is a frame, and the frames under way are a stack in the state.

A frame class has a method for each of its steps; `step` holds the *name* of the next one, because a
callable may never enter a state. A step changes the state and may push frames, ask a question or let
occurrences happen; each of these is the last thing it does, since it may pause.
"""

from typing import TYPE_CHECKING, Any

from everfree.ccg.vocab import NO_SEAT, Ref, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.blind import Chance
    from everfree.ccg.kernel.kernel import Kernel
    from everfree.ccg.kernel.records import Occurrence

FRAMES: "dict[str, type[Frame]]" = {}
"""Every procedure by its class name."""


class Frame:
    """A procedure under way; its locals are integers, tuples and records."""

    __slots__ = ("step",)

    def __init__(self) -> None:
        self.step = "begin"

    def __init_subclass__(cls) -> None:
        """Enter the procedure into `FRAMES`."""
        FRAMES[cls.__name__] = cls

    def data(self) -> tuple[Any, ...]:
        """Give the arguments that make an equal frame, apart from its step."""
        return ()

    def can_open_window(self) -> bool:
        """Tell whether the turn player may open a priority window with an action here (510.3)."""
        return False

    def player(self) -> Seat:
        """Give whose doing this is, to stop when that player leaves the game; NO_SEAT for the game's own."""
        return NO_SEAT

    def forget(self, game: "Kernel", seat: Seat) -> None:
        """Go on without a player who has left the game."""

    def speak_of(self, cards: tuple[Ref, ...], controller: Seat) -> None:
        """Let the text that goes on here call these cards "that card"; other procedures have none.

        Where the text has named no player, *controller*, whose the first card is, is "that player".
        """

    def follow(self, before: Ref, now: Ref) -> None:
        """Go on to mean a card that this text has put into another zone (410.6a)."""

    def ask_again(self, game: "Kernel") -> bool:
        """Go back to the step that asks, as the table has changed; False where options are just left out."""
        return False

    def hopes_for(self, occurrence: "Occurrence") -> bool:
        """Tell whether this procedure waits to see that this happens."""
        return False

    def note(self, occurrence: "Occurrence") -> None:
        """Take note that what was hoped for has happened."""

    def imagined(self, game: "Kernel", viewer: Seat, chance: "Chance") -> "Frame":
        """Give this procedure as *viewer* may imagine it: what others chose in secret is chosen anew."""
        return self

    def begin(self, game: "Kernel") -> None:
        """Do the first step."""
        raise NotImplementedError

    def copy(self) -> "Frame":
        """Give an equal frame that can go its own way."""
        other: Frame = type(self)(*self.data())
        other.step = self.step
        return other
