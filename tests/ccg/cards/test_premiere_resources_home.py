"""The other Resources of Premiere that are played to one's home."""

import pytest

from everfree.ccg.cards.premiere.events_reaction import DUCK_AND_COVER
from everfree.ccg.cards.premiere.resources_home import (
    ASSAULT_CAKE,
    FOAL_FREE_PRESS,
    HEARTS_DESIRE,
    PICNIC_LUNCH,
    THE_PONYVILLE_EXPRESS,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    BLUE,
    FIXED,
    ORANGE,
    PINK,
    WHITE,
    YELLOW,
    Card,
    Side,
    mane,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem, refused
from everfree.testing.table import OPPONENT


@pytest.mark.card("pr131")
class TestAssaultCake:
    """pr131."""

    def test_is_the_card_you_flip(self) -> None:
        """As a faceoff begins it can go from home onto your deck, and is flipped with its 6 power."""
        fighter = plain(1)
        table = Table(
            hand=[plain()],
            home=[ASSAULT_CAKE],
            mine=[fighter],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.choices() == ["pass", ASSAULT_CAKE]
        table.use(ASSAULT_CAKE)
        assert table.deck()[0] == ASSAULT_CAKE
        assert table.pass_().why_total() == [(fighter, 1), (ASSAULT_CAKE, 6)]

    @pytest.mark.must_not
    def test_stays_when_kept_and_is_too_late_afterwards(self) -> None:
        """Once the first window has closed it can't be used any more (512.4d)."""
        table = Table(
            hand=[plain()],
            home=[ASSAULT_CAKE],
            mine=[plain(1)],
            opponent_mine=[plain(5)],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.pass_().choices() == ["pass"]
        assert table.zone_of(ASSAULT_CAKE) == "play"

    @pytest.mark.must_not
    def test_is_of_no_use_to_the_opponent(self) -> None:
        """Only you can use it (703.1b)."""
        table = Table(
            home=[ASSAULT_CAKE],
            mine=[plain(1)],
            opponent_hand=[plain()],
            opponent_mine=[plain(5)],
            problem=open_problem(),
            opponents_turn=True,
            phase=SCORE_PHASE,
            stops=(STOP_WHEN_ABLE | STOP_FORCED, STOP_FACEOFFS),
        )

        assert (table.question.seat, table.choices()) == (OPPONENT, ["pass"])

    def test_is_played_to_your_home_for_pink_power(self) -> None:
        """It needs three pink power and goes home."""
        table = Table(hand=[ASSAULT_CAKE], mine=[plain(3, PINK)], tokens=2)
        poor = Table(hand=[ASSAULT_CAKE], mine=[plain(2, PINK)], tokens=2)

        assert table.play(ASSAULT_CAKE).area_of(ASSAULT_CAKE) == "home"
        assert refused(poor, ASSAULT_CAKE) == "205.1"


@pytest.mark.card("pr136")
class TestFoalFreePress:
    """pr136."""

    def test_is_played_to_your_home(self) -> None:
        """It stays at home without a host (305.1a)."""
        table = Table(hand=[FOAL_FREE_PRESS], home=[plain(1, BLUE)], tokens=1)

        table.play(FOAL_FREE_PRESS)

        assert (table.area_of(FOAL_FREE_PRESS), table.host_of(FOAL_FREE_PRESS)) == ("home", None)

    def test_makes_exactly_the_next_card_cheaper(self) -> None:
        """After an uncovering the next card costs one less, the one after it the printed cost."""
        first, second = plain(cost=3), plain(cost=3)
        table = Table(
            hand=[first, second],
            home=[FOAL_FREE_PRESS],
            mine=[piece(plain_troublemaker(), face_down=True)],
            tokens=6,
            phase=TROUBLEMAKER_PHASE,
        )

        assert (table.asked, table.price(first), table.price(second)) == ("main", 2, 2)
        table.play(first, "home")

        assert (table.tokens, table.price(second)) == (4, 3)

    @pytest.mark.must_not
    def test_ends_with_the_turn(self) -> None:
        """A discount that was not used this turn is gone on the next."""
        card = plain(cost=3)
        table = Table(
            hand=[card],
            home=[FOAL_FREE_PRESS],
            mine=[piece(plain_troublemaker(), face_down=True)],
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.price(card) == 2
        assert table.end_turn().price(card) == 3

    def test_adds_up(self) -> None:
        """Two uncovered Troublemakers take two off the same next card, and the next is at full cost."""
        first, second = plain(cost=3), plain(cost=3)
        table = Table(
            hand=[first, second],
            home=[FOAL_FREE_PRESS],
            mine=[piece(plain_troublemaker(), face_down=True)],
            theirs=[piece(plain_troublemaker(), face_down=True)],
            tokens=1,
            phase=TROUBLEMAKER_PHASE,
        )
        table.until("main")

        assert table.price(first) == 1
        table.play(first, "home")
        assert (table.tokens, table.price(second)) == (0, 3)

    @pytest.mark.must_not
    def test_never_gives_tokens_back(self) -> None:
        """A card that costs nothing still costs nothing (R34)."""
        card = plain(cost=0)
        table = Table(
            hand=[card],
            home=[FOAL_FREE_PRESS],
            mine=[piece(plain_troublemaker(), face_down=True)],
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.price(card) == 0
        assert table.play(card, "home").tokens == 0

    def test_a_troublemaker_has_no_cost_to_reduce(self) -> None:
        """Played next, a Troublemaker takes the one token of its action and uses the discount up (204.1a)."""
        imp, card = plain_troublemaker(), plain(cost=3)
        table = Table(
            hand=[imp, card],
            home=[FOAL_FREE_PRESS],
            mine=[piece(plain_troublemaker(), face_down=True)],
            tokens=1,
            phase=TROUBLEMAKER_PHASE,
        )

        table.play(imp, "theirs")

        assert (table.tokens, table.price(card)) == (0, 3)

    @pytest.mark.must_not
    def test_is_nothing_to_the_opponent(self) -> None:
        """Their uncovering makes nothing cheaper, for you or for them."""
        yours, theirs = plain(cost=3), plain(cost=3)
        table = Table(
            hand=[yours],
            home=[FOAL_FREE_PRESS],
            opponent_hand=[theirs],
            opponent_theirs=[piece(plain_troublemaker(), face_down=True)],
            opponent_tokens=3,
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.told(kinds.UNCOVERED) == 1
        assert table.price(yours) == 3
        assert table.play(theirs, "their home").opponent_tokens == 0

    def test_is_not_used_up_by_the_opponent(self) -> None:
        """On your turn their Reaction costs in full, and your own next card is still cheaper."""
        imp, card = plain_troublemaker(1), plain(cost=3)
        table = Table(
            hand=[card],
            home=[FOAL_FREE_PRESS],
            mine=[piece(plain_troublemaker(), face_down=True), plain(5)],
            opponent_hand=[DUCK_AND_COVER],
            opponent_home=[plain(3, ORANGE)],
            opponent_mine=[imp],
            opponent_tokens=1,
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp).play(DUCK_AND_COVER)

        assert (table.opponent_tokens, table.price(card)) == (0, 2)

    def test_counts_a_reaction_as_the_next_card(self) -> None:
        """An Event played in a faceoff of that turn takes the discount."""
        imp, card = plain_troublemaker(1), plain(cost=3)
        table = Table(
            hand=[DUCK_AND_COVER, card],
            home=[FOAL_FREE_PRESS, plain(3, ORANGE)],
            mine=[piece(plain_troublemaker(), face_down=True), plain(5)],
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp).play(DUCK_AND_COVER)

        assert (table.tokens, table.price(card)) == (0, 3)

    @pytest.mark.must_not
    def test_needs_blue_power(self) -> None:
        """With the Mane Character's one blue power it is refused."""
        table = Table(hand=[FOAL_FREE_PRESS], tokens=1)

        assert table.playable() == []
        assert refused(table, FOAL_FREE_PRESS) == "205.1"


@pytest.mark.card("pr146")
class TestPicnicLunch:
    """pr146."""

    def test_flips_a_card_more_where_three_yellow_friends_are(self) -> None:
        """In a faceoff at their Problem you flip two cards, the opponent one."""
        table = Table(
            hand=[plain()],
            home=[PICNIC_LUNCH],
            mine=[plain(1, YELLOW), plain(1, YELLOW | BLUE), piece(plain(1, YELLOW), exhausted=True)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        table.pass_()

        assert (len(table.flipped()), len(table.flipped(OPPONENT))) == (2, 1)

    @pytest.mark.must_not
    @pytest.mark.parametrize("third", [plain(1, BLUE), piece(plain(1, YELLOW), frightened=True)])
    def test_two_are_not_enough(self, third: Card | Piece) -> None:
        """A Friend of another colour, or one without any, is no third."""
        table = Table(
            hand=[plain()],
            home=[PICNIC_LUNCH, plain(1, YELLOW)],
            mine=[plain(1, YELLOW), plain(1, YELLOW), third],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert len(table.pass_().flipped()) == 1

    @pytest.mark.must_not
    def test_is_nothing_to_a_faceoff_elsewhere(self) -> None:
        """Three at your Problem flip no more in a challenge at the other."""
        imp = plain_troublemaker(3)
        table = Table(
            hand=[plain()],
            home=[PICNIC_LUNCH],
            mine=[plain(1, YELLOW), plain(1, YELLOW), plain(1, YELLOW)],
            theirs=[plain(1)],
            opponent_theirs=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        assert len(table.choose(imp).pass_().flipped()) == 1

    def test_is_played_to_your_home_for_yellow_power(self) -> None:
        """It needs two yellow power and goes home."""
        table = Table(hand=[PICNIC_LUNCH], mine=[plain(2, YELLOW)], tokens=2)
        poor = Table(hand=[PICNIC_LUNCH], mine=[plain(1, YELLOW)], tokens=2)

        assert table.play(PICNIC_LUNCH).area_of(PICNIC_LUNCH) == "home"
        assert refused(poor, PICNIC_LUNCH) == "205.1"


@pytest.mark.card("pr147")
class TestThePonyvilleExpress:
    """pr147."""

    def test_is_dismissed_for_a_point_more(self) -> None:
        """After a Troublemaker was defeated by white characters the Resource can be given up for a point."""
        imp = plain_troublemaker(1, points=2)
        table = Table(
            home=[THE_PONYVILLE_EXPRESS],
            mine=[plain(3, WHITE)],
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
        )
        table.choose(imp)

        assert (table.asked, table.score) == ("priority", 2)
        assert table.choices() == ["pass", THE_PONYVILLE_EXPRESS]
        table.use(THE_PONYVILLE_EXPRESS)

        assert table.score == 3
        assert table.zone_of(THE_PONYVILLE_EXPRESS) == "discard-pile"

    def test_can_be_kept(self) -> None:
        """Having passed, you keep the Resource and the chance is gone (512.4d)."""
        imp = plain_troublemaker(1)
        table = Table(
            home=[THE_PONYVILLE_EXPRESS],
            mine=[plain(3, WHITE)],
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp).pass_()

        assert (table.asked, table.score) == ("main", 1)
        assert table.zone_of(THE_PONYVILLE_EXPRESS) == "play"

    def test_a_character_of_two_colours_is_white(self) -> None:
        """A white and blue Friend and a white Mane Character are white characters."""
        imp = plain_troublemaker(1)
        lady = mane("lady", "Lady", rarity=FIXED, start=Side(WHITE, 1), boosted=Side(WHITE, 3))
        table = Table(
            mane=lady,
            mane_at="mine",
            home=[THE_PONYVILLE_EXPRESS],
            mine=[plain(3, WHITE | BLUE)],
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.choose(imp).choices() == ["pass", THE_PONYVILLE_EXPRESS]

    @pytest.mark.must_not
    @pytest.mark.parametrize(
        "other",
        [plain(1, BLUE), piece(plain(1, BLUE), exhausted=True), piece(plain(1, WHITE), frightened=True)],
    )
    def test_anyone_else_involved_spoils_it(self, other: Card | Piece) -> None:
        """One character that is not white is enough, also one that adds no power."""
        imp = plain_troublemaker(1)
        table = Table(
            home=[THE_PONYVILLE_EXPRESS],
            mine=[plain(3, WHITE), other],
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp)

        assert (table.asked, table.score) == ("main", 1)

    @pytest.mark.must_not
    def test_needs_a_defeat(self) -> None:
        """A lost challenge is no occasion."""
        beast = plain_troublemaker(5)
        table = Table(
            home=[THE_PONYVILLE_EXPRESS],
            mine=[plain(1, WHITE)],
            opponent_mine=[beast],
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(beast)

        assert (table.asked, table.score) == ("main", 0)

    @pytest.mark.must_not
    def test_the_opponents_defeat_of_yours_is_not_your_own(self) -> None:
        """White characters of your opponent do nothing for it."""
        imp = plain_troublemaker(1)
        table = Table(
            home=[THE_PONYVILLE_EXPRESS],
            mine=[imp],
            opponent_mine=[plain(3, WHITE)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp)

        assert (table.asked, table.opponent_score, table.score) == ("main", 1, 0)

    def test_is_played_to_your_home_for_white_power(self) -> None:
        """It needs one white power and goes home."""
        table = Table(hand=[THE_PONYVILLE_EXPRESS], home=[plain(1, WHITE)], tokens=1)

        assert table.play(THE_PONYVILLE_EXPRESS).area_of(THE_PONYVILLE_EXPRESS) == "home"
        assert refused(Table(hand=[THE_PONYVILLE_EXPRESS], tokens=1), THE_PONYVILLE_EXPRESS) == "205.1"


@pytest.mark.card("pr209")
class TestHeartsDesire:
    """pr209."""

    def test_is_given_up_for_four_tokens_after_a_victory(self) -> None:
        """When you win a faceoff, of any kind, it can be dismissed for four tokens."""
        imp = plain_troublemaker(1)
        table = Table(home=[HEARTS_DESIRE], mine=[plain(3)], opponent_mine=[imp], phase=TROUBLEMAKER_PHASE)
        table.choose(imp)

        assert table.choices() == ["pass", HEARTS_DESIRE]
        assert table.use(HEARTS_DESIRE).tokens == 4
        assert table.zone_of(HEARTS_DESIRE) == "discard-pile"

    def test_can_be_kept(self) -> None:
        """Having passed, you keep it for another victory."""
        imp = plain_troublemaker(1)
        table = Table(home=[HEARTS_DESIRE], mine=[plain(3)], opponent_mine=[imp], phase=TROUBLEMAKER_PHASE)

        table.choose(imp).pass_()

        assert (table.asked, table.zone_of(HEARTS_DESIRE), table.tokens) == ("main", "play", 0)

    @pytest.mark.must_not
    def test_is_nothing_for_the_loser(self) -> None:
        """The opponent's victory is no occasion."""
        beast = plain_troublemaker(9)
        table = Table(home=[HEARTS_DESIRE], mine=[plain(3)], opponent_mine=[beast], phase=TROUBLEMAKER_PHASE)

        table.choose(beast)

        assert (table.asked, table.zone_of(HEARTS_DESIRE)) == ("main", "play")

    def test_is_played_to_your_home_without_any_power(self) -> None:
        """It costs two tokens and goes home; with one it is refused."""
        table = Table(hand=[HEARTS_DESIRE], tokens=2)

        assert table.play(HEARTS_DESIRE).area_of(HEARTS_DESIRE) == "home"
        assert refused(Table(hand=[HEARTS_DESIRE], tokens=1), HEARTS_DESIRE) == "508.1d"
