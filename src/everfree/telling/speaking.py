"""Putting sentences into the words of one language, from their keys and arguments."""

from collections.abc import Mapping, Sequence

from everfree.ccg.cards import PRINTED
from everfree.ccg.language import Card
from everfree.ccg.language.text import keyword_reminder
from everfree.messages import Messages
from everfree.telling.said import Argument, CardName, CardText, Listed, PlayerName, Said
from everfree.telling.texts import ability_text, paragraphs


def speak(
    told: Argument, messages: Messages, names: Sequence[str], printed: Mapping[str, Card] = PRINTED
) -> str:
    """Return *told* as text in the language of *messages*; *names* are the players', by seat.

    *printed* has every card that can lie on the table.
    """
    match told:
        case Said(key, arguments):
            return messages.say(
                key,
                **{
                    name: value if isinstance(value, int) else speak(value, messages, names, printed)
                    for name, value in arguments.items()
                },
            )
        case CardName(card):
            return printed[card].name if card else messages.say("hidden-card")
        case CardText():
            return _text(told, printed[told.card], messages.language)
        case PlayerName(seat):
            return names[seat]
        case Listed(items):
            return messages.listed([speak(item, messages, names, printed) for item in items])
    return str(told)


def _text(told: CardText, card: Card, language: str) -> str:
    if told.keyword:
        return keyword_reminder(card.sides[told.side].keywords[told.keyword - 1], language)
    if told.ability < 0:
        return "\n".join(paragraphs(card, told.side, language))
    return ability_text(card, told.side, told.ability, language, told.part)
