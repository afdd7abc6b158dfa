"""The texts of cards at a table, by the places the engine gives abilities."""

from everfree.ccg.language import Card, Side
from everfree.ccg.language.keywords import meaning_of
from everfree.ccg.language.text import card_text, keyword_reminder


def paragraphs(card: Card, side: int, language: str) -> tuple[str, ...]:
    """Give the abilities printed on one side of *card*."""
    return card_text(card, language).sides[side].paragraphs


def first_paragraph(side: Side) -> int:
    """Give the place of the first ability that is printed as a paragraph: those of keywords come before."""
    return sum(len(meaning_of(keyword)) for keyword in side.keywords)


def texts(card: Card, side: int, language: str) -> tuple[str, ...]:
    """Give the text of each ability by its place, keywords' first."""
    meant: list[str] = []
    for keyword in card.sides[side].keywords:
        meant.extend([keyword_reminder(keyword, language)] * len(meaning_of(keyword)))
    return (*meant, *paragraphs(card, side, language))


def ability_text(card: Card, side: int, place: int, language: str) -> str:
    """Give the text of an ability by its place; one that is not printed there has none."""
    printed = texts(card, side, language)
    return printed[place] if place < len(printed) else ""
