"""Cards of Canterlot Nights about the price of an ability and about actions of any kind."""

import pytest

from everfree.ccg.cards.canterlot_nights.friends_blue import RAINBOW_DASH_ELEMENT_OF_LOYALTY as RAINBOW_DASH
from everfree.ccg.cards.canterlot_nights.manes import FLUTTERSHY_FRIEND_TO_ANIMALS as FLUTTERSHY
from everfree.ccg.language import CRITTER, Gain, main_phase
from everfree.ccg.view import view_of
from everfree.testing import Table, piece, plain
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("cn7")
class TestFluttershy:
    """cn7."""

    @pytest.mark.parametrize(("critters", "price"), [(0, 3), (1, 2), (2, 1), (4, 0)])
    def test_each_critter_saves_a_token(self, critters: int, price: int) -> None:
        """The price is never below zero, and the option tells it."""
        friends = [plain(1, traits=(CRITTER,)) for _ in range(critters)]
        table = Table(mane=FLUTTERSHY, home=friends[:2], mine=friends[2:], tokens=3)
        question = view_of(table.game, YOU).question
        assert question is not None
        told = [one.prices for one in question.options if one.verb == "use"]
        assert sum([price.total for prices in told for price in prices]) == price

        table.use(FLUTTERSHY)

        assert (table.is_boosted(FLUTTERSHY), table.tokens) == (True, 3 - price)

    @pytest.mark.must_not
    def test_critters_of_others_save_nothing(self) -> None:
        """Neither those of an opponent nor Friends without the trait."""
        table = Table(mane=FLUTTERSHY, home=[plain()], opponent_home=[plain(1, traits=(CRITTER,))], tokens=2)
        refusal = table.why_not_use(FLUTTERSHY)

        assert refusal is not None
        assert refusal.reason == "short-of-tokens"

    def test_boosted_she_follows_her_critters(self) -> None:
        """For [1] she moves to a Problem with a Critter of yours, and to no other place."""
        boosted = piece(FLUTTERSHY, boosted=True)
        table = Table(mane=boosted, mine=[plain(1, traits=(CRITTER,))], theirs=[plain()], tokens=1)

        assert table.use(boosted).area_of(boosted) == "mine"
        assert table.tokens == 0

    @pytest.mark.must_not
    def test_without_a_critter_at_a_problem_she_stays(self) -> None:
        """A Critter at home, or one of an opponent, is no reason to move."""
        boosted = piece(FLUTTERSHY, boosted=True)
        rival = plain(1, traits=(CRITTER,))
        table = Table(mane=boosted, home=[plain(1, traits=(CRITTER,))], opponent_mine=[rival], tokens=1)

        assert table.use(boosted).area_of(boosted) == "home"


@pytest.mark.card("cn19")
class TestRainbowDash:
    """cn19."""

    def table(self, *, tokens: int = 1) -> Table:
        """Give your opponent a turn with actions of several kinds."""
        self.user = plain(1, abilities=(main_phase(Gain(1)),))
        self.runner, self.card = plain(1), plain(1, cost=0)
        return Table(
            home=[RAINBOW_DASH],
            tokens=tokens,
            opponent_home=[self.user, self.runner],
            opponent_hand=[self.card],
            opponent_tokens=9,
            opponents_turn=True,
        )

    def react(self, table: Table) -> None:
        """Move her in answer to the action that has just been taken."""
        assert (table.question.seat, table.asked) == (YOU, "priority")
        assert RAINBOW_DASH in table.choices()
        table.use(RAINBOW_DASH).choose("theirs")
        assert (table.area_of(RAINBOW_DASH), table.tokens) == ("theirs", 0)

    def test_after_an_ability(self) -> None:
        """An opponent uses an ability."""
        table = self.table()
        self.react(table.use(self.user))

    def test_after_a_move(self) -> None:
        """An opponent moves a character."""
        table = self.table()
        self.react(table.move(self.runner, "mine"))

    def test_after_a_draw(self) -> None:
        """An opponent draws a card with the Draw action."""
        table = self.table()
        self.react(table.draw())

    def test_after_playing_a_card(self) -> None:
        """An opponent plays a Friend."""
        table = self.table()
        self.react(table.play(self.card, "their home"))

    @pytest.mark.must_not
    def test_one_move_for_one_action(self) -> None:
        """The same action is answered once, and without a token not at all."""
        table, poor = self.table(tokens=2), self.table(tokens=0).draw()
        table.draw().use(RAINBOW_DASH).choose("theirs")

        assert (table.question.seat, table.asked) == (OPPONENT, "main")
        assert (poor.question.seat, poor.asked) == (OPPONENT, "main")

    @pytest.mark.must_not
    def test_not_after_your_own_actions(self) -> None:
        """Your draw is no reason to move."""
        table = Table(home=[RAINBOW_DASH], tokens=2).draw()

        assert (table.asked, table.area_of(RAINBOW_DASH)) == ("main", "home")
