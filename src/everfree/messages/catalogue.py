"""The messages of one language, formatted with arguments; a missing message or argument is an error."""

from collections.abc import Container, Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from everfree.messages.elision import elided

LANGUAGES: Final = ("en", "fr")
TOPICS: Final = (
    *("words", "events", "questions", "options", "refusals", "parts"),
    *("plain", "slap", "slap-web", "slap-house", "written", "decks", "web", "home", "table", "text"),
    *("screen", "aloud", "thoughts", "review", "server", "rules", "cards", "lessons", "glossary", "howto"),
    "shuffle",
)

QUOTES: Final = ('"', "«")
"""Quotation marks; a comma inside them does not divide a list."""

Argument = str | int


class Unsaid(LookupError):
    """A message, an argument or a language is missing: a bug, never a player's mistake."""


class Messages:
    """The catalogue in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Unsaid(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle, self._needs = _read(language)

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all messages."""
        return frozenset(self._needs)

    def arguments(self, key: str) -> frozenset[str]:
        """Return the names of the arguments of a message, over all its variants."""
        if key not in self._needs:
            raise Unsaid(f"no message {key!r} in {self.language}")
        return self._needs[key]

    def say(self, key: str, **arguments: Argument) -> str:
        """Format a message; ignore arguments it does not need, raise `Unsaid` if one is missing."""
        missing = self.arguments(key) - arguments.keys()
        if missing:
            raise Unsaid(f"{key} in {self.language} needs: {', '.join(sorted(missing))}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise Unsaid(f"{key} in {self.language} has no text")
        said, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise Unsaid(f"{key} in {self.language}: {errors[0]}")
        return elided(str(said)) if self.language == "fr" else str(said)

    def listed(self, items: Iterable[str]) -> str:
        """Join items as the language does: "a, b and c"; with semicolons if a comma is part of an item."""
        *firsts, last = list(items) or [""]
        if not firsts:
            return last
        has_comma = any("," in item and not item.startswith(QUOTES) for item in (*firsts, last))
        separator = self.say("list-strong-separator" if has_comma else "list-separator")
        return self.say("pair", first=separator.join(firsts), second=last)


@cache
def _read(language: str) -> tuple[FluentBundle, dict[str, frozenset[str]]]:
    """Return a language's messages and the arguments of each, parsed once in a process: parsing is slow."""
    bundle = FluentBundle([language], use_isolating=False)  # some screen readers pronounce isolating marks
    needs: dict[str, frozenset[str]] = {}
    for topic in TOPICS:
        path = files(__package__).joinpath(language, f"{topic}.ftl")
        resource = FluentResource(path.read_text(encoding="utf-8"))
        needs.update(arguments_of(resource, where=f"{language}/{topic}", known=needs))
        bundle.add_resource(resource)
    return bundle, needs


def arguments_of(resource: ast.Resource, *, where: str, known: Container[str]) -> dict[str, frozenset[str]]:
    """List the messages of a file; raise `Unsaid` for invalid or repeated ones, which Fluent would ignore."""
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise Unsaid(f"{where}: can't be read: {entry.content}")
        if isinstance(entry, ast.Message):
            key = entry.id.name
            if key in found or key in known:
                raise Unsaid(f"{where}: {key} is there twice")
            found[key] = variables(entry)
    return found


class _Variables(Visitor):
    """Collects the arguments a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own name)
        """Collect the name of one argument."""
        self.found.add(node.id.name)


def variables(message: ast.Message) -> frozenset[str]:
    """Return the names of the arguments in all variants of *message*."""
    visitor = _Variables()
    visitor.visit(message)
    return frozenset(visitor.found)
