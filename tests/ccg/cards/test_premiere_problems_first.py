"""The first Problems of Premiere, pr161 to pr172."""

from dataclasses import replace

import pytest

from everfree.ccg.cards.premiere.problems_first import (
    A_THORN_IN_HIS_PAW,
    ADVENTURES_IN_FOALSITTING,
    AVALANCHE,
    BUNNY_STAMPEDE,
    CLEARING_GLOOMY_SKIES,
    KITCHEN_AU_FLAMBE,
    MEAN_MEANIE_PANTS,
    THE_PROBLEM_WITH_PARASPRITES,
    WING_POWER_795,
)
from everfree.ccg.cards.premiere.resources_attached import FIGHTING_FOR_FRIENDSHIP
from everfree.ccg.cards.premiere.resources_home import FOAL_FREE_PRESS
from everfree.ccg.cards.premiere.resources_main_phase import LEAD_PONY_BADGE
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    ACCESSORY,
    BLUE,
    COMMON,
    FRIEND,
    HAND,
    ORANGE,
    PEGASUS,
    PINK,
    PURPLE,
    THIS,
    WHITE,
    YELLOW,
    Card,
    Dismiss,
    Side,
    main_phase,
    mane,
    play_on,
    resource,
)
from everfree.ccg.vocab import PROBLEM_DECK, SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT, YOU


def accessory(cost: int = 2) -> Card:
    """Make a Resource that is played on a character."""
    return resource(
        "gear",
        "Gear",
        0,
        power=1,
        cost=cost,
        rarity=COMMON,
        traits=(ACCESSORY,),
        abilities=(play_on(FRIEND),),
    )


@pytest.mark.card("pr161")
class TestAThornInHisPaw:
    """pr161."""

    def test_three_yellow_friends_keep_others_out(self) -> None:
        """An opponent of who has three pays one more for a Friend there, and the printed cost elsewhere."""
        friend = plain(cost=1)
        table = Table(
            problem=A_THORN_IN_HIS_PAW,
            hand=[friend],
            opponent_mine=[plain(1, YELLOW) for _ in range(3)],
            tokens=2,
        )

        assert [table.price(friend, place) for place in ("home", "mine", "theirs")] == [1, 2, 1]
        assert table.play(friend, "mine").tokens == 0

    def test_is_for_whoever_has_them(self) -> None:
        """With three of yours there your opponent pays more and you do not; with three each, both do."""
        ours, theirs = [[plain(1, YELLOW) for _ in range(3)] for _ in range(2)]
        friend, rival = plain(cost=1), plain(cost=1)
        table = Table(
            problem=A_THORN_IN_HIS_PAW,
            hand=[friend],
            mine=ours,
            opponent_hand=[rival],
            opponent_tokens=2,
            opponents_turn=True,
        )
        both = Table(problem=A_THORN_IN_HIS_PAW, hand=[friend], mine=ours, opponent_mine=theirs)

        assert table.price(friend, "mine") == 1
        assert table.play(rival, "mine").opponent_tokens == 0
        assert both.price(friend, "mine") == 2

    @pytest.mark.must_not
    def test_two_are_not_enough(self) -> None:
        """A yellow Friend elsewhere, a frightened one and a Mane Character are no third one."""
        friend, side = plain(cost=1), Side(YELLOW, 1)
        table = Table(
            problem=A_THORN_IN_HIS_PAW,
            hand=[friend],
            opponent_mane=mane("sun", "Sun, Bright", rarity=COMMON, start=side, boosted=side),
            opponent_mane_at="mine",
            opponent_mine=[plain(1, YELLOW), plain(1, YELLOW), piece(plain(1, YELLOW), frightened=True)],
            opponent_theirs=[plain(1, YELLOW)],
        )

        assert table.price(friend, "mine") == 1

    @pytest.mark.must_not
    def test_only_friends_cost_more(self) -> None:
        """A Resource on that Problem costs what is printed."""
        table = Table(
            problem=A_THORN_IN_HIS_PAW,
            hand=[FIGHTING_FOR_FRIENDSHIP],
            opponent_mine=[plain(1, YELLOW) for _ in range(3)],
        )

        assert table.price(FIGHTING_FOR_FRIENDSHIP, "mine") == 2


@pytest.mark.card("pr162")
class TestAvalanche:
    """pr162."""

    def test_the_opponent_of_who_confronts_discards(self) -> None:
        """When you confront it your opponent discards a card of their choice."""
        one, two = plain(1), plain(2)
        table = Table(
            problem=AVALANCHE,
            mine=[plain(2, ORANGE), plain(2, PURPLE)],
            hand=[plain(1)],
            opponent_hand=[one, two],
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("discard", OPPONENT)
        assert table.choices() == [one, two]
        table.choose(two)

        assert [table.zone_of(card) for card in (one, two)] == ["hand", "discard-pile"]
        assert len(table.hand()) == 1

    def test_its_owner_discards_as_well(self) -> None:
        """When the opponent confronts your Avalanche it is you who discards."""
        one, two = plain(1), plain(2)
        table = Table(
            problem=AVALANCHE,
            hand=[one, two],
            opponent_mine=[plain(6)],
            opponent_hand=[plain(1)],
            opponents_turn=True,
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("discard", YOU)
        assert table.choices() == [one, two]

    @pytest.mark.must_not
    def test_nobody_discards_while_it_is_not_confronted(self) -> None:
        """Confronting the other Problem does not count, nor too little power here."""
        table = Table(
            problem=AVALANCHE,
            opponent_problem=open_problem(bonus=1),
            mine=[plain(2, ORANGE)],
            theirs=[plain(1)],
            opponent_hand=[plain(1)],
        )

        table.end_phase().until("main")

        assert table.score == 1
        assert len(table.hand(OPPONENT)) == 2  # with the card of their Draw Step

    def test_an_empty_hand_loses_nothing(self) -> None:
        """The point is scored and nobody is asked."""
        table = Table(problem=AVALANCHE, mine=[plain(2, ORANGE), plain(2, PURPLE)], hand=[plain(1)])

        table.end_phase()

        assert table.score == 1
        assert len(table.hand()) == 1


@pytest.mark.card("pr163")
class TestKitchenAuFlambe:
    """pr163."""

    def test_the_first_to_confront_takes_a_small_friend_back(self) -> None:
        """Of your discard pile, Friends with exactly one power are offered."""
        one, two = plain(1), plain(1)
        table = Table(
            problem=KITCHEN_AU_FLAMBE,
            mine=[plain(2, WHITE), plain(2, BLUE)],
            discard=[one, plain(2), two, plain(0), accessory()],
            opponent_discard=[plain(1)],
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("may", YOU)
        assert table.choose("yes").choices() == [one, two]
        table.choose(two)

        assert [table.zone_of(card) for card in (one, two)] == ["discard-pile", "hand"]

    def test_whoever_is_first(self) -> None:
        """An opponent who confronts it takes one of theirs, or none."""
        mine, theirs = plain(1), plain(1)
        table = Table(
            problem=KITCHEN_AU_FLAMBE,
            discard=[mine],
            opponent_mine=[plain(5)],
            opponent_discard=[theirs],
            opponents_turn=True,
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("may", OPPONENT)
        table.choose("no")

        assert [table.zone_of(card) for card in (mine, theirs)] == ["discard-pile", "discard-pile"]

    @pytest.mark.must_not
    def test_nobody_is_first_twice(self) -> None:
        """Who confronts it again is not asked, even if there was nothing to take before."""
        fallen = plain(1, abilities=(main_phase(Dismiss(THIS)),))
        table = Table(problem=KITCHEN_AU_FLAMBE, home=[fallen], mine=[plain(2, WHITE), plain(2, BLUE)])

        table.end_turn().end_turn().use(fallen).end_turn()

        assert (table.score, table.zone_of(fallen)) == (2, "discard-pile")


@pytest.mark.card("pr165")
class TestBunnyStampede:
    """pr165."""

    def test_the_first_to_confront_dismisses_an_opponents_resource_here(self) -> None:
        """Only Resources on Friends of an opponent at this Problem are offered."""
        hat, other = piece(accessory()), piece(accessory())
        spared = [piece(accessory()) for _ in range(2)]
        table = Table(
            problem=BUNNY_STAMPEDE,
            mine=[plain(2, YELLOW), piece(plain(2, BLUE), attached=(spared[0],))],
            home=[LEAD_PONY_BADGE],
            opponent_mine=[piece(plain(1), attached=(hat,)), piece(plain(1), attached=(other,))],
            opponent_theirs=[piece(plain(1), attached=(spared[1],))],
            opponent_home=[FOAL_FREE_PRESS],
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("may", YOU)
        assert table.choose("yes").choices() == [hat, other]
        table.choose(hat)

        assert [table.zone_of(card) for card in (hat, other, *spared)] == [
            "discard-pile",
            "play",
            "play",
            "play",
        ]

    def test_an_opponent_who_is_first_dismisses_yours(self) -> None:
        """ "An opponent" is one of who confronts it, not of who owns the Problem."""
        hat = piece(accessory())
        table = Table(
            problem=BUNNY_STAMPEDE,
            mine=[piece(plain(1), attached=(hat,))],
            opponent_mine=[plain(5)],
            opponents_turn=True,
            phase=SCORE_PHASE,
        )

        assert table.question.seat == OPPONENT
        assert table.choose("yes").zone_of(hat) == "discard-pile"

    @pytest.mark.must_not
    def test_nobody_is_first_twice(self) -> None:
        """What an opponent plays there later is safe."""
        gear, rival = accessory(), plain(1)
        table = Table(
            problem=BUNNY_STAMPEDE,
            mine=[plain(2, YELLOW), plain(2, BLUE)],
            opponent_mine=[rival],
            opponent_hand=[gear],
            opponent_tokens=2,
        )

        table.end_turn().play(gear, rival).end_turn().end_phase()

        assert (table.score, table.zone_of(gear), table.asked) == (2, "play", "main")


@pytest.mark.card("pr166")
class TestTheProblemWithParasprites:
    """pr166."""

    def test_who_defeats_a_troublemaker_here_may_move_a_character(self) -> None:
        """You choose among the characters in that faceoff, and where one goes."""
        one, two, imp = plain(3), plain(3), plain_troublemaker(1)
        table = Table(
            problem=THE_PROBLEM_WITH_PARASPRITES,
            mine=[one, two],
            home=[plain(1)],
            theirs=[plain(1)],
            opponent_mine=[imp, plain(1)],
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp)
        assert (table.asked, table.question.seat) == ("may", YOU)
        assert table.choose("yes").choices() == [one, two]
        assert table.choose(two).choices() == ["home", "theirs"]

        assert table.choose("theirs").area_of(two) == "theirs"

    def test_is_for_either_player(self) -> None:
        """At your Problem the opponent who defeats your Troublemaker moves a character of theirs."""
        hero, imp = plain(5), plain_troublemaker(1)
        table = Table(
            problem=THE_PROBLEM_WITH_PARASPRITES,
            mine=[imp, plain(1)],
            opponent_mine=[hero],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp)
        assert table.question.seat == OPPONENT
        assert table.choose("yes", "their home").area_of(hero) == "their home"

    @pytest.mark.must_not
    def test_a_lost_challenge_and_one_elsewhere_are_nothing(self) -> None:
        """Who loses here, or wins at the other Problem, is not asked."""
        beast, imp = plain_troublemaker(9), plain_troublemaker(1)
        lost = Table(
            problem=THE_PROBLEM_WITH_PARASPRITES,
            mine=[plain(1)],
            opponent_mine=[beast],
            phase=TROUBLEMAKER_PHASE,
        )
        far = Table(
            problem=THE_PROBLEM_WITH_PARASPRITES,
            theirs=[plain(5)],
            opponent_theirs=[imp],
            phase=TROUBLEMAKER_PHASE,
        )

        assert lost.choose(beast).asked == "main"
        assert far.choose(imp).asked == "main"


@pytest.mark.card("pr167")
class TestClearingGloomySkies:
    """pr167."""

    @pytest.mark.parametrize(("pegasi", "law"), [(1, []), (2, [1]), (3, [1])])
    def test_two_pegasi_are_worth_one_more(self, pegasi: int, law: list[int]) -> None:
        """Two or more Pegasus characters there add one to the total, one adds nothing."""
        flock = [plain(1, traits=(PEGASUS,)) for _ in range(pegasi)]
        imp = plain_troublemaker()
        table = Table(
            hand=[plain()],
            problem=CLEARING_GLOOMY_SKIES,
            mine=flock,
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert table.why_total() == [
            *[(one, 1) for one in flock],
            *[(CLEARING_GLOOMY_SKIES, amount) for amount in law],
        ]

    def test_is_for_either_player(self) -> None:
        """The opponent's two count for the opponent; yours at home and there are not two in one place."""
        rivals = [plain(5, traits=(PEGASUS,)), plain(4, traits=(PEGASUS,))]
        allies = [plain(4, BLUE, traits=(PEGASUS,)), plain(3, WHITE)]
        table = Table(
            hand=[plain()],
            problem=CLEARING_GLOOMY_SKIES,
            mine=allies,
            opponent_mine=rivals,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.why_total() == [(allies[0], 4), (allies[1], 3)]
        assert table.why_total(OPPONENT) == [(rivals[0], 5), (rivals[1], 4), (CLEARING_GLOOMY_SKIES, 1)]

    def test_need_not_be_involved(self) -> None:
        """The Troublemaker's controller has the point as well for two Pegasi beside it."""
        imp = plain_troublemaker(2)
        table = Table(
            hand=[plain()],
            problem=CLEARING_GLOOMY_SKIES,
            mine=[plain(1)],
            opponent_mine=[imp, plain(1, traits=(PEGASUS,)), plain(1, traits=(PEGASUS,))],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert table.why_total(OPPONENT) == [(imp, 2), (CLEARING_GLOOMY_SKIES, 1)]

    def test_the_exhausted_count_and_the_frightened_do_not(self) -> None:
        """An exhausted Pegasus is one, a frightened Friend has no traits (505.1a)."""
        flyer, tired = plain(1, traits=(PEGASUS,)), piece(plain(1, traits=(PEGASUS,)), exhausted=True)
        hiding, imp = piece(plain(1, traits=(PEGASUS,)), frightened=True), plain_troublemaker()
        tables = [
            Table(
                hand=[plain()],
                problem=CLEARING_GLOOMY_SKIES,
                mine=[flyer, other],
                opponent_mine=[imp],
                phase=TROUBLEMAKER_PHASE,
                stops=IN_FACEOFFS,
            ).choose(imp)
            for other in (tired, hiding)
        ]

        assert [table.total() for table in tables] == [2, 1]

    def test_a_mane_character_is_one_of_the_flock(self) -> None:
        """Rainbow Dash and one Pegasus Friend are two; at home she does not count."""
        flyer, imp = plain(1, traits=(PEGASUS,)), plain_troublemaker()
        here, away = [
            Table(
                hand=[plain()],
                problem=CLEARING_GLOOMY_SKIES,
                mane_at=place,
                mine=[flyer],
                opponent_mine=[imp],
                phase=TROUBLEMAKER_PHASE,
                stops=IN_FACEOFFS,
            ).choose(imp)
            for place in ("mine", "home")
        ]

        assert here.why_total() == [(here.mane, 1), (flyer, 1), (CLEARING_GLOOMY_SKIES, 1)]
        assert away.why_total() == [(flyer, 1)]

    @pytest.mark.must_not
    def test_only_in_faceoffs_here(self) -> None:
        """A challenge at the other Problem is not helped by a flock at this one."""
        flock, fighter, imp = [plain(1, traits=(PEGASUS,)) for _ in range(2)], plain(1), plain_troublemaker()
        table = Table(
            hand=[plain()],
            problem=CLEARING_GLOOMY_SKIES,
            mine=flock,
            theirs=[fighter],
            opponent_theirs=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert table.why_total() == [(fighter, 1)]

    @pytest.mark.must_not
    def test_is_no_help_in_confronting(self) -> None:
        """Only faceoff totals are higher."""
        flock = [plain(4, BLUE, traits=(PEGASUS,)), plain(2, WHITE, traits=(PEGASUS,))]
        table = Table(problem=CLEARING_GLOOMY_SKIES, mine=flock)

        assert not table.can_confront(CLEARING_GLOOMY_SKIES)


@pytest.mark.card("pr169")
class TestAdventuresInFoalsitting:
    """pr169."""

    @pytest.mark.parametrize("under", [True, False])
    def test_the_first_to_confront_sorts_the_top_problem(self, under: bool) -> None:
        """You see the top card of this Problem's deck, alone, and put it on either end."""
        top, second = plain_problem(), plain_problem()
        table = Table(
            problem=ADVENTURES_IN_FOALSITTING,
            problem_deck=[top, second],
            mine=[plain(2, PINK), plain(1, BLUE)],
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("may", YOU)
        table.choose("yes")
        assert (table.asked, table.choices()) == ("under-deck", ["yes", "no"])
        assert (table.knows(top), table.knows(top, OPPONENT)) == (True, False)
        table.choose("yes" if under else "no")

        deck = table.game.cards_in(PROBLEM_DECK, YOU)
        assert deck.index(table.id(top)) == (0 if under else 1)

    def test_an_opponent_sorts_the_same_deck(self) -> None:
        """It is the deck of this Problem, whoever confronts it."""
        top = plain_problem()
        table = Table(
            problem=ADVENTURES_IN_FOALSITTING,
            problem_deck=[top, plain_problem()],
            opponent_mine=[plain(4)],
            opponents_turn=True,
            phase=SCORE_PHASE,
        )

        assert table.question.seat == OPPONENT
        table.choose("yes")
        assert (table.asked, table.knows(top, OPPONENT)) == ("under-deck", True)

    @pytest.mark.must_not
    def test_nobody_is_first_twice(self) -> None:
        """Having declined, you are not asked when you confront it again."""
        table = Table(
            problem=ADVENTURES_IN_FOALSITTING,
            problem_deck=[plain_problem(), plain_problem()],
            mine=[plain(2, PINK), plain(1, BLUE)],
        )

        table.end_phase()
        assert table.asked == "may"
        table.choose("no").end_turn().end_turn()

        assert (table.score, table.told(kinds.LOOKED_AT_PROBLEMS)) == (2, 0)


@pytest.mark.card("pr171")
class TestWingPower795:
    """pr171."""

    def test_resources_on_characters_here_are_cheaper(self) -> None:
        """A Resource of cost two is played for one token on a character there, whosever it is."""
        gear, ally, rival = accessory(), plain(1), plain(1)
        table = Table(problem=WING_POWER_795, hand=[gear], mine=[ally], opponent_mine=[rival], tokens=1)

        assert table.play(gear).choices() == [ally, rival]
        table.choose(ally)

        assert (table.host_of(gear), table.tokens) == (ally, 0)

    def test_is_for_either_player(self) -> None:
        """At the opponent's Problem your Resources cost less as well."""
        gear, ally = accessory(), plain(1)
        table = Table(opponent_problem=WING_POWER_795, hand=[gear], theirs=[ally], tokens=1)

        assert table.play(gear).tokens == 0

    @pytest.mark.must_not
    def test_elsewhere_they_are_not(self) -> None:
        """On a Friend at home it costs what is printed: with one token it can't be played."""
        gear, ally = accessory(), plain(1)
        poor, rich = [Table(problem=WING_POWER_795, hand=[gear], home=[ally], tokens=have) for have in (1, 2)]

        refusal = poor.why_not(gear)
        assert refusal is not None
        assert refusal.reason == "short-of-tokens"
        assert rich.play(gear).tokens == 0

    @pytest.mark.must_not
    def test_other_cards_here_are_not(self) -> None:
        """A Resource on the Problem itself and a Friend played there cost what is printed."""
        friend = plain(cost=2)
        table = Table(problem=WING_POWER_795, hand=[FIGHTING_FOR_FRIENDSHIP, friend], mine=[plain(1)])

        assert (table.price(FIGHTING_FOR_FRIENDSHIP, "mine"), table.price(friend, "mine")) == (2, 2)


@pytest.mark.card("pr172")
class TestMeanMeaniePants:
    """pr172."""

    def test_each_player_draws_as_it_comes(self) -> None:
        """As it replaces a solved Problem both draw a card."""
        mine, theirs = plain(1), plain(1)
        table = Table(
            problem=open_problem(bonus=1),
            next_problem=MEAN_MEANIE_PANTS,
            mine=[plain(9)],
            opponent_mine=[plain(1)],
            deck=[plain(1), mine],
            opponent_deck=[plain(1), theirs],
        )

        table.end_phase().until("main")

        assert (table.zone_of(mine), table.zone_of(theirs)) == ("hand", "hand")

    def test_draws_at_the_start_of_the_game(self) -> None:
        """A Starting Problem is played too: before the first Main Phase both have seven cards."""
        with_it = replace(RAINBOW_DASH, problems={"pr172": 1, "pr167": 2})
        game = Game([with_it, APPLEJACK], seed=7)
        while game.question.kind != "main":
            game.take(0)

        assert [len(game.kernel.cards_in(HAND, seat)) for seat in (YOU, OPPONENT)] == [7, 7]

    @pytest.mark.must_not
    def test_rests_once_it_is_there(self) -> None:
        """Another Problem that comes is not this one: only the Draw Step draws."""
        table = Table(
            problem=open_problem(bonus=1),
            opponent_problem=MEAN_MEANIE_PANTS,
            mine=[plain(9)],
            opponent_mine=[plain(1)],
        )

        table.end_phase().until("main")

        assert (len(table.hand()), len(table.hand(OPPONENT))) == (0, 1)
