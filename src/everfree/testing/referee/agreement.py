"""Compare the results of the engine with those of the referee."""

from collections.abc import Iterator
from typing import Any

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.values.characteristics import colours_of, power_of, traits_of
from everfree.ccg.language.abilities import Elsewhere
from everfree.ccg.language.nodes import walk
from everfree.ccg.rules.confront.requirements import refuse_confronting
from everfree.ccg.rules.faceoffs.involvement import is_involved as engine_is_involved, total_of
from everfree.ccg.vocab import PLAY, PROBLEM, CardId, Seat, colours_in
from everfree.testing.referee.confronting import can_confront
from everfree.testing.referee.faceoffs import total
from everfree.testing.referee.knowing import MOMENTARY, NOT_JUDGED, unknown_in, unknown_in_node, unknown_words
from everfree.testing.referee.orders import NoOrder, settled
from everfree.testing.referee.position import Characteristics, HeldAbility, Position, World
from everfree.testing.referee.reader import UnknownWord, is_involved


def disagreements(game: Kernel) -> list[str]:
    """List every result of this position in which engine and referee differ.

    Where the referee finds no order of the modifiers, it takes the characteristics of cards from the engine
    and compares only confronting and the faceoff.
    """
    refuse_unknown(game)
    position = Position(game.definitions, game.state)
    fresh = Kernel(game.definitions, game.state)
    found: list[str] = []
    try:
        world = settled(position).world
        found.extend(about_cards(fresh, world))
    except NoOrder:
        world = {card: engine_facts(fresh, card) for card in position.in_play()}
    return [*found, *about_confronting(fresh, position, world), *about_faceoff(fresh, position, world)]


def refuse_unknown(game: Kernel) -> None:
    """Raise `UnknownWord` if the position depends on words that the referee can't read."""
    state = game.state
    if state.token_stacks:
        raise UnknownWord("a stack of tokens")
    found: list[str] = []
    for number, kind in enumerate(state.definition):
        printed = game.definitions.cards[kind].card
        if state.zone[number] == PLAY:
            found.extend(unknown_words(printed))
        else:
            outside = [one for one in printed.front.abilities if isinstance(one, Elsewhere)]
            found.extend([word for one in outside for word in unknown_in(one)])
    for modifier in state.modifiers:
        node = game.definitions.nodes[modifier.change]
        if not isinstance(node, (*MOMENTARY, *NOT_JUDGED)):
            found.extend([word for one in walk(node) for word in unknown_in_node(one)])
    if found:
        raise UnknownWord(found[0])


def engine_facts(game: Kernel, card: CardId) -> Characteristics:
    """Return the characteristics of a card as the engine computes them."""
    face = game.face(card)
    stamp = game.state.stamps[card]
    if game.is_face_down(card):
        return Characteristics(game.type_of(card), frozenset(), 0, frozenset(), (), (), stamp)
    return Characteristics(
        game.type_of(card),
        frozenset(colours_in(face.colours)),
        power_of(game, card),
        frozenset(face.traits),
        face.words,
        tuple([HeldAbility(ability, stamp, (card, place)) for place, ability in enumerate(face.abilities)]),
        stamp,
    )


def about_cards(game: Kernel, world: World) -> Iterator[str]:
    """Report cards in play whose type, power, colours, traits, keywords or abilities differ."""
    for card, facts in world.items():
        for what, engine, referee in zip(WHAT, engine_sees(game, card), referee_sees(facts), strict=True):
            if engine != referee:
                yield f"{what} of card {card}: the engine says {engine}, the referee {referee}"


WHAT = ("type", "power", "colours", "traits", "keywords", "abilities")


def engine_sees(game: Kernel, card: CardId) -> tuple[Any, ...]:
    """Return the characteristics of a card from the engine, in the order of `WHAT`."""
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


def referee_sees(facts: Characteristics) -> tuple[Any, ...]:
    """Return the characteristics from the referee, in the order of `WHAT`."""
    return (
        facts.type,
        facts.power,
        sorted(facts.colours),
        sorted(facts.traits),
        sorted([(word.name, word.x) for word in facts.keywords]),
        sorted([repr(held.ability) for held in facts.abilities]),
    )


def about_confronting(game: Kernel, position: Position, world: World) -> Iterator[str]:
    """Report each Problem of which only one of the two says that a player can confront it."""
    for problem, facts in world.items():
        if facts.type == PROBLEM:
            for seat in (Seat(0), Seat(1)):
                engine = refuse_confronting(game, seat, problem) is None
                if engine != can_confront(position, world, seat, problem):
                    can = "can" if engine else "can't"
                    yield f"seat {seat} {can} confront card {problem}, says the engine; not so the referee"


def about_faceoff(game: Kernel, position: Position, world: World) -> Iterator[str]:
    """Report differences in who is involved in the current faceoff and in the totals."""
    for card in world:
        engine = engine_is_involved(game, card)
        if engine != is_involved(position, world, card):
            yield f"card {card}: involved is {engine} for the engine, {not engine} for the referee"
    if game.state.faceoff is not None:
        for seat in (Seat(0), Seat(1)):
            theirs, ours = total_of(game, seat), total(position, world, seat)
            if theirs != ours:
                yield f"total of seat {seat}: the engine says {theirs}, the referee {ours}"
