"""Cards that do not become ready in the Ready Phase (603.1)."""

import pytest

from everfree.ccg.language import (
    CHARACTER,
    FRIEND,
    NEXT_READY_PHASE,
    OPPONENT,
    THIS,
    ControlledBy,
    DoesntReady,
    Exhaust,
    Lasting,
    Sequence,
    Standing,
    That,
    cards,
    choose,
    each,
    main_phase,
)
from everfree.testing import Table, piece, plain


@pytest.mark.clause("603.1")
def test_a_law_keeps_cards_exhausted() -> None:
    """The opponent's Friends stay exhausted, the Mane Character's and your own do not."""
    frost = plain(0, abilities=(Standing(DoesntReady(each(cards(FRIEND, ControlledBy(OPPONENT))))),))
    mine, theirs = piece(plain(1), exhausted=True), piece(plain(1), exhausted=True)
    table = Table(home=[frost, mine], opponent_home=[theirs]).end_turn()
    assert table.is_exhausted(theirs)

    assert not table.end_turn().is_exhausted(mine)


@pytest.mark.clause("603.1")
def test_only_in_the_next_ready_phase_of_its_controller() -> None:
    """That character misses one Ready Phase, its controller's; another one becomes ready as usual."""
    still = Lasting(DoesntReady(That(CHARACTER)), NEXT_READY_PHASE)
    hypnotist = plain(
        0,
        abilities=(
            main_phase(
                Sequence((Exhaust(choose(cards(FRIEND, ControlledBy(OPPONENT)))), still)),
                costs=(Exhaust(THIS),),
            ),
        ),
    )
    chosen, other = piece(plain(1)), piece(plain(1), exhausted=True)
    table = Table(home=[hypnotist], opponent_home=[chosen, other]).use(hypnotist)
    if table.asked == "choose":
        table.choose(chosen)

    table.end_turn()
    assert (table.is_exhausted(chosen), table.is_exhausted(other)) == (True, False)
    table.end_turn().end_turn()
    assert not table.is_exhausted(chosen)
