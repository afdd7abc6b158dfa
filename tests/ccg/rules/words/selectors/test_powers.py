"""507: what texts ask about powers: how much, who has more, when a power is reached."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    AT_LEAST,
    AT_MOST,
    CHARACTER,
    END_OF_TURN,
    EXACTLY,
    FRIEND,
    LESS_THAN,
    MORE_THAN,
    OPPONENT,
    POWER,
    PRINTED_POWER,
    YELLOW,
    Another,
    Cant,
    Card,
    Dismiss,
    EachPlayerHas,
    Gain,
    Give,
    HasMore,
    Moves,
    OfColour,
    Power,
    ReachesPower,
    With,
    cards,
    choose,
    each,
    here,
    main_phase,
    when,
)
from everfree.testing import RoundTable, Side, Table, piece, plain, plain_problem


def horn(amount: int) -> Card:
    """Make a Friend that gives every yellow Friend power this turn."""
    return plain(
        abilities=(main_phase(Give((Power(amount),), each(cards(FRIEND, OfColour(YELLOW))), END_OF_TURN)),)
    )


def watcher() -> Card:
    """Make a yellow Friend of one power that gains a token as it has three."""
    return plain(1, YELLOW, abilities=(when(ReachesPower(3), Gain(1)),))


class TestBounds:
    """A card with so much power, or more, or less."""

    @pytest.mark.parametrize(
        ("test", "meant"),
        [
            (With(POWER, EXACTLY, 2), [2]),
            (With(POWER, AT_LEAST, 2), [2, 3]),
            (With(POWER, AT_MOST, 1), [0, 1]),
            (With(POWER, MORE_THAN, 2), [3]),
            (With(POWER, LESS_THAN, 1), [0]),
            (With(PRINTED_POWER, AT_LEAST, 2), [2, 3]),
        ],
    )
    def test_from_least_to_most(self, test: With, meant: list[int]) -> None:
        """Both bounds are included, and one of them may be open."""
        friends = [plain(power) for power in range(4)]
        picker = plain(
            9, abilities=(main_phase(Give((Power(+1),), each(cards(FRIEND, Another(), test)), END_OF_TURN)),)
        )
        table = Table(home=[picker, *friends]).use(picker)

        assert [one.front.power for one in friends if table.power(one) > one.front.power] == meant

    @pytest.mark.ruling("R34")
    def test_less_than_nothing_is_nothing(self) -> None:
        """A Friend with -1 power has none; a frightened one has no power, which is not zero (505.1b)."""
        low, lower, hiding = plain(1, YELLOW), plain(0, YELLOW), piece(plain(3), frightened=True)
        picker = plain(9, abilities=(main_phase(Dismiss(choose(cards(FRIEND, With(POWER, EXACTLY, 0))))),))
        gloom = horn(-2)
        table = Table(home=[gloom, picker, low, lower, hiding]).use(gloom)

        assert table.use(picker).choices() == [low, lower]


AHEAD = HasMore(cards(CHARACTER, here()), than_every=True, in_power=True)


class TestMorePower:
    """Who has more power in a place than any opponent."""

    @pytest.mark.clause("507.2")
    def test_more_than_every_opponent(self) -> None:
        """Of three players only the one ahead of both others is held; two who are equal are not ahead."""
        text = EachPlayerHas(Cant(Moves(OPPONENT, each(cards(CHARACTER, With(POWER, EXACTLY, 1))))), AHEAD)
        crowd = plain_problem(abilities=(text,))
        ahead = [Side(problem=crowd, at={0: [plain(3)]}), Side(at={0: [plain(2)]}), Side(at={0: [plain(2)]})]
        equal = [Side(problem=crowd, at={0: [plain(2)]}), Side(at={0: [plain(2)]}), Side(at={0: [plain(1)]})]
        small = plain(1)

        held, free = [
            RoundTable(sides[0], Side(at=sides[1].at, home=[small], tokens=2), sides[2], turn_player=1)
            for sides in (ahead, equal)
        ]

        assert small not in held.choices()
        assert small in free.choices()


class TestReaching:
    """When a card has so much power."""

    def test_triggers_as_it_gets_there(self) -> None:
        """Once, however often the table is looked at afterwards."""
        one, call = watcher(), horn(+2)
        table = Table(home=[call, one]).use(call)

        assert (table.power(one), table.tokens, table.told(kinds.POWER_REACHED)) == (3, 1, 1)

    def test_triggers_again_after_it_was_another(self) -> None:
        """The next turn it has one power, and then three again."""
        one, call = watcher(), horn(+2)
        table = Table(home=[call, one]).use(call)
        table.end_turn().end_turn()

        assert table.use(call).told(kinds.POWER_REACHED) == 2

    def test_passing_by_is_not_reaching(self) -> None:
        """From one to four in a single step it never has three."""
        one, call = watcher(), horn(+3)

        assert Table(home=[call, one]).use(call).tokens == 0
