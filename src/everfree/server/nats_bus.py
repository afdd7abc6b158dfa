"""The bus of several processes: news travel over NATS, those of this process reach it at once.

NATS delivers at most once: what is published while a process is disconnected is lost to it. The heartbeat of
the process finds out from the database (`tables/heartbeat.py`).
"""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
import nats
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from everfree.server.bus import Listener, LocalBus, News
from everfree.server.faults import Faults
from everfree.server.nats_link import CONNECT_SECONDS, NatsLink

ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(News)


class NatsBus:
    """Delivers news to every process that subscribed to a match."""

    def __init__(self, link: NatsLink, faults: Faults, prefix: str) -> None:
        """Use *link*, which must not hear itself: the listeners of this process are called at once."""
        self._link, self._faults, self._prefix = link, faults, prefix
        self._local = LocalBus(faults)
        self._subscriptions: dict[str, Subscription] = {}
        self._listeners: dict[str, int] = {}
        self._ending: set[asyncio.Task[None]] = set()

    async def publish(self, match: str, news: News) -> None:
        """Send news of a match to its subscribers, here and in other processes."""
        self._local.deliver(match, news)
        try:
            await self._link.client.publish(self._subject(match), ENCODER.encode(news))
        except nats.errors.Error as error:  # heartbeats find what it should have carried
            self._faults.record("bus", error, request=type(news).__name__, match=match)

    async def subscribe(self, match: str, listener: Listener) -> Callable[[], None]:
        """Call *listener* with all news of a match; return the function that unsubscribes it."""
        end = await self._local.subscribe(match, listener)
        self._listeners[match] = self._listeners.get(match, 0) + 1
        if match not in self._subscriptions:
            await self._listen(match)

        def unsubscribe() -> None:
            end()
            self._listeners[match] -= 1
            if not self._listeners[match]:
                del self._listeners[match]
                self._end(self._subscriptions.pop(match, None))

        return unsubscribe

    async def _listen(self, match: str) -> None:
        async def receive(message: Msg) -> None:
            try:
                news = DECODER.decode(message.data)
            except msgspec.MsgspecError as error:  # news of another version, perhaps
                self._faults.record("bus", error, request="news", match=match)
            else:
                self._local.deliver(match, news)

        try:
            self._subscriptions[match] = await self._link.client.subscribe(self._subject(match), cb=receive)
            await self._link.client.flush(CONNECT_SECONDS)  # so that NATS knows of it before the log is read
        except (nats.errors.Error, TimeoutError) as error:
            self._faults.record("bus", error, request="subscribe", match=match)

    def _end(self, subscription: Subscription | None) -> None:
        if subscription is not None:
            task = asyncio.create_task(self._unsubscribe(subscription))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def _unsubscribe(self, subscription: Subscription) -> None:
        try:
            await subscription.unsubscribe()
        except nats.errors.Error as error:
            self._faults.record("bus", error, request="unsubscribe")

    def _subject(self, match: str) -> str:
        return f"{self._prefix}.match.{match}"
