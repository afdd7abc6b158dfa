"""A Sphinx extension: the list of pages beside each page, made from the titles, and the language of a page.

Furo asks Sphinx for the whole tree with every heading on every page, and parses it again, which took more
than half of the build. Here a folder of many pages (rules, cards, decisions) is listed only on its own pages.
"""

from collections.abc import Iterator
from html import escape
from itertools import count
from typing import Any, Final

from sphinx.application import Sphinx

FURO: Final = 500
"""The priority of Furo's own listener, which asks for the tree."""
MOST_LISTED: Final = 12
"""Longer lists are shown only on the pages they belong to."""
FRENCH: Final = ("fr/", "play/fr/")
"""Folders of pages in French."""
ARROW: Final = '<span class="icon"><svg><use href="#svg-arrow-right"></use></svg></span>'


class Navigation:
    """The tree of pages from their toctrees, as one page shows it, in the markup of Furo."""

    def __init__(self, app: Sphinx, page: str) -> None:
        self._builder: Any = app.builder
        self._below: dict[str, list[str]] = app.env.toctree_includes
        self._titles = app.env.titles
        self._page = page
        self._numbers = count(1)
        above = {page: name for name, pages in self._below.items() for page in pages}
        self._path = [page]
        while self._path[-1] in above:
            self._path.append(above[self._path[-1]])

    def html(self) -> str:
        """Return the list."""
        return "".join(self._list(self._builder.config.root_doc, level=1))

    def _list(self, parent: str, *, level: int) -> Iterator[str]:
        yield "<ul>"
        for one in self._below.get(parent, []):
            below = self._below.get(one, [])
            is_listed = bool(below) and (one in self._path or len(below) <= MOST_LISTED)
            title = escape(self._titles[one].astext())
            address = escape(self._builder.get_relative_uri(self._page, one) or "#")
            yield f'<li class="toctree-l{level}{self._classes(one, is_listed)}">'
            yield f'<a class="reference internal" href="{address}">{title}</a>'
            if is_listed:
                yield self._switch(one, title)
                yield from self._list(one, level=level + 1)
            yield "</li>"
        yield "</ul>"

    def _classes(self, one: str, is_listed: bool) -> str:
        current = " current" if one in self._path else ""
        return (
            f"{current}{' current-page' if one == self._page else ''}{' has-children' if is_listed else ''}"
        )

    def _switch(self, one: str, title: str) -> str:
        """Return the box that opens and closes the list below an entry, as Furo's styles expect it."""
        name = f"toctree-checkbox-{next(self._numbers)}"
        checked = " checked" if one in self._path else ""
        box = f'<input{checked} class="toctree-checkbox" id="{name}" name="{name}" role="switch"'
        told = f'type="checkbox" aria-label="Toggle navigation of {title}"'
        return f'{box} {told}><label for="{name}">{ARROW}</label>'


def _prepare(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: Any) -> None:
    """Give Furo an empty tree; and say in which language the page is, for those who hear it."""
    context["toctree"] = lambda **_: ""
    if pagename.startswith(FRENCH):
        context["language"] = "fr"


def _put_in(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: Any) -> None:
    """Put our list where Furo has its own."""
    context["furo_navigation_tree"] = Navigation(app, pagename).html()


def setup(app: Sphinx) -> dict[str, bool]:
    """Register both listeners."""
    app.connect("html-page-context", _prepare, priority=FURO - 1)
    app.connect("html-page-context", _put_in, priority=FURO + 1)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
