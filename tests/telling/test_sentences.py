"""Sentences a player reads at a given moment, in both languages: questions, answers, reasons, the log."""

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from everfree.ccg.cards import PRINTED
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.game import Game
from everfree.ccg.language import (
    COMMON,
    EPIC,
    FRIEND,
    HERE,
    IMMEDIATE,
    INSPIRED,
    MAIN_PHASE_TIMING,
    TROUBLEMAKER,
    UNIQUE,
    YOU,
    Draw,
    DrawDeck,
    EventText,
    LookAndReorder,
    Move,
    PlayCost,
    Standing,
    cards,
    choose,
    event,
    main_phase,
    meticulous,
)
from everfree.ccg.language.card import WILD, Need
from everfree.ccg.rules.explaining import why_not
from everfree.ccg.view import event_for, view_of
from everfree.ccg.vocab import READY_PHASE, TROUBLEMAKER_PHASE
from everfree.messages import Messages
from everfree.telling.board import Board
from everfree.telling.events import Teller
from everfree.telling.labels import label
from everfree.telling.own_cards import OwnCards
from everfree.telling.questions import Asking
from everfree.telling.reasons import Reasons
from everfree.telling.said import Said
from everfree.telling.speaking import speak
from everfree.telling.voice import Voice
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.laid import OPPONENT, Put

CATALOGUE = {language: Messages(language) for language in ("en", "fr")}


class Listener:
    """What one seat of a table reads; French no-break spaces are told as spaces."""

    def __init__(self, table: Table, language: str, seat: int = 0) -> None:
        self.table = table
        self.language = language
        self.seat = seat
        game = SimpleNamespace(
            kernel=table.game,
            state=table.state,
            why_not=lambda seat, card: why_not(table.game, seat, card),
        )
        self.board = Board(Voice(seat, 2), view_of(table.game, seat))
        self.own_cards = OwnCards(cast("Game", game), seat)

    def said(self, told: Said) -> str:
        """Say a sentence."""
        return speak(told, CATALOGUE[self.language], ["Ada", "Pixel"]).replace("\u00a0", " ")

    def lines(self) -> list[str]:
        """Read the board."""
        return [self.said(line) for line in self.board.lines()]

    def asking(self) -> Asking:
        """Give the open question."""
        assert self.board.view.question is not None
        return Asking(self.board, self.own_cards, self.board.view.question)

    def question(self) -> str:
        """Read the question."""
        return self.said(self.asking().sentence())

    def answers(self) -> list[str]:
        """Read the answers."""
        asking = self.asking()
        return [self.said(asking.option(one)) for one in asking.question.options]

    def buttons(self) -> list[str]:
        """Read what the buttons for the answers say."""
        asking = self.asking()
        labels = [label(self.board.view, asking.question, one) for one in asking.question.options]
        return ["" if one is None else self.said(one) for one in labels]

    def why_not(self, put: Put) -> list[str]:
        """Read why the seat can't do anything with a card."""
        handle = self.table.state.handles[self.seat][self.table.id(put)]
        reasons = Reasons(self.board, self.own_cards)
        return [self.said(line) for line in reasons.why_not(handle, offered=False)]

    def log(self) -> list[str]:
        """Read what has happened."""
        events = [event_for(one, self.seat) for one in self.table.game.events or ()]
        teller = Teller(Voice(self.seat, 2), self.board.view.areas)
        return [self.said(line.text) for line in teller.lines(events)]


Hear = Callable[..., Listener]


@pytest.fixture
def hear(monkeypatch: pytest.MonkeyPatch) -> Hear:
    """Listen at a table whose stand-in cards count as printed ones."""

    def listen(table: Table, language: str = "en", seat: int = 0) -> Listener:
        for definition in table.game.definitions.cards:
            monkeypatch.setitem(PRINTED, definition.card.id, definition.card)
        return Listener(table, language, seat)

    return listen


class TestBlockedProblem:
    """611.3e: the board and `why not` say what blocks a Problem, and whether the power would be enough."""

    def blocked(self, power: int) -> tuple[Table, str, str]:
        """Face an opposing Troublemaker with this power where 2 are needed."""
        problem, trouble = plain_problem((Need(WILD, 2),), 2), plain_troublemaker()
        table = Table(problem=problem, mine=[plain(power)], opponent_mine=[trouble, plain(1)])
        return table, problem.name, trouble.name

    def test_enough_power(self, hear: Hear) -> None:
        """Only the Troublemaker stands between the player and the Problem."""
        table, problem, trouble = self.blocked(2)

        english, french = hear(table), hear(table, "fr")

        assert (
            "You have 2 power there and need 2 of any color: enough to confront, "
            f'but the Troublemaker "{trouble}" blocks you.'
        ) in english.lines()
        assert (
            "Vous y avez 2 de puissance, il vous faut 2 de n’importe quelle couleur : assez pour affronter, "
            f"mais le Fauteur de troubles « {trouble} » vous bloque."
        ) in french.lines()
        assert english.why_not(table.problem) == [
            f'You can\'t confront "{problem}".',
            f'The Troublemaker "{trouble}" blocks this Problem; your power there would be enough.',
            "That is rule 611.3e.",
        ]
        assert french.why_not(table.problem)[1] == (
            f"Le Fauteur de troubles « {trouble} » bloque ce Problème ; votre puissance y suffirait."
        )

    def test_too_little_power(self, hear: Hear) -> None:
        """Both the Troublemaker and the missing power are named."""
        table, _, trouble = self.blocked(1)

        english, french = hear(table), hear(table, "fr")

        assert (
            "You have 1 power there and need 2 of any color: not yet, "
            f'and the Troublemaker "{trouble}" blocks you.'
        ) in english.lines()
        assert "Pixel has 1 power there and needs 2 of any color: not yet." in english.lines()
        assert english.why_not(table.problem)[1] == (
            f'The Troublemaker "{trouble}" blocks this Problem, and you need 1 more power there.'
        )
        assert french.why_not(table.problem)[1] == (
            f"Le Fauteur de troubles « {trouble} » bloque ce Problème, et il vous y manque 1 de puissance."
        )


class TestOrder:
    """Questions about an order say where the first card lies, or what is done first."""

    def test_on_top(self, hear: Hear) -> None:
        """402.3: the first card put back is the lowest."""
        looker = plain(abilities=(main_phase(LookAndReorder(2, DrawDeck(YOU))),))
        table = Table(home=[looker]).use(looker)

        assert hear(table).question() == (
            "2 cards go back on top of the deck. Which one goes first? The others will lie on top of it."
        )
        assert hear(table, "fr").question() == (
            "2 cartes retournent sur la pioche. Laquelle en premier ? Les autres seront posées dessus."
        )

    def test_under_the_deck(self, hear: Hear) -> None:
        """402.3: each further card goes below those before it."""
        keen = plain(keywords=(meticulous(2),))
        table = Table(home=[keen], opponents_turn=True).end_turn().choose("yes")

        assert hear(table).question() == (
            "Which of these 2 cards goes under the deck? Any that follow will lie below it."
        )
        assert hear(table, "fr").question() == (
            "Laquelle de ces 2 cartes va sous la pioche ? Les suivantes iront plus bas."
        )

    def test_effects(self, hear: Hear) -> None:
        """511: the effect chosen is resolved first."""
        table = Table(home=[plain(keywords=(INSPIRED,)), plain(keywords=(INSPIRED,))], phase=READY_PHASE)
        table.until("order-triggers")

        assert hear(table).question() == "Several of your effects are waiting. Which one is resolved first?"
        assert (
            hear(table, "fr").question()
            == "Plusieurs de vos effets attendent. Lequel est résolu en premier ?"
        )

    def test_equal_effects_name_their_problems(self, hear: Hear) -> None:
        """Otherwise nobody could tell them apart."""
        twin = plain(keywords=(INSPIRED,))
        table = Table(mine=[twin], theirs=[twin], phase=READY_PHASE).until("order-triggers")

        for language in ("en", "fr"):
            answers = hear(table, language).answers()
            assert len(set(answers)) == len(answers) == 2


def test_a_price_that_depends_on_the_place_is_a_range(hear: Hear) -> None:
    """The least and the greatest price, also where the least is nothing."""
    ally = plain(cost=0)
    tax = plain_problem(abilities=(Standing(PlayCost(1, cards(FRIEND), YOU, HERE)),))
    table = Table(hand=[ally], problem=tax, tokens=3)

    assert f'Play "{ally.name}" for 0 to 1 action token, depending on where it goes.' in hear(table).answers()
    assert (
        f"Jouer « {ally.name} » pour 0 à 1 jeton d’action, selon l’endroit choisi."
        in hear(table, "fr").answers()
    )


class TestAnnouncement:
    """705.2: an Event is announced before it is paid for and followed."""

    def test_reads_in_the_order_it_happens(self, hear: Hear) -> None:
        """The player plays it, pays, and then its text is done."""
        cheer = event(
            "cheer", "Cheer", power=1, cost=1, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Draw(1)),)
        )
        table = Table(hand=[cheer], tokens=1).play(cheer)

        assert hear(table).log()[:2] == ['You play the Event "Cheer".', "You pay 1 action token."]
        assert hear(table, seat=1).log()[0] == 'Ada plays the Event "Cheer".'
        assert hear(table, "fr").log()[0] == "Vous jouez l’Événement « Cheer »."
        assert hear(table, "fr", seat=1).log()[0] == "Ada joue l’Événement « Cheer »."


class TestNotYours:
    """`why not` of an opposing card: before its time or its price comes that it is not yours."""

    @pytest.mark.parametrize("opponents_turn", [False, True])
    def test_a_character(self, hear: Hear, opponents_turn: bool) -> None:
        """Moving it and using its text are both refused for that reason, on anybody's turn."""
        ability = main_phase(Draw(1))
        reaction = replace(ability, timing=IMMEDIATE)
        rival = plain(abilities=(ability, reaction))
        table = Table(opponent_home=[rival], opponents_turn=opponents_turn)

        lines = hear(table).why_not(rival)

        assert lines.count(f'"{rival.name}" is not yours.') == 3
        assert len(lines) == 9
        assert hear(table, "fr").why_not(rival)[1] == f"La carte « {rival.name} » n’est pas à vous."

    def test_a_frightened_friend(self, hear: Hear) -> None:
        """Rallying it is refused for that reason too."""
        rival = piece(plain(), frightened=True)
        table = Table(opponent_home=[rival], opponents_turn=True)

        assert hear(table).why_not(rival)[:2] == [
            f'You can\'t rally "{rival.card.name}" now.',
            f'"{rival.card.name}" is not yours.',
        ]

    def test_not_said_where_anybody_may(self, hear: Hear) -> None:
        """An opposing Problem can be confronted and an opposing Troublemaker challenged."""
        trouble = plain_troublemaker()
        table = Table(opponent_mine=[trouble])

        for one in (trouble, table.opponent_problem):
            assert not any("not yours" in line for line in hear(table).why_not(one))


class TestUniqueness:
    """516: the question names the rule, and its answers say where each card is."""

    def test_two_of_a_name(self, hear: Hear) -> None:
        """516.3: the name, and the place of each copy."""
        star = plain(traits=(UNIQUE,))
        old, new = piece(star), piece(star)
        table = Table(home=[old], hand=[new], tokens=1).play(new, "mine")
        assert isinstance(table.problem, type(star))

        assert hear(table).question() == (
            f'"{star.name}" is Unique: you may control only one (rule 516.3). Which one is dismissed?'
        )
        assert hear(table).answers() == [
            f"{star.name} (power 1, blue), at your home",
            f'{star.name} (power 1, blue), yours, at "{table.problem.name}"',
        ]
        assert hear(table, "fr").question() == (
            f"La carte « {star.name} » est Unique : vous ne pouvez en contrôler qu’une (règle 516.3). "
            "Laquelle est écartée ?"
        )

    def test_two_attachments(self, hear: Hear) -> None:
        """Copies attached to two Friends in one place are told apart by those Friends."""
        hat = replace(HARD_HAT, front=replace(HARD_HAT.front, traits=(UNIQUE,)), cost=0, needs=())
        old, new = piece(hat), piece(hat)
        worn, bare = piece(plain(), attached=(old,)), plain()
        table = Table(home=[worn, bare], hand=[new]).play(new, bare)

        assert hear(table).answers() == [
            f'Hard Hat (Resource) on "{worn.card.name}", at your home',
            f'Hard Hat (Resource) on "{bare.name}", at your home',
        ]
        assert hear(table, "fr").answers()[0] == (
            f"Hard Hat (Ressource) sur « {worn.card.name} », dans votre maison"
        )

    def test_two_troublemakers(self, hear: Hear) -> None:
        """516.4: one face-up Troublemaker of a player at a Problem."""
        old, new = plain_troublemaker(), piece(plain_troublemaker(), face_down=True)
        table = Table(mine=[old, new], phase=TROUBLEMAKER_PHASE)

        assert hear(table).question() == (
            "You may have only one face-up Troublemaker at a Problem (rule 516.4). Which one is dismissed?"
        )
        assert hear(table, "fr").question() == (
            "Vous ne pouvez avoir qu’un seul Fauteur de troubles face visible sur un Problème (règle 516.4). "
            "Lequel est écarté ?"
        )

    def test_beside_an_epic_one(self, hear: Hear) -> None:
        """516.4a: no Troublemaker beside an Epic one."""
        mover = plain(abilities=(main_phase(Move(choose(cards(TROUBLEMAKER)))),))
        mine, theirs = plain_troublemaker(traits=(EPIC,)), plain_troublemaker(traits=(EPIC,))
        table = Table(home=[mover], mine=[mine], opponent_theirs=[theirs]).use(mover).choose(mine)

        assert hear(table).question() == (
            "No other Troublemaker may be at the Problem of an Epic one (rule 516.4a). "
            "Which one is dismissed?"
        )
        assert hear(table, "fr").question() == (
            "Aucun autre Fauteur de troubles ne peut être sur le même Problème qu’un Fauteur de troubles "
            "Epic (règle 516.4a). Lequel est écarté ?"
        )


class TestNo:
    """A question that is answered by yes or no has "No" among its answers, not "Nothing more"."""

    def test_challenge(self, hear: Hear) -> None:
        """Who is asked whether to challenge may say no."""
        trouble = plain_troublemaker()
        table = Table(mine=[plain(2)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)

        assert table.asked == "challenge"
        assert hear(table).answers()[-1] == "No."
        assert hear(table, "fr").answers()[-1] == "Non."

    def test_any_number_keeps_its_words(self, hear: Hear) -> None:
        """Of several cards any number may go under the deck."""
        keen = plain(keywords=(meticulous(2),))
        table = Table(home=[keen], opponents_turn=True).end_turn().choose("yes")

        assert hear(table).answers()[-1] == "Nothing more."
        assert hear(table, "fr").answers()[-1] == "Rien de plus."


class TestOneCardToLookAt:
    """Glossary, Inspired and Meticulous: one card stays on top or goes under the deck, yes or no."""

    def test_inspired(self, hear: Hear) -> None:
        """The question names the card, and the buttons say what yes and no do."""
        top, next_one = plain(), plain()
        table = Table(home=[plain(keywords=(INSPIRED,))], opponent_deck=[top, next_one], phase=READY_PHASE)
        table.until("under-deck")

        assert table.choices() == ["yes", "no"]
        english, french = hear(table), hear(table, "fr")
        assert english.question() == f'"{top.name}" is on top of the deck. Do you put it under the deck?'
        assert english.answers() == ["Yes.", "No."]
        assert english.buttons() == ["Put it under", "Leave it on top"]
        assert french.question() == f"La carte « {top.name} » est sur la pioche. La mettez-vous en dessous ?"
        assert french.answers() == ["Oui.", "Non."]
        assert french.buttons() == ["Mettre en dessous", "Laisser dessus"]

    @pytest.mark.parametrize("under", [True, False])
    def test_the_answer_is_followed(self, under: bool) -> None:
        """Yes puts it under the deck, no leaves it on top; nothing more is asked about it."""
        top, next_one = plain(), plain()
        table = Table(home=[plain(keywords=(INSPIRED,))], opponent_deck=[top, next_one], phase=READY_PHASE)
        table.until("under-deck").choose("yes" if under else "no")

        assert table.asked == "main"
        assert table.deck(OPPONENT) == ([next_one, top] if under else [top, next_one])

    def test_the_last_of_several(self, hear: Hear) -> None:
        """With one of two cards under the deck, the other one is a matter of yes or no."""
        one, two = plain(), plain()
        keen = plain(keywords=(meticulous(2),))
        table = Table(home=[keen], deck=[one, two], opponents_turn=True).end_turn().choose("yes", one)

        assert (table.asked, table.choices()) == ("under-deck", ["yes", "no"])
        assert hear(table).question() == f'"{two.name}" is on top of the deck. Do you put it under the deck?'
        table.choose("yes")
        assert table.deck()[-2:] == [one, two]
