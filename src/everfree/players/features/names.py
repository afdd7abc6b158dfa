"""The names of all features, in their order."""

from typing import Final

from everfree.players.features.programs import PROGRAM

PARTS: Final = 12
"""Fractions are counted in twelfths."""
SIDE: Final = (
    # Those of today's value come first (`value.FACTS`), in its order.
    "score",
    "score-late",
    "tokens",
    "hand",
    "hand-first",
    "power-home",
    "power-away",
    "frightened",
    "boosted",
    "can-confront",
    "can-confront-next",
    "close",
    "blocked",
    "edge",
    "attached",
    "characters",
    "troublemakers",
    # The others.
    "score-6",
    "score-11",
    "score-13",
    "tokens-all",
    "tokens-none",
    "hand-all",
    "hand-none",
    "home",
    "home-beyond-limit",
    "home-room",
    "power-ready-home",
    "power-ready-away",
    "power-exhausted",
    "exhausted",
    "friends",
    "cost-in-play",
    "resources",
    "deck",
    "deck-low",
    "flip",
    "flip-no-power",
    "troublemakers-covered",
    "troublemakers-power",
    "keywords",
    "colours",
    "colour-first",
    "colour-second",
    "power-mane",
    "wins-by-confronting",
    *[f"program-{name}" for name in PROGRAM],
)
"""The features of a player."""
AT_PROBLEM: Final = (
    "have",
    "need",
    "missing",
    "missing-with-home",
    "can",
    "can-next",
    "trouble",
    "trouble-covered",
    "trouble-points",
    "lead",
    "characters",
    "ready",
)
"""The features of a player at one Problem."""
OF_PROBLEM: Final = ("bonus", "contested", "own-troublemakers")
OF_HAND: Final = (
    "friends",
    "resources",
    "events",
    "troublemakers",
    "cost",
    "affordable",
    "colours-met",
    "cheap",
    "dear",
    "power",
    "power-most",
    "power-playable",
    *[f"program-{name}" for name in PROGRAM],
)
OF_TABLE: Final = ("turn", "late", "my-turn", "first", "income", "both-close")
NAMES: Final = (
    *[f"me {name}" for name in SIDE],
    *[f"foe {name}" for name in SIDE],
    *[
        f"{whose} problem {name}"
        for whose in ("my", "their")
        for name in (
            *OF_PROBLEM,
            *[f"me {one}" for one in AT_PROBLEM],
            *[f"foe {one}" for one in AT_PROBLEM],
        )
    ],
    *[f"hand {name}" for name in OF_HAND],
    *OF_TABLE,
)
"""The name of every feature, in their order."""
