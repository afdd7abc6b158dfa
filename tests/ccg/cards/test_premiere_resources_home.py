"""The Resources of Premiere that are played to one's home."""

import pytest

from everfree.ccg.cards.premiere.events_reaction import DUCK_AND_COVER
from everfree.ccg.cards.premiere.manes import RAINBOW_DASH_FLIER_EXTRAORDINAIRE
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.cards.premiere.resources_home import (
    CAROUSEL_BOUTIQUE,
    FOAL_FREE_PRESS,
    LEAD_PONY_BADGE,
    PICNIC_LUNCH,
    SWEET_APPLE_ACRES,
    THE_PONYVILLE_EXPRESS,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    BLUE,
    FIXED,
    ORANGE,
    WHITE,
    WILD,
    YELLOW,
    Card,
    Need,
    Side,
    mane,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT

IN_FACEOFFS = (STOP_FACEOFFS, STOP_WHEN_ABLE | STOP_FORCED)
"""You are asked in every window of a faceoff while you hold a card, whether or not you can play it."""


def refused(table: Table, card: Card | Piece) -> str:
    """Give the clause by which you can't play *card* now."""
    refusal = table.why_not(card)
    assert refusal is not None
    return refusal.clause


def unusable(table: Table, card: Card | Piece) -> str:
    """Give the clause by which you can't activate *card*'s ability now."""
    refusal = table.why_not_use(card)
    assert refusal is not None
    return refusal.clause


def open_problem(bonus: int = 2) -> Card:
    """Make a Problem that one power of any colour confronts, for either player."""
    return plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=bonus)


@pytest.mark.card("pr132")
class TestCarouselBoutique:
    """pr132."""

    def test_is_given_up_for_a_card_of_your_discard_pile(self) -> None:
        """Any card there can be found, the boutique itself too, and goes to your hand."""
        old, hat = plain(5), piece(HARD_HAT)
        table = Table(home=[CAROUSEL_BOUTIQUE], discard=[old, hat])

        table.use(CAROUSEL_BOUTIQUE)

        assert table.choices() == [old, hat, CAROUSEL_BOUTIQUE]
        table.choose(hat)
        assert table.hand() == [hat]
        assert table.zone_of(CAROUSEL_BOUTIQUE) == "discard-pile"

    @pytest.mark.must_not
    def test_finds_nothing_of_the_opponents(self) -> None:
        """With an empty pile of your own the boutique alone is found."""
        theirs = plain(5)
        table = Table(home=[CAROUSEL_BOUTIQUE], opponent_discard=[theirs])

        table.use(CAROUSEL_BOUTIQUE)

        assert table.hand() == [CAROUSEL_BOUTIQUE]
        assert table.zone_of(theirs) == "discard-pile"

    @pytest.mark.must_not
    def test_is_not_used_on_the_opponents_turn(self) -> None:
        """It waits for your own Main Phase (609.1)."""
        table = Table(home=[CAROUSEL_BOUTIQUE], discard=[plain(5)], opponents_turn=True)

        assert table.choices() == ["end"]
        assert unusable(table, CAROUSEL_BOUTIQUE) == "609.1"

    def test_is_played_to_your_home_for_white_power(self) -> None:
        """It needs two white power and goes home."""
        table = Table(hand=[CAROUSEL_BOUTIQUE], mine=[plain(2, WHITE)], tokens=2)
        poor = Table(hand=[CAROUSEL_BOUTIQUE], mine=[plain(1, WHITE)], tokens=2)

        assert table.play(CAROUSEL_BOUTIQUE).area_of(CAROUSEL_BOUTIQUE) == "home"
        assert refused(poor, CAROUSEL_BOUTIQUE) == "205.1"


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


@pytest.mark.card("pr140")
class TestLeadPonyBadge:
    """pr140."""

    def test_exhausts_itself_and_another_ready_card_of_yours(self) -> None:
        """Any of your ready cards but the badge can pay; then any exhausted character is readied."""
        ready, tired, hiding = plain(1), piece(plain(1), exhausted=True), piece(plain(1), frightened=True)
        rival = piece(plain(1), exhausted=True)
        table = Table(
            home=[LEAD_PONY_BADGE, FOAL_FREE_PRESS, ready, tired, hiding],
            opponent_home=[plain(1), rival],
        )

        table.use(LEAD_PONY_BADGE)

        assert table.asked == "pay-with"
        assert table.choices() == [table.mane, FOAL_FREE_PRESS, ready]
        table.choose(FOAL_FREE_PRESS)
        assert table.choices() == [tired, rival]
        table.choose(tired)
        assert [table.is_exhausted(one) for one in (LEAD_PONY_BADGE, FOAL_FREE_PRESS, tired, rival)] == [
            True,
            True,
            False,
            True,
        ]

    def test_may_ready_the_character_that_paid(self) -> None:
        """The target is chosen after paying, so the payer is an exhausted character by then."""
        payer, tired = plain(1), piece(plain(1), exhausted=True)
        table = Table(home=[LEAD_PONY_BADGE, payer, tired])

        table.use(LEAD_PONY_BADGE).choose(payer)

        assert table.choices() == [payer, tired]
        assert not table.choose(payer).is_exhausted(payer)

    @pytest.mark.must_not
    def test_readies_no_resource(self) -> None:
        """An exhausted Resource is no character: with nobody else to choose the payer is readied."""
        press = piece(FOAL_FREE_PRESS, exhausted=True)
        table = Table(home=[LEAD_PONY_BADGE, press])

        table.use(LEAD_PONY_BADGE)

        assert table.is_exhausted(press)
        assert not table.is_exhausted(table.mane)

    def test_can_be_taken_back_until_it_is_paid(self) -> None:
        """Nothing is exhausted before the payer is chosen (705.2)."""
        table = Table(home=[LEAD_PONY_BADGE, plain(1)])

        table.use(LEAD_PONY_BADGE).cancel()

        assert table.asked == "main"
        assert not table.is_exhausted(LEAD_PONY_BADGE)

    @pytest.mark.must_not
    def test_an_exhausted_badge_is_of_no_use(self) -> None:
        """It can't pay with itself twice (503.2a)."""
        badge = piece(LEAD_PONY_BADGE, exhausted=True)
        table = Table(home=[badge, piece(plain(1), exhausted=True)])

        assert badge not in table.choices()
        assert unusable(table, badge) == "503.2a"

    @pytest.mark.must_not
    def test_needs_a_second_ready_card(self) -> None:
        """Where the badge is your only ready card the cost can't be paid (508.1d)."""
        table = Table(
            mane=piece(RAINBOW_DASH_FLIER_EXTRAORDINAIRE, exhausted=True),
            home=[LEAD_PONY_BADGE, piece(plain(1), exhausted=True), piece(plain(1), frightened=True)],
        )

        assert LEAD_PONY_BADGE not in table.choices()
        assert unusable(table, LEAD_PONY_BADGE) == "508.1d"

    @pytest.mark.must_not
    def test_is_yours_alone(self) -> None:
        """On the opponent's turn neither of you can use it (703.1b, 609.1)."""
        table = Table(home=[LEAD_PONY_BADGE], opponent_home=[plain(1)], opponents_turn=True)
        theirs = table.why_not_use(LEAD_PONY_BADGE, OPPONENT)

        assert table.choices() == ["end"]
        assert unusable(table, LEAD_PONY_BADGE) == "609.1"
        assert theirs is not None
        assert theirs.clause == "703.1b"

    def test_is_played_to_your_home_for_blue_power(self) -> None:
        """It needs two blue power and goes home."""
        table = Table(hand=[LEAD_PONY_BADGE], home=[plain(1, BLUE)], tokens=1)

        assert table.play(LEAD_PONY_BADGE).area_of(LEAD_PONY_BADGE) == "home"
        assert refused(Table(hand=[LEAD_PONY_BADGE], tokens=1), LEAD_PONY_BADGE) == "205.1"


@pytest.mark.card("pr145")
class TestSweetAppleAcres:
    """pr145."""

    def test_has_the_opponent_discard_a_card_of_their_choice(self) -> None:
        """For a token and the orchard's exhaustion they choose one of their cards."""
        one, two = plain(1), plain(2)
        table = Table(home=[SWEET_APPLE_ACRES], opponent_hand=[one, two], tokens=1)

        table.use(SWEET_APPLE_ACRES)

        assert (table.asked, table.question.seat) == ("discard", OPPONENT)
        assert table.choices() == [one, two]
        assert table.choose(two).hand(OPPONENT) == [one]
        assert (table.tokens, table.is_exhausted(SWEET_APPLE_ACRES)) == (0, True)

    @pytest.mark.must_not
    def test_takes_nothing_from_your_hand(self) -> None:
        """Against an empty hand it is used in vain, and your own cards stay."""
        card = plain(1)
        table = Table(home=[SWEET_APPLE_ACRES], hand=[card], tokens=1)

        table.use(SWEET_APPLE_ACRES)

        assert (table.asked, table.hand(), table.tokens) == ("main", [card], 0)

    @pytest.mark.must_not
    @pytest.mark.parametrize(("tired", "tokens", "clause"), [(False, 0, "508.1d"), (True, 1, "503.2a")])
    def test_needs_a_token_and_to_be_ready(self, tired: bool, tokens: int, clause: str) -> None:
        """Without a token, or exhausted, it can't be used."""
        orchard = piece(SWEET_APPLE_ACRES, exhausted=tired)
        table = Table(home=[orchard], opponent_hand=[plain(1)], tokens=tokens)

        assert orchard not in table.choices()
        assert unusable(table, orchard) == clause

    def test_is_played_to_your_home_for_orange_power(self) -> None:
        """It needs four orange power and goes home."""
        table = Table(hand=[SWEET_APPLE_ACRES], mine=[plain(4, ORANGE)], tokens=2)
        poor = Table(hand=[SWEET_APPLE_ACRES], mine=[plain(3, ORANGE)], tokens=2)

        assert table.play(SWEET_APPLE_ACRES).area_of(SWEET_APPLE_ACRES) == "home"
        assert refused(poor, SWEET_APPLE_ACRES) == "205.1"


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
