"""The built browser client: files made by `make web`, served as they are, compressed ahead of time."""

import mimetypes
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from everfree.server.refusals import RequestRefused

INDEX: Final = "index.html"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""File ending by HTTP name of the encoding, the smaller one first."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
EVERY_TIME: Final = "no-cache"
HOW_TO_BUILD: Final = "The browser client is not built: run `make web` (it needs Node), then start again."


@dataclass(frozen=True)
class Page:
    """A file with its compressed versions."""

    name: str
    content: bytes
    encoded: dict[str, bytes] = field(default_factory=dict)

    def response(self, accepted: str, cache: str) -> Response[bytes]:
        """Return the smallest version the client accepts."""
        chosen = next((one for one in self.encoded if one in accepted), "")
        headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
        if chosen:
            headers["Content-Encoding"] = chosen
        kind = mimetypes.guess_type(self.name)[0] or "application/octet-stream"
        return Response(self.encoded.get(chosen, self.content), media_type=kind, headers=headers)


class Website:
    """All files of the client by path, kept in memory because they are few and small."""

    def __init__(self, folder: Traversable) -> None:
        self._pages: dict[str, Page] = {}
        if folder.is_dir():
            self._add(folder, "")

    def _add(self, folder: Traversable, prefix: str) -> None:
        entries = {entry.name: entry for entry in folder.iterdir()}
        for name, entry in entries.items():
            if entry.is_dir():
                self._add(entry, f"{prefix}{name}/")
            elif not name.endswith(tuple(ENCODINGS.values())):
                encoded = {
                    encoding: entries[name + ending].read_bytes()
                    for encoding, ending in ENCODINGS.items()
                    if name + ending in entries
                }
                self._pages[prefix + name] = Page(name, entry.read_bytes(), encoded)

    @property
    def is_built(self) -> bool:
        """Whether there is a client to serve."""
        return INDEX in self._pages

    def answer(self, path: str, accepted: str) -> Response[Any]:
        """Return the file at *path*, or index.html for a path the client itself routes, such as `t/TABLE`.

        Raise `RequestRefused` for an address of the protocol that there is not.
        """
        name = path.strip("/")
        if name.startswith("api/"):
            raise RequestRefused("server-no-such-page", 404)
        if not self.is_built:
            return Response(HOW_TO_BUILD, status_code=503, media_type="text/plain")
        if name in self._pages and name != INDEX:
            is_hashed = name.startswith("assets/")  # the build names these after their content
            return self._pages[name].response(accepted, FOR_EVER if is_hashed else EVERY_TIME)
        if "." in name.rpartition("/")[2]:
            return Response("", status_code=404, media_type="text/plain")
        return self._pages[INDEX].response(accepted, EVERY_TIME)


def built() -> Website:
    """Return the client built into this package."""
    return Website(files("everfree.server").joinpath("web"))


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def website(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[Any]:
    """Serve the browser client."""
    site: Website = request.app.state.website
    return site.answer(path, request.headers.get("accept-encoding", ""))
