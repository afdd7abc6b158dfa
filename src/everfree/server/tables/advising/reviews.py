"""Reviews of finished matches in this process: begun by the first request, asked for until they are done."""

import asyncio
from dataclasses import dataclass
from itertools import count

from msgspec.structs import replace

from everfree.server.computers.processes import Question
from everfree.server.computers.worker_process import WorkerFailed
from everfree.server.protocol import Review, ToldMoment
from everfree.server.refusals import UNAVAILABLE, RequestRefused
from everfree.server.tables.replica import Replica
from everfree.server.tables.room import Room
from everfree.server.tables.services import Services
from everfree.table.game import Refused


@dataclass
class _Begun:
    """A review that was asked for."""

    guest: str
    judged: int = 0
    of: int = 0
    moments: tuple[ToldMoment, ...] | None = None
    refusal: RequestRefused | None = None

    @property
    def is_running(self) -> bool:
        return self.moments is None and self.refusal is None

    def tell(self, judged: int, of: int) -> None:
        self.judged, self.of = judged, of


class Reviews:
    """The reviews of this process, by table and guest; as many are kept as the limits say."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._begun: dict[tuple[str, str], _Begun] = {}
        """Those that were asked for last are at the end."""
        self._places = asyncio.Semaphore(services.settings.limits.reviews_at_once)

    def find(self, table: str, guest: str) -> Review | None:
        """Return the review of a guest's answers, as far as it is done; None if it was not begun.

        Raise `RequestRefused` once if it could not be made; the next request begins it again.
        """
        begun = self._begun.pop((table, guest), None)
        if begun is None:
            return None
        if begun.refusal is not None:
            raise begun.refusal
        self._begun[table, guest] = begun
        return Review(begun.judged, begun.of, begun.moments)

    def begin(self, room: Room, guest: str, seat: int) -> Review:
        """Begin a review; raise `RequestRefused` if it can't be made, or the guest waits for another one."""
        replica = room.seated()
        if replica.game.outcome() is None:
            raise RequestRefused("table-review-later", 409)
        if not room.host.has_reviews(replica.match.log.header):
            raise RequestRefused("table-no-review", 409)
        running = [one for one in self._begun.values() if one.is_running]
        if any(one.guest == guest for one in running):
            raise RequestRefused("table-review-of-another", 429)
        most = self._services.settings.limits.reviews
        if len(running) >= most:
            raise RequestRefused("server-too-many-reviews", UNAVAILABLE)
        oldest = [key for key, one in self._begun.items() if not one.is_running]
        for key in oldest[: max(0, len(self._begun) + 1 - most)]:
            del self._begun[key]
        begun = self._begun[room.record.id, guest] = _Begun(guest)
        self._services.spawn(self._make(begun, room, replica, seat))
        return Review(0, 0)

    async def _make(self, begun: _Begun, room: Room, replica: Replica, seat: int) -> None:
        """Have the answers judged, one after the other, so that other tables get their turn in between."""
        services, match = self._services, room.record.id
        numbers = count()

        async def on_failure(failure: WorkerFailed) -> None:
            services.faults.record("computer", failure, request="review", match=match)

        async def think(content: bytes, seconds: float) -> bytes | None:
            asked = f"{match}-review-{services.gateway}-{seat}-{next(numbers)}"
            question = Question(asked, begun.guest, room.host.thinker, content, seconds)
            with services.metrics.questions.track_inprogress():
                return await services.computers.answer(question, on_failure)

        try:
            async with self._places:
                found = await room.host.review(replica.match, seat, think, begun.tell)
        except Refused:  # the rules refuse a command of the log, such as a correction
            begun.refusal = RequestRefused("table-review-not-replayed", 409)
        except Exception as error:  # noqa: BLE001 - one review failed; everybody else plays on
            services.faults.record("task", error, request="review", match=match)
            begun.refusal = RequestRefused("table-review-failed", UNAVAILABLE)
        else:
            if found is None:
                begun.refusal = RequestRefused("table-review-failed", UNAVAILABLE)
                return
            begun.judged = begun.of
            begun.moments = tuple(
                [replace(one, command=replica.shown_number(seat, one.command)) for one in found]
            )
