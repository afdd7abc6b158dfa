"""Large data, a JSON file for each kind and language, named by its hash so that clients cache it."""

import asyncio
import gzip
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.response import Redirect

from everfree.messages import LANGUAGES
from everfree.server.gateway.website import EVERY_TIME, FOR_EVER, Page
from everfree.server.refusals import RequestRefused


class HashedFiles:
    """Builds the file of a language on the first request, and caches it."""

    def __init__(self, kinds: dict[str, Callable[[str], Any]]) -> None:
        self._kinds = kinds
        """What makes the data of each kind in a language."""
        self._files: dict[tuple[str, str], asyncio.Task[tuple[str, Page]]] = {}

    async def of(self, kind: str, language: str) -> tuple[str, Page]:
        """Return the hash and the file of a kind in a language."""
        key = kind, language
        if key not in self._files:
            self._files[key] = asyncio.create_task(asyncio.to_thread(self._build, kind, language))
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

    def _build(self, kind: str, language: str) -> tuple[str, Page]:
        content = msgspec.json.encode(self._kinds[kind](language))
        page = Page(f"{kind}.json", content, {"gzip": gzip.compress(content, mtime=0)})
        return sha256(content).hexdigest()[:16], page
