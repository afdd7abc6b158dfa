"""Laws about faceoffs: how many cards are flipped, who wins, whose power counts, who takes part."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.language import (
    A_PLAYER,
    COMMON,
    CONDITION,
    EPIC,
    FRIEND,
    MAIN_PHASE_TIMING,
    OPPONENT,
    PROBLEM,
    PURPLE,
    RESOURCE,
    THIS,
    TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF,
    WILD,
    YOU,
    AdditionalTroublemaker,
    BecomeInvolved,
    CantContribute,
    Card,
    Challenges,
    Dismiss,
    DuringFaceoff,
    Effect,
    EventText,
    FlipsMore,
    Gain,
    LowestTotalWins,
    Need,
    One,
    Plays,
    Score,
    Standing,
    WinsFaceoff,
    cards,
    choose,
    each,
    event,
    here,
    play_on,
    resource,
    when,
    yours,
)
from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.terms import Who
from everfree.ccg.rules.core.uniqueness import violating
from everfree.ccg.vocab import TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

YOU_SEAT = Seat(0)
OPPONENT_SEAT = Seat(1)
STOPS = (STOP_FACEOFFS, 1)
HELD = plain(cost=9)
ANYONE = plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=2)


def lawful(power: int, *laws: Standing) -> Card:
    """Make a Friend with laws."""
    return plain(power, abilities=laws)


def condition(*abilities: Ability) -> Card:
    """Make a Resource that lies on a Problem."""
    return resource(
        "law",
        "Law",
        PURPLE,
        power=1,
        cost=1,
        rarity=COMMON,
        traits=(CONDITION,),
        abilities=(play_on(PROBLEM), *abilities),
    )


def free(name: str, effect: Effect) -> Card:
    """Make a Main Phase Event that costs nothing."""
    return event(name, name, power=0, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, effect),))


class TestFlips:
    """514.3a: more and fewer cards."""

    @pytest.mark.clause("514.3a")
    @pytest.mark.ruling("R38")
    def test_an_additional_card_at_first_and_one_in_a_tie(self) -> None:
        """Two cards before the totals are compared, one after a tie."""
        lucky = lawful(1, Standing(FlipsMore(YOU, 1)))
        deck, theirs = [plain(1), plain(1), plain(9), plain()], [plain(1), plain(1), plain(1)]
        trouble = plain_troublemaker(2)
        table = Table(
            mine=[lucky],
            hand=[HELD],
            deck=deck,
            opponent_deck=theirs,
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        ).choose(trouble)

        table.pass_()
        assert (table.flipped(), table.flipped(OPPONENT_SEAT)) == (deck[:2], theirs[:1])
        table.pass_()
        assert (table.flipped(), table.flipped(OPPONENT_SEAT)) == (deck[:3], theirs[:2])

    @pytest.mark.clause("514.3a")
    @pytest.mark.ruling("R38")
    def test_without_flips_a_tie_flips_all_the_same(self) -> None:
        """No player flips at first; equal totals make both flip one card."""
        calm = lawful(3, Standing(FlipsMore(A_PLAYER, -1)))
        mine, theirs, trouble = plain(2), plain(1), plain_troublemaker(3)
        table = Table(
            mine=[calm],
            hand=[HELD],
            deck=[mine],
            opponent_deck=[theirs],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        ).choose(trouble)

        table.pass_()
        assert (table.asked, table.flipped(), table.flipped(OPPONENT_SEAT)) == ("priority", [], [])
        table.pass_()
        assert (table.flipped(), table.flipped(OPPONENT_SEAT)) == ([mine], [theirs])
        assert table.pass_().score == 1

    @pytest.mark.clause("514.3a")
    @pytest.mark.parametrize(
        ("who", "amount", "flips"),
        [(YOU, 2, (3, 1)), (OPPONENT, 1, (1, 2)), (OPPONENT, -1, (1, 0)), (A_PLAYER, -5, (0, 0))],
    )
    def test_whose_flips_they_are(self, who: Who, amount: int, flips: tuple[int, int]) -> None:
        """A law means you, your opponents or everybody; fewer than none are not flipped."""
        law = lawful(1, Standing(FlipsMore(who, amount)))
        table = Table(
            home=[law],
            mine=[plain(1)],
            hand=[HELD],
            opponent_mine=[trouble := plain_troublemaker()],
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        ).choose(trouble)

        table.pass_()

        assert (len(table.flipped()), len(table.flipped(OPPONENT_SEAT))) == flips

    @pytest.mark.parametrize(
        ("during", "at_problem", "flips"),
        [
            (DuringFaceoff(involving_this=True), True, 2),
            (DuringFaceoff(involving_this=True), False, 1),
            (DuringFaceoff(here=True), False, 1),
            (DuringFaceoff(TROUBLEMAKER_FACEOFF), False, 2),
        ],
    )
    def test_in_which_faceoffs(self, during: DuringFaceoff, at_problem: bool, flips: int) -> None:
        """Those with this card in it, those here, those of a kind."""
        law = lawful(1, Standing(FlipsMore(YOU, 1), during))
        table = Table(
            home=[] if at_problem else [law],
            mine=[law, plain(1)] if at_problem else [plain(1)],
            hand=[HELD],
            opponent_mine=[trouble := plain_troublemaker()],
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        ).choose(trouble)

        table.pass_()

        assert len(table.flipped()) == flips


class TestLowestWins:
    """The lowest total wins faceoffs involving a card."""

    @pytest.mark.parametrize(("power", "wins"), [(1, True), (9, False)])
    def test_instead_of_the_highest(self, power: int, wins: bool) -> None:
        """With one power you defeat a Troublemaker of five; with nine you don't."""
        ruler, trouble = lawful(power, Standing(LowestTotalWins())), plain_troublemaker(5)
        table = Table(mine=[ruler], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)

        table.choose(trouble)

        assert (table.score, table.zone_of(trouble)) == ((1, "discard-pile") if wins else (0, "play"))

    def test_for_either_player(self) -> None:
        """The opponent's ruler makes your weaker side win the Problem faceoff."""
        ruler = lawful(9, Standing(LowestTotalWins()))
        table = Table(mine=[plain(1)], opponent_mine=[ruler], problem=ANYONE).end_phase()

        assert (table.score, table.opponent_score) == (1 + 2, 0)

    def test_not_while_it_is_elsewhere(self) -> None:
        """A ruler at home changes nothing."""
        ruler, trouble = lawful(1, Standing(LowestTotalWins())), plain_troublemaker(5)
        table = Table(home=[ruler], mine=[plain(9)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)

        assert table.choose(trouble).score == 1

    def test_the_margin_is_how_much_lower(self) -> None:
        """Texts about winning by so much read the difference."""
        ruler = lawful(1, Standing(LowestTotalWins()))
        proud = plain(abilities=(when(WinsFaceoff(YOU, exactly=4), Gain(1)),))
        trouble = plain_troublemaker(5)
        table = Table(
            home=[proud],
            mine=[ruler],
            deck=[plain(2)],
            opponent_deck=[plain(2)],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)

        assert (table.score, table.tokens) == (1, 1)

    def test_a_tie_is_a_tie(self) -> None:
        """Equal totals flip again; then the smaller flip wins."""
        ruler, trouble = lawful(3, Standing(LowestTotalWins())), plain_troublemaker(3)
        table = Table(
            mine=[ruler],
            deck=[plain(1), plain(1)],
            opponent_deck=[plain(1), plain(4)],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)

        assert (table.score, table.told(kinds.FLIPPED)) == (1, 4)


class TestCantContribute:
    """Cards that add no power to faceoffs."""

    def test_is_involved_with_nothing(self) -> None:
        """The total names it with zero; its power itself is unchanged."""
        shy, bold, trouble = lawful(4, Standing(CantContribute(THIS))), plain(2), plain_troublemaker()
        table = Table(
            mine=[shy, bold], hand=[HELD], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE, stops=STOPS
        ).choose(trouble)

        assert table.why_total() == [(shy, 0), (bold, 2)]
        assert (table.involved(), table.power(shy)) == ([shy, bold, trouble], 4)

    def test_others_by_a_description(self) -> None:
        """A law about the Friends here means those of both players."""
        gloom = lawful(1, Standing(CantContribute(each(cards(FRIEND, here())))))
        rival = plain(3)
        table = Table(
            mine=[gloom], opponent_mine=[rival], problem=ANYONE, hand=[HELD], stops=STOPS, mane_at="mine"
        ).end_phase()

        assert table.why_total() == [(table.mane, 1), (gloom, 0)]
        assert table.why_total(OPPONENT_SEAT) == [(rival, 0)]

    def test_confronting_is_another_matter(self) -> None:
        """Its power still meets the requirements of a Problem."""
        shy = lawful(4, Standing(CantContribute(THIS)))
        goal = plain_problem(owner=(Need(WILD, 4),))

        assert Table(mine=[shy], problem=goal).can_confront(goal)


class TestAdditionalTroublemaker:
    """516.4: one more face-up Troublemaker at a Problem."""

    @staticmethod
    def uncovering(*others: Card, law: Card | None, covered: int = 1) -> Table:
        """Uncover Troublemakers at your Problem, where *others* of yours lie face up already."""
        goal = plain_problem()
        return Table(
            mine=[*others, *[piece(plain_troublemaker(), face_down=True) for _ in range(covered)]],
            problem=piece(goal, attached=() if law is None else (law,)),
            phase=TROUBLEMAKER_PHASE,
        )

    @pytest.mark.clause("516.4")
    @pytest.mark.parametrize("with_law", [True, False])
    def test_a_second_one_may_stay(self, with_law: bool) -> None:
        """With the law both lie there; without it one must go."""
        law = condition(Standing(AdditionalTroublemaker())) if with_law else None
        table = self.uncovering(plain_troublemaker(), law=law)

        assert table.asked == ("main" if with_law else "uniqueness")

    @pytest.mark.clause("516.4")
    def test_a_third_one_may_not(self) -> None:
        """One more is one more: of three, one is dismissed."""
        first, second = plain_troublemaker(), plain_troublemaker()
        law = condition(Standing(AdditionalTroublemaker()))
        table = self.uncovering(first, second, law=law)

        assert (table.asked, len(table.choices())) == ("uniqueness", 3)
        assert table.choose(first).asked == "main"

    @pytest.mark.clause("516.4", "516.1")
    def test_ends_with_the_law_at_once(self) -> None:
        """When the law leaves play one of the two must go, before anything else is done."""
        shoo = free("shoo", Dismiss(choose(cards(RESOURCE))))
        first, second = plain_troublemaker(), piece(plain_troublemaker(), face_down=True)
        table = Table(
            mine=[first, second],
            problem=piece(plain_problem(), attached=(condition(Standing(AdditionalTroublemaker())),)),
            hand=[shoo],
            phase=TROUBLEMAKER_PHASE,
        ).until("main")
        assert (table.state.crowded, table.is_face_down(second)) == (True, False)

        table.play(shoo)

        assert (table.asked, table.choices(), table.zone_of(shoo)) == ("uniqueness", [first, second], "queue")
        assert table.choose(first).zone_of(first) == "discard-pile"
        assert table.until("main").state.crowded is False

    @pytest.mark.clause("516.4a")
    def test_an_epic_one_still_stands_alone(self) -> None:
        """The law is about how many are yours, not about Epic Troublemakers."""
        epic, other = plain_troublemaker(traits=(EPIC,)), plain_troublemaker()
        law = condition(Standing(AdditionalTroublemaker()))
        alone = Table(mine=[plain_troublemaker(), other], problem=piece(plain_problem(), attached=(law,)))
        table = Table(mine=[epic, other], problem=piece(plain_problem(), attached=(law,)))

        assert violating(alone.game, YOU_SEAT) == []
        assert violating(table.game, YOU_SEAT) == [table.id(other)]

    def test_is_only_for_its_player(self) -> None:
        """Your law lets no opponent have two."""
        table = Table(
            problem=piece(plain_problem(), attached=(condition(Standing(AdditionalTroublemaker())),)),
            opponent_mine=[plain_troublemaker(), piece(plain_troublemaker(), face_down=True)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert (table.asked, table.question.seat) == ("uniqueness", OPPONENT_SEAT)

    def test_is_only_for_its_problem(self) -> None:
        """At the other Problem there can be only one."""
        table = Table(
            theirs=[plain_troublemaker(), piece(plain_troublemaker(), face_down=True)],
            problem=piece(plain_problem(), attached=(condition(Standing(AdditionalTroublemaker())),)),
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.asked == "uniqueness"


class TestChallenges:
    """A Troublemaker is challenged, with any number of characters or with few."""

    @pytest.mark.parametrize(("friends", "points"), [(1, 1), (2, 1), (3, 0)])
    def test_with_fewer_characters(self, friends: int, points: int) -> None:
        """Two challengers are fewer than three."""
        trouble = plain_troublemaker(9, abilities=(when(Challenges(OPPONENT, THIS, fewer_than=3), Score(1)),))
        table = Table(
            mine=[plain() for _ in range(friends)],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)

        assert table.state.score[OPPONENT_SEAT] == points


class TestBecomeInvolved:
    """Cards that a text brings into a faceoff."""

    HELP = when(
        Challenges(OPPONENT, One(yours(TROUBLEMAKER, here()))), BecomeInvolved(each(yours(TROUBLEMAKER)))
    )

    @classmethod
    def challenged(cls, near: Card, far: Card, power: int, **more: int) -> Table:
        """Challenge *near*, for which a Friend of your opponent calls all their Troublemakers."""
        guard = plain(abilities=(cls.HELP,))
        return Table(
            mine=[plain(power)],
            hand=[HELD],
            opponent_mine=[guard, near],
            opponent_theirs=[far],
            phase=TROUBLEMAKER_PHASE,
            stops=(more.get("stop", 1), 1),
        ).choose(near)

    def test_their_power_is_on_their_side(self) -> None:
        """The challenged one and its helper are in it, from wherever they come."""
        near, far = plain_troublemaker(2), plain_troublemaker(3)
        table = self.challenged(near, far, 1, stop=STOP_FACEOFFS)

        assert table.why_total(OPPONENT_SEAT) == [(near, 2), (far, 3)]
        assert (table.told(kinds.JOINED), far in table.involved()) == (1, True)

    def test_only_the_challenged_one_is_defeated(self) -> None:
        """Winning scores for one Troublemaker; the helper stays where it is."""
        near, far = plain_troublemaker(2, points=2), plain_troublemaker(3)
        table = self.challenged(near, far, 9)

        assert (table.score, table.zone_of(near), table.zone_of(far)) == (2, "discard-pile", "play")

    def test_helpers_make_the_difference(self) -> None:
        """Against both a challenger loses who would have beaten the one."""
        table = self.challenged(plain_troublemaker(2), plain_troublemaker(3), 4)

        assert (table.score, table.state.faceoff) == (0, None)

    def test_watches_only_challenges_of_others_here(self) -> None:
        """A challenge at another Problem, or of another player's Troublemaker, calls nobody."""
        guard, near, far = plain(abilities=(self.HELP,)), plain_troublemaker(2), plain_troublemaker(3)
        elsewhere = Table(
            theirs=[plain(4)],
            opponent_mine=[guard, near],
            opponent_theirs=[far],
            phase=TROUBLEMAKER_PHASE,
        ).choose(far)
        own_guard = Table(mine=[guard, plain(4)], opponent_mine=[near], phase=TROUBLEMAKER_PHASE).choose(near)

        assert (elsewhere.score, elsewhere.told(kinds.JOINED)) == (1, 0)
        assert own_guard.told(kinds.JOINED) == 0

    def test_without_a_faceoff_nobody_joins(self) -> None:
        """The instruction does nothing outside."""
        call = plain(abilities=(when(Plays(YOU, each(cards(FRIEND))), BecomeInvolved(THIS)),))
        table = Table(home=[call], hand=[ally := plain()], tokens=1).play(ally, "home")

        assert (table.asked, table.told(kinds.JOINED)) == ("main", 0)
