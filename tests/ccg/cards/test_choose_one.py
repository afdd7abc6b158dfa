"""Cards of which a player chooses one effect (705.2e.i)."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import CRITTER, YELLOW, Card, token
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.table import OPPONENT

NEW_WORLD, BOLD, TURN_THE_TABLES = POOL["eo126"], POOL["hm97"], POOL["hm89"]
MANY_WAYS, HEAVY_HAND, STORM = POOL["mt94"], POOL["de96"], POOL["ff103"]
CRITTERS = token(1, YELLOW, CRITTER)


def able(card: Card) -> Card:
    """Make a Friend that meets the requirements of *card*."""
    return plain(9, card.front.colours)


@pytest.mark.card("eo126")
class TestDrawBanishOrPut:
    """eo126."""

    @pytest.mark.must_not
    def test_what_cannot_be_done_is_not_offered(self) -> None:
        """Without a Friend of 2 printed power and without a discarded Resource only the draw is left."""
        table = Table(home=[able(NEW_WORLD)], hand=[NEW_WORLD], discard=[plain()], tokens=9).play(NEW_WORLD)

        assert (table.asked, len(table.hand())) == ("main", 2)

    def test_banishes_by_printed_power(self) -> None:
        """A counter does not change the printed power."""
        grown, two, three = piece(plain(1), counters=("+1 power",)), plain(2), plain(3)
        table = Table(home=[able(NEW_WORLD), grown], opponent_home=[two, three], hand=[NEW_WORLD], tokens=9)

        table.play(NEW_WORLD).number(2)
        assert [table.zone_of(one) for one in (grown, two, three)] == ["play", "banished", "play"]

    def test_puts_a_resource_on_the_deck(self) -> None:
        """The Resource comes from your own discard pile."""
        hat, theirs = POOL["cg146"], POOL["cg148"]
        table = Table(
            home=[able(NEW_WORLD)], hand=[NEW_WORLD], discard=[hat], opponent_discard=[theirs], tokens=9
        )
        table.play(NEW_WORLD).number(3)

        assert table.deck()[0] is hat


@pytest.mark.card("hm97")
class TestMoveDrawOrPayLess:
    """hm97."""

    @pytest.mark.parametrize("way", [1, 2, 3])
    def test_one_of_three(self, way: int) -> None:
        """A move of your own character, two cards, or a cheaper Friend."""
        friend, dear, rival = able(BOLD), plain(cost=3), plain()
        table = Table(home=[friend], opponent_home=[rival], hand=[BOLD, dear], tokens=9).play(BOLD)
        table.number(way)
        if way == 1:
            assert table.choices() == [table.mane, friend]
            table.choose(friend, "mine")

        assert (table.area_of(friend), len(table.hand()), table.price(dear)) == {
            1: ("mine", 1, 3),
            2: ("home", 3, 3),
            3: ("home", 1, 1),
        }[way]

    @pytest.mark.must_not
    def test_only_the_next_friend_is_cheaper(self) -> None:
        """The second Friend costs its price again."""
        first, second = plain(cost=2), plain(cost=2)
        table = Table(home=[able(BOLD)], hand=[BOLD, first, second], tokens=9).play(BOLD).number(3)
        table.play(first, "home")

        assert table.price(second) == 2


@pytest.mark.card("hm89")
class TestCoverUncoverOrTakeAToken:
    """hm89."""

    def test_turns_an_opposing_troublemaker_face_down(self) -> None:
        """Only face-up Troublemakers of an opponent are offered."""
        theirs, mine = plain_troublemaker(), plain_troublemaker()
        table = Table(
            home=[able(TURN_THE_TABLES)],
            mine=[mine],
            opponent_mine=[theirs],
            hand=[TURN_THE_TABLES],
            tokens=9,
        )
        table.play(TURN_THE_TABLES).number(1)

        assert (table.is_face_down(theirs), table.is_face_down(mine)) == (True, False)

    def test_uncovers_one_of_yours(self) -> None:
        """The hidden one is turned face up."""
        hidden = piece(plain_troublemaker(), face_down=True)
        table = Table(home=[able(TURN_THE_TABLES)], mine=[hidden], hand=[TURN_THE_TABLES], tokens=9)

        assert not table.play(TURN_THE_TABLES).number(2).is_face_down(hidden)

    @pytest.mark.must_not
    def test_an_opponent_loses_what_they_have(self) -> None:
        """You gain a token even if the opponent has none to lose."""
        table = Table(home=[able(TURN_THE_TABLES)], hand=[TURN_THE_TABLES], tokens=9, opponent_tokens=0)
        table.play(TURN_THE_TABLES)

        assert (table.tokens, table.opponent_tokens) == (9 - TURN_THE_TABLES.cost + 1, 0)

    def test_a_token_changes_sides(self) -> None:
        """The opponent loses one, you gain one."""
        table = Table(home=[able(TURN_THE_TABLES)], hand=[TURN_THE_TABLES], tokens=9, opponent_tokens=2)
        table.play(TURN_THE_TABLES)

        assert (table.tokens, table.opponent_tokens) == (9 - TURN_THE_TABLES.cost + 1, 1)


@pytest.mark.card("mt94")
class TestDrawChallengeOrMove:
    """mt94."""

    def test_draws_then_discards(self) -> None:
        """Three cards come and three go."""
        table = Table(home=[able(MANY_WAYS)], hand=[MANY_WAYS, plain()], tokens=9).play(MANY_WAYS).number(1)
        for _ in range(3):
            table.choose(table.choices()[0])

        assert len(table.hand()) == 1

    def test_moves_the_mane_and_makes_it_stronger(self) -> None:
        """The Mane Character that was moved has the power until the end of the turn."""
        table = Table(home=[able(MANY_WAYS)], hand=[MANY_WAYS], tokens=9).play(MANY_WAYS)
        before = table.power(table.mane)
        table.number(3).choose("mine")

        assert (table.area_of(table.mane), table.power(table.mane)) == ("mine", before + 2)
        assert table.end_turn().power(table.mane) == before

    @pytest.mark.must_not
    def test_challenges_with_one_character_only(self) -> None:
        """The other character at the Problem is not involved."""
        friend, other, trouble = able(MANY_WAYS), plain(), plain_troublemaker()
        table = Table(mine=[friend, other], opponent_mine=[trouble], hand=[MANY_WAYS], tokens=9)
        table.play(MANY_WAYS).number(2)
        assert table.choices() == [table.mane, friend, other]
        table.choose(friend).until("main")

        assert table.score == 1


@pytest.mark.card("de96")
class TestDismissControlOrCritters:
    """de96."""

    def test_three_critters(self) -> None:
        """The tokens may enter at different places."""
        table = Table(home=[able(HEAVY_HAND)], hand=[HEAVY_HAND], tokens=9).play(HEAVY_HAND)
        table.choose("home").number(2).choose("mine")

        home, away = table.created(CRITTERS)
        assert [(table.area_of(one), table.count(one)) for one in (home, away)] == [("home", 2), ("mine", 1)]

    @pytest.mark.must_not
    def test_control_ends_with_the_turn(self) -> None:
        """The opposing Troublemaker is yours this turn only, and yours are not offered."""
        mine, theirs = plain_troublemaker(), plain_troublemaker()
        table = Table(
            home=[able(HEAVY_HAND)], mine=[mine], opponent_theirs=[theirs], hand=[HEAVY_HAND], tokens=9
        )
        table.play(HEAVY_HAND).number(2)
        controllers = table.game.state.controller
        before = controllers.copy()

        changed = [a != b for a, b in zip(before, table.end_turn().game.state.controller, strict=False)]
        assert changed.count(True) == 1

    def test_dismisses_a_resource(self) -> None:
        """Any Resource in play."""
        hat = POOL["cg146"]
        table = Table(home=[able(HEAVY_HAND)], opponent_home=[hat], hand=[HEAVY_HAND], tokens=9)

        assert table.play(HEAVY_HAND).number(1).zone_of(hat) == "discard-pile"


@pytest.mark.card("ff103")
class TestDiscardMoveOrPass:
    """ff103."""

    def test_moves_up_to_three_opposing_characters(self) -> None:
        """The player may stop after two; your own characters are not offered."""
        first, second = plain(), plain()
        table = Table(home=[able(STORM)], opponent_mine=[first, second], hand=[STORM], tokens=9)
        table.play(STORM).number(2)
        assert table.choices() == [table.opponent_mane, first, second, "done"]

        table.choose(first, second, "done", "theirs", "their home")
        assert (table.area_of(first), table.area_of(second)) == ("theirs", "their home")

    def test_two_random_cards(self) -> None:
        """The opponent's hand is two cards smaller."""
        table = Table(home=[able(STORM)], hand=[STORM], opponent_hand=[plain(), plain(), plain()], tokens=9)

        assert len(table.play(STORM).number(1).hand(OPPONENT)) == 1

    @pytest.mark.must_not
    def test_troublemakers_prevent_again_next_turn(self) -> None:
        """This turn the Troublemaker does not keep you from confronting."""
        trouble = plain_troublemaker()
        table = Table(home=[able(STORM)], mine=[able(STORM)], opponent_mine=[trouble], hand=[STORM], tokens=9)
        table.play(STORM)
        assert not table.number(3).end_turn().can_confront(table.problem)


@pytest.mark.card("eo80")
class TestReturnOrTurnOver:
    """eo80."""

    @pytest.mark.must_not
    def test_returns_another_card(self) -> None:
        """Friends and Resources, but not the card itself."""
        card, friend, hat = POOL["eo80"], plain(), POOL["cg146"]
        table = Table(home=[able(card), friend], opponent_home=[hat], hand=[card], tokens=9)
        table.play(card, "home").choose("yes").number(1)
        assert card not in table.choices()

        table.choose(hat)
        assert table.zone_of(hat) == "hand"

    def test_turns_any_mane_character_over(self) -> None:
        """Yours or an opponent's."""
        card = POOL["eo80"]
        table = Table(home=[able(card)], hand=[card], tokens=9).play(card, "home").choose("yes").number(2)
        assert table.choices() == [table.mane, table.opponent_mane]

        assert table.choose(table.opponent_mane).is_boosted(table.opponent_mane)
