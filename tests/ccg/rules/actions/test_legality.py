"""204, 205, 302, 305, 306, 703: what a card costs, needs and where it goes."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.premiere.events_reaction import CREME_DE_LA_CREME
from everfree.ccg.cards.premiere.events_two_colours import DIG_DEEP
from everfree.ccg.cards.premiere.problems_middle import I_NEED_ANSWERS, MONITOR_EVERYTHING
from everfree.ccg.cards.premiere.resources_attached import FIGHTING_FOR_FRIENDSHIP, HARD_HAT
from everfree.ccg.cards.premiere.resources_home import FOAL_FREE_PRESS
from everfree.ccg.cards.premiere.troublemakers import TIMBERWOLF
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.language import (
    A_PLAYER,
    BLUE,
    FRIEND,
    HERE,
    ORANGE,
    PINK,
    PURPLE,
    WHITE,
    CheapenNextCard,
    Exhaust,
    Gain,
    Need,
    Pay,
    PlayCost,
    Power,
    Score,
    Standing,
    cards,
    main_phase,
)
from everfree.ccg.language.abilities import Continuous
from everfree.ccg.language.words.selectors.selectors import This, choose, yours
from everfree.ccg.rules.actions.play_prices import price_of, price_parts
from everfree.ccg.vocab import CHARACTER, AreaId, Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

YOU_SEAT = Seat(0)
OPPONENT = Seat(1)


def told(refusal: Refusal | None) -> tuple[str, str]:
    """Give clause and reason of a refusal."""
    assert refusal is not None
    return refusal.clause, refusal.reason


class TestPrice:
    """204: action tokens."""

    @pytest.mark.clause("204.1", "508.1d")
    def test_a_token_short(self) -> None:
        """The refusal says how many are missing; with them the card is offered."""
        friend = plain(cost=3)
        short = Table(hand=[friend], tokens=2)
        refusal = short.why_not(friend)

        assert short.playable() == []
        assert told(refusal) == ("508.1d", "short-of-tokens")
        assert refusal is not None
        assert refusal.particulars == {"missing": 1, "price": 3, "have": 2}
        assert Table(hand=[friend], tokens=3).playable() == [friend]

    @pytest.mark.clause("204.1a", "609.2c.i")
    def test_a_troublemaker_has_no_printed_cost(self) -> None:
        """Playing it costs one token, and laws about costs do not touch it."""
        trouble = plain_troublemaker()
        table = Table(hand=[trouble], tokens=0)

        assert told(table.why_not(trouble)) == ("508.1d", "short-of-tokens")
        assert table.price(trouble, "mine") == 1

    @pytest.mark.clause("705.2b", "204.1")
    def test_a_law_counts_where_it_applies(self) -> None:
        """A Friend costs two more at the Problem of an opposing Timberwolf and nowhere else."""
        friend = plain(cost=1)
        table = Table(hand=[friend], opponent_mine=[TIMBERWOLF], tokens=2)

        assert [table.price(friend, place) for place in ("home", "mine", "theirs")] == [1, 3, 1]
        parts = price_parts(table.game, YOU_SEAT, table.id(friend), AreaId(2))
        assert [(part.what, part.amount, part.source) for part in parts] == [
            ("printed", 1, table.id(friend)),
            ("law", 2, table.id(TIMBERWOLF)),
        ]

    @pytest.mark.clause("705.2b", "508.1d")
    def test_only_places_you_can_pay_are_offered(self) -> None:
        """With two tokens the dear Problem is missing; with three it is there and costs three."""
        friend = plain(cost=1)
        poor = Table(hand=[friend], opponent_mine=[TIMBERWOLF], tokens=2).play(friend)
        rich = Table(hand=[friend], opponent_mine=[TIMBERWOLF], tokens=3).play(friend)

        assert poor.choices() == ["home", "theirs"]
        assert rich.choices() == ["home", "mine", "theirs"]
        assert rich.choose("mine").tokens == 0

    @pytest.mark.clause("508.1d", "705.2b")
    def test_the_refusal_speaks_of_the_cheapest_place(self) -> None:
        """With a toll at home a Friend of cost two is short of one token, not of three."""
        toll = plain(abilities=(Standing(PlayCost(+2, cards(FRIEND), A_PLAYER, HERE)),))
        friend = plain(cost=2)
        refusal = Table(hand=[friend], home=[toll], tokens=1).why_not(friend)

        assert refusal is not None
        assert refusal.particulars == {"missing": 1, "price": 2, "have": 1}

    @pytest.mark.clause("204.1")
    def test_a_discount_is_for_its_player_and_for_one_card(self) -> None:
        """The next card you play is cheaper for you; the one after it and the opponent's are not."""
        seller = plain(abilities=(main_phase(CheapenNextCard(1)),))
        one, two, theirs = plain(cost=2), plain(cost=2), plain(cost=2)
        table = Table(home=[seller], hand=[one, two], opponent_hand=[theirs], tokens=3).use(seller)

        assert price_of(table.game, OPPONENT, table.id(theirs), AreaId(1)) == 2
        assert table.price(one) == 1
        assert (table.play(one, "home").tokens, table.price(two)) == (2, 2)

    @pytest.mark.clause("105.2")
    @pytest.mark.ruling("R34")
    def test_never_below_zero(self) -> None:
        """Two reductions of two make a Friend of cost three free, not a gift (R34)."""
        cheap = Standing(PlayCost(-2, cards(FRIEND), A_PLAYER))
        friend = plain(cost=3)
        table = Table(hand=[friend], home=[plain(abilities=(cheap,)), plain(abilities=(cheap,))])

        assert table.price(friend) == 0
        assert table.play(friend, "home").tokens == 0

    @pytest.mark.clause("204.1")
    def test_a_report_is_cheaper_on_the_problem_that_says_so(self) -> None:
        """A price can depend on the host: one less here, the printed cost there."""
        table = Table(
            hand=[FIGHTING_FOR_FRIENDSHIP], home=[plain(2, PURPLE)], problem=MONITOR_EVERYTHING, tokens=1
        )

        assert [table.price(FIGHTING_FOR_FRIENDSHIP, place) for place in ("mine", "theirs")] == [1, 2]
        assert table.play(FIGHTING_FOR_FRIENDSHIP).host_of(FIGHTING_FOR_FRIENDSHIP) is MONITOR_EVERYTHING


class TestRequirement:
    """205, 507.3, R55: power of a colour in play."""

    @pytest.mark.clause("205.1")
    def test_power_anywhere_counts_and_is_not_spent(self) -> None:
        """Characters at home and at Problems, exhausted ones too, are added up, twice if need be."""
        first, second = plain(needs=(Need(PURPLE, 3),)), plain(needs=(Need(PURPLE, 3),))
        tired = piece(plain(2, PURPLE), exhausted=True)
        table = Table(hand=[first, second], home=[tired], theirs=[plain(1, PURPLE)], tokens=2)

        assert table.play(first, "home").playable() == [second]

    @pytest.mark.clause("205.1")
    def test_one_power_short(self) -> None:
        """The refusal names colour, what there is and what is needed."""
        friend = plain(needs=(Need(PURPLE, 3),))
        table = Table(hand=[friend], home=[plain(2, PURPLE), plain(5, BLUE)], tokens=1)
        refusal = table.why_not(friend)

        assert told(refusal) == ("205.1", "requirement-unmet")
        assert refusal is not None
        assert refusal.particulars == {"colour": PURPLE, "have": 2, "needed": 3}

    @pytest.mark.clause("205.1", "505.1b")
    @pytest.mark.ruling("R55")
    def test_frightened_and_opposing_characters_do_not_count(self) -> None:
        """A face-down card has no colour, and the opponent's power is not yours."""
        friend = plain(needs=(Need(PURPLE, 1),))
        scared = piece(plain(2, PURPLE), frightened=True)
        table = Table(hand=[friend], home=[scared], opponent_home=[plain(3, PURPLE)], tokens=1)

        assert told(table.why_not(friend)) == ("205.1", "requirement-unmet")

    @pytest.mark.clause("507.3", "203.2")
    @pytest.mark.ruling("R55")
    def test_each_requirement_is_asked_by_itself(self) -> None:
        """A single blue and pink character of three power meets two blue and two pink (R55)."""
        friend = plain(needs=(Need(BLUE, 2), Need(PINK, 2)))
        table = Table(mane=POOL["pr2"], hand=[friend], home=[plain(3, BLUE | PINK)], tokens=1)

        assert table.playable() == [friend]

    @pytest.mark.clause("507.3")
    def test_all_characters_of_the_colour_are_added(self) -> None:
        """A blue two, a blue and pink three and a pink one make five blue power, and no more."""
        five, six = plain(needs=(Need(BLUE, 5),)), plain(needs=(Need(BLUE, 6),))
        blue, both, pink = plain(2, BLUE), plain(3, BLUE | PINK), plain(1, PINK)
        table = Table(mane=POOL["pr2"], hand=[five, six], home=[blue], mine=[both], theirs=[pink], tokens=1)

        assert table.playable() == [five]

    @pytest.mark.clause("507.3")
    def test_negative_power_takes_nothing_away(self) -> None:
        """A character of minus two power counts as zero beside one of three (R34)."""
        weak = plain(0, PURPLE, abilities=(Continuous((Power(-2),), This()),))
        friend = plain(needs=(Need(PURPLE, 3),))
        table = Table(hand=[friend], home=[weak, plain(3, PURPLE)], tokens=1)

        assert table.power(weak) == -2
        assert table.playable() == [friend]

    @pytest.mark.clause("205.1a")
    def test_no_requirement_asks_for_no_colour(self) -> None:
        """A card without a requirement needs nobody in play but the price."""
        friend = plain(1, ORANGE)

        assert Table(hand=[friend], tokens=1).playable() == [friend]


class TestPlaces:
    """302, 305, 306, 509: where a card enters play."""

    @pytest.mark.clause("302.1")
    def test_friends_go_home_or_to_any_problem(self) -> None:
        """Your home and both Problems are offered, the opponent's home is not."""
        friend = plain()
        table = Table(hand=[friend], tokens=1).play(friend)

        assert (table.asked, table.choices()) == ("where", ["home", "mine", "theirs"])

    @pytest.mark.clause("305.1a")
    def test_a_resource_of_your_home(self) -> None:
        """It is at your home as soon as it is played."""
        table = Table(hand=[FOAL_FREE_PRESS], home=[plain(1, BLUE)], tokens=1).play(FOAL_FREE_PRESS)

        assert (table.area_of(FOAL_FREE_PRESS), table.host_of(FOAL_FREE_PRESS)) == ("home", None)

    @pytest.mark.clause("305.1b", "501.3", "509.2")
    def test_an_attachment_goes_where_its_host_is(self) -> None:
        """Every face-up Friend is offered, anyone's, no Mane Character; the area is the host's."""
        friend, rival = plain(2, ORANGE), plain()
        scared = piece(plain(), frightened=True)
        table = Table(hand=[HARD_HAT], home=[scared], theirs=[friend], opponent_home=[rival], tokens=1)

        assert table.play(HARD_HAT).choices() == [friend, rival]
        table.choose(friend)
        assert (table.host_of(HARD_HAT), table.area_of(HARD_HAT)) == (friend, "theirs")

    @pytest.mark.clause("509.2")
    def test_no_host_no_play(self) -> None:
        """Without any Friend in play an attachment for Friends is refused."""
        table = Table(mane=piece(POOL["pr2"], boosted=True), hand=[HARD_HAT], tokens=1)

        assert told(table.why_not(HARD_HAT)) == ("509.1", "no-host")
        assert table.playable() == []

    @pytest.mark.clause("306.1")
    def test_troublemakers_go_to_problems_only(self) -> None:
        """Both Problems are offered, no home is; face down it is hidden and its text silent."""
        table = Table(hand=[TIMBERWOLF], tokens=1).play(TIMBERWOLF)

        assert table.choices() == ["mine", "theirs"]
        table.choose("mine")
        assert (table.is_face_down(TIMBERWOLF), table.state.known[table.id(TIMBERWOLF)]) == (True, 1)
        assert table.asked == "main"


class TestAbilities:
    """703: activated abilities."""

    @pytest.mark.clause("703.1b")
    def test_only_the_controller(self) -> None:
        """An opponent's ability is refused to you."""
        able = plain(abilities=(main_phase(Gain(1), costs=(Pay(1),)),))
        table = Table(opponent_home=[able], tokens=1)

        assert told(table.why_not_use(able)) == ("703.1b", "not-yours")

    @pytest.mark.clause("703.1b", "104.1")
    def test_unless_the_card_says_anyone(self) -> None:
        """The ability of an opponent's Problem that any player may use is offered to you."""
        friend = plain()
        table = Table(theirs=[friend], opponent_problem=I_NEED_ANSWERS)

        assert table.choices() == ["end", I_NEED_ANSWERS]
        assert table.use(I_NEED_ANSWERS).tokens == 1
        assert table.zone_of(friend) == "discard-pile"

    @pytest.mark.clause("703.1d", "508.1d")
    def test_all_of_the_cost_or_nothing(self) -> None:
        """With the token but exhausted, or ready but without token, the ability is refused."""
        able = plain(abilities=(main_phase(Score(1), costs=(Exhaust(This()), Pay(1))),))
        tired, fresh = piece(able, exhausted=True), piece(able)

        assert told(Table(home=[tired], tokens=1).why_not_use(tired)) == ("503.2a", "already-exhausted")
        assert told(Table(home=[fresh], tokens=0).why_not_use(fresh)) == ("508.1d", "short-of-tokens")
        assert Table(home=[fresh], tokens=1).why_not_use(fresh) is None

    @pytest.mark.clause("703.1d")
    def test_without_a_cost_it_is_free(self) -> None:
        """An ability without cost is offered with no tokens at all."""
        able = plain(abilities=(main_phase(Gain(1)),))

        assert Table(home=[able]).choices() == ["end", able]

    @pytest.mark.clause("701.3", "505.1a")
    def test_only_face_up_in_play(self) -> None:
        """In hand or frightened a card has no ability to use."""
        able = plain(abilities=(main_phase(Gain(1)),))
        scared = piece(able, frightened=True)

        assert told(Table(home=[scared]).why_not_use(scared)) == ("701.3", "not-in-play")
        assert told(Table(hand=[able]).why_not_use(able)) == ("701.3", "not-in-play")

    @pytest.mark.clause("508.1d")
    def test_tokens_are_not_counted_twice(self) -> None:
        """Two payments of one token in one cost need two tokens."""
        able = plain(abilities=(main_phase(Score(1), costs=(Pay(1), Pay(1))),))

        assert told(Table(home=[able], tokens=1).why_not_use(able)) == ("508.1d", "short-of-tokens")
        assert Table(home=[able], tokens=2).why_not_use(able) is None

    @pytest.mark.clause("508.1d", "705.2e.i")
    def test_only_choices_that_pay_are_offered(self) -> None:
        """A cost that exhausts one of your characters offers the ready ones."""
        able = plain(abilities=(main_phase(Gain(1), costs=(Exhaust(choose(yours(CHARACTER))),)),))
        tired, fresh = piece(plain(), exhausted=True), piece(plain())
        table = Table(home=[able, tired, fresh]).use(able)

        assert (table.asked, set(table.choices())) == ("pay-with", {table.mane, able, fresh})


class TestTimes:
    """512.3, 512.3a, 512.4: the right moment."""

    @pytest.mark.clause("512.3", "609.1")
    def test_main_phase_events_wait_for_your_main_phase(self) -> None:
        """On the opponent's turn the refusal says whose turn it is."""
        table = Table(hand=[DIG_DEEP], tokens=1, opponents_turn=True)

        assert told(table.why_not(DIG_DEEP)) == ("609.1", "not-your-turn")

    @pytest.mark.clause("512.4", "512.4a")
    def test_faceoff_events_wait_for_their_faceoff(self) -> None:
        """Outside of a faceoff the refusal says that it needs one."""
        table = Table(hand=[CREME_DE_LA_CREME], home=[plain(3, WHITE)])

        assert told(table.why_not(CREME_DE_LA_CREME)) == ("512.4", "only-in-faceoff")

    @pytest.mark.clause("501.4")
    def test_here_is_the_area_of_the_card(self) -> None:
        """A law about "here" on a Friend follows it from Problem to Problem."""
        toll = plain(abilities=(Standing(PlayCost(+1, cards(FRIEND), A_PLAYER, HERE)),))
        friend = plain()
        table = Table(hand=[friend], mine=[toll], tokens=4, problem=plain_problem())

        before = [table.price(friend, place) for place in ("home", "mine", "theirs")]
        table.move(toll, "theirs")

        assert before == [1, 2, 1]
        assert [table.price(friend, place) for place in ("home", "mine", "theirs")] == [1, 1, 2]
