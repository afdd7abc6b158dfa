"""The Friends of Defenders of Equestria."""

import pytest

from everfree.ccg.cards.defenders_of_equestria.friends import (
    APPLEJACK_CAPTAIN_OF_THE_SEVEN_SEAS as APPLEJACK,
    BABY_FLURRY_HEART_NEWBORN_NIGHTMARE as FLURRY,
    DOUBLE_DIAMOND_SECOND_IN_COMMAND as DOUBLE_DIAMOND,
    EMBER_UP_TO_THE_CHALLENGE as EMBER,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    BLUE,
    COMMON,
    FRIEND,
    MANE,
    ORANGE,
    TROUBLEMAKER_PHASE,
    YOU,
    Card,
    Continuous,
    Gain,
    Move,
    Moves,
    PlayToHome,
    PowerBecomes,
    Retire,
    cards,
    choose,
    each,
    main_phase,
    one,
    resource,
    when,
    yours,
)
from everfree.testing import Table, piece, plain, plain_troublemaker


def stall(name: str) -> Card:
    """Make a Resource without text."""
    return resource(name, name, BLUE, power=1, cost=1, rarity=COMMON, traits=(), abilities=(PlayToHome(),))


@pytest.mark.card("de18")
class TestDoubleDiamond:
    """de18."""

    def test_from_the_discard_pile_he_helps_your_mane(self) -> None:
        """Your Mane Character has 1 power more for each copy in your discard pile."""
        one, two = piece(DOUBLE_DIAMOND), piece(DOUBLE_DIAMOND)
        table = Table(discard=[one, two])

        assert table.power(table.mane) == 3
        assert table.why(table.mane) == [("printed", 1), (one, 1), (two, 1)]

    def test_he_is_experienced(self) -> None:
        """A copy in play has power from the one in the discard pile."""
        old = piece(DOUBLE_DIAMOND)
        table = Table(home=[DOUBLE_DIAMOND], discard=[old])

        assert table.power(DOUBLE_DIAMOND) == 3

    @pytest.mark.must_not
    def test_nobody_else_is_helped(self) -> None:
        """Neither your Friends nor the opponent's Mane Character, and not by the opponent's discard pile."""
        mine = plain(2)
        table = Table(home=[mine], discard=[DOUBLE_DIAMOND])

        assert (table.power(mine), table.power(table.opponent_mane)) == (2, 1)

    @pytest.mark.must_not
    def test_in_play_he_does_not(self) -> None:
        """Only the discard pile counts: he helps as he gets there."""
        storm = plain(abilities=(main_phase(Retire(choose(yours(FRIEND)))),))
        table = Table(home=[DOUBLE_DIAMOND, storm])
        assert (table.power(table.mane), table.power(DOUBLE_DIAMOND)) == (1, 2)

        assert table.use(storm).choose(DOUBLE_DIAMOND).power(table.mane) == 2

    @pytest.mark.clause("711.3a")
    def test_he_counts_from_when_he_got_there(self) -> None:
        """What a power becomes takes back what was before, and counts what comes later."""
        leveller = plain(
            abilities=(
                Continuous((PowerBecomes(5),), each(cards(MANE))),
                main_phase(Retire(choose(yours(FRIEND)))),
            )
        )
        table = Table(home=[leveller, DOUBLE_DIAMOND])
        assert table.power(table.mane) == 5

        assert table.use(leveller).choose(DOUBLE_DIAMOND).power(table.mane) == 6


@pytest.mark.card("de135")
class TestApplejack:
    """de135."""

    def test_each_player_keeps_one_of_each(self) -> None:
        """You choose first, then your opponent; only then the rest is retired."""
        friend, other = plain(3, ORANGE), plain()
        charm, banner = (stall(name) for name in ("Charm", "Banner"))
        theirs, spare = plain(), plain()
        foe, imp = plain_troublemaker(), plain_troublemaker()
        table = Table(
            home=[friend, other, charm, banner],
            opponent_home=[theirs, spare],
            opponent_mine=[foe],
            opponent_theirs=[imp],
            hand=[APPLEJACK],
            tokens=5,
        ).play(APPLEJACK, "home")

        assert (table.asked, table.question.seat, table.choices()) == ("keep", 0, [friend, other, APPLEJACK])
        assert table.choose(APPLEJACK).choices() == [charm, banner]
        assert table.choose(banner).choices() == [theirs, spare]
        assert table.zone_of(friend) == "play"
        assert table.choose(spare).choices() == [foe, imp]
        table.choose(foe)
        gone = [card for card in (friend, other, charm, theirs, imp) if table.zone_of(card) == "discard-pile"]
        kept = [card for card in (APPLEJACK, banner, spare, foe) if table.zone_of(card) == "play"]
        assert (len(gone), len(kept)) == (5, 4)
        assert table.told(kinds.RETIRED) == 5

    @pytest.mark.must_not
    def test_covered_troublemakers_and_manes_stay(self) -> None:
        """Nobody chooses among face-down Troublemakers; other types are not touched."""
        covered = piece(plain_troublemaker(), face_down=True)
        table = Table(home=[plain(3, ORANGE)], opponent_mine=[covered], hand=[APPLEJACK], tokens=5).play(
            APPLEJACK, "home"
        )
        table.choose(APPLEJACK)

        assert (table.asked, table.zone_of(covered), table.zone_of(table.mane)) == ("main", "play", "play")

    def test_she_is_diligent(self) -> None:
        """A faceoff she wins gives her a counter."""
        foe = plain_troublemaker(1)
        table = Table(mine=[APPLEJACK], opponent_mine=[foe], phase=TROUBLEMAKER_PHASE)

        assert table.choose(foe).until("main").counters(APPLEJACK) == {"+1 power": 1}


@pytest.mark.card("de134")
class TestEmber:
    """de134."""

    def test_joins_a_challenge_from_home(self) -> None:
        """Her three power decide it; she stays where she is."""
        trouble = plain_troublemaker(4)
        table = Table(home=[EMBER], mine=[plain(2)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)
        table.choose(trouble)

        assert (table.told(kinds.JOINED), table.area_of(EMBER)) == (1, "home")
        assert table.until("main").score == 1

    def test_against_a_challenger_too(self) -> None:
        """In a faceoff the opponent starts she stands by your Troublemaker."""
        trouble = plain_troublemaker(1)
        table = Table(
            home=[EMBER],
            mine=[trouble],
            opponent_mine=[plain(3)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)

        assert (table.until("main").opponent_score, table.zone_of(trouble)) == (0, "play")

    @pytest.mark.must_not
    def test_frightened_she_stays_out(self) -> None:
        """Face down she has no ability; where she is involved anyway, she joins no second time."""
        trouble = plain_troublemaker(4)
        scared = Table(
            home=[piece(EMBER, frightened=True)],
            mine=[plain(2)],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)
        there = Table(mine=[EMBER], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE).choose(trouble)

        assert (scared.told(kinds.JOINED), there.told(kinds.JOINED)) == (0, 0)


@pytest.mark.card("de25")
class TestBabyFlurryHeart:
    """de25."""

    def test_flipped_she_scatters_two(self) -> None:
        """You choose two characters, whoever's they are; each is moved to another area by chance."""
        fighter, rival = plain(9), plain()
        table = Table(
            mine=[fighter],
            opponent_mine=[rival, plain_troublemaker()],
            deck=[FLURRY],
            phase=TROUBLEMAKER_PHASE,
        )
        table._take(0)
        table.until("choose")
        assert set(table.choices()) == {table.mane, fighter, table.opponent_mane, rival}

        table.choose(fighter, rival)
        assert (table.area_of(fighter) != "mine", table.area_of(rival) != "mine") == (True, True)
        assert table.told(kinds.MOVED) == 2

    def test_the_first_move_goes_anywhere(self) -> None:
        """Wherever you mean to go first, chance decides among the areas you could reach; you pay."""
        places = set()
        for seed in range(12):
            walker = plain()
            table = Table(home=[walker], opponent_home=[FLURRY], tokens=2, seed=seed).move(walker, "mine")
            places.add(table.area_of(walker))
            assert table.tokens == 0
        assert places == {"mine", "theirs"}

    def test_it_is_your_move_still(self) -> None:
        """Who moves a character is told as before: your own triggers hear it."""
        walker, watcher = plain(), plain(abilities=(when(Moves(YOU, one(FRIEND)), Gain(1)),))
        table = Table(home=[walker, watcher, FLURRY], tokens=2).move(walker, "mine")

        assert table.tokens == 1

    @pytest.mark.must_not
    def test_only_the_first_of_a_turn(self) -> None:
        """The second move of the turn goes where you say, whoever moved first; a new turn begins anew."""
        for seed in range(8):
            first, second = plain(), plain()
            table = Table(home=[first, second, FLURRY], tokens=4, seed=seed)
            table.move(first, "mine").move(second, "theirs")
            assert table.area_of(second) == "theirs"

    def test_moves_by_texts_too(self) -> None:
        """A text that moves a character first in the turn is no better."""
        places = set()
        for seed in range(12):
            walker = plain()
            caller = plain(abilities=(main_phase(Move(choose(cards(FRIEND)))),))
            table = Table(home=[walker, caller, FLURRY], seed=seed).use(caller).choose(walker).choose("mine")
            places.add(table.area_of(walker))
        assert places == {"mine", "theirs"}

    def test_two_of_them(self) -> None:
        """Each has her say once, and the character is moved one time."""
        walker = plain()
        table = Table(home=[walker, piece(FLURRY), piece(FLURRY)], tokens=2)
        table.move(walker, "mine").until("main")

        assert table.told(kinds.MOVED) == 1

    @pytest.mark.must_not
    def test_frightened_she_sleeps(self) -> None:
        """Face down she moves nobody."""
        for seed in range(8):
            walker = plain()
            table = Table(home=[walker, piece(FLURRY, frightened=True)], tokens=2, seed=seed)
            assert table.move(walker, "mine").area_of(walker) == "mine"
