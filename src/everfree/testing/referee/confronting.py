"""Compute who can confront which Problem by trying every choice of colours and every split of power."""

from collections.abc import Iterator
from itertools import combinations, product

from everfree.ccg.language.abilities import Ability, EachPlayerHas, Standing
from everfree.ccg.language.card import WILD, Need
from everfree.ccg.language.terms import A_PLAYER, PROBLEMS_CONFRONTED, YOU, Who
from everfree.ccg.language.words.changes.changes import ConfrontNeeds, Law
from everfree.ccg.language.words.faceoffs.faceoffs import CantHelpConfront
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.language.words.laws.confronting import ContributeAtMost, DoesntPrevent
from everfree.ccg.language.words.laws.limits import TurnLimit
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import AtLeast
from everfree.ccg.language.words.triggers.triggers import Confronts
from everfree.ccg.vocab import (
    EPIC,
    TROUBLEMAKER,
    CardId,
    Seat,
    card_of,
)
from everfree.testing.referee.outside import abilities_outside_play
from everfree.testing.referee.position import Position, World, characters_of
from everfree.testing.referee.reader import SEATS, Reader, UnknownWord, cards_meant

Supply = dict[int, int]
"""Power by the colour it counts as; 0 is no colour."""


def can_confront(position: Position, world: World, seat: Seat, problem: CardId) -> bool:
    """Tell whether a player meets the requirements of a Problem in play (611.3, R24)."""
    area = position.state.area[problem]
    here = [card for card in characters_of(position, world, seat) if position.state.area[card] == area]
    if not here or is_blocked(position, world, seat, area) or is_forbidden(position, world, seat, area):
        return False
    if is_done(position, world, seat, problem):
        return False
    idle = kept_from_helping(position, world, area)
    needs = needs_at(position, world, seat, problem)
    powers: list[tuple[list[int], int]] = []
    for card in here:
        colours = sorted(world[card].colours)
        accepted = colours or position.definitions.options.not_colour_accepts_colourless
        if accepted and card not in idle:
            powers.append((colours or [0], contribution(position, world, card)))
    return any(
        can_meet(list(some), needs)
        for some in combinations(powers, helpers_of(position, world, area, powers))
    )


def helpers_of(position: Position, world: World, area: int, powers: list[tuple[list[int], int]]) -> int:
    """Return how many characters of a player can contribute in an area (611.3a)."""
    limits = [
        law.count
        for source, _, law in laws(position, world)
        if isinstance(law, ContributeAtMost) and position.state.area[source] == area
    ]
    return min([len(powers), *limits])


def can_meet(powers: list[tuple[list[int], int]], needs: list[Need]) -> bool:
    """Tell whether some choice of a colour for each character meets the requirements."""
    for chosen in product(*[colours for colours, _ in powers]):
        supply: Supply = {}
        for colour, (_, power) in zip(chosen, powers, strict=True):
            supply[colour] = supply.get(colour, 0) + power
        if can_share_out(supply, needs):
            return True
    return False


def can_share_out(supply: Supply, needs: list[Need]) -> bool:
    """Tell whether the power can be divided so that every requirement is met."""
    if not needs:
        return True
    first, rest = needs[0], needs[1:]
    usable = [colour for colour in supply if accepts(first, colour)]
    for split in splits(first.amount, [supply[colour] for colour in usable]):
        left = dict(supply)
        for colour, used in zip(usable, split, strict=True):
            left[colour] -= used
        if can_share_out(left, rest):
            return True
    return False


def splits(amount: int, limits: list[int]) -> Iterator[tuple[int, ...]]:
    """Yield every way to take *amount* from several supplies."""
    for split in product(*[range(limit + 1) for limit in limits]):
        if sum(split) == amount:
            yield split


def accepts(need: Need, colour: int) -> bool:
    """Tell whether power of a colour counts for a requirement (611.3c, 611.3d)."""
    if need.colour == WILD:
        return True
    if need.other_than:
        return colour != need.colour
    return colour == need.colour


def contribution(position: Position, world: World, card: CardId) -> int:
    """Return the power a card adds: 0 while exhausted unless it is Stubborn, and never less than 0."""
    if position.is_face_down(card):
        return 0
    if position.is_exhausted(card) and "Stubborn" not in [word.name for word in world[card].keywords]:
        return 0
    return max(0, world[card].power)


def is_blocked(position: Position, world: World, seat: Seat, area: int) -> bool:
    """Tell whether a face-up Troublemaker in the area prevents the player from confronting (611.3e)."""
    for card, facts in world.items():
        if facts.type != TROUBLEMAKER or position.is_face_down(card) or position.state.area[card] != area:
            continue
        by_keyword = position.definitions.options.epic_source == "villain_keyword"
        names = [word.name for word in facts.keywords]
        is_epic = "Villain" in names if by_keyword else EPIC in facts.traits
        if (is_epic or position.state.controller[card] != seat) and not steps_aside(
            position, world, seat, card
        ):
            return True
    return False


def steps_aside(position: Position, world: World, seat: Seat, troublemaker: CardId) -> bool:
    """Tell whether a law stops a Troublemaker from preventing the player to confront (611.3e)."""
    area = position.state.area
    for source, you, law in laws(position, world):
        if isinstance(law, DoesntPrevent) and area[source] == area[troublemaker]:
            reader = Reader(position, world, source, you)
            if is_meant(law.who, seat, you) and troublemaker in cards_meant(reader, law.what):
                return True
    return False


def is_done(position: Position, world: World, seat: Seat, problem: CardId) -> bool:
    """Tell whether a law allows the player no further Problem this turn (104.2)."""
    noted = [mark for who, mark in position.state.played if who == seat and mark < 0]
    others = [mark for mark in set(noted) if mark != -1 - position.ref(problem)]
    return any(
        isinstance(law, TurnLimit)
        and law.of == PROBLEMS_CONFRONTED
        and is_meant(law.who, seat, you)
        and len(others) >= law.count
        for _, you, law in laws(position, world)
    )


def is_meant(who: Who, seat: Seat, you: Seat) -> bool:
    """Tell whether a law of the player *you* is about a player; an opponent is anybody else."""
    return who == A_PLAYER or (seat == you) == (who == YOU)


def is_forbidden(position: Position, world: World, seat: Seat, area: int) -> bool:
    """Tell whether a law forbids a player to confront the Problem of an area (104.2)."""
    for source, you, law, kept in placed_laws(position, world):
        if not isinstance(law, Cant) or not isinstance(law.trigger, Confronts):
            continue
        if law.having is not None or law.trigger.excess or law.trigger.using is not None:
            raise UnknownWord(law)
        where = kept if law.trigger.there else position.state.area[source]
        is_there = law.trigger.anywhere or where == area
        if is_there and is_meant(law.trigger.who, seat, you):
            reader = Reader(position, world, source, you)
            reader.there, reader.that_player = area, seat
            if law.unless is None or not reader.holds(law.unless):
                return True
    return False


def kept_from_helping(position: Position, world: World, area: int) -> list[CardId]:
    """List the cards that a law forbids to add their power to confronting the Problem of an area (611.3a)."""
    found: list[CardId] = []
    for source, you, law in laws(position, world):
        if isinstance(law, CantHelpConfront) and (not law.here or position.state.area[source] == area):
            found.extend(cards_meant(Reader(position, world, source, you), law.what))
    return found


def has_enough(reader: Reader, having: AtLeast | None, seat: Seat) -> bool:
    """Tell whether a player has as many cards of a description as a law asks for."""
    if having is None:
        return True
    found = reader.described(having.description)
    return len([card for card in found if reader.state.controller[card] == seat]) >= having.count


def needs_at(position: Position, world: World, seat: Seat, problem: CardId) -> list[Need]:
    """List the requirements of a player (611.2).

    An increase adds a wild requirement; a decrease reduces wild requirements first, then the last one.
    """
    printed = position.card(problem)
    owns = position.state.owner[problem] == seat
    needs = list(printed.owner_needs if owns else printed.opponent_needs)
    change = 0
    for source, you, law, kept in placed_laws(position, world):
        is_here = position.state.area[problem] in (position.state.area[source], kept)
        if isinstance(law, ConfrontNeeds) and is_here and is_meant(law.who, seat, you):
            reader = Reader(position, world, source, you)
            reader.that_player = seat
            if not has_enough(reader, law.having, seat):
                continue
            change += reader.number(law.amount)
    if change > 0:
        needs.append(Need(WILD, change))
    for _ in range(-change):
        wild = [need for need in needs if need.colour == WILD and need.amount]
        other = [need for need in needs if need.amount]
        if other:
            loser = wild[-1] if wild else other[-1]
            place = [one is loser for one in needs].index(True)
            needs[place] = Need(loser.colour, loser.amount - 1, loser.other_than)
    return needs


def laws(position: Position, world: World) -> Iterator[tuple[CardId, Seat, Law]]:
    """Yield the laws in force, each with its card and its player."""
    for source, you, law, _ in placed_laws(position, world):
        yield source, you, law


def placed_laws(position: Position, world: World) -> Iterator[tuple[CardId, Seat, Law, int]]:
    """Yield the laws in force: of cards in play, of cards in other zones, and those with a duration.

    The last may keep an area; for the others it is -1.
    """
    for card, facts in world.items():
        for held in facts.abilities:
            for seat, law in laws_in(position, world, held.ability, card):
                yield card, seat, law, -1
    for card, you, ability in abilities_outside_play(position, world):
        if isinstance(ability, Standing) and Reader(position, world, card, you).holds(ability.condition):
            yield card, you, ability.law, -1
    for modifier in position.state.modifiers:
        lasting = position.definitions.nodes[modifier.change]
        condition = position.definitions.nodes[modifier.condition] if modifier.condition >= 0 else None
        assert condition is None or isinstance(condition, Condition)
        source = card_of(modifier.source)
        if isinstance(lasting, Law) and Reader(position, world, source, modifier.seat).holds(condition):
            yield source, modifier.seat, lasting, modifier.area


def laws_in(position: Position, world: World, ability: Ability, card: CardId) -> Iterator[tuple[Seat, Law]]:
    """Yield the law of an ability of a card in play, for its controller or for each player who has it."""
    if isinstance(ability, Standing | EachPlayerHas):
        seats = (position.state.controller[card],) if isinstance(ability, Standing) else SEATS
        for seat in seats:
            if Reader(position, world, card, seat).holds(ability.condition):
                yield seat, ability.law
