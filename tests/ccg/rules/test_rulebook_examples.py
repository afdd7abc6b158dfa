"""The worked examples of the three rulebooks, played by the rules of each and by the comprehensive rules.

Situations and results are those of the examples, retold; the cards are made for them.
"""

import pytest

from everfree.ccg.editions import EDITIONS, Options
from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.language import (
    A_PLAYER,
    A_PROBLEM,
    BLUE,
    CHARACTER,
    COMMON,
    FACEOFF_TIMING,
    ORANGE,
    PINK,
    PURPLE,
    REACTION,
    THIS,
    WILD,
    Card,
    ColouredPower,
    Continuous,
    Draw,
    EventText,
    FlipCard,
    Moves,
    Need,
    Power,
    event,
    not_,
    one,
)
from everfree.ccg.vocab import READY_PHASE, SCORE_PHASE, TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

YOU = Seat(0)
OPPONENT = Seat(1)
IN_FACEOFFS = (STOP_FACEOFFS, STOP_FACEOFFS)

pytestmark = pytest.mark.parametrize("options", EDITIONS.values(), ids=EDITIONS)


def flipped(power: int) -> Card:
    """Make a card to be flipped."""
    return plain(power, cost=9)


@pytest.mark.clause("604.1a", "604.1b", "604.1c")
@pytest.mark.parametrize(("mine", "theirs", "income"), [(1, 2, 3), (4, 4, 3), (6, 4, 4)])
def test_income_follows_the_higher_score(options: Options, mine: int, theirs: int, income: int) -> None:
    """One point against two, four each, six against four: three, three and four tokens."""
    table = Table(score=mine, opponent_score=theirs, tokens=0, phase=READY_PHASE, options=options)

    assert table.until("main").tokens == income


@pytest.mark.clause("205.1")
@pytest.mark.parametrize(("powers", "can"), [((1, 1), True), ((2,), True), ((1,), False)])
def test_a_play_requirement_of_two_purple(options: Options, powers: tuple[int, ...], can: bool) -> None:
    """Two purple Friends of power 1 or one of power 2 are enough, and their power is not used up."""
    first, second = [plain(1, cost=1, needs=(Need(PURPLE, 2),)) for _ in range(2)]
    table = Table(
        home=[plain(power, PURPLE) for power in powers], hand=[first, second], tokens=2, options=options
    )
    assert [one in table.playable() for one in (first, second)] == [can, can]

    if can:
        table.play(first, "home").play(second, "home")
        assert (table.tokens, table.area_of(second)) == (0, "home")


@pytest.mark.clause("611.3a", "611.4")
@pytest.mark.parametrize(
    ("needs", "can"),
    [
        ((Need(BLUE, 2),), True),
        ((Need(BLUE, 2), not_(BLUE, 2)), True),
        ((Need(BLUE, 3), not_(BLUE, 1)), False),
    ],
)
def test_two_friends_at_three_problems(options: Options, needs: tuple[Need, ...], can: bool) -> None:
    """Two blue and two pink power: enough for two blue and two others, too little for three blue."""
    problem = plain_problem(owner=needs, bonus=0)
    table = Table(mine=[plain(2, BLUE), plain(2, PINK)], problem=problem, phase=SCORE_PHASE, options=options)

    assert table.until("main").score == int(can)


@pytest.mark.clause("612.2")
def test_both_can_confront_so_there_is_a_faceoff(options: Options) -> None:
    """She scores a point, he meets his side of the Problem, so both face off there."""
    problem = plain_problem(owner=(Need(BLUE, 3), not_(BLUE, 1)), opponent=4, bonus=0)
    hers, his = [plain(3, BLUE), plain(1, PINK)], plain(4, ORANGE)
    table = Table(
        mine=hers,
        opponent_mine=[his],
        hand=[flipped(1)],
        opponent_hand=[flipped(1)],
        problem=problem,
        phase=SCORE_PHASE,
        stops=IN_FACEOFFS,
        options=options,
    )

    assert (table.asked, table.score) == ("priority", 1)
    assert set(table.involved()) == {*hers, his}


@pytest.mark.clause("612.1")
def test_who_confronts_both_problems_has_a_double_faceoff(options: Options) -> None:
    """A point for each Problem, then one faceoff with the characters at both, whoever could confront one."""
    problem = plain_problem(owner=(Need(BLUE, 3), not_(BLUE, 1)), opponent=4, bonus=0)
    hers = [plain(3, BLUE), plain(1, PINK)]
    other, his = plain(3, BLUE), plain(4, ORANGE)
    table = Table(
        mine=hers,
        theirs=[other],
        opponent_mine=[his],
        hand=[flipped(1)],
        opponent_hand=[flipped(1)],
        problem=problem,
        opponent_problem=plain_problem(opponent=3, bonus=0),
        phase=SCORE_PHASE,
        stops=IN_FACEOFFS,
        options=options,
    )
    table.until("priority")

    assert table.score == 2
    assert set(table.involved()) == {*hers, other, his}


@pytest.mark.clause("514.3", "514.4", "514.5c")
def test_a_further_flip_decides_a_problem_faceoff(options: Options) -> None:
    """Four and a flip of 3 against five, a flip of 1 and one of 2 by an Event: seven lose to eight."""
    text = EventText(FACEOFF_TIMING, FlipCard())
    more = event("more", "More", power=0, cost=0, rarity=COMMON, text=(text,))
    table = Table(
        mine=[plain(4)],
        opponent_mine=[plain(5)],
        deck=[flipped(3)],
        opponent_deck=[flipped(1), flipped(2)],
        opponent_hand=[more],
        problem=plain_problem(owner=(Need(WILD, 4),), opponent=5, bonus=2),
        phase=SCORE_PHASE,
        options=options,
    )
    table.until("priority")
    while not table.flipped():
        table.pass_()
    assert (table.total(YOU), table.total(OPPONENT), table.question.seat) == (7, 6, OPPONENT)
    before = table.opponent_score

    table.play(more)

    assert table.until("main").opponent_score == before + 2


@pytest.mark.clause("514.4a", "514.5b")
def test_a_challenge_that_is_lost(options: Options) -> None:
    """Three and a flip of 2 against a Troublemaker of 4 and a flip of 5: the challenger goes home."""
    challenger, trouble = plain(3), plain_troublemaker(4, 2)
    table = Table(
        mine=[challenger],
        opponent_mine=[trouble],
        deck=[flipped(2)],
        opponent_deck=[flipped(5)],
        phase=TROUBLEMAKER_PHASE,
        options=options,
    )
    table.until("challenge").choose(trouble).until("main")

    assert (table.area_of(challenger), table.area_of(trouble)) == ("home", "mine")
    assert (table.score, table.opponent_score) == (0, 0)


@pytest.mark.clause("512.4")
@pytest.mark.parametrize("theirs", [False, True])
def test_a_reaction_to_a_move_in_anybodys_turn(options: Options, theirs: bool) -> None:
    """It is offered after either player's move, once for that move, and draws a card."""
    text = EventText(REACTION, Draw(1), Moves(A_PLAYER, one(CHARACTER), destination=A_PROBLEM))
    answer = event("answer", "Answer", power=0, cost=0, rarity=COMMON, text=(text,))
    mover, mine = plain(1), piece(answer)
    table = Table(
        home=[] if theirs else [mover],
        opponent_home=[mover] if theirs else [],
        hand=[mine],
        deck=[flipped(1), flipped(1)],
        tokens=2,
        opponent_tokens=2,
        opponents_turn=theirs,
        options=options,
    )
    assert mine not in table.playable()

    table.move(mover, "mine")
    assert (table.asked, table.question.seat, table.area_of(mover)) == ("priority", YOU, "mine")
    table.play(mine)

    assert (table.asked, len(table.hand())) == ("main", 1)


@pytest.mark.clause("105.2")
def test_negative_power_counts_as_none(options: Options) -> None:
    """Friends of power 3 and -2 have 3 in a faceoff."""
    weak = plain(0, abilities=(Continuous((Power(-2),), THIS),))
    table = Table(
        mine=[plain(3), weak],
        opponent_mine=[plain(3)],
        hand=[flipped(1)],
        opponent_hand=[flipped(1)],
        deck=[flipped(0)],
        opponent_deck=[flipped(0)],
        problem=plain_problem(owner=(Need(WILD, 3),), opponent=3, bonus=0),
        phase=SCORE_PHASE,
        stops=IN_FACEOFFS,
        options=options,
    )
    table.until("priority")

    assert (table.power(weak), table.total()) == (-2, 3)


@pytest.mark.ruling("R33")
@pytest.mark.clause("611.3b")
@pytest.mark.parametrize(
    ("needs", "can"),
    [
        ((Need(BLUE, 3),), True),
        ((Need(PINK, 3),), True),
        ((Need(BLUE, 1), Need(PINK, 1)), False),
    ],
)
def test_power_with_a_colour(options: Options, needs: tuple[Need, ...], can: bool) -> None:
    """A blue Friend of power 1 that gets two pink has both colours and power 3, for one requirement."""
    friend = plain(1, BLUE, abilities=(Continuous((ColouredPower(2, PINK),), THIS),))
    problem = plain_problem(owner=needs)
    table = Table(mine=[friend], problem=problem, options=options)

    assert (table.power(friend), table.colours(friend)) == (3, BLUE | PINK)
    assert table.can_confront(problem) == can
