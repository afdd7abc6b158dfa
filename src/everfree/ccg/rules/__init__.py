"""The rulebook's chapters as procedures on the kernel.

Imports kernel and language. `turn.py` is the spine; each chapter registers how its occurrences apply and
how its words run, so importing this package gives the whole language its meaning.
"""

from everfree.ccg.rules import (
    actions,
    becoming,
    changing_zones,
    confronting,
    descriptions,
    ending,
    extra_turns,
    faceoff_triggers,
    faceoffs,
    flips,
    frightening,
    instructions,
    main_phase,
    movement,
    phase_actions,
    players,
    priority,
    removal,
    setup,
    started_faceoffs,
    together,
    troublemakers,
    turn,
    uniqueness,
)

__all__ = [
    "actions",
    "becoming",
    "changing_zones",
    "confronting",
    "descriptions",
    "ending",
    "extra_turns",
    "faceoff_triggers",
    "faceoffs",
    "flips",
    "frightening",
    "instructions",
    "main_phase",
    "movement",
    "phase_actions",
    "players",
    "priority",
    "removal",
    "setup",
    "started_faceoffs",
    "together",
    "troublemakers",
    "turn",
    "uniqueness",
]
