"""The texts of cards, by the engine's index of abilities: those of keywords first, then the printed ones."""

from collections.abc import Mapping

from everfree.ccg.language import Card, Side
from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.language.text import card_text, keyword_reminder
from everfree.ccg.language.text.sentences import sentences
from everfree.ccg.view import TextView
from everfree.telling.said import CardText


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


def parts(card: Card, side: int, language: str) -> dict[str, str]:
    """Return the sentences inside the abilities of one side, by the index of the ability and of the part.

    The keys are such as "2.3". A part without a sentence of its own is printed as the whole ability.
    """
    first = first_paragraph(card.sides[side])
    return {
        f"{first + place}.{part}": text
        for place in range(len(card.sides[side].abilities))
        for part, text in sentences(card, side, place, language).items()
    }


def ability_text(card: Card, side: int, place: int, language: str, part: int = 0) -> str:
    """Return the text of an ability by its index, or the sentence of a *part* of it.

    Return "" if the ability is not printed on that side.
    """
    printed = texts(card, side, language)
    whole = printed[place] if place < len(printed) else ""
    first = first_paragraph(card.sides[side])
    if not whole or not part or place < first:
        return whole
    return sentences(card, side, place - first, language).get(part, whole)


def printed_text(printed: Mapping[str, Card], text: TextView, card: str) -> CardText | None:
    """Return a text of a view as it is printed.

    The meaning of a keyword is the one on *card* if it has the keyword, else on any other card; None if no
    card has the keyword with this number.
    """
    if text.card:
        return CardText(text.card, text.side, text.ability, text.part)
    keyword = Keyword(text.keyword, text.x)
    for one in ([printed[card]] if card in printed else []) + list(printed.values()):
        for side, face in enumerate(one.sides):
            for number, own in enumerate(face.keywords, start=1):
                if own == keyword:
                    return CardText(one.id, side, keyword=number)
    return None
