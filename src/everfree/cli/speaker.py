"""Turns messages into sentences in one language, addressed to the person in one seat."""

from collections.abc import Iterable

from everfree.messages import Messages
from everfree.telling.said import Said
from everfree.telling.speaking import speak
from everfree.telling.voice import Voice


class Speaker:
    """Formats messages in one language for the person in one seat; *names* are the players' names."""

    def __init__(self, messages: Messages, seat: int, names: list[str]) -> None:
        self.messages = messages
        self.seat = seat
        self.names = names
        self.say = messages.say
        self.voice = Voice(seat, len(names))

    def speak(self, told: Said) -> str:
        return speak(told, self.messages, self.names)

    def lines(self, told: Iterable[Said]) -> list[str]:
        return [self.speak(one) for one in told]
