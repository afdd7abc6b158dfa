"""Orange Friends of Premiere."""

import pytest

from everfree.ccg.cards.premiere.friends_orange import (
    APPLE_COBBLER_HEADSTRONG,
    APPLEJACK_PLANT_LEADER,
    AUNTIE_APPLESAUCE_GUM_FLAPPER,
    CHERRY_JUBILEE_QUEEN_OF_THE_HILL,
    DRILL_BIT_DESTRUCTION_WORKER,
    FULL_STEAM_SMOKE_STACKED,
    GALA_APPLEBY_REFINED_FARMER,
    GRANNY_SMITH_APPLE_ELDER,
    IGNEOUS_ROCK_PEBBLE_PUSHER,
    RED_GALA_FAVORITE_COUSIN,
)
from everfree.ccg.cards.premiere.manes import APPLEJACK_STEADFAST_FARMPONY
from everfree.ccg.cards.premiere.problems_middle import I_NEED_ANSWERS
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT, MARVELOUS_CHAPEAU, TOO_MUCH_PIE
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    ASSET,
    CHARACTER,
    COMMON,
    FRIEND,
    ORANGE,
    TROUBLEMAKER_PHASE,
    Another,
    Card,
    Dismiss,
    Need,
    PlayToHome,
    cards,
    choose,
    main_phase,
    play_on,
    resource,
)
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT, YOU

STOP_ME_IN_FACEOFFS = (STOP_FACEOFFS | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED)


def wrecker() -> Card:
    """Make a Friend that dismisses another Friend, whosever it is."""
    return plain(1, abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))


@pytest.mark.card("pr21")
class TestGalaAppleby:
    """pr21."""

    def test_is_stronger_on_the_turn_it_moves_to_a_problem(self) -> None:
        """It has +1 power until the end of the turn, and the sum says where that comes from."""
        table = Table(home=[GALA_APPLEBY_REFINED_FARMER], tokens=2)

        table.move(GALA_APPLEBY_REFINED_FARMER, "mine")

        assert table.why(GALA_APPLEBY_REFINED_FARMER) == [("printed", 1), (GALA_APPLEBY_REFINED_FARMER, 1)]
        assert table.end_turn().power(GALA_APPLEBY_REFINED_FARMER) == 1

    @pytest.mark.must_not
    def test_home_is_not_a_problem(self) -> None:
        """Moved home it is as strong as before."""
        table = Table(mine=[GALA_APPLEBY_REFINED_FARMER], tokens=2)

        table.move(GALA_APPLEBY_REFINED_FARMER, "home")

        assert table.why(GALA_APPLEBY_REFINED_FARMER) == [("printed", 1)]

    @pytest.mark.must_not
    def test_being_played_is_not_being_moved(self) -> None:
        """Played to a Problem it gets nothing."""
        table = Table(hand=[GALA_APPLEBY_REFINED_FARMER], home=[plain(1, ORANGE)], tokens=1)

        table.play(GALA_APPLEBY_REFINED_FARMER, "mine")

        assert table.why(GALA_APPLEBY_REFINED_FARMER) == [("printed", 1)]


@pytest.mark.card("pr22")
class TestAppleCobbler:
    """pr22."""

    @pytest.mark.clause("glossary.stubborn", "503.5")
    def test_confronts_while_exhausted(self) -> None:
        """Its power counts at a Problem; that of another exhausted Friend does not."""
        cobbler = piece(APPLE_COBBLER_HEADSTRONG, exhausted=True)
        one, two = plain_problem((Need(ORANGE, 1),)), plain_problem((Need(ORANGE, 2),))
        tired = piece(plain(1, ORANGE), exhausted=True)

        assert Table(problem=one, mine=[cobbler, tired]).can_confront(one)
        assert not Table(problem=two, mine=[cobbler, tired]).can_confront(two)

    @pytest.mark.clause("glossary.stubborn", "503.5")
    def test_counts_in_a_faceoff_while_exhausted(self) -> None:
        """Its power is in the total; another exhausted Friend adds nothing."""
        cobbler, tired = piece(APPLE_COBBLER_HEADSTRONG, exhausted=True), piece(plain(3), exhausted=True)
        trouble = plain_troublemaker(9)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[cobbler, tired],
            opponent_mine=[trouble],
            hand=[plain(1)],
            stops=STOP_ME_IN_FACEOFFS,
        )

        table.choose(trouble)

        assert table.why_total() == [(cobbler, 1), (tired, 0)]

    @pytest.mark.must_not
    def test_frightened_it_is_not_stubborn(self) -> None:
        """Face down it has neither power nor keyword."""
        problem = plain_problem((Need(ORANGE, 1),))
        table = Table(problem=problem, mine=[piece(APPLE_COBBLER_HEADSTRONG, frightened=True)])

        assert not table.can_confront(problem)


@pytest.mark.card("pr23")
class TestPlantLeader:
    """pr23."""

    def test_an_opponent_discards_when_she_wins(self) -> None:
        """Her victory over a Troublemaker costs its player one card of the hand, which nobody chooses."""
        trouble, held = plain_troublemaker(1), [plain(1), plain(1)]
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[APPLEJACK_PLANT_LEADER],
            opponent_mine=[trouble],
            opponent_hand=held,
        )

        table.choose(trouble)

        assert table.asked == "main"
        assert [table.zone_of(one) for one in held].count("discard-pile") == 1

    @pytest.mark.clause("glossary.stubborn")
    def test_is_stubborn(self) -> None:
        """Exhausted, she still meets a requirement."""
        problem = plain_problem((Need(ORANGE, 2),))
        table = Table(problem=problem, mine=[piece(APPLEJACK_PLANT_LEADER, exhausted=True)])

        assert table.can_confront(problem)

    @pytest.mark.must_not
    @pytest.mark.parametrize(
        ("power", "there"), [(1, [APPLEJACK_PLANT_LEADER]), (9, [])], ids=["elsewhere", "beaten"]
    )
    def test_not_for_another_victory_nor_for_a_defeat(self, power: int, there: list[Card]) -> None:
        """A faceoff she is not in, or one that you lose, costs nobody a card."""
        trouble, held = plain_troublemaker(power), plain(1)
        here = [plain(3)] if there else [APPLEJACK_PLANT_LEADER]
        table = Table(
            phase=TROUBLEMAKER_PHASE, mine=here, theirs=there, opponent_mine=[trouble], opponent_hand=[held]
        )

        table.choose(trouble)

        assert (table.asked, table.zone_of(held)) == ("main", "hand")


@pytest.mark.card("pr25")
class TestAuntieApplesauce:
    """pr25."""

    @pytest.mark.clause("410.6a")
    def test_returns_to_the_hand_when_dismissed(self) -> None:
        """Dismissed by a text it is in the discard pile only until the next priority."""
        vandal = wrecker()
        table = Table(home=[vandal, AUNTIE_APPLESAUCE_GUM_FLAPPER])

        table.use(vandal)

        assert table.asked == "main"
        assert table.hand() == [AUNTIE_APPLESAUCE_GUM_FLAPPER]
        assert table.log[-2:] == ["dismissed", "put-into-hand"]

    def test_returns_to_its_owner_when_an_opponent_dismisses_it(self) -> None:
        """It is your hand it goes to, in the opponent's turn too."""
        vandal = wrecker()
        table = Table(home=[AUNTIE_APPLESAUCE_GUM_FLAPPER], opponent_home=[vandal], opponents_turn=True)

        table.use(vandal)

        assert table.hand() == [AUNTIE_APPLESAUCE_GUM_FLAPPER]
        assert table.hand(OPPONENT) == []

    def test_returns_when_dismissed_as_a_cost(self) -> None:
        """It pays for I Need Answers and comes back."""
        table = Table(problem=I_NEED_ANSWERS, mine=[AUNTIE_APPLESAUCE_GUM_FLAPPER])

        table.use(I_NEED_ANSWERS)

        assert table.tokens == 1
        assert table.hand() == [AUNTIE_APPLESAUCE_GUM_FLAPPER]

    @pytest.mark.clause("410.2")
    @pytest.mark.must_not
    def test_retired_it_stays_in_the_discard_pile(self) -> None:
        """Retiring at the home limit is not dismissing."""
        table = Table(home=[AUNTIE_APPLESAUCE_GUM_FLAPPER, plain(1), plain(1), plain(1)])

        table.until("home-limit").choose(AUNTIE_APPLESAUCE_GUM_FLAPPER)

        assert table.zone_of(AUNTIE_APPLESAUCE_GUM_FLAPPER) == "discard-pile"
        assert table.hand() == []

    @pytest.mark.clause("505.1a")
    @pytest.mark.must_not
    def test_frightened_it_stays_in_the_discard_pile(self) -> None:
        """Face down it has no abilities, so nothing triggers."""
        vandal, scared = wrecker(), piece(AUNTIE_APPLESAUCE_GUM_FLAPPER, frightened=True)
        table = Table(home=[vandal, scared])

        table.use(vandal)

        assert table.zone_of(scared) == "discard-pile"

    @pytest.mark.clause("710.1")
    @pytest.mark.must_not
    def test_put_on_the_deck_instead_it_was_not_dismissed(self) -> None:
        """Boosted Applejack replaces the dismissal, so it does not come to the hand."""
        applejack, vandal = piece(APPLEJACK_STEADFAST_FARMPONY, boosted=True), wrecker()
        table = Table(mane=applejack, home=[vandal, AUNTIE_APPLESAUCE_GUM_FLAPPER])

        table.use(vandal).choose(applejack)

        assert table.deck()[0] is AUNTIE_APPLESAUCE_GUM_FLAPPER
        assert table.hand() == []


@pytest.mark.card("pr26")
class TestCherryJubilee:
    """pr26."""

    def test_counts_resources_on_it(self) -> None:
        """Each attached Resource is worth one power."""
        jubilee = piece(CHERRY_JUBILEE_QUEEN_OF_THE_HILL, attached=(HARD_HAT,))
        table = Table(home=[jubilee])

        assert table.power(jubilee) == 2
        assert table.why(jubilee) == [("printed", 1), (jubilee, 1)]

    @pytest.mark.must_not
    def test_resources_elsewhere_do_not_count(self) -> None:
        """What is on another Friend, or at home, gives it nothing."""
        asset = resource(
            "asset1",
            "Asset",
            ORANGE,
            power=1,
            cost=1,
            rarity=COMMON,
            traits=(ASSET,),
            abilities=(PlayToHome(),),
        )
        other = piece(plain(1), attached=(HARD_HAT,))
        table = Table(home=[CHERRY_JUBILEE_QUEEN_OF_THE_HILL, other, asset])

        assert table.power(CHERRY_JUBILEE_QUEEN_OF_THE_HILL) == 1

    def test_an_opponents_resource_on_it_counts(self) -> None:
        """Whosever it is: with an opponent's Condition added, two Resources are on it."""
        jubilee = piece(CHERRY_JUBILEE_QUEEN_OF_THE_HILL, attached=(MARVELOUS_CHAPEAU,))
        table = Table(
            home=[jubilee],
            opponent_hand=[TOO_MUCH_PIE],
            opponent_home=[plain(2, ORANGE)],
            opponent_tokens=1,
            opponents_turn=True,
        )

        table.play(TOO_MUCH_PIE, jubilee)

        assert table.host_of(TOO_MUCH_PIE) is jubilee
        assert table.why(jubilee) == [("printed", 1), (jubilee, 2)]


@pytest.mark.card("pr28")
class TestGrannySmith:
    """pr28."""

    @pytest.mark.clause("509.5")
    def test_reattaches_a_resource_from_one_friend_to_another(self) -> None:
        """Any Resource on any Friend can be taken, and put on any other Friend that is face up."""
        hat, chapeau = piece(HARD_HAT), piece(MARVELOUS_CHAPEAU)
        worn, bare = piece(plain(1, ORANGE), attached=(hat,)), plain(1)
        rival = piece(plain(1), attached=(chapeau,))
        table = Table(
            hand=[GRANNY_SMITH_APPLE_ELDER],
            home=[worn, piece(plain(1), frightened=True)],
            theirs=[bare],
            opponent_mine=[rival],
            tokens=2,
        )

        table.play(GRANNY_SMITH_APPLE_ELDER, "home")

        assert table.asked == "may"
        assert table.choices() == ["yes", "no"]
        table.choose("yes")
        assert table.choices() == [hat, chapeau]
        table.choose(hat)
        assert table.asked == "new-host"
        assert table.choices() == [bare, rival, GRANNY_SMITH_APPLE_ELDER]
        table.choose(bare)
        assert table.host_of(hat) is bare
        assert table.area_of(hat) == "theirs"
        assert table.asked == "main"

    def test_may_be_declined(self) -> None:
        """Saying no leaves the Resource where it is."""
        worn = piece(plain(1, ORANGE), attached=(HARD_HAT,))
        table = Table(hand=[GRANNY_SMITH_APPLE_ELDER], home=[worn], tokens=2)

        table.play(GRANNY_SMITH_APPLE_ELDER, "home").choose("no")

        assert table.asked == "main"
        assert table.host_of(HARD_HAT) is worn

    @pytest.mark.must_not
    def test_takes_nothing_from_a_mane_character_or_from_home(self) -> None:
        """Only what is on a Friend counts: with nothing there, nothing is asked."""
        crown = resource(
            "crown1",
            "Crown",
            ORANGE,
            power=1,
            cost=1,
            rarity=COMMON,
            traits=(),
            abilities=(play_on(CHARACTER),),
        )
        asset = resource(
            "asset2", "Asset", ORANGE, power=1, cost=1, rarity=COMMON, traits=(), abilities=(PlayToHome(),)
        )
        mane = piece(APPLEJACK_STEADFAST_FARMPONY, attached=(crown,))
        table = Table(hand=[GRANNY_SMITH_APPLE_ELDER], mane=mane, home=[plain(1), asset], tokens=2)

        table.play(GRANNY_SMITH_APPLE_ELDER, "home")

        assert table.asked == "main"
        assert table.host_of(crown) is mane

    @pytest.mark.must_not
    def test_puts_nothing_on_a_mane_character(self) -> None:
        """What could be on any character still goes from a Friend to a Friend."""
        crown = resource(
            "crown2",
            "Crown",
            ORANGE,
            power=1,
            cost=1,
            rarity=COMMON,
            traits=(),
            abilities=(play_on(CHARACTER),),
        )
        worn = piece(plain(1, ORANGE), attached=(crown,))
        table = Table(hand=[GRANNY_SMITH_APPLE_ELDER], home=[worn], tokens=2)

        table.play(GRANNY_SMITH_APPLE_ELDER, "home").choose("yes")

        assert table.asked == "main"
        assert table.host_of(crown) is GRANNY_SMITH_APPLE_ELDER

    @pytest.mark.must_not
    def test_is_asked_only_when_she_is_played(self) -> None:
        """Another Friend that is played lets her move nothing."""
        newcomer = plain(1)
        worn = piece(plain(1), attached=(HARD_HAT,))
        table = Table(hand=[newcomer], home=[GRANNY_SMITH_APPLE_ELDER, worn], tokens=1)

        table.play(newcomer, "home")

        assert table.asked == "main"


@pytest.mark.card("pr29")
class TestIgneousRock:
    """pr29."""

    def test_is_stronger_on_the_turn_it_is_played(self) -> None:
        """It has +1 power until the end of the turn, and the sum says where that comes from."""
        table = Table(hand=[IGNEOUS_ROCK_PEBBLE_PUSHER], home=[plain(2, ORANGE)], tokens=1)

        table.play(IGNEOUS_ROCK_PEBBLE_PUSHER, "home")

        assert table.power(IGNEOUS_ROCK_PEBBLE_PUSHER) == 2
        assert table.why(IGNEOUS_ROCK_PEBBLE_PUSHER) == [("printed", 1), (IGNEOUS_ROCK_PEBBLE_PUSHER, 1)]
        assert table.end_turn().power(IGNEOUS_ROCK_PEBBLE_PUSHER) == 1

    def test_needs_orange_power(self) -> None:
        """With one orange power it is refused."""
        table = Table(hand=[IGNEOUS_ROCK_PEBBLE_PUSHER], home=[plain(1, ORANGE)], tokens=1)

        refusal = table.why_not(IGNEOUS_ROCK_PEBBLE_PUSHER)

        assert IGNEOUS_ROCK_PEBBLE_PUSHER not in table.playable()
        assert refusal is not None
        assert refusal.clause == "205.1"

    @pytest.mark.must_not
    def test_another_friend_played_gives_it_nothing(self) -> None:
        """Neither the one in play nor the newcomer is stronger for it."""
        newcomer = plain(1)
        table = Table(hand=[newcomer], home=[IGNEOUS_ROCK_PEBBLE_PUSHER], tokens=1)

        table.play(newcomer, "home")

        assert table.why(IGNEOUS_ROCK_PEBBLE_PUSHER) == [("printed", 1)]
        assert table.why(newcomer) == [("printed", 1)]


@pytest.mark.card("pr30")
class TestDrillBit:
    """pr30."""

    def test_an_opponent_discards_one_card(self) -> None:
        """Nobody is asked which; your own hand is not touched."""
        held, kept = [plain(1), plain(1), plain(1)], plain(1)
        table = Table(
            hand=[DRILL_BIT_DESTRUCTION_WORKER, kept],
            home=[plain(2, ORANGE)],
            opponent_hand=held,
            tokens=4,
        )

        table.play(DRILL_BIT_DESTRUCTION_WORKER, "home")

        assert (table.asked, table.question.seat) == ("main", YOU)
        assert len(table.hand(OPPONENT)) == 2
        assert [table.zone_of(one) for one in held].count("discard-pile") == 1
        assert table.told(kinds.DISCARDED) == 1
        assert table.hand() == [kept]

    @pytest.mark.clause("410.3")
    def test_every_card_can_be_the_one(self) -> None:
        """Over several seeds each card of the hand is discarded once, and a seed always picks the same."""

        def discarded(seed: int) -> int:
            held = [plain(1), plain(1), plain(1)]
            table = Table(
                hand=[DRILL_BIT_DESTRUCTION_WORKER],
                home=[plain(2, ORANGE)],
                opponent_hand=held,
                tokens=4,
                seed=seed,
            )
            table.play(DRILL_BIT_DESTRUCTION_WORKER, "home")
            return [table.zone_of(one) for one in held].index("discard-pile")

        picked = [discarded(seed) for seed in range(20)]

        assert set(picked) == {0, 1, 2}
        assert picked == [discarded(seed) for seed in range(20)]

    @pytest.mark.must_not
    def test_an_empty_hand_discards_nothing(self) -> None:
        """Without a card in hand the game goes on."""
        table = Table(hand=[DRILL_BIT_DESTRUCTION_WORKER], home=[plain(2, ORANGE)], tokens=4)

        table.play(DRILL_BIT_DESTRUCTION_WORKER, "home")

        assert table.asked == "main"
        assert table.told(kinds.DISCARDED) == 0


@pytest.mark.card("pr31", "pr33")
class TestWithoutText:
    """pr31 and pr33."""

    @pytest.mark.parametrize("card", [FULL_STEAM_SMOKE_STACKED, RED_GALA_FAVORITE_COUSIN])
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
