"""501.5, 508, 512.3a, 701, 703, 707, 709: abilities, their costs, and what they leave behind."""

import pytest

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.language import (
    CARD,
    CHARACTER,
    COMMON,
    FRIEND,
    MAIN_PHASE_TIMING,
    POWER,
    STUBBORN,
    SWIFT,
    THERE,
    THIS,
    YOU,
    At,
    Cant,
    Continuous,
    Dismiss,
    Draw,
    EventText,
    Exhaust,
    ForEach,
    Gain,
    IsDismissed,
    May,
    One,
    Pay,
    PayTo,
    Plays,
    Power,
    Score,
    Standing,
    This,
    Uncovers,
    ValueOf,
    cards,
    choose,
    each,
    event,
    here,
    in_your_hand,
    main_phase,
    when,
    yours,
)
from everfree.ccg.language.text import card_text
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

SPARK = event("spark", "Spark", power=1, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Gain(1)),))


@pytest.mark.clause("501.5")
def test_there_is_where_the_text_speaks_of() -> None:
    """ "When you uncover a Troublemaker, exhaust a character there": at its Problem, not beside the text."""
    guard = plain(abilities=(when(Uncovers(YOU), Exhaust(choose(cards(CHARACTER, At(THERE))))),))
    ally, rival, trouble = plain(), plain(), piece(plain_troublemaker(), face_down=True)
    table = Table(
        home=[guard],
        mine=[plain()],
        theirs=[ally, trouble],
        opponent_theirs=[rival],
        phase=TROUBLEMAKER_PHASE,
    )

    assert table.choices() == [ally, rival]
    assert table.choose(rival).is_exhausted(rival)


class TestCosts:
    """508.1c, 707.2a."""

    @pytest.mark.clause("508.1c")
    def test_what_cannot_be_done_pays_nothing(self) -> None:
        """ "Dismiss this card" is no cost anyone can pay where Friends can't be dismissed."""
        seller = plain(abilities=(main_phase(Gain(1), costs=(Dismiss(THIS),)),))
        shelter = plain_problem(abilities=(Standing(Cant(IsDismissed(One(cards(FRIEND))))),))
        table = Table(home=[seller], problem=shelter)

        refusal = table.why_not_use(seller)

        assert table.choices() == ["end"]
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("104.2", "cant-be-dismissed")
        assert Table(home=[seller]).use(seller).zone_of(seller) == "discard-pile"

    @pytest.mark.clause("707.2a")
    def test_without_the_cost_the_rest_is_not_done(self) -> None:
        """ "You may pay 1 to score a point": paid and scored, declined, or out of reach."""
        buyer = plain(cost=0, abilities=(when(Plays(YOU, This()), May(PayTo((Pay(1),), Score(1)))),))
        paid, declined, poor = (
            Table(hand=[buyer], tokens=tokens).play(buyer, "home") for tokens in (1, 1, 0)
        )
        assert (paid.asked, paid.choices()) == ("may", ["yes", "no"])

        paid.choose("yes")
        declined.choose("no")

        assert [(table.score, table.tokens, table.asked) for table in (paid, declined, poor)] == [
            (1, 0, "main"),
            (0, 1, "main"),
            (0, 0, "main"),
        ]

    @pytest.mark.clause("707.2a")
    def test_who_cannot_pay_gets_nothing(self) -> None:
        """ "Pay 1 to score a point", and no choice: with a token it is paid, without one nothing is done."""
        toll = plain(cost=0, abilities=(when(Plays(YOU, This()), PayTo((Pay(1),), Score(1))),))
        rich, poor = (Table(hand=[toll], tokens=tokens).play(toll, "home") for tokens in (1, 0))

        assert [(table.score, table.tokens) for table in (rich, poor)] == [(1, 0), (0, 0)]


@pytest.mark.clause("512.3a")
def test_main_phase_cards_and_abilities_wait_for_the_end_of_a_faceoff() -> None:
    """In a faceoff neither is offered, and both refusals name the clause; in the Main Phase both are."""
    able, trouble = plain(5, abilities=(main_phase(Gain(1)),)), plain_troublemaker(1)
    table = Table(
        mine=[able],
        hand=[SPARK],
        opponent_mine=[trouble],
        phase=TROUBLEMAKER_PHASE,
        stops=(STOP_FACEOFFS, 1),
    ).choose(trouble)

    assert (table.asked, table.choices()) == ("priority", ["pass"])
    refusals = [table.why_not(SPARK), table.why_not_use(able)]
    assert [one.clause for one in refusals if one is not None] == ["512.3a", "512.3a"]
    assert table.until("main").choices() == ["end", SPARK, able]


class TestAbilities:
    """701.2, 703.1a."""

    @pytest.mark.clause("701.2")
    def test_every_paragraph_is_an_ability(self) -> None:
        """Two paragraphs are two abilities: both are offered, or the one whose cost can be paid."""
        able = plain(abilities=(main_phase(Gain(2), costs=(Pay(1),)), main_phase(Score(1))))
        rich, poor = Table(home=[able], tokens=1), Table(home=[able])

        assert len(card_text(able).sides[0].paragraphs) == 2
        assert (rich.choices(), poor.choices()) == (["end", "draw", able, able], ["end", able])
        assert (rich.use(able).tokens, rich.score) == (2, 0)
        assert (poor.use(able).tokens, poor.score) == (0, 1)

    @pytest.mark.clause("701.2a")
    def test_keywords_side_by_side_are_two_abilities(self) -> None:
        """A Swift and Stubborn Friend moves for one token and counts while exhausted."""
        both, trouble = piece(plain(3, keywords=(SWIFT, STUBBORN)), exhausted=True), plain_troublemaker(1)
        table = Table(
            mine=[both],
            hand=[plain(cost=9)],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
            stops=(STOP_FACEOFFS, 1),
        ).choose(trouble)

        assert card_text(both.card).sides[0].keywords == ("Swift", "Stubborn")
        assert (table.why_total(), table.move_price(both)) == ([(both, 3)], 1)

    @pytest.mark.clause("703.1a")
    def test_the_timing_of_an_event_is_no_activated_ability(self) -> None:
        """An Event is played from the hand; lying in play or in the discard pile it offers nothing."""
        table = Table(hand=[SPARK], home=[piece(SPARK)], discard=[piece(SPARK)])

        assert table.question.options == ((option.END,), (option.PLAY, table.id(SPARK)))


class TestOneShot:
    """709."""

    @pytest.mark.clause("709.1")
    def test_it_leaves_nothing_behind(self) -> None:
        """ "Gain 2" gives two tokens once: no modifier stays, and the next turn brings only its own."""
        able = plain(abilities=(main_phase(Gain(2), costs=(Exhaust(THIS),)),))
        table = Table(home=[able]).use(able)

        assert (table.tokens, table.state.modifiers, table.state.waiting) == (2, [], [])
        assert table.end_turn().tokens == 2
        assert table.end_turn().tokens == 4

    @pytest.mark.clause("709.2")
    @pytest.mark.parametrize("step", [+1, -1])
    def test_a_number_is_counted_once(self, step: int) -> None:
        """ "Draw as many cards as this card's power" draws three, though each of them changes that power."""
        changing = Continuous((Power(ForEach(step, in_your_hand(CARD))),), THIS)
        reader = plain(3, abilities=(main_phase(Draw(ValueOf(POWER))), changing))
        table = Table(home=[reader])
        assert table.power(reader) == 3

        table.use(reader)

        assert (len(table.hand()), table.power(reader)) == (3, 3 + 3 * step)

    def test_it_reaches_every_card_it_means(self) -> None:
        """ "Dismiss your Friends here" reaches all of them, though the card that says so leaves first."""
        leader = plain(abilities=(main_phase(Dismiss(each(yours(FRIEND, here())))),))
        one, two, away = plain(), plain(), plain()
        table = Table(home=[leader, one, two], mine=[away]).use(leader)

        assert [table.zone_of(card) for card in (leader, one, two, away)] == ["discard-pile"] * 3 + ["play"]
