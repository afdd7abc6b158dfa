"""Other ways to pay for a card: Redeem (glossary, R56) and Transform (C1)."""

from dataclasses import replace

import pytest

from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    FRIEND,
    HASTY,
    ORANGE,
    REDEEM,
    THAT,
    THIS,
    YOU,
    Ability,
    Card,
    Frighten,
    Gain,
    IsDismissed,
    IsRetired,
    Keyword,
    LeavesPlay,
    Need,
    PlayCost,
    Plays,
    Replacement,
    Score,
    Standing,
    cards,
    one,
    transform,
    when,
)
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain, plain_troublemaker

YOU_SEAT = Seat(0)


def titled(title: str, card: Card) -> Card:
    """Give a card this title."""
    return replace(card, title=title)


def trixie(*keywords: Keyword, cost: int = 7, needs: tuple[Need, ...] = ()) -> Card:
    """Make a Friend of that title with Redeem."""
    return titled("Trixie", plain(3, cost=cost, needs=needs, keywords=(REDEEM, *keywords)))


def by(mode: str) -> Options:
    """Give the default rules with another reading of Transform."""
    return replace(COMPREHENSIVE, transform_mode=mode)  # type: ignore[arg-type]


class TestRedeem:
    """Glossary: Redeem, R56."""

    @pytest.mark.clause("glossary.redeem")
    @pytest.mark.ruling("R56")
    def test_a_troublemaker_of_the_title_saves_three(self) -> None:
        """With four tokens you retire your face-up Troublemaker for a cost of seven; it isn't dismissed."""
        silent = (when(IsDismissed(THIS), Score(1)), when(IsRetired(THIS), Gain(1)))
        old = titled("Trixie", plain_troublemaker(abilities=silent))
        new = trixie()
        table = Table(hand=[new], mine=[old], tokens=4).play(new, "theirs")

        assert (table.zone_of(old), table.area_of(new)) == ("discard-pile", "theirs")
        assert (table.score, table.tokens) == (0, 1)

    @pytest.mark.clause("glossary.redeem")
    def test_it_is_optional(self) -> None:
        """With enough tokens you are asked: keep the old one and pay all, or retire it and pay three less."""
        old, new = titled("Trixie", plain()), trixie()
        table = Table(hand=[new], home=[old], tokens=7).play(new)
        assert (table.asked, table.choices()) == ("give-for", ["no", old])

        table.choose("no", "home")

        assert (table.zone_of(old), table.tokens) == ("play", 0)
        again = Table(hand=[new], home=[old], tokens=7).play(new).choose(old, "home")
        assert (again.zone_of(old), again.tokens) == ("discard-pile", 3)

    @pytest.mark.clause("glossary.redeem")
    @pytest.mark.ruling("R56")
    def test_who_may_be_retired(self) -> None:
        """Friends and face-up Troublemakers of the title that you control; a covered one has no name."""
        friend, up = titled("Trixie", plain()), titled("Trixie", plain_troublemaker())
        scared = piece(titled("Trixie", plain()), frightened=True)
        covered = piece(titled("Trixie", plain_troublemaker()), face_down=True)
        rival, stranger, new = titled("Trixie", plain()), titled("Trixie Two", plain()), trixie()
        table = Table(
            hand=[new],
            home=[friend, scared, stranger],
            mine=[up],
            theirs=[covered],
            opponent_home=[rival],
            tokens=4,
        ).play(new)

        assert table.choices() == [friend, scared, up]

    @pytest.mark.clause("glossary.redeem")
    @pytest.mark.parametrize(("tokens", "offered"), [(4, True), (3, False)])
    def test_the_rest_must_be_paid(self, tokens: int, offered: bool) -> None:
        """Seven less three is four; with three tokens the card is refused for want of the whole price."""
        new = trixie()
        table = Table(hand=[new], home=[titled("Trixie", plain())], tokens=tokens)

        assert (new in table.playable(), table.why_not(new) is None) == (offered, offered)

    @pytest.mark.clause("glossary.redeem")
    def test_without_the_keyword_or_the_title(self) -> None:
        """Neither a card without Redeem nor one without a namesake in play is cheaper."""
        plain_one, lonely = titled("Trixie", plain(cost=7)), titled("Discord", trixie())
        table = Table(hand=[plain_one, lonely], home=[titled("Trixie", plain())], tokens=4)

        assert table.playable() == []

    @pytest.mark.clause("glossary.redeem")
    def test_the_requirement_stays(self) -> None:
        """The play requirement is asked before anything is paid."""
        new, old = trixie(needs=(Need(ORANGE, 2),)), titled("Trixie", plain())

        assert Table(hand=[new], home=[old], tokens=4).playable() == []
        assert Table(hand=[new], home=[old, plain(2, ORANGE)], tokens=4).playable() == [new]

    @pytest.mark.clause("508.1a")
    def test_what_would_be_replaced_is_no_payment(self) -> None:
        """A namesake that must be frightened instead of leaving can't be retired for it."""
        guard = plain(abilities=(Replacement(LeavesPlay(one(FRIEND)), Frighten(THAT)),))
        new = trixie()

        assert Table(hand=[new], home=[guard, titled("Trixie", plain())], tokens=4).playable() == []

    def test_never_below_nothing(self) -> None:
        """A cost of two with three less is nothing; laws on the price count as well."""
        dearer = plain(abilities=(Standing(PlayCost(+2, cards(FRIEND), YOU)),))
        new, old = trixie(cost=2), titled("Trixie", plain())

        assert Table(hand=[new], home=[old], tokens=0).play(new, "home").tokens == 0
        assert Table(hand=[new], home=[old, dearer], tokens=1).play(new, "home").tokens == 0

    def test_it_can_be_taken_back(self) -> None:
        """Until it is paid for, the half-played card goes back and the old one has not moved."""
        old, new = titled("Trixie", plain()), trixie()
        table = Table(hand=[new], home=[old], tokens=7)
        before = table.state.digest()

        table.play(new).choose(old).cancel()

        assert (table.asked, table.state.digest() == before) == ("main", True)


class TestTransform:
    """C1."""

    def shape(self, *abilities: Ability, cost: int = 4, keywords: tuple[Keyword, ...] = ()) -> Card:
        """Make a Friend with Transform 2."""
        return plain(4, cost=cost, keywords=(transform(2), *keywords), abilities=abilities)

    @pytest.mark.ruling("C1")
    def test_takes_the_place_of_a_friend(self) -> None:
        """For two tokens and a retired Friend it enters play where that Friend was, and was played."""
        new = self.shape(when(Plays(YOU, THIS), Score(1)))
        old = plain(abilities=(when(IsRetired(THIS), Gain(1)),))
        table = Table(hand=[new], mine=[old], tokens=2).play(new)
        assert (table.asked, table.choices(), table.tokens) == ("order-triggers", [old, new], 0)

        table.choose(new)

        assert (table.zone_of(old), table.area_of(new)) == ("discard-pile", "mine")
        assert (table.tokens, table.score, table.told(kinds.PLAYED)) == (1, 1, 1)

    @pytest.mark.ruling("C1")
    def test_the_choice_is_yours(self) -> None:
        """With four tokens: the full cost and any place, or one of your Friends; not the opponent's."""
        new, one_, two = self.shape(), plain(), piece(plain(), frightened=True)
        table = Table(hand=[new], mine=[one_], theirs=[two], opponent_mine=[plain()], tokens=4).play(new)

        assert (table.asked, table.choices()) == ("give-for", ["no", one_, two])
        assert table.choose("no").choices() == ["home", "mine", "theirs"]

    @pytest.mark.ruling("C1")
    def test_not_without_a_friend(self) -> None:
        """With two tokens and nobody to give up it can't be played; a Mane Character is no Friend."""
        assert Table(hand=[self.shape()], tokens=2).playable() == []

    @pytest.mark.ruling("C1")
    def test_laws_on_the_price_count(self) -> None:
        """A discount on Friends lowers the price of transforming too."""
        shop = plain(abilities=(Standing(PlayCost(-1, cards(FRIEND), YOU)),))
        new = self.shape()

        assert Table(hand=[new], home=[shop], tokens=1).play(new).area_of(new) == "home"

    @pytest.mark.ruling("C1")
    def test_hasty_besides(self) -> None:
        """A Hasty one transforms on the opponent's turn."""
        new, old = self.shape(keywords=(HASTY,)), plain()
        table = Table(hand=[new], theirs=[old], tokens=2, opponents_turn=True, stops=(1, 1))

        assert table.choices() == ["pass", new]
        assert table.play(new).area_of(new) == "theirs"

    @pytest.mark.ruling("C1")
    @pytest.mark.option("transform_mode", parameter="mode")
    @pytest.mark.parametrize(
        ("mode", "zone", "area"),
        [("retire", "discard-pile", "mine"), ("return_to_hand", "hand", "mine"), ("free", "play", "theirs")],
    )
    def test_transform_mode(self, mode: str, zone: str, area: str) -> None:
        """The Friend is retired, or returns to the hand, or nobody is given up and the place is free."""
        new, old = self.shape(), plain(cost=9)
        table = Table(hand=[new], mine=[old], tokens=2, options=by(mode)).play(new, "theirs")

        assert (table.zone_of(old), table.area_of(new), table.tokens) == (zone, area, 0)

    @pytest.mark.option("transform_mode", "free")
    def test_free_and_optional(self) -> None:
        """With all four tokens you may still pay the printed cost."""
        new = self.shape()
        table = Table(hand=[new], tokens=4, options=by("free")).play(new)

        assert (table.asked, table.choices()) == ("give-for", ["no", "yes"])
        assert table.choose("yes", "home").tokens == 2
