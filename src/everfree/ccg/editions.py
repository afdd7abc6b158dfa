"""Options of the rules, and the four editions as sets of option values.

An edition only sets options; the chapters read options and know no edition. A match stores the values.
Options about keywords and mechanisms no card has yet come with them.
"""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Options:
    """Where the four documents differ, or a ruling leaves a choice; the defaults are the latest rules."""

    first_confront_bonus: bool = False
    """The first player to confront a Problem scores its bonus at once."""
    epic_source: str = "epic_trait"
    """What makes a Troublemaker Epic: "epic_trait" or "villain_keyword"."""
    epic_cross_player_uniqueness: bool = True
    """Whether an Epic Troublemaker and another player's violate uniqueness."""
    faceoff_first: str = "turn_player"
    """Who acts first in a faceoff's windows: "turn_player" or "non_turn_player"."""
    reaction_first: str = "priority"
    """Who may react first: by "priority", or "other_than_trigger" first."""
    faceoff_windows: str = "full"
    """All windows of a faceoff, "full", or only the one "after_flip"."""
    priority_windows: str = "full"
    """Windows at every phase and step, "full", or "reactions_only"."""
    reaction_expiry: str = "since_last_window_closed"
    """How long one may react: also "until_all_pass"."""
    replace_timing: str = "solve_step"
    """When a solved Problem is replaced: also "after_faceoff"."""
    replace_order: str = "cards_first"
    """What leaves first when a Problem is replaced: also "problem_first"."""
    not_colour_accepts_colourless: bool = True
    inspired_once_per_turn: bool = True
    frighten_attachments: str = "put_into_discard"
    """What happens to cards on a frightened card: also "dismiss"."""
    mane_can_be_frightened: bool = True
    opening_hand_is_draw: bool = False
    challenges_per_problem: int = 1
    """0 is no limit."""
    move_cost_floor: int = 1
    wrap_up_repeats: bool = True
    endless_tie: str = "no_winner"
    """How a tie ends that nothing can change (R4): also "turn_player_loses"."""
    control_home_fix: str = "ppp"
    """When a character at the home of its old controller goes to the new one's: also "immediate"."""


COMPREHENSIVE: Final = Options()
ABSOLUTE_DISCORD: Final = Options(
    first_confront_bonus=True,
    epic_cross_player_uniqueness=False,
    faceoff_first="non_turn_player",
    reaction_first="other_than_trigger",
    faceoff_windows="after_flip",
    priority_windows="reactions_only",
    reaction_expiry="until_all_pass",
    replace_timing="after_faceoff",
    inspired_once_per_turn=False,
    frighten_attachments="dismiss",
    mane_can_be_frightened=False,
    opening_hand_is_draw=True,
    challenges_per_problem=0,
    move_cost_floor=0,
    wrap_up_repeats=False,
    control_home_fix="immediate",
)
CRYSTAL_GAMES: Final = replace(
    ABSOLUTE_DISCORD,
    epic_source="villain_keyword",
    not_colour_accepts_colourless=False,
)
CANTERLOT_NIGHTS: Final = replace(CRYSTAL_GAMES, replace_order="problem_first")

EDITIONS: Final = {
    "comprehensive": COMPREHENSIVE,
    "absolute_discord": ABSOLUTE_DISCORD,
    "crystal_games": CRYSTAL_GAMES,
    "canterlot_nights": CANTERLOT_NIGHTS,
}
