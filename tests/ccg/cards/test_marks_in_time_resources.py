"""The Resources of Marks in Time."""

import pytest

from everfree.ccg.cards.friends_forever.resources import SOMNAMBULAS_BLINDFOLD as BLINDFOLD
from everfree.ccg.cards.marks_in_time.resources import BEDAZZLING_COSTUME as COSTUME, MAGIC_ARENA as ARENA
from everfree.ccg.kernel import kinds
from everfree.ccg.language import PURPLE, TROUBLEMAKER_PHASE, WHITE, Card
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.pieces import Piece
from everfree.testing.table import OPPONENT


@pytest.mark.card("mt96")
class TestBedazzlingCostume:
    """mt96."""

    def flipped(self, *home: Card, theirs: bool = False) -> Table:
        """Challenge a Troublemaker and flip the costume."""
        foe = plain_troublemaker(1)
        table = Table(
            mine=[plain(9)],
            home=home,
            opponent_mine=[foe],
            deck=[] if theirs else [COSTUME],
            opponent_deck=[COSTUME] if theirs else [],
            phase=TROUBLEMAKER_PHASE,
        )
        return table.choose(foe)

    def test_flipped_it_is_put_on_a_friend(self) -> None:
        """At the end of the faceoff you attach it to a Friend of yours, wherever that is."""
        friend = plain(2)
        table = self.flipped(friend).until("where")

        assert len(table.choices()) == 2
        table.choose(friend)
        assert (table.zone_of(COSTUME), table.host_of(COSTUME), table.power(friend)) == ("play", friend, 3)

    @pytest.mark.must_not
    def test_not_for_free_on_your_opponents_friends(self) -> None:
        """Whoever flips it puts it on a Friend of their own; without one it stays where it is."""
        friend = plain(2)
        table = self.flipped(friend, theirs=True).until("main")

        assert table.zone_of(COSTUME) == "draw-deck"
        assert COSTUME in table.deck(OPPONENT)

    def test_played_on_a_friend(self) -> None:
        """From the hand it is played on any Friend."""
        mine, theirs = plain(3, WHITE), plain()
        table = Table(home=[mine], opponent_home=[theirs], hand=[COSTUME], tokens=1).play(COSTUME)

        assert table.choices() == [mine, theirs]

    def test_each_accessory_counts(self) -> None:
        """Two costumes on one Friend give 2 each; other attachments count for nothing."""
        one, two = piece(COSTUME), piece(COSTUME)
        friend = piece(plain(2), attached=(one, two))
        table = Table(home=[friend])

        assert table.why(friend) == [("printed", 2), (one, 2), (two, 2)]


def looked(power: int) -> tuple[Table, Piece]:
    """Use the Arena with a card of this power on top."""
    top = piece(plain(power))
    table = Table(home=[ARENA], deck=[top], tokens=1).use(ARENA)
    return table, top


@pytest.mark.card("mt104")
class TestMagicArena:
    """mt104."""

    def test_is_played_to_your_home(self) -> None:
        """It lies at home and needs no host."""
        table = Table(home=[plain(3, PURPLE)], hand=[ARENA], tokens=2).play(ARENA)

        assert table.area_of(ARENA) == "home"

    def test_a_wrong_guess_pays_three(self) -> None:
        """You alone see the card and name its power; your opponent doubts it: three tokens are yours."""
        table, top = looked(3)
        assert (table.asked, table.knows(top), table.knows(top, Seat(1))) == ("choose-number", True, False)
        table.number(3)
        assert (table.question.seat, table.asked, table.choices()) == (1, "guess-power", ["yes", "no"])
        assert not table.knows(top, Seat(1))

        table.choose("no")
        assert (table.tokens, table.zone_of(top), table.knows(top, Seat(1))) == (3, "draw-deck", True)

    @pytest.mark.parametrize(("number", "guess"), [(3, "yes"), (2, "no"), (1_000_000, "no")])
    def test_a_right_guess_banishes_it(self, number: int, guess: str) -> None:
        """Whether it matches or not: seen through, the card is banished and nothing gained."""
        table, top = looked(3)
        table.number(number).choose(guess)

        assert (table.tokens, table.zone_of(top)) == (0, "banished")

    def test_a_bluff(self) -> None:
        """A number that is not its power, believed, pays as well."""
        table, _ = looked(3)

        assert table.number(7).choose("yes").tokens == 3

    @pytest.mark.must_not
    def test_once_a_turn_and_for_a_token(self) -> None:
        """It is exhausted to be used, and costs a token."""
        refusal = Table(home=[ARENA]).why_not_use(ARENA)
        assert refusal is not None
        assert refusal.reason == "short-of-tokens"

        used = piece(ARENA, exhausted=True)
        refusal = Table(home=[used], tokens=1).why_not_use(used)
        assert refusal is not None
        assert refusal.reason == "already-exhausted"

    @pytest.mark.must_not
    def test_blindfolded_there_is_nothing_to_guess(self) -> None:
        """Where nobody may look into a deck nobody is asked about a card; no guess is right, so you gain."""
        top = plain(3)
        table = Table(home=[ARENA, BLINDFOLD], deck=[top], tokens=1).use(ARENA).number(3)

        assert (table.asked, table.tokens) == ("main", 3)
        assert (table.zone_of(top), table.knows(top)) == ("draw-deck", False)
        assert table.told(kinds.REVEALED) == 0
