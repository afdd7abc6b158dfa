"""Planted weaknesses: each switches one protection off, and an attack must find it."""

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any, Final
from unittest.mock import patch

import msgspec
from litestar import Request
from sqlalchemy import Connection, select

from everfree.ccg.commands import Correction
from everfree.ccg.table import PonyTable
from everfree.server.card_game import corrections, host
from everfree.server.card_game.host import CardGameHost
from everfree.server.computers import processes, worker_process
from everfree.server.computers.processes import Computers, OnFailure, Question, ignore
from everfree.server.gateway import requests
from everfree.server.gateway.origins import OwnAddresses
from everfree.server.gateway.reading import ReadRequest
from everfree.server.hosting import Narrator
from everfree.server.storage import promises
from everfree.server.storage.promises import Promise
from everfree.server.storage.schema import PROMISES
from everfree.server.tables import hall, shuffling
from everfree.server.tables.consent import Consent
from everfree.server.tables.replica import Replica
from everfree.server.tables.updates import UpdateSender
from everfree.table.game import Game
from everfree.telling.said import Said

Plant = Callable[[], AbstractContextManager[Any]]
"""Switches a protection off until the context ends."""

ENDLESS: Final = 600.0


def commands_change_the_live_replica() -> AbstractContextManager[Any]:
    """Apply a command to the replica itself instead of a copy."""
    return patch.object(Replica, "copy", lambda replica: replica)


def one_view_fails_all() -> AbstractContextManager[Any]:
    """Let the exception of one view end the sending to the others."""

    def send_changes(updates: UpdateSender) -> None:
        for viewer in sorted({one.viewer for one in updates._room.connections}):
            updates._send_delta(viewer, None)

    return patch.object(UpdateSender, "send_changes", send_changes)


def digests_are_not_compared() -> AbstractContextManager[Any]:
    """Accept a log that leads to another state than it says."""
    return patch.object(Replica, "_is_expected", lambda *_: True)


def failed_workers_are_not_replaced() -> AbstractContextManager[Any]:
    """Let the failure of a worker end the computer's turn."""

    async def answer(computers: Computers, question: Question, on_failure: OnFailure = ignore) -> bytes:
        return await computers._ask(
            msgspec.msgpack.encode((question.thinker, question.content)), ENDLESS, None
        )

    return patch.object(Computers, "answer", answer)


@contextmanager
def workers_may_be_silent() -> Iterator[None]:
    """Wait for a worker without signs of life, and make other tables wait for it too."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(worker_process, "SILENT_TICKS", 10**9))
        stack.enter_context(patch.object(host, "MARGIN_SECONDS", ENDLESS))
        stack.enter_context(patch.object(processes, "OVERDUE_SECONDS", ENDLESS))
        yield


def corrections_are_told_from_the_future() -> AbstractContextManager[Any]:
    """Tell a proposed correction with what a viewer would know after it."""

    def sentences(
        game: Game, narrator: Narrator, viewer: int, by: int, changes: tuple[Correction, ...]
    ) -> list[Said]:
        assert isinstance(game, PonyTable)
        copied = corrections._without_action(game)
        start = len(copied.told(viewer, 0))
        copied.apply(corrections.correction(by, changes))
        told = [event for event in copied.told(viewer, start) if event.key.startswith("corrected")]
        return [line.text for line in narrator.lines(told)]

    return patch.object(corrections, "correction_sentences", sentences)


def every_card_counts_as_known() -> AbstractContextManager[Any]:
    """Take every player to know every card."""
    return patch.object(PonyTable, "knows", lambda *_: True)


def answers_may_follow_a_secret() -> AbstractContextManager[Any]:
    """Try all answers of a request before any of them is shown."""
    return patch.object(CardGameHost, "reveals_before_last", lambda *_: False)


def actions_of_others_are_not_cancelled() -> AbstractContextManager[Any]:
    """Refuse a proposal while the other player is in the middle of an action."""
    return patch.object(corrections, "_without_action", lambda game, except_of=-1: game.copy())


def every_command_is_counted() -> AbstractContextManager[Any]:
    """Let everybody count the steps of an action that can still be cancelled."""
    return patch.object(CardGameHost, "is_private", lambda *_: False)


def asks_are_forgotten() -> AbstractContextManager[Any]:
    """Forget requests that were carried out and added no command."""
    return patch.object(Consent, "remember", _forget)


async def _forget(*_given: object) -> None:
    pass


def consent_is_about_anything() -> AbstractContextManager[Any]:
    """Accept consent to another request than the open one."""
    return patch.object(requests, "check_about", lambda about, request: None)


def answers_are_not_checked() -> AbstractContextManager[Any]:
    """Pass answers on whatever their number, whoever sends them."""
    return patch.object(requests, "_check_answers", lambda room, seat, message: None)


def nonces_are_not_bound() -> AbstractContextManager[Any]:
    """Take every request under one nonce for the same."""
    return patch.object(requests, "hash_of", lambda message: "")


def every_nonce_is_accepted() -> AbstractContextManager[Any]:
    """Accept a nonce of any characters."""
    return patch.object(requests, "NONCE", re.compile(r".*", re.DOTALL))


def every_origin_is_own() -> AbstractContextManager[Any]:
    """Accept requests from the pages of any site."""
    return patch.object(OwnAddresses, "is_own_origin", lambda *_: True)


def every_host_is_allowed() -> AbstractContextManager[Any]:
    """Answer under any host name."""
    return patch.object(OwnAddresses, "is_allowed_host", lambda *_: True)


def deep_bodies_are_not_caught() -> AbstractContextManager[Any]:
    """Let the exception of a body that can't be read reach the framework."""
    return patch.object(ReadRequest, "json", Request.json)


def shuffles_are_revealed_at_once() -> AbstractContextManager[Any]:
    """Tell the secret of a shuffle to everybody, at any time."""
    return patch.object(shuffling, "_may_read", lambda *_: True)


def numbers_may_be_sent_again() -> AbstractContextManager[Any]:
    """Accept another number for a shuffle after the first one."""
    return patch.object(hall, "refuse_another_nonce", lambda *_: None)


def commitments_are_to_anybody() -> AbstractContextManager[Any]:
    """Let any guest use the commitment to another one."""

    def find(connection: Connection, table: str, _guest: str) -> Promise | None:
        secret = connection.execute(select(PROMISES.c.secret).where(PROMISES.c.table == table)).scalar()
        return None if secret is None else Promise(table, secret)

    return patch.object(promises, "find", find)


def one_agreement_publishes() -> AbstractContextManager[Any]:
    """Publish a match as soon as one player agrees."""
    return patch.object(shuffling, "_is_published", lambda _record, agreed: bool(agreed))
