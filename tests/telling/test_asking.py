"""Every question that a card asks carries the card and the sentence that asks."""

from types import SimpleNamespace
from typing import cast

import pytest

from everfree.ccg.cards import POOL, PRINTED
from everfree.ccg.game import Game
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.language import (
    FRIEND,
    THIS,
    YELLOW,
    Another,
    Card,
    ChooseColour,
    ChooseOne,
    Continuous,
    Dismiss,
    Draw,
    Enters,
    Gain,
    HasAbilities,
    May,
    Move,
    PutTokens,
    Sequence,
    cards,
    choose,
    each,
    main_phase,
    meticulous,
    token,
    when,
)
from everfree.ccg.table import header, start
from everfree.ccg.view import view_of
from everfree.messages import Messages
from everfree.players import RandomPlayer, Sight
from everfree.table.commands import Answer
from everfree.telling.board import Board
from everfree.telling.onlooker import Onlooker
from everfree.telling.own_cards import OwnCards
from everfree.telling.questions import Asking
from everfree.telling.speaking import speak
from everfree.telling.voice import Voice
from everfree.testing import Table, plain
from everfree.testing.dice import Dice
from everfree.testing.soak.random_decks import random_deck

MINE, THEIRS = POOL["pr162"], POOL["pr167"]
CATALOGUE = {language: Messages(language) for language in ("en", "fr")}
NAMES = ["Ada", "Pixel"]
ASKED_BY_RULES = {
    "main",
    "priority",
    "phase-action",
    "mulligan",
    "home-limit",
    "discard-down",
    "confront-order",
    "starting-problem",
    "challenge",
    "uncover",
    "send-home",
    "uniqueness",
    "order-triggers",
    "order-replacements",
    "loop-rounds",
    "loop-times",
    "random",
    "bottom",
}


@pytest.fixture
def put(monkeypatch: pytest.MonkeyPatch) -> "Put":
    """Give what makes a stand-in card nameable."""
    return Put(monkeypatch)


class Put:
    """Makes stand-in cards that can be named like printed ones."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, card: Card) -> Card:
        """Return the card, nameable from now on."""
        self.monkeypatch.setitem(PRINTED, card.id, card)
        return card


class Question:
    """The open question of a laid table, as sentences in one language."""

    def __init__(self, table: Table, language: str = "en", seat: int = 0) -> None:
        board = Board(Voice(seat, 2), view_of(table.game, seat))
        assert board.view.question is not None
        own = OwnCards(cast(Game, SimpleNamespace(kernel=table.game, state=table.state)), seat)
        asking = Asking(board, own, board.view.question)
        source = asking.source()
        self.source = "" if source is None else speak(source, CATALOGUE[language], NAMES)
        self.options = [
            speak(asking.option(one), CATALOGUE[language], NAMES) for one in board.view.question.options
        ]


def laid(*home: Card, **wishes: object) -> Table:
    """Return a table with these Friends at home."""
    return Table(home=list(home), problem=MINE, opponent_problem=THEIRS, **wishes)  # type: ignore[arg-type]


def test_an_offer_says_what_it_offers(put: Put) -> None:
    """In both languages, from the very instruction."""
    card = put(plain(abilities=(main_phase(Sequence((Gain(1), May(Draw(1))))),)))
    table = laid(card).use(card)

    assert Question(table).source == f"{card.name}: You may draw a card."
    assert Question(table, "fr").source == f"{card.name}\u00a0: Vous pouvez piocher une carte."


def test_a_choice_says_what_is_done_to_the_card(put: Put) -> None:
    """The other instructions of the text are left out."""
    card = put(plain(abilities=(main_phase(Sequence((Draw(1), Dismiss(choose(cards(FRIEND)))))),)))

    assert Question(laid(card, put(plain())).use(card)).source == f"{card.name}: Dismiss a Friend."


def test_a_cost_is_asked_with_the_whole_ability(put: Put) -> None:
    """What is paid is not understood without what it buys."""
    costs = (Dismiss(choose(cards(FRIEND))),)
    card = put(plain(abilities=(main_phase(Draw(2), costs=costs),)))

    source = Question(laid(card, put(plain())).use(card)).source

    assert source == f"{card.name}: Main Phase: Dismiss a Friend to draw 2 cards."


def test_a_place_is_asked_for_by_the_card_that_moves_another(put: Put) -> None:
    """The card that goes somewhere is not the one that asks."""
    mover, moved = put(plain(abilities=(main_phase(Move(choose(cards(FRIEND, Another())))),))), put(plain())

    assert Question(laid(mover, moved).use(mover)).source.startswith(f"{mover.name}: Move another Friend")


def test_tokens_are_placed_by_the_text_that_puts_them_into_play(put: Put) -> None:
    """The question names the number and kind of tokens."""
    critter = put(token(1, YELLOW, "Critter"))
    card = put(plain(abilities=(main_phase(Sequence((Gain(1), PutTokens(critter, 2)))),)))

    assert "Put 2 1 [yellow] Critter Friend tokens into play." in Question(laid(card).use(card)).source


def test_modes_are_chosen_by_their_sentences(put: Put) -> None:
    """Each option is the sentence of its effect, not a number."""
    card = put(plain(abilities=(main_phase(ChooseOne((Draw(2), Gain(2)))),)))
    table = laid(card).use(card)

    assert Question(table).options == ["Draw 2 cards.", "Gain [2]."]
    assert Question(table, "fr").options == ["Piochez 2 cartes.", "Recevez [2]."]


def test_a_choice_for_the_rest_of_the_text_is_shown_with_it(put: Put) -> None:
    """ "Choose a color." alone would say nothing."""
    card = put(plain(abilities=(main_phase(Sequence((ChooseColour(), May(Draw(1))))),)))

    assert "draw a card" in Question(laid(card).use(card)).source


def test_waiting_effects_are_told_apart_by_their_texts(put: Put) -> None:
    """Two effects of the same card are different options."""
    card = put(plain(abilities=(when(Enters(THIS), May(Draw(1))), when(Enters(THIS), Gain(1)))))
    table = laid(hand=[card], tokens=5).play(card, to="home")

    assert Question(table).options == [
        f'"{card.name}". When this card enters play, you may draw a card.',
        f'"{card.name}". When this card enters play, gain [1].',
    ]


def test_a_quoted_ability_asks_with_its_own_words(put: Put) -> None:
    """The card that was given the ability asks, not the one that gives it."""
    given = main_phase(May(Draw(1)))
    teacher = put(plain(abilities=(Continuous((HasAbilities((given,)),), each(cards(FRIEND, Another()))),)))
    pupil = put(plain())

    assert Question(laid(teacher, pupil).use(pupil)).source == f"{pupil.name}: You may draw a card."


def test_a_keyword_asks_with_its_meaning(put: Put) -> None:
    """A keyword has no paragraph; its meaning is shown."""
    card = put(plain(keywords=(meticulous(1),)))
    table = laid(card).end_turn().end_turn().until("may")

    assert "you may look at the top card of your deck" in Question(table).source


def test_the_rules_ask_without_a_card(put: Put) -> None:
    """Neither the Main Phase nor an action of the player comes from a text."""
    card = put(plain())

    assert Question(laid(card)).source == ""
    assert Question(laid(card, tokens=5).move(card)).source == ""


@pytest.mark.parametrize("seed", range(3))
def test_no_question_of_a_card_lacks_its_text(seed: int) -> None:
    """In random games with cards of all sets, in both languages."""
    dice = Dice(seed, purpose=5)
    table = start(header([random_deck(dice, "one"), random_deck(dice, "other")], seed_bytes(seed)))
    player = RandomPlayer(seed)
    shown = 0
    for _ in range(600):
        asked = table.asked()
        if not asked:
            break
        (seat,) = asked
        question = table.played.state.question
        assert question is not None
        if question.kind not in ASKED_BY_RULES:
            told = Onlooker(table, seat).asked()
            assert told is not None
            is_action = question.kind == "where" and question.can_cancel
            several = question.kind == "replace" and len(question.options) > 2
            assert (told.source is None) == is_action or several, question.kind
            for language in CATALOGUE:
                if told.source is None:
                    break
                text = speak(told.source, CATALOGUE[language], NAMES, table.printed)
                assert text.rstrip('»\u00a0"”').endswith("."), text
                shown += 1
        table.apply(Answer(seat, (player.choose(Sight(table.played.kernel, seat)),)))
    assert shown
