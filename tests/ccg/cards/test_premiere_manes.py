"""Mane Characters of Premiere, both sides of each."""

import pytest

from everfree.ccg.cards.premiere.events_main_phase import SWING_INTO_ACTION
from everfree.ccg.cards.premiere.friends_blue import HOLLY_DASH_FLIGHTY_FILLY
from everfree.ccg.cards.premiere.friends_purple import MAYOR_MARE_ELECTED_OFFICIAL
from everfree.ccg.cards.premiere.manes import (
    APPLEJACK_STEADFAST_FARMPONY,
    FLUTTERSHY_BEASTMASTER,
    PINKIE_PIE_PARTY_ANIMAL,
    RAINBOW_DASH_FLIER_EXTRAORDINAIRE,
    RARITY_DAZZLING_FASHIONISTA,
    TWILIGHT_SPARKLE_FAITHFUL_STUDENT,
)
from everfree.ccg.cards.premiere.problems_middle import I_NEED_ANSWERS
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    A_PLAYER,
    CRITTER,
    FRIEND,
    ORANGE,
    SCORE_PHASE,
    TROUBLEMAKER,
    TROUBLEMAKER_PHASE,
    UNIQUE,
    WILD,
    Another,
    Card,
    Confronts,
    Dismiss,
    Need,
    cards,
    choose,
    each,
    main_phase,
    when,
)
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT, YOU

STOP_ME_IN_FACEOFFS = (STOP_FACEOFFS | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED)


def boosted(card: Card, *, exhausted: bool = False) -> Piece:
    """Show a Mane Character's other side."""
    return piece(card, boosted=True, exhausted=exhausted)


def wrecker() -> Card:
    """Make a Friend that dismisses another Friend, whosever it is."""
    return plain(1, abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))


@pytest.mark.card("pr1")
class TestRainbowDashStart:
    """pr1, Start side."""

    def test_turns_over_when_she_confronts_beside_your_troublemaker(self) -> None:
        """Confronting her Problem with your Troublemaker there turns her over."""
        table = Table(
            mane=RAINBOW_DASH_FLIER_EXTRAORDINAIRE,
            problem=plain_problem((Need(WILD, 1),)),
            mine=[plain_troublemaker()],
            tokens=2,
        )

        table.move(table.mane, "mine").end_phase()

        assert table.score == 1
        assert table.is_boosted(table.mane)
        assert table.why(table.mane) == [("printed", 3)]

    @pytest.mark.parametrize(
        ("here", "there"),
        [
            ([], []),
            ([piece(plain_troublemaker(), face_down=True)], []),
            ([], [plain_troublemaker()]),
        ],
        ids=["none", "face down", "at the other Problem"],
    )
    @pytest.mark.must_not
    def test_stays_without_a_troublemaker_in_sight_there(
        self, here: list[Card | Piece], there: list[Card | Piece]
    ) -> None:
        """No Troublemaker, one face down, or one at the other Problem: she stays as she is."""
        table = Table(problem=plain_problem((Need(WILD, 1),)), mine=here, theirs=there, tokens=2)

        table.move(table.mane, "mine").end_phase()

        assert table.score == 1
        assert not table.is_boosted(table.mane)

    @pytest.mark.must_not
    def test_an_opponents_troublemaker_is_not_yours(self) -> None:
        """A covered Troublemaker of the opponent lets you confront, but does not turn her over."""
        covered = piece(plain_troublemaker(), face_down=True)
        table = Table(problem=plain_problem((Need(WILD, 1),)), opponent_mine=[covered], tokens=2)

        table.move(table.mane, "mine").end_phase()

        assert table.score == 1
        assert not table.is_boosted(table.mane)

    @pytest.mark.must_not
    def test_only_her_own_problem_counts(self) -> None:
        """Friends who confront another Problem, with your Troublemakers at both, do not turn her over."""
        table = Table(
            opponent_problem=plain_problem(opponent=1),
            mine=[plain_troublemaker()],
            theirs=[plain(1), plain_troublemaker()],
            tokens=2,
        )

        table.move(table.mane, "mine").end_turn()

        assert table.score == 1
        assert not table.is_boosted(table.mane)

    @pytest.mark.clause("712.2")
    def test_turns_over_though_the_troublemaker_has_gone_since(self) -> None:
        """What counts is the table as it was when she confronted, not after another text of yours."""
        guard = plain(1, abilities=(when(Confronts(A_PLAYER), Dismiss(choose(cards(TROUBLEMAKER)))),))
        trouble = plain_troublemaker()
        table = Table(problem=plain_problem((Need(WILD, 1),)), mine=[guard, trouble], tokens=2)

        table.move(table.mane, "mine").end_phase()

        assert table.asked == "order-triggers"
        table.game.take(1)
        assert table.zone_of(trouble) == "discard-pile"
        assert table.is_boosted(table.mane)

    @pytest.mark.must_not
    def test_is_not_swift_and_moves_alone(self) -> None:
        """Moving her costs two, and nobody may be brought along."""
        table = Table(home=[plain(1)], tokens=4)

        assert table.move_price(table.mane) == 2
        table.move(table.mane, "mine")
        assert table.asked == "main"
        assert table.tokens == 2


@pytest.mark.card("pr1")
class TestRainbowDashBoosted:
    """pr1, Boosted side."""

    @pytest.mark.clause("glossary.swift")
    def test_is_swift(self) -> None:
        """One token moves her, and nobody else."""
        dash = boosted(RAINBOW_DASH_FLIER_EXTRAORDINAIRE)
        table = Table(mane=dash, home=[plain(1)], tokens=1)

        assert table.move_price(dash) == 1
        assert table.choices() == ["end", dash, "draw"]

    def test_brings_a_friend_from_home(self) -> None:
        """For one more token another of your Friends at home comes along, with what is on it."""
        dash = boosted(RAINBOW_DASH_FLIER_EXTRAORDINAIRE)
        scared = piece(plain(1), frightened=True)
        ally = piece(plain(1), attached=(HARD_HAT,))
        table = Table(mane=dash, home=[scared, ally], mine=[plain(1)], opponent_theirs=[plain(1)], tokens=2)

        table.move(dash, "theirs")

        assert table.asked == "may"
        assert table.choices() == ["yes", "no"]
        assert table.tokens == 1
        table.choose("yes")
        assert table.choices() == [scared, ally]
        assert table.tokens == 0
        table.choose(ally)
        assert [table.area_of(one) for one in (dash, ally, HARD_HAT)] == ["theirs"] * 3
        assert table.area_of(scared) == "home"

    def test_may_be_declined(self) -> None:
        """Saying no costs nothing and moves nobody."""
        dash, ally = boosted(RAINBOW_DASH_FLIER_EXTRAORDINAIRE), plain(1)
        table = Table(mane=dash, home=[ally], tokens=2)

        table.move(dash, "mine").choose("no")

        assert table.asked == "main"
        assert table.tokens == 1
        assert table.area_of(ally) == "home"

    @pytest.mark.clause("705.2e.i")
    @pytest.mark.must_not
    def test_is_not_offered_without_a_token(self) -> None:
        """Who can't pay is not asked."""
        dash, ally = boosted(RAINBOW_DASH_FLIER_EXTRAORDINAIRE), plain(1)
        table = Table(mane=dash, home=[ally], tokens=1)

        table.move(dash, "mine")

        assert table.asked == "main"
        assert table.area_of(ally) == "home"

    @pytest.mark.must_not
    def test_is_not_offered_without_a_friend_at_home(self) -> None:
        """Friends at Problems can't come, so nothing is asked and nothing paid."""
        dash = boosted(RAINBOW_DASH_FLIER_EXTRAORDINAIRE)
        table = Table(mane=dash, mine=[plain(1)], theirs=[plain(1)], opponent_home=[plain(1)], tokens=2)

        table.move(dash, "mine")

        assert table.asked == "main"
        assert table.tokens == 1

    @pytest.mark.must_not
    def test_only_from_home_to_a_problem(self) -> None:
        """From one Problem to the other, and back home, she moves alone."""
        dash = boosted(RAINBOW_DASH_FLIER_EXTRAORDINAIRE)
        table = Table(mane=dash, home=[plain(1)], tokens=6)

        table.move(dash, "mine").choose("no")
        table.move(dash, "theirs")
        assert table.asked == "main"
        table.move(dash, "home")
        assert table.asked == "main"
        assert table.tokens == 3

    @pytest.mark.clause("506.4")
    def test_moved_by_your_own_text_she_brings_a_friend_too(self) -> None:
        """Holly Dash fetches her from home; that is you moving her."""
        dash, ally = boosted(RAINBOW_DASH_FLIER_EXTRAORDINAIRE), plain(1)
        table = Table(mane=dash, mine=[HOLLY_DASH_FLIGHTY_FILLY], home=[ally], tokens=3)

        table.move(HOLLY_DASH_FLIGHTY_FILLY, "theirs").choose("yes", dash)

        assert table.asked == "may"
        table.choose("yes")
        assert table.area_of(ally) == "theirs"
        assert table.tokens == 0

    @pytest.mark.must_not
    def test_moved_by_an_opponent_she_brings_nobody(self) -> None:
        """Mayor Mare of the opponent moves her from home: you did not."""
        dash, ally = boosted(RAINBOW_DASH_FLIER_EXTRAORDINAIRE), plain(1)
        table = Table(
            mane=dash,
            home=[ally],
            tokens=1,
            opponent_home=[MAYOR_MARE_ELECTED_OFFICIAL],
            opponent_tokens=3,
            opponents_turn=True,
        )

        table.use(MAYOR_MARE_ELECTED_OFFICIAL).choose(dash, "mine")

        assert table.asked == "main"
        assert table.area_of(dash) == "mine"
        assert table.area_of(ally) == "home"
        assert table.tokens == 1


@pytest.mark.card("pr2")
class TestApplejackStart:
    """pr2, Start side."""

    @pytest.mark.parametrize(("power", "turned"), [(1, False), (2, True)])
    def test_turns_over_with_more_power_than_required(self, power: int, turned: bool) -> None:
        """Exactly enough is not more; one more is."""
        table = Table(
            mane=APPLEJACK_STEADFAST_FARMPONY,
            problem=plain_problem((Need(WILD, 2),)),
            mine=[plain(power)],
            tokens=2,
        )

        table.move(table.mane, "mine").end_phase()

        assert table.score == 1
        assert table.is_boosted(table.mane) is turned

    @pytest.mark.must_not
    def test_exhausted_power_is_no_surplus(self) -> None:
        """Power that does not contribute is not more than required."""
        table = Table(
            mane=APPLEJACK_STEADFAST_FARMPONY,
            problem=plain_problem((Need(ORANGE, 1),)),
            mine=[piece(plain(3), exhausted=True)],
            tokens=2,
        )

        table.move(table.mane, "mine").end_phase()

        assert table.score == 1
        assert not table.is_boosted(table.mane)

    @pytest.mark.must_not
    def test_only_her_own_problem_counts(self) -> None:
        """Friends who confront another Problem with power to spare do not turn her over."""
        table = Table(
            mane=APPLEJACK_STEADFAST_FARMPONY,
            opponent_problem=plain_problem(opponent=1),
            theirs=[plain(3)],
            tokens=2,
        )

        table.move(table.mane, "mine").end_turn()

        assert table.score == 1
        assert not table.is_boosted(table.mane)

    @pytest.mark.must_not
    def test_an_opponent_who_confronts_does_not_turn_her_over(self) -> None:
        """The opponent confronts the Problem she is at, with more than enough."""
        table = Table(
            mane=APPLEJACK_STEADFAST_FARMPONY,
            problem=plain_problem(opponent=1),
            opponent_mine=[plain(3)],
            tokens=2,
        )

        table.move(table.mane, "mine").end_turn().end_turn()

        assert table.opponent_score == 1
        assert not table.is_boosted(table.mane)

    def test_her_boosted_power_counts_in_the_faceoff(self) -> None:
        """She turns over as the Problem is confronted, before its faceoff."""
        table = Table(
            mane=APPLEJACK_STEADFAST_FARMPONY,
            problem=plain_problem((Need(WILD, 1),), opponent=1),
            mine=[plain(1)],
            opponent_mine=[plain(1)],
            hand=[plain(1)],
            tokens=2,
            stops=STOP_ME_IN_FACEOFFS,
        )

        table.move(table.mane, "mine").end_phase()

        assert table.asked == "priority"
        assert (table.mane, 3) in table.why_total()
        assert table.total() == 4

    @pytest.mark.clause("301.2")
    def test_stays_exhausted_when_turned_over(self) -> None:
        """The other side takes over the exhaustion counter (R45)."""
        applejack = piece(APPLEJACK_STEADFAST_FARMPONY, exhausted=True)
        table = Table(mane=applejack, problem=plain_problem((Need(WILD, 1),)), mine=[plain(2)], tokens=2)

        table.move(applejack, "mine").end_phase()

        assert table.is_boosted(applejack)
        assert table.is_exhausted(applejack)

    @pytest.mark.must_not
    def test_does_not_save_friends(self) -> None:
        """The Start side has nothing to offer when a Friend is dismissed."""
        vandal, ally = wrecker(), plain(1)
        table = Table(mane=APPLEJACK_STEADFAST_FARMPONY, home=[vandal, ally])

        table.use(vandal)

        assert table.asked == "main"
        assert table.zone_of(ally) == "discard-pile"


@pytest.mark.card("pr2")
class TestApplejackBoosted:
    """pr2, Boosted side."""

    @pytest.mark.clause("glossary.stubborn")
    def test_is_stubborn(self) -> None:
        """Exhausted, she still meets a requirement, alone."""
        applejack = boosted(APPLEJACK_STEADFAST_FARMPONY, exhausted=True)
        problem = plain_problem((Need(ORANGE, 3),))
        table = Table(mane=applejack, problem=problem, tokens=2)

        table.move(applejack, "mine")

        assert table.is_exhausted(applejack)
        assert table.can_confront(problem)

    @pytest.mark.clause("710.1")
    def test_may_put_a_dismissed_friend_on_its_deck(self) -> None:
        """The Friend goes on top of the deck instead, known to all, and was never dismissed."""
        applejack, vandal, ally = boosted(APPLEJACK_STEADFAST_FARMPONY), wrecker(), plain(1)
        table = Table(mane=applejack, home=[vandal, ally])

        table.use(vandal)

        assert table.asked == "replace"
        assert table.choices() == [applejack, "no"]
        table.choose(applejack)
        assert table.deck()[0] is ally
        assert table.told(kinds.DISMISSED) == 0
        assert table.state.known[table.id(ally)] == 0b111

    def test_may_be_declined(self) -> None:
        """Saying no lets the Friend go to the discard pile."""
        applejack, vandal, ally = boosted(APPLEJACK_STEADFAST_FARMPONY), wrecker(), plain(1)
        table = Table(mane=applejack, home=[vandal, ally])

        table.use(vandal).choose("no")

        assert table.asked == "main"
        assert table.zone_of(ally) == "discard-pile"
        assert table.told(kinds.DISMISSED) == 1

    def test_a_frightened_friend_is_saved_too(self) -> None:
        """Face down it still is one of your Friends here (R41)."""
        applejack, vandal = boosted(APPLEJACK_STEADFAST_FARMPONY), wrecker()
        scared = piece(plain(1), frightened=True)
        table = Table(mane=applejack, home=[vandal, scared])

        table.use(vandal).choose(applejack)

        assert table.deck()[0] is scared
        assert not table.is_face_down(scared)

    @pytest.mark.must_not
    def test_what_was_on_the_friend_is_not_saved(self) -> None:
        """Without its host the Resource is dismissed by the game."""
        applejack, vandal = boosted(APPLEJACK_STEADFAST_FARMPONY), wrecker()
        ally = piece(plain(1), attached=(HARD_HAT,))
        table = Table(mane=applejack, home=[vandal, ally])

        table.use(vandal).choose(applejack)

        assert table.zone_of(ally) == "draw-deck"
        assert table.zone_of(HARD_HAT) == "discard-pile"

    def test_each_friend_is_asked_for_by_itself(self) -> None:
        """One text dismisses two Friends: one is saved, the other let go."""
        applejack, first, second = boosted(APPLEJACK_STEADFAST_FARMPONY), plain(1), plain(1)
        vandal = plain(1, abilities=(main_phase(Dismiss(each(cards(FRIEND, Another())))),))
        table = Table(mane=applejack, home=[vandal, first, second])

        table.use(vandal).choose(applejack)

        assert table.asked == "replace"
        table.choose("no")
        assert table.zone_of(first) == "draw-deck"
        assert table.zone_of(second) == "discard-pile"

    @pytest.mark.must_not
    def test_friends_elsewhere_are_not_saved(self) -> None:
        """She is at home; a Friend at a Problem is dismissed without a question."""
        applejack, vandal, ally = boosted(APPLEJACK_STEADFAST_FARMPONY), wrecker(), plain(1)
        table = Table(mane=applejack, home=[vandal], mine=[ally])

        table.use(vandal)

        assert table.asked == "main"
        assert table.zone_of(ally) == "discard-pile"

    @pytest.mark.must_not
    def test_an_opponents_friend_there_is_not_saved(self) -> None:
        """Only your own Friends count, though the other one is at the same Problem."""
        applejack, vandal, rival = boosted(APPLEJACK_STEADFAST_FARMPONY), wrecker(), plain(1)
        table = Table(mane=applejack, home=[vandal], opponent_mine=[rival], tokens=2)

        table.move(applejack, "mine").use(vandal)

        assert table.asked == "main"
        assert table.zone_of(rival) == "discard-pile"

    @pytest.mark.clause("710.5")
    def test_you_decide_when_an_opponent_dismisses_your_friend(self) -> None:
        """In the opponent's turn the question still comes to you, and the deck is your own."""
        applejack, vandal, ally = boosted(APPLEJACK_STEADFAST_FARMPONY), wrecker(), plain(1)
        table = Table(mane=applejack, home=[ally], opponent_home=[vandal], opponents_turn=True)

        table.use(vandal)

        assert (table.asked, table.question.seat) == ("replace", YOU)
        table.choose(applejack)
        assert table.deck()[0] is ally
        assert table.question.seat == OPPONENT

    @pytest.mark.clause("410.2")
    @pytest.mark.must_not
    def test_retired_friends_are_not_saved(self) -> None:
        """The fifth Friend at home is retired, which is not being dismissed."""
        applejack, friends = boosted(APPLEJACK_STEADFAST_FARMPONY), [plain(1) for _ in range(5)]
        table = Table(mane=applejack, home=friends)

        table.until("home-limit")

        assert table.choices() == friends
        table.choose(friends[0])
        assert table.asked == "main"
        assert table.zone_of(friends[0]) == "discard-pile"

    @pytest.mark.clause("104.3")
    @pytest.mark.must_not
    def test_a_dismissal_by_the_game_is_not_replaced(self) -> None:
        """The second copy of a Unique Friend drives one of them out, and she can't help."""
        unique = plain(1, traits=(UNIQUE,))
        first, second = piece(unique), piece(unique)
        table = Table(mane=boosted(APPLEJACK_STEADFAST_FARMPONY), home=[first], hand=[second], tokens=1)

        table.play(second, "home")

        assert table.asked == "uniqueness"
        assert table.choices() == [first, second]
        table.choose(first)
        assert table.asked == "main"
        assert table.zone_of(first) == "discard-pile"

    @pytest.mark.clause("613.2")
    def test_a_replaced_problem_asks_nothing(self) -> None:
        """Her Friends there are sent home by the game, not dismissed."""
        applejack, ally = boosted(APPLEJACK_STEADFAST_FARMPONY), plain(1)
        problem = plain_problem((Need(WILD, 1),), opponent=1)
        table = Table(mane=applejack, problem=problem, mine=[ally], opponent_mine=[plain(1)], tokens=2)

        table.move(applejack, "mine").end_phase()

        assert (table.asked, table.question.seat) == ("main", OPPONENT)
        assert table.zone_of(problem) == "problem-deck"
        assert table.area_of(ally) == "home"
        assert table.told(kinds.DISMISSED) == 0

    @pytest.mark.clause("508.1a")
    @pytest.mark.must_not
    def test_a_friend_dismissed_as_a_cost_is_not_saved(self) -> None:
        """I Need Answers is paid with a Friend here: she is not asked, and the token is gained (R16)."""
        applejack, ally = boosted(APPLEJACK_STEADFAST_FARMPONY), plain(1)
        table = Table(mane=applejack, problem=I_NEED_ANSWERS, mine=[ally], tokens=2)

        table.move(applejack, "mine").use(I_NEED_ANSWERS)

        assert table.asked == "main"
        assert table.zone_of(ally) == "discard-pile"
        assert table.tokens == 1


@pytest.mark.card("pr3")
class TestPinkiePieStart:
    """pr3, Start side."""

    def test_turns_over_when_she_confronts_without_an_opponents_friend(self) -> None:
        """Confronting her Problem turns her over, though a Mane Character of theirs is there."""
        table = Table(
            mane=PINKIE_PIE_PARTY_ANIMAL,
            problem=plain_problem((Need(WILD, 1),)),
            opponent_mane_at="mine",
            opponent_theirs=[plain(1)],
            tokens=2,
        )

        table.move(table.mane, "mine").end_phase()

        assert table.score == 1
        assert table.is_boosted(table.mane)

    @pytest.mark.must_not
    @pytest.mark.parametrize("frightened", [False, True])
    def test_stays_with_an_opponents_friend_there(self, frightened: bool) -> None:
        """One Friend of theirs at that Problem, even a frightened one, keeps her as she is (R41)."""
        table = Table(
            mane=PINKIE_PIE_PARTY_ANIMAL,
            problem=plain_problem((Need(WILD, 1),)),
            opponent_mine=[piece(plain(1), frightened=frightened)],
            tokens=2,
        )

        table.move(table.mane, "mine").end_phase()

        assert table.score == 1
        assert not table.is_boosted(table.mane)

    @pytest.mark.must_not
    def test_makes_no_problem_harder(self) -> None:
        """The Start side asks no more power of anybody."""
        problem = plain_problem(opponent=3)
        table = Table(mane=PINKIE_PIE_PARTY_ANIMAL, problem=problem, tokens=2).move(
            PINKIE_PIE_PARTY_ANIMAL, "mine"
        )

        assert table.needs(problem, OPPONENT) == [(WILD, 3)]


@pytest.mark.card("pr3")
class TestPinkiePieBoosted:
    """pr3, Boosted side."""

    def test_an_opponent_needs_more_power_at_her_problem(self) -> None:
        """One more to confront the Problem she is at."""
        pinkie, problem = boosted(PINKIE_PIE_PARTY_ANIMAL), plain_problem(opponent=3)
        table = Table(mane=pinkie, problem=problem, tokens=2)

        table.move(pinkie, "mine")

        assert table.needs(problem, OPPONENT) == [(WILD, 3), (WILD, 1)]

    @pytest.mark.must_not
    def test_neither_you_nor_another_problem(self) -> None:
        """Your own requirement and the other Problem stay as printed, and both while she is at home."""
        pinkie = boosted(PINKIE_PIE_PARTY_ANIMAL)
        here, there = plain_problem((Need(WILD, 2),), opponent=3), plain_problem((Need(WILD, 4),), opponent=5)
        table = Table(mane=pinkie, problem=here, opponent_problem=there, tokens=2)

        assert table.needs(here, OPPONENT) == [(WILD, 3)]
        table.move(pinkie, "mine")
        assert (table.needs(here), table.needs(there, OPPONENT)) == ([(WILD, 2)], [(WILD, 4)])

    @pytest.mark.clause("glossary.random")
    def test_is_random(self) -> None:
        """A flipped card of 1 power can be traded for another."""
        pinkie, trouble, weak = boosted(PINKIE_PIE_PARTY_ANIMAL), plain_troublemaker(9), plain(1)
        table = Table(
            mane=pinkie, mane_at="mine", phase=TROUBLEMAKER_PHASE, deck=[weak], opponent_mine=[trouble]
        )

        table.choose(trouble)

        assert (table.asked, table.choices()) == ("random", [pinkie, "no"])


@pytest.mark.card("pr4")
class TestTwilightSparkleStart:
    """pr4, Start side."""

    def test_turns_over_when_she_wins_a_faceoff(self) -> None:
        """A Troublemaker she defeats turns her over."""
        trouble = plain_troublemaker(1)
        table = Table(
            mane=TWILIGHT_SPARKLE_FAITHFUL_STUDENT,
            mane_at="mine",
            phase=TROUBLEMAKER_PHASE,
            mine=[plain(9)],
            opponent_mine=[trouble],
        )

        table.choose(trouble)

        assert table.is_boosted(table.mane)

    @pytest.mark.must_not
    @pytest.mark.parametrize(("power", "place"), [(20, "mine"), (1, "theirs")], ids=["beaten", "elsewhere"])
    def test_stays_without_a_victory_of_hers(self, power: int, place: str) -> None:
        """A faceoff that is lost, or one she is not in, leaves her as she is."""
        trouble = plain_troublemaker(power)
        table = Table(
            mane=TWILIGHT_SPARKLE_FAITHFUL_STUDENT,
            mane_at=place,
            phase=TROUBLEMAKER_PHASE,
            mine=[plain(9)],
            opponent_mine=[trouble],
        )

        table.choose(trouble).until("main")

        assert not table.is_boosted(table.mane)

    @pytest.mark.must_not
    def test_keeps_no_flipped_event(self) -> None:
        """The Start side asks nothing as flipped cards go under the deck."""
        trouble = plain_troublemaker(20)
        table = Table(
            mane=TWILIGHT_SPARKLE_FAITHFUL_STUDENT,
            mane_at="mine",
            phase=TROUBLEMAKER_PHASE,
            deck=[SWING_INTO_ACTION],
            opponent_mine=[trouble],
        )

        assert table.choose(trouble).asked == "main"
        assert table.deck()[-1] is SWING_INTO_ACTION


def studied(deck: list[Card], *, place: str = "mine") -> Table:
    """Lose to a Troublemaker, with boosted Twilight Sparkle somewhere, until flipped cards are put away."""
    trouble, ally = plain_troublemaker(30), plain(1)
    table = Table(
        mane=boosted(TWILIGHT_SPARKLE_FAITHFUL_STUDENT),
        mane_at=place,
        phase=TROUBLEMAKER_PHASE,
        mine=[ally],
        deck=deck,
        opponent_mine=[trouble],
    )
    table.choose(trouble)
    return table.choose(ally) if table.asked == "send-home" else table


@pytest.mark.card("pr4")
class TestTwilightSparkleBoosted:
    """pr4, Boosted side."""

    def test_may_keep_a_flipped_event(self) -> None:
        """The Event comes to the hand instead of going under the deck."""
        table = studied([SWING_INTO_ACTION])

        assert (table.asked, table.choices()) == ("replace", [table.mane, "no"])
        table.choose(table.mane)
        assert table.hand() == [SWING_INTO_ACTION]

    def test_may_be_declined(self) -> None:
        """Saying no puts it under the deck."""
        table = studied([SWING_INTO_ACTION]).choose("no")

        assert (table.asked, table.hand()) == ("main", [])
        assert table.deck()[-1] is SWING_INTO_ACTION

    @pytest.mark.must_not
    def test_keeps_no_other_card(self) -> None:
        """A flipped Friend goes under the deck."""
        flipped = plain(1)
        table = studied([flipped])

        assert (table.asked, table.deck()[-1]) == ("main", flipped)

    @pytest.mark.must_not
    def test_not_in_a_faceoff_without_her(self) -> None:
        """At the other Problem she is not involved, and the Event goes under the deck."""
        table = studied([SWING_INTO_ACTION], place="theirs")

        assert (table.asked, table.deck()[-1]) == ("main", SWING_INTO_ACTION)

    @pytest.mark.clause("glossary.studious")
    def test_is_studious(self) -> None:
        """A faceoff she wins gives a token."""
        trouble = plain_troublemaker(1)
        table = Table(
            mane=boosted(TWILIGHT_SPARKLE_FAITHFUL_STUDENT),
            mane_at="mine",
            phase=TROUBLEMAKER_PHASE,
            mine=[plain(9)],
            opponent_mine=[trouble],
        )

        assert table.choose(trouble).told(kinds.GAINED) == 1


@pytest.mark.card("pr5")
class TestRarityStart:
    """pr5, Start side."""

    def test_turns_over_with_two_points_of_one_faceoff(self) -> None:
        """A bonus of two, won at her Problem in an opponent's Score Phase, is scored with her."""
        table = Table(
            mane=RARITY_DAZZLING_FASHIONISTA,
            mane_at="mine",
            phase=SCORE_PHASE,
            opponents_turn=True,
            problem=plain_problem((Need(WILD, 1),), opponent=1, bonus=2),
            mine=[plain(9)],
            opponent_mine=[plain(1)],
        )

        assert (table.score, table.opponent_score) == (2, 1)
        assert table.is_boosted(table.mane)

    def test_turns_over_with_one_point_and_one_more(self) -> None:
        """One point for confronting and one of the bonus make two in one Score Phase."""
        table = Table(
            mane=RARITY_DAZZLING_FASHIONISTA,
            mane_at="mine",
            phase=SCORE_PHASE,
            problem=plain_problem((Need(WILD, 1),), opponent=1, bonus=1),
            mine=[plain(9)],
            opponent_mine=[plain(1)],
        )

        assert table.score == 2
        assert table.is_boosted(table.mane)

    @pytest.mark.must_not
    def test_stays_with_one_point(self) -> None:
        """Confronting alone is one point, and that of the next turn is counted anew."""
        table = Table(
            mane=RARITY_DAZZLING_FASHIONISTA,
            mane_at="mine",
            phase=SCORE_PHASE,
            problem=plain_problem((Need(WILD, 1),)),
        )

        table.end_turn().end_turn()

        assert table.score == 2
        assert not table.is_boosted(table.mane)

    @pytest.mark.must_not
    @pytest.mark.clause("517.2")
    def test_points_of_others_are_not_hers(self) -> None:
        """What a Friend scores at a Problem while she is at home does not count."""
        table = Table(
            mane=RARITY_DAZZLING_FASHIONISTA,
            phase=SCORE_PHASE,
            problem=plain_problem((Need(WILD, 1),), opponent=1),
            mine=[plain(9)],
            opponent_mine=[plain(1)],
        )

        assert table.score == 2
        assert not table.is_boosted(table.mane)

    @pytest.mark.must_not
    def test_points_outside_the_score_phase_do_not_count(self) -> None:
        """A Troublemaker worth three points is defeated with her in the Troublemaker Phase."""
        trouble = plain_troublemaker(1, points=3)
        table = Table(
            mane=RARITY_DAZZLING_FASHIONISTA,
            mane_at="mine",
            phase=TROUBLEMAKER_PHASE,
            mine=[plain(9)],
            opponent_mine=[trouble],
        )

        table.choose(trouble)

        assert table.score == 3
        assert not table.is_boosted(table.mane)


@pytest.mark.card("pr5")
class TestRarityBoosted:
    """pr5, Boosted side."""

    def test_an_opponent_pays_more_to_move_to_her_problem(self) -> None:
        """Three tokens instead of two, to the Problem she is at."""
        rarity, rival = boosted(RARITY_DAZZLING_FASHIONISTA), plain(1)
        table = Table(mane=rarity, mane_at="mine", opponent_home=[rival], opponents_turn=True)

        assert table.move_price(rival, "mine") == 3

    @pytest.mark.must_not
    def test_neither_you_nor_elsewhere(self) -> None:
        """Your own move to her costs two, and so does theirs to the other Problem or away from her."""
        rarity, ally, rival = boosted(RARITY_DAZZLING_FASHIONISTA), plain(1), plain(1)
        table = Table(mane=rarity, mane_at="mine", home=[ally], opponent_mine=[rival])

        assert table.move_price(ally, "mine") == 2
        assert [table.move_price(rival, there) for there in ("theirs", "their home")] == [2, 2]

    @pytest.mark.clause("glossary.inspired")
    def test_is_inspired(self) -> None:
        """At the start of your Main Phase you look at the top card of their deck."""
        seen = plain(1)
        table = Table(mane=boosted(RARITY_DAZZLING_FASHIONISTA), opponent_deck=[seen, plain(1)])

        assert (table.asked, table.choices()) == ("under-deck", ["yes", "no"])
        assert table.knows(seen)


@pytest.mark.card("pr6")
class TestFluttershyStart:
    """pr6, Start side."""

    def test_turns_over_when_she_confronts_beside_a_critter(self) -> None:
        """Confronting her Problem with a Critter Friend of yours there turns her over."""
        table = Table(
            mane=FLUTTERSHY_BEASTMASTER,
            problem=plain_problem((Need(WILD, 1),)),
            mine=[plain(1, traits=(CRITTER,))],
            tokens=2,
        )

        table.move(table.mane, "mine").end_phase()

        assert table.score == 1
        assert table.is_boosted(table.mane)

    @pytest.mark.must_not
    @pytest.mark.parametrize(
        ("here", "there", "theirs"),
        [((), (), ()), ((), (CRITTER,), ()), ((), (), (CRITTER,))],
        ids=["no Critter", "at the other Problem", "an opponent's"],
    )
    def test_stays_without_a_critter_of_yours_there(
        self, here: tuple[str, ...], there: tuple[str, ...], theirs: tuple[str, ...]
    ) -> None:
        """Another Friend, a Critter elsewhere, or one of the opponent's: she stays as she is."""
        table = Table(
            mane=FLUTTERSHY_BEASTMASTER,
            problem=plain_problem((Need(WILD, 1),)),
            mine=[plain(1, traits=here)],
            theirs=[plain(1, traits=there)],
            opponent_mine=[plain(1, traits=theirs)],
            tokens=2,
        )

        table.move(table.mane, "mine").end_phase().choose("mine")

        assert table.score == 1
        assert not table.is_boosted(table.mane)


@pytest.mark.card("pr6")
class TestFluttershyBoosted:
    """pr6, Boosted side."""

    def test_may_fetch_a_critter_as_a_faceoff_starts(self) -> None:
        """Any Critter Friend comes to her Problem, an opponent's too, and yours is involved at once."""
        fluttershy, trouble = boosted(FLUTTERSHY_BEASTMASTER), plain_troublemaker(9)
        mine, rival = plain(2, traits=(CRITTER,)), plain(2, traits=(CRITTER,))
        table = Table(
            mane=fluttershy,
            mane_at="mine",
            phase=TROUBLEMAKER_PHASE,
            home=[mine, plain(1)],
            mine=[plain(1, traits=(CRITTER,))],
            hand=[plain(1)],
            opponent_mine=[trouble],
            opponent_theirs=[rival],
            stops=STOP_ME_IN_FACEOFFS,
        )

        table.choose(trouble)

        assert (table.asked, table.choices()) == ("may", ["yes", "no"])
        table.choose("yes")
        assert table.choices() == [mine, rival]
        table.choose(mine)
        assert table.area_of(mine) == "mine"
        assert (mine, 2) in table.why_total()

    @pytest.mark.must_not
    def test_not_in_a_faceoff_without_her(self) -> None:
        """A faceoff at the other Problem is none of hers."""
        trouble = plain_troublemaker(9)
        table = Table(
            mane=boosted(FLUTTERSHY_BEASTMASTER),
            mane_at="mine",
            phase=TROUBLEMAKER_PHASE,
            home=[plain(1, traits=(CRITTER,))],
            theirs=[plain(1)],
            opponent_theirs=[trouble],
        )

        assert table.choose(trouble).asked == "main"

    @pytest.mark.must_not
    def test_fetches_nobody_else(self) -> None:
        """Without a Critter elsewhere nothing is asked."""
        trouble = plain_troublemaker(9)
        table = Table(
            mane=boosted(FLUTTERSHY_BEASTMASTER),
            mane_at="mine",
            phase=TROUBLEMAKER_PHASE,
            home=[plain(1)],
            opponent_mine=[trouble],
        )

        assert table.choose(trouble).asked != "may"

    @pytest.mark.clause("glossary.caretaker")
    def test_is_a_caretaker(self) -> None:
        """With another Critter Friend of yours at her Problem she has one more power."""
        fluttershy = boosted(FLUTTERSHY_BEASTMASTER)
        table = Table(mane=fluttershy, mane_at="mine", mine=[plain(1, traits=(CRITTER,))])

        assert table.why(fluttershy) == [("printed", 3), (fluttershy, 1)]


@pytest.mark.card("pr1", "pr2", "pr3", "pr4", "pr5", "pr6")
class TestHomeLimits:
    """Three Friends at home; boosted, four or five."""

    @pytest.mark.must_not
    @pytest.mark.parametrize(
        ("card", "is_boosted", "limit"),
        [
            (RAINBOW_DASH_FLIER_EXTRAORDINAIRE, False, 3),
            (RAINBOW_DASH_FLIER_EXTRAORDINAIRE, True, 4),
            (APPLEJACK_STEADFAST_FARMPONY, False, 3),
            (APPLEJACK_STEADFAST_FARMPONY, True, 4),
            (PINKIE_PIE_PARTY_ANIMAL, False, 3),
            (PINKIE_PIE_PARTY_ANIMAL, True, 5),
            (TWILIGHT_SPARKLE_FAITHFUL_STUDENT, False, 3),
            (TWILIGHT_SPARKLE_FAITHFUL_STUDENT, True, 4),
            (RARITY_DAZZLING_FASHIONISTA, False, 3),
            (RARITY_DAZZLING_FASHIONISTA, True, 4),
            (FLUTTERSHY_BEASTMASTER, False, 3),
            (FLUTTERSHY_BEASTMASTER, True, 5),
        ],
    )
    def test_friends_beyond_the_limit_are_retired(self, card: Card, is_boosted: bool, limit: int) -> None:
        """One Friend too many is retired at the end of the turn, and no more."""
        friends = [plain(1) for _ in range(limit + 1)]
        table = Table(mane=piece(card, boosted=is_boosted), home=friends)

        table.until("home-limit").choose(friends[0])

        assert table.asked == "main"
        assert [one for one in friends if table.zone_of(one) == "play"] == friends[1:]
