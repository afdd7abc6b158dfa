"""A trait, a colour or a card type that two cards have in common."""

import pytest

from everfree.ccg.language import (
    BLUE,
    CARD,
    CARD_TYPES,
    COLOURS,
    CRITTER,
    FOAL,
    PINK,
    TRAITS,
    WHITE,
    Another,
    Card,
    Dismiss,
    Feature,
    Shares,
    cards,
    choose,
    main_phase,
)
from everfree.ccg.language.text import card_text
from everfree.testing import Table, plain, plain_troublemaker


def judge(feature: Feature) -> Card:
    """Make a blue and pink Foal that dismisses another card with such a feature of its own."""
    alike = cards(CARD, Another(), Shares(feature))
    return plain(9, BLUE | PINK, traits=(FOAL,), abilities=(main_phase(Dismiss(choose(alike))),))


@pytest.mark.parametrize(("feature", "found"), [(COLOURS, "bc"), (TRAITS, "cd"), (CARD_TYPES, "bcd")])
def test_one_in_common_is_enough(feature: Feature, found: str) -> None:
    """Cards that have none in common with it are not offered."""
    deciding = judge(feature)
    several = {
        "a": plain_troublemaker(),
        "b": plain(1, PINK | WHITE, traits=(CRITTER,)),
        "c": plain(1, BLUE, traits=(CRITTER, FOAL)),
        "d": plain(1, WHITE, traits=(FOAL,)),
    }
    table = Table(mine=[deciding, several["b"], several["c"], several["d"]], opponent_mine=[several["a"]])
    chosen = [one for one in table.use(deciding).choices() if one in several.values()]

    assert "".join(sorted(name for name, one in several.items() if one in chosen)) == found


def test_its_phrases() -> None:
    """Traits are told by one of them, a colour and a type by sharing."""
    said = [card_text(judge(feature)).sides[0].paragraphs[0] for feature in (TRAITS, COLOURS, CARD_TYPES)]

    assert [one.split("another card ")[1] for one in said] == [
        "with one of this card's traits.",
        "that shares a color with this card.",
        "that shares a type with this card.",
    ]
