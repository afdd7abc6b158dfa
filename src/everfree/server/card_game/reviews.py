"""The review of a finished match as in `everfree review`, but asked of worker processes answer by answer."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from everfree.ccg.table import PonyTable
from everfree.lessons.reviews import ToldMoment, told
from everfree.players.reviewing import (
    CAREFUL,
    COMPARED,
    QUICK,
    SEARCHES,
    Comparison,
    Decision,
    Moment,
    Suspect,
    Suspicion,
    costliest,
    decisions,
    mean_of,
    moment_of,
    worst_suspects,
)
from everfree.players.sealed import Sealed
from everfree.server.card_game import thinking
from everfree.server.card_game.sealing import MARGIN_SECONDS, sealed_question
from everfree.server.hosting import Think
from everfree.table.log import Header
from everfree.table.match import Match

MOMENTS: Final = 3
"""How many answers a review shows."""
SEED: Final = 0
"""Of what the search imagines: the one that `everfree review` has by default."""


async def review(
    match: Match, seat: int, think: Think, tell: Callable[[int, int], None]
) -> list[ToldMoment] | None:
    """Return the answers of a seat that cost most, in words; None if no worker could judge one.

    Each question to a worker is one search about one answer, so that computers at other tables do not wait
    long. *tell* is told how many are judged, and of how many.
    """
    found = await asyncio.to_thread(lambda: list(decisions(match, seat)))
    most = min(len(found), MOMENTS * COMPARED)
    suspects: list[Suspect] = []
    for judged, decision in enumerate(found):
        tell(judged, len(found) + most)
        sealed = await _sealed(decision, match.log.header)
        answer = await think(
            thinking.question(thinking.Suspect(sealed, decision.given, SEED)), MARGIN_SECONDS + QUICK.seconds
        )
        if answer is None:
            return None
        suspicion = msgspec.msgpack.decode(answer, type=Suspicion | None)
        if suspicion is not None:
            suspects.append((decision, suspicion))
    worst = worst_suspects(suspects, MOMENTS)
    compared: list[Moment] = []
    for decision, suspicion in worst:
        tell(len(found) + len(compared), len(found) + len(worst))
        sealed = await _sealed(decision, match.log.header)
        searched: list[Comparison] = []
        for number in range(SEARCHES):
            asked = thinking.Compare(sealed, decision.given, suspicion.better, SEED, number)
            answer = await think(thinking.question(asked), MARGIN_SECONDS + CAREFUL.seconds)
            if answer is None:
                return None
            searched.append(msgspec.msgpack.decode(answer, type=Comparison))
        compared.append(moment_of(decision, suspicion, mean_of(searched)))
    return await asyncio.to_thread(_told, costliest(compared, MOMENTS), found, match)


async def _sealed(decision: Decision, header: Header) -> Sealed:
    return await asyncio.to_thread(sealed_question, decision.game, decision.seat, header, seed=SEED)


def _told(moments: list[Moment], answers: list[Decision], match: Match) -> list[ToldMoment]:
    table = match.game
    assert isinstance(table, PonyTable)
    return [told(one, table, answers) for one in moments]
