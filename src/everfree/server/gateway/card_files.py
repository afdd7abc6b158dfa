"""The printed cards as one JSON file per language, named by its hash so that clients can cache it."""

import asyncio
import gzip
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from everfree.messages import LANGUAGES
from everfree.server.gateway.website import EVERY_TIME, FOR_EVER, Page
from everfree.server.refusals import RequestRefused
from everfree.telling.cards import card_data


class CardFiles:
    """Builds the file of a language on the first request, and caches it."""

    def __init__(self) -> None:
        self._files: dict[str, asyncio.Task[tuple[str, Page]]] = {}

    async def of(self, language: str) -> tuple[str, Page]:
        """Return the hash and the file of a language."""
        if language not in self._files:
            self._files[language] = asyncio.create_task(asyncio.to_thread(_build, language))
        return await asyncio.shield(self._files[language])


def _build(language: str) -> tuple[str, Page]:
    content = msgspec.json.encode(card_data(language))
    page = Page("cards.json", content, {"gzip": gzip.compress(content, mtime=0)})
    return sha256(content).hexdigest()[:16], page


@get("/api/cards/{name:str}")
async def cards(
    request: Request[Any, Any, Any], name: FromPath[str], card_files: NamedDependency[CardFiles]
) -> Response[Any]:
    """Return the cards of a language; redirect `en.json` to the file whose name contains its hash."""
    language, *middle = name.removesuffix(".json").split(".")
    if language not in LANGUAGES or not name.endswith(".json"):
        raise RequestRefused("table-no-such-language", 404)
    digest, page = await card_files.of(language)
    if middle != [digest]:
        return Redirect(f"/api/cards/{language}.{digest}.json", headers={"Cache-Control": EVERY_TIME})
    return page.response(request.headers.get("accept-encoding", ""), FOR_EVER)
