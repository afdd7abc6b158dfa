"""The messages of one socket that wait for their turn."""

import asyncio
import time

from everfree.server.limits import Limits
from everfree.server.protocol import AnswerRequest, ClientMessage
from everfree.server.token_bucket import TokenBucket


class Inbox:
    """Hands messages out no faster than the limits allow, and takes no more than a few at a time.

    A client that waits for each reply is at most slowed down; one that sends without waiting fills the inbox.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._messages = TokenBucket(limits.messages_per_second, limits.messages_at_once)
        self._answers = TokenBucket(limits.answers_per_second, limits.answers_at_once)
        self._waiting: asyncio.Queue[tuple[ClientMessage, float] | None] = asyncio.Queue()
        self._declined = 0
        self.received = 0.0
        """When the message was received that `next` returned last, by the monotonic clock."""

    @property
    def is_flooded(self) -> bool:
        """Whether so many messages were declined that the socket is to be closed."""
        return self._declined > self._limits.declined_messages

    def offer(self, message: ClientMessage) -> bool:
        """Take a message; return False if too many wait already."""
        if self._waiting.qsize() >= self._limits.messages_at_once:
            self._declined += 1
            return False
        self._waiting.put_nowait((message, time.monotonic()))
        return True

    def count_unreadable(self) -> None:
        """Count a message that could not be read like one that was declined."""
        self._declined += 1

    def end(self) -> None:
        """Say that no further message comes."""
        self._waiting.put_nowait(None)

    async def next(self) -> ClientMessage | None:
        """Wait for the turn of the next message and return it; None after the last one."""
        taken = await self._waiting.get()
        if taken is None:
            return None
        message, self.received = taken
        answers = len(message.answers) if isinstance(message, AnswerRequest) else 0
        answers = min(answers, self._limits.answers_per_request)  # a longer request is declined
        await asyncio.sleep(max(self._messages.take(), self._answers.take(answers)))
        return message
