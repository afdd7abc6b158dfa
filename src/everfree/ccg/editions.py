"""Options of the rules, and the four editions as sets of option values.

An edition only sets options; the chapters read options and know no edition. A match stores the values.
Options for keywords and mechanisms that no card has yet are added with their first card.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal

from everfree.ccg.vocab import WINNING_SCORE


@dataclass(frozen=True)
class Options:
    """Where the four documents differ or a ruling leaves a choice; the defaults are the latest rules."""

    first_confront_bonus: bool = False
    """The first player to confront a Problem scores its bonus at once."""
    epic_source: Literal["epic_trait", "villain_keyword"] = "epic_trait"
    """What makes a Troublemaker Epic: "epic_trait" or "villain_keyword"."""
    epic_cross_player_uniqueness: bool = True
    """Whether an Epic Troublemaker and another player's at the same Problem violate uniqueness."""
    faceoff_first: Literal["turn_player", "non_turn_player"] = "turn_player"
    """Who acts first in a faceoff's windows: "turn_player" or "non_turn_player"."""
    reaction_first: Literal["priority", "other_than_trigger"] = "priority"
    """Who may react first: as usual ("priority"), or the player after the one who acted last."""
    faceoff_windows: Literal["full", "after_flip"] = "full"
    """Windows of a faceoff in which players may act, not just react: all, or only the one "after_flip"."""
    priority_windows: Literal["full", "reactions_only"] = "full"
    """In windows of phases and steps players may act ("full") or only react ("reactions_only")."""
    reaction_expiry: Literal["since_last_window_closed", "until_all_pass"] = "since_last_window_closed"
    """How long players may react: until any window closes, even a skipped one, or "until_all_pass"."""
    replace_timing: Literal["solve_step", "after_faceoff"] = "solve_step"
    """When a solved Problem is replaced: in the "solve_step", or right "after_faceoff"."""
    replace_order: Literal["cards_first", "problem_first"] = "cards_first"
    """What leaves first when a Problem is replaced: the other cards there, or the Problem."""
    not_colour_accepts_colourless: bool = True
    inspired_once_per_turn: bool = True
    frighten_attachments: Literal["put_into_discard", "dismiss"] = "put_into_discard"
    """Whether cards on a frightened card are only put into the discard pile, or dismissed."""
    mane_can_be_frightened: bool = True
    opening_hand_is_draw: bool = False
    challenges_per_problem: int = 1
    """0 is no limit."""
    move_cost_floor: int = 1
    wrap_up_repeats: bool = True
    loop_guard: int = 10_000
    """The game is drawn after this many triggers in a row that show no loop (R52)."""
    endless_tie: Literal["no_winner", "turn_player_loses"] = "no_winner"
    """How a tie that nothing can change ends (R4): nobody wins, or "turn_player_loses"."""
    villain_timing: Literal["trigger", "immediate"] = "trigger"
    """When an uncovered Villain frightens: as a "trigger", or as part of uncovering, "immediate"."""
    pumped_limit: Literal["per_faceoff", "per_event"] = "per_faceoff"
    """How often Pumped keeps a flipped card: once a faceoff, or each time flipped cards go under the deck."""
    chaos_timing: Literal["trigger", "immediate", "ignored"] = "trigger"
    """When Chaos takes effect: as a "trigger", "immediate" after the flips, or never: "ignored"."""
    transform_mode: Literal["retire", "return_to_hand", "free"] = "retire"
    """What Transform takes besides its cost (C1): a Friend retired or returned to hand, or nothing."""
    supportive_at_home: bool = True
    """Whether Supportive works at home too, not at Problems only."""
    traveler_to_problem_only: bool = False
    """Whether Traveler counts only moves to a Problem (C3)."""
    rival_rules: bool = False
    """With three players or more: play and move only to your own Problem and that of your left (R7)."""
    control_home_fix: Literal["ppp", "immediate"] = "ppp"
    """When a character goes to its new controller's home: in pre-priority processing, or immediately."""
    optional_replacements: Literal["in_full", "always"] = "in_full"
    """When "may ... instead" is offered (R67): if it can be done in full, or "always"."""
    starting_problem_is_played: bool = True
    """Whether a Starting Problem triggers abilities about a Problem that is played (R68)."""
    nameable_cards: Literal["pool", "match"] = "pool"
    """Which cards may be named (R69): all of the "pool", or the match's own, where deck lists are open."""
    immediate_windows: Literal["open", "every"] = "open"
    """Where Immediate, Hasty and Agile work (R70): not in windows for reactions, or in "every" window."""
    points_to_win: int = WINNING_SCORE
    """How many points win (103.2); a short game needs fewer."""
    faceoff_settled: Literal["confront", "faceoff_step"] = "confront"
    """When the game determines who else could confront the Problem (R71)."""


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
    villain_timing="immediate",
    pumped_limit="per_event",
    chaos_timing="immediate",
    supportive_at_home=False,
    control_home_fix="immediate",
)
CRYSTAL_GAMES: Final = replace(
    ABSOLUTE_DISCORD,
    epic_source="villain_keyword",
    not_colour_accepts_colourless=False,
    chaos_timing="ignored",
)
CANTERLOT_NIGHTS: Final = replace(CRYSTAL_GAMES, replace_order="problem_first")

LATEST: Final = "comprehensive"
EDITIONS: Final = {
    LATEST: COMPREHENSIVE,
    "absolute_discord": ABSOLUTE_DISCORD,
    "crystal_games": CRYSTAL_GAMES,
    "canterlot_nights": CANTERLOT_NIGHTS,
}
