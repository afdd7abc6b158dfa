"""A pony card game with every rule enforced.

Rooms are described in ARCHITECTURE.md; start reading at `everfree.ccg`.
"""

from typing import Final

__all__ = ["__version__"]

__version__: Final = "0.1.0"
