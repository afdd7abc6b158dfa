"""The Resources of Premiere."""

import pytest

from everfree.ccg.cards.premiere.events import DUCK_AND_COVER
from everfree.ccg.cards.premiere.manes import (
    APPLEJACK_STEADFAST_FARMPONY,
    RAINBOW_DASH_FLIER_EXTRAORDINAIRE,
)
from everfree.ccg.cards.premiere.problems_middle import I_NEED_ANSWERS
from everfree.ccg.cards.premiere.resources import (
    FIGHTING_FOR_FRIENDSHIP,
    FOAL_FREE_PRESS,
    HARD_HAT,
    LEAD_PONY_BADGE,
    MARVELOUS_CHAPEAU,
    OUTSHINE_THEM_ALL,
    THE_PONYVILLE_EXPRESS,
    TOO_MUCH_PIE,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import BLUE, FIXED, ORANGE, PURPLE, WHITE, WILD, Card, Need, Side, mane
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
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


@pytest.mark.card("pr135")
class TestFightingForFriendship:
    """pr135."""

    def test_is_played_on_a_problem(self) -> None:
        """Either Problem can be its host, no Friend; it is at its host's area (305.1b)."""
        table = Table(hand=[FIGHTING_FOR_FRIENDSHIP], mine=[plain(2, PURPLE)], tokens=2)

        table.play(FIGHTING_FOR_FRIENDSHIP)

        assert table.choices() == [table.problem, table.opponent_problem]
        table.choose(table.opponent_problem)
        assert table.host_of(FIGHTING_FOR_FRIENDSHIP) == table.opponent_problem
        assert table.area_of(FIGHTING_FOR_FRIENDSHIP) == "theirs"
        assert table.tokens == 0

    def test_strengthens_your_characters_there_in_a_faceoff(self) -> None:
        """Each of yours at this Problem has one power more; others there and yours elsewhere have not."""
        one, away, rival = plain(2), plain(1), plain(4)
        table = Table(
            hand=[plain()],
            mane_at="mine",
            home=[away],
            mine=[one],
            opponent_mine=[rival],
            problem=piece(open_problem(), attached=(FIGHTING_FOR_FRIENDSHIP,)),
            stops=IN_FACEOFFS,
        )
        table.end_phase()

        assert table.why_total() == [(table.mane, 2), (one, 3)]
        assert table.why(one) == [("printed", 2), (FIGHTING_FOR_FRIENDSHIP, 1)]
        assert table.why(away) == [("printed", 1)]
        assert table.why_total(OPPONENT) == [(rival, 4)]

    def test_helps_in_a_challenge_too(self) -> None:
        """Any faceoff will do."""
        ally, imp = plain(2), plain_troublemaker(3)
        table = Table(
            hand=[plain()],
            mine=[ally],
            opponent_mine=[imp],
            problem=piece(plain_problem(), attached=(FIGHTING_FOR_FRIENDSHIP,)),
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )
        table.choose(imp)

        assert table.why_total() == [(ally, 3)]

    def test_is_no_help_in_confronting(self) -> None:
        """Outside of faceoffs power is as printed."""
        ally = plain(2)
        problem = piece(plain_problem(owner=(Need(WILD, 3),)), attached=(FIGHTING_FOR_FRIENDSHIP,))
        table = Table(mine=[ally], problem=problem)

        assert table.power(ally) == 2
        assert table.end_turn().score == 0

    def test_needs_purple_power(self) -> None:
        """With one purple power it is refused."""
        table = Table(hand=[FIGHTING_FOR_FRIENDSHIP], home=[plain(1, PURPLE)], tokens=2)

        assert table.playable() == []
        assert refused(table, FIGHTING_FOR_FRIENDSHIP) == "205.1"


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

    def test_needs_blue_power(self) -> None:
        """With the Mane Character's one blue power it is refused."""
        table = Table(hand=[FOAL_FREE_PRESS], tokens=1)

        assert table.playable() == []
        assert refused(table, FOAL_FREE_PRESS) == "205.1"


@pytest.mark.card("pr139")
class TestHardHat:
    """pr139."""

    def test_is_played_on_any_friend(self) -> None:
        """Everyone's Friends can wear it, wherever they are; Mane Characters can't."""
        ally, far, rival = plain(2, ORANGE), plain(1), plain(1)
        table = Table(hand=[HARD_HAT], home=[ally], theirs=[far], opponent_home=[rival], tokens=1)

        table.play(HARD_HAT)

        assert table.choices() == [ally, far, rival]
        table.choose(far)
        assert (table.host_of(HARD_HAT), table.area_of(HARD_HAT)) == (far, "theirs")

    def test_needs_someone_to_wear_it(self) -> None:
        """Without a Friend in play it is refused, whatever power the Mane Character has."""
        table = Table(hand=[HARD_HAT], mane=piece(APPLEJACK_STEADFAST_FARMPONY, boosted=True), tokens=1)

        assert table.playable() == []
        assert refused(table, HARD_HAT) == "509.1"

    @pytest.mark.parametrize(("hats", "score"), [((HARD_HAT,), 1), ((), 0)])
    def test_an_exhausted_friend_confronts(self, hats: tuple[Card, ...], score: int) -> None:
        """With the hat an exhausted Friend's power counts at a Problem, without it it does not."""
        tired = piece(plain(2), exhausted=True, attached=hats)
        table = Table(mine=[tired], problem=plain_problem(owner=(Need(WILD, 2),)))

        assert table.end_turn().score == score

    @pytest.mark.parametrize(("hats", "power"), [((HARD_HAT,), 2), ((), 0)])
    def test_an_exhausted_friend_fights(self, hats: tuple[Card, ...], power: int) -> None:
        """With the hat an exhausted Friend's power counts in a faceoff, without it it does not."""
        tired, imp = piece(plain(2), exhausted=True, attached=hats), plain_troublemaker()
        table = Table(
            hand=[plain()],
            mine=[tired],
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert table.why_total() == [(tired, power)]

    def test_helps_nobody_else(self) -> None:
        """Another exhausted Friend in the same place adds nothing."""
        tired = piece(plain(2), exhausted=True, attached=(HARD_HAT,))
        problem = plain_problem(owner=(Need(WILD, 3),))
        table = Table(mine=[tired, piece(plain(2), exhausted=True)], problem=problem)

        assert not table.can_confront(problem)

    def test_moves_with_its_host(self) -> None:
        """An attachment is always at its host's area (509.3)."""
        wearer = piece(plain(2), attached=(HARD_HAT,))
        table = Table(home=[wearer], tokens=2)

        table.move(wearer, "theirs")

        assert table.area_of(HARD_HAT) == "theirs"

    def test_goes_home_with_its_host(self) -> None:
        """When a Problem is replaced its wearer is sent home first, hat and all (613.2)."""
        wearer = piece(plain(2), attached=(HARD_HAT,))
        table = Table(mine=[wearer], opponent_mine=[plain(1)], problem=open_problem())

        table.end_turn()

        assert table.zone_of(table.problem) == "problem-deck"
        assert (table.host_of(HARD_HAT), table.area_of(HARD_HAT)) == (wearer, "home")

    def test_goes_when_its_host_leaves_play(self) -> None:
        """Before the next priority it is dismissed by the game (511.2, R15)."""
        wearer = piece(plain(2), attached=(HARD_HAT,))
        table = Table(mine=[wearer], problem=I_NEED_ANSWERS)

        table.use(I_NEED_ANSWERS)

        assert (table.zone_of(wearer), table.zone_of(HARD_HAT)) == ("discard-pile", "discard-pile")
        assert table.told(kinds.DISMISSED) == 2

    def test_needs_orange_power(self) -> None:
        """With one orange power it is refused."""
        table = Table(hand=[HARD_HAT], home=[plain(1, ORANGE)], tokens=1)

        assert table.playable() == []
        assert refused(table, HARD_HAT) == "205.1"


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

    def test_an_exhausted_badge_is_of_no_use(self) -> None:
        """It can't pay with itself twice (503.2a)."""
        badge = piece(LEAD_PONY_BADGE, exhausted=True)
        table = Table(home=[badge, piece(plain(1), exhausted=True)])

        assert badge not in table.choices()
        assert unusable(table, badge) == "503.2a"

    def test_needs_a_second_ready_card(self) -> None:
        """Where the badge is your only ready card the cost can't be paid (508.1d)."""
        table = Table(
            mane=piece(RAINBOW_DASH_FLIER_EXTRAORDINAIRE, exhausted=True),
            home=[LEAD_PONY_BADGE, piece(plain(1), exhausted=True), piece(plain(1), frightened=True)],
        )

        assert LEAD_PONY_BADGE not in table.choices()
        assert unusable(table, LEAD_PONY_BADGE) == "508.1d"

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


@pytest.mark.card("pr141")
class TestMarvelousChapeau:
    """pr141."""

    def test_lowers_what_you_need_at_an_opponents_problem(self) -> None:
        """With three white power its wearer there needs one power less, and you confront with it."""
        wearer = piece(plain(3, WHITE), attached=(MARVELOUS_CHAPEAU,))
        problem = plain_problem(opponent=4)
        table = Table(theirs=[wearer], opponent_problem=problem)

        assert table.needs(problem) == [(WILD, 3)]
        assert table.can_confront(problem)
        assert table.end_turn().score == 1

    @pytest.mark.parametrize(("white", "needed"), [(2, 4), (3, 3)])
    def test_counts_white_power_anywhere(self, white: int, needed: int) -> None:
        """Your white characters at home count, and less than three power in all is not enough."""
        wearer = piece(plain(3, BLUE), attached=(MARVELOUS_CHAPEAU,))
        problem = plain_problem(opponent=4)
        table = Table(home=[plain(white, WHITE)], theirs=[wearer], opponent_problem=problem)

        assert table.needs(problem) == [(WILD, needed)]

    def test_an_opponents_white_power_does_not_count(self) -> None:
        """Only what you have in play does."""
        wearer = piece(plain(3, BLUE), attached=(MARVELOUS_CHAPEAU,))
        problem = plain_problem(opponent=4)
        table = Table(theirs=[wearer], opponent_home=[plain(3, WHITE)], opponent_problem=problem)

        assert table.needs(problem) == [(WILD, 4)]

    @pytest.mark.parametrize("place", ["home", "mine"])
    def test_only_where_its_wearer_is(self, place: str) -> None:
        """At home or at your own Problem it changes no Problem's requirements."""
        wearer = piece(plain(3, WHITE), attached=(MARVELOUS_CHAPEAU,))
        mine, theirs = plain_problem(owner=(Need(WILD, 4),)), plain_problem(opponent=4)
        table = Table(
            home=[wearer] if place == "home" else [],
            mine=[wearer] if place == "mine" else [],
            theirs=[plain(3)],
            problem=mine,
            opponent_problem=theirs,
        )

        assert (table.needs(mine), table.needs(theirs)) == ([(WILD, 4)], [(WILD, 4)])

    def test_the_opponent_needs_what_is_printed(self) -> None:
        """The Problem's owner has no part in it."""
        wearer = piece(plain(3, WHITE), attached=(MARVELOUS_CHAPEAU,))
        problem = plain_problem(owner=(Need(BLUE, 2),), opponent=4)
        table = Table(theirs=[wearer], opponent_problem=problem)

        assert table.needs(problem, OPPONENT) == [(BLUE, 2)]

    def test_a_requirement_stops_at_zero(self) -> None:
        """Two hats at a Problem that needs one power leave nothing to need (105.2)."""
        one = piece(plain(3, WHITE), attached=(piece(MARVELOUS_CHAPEAU),))
        two = piece(plain(1), attached=(piece(MARVELOUS_CHAPEAU),))
        problem = plain_problem(opponent=1)
        table = Table(theirs=[one, two], opponent_problem=problem)

        assert table.needs(problem) == [(WILD, 0)]

    def test_is_played_on_any_friend(self) -> None:
        """Everyone's Friends can wear it; with one white power it is refused."""
        ally, rival = plain(2, WHITE), plain(1)
        table = Table(hand=[MARVELOUS_CHAPEAU], home=[ally], opponent_home=[rival], tokens=1)
        poor = Table(hand=[MARVELOUS_CHAPEAU], home=[plain(1, WHITE)], tokens=1)

        assert table.play(MARVELOUS_CHAPEAU).choices() == [ally, rival]
        assert refused(poor, MARVELOUS_CHAPEAU) == "205.1"


@pytest.mark.card("pr142")
class TestOutshineThemAll:
    """pr142."""

    def test_pays_for_a_won_challenge_there(self) -> None:
        """You gain a token when you win a Troublemaker faceoff at this Problem."""
        imp = plain_troublemaker(1)
        table = Table(
            mine=[plain(3)],
            opponent_mine=[imp],
            problem=piece(plain_problem(), attached=(OUTSHINE_THEM_ALL,)),
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp)

        assert (table.score, table.tokens) == (1, 1)

    def test_pays_for_a_won_defence_there(self) -> None:
        """Your Troublemaker's victory over a challenger is your faceoff won."""
        beast = plain_troublemaker(5)
        table = Table(
            mine=[beast],
            opponent_mine=[plain(1)],
            problem=piece(plain_problem(), attached=(OUTSHINE_THEM_ALL,)),
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(beast)

        assert table.tokens == 1

    def test_pays_before_its_problem_is_replaced(self) -> None:
        """After a won Problem faceoff you have the token, and the Resource went with the Problem (613.2)."""
        table = Table(
            hand=[OUTSHINE_THEM_ALL],
            home=[plain(2, PURPLE)],
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=1,
        )

        table.play(OUTSHINE_THEM_ALL, table.problem).end_turn()

        assert table.tokens == 1
        assert table.zone_of(table.problem) == "problem-deck"
        assert table.zone_of(OUTSHINE_THEM_ALL) == "discard-pile"

    def test_pays_for_a_faceoff_at_all_problems(self) -> None:
        """A multi-Problem faceoff is at this Problem too (514.2e)."""
        table = Table(
            hand=[OUTSHINE_THEM_ALL],
            home=[plain(2, PURPLE)],
            mine=[plain(3)],
            theirs=[plain(3)],
            problem=open_problem(),
            opponent_problem=open_problem(),
            tokens=1,
        )

        table.play(OUTSHINE_THEM_ALL, table.opponent_problem).end_turn()

        assert table.tokens == 1

    def test_pays_nothing_for_a_lost_faceoff(self) -> None:
        """The opponent's victory is not yours, and they gain nothing either."""
        beast = plain_troublemaker(5)
        table = Table(
            mine=[plain(1)],
            opponent_mine=[beast],
            problem=piece(plain_problem(), attached=(OUTSHINE_THEM_ALL,)),
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(beast)

        assert (table.tokens, table.opponent_tokens) == (0, 0)

    def test_pays_nothing_for_a_faceoff_elsewhere(self) -> None:
        """A challenge won at the other Problem is another matter."""
        imp = plain_troublemaker(1)
        table = Table(
            theirs=[plain(3)],
            opponent_theirs=[imp],
            problem=piece(plain_problem(), attached=(OUTSHINE_THEM_ALL,)),
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp)

        assert (table.score, table.tokens) == (1, 0)

    def test_is_played_on_a_problem_for_purple_power(self) -> None:
        """It can be put on either Problem; with one purple power it is refused."""
        table = Table(hand=[OUTSHINE_THEM_ALL], home=[plain(2, PURPLE)], tokens=1)
        poor = Table(hand=[OUTSHINE_THEM_ALL], home=[plain(1, PURPLE)], tokens=1)

        assert table.play(OUTSHINE_THEM_ALL).choices() == [table.problem, table.opponent_problem]
        assert refused(poor, OUTSHINE_THEM_ALL) == "205.1"


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


@pytest.mark.card("pr149")
class TestTooMuchPie:
    """pr149."""

    def test_weakens_its_friend_in_the_score_phase(self) -> None:
        """Five power less, below zero too, and only in this phase."""
        eater = piece(plain(3), attached=(TOO_MUCH_PIE,))
        table = Table(mine=[eater], theirs=[plain(1)])

        assert table.why(eater) == [("printed", 3)]
        table.until("confront-order")

        assert table.power(eater) == -2
        assert table.why(eater) == [("printed", 3), (TOO_MUCH_PIE, -5)]
        assert table.end_turn().power(eater) == 3

    def test_counts_in_the_opponents_score_phase(self) -> None:
        """It is the Score Phase whoever's turn it is."""
        eater = piece(plain(6), attached=(TOO_MUCH_PIE,))
        table = Table(home=[eater], opponent_mine=[plain(1)], opponent_theirs=[plain(1)], opponents_turn=True)

        assert table.power(eater) == 6
        assert table.until("confront-order").power(eater) == 1

    def test_takes_nothing_from_others(self) -> None:
        """A total never suffers from a power below zero (R34)."""
        eater, ally, rival = piece(plain(3), attached=(TOO_MUCH_PIE,)), plain(2), plain(1)
        table = Table(
            hand=[plain()],
            mine=[eater, ally],
            opponent_mine=[rival],
            problem=open_problem(),
            stops=IN_FACEOFFS,
        )

        table.end_phase()

        assert table.why_total() == [(eater, 0), (ally, 2)]

    @pytest.mark.parametrize(("power", "score"), [(7, 0), (8, 1)])
    def test_hinders_confronting(self, power: int, score: int) -> None:
        """Power 3 is required: with the pie a Friend needs 8."""
        eater = piece(plain(power), attached=(TOO_MUCH_PIE,))
        table = Table(mine=[eater], problem=plain_problem(owner=(Need(WILD, 3),)))

        assert table.end_turn().score == score

    def test_is_no_matter_in_a_challenge(self) -> None:
        """Outside the Score Phase the Friend fights with all its power."""
        eater, imp = piece(plain(3), attached=(TOO_MUCH_PIE,)), plain_troublemaker(1)
        table = Table(mine=[eater], opponent_mine=[imp], phase=TROUBLEMAKER_PHASE)

        assert table.choose(imp).score == 1

    def test_is_played_on_any_friend(self) -> None:
        """An opponent's Friend can have it; with one orange power it is refused."""
        ally, rival = plain(2, ORANGE), plain(4)
        table = Table(hand=[TOO_MUCH_PIE], home=[ally], opponent_mine=[rival], tokens=1)
        poor = Table(hand=[TOO_MUCH_PIE], home=[plain(1, ORANGE)], tokens=1)

        assert table.play(TOO_MUCH_PIE).choices() == [ally, rival]
        assert table.choose(rival).host_of(TOO_MUCH_PIE) == rival
        assert refused(poor, TOO_MUCH_PIE) == "205.1"
