"""Hints in words: the answer as the table labels it, how to go on, and what that is worth."""

from dataclasses import replace

import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.table import PonyTable, header, start
from everfree.lessons.advising import asking_of, hint_of
from everfree.lessons.answers import LINES, TABLE, answer_words
from everfree.messages import LANGUAGES, Messages
from everfree.players import GreedyPlayer, Sight
from everfree.players.budgets import Budget
from everfree.players.search import SearchPlayer
from everfree.players.thoughts import IDLE, NEXT, Step, Thought
from everfree.table.commands import Answer
from everfree.telling.onlooker import Onlooker
from everfree.telling.said import Argument, CardName, Listed, Said
from everfree.telling.speaking import speak

NAMES = ["Ada", "Bob"]
SMALL = Budget("small", nodes=60, seconds=1e9, worlds=3)


def begun(seed: bytes = b"advice") -> PonyTable:
    """Begin a match."""
    table = start(header([RAINBOW_DASH, APPLEJACK], seed))
    assert isinstance(table, PonyTable)
    return table


def played_to(kind: str, seat: int = 0) -> PonyTable:
    """Let greedy players play until *seat* is asked a question of a kind."""
    table, player = begun(), GreedyPlayer(3)
    while (asked := table.played.question).kind != kind or asked.seat != seat:
        choice = player.choose(Sight(table.played.kernel, asked.seat))
        table.apply(Answer(asked.seat, (choice,)))
    return table


PLAIN = Thought("nowhere", (), 0, 0, scores=False, chance=50, gain=0, over=IDLE)
"""Without a line, points or gain."""


def words_of(
    table: PonyTable, choice: int, expected: Thought | None, at: str = TABLE, lang: str = "en"
) -> str:
    """Return a hint to the first seat as text."""
    asking = asking_of(table.played, 0, table)
    return speak(hint_of(asking, choice, expected, at=at), Messages(lang), NAMES)


def place_of(table: PonyTable, verb: str) -> int:
    """Return the first option with a verb."""
    question = table.view(0).question
    assert question is not None
    return next(place for place, one in enumerate(question.options) if one.verb == verb)


class TestAnswer:
    """The first words are the answer that is to be given now."""

    @pytest.mark.parametrize(
        ("lang", "at", "told"),
        [
            ("en", TABLE, "Keep. That wins about 50 games in a hundred."),
            ("en", LINES, "No. That wins about 50 games in a hundred."),
            ("fr", TABLE, "Garder. Chances de gagner\u00a0: environ 50 sur cent."),
            ("fr", LINES, "Non. Chances de gagner\u00a0: environ 50 sur cent."),
        ],
    )
    def test_has_the_words_of_the_button_or_of_the_list(self, lang: str, at: str, told: str) -> None:
        """An opening hand is kept at a button "Keep", and with "No." in a list."""
        table = played_to("mulligan")
        assert words_of(table, place_of(table, "no"), PLAIN, at, lang) == told

    def test_a_place_is_a_whole_sentence(self) -> None:
        """Where a card goes: the verb, the card, and whose Problem it is."""
        table = played_to("where")
        question = table.view(0).question
        assert question is not None
        told = {words_of(table, place, PLAIN).split(". ")[0] for place in range(len(question.options))}
        card = speak(asking_of(table.played, 0, table).sentence(), Messages("en"), NAMES).split('"')[1]
        assert f'Play "{card}" to your home' in told
        assert any(one.startswith(f'Play "{card}" to your Problem "') for one in told)
        assert any(one.startswith(f'Play "{card}" to Bob\'s Problem "') for one in told)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_option_of_a_game_has_words(self, language: str) -> None:
        """They begin with a capital, have no full stop and no markup; a button has exactly its label."""
        table, player, messages = begun(b"words"), GreedyPlayer(1), Messages(language)
        for _ in range(150):
            question = table.played.question
            view = Onlooker(table, question.seat)
            asked = view.asked()
            assert asked is not None
            asking = asking_of(table.played, question.seat, table)
            for place, one in enumerate(asked.options):
                told = answer_words(asking, place)
                text = speak(told, messages, NAMES)
                assert text[0].isupper(), text
                assert "[" not in text
                assert not text.endswith(".")
                assert speak(answer_words(asking, place, at=LINES), messages, NAMES)
                if asking.question.options[place].verb in ("pass", "end", "yes", "no", "done"):
                    assert told == one.label
            choice = player.choose(Sight(table.played.kernel, question.seat))
            table.apply(Answer(question.seat, (choice,)))
            if table.outcome() is not None:
                break


class TestReason:
    """What follows, and what it is worth."""

    @pytest.mark.parametrize(
        ("expected", "english", "french"),
        [
            (
                replace(PLAIN, gain=3),
                "Keep. That wins about 50 games in a hundred, 3 more than doing nothing more this turn.",
                "Garder. Chances de gagner : environ 50 sur cent, "
                "3 de plus qu’en ne faisant plus rien ce tour-ci.",
            ),
            (
                replace(PLAIN, gain=2, over=NEXT),
                "Keep. That wins about 50 games in a hundred, 2 more than the next best answer.",
                "Garder. Chances de gagner : environ 50 sur cent, "
                "2 de plus qu’avec la meilleure des autres réponses.",
            ),
            (
                replace(PLAIN, gain=-2),
                "Keep. That wins about 50 games in a hundred.",
                "Garder. Chances de gagner : environ 50 sur cent.",
            ),
            (
                replace(PLAIN, scores=True, mine=3, theirs=1),
                "Keep. That should make the score 3 to 1 and wins about 50 games in a hundred.",
                "Garder. Le score devrait passer à 3 contre 1 ; chances de gagner : environ 50 sur cent.",
            ),
            (
                replace(PLAIN, then=(Step("move", "pr51", "other"), Step("end"))),
                'Keep, then move "Apple Stars, Fruit Prodigy" to the opposing Problem and end '
                "your Main Phase. That wins about 50 games in a hundred.",
                "Garder, puis déplacer « Apple Stars, Fruit Prodigy » face au Problème adverse et finir "
                "votre phase principale. Chances de gagner : environ 50 sur cent.",
            ),
            (
                replace(PLAIN, then=(Step("draw"), Step("draw"), Step("end"))),
                "Keep, then draw a card twice and end your Main Phase. "
                "That wins about 50 games in a hundred.",
                "Garder, puis piocher une carte deux fois et finir votre phase principale. "
                "Chances de gagner : environ 50 sur cent.",
            ),
            (
                replace(PLAIN, then=(Step("draw"), Step("draw"), Step("draw"))),
                "Keep, then draw a card 3 times. That wins about 50 games in a hundred.",
                "Garder, puis piocher une carte 3 fois. Chances de gagner : environ 50 sur cent.",
            ),
            (None, "Keep. No other answer is better.", "Garder. Aucune autre réponse n’est meilleure."),
        ],
    )
    def test_in_at_most_two_sentences(self, expected: Thought | None, english: str, french: str) -> None:
        """The gain and the score only where there are any."""
        table = played_to("mulligan")
        place = place_of(table, "no")
        assert words_of(table, place, expected) == english
        assert words_of(table, place, expected, lang="fr").replace("\u00a0", " ") == french


def names_in(told: Argument) -> list[str]:
    """List the cards that a sentence names."""
    if isinstance(told, CardName):
        return [told.card] if told.card else []
    parts = told.args.values() if isinstance(told, Said) else told.items if isinstance(told, Listed) else ()
    return [name for part in parts for name in names_in(part)]


def test_names_only_cards_that_the_seat_knows() -> None:
    """The line is found in imagined games, where other cards lie face down or on top of the deck."""
    table, greedy = begun(b"known"), GreedyPlayer(2)
    named = 0
    for _ in range(120):
        if table.outcome() is not None:
            break
        question = table.played.question
        sight = Sight(table.played.kernel, question.seat)
        if question.seat == 0 and question.size() > 1:
            player = SearchPlayer(SMALL, 1)
            asking = asking_of(table.played, 0, table)
            told = names_in(hint_of(asking, player.choose(sight), player.why))
            assert set(told) <= set(asking.own_cards.names.values())
            named += len(told)
        table.apply(Answer(question.seat, (greedy.choose(sight),)))
    assert named > 20, "else the test shows nothing"
