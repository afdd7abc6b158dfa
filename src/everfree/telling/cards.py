"""The printed cards for a client: facts and texts of every card that can be at a table, in one language."""

from typing import Final

import msgspec

from everfree.ccg.cards import PRINTED, SETS
from everfree.ccg.decks.fan_made import is_fan_made
from everfree.ccg.language import Card, Side
from everfree.ccg.language.abilities import EventText
from everfree.ccg.language.card import WILD, Need
from everfree.ccg.language.text import card_text, keyword_reminder
from everfree.ccg.vocab import COLOUR_NAMES, TYPE_NAMES, colours_in
from everfree.telling.clauses import clauses_of
from everfree.telling.texts import first_paragraph, parts, texts

SET_OF: Final = {card.id: name for name, cards in SETS.items() for card in cards}


class PrintedNeed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A required amount of power; of any colour if none is given."""

    amount: int
    colour: str = ""
    other_than: bool = False


class PrintedSide(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on one side of a card."""

    colours: tuple[str, ...]
    traits: tuple[str, ...]
    keywords: tuple[str, ...]
    """Their names in the requested language."""
    reminders: tuple[str, ...]
    """What each keyword means."""
    texts: tuple[str, ...]
    """The text of each ability in the engine's order: first those of keywords, then printed paragraphs."""
    paragraphs: int = 0
    """Index of the first paragraph in *texts*."""
    parts: dict[str, str] = {}
    """The sentences inside *texts*: by the index of the text and of the instruction, such as "2.3"."""
    power: int = 0
    home_limit: int = -1
    """-1 if there is none."""
    title: str = ""
    """The title of this side, if it is not that of the card."""


class PrintedCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as printed; a Mane Character has two sides."""

    id: str
    name: str
    title: str
    type: str
    sides: tuple[PrintedSide, ...]
    subtitle: str = ""
    set: str = ""
    """Empty for a token."""
    number: str = ""
    """Its number in the set."""
    rarity: str = ""
    timing: str = ""
    """When an Event can be played: main-phase, faceoff, reaction, immediate and the other phases."""
    cost: int = -1
    """-1 if none is printed."""
    needs: tuple[PrintedNeed, ...] = ()
    points: int = 0
    bonus: int = 0
    owner_needs: tuple[PrintedNeed, ...] = ()
    opponent_needs: tuple[PrintedNeed, ...] = ()
    clauses: tuple[str, ...] = ()
    """Ids of the clauses and rulings that explain it, those of its keywords first."""
    fan_made: bool = False
    """Whether it is no printed card, but a fan-made one or a token of one."""


def card_data(language: str) -> dict[str, PrintedCard]:
    """Return every card that can be at a table by its id, with its texts in *language*."""
    return {card.id: printed(card, language) for card in PRINTED.values()}


def printed(card: Card, language: str) -> PrintedCard:
    """Return one card with its texts in *language*."""
    series = SET_OF.get(card.id, "")
    return PrintedCard(
        card.id,
        card.name,
        card.title,
        TYPE_NAMES[card.type],
        tuple(_side(card, place, side, language) for place, side in enumerate(card.sides)),
        card.subtitle,
        series,
        card.id.lstrip("abcdefghijklmnopqrstuvwxyz") if series else "",
        card.rarity,
        next(
            (one.timing.replace(" ", "-") for one in card.front.abilities if isinstance(one, EventText)), ""
        ),
        card.cost,
        _needs(card.needs),
        card.points,
        card.bonus,
        _needs(card.owner_needs),
        _needs(card.opponent_needs),
        clauses_of(card),
        is_fan_made(card.id),
    )


def _side(card: Card, place: int, side: Side, language: str) -> PrintedSide:
    return PrintedSide(
        tuple(COLOUR_NAMES[one] for one in colours_in(side.colours)),
        side.traits,
        card_text(card, language).sides[place].keywords,
        tuple(keyword_reminder(keyword, language) for keyword in side.keywords),
        texts(card, place, language),
        first_paragraph(side),
        parts(card, place, language),
        side.power,
        side.home_limit,
        side.title,
    )


def _needs(needs: tuple[Need, ...]) -> tuple[PrintedNeed, ...]:
    return tuple(
        PrintedNeed(need.amount, "" if need.colour == WILD else COLOUR_NAMES[need.colour], need.other_than)
        for need in needs
    )
