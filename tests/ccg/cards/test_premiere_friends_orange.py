"""Orange Friends of Premiere."""

from collections.abc import Sequence

import pytest

from everfree.ccg.cards.premiere.friends_orange import (
    APPLE_COBBLER_HEADSTRONG,
    APPLEJACK_BARN_RAISER,
    APPLEJACK_FARM_FOREMARE,
    APPLEJACK_PLANT_LEADER,
    AUNTIE_APPLESAUCE_GUM_FLAPPER,
    BIG_MAC_IMMENSE_APPLE,
    CHERRY_JUBILEE_QUEEN_OF_THE_HILL,
    COCO_CRUSOE_THICK_SKINNED,
    DRILL_BIT_DESTRUCTION_WORKER,
    FULL_STEAM_SMOKE_STACKED,
    GALA_APPLEBY_REFINED_FARMER,
    GRANNY_SMITH_APPLE_ELDER,
    IGNEOUS_ROCK_PEBBLE_PUSHER,
    NIGHT_WATCH_VIGILANT_PATROL,
    RED_GALA_FAVORITE_COUSIN,
    SHIP_SHAPE_HEAVY_LIFTER,
    SILVER_SPANNER_NUTS_FOR_BOLTS,
    SUNNY_SMILES_ICONIC_FRIEND,
)
from everfree.ccg.cards.premiere.manes import APPLEJACK_STEADFAST_FARMPONY
from everfree.ccg.cards.premiere.problems_middle import I_NEED_ANSWERS
from everfree.ccg.cards.premiere.resources_attached import (
    HARD_HAT,
    MARVELOUS_CHAPEAU,
    TANGLED_COIFFURE,
    TOO_MUCH_PIE,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    ASSET,
    BLUE,
    CHARACTER,
    COMMON,
    FRIEND,
    OPPONENT as THEM,
    ORANGE,
    RESOURCE,
    TROUBLEMAKER_PHASE,
    WHITE,
    YOU as ME,
    Another,
    Card,
    DiscardCards,
    Dismiss,
    Need,
    PlayToHome,
    cards,
    choose,
    main_phase,
    play_on,
    resource,
)
from everfree.ccg.vocab import POWER_COUNTER
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT, YOU

STOP_ME_IN_FACEOFFS = (STOP_FACEOFFS | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED)


def wrecker() -> Card:
    """Make a Friend that dismisses another Friend, whosever it is."""
    return plain(1, abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))


def meeting(
    trouble: Card,
    mine: list[Card],
    *,
    there: list[Card] | None = None,
    home: Sequence[Card | Piece] = (),
    deck: Sequence[Card] = (),
) -> Table:
    """Challenge a Troublemaker at your Problem, and stop after the flips."""
    table = Table(
        phase=TROUBLEMAKER_PHASE,
        home=home,
        mine=mine,
        theirs=there or (),
        deck=deck,
        hand=[plain(1)],
        opponent_mine=[trouble],
        stops=STOP_ME_IN_FACEOFFS,
    )
    return table.choose(trouble).pass_()


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


@pytest.mark.card("pr24")
class TestBarnRaiser:
    """pr24."""

    def test_adds_her_power_to_another_orange_friend(self) -> None:
        """Whosever it is and wherever; her power is counted as it is now, and she keeps it."""
        ally, rival = plain(1, ORANGE), plain(1, ORANGE | BLUE)
        raiser = piece(APPLEJACK_BARN_RAISER, counters=(POWER_COUNTER,))
        table = Table(home=[raiser, ally, plain(1)], opponent_mine=[rival])

        table.use(raiser)

        assert table.choices() == [ally, rival]
        table.choose(ally)
        assert table.is_exhausted(raiser)
        assert table.why(ally) == [("printed", 1), (raiser, 3)]
        assert table.power(raiser) == 3
        assert table.end_turn().power(ally) == 1

    @pytest.mark.must_not
    def test_neither_herself_nor_a_friend_of_another_colour(self) -> None:
        """With nobody else orange among the Friends, nobody is stronger; a Mane Character is no Friend."""
        ally = plain(1)
        table = Table(mane=APPLEJACK_STEADFAST_FARMPONY, home=[APPLEJACK_BARN_RAISER, ally])

        table.use(APPLEJACK_BARN_RAISER)

        assert table.asked == "main"
        assert [table.power(one) for one in (APPLEJACK_BARN_RAISER, ally, table.mane)] == [2, 1, 1]

    @pytest.mark.must_not
    def test_exhausted_she_can_not_pay(self) -> None:
        """She raises one barn until she is ready again."""
        table = Table(home=[APPLEJACK_BARN_RAISER, plain(1, ORANGE)]).use(APPLEJACK_BARN_RAISER)

        refusal = table.why_not_use(APPLEJACK_BARN_RAISER)

        assert refusal is not None
        assert refusal.clause == "503.2a"


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


@pytest.mark.card("pr27")
class TestCocoCrusoe:
    """pr27."""

    def test_an_opponent_discards_two_cards_when_you_uncover_beside_it(self) -> None:
        """Two of three cards go, and nobody chooses which."""
        held = [plain(1), plain(1), plain(1)]
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[COCO_CRUSOE_THICK_SKINNED, piece(plain_troublemaker(), face_down=True)],
            opponent_hand=held,
        )

        assert table.asked == "main"
        assert [table.zone_of(one) for one in held].count("discard-pile") == 2

    def test_an_opponent_with_one_card_discards_that(self) -> None:
        """As much as can be done is done."""
        held = plain(1)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[COCO_CRUSOE_THICK_SKINNED, piece(plain_troublemaker(), face_down=True)],
            opponent_hand=[held],
        )

        assert (table.asked, table.zone_of(held)) == ("main", "discard-pile")

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """A Troublemaker uncovered elsewhere costs nobody a card."""
        held = plain(1)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[COCO_CRUSOE_THICK_SKINNED],
            theirs=[piece(plain_troublemaker(), face_down=True)],
            opponent_hand=[held],
        )

        assert (table.asked, table.zone_of(held)) == ("main", "hand")

    @pytest.mark.must_not
    def test_not_when_an_opponent_uncovers(self) -> None:
        """What counts is that you uncover it."""
        held, mine = plain(1), plain(1)
        trouble = piece(plain_troublemaker(), face_down=True)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            opponents_turn=True,
            mine=[COCO_CRUSOE_THICK_SKINNED],
            opponent_mine=[trouble],
            hand=[mine],
            opponent_hand=[held],
        )

        assert not table.is_face_down(trouble)
        assert (table.zone_of(held), table.zone_of(mine)) == ("hand", "hand")


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

    @pytest.mark.clause("509.5")
    def test_reattaches_by_the_host_description(self) -> None:
        """A Resource played on an opponent's Friend can be put on one's own: it says this Friend (509.4)."""
        coiffure = piece(TANGLED_COIFFURE)
        mine, worn, bare = plain(4, ORANGE | WHITE), plain(), plain()
        table = Table(
            hand=[coiffure, GRANNY_SMITH_APPLE_ELDER], home=[mine], opponent_home=[worn, bare], tokens=4
        ).play(coiffure, worn)

        table.play(GRANNY_SMITH_APPLE_ELDER, "home").choose("yes")

        assert (table.asked, table.choices()) == ("new-host", [mine, bare, GRANNY_SMITH_APPLE_ELDER])
        table.choose(mine)
        assert (table.host_of(coiffure), table.area_of(coiffure)) == (mine, "home")

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


def tinker(power: int = 3) -> Card:
    """Make a Friend that dismisses a Resource, whosever it is."""
    return plain(power, ORANGE, abilities=(main_phase(Dismiss(choose(cards(RESOURCE)))),))


@pytest.mark.card("pr32")
class TestSilverSpanner:
    """pr32."""

    def test_saves_a_dismissed_resource(self) -> None:
        """Dismissed in its place, it has the Resource played again from the discard pile for nothing."""
        vandal, ally = tinker(), piece(plain(1), attached=(HARD_HAT,))
        table = Table(home=[vandal, ally, SILVER_SPANNER_NUTS_FOR_BOLTS])

        table.use(vandal).use(SILVER_SPANNER_NUTS_FOR_BOLTS).choose("yes")

        assert table.zone_of(SILVER_SPANNER_NUTS_FOR_BOLTS) == "discard-pile"
        assert table.choices() == [vandal, ally]
        table.choose(vandal)
        assert table.host_of(HARD_HAT) is vandal
        assert (table.asked, table.tokens) == ("main", 0)

    def test_may_be_let_go(self) -> None:
        """Nobody has to react."""
        vandal, ally = tinker(), piece(plain(1), attached=(HARD_HAT,))
        table = Table(home=[vandal, ally, SILVER_SPANNER_NUTS_FOR_BOLTS]).use(vandal)

        table.pass_()

        assert (table.asked, table.zone_of(HARD_HAT)) == ("main", "discard-pile")

    @pytest.mark.must_not
    def test_not_for_an_opponents_resource(self) -> None:
        """What was theirs is not yours to play."""
        vandal, rival = tinker(), piece(plain(1), attached=(HARD_HAT,))
        table = Table(home=[vandal, SILVER_SPANNER_NUTS_FOR_BOLTS], opponent_home=[rival])

        assert table.use(vandal).asked == "main"

    @pytest.mark.must_not
    def test_not_for_a_friend(self) -> None:
        """A dismissed Friend stays where it is."""
        vandal, ally = wrecker(), plain(1)
        table = Table(home=[vandal, ally, SILVER_SPANNER_NUTS_FOR_BOLTS])

        assert table.use(vandal).choose(ally).asked == "main"

    @pytest.mark.must_not
    @pytest.mark.clause("205.1")
    def test_not_without_the_power_it_needs(self) -> None:
        """With too little orange power left the Resource can't be played, and Silver Spanner is gone."""
        vandal, ally = tinker(1), piece(plain(1), attached=(HARD_HAT,))
        table = Table(home=[vandal, ally, SILVER_SPANNER_NUTS_FOR_BOLTS])

        table.use(vandal).use(SILVER_SPANNER_NUTS_FOR_BOLTS).choose("yes")

        assert table.asked == "main"
        assert table.zone_of(SILVER_SPANNER_NUTS_FOR_BOLTS) == "discard-pile"
        assert table.zone_of(HARD_HAT) == "discard-pile"

    @pytest.mark.must_not
    @pytest.mark.clause("707.2a", "710.1")
    def test_saved_itself_it_saves_nothing(self) -> None:
        """Put on the deck by boosted Applejack it was not dismissed, so the Resource stays where it is."""
        applejack = piece(APPLEJACK_STEADFAST_FARMPONY, boosted=True)
        vandal, ally = tinker(), piece(plain(1), attached=(HARD_HAT,))
        table = Table(mane=applejack, home=[vandal, ally, SILVER_SPANNER_NUTS_FOR_BOLTS])

        table.use(vandal).use(SILVER_SPANNER_NUTS_FOR_BOLTS).choose("yes", applejack)

        assert table.deck()[0] is SILVER_SPANNER_NUTS_FOR_BOLTS
        assert (table.asked, table.zone_of(HARD_HAT)) == ("main", "discard-pile")


@pytest.mark.card("pr34")
class TestSunnySmiles:
    """pr34."""

    def test_is_stronger_for_each_card_an_opponent_discards(self) -> None:
        """Two cards discarded by one text are two more power, until the end of the turn."""
        bully = plain(abilities=(main_phase(DiscardCards(THEM, 2)),))
        held = [plain(1), plain(1)]
        table = Table(home=[SUNNY_SMILES_ICONIC_FRIEND, bully], opponent_hand=held)

        table.use(bully).choose(held[0], SUNNY_SMILES_ICONIC_FRIEND)

        assert table.hand(OPPONENT) == []
        assert table.why(SUNNY_SMILES_ICONIC_FRIEND) == [
            ("printed", 3),
            (SUNNY_SMILES_ICONIC_FRIEND, 1),
            (SUNNY_SMILES_ICONIC_FRIEND, 1),
        ]
        assert table.end_turn().power(SUNNY_SMILES_ICONIC_FRIEND) == 3

    @pytest.mark.must_not
    def test_not_for_your_own_cards(self) -> None:
        """What you discard yourself gives it nothing."""
        waster = plain(abilities=(main_phase(DiscardCards(ME)),))
        table = Table(home=[SUNNY_SMILES_ICONIC_FRIEND, waster], hand=[plain(1)])

        table.use(waster)

        assert table.hand() == []
        assert table.why(SUNNY_SMILES_ICONIC_FRIEND) == [("printed", 3)]

    @pytest.mark.must_not
    @pytest.mark.clause("410.3")
    def test_a_card_put_into_the_pile_is_not_discarded(self) -> None:
        """A Friend that is dismissed comes to the same pile, but nobody discarded it."""
        vandal, rival = wrecker(), plain(1)
        table = Table(home=[SUNNY_SMILES_ICONIC_FRIEND, vandal], opponent_home=[rival])

        table.use(vandal).choose(rival)

        assert table.why(SUNNY_SMILES_ICONIC_FRIEND) == [("printed", 3)]


@pytest.mark.card("pr35", "pr199")
@pytest.mark.parametrize("watcher", [NIGHT_WATCH_VIGILANT_PATROL, BIG_MAC_IMMENSE_APPLE])
class TestFlipsMore:
    """pr35 and pr199."""

    def test_flips_an_additional_card(self, watcher: Card) -> None:
        """With it involved you flip two cards, and the Troublemaker's player one."""
        table = meeting(plain_troublemaker(9), [watcher])

        assert (len(table.flipped()), len(table.flipped(OPPONENT))) == (2, 1)

    @pytest.mark.must_not
    def test_not_in_a_faceoff_without_it(self, watcher: Card) -> None:
        """At the other Problem it is not involved, and one card is flipped."""
        table = meeting(plain_troublemaker(9), [plain(1)], there=[watcher])

        assert len(table.flipped()) == 1

    @pytest.mark.must_not
    @pytest.mark.ruling("R38")
    def test_not_again_after_a_tie(self, watcher: Card) -> None:
        """A tie is broken with one more card, not with two."""
        tie = plain_troublemaker(watcher.front.power + 1)
        table = meeting(tie, [watcher]).pass_()

        assert (len(table.flipped()), len(table.flipped(OPPONENT))) == (3, 2)


@pytest.mark.card("pr199")
class TestBigMac:
    """pr199, its keyword."""

    @pytest.mark.clause("glossary.stubborn")
    def test_is_stubborn(self) -> None:
        """Exhausted, he still meets a requirement."""
        problem = plain_problem((Need(ORANGE, 4),))
        table = Table(problem=problem, mine=[piece(BIG_MAC_IMMENSE_APPLE, exhausted=True)])

        assert table.can_confront(problem)


@pytest.mark.card("pr200")
class TestShipShape:
    """pr200."""

    def test_ignores_a_flip_for_another(self) -> None:
        """The first card no longer counts, a second one is flipped; it is exhausted, wherever it is."""
        weak, strong, lifter = plain(1), plain(5), SHIP_SHAPE_HEAVY_LIFTER
        table = meeting(plain_troublemaker(9), [plain(1)], home=[lifter], deck=[weak, strong])

        table.use(lifter)

        assert table.flipped() == [weak, strong]
        assert table.is_exhausted(lifter)
        assert [amount for card, amount in table.why_total() if card in (weak, strong)] == [5]

    @pytest.mark.must_not
    def test_not_for_what_an_opponent_flips(self) -> None:
        """Only your own card can be ignored: once it is exhausted, or for the other's card, nothing is."""
        table = meeting(plain_troublemaker(9), [plain(1)], home=[SHIP_SHAPE_HEAVY_LIFTER])

        assert table.choices().count(SHIP_SHAPE_HEAVY_LIFTER) == 1
        table.use(SHIP_SHAPE_HEAVY_LIFTER)
        assert SHIP_SHAPE_HEAVY_LIFTER not in table.choices()

    @pytest.mark.must_not
    def test_exhausted_it_can_not_pay(self) -> None:
        """Exhausted before, it is not offered at all."""
        tired = piece(SHIP_SHAPE_HEAVY_LIFTER, exhausted=True)
        table = meeting(plain_troublemaker(9), [plain(1)], home=[tired])

        assert tired not in table.choices()


@pytest.mark.card("pr213")
class TestFarmForemare:
    """pr213."""

    def test_takes_a_revealed_resource(self) -> None:
        """Of five revealed cards one Resource comes to the hand, the rest goes under the deck as you like."""
        hat, pie, ally, other = HARD_HAT, TOO_MUCH_PIE, plain(1), plain(2)
        sixth = plain(3)
        table = Table(
            hand=[APPLEJACK_FARM_FOREMARE],
            home=[plain(1, ORANGE)],
            deck=[hat, ally, pie, other, FULL_STEAM_SMOKE_STACKED, sixth],
            tokens=3,
        )

        table.play(APPLEJACK_FARM_FOREMARE, "home").choose("yes")

        assert all(table.knows(one, OPPONENT) for one in (hat, ally, pie, other, FULL_STEAM_SMOKE_STACKED))
        assert table.choices() == [hat, pie, "done"]
        table.choose(pie)
        assert table.hand() == [pie]
        assert table.choices() == [hat, ally, other, FULL_STEAM_SMOKE_STACKED]
        table.choose(other, hat, FULL_STEAM_SMOKE_STACKED)
        assert table.asked == "main"
        assert table.deck()[0] is sixth
        assert table.deck()[-4:] == [other, hat, FULL_STEAM_SMOKE_STACKED, ally]

    def test_others_forget_where_the_rest_is(self) -> None:
        """The Resource is known to all in the hand; the order of the rest is yours alone (402.3)."""
        table = Table(
            hand=[APPLEJACK_FARM_FOREMARE],
            home=[plain(1, ORANGE)],
            deck=[HARD_HAT, FULL_STEAM_SMOKE_STACKED],
            tokens=3,
        )

        table.play(APPLEJACK_FARM_FOREMARE, "home").choose("yes", HARD_HAT).until("main")

        assert table.knows(HARD_HAT, OPPONENT)
        assert table.knows(FULL_STEAM_SMOKE_STACKED)
        assert not table.knows(FULL_STEAM_SMOKE_STACKED, OPPONENT)

    def test_may_take_nothing(self) -> None:
        """A revealed Resource may go under the deck with the rest."""
        table = Table(
            hand=[APPLEJACK_FARM_FOREMARE], home=[plain(1, ORANGE)], deck=[HARD_HAT], tokens=3
        ).play(APPLEJACK_FARM_FOREMARE, "home")

        table.choose("yes", "done")

        assert table.asked == "rest-under"
        assert table.until("main").hand() == []

    @pytest.mark.clause("glossary.stubborn")
    def test_is_stubborn(self) -> None:
        """Exhausted, she still meets a requirement."""
        problem = plain_problem((Need(ORANGE, 3),))
        table = Table(problem=problem, mine=[piece(APPLEJACK_FARM_FOREMARE, exhausted=True)])

        assert table.can_confront(problem)

    @pytest.mark.must_not
    def test_takes_no_other_card(self) -> None:
        """Without a Resource among the five nothing is offered, and the sixth card is not seen."""
        ally = plain(1)
        table = Table(
            hand=[APPLEJACK_FARM_FOREMARE],
            home=[plain(1, ORANGE)],
            deck=[ally, ally, ally, ally, plain(1), HARD_HAT],
            tokens=3,
        )

        table.play(APPLEJACK_FARM_FOREMARE, "home").choose("yes")

        assert table.asked == "rest-under"
        assert table.until("main").hand() == []
        assert not table.knows(HARD_HAT)

    @pytest.mark.must_not
    def test_declined_nothing_is_seen(self) -> None:
        """Saying no leaves the deck as it is."""
        table = Table(hand=[APPLEJACK_FARM_FOREMARE], home=[plain(1, ORANGE)], deck=[HARD_HAT], tokens=3)

        table.play(APPLEJACK_FARM_FOREMARE, "home").choose("no")

        assert (table.asked, table.deck()[0]) == ("main", HARD_HAT)
        assert not table.knows(HARD_HAT)


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
