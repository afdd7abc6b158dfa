"""Compare our cards with the official data: facts must be equal, and texts word for word.

The data is a file outside the project, read only for the comparison; no sentence of it is stored here.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final

from everfree.ccg.language import MANE, PROBLEM, TROUBLEMAKER, WILD, Card, Need, Side
from everfree.ccg.language.text import LANGUAGES, card_text
from everfree.ccg.vocab import COLOUR_NAMES, colours_in

WHERE: Final = Path("../shared/cards/cards.json")
"""The project's shared data, in a folder beside the checkout."""

QUOTES_AND_DASHES: Final = str.maketrans(
    {"‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "−": "-", "\u00a0": " "}
)


@dataclass(frozen=True)
class Difference:
    """One fact or paragraph that differs from the official data."""

    card: str
    what: str
    ours: object
    theirs: object
    paragraph: int = 0
    """For a text: the number of the paragraph, from 1, counting the Boosted side's after the front's."""

    @property
    def key(self) -> str:
        """The paragraph's name in the list of reviewed ones; empty for a fact."""
        return f"{self.card} {self.paragraph}" if self.paragraph else ""

    def __str__(self) -> str:
        return f"{self.card}: {self.what}\n  ours:     {self.ours}\n  official: {self.theirs}"


class NotOfficialData(Exception):
    """A file is something other than the official data; the message says so."""


def find(path: Path | None) -> Path | None:
    """Return the file to compare with or None: *path*, else WHERE from the current folder or the checkout."""
    checkout = Path(__file__).resolve().parents[3]
    candidates = [path] if path else [WHERE, checkout / WHERE]
    return next((candidate for candidate in candidates if candidate.is_file()), None)


def load(path: Path) -> dict[str, dict[str, Any]]:
    """Read the official cards by their ids; raise `NotOfficialData`."""
    try:
        return {card["id"]: card for card in json.loads(path.read_text(encoding="utf-8"))}
    except (ValueError, LookupError, TypeError):
        raise NotOfficialData(f"{path} does not hold a list of cards as JSON.") from None


def normalised(text: str) -> str:
    """Make texts comparable: drop reminders; unify quotes, dashes, spaces, "a" and "an"; keep every word."""
    text = re.sub(r"\s*\([^)]*\)", "", text.translate(QUOTES_AND_DASHES))
    text = re.sub(r"\b([Aa])n\b", r"\1", text)
    return " ".join(text.split())


def _needs(needs: tuple[Need, ...]) -> list[dict[str, Any]]:
    def colour(need: Need) -> str:
        if need.colour == WILD:
            return "wild"
        return f"{'not ' if need.other_than else ''}{COLOUR_NAMES[need.colour]}"

    return [{"color": colour(need), "power": need.amount} for need in needs]


def _ordered(needs: list[Any]) -> list[Any]:
    """Sort requirements, because the order in which a card prints them has no meaning."""
    return sorted(needs, key=str)


def _side(card: Card, side: Side) -> dict[str, Any]:
    return {
        "title": side.title or card.title,
        "subtitle": card.subtitle or None,
        "colors": sorted(COLOUR_NAMES[colour] for colour in colours_in(side.colours)),
        "power": None if card.type == PROBLEM else side.power,
        "traits": list(side.traits),
        "keywords": [{"name": keyword.name, "x": keyword.x or None} for keyword in side.keywords],
        "home_limit": side.home_limit if card.type == MANE else None,
    }


def facts(card: Card) -> dict[str, Any]:
    """Return the printed facts of *card* in the shape of the official data."""
    return _side(card, card.front) | {
        "id": card.id,
        "type": LANGUAGES["en"].labels.types[card.type],
        "rarity": card.rarity,
        "cost": card.cost if card.cost >= 0 else None,
        "play_requirements": _ordered(_needs(card.needs)),
        "points": card.points if card.type == TROUBLEMAKER else None,
        "bonus": card.bonus if card.opponent_needs else None,
        "owner_requirements": _needs(card.owner_needs),
        "opponent_requirement": sum(need.amount for need in card.opponent_needs) or None,
        "boosted": _side(card, card.boosted) if card.boosted else None,
    }


def fact_differences(name: str, ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> Iterator[Difference]:
    """Yield every printed fact in *ours*, facts of the card *name*, that is different in *theirs*."""
    for key, value in ours.items():
        official = theirs.get(key)
        if isinstance(value, dict) and isinstance(official, dict):
            yield from fact_differences(f"{name} {key}", value, official)
            continue
        if key == "colors" and official is not None:
            official = sorted(official)
        if key == "play_requirements" and official is not None:
            official = _ordered(official)
        if value != official:
            yield Difference(name, key, value, official)


def _text_differences(card: Card, official: Mapping[str, Any]) -> Iterator[Difference]:
    theirs = [official["text"], *([official["boosted"]["text"]] if official["boosted"] else [])]
    ours = [list(side.paragraphs) for side in card_text(card).sides]
    if [len(side) for side in ours] != [len(side) for side in theirs]:
        yield Difference(card.id, "number of paragraphs", ours, theirs)
        return
    both = zip(chain(*ours), chain(*theirs), strict=True)
    for number, (our, their) in enumerate(both, start=1):
        if normalised(our) != normalised(their):
            yield Difference(card.id, "text", our, their, number)


def differences(card: Card, official: Mapping[str, Any] | None) -> list[Difference]:
    """List everything in which *card* differs from its *official* entry."""
    if official is None:
        return [Difference(card.id, "the card itself", card.name, None)]
    return [*fact_differences(card.id, facts(card), official), *_text_differences(card, official)]
