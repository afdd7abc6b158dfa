"""What a player has and still needs at a Problem, as bars and words."""

from everfree.ccg.view import ConfrontView, NeedView
from everfree.cli.screen.meters import bar
from everfree.telling.board import standing as state_of
from everfree.telling.said import Said, said
from everfree.telling.voice import Voice, listed


def standing(side: ConfrontView, voice: Voice) -> Said:
    """Return the sentence that says how far one player is from confronting a Problem."""
    is_mine = side.seat == voice.seat
    needs = listed(_need(need, is_mine) for need in side.needs)
    return said(
        "screen-standing", **voice.who(side.seat), state=state_of(side), missing=side.missing, needs=needs
    )


def _need(need: NeedView, is_mine: bool) -> Said:
    return said(
        "screen-need",
        kind="any" if not need.colour else "other-than" if need.other_than else "color",
        bar=bar(need.have, need.amount, is_mine),
        have=need.have,
        amount=need.amount,
        color=said(f"color-{need.colour or 'none'}"),
    )
