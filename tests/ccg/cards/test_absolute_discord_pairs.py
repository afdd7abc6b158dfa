"""Cards of Absolute Discord whose words meet in pairs that no other tested card has."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.absolute_discord.events import (
    ACHOO,
    AWKWARD_SILENCE,
    CHAOS_CAPITAL_OF_THE_WORLD as CHAOS_CAPITAL,
    DOUBLE_TROUBLE,
    MISSED_TELEPORT,
    REHABILITATION,
)
from everfree.ccg.cards.absolute_discord.friends_blue import PRINCESS_CELESTIA_FAIR_BUT_FIRM as CELESTIA
from everfree.ccg.cards.absolute_discord.friends_purple import ZECORA_FLASHING_BACK as ZECORA
from everfree.ccg.cards.absolute_discord.friends_without_colour import PINKIE_PIE_DISCORDED as PINKIE
from everfree.ccg.cards.absolute_discord.troublemakers import (
    DISCORD_MASTER_OF_CHAOS as DISCORD,
    FLUTTERSHY_BRUTE as FLUTTERSHY,
)
from everfree.ccg.language import (
    BLUE,
    COMMON,
    ORANGE,
    PINK,
    PURPLE,
    TROUBLEMAKER,
    YELLOW,
    Card,
    Dismiss,
    PlayToHome,
    PutIntoHand,
    cards,
    choose,
    main_phase,
    resource,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem, refused
from everfree.testing.table import OPPONENT, YOU


def stall(name: str) -> Card:
    """Make a Resource without text that is played to the home."""
    return resource(
        f"stall-{name}",
        f"Stall {name}",
        BLUE,
        power=1,
        cost=1,
        rarity=COMMON,
        traits=(),
        abilities=(PlayToHome(),),
    )


@pytest.mark.card("ad103")
class TestMissedTeleport:
    """ad103."""

    def test_moves_the_friend_that_entered(self) -> None:
        """You choose where it goes, from the other places it may be at; another Friend stays."""
        comer, other = plain(cost=0), plain()
        table = Table(
            hand=[MISSED_TELEPORT],
            home=[plain(4, PURPLE)],
            opponent_hand=[comer],
            opponent_mine=[other],
            tokens=1,
            opponents_turn=True,
        ).play(comer, "mine")
        assert (table.question.seat, table.choices()) == (YOU, ["pass", MISSED_TELEPORT])

        table.play(MISSED_TELEPORT)
        assert (table.question.seat, table.choices()) == (YOU, ["their home", "theirs"])
        table.choose("their home")

        assert (table.area_of(comer), table.area_of(other), table.tokens) == ("their home", "mine", 0)

    @pytest.mark.must_not
    def test_not_after_your_own_friend(self) -> None:
        """A Friend of yours is no opposing one."""
        comer = plain(cost=0)
        table = Table(hand=[MISSED_TELEPORT, comer], home=[plain(4, PURPLE)], tokens=1).play(comer, "mine")

        assert (table.asked, refused(table, MISSED_TELEPORT)) == ("main", "512.4d")

    @pytest.mark.must_not
    def test_not_after_a_move(self) -> None:
        """A Friend that was in play before does not enter."""
        walker = plain()
        table = Table(
            hand=[MISSED_TELEPORT],
            home=[plain(4, PURPLE)],
            opponent_home=[walker],
            tokens=1,
            opponent_tokens=2,
            opponents_turn=True,
        ).move(walker, "mine")

        assert (table.question.seat, table.asked) == (OPPONENT, "main")


@pytest.mark.card("ad113")
class TestRehabilitation:
    """ad113."""

    def test_takes_the_troublemaker_back(self) -> None:
        """Your dismissed Troublemaker goes from the discard pile into your hand; an older one stays."""
        imp, older = plain_troublemaker(), plain_troublemaker()
        storm = plain(3, YELLOW, abilities=(main_phase(Dismiss(choose(cards(TROUBLEMAKER)))),))
        table = Table(hand=[REHABILITATION], home=[storm], mine=[imp], discard=[older], tokens=1).use(storm)
        assert table.choices() == ["pass", REHABILITATION]

        table.play(REHABILITATION)

        assert (table.hand(), table.zone_of(older)) == ([imp], "discard-pile")

    @pytest.mark.must_not
    def test_not_after_an_opponents_troublemaker(self) -> None:
        """Only a Troublemaker of yours."""
        imp = plain_troublemaker()
        storm = plain(3, YELLOW, abilities=(main_phase(Dismiss(choose(cards(TROUBLEMAKER)))),))
        table = Table(hand=[REHABILITATION], home=[storm], opponent_mine=[imp], tokens=1).use(storm)

        assert (table.zone_of(imp), table.asked) == ("discard-pile", "main")

    @pytest.mark.must_not
    def test_not_when_it_leaves_play_for_the_hand(self) -> None:
        """A Troublemaker that goes elsewhere was not put into the discard pile."""
        imp = plain_troublemaker()
        gust = plain(3, YELLOW, abilities=(main_phase(PutIntoHand(choose(cards(TROUBLEMAKER)))),))
        table = Table(hand=[REHABILITATION], home=[gust], mine=[imp], tokens=1).use(gust)

        assert (table.zone_of(imp), table.asked) == ("hand", "main")


@pytest.mark.card("ad12")
class TestPrincessCelestia:
    """ad12."""

    def test_flipped_she_frightens_a_friend_of_the_faceoff(self) -> None:
        """Whoever flips her must choose among the Friends of both players at the Problem."""
        mine, theirs, away = plain(3), plain(2), plain()
        table = Table(
            home=[away],
            mine=[mine],
            opponent_mine=[theirs],
            problem=open_problem(),
            deck=[CELESTIA],
            phase=SCORE_PHASE,
        )
        assert (table.asked, table.choices()) == ("choose", [mine, theirs])

        table.choose(theirs)

        assert [table.is_face_down(one) for one in (mine, theirs, away)] == [False, True, False]

    def test_entering_she_may_frighten_any_friend(self) -> None:
        """Anywhere, and of either player."""
        ally, rival = plain(), plain()
        table = Table(hand=[CELESTIA], home=[ally, plain(2)], opponent_home=[rival], tokens=4)
        table.play(CELESTIA, "home").choose("yes").choose(rival)

        assert (table.is_face_down(rival), table.is_face_down(ally)) == (True, False)

    @pytest.mark.must_not
    def test_you_may_leave_everybody_alone(self) -> None:
        """Declined, no Friend is frightened."""
        rival = plain()
        table = Table(hand=[CELESTIA], home=[plain(2)], opponent_home=[rival], tokens=4)
        table.play(CELESTIA, "home").choose("no")

        assert (table.asked, table.is_face_down(rival)) == ("main", False)


@pytest.mark.card("ad157")
class TestDiscord:
    """ad157."""

    def test_each_player_retires_a_friend_of_their_own(self) -> None:
        """You choose first among yours, then your opponent among theirs."""
        mine, other, theirs, third = plain(), plain(), plain(), plain()
        discord = piece(DISCORD, face_down=True)
        table = Table(
            home=[mine, other], mine=[discord], opponent_home=[theirs, third], phase=TROUBLEMAKER_PHASE
        )
        assert (table.question.seat, table.choices()) == (YOU, [mine, other])
        table.choose(mine)
        assert (table.question.seat, table.choices()) == (OPPONENT, [theirs, third])
        table.choose(third)

        assert [table.zone_of(one) for one in (mine, other, theirs, third)] == [
            "discard-pile",
            "play",
            "play",
            "discard-pile",
        ]

    @pytest.mark.must_not
    def test_not_while_he_is_uncovered_already(self) -> None:
        """The next Troublemaker Phase takes nobody."""
        mine = plain()
        table = Table(home=[mine], mine=[DISCORD], phase=TROUBLEMAKER_PHASE).until("main")

        assert table.zone_of(mine) == "play"


@pytest.mark.card("ad158")
class TestFluttershy:
    """ad158."""

    def test_the_player_of_the_phase_retires_a_resource(self) -> None:
        """That player chooses among the Resources they control; Friends and other players' cards stay."""
        first, second, theirs = stall("one"), stall("two"), stall("three")
        table = Table(
            home=[first, second, plain()],
            mine=[FLUTTERSHY],
            opponent_home=[theirs],
            phase=TROUBLEMAKER_PHASE,
        )
        assert (table.question.seat, table.choices()) == (YOU, [first, second])
        table.choose(second)

        assert [table.zone_of(one) for one in (first, second, theirs)] == ["play", "discard-pile", "play"]

    def test_in_the_opponents_phase_it_is_theirs(self) -> None:
        """They lose their only Resource, and you lose none."""
        own, theirs = stall("one"), stall("two")
        table = Table(
            home=[own],
            mine=[FLUTTERSHY],
            opponent_home=[theirs],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        ).until("main")

        assert (table.zone_of(own), table.zone_of(theirs)) == ("play", "discard-pile")

    @pytest.mark.must_not
    def test_not_while_she_is_covered(self) -> None:
        """Face down she has no text."""
        own = stall("one")
        table = Table(
            home=[own],
            opponent_mine=[piece(FLUTTERSHY, face_down=True)],
            phase=TROUBLEMAKER_PHASE,
        ).until("main")

        assert table.zone_of(own) == "play"


@pytest.mark.card("ad203")
class TestChaosCapital:
    """ad203."""

    def test_turns_every_character_over(self) -> None:
        """Mane Characters of both players change sides: the boosted one goes back; Friends have one side."""
        ally, mane = plain(5, PINK), piece(POOL["pr1"], boosted=True)
        table = Table(mane=mane, hand=[CHAOS_CAPITAL], home=[ally], tokens=4).play(CHAOS_CAPITAL)

        assert (table.is_boosted(mane), table.is_boosted(table.opponent_mane)) == (False, True)
        assert (table.is_face_down(ally), table.power(ally)) == (False, 5)

    def test_flipped_it_turns_the_mane_characters_over(self) -> None:
        """Both of them, without being played."""
        table = Table(
            mine=[plain(3)],
            opponent_mine=[plain(2)],
            problem=open_problem(),
            deck=[CHAOS_CAPITAL],
            phase=SCORE_PHASE,
        ).until("main")

        assert (table.is_boosted(table.mane), table.is_boosted(table.opponent_mane)) == (True, True)

    @pytest.mark.must_not
    def test_needs_pink_power(self) -> None:
        """Five pink power are required."""
        table = Table(hand=[CHAOS_CAPITAL], home=[plain(4, PINK)], tokens=4)

        assert refused(table, CHAOS_CAPITAL) == "205.1"


@pytest.mark.card("ad52")
class TestZecora:
    """ad52."""

    def test_puts_a_card_of_the_hand_on_the_deck(self) -> None:
        """At the start of your Main Phase you choose one; it is on top, and the other stays."""
        first, second, top = plain(), plain(), plain()
        table = Table(home=[ZECORA], hand=[first, second], deck=[top])
        table.choose("yes")
        assert table.choices() == [first, second]
        table.choose(second)

        assert (table.hand(), table.deck()[:2]) == ([first], [second, top])

    @pytest.mark.must_not
    def test_you_may_keep_your_hand(self) -> None:
        """Declined, everything stays; on an opponent's turn you are not asked."""
        card, top = plain(), plain()
        table = Table(home=[ZECORA], hand=[card], deck=[top]).choose("no")
        assert (table.hand(), table.deck()[0], table.asked) == ([card], top, "main")

        assert Table(home=[ZECORA], hand=[card], opponents_turn=True).asked == "main"


@pytest.mark.card("ad80")
class TestPinkiePie:
    """ad80."""

    def test_who_enters_here_is_weaker_this_turn(self) -> None:
        """The Friend that entered has 1 power less, and no other, until the turn ends."""
        comer, other = plain(3, cost=0), plain(3)
        table = Table(mine=[PINKIE], opponent_hand=[comer], opponent_mine=[other], opponents_turn=True).play(
            comer, "mine"
        )

        assert table.why(comer) == [("printed", 3), (PINKIE, -1)]
        assert (table.power(other), table.power(PINKIE)) == (3, 2)
        assert table.end_turn().power(comer) == 3

    @pytest.mark.must_not
    def test_not_elsewhere_and_not_your_own(self) -> None:
        """A Friend that enters at another place, or one of yours here, keeps its power."""
        comer = plain(3, cost=0)
        away = Table(mine=[PINKIE], opponent_hand=[comer], opponents_turn=True).play(comer, "theirs")
        own = Table(mine=[PINKIE], hand=[comer]).play(comer, "mine")

        assert (away.power(comer), own.power(comer)) == (3, 3)


@pytest.mark.card("ad85")
class TestAchoo:
    """ad85."""

    def test_all_players_discard_two_cards(self) -> None:
        """Each chooses two of their own hand."""
        mine = [plain() for _ in range(3)]
        theirs = [plain() for _ in range(3)]
        table = Table(hand=[ACHOO, *mine], opponent_hand=theirs, home=[plain(3, ORANGE)], tokens=2).play(
            ACHOO
        )
        assert (table.question.seat, table.choices()) == (YOU, mine)
        table.choose(mine[0], mine[1])
        assert (table.question.seat, table.choices()) == (OPPONENT, theirs)
        table.choose(theirs[1], theirs[2])

        assert (table.hand(), table.hand(OPPONENT)) == ([mine[2]], [theirs[0]])
        assert [table.zone_of(one) for one in (mine[0], theirs[2])] == ["discard-pile", "discard-pile"]

    def test_flipped_it_costs_an_opponent_one_card(self) -> None:
        """One card of their hand, and none of yours."""
        mine, theirs = [plain(), plain()], [plain(), plain()]
        table = Table(
            hand=mine,
            opponent_hand=theirs,
            mine=[plain(3)],
            opponent_mine=[plain(2)],
            problem=open_problem(),
            deck=[ACHOO],
            phase=SCORE_PHASE,
        ).until("main")

        assert [table.zone_of(one) for one in mine] == ["hand", "hand"]
        assert sorted([table.zone_of(one) for one in theirs]) == ["discard-pile", "hand"]

    @pytest.mark.must_not
    def test_who_has_one_card_discards_one(self) -> None:
        """Nobody discards more than they have, or draws instead."""
        table = Table(hand=[ACHOO], opponent_hand=[plain()], home=[plain(3, ORANGE)], tokens=2).play(ACHOO)

        assert (table.hand(), table.hand(OPPONENT), table.asked) == ([], [], "main")


@pytest.mark.card("ad87")
class TestAwkwardSilence:
    """ad87."""

    def test_nobody_wins(self) -> None:
        """The faceoff ends: no card is flipped, nobody scores the bonus; the point for confronting stays."""
        table = Table(
            hand=[AWKWARD_SILENCE, plain()],
            home=[plain(3, PURPLE)],
            mine=[plain(1)],
            opponent_mine=[plain(9)],
            problem=open_problem(bonus=2),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        ).play(AWKWARD_SILENCE)
        table.until("main")

        assert (table.score, table.opponent_score) == (1, 0)
        assert (table.log.count("flipped"), table.tokens) == (0, 0)

    @pytest.mark.must_not
    def test_not_in_a_troublemaker_faceoff(self) -> None:
        """A challenge goes on to its end."""
        imp = plain_troublemaker(1)
        table = Table(
            hand=[AWKWARD_SILENCE],
            home=[plain(3, PURPLE)],
            mine=[plain(9)],
            opponent_mine=[imp],
            tokens=1,
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        ).choose(imp)

        assert (table.choices(), refused(table, AWKWARD_SILENCE)) == (["pass"], "512.4a")


@pytest.mark.card("ad95")
class TestDoubleTrouble:
    """ad95."""

    def test_one_more_card_counts(self) -> None:
        """You flip now, and the usual flip comes as well: both cards add their power."""
        imp, fighter, first, second = plain_troublemaker(9), plain(1), plain(2), plain(3)
        table = Table(
            hand=[DOUBLE_TROUBLE, plain()],
            mine=[fighter],
            opponent_mine=[imp],
            deck=[first, second],
            tokens=2,
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        ).choose(imp)
        table.play(DOUBLE_TROUBLE)
        assert (table.flipped(), table.flipped(OPPONENT)) == ([first], [])
        table.pass_()

        assert table.why_total() == [(fighter, 1), (first, 2), (second, 3)]
        assert len(table.flipped(OPPONENT)) == 1

    @pytest.mark.must_not
    def test_not_in_a_problem_faceoff(self) -> None:
        """Only while a Troublemaker is challenged."""
        table = Table(
            hand=[DOUBLE_TROUBLE],
            mine=[plain(1)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=2,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert (table.choices(), refused(table, DOUBLE_TROUBLE)) == (["pass"], "512.4a")
