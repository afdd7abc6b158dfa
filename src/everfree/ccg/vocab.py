"""The rulebook's nouns: colours, card types, zones, phases, keywords.

Everything here is an integer or a short string, so it can stand in a state and in its bytes.
Colours and card types are single bits, so a set of them is one integer.
"""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A player's place at the table: 0, 1, ..."""
CardId = NewType("CardId", int)
"""A physical card of this match; the id stays the same when it becomes a different card (410.6)."""
AreaId = NewType("AreaId", int)
"""A place in the play zone: a home, a Problem area or a Dilemma's area (501.1)."""
Ref = NewType("Ref", int)
"""A card in one incarnation: it stops matching when the card becomes a different card (410.6)."""

NO_CARD: Final = CardId(-1)
NO_AREA: Final = AreaId(-1)
NO_SEAT: Final = Seat(-1)
NO_REF: Final = Ref(-1)

# Colours (203.1a), one bit each.
Colour = NewType("Colour", int)
BLUE: Final = Colour(1)
PINK: Final = Colour(2)
WHITE: Final = Colour(4)
PURPLE: Final = Colour(8)
YELLOW: Final = Colour(16)
ORANGE: Final = Colour(32)
COLOURS: Final = (BLUE, PINK, WHITE, PURPLE, YELLOW, ORANGE)
COLOUR_NAMES: Final = {1: "blue", 2: "pink", 4: "white", 8: "purple", 16: "yellow", 32: "orange"}

# Card types (206.2), one bit each; a character is a Mane Character or a Friend (301.4, 302.2).
CardType = NewType("CardType", int)
MANE: Final = CardType(1)
FRIEND: Final = CardType(2)
RESOURCE: Final = CardType(4)
EVENT: Final = CardType(8)
TROUBLEMAKER: Final = CardType(16)
PROBLEM: Final = CardType(32)
CHARACTER: Final = CardType(3)
CARD: Final = CardType(63)
TYPE_NAMES: Final = {
    1: "mane",
    2: "friend",
    4: "resource",
    8: "event",
    16: "troublemaker",
    32: "problem",
    3: "character",
    63: "card",
}

# Zones (401.1, R1). Each player has an own instance of all but play and queue (401.4).
DRAW_DECK: Final = 0
PROBLEM_DECK: Final = 1
HAND: Final = 2
DISCARD_PILE: Final = 3
BANISHED: Final = 4
FLIP: Final = 5
PLAY: Final = 6
QUEUE: Final = 7
GONE: Final = 8
"""Not a zone of the rules: cards of a player who left the game (103.5a)."""
ZONE_NAMES: Final = (
    "draw-deck",
    "problem-deck",
    "hand",
    "discard-pile",
    "banished",
    "flip",
    "play",
    "queue",
    "gone",
)
ZONES: Final = 9

# Kinds of areas (501.1, 522.2).
HOME_AREA: Final = 0
PROBLEM_AREA: Final = 1
DILEMMA_AREA: Final = 2
GONE_AREA: Final = 3
"""An area that no longer exists (103.5a, 522.3); its number is not reused."""

# Phases (601.3) and steps.
READY_PHASE: Final = 0
TROUBLEMAKER_PHASE: Final = 1
MAIN_PHASE: Final = 2
SCORE_PHASE: Final = 3
END_PHASE: Final = 4
PHASES: Final = (READY_PHASE, TROUBLEMAKER_PHASE, MAIN_PHASE, SCORE_PHASE, END_PHASE)
PHASE_NAMES: Final = ("ready", "troublemaker", "main", "score", "end")
NO_PHASE: Final = -1

NO_STEP: Final = 0
READY_STEP: Final = 1
ACTION_STEP: Final = 2
DRAW_STEP: Final = 3
UNCOVER_STEP: Final = 4
CHALLENGE_STEP: Final = 5
CONFRONT_STEP: Final = 6
FACEOFF_STEP: Final = 7
SOLVE_STEP: Final = 8
END_STEP: Final = 9
WRAP_UP_STEP: Final = 10
STEP_NAMES: Final = (
    "",
    "ready",
    "action",
    "draw",
    "uncover",
    "challenge",
    "confront",
    "faceoff",
    "solve",
    "end",
    "wrap-up",
)

# Kinds of faceoffs (608.4, 612.1, 612.2, 514.2c), one bit each so that a timing phrase can name several.
TROUBLEMAKER_FACEOFF: Final = 1
PROBLEM_FACEOFF: Final = 2
MULTI_PROBLEM_FACEOFF: Final = 4
EFFECT_FACEOFF: Final = 8
ANY_FACEOFF: Final = 15
PROBLEM_FACEOFFS: Final = 6
FACEOFF_NAMES: Final = {1: "troublemaker", 2: "problem", 4: "multi-problem", 8: "effect"}

# Keywords of the glossary: one bit each, in alphabetical order; the number of a keyword is stored elsewhere.
KEYWORD_NAMES: Final = (
    "Agile",
    "Calming",
    "Caretaker",
    "Competitive",
    "Diligent",
    "Eccentric",
    "Experienced",
    "Harmonious",
    "Hasty",
    "Inspired",
    "Meticulous",
    "Persistent",
    "Prepared",
    "Prismatic",
    "Pumped",
    "Random",
    "Redeem",
    "Showy",
    "Starting Problem",
    "Stubborn",
    "Studious",
    "Supportive",
    "Swift",
    "Teamwork",
    "Transform",
    "Traveler",
    "Tyrannical",
    "Vexing",
    "Villain",
)
NUMBERED_KEYWORDS: Final = (
    "Calming",
    "Competitive",
    "Diligent",
    "Eccentric",
    "Harmonious",
    "Meticulous",
    "Showy",
    "Supportive",
    "Transform",
    "Tyrannical",
)
"""Keywords that are printed with a number X."""
KEYWORD_BITS: Final = {name: 1 << place for place, name in enumerate(KEYWORD_NAMES)}
AGILE_BIT: Final = 1 << 0
HASTY_BIT: Final = 1 << 8
INSPIRED_BIT: Final = 1 << 9
RANDOM_BIT: Final = 1 << 15
REDEEM_BIT: Final = 1 << 16
STARTING_PROBLEM_BIT: Final = 1 << 18
STUBBORN_BIT: Final = 1 << 19
STUDIOUS_BIT: Final = 1 << 20
SWIFT_BIT: Final = 1 << 22
TRANSFORM_BIT: Final = 1 << 24
VILLAIN_BIT: Final = 1 << 28

# Traits with rules (516.3, 516.4a, 522.1).
UNIQUE: Final = "Unique"
EPIC: Final = "Epic"
DILEMMA: Final = "Dilemma"
PERMANENT: Final = "Permanent"
"""A trait of another format: the card can't leave play or lose abilities (C6)."""

# Counters that the rules know (519.4); texts may name others (519.1).
POWER_COUNTER: Final = "+1 power"

WINNING_SCORE: Final = 15
OPENING_HAND: Final = 6
HAND_LIMIT: Final = 8
LARGEST_NUMBER: Final = 10**12
"""The largest number a player can choose (R53)."""

INCARNATIONS: Final = 1_000_000
"""More than a card has in any match: a reference is the number of a card * INCARNATIONS + its incarnation."""


def ref(card: CardId, incarnation: int) -> Ref:
    """Return the reference to *card* in this incarnation."""
    return Ref(card * INCARNATIONS + incarnation)


def card_of(reference: Ref) -> CardId:
    """Return the physical card of *reference*, whether or not it still matches."""
    return CardId(reference // INCARNATIONS)


def incarnation_of(reference: Ref) -> int:
    """Return the incarnation that *reference* means."""
    return reference % INCARNATIONS


def colours_in(mask: int) -> tuple[Colour, ...]:
    """List the colours of a set, in the rulebook's order (203.1a)."""
    return tuple(colour for colour in COLOURS if mask & colour)
