"""A pony card game with every rule enforced, as a library.

>>> import everfree
>>> game = everfree.Game(["rainbow-dash", "applejack"], seed=7)
>>> game.question
<Question for Rainbow Dash: starting problem, 4 answers>
>>> everfree.cards["Dig Deep"]
<pr97 Dig Deep>

`Game` is a match, `cards` and `decks` find cards and decks by name, `players` has the computer players,
`simulate` plays many games on all cores, and `Table` lays out a position of your choice. The rooms of the
source are described in ARCHITECTURE.md; start reading at `everfree.ccg`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from everfree import players as players
    from everfree.ccg.decks.deck import Deck as Deck
    from everfree.ccg.language.card import Card as Card
    from everfree.lab.simulating import simulate as simulate
    from everfree.library.deck_lookup import decks as decks
    from everfree.library.errors import EverfreeError as EverfreeError
    from everfree.library.game import Game as Game
    from everfree.library.lookup import cards as cards
    from everfree.library.questions import Answer as Answer, Question as Question
    from everfree.testing.table import Table as Table

__all__ = [
    "Answer",
    "Card",
    "Deck",
    "EverfreeError",
    "Game",
    "Question",
    "Table",
    "__version__",
    "cards",
    "decks",
    "players",
    "simulate",
]

__version__: Final = "0.1.0"

_HOMES: Final = {
    "Answer": "everfree.library.questions",
    "Card": "everfree.ccg.language.card",
    "Deck": "everfree.ccg.decks.deck",
    "EverfreeError": "everfree.library.errors",
    "Game": "everfree.library.game",
    "Question": "everfree.library.questions",
    "Table": "everfree.testing.table",
    "cards": "everfree.library.lookup",
    "decks": "everfree.library.deck_lookup",
    "simulate": "everfree.lab.simulating",
}
"""The module of each name, imported when the name is first used, because reading all cards takes time."""


def __getattr__(name: str) -> Any:
    """Import a name of `__all__` when it is first used."""
    if name == "players":
        return import_module("everfree.players")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(_HOMES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """List the names people need."""
    return sorted(__all__)
