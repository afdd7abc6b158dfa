"""What a seat can send: plain data, numbered by the log."""

import msgspec


class Command(msgspec.Struct, frozen=True, tag_field="do"):
    """Something a seat does to a match."""

    seat: int


class Answer(Command, frozen=True, tag="answer"):
    """Answers to open questions, in order, applied all or none; -1 takes a half-made action back."""

    options: tuple[int, ...]


class Concede(Command, frozen=True, tag="concede"):
    """Leave the game."""


class SetStops(Command, frozen=True, tag="stops"):
    """Say where this seat wants to be asked; passes are derived from it."""

    stops: int


class Undo(Command, frozen=True, tag="undo"):
    """Take back every command from number *back_to* on; what was learned stays learned."""

    back_to: int


AnyCommand = Answer | Concede | SetStops | Undo
