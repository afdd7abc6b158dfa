"""The texts of cards, by the engine's index of abilities: those of keywords first, then the printed ones."""

from everfree.ccg.language import Card, Side
from everfree.ccg.language.keywords import meaning_of
from everfree.ccg.language.text import card_text, keyword_reminder


def paragraphs(card: Card, side: int, language: str) -> tuple[str, ...]:
    """Return the text of each ability printed as a paragraph on one side of *card*."""
    return card_text(card, language).sides[side].paragraphs


def first_paragraph(side: Side) -> int:
    """Return the index of the first ability printed as a paragraph; those of keywords come before it."""
    return sum(len(meaning_of(keyword)) for keyword in side.keywords)


def texts(card: Card, side: int, language: str) -> tuple[str, ...]:
    """Return the text of each ability, those of keywords first."""
    meant: list[str] = []
    for keyword in card.sides[side].keywords:
        meant.extend([keyword_reminder(keyword, language)] * len(meaning_of(keyword)))
    return (*meant, *paragraphs(card, side, language))


def ability_text(card: Card, side: int, place: int, language: str) -> str:
    """Return the text of an ability by its index; empty if it is not printed on that side."""
    printed = texts(card, side, language)
    return printed[place] if place < len(printed) else ""
