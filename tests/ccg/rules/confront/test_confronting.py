"""610 to 613: confronting, the Faceoff Step, solving and replacing Problems."""

import pytest

from everfree.ccg.cards.equestrian_odysseys.resources import TRASHED
from everfree.ccg.cards.premiere.resources_attached import FIGHTING_FOR_FRIENDSHIP, HARD_HAT
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.state import PUBLIC_STOPS, STOP_FORCED, STOP_STEPS
from everfree.ccg.language import (
    A_PLAYER,
    CARD,
    END_OF_TURN,
    EPIC,
    FRIEND,
    IMMEDIATE,
    OPPONENT,
    PURPLE,
    THAT,
    THIS,
    TROUBLEMAKER,
    WILD,
    Activated,
    Cant,
    Card,
    Confronts,
    ControlledBy,
    Exhaust,
    Gain,
    Give,
    IsDismissed,
    Need,
    One,
    Power,
    PutIntoHand,
    PutOnDeck,
    Replacement,
    Standing,
    cards,
    each,
    here,
    one,
    when,
    yours,
)
from everfree.ccg.vocab import (
    BANISHED,
    CONFRONT_STEP,
    MULTI_PROBLEM_FACEOFF,
    PROBLEM_DECK,
    PROBLEM_FACEOFF,
    Seat,
)
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

YOU_SEAT = Seat(0)
OPPONENT_SEAT = Seat(1)


def easy(*, bonus: int = 2, abilities: tuple[Standing, ...] = ()) -> Card:
    """Make a Problem that a single power confronts, for either player."""
    return plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=bonus, abilities=abilities)


def areas_of(table: Table, key: str) -> list[int]:
    """List where the sentences of one kind happened: 2 is your Problem, 3 the opponent's."""
    return [event.area for event in table.game.events or () if event.key == key]


def faceoffs(table: Table) -> list[int]:
    """List the kinds of faceoffs told so far."""
    return [event.amount for event in table.game.events or () if event.key == "faceoff-started"]


class TestConfront:
    """610, 611.1, 611.4."""

    @pytest.mark.clause("611.1", "611.4")
    def test_one_point_without_asking(self) -> None:
        """Who meets the requirements confronts and scores; declining is not offered."""
        table = Table(mine=[plain(1)], problem=easy()).end_phase()

        assert (table.score, table.told(kinds.CONFRONTED), table.state.turn) == (1, 1, 5)

    @pytest.mark.clause("611.1")
    def test_only_the_turn_player_confronts(self) -> None:
        """On your turn the opponent's characters confront nothing."""
        table = Table(opponent_mine=[plain(9)], problem=easy()).end_phase()

        assert (table.score, table.opponent_score) == (0, 0)

    @pytest.mark.clause("610.1")
    @pytest.mark.parametrize("order", [["mine", "theirs"], ["theirs", "mine"]])
    def test_in_the_order_of_the_turn_players_choice(self, order: list[str]) -> None:
        """With characters at both Problems you say which comes first."""
        table = Table(mine=[plain(1)], theirs=[plain(1)], problem=easy(), opponent_problem=easy())
        table.end_phase()

        assert (table.asked, table.choices()) == ("confront-order", ["mine", "theirs"])
        table.choose(order[0])
        assert areas_of(table, "confronted") == [2 if place == "mine" else 3 for place in order]

    @pytest.mark.clause("610.1")
    def test_no_order_where_nothing_can_be_confronted(self) -> None:
        """With characters at both Problems and too little power at each, nobody is asked."""
        table = Table(mine=[plain(1)], theirs=[plain(1)]).end_phase()

        assert (table.asked, table.state.turn, table.told(kinds.CONFRONTED)) == ("main", 5, 0)

    @pytest.mark.clause("610.1")
    @pytest.mark.parametrize(("stops", "asked"), [(PUBLIC_STOPS, False), (PUBLIC_STOPS | STOP_FORCED, True)])
    def test_no_order_with_a_problem_that_cannot_be_confronted(self, stops: int, asked: bool) -> None:
        """The one that can be confronted comes first; with full control you are asked all the same."""
        table = Table(mine=[plain(1)], theirs=[plain(1)], opponent_problem=easy(), stops=(stops, 0))
        table.end_phase()

        assert (table.asked == "confront-order") == asked
        assert areas_of(table, "confronted") == ([] if asked else [3])

    @pytest.mark.clause("610.1")
    @pytest.mark.parametrize("order", [["mine", "theirs"], ["theirs", "mine"]])
    def test_the_order_is_asked_once_something_can_be_confronted(self, order: list[str]) -> None:
        """Power that comes in the window of the first Confront Step makes the order a choice."""
        cheer = Give((Power(+1),), each(cards(FRIEND)), END_OF_TURN)
        coach = piece(plain(abilities=(Activated(IMMEDIATE, cheer, (Exhaust(THIS),)),)))
        needs_two = (Need(WILD, 2),)
        table = Table(
            home=[coach],
            mine=[plain(1)],
            theirs=[plain(1)],
            problem=plain_problem(needs_two, 2),
            opponent_problem=plain_problem(needs_two, 2),
            stops=(STOP_STEPS, 0),
        )
        table.until("main").end_phase()
        while table.state.step != CONFRONT_STEP:
            table.pass_()
        table.use(coach)
        while table.asked == "priority":
            table.pass_()

        assert (table.asked, table.choices()) == ("confront-order", ["mine", "theirs"])
        table.choose(order[0])
        while table.asked == "priority" and table.state.faceoff is None:
            table.pass_()
        assert areas_of(table, "confronted") == [2 if place == "mine" else 3 for place in order]

    @pytest.mark.clause("611.4", "517.2")
    @pytest.mark.ruling("R35")
    def test_the_point_is_scored_with_the_characters_there(self) -> None:
        """The sentence names them all, the exhausted one too (R35)."""
        friend, tired = plain(1), piece(plain(1), exhausted=True)
        table = Table(mine=[friend, tired], home=[plain()], problem=easy()).end_phase()

        scored = next(event for event in table.game.events or () if event.key == "scored")

        assert [one.card for one in scored.cards[0]] == [friend.id, tired.card.id]

    @pytest.mark.clause("611.4")
    def test_each_turn_anew(self) -> None:
        """A Problem nobody else could confront stays and is confronted again next turn."""
        goal = easy()
        table = Table(mine=[plain(1)], problem=goal)

        assert table.end_turn().end_turn().end_turn().score == 2
        assert table.area_of(goal) == "mine"


class TestFaceoffStep:
    """612: when there is a faceoff."""

    @pytest.mark.clause("612.2")
    def test_none_if_nobody_else_could_confront(self) -> None:
        """One point, no faceoff, and the Problem stays."""
        goal = easy()
        table = Table(mine=[plain(1)], problem=goal).end_phase()

        assert (faceoffs(table), table.zone_of(goal)) == ([], "play")

    @pytest.mark.clause("612.2", "611.4")
    def test_one_where_the_opponent_could_confront_too(self) -> None:
        """A Problem faceoff takes place there, and only there."""
        table = Table(mine=[plain(5)], opponent_mine=[plain(1)], problem=easy()).end_phase()

        assert (faceoffs(table), areas_of(table, "faceoff-started")) == ([PROBLEM_FACEOFF], [2])

    @pytest.mark.clause("611.4", "503.5")
    def test_not_against_exhausted_characters(self) -> None:
        """An opponent whose power does not count could not confront."""
        idle = piece(plain(5), exhausted=True)

        assert faceoffs(Table(mine=[plain(5)], opponent_mine=[idle], problem=easy()).end_phase()) == []

    @pytest.mark.clause("612.2", "611.3e")
    @pytest.mark.ruling("R23")
    def test_none_if_the_opponent_is_blocked(self) -> None:
        """Your face-up Troublemaker keeps the opponent from confronting, so there is no faceoff (R23)."""
        blocker = plain_troublemaker()
        table = Table(mine=[plain(5), blocker], opponent_mine=[plain(5)], problem=easy()).end_phase()

        assert (table.score, faceoffs(table)) == (1, [])

    @pytest.mark.clause("612.2")
    @pytest.mark.ruling("R20")
    def test_it_is_settled_as_you_confront(self) -> None:
        """The opponent's only Friend leaves afterwards: the faceoff still takes place (R20)."""
        drain = when(Confronts(A_PLAYER), PutIntoHand(each(cards(FRIEND, ControlledBy(OPPONENT), here()))))
        rival, goal = plain(5), plain_problem(owner=(Need(WILD, 1),), opponent=1, abilities=(drain,))
        table = Table(mine=[plain(5)], opponent_mine=[rival], problem=goal).end_phase()

        assert table.hand(OPPONENT_SEAT)[:1] == [rival]
        assert (faceoffs(table), table.score) == ([PROBLEM_FACEOFF], 2)

    @pytest.mark.clause("612.2")
    @pytest.mark.ruling("R20")
    def test_nor_is_it_started_later(self) -> None:
        """Who could not confront when you did causes no faceoff, though the blocker has left since."""
        blocker = plain_troublemaker()
        clears = when(Confronts(A_PLAYER), PutIntoHand(each(yours(TROUBLEMAKER, here()))))
        witness = plain(1, abilities=(clears,))
        table = Table(mine=[witness, blocker], opponent_mine=[plain(5)], problem=easy()).end_phase()

        assert (table.hand(), faceoffs(table), table.score) == ([blocker], [], 1)

    @pytest.mark.clause("612.1", "613.1")
    def test_two_problems_one_faceoff_at_all(self) -> None:
        """Having confronted both, one faceoff is held at both and both are solved (R22)."""
        near, far = easy(), easy()
        fresh, strange = plain_problem(), plain_problem()
        table = Table(
            mine=[plain(1)],
            theirs=[plain(1)],
            opponent_mine=[plain(1)],
            problem=near,
            opponent_problem=far,
            next_problem=fresh,
            opponent_next_problem=strange,
        )
        table.end_phase().choose("mine")

        assert faceoffs(table) == [MULTI_PROBLEM_FACEOFF]
        assert areas_of(table, "solved") == [2, 3]
        assert (table.area_of(fresh), table.area_of(strange)) == ("mine", "theirs")
        assert (table.zone_of(near), table.zone_of(far)) == ("problem-deck", "problem-deck")


class TestReplacing:
    """613.2, 303.2: what happens at the area of a solved Problem."""

    @pytest.mark.clause("303.2")
    def test_whoever_solved_it(self) -> None:
        """An opponent's Problem that you solve lies under the opponent's deck, and theirs is the next one."""
        old, fresh = easy(), plain_problem()
        table = Table(
            theirs=[plain(5)], opponent_theirs=[plain(1)], opponent_problem=old, opponent_next_problem=fresh
        ).end_phase()

        assert (table.score, table.area_of(fresh)) == (3, "theirs")
        assert table.game.cards_in(PROBLEM_DECK, OPPONENT_SEAT) == [table.id(old)]
        assert len(table.game.cards_in(PROBLEM_DECK, YOU_SEAT)) == 1

    @pytest.mark.clause("613.2", "303.2")
    def test_the_next_problem_comes_from_its_owners_deck(self) -> None:
        """The old one lies under its owner's deck, the top one is in play; no one else's deck changes."""
        old, fresh = easy(), plain_problem()
        table = Table(mine=[plain(5)], opponent_mine=[plain(1)], problem=old, next_problem=fresh)
        table.end_phase()

        assert (table.area_of(fresh), table.zone_of(fresh)) == ("mine", "play")
        assert table.game.cards_in(PROBLEM_DECK, YOU_SEAT) == [table.id(old)]
        assert len(table.game.cards_in(PROBLEM_DECK, OPPONENT_SEAT)) == 1

    @pytest.mark.clause("613.2")
    def test_characters_go_home_with_what_they_wear(self) -> None:
        """Of both players, exhausted and frightened ones and Mane Characters too, sent and not moved."""
        dressed, tired = piece(plain(5), attached=(HARD_HAT,)), piece(plain(), exhausted=True)
        scared, rival = piece(plain(), frightened=True), plain(1)
        table = Table(mine=[dressed, tired, scared], opponent_mine=[rival], problem=easy()).end_phase()

        assert [table.area_of(one) for one in (dressed, tired, scared)] == ["home"] * 3
        assert (table.area_of(HARD_HAT), table.host_of(HARD_HAT)) == ("home", dressed)
        assert (table.area_of(rival), table.is_face_down(scared)) == ("their home", True)
        assert (table.told(kinds.SENT), table.told(kinds.MOVED)) == (4, 0)

    @pytest.mark.clause("613.2", "509.3")
    def test_what_lies_on_an_attachment_goes_home_with_the_character(self) -> None:
        """A Resource on a character's attachment is kept; one on the Problem's attachment is dismissed."""
        kept, lost = piece(TRASHED), piece(TRASHED)
        dressed = piece(plain(5), attached=(piece(HARD_HAT, attached=(kept,)),))
        problem = piece(easy(), attached=(piece(FIGHTING_FOR_FRIENDSHIP, attached=(lost,)),))
        table = Table(mine=[dressed], opponent_mine=[plain(1)], problem=problem).end_phase()

        assert (table.area_of(dressed), table.area_of(kept)) == ("home", "home")
        assert table.zone_of(lost) == "discard-pile"

    @pytest.mark.clause("613.2")
    def test_who_is_elsewhere_stays(self) -> None:
        """Characters and Troublemakers at the other Problem are not touched."""
        friend, trouble = plain(0), plain_troublemaker()
        table = Table(
            mine=[plain(5)],
            theirs=[friend],
            opponent_mine=[plain(1)],
            opponent_theirs=[trouble],
            problem=easy(),
        ).end_phase()

        assert (table.area_of(friend), table.area_of(trouble)) == ("theirs", "theirs")

    @pytest.mark.clause("613.2")
    def test_face_up_troublemakers_go_and_covered_ones_stay(self) -> None:
        """The one face up is dismissed; the ones face down await the next Problem, uncovered by nobody."""
        shown, hidden = plain_troublemaker(), piece(plain_troublemaker(), face_down=True)
        theirs = piece(plain_troublemaker(), face_down=True)
        far = plain_problem(opponent=1)
        table = Table(
            mine=[plain(5), shown, hidden],
            theirs=[plain(1)],
            opponent_mine=[theirs],
            problem=easy(),
            opponent_problem=far,
        )
        table.end_phase().choose("mine")

        assert (table.zone_of(shown), table.zone_of(hidden)) == ("discard-pile", "play")
        assert (table.area_of(hidden), table.is_face_down(hidden)) == ("mine", True)
        assert table.zone_of(theirs) == "play"

    @pytest.mark.clause("613.2", "104.3")
    def test_resources_of_the_problem_are_dismissed_by_the_game(self) -> None:
        """Neither a text that forbids it nor a replacement keeps them (R18)."""
        goal = easy()
        angel = plain(
            abilities=(
                Standing(Cant(IsDismissed(One(cards(CARD))))),
                Replacement(IsDismissed(one(CARD)), PutOnDeck(THAT)),
            )
        )
        table = Table(
            home=[angel, plain(2, PURPLE)],
            mine=[plain(5)],
            opponent_mine=[plain(1)],
            problem=goal,
            hand=[FIGHTING_FOR_FRIENDSHIP],
            tokens=2,
        ).play(FIGHTING_FOR_FRIENDSHIP, goal)
        assert table.host_of(FIGHTING_FOR_FRIENDSHIP) is goal

        table.end_phase()

        told = table.log[table.log.index("solved") :]
        assert table.zone_of(FIGHTING_FOR_FRIENDSHIP) == "discard-pile"
        assert told[:5] == ["solved", "sent", "sent", "dismissed", "replaced"]

    @pytest.mark.clause("613.2")
    @pytest.mark.ruling("R48")
    def test_an_only_problem_comes_back(self) -> None:
        """With an empty deck the same card is put into play again as a new card (R48)."""
        goal = easy()
        table = Table(mine=[plain(5)], opponent_mine=[plain(1)], problem=goal)
        for card in list(table.game.cards_in(PROBLEM_DECK, YOU_SEAT)):
            put(table.game, card, BANISHED)
        before = table.game.ref(table.id(goal))

        table.end_phase()

        assert (table.area_of(goal), table.game.is_current(before)) == ("mine", False)
        assert table.told(kinds.REPLACED) == 1

    @pytest.mark.clause("613.1")
    def test_solved_before_it_is_replaced(self) -> None:
        """Solving is told as the step starts, then the way home, the swap and the new Problem."""
        table = Table(mine=[plain(5)], opponent_mine=[plain(1)], problem=easy()).end_phase()
        told = table.log[table.log.index("solved") :]

        assert told[:5] == ["solved", "sent", "sent", "replaced", "entered"]


class TestBlocking:
    """611.3e: Troublemakers in the way."""

    @pytest.mark.clause("611.3e")
    @pytest.mark.parametrize(
        ("owner", "traits", "down", "score"),
        [
            ("opponent", (), False, 0),
            ("opponent", (), True, 1),
            ("you", (), False, 1),
            ("you", (EPIC,), False, 0),
            ("opponent", (EPIC,), False, 0),
        ],
    )
    def test_who_is_stopped(self, owner: str, traits: tuple[str, ...], down: bool, score: int) -> None:
        """Opposing face-up ones and any Epic one stop you; your own plain and covered ones do not."""
        trouble = piece(plain_troublemaker(traits=traits), face_down=down)
        if owner == "you":
            table = Table(mine=[plain(1), trouble], problem=easy())
        else:
            table = Table(mine=[plain(1)], opponent_mine=[trouble], problem=easy())

        assert table.end_phase().score == score

    @pytest.mark.clause("611.3e")
    def test_only_at_its_own_problem(self) -> None:
        """A Troublemaker at the other Problem is in nobody's way here."""
        table = Table(mine=[plain(1)], opponent_theirs=[plain_troublemaker()], problem=easy())

        assert table.end_phase().score == 1


@pytest.mark.clause("704.1b", "611.4")
def test_confronting_triggers_once_for_each_problem() -> None:
    """A witness at one Problem hears that one; the triggers are processed before the step ends."""
    witness = plain(1, abilities=(when(Confronts(A_PLAYER), Gain(1)),))
    table = Table(mine=[witness], theirs=[plain(1)], problem=easy(), opponent_problem=easy())

    table.end_phase().choose("theirs")

    assert (table.told(kinds.CONFRONTED), table.tokens) == (2, 1)
