"""Cards that create tokens, put Troublemakers into play and look at Problem decks."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    BLUE,
    CRITTER,
    EARTH_PONY,
    ORANGE,
    PEGASUS,
    PINK,
    PREPARED,
    SWIFT,
    UNICORN,
    WHITE,
    YELLOW,
    Card,
    token,
)
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

FLIER = token(1, BLUE, PEGASUS, keywords=(SWIFT,))
CRITTERS = token(1, YELLOW, CRITTER)
EARTH = token(1, PINK, EARTH_PONY)
HORN = token(1, WHITE, UNICORN, keywords=(PREPARED,))
ROCK = token(3, ORANGE, "Rock")


def able(card: Card) -> Card:
    """Make a Friend that meets the requirements of *card*."""
    return plain(9, card.front.colours)


def number_of(table: Table, card: Card) -> int:
    """Count the tokens of a card in play."""
    return sum(table.count(one) for one in table.created(card))


def put_at_home(table: Table) -> Table:
    """Put all tokens at home."""
    while table.asked in ("tokens-where", "tokens-there"):
        if table.asked == "tokens-where":
            table.choose("home")
        else:
            table.number(table.question.options[-1][-1])
    return table


@pytest.mark.card("hm94", "hm12")
class TestSeveralTokens:
    """hm94, hm12."""

    @pytest.mark.must_not
    def test_two_critters(self) -> None:
        """Two enter, and no other token."""
        card = POOL["hm94"]
        table = put_at_home(Table(home=[able(card)], hand=[card], tokens=9).play(card))

        assert (number_of(table, CRITTERS), number_of(table, EARTH)) == (2, 0)

    @pytest.mark.must_not
    def test_three_fliers_if_you_like(self) -> None:
        """The player may decline."""
        card = POOL["hm12"]
        table = Table(home=[able(card)], hand=[card], tokens=9).play(card, "home")
        assert number_of(put_at_home(table.choose("yes")), FLIER) == 3

        other = Table(home=[able(card)], hand=[card], tokens=9).play(card, "home").choose("no")
        assert other.created(FLIER) == []


@pytest.mark.card("sb76")
class TestExhaustsForEach:
    """sb76."""

    @pytest.mark.must_not
    def test_as_many_as_you_have_characters(self) -> None:
        """They are counted as the ability triggers, before the tokens come (712.2); yours are not offered."""
        card, helper = POOL["sb76"], able(POOL["sb76"])
        rivals = [plain() for _ in range(3)]
        table = Table(home=[helper], opponent_home=rivals, hand=[card], tokens=9)
        put_at_home(table.play(card, "home"))
        for rival in rivals:
            assert helper not in table.choices()
            table.choose(rival)

        assert (table.asked, [table.is_exhausted(one) for one in rivals]) == ("main", [True] * 3)
        assert not table.is_exhausted(table.opponent_mane)


@pytest.mark.card("de30")
class TestRetiresForTokens:
    """de30."""

    @pytest.mark.must_not
    def test_as_many_as_its_power(self) -> None:
        """At the start of your turn only; without it nothing happens."""
        card = POOL["de30"]
        table = Table(home=[card]).end_turn().end_turn().until("may").choose("yes")

        assert number_of(put_at_home(table), EARTH) == card.front.power
        assert table.zone_of(card) == "discard-pile"


@pytest.mark.card("mt47")
class TestAloneAtAProblem:
    """mt47."""

    @pytest.mark.must_not
    def test_only_without_opposing_characters(self) -> None:
        """A character of an opponent at the Problem keeps the token away."""
        card = POOL["mt47"]
        alone = Table(mine=[card]).end_turn().end_turn().until("may").choose("yes")
        assert number_of(put_at_home(alone), HORN) == 1

        beset = Table(mine=[card], opponent_mine=[plain()]).end_turn().end_turn().until("main")
        assert beset.created(HORN) == []


@pytest.mark.card("mt100")
class TestRockEachTurn:
    """mt100."""

    @pytest.mark.must_not
    def test_at_the_end_of_your_turn(self) -> None:
        """One token a turn, none at the end of an opponent's."""
        table = Table(home=[POOL["mt100"]]).end_turn()
        assert number_of(table, ROCK) == 1

        assert number_of(table.end_turn(), ROCK) == 1


@pytest.mark.card("de74")
class TestRocksAndCritters:
    """de74."""

    @pytest.mark.must_not
    def test_counters_become_critters(self) -> None:
        """Both counters must be there."""
        card = POOL["de74"]
        rich = piece(card, counters=("+1 power", "+1 power"))
        table = put_at_home(Table(home=[rich]).use(rich))
        assert (number_of(table, CRITTERS), table.counters(rich)) == (2, {})

        poor = piece(card, counters=("+1 power",))
        refusal = Table(home=[poor]).why_not_use(poor)
        assert refusal is not None
        assert refusal.reason == "too-few-counters"

    @pytest.mark.must_not
    def test_critters_become_a_rock(self) -> None:
        """Two of your Critters are retired; an opponent's can't pay."""
        card, one, two, rival = POOL["de74"], *[plain(traits=(CRITTER,)) for _ in range(3)]
        table = put_at_home(Table(home=[card, one, two], opponent_home=[rival]).use(card).choose(one))

        assert [table.zone_of(each) for each in (one, two, rival)] == ["discard-pile"] * 2 + ["play"]
        assert number_of(table, ROCK) == 1


@pytest.mark.card("mt58")
class TestCritterCaretaker:
    """mt58."""

    @pytest.mark.must_not
    def test_critters_do_not_count_at_home(self) -> None:
        """With three other Friends no Critter must be retired, but a fourth Friend must."""
        card, critter = POOL["mt58"], plain(traits=(CRITTER,))
        mane = POOL["pr1"]
        others = [plain() for _ in range(mane.front.home_limit - 1)]
        table = Table(mane=mane, home=[card, critter, *others]).end_turn()
        assert [table.zone_of(one) for one in (card, critter, *others)] == ["play"] * (2 + len(others))

    def test_its_mark_brings_critters(self) -> None:
        """Two tokens, once."""
        card = POOL["mt58"]
        table = put_at_home(Table(home=[card], tokens=2).use(card))

        assert (number_of(table, CRITTERS), table.is_cutie_marked(card)) == (2, True)


@pytest.mark.card("de62", "mt37")
class TestTroublemakersFaceUp:
    """de62, mt37."""

    @pytest.mark.must_not
    def test_from_the_hand_face_up(self) -> None:
        """The Troublemaker lies face up; Friends in hand are not offered."""
        card, trouble = POOL["de62"], plain_troublemaker()
        table = Table(home=[card], hand=[trouble, plain()]).use(card)
        assert table.choices() == [trouble, "done"]
        table.choose(trouble, "theirs")

        assert (table.area_of(trouble), table.is_face_down(trouble)) == ("theirs", False)

    @pytest.mark.must_not
    def test_when_it_is_cutie_marked(self) -> None:
        """For two tokens, once in its life."""
        card, trouble = POOL["mt37"], plain_troublemaker()
        table = Table(home=[card], hand=[trouble], tokens=4).use(card).choose("yes", trouble, "mine")
        assert (table.area_of(trouble), table.power(trouble)) == ("mine", 3)

        assert table.use(card).asked == "main"  # it can't be marked twice, so nothing is offered


@pytest.mark.card("de80", "ff28", "mt137")
class TestProblemDecks:
    """de80, ff28, mt137."""

    @pytest.mark.must_not
    def test_the_top_problem_goes_to_the_bottom(self) -> None:
        """Any player's Problem deck; a Friend is retired for it."""
        card, friend = POOL["de80"], plain()
        first, second = plain_problem(), plain_problem()
        table = Table(home=[card, friend], problem_deck=[first, second]).use(card)
        table.choose(friend)
        assert table.asked == "problem-deck"

        table.choose(table.choices()[0])
        assert (table.knows(first), table.asked) == (True, "under-deck")
        assert table.choose("yes").problem_deck() == [second, first]

    @pytest.mark.must_not
    def test_two_problems_in_any_order(self) -> None:
        """Both may stay on top in another order; the player may decline."""
        card = POOL["ff28"]
        first, second = plain_problem(), plain_problem()
        table = Table(home=[able(card)], hand=[card], problem_deck=[first, second], tokens=9)
        table.play(card, "home").choose("yes")
        table.choose(table.choices()[0])

        assert (table.knows(first), table.knows(second)) == (True, True)

    @pytest.mark.must_not
    def test_replaces_its_problem(self) -> None:
        """Cutie Marked at a Problem it may replace that one and no other."""
        card = POOL["mt137"]
        table = Table(mine=[card], tokens=2).use(card).choose("yes")

        assert (table.zone_of(table.problem), table.zone_of(table.opponent_problem)) != ("play", "play")
        assert table.zone_of(table.opponent_problem) == "play"
