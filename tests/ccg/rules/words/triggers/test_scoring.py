"""517.1, 710.1: triggers on points, players' points, and replacements of whatever a trigger describes."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    AN_OPPONENT,
    AT_LEAST,
    CARD,
    FRIEND,
    LESS_THAN,
    MORE_THAN,
    OPPONENT,
    THAT,
    THIS,
    WILD,
    YOU,
    Another,
    Banish,
    Card,
    ComparesPoints,
    Condition,
    Continuous,
    Dismiss,
    EntersDiscardPile,
    Exhaust,
    Frighten,
    Gain,
    HasPoints,
    IsFrightened,
    Need,
    Power,
    Replacement,
    Score,
    Scores,
    cards,
    choose,
    main_phase,
    one,
    when,
)
from everfree.ccg.language.terms import Who
from everfree.testing import Table, plain, plain_problem


@pytest.mark.clause("517.1")
@pytest.mark.parametrize(("who", "tokens"), [(YOU, 1), (OPPONENT, 0), (A_PLAYER, 1)])
def test_scoring_triggers_once_for_all_points(who: Who, tokens: int) -> None:
    """Two points scored at once are one occurrence, of the player who scores."""
    scorer = plain(abilities=(main_phase(Score(2)),))
    table = Table(home=[scorer, plain(abilities=(when(Scores(who), Gain(1)),))]).use(scorer)

    assert (table.score, table.tokens) == (2, tokens)


@pytest.mark.clause("514.5c")
@pytest.mark.parametrize(("place", "tokens"), [("mine", 1), ("theirs", 0)])
def test_the_bonus_of_the_problem_here(place: str, tokens: int) -> None:
    """The point for confronting is no bonus, and a bonus elsewhere is another."""
    goal = plain_problem((Need(WILD, 1),), 1, bonus=2)
    watcher = plain(0, abilities=(when(Scores(YOU, bonus=True), Gain(1)),))
    rivals = [plain(1)]

    def laid(card: Card) -> Table:
        here, there = ([card], []) if place == "mine" else ([], [card])
        return Table(mine=[plain(9), *here], theirs=there, opponent_mine=rivals, problem=goal).end_phase()

    assert laid(watcher).tokens - laid(plain(0)).tokens == tokens


@pytest.mark.clause("710.1")
def test_what_would_happen_is_replaced() -> None:
    """A Friend that would be frightened is exhausted instead; another one is frightened."""
    calm = plain(abilities=(Replacement(IsFrightened(THIS), Exhaust(THIS)),))
    other = plain()
    bully = plain(abilities=(main_phase(Frighten(choose(cards(FRIEND, Another())))),))
    table = Table(home=[bully, calm, other]).use(bully).choose(calm)

    assert (table.is_exhausted(calm), table.is_face_down(calm)) == (True, False)
    table.use(bully).choose(other)
    assert table.is_face_down(other)


@pytest.mark.parametrize(("whose", "banished"), [(YOU, [True, False]), (A_PLAYER, [True, True])])
def test_whose_discard_pile(whose: Who, banished: list[bool]) -> None:
    """Cards that would enter your discard pile are banished, or those of every player."""
    pit = plain(abilities=(Replacement(EntersDiscardPile(one(CARD), whose=whose), Banish(THAT)),))
    mine, theirs = plain(), plain()
    boot = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))
    table = Table(home=[pit, boot, mine], opponent_home=[theirs])
    table.use(boot).choose(mine)
    table.use(boot).choose(theirs)

    assert [table.zone_of(one) == "banished" for one in (mine, theirs)] == banished


@pytest.mark.parametrize(
    ("condition", "mine", "theirs", "holds"),
    [
        (HasPoints(A_PLAYER, AT_LEAST, 8), 7, 8, True),
        (HasPoints(A_PLAYER, AT_LEAST, 8), 7, 7, False),
        (HasPoints(YOU, AT_LEAST, 8), 7, 8, False),
        (HasPoints(YOU, AT_LEAST, 8), 8, 0, True),
        (ComparesPoints(AN_OPPONENT, MORE_THAN, YOU), 3, 4, True),
        (ComparesPoints(AN_OPPONENT, MORE_THAN, YOU), 4, 4, False),
        (ComparesPoints(YOU, LESS_THAN, AN_OPPONENT), 3, 4, True),
        (ComparesPoints(YOU, LESS_THAN, AN_OPPONENT), 5, 4, False),
    ],
)
def test_points_as_a_condition(condition: Condition, mine: int, theirs: int, holds: bool) -> None:
    """A number of points, or a comparison of two players."""
    proud = plain(1, abilities=(Continuous((Power(+3),), THIS, condition),))
    table = Table(home=[proud], score=mine, opponent_score=theirs)

    assert table.power(proud) == (4 if holds else 1)
