"""Cards that start faceoffs, gain control, pay with cards, or protect and copy others."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    BLUE,
    FRIEND,
    TROUBLEMAKER_PHASE,
    WILD,
    Card,
    Frighten,
    Need,
    cards,
    choose,
    main_phase,
    token,
)
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

SCARE = main_phase(Frighten(choose(cards(FRIEND))))
EASY = plain_problem((Need(WILD, 1),), opponent=1)


def able(card: Card) -> Card:
    """Make a Friend that meets the requirements of *card*."""
    return plain(9, card.front.colours)


@pytest.mark.card("eo12", "eo170", "sb141")
class TestStartedFaceoffs:
    """eo12, eo170, sb141."""

    @pytest.mark.must_not
    @pytest.mark.parametrize(("power", "frightened"), [(0, True), (30, False)])
    def test_as_it_enters_play(self, power: int, frightened: bool) -> None:
        """The opposing Friend is frightened if you win, and not if you lose."""
        card, rival = POOL["eo12"], plain(power)
        deck = [plain(9), plain(9), plain(9)]
        table = Table(home=[able(card)], opponent_home=[rival], hand=[card], deck=deck, tokens=9)
        table.play(card, "home").until("main")

        assert (table.told(kinds.FACEOFF_STARTED), table.is_face_down(rival)) == (1, frightened)

    @pytest.mark.must_not
    def test_as_it_is_uncovered(self) -> None:
        """A Troublemaker of yours faces an opposing Friend; yours are not offered."""
        card = piece(POOL["eo170"], face_down=True)
        mine, weak = plain(), plain(0)
        table = Table(mine=[card, mine], opponent_mine=[weak], deck=[plain(9)] * 3, phase=TROUBLEMAKER_PHASE)
        table.until("main")

        assert (table.is_face_down(weak), table.is_face_down(mine)) == (True, False)

    @pytest.mark.must_not
    def test_of_the_mane_character(self) -> None:
        """For a token; the Mane Character has three more power."""
        card, weak = POOL["sb141"], plain(0)
        table = Table(home=[card], opponent_home=[weak], deck=[plain(9)] * 3, tokens=1)
        assert table.power(table.mane) == POOL["pr1"].front.power + 3
        table.use(card).until("main")
        assert table.is_face_down(weak)

        refusal = Table(home=[card], opponent_home=[weak]).why_not_use(card)
        assert refusal is not None
        assert refusal.reason == "short-of-tokens"


@pytest.mark.card("sb134")
class TestTakesAll:
    """sb134."""

    @pytest.mark.must_not
    def test_every_opposing_friend(self) -> None:
        """They are yours until the Score Phase ends; Mane Characters are not."""
        card, first, second = POOL["sb134"], plain(), plain()
        table = Table(home=[able(card)], opponent_home=[first, second], hand=[card], tokens=20)
        table.play(card, "home")
        assert (first in table.choices(), second in table.choices()) == (True, True)
        assert table.opponent_mane not in table.choices()

        assert table.told(kinds.CONTROL_CHANGED) == 2


@pytest.mark.card("de24", "de13", "sb73", "mt20")
class TestPaysWithCards:
    """de24, de13, sb73, mt20."""

    @pytest.mark.must_not
    def test_two_discards_for_two_counters(self) -> None:
        """With a single card in hand it is not offered."""
        card, hand = POOL["de24"], [plain(cost=9), plain(cost=9)]
        table = Table(home=[able(card)], hand=[card, *hand], tokens=9).play(card, "home").choose("yes")
        table.choose(hand[0])
        assert (table.counters(card), table.hand()) == ({"+1 power": 2}, [])

        poor = Table(home=[able(card)], hand=[card, hand[0]], tokens=9).play(card, "home")
        assert (poor.asked, poor.counters(card)) == ("main", {})

    @pytest.mark.must_not
    def test_a_discard_for_a_challenge(self) -> None:
        """Only this card takes part."""
        card, other, trouble = POOL["de13"], plain(9), plain_troublemaker(30)
        table = Table(
            home=[able(card)], mine=[other], opponent_mine=[trouble], hand=[card, plain(cost=9)], tokens=9
        )
        table.play(card, "mine").choose("yes").until("main")

        assert (table.told(kinds.FACEOFF_STARTED), table.score) == (1, 0)
        assert table.area_of(other) == "mine"

    @pytest.mark.must_not
    def test_retired_for_two_points(self) -> None:
        """When you confront her Problem, besides the point of the Problem."""
        card = POOL["sb73"]
        table = Table(mine=[card, plain(9)], problem=EASY).end_phase().until("may").choose("yes")

        assert (table.zone_of(card), table.score) == ("discard-pile", 3)

    @pytest.mark.must_not
    def test_the_top_two_cards_are_put_away(self) -> None:
        """From your own deck, if you like."""
        card, first, second, third = POOL["mt20"], plain(), plain(), plain()
        table = Table(home=[able(card)], hand=[card], deck=[first, second, third], tokens=9)
        table.play(card, "home").choose("yes")

        zones = [table.zone_of(one) for one in (first, second, third)]
        assert zones == ["discard-pile", "discard-pile", "draw-deck"]


@pytest.mark.card("cg152", "hm81")
class TestHostsAndCopies:
    """cg152, hm81."""

    @pytest.mark.must_not
    def test_the_host_cannot_be_frightened(self) -> None:
        """Other Friends can."""
        brave, other = piece(plain(), attached=(POOL["cg152"],)), plain()
        scare = plain(abilities=(SCARE,))
        table = Table(home=[brave, other, scare]).use(scare)

        assert table.choices() == [other, scare]

    @pytest.mark.must_not
    def test_each_token_is_copied(self) -> None:
        """Two tokens become four; Friends that are no tokens are not copied."""
        card, made = POOL["hm81"], token(1, BLUE, "Pegasus")
        first, second = piece(made), piece(made)
        table = Table(home=[able(card), plain(), first, second], hand=[card], tokens=9).play(card, "home")
        table.until("main")

        assert sum(table.count(one) for one in table.created(made)) == 4
