"""Why and why not, as a person reads them."""

import re
from typing import TYPE_CHECKING

from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.table import PonyTable
from everfree.cli.plain.position import Position
from everfree.players import RandomPlayer
from everfree.telling.board import shown

if TYPE_CHECKING:
    from tests.cli.plain.conftest import Seat, Sit


def sums(lines: list[str]) -> list[tuple[int, list[int]]]:
    """Give each explained number with its parts."""
    found: list[tuple[int, list[int]]] = []
    for line in lines:
        if head := re.search(r": (-?\d+)\.$", line):
            found.append((int(head[1]), []))
        elif part := re.match(r"([+-]?\d+), ", line):
            found[-1][1].append(int(part[1]))
        else:
            raise AssertionError(f"neither a number nor a part of one: {line}")
    return found


class TestWhy:
    """`why`."""

    def test_parts_add_up(self, positions: "list[Seat]") -> None:
        """For every card of twenty positions: its power, price or needs is the sum of what is printed."""
        explained = 0
        for seat in positions:
            position = seat.position
            for card in shown(position.view):
                lines = position.why_card(card)
                if "has no number" in lines[0]:
                    assert card.area < 0 or card.face_down, lines
                    continue
                for total, parts in sums(lines):
                    assert total == sum(parts), lines
                    explained += 1
        assert explained > 300

    def test_says_the_numbers_of_the_board(self, positions: "list[Seat]") -> None:
        """The sum explained is the number the view has."""
        for seat in positions:
            position = seat.position
            for card in position.view.play:
                if card.power is not None:
                    (total, _), *_ = sums(position.why_card(card))
                    assert total == card.power
            for area in position.view.areas:
                if area.problem:
                    told = [total for total, _ in sums(position.why_area(area))]
                    assert sorted(told) == sorted(
                        sum(need.amount for need in side.needs) for side in area.confront
                    )

    def test_explains_what_an_option_costs(self, positions: "list[Seat]") -> None:
        """`why N` of a card to play or move tells the price that the option has."""
        prices = 0
        for seat in positions:
            position = seat.position
            asked = position.asked()
            for listed in position.listing.lines:
                if listed.option.verb in ("play", "move"):
                    line = next(one for one in asked if one.startswith(f"{listed.number}. "))
                    totals = [total for total, _ in sums(position.why(str(listed.number)))]
                    cost = re.search(r"(\d+|no) action token", line)
                    assert cost is not None
                    assert (0 if cost[1] == "no" else int(cost[1])) in totals
                    prices += 1
        assert prices > 20

    def test_explains_both_totals_in_a_faceoff(self, sit: "Sit") -> None:
        """`why total` adds up too, card by card; outside a faceoff it says so."""
        seat = sit(3)
        assert seat.position.why("total") == ["Only during a faceoff."]
        player = RandomPlayer(3)
        explained = 0
        while seat.let_play(player, 1):
            view = seat.position.view
            if view.faceoff is not None:
                told = sums(seat.position.why("total"))
                assert [total for total, _ in told] == [total for _, total, _ in view.faceoff.totals]
                assert all(total == sum(parts) for total, parts in told)
                explained += 1
        assert explained > 5

    def test_asks_back(self, sit: "Sit") -> None:
        """No argument, a number that is none, a name nobody has: each gets its sentence."""
        position = sit().position
        assert position.why("")[0].startswith("Say which")
        assert position.why("9999999999999999999") == ["The choices go from 1 to 4."]
        assert position.why("zebra") == ['You know no card here called "zebra".']


class TestWhyNot:
    """`why not`."""

    def test_names_reason_and_clause(self, sit: "Sit") -> None:
        """What is missing, in numbers, and the rule."""
        seat = sit(8)
        seat.type("1", "1")
        assert seat.position.why_not("vidala") == [
            'You can\'t play "Vidala Swoon, Mane Manager" now.',
            "It costs 4 action tokens and you have 2: 2 more needed.",
            "That is rule 508.1d.",
        ]

    def test_agrees_with_the_options(self, positions: "list[Seat]") -> None:
        """A card in hand is refused exactly when the Main Phase does not offer it."""
        for seat in positions:
            position = seat.position
            if position.question.kind == "main":
                offered = {option.card for option in position.question.options if option.verb == "play"}
                for card in position.view.seats[0].hand:
                    refused = position.why_not_card(card.handle, True)[0].startswith("You can't")
                    assert refused != (card.handle in offered)

    def test_every_known_card_has_an_answer(self, positions: "list[Seat]") -> None:
        """In both languages, with a rule's number wherever something is refused."""
        for seat in positions:
            position = seat.position
            for card in shown(position.view):
                lines = position.why_not_card(card.handle, False)
                refused = [line for line in lines if line.startswith("You can't")]
                assert len(refused) == len([line for line in lines if line.startswith("That is rule ")])


class TestShow:
    """`show`."""

    def test_shows_a_card_by_part_of_its_name(self, sit: "Sit") -> None:
        """Accents, capitals and apostrophes do not matter, and any card there is will do."""
        lines = sit().position.show("creme DE")
        assert lines[0] == "Crème de la Crème"
        assert sit().position.show("ol’ blue")[0] == "Blue Moon, Ol' Blue Eyes"

    def test_shows_the_card_of_an_option(self, sit: "Sit") -> None:
        """A number is a choice."""
        assert sit().position.show("1")[0] == "Looking For Trouble"

    def test_asks_which_of_several(self, sit: "Sit") -> None:
        """Too little of a name lists what it could be."""
        assert sit().position.show("c")[0].startswith("Several cards fit: C")


def test_nothing_said_hangs_on_what_is_hidden(positions: "list[Seat]") -> None:
    """With every hidden card and the seed permuted, the table says the same, word for word."""
    for number, seat in enumerate(positions):
        kernel = blinded(seat.table.played.kernel, 0, seed_bytes(number))
        other = seat.table.played.clone()
        other.kernel = kernel
        position, twin = seat.position, Position(PonyTable(other), seat.session.speaker)
        assert position.board() == twin.board()
        assert position.asked() == twin.asked()
        for card in shown(position.view):
            assert position.why_card(card) == twin.why_card(card)
            assert position.why_not_card(card.handle, False) == twin.why_not_card(card.handle, False)
