"""512.5, Hasty and Agile: what a player may do whenever having priority (R57, C2)."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_ACTIONS
from everfree.ccg.language import (
    AGILE,
    COMMON,
    END_OF_TURN,
    FOAL,
    FRIEND,
    HASTY,
    IMMEDIATE,
    MAIN_PHASE_TIMING,
    ORANGE,
    SWIFT,
    THIS,
    WILD,
    YOU,
    Activated,
    Cant,
    Card,
    EventText,
    Gain,
    Give,
    HasKeyword,
    Moves,
    Need,
    Pay,
    Plays,
    Score,
    Standing,
    WithTrait,
    cards,
    choose,
    event,
    main_phase,
    when,
)
from everfree.ccg.vocab import MAIN_PHASE, SCORE_PHASE, TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, plain, plain_problem, plain_troublemaker

YOU_SEAT, THEM = Seat(0), Seat(1)
ABLE = (1, 1)
"""Both players are asked whenever they could do something."""
ANYONE = plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=2)


def instant(name: str = "instant", *, cost: int = 0) -> Card:
    """Make an Immediate Event that gains a token."""
    return event(name, name, power=0, cost=cost, rarity=COMMON, text=(EventText(IMMEDIATE, Gain(1)),))


def problem_faceoff(
    hand: tuple[Card, ...] = (), opponent_hand: tuple[Card, ...] = (), opponent_tokens: int = 0
) -> Table:
    """Confront a Problem that both players can confront, up to the first question."""
    return Table(
        mine=[plain(5)],
        hand=hand,
        problem=ANYONE,
        opponent_mine=[plain(3)],
        opponent_hand=opponent_hand,
        opponent_tokens=opponent_tokens,
        phase=SCORE_PHASE,
        stops=ABLE,
    )


class TestImmediate:
    """512.5."""

    @pytest.mark.clause("512.5")
    @pytest.mark.parametrize("phase", [TROUBLEMAKER_PHASE, MAIN_PHASE, SCORE_PHASE])
    @pytest.mark.parametrize("theirs", [False, True])
    def test_in_any_phase_of_any_turn(self, phase: int, theirs: bool) -> None:
        """The Event is offered in the first window of the phase, on your turn and on the opponent's."""
        treat = instant()
        table = Table(hand=[treat], phase=phase, opponents_turn=theirs, stops=ABLE)
        assert (table.asked, table.question.seat, table.choices()) == ("priority", YOU_SEAT, ["pass", treat])

        assert table.play(treat).zone_of(treat) == "discard-pile"

    @pytest.mark.clause("512.5")
    def test_in_a_faceoff(self) -> None:
        """Before the flips of a faceoff, and after them."""
        table = problem_faceoff(hand=(instant("one"), instant("two")))
        while table.state.faceoff is None:
            table.pass_()

        assert (table.asked, len(table.playable()), table.flipped()) == ("priority", 2, [])
        table.pass_()
        assert (table.asked, len(table.playable()), len(table.flipped())) == ("priority", 2, 1)

    @pytest.mark.clause("512.5")
    def test_an_ability_too(self) -> None:
        """An Immediate ability may be used as often as it can be paid, on the opponent's turn."""
        friend = plain(abilities=(Activated(IMMEDIATE, Give((), THIS, END_OF_TURN), (Pay(1),)),))
        table = Table(home=[friend], tokens=2, opponents_turn=True, stops=ABLE)
        assert table.choices() == ["pass", friend]

        assert table.use(friend).use(friend).told(kinds.PAID) == 2

    @pytest.mark.clause("512.5", "512.3")
    def test_a_main_phase_text_is_not(self) -> None:
        """In the same window a Main Phase Event and ability are not offered."""
        dull = event(
            "dull", "dull", power=0, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Gain(1)),)
        )
        treat = instant()
        table = Table(home=[plain(abilities=(main_phase(Gain(1)),))], hand=[dull, treat], stops=ABLE)

        assert table.choices() == ["pass", treat]


class TestHasty:
    """Glossary: Hasty, R57."""

    @pytest.mark.clause("glossary.hasty")
    def test_on_the_opponents_turn(self) -> None:
        """With priority there you may play it for its cost, to any place, and "when you play" triggers."""
        quick = plain(2, cost=2, keywords=(HASTY,), abilities=(when(Plays(YOU, THIS), Score(1)),))
        table = Table(hand=[quick], tokens=2, opponents_turn=True, stops=ABLE)
        assert (table.question.seat, table.choices()) == (YOU_SEAT, ["pass", quick])

        table.play(quick)

        assert (table.asked, table.choices()) == ("where", ["home", "mine", "theirs"])
        table.choose("theirs")
        assert (table.area_of(quick), table.score, table.told(kinds.PAID)) == ("theirs", 1, 1)

    @pytest.mark.clause("glossary.hasty")
    def test_without_the_keyword_it_waits(self) -> None:
        """A Friend without Hasty is not offered there, and the reason is the turn."""
        slow = plain(cost=2)
        table = Table(hand=[slow, instant()], tokens=2, opponents_turn=True, stops=ABLE)

        assert slow not in table.playable()
        refusal = table.why_not(slow)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("609.1", "not-your-turn")

    @pytest.mark.clause("glossary.hasty")
    @pytest.mark.parametrize(("tokens", "power", "offered"), [(2, 1, True), (1, 1, False), (2, 0, False)])
    def test_cost_and_requirement_stay(self, tokens: int, power: int, offered: bool) -> None:
        """It needs its tokens and its power in play."""
        quick = plain(cost=2, needs=(Need(ORANGE, 1),), keywords=(HASTY,))
        ally = plain(power, ORANGE)
        table = Table(hand=[quick, instant()], home=[ally], tokens=tokens, opponents_turn=True, stops=ABLE)

        assert (quick in table.playable()) == offered
        assert (table.why_not(quick) is None) == offered

    @pytest.mark.clause("glossary.hasty")
    def test_in_the_own_main_phase_as_usual(self) -> None:
        """Among your Main Phase actions it is offered once, like any Friend."""
        quick = plain(cost=1, keywords=(HASTY,))
        table = Table(hand=[quick], tokens=1).until("main")

        assert table.playable() == [quick]

    @pytest.mark.ruling("R57")
    def test_joins_a_problem_faceoff(self) -> None:
        """Played to the Problem after the flips, its power is in the total."""
        quick = plain(4, cost=1, keywords=(HASTY,))
        table = problem_faceoff(opponent_hand=(quick, instant()), opponent_tokens=1)
        while not table.flipped():
            table.pass_()
        before = table.total(THEM)

        table.play(quick, "mine")

        assert table.total(THEM) == before + 4

    @pytest.mark.ruling("R57")
    def test_does_not_open_a_window(self) -> None:
        """In your Challenge Step, where no window is open, it is not offered, and the phase is the reason."""
        quick, trouble = plain(cost=1, keywords=(HASTY,)), plain_troublemaker()
        table = Table(
            mine=[plain()], hand=[quick], tokens=1, opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE
        ).until("challenge")

        assert table.choices() == [trouble, "done"]
        refusal = table.why_not(quick)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("609.1", "not-main-phase")


class TestAgile:
    """C2."""

    @pytest.mark.ruling("C2")
    def test_moves_into_a_faceoff(self) -> None:
        """From home to the Problem of the opponent's faceoff, for two tokens: its power counts."""
        nimble = plain(4, keywords=(AGILE,), abilities=(when(Moves(YOU, THIS), Gain(1)),))
        treat = instant()
        table = Table(
            home=[nimble],
            mine=[plain(1)],
            hand=[treat],
            problem=ANYONE,
            tokens=2,
            opponent_mine=[plain(5)],
            phase=SCORE_PHASE,
            opponents_turn=True,
            stops=ABLE,
        )
        while not table.flipped():
            table.pass_()
        before = table.total()
        assert table.choices() == ["pass", treat, nimble]

        table.move(nimble, "mine")

        assert (table.total(), table.told(kinds.MOVED), table.tokens) == (before + 4, 1, 1)

    @pytest.mark.ruling("C2")
    @pytest.mark.parametrize(
        ("tokens", "swift", "offered"), [(2, False, True), (1, False, False), (1, True, True)]
    )
    def test_at_the_price_of_a_move(self, tokens: int, swift: bool, offered: bool) -> None:
        """Two tokens, with Swift one."""
        nimble = plain(keywords=(AGILE, SWIFT) if swift else (AGILE,))
        table = Table(home=[nimble], hand=[instant()], tokens=tokens, opponents_turn=True, stops=ABLE)

        assert (nimble in table.choices()) == offered
        assert (table.why_not(nimble) is None) == offered

    @pytest.mark.ruling("C2")
    def test_only_agile_cards_and_only_yours(self) -> None:
        """Other characters wait for the Main Phase; the opponent's Agile card is not offered to you."""
        nimble, slow, rival = plain(keywords=(AGILE,)), plain(), plain(keywords=(AGILE,))
        table = Table(
            home=[nimble, slow],
            opponent_home=[rival],
            tokens=2,
            opponent_tokens=2,
            opponents_turn=True,
            stops=ABLE,
        )
        assert (table.question.seat, table.choices()) == (THEM, ["pass", rival])

        assert table.pass_().choices() == ["pass", nimble]

    @pytest.mark.ruling("C2")
    def test_given_for_a_while(self) -> None:
        """A text can make a character Agile; it is then offered in the next window."""
        nimbler = Give((HasKeyword("Agile"),), choose(cards(FRIEND, WithTrait(FOAL))), END_OF_TURN)
        coach, pupil = plain(abilities=(main_phase(nimbler),)), plain(traits=(FOAL,))
        table = Table(home=[coach, pupil], tokens=2, stops=ABLE).use(coach)

        assert (table.asked, table.choices()) == ("priority", ["pass", pupil])

    @pytest.mark.ruling("C2")
    def test_cannot_where_a_text_forbids_moving(self) -> None:
        """A text against moving it holds at any time."""
        stuck = plain(keywords=(AGILE,), abilities=(Standing(Cant(Moves(YOU, THIS))),))
        table = Table(home=[stuck], tokens=2, opponents_turn=True, hand=[instant()], stops=ABLE)

        assert stuck not in table.choices()

    @pytest.mark.ruling("C2")
    def test_people_with_an_agile_card_are_asked(self) -> None:
        """With an empty hand you are asked after the opponent's action, because your Agile card is seen."""

        def after_an_action(mine: Card) -> Table:
            friend = plain()
            table = Table(
                home=[mine],
                opponent_hand=[friend],
                opponent_tokens=1,
                opponents_turn=True,
                stops=(STOP_ACTIONS, 1),
            )
            return table.play(friend, "their home")

        assert after_an_action(plain(keywords=(AGILE,))).asked == "priority"
        assert after_an_action(plain()).asked == "main"
