"""What counts as a run of an ability."""

from collections import Counter

from everfree.ccg.cards import POOL
from everfree.ccg.language import PINK, YOU, DiscardCards, EachPlayer, main_phase
from everfree.testing import Table, piece, plain
from everfree.testing.soak.abilities import Runs, switch_on


def holding(table: Table) -> Runs:
    """Count what holds on a table."""
    counting = switch_on()
    counting.runs = Counter()
    counting.follow(table.game)
    counting.look(table.game)
    counting.look(table.game)
    return counting.runs


def test_a_law_counts_once_a_turn() -> None:
    """It holds at every decision of the turn, and that is one run."""
    assert holding(Table(mane=piece(POOL["pr5"], boosted=True)))[("pr5", 1, 0)] == 1


def test_only_of_the_side_that_is_up() -> None:
    """The law of the Boosted side does not hold before the card is turned over."""
    assert holding(Table(mane=piece(POOL["pr5"])))[("pr5", 1, 0)] == 0


def test_only_while_its_condition_is_true() -> None:
    """Three yellow Friends at the Problem, and no fewer."""
    yellow = [piece(POOL["pr87"]) for _ in range(3)]

    assert holding(Table(problem=POOL["pr161"], mine=yellow))[("pr161", 0, 0)] == 1
    assert holding(Table(problem=POOL["pr161"], mine=yellow[:2]))[("pr161", 0, 0)] == 0


def test_only_in_its_zone() -> None:
    """A Resource in a hand is not at home."""
    assert holding(Table(home=[POOL["pr147"]]))[("pr147", 0, 0)] == 1
    assert holding(Table(hand=[POOL["pr147"]]))[("pr147", 0, 0)] == 0


def test_an_additional_cost_counts_when_it_is_paid() -> None:
    """Two discarded cards are a run; a card in play or in a hand, with such a cost, is none."""
    event, friend = POOL["de97"], POOL["eo38"]
    assert holding(Table(home=[friend], hand=[event]))[("eo38", 0, 0)] == 0
    held = [plain(), plain()]
    table = Table(home=[plain(9, PINK)], hand=[event, *held], opponent_home=[plain()], tokens=2)
    counting = switch_on()
    counting.runs = Counter()
    counting.follow(table.game)

    table.play(event).until("main")

    assert counting.runs == {("de97", 0, 0): 1, ("de97", 0, 1): 1}


def test_players_who_discard_together() -> None:
    """Nobody follows the inner instruction on their own, and it is a run all the same."""
    thief = plain(abilities=(main_phase(EachPlayer(DiscardCards(YOU))),))
    table = Table(home=[thief], hand=[plain(), plain()], opponent_hand=[plain(), plain()])
    counting = switch_on()
    counting.runs = Counter()
    counting.follow(table.game)

    table.use(thief)

    assert table.asked == "discard"
    assert counting.runs[(thief.id, 0, 0)] == 1
