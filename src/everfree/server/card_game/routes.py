"""Decks, lessons, cards and rules of the card game over HTTP."""

import asyncio
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from everfree.lessons import LESSONS
from everfree.messages import LANGUAGES
from everfree.server.card_game import decks
from everfree.server.card_game.deck_checks import DeckChecks
from everfree.server.card_game.fan_made import printed_cards
from everfree.server.gateway.addresses import visitor_address
from everfree.server.gateway.hashed_files import HashedFiles
from everfree.server.limits import Limits
from everfree.server.protocol import CheckDeck, CheckedDeck, DeckChoice, LessonChoice
from everfree.server.refusals import RequestRefused
from everfree.server.tables.hall import Hall
from everfree.telling.cards import PrintedCard, card_data
from everfree.telling.rules import rules_data

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/cards/{language:str}")
async def table_cards(
    table: FromPath[str], language: FromPath[str], hall: NamedDependency[Hall]
) -> dict[str, PrintedCard]:
    """Return the fan-made cards of a table by id, with their texts in a language."""
    if language not in LANGUAGES:
        raise RequestRefused("table-no-such-language", 404)
    async with hall.at(table) as room:
        texts = room.record.fan_made
    return await asyncio.to_thread(printed_cards, texts, language)


@get("/api/decks", sync_to_thread=False)
def deck_choices() -> list[DeckChoice]:
    """List the decks that are ready."""
    return decks.choices()


@post("/api/decks/check", status_code=200)
async def check_deck(
    request: AnyRequest, data: JSONBody[CheckDeck], deck_checks: NamedDependency[DeckChecks]
) -> CheckedDeck:
    """Check a deck before it is played; nothing is stored."""
    return await deck_checks.check(data, visitor_address(request.scope["client"]))


@get("/api/lessons", sync_to_thread=False)
def lesson_choices() -> list[LessonChoice]:
    """List the lessons in their order."""
    return [LessonChoice(lesson.id, lesson.minutes) for lesson in LESSONS.values()]


@get("/api/cards/{name:str}")
async def cards(
    request: AnyRequest, name: FromPath[str], hashed_files: NamedDependency[HashedFiles]
) -> Response[Any]:
    """Return the printed cards in a language."""
    return await hashed_files.response(request, "cards", name)


@get("/api/rules/{name:str}")
async def rules(
    request: AnyRequest, name: FromPath[str], hashed_files: NamedDependency[HashedFiles]
) -> Response[Any]:
    """Return our sentences of all rules in a language."""
    return await hashed_files.response(request, "rules", name)


ROUTES: Final[list[Any]] = [table_cards, deck_choices, check_deck, lesson_choices, cards, rules]


def dependencies(limits: Limits) -> dict[str, Provide]:
    """Return what the routes need."""
    deck_checks = DeckChecks(limits)
    hashed_files = HashedFiles({"cards": card_data, "rules": rules_data})
    return {
        "deck_checks": Provide(lambda: deck_checks, sync_to_thread=False),
        "hashed_files": Provide(lambda: hashed_files, sync_to_thread=False),
    }
