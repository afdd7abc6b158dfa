"""The Resources of Friends Forever."""

import pytest

from everfree.ccg.cards.friends_forever.resources import (
    HERD_OF_ADORING_FANS as HERD,
    SOMNAMBULAS_BLINDFOLD as BLINDFOLD,
)
from everfree.ccg.cards.high_magic.friends import HOITY_TOITY_DISCERNING_EYE as HOITY
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    CARD,
    FRIEND,
    HOME,
    PINK,
    THAT,
    WHITE,
    YELLOW,
    Banish,
    Effect,
    LookAndReorder,
    LookAndSort,
    May,
    Move,
    PutIntoHand,
    PutIntoPlay,
    PutOnDeck,
    SearchDeck,
    SearchDiscardPile,
    cards,
    choose,
    in_your_discard_pile,
    main_phase,
)
from everfree.testing import Table, piece, plain


@pytest.mark.card("ff113")
class TestSomnambulasBlindfold:
    """ff113."""

    def test_is_played_to_your_home(self) -> None:
        """It lies at home and needs no host."""
        table = Table(home=[plain(2, PINK)], hand=[BLINDFOLD], tokens=1).play(BLINDFOLD)

        assert table.area_of(BLINDFOLD) == "home"

    @pytest.mark.must_not
    @pytest.mark.parametrize(
        "effect", [LookAndReorder(2), LookAndSort(2), SearchDeck(cards(CARD), PutIntoHand(THAT))]
    )
    def test_nobody_looks_into_a_deck(self, effect: Effect) -> None:
        """Looking at the top and searching do nothing: no question, no card seen, no shuffling."""
        seer, top = plain(abilities=(main_phase(effect),)), plain()
        table = Table(home=[seer, BLINDFOLD], deck=[top]).use(seer)

        assert (table.asked, table.knows(top), table.told(kinds.SHUFFLED)) == ("main", False, 0)
        assert Table(home=[seer], deck=[top]).use(seer).asked != "main"

    @pytest.mark.must_not
    def test_not_even_offered(self) -> None:
        """What can't be done can't be chosen (705.2e.i), by your opponent neither."""
        seer = plain(abilities=(main_phase(May(SearchDeck(cards(FRIEND), PutIntoHand(THAT)))),))

        refusal = Table(home=[seer], opponent_home=[BLINDFOLD]).why_not_use(seer)

        assert refusal is not None
        assert refusal.reason == "nothing-to-do"
        assert Table(home=[seer]).use(seer).asked == "may"

    @pytest.mark.must_not
    @pytest.mark.parametrize(
        "effect",
        [
            PutIntoHand(choose(in_your_discard_pile(CARD))),
            PutOnDeck(choose(in_your_discard_pile(CARD))),
            Banish(choose(in_your_discard_pile(CARD))),
            PutIntoPlay(choose(in_your_discard_pile(FRIEND)), place=HOME),
            SearchDiscardPile(in_your_discard_pile(CARD)),
        ],
    )
    def test_discarded_cards_stay(self, effect: Effect) -> None:
        """Whatever would take a card out of a discard pile leaves it there."""
        digger, lost = plain(abilities=(main_phase(effect),)), plain()
        table = Table(home=[digger, BLINDFOLD], discard=[lost]).use(digger)
        assert table.zone_of(lost) == "discard-pile"

        assert Table(home=[digger], discard=[lost]).use(digger).zone_of(lost) != "discard-pile"

    @pytest.mark.must_not
    def test_nor_are_they_played_from_there(self) -> None:
        """A permission to play from the discard pile is of no use."""
        lost = plain(cost=0)

        assert Table(home=[HOITY, BLINDFOLD], discard=[lost]).playable() == []
        assert Table(home=[HOITY], discard=[lost]).playable() == [lost]

    def test_other_ways_stay_open(self) -> None:
        """Cards are drawn and enter discard piles as ever."""
        digger = plain(abilities=(main_phase(Banish(choose(cards(FRIEND)))),))
        table = Table(home=[digger, BLINDFOLD], tokens=1).draw()

        assert len(table.hand()) == 1


@pytest.mark.card("ff105")
class TestHerdOfAdoringFans:
    """ff105."""

    @pytest.mark.must_not
    def test_is_played_on_a_cheap_friend(self) -> None:
        """A Friend that costs two or less, whoever's it is; never a dearer one or a Mane Character."""
        needed, cheap, theirs = plain(3, WHITE | YELLOW, cost=3), plain(cost=2), plain(cost=0)
        table = Table(home=[needed, cheap], opponent_home=[theirs], hand=[HERD], tokens=2).play(HERD)

        assert table.choices() == [cheap, theirs]

    def test_a_token_of_its_host(self) -> None:
        """As it is played, a copy of the Friend enters play where you like, under your control."""
        needed, theirs = plain(3, WHITE | YELLOW, cost=3), plain(4, cost=2)
        table = Table(home=[needed], opponent_home=[theirs], hand=[HERD], tokens=2).play(HERD)
        assert (table.asked, table.choices()) == ("tokens-where", ["home", "mine", "theirs"])

        table.choose("mine")
        (fan,) = table.created(theirs)
        assert (table.power(fan), table.area_of(fan), table.state.controller[table.id(fan)]) == (4, "mine", 0)

    def test_fans_follow(self) -> None:
        """When you move the Friend, you may move a token of that name; where, is your choice."""
        star, other = plain(cost=2), plain(3, WHITE | YELLOW, cost=3)
        table = Table(home=[star, other], hand=[HERD], tokens=9).play(HERD).choose("home")
        (fan,) = table.created(star)
        table.move(star, "mine")
        assert (table.asked, table.choices()) == ("may", ["yes", "no"])

        table.choose("yes")
        assert (table.asked, table.choices()) == ("where", ["mine", "theirs"])
        assert table.choose("theirs").area_of(fan) == "theirs"

    @pytest.mark.must_not
    def test_only_for_that_friend_and_such_tokens(self) -> None:
        """Another Friend's move calls nobody; without a token of that name nobody is asked."""
        star, other = piece(plain(cost=2), attached=(HERD,)), plain(3, cost=3)
        table = Table(home=[star, other], tokens=9).move(other, "mine")
        assert table.asked == "main"

        assert table.move(star, "mine").asked == "main"

    @pytest.mark.must_not
    def test_not_when_your_opponent_moves_it(self) -> None:
        """The herd listens to you: a text of your opponent's that moves the Friend is none of yours."""
        caller = plain(abilities=(main_phase(Move(choose(cards(FRIEND)))),))
        star, other = plain(cost=2), plain(3, WHITE | YELLOW, cost=3)
        table = Table(home=[star, other], hand=[HERD], opponent_home=[caller], tokens=9).play(HERD)
        table.choose(star).choose("home").end_turn().until("main").use(caller).choose(star).choose("mine")

        assert (table.area_of(star), table.asked) == ("mine", "main")
