"""The sentence of one instruction inside an ability."""

import pytest

from everfree.ccg.cards import PRINTED
from everfree.ccg.language import (
    FRIEND,
    THIS,
    Ability,
    ChooseOne,
    Continuous,
    Dismiss,
    Draw,
    Enters,
    Exhaust,
    Gain,
    HasAbilities,
    May,
    PayTo,
    Sequence,
    cards,
    choose,
    each,
    main_phase,
    when,
)
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.sentences import sentences
from everfree.testing import plain


def told(ability: Ability, word: type, language: str = "en") -> list[str]:
    """Return the sentences of the instructions of one kind; that of the whole ability where it has no own."""
    card = plain(abilities=(ability,))
    found = sentences(card, 0, 0, language)
    whole = card_text(card, language).sides[0].paragraphs[0]
    return [found.get(place, whole) for place, node in enumerate(walk(ability)) if isinstance(node, word)]


def test_an_instruction_has_a_sentence_of_its_own() -> None:
    """The trigger and the other instructions are left out, in both languages."""
    ability = when(Enters(THIS), May(Sequence((Draw(1), Dismiss(choose(cards(FRIEND)))))))

    assert told(ability, May) == ["You may draw a card and dismiss a Friend."]
    assert told(ability, Dismiss) == ["Dismiss a Friend."]
    assert told(ability, May, "fr") == ["Vous pouvez piocher une carte et écarter un Ami."]
    assert told(ability, Dismiss, "fr") == ["Écartez un Ami."]


def test_this_card_is_named_although_the_trigger_named_it() -> None:
    """By itself the sentence does not say "it"."""
    assert told(when(Enters(THIS), May(Exhaust(THIS))), May) == ["You may exhaust this card."]


def test_a_cost_is_told_with_what_it_buys() -> None:
    """What is paid is not understood without the effect."""
    costs = (Dismiss(choose(cards(FRIEND))),)

    assert told(main_phase(Draw(2), costs=costs), Dismiss) == [
        "Main Phase: Dismiss a Friend to draw 2 cards."
    ]
    assert told(when(Enters(THIS), PayTo(costs, Draw(2))), Dismiss) == ["Dismiss a Friend to draw 2 cards."]


def test_each_mode_has_its_sentence() -> None:
    """A player who chooses one reads them one by one."""
    ability = main_phase(ChooseOne((Draw(2), Gain(2))))

    assert told(ability, Draw) == ["Draw 2 cards."]
    assert told(ability, Gain, "fr") == ["Recevez [2]."]


def test_a_quoted_ability_is_told_without_the_text_around_it() -> None:
    """So the ability that a card was given is read out as if it were printed."""
    given = main_phase(Gain(1))
    ability = Continuous((HasAbilities((given,)),), each(cards(FRIEND)))

    assert told(ability, type(given)) == ["Main Phase: Gain [1]."]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_printed_instruction_can_be_told(language: str) -> None:
    """No sentence is empty, and none lacks its full stop."""
    found = [
        text
        for card in list(PRINTED.values())[::7]
        for side in range(len(card.sides))
        for place in range(len(card.sides[side].abilities))
        for text in sentences(card, side, place, language).values()
    ]

    assert len(found) > 100
    assert [one for one in found if not one.rstrip('”"» ').endswith(".")] == []
