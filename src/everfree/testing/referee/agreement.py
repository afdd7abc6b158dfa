"""What the engine says and what the referee says, side by side."""

from collections.abc import Iterator
from typing import Any

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.values import colours_of, power_of, traits_of
from everfree.ccg.language.abilities import Elsewhere
from everfree.ccg.language.nodes import walk
from everfree.ccg.rules.involvement import is_involved as engine_is_involved, total_of
from everfree.ccg.rules.requirements import refuse_confronting
from everfree.ccg.vocab import PLAY, PROBLEM, CardId, Seat, colours_in
from everfree.testing.referee.confronting import can_confront
from everfree.testing.referee.faceoffs import total
from everfree.testing.referee.knowing import ELSEWHERE, MOMENTARY, unknown_in, unknown_in_node, unknown_words
from everfree.testing.referee.orders import NoOrder, settled
from everfree.testing.referee.position import Being, Had, Position, World
from everfree.testing.referee.words import UnknownWord, is_involved


def disagreements(game: Kernel) -> list[str]:
    """List everything in this position that engine and referee see differently.

    Where no order of the modifiers holds, the engine is believed about what cards are, and no further.
    """
    refuse_unknown(game)
    position = Position(game.cast, game.state)
    fresh = Kernel(game.cast, game.state)
    found: list[str] = []
    try:
        world = settled(position).world
        found.extend(about_cards(fresh, world))
    except NoOrder:
        world = {card: engines_being(fresh, card) for card in position.in_play()}
    return [*found, *about_confronting(fresh, position, world), *about_faceoff(fresh, position, world)]


def refuse_unknown(game: Kernel) -> None:
    """Raise `UnknownWord` if something here works by words the referee has no reading of."""
    state = game.state
    if state.stacks:
        raise UnknownWord("a stack of tokens")
    found: list[str] = []
    for number, kind in enumerate(state.kind):
        printed = game.cast.definitions[kind].card
        if state.zone[number] == PLAY:
            found.extend(unknown_words(printed))
        else:
            outside = [one for one in printed.front.abilities if isinstance(one, Elsewhere)]
            found.extend([word for one in outside for word in unknown_in(one)])
    for modifier in state.modifiers:
        node = game.cast.nodes[modifier.change]
        if not isinstance(node, (*MOMENTARY, *ELSEWHERE)):
            found.extend([word for one in walk(node) for word in unknown_in_node(one)])
    if found:
        raise UnknownWord(found[0])


def engines_being(game: Kernel, card: CardId) -> Being:
    """Take the engine's word for what a card is."""
    face = game.face(card)
    stamp = game.state.stamps[card]
    if game.is_face_down(card):
        return Being(game.type_of(card), frozenset(), 0, frozenset(), (), (), stamp)
    return Being(
        game.type_of(card),
        frozenset(colours_in(face.colours)),
        power_of(game, card),
        frozenset(face.traits),
        face.words,
        tuple([Had(ability, stamp, (card, place)) for place, ability in enumerate(face.abilities)]),
        stamp,
    )


def about_cards(game: Kernel, world: World) -> Iterator[str]:
    """Powers, colours, traits, keywords and abilities of all cards in play."""
    for card, being in world.items():
        for what, engine, referee in zip(WHAT, engine_sees(game, card), referee_sees(being), strict=True):
            if engine != referee:
                yield f"{what} of card {card}: the engine says {engine}, the referee {referee}"


WHAT = ("type", "power", "colours", "traits", "keywords", "abilities")


def engine_sees(game: Kernel, card: CardId) -> tuple[Any, ...]:
    """Give what the engine takes a card for."""
    face = game.face(card)
    hidden = game.is_face_down(card)
    return (
        game.type_of(card),
        power_of(game, card),
        list(colours_in(colours_of(game, card))),
        sorted(set(traits_of(game, card))),
        [] if hidden else sorted([(word.name, word.x) for word in face.words]),
        [] if hidden else sorted([repr(ability) for ability in face.abilities]),
    )


def referee_sees(being: Being) -> tuple[Any, ...]:
    """Give what the referee takes it for, in the same form."""
    return (
        being.type,
        being.power,
        sorted(being.colours),
        sorted(being.traits),
        sorted([(word.name, word.x) for word in being.keywords]),
        sorted([repr(had.ability) for had in being.abilities]),
    )


def about_confronting(game: Kernel, position: Position, world: World) -> Iterator[str]:
    """Whether each player can confront each Problem."""
    for problem, being in world.items():
        if being.type == PROBLEM:
            for seat in (Seat(0), Seat(1)):
                engine = refuse_confronting(game, seat, problem) is None
                if engine != can_confront(position, world, seat, problem):
                    can = "can" if engine else "can't"
                    yield f"seat {seat} {can} confront card {problem}, says the engine; not so the referee"


def about_faceoff(game: Kernel, position: Position, world: World) -> Iterator[str]:
    """Who is involved in the faceoff under way, and everyone's total."""
    for card in world:
        engine = engine_is_involved(game, card)
        if engine != is_involved(position, world, card):
            yield f"card {card}: involved is {engine} for the engine, {not engine} for the referee"
    if game.state.faceoff is not None:
        for seat in (Seat(0), Seat(1)):
            theirs, ours = total_of(game, seat), total(position, world, seat)
            if theirs != ours:
                yield f"total of seat {seat}: the engine says {theirs}, the referee {ours}"
