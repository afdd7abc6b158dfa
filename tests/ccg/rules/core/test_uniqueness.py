"""516: cards a player may control only in certain numbers."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    A_PLAYER,
    COMMON,
    EPIC,
    FRIEND,
    REACTION,
    THAT,
    TROUBLEMAKER,
    UNIQUE,
    Cant,
    Card,
    EventText,
    Gain,
    IsDismissed,
    IsUncovered,
    Move,
    One,
    Plays,
    PutOnDeck,
    Replacement,
    Score,
    Sequence,
    Standing,
    This,
    cards,
    choose,
    each,
    event,
    friend,
    main_phase,
    one,
    when,
)
from everfree.ccg.vocab import BLUE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker


def named(subtitle: str) -> Card:
    """Make a Unique Friend of one title with this subtitle."""
    return friend(
        f"star-{subtitle}", f"Star, {subtitle}", BLUE, power=1, cost=1, traits=(UNIQUE,), rarity=COMMON
    )


class TestUnique:
    """516.3: one of each name."""

    @pytest.mark.clause("516.3", "516.2", "516.1")
    def test_one_of_two_copies_goes(self) -> None:
        """As the second enters, its player chooses which of the two is dismissed."""
        star = plain(traits=(UNIQUE,))
        old, new = piece(star), piece(star)
        table = Table(home=[old], hand=[new], tokens=1).play(new, "mine")

        assert (table.question.seat, table.asked, table.choices()) == (0, "uniqueness", [old, new])
        table.choose(new)
        assert (table.zone_of(old), table.zone_of(new)) == ("play", "discard-pile")
        assert table.told(kinds.DISMISSED) == 1

    @pytest.mark.clause("516.2")
    def test_one_after_the_other_until_one_is_left(self) -> None:
        """Three copies need two choices."""
        star = plain(traits=(UNIQUE,))
        first, second, third = piece(star), piece(star), piece(star)
        table = Table(home=[first, second], hand=[third], tokens=1).play(third, "home")

        assert table.choices() == [first, second, third]
        assert table.choose(second).choices() == [first, third]
        assert table.choose(third).asked == "main"

    @pytest.mark.clause("516.3")
    def test_one_for_each_player_is_fine(self) -> None:
        """The same Unique card under two controllers violates nothing."""
        star = plain(traits=(UNIQUE,))
        mine, theirs = piece(star), piece(star)
        table = Table(hand=[mine], opponent_home=[theirs], tokens=1).play(mine, "home")

        assert table.asked == "main"

    @pytest.mark.clause("516.3", "201.1a")
    def test_another_subtitle_is_another_name(self) -> None:
        """Two Unique cards with one title and different subtitles live together."""
        day, night = named("by Day"), named("by Night")
        table = Table(home=[day], hand=[night], tokens=1).play(night, "home")

        assert (table.asked, table.zone_of(day), table.zone_of(night)) == ("main", "play", "play")

    @pytest.mark.clause("516.3")
    def test_plain_cards_may_be_many(self) -> None:
        """Copies without the trait are no violation."""
        common = plain()
        old, new = piece(common), piece(common)

        assert Table(home=[old], hand=[new], tokens=1).play(new, "home").asked == "main"

    @pytest.mark.clause("505.1a", "516.1")
    def test_a_frightened_copy_counts_when_it_is_rallied(self) -> None:
        """Face down it has no traits; as it turns up the violation arises."""
        star = plain(traits=(UNIQUE,))
        scared, new = piece(star, frightened=True), piece(star)
        table = Table(home=[scared], hand=[new], tokens=3).play(new, "home")
        assert table.asked == "main"

        table.rally(scared)

        assert (table.asked, table.choices()) == ("uniqueness", [scared, new])

    @pytest.mark.clause("104.3", "516.2")
    def test_no_text_keeps_it_in_play(self) -> None:
        """Dismissed by the game, it is neither saved nor replaced (R18)."""
        star = plain(traits=(UNIQUE,))
        old, new = piece(star), piece(star)
        shelter = plain_problem(abilities=(Standing(Cant(IsDismissed(One(cards(FRIEND))))),))
        angel = plain(abilities=(Replacement(IsDismissed(one(FRIEND)), PutOnDeck(THAT)),))
        table = Table(home=[old, angel], hand=[new], tokens=1, problem=shelter).play(new, "home").choose(old)

        assert table.zone_of(old) == "discard-pile"


class TestTroublemakers:
    """306.2, 516.4: one face-up Troublemaker of a player at a Problem."""

    @pytest.mark.clause("306.2", "516.4")
    def test_the_second_to_turn_up(self) -> None:
        """With one face up, uncovering another there makes its player choose between the two."""
        old, new = plain_troublemaker(), piece(plain_troublemaker(), face_down=True)
        table = Table(mine=[old, new], phase=TROUBLEMAKER_PHASE)

        assert (table.question.seat, table.asked, table.choices()) == (0, "uniqueness", [old, new])
        table.choose(old)
        assert (table.zone_of(old), table.is_face_down(new)) == ("discard-pile", False)

    @pytest.mark.clause("516.4")
    def test_one_for_each_player(self) -> None:
        """Two players may each have one face up at the same Problem."""
        mine, theirs = piece(plain_troublemaker(), face_down=True), plain_troublemaker()
        table = Table(mine=[mine], opponent_mine=[theirs], phase=TROUBLEMAKER_PHASE)

        assert (table.asked, table.is_face_down(mine)) == ("main", False)

    @pytest.mark.clause("516.4")
    def test_face_down_ones_do_not_count(self) -> None:
        """A player may cover as many as they like at one Problem."""
        shown, hidden = plain_troublemaker(), plain_troublemaker()
        table = Table(mine=[shown], hand=[hidden], tokens=1).play(hidden, "mine")

        assert table.asked == "main"

    @pytest.mark.clause("516.4", "516.1")
    @pytest.mark.ruling("R13")
    def test_the_trigger_of_the_one_that_goes_is_processed(self) -> None:
        """Turning up is one occurrence: its effect was created before the repair (R13)."""
        old = plain_troublemaker()
        new = piece(plain_troublemaker(abilities=(when(IsUncovered(This()), Score(1)),)), face_down=True)
        table = Table(mine=[old, new], phase=TROUBLEMAKER_PHASE).choose(new)

        assert (table.zone_of(new), table.score, table.asked) == ("discard-pile", 1, "main")

    @pytest.mark.clause("516.1")
    def test_before_the_next_instruction(self) -> None:
        """ "Move a Troublemaker; gain 1": the violation is repaired before the token is there."""
        text = Sequence((Move(choose(cards(TROUBLEMAKER))), Gain(1)))
        mover = plain(abilities=(main_phase(text),))
        here, there = plain_troublemaker(), plain_troublemaker()
        table = Table(home=[mover], mine=[here], theirs=[there]).use(mover).choose(here)

        assert (table.asked, table.tokens) == ("uniqueness", 0)
        assert (table.choose(here).asked, table.tokens) == ("main", 1)

    @pytest.mark.clause("516.4")
    def test_moving_one_to_another(self) -> None:
        """A Troublemaker moved to a Problem where you have one face up violates uniqueness."""
        mover = plain(abilities=(main_phase(Move(choose(cards(TROUBLEMAKER)))),))
        here, there = plain_troublemaker(), plain_troublemaker()
        table = Table(home=[mover], mine=[here], theirs=[there]).use(mover).choose(here)

        assert (table.asked, table.choices()) == ("uniqueness", [here, there])


class TestEpic:
    """516.4a, 516.4b, 607.3: an Epic Troublemaker tolerates no other."""

    @pytest.mark.clause("516.4b")
    def test_the_epic_one_cannot_be_chosen(self) -> None:
        """Moved beside an own Epic one, the plain one goes without a choice; two Epic ones give one."""
        mover = plain(abilities=(main_phase(Move(choose(cards(TROUBLEMAKER)))),))
        epic, other = plain_troublemaker(traits=(EPIC,)), plain_troublemaker(traits=(EPIC,))
        common = plain_troublemaker()

        mixed = Table(home=[mover], mine=[common], theirs=[epic]).use(mover).choose(common)
        epics = Table(home=[mover], mine=[other], theirs=[epic]).use(mover).choose(other)

        assert (mixed.zone_of(common), mixed.zone_of(epic), mixed.asked) == ("discard-pile", "play", "main")
        assert (epics.asked, epics.choices()) == ("uniqueness", [other, epic])

    @pytest.mark.clause("516.4a", "516.2a")
    def test_across_players(self) -> None:
        """A Troublemaker moved to an opponent's Epic one violates uniqueness: the plain one goes."""
        mover = plain(abilities=(main_phase(Move(choose(cards(TROUBLEMAKER)))),))
        epic, common = plain_troublemaker(traits=(EPIC,)), plain_troublemaker()
        table = Table(home=[mover], mine=[common], opponent_theirs=[epic]).use(mover).choose(common)

        assert (table.zone_of(common), table.zone_of(epic)) == ("discard-pile", "play")

    @pytest.mark.clause("516.2a", "516.4a")
    def test_who_had_priority_last_repairs_it(self) -> None:
        """Two Epic ones of two players: you acted, so you choose between them."""
        mover = plain(abilities=(main_phase(Move(choose(cards(TROUBLEMAKER)))),))
        mine, theirs = plain_troublemaker(traits=(EPIC,)), plain_troublemaker(traits=(EPIC,))
        table = Table(home=[mover], mine=[mine], opponent_theirs=[theirs]).use(mover).choose(mine)

        assert (table.question.seat, table.asked) == (0, "uniqueness")
        assert table.choices() == [mine, theirs]

    @pytest.mark.clause("516.2a")
    def test_on_your_turn_the_opponent_may_have_to(self) -> None:
        """The opponent reacts by moving one Epic one to the other, and chooses between them."""
        shove = event(
            "shove",
            "Shove",
            power=1,
            cost=0,
            rarity=COMMON,
            text=(
                EventText(REACTION, Move(choose(cards(TROUBLEMAKER))), Plays(A_PLAYER, each(cards(FRIEND)))),
            ),
        )
        mine, theirs, ally = plain_troublemaker(traits=(EPIC,)), plain_troublemaker(traits=(EPIC,)), plain()
        table = Table(
            mine=[mine], hand=[ally], tokens=1, opponent_theirs=[theirs], opponent_hand=[shove]
        ).play(ally, "home")

        table.play(shove).choose(mine)

        assert (table.question.seat, table.asked, table.choices()) == (1, "uniqueness", [mine, theirs])
