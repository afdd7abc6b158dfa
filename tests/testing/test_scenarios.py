"""Scenarios made from trees: every ability that can be read does what its tree says, and is missed."""

from dataclasses import replace

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import Confronts, Continuous, Power
from everfree.ccg.language.nodes import walk
from everfree.testing.referee.words import UnknownWord
from everfree.testing.scenarios.deeds import deed_scenario
from everfree.testing.scenarios.lasting import lasting_scenario
from everfree.testing.scenarios.made import made_scenarios

LEAST_ABILITIES = 46
"""Abilities with a scenario; the number may only rise."""


def test_every_ability_that_is_read_does_what_its_tree_says() -> None:
    """The engine does what the tree says and nothing else; without the ability, it does not."""
    found = list(made_scenarios())

    assert [line for one in found for line in one.failures] == []
    assert sum([one.is_made for one in found]) >= LEAST_ABILITIES


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


def test_what_is_not_read_is_told() -> None:
    """A word that the scenarios can't read is named, not guessed."""
    card = next(
        one.id
        for one in POOL.values()
        if any(isinstance(node, Confronts) for node in walk(one.front.abilities[:1]))
    )
    with pytest.raises(UnknownWord, match="Confronts"):
        deed_scenario(POOL[card], 0, 0)
