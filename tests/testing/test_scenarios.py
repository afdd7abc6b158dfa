"""Scenarios made from trees: every ability that can be read does what its tree says, and is missed."""

from dataclasses import replace

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    BLUE,
    COMMON,
    FRIEND,
    OPPONENT,
    THIS,
    Banish,
    Card,
    Continuous,
    ControlledBy,
    Dismiss,
    Enters,
    Frighten,
    Gain,
    IsDismissed,
    PlayToHome,
    Power,
    Replacement,
    cards,
    choose,
    main_phase,
    resource,
    when,
)
from everfree.testing import plain
from everfree.testing.referee.reader import UnknownWord
from everfree.testing.sample import one_card_per_word
from everfree.testing.scenarios.deeds import deed_scenario, joins_in
from everfree.testing.scenarios.lasting import lasting_scenario, without
from everfree.testing.scenarios.made import alone, made_scenarios, staged
from everfree.testing.trees.blanks import Blank


@pytest.mark.parametrize(
    ("pool", "least"),
    [
        pytest.param(one_card_per_word(), 48, id="sample"),
        pytest.param(tuple(POOL.values()), 500, id="all", marks=pytest.mark.long),
    ],
)
def test_every_ability_that_is_read_does_what_its_tree_says(pool: tuple[Card, ...], least: int) -> None:
    """The engine does what the tree says and nothing else; without the ability, it does not.

    At least so many abilities have a scenario; the numbers may only rise.
    """
    found = list(made_scenarios(pool))

    assert [line for one in found for line in one.failures] == []
    assert sum([one.is_made for one in found]) >= least


def test_another_number_is_noticed() -> None:
    """A change by one more than the tree says is found in the power of the card."""
    card = next(
        one
        for one in POOL.values()
        if any(
            isinstance(ability, Continuous) and ability.changes == (Power(1),)
            for ability in one.front.abilities
        )
    )
    place = next(place for place, one in enumerate(card.front.abilities) if isinstance(one, Continuous))
    scenario = lasting_scenario(card, 0, place)
    assert scenario is not None
    ability = card.front.abilities[place]
    assert isinstance(ability, Continuous)
    other = replace(ability, changes=(Power(2),))
    abilities = (*card.front.abilities[:place], other, *card.front.abilities[place + 1 :])

    assert scenario.differences(card) == []
    found = scenario.differences(replace(card, front=replace(card.front, abilities=abilities)))
    assert [line for line in found if line.startswith("power ")]


WAYS = {
    "main phase": ("pr15", 0, 0),
    "confronting": ("rr2", 0, 1),
    "winning a faceoff": ("pr4", 0, 0),
    "start of a faceoff": ("cg33", 0, 0),
    "uncovering": ("de119", 0, 0),
    "leaving play": ("hm22", 0, 0),
    "drawing": ("hm128", 0, 0),
    "another card is played": ("cg150", 0, 1),
    "another card is moved": ("rr1", 0, 0),
    "a flip": ("ad12", 0, 0),
    "a Reaction from the hand": ("ad103", 0, 0),
    "an attachment": ("pr133", 0, 0),
    "a boosted side": ("cg2", 1, 0),
    "cards discarded as an additional cost": ("de97", 0, 1),
}
"""An ability for each way to make one happen: card, side and place."""


@pytest.mark.parametrize("way", WAYS)
def test_each_way_makes_an_ability_happen(way: str) -> None:
    """The ability does what its tree says, and without it something is missing."""
    name, side, place = WAYS[way]
    card, blank, scenario = staged(POOL[name], Blank(name, side, place))

    assert scenario is not None
    assert scenario.differences(card) == []
    assert scenario.differences(without(card, blank.side, blank.place))


def test_another_instruction_is_noticed() -> None:
    """A text that banishes instead of dismissing, or offers other cards, differs from what was read."""
    victim = choose(cards(FRIEND, ControlledBy(OPPONENT)))
    card = plain(1, abilities=(when(Enters(THIS), Dismiss(victim)),))
    scenario = deed_scenario(card, 0, 0)
    assert scenario is not None

    assert scenario.differences(card) == []
    for other in (Banish(victim), Frighten(victim), Dismiss(choose(cards(FRIEND)))):
        front = replace(card.front, abilities=(when(Enters(THIS), other),))
        assert scenario.differences(replace(card, front=front))


def test_the_rest_of_a_card_is_left_out_if_it_cannot_be_read() -> None:
    """The ability alone has a scenario; where it is played stays on the card."""
    odd = Replacement(IsDismissed(THIS), Banish(THIS))
    abilities = (PlayToHome(), odd, main_phase(Gain(2)))
    card = resource("odd", "Odd", BLUE, power=1, cost=1, rarity=COMMON, traits=(), abilities=abilities)

    less, place = alone(card, Blank("odd", 0, 2))

    assert less.front.abilities == (abilities[0], abilities[2])
    assert place.place == 1


@pytest.mark.parametrize(("name", "place"), [("de79", 0), ("eo168", 2), ("mt10", 0), ("ff68", 1)])
def test_an_ability_that_another_joins_is_tried_alone(name: str, place: int) -> None:
    """It causes what another ability of the card waits for, or ends one that lasts."""
    assert joins_in(POOL[name], 0, place)
    _, _, scenario = staged(POOL[name], Blank(name, 0, place))

    assert scenario is not None
    assert len(scenario.card.front.abilities) < len(POOL[name].front.abilities)


def test_what_is_not_read_is_told() -> None:
    """A word that the scenarios can't read is named, not guessed."""
    with pytest.raises(UnknownWord, match="Replacement"):
        deed_scenario(POOL["ll77"], 0, 0)
