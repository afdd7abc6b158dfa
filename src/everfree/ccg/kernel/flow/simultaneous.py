"""Groups of simultaneous occurrences of which some may be replaced or have "as" effects.

801.1: all decisions are made before anything is applied, so each is made against the same state.
"""

from typing import TYPE_CHECKING, Any

from everfree.ccg.kernel.flow.apply import apply_all, end_used_once
from everfree.ccg.kernel.flow.as_effects import AsItHappens, as_effects_of
from everfree.ccg.kernel.flow.replacing import (
    Group,
    Replacer,
    Replacing,
    concerns,
    node_of_mark,
    replacements_of,
    scope_of,
)
from everfree.ccg.kernel.flow.resolve import follow
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.options import CARD, USE
from everfree.ccg.kernel.records import NORMAL, Occurrence, Scope
from everfree.ccg.kernel.registry import DOES, FLOWS, claims
from everfree.ccg.language.abilities import Replacement
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.zones.leaving import PutsFlippedUnderDeck
from everfree.ccg.vocab import NO_SEAT, Seat, card_of

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


def needs_settling(game: "Kernel", occurrence: Occurrence) -> bool:
    """Tell whether *occurrence* may be replaced or has "as" effects."""
    return is_replaceable(game, occurrence) or is_preceded(game, occurrence)


def is_replaceable(game: "Kernel", occurrence: Occurrence) -> bool:
    """Tell whether a replacement modifier applies to *occurrence* (710.3)."""
    return (
        occurrence.mode == NORMAL
        and bool(game.board().replacements.get(occurrence.kind))
        and bool(replacements_of(game, occurrence))
    )


def is_preceded(game: "Kernel", occurrence: Occurrence) -> bool:
    """Tell whether *occurrence* has "as" effects that are still to be followed (706.1a)."""
    return game.definitions.has_as_effects and bool(as_effects_of(game, occurrence))


def in_order(game: "Kernel") -> list[Seat]:
    """801.1: list the players in the order in which they decide.

    The player who last had priority is first; the turn player, if a window is just being opened.
    """
    state = game.state
    return game.players(state.turn_player if state.had_priority == NO_SEAT else state.had_priority)


class Simultaneous(Group):
    """801.1: decide what replaces each occurrence, apply the rest together, then follow the replacements."""

    __slots__ = ("instead", "ready", "spent", "undecided")

    def __init__(
        self,
        undecided: tuple[Occurrence, ...],
        ready: tuple[Occurrence, ...] = (),
        instead: tuple[tuple[int, Scope], ...] = (),
        spent: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.undecided = undecided
        """Occurrences that may still be replaced."""
        self.ready = ready
        """Occurrences that will be applied."""
        self.instead = instead
        """Replacement modifiers whose instructions are still to be followed: number of the ability, scope."""
        self.spent = spent
        """Stamps of the modifiers used here; those for "the next time" end with this group (708.4)."""

    def data(self) -> tuple[Any, ...]:
        return (self.undecided, self.ready, self.instead, self.spent)

    def forget(self, game: "Kernel", seat: Seat) -> None:
        """Drop the occurrences that concern a player who has left, and the instructions they would follow."""
        self.undecided = tuple([one for one in self.undecided if not concerns(game, one, seat)])
        self.ready = tuple([one for one in self.ready if not concerns(game, one, seat)])
        self.instead = tuple([one for one in self.instead if one[1].you != seat])

    def begin(self, game: "Kernel") -> None:
        """710.5: let the next affected player decide what replaces an occurrence."""
        open_ones = [one for one in self.undecided if is_replaceable(game, one)]
        if not open_ones:
            self.ready = (*self.ready, *self.undecided)
            self.undecided = ()
            self.step = "precede"
            return
        order = in_order(game)
        first = min(open_ones, key=lambda one: order.index(affected_by(game, one)))
        self.undecided = tuple([one for one in self.undecided if one is not first])
        game.push(Replacing(first))

    def happen(self, game: "Kernel", occurrence: Occurrence) -> None:
        """Accept an occurrence; a modifier for all of them together that was declined is declined for all."""
        self.ready = (*self.ready, occurrence)
        declined = tuple([mark for mark in occurrence.used if is_for_all(game, mark)])
        if declined:
            self.undecided = tuple([other.after(declined) for other in self.undecided])

    def replace(self, game: "Kernel", one: Replacer, scope: Scope) -> None:
        """Record that a modifier replaces an occurrence; a simple replacement joins the group (710.5b)."""
        effect = one.ability.instead
        if one.stamp >= 0:
            self.spent = (*self.spent, one.stamp)
        if not is_simple(game, effect):
            self.instead = (*self.instead, (game.definitions.number_of(one.ability), scope))
            if one.ability.optional:  # its player can pay for it only once (705.2e.i)
                self.undecided = tuple([other.after((one.mark,)) for other in self.undecided])
            return
        make = DOES[type(effect)].make
        made = [one.after(scope.used) for one in make(game, effect, scope, (), NORMAL)]
        if is_for_all(game, one.mark):
            for other in self.undecided:
                if any(same.mark == one.mark for same in replacements_of(game, other)):
                    theirs = scope_of(game, other, one)
                    made.extend([new.after(theirs.used) for new in make(game, effect, theirs, (), NORMAL)])
                    self.undecided = tuple([left for left in self.undecided if left is not other])
        self.undecided = (*self.undecided, *[one for one in made if game.refusal_of(one) is None])

    def precede(self, game: "Kernel") -> None:
        """706.1a: follow the "as" effects of the next occurrence that has some."""
        for place, one in enumerate(self.ready):
            if is_preceded(game, one):
                self.ready = (*self.ready[:place], *self.ready[place + 1 :])
                game.push(AsItHappens(one))
                return
        self.step = "apply"

    def apply(self, game: "Kernel") -> None:
        """Apply the group; the instructions that replaced other occurrences are followed right after it."""
        ready, instead, spent = list(self.ready), self.instead, list(self.spent)
        game.done()
        if spent:
            end_used_once(game, spent)
        depth = len(game.state.frames)
        if ready:
            apply_all(game, ready)
        if instead and (game.state.frames or not depth):
            game.state.frames.insert(depth, FollowInstead(instead))


def is_for_all(game: "Kernel", mark: int) -> bool:
    """Tell whether a replacement modifier is for all the cards that are put under a deck at once."""
    ability = game.definitions.nodes[node_of_mark(mark)] if mark >= 0 else None
    trigger = ability.trigger if isinstance(ability, Replacement) else None
    return isinstance(trigger, PutsFlippedUnderDeck) and trigger.together


def affected_by(game: "Kernel", occurrence: Occurrence) -> Seat:
    """710.5: return the player *occurrence* affects: the controller of its card, if it has one."""
    card = occurrence.card
    return game.state.controller[card] if card >= 0 else occurrence.seat


def is_simple(game: "Kernel", effect: Effect) -> bool:
    """Tell whether an instruction makes one kind of occurrence for each of its cards and asks nothing."""
    word = type(effect)
    if word in FLOWS or word not in DOES or DOES[word].kind < 0:
        return False
    number = game.definitions.number_of(effect)
    if game.state.seats > 2 and game.definitions.needs_opponent(number):
        return False
    return not game.definitions.choices_in(number)


class FollowInstead(Frame):
    """Follow the instructions that replaced occurrences of a group; each player orders their own (801.1)."""

    __slots__ = ("pending",)

    def __init__(self, pending: tuple[tuple[int, Scope], ...]) -> None:
        super().__init__()
        self.pending = pending

    def data(self) -> tuple[Any, ...]:
        return (self.pending,)

    def forget(self, game: "Kernel", seat: Seat) -> None:
        """Drop the instructions of a player who has left."""
        self.pending = tuple([one for one in self.pending if one[1].you != seat])

    def ask_again(self, game: "Kernel") -> bool:
        """Ask for the order of the remaining instructions."""
        self.step = "begin"
        return True

    def begin(self, game: "Kernel") -> None:
        """801.1: ask the next player which of their instructions comes first."""
        if not self.pending:
            game.done()
            return
        seat = next(one for one in in_order(game) if one in [scope.you for _, scope in self.pending])
        mine = [place for place, (_, scope) in enumerate(self.pending) if scope.you == seat]
        self.step = "chosen"
        game.ask(seat, "order-replacements", [self.option(place) for place in mine])

    def option(self, place: int) -> tuple[int, ...]:
        """Name what is pending by the card it happens to, or else by the card whose text it is."""
        number, scope = self.pending[place]
        if scope.that:
            return (CARD, card_of(scope.that[0]), place)
        return (USE, card_of(scope.source), number, place)

    def chosen(self, game: "Kernel") -> None:
        """Follow the chosen instruction."""
        place = game.state.answer[-1]
        number, scope = self.pending[place]
        self.pending = (*self.pending[:place], *self.pending[place + 1 :])
        self.step = "begin"
        ability = game.definitions.nodes[number]
        assert isinstance(ability, Replacement)
        game.push(follow(game.definitions.number_of(ability.instead), scope))


claims("801.1", in_order)
claims("R72", apply_all)
claims("R73", Simultaneous.replace)
claims("707.2", "801.1", Simultaneous.apply)
claims("710.5", Simultaneous.begin)
