"""What the table tells besides the cards: numbers with their parts, what is in the way, what comes next."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED
from everfree.ccg.language import (
    BLUE,
    FRIEND,
    HERE,
    PINK,
    SWIFT,
    WILD,
    YOU,
    Card,
    Choose,
    Description,
    Dismiss,
    FlipsMore,
    Need,
    PlayCost,
    Standing,
    main_phase,
    yours,
)
from everfree.ccg.view import (
    AreaView,
    CardView,
    ConfrontView,
    FaceoffView,
    OptionView,
    PartView,
    View,
    view_of,
)
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.pieces import Piece

ME, RIVAL = Seat(0), Seat(1)
EVERY_FACEOFF = (STOP_FACEOFFS | STOP_FORCED, STOP_FACEOFFS | STOP_FORCED)


def seen(table: Table, viewer: int = ME) -> View:
    """Give what a viewer sees."""
    return view_of(table.game, viewer)


def my_area(table: Table) -> AreaView:
    """Give the area of my Problem."""
    return next(area for area in seen(table).areas if area.confront and area.owner == ME)


def standing(table: Table, seat: int = ME) -> ConfrontView:
    """Give how a player stands at my Problem."""
    return my_area(table).confront[seat]


def card_seen(table: Table, put: Card | Piece, viewer: int = ME) -> CardView:
    """Give a card in play as a viewer sees it."""
    handle = table.state.handles[viewer][table.id(put)]
    return next(card for card in seen(table, viewer).play if card.handle == handle)


def option_seen(table: Table, verb: str, put: Card | Piece | None = None) -> OptionView:
    """Give an option of my question."""
    question = seen(table).question
    assert question is not None
    handle = 0 if put is None else table.state.handles[ME][table.id(put)]
    return next(one for one in question.options if one.verb == verb and one.card == handle)


def summed(parts: Iterable[PartView]) -> list[tuple[str, int]]:
    """Give parts without their sources."""
    return [(part.what, part.amount) for part in parts]


class TestConfronting:
    """UX 6: both sides' requirements, what is still missing and what is in the way."""

    def test_missing(self) -> None:
        """Each requirement says how much of it there is; the rest is missing."""
        goal = plain_problem(owner=(Need(BLUE, 3), Need(WILD, 2)), opponent=6)
        mine = standing(Table(mine=[plain(2, BLUE), plain(1, PINK)], problem=goal))

        assert [(need.amount, need.have) for need in mine.needs] == [(3, 2), (2, 1)]
        assert (mine.needed, mine.power, mine.missing, mine.met, mine.can_confront) == (5, 3, 2, False, False)
        assert summed(mine.why) == [("printed", 5)]
        assert summed(mine.power_why) == [("counted", 2), ("counted", 1)]

    def test_blocked(self) -> None:
        """A Troublemaker in the way is named to the player it blocks, though the requirements are met."""
        goal = plain_problem(owner=(Need(WILD, 1),))
        bully = plain_troublemaker()
        table = Table(mine=[plain(1)], opponent_mine=[bully], problem=goal)
        mine = standing(table)

        assert (mine.met, mine.can_confront) == (True, False)
        assert mine.blocked_by == table.state.handles[ME][table.id(bully)]
        assert standing(table, RIVAL).blocked_by == 0

    def test_points(self) -> None:
        """The bonus goes to the winner of a faceoff; confronting brings one point."""
        area = my_area(Table(problem=plain_problem(bonus=3)))

        assert (area.bonus, summed(area.bonus_why)) == (3, [("printed", 3)])
        assert (area.gain, summed(area.gain_why)) == (1, [("confront", 1)])

    def test_points_of_the_first(self) -> None:
        """Where the first to confront gets the bonus too, that is told, until it was claimed."""
        goal = plain_problem(owner=(Need(WILD, 1),), bonus=3)
        rules = replace(COMPREHENSIVE, first_confront_bonus=True)
        table = Table(mine=[plain(1)], problem=goal, options=rules)

        assert summed(my_area(table).gain_why) == [("confront", 1), ("first-confront", 3)]
        assert my_area(table).gain == 4
        assert table.end_phase().score == 4
        assert my_area(table).gain == 1


class TestSeats:
    """UX 6.3, 6.4: homes against their limit, tokens of the next turn."""

    @pytest.mark.parametrize(
        ("score", "income"), [(0, 2), (1, 2), (2, 3), (5, 3), (6, 4), (10, 4), (11, 5), (14, 5)]
    )
    def test_income(self, score: int, income: int) -> None:
        """Both receive tokens by the highest score."""
        for seat in seen(Table(opponent_score=score)).seats:
            assert (seat.income, sum(part.amount for part in seat.income_why)) == (income, income)

    def test_home(self) -> None:
        """Friends at home count, frightened ones too; the Mane Character says how many may stay."""
        table = Table(home=[plain(), piece(plain(), frightened=True)], mine=[plain()])
        me, rival = seen(table).seats

        assert (me.home_count, rival.home_count) == (2, 0)
        assert me.home_limit == table.game.face(table.id(table.mane)).home_limit


class TestCoveredTroublemakers:
    """UX 6.2: how long it has lain there, and what comes next."""

    def test_turns(self) -> None:
        """It is counted from the turn in which it was played, for everybody alike."""
        bully = plain_troublemaker()
        table = Table(hand=[bully], tokens=1)
        table.play(bully, "theirs")

        for viewer in (ME, RIVAL):
            shown = card_seen(table, bully, viewer)
            assert (shown.face_down, shown.lain, shown.uncovers) == (True, 0, True)
        table.end_turn()
        assert card_seen(table, bully, RIVAL).lain == 1
        assert card_seen(table, bully, RIVAL).card == ""

    def test_under_an_epic_one(self) -> None:
        """Beside an Epic Troublemaker nothing is uncovered."""
        bully, dragon = piece(plain_troublemaker(), face_down=True), plain_troublemaker(traits=("Epic",))
        table = Table(mine=[bully], opponent_mine=[dragon])

        assert not card_seen(table, bully).uncovers


class TestFaceoff:
    """UX 6.9: flips to come, how far it is, who has won."""

    def faceoff(self, table: Table) -> FaceoffView:
        """Give the faceoff under way."""
        faceoff = seen(table).faceoff
        assert faceoff is not None
        return faceoff

    def test_course(self) -> None:
        """Before the flips, after them, and when it is decided."""
        goal = plain_problem(owner=(Need(WILD, 1),), opponent=1)
        more = plain(5, abilities=(Standing(FlipsMore(YOU, 1)),))
        table = Table(
            mine=[more], opponent_mine=[plain(1)], hand=[plain()], problem=goal, stops=EVERY_FACEOFF
        )
        table.end_phase()

        start = self.faceoff(table)
        assert (start.stage, start.winner) == ("before", -1)
        assert [(seat, count, summed(parts)) for seat, count, parts in start.flips] == [
            (ME, 2, [("each-flip", 1), ("law", 1)]),
            (RIVAL, 1, [("each-flip", 1)]),
        ]
        table.pass_()
        after = self.faceoff(table)
        assert (after.stage, [count for _, count, _ in after.flips]) == ("after", [0, 0])
        table.pass_()
        over = self.faceoff(table)
        assert (over.stage, over.winner, over.margin) == ("ending", ME, 5)


class TestPrices:
    """UX 6.7: every action on offer says what it costs."""

    def prices(
        self, table: Table, verb: str, put: Card | Piece | None = None
    ) -> list[tuple[int, list[tuple[str, int]]]]:
        """Give the prices of an option."""
        return [(one.total, summed(one.parts)) for one in option_seen(table, verb, put).prices]

    def test_actions(self) -> None:
        """Play, move, rally, draw."""
        card, runner = plain(cost=2), plain(1, keywords=(SWIFT,))
        scared = piece(plain(), frightened=True)
        table = Table(hand=[card], home=[runner, scared], tokens=3)

        assert self.prices(table, "play", card) == [(2, [("printed", 2)])]
        assert self.prices(table, "move", runner) == [(1, [("move", 2), ("swift", -1)])]
        assert self.prices(table, "rally", scared) == [(2, [("rally", 2)])]
        assert self.prices(table, "draw") == [(1, [("draw", 1)])]
        assert self.prices(table, "end") == []

    def test_dearer_somewhere(self) -> None:
        """Where the place matters there is a price for each, and each place tells its own."""
        card = plain(cost=1)
        tax = plain_problem(abilities=(Standing(PlayCost(1, Description(FRIEND), YOU, HERE)),))
        table = Table(hand=[card], problem=tax, tokens=3)
        found = option_seen(table, "play", card).prices

        assert sorted((one.total, one.area >= 0) for one in found) == [(1, True), (1, True), (2, True)]
        table.play(card)
        question = seen(table).question
        assert question is not None
        assert question.kind == "where"
        assert {one.area: one.prices[0].total for one in question.options} == {
            one.area: one.total for one in found
        }


def test_a_choice_says_how_many_cards_it_wants() -> None:
    """So that a client can let them be chosen together; nothing is said of a single card."""
    boot = plain(abilities=(main_phase(Dismiss(Choose(yours(FRIEND), 2))),))
    first, second, third = plain(), plain(), plain()
    table = Table(home=[boot, first, second, third])
    numbers = []
    table.use(boot)
    for chosen in (first, third):
        question = seen(table).question
        assert question is not None
        numbers.append((question.kind, question.number))
        table.choose(chosen)
    assert numbers == [("choose", 2), ("choose", 0)]
