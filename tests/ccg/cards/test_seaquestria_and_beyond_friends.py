"""The Friends of Seaquestria and Beyond."""

import pytest

from everfree.ccg.cards.seaquestria_and_beyond.friends import (
    BERRY_PUNCH_OFF_BALANCE as BERRY,
    SPIKE_MASTER_OF_CEREMONIES as SPIKE,
)
from everfree.ccg.language import (
    BLUE,
    COMMON,
    FRIEND,
    MAIN_PHASE_TIMING,
    SONG,
    Card,
    ChooseOne,
    Dismiss,
    EventText,
    Gain,
    Score,
    cards,
    choose,
    event,
    main_phase,
)
from everfree.ccg.language.text import card_text
from everfree.testing import Table, piece, plain
from everfree.testing.pieces import plain_dilemma

CHOICE = ChooseOne((Gain(2), Dismiss(choose(cards(FRIEND))), Score(1)))


def song(*traits: str) -> Card:
    """Make an Event with three effects to choose from."""
    text = (EventText(MAIN_PHASE_TIMING, CHOICE),)
    return event("song", "Song", BLUE, power=1, cost=0, rarity=COMMON, traits=traits, text=text)


@pytest.mark.card("sb136")
class TestSpike:
    """sb136."""

    def test_each_effect_of_a_song(self) -> None:
        """All of them are followed, in printed order."""
        card, victim = song(SONG), plain()
        table = Table(home=[SPIKE], opponent_home=[victim], hand=[card]).play(card)
        assert (table.asked, table.choices()) == ("each-effect", ["yes", "no"])

        table.choose("yes")
        assert (table.tokens, table.choices()) == (2, [SPIKE, victim])
        table.choose(victim)

        assert (table.zone_of(victim), table.score) == ("discard-pile", 1)

    def test_you_may_choose_just_one(self) -> None:
        """Declined, the song asks which effect."""
        card = song(SONG)
        table = Table(home=[SPIKE], hand=[card]).play(card).choose("no")

        assert [one[1] for one in table.question.options] == [1, 2, 3]
        table.number(3)
        assert (table.tokens, table.score) == (0, 1)

    @pytest.mark.must_not
    def test_other_events_are_left_alone(self) -> None:
        """Without the trait only one effect is chosen; what can't be done is not offered."""
        card = song()
        table = Table(home=[SPIKE], hand=[card]).play(card)

        assert table.asked == "effect"
        assert [one[1] for one in table.question.options] == [1, 2, 3]

    @pytest.mark.must_not
    def test_not_for_an_opponent_and_not_in_play(self) -> None:
        """An opponent's song is theirs; a choice of a card in play is no song being played."""
        card, chooser = song(SONG), plain(traits=(SONG,), abilities=(main_phase(CHOICE),))
        theirs = Table(hand=[card], opponent_home=[SPIKE]).play(card)
        assert theirs.asked == "effect"

        assert Table(home=[SPIKE, chooser]).use(chooser).asked == "effect"

    @pytest.mark.must_not
    def test_what_cannot_be_done_cannot_be_chosen(self) -> None:
        """With no Friend in play there is nobody to dismiss."""
        card = song()
        table = Table(hand=[card]).play(card)

        assert [one[1] for one in table.question.options] == [1, 3]

    def test_the_choice_is_told_as_a_list(self) -> None:
        """One of several effects, the first after a colon."""
        assert card_text(song()).sides[0].paragraphs == (
            "Main Phase: Choose one: Gain [2], dismiss a Friend, or score a point.",
        )
        assert card_text(song(), "fr").sides[0].paragraphs == (
            "Phase principale\u00a0: choisissez un effet\u00a0: "
            "recevez [2], écartez un Ami ou marquez un point.",
        )


@pytest.mark.card("sb27")
class TestBerryPunch:
    """sb27."""

    def test_an_opponent_must_go_elsewhere(self) -> None:
        """You exhaust her; the character goes to the other Problem, for the price that was paid."""
        walker = plain()
        table = Table(home=[walker], opponent_home=[BERRY], tokens=2).move(walker, "mine")
        assert (table.question.seat, table.asked, table.choices()) == (1, "replace", [BERRY, "no"])

        table.choose(BERRY)

        assert (table.area_of(walker), table.is_exhausted(BERRY), table.tokens) == ("theirs", True, 0)

    def test_they_choose_among_the_others(self) -> None:
        """With a Dilemma on the table there are two other Problems, and the mover chooses."""
        walker = plain()
        table = Table(home=[walker], dilemma=plain_dilemma(), opponent_home=[BERRY], tokens=2)
        table.move(walker, "mine").choose(BERRY)

        assert (table.question.seat, table.choices()) == (0, ["theirs", "dilemma"])
        assert table.choose("dilemma").area_of(walker) == "dilemma"

    def test_she_may_let_it_be(self) -> None:
        """Declined, the move is made."""
        walker = plain()
        table = Table(home=[walker], opponent_home=[BERRY], tokens=2).move(walker, "mine").choose("no")

        assert (table.area_of(walker), table.is_exhausted(BERRY)) == ("mine", False)

    def test_without_another_problem_it_stays(self) -> None:
        """From one Problem to the only other one: it can't be moved to where it is."""
        walker = plain()
        table = Table(theirs=[walker], opponent_home=[BERRY], tokens=2).move(walker, "mine").choose(BERRY)

        assert (table.area_of(walker), table.tokens) == ("theirs", 0)

    @pytest.mark.must_not
    def test_not_on_the_way_home_and_not_exhausted(self) -> None:
        """Home is no Problem; exhausted she can do nothing; her own side moves freely."""
        walker = plain()
        home = Table(mine=[walker], opponent_home=[BERRY], tokens=2).move(walker, "home")
        assert home.area_of(walker) == "home"

        tired = Table(home=[walker], opponent_home=[piece(BERRY, exhausted=True)], tokens=2)
        assert tired.move(walker, "mine").area_of(walker) == "mine"

        own = Table(home=[walker, BERRY], tokens=2).move(walker, "mine")
        assert own.area_of(walker) == "mine"
