"""Let several simulated players play at one table, each at a page."""

import time
from typing import Final

from scripts.browser.person import Person, Stuck

PATIENCE: Final = 30.0
"""Seconds to wait until a player is asked."""


def play_together(people: list[Person], decisions: int = 10_000) -> int:
    """Let the player who is asked decide, until the game is over or for *decisions*; return their number."""
    for number in range(decisions):
        asked = whose_turn(people)
        if asked is None:
            return number
        asked.decide()
    return decisions


def whose_turn(people: list[Person]) -> Person | None:
    """Wait until a player is asked and return that player; None when the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        states = [one.state for one in people]
        if "asked" in states:
            return people[states.index("asked")]
        if "over" in states:
            return None
        people[0].page.wait_for_timeout(50)
    raise Stuck(f"nobody is asked: {[(one.state, one.seen) for one in people]}")
