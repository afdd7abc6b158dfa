"""Layers: apply continuous modifiers that change what cards are, by timestamp and dependency (711).

Only changes of abilities, types, traits and colours are applied here, those of cards in play and those of
modifiers with a duration. Powers and costs are computed afterwards from the resulting faces (ADR 6).

A change depends on another if it would affect other cards, or affect them differently, once that other one is
applied (711.3b). `shape` finds dependencies by trial: it applies the changes by timestamp and starts again
whenever it discovers a new dependency.
"""

from typing import TYPE_CHECKING, Any, Final

from everfree.ccg.kernel.records import Modifier
from everfree.ccg.kernel.registry import SHAPES, claims
from everfree.ccg.kernel.state import FACE_DOWN
from everfree.ccg.kernel.values.board import Board, index_powers
from everfree.ccg.kernel.values.selection import cards_of, holds, is_on
from everfree.ccg.language.abilities import Continuous
from everfree.ccg.language.words.changes.becoming import HasAbilities, LosesAbilities
from everfree.ccg.language.words.changes.changes import Change, HasKeyword
from everfree.ccg.language.words.selectors.selectors import Each, Host, This
from everfree.ccg.vocab import NO_CARD, PLAY, CardId, Seat, card_of

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

Reading = tuple[tuple[CardId, Any], ...]
"""What a change would do now: the cards it affects, and for each the value given to `Shaping.make`."""
Name = tuple[int, int, int]
"""Identifies a change from one pass to the next: card, number of its node, stamp of its modifier or -1."""


class ShapingChange:
    """One change of one continuous modifier, either of a card in play or with a duration."""

    __slots__ = (
        "ability",
        "change",
        "giver",
        "had_effect",
        "modifier",
        "name",
        "place",
        "reading",
        "source",
        "stamp",
        "you",
    )

    def __init__(
        self,
        change: Change,
        name: Name,
        you: Seat,
        stamp: int,
        place: int = 0,
        ability: Continuous | None = None,
        modifier: Modifier | None = None,
    ) -> None:
        self.change = change
        self.name = name
        self.source = CardId(name[0])
        self.you = you
        self.stamp = stamp
        """711.3a: when it was created."""
        self.place = place
        """Its position among the changes printed on one card."""
        self.ability = ability
        self.modifier = modifier
        self.giver: ShapingChange | None = None
        """The change that gave its card this ability, if it is not printed there."""
        self.had_effect = False
        """Whether it affected any card when it was applied."""
        self.reading: Reading = ()
        """What it would do in the state after the latest applied change."""

    def sort_key(self) -> tuple[int, int]:
        """711.3: return the sort key of modifiers: timestamp, then printed position."""
        return (self.stamp, self.place)

    def names_with_givers(self) -> list[Name]:
        """Return the name of the change, then those of the changes that gave its ability, directly or not."""
        return [self.name] if self.giver is None else [self.name, *self.giver.names_with_givers()]


Dependencies = list[tuple[Name, Name]]
"""Pairs of changes: the first depends on the second and is applied after it."""


MAX_RESTARTS: Final = 24
"""Limit of restarts: texts that give each other abilities in a cycle would need thousands of them."""


def shape(game: "Kernel", board: Board, cards: list[CardId], modifiers: list[Modifier]) -> bool:
    """Apply every shaping change once, filling `board.shapes` and `board.granted`.

    Return True if the result is steady: it stays valid until a card enters, leaves, is turned or attached.
    Otherwise enter in the board whether it stays valid until something happens to a card in play.

    Changes are applied in order of timestamps. When a change turns out to depend on a later one, the
    dependency is recorded and everything is applied again from the start. Dependencies on changes that
    affected no card are dropped, once. A card that has the same change twice applies it once, so that cards
    that give each other abilities do not loop.
    """
    before = dict(board.shapes)
    dependencies: Dependencies = []
    has_dropped_stale = False
    passes = 0
    while True:
        passes += 1
        is_last_pass = passes > MAX_RESTARTS
        applied: list[ShapingChange] = []
        found = apply_all(game, board, cards, modifiers, dependencies, applied, is_last_pass)
        if not found:
            idle = [shaper.name for shaper in applied if not shaper.had_effect]
            stale = [one for one in dependencies if one[1] in idle]
            if not stale or has_dropped_stale or is_last_pass:
                board.follows_cards = all(follows_cards(game, shaper) for shaper in applied)
                return all(is_steady(shaper) for shaper in applied)
            has_dropped_stale = True  # only once: in a cycle the same dependencies would return for ever
            dependencies = [one for one in dependencies if one not in stale]
        dependencies.extend(found)
        board.shapes = dict(before)
        board.granted.clear()


def apply_all(
    game: "Kernel",
    board: Board,
    cards: list[CardId],
    modifiers: list[Modifier],
    dependencies: Dependencies,
    applied: list[ShapingChange],
    is_last_pass: bool,
) -> Dependencies:
    """Apply the changes in the order known so far; stop and return the new dependencies when some are found.

    In the last pass they are ignored and every change is applied.
    """
    pending = [shaper for card in cards for shaper in changes_on(game, card)]
    pending.extend(changes_by(game, modifiers))
    while pending:
        shaper = next_change(pending, dependencies)
        pending.remove(shaper)
        reading = reading_of(game, shaper)
        shaper.had_effect = bool(reading)
        shaper.reading = reading
        if shaper.had_effect:
            changed = apply(game, board, reading, shaper)
            for card in changed:
                known = [one.name for one in [*pending, *applied, shaper]]
                pending.extend(changes_given(game, card, shaper, known))
            movable = applied if changed else [one for one in applied if can_be_moved(game, one, shaper)]
            found = new_dependencies(game, movable, shaper, dependencies)
            if found and not is_last_pass:
                return found
            if changed or can_be_moved(game, shaper, shaper):
                shaper.reading = reading_of(game, shaper)
        applied.append(shaper)
    return []


def is_steady(shaper: ShapingChange) -> bool:
    """Tell whether a change does the same until a card enters, leaves, is turned or attached.

    Other changes matter to it only if they give or take continuous abilities, its own among them.
    """
    if not SHAPES[type(shaper.change)].is_steady:
        return False
    if shaper.ability is not None:
        return shaper.ability.condition is None and isinstance(shaper.ability.of, (This, Host))
    return shaper.modifier is None or shaper.modifier.condition < 0


ABILITIES_ALONE: Final = (HasAbilities, HasKeyword, LosesAbilities)
"""Changes that leave types, traits and colours as they are; of one face they make the same in every state."""


def can_be_moved(game: "Kernel", one: ShapingChange, by: ShapingChange) -> bool:
    """Tell whether *one* may do something else after *by*, which has left all continuous abilities alone."""
    if is_steady(one):
        return False
    if not isinstance(by.change, ABILITIES_ALONE) or not SHAPES[type(one.change)].is_steady:
        return True
    return one.ability is None or not game.definitions.is_blind_to_abilities(one.ability)


def follows_cards(game: "Kernel", shaper: ShapingChange) -> bool:
    """Tell whether a change does the same until something happens to a card in play."""
    if not SHAPES[type(shaper.change)].is_steady:
        return False
    definitions = game.definitions
    if shaper.ability is not None:
        texts = [one for one in (shaper.ability.condition, shaper.ability.of) if one is not None]
        return all(definitions.asks_about_cards_in_play(one) for one in texts)
    modifier = shaper.modifier
    if modifier is None or modifier.condition < 0:
        return True
    return definitions.asks_about_cards_in_play(definitions.nodes[modifier.condition])


def changes_on(game: "Kernel", card: CardId) -> list[ShapingChange]:
    """List the shaping changes of the abilities that a card in play has now."""
    state = game.state
    found: list[ShapingChange] = []
    place = 0
    for ability in game.face(card).continuous:
        for change in ability.changes:
            place += 1
            if type(change) in SHAPES:
                name = (card, game.definitions.number_of(change), -1)
                found.append(
                    ShapingChange(change, name, state.controller[card], state.stamps[card], place, ability)
                )
    return found


def changes_given(
    game: "Kernel", card: CardId, giver: ShapingChange, known: list[Name]
) -> list[ShapingChange]:
    """List the changes that *card* has now because of *giver*; they exist only since then (711.3a)."""
    given = [one for one in changes_on(game, card) if one.name not in known]
    for one in given:
        one.giver = giver
        one.stamp = max(one.stamp, giver.stamp)
    return given


def changes_by(game: "Kernel", modifiers: list[Modifier]) -> list[ShapingChange]:
    """List the shaping changes of modifiers with a duration."""
    found: list[ShapingChange] = []
    for modifier in modifiers:
        node = game.definitions.nodes[modifier.change]
        if isinstance(node, Change):
            name = (card_of(modifier.source), modifier.change, modifier.stamp)
            found.append(ShapingChange(node, name, modifier.seat, modifier.stamp, modifier=modifier))
    return found


def next_change(pending: list[ShapingChange], dependencies: Dependencies) -> ShapingChange:
    """711.4, 711.5: return the earliest change that depends on no other pending one, cycles aside."""
    if not dependencies:
        return min(pending, key=ShapingChange.sort_key)
    names = [shaper.name for shaper in pending]
    needed = {name: all_dependencies(name, names, dependencies) for name in names}
    free = [one for one in pending if all(one.name in needed[other] for other in needed[one.name])]
    return min(free, key=ShapingChange.sort_key)


def all_dependencies(name: Name, names: list[Name], dependencies: Dependencies) -> list[Name]:
    """List which of *names* a change depends on, directly or through others."""
    found: list[Name] = []
    open_names = [name]
    while open_names:
        one = open_names.pop()
        for dependent, other in dependencies:
            if dependent == one and other in names and other not in found:
                found.append(other)
                open_names.append(other)
    return found


def new_dependencies(
    game: "Kernel", applied: list[ShapingChange], shaper: ShapingChange, known: Dependencies
) -> Dependencies:
    """711.3b: return the new dependencies: earlier changes that do something else after *shaper*."""
    found: Dependencies = []
    for one in applied:
        reading = reading_of(game, one)
        if reading != one.reading:
            one.reading = reading
            found.extend(
                [(one.name, other) for other in shaper.names_with_givers() if (one.name, other) not in known]
            )
    return found


def reading_of(game: "Kernel", shaper: ShapingChange) -> Reading:
    """Return what *shaper* would do now; nothing if its card has lost the ability."""
    state = game.state
    source, you = shaper.source, shaper.you
    ability = shaper.ability
    cards: list[CardId]
    if asks_about_power(game, shaper):
        index_powers(game, game.board())
    if ability is not None:
        if not any(one is ability for one in game.face(source).continuous):
            return ()
        if not holds(game, ability.condition, source, you):
            return ()
        if isinstance(ability.of, This):
            cards = [source]
        elif isinstance(ability.of, Host):
            cards = [state.host[source]] if state.host[source] != NO_CARD else []
        elif isinstance(ability.of, Each):
            cards = cards_of(game, ability.of.description, source, you, None)
        else:
            cards = []
    else:
        modifier = shaper.modifier
        assert modifier is not None
        if not is_on(game, modifier):
            return ()
        cards = [card_of(one) for one in modifier.targets if game.is_current(one)]
    shaping = SHAPES[type(shaper.change)]
    modifier = shaper.modifier if shaping.is_numbered else None
    return tuple(
        [
            (
                card,
                shaping.read(game, shaper.change, card, source, you) if modifier is None else modifier.amount,
            )
            for card in cards
            if state.zone[card] == PLAY and not state.marks[card] & FACE_DOWN
        ]
    )


def asks_about_power(game: "Kernel", shaper: ShapingChange) -> bool:
    """Tell whether a change must look at powers to decide what it does."""
    definitions = game.definitions
    if shaper.ability is not None:
        return definitions.asks_about_power(shaper.ability)
    modifier = shaper.modifier
    assert modifier is not None
    return modifier.condition >= 0 and definitions.asks_about_power(definitions.nodes[modifier.condition])


def apply(game: "Kernel", board: Board, reading: Reading, shaper: ShapingChange) -> list[CardId]:
    """Change the faces of the cards in *reading*; list those whose continuous abilities have changed."""
    make = SHAPES[type(shaper.change)].make
    is_fixed = isinstance(shaper.change, ABILITIES_ALONE)
    changed: list[CardId] = []
    for card, payload in reading:
        before = game.face(card)
        known = game.definitions.changed_faces.get((id(before), shaper.name[1])) if is_fixed else None
        if known is None or known[0] is not before:
            after = make(before, payload)
            if is_fixed:
                game.definitions.keep_face(before, shaper.name[1], after)
        else:
            after = known[1]
        board.shapes[card] = after
        if after.continuous != before.continuous:
            changed.append(card)
            for ability in after.continuous:
                if not any(ability is one for one in before.continuous):
                    given = (card, game.definitions.number_of(ability))
                    board.granted[given] = max(game.state.stamps[card], shaper.stamp)
    return changed


claims("711.3", "711.3a", shape)
claims("711.4", "711.5", next_change)
claims("711.3b", new_dependencies)
