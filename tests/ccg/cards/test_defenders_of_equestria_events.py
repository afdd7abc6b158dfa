"""The Events of Defenders of Equestria."""

import pytest

from everfree.ccg.cards.defenders_of_equestria.events import (
    SIMILO_DUPLEXIS as DUPLEXIS,
    SUNSET_FESTIVAL as FESTIVAL,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.language import PINK, PURPLE, WILD, Card, Need
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

EASY = plain_problem((Need(WILD, 1),), opponent=1)


ALSO_EASY = plain_problem((Need(WILD, 1),), opponent=1)


@pytest.mark.card("de104")
class TestSimiloDuplexis:
    """de104."""

    def test_a_problem_is_confronted_twice(self) -> None:
        """Each Confront Step scores a point; a Problem of which that is all causes no faceoff."""
        table = Table(mine=[plain(4, PURPLE)], hand=[DUPLEXIS], tokens=4, problem=EASY)
        table.play(DUPLEXIS).end_phase().until("main")

        assert (table.score, table.told(kinds.FACEOFF_STARTED)) == (2, 0)

    def test_in_any_order(self) -> None:
        """With characters at both Problems the four steps come as you like."""
        table = Table(
            mine=[plain(4, PURPLE)],
            theirs=[plain(1)],
            hand=[DUPLEXIS],
            tokens=4,
            problem=EASY,
            opponent_problem=ALSO_EASY,
        )
        table.play(DUPLEXIS).end_phase()

        for place in ("mine", "theirs", "mine"):
            assert (table.asked, table.choices()) == ("confront-order", ["mine", "theirs"])
            table.choose(place)
        assert (table.told(kinds.CONFRONTED), table.told(kinds.FACEOFF_STARTED)) == (4, 1)

    def test_two_of_them_add_up(self) -> None:
        """Each brings one more step."""
        first, second = piece(DUPLEXIS), piece(DUPLEXIS)
        table = Table(mine=[plain(4, PURPLE)], hand=[first, second], tokens=8, problem=EASY)
        table.play(first).play(second).end_phase().until("main")

        assert table.score == 3

    def test_a_rival_who_comes_in_between(self) -> None:
        """The opponent meets the requirement in both steps: one faceoff follows all the same."""
        table = Table(
            mine=[plain(4, PURPLE)], opponent_mine=[plain(1)], hand=[DUPLEXIS], tokens=4, problem=EASY
        )
        table.play(DUPLEXIS).end_phase().until("main")

        assert (table.told(kinds.CONFRONTED), table.told(kinds.FACEOFF_STARTED)) == (2, 1)

    @pytest.mark.must_not
    def test_only_in_the_next_score_phase(self) -> None:
        """A turn later every Problem is confronted once."""
        table = Table(mine=[plain(4, PURPLE)], hand=[DUPLEXIS], tokens=4, problem=EASY)
        table.play(DUPLEXIS).end_turn().end_turn().until("main")
        assert table.score == 2

        assert table.end_turn().score == 3

    @pytest.mark.must_not
    def test_needs_power_and_tokens(self) -> None:
        """Four of each."""
        short = Table(mine=[plain(4, PURPLE)], hand=[DUPLEXIS], tokens=3)
        weak = Table(mine=[plain(3, PURPLE)], hand=[DUPLEXIS], tokens=4)

        assert (short.playable(), weak.playable()) == ([], [])


THEM = Seat(1)


def played(*deck: Card) -> Table:
    """Play the Event against this deck, listed from the top."""
    table = Table(home=[plain(3, PINK)], hand=[FESTIVAL], tokens=2, opponent_deck=deck)
    return table.play(FESTIVAL)


@pytest.mark.card("de140")
class TestSunsetFestival:
    """de140."""

    def test_the_first_friend_of_their_deck_is_yours(self) -> None:
        """Cards are shown up to the first Friend, which enters play where you choose, under your control."""
        trouble, first, second = plain_troublemaker(), plain(), plain()
        table = played(trouble, first, second)

        assert (table.question.seat, table.asked) == (0, "where")
        assert table.choices() == ["home", "mine", "theirs"]
        table.choose("mine")
        assert (table.area_of(first), table.state.controller[table.id(first)]) == ("mine", Seat(0))
        assert table.told(kinds.REVEALED) == 2

    def test_then_they_shuffle(self) -> None:
        """What was shown can't be placed any more; the Event is discarded."""
        trouble, first, second = plain_troublemaker(), plain(), plain()
        table = played(trouble, first, second).choose("home")

        assert (table.told(kinds.SHUFFLED), len(table.deck(THEM))) == (1, 2)
        assert not table.knows(trouble)
        assert table.zone_of(FESTIVAL) == "discard-pile"

    def test_no_friend_at_all(self) -> None:
        """The whole deck is shown and shuffled, and nobody comes."""
        table = played(plain_troublemaker(), plain_troublemaker())

        assert (table.asked, table.told(kinds.REVEALED), table.told(kinds.SHUFFLED)) == ("main", 2, 1)

    def test_goes_back_to_its_owner(self) -> None:
        """It stays theirs: frightened, they control it again (513.2)."""
        first = plain()
        table = played(first).choose("home")

        assert table.state.owner[table.id(first)] == THEM

    @pytest.mark.must_not
    def test_cards_behind_the_friend_stay_hidden(self) -> None:
        """Nobody sees what lies below, and your own deck is not touched."""
        first, second = plain(), plain()
        table = played(first, second)

        assert (table.knows(first), table.knows(second)) == (True, False)
        assert table.zone_of(second) == "draw-deck"

    @pytest.mark.must_not
    def test_needs_pink_and_tokens(self) -> None:
        """Without three pink power, or with one token, it stays in hand."""
        for power, tokens in ((2, 2), (3, 1)):
            table = Table(home=[piece(plain(power, PINK))], hand=[FESTIVAL], tokens=tokens)
            assert table.playable() == []
