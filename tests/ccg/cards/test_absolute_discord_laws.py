"""Cards of Absolute Discord with laws and lasting changes."""

from dataclasses import replace

import pytest

from everfree.ccg.cards.absolute_discord.events import TWILIGHTS_EPIPHANY
from everfree.ccg.cards.absolute_discord.friends_white import CRACKLE_DIAMOND_IN_THE_ROUGH as CRACKLE
from everfree.ccg.cards.absolute_discord.friends_without_colour import (
    FLIM_AND_FLAM_SHREWD_SCHEMERS as FLIM_AND_FLAM,
    NIGHTMARE_MOON_DEEP_DARKNESS as NIGHTMARE_MOON,
    TWILIGHT_SPARKLE_DISCORDED as TWILIGHT,
)
from everfree.ccg.cards.absolute_discord.problems import (
    FLOODING_AT_SWEET_APPLE_ACRES as FLOODING,
    HEAVY_LIFTING,
    REFORMING_A_DRACONEQUUS,
)
from everfree.ccg.cards.absolute_discord.resources import BATHROBE, HAZMAT_SUIT, TEA_SET
from everfree.ccg.cards.absolute_discord.troublemakers import (
    BABS_SEED_BIGGER_BULLY as BABS_SEED,
    NIGHTMARE_STAR_SOLAR_FLARE as NIGHTMARE_STAR,
    TWILIGHT_SPARKLE_DRAINED as DRAINED,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.language import (
    A_PLAYER,
    ASSET,
    BLUE,
    COMMON,
    END_OF_TURN,
    EPIC,
    FACEOFF_TIMING,
    FRIEND,
    MANE,
    ORANGE,
    PINK,
    PURPLE,
    THIS,
    TROUBLEMAKER,
    WHITE,
    YELLOW,
    YOU,
    Card,
    ColouredPower,
    Confronts,
    DoesntPrevent,
    Draw,
    EachPlayer,
    EventText,
    Exhaust,
    Gain,
    Give,
    May,
    Need,
    PlayToHome,
    Standing,
    cards,
    choose,
    each,
    event,
    main_phase,
    resource,
    when,
)
from everfree.ccg.rules.actions.legality import refuse_draw
from everfree.ccg.rules.turn.end_phase import home_limit
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.pieces import Piece
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT, YOU as ME


def asset(name: str) -> Card:
    """Make an Asset without text that is played to the home."""
    return resource(
        f"asset-{name}",
        f"Asset {name}",
        BLUE,
        power=1,
        cost=1,
        rarity=COMMON,
        traits=(ASSET,),
        abilities=(PlayToHome(),),
    )


def orange_event() -> Card:
    """Make an orange Event that gives a token."""
    return event(
        "orange-event",
        "Orange Event",
        ORANGE,
        power=1,
        cost=1,
        rarity=COMMON,
        text=(EventText(FACEOFF_TIMING, Gain(1)),),
    )


@pytest.mark.card("ad77")
class TestFlimAndFlam:
    """ad77."""

    def scoring(self, *home: Card) -> Table:
        """Start a Score Phase in which you can confront both Problems."""
        return Table(
            home=home,
            mine=[plain(3)],
            theirs=[plain(3)],
            problem=open_problem(),
            opponent_problem=open_problem(),
            phase=SCORE_PHASE,
        )

    def test_only_one_problem_a_turn(self) -> None:
        """You choose which of the two you confront, and score one point for it."""
        assert self.scoring(FLIM_AND_FLAM).choose("theirs").until("main").score == 1

    def test_the_other_one_is_refused(self) -> None:
        """The Problem that was confronted could be confronted again, the other one not."""
        waiting = plain(abilities=(when(Confronts(YOU, anywhere=True), May(Gain(1))),))
        table = self.scoring(FLIM_AND_FLAM, waiting)
        assert (table.can_confront(table.problem), table.can_confront(table.opponent_problem)) == (True, True)

        table.choose("theirs")

        refusal = table.why_not(table.problem)
        assert (table.asked, table.can_confront(table.opponent_problem)) == ("may", True)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("104.2", "enough-confronted")

    @pytest.mark.must_not
    def test_without_them_both(self) -> None:
        """Both Problems are confronted, and the double faceoff follows."""
        assert self.scoring().choose("theirs").until("main").score > 1

    @pytest.mark.must_not
    def test_the_next_turn_counts_anew(self) -> None:
        """Your opponent confronts one Problem in their own turn, whatever you did."""
        table = Table(
            home=[FLIM_AND_FLAM],
            mine=[plain(3)],
            opponent_theirs=[plain(3)],
            problem=open_problem(),
            opponent_problem=open_problem(),
            phase=SCORE_PHASE,
        ).until("main")
        assert (table.score, table.question.seat) == (1, OPPONENT)

        assert table.end_turn().opponent_score == 1


@pytest.mark.card("ad79")
class TestNightmareMoon:
    """ad79."""

    def test_the_third_card_is_not_drawn(self) -> None:
        """A text that draws three cards draws two; the Draw action is refused after that."""
        reader = plain(abilities=(main_phase(Draw(3)),))
        table = Table(home=[NIGHTMARE_MOON, reader], deck=[plain() for _ in range(5)], tokens=2).use(reader)

        refusal = refuse_draw(table.game, ME)
        assert (len(table.hand()), table.tokens) == (2, 2)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("104.2", "enough-drawn")

    def test_it_holds_for_opponents_too(self) -> None:
        """They have drawn nothing this turn, so two cards are left to them."""
        gift = plain(abilities=(main_phase(EachPlayer(Draw(3))),))
        table = Table(
            home=[NIGHTMARE_MOON, gift],
            deck=[plain() for _ in range(4)],
            opponent_deck=[plain() for _ in range(4)],
        ).use(gift)

        assert (len(table.hand()), len(table.hand(OPPONENT))) == (2, 2)

    @pytest.mark.must_not
    def test_two_cards_are_allowed(self) -> None:
        """The Draw action may be used twice."""
        table = Table(home=[NIGHTMARE_MOON], deck=[plain() for _ in range(4)], tokens=3).draw().draw()

        assert (len(table.hand()), table.tokens) == (2, 1)


@pytest.mark.card("ad186")
class TestReformingADraconequus:
    """ad186."""

    def test_no_troublemaker_prevents_confronting_it(self) -> None:
        """Neither an opponent's Troublemaker nor an Epic one; both players profit."""
        imp, boss = plain_troublemaker(), plain_troublemaker(traits=(EPIC,))
        table = Table(
            mine=[plain(3, YELLOW), plain(3)],
            opponent_mine=[imp, plain(4)],
            problem=REFORMING_A_DRACONEQUUS,
        )
        epic = Table(
            mine=[boss, plain(3, YELLOW), plain(3)], opponent_mine=[plain(4)], problem=REFORMING_A_DRACONEQUUS
        )

        for one in (table, epic):
            assert (one.can_confront(REFORMING_A_DRACONEQUUS), one.can_confront(one.problem, OPPONENT)) == (
                True,
                True,
            )

    @pytest.mark.must_not
    def test_only_there(self) -> None:
        """At another Problem a Troublemaker still prevents it."""
        other = open_problem()
        table = Table(
            theirs=[plain(3)],
            opponent_theirs=[plain_troublemaker()],
            problem=REFORMING_A_DRACONEQUUS,
            opponent_problem=other,
        )

        assert not table.can_confront(other)

    @pytest.mark.must_not
    def test_the_requirements_stay(self) -> None:
        """Who lacks the power can't confront it."""
        table = Table(mine=[plain(1)], opponent_mine=[plain_troublemaker()], problem=REFORMING_A_DRACONEQUUS)

        assert not table.can_confront(REFORMING_A_DRACONEQUUS)


@pytest.mark.card("ad56")
class TestCrackle:
    """ad56."""

    def test_every_asset_at_their_home_takes_one_away(self) -> None:
        """Two Assets lower their limit by two; another Resource of theirs does not."""
        stall = replace(asset("three"), front=replace(asset("three").front, traits=()))
        mine = [asset("one"), asset("two"), stall, plain()]
        table = Table(home=[CRACKLE], opponent_home=mine)
        usual = home_limit(Table(opponent_home=mine).game, OPPONENT)

        assert home_limit(table.game, OPPONENT) == usual - 2

    @pytest.mark.must_not
    def test_your_own_assets_count_for_nobody(self) -> None:
        """Neither limit is lower."""
        first, second = plain(), plain()
        table = Table(
            home=[CRACKLE, asset("one"), asset("two"), first], opponent_home=[second, plain(), plain()]
        ).end_turn()

        assert (table.zone_of(first), table.zone_of(CRACKLE), table.zone_of(second)) == (
            "play",
            "play",
            "play",
        )


@pytest.mark.card("ad-1")
class TestNightmareStar:
    """ad-1."""

    def test_a_friend_is_not_exhausted_as_a_cost(self) -> None:
        """An ability whose cost is to exhaust the Friend can't be used."""
        worker = plain(abilities=(main_phase(Gain(1), costs=(Exhaust(THIS),)),))
        table = Table(home=[worker], mine=[NIGHTMARE_STAR])

        refusal = table.why_not_use(worker)
        assert refusal is not None
        assert refusal.clause == "104.2"

    def test_a_text_does_not_exhaust_a_friend_of_its_player(self) -> None:
        """Of all Friends, you may choose only those of your opponent."""
        rival = plain()
        scold = plain(abilities=(main_phase(Exhaust(choose(cards(FRIEND)))),))
        table = Table(home=[scold], opponent_home=[rival, plain()], mine=[NIGHTMARE_STAR]).use(scold)

        assert scold not in table.choices()
        assert table.choose(rival).is_exhausted(rival)

    @pytest.mark.must_not
    def test_a_mane_character_is_no_friend(self) -> None:
        """Other characters can be exhausted."""
        tired = plain(abilities=(main_phase(Gain(1), costs=(Exhaust(choose(cards(MANE))),)),))
        table = Table(home=[tired], mine=[NIGHTMARE_STAR]).use(tired)

        assert table.choose(table.mane).is_exhausted(table.mane)


@pytest.mark.card("ad135")
class TestHazmatSuit:
    """ad135."""

    def solved(self, *mine: Card | Piece) -> Table:
        """Win the faceoff at your Problem, so that it is solved and replaced."""
        return Table(
            mine=mine,
            opponent_mine=[plain(1)],
            problem=open_problem(),
            next_problem=plain_problem(),
            phase=SCORE_PHASE,
        ).until("main")

    def test_the_friend_stays(self) -> None:
        """It is still at your Problem; another Friend goes home."""
        wearer, other = piece(plain(9), attached=(HAZMAT_SUIT,)), plain(1)
        table = self.solved(wearer, other)

        assert (table.area_of(wearer), table.area_of(other)) == ("mine", "home")

    @pytest.mark.must_not
    def test_not_without_it(self) -> None:
        """Every Friend is sent home."""
        walker = plain(9)

        assert self.solved(walker).area_of(walker) == "home"


@pytest.mark.card("ad148")
class TestTeaSet:
    """ad148."""

    def faceoff(self) -> Table:
        """Start a faceoff at your Problem, with a token to pay."""
        return Table(
            home=[TEA_SET],
            mine=[plain(9)],
            opponent_mine=[plain(1)],
            deck=[plain() for _ in range(4)],
            opponent_deck=[plain() for _ in range(4)],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
        )

    def test_nobody_flips(self) -> None:
        """Each player flips one card fewer: none; you have paid and the set is exhausted."""
        table = self.faceoff().choose("yes").until("main")

        assert (table.log.count("flipped"), table.is_exhausted(TEA_SET)) == (0, True)

    @pytest.mark.must_not
    def test_declined_everybody_flips(self) -> None:
        """Without it each player flips a card, and you keep your token."""
        table = self.faceoff().choose("no")
        assert table.tokens == 1

        assert table.until("main").log.count("flipped") == 2


@pytest.mark.card("ad118")
class TestTwilightsEpiphany:
    """ad118."""

    def played(self, *ways: int) -> Table:
        """Play it and choose two of its effects."""
        self.rival = plain()
        table = Table(
            hand=[TWILIGHTS_EPIPHANY],
            home=[plain(2, PURPLE)],
            deck=[plain() for _ in range(5)],
            opponent_home=[self.rival],
            opponent_tokens=4,
            tokens=4,
        ).play(TWILIGHTS_EPIPHANY)
        for way in ways:
            table.number(way)
        return table

    def test_two_of_three(self) -> None:
        """The opposing Friend is moved and three cards are drawn."""
        table = self.played(1, 3).choose(self.rival, "mine")

        assert (table.area_of(self.rival), len(table.hand())) == ("mine", 3)

    def test_opponents_keep_their_characters_where_they_are(self) -> None:
        """For this turn no opponent can move a character of theirs; you can move it."""
        table = self.played(2, 3)

        moving = Occurrence(kinds.MOVED, OPPONENT, table.id(self.rival), by=OPPONENT)
        assert table.game.refusal_of(moving) is not None
        assert table.end_turn().move(self.rival, "mine").area_of(self.rival) == "mine"

    @pytest.mark.must_not
    def test_your_own_characters_can_be_moved(self) -> None:
        """The prohibition is for opponents."""
        mover = plain(cost=0)
        table = Table(
            hand=[TWILIGHTS_EPIPHANY],
            home=[plain(2, PURPLE), mover],
            opponent_home=[plain()],
            tokens=6,
        ).play(TWILIGHTS_EPIPHANY)
        table.number(2).number(3).move(mover, "mine")

        assert table.area_of(mover) == "mine"


@pytest.mark.card("ad83")
class TestTwilightDiscorded:
    """ad83."""

    def test_each_color_of_friends_in_all_discard_piles(self) -> None:
        """Blue twice counts once; the opponent's pink counts; an Event's orange does not."""
        table = Table(
            home=[TWILIGHT],
            discard=[plain(1, BLUE), plain(1, BLUE), orange_event()],
            opponent_discard=[plain(1, PINK)],
        )

        assert table.why(TWILIGHT) == [("printed", 2), (TWILIGHT, 2)]

    @pytest.mark.must_not
    def test_not_friends_in_play(self) -> None:
        """With empty discard piles she has her printed power."""
        assert Table(home=[TWILIGHT, plain(1, PINK)]).power(TWILIGHT) == 2


@pytest.mark.card("ad123")
class TestBathrobe:
    """ad123."""

    def test_alone_at_a_problem(self) -> None:
        """The only Friend there has +3 power; a Mane Character or Troublemaker beside it does not matter."""
        wearer = piece(plain(1), attached=(BATHROBE,))
        table = Table(mine=[wearer], mane_at="mine", opponent_mine=[plain_troublemaker()])

        assert table.why(wearer) == [("printed", 1), (BATHROBE, 3)]

    @pytest.mark.must_not
    def test_not_with_another_friend_there(self) -> None:
        """Whoever controls the other one."""
        wearer, second = piece(plain(1), attached=(BATHROBE,)), piece(plain(1), attached=(BATHROBE,))

        assert Table(mine=[wearer], opponent_mine=[plain()]).power(wearer) == 1
        assert Table(mine=[second, plain()]).power(second) == 1

    @pytest.mark.must_not
    def test_not_at_home(self) -> None:
        """Home is no Problem."""
        wearer = piece(plain(1), attached=(BATHROBE,))

        assert Table(home=[wearer]).power(wearer) == 1


@pytest.mark.card("ad156")
class TestBabsSeed:
    """ad156."""

    def test_double_the_strongest_opposing_character_here(self) -> None:
        """Twice the 3 of their strongest character there; yours and one elsewhere do not count."""
        table = Table(
            mine=[BABS_SEED, plain(8)], opponent_mine=[plain(3), plain(2)], opponent_theirs=[plain(7)]
        )

        assert table.power(BABS_SEED) == 6

    @pytest.mark.must_not
    def test_nothing_with_nobody_there(self) -> None:
        """Without an opposing character here she has no power."""
        assert Table(mine=[BABS_SEED], opponent_home=[plain(3)]).power(BABS_SEED) == 0


@pytest.mark.card("ad166")
class TestTwilightDrained:
    """ad166."""

    def test_opposing_characters_there_lose_their_colors(self) -> None:
        """Your opponent's Friend there is colourless, yours and one elsewhere keep their colours."""
        rival, own, away = plain(2, PINK), plain(2, BLUE), plain(2, PINK)
        table = Table(mine=[DRAINED, own], opponent_mine=[rival], opponent_home=[away])

        assert [table.colours(one) for one in (rival, own, away)] == [0, BLUE, PINK]

    def test_they_cannot_gain_others(self) -> None:
        """Power of a colour is gained without the colour."""
        rival = plain(2, PINK)
        brush = plain(
            abilities=(main_phase(Give((ColouredPower(+1, ORANGE),), choose(cards(FRIEND)), END_OF_TURN)),)
        )
        table = Table(mine=[DRAINED], home=[brush], opponent_mine=[rival]).use(brush).choose(rival)

        assert (table.colours(rival), table.power(rival)) == (0, 3)

    def test_away_from_there_they_have_them_again(self) -> None:
        """The change lasts while they are there."""
        rival = plain(2, PINK)
        table = Table(mine=[DRAINED], opponent_mine=[rival], opponent_tokens=2, opponents_turn=True).move(
            rival, "their home"
        )

        assert table.colours(rival) == PINK

    def test_its_power_meets_no_requirement_of_a_color(self) -> None:
        """A Problem that takes pink power can't be confronted with it, although nothing blocks the way."""
        pink = plain_problem(
            owner=(Need(PINK, 1),),
            opponent=50,
            abilities=(Standing(DoesntPrevent(each(cards(TROUBLEMAKER)), A_PLAYER)),),
        )
        rival = plain(5, PINK)
        free = Table(opponent_theirs=[rival], opponent_problem=pink)
        drained = Table(opponent_theirs=[rival], theirs=[DRAINED], opponent_problem=pink)

        assert free.can_confront(pink, OPPONENT)
        assert not drained.can_confront(pink, OPPONENT)

    @pytest.mark.must_not
    def test_not_while_it_is_covered(self) -> None:
        """Face down it has no text."""
        rival = plain(2, PINK)

        assert Table(mine=[piece(DRAINED, face_down=True)], opponent_mine=[rival]).colours(rival) == PINK


@pytest.mark.card("ad177")
class TestFloodingAtSweetAppleAcres:
    """ad177."""

    def test_who_has_two_characters_there_brings_no_third(self) -> None:
        """A Friend can't be moved or played there; other places are open."""
        walker, comer = plain(), plain(cost=0)
        table = Table(hand=[comer], home=[walker], mine=[plain(), plain()], problem=FLOODING, tokens=4).play(
            comer
        )
        assert "mine" not in table.choices()
        table.choose("home").move(walker)

        assert table.area_of(walker) == "theirs"

    @pytest.mark.must_not
    def test_with_one_character_there_it_is_open(self) -> None:
        """And an opponent's characters do not count."""
        comer = plain(cost=0)
        table = Table(hand=[comer], mine=[plain()], opponent_mine=[plain(), plain()], problem=FLOODING).play(
            comer, "mine"
        )

        assert table.area_of(comer) == "mine"


@pytest.mark.card("ad181")
class TestHeavyLifting:
    """ad181."""

    def test_two_characters_must_be_enough(self) -> None:
        """Three with 2 power each don't meet 2 white and 2 others; two of the right colours do."""
        weak = Table(mine=[plain(1, WHITE), plain(2, BLUE), plain(1, WHITE)], problem=HEAVY_LIFTING)
        strong = Table(mine=[plain(1, BLUE), plain(2, WHITE), plain(2, PINK)], problem=HEAVY_LIFTING)

        assert (weak.can_confront(HEAVY_LIFTING), strong.can_confront(HEAVY_LIFTING)) == (False, True)

    def test_the_right_two_are_chosen(self) -> None:
        """The strongest character is not white; the player would leave it out."""
        table = Table(mine=[plain(5, BLUE), plain(2, PINK), plain(2, WHITE)], problem=HEAVY_LIFTING)
        without_white = Table(mine=[plain(5, BLUE), plain(2, PINK)], problem=HEAVY_LIFTING)

        assert table.can_confront(HEAVY_LIFTING)
        assert not without_white.can_confront(HEAVY_LIFTING)

    def test_it_holds_for_opponents(self) -> None:
        """Their five wild power must come from two characters."""
        few = Table(opponent_mine=[plain(3), plain(2)], problem=HEAVY_LIFTING)
        many = Table(opponent_mine=[plain(2), plain(2), plain(2)], problem=HEAVY_LIFTING)

        assert few.can_confront(HEAVY_LIFTING, OPPONENT)
        assert not many.can_confront(HEAVY_LIFTING, OPPONENT)

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """Elsewhere everybody contributes."""
        other = plain_problem(opponent=3)
        table = Table(theirs=[plain(), plain(), plain()], problem=HEAVY_LIFTING, opponent_problem=other)

        assert table.can_confront(other)
