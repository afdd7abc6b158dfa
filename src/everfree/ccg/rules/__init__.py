"""The rulebook's chapters as procedures on the kernel.

Imports kernel and language. `turn.py` is the spine; each chapter registers how its occurrences apply and
how its words run, so importing this package gives the whole language its meaning.
"""

from everfree.ccg.rules import (
    actions,
    becoming,
    changing_zones,
    confronting,
    control,
    descriptions,
    dilemmas,
    ending,
    entering,
    faceoffs,
    frightening,
    instructions,
    main_phase,
    movement,
    priority,
    setup,
    tokens,
    troublemakers,
    turn,
    uniqueness,
)

__all__ = [
    "actions",
    "becoming",
    "changing_zones",
    "confronting",
    "control",
    "descriptions",
    "dilemmas",
    "ending",
    "entering",
    "faceoffs",
    "frightening",
    "instructions",
    "main_phase",
    "movement",
    "priority",
    "setup",
    "tokens",
    "troublemakers",
    "turn",
    "uniqueness",
]
