"""Find words of a card that print their text and do nothing: text right, behaviour missing (ADR 15).

Each word of a tree is erased in turn: it is replaced by a word of its kind that means nothing (a test that no
card passes, a change that changes nothing). The card and its copy then play the same seeded positions with
the same answers. If nothing that a player could see ever differs, the word is silent in its place.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.refusals import BrokenInvariant
from everfree.ccg.kernel.values.characteristics import colours_of, keywords_of, power_of, traits_of
from everfree.ccg.language import Card
from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.nodes import Node
from everfree.ccg.rules.confront.requirements import needs_of
from everfree.ccg.rules.faceoffs.involvement import total_of
from everfree.ccg.rules.nothing import NO_ABILITY, NOTHING
from everfree.ccg.vocab import Seat
from everfree.ccg.written.fields import Field, alternatives, fields_of, is_word, one_of_several
from everfree.testing.dice import Dice
from everfree.testing.soak.leaning import LeaningPlayer
from everfree.testing.soak.positions import (
    DECISIONS,
    OPENINGS_ONE_IN,
    QUIET_DECISIONS,
    QUIET_ONE_IN,
    busy_table,
    opening,
    quiet_table,
)
from everfree.testing.soak.wishes import wishes_of

MOST_CARDS: Final = 5
"""Cards that are tried for one place."""
SEEDS: Final = 40
"""Positions in which a word may show that it matters."""


@dataclass(frozen=True)
class Place:
    """Where a word stands: below which word, in which of its fields."""

    parent: str
    slot: str
    child: str

    def __str__(self) -> str:
        return f"{self.parent}.{self.slot}: {self.child}"


def erased(card: Card) -> Iterator[tuple[Place, Card]]:
    """Yield, for each word of a card's abilities that can be erased, its place and the card without it."""
    for name in ("front", "boosted"):
        side = getattr(card, name)
        if side is None:
            continue
        for number, ability in enumerate(side.abilities):
            for place, less in _without(ability):
                abilities = (*side.abilities[:number], less, *side.abilities[number + 1 :])
                yield place, replace(card, **{name: replace(side, abilities=abilities)})


def _without(node: Any) -> Iterator[tuple[Place, Any]]:
    """Yield copies of a tree with one word erased."""
    for field in fields_of(type(node)):
        value = getattr(node, field.name)
        part = one_of_several(field) or field
        several = value if isinstance(value, tuple) else (value,)
        for number, child in enumerate(several):
            if not isinstance(child, Node) or isinstance(child, Card):
                continue
            place = Place(type(node).__name__, field.name, type(child).__name__)
            nothing = _nothing_for(child, part)
            found = list(_without(child))
            if nothing is not None:
                found.insert(0, (place, nothing))
            for where, less in found:
                after = (
                    (*several[:number], less, *several[number + 1 :]) if isinstance(value, tuple) else less
                )
                yield where, replace(node, **{field.name: after})


def _nothing_for(child: Node, field: Field) -> Node | None:
    """Return the word that means nothing in the place of *child*; None if there is none."""
    if isinstance(child, Ability):
        return NO_ABILITY
    kinds = tuple([kind for kind in alternatives(field.kind) if is_word(kind)])
    return next((one for one in NOTHING if isinstance(one, kinds) and _is_kin(one, child)), None)


def _is_kin(nothing: Node, child: Node) -> bool:
    return isinstance(child, type(nothing).__bases__[0])


def silent_places(card: Card, *, seeds: int = SEEDS, only: Place | None = None) -> list[Place]:
    """List the places of words whose erasure never shows, in printed order; with *only*, look at that one."""
    return [
        place
        for place, less in erased(card)
        if only in (None, place) and not any(shows(card, less, seed) for seed in range(seeds))
    ]


def places_in(cards: Iterable[Card]) -> dict[Place, list[str]]:
    """List every place of the words of *cards*, with the ids of the cards that have it."""
    found: dict[Place, list[str]] = {}
    for card in cards:
        for place in dict.fromkeys([place for place, _ in erased(card)]):
            found.setdefault(place, []).append(card.id)
    return found


def heard_on(work: tuple[Place, list[str], int]) -> tuple[Place, str]:
    """Return the first of several cards of the pool on which a word in this place is heard, or "".

    Its arguments are one value, for pools of processes: the place, the ids of the cards, the number of seeds.
    """
    place, cards, seeds = work
    for card in cards[:MOST_CARDS]:
        if not silent_places(POOL[card], seeds=seeds, only=place):
            return place, card
    return place, ""


def shows(card: Card, less: Card, seed: int) -> bool:
    """Play one position with both cards and the same answers; tell whether anything visible differs."""
    is_quiet = seed % QUIET_ONE_IN == QUIET_ONE_IN - 1
    if seed % OPENINGS_ONE_IN == 0 and kinds.GAME_STARTED in wishes_of(card).heard:
        game, twin = [opening(one, Dice(seed, purpose=14)).game for one in (card, less)]
    else:
        lay = quiet_table if is_quiet else busy_table
        game, twin = [lay(one, Dice(seed, purpose=14), like=card).game for one in (card, less)]
    player = LeaningPlayer(card, game, Dice(seed, purpose=15), is_hurried=is_quiet)
    for _ in range(QUIET_DECISIONS if is_quiet else DECISIONS):
        if visible(game) != visible(twin):
            return True
        if game.state.question is None:
            return False
        answer = player.choice(game, game.state.question)
        game.take(answer)
        try:
            twin.take(answer)
        except BrokenInvariant:  # the word that contains it can't do without it
            return True
    return False


def visible(game: Kernel) -> tuple[Any, ...]:
    """Return what players could see: the question, where cards are, and what those in play are now."""
    state = game.state
    question = state.question
    asked = () if question is None else (question.kind, question.seat, question.size())
    in_play = [
        (card, power_of(game, card), colours_of(game, card), keywords_of(game, card), traits_of(game, card))
        for card in game.in_play()
    ]
    needs = [
        (need.colour, need.amount)
        for card in game.board().problems.values()
        for seat in game.players(Seat(0))
        for need in needs_of(game, seat, card)
    ]
    totals = [total_of(game, seat) for seat in game.players(Seat(0))] if state.faceoff is not None else []
    return (
        asked,
        needs,
        totals,
        state.outcome,
        state.turn,
        state.phase,
        state.zone,
        state.area,
        state.host,
        state.controller,
        state.marks,
        state.known,
        state.tokens,
        state.score,
        [one[:3] for one in state.counters],
        in_play,
    )
