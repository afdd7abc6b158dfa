"""Short labels of options, for buttons and places on the board, and which option the main button takes."""

from collections.abc import Mapping
from typing import Final

from everfree.ccg.cards import PRINTED
from everfree.ccg.language import Ability, Card
from everfree.ccg.language.keywords import meaning_of
from everfree.ccg.language.nodes import may_show
from everfree.ccg.view import OptionView, QuestionView, View
from everfree.ccg.vocab import EVENT
from everfree.telling.said import CardText, Said, said

PLAIN: Final = ("pass", "end", "play", "move", "rally", "draw", "use", "yes", "no", "done")
"""Verbs that have the same label at every question."""
SPECIAL: Final = {
    ("mulligan", "yes"): "redraw",
    ("mulligan", "no"): "keep",
    ("challenge", "card"): "challenge",
    ("challenge", "done"): "no-challenge",
    ("phase-action", "done"): "go-on",
    ("uncover", "card"): "uncover",
    ("confront-order", "area"): "confront",
    ("order-triggers", "trigger"): "first",
    ("discard", "card"): "discard",
    ("discard-down", "card"): "discard",
    ("home-limit", "card"): "retire",
    ("uniqueness", "card"): "dismiss",
    ("send-home", "card"): "send-home",
    ("search", "card"): "take",
    ("search-deck", "card"): "take",
    ("keep", "card"): "keep",
    ("pay-or", "yes"): "pay",
    ("pay-or", "no"): "dont-pay",
    ("under-deck", "yes"): "put-under",
    ("under-deck", "no"): "leave-on-top",
}
MAIN: Final = ("pass", "end", "no", "done")
"""Verbs that the main button answers with, at every question that offers one."""


def label(view: View, question: QuestionView, option: OptionView) -> Said | None:
    """Return the short label of an option, or None if its card or full sentence serves as the label."""
    if question.kind == "where" and option.verb in ("area", "card"):
        return said("table-label", label=here(view, question))
    word = SPECIAL.get((question.kind, option.verb), option.verb if option.verb in PLAIN else "")
    return said("table-label", label=word) if word else None


def here(view: View, question: QuestionView) -> str:
    """Return the label of a place: for playing a card there, for moving one there, or for anything else."""
    if any(card.handle == question.source for card in view.play):
        return "move-here"
    hands = [card.handle for seat in view.seats for card in seat.hand]
    return "play-here" if question.source in hands else "here"


def main_option(view: View, question: QuestionView) -> int:
    """Return the index of the option that the main button takes, or -1."""
    for place, option in enumerate(question.options):
        if option.verb in MAIN:
            return place
    if question.kind == "confront-order":
        ready = [place for place, one in enumerate(question.options) if can_confront(view, one.area)]
        return ready[0] if ready else 0
    return 0 if len(question.options) == 1 and not question.options[0].upto else -1


def can_confront(view: View, area: int) -> bool:
    """Tell whether the viewer can confront the Problem in an area."""
    return any(
        side.can_confront
        for one in view.areas
        for side in one.confront
        if one.area == area and side.seat == view.viewer
    )


def reveals(
    question: QuestionView,
    option: OptionView,
    text: CardText | None,
    printed: Mapping[str, Card] = PRINTED,
) -> bool:
    """Tell whether an option may reveal hidden cards at once; *text* of a *printed* card is what it uses."""
    if option.verb == "draw" or (question.kind, option.verb) == ("mulligan", "yes"):
        return True
    if option.verb not in ("use", "play", "trigger", "yes") or text is None:
        return False
    if option.verb == "play" and printed[text.card].type != EVENT:
        return False  # where it goes is asked next, and until then it can be cancelled
    return may_show(_abilities(text, printed[text.card]))


def _abilities(text: CardText, card: Card) -> tuple[Ability, ...]:
    """Return the abilities a text refers to; on a side, those of keywords precede the printed ones."""
    side = card.sides[text.side]
    if text.keyword:
        return meaning_of(side.keywords[text.keyword - 1])
    meant = [ability for keyword in side.keywords for ability in meaning_of(keyword)]
    abilities = (*meant, *side.abilities)
    return abilities if text.ability < 0 else abilities[text.ability : text.ability + 1]
