"""706: cards put into play by a text."""

import pytest

from everfree.ccg.cards.premiere.events_two_colours import DIG_DEEP
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.cards.premiere.resources_home import THE_PONYVILLE_EXPRESS
from everfree.ccg.kernel.state import STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    A_PROBLEM,
    CARD,
    FRIEND,
    HERE,
    HOME,
    OPPONENT,
    THAT,
    THIS,
    TROUBLEMAKER,
    YOU,
    Card,
    ControlledBy,
    Dismiss,
    Enters,
    Gain,
    IsDismissed,
    Pick,
    PutIntoPlay,
    Sequence,
    cards,
    choose,
    each,
    in_your_discard_pile,
    main_phase,
    when,
    yours,
)
from everfree.ccg.vocab import DISCARD_PILE, HAND, Seat
from everfree.testing import Table, piece, plain, plain_troublemaker

OTHER = Seat(1)
ASKED_ALIKE = (STOP_WHEN_ABLE | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED)


def able(effect: PutIntoPlay | Sequence) -> Card:
    """Make a Friend with this text as a free Main Phase ability."""
    return plain(abilities=(main_phase(effect),))


class TestPutIntoPlay:
    """PutIntoPlay."""

    def test_a_card_of_a_pile_goes_where_its_kind_may(self) -> None:
        """A Friend from the discard pile enters at home or at a Problem, free and without being played."""
        lost, caller = plain(cost=5), able(PutIntoPlay(choose(in_your_discard_pile(FRIEND))))
        table = Table(home=[caller], discard=[lost, DIG_DEEP]).use(caller)

        assert (table.asked, table.choices()) == ("where", ["home", "mine", "theirs"])
        table.choose("theirs")
        assert (table.zone_of(lost), table.area_of(lost), table.tokens) == ("play", "theirs", 0)
        assert "played" not in table.log

    def test_the_text_may_say_where(self) -> None:
        """ "Here" and "at a Problem" leave only those places."""
        lost, other = plain(), plain()
        here, there = (
            able(PutIntoPlay(choose(in_your_discard_pile(FRIEND)), place=place))
            for place in (HERE, A_PROBLEM)
        )
        table = Table(theirs=[here], home=[there], discard=[lost, other]).use(here).choose(lost)
        assert table.area_of(lost) == "theirs"

        table.use(there)

        assert table.choices() == ["mine", "theirs"]

    def test_under_anothers_control(self) -> None:
        """The home meant is that of the player who will control it, not its owner's (305.1a)."""
        lost = plain()
        thief = able(PutIntoPlay(choose(cards(FRIEND, ControlledBy(OPPONENT), zone=DISCARD_PILE)), under=YOU))
        table = Table(home=[thief], discard=[plain()], opponent_discard=[lost]).use(thief)

        assert table.choices() == ["home", "mine", "theirs"]
        table.choose("home")
        assert (table.state.controller[table.id(lost)], table.state.owner[table.id(lost)]) == (0, 1)

    def test_by_default_its_owner_controls_it(self) -> None:
        """Your text puts the opponent's card into play: it is theirs, and you choose where."""
        lost = plain()
        caller = able(PutIntoPlay(choose(cards(FRIEND, ControlledBy(OPPONENT), zone=DISCARD_PILE))))
        table = Table(home=[caller], opponent_discard=[lost]).use(caller)

        assert (table.question.seat, table.choices()) == (0, ["their home", "mine", "theirs"])
        assert table.choose("their home").state.controller[table.id(lost)] == OTHER

    def test_resources_go_home_or_on_a_host(self) -> None:
        """An Asset comes to its controller's home, an attachment on a host that fits it."""
        caller = able(PutIntoPlay(choose(cards(CARD, ControlledBy(YOU), zone=DISCARD_PILE))))
        table = Table(home=[caller], discard=[THE_PONYVILLE_EXPRESS, HARD_HAT, DIG_DEEP]).use(caller)

        assert table.choices() == [THE_PONYVILLE_EXPRESS, HARD_HAT]
        assert table.choose(THE_PONYVILLE_EXPRESS).area_of(THE_PONYVILLE_EXPRESS) == "home"
        table.use(caller).choose(caller)
        assert table.host_of(HARD_HAT) == caller

    def test_a_troublemaker_comes_face_down(self) -> None:
        """It lies covered at a Problem; out of the open pile everybody knows which it is."""
        trouble = plain_troublemaker()
        caller = able(PutIntoPlay(choose(cards(CARD, ControlledBy(YOU), zone=DISCARD_PILE))))
        table = Table(home=[caller], discard=[trouble]).use(caller).choose("mine")

        assert (table.is_face_down(trouble), table.area_of(trouble)) == (True, "mine")

    def test_that_card_comes_back(self) -> None:
        """A text finds the card it dismissed (410.6a), and then the card it has become in play."""
        gone = plain(abilities=(when(Enters(THIS), Gain(1)),))
        saver = plain(abilities=(when(IsDismissed(each(cards(FRIEND))), PutIntoPlay(THAT, place=HOME)),))
        killer = plain(abilities=(main_phase(Dismiss(choose(yours(FRIEND)))),))
        table = Table(home=[gone, saver, killer]).use(killer).choose(gone)

        assert (table.zone_of(gone), table.tokens) == ("play", 1)

    def test_the_text_goes_on_about_it(self) -> None:
        """ "Put a Friend into play, then dismiss that card" means the Friend in play."""
        lost = plain()
        put = PutIntoPlay(choose(in_your_discard_pile(FRIEND)), place=HOME)
        caller = able(Sequence((put, Dismiss(THAT))))
        table = Table(home=[caller], discard=[lost]).use(caller)

        assert table.zone_of(lost) == "discard-pile"
        assert table.log.count("dismissed") == 1

    def test_from_the_hand_nobody_learns_whether_there_was_one(self) -> None:
        """With an empty-handed choice the question is the same pause, and it may be declined."""
        caller = able(PutIntoPlay(choose(cards(FRIEND, ControlledBy(YOU), zone=HAND)), place=HOME))
        friend = plain(cost=9)
        rich = Table(home=[caller], hand=[friend], stops=ASKED_ALIKE).use(caller)
        poor = Table(home=[caller], hand=[DIG_DEEP], stops=ASKED_ALIKE).use(caller)

        assert (rich.choices(), poor.choices()) == ([friend, "done"], ["done"])
        assert poor.choose("done").asked == "main"
        assert rich.choose(friend).area_of(friend) == "home"


class TestEntersPlay:
    """Enters."""

    @pytest.mark.clause("706.1d")
    def test_however_it_came(self) -> None:
        """A Friend that is played and one that is put into play both count, elsewhere they don't."""
        watcher = plain(abilities=(when(Enters(each(yours(FRIEND)), HERE), Gain(1)),))
        caller = able(PutIntoPlay(choose(in_your_discard_pile(FRIEND))))
        friend, lost = plain(cost=0), piece(plain())
        table = Table(home=[caller], mine=[watcher], hand=[friend], discard=[lost])

        assert table.play(friend, "mine").tokens == 1
        assert table.use(caller).choose("mine").tokens == 2

    @pytest.mark.clause("704.1b", "801.1")
    def test_cards_that_enter_together_hear_each_other(self) -> None:
        """Two Friends that one text puts into play both hear of both, whichever has the earlier timestamp."""
        hears = when(Enters(each(yours(FRIEND)), HERE), Gain(1))
        lost, left = plain(abilities=(hears,)), plain(abilities=(hears,))
        caller = able(PutIntoPlay(each(in_your_discard_pile(FRIEND)), place=HOME))
        table = Table(mine=[caller], discard=[lost, left]).use(caller)

        assert (table.asked, table.choices()) == ("enters-next", [lost, left])
        table.choose(left)
        assert (table.zone_of(lost), table.zone_of(left)) == ("play", "play")
        assert table.until("main").tokens == 4

    def test_not_the_places_around(self) -> None:
        """Entering at home is not entering at the watcher's Problem."""
        watcher = plain(abilities=(when(Enters(each(yours(FRIEND)), HERE), Gain(1)),))
        friend = plain(cost=0)

        assert Table(mine=[watcher], hand=[friend]).play(friend, "home").tokens == 0


def test_cards_in_play_are_not_put_into_play_again() -> None:
    """ "That card" which is in play stays as it is."""
    caller = able(Sequence((Pick(choose(yours(FRIEND))), PutIntoPlay(THAT))))
    table = Table(home=[caller]).use(caller)

    assert table.log.count("entered") == 0


def test_a_troublemaker_face_up() -> None:
    """It enters face up if the text says so, and face down otherwise (306.1)."""
    nasty = plain_troublemaker()
    for face_up in (True, False):
        caller = plain(
            abilities=(
                main_phase(
                    PutIntoPlay(choose(in_your_discard_pile(TROUBLEMAKER)), place=A_PROBLEM, face_up=face_up)
                ),
            )
        )
        table = Table(home=[caller], discard=[nasty]).use(caller)
        while table.asked in ("choose", "where"):
            table.choose(table.choices()[0])

        assert (table.zone_of(nasty), table.is_face_down(nasty)) == ("play", not face_up)
