"""105.1: choosing a number; 201.1b: naming a card; and texts that ask "if"."""

import pytest

from everfree.ccg.game import Game
from everfree.ccg.kernel.options import NAME, NUMBER
from everfree.ccg.language import (
    EVENT,
    FRIEND,
    HOME,
    OPPONENT,
    YELLOW,
    YOU,
    Card,
    ChooseNumber,
    ChosenNumber,
    Effect,
    Gain,
    Has,
    If,
    IsNamed,
    NameCard,
    PutTokens,
    Sequence,
    Token,
    choose,
    friend,
    main_phase,
    token,
    yours,
)
from everfree.ccg.language.effects import Pick
from everfree.ccg.language.selectors import THAT
from everfree.ccg.table import PonyTable
from everfree.ccg.view import event_for, view_of
from everfree.table.commands import Answer
from everfree.table.game import Refused
from everfree.testing import Table, UnexpectedQuestion, piece, plain

CRITTER = token(1, YELLOW, "Critter")
MOST = 10**12


def able(*effects: Effect) -> Card:
    """Make a Friend with these texts as one free Main Phase ability."""
    return plain(0, abilities=(main_phase(Sequence(effects)),))


def as_table(table: Table) -> PonyTable:
    """Give the match of a position as a table that takes commands."""
    game = Game.__new__(Game)
    game.kernel = table.game
    return PonyTable(game)


class TestNumbers:
    """ChooseNumber."""

    @pytest.mark.clause("105.1")
    @pytest.mark.parametrize("number", [0, 1, 7, MOST])
    def test_any_whole_number(self, number: int) -> None:
        """Zero and very large numbers are accepted, and the text counts with them."""
        maker = able(ChooseNumber(), PutTokens(CRITTER, ChosenNumber(), place=HOME))
        table = Table(home=[maker]).use(maker)
        assert (table.asked, table.question.options) == ("choose-number", ((NUMBER, 0, MOST),))

        table.number(number)

        assert sum(table.count(one) for one in table.created(CRITTER)) == number
        told = [event for event in table.game.events or () if event.key == "number-chosen"]
        assert [event_for(one, 1).amount for one in told] == [number]

    @pytest.mark.clause("105.1")
    @pytest.mark.ruling("R53")
    @pytest.mark.parametrize("number", [-1, MOST + 1])
    def test_no_other(self, number: int) -> None:
        """Below zero and above a million millions are refused, and nothing changes."""
        maker = able(ChooseNumber())
        table = Table(home=[maker]).use(maker)
        before = table.state.digest()

        with pytest.raises(UnexpectedQuestion):
            table.number(number)
        with pytest.raises(Refused):
            as_table(table).apply(Answer(0, (number if number > 0 else -2,)))

        assert table.state.digest() == before

    def test_a_table_counts_the_answers(self) -> None:
        """Whoever drives the game learns how many answers there are, and the view which numbers."""
        maker = able(ChooseNumber(OPPONENT))
        table = Table(home=[maker]).use(maker)

        assert as_table(table).asked() == {1: MOST + 1}
        question = view_of(table.game, 1).question
        assert question is not None
        assert [(one.verb, one.number, one.upto) for one in question.options] == [("number", 0, MOST)]


class TestNaming:
    """NameCard."""

    @pytest.mark.clause("201.1b")
    def test_one_name_of_a_list(self) -> None:
        """Every name of the match is offered once, whole and in order; the one picked is told to everyone."""
        twins = [
            friend(f"twin{place}", f"Twin, {word}", YELLOW, power=1, cost=1, traits=(), rarity="")
            for place, word in enumerate(("Left", "Right", "Left"))
        ]
        namer = able(NameCard(OPPONENT, FRIEND))
        table = Table(home=[namer, twins[0]], hand=[twins[1]], opponent_hand=[twins[2]]).use(namer)

        assert (table.asked, table.question.seat) == ("name-card", 1)
        names = table.choices()
        assert [one for one in names if str(one).startswith("Twin")] == ["Twin, Left", "Twin, Right"]
        assert names == sorted(map(str, names))
        assert all(one[0] == NAME for one in table.question.options)
        table.choose("Twin, Right")
        told = [event_for(event, 0) for event in table.game.events or () if event.key == "named"]
        assert [(one.seat, one.amount, one.cards[0].card) for one in told] == [(1, 0, "twin1")]

    def test_what_hangs_on_it(self) -> None:
        """ "If that Friend is the named card": the same name, whichever copy."""
        star = friend("star", "Starry, Early", YELLOW, power=1, cost=1, traits=(), rarity="")
        judge = able(Pick(choose(yours(FRIEND))), NameCard(YOU, FRIEND), If(IsNamed(THAT), Gain(2), Gain(1)))
        copy = piece(star)

        def gained(name: str) -> int:
            table = Table(home=[judge, copy], hand=[star]).use(judge).choose(copy)
            return table.choose(name).tokens

        assert (gained("Starry, Early"), gained(judge.name)) == (2, 1)

    def test_nothing_to_name(self) -> None:
        """Where the match has no such card nobody is asked, and the text goes on."""
        namer = able(NameCard(YOU, EVENT), Gain(1))

        assert Table(home=[namer]).use(namer).tokens == 1

    def test_the_asked_player_sees_names_and_no_numbers(self) -> None:
        """An option of the view is the printed card's id."""
        namer = able(NameCard(YOU, FRIEND))
        question = view_of(Table(home=[namer]).use(namer).game, 0).question

        assert question is not None
        assert (
            namer.id in [one.name for one in question.options],
            {one.number for one in question.options},
        ) == (
            True,
            {0},
        )


class TestIf:
    """If."""

    @pytest.mark.parametrize(("count", "gained"), [(0, 1), (1, 3)])
    def test_this_or_that(self, count: int, gained: int) -> None:
        """The condition is asked as the text comes to it, after what the text did before."""
        maker = able(
            PutTokens(CRITTER, count, place=HOME), If(Has(YOU, yours(FRIEND, Token())), Gain(3), Gain(1))
        )

        assert Table(home=[maker]).use(maker).tokens == gained

    def test_or_nothing(self) -> None:
        """Without an otherwise, nothing is done."""
        idle = able(If(Has(YOU, yours(FRIEND, Token())), Gain(3)), Gain(1))

        assert Table(home=[idle]).use(idle).tokens == 1
