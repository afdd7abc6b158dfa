"""Write the skeleton of a card's test, in the style of tests/ccg/cards."""

import re

from everfree.ccg.language import Ability, Activated, Card
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.words.selectors.selectors import Choose
from everfree.ccg.vocab import DILEMMA, EVENT, MANE, PROBLEM, RESOURCE, TROUBLEMAKER
from everfree.cli.drafting.source import constant_name

IMPORTS = "import pytest\n\nfrom everfree.testing import Table, piece, plain"


def skeleton_of(card: Card) -> str:
    """Return a test class with a method for each ability of the card, to be filled in; "" if it has none."""
    methods = [
        method
        for side, printed in zip(("", "boosted_"), card.sides, strict=False)
        for number, ability in enumerate(printed.abilities, start=1)
        for method in _methods(card, ability, f"{side}{number}")
    ]
    if not methods:
        return ""
    named = re.sub(r"[^A-Za-z0-9]", "", card.title)
    head = [f'@pytest.mark.card("{card.id}")', f"class Test{named}:", f'    """{card.id}."""']
    return "\n".join([*head, *methods])


def _methods(card: Card, ability: Ability, which: str) -> list[str]:
    """Return what a test of an ability says: what it does, and what holds it back if something does."""
    words = "_".join([_snake(type(node).__name__) for node in walk(ability)[:3]])
    found = [_method(card, ability, f"test_ability_{which}_{words}", "what the card does")]
    has_costs = isinstance(ability, Activated) and bool(ability.costs)
    if has_costs or any(isinstance(node, Choose) for node in walk(ability)):
        name = f"test_ability_{which}_must_not"
        found.append(_method(card, ability, name, "what the card must not do", "    @pytest.mark.must_not\n"))
    return found


def _method(card: Card, ability: Ability, name: str, about: str, mark: str = "") -> str:
    lines = [
        f"    def {name}(self) -> None:",
        f'        """Say in one sentence {about}."""',
        f"        card, ally, rival = piece({constant_name(card)}), plain(1), plain(1)",
        f"        table = Table({_place(card)})",
        "",
        *([f"        table.{_deed(card, ability)}(card)", ""] if _deed(card, ability) and not mark else []),
        '        pytest.fail("compare exact results: table.choices(), table.power(ally), table.why(ally)")',
    ]
    return f"\n{mark}" + "\n".join(lines)


def _place(card: Card) -> str:
    """Return the arguments that lay out a table with the card where it works."""
    others = "home=[ally], opponent_home=[rival], tokens=3"
    if card.type == MANE:
        return f"mane=card, {others}"
    if card.type == PROBLEM:
        return f"problem=card, {others}"
    if card.type == TROUBLEMAKER:
        return f"opponent_mine=[card], {others}"
    if DILEMMA in card.front.traits:
        return f"dilemma=card, {others}"
    if card.type in (EVENT, RESOURCE):
        return f"hand=[card], {others}"
    return "home=[card, ally], opponent_home=[rival], tokens=3"


def _deed(card: Card, ability: Ability) -> str:
    if card.type in (EVENT, RESOURCE) and DILEMMA not in card.front.traits:
        return "play"
    return "use" if isinstance(ability, Activated) else ""


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
