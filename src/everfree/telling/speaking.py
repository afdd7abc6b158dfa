"""Putting sentences into the words of one language, from their keys and arguments."""

from collections.abc import Sequence

from everfree.ccg.cards import PRINTED
from everfree.messages import Messages
from everfree.telling.said import Argument, CardName, CardText, Listed, PlayerName, Said
from everfree.telling.texts import ability_text, paragraphs


def speak(told: Argument, messages: Messages, names: Sequence[str]) -> str:
    """Return *told* as text in the language of *messages*; *names* are the players', by seat."""
    match told:
        case Said(key, arguments):
            return messages.say(
                key,
                **{
                    name: value if isinstance(value, int) else speak(value, messages, names)
                    for name, value in arguments.items()
                },
            )
        case CardName(card):
            return PRINTED[card].name if card else messages.say("hidden-card")
        case CardText():
            return _text(told, messages.language)
        case PlayerName(seat):
            return names[seat]
        case Listed(items):
            return messages.listed([speak(item, messages, names) for item in items])
    return str(told)


def _text(told: CardText, language: str) -> str:
    card = PRINTED[told.card]
    if told.ability < 0:
        return "\n".join(paragraphs(card, told.side, language))
    return ability_text(card, told.side, told.ability, language)
