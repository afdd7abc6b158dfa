"""The printed cards as one file for each language, named after its content and kept by clients for ever."""

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
from everfree.server.refusing import NotDone
from everfree.server.website import EVERY_TIME, FOR_EVER, Page
from everfree.telling.cards import card_data


class CardFiles:
    """Makes each file when it is first wanted."""

    def __init__(self) -> None:
        self._made: dict[str, asyncio.Task[tuple[str, Page]]] = {}

    async def of(self, language: str) -> tuple[str, Page]:
        """Give the hash and the file of a language."""
        if language not in self._made:
            self._made[language] = asyncio.create_task(asyncio.to_thread(_made, language))
        return await asyncio.shield(self._made[language])


def _made(language: str) -> tuple[str, Page]:
    content = msgspec.json.encode(card_data(language))
    page = Page("cards.json", content, {"gzip": gzip.compress(content, mtime=0)})
    return sha256(content).hexdigest()[:16], page


@get("/api/cards/{name:str}")
async def cards(
    request: Request[Any, Any, Any], name: FromPath[str], card_files: NamedDependency[CardFiles]
) -> Response[Any]:
    """Give the cards of a language: `en.json` leads to the file whose name has its hash."""
    language, *middle = name.removesuffix(".json").split(".")
    if language not in LANGUAGES or not name.endswith(".json"):
        raise NotDone("table-no-such-language", 404)
    made, page = await card_files.of(language)
    if middle != [made]:
        return Redirect(f"/api/cards/{language}.{made}.json", headers={"Cache-Control": EVERY_TIME})
    return page.response(request.headers.get("accept-encoding", ""), FOR_EVER)
