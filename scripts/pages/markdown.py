"""What the written pages share: escaping, and joining lines."""

import re
from collections.abc import Iterable
from typing import Final

SIGNS: Final = re.compile(r"([\\`*_{}\[\]<>$|#~&])")
"""Characters that have a meaning in Markdown."""


def plain(text: str) -> str:
    """Return *text* with the signs of Markdown escaped."""
    return SIGNS.sub(r"\\\1", text)


def code(text: str) -> str:
    """Return *text* as code in a line, with as many backquotes as it needs."""
    fence = "`" * (max([len(one) for one in re.findall(r"`+", text)], default=0) + 1)
    pad = " " if "`" in text else ""
    return f"{fence}{pad}{text}{pad}{fence}"


def sentence(text: str) -> str:
    """Return a sentence of a docstring or a help text as one line; names in it stay code or emphasis."""
    parts = re.split(r"(`[^`]*`|(?<!\w)\*\w+\*(?!\w))", " ".join(text.split()))
    return "".join([one if one[:1] in ("`", "*") else plain(one) for one in parts])


def page(lines: Iterable[str]) -> str:
    """Return lines as the text of a page."""
    return "\n".join(lines) + "\n"


def toctree(names: Iterable[str]) -> list[str]:
    """Return the lines of a hidden list of the pages below this one."""
    return ["", "```{toctree}", ":hidden:", "", *names, "```"]
