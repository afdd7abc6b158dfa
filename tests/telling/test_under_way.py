"""The effect being resolved and those that wait, as every viewer sees them."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    COMMON,
    FRIEND,
    MAIN_PHASE_TIMING,
    THIS,
    Card,
    Dismiss,
    Draw,
    Enters,
    EventText,
    Exhaust,
    Gain,
    May,
    Sequence,
    cards,
    choose,
    event,
    main_phase,
    when,
)
from everfree.ccg.view import EffectView, view_of
from everfree.testing import Table, plain

MINE, THEIRS = POOL["pr162"], POOL["pr167"]
VIEWERS = (0, 1, 2)
"""Both players and a spectator."""


def effects(table: Table, viewer: int) -> tuple[EffectView, ...]:
    """Return what a viewer sees under way."""
    return view_of(table.game, viewer).effects


def named(table: Table, viewer: int, handles: tuple[int, ...]) -> list[str]:
    """Return the ids of cards that a viewer has handles for."""
    play = {card.handle: card.card for card in view_of(table.game, viewer).play}
    return [play[handle] for handle in handles]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_ability_and_its_targets(viewer: int) -> None:
    """While a later instruction asks, the card chosen for an earlier one is its target."""
    effect = Sequence((Exhaust(choose(cards(FRIEND))), May(Draw(1))))
    card, friend = plain(abilities=(main_phase(effect),)), plain()
    table = Table(home=[card, friend], problem=MINE, opponent_problem=THEIRS).use(card).choose(friend)

    (seen,) = effects(table, viewer)

    assert (seen.name, seen.seat, seen.waiting) == (card.id, 0, False)
    assert (seen.text.card, seen.text.ability, seen.text.part) == (card.id, 0, 0)
    assert named(table, viewer, seen.targets) == [friend.id]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_event_is_under_way_while_it_asks(viewer: int) -> None:
    """It lies in the queue, where every viewer has a handle for it."""
    orders = an_event(May(Draw(1)))
    table = Table(hand=[orders], tokens=5, problem=MINE, opponent_problem=THEIRS).play(orders)

    (seen,) = effects(table, viewer)

    assert seen.name == orders.id
    assert seen.card in [card.handle for card in view_of(table.game, viewer).queue]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_action_that_can_be_taken_back_is_not_seen(viewer: int) -> None:
    """705.2: until it is paid for, nobody knows which ability a player is about to use."""
    costs = (Dismiss(choose(cards(FRIEND))),)
    card = plain(abilities=(main_phase(Draw(2), costs=costs),))
    table = Table(home=[card, plain()], problem=MINE, opponent_problem=THEIRS).use(card)
    assert table.question.can_cancel

    assert effects(table, viewer) == ()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_waiting_effects_are_seen(viewer: int) -> None:
    """Both of them while their player is asked for the order; then one is resolved and the other waits."""
    card = plain(abilities=(when(Enters(THIS), May(Draw(1))), when(Enters(THIS), Gain(1))))
    table = Table(hand=[card], tokens=5, problem=MINE, opponent_problem=THEIRS).play(card, to="home")

    assert [(one.name, one.text.ability, one.waiting) for one in effects(table, viewer)] == [
        (card.id, 0, True),
        (card.id, 1, True),
    ]
    table._take(0)
    assert [(one.text.ability, one.waiting) for one in effects(table, viewer)] == [(0, False), (1, True)]


def test_nothing_is_under_way_in_a_main_phase() -> None:
    """The rules ask, and no text."""
    assert effects(Table(problem=MINE, opponent_problem=THEIRS), 1) == ()


def an_event(effect: May) -> Card:
    """Return an Event of the Main Phase."""
    text = (EventText(MAIN_PHASE_TIMING, effect),)
    return event("orders", "Orders", power=1, cost=0, rarity=COMMON, text=text)
