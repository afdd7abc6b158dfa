"""Rulings that no other scenario shows."""

import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.language import (
    CHARACTER,
    COMMON,
    END_OF_TURN,
    FRIEND,
    INSPIRED,
    MAIN_PHASE_TIMING,
    OPPONENT,
    REACTION,
    STUDIOUS,
    YOU,
    Continuous,
    ControlledBy,
    EventText,
    Flips,
    ForEach,
    Give,
    LookAndReorder,
    Power,
    cards,
    each,
    event,
    here,
    yours,
)
from everfree.ccg.view import to_json
from everfree.ccg.vocab import READY_PHASE, TROUBLEMAKER_PHASE, AreaId, Seat
from everfree.testing import Table, plain, plain_troublemaker

YOU_SEAT = Seat(0)


@pytest.mark.clause("708.2b")
@pytest.mark.ruling("R27")
def test_a_described_set_and_its_number_are_settled_at_once() -> None:
    """ "Your Friends get +1 for each of them": who comes later gets nothing and raises nobody's number."""
    text = Give((Power(ForEach(+1, yours(FRIEND))),), each(yours(FRIEND)), END_OF_TURN)
    cheer = event(
        "cheer", "Cheer", power=1, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, text),)
    )
    one, two, late = plain(1), plain(1), plain(1)
    table = Table(home=[one, two], hand=[cheer, late], tokens=1).play(cheer).play(late, "home")

    assert [table.why(card) for card in (one, two)] == [[("printed", 1), (cheer, 2)]] * 2
    assert [table.power(card) for card in (one, two, late)] == [3, 3, 1]
    assert table.why(late) == [("printed", 1)]


@pytest.mark.ruling("R37")
def test_a_flipped_card_is_no_longer_in_the_deck() -> None:
    """Looking at the top of the deck in a faceoff shows the cards under the flipped one, which stays."""
    text = EventText(REACTION, LookAndReorder(2), Flips(YOU))
    look = event("look", "Look", power=1, cost=0, rarity=COMMON, text=(text,))
    flipped, second, third = plain(5), plain(), plain()
    table = Table(
        mine=[plain(5)],
        hand=[look],
        deck=[flipped, second, third],
        opponent_mine=[trouble := plain_troublemaker(1)],
        phase=TROUBLEMAKER_PHASE,
    ).choose(trouble)
    assert table.flipped() == [flipped]

    table.play(look)

    assert table.choices() == [second, third]
    table.choose(second)
    assert (table.deck()[:2], table.deck()[-1]) == ([third, second], flipped)


@pytest.mark.ruling("R58")
def test_several_inspired_cards_look_once() -> None:
    """Three Inspired cards and a deck of two: both are seen, and the other two effects do nothing."""
    first, second = plain(), plain()
    muses = [plain(keywords=(INSPIRED,)) for _ in range(3)]
    table = Table(home=muses, opponent_deck=[first, second], phase=READY_PHASE).until("put-under")

    assert table.choices() == [first, second, "done"]
    assert table.until("main").told(kinds.LOOKED) == 1


@pytest.mark.ruling("R59")
@pytest.mark.parametrize(("fate", "tokens"), [("stays", 1), ("frightened", 0), ("sent", 0)])
def test_winning_is_judged_as_the_totals_are_compared(fate: str, tokens: int) -> None:
    """A Studious Friend frightened or gone after the flip brings no token; one that stays brings it."""
    pupil, trouble = plain(1, keywords=(STUDIOUS,)), plain_troublemaker(1)
    table = Table(
        mine=[pupil, plain(5)],
        hand=[plain(cost=9)],
        opponent_mine=[trouble],
        phase=TROUBLEMAKER_PHASE,
        stops=(STOP_FACEOFFS, 1),
    )
    table.choose(trouble).pass_()
    assert len(table.flipped()) == 1

    if fate != "stays":
        kind = kinds.FRIGHTENED if fate == "frightened" else kinds.SENT
        table.game.occur([Occurrence(kind, YOU_SEAT, table.id(pupil), area=AreaId(0))])
    table.pass_()

    assert (table.told(kinds.FACEOFF_WON), table.tokens) == (1, tokens)


class TestHere:
    """R60: here, with, opposing."""

    @pytest.mark.ruling("R60")
    def test_here_is_where_the_card_is_now(self) -> None:
        """At home it strengthens who is at home; moved to a Problem, who is there."""
        coach = plain(1, abilities=(Continuous((Power(+1),), each(yours(CHARACTER, here()))),))
        away = plain(1)
        table = Table(home=[coach], mine=[away], tokens=2)
        assert [table.power(one) for one in (coach, table.mane, away)] == [2, 2, 1]

        table.move(coach, "mine")

        assert [table.power(one) for one in (coach, table.mane, away)] == [2, 1, 2]

    @pytest.mark.ruling("R60")
    def test_opposing_are_those_an_opponent_controls(self) -> None:
        """Opposing characters here are the opponent's in this area, not yours and not those elsewhere."""
        weaken = Continuous((Power(-1),), each(cards(CHARACTER, ControlledBy(OPPONENT), here())))
        scarecrow, rival, far, ally = plain(1, abilities=(weaken,)), plain(3), plain(3), plain(3)
        table = Table(mine=[scarecrow, ally], opponent_mine=[rival], opponent_theirs=[far])

        assert [table.power(one) for one in (rival, far, ally)] == [2, 3, 3]

    @pytest.mark.ruling("R60")
    def test_a_flipped_card_is_nowhere(self) -> None:
        """Flipped, a card with "your characters here" names no area and helps nobody."""
        coach = plain(1, abilities=(Continuous((Power(+1),), each(yours(CHARACTER, here()))),))
        runner = plain(5)
        table = Table(
            mine=[runner],
            hand=[plain(cost=9)],
            deck=[coach],
            opponent_mine=[trouble := plain_troublemaker(1)],
            phase=TROUBLEMAKER_PHASE,
            stops=(STOP_FACEOFFS, 1),
        )
        table.choose(trouble).pass_()

        assert table.why_total() == [(runner, 5), (coach, 1)]


@pytest.mark.ruling("R61")
def test_a_starting_problem_is_committed_secretly() -> None:
    """Whichever Problem the first player chose, the second is shown the very same table before choosing."""
    seen = []
    for choice in (0, 1):
        game = Game([RAINBOW_DASH, APPLEJACK], seed=3)
        game.take(choice)
        assert (game.question.seat, game.question.kind) == (1, "starting-problem")
        seen.append(to_json(game.view(1)))

    assert seen[0] == seen[1]
