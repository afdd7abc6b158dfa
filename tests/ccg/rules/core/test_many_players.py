"""R7: three players and more."""

from dataclasses import replace

import pytest

from everfree.ccg.cards.premiere.events_reaction import WHAT_WENT_WRONG
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.game import Game
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.language import (
    A_PLAYER,
    BLUE,
    CHARACTER,
    EPIC,
    FRIEND,
    INSPIRED,
    MAIN_PHASE,
    OPPONENT,
    PROBLEM,
    WILD,
    By,
    Card,
    Choose,
    Continuous,
    ControlledBy,
    DiscardCards,
    Dismiss,
    EachPlayer,
    Effect,
    Exhaust,
    Gain,
    Has,
    HasPower,
    May,
    Move,
    Need,
    Outcome,
    Power,
    Score,
    Sequence,
    StartFaceoff,
    StartFaceoffAt,
    This,
    cards,
    choose,
    main_phase,
    yours,
)
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.rules.core.players import concede
from everfree.ccg.vocab import DISCARD_PILE, DRAW_DECK, READY_PHASE, SCORE_PHASE, TROUBLEMAKER_PHASE, Seat
from everfree.testing import RoundTable, Side, Table, plain, plain_problem, plain_troublemaker

HELD = plain(cost=9)
ANYONE = plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=2)
RIVAL_RULES = replace(COMPREHENSIVE, rival_rules=True)


def actor(effect: Effect) -> Card:
    """Make a Friend that does something in the Main Phase."""
    return plain(abilities=(main_phase(effect),))


def leave(table: Table, seat: int) -> None:
    """Have a player give up."""
    concede(table.game, Seat(seat))
    table.game.run()


def seats_of(table: Table) -> list[int]:
    """List the players involved in the faceoff under way."""
    assert table.state.faceoff is not None
    return [int(seat) for seat in table.state.faceoff.seats]


def stopped(**more: object) -> Side:
    """Make a side whose player is asked in faceoffs."""
    return Side(hand=[HELD], stops=STOP_FACEOFFS, **more)  # type: ignore[arg-type]


class TestOpponents:
    """106.2 and the turn order."""

    @pytest.mark.clause("106.2")
    def test_are_all_others_in_turn_order(self) -> None:
        """From seat 1 of four: 2, 3 and 0."""
        table = RoundTable(Side(), Side(), Side(), Side())

        assert [int(seat) for seat in table.game.opponents(Seat(1))] == [2, 3, 0]

    @pytest.mark.clause("106.2")
    def test_only_those_still_in_the_game(self) -> None:
        """Who has left is nobody's opponent."""
        table = RoundTable(Side(), Side(), Side(), Side())
        table.state.present[2] = 0

        assert [int(seat) for seat in table.game.opponents(Seat(1))] == [3, 0]

    def test_turns_go_round(self) -> None:
        """Each player has a turn, then the first again; every player passes before a window closes."""
        table = RoundTable(Side(), Side(), Side())
        found = []
        for _ in range(4):
            found.append(int(table.state.turn_player))
            table.end_turn()

        assert found == [0, 1, 2, 0]

    def test_a_game_of_three_is_set_up(self) -> None:
        """Each has a home and a Problem area, a Starting Problem and six cards."""
        game = Game([RAINBOW_DASH, APPLEJACK, RAINBOW_DASH], seed=3)
        while game.question.kind in ("starting-problem", "mulligan"):
            game.take(0)

        assert (len(game.kernel.board().problem_areas), game.state.area_owner) == (3, [0, 1, 2, 0, 1, 2])
        assert [seat.hand_count for seat in game.view(0).seats] == [6, 6, 6]


class TestFaceoffs:
    """514.2, 612.2: who is involved."""

    @pytest.mark.ruling("R7")
    def test_a_challenge_is_against_the_troublemakers_controller(self) -> None:
        """Not against the next player, who has nothing to do with it."""
        trouble = plain_troublemaker(3)
        table = RoundTable(
            stopped(at={0: [plain(4)]}), Side(), Side(at={0: [trouble]}), phase=TROUBLEMAKER_PHASE
        ).choose(trouble)

        assert (seats_of(table), table.total(Seat(2)), table.total(Seat(1))) == ([0, 2], 3, 0)

    @pytest.mark.ruling("R7")
    @pytest.mark.clause("514.4a.i")
    def test_the_next_player_plays_for_an_own_epic_one(self) -> None:
        """Seat 1 has its power on their side against seat 0."""
        epic = plain_troublemaker(3, traits=(EPIC,))
        table = RoundTable(
            stopped(at={0: [plain(4), epic]}), Side(), Side(), phase=TROUBLEMAKER_PHASE
        ).choose(epic)

        assert (seats_of(table), table.total(Seat(1))) == ([0, 1], 3)

    @pytest.mark.ruling("R7", "R20")
    @pytest.mark.clause("612.2")
    def test_a_problem_faceoff_is_with_all_who_could_confront(self) -> None:
        """Of three opponents two meet the requirements; the third has a character there, without power."""
        goal = plain_problem(owner=(Need(WILD, 1),), opponent=2, bonus=2)
        table = RoundTable(
            stopped(at={0: [plain(4)]}, problem=goal),
            Side(at={0: [plain(2)]}),
            Side(at={0: [plain(1)]}),
            Side(at={0: [plain(3)]}),
        ).end_phase()

        assert seats_of(table) == [0, 1, 3]

    @pytest.mark.ruling("R7")
    @pytest.mark.clause("612.1")
    def test_at_all_problems_it_is_with_all_who_have_characters_there(self) -> None:
        """Whoever has a character at any Problem, even one that was not confronted."""
        table = RoundTable(
            stopped(at={0: [plain(4)], 1: [plain(4)]}, problem=ANYONE),
            Side(problem=plain_problem(opponent=1)),
            Side(at={2: [plain(1)]}),
            Side(home=[plain()]),
        ).end_phase()

        assert seats_of(table.choose("problem 0")) == [0, 2]

    @pytest.mark.ruling("R7", "R43")
    def test_with_nobody_else_there_it_is_with_the_next_player(self) -> None:
        """Seat 1 flips alone, and may win."""
        table = RoundTable(
            Side(at={0: [plain(1)], 1: [plain(1)]}, problem=ANYONE, deck=[plain(1)]),
            Side(problem=plain_problem(opponent=1, bonus=4), deck=[plain(9)]),
            Side(),
        ).end_phase()

        assert table.choose("problem 0").state.score == [2, 4, 0]

    @pytest.mark.ruling("R7")
    @pytest.mark.clause("514.5")
    def test_the_single_highest_total_wins(self) -> None:
        """Against two opponents the turn player needs more than either."""
        table = RoundTable(
            Side(at={0: [plain(4)]}, problem=ANYONE),
            Side(at={0: [plain(3)]}),
            Side(at={0: [plain(6)]}),
        ).end_phase()

        assert table.state.score == [1, 0, 2]

    @pytest.mark.ruling("R7")
    @pytest.mark.clause("514.4c")
    def test_only_the_tied_flip_again(self) -> None:
        """At 8, 8 and 6 the third has lost and flips no more, though the next flip would have won."""
        last = plain(9)
        table = RoundTable(
            stopped(at={0: [plain(7)]}, problem=ANYONE, deck=[plain(1), plain(1)]),
            Side(at={0: [plain(7)]}, deck=[plain(1), plain(3)]),
            Side(at={0: [plain(5)]}, deck=[plain(1), last]),
        ).end_phase()

        table.pass_()
        assert [table.total(Seat(seat)) for seat in range(3)] == [8, 8, 6]
        table.pass_()
        assert [len(table.flipped(Seat(seat))) for seat in range(3)] == [2, 2, 1]
        assert table.pass_().state.score == [1, 2, 0]

    @pytest.mark.ruling("R7")
    @pytest.mark.parametrize("lowest", [True, False])
    def test_a_tie_that_stays_ends_among_the_tied(self, lowest: bool) -> None:
        """With empty decks nobody wins, or by the option the turn player loses to the next of the tied."""
        options = replace(COMPREHENSIVE, endless_tie="no_winner" if lowest else "turn_player_loses")
        table = RoundTable(
            Side(at={0: [plain(5)]}, problem=ANYONE),
            Side(at={0: [plain(3)]}),
            Side(at={0: [plain(5)]}),
            options=options,
        )
        for seat in range(3):
            for card in list(table.game.cards_in(DRAW_DECK, Seat(seat))):
                put(table.game, card, DISCARD_PILE)

        table.end_phase()

        assert table.state.score == ([1, 0, 0] if lowest else [1, 0, 2])

    @pytest.mark.ruling("R7")
    def test_one_a_text_starts_is_between_the_controllers(self) -> None:
        """Of the named cards: you and the player of the other card."""
        fight = actor(StartFaceoff(This(), choose(cards(FRIEND, ControlledBy(OPPONENT)))))
        rival = plain(2)
        table = RoundTable(stopped(home=[fight]), Side(home=[plain()]), Side(home=[rival]))

        assert seats_of(table.use(fight).choose(rival)) == [0, 2]

    @pytest.mark.ruling("R7")
    def test_at_a_problem_the_opponent_is_chosen(self) -> None:
        """Two have characters there; the third player's do not take part."""
        race = StartFaceoffAt(choose(cards(PROBLEM)), (Outcome(A_PLAYER, Gain(1), wins=False),))
        start, friend, rival = actor(race), plain(4), plain(9)
        table = RoundTable(
            stopped(home=[start], at={0: [friend]}),
            Side(at={0: [plain(3)]}),
            Side(at={0: [rival]}),
            Side(),
        ).use(start)

        assert (table.asked, table.choices()) == ("opponent", ["seat 1", "seat 2"])
        table.choose("seat 2")
        assert (seats_of(table), table.involved()) == ([0, 2], [friend, rival])


class TestTheOpponentOfAText:
    """R7: "an opponent" is one that is chosen, "each opponent" is all."""

    @pytest.mark.ruling("R7")
    def test_is_chosen_by_the_texts_player(self) -> None:
        """The discard hits whom you name."""
        start = actor(DiscardCards(OPPONENT))
        table = RoundTable(Side(home=[start]), Side(hand=[plain()]), Side(hand=[lost := plain()]))

        assert table.use(start).choices() == ["seat 1", "seat 2"]
        assert table.choose("seat 2").zone_of(lost) == "discard-pile"
        assert len(table.hand(Seat(1))) == 1

    @pytest.mark.ruling("R7")
    def test_is_the_same_in_the_rest_of_the_text(self) -> None:
        """Asked once; "your opponent" later in the text is that player."""
        start = actor(Sequence((DiscardCards(OPPONENT), Score(2, OPPONENT))))
        table = RoundTable(Side(home=[start]), Side(hand=[plain()]), Side(hand=[plain()]))

        assert table.use(start).choose("seat 2").state.score == [0, 0, 2]

    @pytest.mark.ruling("R7")
    def test_is_asked_in_every_kind_of_instruction(self) -> None:
        """Who may do something, who chooses: the chosen one."""
        may = actor(By(OPPONENT, May(Gain(1))))
        theirs = actor(Dismiss(Choose(cards(FRIEND), who=OPPONENT)))
        table = RoundTable(Side(home=[may, theirs]), Side(), Side(home=[plain()]))

        assert table.use(may).choose("seat 2").question.seat == 2
        assert table.choose("no").use(theirs).choose("seat 1").question.seat == 1

    @pytest.mark.ruling("R7")
    def test_inspired_looks_at_a_chosen_deck(self) -> None:
        """The keyword names an opponent too."""
        table = RoundTable(
            Side(home=[plain(keywords=(INSPIRED,))]), Side(), Side(deck=[top := plain()]), phase=READY_PHASE
        )
        assert table.asked == "opponent"

        table.choose("seat 2")

        assert (table.asked, table.knows(top)) == ("under-deck", True)

    def test_with_one_opponent_nobody_asks(self) -> None:
        """Two players, or three of whom one has left."""
        start = actor(DiscardCards(OPPONENT))
        table = RoundTable(Side(home=[start]), Side(hand=[plain()]), Side(hand=[plain()]))
        leave(table, 1)

        assert (table.use(start).asked, table.hand(Seat(2))) == ("main", [])

    @pytest.mark.ruling("R7")
    def test_each_opponent_is_all_of_them(self) -> None:
        """Each gives something up, in turn order, and nobody is chosen."""
        start = actor(EachPlayer(Exhaust(choose(yours(CHARACTER))), OPPONENT))
        table = RoundTable(Side(home=[start]), Side(home=[one := plain()]), Side(home=[other := plain()]))
        table.use(start)
        assert (table.question.seat, table.choose(one).question.seat) == (1, 2)

        table.choose(other)

        assert [table.is_exhausted(card) for card in (one, other, start)] == [True, True, False]

    @pytest.mark.ruling("R7")
    @pytest.mark.parametrize(
        "condition", [Has(OPPONENT, cards(FRIEND), count=2), HasPower(BLUE, 5, OPPONENT)]
    )
    def test_what_one_opponent_has_is_enough(self, condition: Condition) -> None:
        """ "While an opponent has ..." looks at each by themselves; two halves do not add up."""
        watcher = plain(1, abilities=(Continuous((Power(+3),), This(), condition),))
        one = RoundTable(Side(home=[watcher]), Side(), Side(home=[plain(2), plain(2)]))
        halves = RoundTable(Side(home=[watcher]), Side(home=[plain(2)]), Side(home=[plain(2)]))

        assert (one.power(watcher), halves.power(watcher)) == (4, 1)


class TestRivalRules:
    """R7: an option for big tables."""

    @pytest.mark.ruling("R7")
    @pytest.mark.parametrize(
        ("options", "places"),
        [
            (RIVAL_RULES, ["home 1", "problem 1", "problem 2"]),
            (COMPREHENSIVE, ["home 1", "problem 0", "problem 1", "problem 2", "problem 3"]),
        ],
    )
    def test_friends_go_home_to_your_problem_and_your_lefts(
        self, options: Options, places: list[str]
    ) -> None:
        """Your left is the next player in turn order; Troublemakers have the same Problems."""
        ally, trouble = plain(), plain_troublemaker()
        table = RoundTable(
            Side(),
            Side(hand=[ally, trouble], tokens=9),
            Side(),
            Side(),
            turn_player=1,
            options=options,
        )

        assert table.play(ally).choices() == places
        assert table.cancel().play(trouble).choices() == places[1:]

    @pytest.mark.ruling("R7")
    def test_moves_too(self) -> None:
        """By the Move action and by a text; others' Problems are refused by name."""
        walker = plain()
        mover = actor(Move(choose(yours(FRIEND))))
        table = RoundTable(Side(home=[walker, mover], tokens=2), Side(), Side(), options=RIVAL_RULES)

        assert table.move(walker).choices() == ["problem 0", "problem 1"]
        table.cancel().use(mover).choose(walker)
        assert table.choices() == ["problem 0", "problem 1"]

    def test_the_left_moves_up_when_a_player_leaves(self) -> None:
        """With seat 1 gone, seat 2 is on the left of seat 0."""
        walker = plain()
        table = RoundTable(Side(home=[walker], tokens=2), Side(), Side(), Side(), options=RIVAL_RULES)
        leave(table, 1)

        assert table.move(walker).choices() == ["problem 0", "problem 2"]


def test_the_main_phase_is_the_turn_players() -> None:
    """Only they are offered its actions, whoever sits where."""
    table = RoundTable(Side(), Side(), Side(), turn_player=2)

    assert (table.asked, table.question.seat, table.state.phase) == ("main", 2, MAIN_PHASE)


@pytest.mark.ruling("R7")
def test_a_reaction_to_your_opponent_is_about_that_opponent() -> None:
    """Of two opponents the one who flipped the card flips another; nobody chooses, and the other does not."""
    table = RoundTable(
        Side(at={0: [plain(9)]}, problem=ANYONE, hand=[WHAT_WENT_WRONG], tokens=1),
        Side(),
        Side(at={0: [plain()]}),
        phase=SCORE_PHASE,
    )

    table.play(WHAT_WENT_WRONG)

    assert (table.told(kinds.FLIPPED), table.told(kinds.IGNORED)) == (3, 1)
    assert len(table.deck(Seat(1))) == 10
