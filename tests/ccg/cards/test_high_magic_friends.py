"""The Friends of High Magic."""

import pytest

from everfree.ccg.cards.high_magic.friends import (
    CLOUDCHASER_WONDERBOLT_TRAINEE as CLOUDCHASER,
    HOITY_TOITY_DISCERNING_EYE as HOITY,
    JOE_STICKY_GLAZE as JOE,
)
from everfree.ccg.language import (
    BLUE,
    COMMON,
    FRIEND,
    MAIN_PHASE_TIMING,
    ORANGE,
    PINK,
    PROBLEM,
    SCORE_PHASE,
    WILD,
    Card,
    Dismiss,
    EventText,
    Gain,
    Need,
    PlayToHome,
    ReplaceProblems,
    Retire,
    cards,
    choose,
    each,
    event,
    main_phase,
    resource,
)
from everfree.testing import Piece, Table, piece, plain, plain_problem
from everfree.testing.table import OPPONENT


@pytest.mark.card("hm74")
class TestHoityToity:
    """hm74."""

    def test_plays_from_the_discard_pile(self) -> None:
        """Your discarded Friends and Resources are played as from your hand, for their price."""
        friend = plain(cost=2)
        stall = resource(
            "stall", "Stall", BLUE, power=1, cost=1, rarity=COMMON, traits=(), abilities=(PlayToHome(),)
        )
        table = Table(home=[HOITY], discard=[friend, stall], tokens=3)
        assert table.playable() == [friend, stall]

        table.play(friend, "mine").play(stall)
        assert (table.area_of(friend), table.area_of(stall), table.tokens) == ("mine", "home", 0)

    @pytest.mark.must_not
    def test_not_events_nor_an_opponents_cards(self) -> None:
        """Events stay where they are, and so do the cards of others; requirements count as ever."""
        song = event("song", "Song", BLUE, power=1, cost=0, rarity=COMMON, text=(GAIN,))
        theirs, orange = plain(cost=0), plain(cost=0, needs=(Need(ORANGE, 9),))
        table = Table(home=[HOITY], discard=[song, orange], opponent_discard=[theirs], tokens=3)

        assert table.playable() == []

    @pytest.mark.parametrize("way", [Dismiss, Retire])
    def test_what_leaves_play_is_banished(self, way: type[Dismiss]) -> None:
        """A card of yours that would go from play to your discard pile is banished instead."""
        storm, victim = plain(abilities=(main_phase(way(choose(cards(FRIEND)))),)), plain()
        table = Table(home=[HOITY, storm, victim]).use(storm).choose(victim)

        assert (table.zone_of(victim), table.banished()) == ("banished", [victim])

    @pytest.mark.must_not
    def test_not_what_comes_from_elsewhere_or_is_anothers(self) -> None:
        """An Event you played goes to the discard pile; so does an opponent's Friend."""
        song = event("song", "Song", BLUE, power=1, cost=0, rarity=COMMON, text=(GAIN,))
        storm, victim = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),)), plain()
        table = Table(home=[HOITY, storm], opponent_home=[victim], hand=[song])

        table.play(song).use(storm).choose(victim)
        assert (table.zone_of(song), table.zone_of(victim)) == ("discard-pile", "discard-pile")

    def test_without_him_nothing_of_this(self) -> None:
        """Dismissed himself, he is banished by his own text, and the pile is closed again."""
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        table = Table(home=[HOITY, storm], discard=[plain(cost=0)]).use(storm).choose(HOITY)

        assert (table.zone_of(HOITY), table.playable()) == ("banished", [])


GAIN = EventText(MAIN_PHASE_TIMING, Gain(1))


@pytest.mark.card("hm4")
class TestCloudchaser:
    """hm4."""

    def test_banished_from_the_hand_she_lowers_requirements(self) -> None:
        """A card that needs 3 blue is played with the single blue power of the Mane Character."""
        card = plain(needs=(Need(BLUE, 3),))
        table = Table(hand=[CLOUDCHASER, card], tokens=1)

        assert table.asked == "priority"
        table.use(CLOUDCHASER).until("main")

        assert (table.zone_of(CLOUDCHASER), table.playable(), table.tokens) == ("banished", [card], 1)

    def test_two_of_them_count_together(self) -> None:
        """Each takes 2 from what is needed."""
        one, two, card = piece(CLOUDCHASER), piece(CLOUDCHASER), plain(needs=(Need(BLUE, 5),))
        table = Table(hand=[one, two, card], tokens=1).use(one).use(two).until("main")

        assert table.playable() == [card]

    @pytest.mark.must_not
    def test_only_blue_and_only_two(self) -> None:
        """Pink is needed as before, and one blue more than two less still is missing."""
        pink, blue = plain(needs=(Need(PINK, 1),)), plain(needs=(Need(BLUE, 4),))
        table = Table(hand=[CLOUDCHASER, pink, blue], tokens=1).use(CLOUDCHASER).until("main")

        assert table.playable() == []
        refusal = table.why_not(blue)
        assert refusal is not None
        assert refusal.particulars["needed"] == 2

    @pytest.mark.must_not
    def test_not_for_the_opponent_and_not_next_turn(self) -> None:
        """Another player's cards require what they require; yours do again when the turn is over."""
        mine, theirs = plain(needs=(Need(BLUE, 3),)), plain(needs=(Need(BLUE, 2),))
        table = Table(hand=[CLOUDCHASER, mine], opponent_hand=[theirs], tokens=1, opponent_tokens=1)
        table.use(CLOUDCHASER).end_turn().until("main")
        assert table.question.seat == OPPONENT
        assert theirs not in table.playable()

        assert mine not in table.end_turn().until("main").playable()

    @pytest.mark.must_not
    def test_not_from_play(self) -> None:
        """In play she has no such ability; she is just Swift."""
        table = Table(home=[CLOUDCHASER])

        assert (table.asked, table.move_price(CLOUDCHASER)) == ("main", 1)


@pytest.mark.card("hm75")
class TestJoe:
    """hm75."""

    def test_his_problem_is_not_replaced_before_it_is_solved(self) -> None:
        """A text that replaces a Problem of your choice offers the others only."""
        storm = plain(abilities=(main_phase(ReplaceProblems(choose(cards(PROBLEM)))),))
        table = Table(mine=[JOE], home=[storm]).use(storm)

        assert table.zone_of(table.problem) == "play"
        assert table.zone_of(table.opponent_problem) == "problem-deck"

    @pytest.mark.must_not
    def test_all_problems_but_his(self) -> None:
        """A text that replaces all leaves his alone; he stops nothing where he is not."""
        storm = plain(abilities=(main_phase(ReplaceProblems(each(cards(PROBLEM)))),))
        table = Table(theirs=[JOE], home=[storm]).use(storm)

        assert (table.zone_of(table.problem), table.zone_of(table.opponent_problem)) == (
            "problem-deck",
            "play",
        )

    def solved(self, *there: Card | Piece) -> Table:
        """Confront your Problem, which your opponent can confront as well, and let it be solved."""
        problem = plain_problem(owner=(Need(WILD, 1),), opponent=1)
        table = Table(mine=there, opponent_mine=[plain(1)], problem=problem, phase=SCORE_PHASE)
        return table.end_turn()

    def test_he_stays_when_it_is_solved(self) -> None:
        """The others are sent home, he is at the new Problem."""
        friend = plain(9)
        table = self.solved(JOE, friend)

        assert table.zone_of(table.problem) == "problem-deck"
        assert (table.area_of(JOE), table.area_of(friend)) == ("mine", "home")

    @pytest.mark.must_not
    def test_frightened_he_goes(self) -> None:
        """Face down he has no text."""
        scared = piece(JOE, frightened=True)
        table = self.solved(scared, plain(9))

        assert table.area_of(scared) == "home"
