"""Cards of The Crystal Games about the player with the most cards, and the Friend with the highest power."""

import pytest

from everfree.ccg.cards.crystal_games.events import DOCTORS_ORDERS
from everfree.ccg.cards.crystal_games.friends_white import (
    RARITY_EQUESTRIA_GAMES_DESIGNER as RARITY,
    SPRING_STEP_MULTITALENTED as SPRING_STEP,
)
from everfree.ccg.cards.crystal_games.problems import (
    DARK_MAGIC_SURGE,
    ICE_CLOUD_CALAMITY,
    ROCKSLIDE,
)
from everfree.ccg.cards.crystal_games.resources import DAZZLING_JACKET
from everfree.ccg.language import (
    ACCESSORY,
    COMMON,
    EARTH_PONY,
    END_OF_FACEOFF,
    FACEOFF_TIMING,
    FRIEND,
    PEGASUS,
    UNICORN,
    WHITE,
    Card,
    EventText,
    Give,
    Power,
    choose,
    event,
    play_on,
    resource,
    yours,
)
from everfree.ccg.vocab import MAIN_PHASE, SCORE_PHASE, YELLOW
from everfree.testing import Table, piece, plain
from everfree.testing.situations import IN_FACEOFFS, open_problem, refused
from everfree.testing.table import OPPONENT

CHEER = event(
    "cheer",
    "Cheer",
    0,
    power=1,
    cost=1,
    rarity=COMMON,
    text=(EventText(FACEOFF_TIMING, Give((Power(+1),), choose(yours(FRIEND)), END_OF_FACEOFF)),),
)
SCARF = resource(
    "scarf",
    "Scarf",
    0,
    power=1,
    cost=2,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(play_on(FRIEND),),
)


def faceoff_at(problem: Card, yours_: int, theirs: int, trait: str, *, hand: tuple[Card, ...] = ()) -> Table:
    """Start a faceoff at your Problem with so many characters of a trait on each side, all of 9 power."""
    colour = problem.owner_needs[0].colour
    return Table(
        problem=problem,
        mine=[plain(9, WHITE if place else colour, traits=(trait,)) for place in range(yours_)],
        opponent_mine=[plain(9, YELLOW, traits=(trait,)) for _ in range(theirs)],
        hand=hand or [plain()],
        tokens=1,
        phase=SCORE_PHASE,
        stops=IN_FACEOFFS,
    )


@pytest.mark.card("cg178")
class TestIceCloudCalamity:
    """cg178."""

    def test_the_player_with_the_most_pegasi_here_has_two_more(self) -> None:
        """With three against two, your total is higher by 2, and the opponent's is not."""
        table = faceoff_at(ICE_CLOUD_CALAMITY, 3, 2, PEGASUS)

        assert [amount for card, amount in table.why_total() if card is table.problem] == [2]
        assert table.problem not in [card for card, _ in table.why_total(OPPONENT)]

    @pytest.mark.must_not
    def test_nobody_has_it_while_they_have_as_many(self) -> None:
        """With two against two nobody has the most; other kinds of characters don't count."""
        even = faceoff_at(ICE_CLOUD_CALAMITY, 2, 2, PEGASUS)
        others = faceoff_at(ICE_CLOUD_CALAMITY, 3, 2, UNICORN)

        assert even.problem not in [card for card, _ in even.why_total()]
        assert others.problem not in [card for card, _ in others.why_total()]


@pytest.mark.card("cg184")
class TestRockslide:
    """cg184."""

    def test_the_player_with_the_most_earth_ponies_flips_two(self) -> None:
        """Your opponent flips one card."""
        table = faceoff_at(ROCKSLIDE, 3, 2, EARTH_PONY).pass_()

        assert (len(table.flipped()), len(table.flipped(OPPONENT))) == (2, 1)

    @pytest.mark.must_not
    def test_both_flip_one_while_they_have_as_many(self) -> None:
        """With two against two nobody has the most."""
        table = faceoff_at(ROCKSLIDE, 2, 2, EARTH_PONY).pass_()

        assert (len(table.flipped()), len(table.flipped(OPPONENT))) == (1, 1)


@pytest.mark.card("cg171")
class TestDarkMagicSurge:
    """cg171."""

    def test_events_are_cheaper_for_the_player_with_the_most_unicorns(self) -> None:
        """An Event that costs one costs nothing in a faceoff here."""
        table = faceoff_at(DARK_MAGIC_SURGE, 3, 2, UNICORN, hand=(CHEER,))

        assert table.price(CHEER) == 0

    @pytest.mark.must_not
    def test_not_otherwise(self) -> None:
        """Not with as many as the opponent, and not outside a faceoff here."""
        even = faceoff_at(DARK_MAGIC_SURGE, 2, 2, UNICORN, hand=(CHEER,))
        main = Table(problem=DARK_MAGIC_SURGE, mine=[plain(traits=(UNICORN,))], hand=[CHEER])

        assert (even.price(CHEER), main.price(CHEER)) == (1, 1)


@pytest.mark.card("cg72")
class TestRarity:
    """cg72."""

    def test_accessories_cost_less_while_she_is_the_strongest_friend_here(self) -> None:
        """A stronger Friend elsewhere and a stronger Mane Character don't matter."""
        table = Table(home=[RARITY, plain(1)], mine=[plain(5)], hand=[SCARF])

        assert table.price(SCARF) == 1

    @pytest.mark.must_not
    def test_not_beside_a_friend_of_the_same_power(self) -> None:
        """She must have more than each of them; other cards cost the same."""
        equal = Table(home=[RARITY, plain(2)], hand=[SCARF])
        other = plain(cost=2)
        table = Table(home=[RARITY], hand=[other])

        assert (equal.price(SCARF), table.price(other)) == (2, 2)

    def test_alone_she_is_the_strongest(self) -> None:
        """There is no other Friend to compare her with."""
        assert Table(home=[RARITY], hand=[SCARF]).price(SCARF) == 1

    def test_a_frightened_friend_has_no_power_to_compare(self) -> None:
        """A face-down card has no power (505.1b)."""
        table = Table(home=[RARITY, piece(plain(5), frightened=True)], hand=[SCARF])

        assert table.price(SCARF) == 1


@pytest.mark.card("cg73")
class TestSpringStep:
    """cg73."""

    def test_her_problem_has_no_text_while_she_is_the_strongest(self) -> None:
        """The player with the most Pegasi has no more power in a faceoff there."""
        step = piece(SPRING_STEP)
        table = Table(
            problem=ICE_CLOUD_CALAMITY,
            mine=[step, plain(2, WHITE, traits=(PEGASUS,))],
            opponent_mine=[plain(2)],
            hand=[plain()],
            phase=SCORE_PHASE,
        )
        assert table.game.face(table.id(table.problem)).abilities == ()

    @pytest.mark.must_not
    def test_it_has_while_another_friend_is_as_strong(self) -> None:
        """A rival's Friend of 3 power keeps the text; so does one of your own."""
        table = Table(problem=ICE_CLOUD_CALAMITY, mine=[SPRING_STEP], opponent_mine=[plain(3)])
        elsewhere = Table(problem=ICE_CLOUD_CALAMITY, theirs=[SPRING_STEP])

        assert len(table.game.face(table.id(table.problem)).abilities) == 1
        assert len(elsewhere.game.face(elsewhere.id(elsewhere.problem)).abilities) == 1


@pytest.mark.card("cg99")
class TestDoctorsOrders:
    """cg99."""

    def ordered(self, *rivals: Card) -> Table:
        """Play it in a Problem faceoff against these Friends."""
        self.own, self.far = plain(2, YELLOW), plain(8)
        return Table(
            hand=[DOCTORS_ORDERS],
            home=[plain(4, YELLOW)],
            mine=[self.own],
            theirs=[self.far],
            opponent_mine=rivals,
            tokens=2,
            problem=open_problem(),
            phase=SCORE_PHASE,
        )

    def test_the_strongest_involved_friend_goes_to_its_owners_hand(self) -> None:
        """Only Friends in the faceoff are compared."""
        strong, weak = plain(8, YELLOW), plain(6)
        table = self.ordered(strong, weak).until("priority").play(DOCTORS_ORDERS)

        assert (table.zone_of(strong), table.zone_of(weak)) == ("hand", "play")
        assert (table.zone_of(self.far), strong in table.hand(OPPONENT)) == ("play", True)

    @pytest.mark.must_not
    def test_of_two_equally_strong_ones_neither(self) -> None:
        """Neither has more power than the other."""
        one, other = plain(7, YELLOW), plain(7)
        table = self.ordered(one, other).until("priority").play(DOCTORS_ORDERS)

        assert [table.zone_of(card) for card in (one, other, self.own)] == ["play"] * 3

    @pytest.mark.must_not
    def test_not_outside_a_faceoff(self) -> None:
        """It is a Problem Faceoff Event."""
        table = Table(hand=[DOCTORS_ORDERS], home=[plain(4, YELLOW)], tokens=2, phase=MAIN_PHASE)

        assert refused(table, DOCTORS_ORDERS) == "512.4"


@pytest.mark.card("cg130")
class TestDazzlingJacket:
    """cg130."""

    def test_friends_cant_be_moved_to_the_strongest_friends_problem(self) -> None:
        """Nobody's Friends; a Mane Character still can."""
        wearer, mover = piece(plain(3), attached=(DAZZLING_JACKET,)), plain(1)
        table = Table(mine=[wearer], home=[mover], tokens=4)
        table.move(mover)

        assert table.area_of(mover) == "theirs"  # the only place left

    @pytest.mark.must_not
    def test_they_can_while_another_friend_there_is_as_strong(self) -> None:
        """The wearer must have more power than each other Friend there; at home there is no Problem."""
        wearer, mover = piece(plain(3), attached=(DAZZLING_JACKET,)), plain(1)
        equal = Table(mine=[wearer], opponent_mine=[plain(3)], home=[mover], tokens=4).move(mover, "mine")
        other = plain(1)
        at_home = Table(home=[piece(plain(3), attached=(DAZZLING_JACKET,)), other], tokens=4)
        at_home.move(other, "mine")

        assert (equal.area_of(mover), at_home.area_of(other)) == ("mine", "mine")
