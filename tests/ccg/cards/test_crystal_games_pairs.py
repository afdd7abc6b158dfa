"""Cards of The Crystal Games whose words meet in pairs that no other card has."""

import pytest

from everfree.ccg.cards.crystal_games.manes import (
    CUTIE_MARK_CRUSADERS_PONYVILLE_FLAG_CARRIERS as CRUSADERS,
    PRINCESS_CADANCE_LOVING_RULER as CADANCE,
)
from everfree.ccg.cards.crystal_games.problems import WONDERBOLTS_RESERVE_EXAM as EXAM
from everfree.ccg.cards.crystal_games.resources import SCOOTALOOS_SCOOTER as SCOOTER
from everfree.ccg.language import FOAL, PROBLEM, ReplaceProblems, cards, choose, main_phase
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, piece, plain
from everfree.testing.situations import open_problem


@pytest.mark.card("cg1")
@pytest.mark.must_not
def test_crusaders_replace_the_problem_that_enters_play() -> None:
    """cg1: "it" is the Problem, not the Mane Character."""
    crusaders = piece(CRUSADERS, boosted=True)
    second, third = open_problem(), open_problem()
    changing = plain(1, abilities=(main_phase(ReplaceProblems(choose(cards(PROBLEM)))),))
    table = Table(mane=crusaders, home=[changing], tokens=4, problem_deck=[second, third])
    table.use(changing).choose(table.problem).choose("yes")

    assert (table.zone_of(second), table.zone_of(third)) == ("problem-deck", "play")
    assert (table.zone_of(crusaders), table.tokens) == ("play", 2)


@pytest.mark.card("cg3")
@pytest.mark.must_not
def test_cadance_makes_friends_dearer_where_she_is() -> None:
    """cg3: an opponent pays two more for Friends played to her Problem, and no more elsewhere."""
    friend = plain(1, cost=1)
    cadance = piece(CADANCE, boosted=True)
    table = Table(
        opponent_mane=cadance, opponent_mane_at="mine", hand=[friend], tokens=5, problem=open_problem()
    )

    assert table.price(friend, "mine") == table.price(friend, "theirs") + 2


@pytest.mark.card("cg145")
@pytest.mark.must_not
def test_scooter_moves_the_foal_it_is_on() -> None:
    """cg145: the Friend it is attached to goes to a Problem."""
    scooter = piece(SCOOTER)
    foal, other = piece(plain(1, traits=(FOAL,)), attached=(scooter,)), plain(1)
    table = Table(home=[foal, other]).use(scooter).choose("mine")

    assert (table.area_of(foal), table.area_of(other)) == ("mine", "home")


@pytest.mark.card("cg190")
@pytest.mark.must_not
def test_exam_is_paid_by_the_player_who_confronts() -> None:
    """cg190: the opponent who confronts your Exam pays and scores; you do neither."""
    table = Table(
        problem=EXAM,
        opponent_mine=[plain(9)],
        tokens=5,
        opponent_tokens=3,
        opponents_turn=True,
        phase=SCORE_PHASE,
    ).until("may")
    table.choose("yes")

    assert (table.opponent_tokens, table.opponent_score) == (0, 1 + 2)
    assert table.score == 0
