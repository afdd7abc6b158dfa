"""What the browser client says has every argument of its message; without one the page stands still."""

import re
from collections.abc import Iterator
from pathlib import Path

from everfree.messages import Messages

CLIENT = Path(__file__).parents[2] / "web" / "src"
SAID = re.compile(r'\bword\(\s*"([\w-]+)"\s*([,)])')
"""A message that is named where it is said, and whether arguments follow."""
NAME = re.compile(r"\s*(\w+)\s*(?::|$)")
PAIRS = {"(": ")", "[": "]", "{": "}"}


def parts(text: str, begin: int) -> list[str]:
    """Return what stands between the commas of the brackets that open at *begin*."""
    depth, quote, found = 0, "", [""]
    for place in range(begin, len(text)):
        one = text[place]
        if quote:
            quote = "" if one == quote else quote
        elif one in "\"'`":
            quote = one
        elif one in PAIRS:
            depth += 1
        elif one in PAIRS.values():
            depth -= 1
            if not depth:
                return found
        if one == "," and depth == 1 and not quote:
            found.append("")
        elif place > begin:
            found[-1] += one
    raise AssertionError(text[begin : begin + 80])


def sayings() -> Iterator[tuple[str, str, set[str] | None]]:
    """Yield the file, the message and the names of its arguments; None if they are not written out."""
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix not in {".ts", ".svelte"} or path.name.endswith(".test.ts"):
            continue
        text = path.read_text(encoding="utf-8")
        for match in SAID.finditer(text):
            if match[2] == ")":
                yield path.name, match[1], set()
                continue
            given = text[match.end() :].lstrip()
            if not given.startswith("{") or "..." in (written := parts(given, 0))[0]:
                yield path.name, match[1], None
                continue
            names = [NAME.match(one) for one in written if one.strip()]
            yield path.name, match[1], {name[1] for name in names if name is not None}


def test_has_every_argument() -> None:
    """As the message of the catalogue asks for."""
    messages = Messages("en")
    found = list(sayings())

    lacking = [
        (file, key, missing)
        for file, key, given in found
        if given is not None and (missing := set(messages.arguments(key)) - given)
    ]

    assert sum(bool(given) for _, _, given in found) > 100
    assert not lacking
