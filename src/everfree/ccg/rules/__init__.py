"""The rulebook's chapters as procedures on the kernel.

Imports kernel and language. `turn.py` is the spine; each chapter registers how its occurrences apply and
how its words run, so importing this package gives the whole language its meaning.
"""

from everfree.ccg.rules import (
    actions,
    arriving,
    becoming,
    chance,
    changing_zones,
    confronting,
    descriptions,
    ending,
    faceoffs,
    frightening,
    instructions,
    knowing,
    lasting,
    loops,
    main_phase,
    movement,
    players,
    priority,
    queue,
    setup,
    troublemakers,
    turn,
    uniqueness,
)

__all__ = [
    "actions",
    "arriving",
    "becoming",
    "chance",
    "changing_zones",
    "confronting",
    "descriptions",
    "ending",
    "faceoffs",
    "frightening",
    "instructions",
    "knowing",
    "lasting",
    "loops",
    "main_phase",
    "movement",
    "players",
    "priority",
    "queue",
    "setup",
    "troublemakers",
    "turn",
    "uniqueness",
]
