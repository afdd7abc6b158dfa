"""Cards of The Crystal Games about prices, points and requirements, and about who draws and activates."""

from dataclasses import replace

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.absolute_discord.resources import THE_SCARIEST_CAVE_IN_EQUESTRIA as CAVE
from everfree.ccg.cards.crystal_games.events import CUTIE_POX_SCARE, RELAY_RACE
from everfree.ccg.cards.crystal_games.friends_orange import TALL_TALE_TOO_TALL as TALL_TALE
from everfree.ccg.cards.crystal_games.friends_purple import TOP_MARKS_LONG_WINDED_LECTURER as TOP_MARKS
from everfree.ccg.cards.crystal_games.friends_yellow import HUMMINGBIRD_NIMBLE_FLIER as HUMMINGBIRD
from everfree.ccg.cards.crystal_games.problems import (
    CART_CRAFTING,
    FORCED_GEM_HUNT,
    INSPIRING_MAGIC,
    PONIES_WITHOUT_PARACHUTES,
    ROCKSLIDE,
)
from everfree.ccg.cards.crystal_games.resources import (
    CREEPY_CREEPING_CRYSTALS,
    THE_ELEMENT_OF_GENEROSITY_A_BEAUTIFUL_HEART as GENEROSITY,
)
from everfree.ccg.cards.promos.friends import PRINCESS_CELESTIA_GAMBIT_PLANNER as CELESTIA
from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.language import (
    BLUE,
    COMMON,
    EARTH_PONY,
    FRIEND,
    ORANGE,
    PEGASUS,
    PURPLE,
    UNICORN,
    WHITE,
    WILD,
    Card,
    Dismiss,
    Need,
    PlayToHome,
    Side,
    cards,
    choose,
    main_phase,
    mane,
    resource,
)
from everfree.ccg.vocab import READY_PHASE, SCORE_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT, YOU, UnexpectedQuestion

HARMONY = "Harmony"
AT_ONCE = replace(COMPREHENSIVE, replace_timing="after_faceoff")
"""The option by which Problems are replaced right after their faceoff."""
SIDE = Side(BLUE, 7, home_limit=4)
STRONG = mane("strong", "Strong", rarity=COMMON, start=SIDE, boosted=SIDE)
BOX = resource("box", "Box", 0, power=1, cost=0, rarity=COMMON, traits=(), abilities=(PlayToHome(),))


def bonus_problem() -> Card:
    """Make a Problem of 3 bonus points that both players can confront."""
    return open_problem(bonus=3)


@pytest.mark.card("cg30")
class TestTallTale:
    """cg30."""

    def test_he_is_cheaper_beside_earth_ponies(self) -> None:
        """One less for each of your Earth Pony Friends at the Problem he is played to."""
        pony, other = plain(traits=(EARTH_PONY,)), plain(traits=(EARTH_PONY,))
        table = Table(mine=[pony, other, plain()], theirs=[plain(traits=(EARTH_PONY,))], hand=[TALL_TALE])

        assert (table.price(TALL_TALE, "mine"), table.price(TALL_TALE, "theirs")) == (6, 7)

    @pytest.mark.must_not
    def test_not_at_home_and_not_for_an_opponents(self) -> None:
        """At home he costs 8, however many are there; in play he makes nothing cheaper."""
        table = Table(
            home=[plain(traits=(EARTH_PONY,))], opponent_mine=[plain(traits=(EARTH_PONY,))], hand=[TALL_TALE]
        )
        second = piece(TALL_TALE)
        beside = Table(mine=[TALL_TALE], hand=[second, plain(cost=3)])

        assert (table.price(TALL_TALE, "home"), table.price(TALL_TALE, "mine")) == (8, 8)
        assert beside.price(beside.hand()[1], "mine") == 3


@pytest.mark.card("cg59")
class TestTopMarks:
    """cg59."""

    def won(self, *, beside: bool) -> Table:
        """Win a faceoff at your Problem of 3 bonus points, with him there or elsewhere."""
        return Table(
            problem=bonus_problem(),
            mine=[plain(9), *([TOP_MARKS] if beside else [])],
            theirs=[] if beside else [TOP_MARKS],
            opponent_mine=[plain(2)],
            phase=SCORE_PHASE,
        ).until("main")

    def test_the_winner_scores_no_bonus(self) -> None:
        """You score the point for confronting and nothing for the faceoff."""
        assert self.won(beside=True).score == 1

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """With him elsewhere the bonus is scored."""
        assert self.won(beside=False).score == 4


@pytest.mark.card("cg86")
class TestHummingbird:
    """cg86."""

    def flips(self, *, ponies: int, opponents_turn: bool = False) -> Table:
        """Start a faceoff where the opponent flips two cards if they have an Earth Pony."""
        table = Table(
            problem=ROCKSLIDE,
            mine=[HUMMINGBIRD, plain(9, ORANGE), plain(9, BLUE)],
            opponent_mine=[plain(9), *[plain(9, traits=(EARTH_PONY,)) for _ in range(ponies)]],
            phase=SCORE_PHASE,
            hand=[plain()],
            stops=IN_FACEOFFS,
            opponents_turn=opponents_turn,
        ).until("priority")
        while not table.flipped(OPPONENT):
            table.pass_()
        return table.choose(HUMMINGBIRD) if table.asked == "order-triggers" else table

    @pytest.mark.parametrize("opponents_turn", [False, True])
    def test_you_flip_as_many_as_your_opponent(self, opponents_turn: bool) -> None:
        """The opponent flips two; you flip one, and one more for her."""
        table = self.flips(ponies=1, opponents_turn=opponents_turn)

        assert (len(table.flipped()), len(table.flipped(OPPONENT))) == (2, 2)

    @pytest.mark.must_not
    @pytest.mark.parametrize("opponents_turn", [False, True])
    def test_not_if_both_flip_as_many(self, opponents_turn: bool) -> None:
        """The first flips are made together, whoever's turn it is."""
        table = self.flips(ponies=0, opponents_turn=opponents_turn)

        assert (len(table.flipped()), len(table.flipped(OPPONENT))) == (1, 1)

    @pytest.mark.must_not
    def test_not_while_she_is_elsewhere(self) -> None:
        """She must be involved."""
        table = Table(
            problem=bonus_problem(),
            home=[HUMMINGBIRD],
            mine=[plain(9)],
            opponent_mine=[plain(9)],
            phase=SCORE_PHASE,
            hand=[plain()],
            stops=IN_FACEOFFS,
        )
        table.until("priority").pass_()

        assert len(table.flipped()) == 1


@pytest.mark.card("cgpf11")
class TestCelestia:
    """cgpf11."""

    def dismissed(self, of: Piece | Card, *, by_opponent: bool) -> Table:
        """Let a player dismiss a Friend with a text, with her at your home."""
        sweep = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        self.celestia = piece(CELESTIA)
        home: list[Piece | Card] = [self.celestia, of]
        if by_opponent:
            return Table(home=home, opponent_home=[sweep], opponents_turn=True).use(sweep).choose(of)
        return Table(home=[*home, sweep]).use(sweep).choose(of)

    def test_she_is_retired_for_four_tokens(self) -> None:
        """After an opponent dismisses another Friend of yours."""
        table = self.dismissed(plain(), by_opponent=True).use(self.celestia).choose("yes")

        assert (table.tokens, table.zone_of(self.celestia)) == (4, "discard-pile")

    @pytest.mark.must_not
    def test_not_after_your_own_text(self) -> None:
        """You dismiss it yourself: nothing is offered."""
        table = self.dismissed(plain(), by_opponent=False)

        assert (table.asked, self.celestia in table.choices()) == ("main", False)


@pytest.mark.card("cg98")
class TestCutiePoxScare:
    """cg98."""

    def scared(self) -> Table:
        """Play it at the start of the opponent's Score Phase."""
        self.own, self.rival, self.far = plain(1), plain(1), plain(1)
        return Table(
            hand=[CUTIE_POX_SCARE],
            home=[plain(4, PURPLE)],
            mine=[self.own],
            opponent_mine=[self.rival],
            opponent_theirs=[self.far],
            tokens=3,
            opponents_turn=True,
            phase=SCORE_PHASE,
        ).until("priority")

    def test_all_characters_of_one_problem_go_home(self) -> None:
        """You choose the Problem."""
        table = self.scared().play(CUTIE_POX_SCARE)
        assert table.choices() == [table.problem, table.opponent_problem]
        table.choose(table.problem)

        assert (table.area_of(self.own), table.area_of(self.rival)) == ("home", "their home")

    @pytest.mark.must_not
    def test_not_those_at_the_other(self) -> None:
        """Characters at the other Problem stay."""
        table = self.scared().play(CUTIE_POX_SCARE)
        table.choose(table.problem)

        assert table.area_of(self.far) == "theirs"


@pytest.mark.card("cg128")
class TestCreepyCreepingCrystals:
    """cg128."""

    def frightened(self, tokens: int, place: str = "mine") -> Table:
        """Lay it on your Problem, with a frightened Friend of the opponent's there or at home."""
        self.scared = piece(plain(), frightened=True)
        problem = piece(bonus_problem(), attached=(CREEPY_CREEPING_CRYSTALS,))
        there = place == "mine"
        return Table(
            problem=problem,
            opponent_mine=[self.scared] if there else [],
            opponent_home=[] if there else [self.scared],
            opponent_tokens=tokens,
            opponents_turn=True,
        )

    def test_opponents_pay_three_to_rally_a_friend_here(self) -> None:
        """With two tokens it can't be rallied; with three it can, and all are paid."""
        with pytest.raises(UnexpectedQuestion):
            self.frightened(2).rally(self.scared)
        table = self.frightened(3).rally(self.scared)

        assert (table.opponent_tokens, table.is_face_down(self.scared)) == (0, False)

    @pytest.mark.must_not
    def test_two_elsewhere(self) -> None:
        """At home it costs what the rules say."""
        table = self.frightened(2, "home").rally(self.scared)

        assert table.opponent_tokens == 0

    @pytest.mark.must_not
    def test_you_pay_two(self) -> None:
        """Your own Friends there are no dearer."""
        scared = piece(plain(), frightened=True)
        problem = piece(bonus_problem(), attached=(CREEPY_CREEPING_CRYSTALS,))
        table = Table(problem=problem, mine=[scared], tokens=2).rally(scared)

        assert table.tokens == 0


@pytest.mark.card("ad151")
@pytest.mark.must_not
def test_every_friend_is_dearer_to_rally() -> None:
    """ad151: each player pays 3 to rally a frightened Friend, wherever it is."""
    own, theirs = piece(plain(), frightened=True), piece(plain(), frightened=True)
    table = Table(home=[CAVE, own], tokens=3).rally(own)
    rival = Table(home=[CAVE], opponent_home=[theirs], opponent_tokens=2, opponents_turn=True)

    assert table.tokens == 0
    with pytest.raises(UnexpectedQuestion):
        rival.rally(theirs)


@pytest.mark.card("cg204")
class TestGenerosity:
    """cg204."""

    def scored(self, *counters: str, power: int = 1) -> Table:
        """Go through your Score Phase at a Problem that requires 4, and use the Element if you can."""
        self.heart = piece(GENEROSITY, counters=counters)
        hard = plain_problem(owner=(Need(WILD, 4),))
        table = Table(home=[self.heart], mine=[plain(power)], problem=hard, phase=SCORE_PHASE)
        if self.heart in table.choices():
            table.use(self.heart).choose(table.problem)
        return table.until("main")

    def test_a_problem_is_easier_by_three(self) -> None:
        """With 1 power you confront it; both counters are removed."""
        table = self.scored(HARMONY, HARMONY)

        assert (table.score, table.counters(self.heart)) == (1, {})

    @pytest.mark.must_not
    def test_not_with_one_counter(self) -> None:
        """Two must be removed; without them 1 power is not enough."""
        table = self.scored(HARMONY)

        assert (table.score, table.counters(self.heart)) == (0, {HARMONY: 1})


@pytest.mark.card("cg177")
class TestForcedGemHunt:
    """cg177."""

    def drawing(self, *, unicorns: int, opponents: int = 1) -> Table:
        """Start your turn with a Resource in your discard pile."""
        self.top = plain()
        return Table(
            problem=FORCED_GEM_HUNT,
            mine=[plain(traits=(UNICORN,)) for _ in range(unicorns)],
            opponent_mine=[plain(traits=(UNICORN,)) for _ in range(opponents)],
            discard=[BOX, plain_troublemaker()],
            deck=[self.top],
            phase=READY_PHASE,
        )

    def test_the_player_with_the_most_unicorns_may_take_a_resource(self) -> None:
        """Instead of the card of the Ready Phase."""
        table = self.drawing(unicorns=2)
        assert table.question.seat == YOU
        table.choose(table.choices()[0]).until("main")

        assert (BOX in table.hand(), self.top in table.hand()) == (True, False)

    @pytest.mark.must_not
    def test_not_with_as_many_as_the_opponent(self) -> None:
        """The card is drawn, and nothing is asked."""
        table = self.drawing(unicorns=1).until("main")

        assert (BOX in table.hand(), self.top in table.hand()) == (False, True)


@pytest.mark.card("cg179")
class TestInspiringMagic:
    """cg179."""

    def test_the_player_with_the_most_unicorns_may_draw_from_the_bottom(self) -> None:
        """Whenever they draw a card."""
        table = Table(problem=INSPIRING_MAGIC, mine=[plain(traits=(UNICORN,))], tokens=1)
        bottom = table.deck()[-1]
        table.draw().choose(table.choices()[0])

        assert table.hand() == [bottom]

    @pytest.mark.must_not
    def test_not_without_the_most(self) -> None:
        """Your draw is not changed while the opponent has more; theirs may be."""
        top = plain()
        table = Table(problem=INSPIRING_MAGIC, opponent_mine=[plain(traits=(UNICORN,))], deck=[top], tokens=1)
        table.draw()

        assert (table.asked, table.hand()) == ("main", [top])


@pytest.mark.card("cg183")
class TestPoniesWithoutParachutes:
    """cg183."""

    def test_two_pegasi_move_another_character(self) -> None:
        """They are exhausted; the character may go anywhere, and may be none of the two."""
        first, second, third, mover = (plain(traits=(PEGASUS,)) for _ in range(4))
        table = Table(problem=PONIES_WITHOUT_PARACHUTES, mine=[first, second, third], home=[mover])
        table.use(table.problem).choose(first, second)
        assert table.choices() == [table.mane, mover, third]
        table.choose(mover, "theirs")

        assert table.area_of(mover) == "theirs"
        assert [table.is_exhausted(one) for one in (first, second, third)] == [True, True, False]

    @pytest.mark.must_not
    def test_only_with_the_most_pegasi(self) -> None:
        """With as many as your opponent you can't; the opponent of the owner can with more."""
        even = Table(
            problem=PONIES_WITHOUT_PARACHUTES,
            mine=[plain(traits=(PEGASUS,)) for _ in range(2)],
            opponent_mine=[plain(traits=(PEGASUS,)) for _ in range(2)],
        )
        theirs = Table(
            opponent_problem=PONIES_WITHOUT_PARACHUTES,
            theirs=[plain(traits=(PEGASUS,)) for _ in range(2)],
        )

        assert even.why_not_use(even.problem) is not None
        assert theirs.why_not_use(theirs.opponent_problem) is None


@pytest.mark.card("cg113")
class TestRelayRace:
    """cg113."""

    @pytest.mark.must_not
    def test_the_winner_moves_a_character_for_each_involved_friend(self) -> None:
        """Two Friends were involved: two characters may move, wherever they are."""
        first, second, far = plain(9), plain(9), plain(1, BLUE)
        table = Table(
            hand=[RELAY_RACE],
            home=[far, plain(4, BLUE)],
            mine=[first, second],
            opponent_mine=[plain(1)],
            tokens=3,
        ).play(RELAY_RACE)
        if table.asked == "choose":
            table.choose(table.problem)
        table.until("may").choose("yes")
        assert first in table.choices()
        table.choose(first, far)
        while table.asked != "main":
            table.choose("theirs")

        assert (table.area_of(first), table.area_of(far), table.area_of(second)) == (
            "theirs",
            "theirs",
            "mine",
        )


@pytest.mark.card("cg168")
class TestCartCrafting:
    """cg168."""

    def solved(self, options: Options = COMPREHENSIVE, *, friend: bool = True) -> Table:
        """Solve it in a faceoff that the opponent loses, with a Friend or with the Mane Character alone."""
        return Table(
            problem=CART_CRAFTING,
            mine=[plain(9, PURPLE), plain(9, WHITE)],
            opponent_mine=[plain(7)] if friend else [],
            opponent_mane=STRONG,
            opponent_mane_at="their home" if friend else "mine",
            discard=[BOX],
            opponent_discard=[piece(BOX)],
            phase=SCORE_PHASE,
            options=options,
        )

    @pytest.mark.parametrize("options", [COMPREHENSIVE, AT_ONCE])
    def test_players_with_a_friend_there_may_take_a_resource(self, options: Options) -> None:
        """Those who had one as it was solved, even if all have been sent home since."""
        table = self.solved(options).until("may").choose("yes")
        assert (table.question.seat, table.asked) == (OPPONENT, "may")
        table.choose("no")

        assert BOX in table.hand()

    @pytest.mark.must_not
    def test_not_a_player_without_one(self) -> None:
        """An opponent who has only a Mane Character there is not asked."""
        table = self.solved(friend=False).until("may").choose("yes")

        assert table.asked != "may"


@pytest.mark.card("ad180")
@pytest.mark.must_not
def test_players_with_a_character_there_gain_a_token() -> None:
    """ad180: when it is solved, you gain one; a player who has nobody there does not."""
    problem = replace(POOL["ad180"], owner_needs=(Need(WILD, 1),), opponent_needs=(Need(WILD, 1),))
    table = Table(problem=problem, mine=[plain(9)], opponent_mine=[plain(1)], phase=SCORE_PHASE).until("main")

    assert (table.log.count("solved"), table.tokens) == (1, 1)
