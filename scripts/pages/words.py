"""Pages of the words of the card language, from their docstrings and from the cards that use them."""

from collections.abc import Iterator
from typing import Final

from scripts.pages.cards import anchor
from scripts.pages.markdown import code, plain, sentence, toctree

from everfree.ccg.cards import POOL
from everfree.cli.card_words import KINDS, Use, uses

MOST_NAMED: Final = 5
"""How many of the cards that use a word are linked."""
INTRODUCTION: Final = (
    "Each has the docstring of its class, its fields, an example and cards that use it. "
    "`everfree cards words TERM` prints the same in the terminal; "
    "[Add a card](../../guides/add-a-card.md) shows how a card is made of words."
)
ABOUT: Final = {
    "Ability": "What a text is: a triggered ability, one that is paid for, or a law that always holds.",
    "Trigger": "What an ability waits for.",
    "Condition": "What must be so.",
    "Effect": "Instructions: what a text does.",
    "Change": "What a text makes of a card: power, colors, traits, abilities.",
    "Law": "What a text allows, forbids or prices.",
    "Selector": "Which cards or players are meant.",
    "Test": "What a card must be to be meant.",
    "Amount": "Numbers that are counted from the table.",
    "part": "Parts of other words.",
}


def pages() -> dict[str, list[str]]:
    """Return the lines of every page by its name."""
    found = uses()
    groups = {kind: [use for use in found if use.kind == kind] for kind in (*KINDS, "part")}
    return {"index": list(_contents(groups))} | {
        file_name(kind): list(_kind(kind, words)) for kind, words in groups.items()
    }


def file_name(kind: str) -> str:
    """Return the name of the page of a kind of words."""
    return "".join([kind.lower(), "" if kind.endswith("s") else "s"]).replace("ys", "ies")


def _contents(groups: dict[str, list[Use]]) -> Iterator[str]:
    yield from ("# Words of the card language", "")
    yield f"The {sum(map(len, groups.values()))} words in which cards are written. {INTRODUCTION}"
    yield from ("", "| Kind | What it is | Words |", "|---|---|---|")
    for kind, words in groups.items():
        yield f"| [{kind}]({file_name(kind)}.md) | {ABOUT[kind]} | {len(words)} |"
    yield from toctree([file_name(kind) for kind in groups])


def _kind(kind: str, words: list[Use]) -> Iterator[str]:
    yield from (f"# {kind}", "", ABOUT[kind])
    for use in sorted(words, key=lambda one: one.word):
        yield from ("", f"## {use.word}", "", sentence(use.says))
        if use.fields:
            yield from ("", *[f"- {code(field)}" for field in use.fields])
        if use.example:
            yield from ("", f"> {plain(use.example)}")
        if use.why:
            yield from ("", f"Rare: {sentence(use.why)}")
        yield from ("", _users(use))


def _users(use: Use) -> str:
    users = [card for card in use.cards if card in POOL]
    if not users:
        return "Used by keywords." if use.cards else "No card uses it yet."
    named = ", ".join([f"[{plain(POOL[card].name)}](#{anchor(card)})" for card in users[:MOST_NAMED]])
    more = len(users) - MOST_NAMED
    return f"Used by {named}{f' and {more} more cards' if more > 0 else ''}."
