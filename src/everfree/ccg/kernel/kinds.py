"""Kinds of occurrences. Their names are also the keys of the messages that report them."""

from typing import Final

KIND_NAMES: Final = (
    "game-started",
    "turn-started",
    "turn-ending",
    "phase-started",
    "phase-ended",
    "gained",
    "paid",
    "drew",
    "discarded",
    "flipped",
    "ignored",
    "played",
    "entered",
    "moved",
    "sent",
    "dismissed",
    "retired",
    "put-into-hand",
    "put-on-deck",
    "exhausted",
    "readied",
    "frightened",
    "rallied",
    "turned-over",
    "uncovered",
    "covered",
    "attached",
    "confronted",
    "faceoff-started",
    "compared",
    "faceoff-won",
    "faceoff-tied",
    "faceoff-ended",
    "defeated",
    "scored",
    "solved",
    "replaced",
    "looked",
    "shuffled",
    "modified",
    "mulliganed",
    "used",
    "lost",
    "won",
    "drawn-game",
    "bottomed",
    "queued",
    "cancelled",
    "choosing-at-random",
    "guessed",
    "top-revealed",
    "loop-ended",
    "lost-tokens",
    "banished",
    "spent",
    "put-into-discard-pile",
    "put-counters",
    "removed-counters",
    "cutie-marked",
    "joined",
    "turn-added",
    "phase-added",
    "control-changed",
    "searched",
    "set-aside",
    "revealed",
    "named",
    "number-chosen",
    "looked-at-problems",
    "faceoff-cut",
    "phase-skipped",
    "looked-at-card",
    "phase-ending",
    "colour-chosen",
    "guessed-power",
    "guessed-type",
    "banished-this-way",
    "left-faceoff",
    "power-reached",
    "separated",
    "banished-face-down",
    "stopped-game",
    "passed",
    "corrected-card",
    "corrected-score",
    "corrected-tokens",
    "corrected-counters",
    "faceoff-lost",
    "acted",
)

GAME_STARTED: Final = 0
TURN_STARTED: Final = 1
TURN_ENDING: Final = 2
PHASE_STARTED: Final = 3
PHASE_ENDED: Final = 4
GAINED: Final = 5
PAID: Final = 6
DREW: Final = 7
DISCARDED: Final = 8
FLIPPED: Final = 9
IGNORED: Final = 10
PLAYED: Final = 11
ENTERED: Final = 12
MOVED: Final = 13
SENT: Final = 14
DISMISSED: Final = 15
RETIRED: Final = 16
PUT_INTO_HAND: Final = 17
PUT_ON_DECK: Final = 18
EXHAUST: Final = 19
READIED: Final = 20
FRIGHTENED: Final = 21
RALLIED: Final = 22
TURNED_OVER: Final = 23
UNCOVERED: Final = 24
COVERED: Final = 25
ATTACHED: Final = 26
CONFRONTED: Final = 27
FACEOFF_STARTED: Final = 28
COMPARED: Final = 29
FACEOFF_WON: Final = 30
FACEOFF_TIED: Final = 31
FACEOFF_ENDED: Final = 32
DEFEATED: Final = 33
SCORED: Final = 34
SOLVED: Final = 35
REPLACED: Final = 36
LOOKED: Final = 37
SHUFFLED: Final = 38
MODIFIED: Final = 39
MULLIGANED: Final = 40
USED: Final = 41
LOST: Final = 42
WON_GAME: Final = 43
DRAWN_GAME: Final = 44
BOTTOMED: Final = 45
QUEUED: Final = 46
CANCELLED: Final = 47
CHOOSING_AT_RANDOM: Final = 48
GUESSED: Final = 49
TOP_REVEALED: Final = 50
LOOP_ENDED: Final = 51
LOST_TOKENS: Final = 52
BANISHED: Final = 53
SPENT: Final = 54
PUT_INTO_DISCARD_PILE: Final = 55
PUT_COUNTERS: Final = 56
REMOVED_COUNTERS: Final = 57
CUTIE_MARKED: Final = 58
JOINED: Final = 59
TURN_ADDED: Final = 60
PHASE_ADDED: Final = 61
CONTROL_CHANGED: Final = 62
SEARCHED: Final = 63
SET_ASIDE: Final = 64
REVEALED: Final = 65
NAMED: Final = 66
NUMBER_CHOSEN: Final = 67
LOOKED_AT_PROBLEMS: Final = 68
FACEOFF_CUT: Final = 69
PHASE_SKIPPED: Final = 70
LOOKED_AT_CARD: Final = 71
PHASE_ENDING: Final = 72
COLOUR_CHOSEN: Final = 73
GUESSED_POWER: Final = 74
GUESSED_TYPE: Final = 75
BANISHED_THIS_WAY: Final = 76
LEFT_FACEOFF: Final = 77
POWER_REACHED: Final = 78
SEPARATED: Final = 79
BANISHED_FACE_DOWN: Final = 80
STOPPED_GAME: Final = 81
"""The game was ended because texts kept triggering without end and no question was asked (R52)."""
PASSED: Final = 82
"""A player passed without being asked, in a window in which another player was asked."""
CORRECTED_CARD: Final = 83
"""Players corrected the position by hand; no text triggers on this kind or the next three."""
CORRECTED_SCORE: Final = 84
CORRECTED_TOKENS: Final = 85
CORRECTED_COUNTERS: Final = 86
FACEOFF_LOST: Final = 87
"""A player lost a faceoff that another one won."""
ACTED: Final = 88
"""A player has taken an action (705.1)."""

TOLD_BEFORE: Final = (PLAYED, USED, QUEUED, CHOOSING_AT_RANDOM, PHASE_ENDING, FACEOFF_LOST, ACTED)
"""Kinds whose event is emitted when the action is announced (705.2a), before they occur.

PHASE_ENDING, FACEOFF_LOST and ACTED have no event at all: they occur only if some card of the match triggers
on them, so an event would reveal that such a card is in a deck.
"""
LEAVES_PLAY: Final = (
    DISMISSED,
    RETIRED,
    PUT_INTO_HAND,
    PUT_ON_DECK,
    BOTTOMED,
    BANISHED,
    PUT_INTO_DISCARD_PILE,
)
"""Kinds after which the card may be gone; their triggers are evaluated before they apply."""
TURNS_DOWN: Final = (FRIGHTENED, COVERED)
"""Kinds that turn a card face down; a token then ceases to exist (521.4)."""
ONE_BY_ONE: Final = (DREW, FLIPPED)
"""Kinds that happen one after the other, never as a group, even within one instruction (410.4b)."""
ENTERS_DISCARD_PILE: Final = (DISMISSED, RETIRED, DISCARDED, SPENT, PUT_INTO_DISCARD_PILE, CANCELLED)
"""Kinds that put a card into its owner's discard pile."""
HIDES: Final = (BANISHED_FACE_DOWN, BOTTOMED, PUT_ON_DECK)
"""Kinds that may hide a card from viewers who knew it; their events use what is known afterwards."""
