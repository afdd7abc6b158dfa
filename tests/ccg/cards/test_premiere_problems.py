"""What the Problems of Premiere ask for and give; what they say is tested beside this."""

import pytest

from everfree.ccg.cards.premiere.problems_first import (
    A_THORN_IN_HIS_PAW,
    ADVENTURES_IN_FOALSITTING,
    AVALANCHE,
    BUNNY_BREAKOUT,
    BUNNY_STAMPEDE,
    CLEARING_GLOOMY_SKIES,
    CLOUDBURSTING,
    EMERGENCY_DRESS_ORDER,
    KITCHEN_AU_FLAMBE,
    MEAN_MEANIE_PANTS,
    THE_PROBLEM_WITH_PARASPRITES,
    WING_POWER_795,
)
from everfree.ccg.cards.premiere.problems_last import (
    FASHION_FEAST,
    MAYBES_ARE_FOR_BABIES,
    PARASPRITE_PANDEMIC,
    PONYNAPPED,
    PONYVILLE_IN_A_BOTTLE,
    RAZE_THIS_BARN,
    RUNAWAY_CART,
    SAVE_SWEET_APPLE_ACRES,
    SPECIAL_DELIVERY,
    THIS_WAY_LITTLE_ONES,
    WRAPPING_UP_WINTER,
)
from everfree.ccg.cards.premiere.problems_middle import (
    HUNGRY_HUNGRY_CATERPILLARS,
    I_CAN_FIX_IT,
    I_NEED_ANSWERS,
    ITS_A_TWISTER,
    ITS_ALIVE,
    LOOKING_FOR_TROUBLE,
    MAY_THE_BEST_PET_WIN,
    MONITOR_EVERYTHING,
    MONSTER_OF_A_MINOTAUR,
    MY_PINKIE_SENSE_IS_TINGLING,
    NOT_ENOUGH_PINKIE_PIES,
    WHO_IS_GABBY_GUMS,
)
from everfree.ccg.language import BLUE, ORANGE, PINK, PURPLE, WHITE, YELLOW, Card
from everfree.testing import Table, plain


@pytest.mark.parametrize(
    ("problem", "first", "second", "opponent", "bonus"),
    [
        (A_THORN_IN_HIS_PAW, (YELLOW, 4), (PINK, 3), 8, 3),
        (AVALANCHE, (ORANGE, 2), (PURPLE, 2), 6, 2),
        (KITCHEN_AU_FLAMBE, (WHITE, 2), (PINK, 2), 5, 2),
        (BUNNY_BREAKOUT, (YELLOW, 1), (PINK, 1), 4, 1),
        (BUNNY_STAMPEDE, (YELLOW, 2), (PINK, 2), 5, 2),
        (THE_PROBLEM_WITH_PARASPRITES, (BLUE, 4), (PINK, 3), 8, 3),
        (CLEARING_GLOOMY_SKIES, (BLUE, 4), (WHITE, 3), 9, 3),
        (CLOUDBURSTING, (BLUE, 1), (PINK, 1), 4, 1),
        (ADVENTURES_IN_FOALSITTING, (PINK, 2), (BLUE, 1), 4, 1),
        (EMERGENCY_DRESS_ORDER, (WHITE, 1), (PINK, 1), 4, 1),
        (WING_POWER_795, (BLUE, 2), (PINK, 2), 5, 2),
        (MEAN_MEANIE_PANTS, (PINK, 2), (BLUE, 2), 5, 2),
        (HUNGRY_HUNGRY_CATERPILLARS, (ORANGE, 2), (PINK, 2), 5, 2),
        (I_CAN_FIX_IT, (WHITE, 2), (PINK, 1), 4, 1),
        (I_NEED_ANSWERS, (PURPLE, 3), (PINK, 2), 6, 2),
        (ITS_A_TWISTER, (BLUE, 2), (PINK, 2), 5, 2),
        (ITS_ALIVE, (PURPLE, 1), (PINK, 1), 4, 1),
        (LOOKING_FOR_TROUBLE, (BLUE, 2), (PINK, 2), 4, 1),
        (MAY_THE_BEST_PET_WIN, (YELLOW, 4), (PINK, 3), 8, 3),
        (WHO_IS_GABBY_GUMS, (WHITE, 4), (PINK, 3), 8, 3),
        (NOT_ENOUGH_PINKIE_PIES, (BLUE, 3), (PINK, 2), 7, 3),
        (MONITOR_EVERYTHING, (PURPLE, 4), (PINK, 3), 8, 3),
        (MONSTER_OF_A_MINOTAUR, (YELLOW, 4), (PINK, 3), 4, 1),
        (MY_PINKIE_SENSE_IS_TINGLING, (PINK, 4), (BLUE, 3), 6, 2),
        (MAYBES_ARE_FOR_BABIES, (PINK, 4), (WHITE, 3), 9, 3),
        (FASHION_FEAST, (WHITE, 4), (PINK, 3), 6, 2),
        (PARASPRITE_PANDEMIC, (PURPLE, 2), (YELLOW, 2), 6, 2),
        (PONYVILLE_IN_A_BOTTLE, (PURPLE, 2), (PINK, 2), 5, 2),
        (RAZE_THIS_BARN, (ORANGE, 4), (PINK, 3), 8, 3),
        (RUNAWAY_CART, (ORANGE, 1), (PINK, 1), 4, 1),
        (SAVE_SWEET_APPLE_ACRES, (ORANGE, 4), (YELLOW, 3), 9, 3),
        (SPECIAL_DELIVERY, (PINK, 1), (BLUE, 1), 4, 1),
        (PONYNAPPED, (WHITE, 4), (PINK, 3), 8, 3),
        (THIS_WAY_LITTLE_ONES, (YELLOW, 3), (PINK, 2), 6, 2),
        (WRAPPING_UP_WINTER, (PURPLE, 4), (PINK, 3), 8, 3),
    ],
    ids=lambda one: one.id if isinstance(one, Card) else "",
)
class TestRequirementsAndBonus:
    """Every Problem of the set; pink stands for any colour where one colour is excluded."""

    def test_owner(
        self, problem: Card, first: tuple[int, int], second: tuple[int, int], opponent: int, bonus: int
    ) -> None:
        """Its owner needs so much of either colour: no less, and too much of the one is no help."""
        (one, much), (two, more) = first, second

        assert Table(problem=problem, mine=[plain(much, one), plain(more, two)]).can_confront(problem)
        for short in ((much - 1, 9), (9, more - 1)):
            few = [plain(power, colour) for power, colour in zip(short, (one, two), strict=True)]
            assert not Table(problem=problem, mine=few).can_confront(problem)

    def test_opponent(
        self, problem: Card, first: tuple[int, int], second: tuple[int, int], opponent: int, bonus: int
    ) -> None:
        """An opponent of its owner needs power of any colour, and no less."""
        enough, short = [
            Table(opponent_problem=problem, theirs=[plain(power, PINK)]) for power in (opponent, opponent - 1)
        ]

        assert enough.can_confront(problem)
        assert not short.can_confront(problem)

    def test_bonus(
        self, problem: Card, first: tuple[int, int], second: tuple[int, int], opponent: int, bonus: int
    ) -> None:
        """The winner of a faceoff there scores its bonus besides the point for confronting."""
        (one, much), (two, more) = first, second
        table = Table(
            problem=problem,
            mine=[plain(more, two), plain(much + 9, one)],
            opponent_mine=[plain(opponent, PINK)],
        )

        assert table.end_turn().score == 1 + bonus
