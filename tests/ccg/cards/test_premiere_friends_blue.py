"""Blue Friends of Premiere."""

import pytest

from everfree.ccg.cards.premiere.friends_blue import (
    CERULEAN_SKIES_SKYWARD_SOARER,
    CLOUDCHASER_FLEXIBLE_FLIER,
    DR_HOOVES_UNBLINKING,
    EMERALD_GREEN_CIDER_AFICIONADO,
    FINISH_LINE_JAMMER,
    HOLLY_DASH_FLIGHTY_FILLY,
    JETSTREAM_ALL_HEART,
    PEGASUS_ROYAL_GUARD_ELITE_SENTRY,
    RAINBOW_DASH_TO_THE_RESCUE,
    RAINBOW_DASH_WEATHER_LEADER,
    RAINBOW_DASH_WINGED_WONDER,
    RAINBOWSHINE_CLOUD_WRANGLER,
    SCOOTALOO_CREATURE_CATCHER,
    SOLAR_WIND_ENTERPRISING_ASTRONOMER,
    SPIKE_BABY_DRAGON,
    SWEETIE_SUNRISE_EARLY_RISER,
    WILD_FIRE_SPEED_RACER,
)
from everfree.ccg.cards.premiere.friends_orange import NIGHT_WATCH_VIGILANT_PATROL
from everfree.ccg.cards.premiere.friends_purple import MAYOR_MARE_ELECTED_OFFICIAL
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.cards.premiere.resources_main_phase import LEAD_PONY_BADGE
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    BLUE,
    FRIEND,
    PEGASUS,
    SCORE_PHASE,
    TROUBLEMAKER_PHASE,
    WILD,
    YOU,
    Ability,
    Another,
    Card,
    DiscardCards,
    Dismiss,
    Need,
    PutIntoHand,
    cards,
    choose,
    main_phase,
)
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT, YOU as ME

STOP_ME_IN_FACEOFFS = (STOP_FACEOFFS | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED)


def challenging(*mine: Card | Piece, theirs: tuple[Card | Piece, ...] = ()) -> Table:
    """Challenge a Troublemaker at your Problem, and stop before the flips."""
    trouble = plain_troublemaker(9)
    table = Table(
        phase=TROUBLEMAKER_PHASE,
        mine=mine,
        theirs=theirs,
        opponent_mine=[trouble],
        hand=[plain(1)],
        stops=STOP_ME_IN_FACEOFFS,
    )
    return table.choose(trouble)


def challenged(*mine: Card | Piece) -> Table:
    """Have your Troublemaker at your Problem challenged by an opponent, and stop before the flips."""
    trouble = plain_troublemaker(1)
    table = Table(
        phase=TROUBLEMAKER_PHASE,
        opponents_turn=True,
        mine=[*mine, trouble],
        opponent_mine=[plain(1)],
        hand=[plain(1)],
        stops=STOP_ME_IN_FACEOFFS,
    )
    return table.choose(trouble)


def defending(*mine: Card | Piece) -> Table:
    """Have an opponent confront your Problem, which you could as well, and stop before the flips."""
    return Table(
        phase=SCORE_PHASE,
        opponents_turn=True,
        problem=plain_problem((Need(WILD, 1),), opponent=1),
        mine=mine,
        opponent_mine=[plain(1)],
        hand=[plain(1)],
        stops=STOP_ME_IN_FACEOFFS,
    )


@pytest.mark.card("pr7")
class TestJetstream:
    """pr7."""

    def test_is_stronger_in_a_faceoff(self) -> None:
        """It has +2 power while it is involved, and the sum says where that comes from."""
        table = challenging(JETSTREAM_ALL_HEART)

        assert table.why(JETSTREAM_ALL_HEART) == [("printed", 2), (JETSTREAM_ALL_HEART, 2)]
        assert table.why_total() == [(JETSTREAM_ALL_HEART, 4)]

    def test_is_stronger_in_a_faceoff_someone_else_started(self) -> None:
        """At a Problem an opponent confronted it is involved all the same."""
        table = defending(JETSTREAM_ALL_HEART)

        assert table.power(JETSTREAM_ALL_HEART) == 4

    @pytest.mark.must_not
    def test_elsewhere_it_is_not_involved(self) -> None:
        """A faceoff at the other Problem gives it nothing."""
        table = challenging(plain(1), theirs=(JETSTREAM_ALL_HEART,))

        assert table.why(JETSTREAM_ALL_HEART) == [("printed", 2)]

    @pytest.mark.must_not
    def test_beside_its_own_challenged_troublemaker_it_is_not_involved(self) -> None:
        """When an opponent challenges, only the challenger's characters are involved."""
        table = challenged(JETSTREAM_ALL_HEART)

        assert table.asked == "priority"
        assert table.power(JETSTREAM_ALL_HEART) == 2

    @pytest.mark.must_not
    def test_the_power_is_gone_after_the_faceoff(self) -> None:
        """Once the faceoff has ended it has its printed power."""
        table = challenging(JETSTREAM_ALL_HEART).until("main")

        assert table.power(JETSTREAM_ALL_HEART) == 2

    @pytest.mark.must_not
    def test_does_not_help_to_confront(self) -> None:
        """Confronting comes before the faceoff: there it counts with its printed power."""
        problem = plain_problem((Need(BLUE, 3),))
        table = Table(problem=problem, mine=[JETSTREAM_ALL_HEART])

        assert not table.can_confront(problem)


@pytest.mark.card("pr8")
class TestCeruleanSkies:
    """pr8."""

    @pytest.mark.clause("glossary.swift")
    def test_moves_for_one_token(self) -> None:
        """With a single token it is the only one that can move, and that token is paid."""
        table = Table(home=[plain(1), CERULEAN_SKIES_SKYWARD_SOARER], tokens=1)

        assert table.choices() == ["end", CERULEAN_SKIES_SKYWARD_SOARER, "draw"]
        table.move(CERULEAN_SKIES_SKYWARD_SOARER, "theirs")
        assert table.area_of(CERULEAN_SKIES_SKYWARD_SOARER) == "theirs"
        assert table.tokens == 0

    @pytest.mark.must_not
    def test_frightened_it_is_not_swift(self) -> None:
        """Face down it has no keywords, so moving it costs two."""
        scared = piece(CERULEAN_SKIES_SKYWARD_SOARER, frightened=True)
        table = Table(home=[scared], tokens=1)

        assert table.move_price(scared) == 2
        assert table.choices() == ["end", "draw"]


@pytest.mark.card("pr9")
class TestFinishLine:
    """pr9."""

    @pytest.mark.clause("glossary.swift")
    def test_moves_for_one_token(self) -> None:
        """Each of its moves costs one token, home again too."""
        table = Table(home=[FINISH_LINE_JAMMER], tokens=3)

        table.move(FINISH_LINE_JAMMER, "mine").move(FINISH_LINE_JAMMER, "home")

        assert table.tokens == 1
        assert table.move_price(FINISH_LINE_JAMMER) == 1

    @pytest.mark.clause("506.3")
    @pytest.mark.must_not
    def test_makes_no_other_move_cheaper(self) -> None:
        """A Friend beside it still pays two, and a text that moves it costs what it says."""
        ally = plain(1)
        table = Table(
            home=[FINISH_LINE_JAMMER, ally],
            opponent_home=[MAYOR_MARE_ELECTED_OFFICIAL],
            opponent_tokens=3,
            opponents_turn=True,
        )

        assert table.move_price(ally) == 2
        table.use(MAYOR_MARE_ELECTED_OFFICIAL).choose(FINISH_LINE_JAMMER, "mine")
        assert table.opponent_tokens == 0


@pytest.mark.card("pr10")
class TestWildFire:
    """pr10."""

    def test_brings_another_character_to_the_same_problem(self) -> None:
        """Any of your other characters that is not there yet may come, for nothing."""
        at_home, at_mine = plain(1), plain(1)
        table = Table(
            home=[WILD_FIRE_SPEED_RACER, at_home],
            mine=[at_mine],
            theirs=[plain(1)],
            opponent_home=[plain(1)],
            tokens=2,
        )

        table.move(WILD_FIRE_SPEED_RACER, "theirs").choose("yes")

        assert table.choices() == [table.mane, at_home, at_mine]
        table.choose(at_mine)
        assert table.area_of(at_mine) == "theirs"
        assert (table.asked, table.tokens) == ("main", 0)

    @pytest.mark.must_not
    def test_brings_nobody_home(self) -> None:
        """Moved home it comes alone, though others are at the Problem it leaves."""
        ally = plain(1)
        table = Table(mine=[WILD_FIRE_SPEED_RACER, ally], tokens=2)

        table.move(WILD_FIRE_SPEED_RACER, "home")

        assert table.asked == "main"
        assert table.area_of(ally) == "mine"


@pytest.mark.card("pr11")
class TestCloudchaser:
    """pr11."""

    def test_makes_the_next_friend_cheaper(self) -> None:
        """The next Friend of this turn costs one less, the one after it does not; she is exhausted."""
        first, second = plain(1, cost=3), plain(1, cost=3)
        table = Table(home=[CLOUDCHASER_FLEXIBLE_FLIER], hand=[first, second], tokens=2)

        table.use(CLOUDCHASER_FLEXIBLE_FLIER)

        assert table.is_exhausted(CLOUDCHASER_FLEXIBLE_FLIER)
        assert (table.price(first), table.price(second)) == (2, 2)
        table.play(first, "home")
        assert (table.tokens, table.price(second)) == (0, 3)

    @pytest.mark.must_not
    def test_other_cards_cost_what_they_cost_and_leave_the_discount(self) -> None:
        """A Resource is no Friend: it is paid in full, and the next Friend is still cheaper."""
        friend = plain(1, cost=2)
        table = Table(home=[CLOUDCHASER_FLEXIBLE_FLIER, plain(2)], hand=[LEAD_PONY_BADGE, friend], tokens=2)

        table.use(CLOUDCHASER_FLEXIBLE_FLIER).play(LEAD_PONY_BADGE)

        assert table.tokens == 1
        assert table.price(friend) == 1

    @pytest.mark.must_not
    def test_the_discount_ends_with_the_turn(self) -> None:
        """A Friend played two turns later costs what is printed."""
        friend = plain(1, cost=2)
        table = Table(home=[CLOUDCHASER_FLEXIBLE_FLIER], hand=[friend])

        table.use(CLOUDCHASER_FLEXIBLE_FLIER).end_turn().end_turn()

        assert table.price(friend) == 2


@pytest.mark.card("pr13")
class TestHollyDash:
    """pr13."""

    def test_brings_another_character_to_the_same_problem(self) -> None:
        """Any of your other characters that is not there yet may come, and no opponent's."""
        at_home, at_mine = piece(plain(1), attached=(HARD_HAT,)), plain(1)
        table = Table(
            home=[HOLLY_DASH_FLIGHTY_FILLY, at_home],
            mine=[at_mine],
            theirs=[plain(1)],
            opponent_home=[plain(1)],
            opponent_mine=[plain(1)],
            tokens=2,
        )

        table.move(HOLLY_DASH_FLIGHTY_FILLY, "theirs")

        assert table.asked == "may"
        assert table.choices() == ["yes", "no"]
        table.choose("yes")
        assert table.choices() == [table.mane, at_home, at_mine]
        table.choose(at_home)
        assert table.area_of(at_home) == "theirs"
        assert table.area_of(HARD_HAT) == "theirs"
        assert table.asked == "main"
        assert table.tokens == 0

    def test_may_be_declined(self) -> None:
        """Saying no leaves everyone where they are."""
        ally = plain(1)
        table = Table(home=[HOLLY_DASH_FLIGHTY_FILLY, ally], tokens=2)

        table.move(HOLLY_DASH_FLIGHTY_FILLY, "mine").choose("no")

        assert table.asked == "main"
        assert table.area_of(ally) == "home"

    @pytest.mark.must_not
    def test_comes_from_anywhere_but_goes_to_a_problem(self) -> None:
        """From one Problem to the other someone may come along; home she goes alone."""
        table = Table(mine=[HOLLY_DASH_FLIGHTY_FILLY, plain(1)], tokens=4)

        table.move(HOLLY_DASH_FLIGHTY_FILLY, "theirs")
        assert table.asked == "may"
        table.choose("no").move(HOLLY_DASH_FLIGHTY_FILLY, "home")
        assert table.asked == "main"

    @pytest.mark.must_not
    def test_being_played_is_not_being_moved(self) -> None:
        """Played to a Problem she brings nobody."""
        table = Table(hand=[HOLLY_DASH_FLIGHTY_FILLY], home=[plain(2)], tokens=4)

        table.play(HOLLY_DASH_FLIGHTY_FILLY, "mine")

        assert table.asked == "main"
        assert table.area_of(HOLLY_DASH_FLIGHTY_FILLY) == "mine"

    @pytest.mark.must_not
    def test_moved_by_an_opponent_she_brings_nobody(self) -> None:
        """Mayor Mare of the opponent moves her: you did not."""
        table = Table(
            home=[HOLLY_DASH_FLIGHTY_FILLY, plain(1)],
            opponent_home=[MAYOR_MARE_ELECTED_OFFICIAL],
            opponent_tokens=3,
            opponents_turn=True,
        )

        table.use(MAYOR_MARE_ELECTED_OFFICIAL).choose(HOLLY_DASH_FLIGHTY_FILLY, "mine")

        assert table.asked == "main"
        assert table.area_of(HOLLY_DASH_FLIGHTY_FILLY) == "mine"

    @pytest.mark.clause("506.4")
    def test_a_second_one_brought_along_brings_another(self) -> None:
        """Being moved by her text is being moved by you, so the next one is asked as well."""
        first, second = piece(HOLLY_DASH_FLIGHTY_FILLY), piece(HOLLY_DASH_FLIGHTY_FILLY)
        table = Table(home=[first, second], tokens=2)

        table.move(first, "mine").choose("yes", second)

        assert table.asked == "may"
        table.choose("yes")
        assert table.area_of(table.mane) == "mine"


@pytest.mark.card("pr14")
class TestPegasusRoyalGuard:
    """pr14."""

    def test_is_stronger_in_a_faceoff(self) -> None:
        """It has +1 power while it is involved, and the sum says where that comes from."""
        table = challenging(PEGASUS_ROYAL_GUARD_ELITE_SENTRY)

        assert table.why(PEGASUS_ROYAL_GUARD_ELITE_SENTRY) == [
            ("printed", 1),
            (PEGASUS_ROYAL_GUARD_ELITE_SENTRY, 1),
        ]
        assert table.why_total() == [(PEGASUS_ROYAL_GUARD_ELITE_SENTRY, 2)]

    @pytest.mark.must_not
    def test_elsewhere_it_is_not_involved(self) -> None:
        """A faceoff at the other Problem gives it nothing."""
        table = challenging(plain(1), theirs=(PEGASUS_ROYAL_GUARD_ELITE_SENTRY,))

        assert table.why(PEGASUS_ROYAL_GUARD_ELITE_SENTRY) == [("printed", 1)]

    @pytest.mark.clause("505.1b")
    def test_frightened_it_has_no_power(self) -> None:
        """Face down at the faceoff it adds nothing at all."""
        scared = piece(PEGASUS_ROYAL_GUARD_ELITE_SENTRY, frightened=True)
        table = challenging(scared)

        assert table.why(scared) == []
        assert table.total() == 0

    @pytest.mark.must_not
    def test_the_power_is_gone_after_the_faceoff(self) -> None:
        """Once the faceoff has ended it has its printed power."""
        table = challenging(PEGASUS_ROYAL_GUARD_ELITE_SENTRY).until("main")

        assert table.power(PEGASUS_ROYAL_GUARD_ELITE_SENTRY) == 1


@pytest.mark.card("pr15")
class TestWeatherLeader:
    """pr15."""

    def test_readies_another_card_of_yours(self) -> None:
        """Any other exhausted card of yours is offered, a Resource too, wherever it is; she is exhausted."""
        tired, badge = piece(plain(1), exhausted=True), piece(LEAD_PONY_BADGE, exhausted=True)
        table = Table(home=[RAINBOW_DASH_WEATHER_LEADER, badge], theirs=[tired])

        table.use(RAINBOW_DASH_WEATHER_LEADER)

        assert table.choices() == [badge, tired]
        table.choose(tired)
        assert not table.is_exhausted(tired)
        assert table.is_exhausted(RAINBOW_DASH_WEATHER_LEADER)

    @pytest.mark.must_not
    def test_readies_neither_herself_nor_what_is_not_yours(self) -> None:
        """With only herself and an opponent's Friend exhausted, nobody is readied."""
        rival = piece(plain(1), exhausted=True)
        table = Table(home=[RAINBOW_DASH_WEATHER_LEADER, plain(1)], opponent_mine=[rival])

        table.use(RAINBOW_DASH_WEATHER_LEADER)

        assert table.asked == "main"
        assert table.is_exhausted(RAINBOW_DASH_WEATHER_LEADER)
        assert table.is_exhausted(rival)

    @pytest.mark.must_not
    def test_exhausted_she_can_not_pay(self) -> None:
        """Her own exhaustion is the cost, once until she is ready again."""
        leader = piece(RAINBOW_DASH_WEATHER_LEADER, exhausted=True)
        table = Table(home=[leader, piece(plain(1), exhausted=True)])

        refusal = table.why_not_use(leader)

        assert leader not in table.choices()
        assert refusal is not None
        assert refusal.clause == "503.2a"


@pytest.mark.card("pr16")
class TestRainbowshine:
    """pr16."""

    def test_readies_one_of_your_characters_there(self) -> None:
        """One of your exhausted characters at that Problem is readied, Rainbowshine itself if you like."""
        shine = piece(RAINBOWSHINE_CLOUD_WRANGLER, exhausted=True)
        tired = piece(plain(1), exhausted=True)
        table = Table(
            home=[shine, piece(plain(1), exhausted=True)],
            mine=[tired],
            theirs=[piece(plain(1), exhausted=True)],
            opponent_mine=[piece(plain(1), exhausted=True)],
            tokens=2,
        )

        table.move(shine, "mine")

        assert table.asked == "choose"
        assert table.choices() == [shine, tired]
        table.choose(tired)
        assert not table.is_exhausted(tired)
        assert table.is_exhausted(shine)

    @pytest.mark.clause("705.2e.i", "504.2a")
    @pytest.mark.must_not
    def test_who_can_not_be_readied_is_not_offered(self) -> None:
        """With one exhausted character there, nobody is asked and that one is readied."""
        tired = piece(plain(1), exhausted=True)
        scared = piece(plain(1), frightened=True)
        table = Table(home=[RAINBOWSHINE_CLOUD_WRANGLER], mine=[plain(1), tired, scared], tokens=2)

        table.move(RAINBOWSHINE_CLOUD_WRANGLER, "mine")

        assert table.asked == "main"
        assert not table.is_exhausted(tired)

    @pytest.mark.must_not
    def test_home_is_not_a_problem(self) -> None:
        """Moved home, nobody there is readied."""
        tired = piece(plain(1), exhausted=True)
        table = Table(home=[tired], mine=[RAINBOWSHINE_CLOUD_WRANGLER], tokens=2)

        table.move(RAINBOWSHINE_CLOUD_WRANGLER, "home")

        assert table.asked == "main"
        assert table.is_exhausted(tired)

    @pytest.mark.must_not
    def test_being_played_is_not_being_moved(self) -> None:
        """Played to a Problem, nobody there is readied."""
        tired = piece(plain(1), exhausted=True)
        table = Table(hand=[RAINBOWSHINE_CLOUD_WRANGLER], mine=[tired], tokens=2)

        table.play(RAINBOWSHINE_CLOUD_WRANGLER, "mine")

        assert table.asked == "main"
        assert table.is_exhausted(tired)

    @pytest.mark.must_not
    def test_moved_by_an_opponent_it_readies_nobody(self) -> None:
        """Mayor Mare of the opponent moves it: you did not."""
        tired = piece(plain(1), exhausted=True)
        table = Table(
            home=[RAINBOWSHINE_CLOUD_WRANGLER],
            mine=[tired],
            opponent_home=[MAYOR_MARE_ELECTED_OFFICIAL],
            opponent_tokens=3,
            opponents_turn=True,
        )

        table.use(MAYOR_MARE_ELECTED_OFFICIAL).choose(RAINBOWSHINE_CLOUD_WRANGLER, "mine")

        assert table.asked == "main"
        assert table.is_exhausted(tired)


@pytest.mark.card("pr17")
class TestScootaloo:
    """pr17."""

    def test_plays_a_troublemaker_for_free(self) -> None:
        """One of the hand goes to a Problem face down, and no token is paid."""
        trouble = plain_troublemaker()
        table = Table(home=[SCOOTALOO_CREATURE_CATCHER], hand=[trouble, plain(1)], tokens=1)

        table.use(SCOOTALOO_CREATURE_CATCHER)

        assert table.choices() == [trouble, "done"]
        table.choose(trouble)
        assert table.choices() == ["mine", "theirs"]
        table.choose("theirs")
        assert (table.area_of(trouble), table.is_face_down(trouble)) == ("theirs", True)
        assert (table.asked, table.tokens) == ("main", 1)
        assert table.is_exhausted(SCOOTALOO_CREATURE_CATCHER)
        assert not table.knows(trouble, OPPONENT)

    @pytest.mark.must_not
    def test_nobody_learns_that_there_is_none(self) -> None:
        """Without a Troublemaker in the hand she pauses all the same, and no other card is offered."""
        table = Table(home=[SCOOTALOO_CREATURE_CATCHER], hand=[plain(1)])

        table.use(SCOOTALOO_CREATURE_CATCHER)

        assert (table.asked, table.choices()) == ("choose", ["done"])
        assert table.choose("done").asked == "main"

    @pytest.mark.must_not
    def test_exhausted_she_can_not_pay(self) -> None:
        """She catches one creature until she is ready again."""
        tired = piece(SCOOTALOO_CREATURE_CATCHER, exhausted=True)
        table = Table(home=[tired], hand=[plain_troublemaker()])

        refusal = table.why_not_use(tired)

        assert tired not in table.choices()
        assert refusal is not None
        assert refusal.clause == "503.2a"


@pytest.mark.card("pr18")
class TestSpike:
    """pr18."""

    def test_is_stronger_this_turn_for_a_token(self) -> None:
        """Each token is worth one power until the end of the turn, as often as it is paid."""
        table = Table(home=[SPIKE_BABY_DRAGON], tokens=3)

        table.use(SPIKE_BABY_DRAGON).use(SPIKE_BABY_DRAGON)

        assert table.tokens == 1
        assert table.why(SPIKE_BABY_DRAGON) == [
            ("printed", 0),
            (SPIKE_BABY_DRAGON, 1),
            (SPIKE_BABY_DRAGON, 1),
        ]
        assert table.end_turn().power(SPIKE_BABY_DRAGON) == 0

    @pytest.mark.clause("glossary.swift")
    def test_is_swift(self) -> None:
        """He moves for one token."""
        assert Table(home=[SPIKE_BABY_DRAGON]).move_price(SPIKE_BABY_DRAGON) == 1

    @pytest.mark.must_not
    def test_is_not_stronger_for_nothing(self) -> None:
        """Without a token the ability is refused."""
        table = Table(home=[SPIKE_BABY_DRAGON])

        refusal = table.why_not_use(SPIKE_BABY_DRAGON)

        assert SPIKE_BABY_DRAGON not in table.choices()
        assert refusal is not None
        assert refusal.clause == "508.1d"

    @pytest.mark.must_not
    def test_not_in_an_opponents_turn(self) -> None:
        """It is your own Main Phase that he needs."""
        table = Table(home=[SPIKE_BABY_DRAGON], tokens=1, opponents_turn=True)

        refusal = table.why_not_use(SPIKE_BABY_DRAGON)

        assert refusal is not None
        assert refusal.clause == "609.1"


@pytest.mark.card("pr19")
class TestSolarWind:
    """pr19."""

    def test_may_be_exhausted_for_a_token(self) -> None:
        """A Pegasus Friend you play to her Problem gives a token if she is exhausted for it."""
        newcomer = plain(1, traits=(PEGASUS,))
        table = Table(mine=[SOLAR_WIND_ENTERPRISING_ASTRONOMER], hand=[newcomer], tokens=1)

        table.play(newcomer, "mine")

        assert (table.asked, table.choices()) == ("may", ["yes", "no"])
        table.choose("yes")
        assert table.is_exhausted(SOLAR_WIND_ENTERPRISING_ASTRONOMER)
        assert (table.asked, table.tokens) == ("main", 1)

    def test_may_be_declined(self) -> None:
        """Saying no leaves her ready, without a token."""
        newcomer = plain(1, traits=(PEGASUS,))
        table = Table(mine=[SOLAR_WIND_ENTERPRISING_ASTRONOMER], hand=[newcomer], tokens=1)

        table.play(newcomer, "mine").choose("no")

        assert (table.asked, table.tokens) == ("main", 0)
        assert not table.is_exhausted(SOLAR_WIND_ENTERPRISING_ASTRONOMER)

    @pytest.mark.must_not
    @pytest.mark.parametrize(
        ("traits", "place"), [((), "mine"), ((PEGASUS,), "theirs"), ((PEGASUS,), "home")]
    )
    def test_not_for_another_friend_nor_elsewhere(self, traits: tuple[str, ...], place: str) -> None:
        """Who is no Pegasus, or comes to another place, is none of her business."""
        newcomer = plain(1, traits=traits)
        table = Table(mine=[SOLAR_WIND_ENTERPRISING_ASTRONOMER], hand=[newcomer], tokens=1)

        table.play(newcomer, place)

        assert (table.asked, table.tokens) == ("main", 0)

    @pytest.mark.must_not
    def test_exhausted_she_is_not_asked(self) -> None:
        """Who can't be exhausted again can't do it, so there is no token (705.2e.i)."""
        tired = piece(SOLAR_WIND_ENTERPRISING_ASTRONOMER, exhausted=True)
        newcomer = plain(1, traits=(PEGASUS,))
        table = Table(mine=[tired], hand=[newcomer], tokens=1)

        table.play(newcomer, "mine")

        assert (table.asked, table.tokens) == ("main", 0)


def hooves_discarded(*deck: Card | Piece, power: int = 4, by: Ability | None = None) -> Table:
    """Have Dr. Hooves dismissed by a Friend of yours, or his card go another way."""
    vandal = plain(power, abilities=(by or main_phase(Dismiss(choose(cards(FRIEND, Another())))),))
    return Table(home=[vandal, DR_HOOVES_UNBLINKING], deck=deck, seed=3).use(vandal)


@pytest.mark.card("pr197")
class TestDrHooves:
    """pr197."""

    def test_another_one_comes_from_the_deck(self) -> None:
        """Dismissed, another copy is played home for nothing, face down, and the deck is shuffled."""
        again = piece(DR_HOOVES_UNBLINKING)
        table = hooves_discarded(plain(1), again)

        assert (table.asked, table.choices()) == ("may", ["yes", "no"])
        table.choose("yes")
        assert (table.asked, table.choices()) == ("search-deck", [again, "done"])
        table.choose(again)
        assert (table.area_of(again), table.is_face_down(again)) == ("home", True)
        assert table.log[-1] == "shuffled"
        assert table.zone_of(DR_HOOVES_UNBLINKING) == "discard-pile"

    def test_from_the_hand_too(self) -> None:
        """Discarded, or retired from home, it is the same; the question is his owner's."""
        waster = plain(4, abilities=(main_phase(DiscardCards(YOU)),))
        table = Table(home=[waster], hand=[DR_HOOVES_UNBLINKING]).use(waster)

        assert (table.asked, table.question.seat) == ("may", ME)
        at_home = [DR_HOOVES_UNBLINKING, plain(1), plain(1), plain(1)]
        assert Table(home=at_home).until("home-limit").choose(DR_HOOVES_UNBLINKING).asked == "may"

    def test_may_be_declined(self) -> None:
        """Saying no leaves the deck as it is."""
        again = piece(DR_HOOVES_UNBLINKING)
        table = hooves_discarded(again).choose("no")

        assert (table.asked, table.deck()[0]) == ("main", again)

    @pytest.mark.must_not
    def test_finds_nobody_else(self) -> None:
        """Another card is not offered; the deck is shuffled all the same."""
        table = hooves_discarded(plain(1)).choose("yes")

        assert table.choices() == ["done"]
        assert table.choose("done").log[-1] == "shuffled"

    @pytest.mark.must_not
    @pytest.mark.clause("205.1", "705.2b")
    def test_not_without_the_power_he_needs(self) -> None:
        """With less blue power than his requirement he is found and can't be played."""
        again = piece(DR_HOOVES_UNBLINKING)
        table = hooves_discarded(again, power=1).choose("yes", again)

        assert table.asked == "main"
        assert table.zone_of(again) == "draw-deck"

    @pytest.mark.must_not
    def test_not_when_he_goes_elsewhere(self) -> None:
        """Put into the hand he was not put into the discard pile."""
        table = hooves_discarded(by=main_phase(PutIntoHand(choose(cards(FRIEND, Another())))))

        assert (table.asked, table.hand()) == ("main", [DR_HOOVES_UNBLINKING])


@pytest.mark.card("pr198")
class TestWingedWonder:
    """pr198."""

    def test_brings_up_to_three_friends(self) -> None:
        """Your Friends elsewhere may come to the Problem she was played to, three of them or fewer."""
        first, second, third, fourth = (plain(1) for _ in range(4))
        table = Table(
            hand=[RAINBOW_DASH_WINGED_WONDER],
            home=[first, second, LEAD_PONY_BADGE],
            mine=[plain(1)],
            theirs=[third, fourth],
            opponent_home=[plain(1)],
            tokens=3,
        )

        table.play(RAINBOW_DASH_WINGED_WONDER, "mine").choose("yes")

        assert table.choices() == [first, second, third, fourth, "done"]
        table.choose(second, fourth, first)
        assert table.asked == "main"
        places = [table.area_of(one) for one in (first, second, third, fourth)]
        assert places == ["mine", "mine", "theirs", "mine"]

    def test_one_is_enough(self) -> None:
        """Two may stay where they are."""
        first, second = plain(2), plain(1)
        table = Table(hand=[RAINBOW_DASH_WINGED_WONDER], home=[first, second], tokens=3)

        table.play(RAINBOW_DASH_WINGED_WONDER, "theirs").choose("yes", first, "done")

        assert [table.area_of(one) for one in (first, second)] == ["theirs", "home"]

    @pytest.mark.clause("glossary.swift")
    def test_is_swift(self) -> None:
        """She moves for one token, and brings nobody then."""
        table = Table(home=[RAINBOW_DASH_WINGED_WONDER, plain(1)], tokens=1)

        table.move(RAINBOW_DASH_WINGED_WONDER, "mine")

        assert (table.asked, table.tokens) == ("main", 0)

    @pytest.mark.must_not
    def test_played_home_she_brings_nobody(self) -> None:
        """Home is not a Problem."""
        table = Table(hand=[RAINBOW_DASH_WINGED_WONDER], home=[plain(2)], mine=[plain(1)], tokens=3)

        table.play(RAINBOW_DASH_WINGED_WONDER, "home")

        assert table.asked == "main"


def rescued(*deck: Card, here: bool = True) -> Table:
    """Lose to a Troublemaker with Rainbow Dash, or elsewhere, until flipped cards are put away."""
    trouble, ally = plain_troublemaker(30), plain(1)
    dash = [RAINBOW_DASH_TO_THE_RESCUE]
    table = Table(
        phase=TROUBLEMAKER_PHASE,
        mine=[ally, *(dash if here else ())],
        theirs=() if here else dash,
        deck=deck,
        opponent_mine=[trouble],
    )
    table.choose(trouble)
    return table.choose(ally) if table.asked == "send-home" else table


@pytest.mark.card("pr212")
class TestToTheRescue:
    """pr212."""

    def test_may_keep_a_flipped_card(self) -> None:
        """Any card that was flipped comes to the hand instead of going under the deck."""
        flipped = plain(1)
        table = rescued(flipped)

        assert (table.asked, table.choices()) == ("replace", [RAINBOW_DASH_TO_THE_RESCUE, "no"])
        table.choose(RAINBOW_DASH_TO_THE_RESCUE)
        assert (table.asked, table.hand()) == ("main", [flipped])

    @pytest.mark.clause("glossary.swift")
    def test_is_swift(self) -> None:
        """She moves for one token."""
        assert Table(home=[RAINBOW_DASH_TO_THE_RESCUE]).move_price(RAINBOW_DASH_TO_THE_RESCUE) == 1

    @pytest.mark.must_not
    def test_once_per_faceoff(self) -> None:
        """Of two flipped cards the second goes under the deck."""
        first, second, watcher = plain(1), plain(2), NIGHT_WATCH_VIGILANT_PATROL
        trouble = plain_troublemaker(30)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[RAINBOW_DASH_TO_THE_RESCUE, watcher],
            deck=[first, second],
            opponent_mine=[trouble],
        )

        table.choose(trouble, watcher, first, RAINBOW_DASH_TO_THE_RESCUE)

        assert table.hand() == [first]
        assert (table.asked, table.deck()[-1]) == ("main", second)

    @pytest.mark.must_not
    def test_not_in_a_faceoff_without_her(self) -> None:
        """A card flipped at the other Problem goes under the deck."""
        flipped = plain(1)
        table = rescued(flipped, here=False)

        assert (table.asked, table.deck()[-1]) == ("main", flipped)

    @pytest.mark.must_not
    def test_an_opponents_card_is_not_yours_to_keep(self) -> None:
        """What the Troublemaker's player flips goes under their deck; one question comes, about yours."""
        table = rescued(plain(1)).choose("no")

        assert (table.asked, table.hand(), table.hand(OPPONENT)) == ("main", [], [])


@pytest.mark.card("pr12", "pr20")
class TestWithoutText:
    """pr12 and pr20."""

    @pytest.mark.parametrize("card", [EMERALD_GREEN_CIDER_AFICIONADO, SWEETIE_SUNRISE_EARLY_RISER])
    def test_is_played_for_its_cost_and_does_nothing_else(self, card: Card) -> None:
        """It has no abilities and no requirement: its tokens are enough, one less is not."""
        table = Table(hand=[card], tokens=card.cost)

        assert (card.front.abilities, card.front.keywords) == ((), ())
        table.play(card, "theirs")
        assert table.asked == "main"
        assert table.area_of(card) == "theirs"
        assert table.tokens == 0
        assert table.why(card) == [("printed", card.front.power)]
        assert card not in Table(hand=[card], tokens=card.cost - 1).playable()
