"""A game of the library: readable, comparable, drawn, and ended by its cap."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from everfree import Answer, Game, Table, cards
from everfree.ccg.kernel.options import NUMBER
from everfree.ccg.kernel.records import Question as EngineQuestion
from everfree.ccg.view import OptionView
from everfree.ccg.vocab import Seat
from everfree.library.errors import GameOver, IllegalAnswer, UnknownCard, UnknownPlayer, WrongNumber
from everfree.library.questions import Answers
from everfree.players import Sight


def begun(**more: object) -> Game:
    """Set up the same match each time."""
    return Game(["rainbow-dash", "applejack"], seed=7, **more)  # type: ignore[arg-type]


class Idle:
    """Never does anything."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> int:
        """Return the first answer that does nothing."""
        verbs = [one.verb for one in sight.question.options]
        idle = [place for place, verb in enumerate(verbs) if verb in ("end", "pass", "done", "no")]
        return idle[0] if idle else 0


def test_a_game_says_what_it_is() -> None:
    """Turn, phase, names with points, and the question."""
    game = begun(names=["You", "Pixel"])
    while game.phase != "Main Phase":
        game.take(0)

    asked = game.question
    count = len(asked.answers)
    assert repr(game) == (
        f"<Game turn 1, Main Phase, You 0 : 0 Pixel, asked: {asked.player}, main, {count} answers>"
    )


def test_equal_decks_give_names_with_numbers() -> None:
    """Nobody is confused with somebody else."""
    assert Game(["rarity", "rarity"], seed=1).names == ("Rarity 1", "Rarity 2")


def test_answers_can_be_read() -> None:
    """Every answer of a whole game has a text; none is empty, none is the name of a number."""
    game, seen, taken = begun(), set(), 0
    while not game.is_over:
        for one in game.question.answers:
            assert one.text.strip()
            assert "unknown" not in one.text
            seen.add(one.verb)
        game.take(taken % len(game.question.answers))
        taken += 1
    assert {"play", "move", "end", "card", "area", "draw"} <= seen


@pytest.mark.parametrize("way", [1, "Cloudbursting", "cloudbursting", "pr168"])
def test_an_answer_is_given_by_number_text_or_card(way: int | str) -> None:
    """All are the same answer; so is the object itself."""
    expected = begun().take(begun().question.answers[1])

    assert begun().take(way) == expected


@pytest.mark.parametrize("way", [-1, 4, "Dig Deep", "card", Answer(1, "card", "Something")])
def test_what_is_not_offered_is_refused(way: int | str | Answer) -> None:
    """With the answers there are, and the game stays as it is."""
    game = begun()
    with pytest.raises(IllegalAnswer, match="0 Looking For Trouble; 1 Cloudbursting"):
        game.take(way)
    assert game == begun()


def test_a_range_counts_in_full() -> None:
    """`answers` has every number; `len(options)` of the engine would miss them."""
    options = (Answer(0, "pass", "pass"), Answer(1, "number", "3", number=3))
    answers = Answers(options, upto=9)

    assert len(answers) == 8
    assert [one.number for one in answers][1:] == [3, 4, 5, 6, 7, 8, 9]
    assert answers[-1] == Answer(7, "number", "9", number=9)
    assert answers[2:4] == [answers[2], answers[3]]
    engine = EngineQuestion(Seat(0), "choose-number", ((0,), (NUMBER, 3, 9)))
    assert len(answers) == engine.size()
    with pytest.raises(IndexError, match="answers 0 to 7"):
        answers[8]
    assert OptionView("number", number=3, upto=9).upto == 9


def test_games_are_equal_if_their_states_are() -> None:
    """And no longer after another answer."""
    game, other = begun(), begun()
    assert game == other
    assert game.engine.state == other.engine.state
    assert hash(game.engine.state) == hash(other.engine.state)
    assert game.take(0) != other
    assert game == other.take(0)
    assert game != "a game"
    copy = game.copy()
    assert copy == game
    copy.take(0)
    assert copy != game


def test_a_stall_is_ended_by_the_cap() -> None:
    """After 200 turns unless another number is given; the engine below goes on."""
    game = Game(["rainbow-dash", "applejack"], seed=7, turn_cap=20).play(Idle)

    assert (game.is_over, game.is_stalled, game.winner) == (True, True, None)
    assert game.turn == 21
    assert "Nobody has won within 20 turns" in game.result
    assert "ended by the cap of 20 turns" in repr(game)
    assert not game.engine.is_over
    with pytest.raises(GameOver, match="Nobody has won within 20 turns"):
        game.take(0)
    with pytest.raises(GameOver):
        game.question  # noqa: B018


def test_the_cap_is_stated_and_can_be_switched_off() -> None:
    """The default is on the object; None lets the game go on."""
    assert begun().turn_cap == 200
    game = begun(turn_cap=None).play(Idle, turns=210)
    assert game.turn == 210
    assert not game.is_over


def test_players_finish_a_game() -> None:
    """One for both seats, one for each, by level, class or object; the same seed is the same game."""
    first = begun().play("random")
    assert first == begun().play("random", "random")
    assert first.is_over
    assert f"{first.names[first.winner or 0]} has won" in first.result
    assert begun().play(Idle(1), Idle, turns=3).turn == 3


def test_without_a_seed_the_seed_can_be_read() -> None:
    """So that every game can be played again."""
    game = Game(["rarity", "applejack"])

    assert Game(["rarity", "applejack"], seed=game.seed) == game
    assert Game(["rarity", "applejack"]).seed != game.seed


def test_a_half_made_action_is_taken_back() -> None:
    """`cancel` leads back; where nothing is half made it says so."""
    game = begun()
    with pytest.raises(IllegalAnswer, match="no half-made action"):
        game.cancel()
    while not game.is_over and not game.question.can_cancel:
        game.take(game.question.answers[0])
    if not game.is_over:
        assert game.question.about is not None
        game.cancel()
        assert game.question.kind == "main"


@pytest.mark.parametrize("decks", [[], ["rarity"], "rarity", ["rarity"] * 5])
def test_a_wrong_number_of_decks(decks: list[str]) -> None:
    """Two to four."""
    with pytest.raises(WrongNumber, match="needs a list of 2 to 4 decks"):
        Game(decks)


def test_other_mistakes_are_sentences_too() -> None:
    """Names, players and cards."""
    from everfree import Deck

    with pytest.raises(WrongNumber, match="2 decks need 2 names"):
        begun(names=["You"])
    with pytest.raises(
        UnknownPlayer, match="No computer player is called 'gredy'; there are: random, greedy"
    ):
        begun().play("gredy")
    with pytest.raises(UnknownPlayer, match="no method `choose`"):
        begun().play(7)  # type: ignore[arg-type]
    with pytest.raises(WrongNumber, match="one player for all seats, or 2"):
        begun().play("random", "random", "random")
    with pytest.raises(UnknownCard, match="No card has the id or name 'pr9999'"):
        Game([Deck("Odd", "pr9999", {}, {}), "rarity"])


def test_a_player_that_answers_wrongly_is_told() -> None:
    """The message has the question and the answers."""

    class Wrong(Idle):
        def choose(self, sight: Sight) -> int:
            return 99

    with pytest.raises(IllegalAnswer, match="99 is no answer to <Question for Rainbow Dash"):
        begun().play(Wrong)


def hidden_names(game: Game, seat: int) -> set[str]:
    """List the titles of the cards in a hand that lie nowhere else in sight."""
    shown = {card.card for card in game.view(2).play}
    return {cards[card.card].title for card in game.view(seat).seats[seat].hand if card.card not in shown}


def test_a_position_is_drawn_for_spectators_or_for_one_seat(tmp_path: Path) -> None:
    """A notebook shows what everybody may see; a seat's picture has its own hand and no other."""
    game = begun().play("random", turns=6)
    hands = [hidden_names(game, seat) for seat in (0, 1)]
    public, mine = game.picture().svg, game.picture(0).svg

    ElementTree.fromstring(public)
    assert game._repr_html_().startswith("<figure")
    assert public in game._repr_html_()
    titles = {name.replace("'", "&#x27;").replace("&", "&amp;") for name in hands[0] | hands[1]}
    assert titles
    assert not [one for one in hands[0] | hands[1] if f"<title>{one}" in public]
    assert any(f"<title>{one}" in mine for one in hands[0])
    assert not [one for one in hands[1] - hands[0] if f"<title>{one}" in mine]
    assert game.picture(0).save(tmp_path / "table.svg").read_text(encoding="utf-8") == mine
    assert repr(game.picture()).startswith("<Picture of Game turn")


def test_every_card_can_be_drawn() -> None:
    """As well-formed SVG with its name; a Mane Character with both sides."""
    from everfree.ccg.cards import PRINTED
    from everfree.ccg.language.drawing import card_svg

    for card in PRINTED.values():
        for boosted in (False, True):
            drawn = ElementTree.fromstring(card_svg(card, boosted=boosted))
            assert drawn.get("aria-label") == card.name
    assert cards["pr1"]._repr_html_().count("<svg") == 2
    assert cards["Dig Deep"]._repr_html_().count("<svg") == 1


def test_a_scenario_is_shown_like_a_game() -> None:
    """In a line, and as a picture."""
    table = Table(home=[cards["Pegasus Royal Guard"]], score=3)

    assert repr(table).startswith("<Table turn 4, Main Phase, You 3 : 0 Opponent, asked: You, main,")
    assert "Pegasus Royal Guard" in table._repr_html_()


def test_fan_made_cards_are_played_and_drawn() -> None:
    """A pool of one's own is enough."""
    from dataclasses import replace

    from everfree.ccg.cards import POOL
    from everfree.ccg.decks.theme import APPLEJACK

    own = replace(POOL["pr97"], id="fan-mossy", title="Mossy Path")
    deck = replace(APPLEJACK, draw={**APPLEJACK.draw, "Mossy Path": 2})
    game = Game([deck, "rarity"], seed=3, pool={**POOL, own.id: own})

    assert game.play("random", turns=8).picture(0).svg
    assert "fan-mossy" in [one.card.id for one in game.engine.kernel.definitions.cards]
