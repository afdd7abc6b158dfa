"""An answer to the open question in a few words, to be put into a sentence: what to do, and with which card.

The words are those of the button at the table in the browser, or those of the numbered list in lines of text.
"""

from typing import Final

import msgspec

from everfree.ccg.view import OptionView
from everfree.ccg.vocab import COLOUR_NAMES, TYPE_NAMES
from everfree.telling.labels import SPECIAL, here, label
from everfree.telling.questions import Asking
from everfree.telling.said import Argument, CardName, Said, said
from everfree.telling.voice import Arguments, counted_counters

TABLE, LINES = "table", "lines"
"""Where the answer is read: at the table in the browser, or as lines of text with numbered options."""
PLAIN: Final = ("pass", "end", "yes", "no", "done")
"""Verbs of options without a card, which have a button of their own."""
PLACED: Final = ("choose", "onto", "challenge", "uncover", "dismiss")
"""What is done with a card of which others with the same name may be elsewhere."""


def answer_words(asking: Asking, place: int, *, at: str = TABLE, goes: str = "nowhere") -> Said:
    """Return the words of the answer at an index; *goes* is where its card goes ("home", "own", "other")."""
    one = _option(asking, place)
    kind = asking.question.kind
    name = _name(asking, one.card)
    if one.verb in PLAIN:
        return _plain(asking, one, at)
    if one.verb in ("play", "move"):
        return said(f"answer-{one.verb}", card=name, place=goes)
    if one.verb == "card":
        return _with_card(asking, one, name)
    if one.verb == "area":
        does = SPECIAL.get((kind, "area"), "here")
        does = here(asking.board.view, asking.question) if kind == "where" else does
        return said("answer-area", do=does, card=_source(asking), **_place(asking, one))
    if one.verb == "use":
        alike = [each for each in asking.question.options if (each.verb, each.card) == (one.verb, one.card)]
        text = asking.text_of(one) if len(alike) > 1 else None
        return said("answer-use", card=name, tells="no" if text is None else "yes", text=text or "")
    return _chosen(asking, one, name)


def _with_card(asking: Asking, one: OptionView, name: CardName) -> Said:
    """Return what is done with the card of an option, and where the card is if that helps to find it."""
    kind = asking.question.kind
    does = "onto" if kind == "where" else SPECIAL.get((kind, "card"), "choose")
    words = said("answer-card", do=does, card=name, whom=_source(asking))
    place = _place(asking, one)
    if does not in PLACED or place["place"] == "nowhere":
        return words
    return said("answer-card-at", answer=words, **place)


def _chosen(asking: Asking, one: OptionView, name: CardName) -> Said:
    """Return the words of an option that is neither a card nor a place: a number, a player, an effect."""
    if one.verb in ("rally", "draw", "trigger"):
        return said(f"answer-{one.verb}", card=name)
    if one.verb == "name":
        return said("answer-name", card=CardName(one.name))
    if one.verb == "seat":
        return said("answer-seat", **asking.voice.who(one.number))
    text = asking.text_of(one)
    if text is not None:
        return said("answer-effect", text=text)
    what: Argument = one.number
    if one.verb == "colour":
        what = said(f"color-{COLOUR_NAMES[one.number]}")
    elif one.verb == "type":
        what = said(f"type-{TYPE_NAMES[one.number]}")
    elif one.verb == "counter":
        what = counted_counters(one.name, 1)
    return said("answer-choose", what=what)


def _option(asking: Asking, place: int) -> OptionView:
    """Return the option at an index; of a range, the number that is meant."""
    options = asking.question.options
    last = len(options) - 1
    if place >= last and options[last].upto:
        return msgspec.structs.replace(options[last], number=options[last].number + place - last, upto=0)
    return options[place]


def _plain(asking: Asking, one: OptionView, at: str) -> Said:
    short = label(asking.board.view, asking.question, one)
    if at == TABLE and short is not None:
        return short
    return said("answer-plain", does=one.verb, question=asking.question.kind)


def _name(asking: Asking, handle: int) -> CardName:
    return CardName(asking.own_cards.names.get(handle, ""), handle)


def _source(asking: Asking) -> CardName:
    """Name the card that the question is about, such as the one that is being played."""
    return _name(asking, asking.question.source)


def _place(asking: Asking, one: OptionView) -> Arguments:
    """Return the arguments that name the place of an option: its area, or that of its card in play."""
    view = asking.board.view
    areas = [card.area for card in view.play if card.handle == one.card]
    area = one.area if one.area >= 0 else areas[0] if areas else -1
    owners = [each.owner for each in view.areas if each.area == area]
    return {**asking.board.place(area), "whose": "you" if owners == [view.viewer] else "other"}
