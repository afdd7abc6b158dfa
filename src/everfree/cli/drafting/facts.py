"""Make a card from one entry of the official data, with abilities that a reader finds for its paragraphs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from everfree.ccg.language import Card, Keyword, Need, Side
from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.card import WILD
from everfree.ccg.language.text import LANGUAGES
from everfree.ccg.vocab import COLOUR_NAMES, DILEMMA, MANE, PROBLEM, RESOURCE, TROUBLEMAKER
from everfree.cli import official
from everfree.cli.drafting.source import FACTS, is_known_keyword

Read = Callable[[Card, Side, str], Sequence[Ability]]
"""Find the abilities that print as a paragraph, best first.

It gets the card with its facts and the abilities of earlier paragraphs, the side of it that has the
paragraph, and the paragraph.
"""
TYPES: Final = {name: bit for bit, name in LANGUAGES["en"].labels.types.items()}
COLOURS: Final = {name: bit for bit, name in COLOUR_NAMES.items()} | {"wild": WILD}


class ReaderFailed(Exception):
    """The reader raised an exception, which is a fault of the reader; the message says which."""


@dataclass(frozen=True)
class Draft:
    """A card as far as it could be made from its official entry."""

    card: Card
    lacking: tuple[str, ...] = ()
    """What the project cannot express yet, a sentence each; empty if the card is complete."""
    rivals: tuple[str, ...] = ()
    """Paragraphs for which the reader found several abilities; the card has the first."""
    paragraphs: int = 0
    """How many paragraphs its text has."""
    unread: int = 0
    """How many of them the reader found no ability for."""
    failed: int = 0
    """At how many of these the reader itself failed."""


def read_nothing(card: Card, side: Side, paragraph: str) -> Sequence[Ability]:
    """Find no ability for any paragraph: the reader for cards without text."""
    return ()


def draft_card(entry: Mapping[str, Any], read: Read = read_nothing) -> Draft:
    """Return the card of an official entry, and what is lacking to play it."""
    bare = facts_of(entry)
    lacking = _unsupported(entry, bare)
    rivals: list[str] = []
    unread = failed = 0
    card = bare
    boosted = entry["boosted"]
    texts = [entry["text"], boosted["text"]] if bare.boosted and boosted else [entry["text"]]
    for place, paragraphs in enumerate(texts):
        for paragraph in paragraphs:
            side = card.sides[place]
            try:
                abilities = read(card, side, paragraph)
            except ReaderFailed as failure:
                lacking.append(f"{failure} It reads: {paragraph}")
                unread += 1
                failed += 1
                continue
            if not abilities:
                lacking.append(f"No ability reads: {paragraph}")
                unread += 1
                continue
            if len(abilities) > 1:
                rivals.append(f"{len(abilities)} abilities read: {paragraph}")
            longer = replace(side, abilities=(*side.abilities, abilities[0]))
            card = replace(card, boosted=longer) if place else replace(card, front=longer)
    paragraphs = sum([len(text) for text in texts])
    return Draft(card, tuple(lacking), tuple(rivals), paragraphs, unread, failed)


def facts_of(entry: Mapping[str, Any]) -> Card:
    """Return the card of an official entry without abilities; facts that have no place are left out."""
    kind = TYPES[entry["type"]]
    opposed = entry["opponent_requirement"]
    is_problem = kind == PROBLEM or (kind == RESOURCE and DILEMMA in entry["traits"])
    return Card(
        entry["id"],
        entry["title"],
        entry["subtitle"] or "",
        kind,
        _side(entry, entry["title"]),
        entry["rarity"] or "",
        cost=-1 if entry["cost"] is None else entry["cost"],
        needs=_needs(entry["play_requirements"]),
        points=(entry["points"] or 0) if kind == TROUBLEMAKER else 0,
        bonus=(entry["bonus"] or 0) if is_problem else 0,
        owner_needs=_needs(entry["owner_requirements"]) if is_problem else (),
        opponent_needs=(Need(WILD, opposed),) if is_problem and isinstance(opposed, int) else (),
        boosted=_side(entry["boosted"], entry["title"]) if kind == MANE and entry["boosted"] else None,
    )


def _side(printed: Mapping[str, Any], title: str) -> Side:
    """Return one side of a card with this *title*."""
    limit = printed["home_limit"]
    return Side(
        sum([COLOURS[name] for name in printed["colors"]]),
        printed["power"] or 0,
        tuple(printed["traits"]),
        tuple([_keyword(word) for word in printed["keywords"]]),
        home_limit=-1 if limit is None else limit,
        title=printed["title"] if printed["title"] != title else "",
    )


def _keyword(printed: Mapping[str, Any]) -> Keyword:
    """Return a keyword, without its number if that is no number."""
    x = printed["x"]
    return Keyword(printed["name"], x if isinstance(x, int) else 0)


def _needs(printed: Sequence[Mapping[str, Any]]) -> tuple[Need, ...]:
    """Return requirements in their printed order, without those that have no number."""
    found: list[Need] = []
    for need in printed:
        colour = need["color"].removeprefix("not ")
        if isinstance(need["power"], int):
            found.append(Need(COLOURS[colour], need["power"], other_than=colour != need["color"]))
    return tuple(found)


def _unknown_words(keywords: list[Mapping[str, Any]], card: Card) -> Iterator[str]:
    """Yield a sentence for each keyword and trait that the rules don't know."""
    for word in keywords:
        if not is_known_keyword(_keyword(word)):
            number = f" with the number {word['x']}" if word["x"] else " without a number"
            yield f"The keyword {word['name']}{number} has no meaning in the rules."
    for trait in [trait for side in card.sides for trait in side.traits]:
        if trait not in FACTS:
            yield f"The trait {trait} has no constant in ccg/language/facts.py."


def _unsupported(entry: Mapping[str, Any], card: Card) -> list[str]:
    """List the facts of an entry that its card does not have, a sentence each."""
    found: list[str] = []
    if entry.get("token"):
        found.append("A token is made by the texts that create it.")
    if entry.get("back"):
        found.append("A card with another card on its back is not supported.")
    if entry.get("requirement_note"):
        found.append("Its requirements are not in the data.")
    second = entry["boosted"] or {}
    if second and second["subtitle"] != entry["subtitle"]:
        found.append(f"A second subtitle is not supported: {second['subtitle']}.")
    found.extend(_unknown_words([*entry["keywords"], *second.get("keywords", ())], card))
    differences = official.fact_differences(card.id, official.facts(card), entry)
    told = "keywords", "requirements", "opponent_requirement", "title", "subtitle", "bonus"
    for one in differences:
        if one.what == "bonus" and isinstance(entry["opponent_requirement"], str):
            continue  # a bonus belongs to a requirement, and this one is said to be missing
        if not found or not one.what.endswith(told):
            found.append(f"Its {one.what.replace('_', ' ')} is {one.theirs!r}, which no card can have yet.")
    return found
