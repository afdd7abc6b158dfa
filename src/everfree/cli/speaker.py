"""Turns messages into sentences in one language, addressed to the person in one seat."""

from collections.abc import Iterable, Mapping

from everfree.ccg.cards import PRINTED
from everfree.ccg.language import Card
from everfree.ccg.vocab import WINNING_SCORE
from everfree.messages import Messages
from everfree.telling.said import Said
from everfree.telling.speaking import speak
from everfree.telling.voice import Voice


class Speaker:
    """Formats messages in one language for the person in one seat; *names* are the players' names.

    *printed* has every card that can lie on the table; *goal* is how many points win.
    """

    def __init__(
        self,
        messages: Messages,
        seat: int,
        names: list[str],
        printed: Mapping[str, Card] = PRINTED,
        goal: int = WINNING_SCORE,
    ) -> None:
        self.messages = messages
        self.seat = seat
        self.names = names
        self.say = messages.say
        self.printed = printed
        self.voice = Voice(seat, len(names), printed, goal)

    def speak(self, told: Said) -> str:
        return speak(told, self.messages, self.names, self.printed)

    def lines(self, told: Iterable[Said]) -> list[str]:
        return [self.speak(one) for one in told]
