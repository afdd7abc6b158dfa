"""Cards of Friends Forever."""

from typing import Any

import pytest

from everfree.ccg.cards.friends_forever.friends import SILVERSTREAM_FISH_OUT_OF_WATER as SILVERSTREAM
from everfree.ccg.kernel.values.characteristics import traits_of
from everfree.ccg.language import (
    FRIEND,
    HOME,
    PINK,
    WILD,
    Need,
    PutIntoPlay,
    choose,
    in_your_discard_pile,
    main_phase,
)
from everfree.ccg.vocab import DILEMMA, PROBLEM_DECK, Seat
from everfree.testing import Table, plain, plain_problem

YOU, OTHER = Seat(0), Seat(1)
EASY = (Need(WILD, 1),)


def played(*, tokens: int = 4, **others: Any) -> Table:
    """Play Silverstream to your home for its printed cost, transforming nobody."""
    table = Table(hand=[SILVERSTREAM], mine=[plain(2, PINK)], tokens=tokens, **others)
    return table.play(SILVERSTREAM).choose("no", "home")


@pytest.mark.card("ff29")
class TestSilverstream:
    """ff29."""

    def test_a_dilemma_from_a_deck_of_your_choice(self) -> None:
        """You may; then you choose whose Problem deck; its top card has an area of its own."""
        mine, theirs = plain_problem(), plain_problem()
        table = played(next_problem=mine, opponent_next_problem=theirs)
        assert (table.asked, table.choices()) == ("may", ["yes", "no"])

        table.choose("yes")
        assert (table.asked, table.question.options) == ("problem-deck", ((14, 0), (14, 1)))
        table.game.take(1)

        assert (table.area_of(theirs), table.zone_of(mine)) == ("dilemma", "problem-deck")
        assert traits_of(table.game, table.id(theirs)) == (DILEMMA,)
        assert table.state.controller[table.id(theirs)] == OTHER
        assert [table.area_of(one) for one in (table.problem, table.opponent_problem)] == ["mine", "theirs"]

    def test_solved_it_does_not_go_back(self) -> None:
        """Solved with the other Problems, it is discarded; only the true Problem goes under its deck."""
        goal, later = plain_problem(EASY, 1), plain_problem()
        table = played(tokens=6, problem=plain_problem(EASY, 1), problem_deck=[goal, later]).choose("yes")
        table.game.take(0)

        table.move(SILVERSTREAM, "dilemma").end_turn()

        assert (table.zone_of(goal), table.area_of(SILVERSTREAM)) == ("discard-pile", "home")
        assert table.game.cards_in(PROBLEM_DECK, YOU) == [table.id(table.problem)]
        assert table.area_of(later) == "mine"

    def test_declined(self) -> None:
        """Nothing comes."""
        table = played().choose("no")

        assert (table.asked, len(table.state.area_kind)) == ("main", 4)

    def test_only_when_it_is_played(self) -> None:
        """Put into play by a text it does nothing."""
        caller = plain(abilities=(main_phase(PutIntoPlay(choose(in_your_discard_pile(FRIEND)), place=HOME)),))
        table = Table(home=[caller], discard=[SILVERSTREAM]).use(caller)

        assert (table.area_of(SILVERSTREAM), table.asked) == ("home", "main")

    def test_without_problems_in_any_deck(self) -> None:
        """There is no top card: nobody is asked."""
        table = Table(hand=[SILVERSTREAM], mine=[plain(2, PINK)], tokens=4)
        for seat in (YOU, OTHER):
            table.game.cards_in(PROBLEM_DECK, seat).clear()

        assert table.play(SILVERSTREAM).choose("no", "home").asked == "main"

    def test_transformed_it_was_played_too(self) -> None:
        """For two tokens and a Friend it enters play where that was, and its text is followed (C1)."""
        given = plain(2, PINK)
        table = Table(hand=[SILVERSTREAM], mine=[given], tokens=2).play(SILVERSTREAM)

        assert (table.asked, table.area_of(SILVERSTREAM), table.tokens) == ("may", "mine", 0)
        assert table.zone_of(given) == "discard-pile"
