"""Cards of Absolute Discord that compare cards, change the bonus of a Problem or look at a hand."""

import pytest

from everfree.ccg.cards.absolute_discord.events import PHOTO_OP, PRIVATE_JOURNAL
from everfree.ccg.cards.absolute_discord.friends_purple import SUNSET_SHIMMER_CLEVER_GIRL as SUNSET
from everfree.ccg.cards.absolute_discord.friends_yellow import (
    GRAVY_BOAT_HOT_STUFF as GRAVY_BOAT,
    GUMMY_THINGS_JUST_GOT_REAL as GUMMY,
)
from everfree.ccg.cards.absolute_discord.resources import ALICORN_COSTUME, FASHION_SHOW
from everfree.ccg.cards.absolute_discord.troublemakers import LORD_TIREK
from everfree.ccg.language import (
    ACCESSORY,
    ASSET,
    BLUE,
    COMMON,
    MAIN_PHASE_TIMING,
    PURPLE,
    WHITE,
    Card,
    Draw,
    EventText,
    event,
    play_on,
    resource,
)
from everfree.ccg.vocab import COLOURS, FRIEND, READY_PHASE, SCORE_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT, YOU, UnexpectedQuestion


def attachment(trait: str) -> Card:
    """Make a Resource with a trait that is played on a Friend."""
    return resource(
        f"thing-{trait.lower()}",
        f"Thing {trait}",
        0,
        power=1,
        cost=0,
        rarity=COMMON,
        traits=(trait,),
        abilities=(play_on(FRIEND),),
    )


EVERY_COLOUR = sum(COLOURS)
HAT, TOOL = attachment(ACCESSORY), attachment(ASSET)
LESSON = event(
    "lesson", "Lesson", BLUE, power=1, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Draw()),)
)


@pytest.mark.card("ad-2")
class TestGummy:
    """ad-2."""

    def faceoff(self, *rivals: Card, with_gummy: bool = True) -> Table:
        """Start a Problem faceoff against *rivals*."""
        return Table(
            problem=open_problem(),
            mine=[plain(5), *([GUMMY] if with_gummy else [])],
            opponent_mine=list(rivals),
            opponent_mane_at="mine",
            phase=SCORE_PHASE,
            hand=[plain()],
            stops=IN_FACEOFFS,
        ).until("priority")

    def test_the_strongest_opposing_character_drops_out(self) -> None:
        """The others of either side stay, stronger or not."""
        strong, weak = plain(4), plain(2)
        involved = self.faceoff(strong, weak).involved()

        assert strong not in involved
        assert (weak in involved, GUMMY in involved, len(involved)) == (True, True, 4)

    @pytest.mark.must_not
    def test_nobody_if_two_are_the_strongest(self) -> None:
        """Neither has higher power than the other."""
        both = plain(4), plain(4)

        assert set(both) <= set(self.faceoff(*both).involved())

    @pytest.mark.must_not
    def test_not_without_him(self) -> None:
        """He must be involved."""
        strong = plain(4)

        assert strong in self.faceoff(strong, plain(2), with_gummy=False).involved()


@pytest.mark.card("ad71")
class TestGravyBoat:
    """ad71."""

    def test_the_weakest_here_sends_a_friend_to_a_hand(self) -> None:
        """Any Friend here, of either player, also himself."""
        ally, rival = plain(3), plain(4)
        table = Table(mine=[GRAVY_BOAT, ally], opponent_mine=[rival], opponent_home=[plain()], tokens=1)
        table.use(GRAVY_BOAT)
        assert table.choices() == [GRAVY_BOAT, ally, rival]

        table.choose(rival)
        assert (table.zone_of(rival), table.is_exhausted(GRAVY_BOAT), table.tokens) == ("hand", True, 0)

    def test_alone_he_is_the_weakest(self) -> None:
        """There is no other Friend that he is compared with."""
        assert Table(mine=[GRAVY_BOAT], tokens=1).use(GRAVY_BOAT).zone_of(GRAVY_BOAT) == "hand"

    @pytest.mark.must_not
    def test_not_beside_one_as_weak(self) -> None:
        """Equal power is not lower."""
        table = Table(mine=[GRAVY_BOAT, plain(2)], tokens=1)

        assert table.why_not_use(GRAVY_BOAT) is not None

    @pytest.mark.must_not
    def test_weaker_ones_elsewhere_do_not_count(self) -> None:
        """Only Friends here are compared."""
        table = Table(mine=[GRAVY_BOAT, plain(3)], home=[plain(1)], tokens=1)

        assert table.why_not_use(GRAVY_BOAT) is None


@pytest.mark.card("ad121")
class TestAlicornCostume:
    """ad121."""

    def test_the_best_dressed_friend_has_every_colour(self) -> None:
        """Two Resources against one."""
        star, other = (
            piece(plain(2, BLUE), attached=(ALICORN_COSTUME, TOOL)),
            piece(plain(1), attached=(HAT,)),
        )
        table = Table(home=[star], opponent_home=[other])

        assert (table.power(star), table.colours(star)) == (3, EVERY_COLOUR)

    @pytest.mark.must_not
    def test_not_while_another_has_as_many(self) -> None:
        """An opponent's Friend counts as well; one more Resource decides."""
        star, other = piece(plain(2, BLUE), attached=(ALICORN_COSTUME,)), piece(plain(1), attached=(TOOL,))
        table = Table(home=[star], opponent_home=[other], hand=[HAT])
        assert (table.power(star), table.colours(star)) == (2, BLUE)

        assert table.play(HAT, star).power(star) == 3


@pytest.mark.card("ad131")
class TestFashionShow:
    """ad131."""

    def shown(self, mine: tuple[Card, ...], theirs: tuple[Card, ...]) -> tuple[int, int]:
        """End your turn with Resources on a Friend of each player; return what each gained."""
        table = Table(
            home=[FASHION_SHOW, piece(plain(), attached=mine)],
            opponent_home=[piece(plain(), attached=theirs)],
            opponent_tokens=5,
            tokens=5,
        )
        table.end_phase()
        while table.question.seat == YOU:
            table.pass_()
        return table.tokens - 5, table.opponent_tokens - 5

    def test_you_gain_for_your_friend(self) -> None:
        """One Accessory is more than none."""
        assert self.shown((HAT,), ())[0] == 1

    def test_an_opponent_gains_for_theirs(self) -> None:
        """Other Resources do not count; the opponent also gets the tokens of the new turn."""
        without = self.shown((HAT,), (HAT,))

        assert self.shown((HAT, TOOL, TOOL), (HAT, HAT)) == (0, without[1] + 1)

    @pytest.mark.must_not
    def test_nobody_gains_if_two_have_as_many(self) -> None:
        """Nobody has a Friend with more than any other."""
        assert self.shown((HAT,), (HAT,))[0] == 0


@pytest.mark.card("ad159")
class TestLordTirek:
    """ad159."""

    def challenge(self, *friends: Card | Piece) -> Table:
        """Challenge him with *friends*, while a weaker one is at home."""
        table = Table(opponent_theirs=[LORD_TIREK], theirs=list(friends), home=[plain(0)], phase=READY_PHASE)
        return table.until("challenge").choose(LORD_TIREK)

    def test_the_weakest_friend_in_the_faceoff_is_dismissed(self) -> None:
        """His controller chooses among the weakest; he gets a counter."""
        weak, other, strong = plain(1), plain(1), plain(3)
        table = self.challenge(weak, other, strong)
        assert (table.asked, table.question.seat, table.choices()) == ("choose", OPPONENT, [weak, other])

        table.choose(other)
        assert (table.zone_of(other), table.zone_of(weak), table.power(LORD_TIREK)) == (
            "discard-pile",
            "play",
            6,
        )

    @pytest.mark.must_not
    def test_no_counter_without_a_friend(self) -> None:
        """Challenged by a Mane Character alone, he dismisses nobody."""
        table = Table(opponent_theirs=[LORD_TIREK], mane_at="theirs", home=[plain(0)], phase=READY_PHASE)
        table.until("challenge").choose(LORD_TIREK)

        assert table.counters(LORD_TIREK) == {}


@pytest.mark.card("ad198")
class TestSunset:
    """ad198."""

    def played(self, card: Card) -> Table:
        """Let the opponent play a card while you hold a Friend, an Event and a Troublemaker."""
        self.friend, self.event, self.troublemaker = plain(), piece(LESSON), plain_troublemaker()
        table = Table(
            home=[SUNSET],
            hand=[self.friend, self.event, self.troublemaker],
            opponent_hand=[card],
            opponents_turn=True,
            opponent_tokens=3,
        )
        return table.play(card, "theirs" if card.type != FRIEND else "their home")

    def test_a_friend_for_a_friend(self) -> None:
        """You may discard a card of the type that was played and gain a token."""
        table = self.played(plain(cost=0))
        assert (table.asked, table.question.seat) == ("may", YOU)
        table.choose("yes").choose(self.friend)

        assert (table.zone_of(self.friend), table.tokens) == ("discard-pile", 1)

    def test_an_event_for_an_event(self) -> None:
        """The Event that was played is in the discard pile by then."""
        table = self.played(LESSON)
        table.choose("yes").choose(self.event)

        assert (table.zone_of(self.event), table.tokens) == ("discard-pile", 1)

    def test_a_troublemaker_for_one_played_face_down(self) -> None:
        """Everybody knows what is played face down."""
        table = self.played(plain_troublemaker())
        table.choose("yes").choose(self.troublemaker)

        assert (table.zone_of(self.troublemaker), table.tokens) == ("discard-pile", 1)

    @pytest.mark.must_not
    def test_not_without_a_card_of_that_type(self) -> None:
        """With another card in hand you can't pay; you are asked all the same, so that nobody learns it."""
        rival = plain(cost=0)
        table = Table(home=[SUNSET], hand=[LESSON], opponent_hand=[rival], opponents_turn=True)
        table.play(rival, "their home")

        assert (table.question.seat, table.choices()) == (YOU, ["no"])
        table.choose("no")
        assert (table.question.seat, table.asked, table.tokens) == (OPPONENT, "main", 0)

    @pytest.mark.must_not
    def test_not_for_your_own_card(self) -> None:
        """An opponent must play it."""
        mine = plain(cost=0)
        table = Table(home=[SUNSET], hand=[mine, plain()]).play(mine, "home")

        assert (table.asked, table.tokens) == ("main", 0)


@pytest.mark.card("ad106")
class TestPhotoOp:
    """ad106."""

    def test_flipped_it_takes_the_bonus_of_a_problem(self) -> None:
        """The Problem of the faceoff: only the point for confronting is scored."""
        problem = open_problem(bonus=3)
        table = Table(
            problem=problem, mine=[plain(9)], opponent_mine=[plain(1)], deck=[PHOTO_OP], phase=SCORE_PHASE
        ).until("choose")
        assert len(table.choices()) == 2

        assert table.choose(problem).until("main").score == 1

    @pytest.mark.must_not
    def test_the_other_problem_keeps_its_bonus(self) -> None:
        """The bonus of the other Problem is 0, that of this one is scored."""
        problem = open_problem(bonus=3)
        table = Table(
            problem=problem, mine=[plain(9)], opponent_mine=[plain(1)], deck=[PHOTO_OP], phase=SCORE_PHASE
        ).until("choose")
        (other,) = [one for one in table.choices() if one is not problem]

        assert table.choose(other).until("main").score == 4

    def test_nobody_moves_characters_this_turn(self) -> None:
        """Played at the start of the Main Phase; on the next turn they move again."""
        mover = plain()
        table = Table(home=[mover, plain(3, WHITE)], hand=[PHOTO_OP], tokens=5, phase=READY_PHASE)
        table.until("priority").play(PHOTO_OP).until("main")

        with pytest.raises(UnexpectedQuestion):
            table.move(mover)
        table.end_turn().end_turn().until("main")
        assert table.move(mover, "mine").area_of(mover) == "mine"


@pytest.mark.card("ad110")
class TestPrivateJournal:
    """ad110."""

    def read(self) -> Table:
        """Play it in a faceoff against an opponent with two cards in hand."""
        self.one, self.other = plain(), plain()
        table = Table(
            problem=open_problem(),
            mine=[plain(2, PURPLE)],
            opponent_mine=[plain(1)],
            opponent_hand=[self.one, self.other],
            hand=[PRIVATE_JOURNAL, plain()],
            tokens=9,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        ).until("priority")
        return table.play(PRIVATE_JOURNAL)

    def test_a_card_of_the_hand_goes_on_the_deck(self) -> None:
        """You choose among all cards of that hand, or none."""
        table = self.read()
        assert table.choices() == [self.one, self.other, "done"]

        table.choose(self.other)
        assert (table.deck(OPPONENT)[0], table.hand(OPPONENT)) == (self.other, [self.one])

    @pytest.mark.must_not
    def test_you_may_choose_none(self) -> None:
        """You have seen the hand, and it stays."""
        table = self.read().choose("done")

        assert (table.hand(OPPONENT), table.knows(self.one)) == ([self.one, self.other], True)
