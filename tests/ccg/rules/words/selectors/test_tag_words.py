"""C4 and C8: tag words do nothing by themselves, and printed facts are read as they are meant."""

from dataclasses import replace

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    FLIP,
    FOAL,
    FRIEND,
    ORANGE,
    THIS,
    WHITE,
    YOU,
    Ability,
    Another,
    Continuous,
    Elsewhere,
    Gain,
    Has,
    IsFlipped,
    Need,
    PlayCost,
    Plays,
    Power,
    Score,
    Standing,
    Triggered,
    WithTrait,
    cards,
    event,
    friend,
    resource,
    yours,
)
from everfree.ccg.language.card import Card
from everfree.ccg.language.text import card_text
from everfree.ccg.vocab import END_PHASE
from everfree.testing import Piece, Table, piece, plain

HARMONY = "Harmony Foal"


def tagged(*abilities: Ability) -> Card:
    """Make a Foal with these abilities."""
    return plain(traits=(FOAL,), abilities=abilities)


class TestTagWords:
    """C4."""

    @pytest.mark.ruling("C4")
    def test_a_tagged_trigger_triggers(self) -> None:
        """It is no activated ability: playing the card triggers it, and nothing of it can be used."""
        member = tagged(Triggered(Plays(YOU, THIS), Score(1), tag=HARMONY))
        table = Table(hand=[member], tokens=1).play(member, "home")

        assert (table.score, table.choices()) == (1, ["end"])

    @pytest.mark.ruling("C4")
    def test_the_tag_is_no_condition(self) -> None:
        """What a Harmony ability asks is in its sentence: with another Foal, whatever the tag says."""
        others = Has(YOU, yours(FRIEND, WithTrait(FOAL), Another()))
        member = tagged(Continuous((Power(+2),), THIS, others, tag="Harmony Dragon"))

        assert Table(home=[member]).power(member) == 1
        assert Table(home=[member, tagged()]).power(member) == 3

    @pytest.mark.ruling("C4")
    def test_laws_may_carry_one(self) -> None:
        """A tagged law is in force like any other."""
        shop = tagged(Standing(PlayCost(-1, cards(FRIEND), YOU), tag="Talented"))
        buyer = plain(cost=3)

        assert Table(home=[shop], hand=[buyer]).price(buyer) == 2

    @pytest.mark.ruling("C4")
    @pytest.mark.parametrize(
        ("language", "printed"),
        [
            (
                "en",
                ("Harmony Foal: When you play this card, gain [1].", "Talented: This card gets +1 power."),
            ),
            (
                "fr",
                (
                    "Harmony Foal\u00a0: quand vous jouez cette carte, recevez [1].",
                    "Talented\u00a0: cette carte gagne +1 en puissance.",
                ),
            ),
        ],
    )
    def test_it_is_printed_in_front(self, language: str, printed: tuple[str, ...]) -> None:
        """The tag stands before a colon; it is a name, and stays as printed."""
        member = tagged(
            Triggered(Plays(YOU, THIS), Gain(1), tag=HARMONY), Continuous((Power(+1),), THIS, tag="Talented")
        )

        assert card_text(member, language).sides[0].paragraphs == printed

    @pytest.mark.ruling("C4")
    def test_chaos_is_one_too(self) -> None:
        """An ability of a flipped card is printed with Chaos in front."""
        wild = tagged(Elsewhere(FLIP, Triggered(IsFlipped(THIS), Gain(1))))

        assert card_text(wild).sides[0].paragraphs == ("Chaos: When this card is flipped, gain [1].",)


class TestPrintedFacts:
    """C8."""

    @pytest.mark.ruling("C8")
    def test_a_card_of_several_colours_needs_each_of_them(self) -> None:
        """Friends, Events and Resources alike; a card of one colour has one requirement."""
        both = ORANGE | WHITE
        two = friend("x1", "Plum, Baker", both, power=1, cost=1, needs=2, traits=(), rarity="C")
        one = event("x2", "Cake", ORANGE, power=1, cost=1, needs=3, rarity="C", text=())
        none = resource("x3", "Oven", both, power=1, cost=1, rarity="C", traits=(), abilities=())

        assert two.needs == (Need(WHITE, 2), Need(ORANGE, 2))
        assert (one.needs, none.needs) == ((Need(ORANGE, 3),), ())

    @pytest.mark.ruling("C8")
    @pytest.mark.parametrize(("limit", "asked"), [(3, "home-limit"), (-1, "main")])
    def test_without_a_number_there_is_no_home_limit(self, limit: int, asked: str) -> None:
        """Four Friends at home are one too many for a limit of three, and none where no number is printed."""
        start = POOL["pr1"]
        mane: Piece = piece(replace(start, front=replace(start.front, home_limit=limit)))
        table = Table(mane=mane, home=[plain() for _ in range(4)], phase=END_PHASE)

        assert table.asked == asked
