"""The Events of Premiere for any moment of a faceoff."""

import pytest

from everfree.ccg.cards.premiere.events_faceoff import (
    ASSERTIVENESS_TRAINING,
    GOOD_HUSTLE,
    GOTTA_GO_FAST,
    STRAIGHTEN_UP_AND_FLY_RIGHT,
    TEAM_EFFORT,
    THE_BIG_GUNS,
    UNDERCOVER_ADVENTURE,
    WORKING_TOGETHER,
    YAY,
)
from everfree.ccg.cards.premiere.manes import APPLEJACK_STEADFAST_FARMPONY
from everfree.ccg.language import (
    BLUE,
    COMMON,
    PEGASUS,
    UNICORN,
    WHITE,
    YELLOW,
    Card,
    friend,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem, refused


def pony(title: str) -> Card:
    """Make a Friend of this Title."""
    return friend(f"pony-{title}", f"{title}, Of Old", WHITE, power=1, cost=1, traits=(), rarity=COMMON)


def flips(event: Card, *titles: str) -> int:
    """Play *event* in a faceoff with your Friends of these Titles, and count the cards you flip for it."""
    table = Table(
        hand=[event, plain()],
        mane=APPLEJACK_STEADFAST_FARMPONY,
        mine=[plain(1), *[pony(title) for title in titles]],
        opponent_mine=[plain(1)],
        problem=open_problem(),
        tokens=1,
        phase=SCORE_PHASE,
        stops=IN_FACEOFFS,
    )
    return len(table.play(event).flipped())


@pytest.mark.card("pr101")
class TestGoodHustle:
    """pr101."""

    def test_strengthens_a_pegasus_in_a_faceoff(self) -> None:
        """Any Pegasus can be chosen, involved or not, anyone's; its power counts in the total."""
        flier, rival = plain(1, traits=(PEGASUS,)), plain(1, traits=(PEGASUS,))
        table = Table(
            hand=[GOOD_HUSTLE, plain()],
            mine=[flier],
            opponent_mine=[rival],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        table.play(GOOD_HUSTLE)

        assert table.choices() == [table.mane, flier, rival]
        table.choose(flier)
        assert table.why(flier) == [("printed", 1), (GOOD_HUSTLE, 2)]
        assert table.why_total() == [(flier, 3)]
        assert (table.tokens, table.zone_of(GOOD_HUSTLE)) == (0, "discard-pile")

    def test_ends_with_the_faceoff(self) -> None:
        """It decides a challenge, and in the Main Phase power is as printed again."""
        flier, imp = plain(1, traits=(PEGASUS,)), plain_troublemaker(2)
        table = Table(
            hand=[GOOD_HUSTLE], mine=[flier], opponent_mine=[imp], tokens=1, phase=TROUBLEMAKER_PHASE
        )

        table.choose(imp).play(GOOD_HUSTLE).choose(flier).until("main")

        assert (table.score, table.power(flier)) == (1, 1)

    @pytest.mark.must_not
    def test_passes_over_other_traits(self) -> None:
        """A Unicorn is not offered: your Pegasus Mane Character alone fits."""
        horned = plain(1, traits=(UNICORN,))
        table = Table(
            hand=[GOOD_HUSTLE],
            mine=[horned],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
        )

        table.play(GOOD_HUSTLE)

        assert (table.power(table.mane), table.power(horned)) == (3, 1)

    @pytest.mark.must_not
    def test_is_refused_outside_a_faceoff(self) -> None:
        """In the Main Phase it stays in the hand (512.4)."""
        table = Table(hand=[GOOD_HUSTLE], tokens=1)

        assert table.playable() == []
        assert refused(table, GOOD_HUSTLE) == "512.4"


@pytest.mark.card("pr105")
class TestAssertivenessTraining:
    """pr105."""

    def test_flips_for_either_and_twice_for_both(self) -> None:
        """Rarity or Pinkie Pie in the faceoff flips a card at once, both of them two."""
        assert flips(ASSERTIVENESS_TRAINING, "Rarity") == 1
        assert flips(ASSERTIVENESS_TRAINING, "Pinkie Pie") == 1
        assert flips(ASSERTIVENESS_TRAINING, "Rarity", "Pinkie Pie") == 2

    def test_its_flip_comes_on_top_of_the_usual_one(self) -> None:
        """Before the flips it brings one card, then everyone flips as always; all count."""
        rarity, first, second = pony("Rarity"), plain(3), plain(2)
        table = Table(
            hand=[ASSERTIVENESS_TRAINING, plain()],
            mine=[rarity],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            deck=[first, second],
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        table.play(ASSERTIVENESS_TRAINING).pass_()

        assert table.why_total() == [(rarity, 1), (first, 3), (second, 2)]

    @pytest.mark.must_not
    def test_flips_nothing_without_them(self) -> None:
        """Another pony is no reason; the Event is played in vain."""
        assert flips(ASSERTIVENESS_TRAINING, "Twilight Sparkle") == 0

    @pytest.mark.must_not
    def test_counts_only_your_own_in_the_faceoff(self) -> None:
        """Rarity at home and the opponent's Pinkie Pie in the faceoff flip nothing for you."""
        table = Table(
            hand=[ASSERTIVENESS_TRAINING, plain()],
            home=[pony("Rarity")],
            mine=[plain(1)],
            opponent_mine=[pony("Pinkie Pie")],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.play(ASSERTIVENESS_TRAINING).flipped() == []

    @pytest.mark.must_not
    def test_is_refused_outside_a_faceoff(self) -> None:
        """In the Main Phase it stays in the hand (512.4)."""
        table = Table(hand=[ASSERTIVENESS_TRAINING], mine=[pony("Rarity")], tokens=1)

        assert table.playable() == []
        assert refused(table, ASSERTIVENESS_TRAINING) == "512.4"


@pytest.mark.card("pr117")
class TestGottaGoFast:
    """pr117."""

    def test_moves_a_character_into_the_faceoff(self) -> None:
        """From wherever it is one of yours goes to a Problem, and is involved there."""
        fighter, runner = plain(1), plain(2, BLUE)
        table = Table(
            hand=[GOTTA_GO_FAST, plain()],
            home=[runner],
            mine=[fighter],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        table.play(GOTTA_GO_FAST)

        assert table.choices() == [table.mane, runner, fighter]
        assert table.choose(runner).choices() == ["mine", "theirs"]
        table.choose("mine")
        assert table.why_total() == [(runner, 2), (fighter, 1)]

    @pytest.mark.must_not
    def test_sends_nobody_home(self) -> None:
        """A character at a Problem goes to the other one, not home."""
        fighter = plain(2, BLUE)
        table = Table(
            hand=[GOTTA_GO_FAST],
            mine=[fighter],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
        )

        assert table.play(GOTTA_GO_FAST).choose(fighter).area_of(fighter) == "theirs"

    @pytest.mark.must_not
    def test_is_refused_outside_a_faceoff(self) -> None:
        """In the Main Phase it stays in the hand (512.4)."""
        table = Table(hand=[GOTTA_GO_FAST], home=[plain(2, BLUE)], tokens=1)

        assert table.playable() == []
        assert refused(table, GOTTA_GO_FAST) == "512.4"


@pytest.mark.card("pr119")
class TestStraightenUpAndFlyRight:
    """pr119."""

    def test_flips_for_either_and_twice_for_both(self) -> None:
        """Twilight Sparkle or Fluttershy in the faceoff flips a card at once, both of them two."""
        assert flips(STRAIGHTEN_UP_AND_FLY_RIGHT, "Twilight Sparkle") == 1
        assert flips(STRAIGHTEN_UP_AND_FLY_RIGHT, "Fluttershy") == 1
        assert flips(STRAIGHTEN_UP_AND_FLY_RIGHT, "Twilight Sparkle", "Fluttershy") == 2

    @pytest.mark.must_not
    def test_flips_nothing_without_them(self) -> None:
        """Another pony is no reason."""
        assert flips(STRAIGHTEN_UP_AND_FLY_RIGHT, "Rarity", "Applejack") == 0


@pytest.mark.card("pr121")
class TestTeamEffort:
    """pr121."""

    def test_flips_for_either_and_twice_for_both(self) -> None:
        """Applejack or Twilight Sparkle in the faceoff flips a card at once, both of them two."""
        assert flips(TEAM_EFFORT, "Applejack") == 1
        assert flips(TEAM_EFFORT, "Twilight Sparkle") == 1
        assert flips(TEAM_EFFORT, "Applejack", "Twilight Sparkle") == 2

    @pytest.mark.must_not
    def test_flips_nothing_without_them(self) -> None:
        """Another pony is no reason, and your Mane Character Applejack is at home."""
        assert flips(TEAM_EFFORT, "Rarity", "Fluttershy") == 0


@pytest.mark.card("pr122")
class TestTheBigGuns:
    """pr122."""

    def test_flips_for_either_and_twice_for_both(self) -> None:
        """Rainbow Dash or Pinkie Pie in the faceoff flips a card at once, both of them two."""
        assert flips(THE_BIG_GUNS, "Rainbow Dash") == 1
        assert flips(THE_BIG_GUNS, "Pinkie Pie") == 1
        assert flips(THE_BIG_GUNS, "Rainbow Dash", "Pinkie Pie") == 2

    def test_a_mane_character_has_the_title_too(self) -> None:
        """Your Mane Character Rainbow Dash at the Problem is enough (201.3)."""
        table = Table(
            hand=[THE_BIG_GUNS, plain()],
            mane_at="mine",
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert len(table.play(THE_BIG_GUNS).flipped()) == 1

    @pytest.mark.must_not
    def test_flips_nothing_without_them(self) -> None:
        """Another pony is no reason."""
        assert flips(THE_BIG_GUNS, "Rarity", "Fluttershy") == 0


@pytest.mark.card("pr125")
class TestUndercoverAdventure:
    """pr125."""

    def test_flips_for_either_and_twice_for_both(self) -> None:
        """Rainbow Dash or Rarity in the faceoff flips a card at once, both of them two."""
        assert flips(UNDERCOVER_ADVENTURE, "Rainbow Dash") == 1
        assert flips(UNDERCOVER_ADVENTURE, "Rarity") == 1
        assert flips(UNDERCOVER_ADVENTURE, "Rainbow Dash", "Rarity") == 2

    @pytest.mark.must_not
    def test_flips_nothing_without_them(self) -> None:
        """Another pony is no reason."""
        assert flips(UNDERCOVER_ADVENTURE, "Pinkie Pie", "Fluttershy") == 0


@pytest.mark.card("pr129")
class TestWorkingTogether:
    """pr129."""

    def test_flips_for_either_and_twice_for_both(self) -> None:
        """Applejack or Fluttershy in the faceoff flips a card at once, both of them two."""
        assert flips(WORKING_TOGETHER, "Applejack") == 1
        assert flips(WORKING_TOGETHER, "Fluttershy") == 1
        assert flips(WORKING_TOGETHER, "Applejack", "Fluttershy") == 2

    @pytest.mark.must_not
    def test_flips_nothing_without_them(self) -> None:
        """Another pony is no reason, and your Mane Character Applejack is at home."""
        assert flips(WORKING_TOGETHER, "Pinkie Pie", "Rarity") == 0


@pytest.mark.card("pr130")
class TestYay:
    """pr130."""

    def test_cheers_your_characters_at_an_opponents_problem(self) -> None:
        """Each of them there has one power more until the faceoff ends, for no token."""
        one, two = plain(2), plain(1)
        table = Table(
            hand=[YAY, plain()],
            home=[plain(2, YELLOW)],
            theirs=[one, two],
            opponent_theirs=[plain(1)],
            opponent_problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        table.play(YAY)

        assert table.why(one) == [("printed", 2), (YAY, 1)]
        assert table.why(two) == [("printed", 1), (YAY, 1)]
        table.until("main")
        assert (table.power(one), table.power(two)) == (2, 1)

    @pytest.mark.must_not
    def test_leaves_everybody_else_alone(self) -> None:
        """Yours at home and at your own Problem, and the opponent's there, are as strong as before."""
        away, mine, rival = plain(2, YELLOW), plain(1), plain(3)
        table = Table(
            hand=[YAY, plain()],
            home=[away],
            mine=[mine],
            theirs=[plain(1)],
            opponent_mine=[plain(1)],
            opponent_theirs=[rival],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        table.until("priority").play(YAY)

        assert [table.power(one) for one in (away, mine, rival, table.mane)] == [2, 1, 3, 1]

    @pytest.mark.must_not
    def test_is_refused_outside_a_faceoff(self) -> None:
        """In the Main Phase it stays in the hand (512.4)."""
        table = Table(hand=[YAY], home=[plain(2, YELLOW)])

        assert table.playable() == []
        assert refused(table, YAY) == "512.4"
