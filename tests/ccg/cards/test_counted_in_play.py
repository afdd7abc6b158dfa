"""Cards of The Crystal Games and Absolute Discord that count what is in play, and those with old wordings."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    BLUE,
    COMMON,
    ORANGE,
    PINK,
    PURPLE,
    THIS,
    WHITE,
    YELLOW,
    Card,
    Draw,
    PlayToHome,
    Retire,
    main_phase,
    resource,
)
from everfree.testing import Table, piece, plain
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT, YOU

DRONE = POOL["ad6"]
PARCEL_POST = POOL["cg88"]
SHADES = POOL["cg149"]
TATZLWURM = POOL["cg165"]
PINKIE = POOL["ad35"]
LEMON_HEARTS = POOL["ad72"]
PORTAL = POOL["ad141"]
PEP_TALK = POOL["cg110"]
INVITATIONS = POOL["cg155"]
LEAFLETS = POOL["ad122"]
TRAMPLED = POOL["ad117"]

ALL = [plain(9, colour) for colour in (BLUE, ORANGE, PINK, PURPLE, WHITE, YELLOW)]


@pytest.mark.card("ad6")
class TestChangelingDrone:
    """ad6."""

    @pytest.mark.must_not
    def test_counts_frightened_friends_of_all_players(self) -> None:
        """Each gives 2 power, wherever it is; a Friend that is not frightened gives none."""
        table = Table(
            home=[DRONE, piece(plain(), frightened=True), plain()],
            opponent_mine=[piece(plain(), frightened=True)],
        )

        assert table.power(DRONE) == DRONE.front.power + 4


@pytest.mark.card("cg88")
class TestParcelPost:
    """cg88."""

    @pytest.mark.must_not
    def test_needs_a_mailbox_of_yours(self) -> None:
        """Your Mailbox gives 2 power; an opponent's, or one in your hand, gives nothing."""
        mailbox = resource(
            "box", "Box", BLUE, power=1, cost=1, rarity=COMMON, traits=("Mailbox",), abilities=(PlayToHome(),)
        )
        printed = PARCEL_POST.front.power

        assert Table(home=[PARCEL_POST, mailbox]).power(PARCEL_POST) == printed + 2
        assert Table(home=[PARCEL_POST], hand=[mailbox]).power(PARCEL_POST) == printed
        assert Table(home=[PARCEL_POST], opponent_home=[mailbox]).power(PARCEL_POST) == printed


@pytest.mark.card("cg149")
class TestSlickShades:
    """cg149."""

    @pytest.mark.must_not
    def test_counts_every_copy_in_play(self) -> None:
        """With a copy on an opponent's Friend there are two; a copy in your hand is not in play."""
        cool = piece(plain(1), attached=(piece(SHADES),))
        rival = piece(plain(1), attached=(piece(SHADES),))
        bare = plain(1)
        table = Table(home=[cool, bare], opponent_home=[rival], hand=[piece(SHADES)])

        assert (table.power(cool), table.power(rival), table.power(bare)) == (3, 3, 1)


@pytest.mark.card("cg165")
class TestTatzlwurm:
    """cg165."""

    @pytest.mark.must_not
    def test_a_dismissed_friend_is_banished(self) -> None:
        """A Friend that is dismissed is banished; one that is retired goes to the discard pile as usual."""
        lost, spent = plain(), plain(abilities=(main_phase(Draw(1), costs=(Retire(THIS),)),))
        event = POOL["eo135"]
        table = Table(mine=[TATZLWURM], home=[spent, *ALL], hand=[event], opponent_home=[lost], tokens=9)

        table.play(event).choose(lost).use(spent)

        assert (table.banished(OPPONENT), table.zone_of(spent)) == ([lost], "discard-pile")


@pytest.mark.card("ad35")
class TestPinkiePie:
    """ad35."""

    @pytest.mark.must_not
    def test_counts_your_other_friends_there_once(self) -> None:
        """The number is that of the moment, without herself, an opponent's or one at home."""
        table = Table(
            hand=[PINKIE], home=ALL, mine=[plain(), plain()], opponent_mine=[plain()], tokens=9
        ).play(PINKIE, "mine")

        assert table.power(PINKIE) == PINKIE.front.power + 2
        assert table.end_turn().power(PINKIE) == PINKIE.front.power


@pytest.mark.card("ad141")
class TestPortalToTartarus:
    """ad141."""

    def test_banishes_a_card_that_enters_a_discard_pile(self) -> None:
        """An Event you played goes there, and you may banish it by exhausting the Portal."""
        event = POOL["pr114"]
        portal = piece(PORTAL)
        table = Table(home=[portal, *ALL], hand=[event], tokens=9).play(event)
        assert (table.question.seat, table.asked) == (YOU, "may")

        table.choose("yes")

        assert (table.banished(YOU), table.is_exhausted(portal)) == ([event], True)

    @pytest.mark.must_not
    def test_not_while_it_is_exhausted(self) -> None:
        """It can't be exhausted again, so the card stays in the discard pile."""
        event = POOL["pr114"]
        table = Table(home=[piece(PORTAL, exhausted=True), *ALL], hand=[event], tokens=9).play(event)

        assert (table.asked, table.zone_of(event)) == ("main", "discard-pile")


@pytest.mark.card("cg110")
class TestPepTalk:
    """cg110."""

    @pytest.mark.must_not
    def test_readies_any_characters_at_one_problem(self) -> None:
        """Of the characters there you choose which; one elsewhere can't be chosen."""
        tired, also, away = [piece(plain(), exhausted=True) for _ in range(3)]
        table = Table(home=ALL, hand=[PEP_TALK], mine=[tired], opponent_mine=[also], theirs=[away], tokens=9)
        table.end_phase()
        assert PEP_TALK in table.choices()

        table.play(PEP_TALK).choose(table.problem)
        assert table.choices() == [tired, also, "done"]
        table.choose(tired).choose("done")

        assert not table.is_exhausted(tired)
        assert (table.is_exhausted(also), table.is_exhausted(away)) == (True, True)


@pytest.mark.card("cg155")
class TestWonderboltAcademyInvitations:
    """cg155."""

    @pytest.mark.must_not
    def test_readies_a_friend_and_retires_it_after_the_phase(self) -> None:
        """The readied Friend stays for the phase and is retired at its end; another one stays."""
        tired, other = piece(plain(), exhausted=True), plain()
        invitations = piece(INVITATIONS)
        table = Table(home=[invitations, tired, other], opponents_turn=True)
        table.use(invitations).choose("yes")  # one Friend is exhausted
        assert (table.is_exhausted(tired), table.zone_of(tired)) == (False, "play")

        table.end_phase()

        assert (table.zone_of(tired), table.zone_of(other)) == ("discard-pile", "play")


@pytest.mark.card("ad122")
class TestBagOfLeaflets:
    """ad122."""

    @pytest.mark.must_not
    def test_moves_one_of_your_characters_to_its_area(self) -> None:
        """The area is that of the Friend it is on; only your characters elsewhere can be moved."""
        leaflets = piece(LEAFLETS)
        host, ally, rival = piece(plain(), attached=(leaflets,)), plain(), plain()
        table = Table(mine=[host], home=[ally], opponent_home=[rival]).use(leaflets)
        assert set(table.choices()) == {ally, table.mane}

        table.choose(ally)

        assert (table.area_of(ally), table.is_exhausted(leaflets)) == ("mine", True)


@pytest.mark.card("ad117")
class TestTrampled:
    """ad117."""

    def test_an_opponent_loses_two(self) -> None:
        """Played, it takes two of the opponent's action tokens and none of yours."""
        table = Table(home=ALL, hand=[TRAMPLED], tokens=9, opponent_tokens=5)
        before = table.price(TRAMPLED)

        table.play(TRAMPLED)

        assert (table.tokens, table.opponent_tokens) == (9 - before, 3)

    @pytest.mark.must_not
    def test_flipped_it_takes_one(self) -> None:
        """As a flipped card it takes one of the opponent's action tokens, and none of yours."""

        def after_the_faceoff(top: Card) -> tuple[int, int]:
            table = Table(
                problem=open_problem(),
                mine=[plain(1)],
                opponent_mine=[plain(1)],
                deck=[top],
                tokens=1,
                opponent_tokens=3,
            ).end_phase()
            return table.tokens, table.opponent_tokens

        yours, theirs = after_the_faceoff(plain(TRAMPLED.front.power))

        assert after_the_faceoff(TRAMPLED) == (yours, theirs - 1)
