"""Printed cards and rules: a JSON file for each language, named by its hash so that clients cache it."""

import asyncio
import gzip
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from everfree.messages import LANGUAGES
from everfree.server.gateway.website import EVERY_TIME, FOR_EVER, Page
from everfree.server.refusals import RequestRefused
from everfree.telling.cards import card_data
from everfree.telling.rules import rules_data

DATA: Final[dict[str, Callable[[str], Any]]] = {"cards": card_data, "rules": rules_data}


class HashedFiles:
    """Builds the file of a language on the first request, and caches it."""

    def __init__(self) -> None:
        self._files: dict[tuple[str, str], asyncio.Task[tuple[str, Page]]] = {}

    async def of(self, kind: str, language: str) -> tuple[str, Page]:
        """Return the hash and the file of a kind in a language."""
        key = kind, language
        if key not in self._files:
            self._files[key] = asyncio.create_task(asyncio.to_thread(_build, kind, language))
        return await asyncio.shield(self._files[key])

    async def response(self, request: Request[Any, Any, Any], kind: str, name: str) -> Response[Any]:
        """Return the file; redirect `en.json` to the file whose name contains its hash."""
        language, *middle = name.removesuffix(".json").split(".")
        if language not in LANGUAGES or not name.endswith(".json"):
            raise RequestRefused("table-no-such-language", 404)
        digest, page = await self.of(kind, language)
        if middle != [digest]:
            return Redirect(f"/api/{kind}/{language}.{digest}.json", headers={"Cache-Control": EVERY_TIME})
        return page.response(request.headers.get("accept-encoding", ""), FOR_EVER)


def _build(kind: str, language: str) -> tuple[str, Page]:
    content = msgspec.json.encode(DATA[kind](language))
    page = Page(f"{kind}.json", content, {"gzip": gzip.compress(content, mtime=0)})
    return sha256(content).hexdigest()[:16], page


@get("/api/cards/{name:str}")
async def cards(
    request: Request[Any, Any, Any], name: FromPath[str], hashed_files: NamedDependency[HashedFiles]
) -> Response[Any]:
    """Return the printed cards in a language."""
    return await hashed_files.response(request, "cards", name)


@get("/api/rules/{name:str}")
async def rules(
    request: Request[Any, Any, Any], name: FromPath[str], hashed_files: NamedDependency[HashedFiles]
) -> Response[Any]:
    """Return our sentences of all rules in a language."""
    return await hashed_files.response(request, "rules", name)
