"""What can go wrong in the library; every message is a sentence that says what to do instead."""


class EverfreeError(Exception):
    """The base of every error the library raises on purpose."""


class UnknownCard(EverfreeError, LookupError):
    """No card, or more than one, has this id or name."""


class UnknownDeck(EverfreeError, LookupError):
    """No deck has this name, file or code."""


class UnplayableDeck(EverfreeError, ValueError):
    """A deck that the rules do not allow; the message lists every reason."""


class WrongNumber(EverfreeError, ValueError):
    """Too many or too few decks, players, names or games."""


class UnknownPlayer(EverfreeError, LookupError):
    """No computer player has this name."""


class IllegalAnswer(EverfreeError, ValueError):
    """The open question does not offer this answer, or offers several that fit."""


class GameOver(EverfreeError, LookupError):
    """The game has ended, so that nothing is asked any more."""


class SimulationFailed(EverfreeError, RuntimeError):
    """A game of a simulation could not be played; the message says which and why."""
