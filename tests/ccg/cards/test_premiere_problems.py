"""The Problems of Premiere."""

import pytest

from everfree.ccg.cards.premiere.manes import APPLEJACK_STEADFAST_FARMPONY
from everfree.ccg.cards.premiere.problems import (
    AVALANCHE,
    CLEARING_GLOOMY_SKIES,
    CLOUDBURSTING,
    EMERGENCY_DRESS_ORDER,
    I_CAN_FIX_IT,
    I_NEED_ANSWERS,
    ITS_A_TWISTER,
    ITS_ALIVE,
    LOOKING_FOR_TROUBLE,
    MONITOR_EVERYTHING,
    RAZE_THIS_BARN,
    RUNAWAY_CART,
)
from everfree.ccg.cards.premiere.resources import (
    FIGHTING_FOR_FRIENDSHIP,
    FOAL_FREE_PRESS,
    OUTSHINE_THEM_ALL,
)
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    ASSET,
    BLUE,
    COMMON,
    FRIEND,
    ORANGE,
    PEGASUS,
    PINK,
    PROBLEM,
    PURPLE,
    REPORT,
    UNIQUE,
    WHITE,
    WILD,
    Another,
    Card,
    Dismiss,
    Need,
    cards,
    choose,
    each,
    main_phase,
    play_on,
    resource,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT, YOU

IN_FACEOFFS = (STOP_FACEOFFS, STOP_WHEN_ABLE | STOP_FORCED)
"""You are asked in every window of a faceoff while you hold a card, whether or not you can play it."""


def unusable(table: Table, card: Card) -> str:
    """Give the clause by which you can't activate *card*'s ability now."""
    refusal = table.why_not_use(card)
    assert refusal is not None
    return refusal.clause


def open_problem() -> Card:
    """Make a Problem that one power of any colour confronts, for either player."""
    return plain_problem(owner=(Need(WILD, 1),), opponent=1)


@pytest.mark.parametrize(
    ("problem", "first", "second", "opponent", "bonus"),
    [
        (AVALANCHE, (ORANGE, 2), (PURPLE, 2), 6, 2),
        (CLEARING_GLOOMY_SKIES, (BLUE, 4), (WHITE, 3), 9, 3),
        (CLOUDBURSTING, (BLUE, 1), (PINK, 1), 4, 1),
        (EMERGENCY_DRESS_ORDER, (WHITE, 1), (PINK, 1), 4, 1),
        (I_CAN_FIX_IT, (WHITE, 2), (PINK, 1), 4, 1),
        (I_NEED_ANSWERS, (PURPLE, 3), (PINK, 2), 6, 2),
        (ITS_A_TWISTER, (BLUE, 2), (PINK, 2), 5, 2),
        (ITS_ALIVE, (PURPLE, 1), (PINK, 1), 4, 1),
        (LOOKING_FOR_TROUBLE, (BLUE, 2), (PINK, 2), 4, 1),
        (MONITOR_EVERYTHING, (PURPLE, 4), (PINK, 3), 8, 3),
        (RAZE_THIS_BARN, (ORANGE, 4), (PINK, 3), 8, 3),
        (RUNAWAY_CART, (ORANGE, 1), (PINK, 1), 4, 1),
    ],
    ids=lambda one: one.id if isinstance(one, Card) else "",
)
class TestRequirementsAndBonus:
    """Every Problem of the set; pink stands for any colour where one colour is excluded."""

    def test_owner(
        self, problem: Card, first: tuple[int, int], second: tuple[int, int], opponent: int, bonus: int
    ) -> None:
        """Its owner needs so much of either colour: no less, and too much of the one is no help."""
        (one, much), (two, more) = first, second

        assert Table(problem=problem, mine=[plain(much, one), plain(more, two)]).can_confront(problem)
        for short in ((much - 1, 9), (9, more - 1)):
            few = [plain(power, colour) for power, colour in zip(short, (one, two), strict=True)]
            assert not Table(problem=problem, mine=few).can_confront(problem)

    def test_opponent(
        self, problem: Card, first: tuple[int, int], second: tuple[int, int], opponent: int, bonus: int
    ) -> None:
        """An opponent of its owner needs power of any colour, and no less."""
        enough, short = [
            Table(opponent_problem=problem, theirs=[plain(power, PINK)]) for power in (opponent, opponent - 1)
        ]

        assert enough.can_confront(problem)
        assert not short.can_confront(problem)

    def test_bonus(
        self, problem: Card, first: tuple[int, int], second: tuple[int, int], opponent: int, bonus: int
    ) -> None:
        """The winner of a faceoff there scores its bonus besides the point for confronting."""
        (one, much), (two, more) = first, second
        table = Table(
            problem=problem,
            mine=[plain(much + 9, one), plain(more, two)],
            opponent_mine=[plain(opponent, PINK)],
        )

        assert table.end_turn().score == 1 + bonus


@pytest.mark.card("pr162")
class TestAvalanche:
    """pr162."""

    def test_the_opponent_of_who_confronts_discards(self) -> None:
        """When you confront it your opponent discards a card of their choice."""
        one, two = plain(1), plain(2)
        table = Table(
            problem=AVALANCHE,
            mine=[plain(2, ORANGE), plain(2, PURPLE)],
            hand=[plain(1)],
            opponent_hand=[one, two],
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("discard", OPPONENT)
        assert table.choices() == [one, two]
        table.choose(two)

        assert [table.zone_of(card) for card in (one, two)] == ["hand", "discard-pile"]
        assert len(table.hand()) == 1

    def test_its_owner_discards_as_well(self) -> None:
        """When the opponent confronts your Avalanche it is you who discards."""
        one, two = plain(1), plain(2)
        table = Table(
            problem=AVALANCHE,
            hand=[one, two],
            opponent_mine=[plain(6)],
            opponent_hand=[plain(1)],
            opponents_turn=True,
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("discard", YOU)
        assert table.choices() == [one, two]

    def test_nobody_discards_while_it_is_not_confronted(self) -> None:
        """Confronting the other Problem does not count, nor too little power here."""
        table = Table(
            problem=AVALANCHE,
            opponent_problem=open_problem(),
            mine=[plain(2, ORANGE)],
            theirs=[plain(1)],
            opponent_hand=[plain(1)],
        )

        table.end_phase().until("main")

        assert table.score == 1
        assert len(table.hand(OPPONENT)) == 2  # with the card of their Draw Step

    def test_an_empty_hand_loses_nothing(self) -> None:
        """The point is scored and nobody is asked."""
        table = Table(problem=AVALANCHE, mine=[plain(2, ORANGE), plain(2, PURPLE)], hand=[plain(1)])

        table.end_phase()

        assert table.score == 1
        assert len(table.hand()) == 1


@pytest.mark.card("pr167")
class TestClearingGloomySkies:
    """pr167."""

    @pytest.mark.parametrize(("pegasi", "law"), [(1, []), (2, [1]), (3, [1])])
    def test_two_pegasi_are_worth_one_more(self, pegasi: int, law: list[int]) -> None:
        """Two or more Pegasus characters there add one to the total, one adds nothing."""
        flock = [plain(1, traits=(PEGASUS,)) for _ in range(pegasi)]
        imp = plain_troublemaker()
        table = Table(
            hand=[plain()],
            problem=CLEARING_GLOOMY_SKIES,
            mine=flock,
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert table.why_total() == [
            *[(one, 1) for one in flock],
            *[(CLEARING_GLOOMY_SKIES, amount) for amount in law],
        ]

    def test_is_for_either_player(self) -> None:
        """The opponent's two count for the opponent; yours at home and there are not two in one place."""
        rivals = [plain(5, traits=(PEGASUS,)), plain(4, traits=(PEGASUS,))]
        allies = [plain(4, BLUE, traits=(PEGASUS,)), plain(3, WHITE)]
        table = Table(
            hand=[plain()],
            problem=CLEARING_GLOOMY_SKIES,
            mine=allies,
            opponent_mine=rivals,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.why_total() == [(allies[0], 4), (allies[1], 3)]
        assert table.why_total(OPPONENT) == [(rivals[0], 5), (rivals[1], 4), (CLEARING_GLOOMY_SKIES, 1)]

    def test_need_not_be_involved(self) -> None:
        """The Troublemaker's controller has the point as well for two Pegasi beside it."""
        imp = plain_troublemaker(2)
        table = Table(
            hand=[plain()],
            problem=CLEARING_GLOOMY_SKIES,
            mine=[plain(1)],
            opponent_mine=[imp, plain(1, traits=(PEGASUS,)), plain(1, traits=(PEGASUS,))],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert table.why_total(OPPONENT) == [(imp, 2), (CLEARING_GLOOMY_SKIES, 1)]

    def test_the_exhausted_count_and_the_frightened_do_not(self) -> None:
        """An exhausted Pegasus is one, a frightened Friend has no traits (505.1a)."""
        flyer, tired = plain(1, traits=(PEGASUS,)), piece(plain(1, traits=(PEGASUS,)), exhausted=True)
        hiding, imp = piece(plain(1, traits=(PEGASUS,)), frightened=True), plain_troublemaker()
        tables = [
            Table(
                hand=[plain()],
                problem=CLEARING_GLOOMY_SKIES,
                mine=[flyer, other],
                opponent_mine=[imp],
                phase=TROUBLEMAKER_PHASE,
                stops=IN_FACEOFFS,
            ).choose(imp)
            for other in (tired, hiding)
        ]

        assert [table.total() for table in tables] == [2, 1]

    def test_a_mane_character_is_one_of_the_flock(self) -> None:
        """Rainbow Dash and one Pegasus Friend are two; at home she does not count."""
        flyer, imp = plain(1, traits=(PEGASUS,)), plain_troublemaker()
        here, away = [
            Table(
                hand=[plain()],
                problem=CLEARING_GLOOMY_SKIES,
                mane_at=place,
                mine=[flyer],
                opponent_mine=[imp],
                phase=TROUBLEMAKER_PHASE,
                stops=IN_FACEOFFS,
            ).choose(imp)
            for place in ("mine", "home")
        ]

        assert here.why_total() == [(here.mane, 1), (flyer, 1), (CLEARING_GLOOMY_SKIES, 1)]
        assert away.why_total() == [(flyer, 1)]

    def test_only_in_faceoffs_here(self) -> None:
        """A challenge at the other Problem is not helped by a flock at this one."""
        flock, fighter, imp = [plain(1, traits=(PEGASUS,)) for _ in range(2)], plain(1), plain_troublemaker()
        table = Table(
            hand=[plain()],
            problem=CLEARING_GLOOMY_SKIES,
            mine=flock,
            theirs=[fighter],
            opponent_theirs=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert table.why_total() == [(fighter, 1)]

    def test_is_no_help_in_confronting(self) -> None:
        """Only faceoff totals are higher."""
        flock = [plain(4, BLUE, traits=(PEGASUS,)), plain(2, WHITE, traits=(PEGASUS,))]
        table = Table(problem=CLEARING_GLOOMY_SKIES, mine=flock)

        assert not table.can_confront(CLEARING_GLOOMY_SKIES)


@pytest.mark.card("pr174")
class TestICanFixIt:
    """pr174."""

    @pytest.mark.parametrize(("power", "score"), [(5, 3), (6, 2)])
    def test_a_win_by_exactly_one_is_worth_a_point_more(self, power: int, score: int) -> None:
        """Against 4 power a win with 5 scores a third point, with 6 it does not; both flip 1."""
        table = Table(
            problem=I_CAN_FIX_IT, mine=[plain(2, WHITE), plain(power - 2, BLUE)], opponent_mine=[plain(4)]
        )

        assert table.end_turn().score == score

    def test_the_winner_scores_whoever_it_is(self) -> None:
        """An opponent who wins by one at your Problem has the point."""
        table = Table(
            problem=I_CAN_FIX_IT, mine=[plain(2, WHITE), plain(1, BLUE)], opponent_mine=[plain(4)]
        ).end_turn()

        assert (table.score, table.opponent_score) == (1, 2)

    def test_a_challenge_here_counts(self) -> None:
        """A Troublemaker defeated by exactly one power gives a point more."""
        imp = plain_troublemaker(2)
        table = Table(problem=I_CAN_FIX_IT, mine=[plain(3)], opponent_mine=[imp], phase=TROUBLEMAKER_PHASE)

        assert table.choose(imp).score == 2

    def test_a_faceoff_elsewhere_does_not(self) -> None:
        """At the other Problem a win by one is a win."""
        imp = plain_troublemaker(2)
        table = Table(
            problem=I_CAN_FIX_IT, theirs=[plain(3)], opponent_theirs=[imp], phase=TROUBLEMAKER_PHASE
        )

        assert table.choose(imp).score == 1

    def test_a_faceoff_at_all_problems_is_here_too(self) -> None:
        """A multi-Problem faceoff won by one scores two confronted Problems, the bonus and the point."""
        table = Table(
            problem=I_CAN_FIX_IT,
            opponent_problem=open_problem(),
            mine=[plain(2, WHITE), plain(1, BLUE)],
            theirs=[plain(1)],
            opponent_theirs=[plain(3)],
        )

        assert table.end_turn().score == 4


@pytest.mark.card("pr175")
class TestINeedAnswers:
    """pr175."""

    def test_a_friend_of_yours_here_is_worth_a_token(self) -> None:
        """You choose among your Friends here, not elsewhere, no Mane Character and nobody else's."""
        one, two = plain(1), piece(plain(2), exhausted=True)
        table = Table(
            problem=I_NEED_ANSWERS,
            mane_at="mine",
            home=[plain(1)],
            mine=[one, two],
            theirs=[plain(1)],
            opponent_mine=[plain(1)],
        )

        table.use(I_NEED_ANSWERS)

        assert table.asked == "pay-with"
        assert table.choices() == [one, two]
        table.choose(two)
        assert (table.tokens, table.zone_of(two), table.zone_of(one)) == (1, "discard-pile", "play")

    def test_as_often_as_you_like(self) -> None:
        """It can be used again while there is a Friend to pay with (703.1c), and then no more."""
        table = Table(problem=I_NEED_ANSWERS, mine=[plain(1), plain(1)])

        table.use(I_NEED_ANSWERS).choose(table.choices()[0]).use(I_NEED_ANSWERS)

        assert table.tokens == 2
        assert I_NEED_ANSWERS not in table.choices()
        assert unusable(table, I_NEED_ANSWERS) == "508.1d"

    def test_the_opponent_may_use_yours(self) -> None:
        """On their turn they pay with a Friend of their own and gain the token; you can do nothing."""
        ally, rival = plain(1), plain(1)
        table = Table(problem=I_NEED_ANSWERS, mine=[ally], opponent_mine=[rival], opponents_turn=True)

        assert unusable(table, I_NEED_ANSWERS) == "609.1"
        table.use(I_NEED_ANSWERS)

        assert (table.opponent_tokens, table.tokens) == (1, 0)
        assert (table.zone_of(rival), table.zone_of(ally)) == ("discard-pile", "play")

    def test_you_may_use_the_opponents(self) -> None:
        """On your turn their Problem takes your Friend there."""
        ally = plain(1)
        table = Table(opponent_problem=I_NEED_ANSWERS, theirs=[ally])

        assert table.use(I_NEED_ANSWERS).tokens == 1
        assert table.zone_of(ally) == "discard-pile"

    def test_needs_a_friend_here(self) -> None:
        """A Friend at home or the opponent's Friend here can't pay (508.1d)."""
        table = Table(problem=I_NEED_ANSWERS, home=[plain(1)], opponent_mine=[plain(1)])

        assert I_NEED_ANSWERS not in table.choices()
        assert unusable(table, I_NEED_ANSWERS) == "508.1d"

    def test_who_can_not_be_dismissed_can_not_pay(self) -> None:
        """With the barn's text beside it only other Friends than orange ones can pay (104.2a)."""
        both = plain_problem(abilities=(*I_NEED_ANSWERS.front.abilities, *RAZE_THIS_BARN.front.abilities))
        orange, blue = plain(1, ORANGE), plain(1, BLUE)
        table = Table(problem=both, mine=[orange, blue])

        table.use(both)

        assert (table.zone_of(orange), table.zone_of(blue)) == ("play", "discard-pile")
        assert both not in table.choices()
        assert unusable(table, both) == "508.1d"

    def test_a_cost_is_not_replaced(self) -> None:
        """Nobody is asked whether the Friend goes on top of the deck instead while it is a payment (R16)."""
        ally = plain(1)
        table = Table(problem=I_NEED_ANSWERS, mine=[piece(APPLEJACK_STEADFAST_FARMPONY, boosted=True), ally])

        table.use(I_NEED_ANSWERS)

        assert table.asked == "main"
        assert (table.tokens, table.zone_of(ally)) == (1, "discard-pile")


@pytest.mark.card("pr176")
class TestItsATwister:
    """pr176."""

    def test_readies_a_card_at_home(self) -> None:
        """With two blue characters you may ready a card at home, a Resource too."""
        tired, press = piece(plain(1, BLUE), exhausted=True), piece(FOAL_FREE_PRESS, exhausted=True)
        table = Table(problem=ITS_A_TWISTER, home=[tired, press], phase=SCORE_PHASE)

        assert (table.asked, table.question.seat) == ("may", YOU)
        table.choose("yes", press)

        assert (table.is_exhausted(press), table.is_exhausted(tired)) == (False, True)

    def test_offers_what_is_exhausted_at_home(self) -> None:
        """A ready card can't be readied, so it can't be chosen (705.2e.i), nor can a card at a Problem."""
        tired, press = piece(plain(1, BLUE), exhausted=True), piece(FOAL_FREE_PRESS, exhausted=True)
        table = Table(
            problem=ITS_A_TWISTER,
            home=[plain(1), tired, press],
            mine=[piece(plain(1), exhausted=True)],
            phase=SCORE_PHASE,
        )

        assert table.choose("yes").choices() == [tired, press]

    def test_may_be_declined(self) -> None:
        """Having said no, nothing is readied."""
        tired = piece(plain(1, BLUE), exhausted=True)
        table = Table(problem=ITS_A_TWISTER, home=[tired], phase=SCORE_PHASE)

        table.choose("no")

        assert table.is_exhausted(tired)

    def test_nobody_is_asked_where_nothing_is_exhausted(self) -> None:
        """A ready card can't be readied, so there is nothing to choose (503.3, 705.2e.i)."""
        table = Table(problem=ITS_A_TWISTER, home=[plain(1, BLUE)])

        table.end_phase()

        assert table.asked == "main"

    def test_needs_two_blue_characters(self) -> None:
        """One blue character and a frightened one are not two (505.1b)."""
        tired = piece(plain(1, WHITE), exhausted=True)
        table = Table(problem=ITS_A_TWISTER, home=[tired, piece(plain(1, BLUE), frightened=True)])

        table.end_phase()

        assert table.asked == "main"
        assert table.is_exhausted(tired)

    def test_is_for_every_player_in_their_own_phase(self) -> None:
        """In the opponent's Score Phase it is their blue characters and their decision."""
        one, two = piece(plain(1, BLUE), exhausted=True), piece(plain(1, BLUE), exhausted=True)
        table = Table(
            problem=ITS_A_TWISTER,
            home=[plain(1, BLUE)],
            opponent_home=[one, two],
            opponents_turn=True,
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("may", OPPONENT)
        assert table.choose("yes").question.seat == OPPONENT
        table.choose(two)
        assert (table.is_exhausted(one), table.is_exhausted(two)) == (True, False)

    def test_your_blue_characters_do_not_count_for_the_opponent(self) -> None:
        """The player whose phase it is must have them."""
        tired = piece(plain(1, WHITE), exhausted=True)
        table = Table(
            problem=ITS_A_TWISTER,
            home=[plain(1, BLUE)],
            opponent_home=[tired],
            opponents_turn=True,
            phase=SCORE_PHASE,
        )

        assert table.asked == "main"
        assert table.is_exhausted(tired)


@pytest.mark.card("pr178")
class TestLookingForTrouble:
    """pr178."""

    def test_a_defeat_here_is_worth_a_point_more(self) -> None:
        """The Troublemaker's points and one more."""
        imp = plain_troublemaker(1, points=2)
        table = Table(
            problem=LOOKING_FOR_TROUBLE, mine=[plain(3)], opponent_mine=[imp], phase=TROUBLEMAKER_PHASE
        )

        assert table.choose(imp).score == 3

    def test_the_opponent_scores_it_too(self) -> None:
        """At your Problem the opponent has the point for defeating your Troublemaker."""
        imp = plain_troublemaker(1, points=2)
        table = Table(
            problem=LOOKING_FOR_TROUBLE,
            mine=[imp],
            opponent_mine=[plain(3)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp)

        assert (table.opponent_score, table.score) == (3, 0)

    def test_a_defeat_elsewhere_is_not(self) -> None:
        """At the other Problem only the Troublemaker's points are scored."""
        imp = plain_troublemaker(1, points=2)
        table = Table(
            problem=LOOKING_FOR_TROUBLE, theirs=[plain(3)], opponent_theirs=[imp], phase=TROUBLEMAKER_PHASE
        )

        assert table.choose(imp).score == 2

    def test_a_lost_challenge_is_not(self) -> None:
        """Nobody scores when the Troublemaker wins."""
        beast = plain_troublemaker(5)
        table = Table(
            problem=LOOKING_FOR_TROUBLE, mine=[plain(3)], opponent_mine=[beast], phase=TROUBLEMAKER_PHASE
        )

        table.choose(beast)

        assert (table.score, table.opponent_score) == (0, 0)


@pytest.mark.card("pr182")
class TestMonitorEverything:
    """pr182."""

    @pytest.mark.parametrize("whose", ["mine", "theirs"])
    def test_reports_on_it_are_cheaper(self, whose: str) -> None:
        """For either player a Report costs one less on this Problem and the printed cost on the other."""
        table = Table(
            hand=[FIGHTING_FOR_FRIENDSHIP],
            home=[plain(2, PURPLE)],
            problem=MONITOR_EVERYTHING if whose == "mine" else None,
            opponent_problem=MONITOR_EVERYTHING if whose == "theirs" else None,
            tokens=2,
        )
        other = "theirs" if whose == "mine" else "mine"

        assert (table.price(FIGHTING_FOR_FRIENDSHIP, whose), table.price(FIGHTING_FOR_FRIENDSHIP, other)) == (
            1,
            2,
        )
        assert table.play(FIGHTING_FOR_FRIENDSHIP, MONITOR_EVERYTHING).tokens == 1

    def test_a_report_can_cost_nothing(self) -> None:
        """Without tokens a Report of cost one can be played here, and only here."""
        table = Table(hand=[OUTSHINE_THEM_ALL], home=[plain(2, PURPLE)], problem=MONITOR_EVERYTHING)

        table.play(OUTSHINE_THEM_ALL)

        assert table.host_of(OUTSHINE_THEM_ALL) == MONITOR_EVERYTHING
        assert table.tokens == 0

    def test_every_report_is_cheaper(self) -> None:
        """The second one costs less as well: it is no discount on the next card."""
        table = Table(
            hand=[OUTSHINE_THEM_ALL, FIGHTING_FOR_FRIENDSHIP],
            home=[plain(2, PURPLE)],
            problem=MONITOR_EVERYTHING,
            tokens=1,
        )

        table.play(OUTSHINE_THEM_ALL, MONITOR_EVERYTHING).play(FIGHTING_FOR_FRIENDSHIP, MONITOR_EVERYTHING)

        assert table.tokens == 0

    def test_other_cards_are_not(self) -> None:
        """A Resource without that trait on it, and a Friend played to it, cost what is printed."""
        sign = resource(
            "sign", "Sign", 0, power=1, cost=2, rarity=COMMON, traits=(ASSET,), abilities=(play_on(PROBLEM),)
        )
        friend = plain(cost=2)
        table = Table(hand=[sign, friend], problem=MONITOR_EVERYTHING, tokens=2)

        assert (table.price(sign, "mine"), table.price(friend, "mine")) == (2, 2)

    def test_a_report_on_a_friend_here_is_not(self) -> None:
        """Being at this Problem is not being on it."""
        note = resource(
            "note", "Note", 0, power=1, cost=2, rarity=COMMON, traits=(REPORT,), abilities=(play_on(FRIEND),)
        )
        ally = plain(1)
        table = Table(hand=[note], mine=[ally], problem=MONITOR_EVERYTHING, tokens=2)

        table.play(note, ally)

        assert (table.host_of(note), table.tokens) == (ally, 0)


@pytest.mark.card("pr189")
class TestRazeThisBarn:
    """pr189."""

    def test_orange_friends_here_can_not_be_dismissed(self) -> None:
        """Of everyone's Friends only the orange ones at this Problem withstand (104.2)."""
        storm = plain(abilities=(main_phase(Dismiss(each(cards(FRIEND, Another())))),))
        ours, theirs = plain(1, ORANGE), plain(1, ORANGE | BLUE)
        blue, far = plain(1, BLUE), plain(1, ORANGE)
        hiding = piece(plain(1, ORANGE), frightened=True)
        table = Table(
            problem=RAZE_THIS_BARN, home=[storm, far], mine=[ours, blue, hiding], opponent_mine=[theirs]
        )

        table.use(storm)

        assert [table.zone_of(one) for one in (ours, theirs)] == ["play", "play"]
        assert [table.zone_of(one) for one in (blue, far, hiding)] == ["discard-pile"] * 3

    def test_they_can_not_be_chosen_for_it(self) -> None:
        """Nobody may choose to do what can't be done (705.2e.i)."""
        gust = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))
        orange, blue, far = plain(1, ORANGE), plain(1, BLUE), plain(1, ORANGE)
        table = Table(problem=RAZE_THIS_BARN, home=[gust], mine=[orange, blue], theirs=[far])

        table.use(gust)

        assert table.choices() == [blue, far]

    def test_nothing_replaces_what_can_not_happen(self) -> None:
        """Where a dismissal can't happen nobody is asked for another end (104.2a)."""
        storm = plain(abilities=(main_phase(Dismiss(each(cards(FRIEND, Another())))),))
        orange, blue = plain(1, ORANGE), plain(1, BLUE)
        applejack = piece(APPLEJACK_STEADFAST_FARMPONY, boosted=True)
        table = Table(
            problem=RAZE_THIS_BARN, mane=applejack, mane_at="mine", home=[storm], mine=[orange, blue]
        )

        table.use(storm)

        assert (table.asked, table.question.source) == ("replace", table.id(blue))
        assert table.choose(applejack).zone_of(blue) == "draw-deck"
        assert (table.asked, table.zone_of(orange)) == ("main", "play")

    def test_the_game_itself_dismisses_them(self) -> None:
        """A second copy of a Unique Friend goes all the same (104.3)."""
        card = plain(1, ORANGE, traits=(UNIQUE,))
        old, new = piece(card), piece(card)
        table = Table(problem=RAZE_THIS_BARN, hand=[new], mine=[old], tokens=1)

        table.play(new, "mine")

        assert (table.asked, table.choices()) == ("uniqueness", [old, new])
        assert table.choose(old).zone_of(old) == "discard-pile"

    def test_they_still_go_home_from_a_solved_problem(self) -> None:
        """Being sent home is not being dismissed (613.2)."""
        orange, pink = plain(9, ORANGE), plain(3, PINK)
        table = Table(problem=RAZE_THIS_BARN, mine=[orange, pink], opponent_mine=[plain(8)])

        assert table.end_turn().area_of(orange) == "home"
