"""Both sides' needs at a Problem, drawn as bars with what is still missing in words."""

from everfree.ccg.view import ConfrontView, NeedView
from everfree.cli.screen.meters import bar
from everfree.telling.said import Said, said
from everfree.telling.voice import Voice, listed


def standing(side: ConfrontView, voice: Voice) -> Said:
    """Tell how one player stands at a Problem."""
    is_mine = side.seat == voice.seat
    needs = listed(_need(need, is_mine) for need in side.needs)
    return said(
        "screen-standing", **voice.who(side.seat), state=_state(side), missing=side.missing, needs=needs
    )


def _state(side: ConfrontView) -> str:
    if side.can_confront:
        return "enough"
    return "blocked" if side.blocked_by else "missing" if side.missing else "met"


def _need(need: NeedView, is_mine: bool) -> Said:
    return said(
        "screen-need",
        kind="any" if not need.colour else "other-than" if need.other_than else "color",
        bar=bar(need.have, need.amount, is_mine),
        have=need.have,
        amount=need.amount,
        color=said(f"color-{need.colour or 'none'}"),
    )
