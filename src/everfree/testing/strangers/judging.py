"""Check that an invented card is refused with a reason, can be played, or is stopped by the fuel limit."""

import time
import traceback
from dataclasses import dataclass
from random import Random
from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import DRAWN
from everfree.ccg.language import (
    EVENT,
    FRIEND,
    MANE,
    PROBLEM,
    RESOURCE,
    TROUBLEMAKER,
    Card,
)
from everfree.ccg.written import CardRefused, card_from_json
from everfree.testing.patience import Endless, patience
from everfree.testing.pieces import piece, plain
from everfree.testing.strangers.growing import growing_card
from everfree.testing.strangers.inventing import Inventor, broken_card, broken_text
from everfree.testing.table import Table

DECISIONS: Final = 50
SECONDS: Final = 20
"""CPU time that a card may take in all."""
PLAYED: Final = "played"
STOPPED: Final = "stopped by fuel"


@dataclass(frozen=True)
class Verdict:
    """The result for one card."""

    seed: int
    kind: str
    fate: str
    """Refused with a reason, played, or stopped by fuel."""
    seconds: float
    failure: str | None = None


def judge(seed: int) -> Verdict:
    """Invent a card, read it, and play it if it can be read."""
    dice = Random(seed)
    kind, text = invented(dice, seed)
    began = time.process_time()
    failure = None
    fate = "failed"
    try:
        with patience(SECONDS):
            fate = fate_of(text, dice)
    except Endless as late:
        failure = f"seed {seed} ({kind}): {late}"
    except Exception:  # noqa: BLE001  (any exception is a finding)
        lines = traceback.format_exc().splitlines()
        failure = "\n".join([f"seed {seed} ({kind})", *lines[-8:], text[:1500]])
    return Verdict(seed, kind, fate, time.process_time() - began, failure)


def invented(dice: Random, seed: int) -> tuple[str, str]:
    """Return the kind and the text of a new card."""
    if seed % 4 == 0:
        return "broken text", broken_text(dice)
    if seed % 4 == 1:
        return "broken card", broken_card(dice)
    if seed % 4 == 2:
        return "sound nonsense", Inventor(dice).card()
    return "growth", growing_card(dice)


def fate_of(text: str, dice: Random) -> str:
    """Read a card, play it for some decisions, and return what happened."""
    try:
        card = card_from_json(text)
    except CardRefused as refused:
        return f"refused: {refused.reason}"
    game = position_with(card).game
    for _ in range(DECISIONS):
        if game.state.question is None:
            break
        game.take(dice.randrange(game.state.question.size()))
    return STOPPED if is_stopped(game) else PLAYED


def is_stopped(game: Kernel) -> bool:
    """Tell whether the game was ended as a draw because it ran out of fuel."""
    return game.state.outcome == DRAWN and game.fuel < 0


def position_with(card: Card) -> Table:
    """Lay out a table where the card is in play if it can be, in hand and in decks."""
    several = [piece(card) for _ in range(4)]
    friends = [plain(2), plain(1), plain(2)]
    if card.type == MANE:
        return Table(mane=card, home=friends[:2], theirs=friends[2:], tokens=6)
    if card.type == PROBLEM:
        return Table(
            problem=card, opponent_problem=piece(card), mine=friends[:2], theirs=friends[2:], tokens=6
        )
    if card.type in (EVENT, RESOURCE):
        return Table(hand=several[:2], deck=several[2:], home=friends[:1], mine=friends[1:], tokens=9)
    assert card.type in (FRIEND, TROUBLEMAKER)
    return Table(
        hand=several[:1],
        mine=several[1:2],
        theirs=friends,
        opponent_theirs=several[2:3],
        opponent_deck=several[3:],
        tokens=9,
        opponent_tokens=9,
    )
