"""Characteristics of cards: computed on demand from printed values and modifiers (507, 708, 711).

`power_parts` explains a power as a list of parts that add up to it.
"""

from typing import TYPE_CHECKING, Final

from everfree.ccg.kernel.cards.faces import Face
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import AMOUNTS, claims
from everfree.ccg.kernel.state import EXHAUSTED, FACE_DOWN
from everfree.ccg.kernel.values.selection import fits, holds, is_on, is_selected
from everfree.ccg.language.abilities import Continuous
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.words.changes.changes import (
    ColouredPower,
    KeepsPower,
    Power,
    PowerBecomes,
    PowerTimes,
)
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import Another, Each, Host, Selector, This
from everfree.ccg.vocab import (
    FLIP,
    NO_CARD,
    PLAY,
    POWER_COUNTER,
    PROBLEM,
    STUBBORN_BIT,
    CardId,
    Colour,
    Ref,
    Seat,
    card_of,
)

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


class Part:
    """One part of a number that is explained as a sum: its source and how much it adds."""

    __slots__ = ("amount", "source", "what")

    def __init__(self, what: str, amount: int, source: CardId) -> None:
        self.what = what
        """Key of its message: "printed", "modifier", "flip" ..."""
        self.amount = amount
        self.source = source
        """The card it comes from; NO_CARD for a rule."""

    def worth(self, amount: int) -> "Part":
        """Return a copy with another amount."""
        other = Part("printed", amount, self.source)
        other.what = self.what
        return other


def amount_of(
    game: "Kernel", amount: int | Node, source: CardId, you: Seat, scope: Scope | None = None
) -> int:
    """Return an amount of a text on *source*: a fixed one, one computed earlier (712.2), or its value now."""
    if isinstance(amount, int):
        return amount
    assert isinstance(amount, Amount)
    if scope is not None and scope.settled:
        number = game.definitions.number_of(amount)
        for one, value in scope.settled:
            if one == number:
                return value
    return AMOUNTS[type(amount)](game, amount, source, you, scope)


def settled(game: "Kernel", amounts: tuple[Amount, ...], scope: Scope) -> Scope:
    """712.2: return a scope with the amounts of a triggered effect computed now, not when it is processed."""
    source = card_of(scope.source)
    counted = tuple(
        [(game.definitions.number_of(one), amount_of(game, one, source, scope.you, scope)) for one in amounts]
    )
    return scope.settling(counted)


def touching(game: "Kernel", card: CardId) -> list[tuple[CardId, Continuous]]:
    """List the continuous abilities that change *card*'s power now."""
    board = game.board()
    found: list[tuple[CardId, Continuous]] = []
    for source, ability in board.on_card.get(card, ()):
        if (ability.condition is None and not game.asking) or applies_to(game, card, source, ability):
            found.append((source, ability))
    for source, ability in board.on_many:
        if applies_to(game, card, source, ability):
            found.append((source, ability))
    return found


def applies_to(game: "Kernel", card: CardId, source: CardId, ability: Continuous) -> bool:
    """Tell whether an ability changes the power of *card* now.

    An ability that looks at powers is left out while it is itself being evaluated (711.5).
    """
    you = game.state.controller[source]
    asks = game.definitions.asks_about_power(ability)
    asked = (source, game.definitions.number_of(ability)) if asks else NOT_ASKED
    if asks:
        if asked in game.asking or len(game.asking) >= MAX_NESTED:
            return False
        game.asking.append(asked)
    answer = is_meant(game, ability.of, card, source, you) and (
        ability.condition is None or holds(game, ability.condition, source, you)
    )
    if asks:
        game.asking.pop()
    return answer


def is_meant(game: "Kernel", of: Selector, card: CardId, source: CardId, you: Seat) -> bool:
    """Tell whether a continuous ability means *card*; described cards must be in the described zone."""
    if isinstance(of, Each):
        described = of.description
        return described.zone == game.state.zone[card] and fits(game, described, card, source, you, None)
    return isinstance(of, (This, Host)) or is_selected(game, of, card, source, you)


NOT_ASKED: Final = (NO_CARD, -1)
MAX_NESTED: Final = 2
"""Depth limit for abilities that look at powers; a dozen nested ones would be evaluated millions of times."""


def amount_added(game: "Kernel", source: CardId, ability: Continuous, amount: int | Node) -> int:
    """Return what an ability adds; one that looks at powers leaves itself out of them (711.5)."""
    if isinstance(amount, int):
        return amount
    asked = (source, game.definitions.number_of(ability))
    if asked in game.asking or len(game.asking) >= MAX_NESTED:
        return 0
    game.asking.append(asked)
    number = amount_of(game, amount, source, game.state.controller[source])
    game.asking.pop()
    return number


def times_on(game: "Kernel", card: CardId, source: CardId, ability: Continuous) -> int:
    """Return how many times an ability of *source* applies to *card*.

    A stack of tokens has the ability once for each token; a token does not count as "another" for itself.
    """
    count = game.count_of(source)
    if card != source or count == 1:
        return count
    if isinstance(ability.of, This):
        return 1
    others = isinstance(ability.of, Each) and any(
        isinstance(test, Another) for test in ability.of.description.tests
    )
    return count - 1 if others else count


CHANGED_IN: Final = (PLAY, FLIP)
"""The zones in which continuous abilities change the power of cards."""


def power_of(game: "Kernel", card: CardId) -> int:
    """Return the power of *card*, which may be negative (R34); face-down cards have 0 (505.1b)."""
    state = game.state
    if state.marks[card] & FACE_DOWN:
        return 0
    face = game.face(card)
    power = face.power
    for change in power_changes(game, card, face):
        power = change.applied_to(power)
    return power


def power_parts(game: "Kernel", card: CardId) -> list[Part]:
    """Return the parts that add up to `power_of`; one that sets the power offsets all before it (711.3)."""
    state = game.state
    if state.marks[card] & FACE_DOWN:
        return []
    face = game.face(card)
    power = face.power
    parts = [Part("printed", face.power, card)]
    for change in power_changes(game, card, face):
        before, power = power, change.applied_to(power)
        if change.is_counter:
            parts.append(Part("counter", power - before, change.source))
        else:
            parts.append(Part("modifier", power - before, change.source))
    return parts


class PowerChange:
    """One change of a power: multiply it by a factor, then add an amount."""

    __slots__ = ("amount", "factor", "is_counter", "is_given", "keeps", "place", "sets", "source", "stamp")

    def __init__(
        self,
        amount: int,
        source: CardId,
        stamp: int,
        *,
        factor: int = 1,
        sets: bool = False,
        keeps: bool = False,
        is_counter: bool = False,
    ) -> None:
        self.amount = amount
        self.source = source
        self.stamp = stamp
        """711.3a: when it started to apply."""
        self.factor = 0 if sets else factor
        self.sets = sets
        """Whether it sets the power, whatever that was before."""
        self.keeps = keeps
        """Whether its ability also says that power can't be gained or lost."""
        self.is_counter = is_counter
        self.is_given = False
        """Whether it comes from a granted ability; these apply after others with the same timestamp."""
        self.place = 0
        """Printed position of its ability, which decides between equal timestamps."""

    def applied_to(self, power: int) -> int:
        return power * self.factor + self.amount


NO_CHANGES: Final[list[PowerChange]] = []
"""The shared empty result of `power_changes`; never changed."""


def power_changes(game: "Kernel", card: CardId, face: Face) -> list[PowerChange]:
    """List what changes the power of a face-up card, in the order in which it applies (711.3).

    Problems have no power that a text could change (202.2). Continuous abilities and counters change powers
    only in some zones, modifiers with a duration everywhere.
    """
    state = game.state
    is_changed = state.zone[card] in CHANGED_IN
    if face.type == PROBLEM or not (is_changed or state.modifiers):
        return NO_CHANGES
    board = game.board()
    found: list[PowerChange] = []
    if is_changed:
        if card in board.on_card or board.on_many:
            for source, ability in touching(game, card):
                _add_changes(game, card, source, ability, found)
        for one in state.counters:
            if one[0] == card and power_in(one[1]):
                found.append(PowerChange(power_in(one[1]) * one[2], card, one[3], is_counter=True))
    if state.modifiers:
        _add_modifiers(game, card, found)
    if not board.sets_power:
        return found
    found.sort(key=lambda one: (one.stamp, one.is_given, one.place))
    return _kept(found)


def _add_changes(
    game: "Kernel", card: CardId, source: CardId, ability: Continuous, found: list[PowerChange]
) -> None:
    """Add what one continuous ability does to the power of *card*."""
    is_ordered = game.board().sets_power
    keeps = is_ordered and any(isinstance(change, KeepsPower) for change in ability.changes)
    stamp = game.state.stamps[source]
    for change in ability.changes:
        if isinstance(change, PowerBecomes):
            amount = amount_added(game, source, ability, change.amount)
            one = PowerChange(amount, source, stamp, sets=True, keeps=keeps)
        elif isinstance(change, (Power, ColouredPower)):
            amount = amount_added(game, source, ability, change.amount)
            one = PowerChange(amount * times_on(game, card, source, ability), source, stamp, keeps=keeps)
        elif isinstance(change, PowerTimes):
            one = PowerChange(0, source, stamp, factor=change.times, keeps=keeps)
        elif isinstance(change, KeepsPower):
            one = PowerChange(0, source, stamp, keeps=keeps)
        else:
            continue
        if is_ordered:
            _set_order(game, ability, one)
        found.append(one)


def _set_order(game: "Kernel", ability: Continuous, change: PowerChange) -> None:
    """Fill in what decides when a change applies; an ability that was granted exists since then (711.3a)."""
    given = game.board().granted.get((change.source, game.definitions.number_of(ability)), -1)
    if given >= 0:
        change.stamp = given
        change.is_given = True
    change.place = place_of(game, change.source, ability)


def _add_modifiers(game: "Kernel", card: CardId, found: list[PowerChange]) -> None:
    """Add what modifiers with a duration do to the power of *card* (708.2), which may be a flipped card."""
    reference: Ref = game.ref(card)
    nodes = game.definitions.nodes
    for modifier in game.state.modifiers:
        if reference not in modifier.targets:
            continue
        node = nodes[modifier.change]
        if not isinstance(node, POWER_CHANGES) or not is_on(game, modifier):
            continue
        source = card_of(modifier.source)
        if isinstance(node, PowerTimes):
            found.append(PowerChange(0, source, modifier.stamp, factor=node.times))
        elif isinstance(node, KeepsPower):
            found.append(PowerChange(0, source, modifier.stamp, keeps=True))
        else:
            sets = isinstance(node, PowerBecomes)
            found.append(PowerChange(modifier.amount, source, modifier.stamp, sets=sets))


POWER_CHANGES: Final = (Power, ColouredPower, PowerBecomes, PowerTimes, KeepsPower)


def _kept(changes: list[PowerChange]) -> list[PowerChange]:
    """104.2: if an ability says that power can't be gained or lost, keep only what sets it, that one last."""
    if not any(one.keeps for one in changes):
        return changes
    setting = [one for one in changes if one.sets]
    return [*[one for one in setting if not one.keeps], *[one for one in setting if one.keeps]]


def power_in(counter: str) -> int:
    """519.4: return what one counter of this name adds to a power."""
    if counter == POWER_COUNTER:
        return 1
    return 0


def place_of(game: "Kernel", source: CardId, ability: Continuous) -> int:
    """Return the printed position of an ability on its card, which decides between equal timestamps."""
    for place, one in enumerate(game.face(source).continuous):
        if one is ability:
            return place
    return 0


def colours_of(game: "Kernel", card: CardId) -> int:
    """Return the colours of *card* as bits; face-down cards have none (505.1b)."""
    return 0 if game.state.marks[card] & FACE_DOWN else game.face(card).colours


def traits_of(game: "Kernel", card: CardId) -> tuple[str, ...]:
    """Return the traits of *card*; face-down cards have none (505.1a)."""
    return () if game.state.marks[card] & FACE_DOWN else game.face(card).traits


def keywords_of(game: "Kernel", card: CardId) -> int:
    """Return the keywords of *card* as bits, printed and granted; face-down cards have none (505.1a)."""
    return 0 if game.state.marks[card] & FACE_DOWN else game.face(card).keywords


def cost_of(game: "Kernel", card: CardId) -> int:
    """Return the printed cost of *card*; 0 for a token, whatever it copies (521.1, 520.2)."""
    return 0 if game.is_token(card) else game.definition(card).cost


def is_exhausted(game: "Kernel", card: CardId) -> bool:
    """Tell whether *card* has an exhaustion counter (503.1)."""
    return game.state.marks[card] & EXHAUSTED != 0


def contributes(game: "Kernel", card: CardId) -> bool:
    """Tell whether *card*'s power counts in faceoffs and confronting (503.5, glossary: Stubborn)."""
    marks = game.state.marks[card]
    if marks & FACE_DOWN:
        return False
    return not marks & EXHAUSTED or keywords_of(game, card) & STUBBORN_BIT != 0


def contribution_of(game: "Kernel", card: CardId) -> int:
    """Return the power *card* adds to a total, never below zero (R34)."""
    if not contributes(game, card):
        return 0
    power = power_of(game, card)
    return power if power > 0 else 0


def characters_of(game: "Kernel", seat: Seat) -> list[CardId]:
    """List the characters a player controls, frightened ones included."""
    return game.board().characters[seat]


def colour_power_of(game: "Kernel", seat: Seat, colour: Colour | int) -> int:
    """Return a player's power of a colour; exhausted characters count (507.3, R55)."""
    total = 0
    state = game.state
    stacks = state.token_stacks
    marks = state.marks
    for card in game.board().characters[seat]:
        if not marks[card] & FACE_DOWN and game.face(card).colours & colour:
            power = power_of(game, card)
            if power > 0:
                total += power * game.count_of(card) if stacks else power
    return total


claims("507.1", power_of)
claims("708.3a", touching)
claims("R34", contribution_of)
claims("104.2", _kept)
