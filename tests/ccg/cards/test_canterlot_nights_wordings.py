"""Cards of Canterlot Nights, Rock N Rave and Celestial Solstice whose texts only their wording kept out."""

from dataclasses import replace

import pytest

from everfree.ccg.cards.canterlot_nights.events import WARDROBE_MALFUNCTION
from everfree.ccg.cards.canterlot_nights.friends_blue import SCOOTALOO_FAN_CLUB_FOUNDER as SCOOTALOO
from everfree.ccg.cards.canterlot_nights.friends_orange import GRANNY_SMITH_JAR_JUDGER as GRANNY
from everfree.ccg.cards.canterlot_nights.friends_pink import (
    DJ_PON_3_EVERYPONYS_SHUFFLIN as DJ,
    PINKIE_PIE_CLONIE_PIE as CLONIE,
    SNIPS_AND_SNAILS_PROBLEM_SOLVERS as SNIPS,
)
from everfree.ccg.cards.canterlot_nights.friends_purple import FOUR_STEP_DANCE_TEACHER as FOUR_STEP
from everfree.ccg.cards.canterlot_nights.friends_white import (
    COOKIE_CRUMBLES_FANCY_COOKER as COOKIE,
    GOLDEN_GAVEL_FAST_TALKER as GAVEL,
    TWILIGHT_SKY_STANCHION_STALLION as SKY,
)
from everfree.ccg.cards.canterlot_nights.friends_yellow import (
    MRS_CAKE_DESSERTIER as MRS_CAKE,
    PRINCESS_CELESTIA_BRINGER_OF_LIGHT as CELESTIA,
)
from everfree.ccg.cards.canterlot_nights.manes import (
    PINKIE_PIE_POKEY_PONY as PINKIE,
    PRINCESS_CELESTIA_EQUESTRIAN_LEADER as LEADER,
)
from everfree.ccg.cards.canterlot_nights.problems import (
    ANCIENT_RESEARCH,
    COCKATRICE_ON_THE_LOOSE,
    FROWN_TOWN,
    STORMING_THE_VILLAINS_LAIR,
)
from everfree.ccg.cards.canterlot_nights.resources import (
    THE_ELEMENT_OF_MAGIC_COMPLETE_MAGIC as ELEMENT_OF_MAGIC,
    THE_TWILICANE,
    WELCOME_WAGON,
)
from everfree.ccg.cards.celestial_solstice.manes import PRINCESS_CELESTIA_SOLAR_SISTER as SISTER
from everfree.ccg.cards.celestial_solstice.troublemakers import NIGHTMARE_MOON_NEW_MOON as NEW_MOON
from everfree.ccg.cards.rock_n_rave.manes import MAUD_PIE_ROCKIN as MAUD
from everfree.ccg.language import (
    ALICORN,
    BLUE,
    FRIEND,
    ORANGE,
    PINK,
    YELLOW,
    Move,
    PlayToHome,
    cards,
    choose,
    main_phase,
    play_on,
    resource,
)
from everfree.ccg.language.facts import COMMON
from everfree.ccg.vocab import MAIN_PHASE, MANE, SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT, YOU

STALL = resource("stall", "Stall", BLUE, power=4, cost=0, rarity=COMMON, traits=(), abilities=(PlayToHome(),))


@pytest.mark.card("cn51")
class TestSnipsAndSnails:
    """cn51."""

    def test_replaces_the_problem_where_he_was(self) -> None:
        """He is retired as the cost; the Problem of the area he was in is replaced, without points."""
        snips, fresh = piece(SNIPS), plain_problem()
        table = Table(mine=[snips], problem_deck=[fresh]).use(snips)

        assert (table.zone_of(snips), table.zone_of(table.problem), table.score) == (
            "discard-pile",
            "problem-deck",
            0,
        )
        assert table.area_of(fresh) == "mine"

    @pytest.mark.must_not
    def test_not_while_exhausted(self) -> None:
        """He can't be exhausted twice."""
        snips = piece(SNIPS, exhausted=True)

        assert Table(mine=[snips]).why_not_use(snips) is not None


@pytest.mark.card("cn21")
class TestScootaloo:
    """cn21."""

    def test_follows_your_mane_character(self) -> None:
        """She is exhausted and goes to the same Problem."""
        scootaloo = piece(SCOOTALOO)
        table = Table(home=[scootaloo], tokens=2)
        table.move(table.mane, "theirs").choose("yes")

        assert (table.area_of(scootaloo), table.is_exhausted(scootaloo)) == ("theirs", True)

    @pytest.mark.must_not
    def test_follows_no_friend(self) -> None:
        """A Friend that is moved is nobody's Mane Character."""
        scootaloo, other = piece(SCOOTALOO), plain()
        table = Table(home=[scootaloo, other], tokens=2).move(other, "theirs")

        assert (table.asked, table.area_of(scootaloo)) == ("main", "home")


@pytest.mark.card("cn56")
@pytest.mark.must_not
def test_four_step_moves_a_different_character_home() -> None:
    """cn56: any character there, himself included, but not the Friend that has just come."""
    teacher, ally, comer = piece(FOUR_STEP), plain(), plain()
    table = Table(mine=[teacher, ally], opponent_home=[comer], opponent_tokens=2, opponents_turn=True)
    table.move(comer, "mine").use(teacher).choose("yes")
    assert table.choices() == [teacher, ally]
    table.choose(ally)

    assert (table.area_of(ally), table.area_of(comer), table.is_exhausted(teacher)) == ("home", "mine", True)


@pytest.mark.card("cn68")
@pytest.mark.must_not
def test_cookie_crumbles_keeps_herself_and_your_mane_character_in_place() -> None:
    """cn68: an opponent can move your other Friends, but neither her nor your Mane Character."""
    cookie, other = piece(COOKIE), plain()
    mover = plain(abilities=(main_phase(Move(choose(cards(FRIEND)))),))
    table = Table(home=[cookie, other], opponent_home=[mover], opponents_turn=True).use(mover)
    assert table.choices() == [other, mover]

    mane_mover = plain(abilities=(main_phase(Move(choose(cards(MANE)))),))
    table = Table(home=[cookie], opponent_home=[mane_mover], opponents_turn=True).use(mane_mover)
    assert table.choices() == ["mine", "theirs"]
    assert table.choose("mine").area_of(table.opponent_mane) == "mine"


@pytest.mark.card("cn72")
class TestGoldenGavel:
    """cn72."""

    def test_makes_its_problem_dearer_while_exhausted(self) -> None:
        """An opponent pays one more to play or to move a character there, and nothing more elsewhere."""
        gavel, comer, walker = piece(GAVEL, exhausted=True), plain(cost=1), plain()
        table = Table(
            mine=[gavel],
            opponent_hand=[comer],
            opponent_home=[walker],
            opponent_tokens=4,
            opponents_turn=True,
        )

        assert (table.move_price(walker, "mine"), table.move_price(walker, "theirs")) == (3, 2)
        table.play(comer, "mine")
        assert table.opponent_tokens == 2

    @pytest.mark.must_not
    def test_not_while_ready(self) -> None:
        """Until it is exhausted for a token, prices are as printed."""
        gavel, walker = piece(GAVEL), plain()
        table = Table(mine=[gavel], opponent_home=[walker], tokens=1)
        assert table.move_price(walker, "mine") == 2

        table.use(gavel)
        assert (table.tokens, table.move_price(walker, "mine")) == (0, 3)


@pytest.mark.card("cn82")
class TestTwilightSky:
    """cn82."""

    def moved(self, tokens: int) -> Table:
        """Let the opponent move a Friend to his Problem, with so many tokens left."""
        self.comer = plain()
        return Table(
            mine=[SKY], opponent_home=[self.comer], opponent_tokens=2 + tokens, opponents_turn=True
        ).move(self.comer, "mine")

    def test_the_opponent_may_pay(self) -> None:
        """The player who moved is asked; a paid token keeps the Friend ready."""
        table = self.moved(1)
        assert (table.question.seat, table.asked) == (OPPONENT, "pay-or")
        table.choose("yes")

        assert (table.is_exhausted(self.comer), table.opponent_tokens) == (False, 0)

    @pytest.mark.must_not
    def test_otherwise_only_that_friend_is_exhausted(self) -> None:
        """Without a token there is nothing to pay with."""
        table = self.moved(0)

        assert (table.is_exhausted(self.comer), table.is_exhausted(SKY)) == (True, False)


@pytest.mark.card("cn94")
@pytest.mark.must_not
def test_mrs_cake_helps_your_mane_character_at_her_problem_only() -> None:
    """cn94: together at a Problem it has one more; together at home it has not."""
    at_problem = Table(mane_at="mine", mine=[MRS_CAKE])
    at_home = Table(home=[MRS_CAKE])
    apart = Table(mane_at="theirs", mine=[MRS_CAKE])

    powers = [table.power(table.mane) - table.why(table.mane)[0][1] for table in (at_problem, at_home, apart)]
    assert powers == [1, 0, 0]


@pytest.mark.card("cn96")
class TestPrincessCelestia:
    """cn96."""

    def test_unfrightens_or_readies_a_friend(self) -> None:
        """You choose what to do, then a Friend it can be done to."""
        scared, tired = piece(plain(), frightened=True), piece(plain(), exhausted=True)
        table = Table(hand=[CELESTIA], home=[plain(9, YELLOW)], mine=[scared, tired], tokens=4)
        table.play(CELESTIA, "mine").choose("yes")
        table.number(2)

        assert (table.is_exhausted(tired), table.is_face_down(scared)) == (False, True)

    @pytest.mark.must_not
    def test_not_at_home(self) -> None:
        """Nothing happens unless she enters play at a Problem."""
        tired = piece(plain(), exhausted=True)
        table = Table(hand=[CELESTIA], home=[plain(9, YELLOW), tired], tokens=4).play(CELESTIA, "home")

        assert (table.asked, table.is_exhausted(tired)) == ("main", True)


@pytest.mark.card("cn126")
@pytest.mark.must_not
def test_wardrobe_malfunction_lets_the_opponent_reattach() -> None:
    """cn126: the player of the Resource chooses another Friend for it, of either player."""
    wearer, spare, mine = plain(9), plain(), plain(9, ORANGE)
    hat = resource(
        "hat", "Hat", BLUE, power=1, cost=0, rarity=COMMON, traits=(), abilities=(play_on(FRIEND),)
    )
    table = Table(
        hand=[WARDROBE_MALFUNCTION],
        home=[mine],
        opponent_hand=[hat],
        opponent_home=[wearer, spare],
        opponents_turn=True,
    )
    table.play(hat, wearer).play(WARDROBE_MALFUNCTION)
    assert (table.question.seat, table.choices()) == (OPPONENT, [mine, spare])
    table.choose(spare)

    assert table.host_of(hat) == spare


@pytest.mark.card("cn151")
@pytest.mark.must_not
def test_twilicane_weakens_friends_while_its_host_is_at_home() -> None:
    """cn151: only those of its host's controller, in the Score Phase, while the host is at home."""
    friend, mine = plain(3), plain(3)

    def power(at: str, phase: int) -> tuple[int, int]:
        mane = piece(LEADER, attached=(THE_TWILICANE,))
        table = Table(
            opponent_mane=mane,
            opponent_mane_at=at,
            opponent_theirs=[friend],
            mine=[mine],
            home=[DJ],
            phase=phase,
        )
        return table.power(friend), table.power(mine)

    assert power("their home", SCORE_PHASE) == (2, 3)
    assert power("theirs", SCORE_PHASE) == (3, 3)
    assert power("their home", MAIN_PHASE) == (3, 3)


@pytest.mark.card("cn155")
@pytest.mark.must_not
def test_welcome_wagon_exhausts_a_friend_that_enters_beside_its_host() -> None:
    """cn155: at the Problem of the Friend it is on; one that enters elsewhere can't be answered."""
    host, comer, other = piece(plain(), attached=(WELCOME_WAGON,)), plain(cost=0), plain(cost=0)
    table = Table(mine=[host], opponent_hand=[comer, other], opponents_turn=True)
    table.play(other, "theirs")
    assert table.question.seat == OPPONENT

    table.play(comer, "mine").use(WELCOME_WAGON).choose("yes")
    assert [table.is_exhausted(one) for one in (comer, other, host)] == [True, False, False]
    assert table.zone_of(WELCOME_WAGON) == "discard-pile"


@pytest.mark.card("cn167")
class TestAncientResearch:
    """cn167."""

    def test_its_owner_looks_as_their_turn_starts(self) -> None:
        """While the owner's Mane Character is there, the owner may reorder two cards."""
        table = Table(problem=ANCIENT_RESEARCH, mane_at="mine", deck=[plain(), plain()], opponents_turn=True)
        table.end_turn()
        assert (table.question.seat, table.asked) == (YOU, "may")

    @pytest.mark.must_not
    def test_nobody_else_does(self) -> None:
        """Neither in an opponent's turn nor without the owner's Mane Character there."""
        theirs = Table(problem=ANCIENT_RESEARCH, mane_at="mine", opponent_mane_at="mine").end_turn()
        assert (theirs.question.seat, theirs.asked) == (OPPONENT, "main")

        away = Table(problem=ANCIENT_RESEARCH, opponent_mane_at="mine", opponents_turn=True).end_turn()
        assert (away.question.seat, away.asked) == (YOU, "main")


@pytest.mark.card("cn172")
@pytest.mark.must_not
def test_cockatrice_asks_the_owner_of_the_troublemaker() -> None:
    """cn172: whoever's Problem it is; only Friends there go to their owners' hands."""
    imp, here, away = plain_troublemaker(), plain(), plain()
    table = Table(
        problem=COCKATRICE_ON_THE_LOOSE,
        mine=[here],
        theirs=[away],
        opponent_hand=[imp],
        opponent_tokens=1,
        opponents_turn=True,
    ).play(imp, "mine")
    assert (table.question.seat, table.asked) == (OPPONENT, "may")
    table.choose("yes")

    assert (table.hand(), table.zone_of(away)) == ([here], "play")


@pytest.mark.card("cn177")
class TestFrownTown:
    """cn177."""

    def confronted(self, top: Piece) -> Table:
        """Confront it alone, with *top* on the deck."""
        return Table(
            problem=FROWN_TOWN,
            mine=[plain(9, PINK), plain(9, ORANGE)],
            deck=[top, plain()],
            phase=SCORE_PHASE,
        ).until("main")

    def test_a_friend_goes_to_the_hand(self) -> None:
        """The player who confronts it reveals their own top card and takes a Friend."""
        friend = piece(plain())

        assert self.confronted(friend).hand() == [friend]

    @pytest.mark.must_not
    def test_another_card_goes_to_the_discard_pile(self) -> None:
        """A Resource is not taken."""
        stall = piece(STALL)
        table = self.confronted(stall)

        assert (table.zone_of(stall), table.hand()) == ("discard-pile", [])


@pytest.mark.card("cn186")
@pytest.mark.must_not
def test_storming_lets_the_controller_uncover_it() -> None:
    """cn186: for two tokens, and only the Troublemaker that was played."""
    imp, other = plain_troublemaker(), piece(plain_troublemaker(), face_down=True)
    table = Table(
        problem=STORMING_THE_VILLAINS_LAIR,
        theirs=[other],
        opponent_hand=[imp],
        opponent_tokens=3,
        opponents_turn=True,
    ).play(imp, "mine")
    assert (table.question.seat, table.asked) == (OPPONENT, "may")
    table.choose("yes")

    assert [table.is_face_down(one) for one in (imp, other)] == [False, True]
    assert table.opponent_tokens == 0


@pytest.mark.card("cn190")
@pytest.mark.must_not
def test_equestrian_leader_lends_the_power_of_a_retired_resource() -> None:
    """cn190: its power is added to a yellow Friend for the turn, and she turns over again."""
    leader, stall, friend, blue = piece(LEADER, boosted=True), piece(STALL), plain(1, YELLOW), plain(1)
    table = Table(mane=leader, home=[stall, friend, blue]).use(leader)

    assert (table.power(friend), table.power(blue), table.zone_of(stall)) == (5, 1, "discard-pile")
    assert not table.is_boosted(leader)


@pytest.mark.card("cn193")
class TestGrannySmith:
    """cn193."""

    def confronted(self, tokens: int) -> Table:
        """Confront her Problem alone."""
        self.kept, self.lost = plain(), plain()
        return Table(
            problem=open_problem(),
            mine=[GRANNY],
            tokens=tokens,
            opponent_hand=[self.kept, self.lost],
            phase=SCORE_PHASE,
        )

    def test_an_opponent_chooses_and_discards(self) -> None:
        """You pay; the opponent chooses which card."""
        table = self.confronted(1).until("may").choose("yes")
        assert (table.question.seat, table.choices()) == (OPPONENT, [self.kept, self.lost])
        table.choose(self.lost)

        assert (self.kept in table.hand(OPPONENT), self.lost in table.hand(OPPONENT)) == (True, False)
        assert table.tokens == 0

    @pytest.mark.must_not
    def test_not_without_a_token(self) -> None:
        """Nobody is asked."""
        table = self.confronted(0).until("main")

        assert [table.zone_of(one) for one in (self.kept, self.lost)] == ["hand", "hand"]


@pytest.mark.card("cn194")
class TestDjPon3:
    """cn194."""

    def test_everybody_gets_four_new_cards(self) -> None:
        """It goes to its owner's hand first, so it is shuffled away with the rest."""
        table = Table(
            home=[DJ],
            hand=[plain()],
            opponent_hand=[plain() for _ in range(7)],
            phase=TROUBLEMAKER_PHASE,
        )
        decks = len(table.deck()), len(table.deck(OPPONENT))
        assert table.choices() == ["pass", DJ]
        table.use(DJ).choose("yes")

        assert (len(table.hand()), len(table.hand(OPPONENT))) == (4, 4)
        assert (len(table.deck()) - decks[0], len(table.deck(OPPONENT)) - decks[1]) == (2 - 4, 7 - 4)
        assert table.zone_of(DJ) in ("hand", "draw-deck")

    @pytest.mark.must_not
    def test_you_may_decline(self) -> None:
        """Then she stays in play and nobody draws."""
        table = Table(home=[DJ], hand=[plain()], phase=SCORE_PHASE).pass_()

        assert (table.zone_of(DJ), len(table.hand())) == ("play", 1)


@pytest.mark.card("cn195")
@pytest.mark.must_not
def test_clonie_pie_flips_again_for_a_token() -> None:
    """cn195: the first flipped card adds nothing, the new one does; an opponent's flip can't be answered."""
    weak, strong = plain(1), plain(7)
    table = Table(
        problem=open_problem(),
        mine=[CLONIE],
        opponent_mine=[plain(1)],
        deck=[weak, strong],
        opponent_deck=[plain(2), plain()],
        tokens=1,
        phase=SCORE_PHASE,
    )
    table.until("priority")
    while CLONIE not in table.choices():
        table.pass_()
    before = table.total()
    table.use(CLONIE).choose("yes")

    assert (table.total() - before, table.tokens) == (6, 0)
    assert table.flipped() == [weak, strong]


@pytest.mark.card("cn202")
@pytest.mark.must_not
def test_element_of_magic_sorts_three_cards() -> None:
    """cn202: two counters are removed; without two it can't be used."""
    deck = [plain() for _ in range(5)]
    magic = piece(ELEMENT_OF_MAGIC, counters=("Harmony", "Harmony"))
    table = Table(home=[magic], deck=deck).use(magic)
    assert table.asked != "main"
    assert table.counters(magic).get("Harmony", 0) == 0

    poor = piece(ELEMENT_OF_MAGIC, counters=("Harmony",))
    assert Table(home=[poor], deck=deck).why_not_use(poor) is not None


@pytest.mark.card("cs8")
@pytest.mark.must_not
def test_new_moon_brings_an_alicorn_to_its_own_player() -> None:
    """cs8: defeated, it lets its player search; only Alicorn Friends are found."""
    alicorn, other = plain(traits=(ALICORN,)), plain()
    table = Table(
        mine=[NEW_MOON],
        deck=[other, alicorn],
        opponent_mine=[plain(9)],
        opponents_turn=True,
        phase=TROUBLEMAKER_PHASE,
    )
    table.choose(NEW_MOON).until("may").choose("yes")
    assert table.choices() == [alicorn, "done"]


@pytest.mark.card("rrf1")
class TestMaudPie:
    """rrf1."""

    def test_turns_over_with_a_friend_and_a_resource(self) -> None:
        """Both are needed at the end of your Main Phase."""
        table = Table(mane=MAUD, home=[plain(), STALL]).end_phase()

        assert table.is_boosted(MAUD)

    @pytest.mark.must_not
    def test_not_with_only_one_of_them(self) -> None:
        """A Friend alone or a Resource alone does nothing."""
        assert not Table(mane=MAUD, home=[plain(), plain()]).end_phase().is_boosted(MAUD)
        assert not Table(mane=MAUD, home=[STALL]).end_phase().is_boosted(MAUD)


@pytest.mark.card("csf2")
class TestSolarSister:
    """csf2."""

    def test_any_of_three_princesses_helps(self) -> None:
        """With one of the three names, each of your Alicorn Friends has one more."""
        sister, alicorn, other = piece(SISTER, boosted=True), plain(2, traits=(ALICORN,)), plain(2)
        cadance = replace(plain(2), title="Princess Cadance")
        table = Table(mane=sister, home=[cadance, alicorn, other])

        assert [table.power(one) for one in (alicorn, other)] == [3, 2]

    @pytest.mark.must_not
    def test_not_without_them(self) -> None:
        """Another Alicorn is not enough to give power, nor one alone to turn her over."""
        sister, alicorn = piece(SISTER, boosted=True), plain(2, traits=(ALICORN,))
        assert Table(mane=sister, home=[alicorn]).power(alicorn) == 2

        first, second = plain(cost=0, traits=(ALICORN,)), plain(cost=0, traits=(ALICORN,))
        table = Table(mane=SISTER, hand=[first, second]).play(first, "home")
        assert not table.is_boosted(SISTER)
        assert table.play(second, "home").is_boosted(SISTER)


@pytest.mark.card("cn3")
class TestPokeyPony:
    """cn3."""

    @pytest.mark.parametrize("place", ["home", "mine"])
    def test_turns_over_beside_three_friends(self, place: str) -> None:
        """At home or at a Problem, as your turn ends."""
        friends = [plain(), plain(), plain()]
        table = Table(
            mane=PINKIE,
            mane_at=place,
            home=friends if place == "home" else [],
            mine=[] if place == "home" else friends,
        )

        assert table.end_turn().is_boosted(PINKIE)

    @pytest.mark.must_not
    def test_not_with_friends_elsewhere(self) -> None:
        """Two beside her and one somewhere else are not enough."""
        table = Table(mane=PINKIE, home=[plain(), plain()], mine=[plain()])

        assert not table.end_turn().is_boosted(PINKIE)
