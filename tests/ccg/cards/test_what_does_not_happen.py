"""Cards that let something not happen, and cards that use words of one other card."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.language import FRIEND, Card, Dismiss, cards, choose, main_phase
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker

FLICK, SPIKE, MOONDANCER, SHADOWS = POOL["eo160"], POOL["cg192"], POOL["ll35"], POOL["ff141"]


@pytest.mark.card("eo160")
class TestPreemptiveFlick:
    """eo160."""

    def test_a_character_stays(self) -> None:
        """Your opponent pays for the move; you retire the Resource, and nobody is moved."""
        walker = plain()
        table = Table(home=[walker], opponent_home=[FLICK], tokens=2).move(walker, "mine")
        assert (table.question.seat, table.asked, table.choices()) == (1, "replace", [FLICK, "no"])

        table.choose(FLICK)

        assert (table.area_of(walker), table.zone_of(FLICK), table.tokens) == ("home", "discard-pile", 0)
        assert table.told(kinds.MOVED) == 0

    def test_it_may_go(self) -> None:
        """Declined, the move is made and the Resource stays."""
        walker = plain()
        table = Table(home=[walker], opponent_home=[FLICK], tokens=2).move(walker, "mine").choose("no")

        assert (table.area_of(walker), table.zone_of(FLICK)) == ("mine", "play")

    @pytest.mark.must_not
    def test_not_your_own_moves(self) -> None:
        """Whoever has it moves freely."""
        walker = plain()
        table = Table(home=[walker, FLICK], tokens=2).move(walker, "mine")

        assert table.area_of(walker) == "mine"


@pytest.mark.card("cg192")
class TestSpike:
    """cg192."""

    STORM = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))

    def test_the_fourth_card_turns_it_over(self) -> None:
        """Each card that you play is a counter; with four they are removed."""
        first, second = plain(), plain()
        spike = piece(SPIKE, counters=("Dragon", "Dragon"))
        table = Table(mane=spike, hand=[first, second], tokens=2).play(first, "home")
        assert (table.counters(spike), table.is_boosted(spike)) == ({"Dragon": 3}, False)

        table.play(second, "home")
        assert (table.counters(spike), table.is_boosted(spike)) == ({}, True)

    def test_boosted_it_saves_a_friend(self) -> None:
        """It turns back instead, and the Friend stays in play."""
        spike, friend = piece(SPIKE, boosted=True), plain()
        table = Table(mane=spike, home=[self.STORM, friend]).use(self.STORM).choose(friend)
        assert (table.asked, table.choices()) == ("replace", [spike, "no"])

        table.choose(spike)

        assert (table.zone_of(friend), table.is_boosted(spike)) == ("play", False)
        assert table.told(kinds.DISMISSED) == 0

    def test_it_may_let_it_go(self) -> None:
        """Declined, the Friend is dismissed and Spike stays as he is."""
        spike, friend = piece(SPIKE, boosted=True), plain()
        table = Table(mane=spike, home=[self.STORM, friend]).use(self.STORM).choose(friend).choose("no")

        assert (table.zone_of(friend), table.is_boosted(spike)) == ("discard-pile", True)

    @pytest.mark.must_not
    def test_not_an_opponents_friend_nor_before(self) -> None:
        """Others lose theirs, and on his first side he saves nobody."""
        rival, friend = plain(), plain()
        boosted = Table(mane=piece(SPIKE, boosted=True), home=[self.STORM], opponent_home=[rival])
        unboosted = Table(mane=SPIKE, home=[self.STORM, friend])

        assert boosted.use(self.STORM).choose(rival).zone_of(rival) == "discard-pile"
        assert unboosted.use(self.STORM).choose(friend).zone_of(friend) == "discard-pile"


@pytest.mark.card("ll35")
class TestMoondancer:
    """ll35."""

    def test_grows_with_opponents_elsewhere(self) -> None:
        """Characters of your opponent anywhere but here count, their Mane Character too."""
        table = Table(mine=[MOONDANCER], opponent_mine=[plain()], opponent_theirs=[plain(), plain()])

        assert table.why(MOONDANCER) == [("printed", 0), (MOONDANCER, 3)]

    @pytest.mark.must_not
    def test_not_with_your_own(self) -> None:
        """Your characters elsewhere and an opponent's here add nothing."""
        table = Table(mine=[MOONDANCER], theirs=[plain()], opponent_mine=[plain()], opponent_mane_at="mine")

        assert table.power(MOONDANCER) == 0

    @pytest.mark.parametrize(("power", "points"), [(2, 1), (0, 0)])
    def test_flipped_it_equals_the_strongest_opponent(self, power: int, points: int) -> None:
        """Against a Troublemaker with six it is a flip of six; a Friend with eight is not involved."""
        trouble = plain_troublemaker(6)
        table = Table(
            mine=[plain(power)],
            deck=[MOONDANCER],
            opponent_mine=[trouble, plain(8)],
            opponent_deck=[plain(1)],
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.choose(trouble).until("main").score == points


@pytest.mark.card("ff141")
class TestPonyOfShadows:
    """ff141."""

    def beaten(self, *deck: Card) -> Table:
        """Have your opponent defeat it, with these cards on top of your deck."""
        table = Table(
            mine=[SHADOWS],
            deck=[plain(), *deck],  # the first is flipped
            opponent_mine=[plain(20)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )
        return table.until("challenge").choose(SHADOWS)

    def test_a_friend_comes_from_the_deck(self) -> None:
        """You reveal cards up to the first Friend, which enters play under your control."""
        skipped, friend, later = plain_troublemaker(), plain(), plain()
        table = self.beaten(skipped, friend, later)
        assert (table.question.seat, table.choices()) == (0, ["yes", "no"])

        table.choose("yes", "home")

        assert (table.zone_of(friend), table.area_of(friend)) == ("play", "home")
        assert (table.zone_of(skipped), table.zone_of(later)) == ("draw-deck", "draw-deck")
        assert table.told(kinds.SHUFFLED) == 1

    @pytest.mark.must_not
    def test_not_if_you_decline(self) -> None:
        """Nothing is revealed, and the deck keeps its order."""
        friend = plain()
        table = self.beaten(friend).choose("no")

        assert (table.zone_of(friend), table.told(kinds.REVEALED), table.told(kinds.SHUFFLED)) == (
            "draw-deck",
            0,
            0,
        )
