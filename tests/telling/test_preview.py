"""What an option is sure to change."""

import pytest
from tests.telling.test_onlooker import asked_seat, in_main_phase

from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.table import PonyTable
from everfree.table.commands import Answer
from everfree.table.game import Refused
from everfree.telling.onlooker import Onlooker
from everfree.telling.preview import preview


def options(table: PonyTable, verb: str) -> list[int]:
    """List the places of the options with a verb, of the seat that is asked."""
    question = table.view(asked_seat(table)).question
    assert question is not None
    return [place for place, one in enumerate(question.options) if one.verb == verb]


def test_tokens_that_a_draw_costs() -> None:
    """One token less; which card comes is nobody's business."""
    table = in_main_phase()
    (draw,) = options(table, "draw")
    told = Onlooker(table, 0).preview(draw, "n1")
    assert (told.nonce, told.option) == ("n1", draw)
    assert told.tokens == ((0, 1),)
    assert (told.confront, told.totals) == ((), ())


def test_power_at_a_problem() -> None:
    """A Mane Character that moves to a Problem brings its power there, and costs what the move costs."""
    table = in_main_phase()
    move, *_ = options(table, "move")
    table.apply(Answer(0, (move,)))
    view = table.view(0)
    assert view.question is not None
    place, area = next(
        (place, one.area) for place, one in enumerate(view.question.options) if one.verb == "area"
    )
    told = preview(table, 0, place, "n2")
    mane = next(card for card in view.play if card.handle == view.question.source)
    assert told.tokens == ((0, 0),)
    assert [(where, seat, power) for where, seat, power, _ in told.confront] == [(area, 0, mane.power)]


def test_changes_nothing() -> None:
    """The table is the same after it."""
    table = in_main_phase()
    before = table.digest()
    preview(table, 0, options(table, "draw")[0], "n3")
    assert table.digest() == before


def test_is_for_the_seat_that_is_asked() -> None:
    """And for an option there is."""
    table = in_main_phase()
    with pytest.raises(Refused, match="not-asked"):
        preview(table, 1, 0, "n")
    with pytest.raises(Refused, match="no-such-option"):
        preview(table, 0, 999, "n")


def test_does_not_hang_on_what_is_hidden(tables: list[PonyTable]) -> None:
    """With everything the viewer does not know dealt anew, every preview is the same."""
    tried = 0
    for table in tables[::3]:
        viewer = asked_seat(table)
        twin = PonyTable(table.played.clone())
        twin.played.kernel = blinded(table.played.kernel, viewer, b"another deal, thirty-two bytes!!")
        for option in range(min(6, table.asked()[viewer])):
            assert preview(twin, viewer, option, "n") == preview(table, viewer, option, "n")
            tried += 1
    assert tried > 20


def test_what_comes_out_is_what_was_told(tables: list[PonyTable]) -> None:
    """Taking the option gives the tokens and the power that the preview promised."""
    promised = 0
    for table in tables:
        viewer = asked_seat(table)
        for option in range(min(4, table.asked()[viewer])):
            told = preview(table, viewer, option, "n")
            twin = PonyTable(table.played.clone())
            twin.apply(Answer(viewer, (option,)))
            view = twin.view(viewer)
            for seat, tokens in told.tokens:
                assert view.seats[seat].tokens == tokens
                promised += 1
            standing = {
                (area.area, side.seat): (side.power, side.met)
                for area in view.areas
                for side in area.confront
            }
            for area, seat, power, met in told.confront:
                assert standing[area, seat] == (power, met)
                promised += 1
    assert promised > 20
