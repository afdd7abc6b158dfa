"""Cards of The Crystal Games about chance, hidden cards, colours and control."""

from dataclasses import replace

import pytest

from everfree.ccg.cards.crystal_games.friends_purple import TRIXIE_THE_GREAT_AND_POWERFUL_SHOWOFF as TRIXIE
from everfree.ccg.cards.crystal_games.friends_white import MATILDA_FULL_OF_HOPE as MATILDA
from everfree.ccg.cards.crystal_games.friends_yellow import GOLDIE_DELICIOUS_DINNER_TIME as GOLDIE
from everfree.ccg.cards.crystal_games.problems import FENDING_OFF_FIENDS, MAGICAL_TANTRUM
from everfree.ccg.cards.crystal_games.resources import FAKE_CRYSTAL_HEART, ROYAL_SPYGLASS, THE_EQUESTRIA_GAMES
from everfree.ccg.cards.crystal_games.troublemakers import CHIMERA
from everfree.ccg.cards.promos.friends import DJ_PON_3_FLIPPANT_DJ as DJ_PON_3
from everfree.ccg.language import (
    BLUE,
    COMMON,
    CRITTER,
    FRIEND,
    MAIN_PHASE_TIMING,
    MANE,
    PINK,
    PROBLEM,
    PURPLE,
    WHITE,
    YELLOW,
    Card,
    Draw,
    EventText,
    PlayToHome,
    event,
    play_on,
    resource,
)
from everfree.ccg.vocab import END_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.table import OPPONENT, YOU

BOX = resource("box", "Box", 0, power=1, cost=0, rarity=COMMON, traits=(), abilities=(PlayToHome(),))
HAT = resource("hat", "Hat", 0, power=1, cost=0, rarity=COMMON, traits=(), abilities=(play_on(FRIEND),))
ON_PROBLEM = play_on(PROBLEM)
SHOW = event("show", "Show", 0, power=1, cost=9, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Draw()),))
TRICK = event(
    "trick", "Trick", 0, power=1, cost=9, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Draw()),)
)


@pytest.mark.card("cg144")
class TestRoyalSpyglass:
    """cg144."""

    def test_an_opponent_reveals_a_card_at_random(self) -> None:
        """Nobody chooses; over several games each card of the hand is seen."""
        seen = set()
        for seed in range(12):
            hand, glass = [plain(), plain(), plain()], piece(ROYAL_SPYGLASS)
            table = Table(home=[glass], opponent_hand=hand, seed=seed).use(glass)
            assert (table.asked, table.is_exhausted(glass)) == ("main", True)
            (place,) = [place for place, card in enumerate(hand) if table.knows(card)]
            seen.add(place)

        assert seen == {0, 1, 2}

    @pytest.mark.must_not
    def test_not_one_of_yours_and_not_all(self) -> None:
        """Your own hand stays hidden, and so do their other cards."""
        own, theirs, glass = plain(), [plain(), plain()], piece(ROYAL_SPYGLASS)
        table = Table(home=[glass], hand=[own], opponent_hand=theirs).use(glass)

        assert (table.knows(own, OPPONENT), [table.knows(card) for card in theirs].count(True)) == (False, 1)


@pytest.mark.card("cgpf12")
class TestDjPon3:
    """cgpf12."""

    def test_a_random_friend_goes_to_the_chosen_problem(self) -> None:
        """Either player's Friend; over several games each of them is drawn."""
        moved = set()
        for seed in range(12):
            own, rival, dj = plain(), plain(), piece(DJ_PON_3)
            table = Table(home=[dj, own], opponent_home=[rival], seed=seed).use(dj)
            table.choose(table.opponent_problem)
            there = [table.area_of(card) == "theirs" for card in (dj, own, rival)]
            assert there.count(True) == 1
            moved.add(there.index(True))

        assert moved == {0, 1, 2}

    def test_a_friend_that_enters_readies_her(self) -> None:
        """One of yours; you may decline."""
        dj, comer = piece(DJ_PON_3, exhausted=True), plain(cost=0)
        table = Table(home=[dj], hand=[comer]).play(comer, "home").choose("yes")

        assert not table.is_exhausted(dj)

    @pytest.mark.must_not
    def test_not_an_opponents_friend(self) -> None:
        """Their Friend entering play does nothing."""
        dj, comer = piece(DJ_PON_3, exhausted=True), plain(cost=0)
        table = Table(home=[dj], opponent_hand=[comer], opponents_turn=True).play(comer, "mine")

        assert (table.asked, table.is_exhausted(dj)) == ("main", True)


@pytest.mark.card("cg197")
class TestTrixie:
    """cg197."""

    def played(self) -> Table:
        """Play her with two Events in hand."""
        self.trixie = piece(TRIXIE)
        return Table(hand=[self.trixie, SHOW, TRICK, plain()], home=[plain(4, PURPLE)], tokens=2).play(
            self.trixie, "home"
        )

    def test_each_revealed_event_makes_her_stronger(self) -> None:
        """Two Events give 4 power until the end of the turn."""
        table = self.played().choose("yes")
        assert table.choices() == [SHOW, TRICK, "done"]
        table.choose(SHOW, TRICK)
        assert (table.power(self.trixie), table.knows(SHOW, OPPONENT)) == (6, True)

        assert table.end_turn().power(self.trixie) == 2

    @pytest.mark.must_not
    def test_not_for_events_that_stay_hidden(self) -> None:
        """One of two gives 2 power; none gives nothing."""
        one = self.played().choose("yes", SHOW, "done")
        assert (one.power(self.trixie), one.knows(TRICK, OPPONENT)) == (4, False)

        assert self.played().choose("no").power(self.trixie) == 2


@pytest.mark.card("cg158")
class TestChimera:
    """cg158."""

    def challenged(self, tokens: int = 1) -> Table:
        """Let the opponent challenge it with characters of one and two colours."""
        self.blue, self.both, self.pink = plain(1, BLUE), plain(1, BLUE | PINK), plain(1, PINK)
        self.home = plain(1, BLUE)
        return (
            Table(
                mine=[CHIMERA],
                opponent_mine=[self.blue, self.both, self.pink],
                opponent_home=[self.home],
                tokens=tokens,
                opponents_turn=True,
                phase=TROUBLEMAKER_PHASE,
            )
            .until("challenge")
            .choose(CHIMERA)
        )

    def test_characters_of_only_that_colour_are_exhausted(self) -> None:
        """A character with another colour besides it is not."""
        table = self.challenged()
        assert table.question.seat == YOU
        table.choose("yes", "blue")

        tired = [table.is_exhausted(one) for one in (self.blue, self.both, self.pink, self.home)]
        assert tired == [True, False, False, False]

    @pytest.mark.must_not
    def test_not_without_a_token(self) -> None:
        """You can't pay, and nothing is asked."""
        table = self.challenged(tokens=0)

        assert not table.is_exhausted(self.blue)


@pytest.mark.card("cg67")
class TestMatilda:
    """cg67."""

    def entered(self, score: int, opponent_score: int) -> Table:
        """Play her at these scores."""
        return Table(
            hand=[MATILDA],
            home=[plain(4, WHITE)],
            tokens=2,
            score=score,
            opponent_score=opponent_score,
        ).play(MATILDA, "home")

    def test_the_player_with_the_fewest_points_scores(self) -> None:
        """You or your opponent."""
        behind, ahead = self.entered(1, 4), self.entered(4, 1)

        assert (behind.score, behind.opponent_score) == (2, 4)
        assert (ahead.score, ahead.opponent_score) == (4, 2)

    @pytest.mark.must_not
    def test_nobody_at_equal_scores(self) -> None:
        """Neither has the fewest."""
        table = self.entered(3, 3)

        assert (table.score, table.opponent_score) == (3, 3)


@pytest.mark.card("cg85")
class TestGoldieDelicious:
    """cg85."""

    def test_a_cheap_critter_comes_along(self) -> None:
        """From your discard pile to the Problem she enters at."""
        cat, dear, pony = plain(cost=1, traits=(CRITTER,)), plain(cost=2, traits=(CRITTER,)), plain(cost=1)
        table = Table(hand=[GOLDIE], home=[plain(4, YELLOW)], discard=[cat, dear, pony], tokens=2)
        table.play(GOLDIE, "mine").choose("yes")

        assert (table.area_of(cat), table.zone_of(dear), table.zone_of(pony)) == (
            "mine",
            "discard-pile",
            "discard-pile",
        )

    @pytest.mark.must_not
    def test_not_at_home(self) -> None:
        """She must enter at a Problem."""
        cat = plain(cost=1, traits=(CRITTER,))
        table = Table(hand=[GOLDIE], home=[plain(4, YELLOW)], discard=[cat], tokens=2).play(GOLDIE, "home")

        assert (table.asked, table.zone_of(cat)) == ("main", "discard-pile")


@pytest.mark.card("cg132")
class TestFakeCrystalHeart:
    """cg132."""

    def test_resources_are_exchanged(self) -> None:
        """You control their Resource, and they control the fake."""
        fake, box, hat = piece(FAKE_CRYSTAL_HEART), piece(BOX), piece(HAT)
        wearer = piece(plain(), attached=(hat,))
        table = Table(home=[fake], opponent_home=[box, wearer], tokens=1).use(fake)

        controller = table.game.state.controller
        assert (controller[table.id(box)], controller[table.id(fake)]) == (YOU, OPPONENT)

    @pytest.mark.must_not
    def test_not_an_attachment(self) -> None:
        """A Resource on a Friend stays theirs, and with none else the fake stays yours."""
        fake, hat = piece(FAKE_CRYSTAL_HEART), piece(HAT)
        table = Table(home=[fake], opponent_home=[piece(plain(), attached=(hat,))], tokens=1)
        if fake in table.choices():
            table.use(fake)

        controller = table.game.state.controller
        assert controller[table.id(hat)] == OPPONENT


@pytest.mark.card("cg176")
class TestFendingOffFiends:
    """cg176."""

    def test_both_players_see_covered_troublemakers_here(self) -> None:
        """Their owner and the opponent, and one that arrives later too."""
        covered = piece(plain_troublemaker(), face_down=True)
        table = Table(problem=FENDING_OFF_FIENDS, mine=[covered])
        assert (table.knows(covered), table.knows(covered, OPPONENT)) == (True, True)
        assert table.is_face_down(covered)

        later = plain_troublemaker()
        again = Table(problem=FENDING_OFF_FIENDS, hand=[later], tokens=1).play(later, "mine")
        assert (again.is_face_down(later), again.knows(later, OPPONENT)) == (True, True)

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """There it stays hidden from the opponent."""
        covered = piece(plain_troublemaker(), face_down=True)
        table = Table(problem=FENDING_OFF_FIENDS, theirs=[covered])

        assert not table.knows(covered, OPPONENT)


@pytest.mark.card("cg202")
class TestTheEquestriaGames:
    """cg202."""

    def started(self, counters: int) -> Table:
        """Start your turn with so many counters on it and Friends in both discard piles."""
        self.games = piece(THE_EQUESTRIA_GAMES, counters=("Victory",) * (counters - 1))
        self.own, self.theirs = [plain(), plain(), plain()], [plain()]
        table = Table(
            home=[self.games],
            discard=[*self.own, plain_troublemaker()],
            opponent_discard=self.theirs,
            phase=END_PHASE,
        ).until("may")  # one more counter is put on it before
        assert table.counters(self.games) == {"Victory": counters}
        return table

    def test_retired_it_brings_friends_back_for_each_player(self) -> None:
        """As many as it had counters; each player's own, to places they choose."""
        table = self.started(2).choose("yes")
        assert table.choices() == [*self.own, "done"]
        table.choose(self.own[0], self.own[2], self.own[0], "home", "mine")
        assert (table.question.seat, table.choices()) == (OPPONENT, [*self.theirs, "done"])
        table.choose(self.theirs[0], "mine")

        assert table.zone_of(self.games) == "discard-pile"
        assert [table.area_of(card) for card in self.own] == ["home", "", "mine"]

    def test_fewer_may_come_back(self) -> None:
        """Each player may stop, and with none at all nobody comes."""
        table = self.started(2).choose("yes").choose("done", "done")

        assert [table.zone_of(card) for card in (*self.own, *self.theirs)] == ["discard-pile"] * 4

    @pytest.mark.must_not
    def test_kept_it_brings_nobody(self) -> None:
        """Declined, it stays and gets another counter at the end of your turn."""
        table = self.started(1).choose("no")
        assert [table.zone_of(card) for card in (*self.own, *self.theirs)] == ["discard-pile"] * 4

        assert table.end_turn().counters(self.games) == {"Victory": 2}


@pytest.mark.card("cg181")
class TestMagicalTantrum:
    """cg181."""

    def hosts(self, hat: Card, **where: list[Card]) -> Table:
        """Start to play a Resource."""
        return Table(problem=MAGICAL_TANTRUM, hand=[hat], tokens=9, **where).play(hat)  # type: ignore[arg-type]

    def test_resources_go_neither_on_it_nor_on_friends_here(self) -> None:
        """A Friend at home is the only one left; a Resource for Problems goes on the other one."""
        here, home = plain(), plain()
        table = self.hosts(HAT, mine=[here], home=[home])
        assert table.host_of(HAT) is home

        sign = replace(HAT, id="sign", title="Sign", front=replace(HAT.front, abilities=(ON_PROBLEM,)))
        assert (other := self.hosts(sign)).host_of(sign) is other.opponent_problem

    @pytest.mark.must_not
    def test_mane_characters_here_may_still_carry_one(self) -> None:
        """And a Resource without a host is played home as ever."""
        cape = resource(
            "cape", "Cape", 0, power=1, cost=0, rarity=COMMON, traits=(), abilities=(play_on(MANE),)
        )
        table = Table(problem=MAGICAL_TANTRUM, hand=[cape, BOX], mane_at="mine", opponent_mane_at="theirs")

        assert table.play(cape, table.mane).host_of(cape) is table.mane
        assert table.play(BOX).zone_of(BOX) == "play"
