"""Describe a position in words, and reduce it to the smallest one in which engine and referee differ."""

from collections.abc import Callable, Iterator

from everfree.ccg.editions import EDITIONS
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.notes import NOTED_CARD
from everfree.ccg.kernel.records import Modifier
from everfree.ccg.kernel.state import BOOSTED, EXHAUSTED, FACE_DOWN
from everfree.ccg.vocab import (
    COLOUR_NAMES,
    DISCARD_PILE,
    FACEOFF_NAMES,
    FLIP,
    NO_CARD,
    PHASE_NAMES,
    PROBLEM,
    TYPE_NAMES,
    CardId,
    Seat,
    card_of,
    colours_in,
)

MARKS = ((FACE_DOWN, "face down"), (EXHAUSTED, "exhausted"), (BOOSTED, "boosted"))


def smallest(game: Kernel, differs: Callable[[Kernel], bool]) -> Kernel:
    """Remove cards, modifiers, counters and memories one by one while *differs* is still true."""
    shrinking = True
    while shrinking:
        shrinking = False
        for trial in smaller(game):
            if differs(trial):
                game, shrinking = trial, True
                break
    return game


def smaller(game: Kernel) -> Iterator[Kernel]:
    """Yield copies of the position, each without one of its parts."""
    state = game.state
    if state.faceoff is not None:
        less = copy_of(game)
        less.state.faceoff = None
        yield less
    for card in game.in_play():
        if game.definition(card).type != PROBLEM and card not in state.host:
            less = copy_of(game)
            put(less, card, DISCARD_PILE)
            yield less
    for place in range(len(state.modifiers)):
        less = copy_of(game)
        less.state.modifiers.pop(place)
        yield less
    for place in range(len(state.counters)):
        less = copy_of(game)
        less.state.counters.pop(place)
        yield less
    for place in range(len(state.noted)):
        less = copy_of(game)
        less.state.noted.pop(place)
        yield less


def copy_of(game: Kernel) -> Kernel:
    """Return a copy that can be changed."""
    return Kernel(game.definitions, game.state.clone())


def told(game: Kernel) -> str:
    """Describe everything that the compared numbers may depend on."""
    state = game.state
    edition = [name for name, options in EDITIONS.items() if options == game.definitions.options]
    lines = [f"edition: {', '.join(edition)}; phase: {PHASE_NAMES[state.phase]}"]
    faceoff = state.faceoff
    if faceoff is not None:
        against = f" against card {card_of(faceoff.troublemaker)}" if faceoff.troublemaker >= 0 else ""
        where = f"in areas {faceoff.areas}{against}"
        lines.append(f"{FACEOFF_NAMES[faceoff.kind]} faceoff of seat {faceoff.challenger} {where}")
    lines.extend([told_card(game, card) for card in game.in_play()])
    for seat in (Seat(0), Seat(1)):
        lines.extend(
            [
                f"flipped by seat {seat}: {game.definition(card).card.name}"
                for card in game.cards_in(FLIP, seat)
            ]
        )
    for noted, word, value in state.noted:
        name = game.definitions.cards[value // 2].card.name if word == NOTED_CARD else f"{word}: {value}"
        lines.append(f"card {card_of(noted)} remembers {name}")
    lines.extend([told_modifier(game, modifier) for modifier in state.modifiers])
    lines.extend([f"{count} {name!r} on card {card}, age {age}" for card, name, count, age in state.counters])
    return "\n".join(lines)


def told_card(game: Kernel, card: CardId) -> str:
    """Describe a card in play: its place, controller, age and state, and everything printed on it."""
    state = game.state
    definition = game.definition(card)
    marks = state.marks[card]
    side = definition.card.sides[1 if marks & BOOSTED else 0]
    words = [word for bit, word in MARKS if marks & bit]
    if state.host[card] != NO_CARD:
        words.append(f"on card {state.host[card]}")
    if state.owner[card] != state.controller[card]:
        words.append(f"owned by seat {state.owner[card]}")
    colours = "/".join([COLOUR_NAMES[colour] for colour in colours_in(side.colours)]) or "no colour"
    traits = ", ".join([*side.traits, *[f"{word.name} {word.x or ''}".strip() for word in side.keywords]])
    head = (
        f"card {card}: {definition.card.name}, {TYPE_NAMES[definition.type]} of seat {state.controller[card]}"
        f" in area {state.area[card]}, age {state.stamps[card]}, power {side.power}, {colours}"
    )
    needs = [f"\n    owner {definition.card.owner_needs}, opponent {definition.card.opponent_needs}"]
    texts = [f"\n    {ability}" for ability in side.abilities]
    about = "".join([f", {one}" for one in [traits, *words] if one])
    return head + about + "".join([*(needs if definition.type == PROBLEM else []), *texts])


def told_modifier(game: Kernel, modifier: Modifier) -> str:
    """Describe a modifier with a duration."""
    node = game.definitions.nodes[modifier.change]
    targets = ", ".join([str(card_of(target)) for target in modifier.targets])
    condition = f" while {game.definitions.nodes[modifier.condition]}" if modifier.condition >= 0 else ""
    return (
        f"modifier of card {card_of(modifier.source)} (seat {modifier.seat}), age {modifier.stamp}, "
        f"number {modifier.amount}, on cards {targets or 'none'}: {node}{condition}"
    )
