"""Cards of Canterlot Nights, Rock N Rave and Celestial Solstice that needed a field or a small mechanism."""

from dataclasses import replace

import pytest

from everfree.ccg.cards.canterlot_nights.events import (
    EEP,
    I_GOT_A_GOLDEN_TICKET,
    NICE_MOVES_KID,
    ROYAL_CANTERLOT_VOICE,
)
from everfree.ccg.cards.canterlot_nights.friends_orange import (
    APPLEJACK_APPLEBUCKER as APPLEBUCKER,
    JOE_DOUGHNUTEER as JOE,
)
from everfree.ccg.cards.canterlot_nights.friends_purple import (
    AMETHYST_MARESBURY_CRYSTAL_LIBRARIAN as AMETHYST,
    PRINCESS_LUNA_MARE_IN_THE_MOON as LUNA,
)
from everfree.ccg.cards.canterlot_nights.friends_white import (
    FANCY_PANTS_TRENDSETTER as FANCY_PANTS,
    FOGGY_FLEECE_CLOUD_CRAFTER as FOGGY,
    SWEETIE_BELLE_DOTING_SISTER as SWEETIE,
)
from everfree.ccg.cards.canterlot_nights.friends_yellow import (
    PRINCESS_CELESTIA_PROTECTOR_OF_EQUESTRIA as PROTECTOR,
)
from everfree.ccg.cards.canterlot_nights.manes import (
    APPLEJACK_APPLE_VENDOR as VENDOR,
    PRINCESS_CELESTIA_HOOF_SHAKER as HOOF_SHAKER,
    PRINCESS_LUNA_PRINCESS_OF_THE_NIGHT as NIGHT,
)
from everfree.ccg.cards.canterlot_nights.problems import OUT_OF_CONTROL, SOCIAL_OBLIGATIONS
from everfree.ccg.cards.canterlot_nights.resources import (
    CANTERLOT_ARCHIVES,
    LEARNED_LESSONS,
    VARMINT_BARRICADE,
)
from everfree.ccg.cards.canterlot_nights.troublemakers import QUEEN_CHRYSALIS
from everfree.ccg.cards.rock_n_rave.problems import SECRET_MISSION, TRADE_DISPUTE
from everfree.ccg.language import (
    BLUE,
    COMMON,
    MAIN_PHASE_TIMING,
    ORANGE,
    PUMPED,
    PURPLE,
    WHITE,
    YELLOW,
    Card,
    Draw,
    EventText,
    HomeLimit,
    OverHomeLimit,
    PlayToHome,
    Standing,
    event,
    resource,
    terms,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT, YOU

LETTER = event(
    "letter", "Letter", BLUE, power=1, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Draw(1)),)
)
STALL = resource("stall", "Stall", BLUE, power=4, cost=0, rarity=COMMON, traits=(), abilities=(PlayToHome(),))


@pytest.mark.card("cn183")
class TestOutOfControl:
    """cn183."""

    def solved(self, seed: int) -> list[str]:
        """Solve it with three Friends there and one elsewhere, and list where they are."""
        strong, other, rival, away = plain(9), plain(9, ORANGE), plain(4), plain()
        table = Table(
            problem=OUT_OF_CONTROL,
            mine=[strong, other],
            home=[away],
            opponent_mine=[rival],
            phase=SCORE_PHASE,
            seed=seed,
        ).until("main")
        return [table.zone_of(one) for one in (strong, other, rival, away)]

    def test_chance_chooses_one_friend_there(self) -> None:
        """Nobody is asked; one Friend is dismissed, each of the three in some game."""
        found = {tuple(self.solved(seed)) for seed in range(8)}

        assert {one.count("discard-pile") for one in found} == {1}
        assert {one.index("discard-pile") for one in found} == {0, 1, 2}

    @pytest.mark.must_not
    def test_a_friend_elsewhere_is_safe(self) -> None:
        """Only Friends at the Problem can be chosen."""
        assert all(self.solved(seed)[3] == "play" for seed in range(4))


@pytest.mark.card("cn203")
@pytest.mark.must_not
def test_queen_chrysalis_exhausts_one_involved_character() -> None:
    """cn203: at the start of a faceoff with her, one of the characters in it; one elsewhere stays ready."""
    hero, helper, away = plain(3), plain(3), plain()
    table = Table(mine=[hero, helper], home=[away], opponent_mine=[QUEEN_CHRYSALIS], phase=TROUBLEMAKER_PHASE)
    table.choose(QUEEN_CHRYSALIS)

    assert sorted(table.is_exhausted(one) for one in (hero, helper)) == [False, True]
    assert not table.is_exhausted(away)


@pytest.mark.card("cn37")
class TestJoe:
    """cn37."""

    def test_a_card_from_the_hand_goes_beneath_a_pumped_friend(self) -> None:
        """You choose the card and the Friend; everybody sees the card."""
        joe, card, other = piece(JOE), plain(), plain()
        pumped, rival = plain(keywords=(PUMPED,)), plain(keywords=(PUMPED,))
        second = plain(keywords=(PUMPED,))
        table = Table(
            home=[joe, pumped, second, plain()], opponent_home=[rival], hand=[card, other], tokens=1
        ).use(joe)
        assert table.choices() == [card, other]
        table.choose(card)
        assert table.choices() == [pumped, second]
        table.choose(second)

        assert (table.beneath(second), table.hand(), table.tokens) == ([card], [other], 0)
        assert table.knows(card, OPPONENT)

    @pytest.mark.must_not
    def test_not_while_exhausted(self) -> None:
        """An exhausted Joe can't pay."""
        joe = piece(JOE, exhausted=True)

        assert Table(home=[joe], hand=[plain()], tokens=1).why_not_use(joe) is not None


@pytest.mark.card("cn103")
@pytest.mark.must_not
def test_eep_goes_beneath_a_pumped_friend() -> None:
    """cn103: the Event itself is banished beneath your Friend and does not go to the discard pile."""
    pumped, rival = plain(9, YELLOW, keywords=(PUMPED,)), plain(keywords=(PUMPED,))
    table = Table(hand=[EEP], home=[pumped, plain()], opponent_home=[rival], tokens=1).play(EEP)

    assert (table.beneath(pumped), table.zone_of(EEP)) == ([EEP], "banished")


@pytest.mark.card("cn53")
class TestAmethyst:
    """cn53."""

    def won(self) -> Table:
        """Win a faceoff with three cards beneath her."""
        self.cards = [plain(), plain(), plain()]
        self.amethyst = piece(AMETHYST, beneath=tuple(self.cards))
        return Table(
            problem=open_problem(),
            mine=[self.amethyst, plain(9)],
            opponent_mine=[plain(1)],
            phase=SCORE_PHASE,
        ).until("may")

    def test_one_token_for_each_card_you_choose(self) -> None:
        """Cards are chosen one by one until you stop."""
        table = self.won()
        before = table.tokens
        table.choose("yes", self.cards[0], self.cards[2])
        assert table.choices() == [self.cards[1], "done"]
        table.choose("done")

        assert table.tokens - before == 2
        assert [table.zone_of(one) for one in self.cards] == ["discard-pile", "banished", "discard-pile"]

    @pytest.mark.must_not
    def test_declined_or_stopped_at_once_it_gives_nothing(self) -> None:
        """Without a spent card there is no token."""
        table = self.won()
        before = table.tokens
        table.choose("yes", "done")

        assert (table.tokens - before, table.beneath(self.amethyst)) == (0, self.cards)


@pytest.mark.card("cn198")
@pytest.mark.must_not
def test_fancy_pants_scores_for_spent_cards_only() -> None:
    """cn198: a point for each card, besides the points of the faceoff."""

    def score(*answers: str) -> int:
        beneath = (plain(), plain())
        table = Table(
            problem=open_problem(bonus=1),
            mine=[piece(FANCY_PANTS, beneath=beneath), plain(9)],
            opponent_mine=[plain(1)],
            phase=SCORE_PHASE,
        ).until("may")
        for answer in answers:
            table.choose(beneath[0] if answer == "first" else answer)
        return table.until("main").score

    assert (score("yes", "first", "done") - score("no")) == 1


@pytest.mark.card("cn142")
class TestLearnedLessons:
    """cn142."""

    def beneath_after(self, *rivals: Card) -> int:
        """Count the cards beneath it after a Score Phase against these Friends."""
        lessons = piece(LEARNED_LESSONS)
        table = Table(
            home=[lessons],
            problem=open_problem(),
            mine=[plain(9)],
            opponent_mine=list(rivals),
            phase=SCORE_PHASE,
        )
        return len(table.until("main").beneath(lessons))

    def test_a_bonus_puts_a_card_beneath_it(self) -> None:
        """The bonus of any Problem that you score counts."""
        assert self.beneath_after(plain(1)) == 1

    @pytest.mark.must_not
    def test_other_points_do_not(self) -> None:
        """A point for confronting alone is no bonus."""
        assert self.beneath_after() == 0

    def test_all_cards_are_spent_for_tokens(self) -> None:
        """It is retired, and gives as many tokens as cards lay beneath it."""
        lessons = piece(LEARNED_LESSONS, beneath=(plain(), plain(), plain()))
        table = Table(home=[lessons]).use(lessons)

        assert (table.tokens, table.zone_of(lessons)) == (3, "discard-pile")

    @pytest.mark.must_not
    def test_not_without_a_card_beneath(self) -> None:
        """Nothing can be spent."""
        lessons = piece(LEARNED_LESSONS)

        assert Table(home=[lessons]).why_not_use(lessons) is not None


@pytest.mark.card("cnf2")
@pytest.mark.must_not
def test_princess_of_the_night_discards_an_event() -> None:
    """cnf2: only an Event pays for three power; without one she can't be used."""
    luna, friend = piece(NIGHT, boosted=True), plain()
    first, second = piece(LETTER), piece(LETTER)
    table = Table(
        mane=luna,
        mane_at="mine",
        problem=open_problem(),
        opponent_mine=[plain(1)],
        hand=[friend, first, second],
        phase=SCORE_PHASE,
    )
    while luna not in table.choices():
        table.pass_()
    before = table.power(luna)
    table.use(luna)
    assert table.choices() == [first, second]
    table.choose(first)

    assert (table.power(luna) - before, table.hand()) == (3, [friend, second])
    poor = Table(mane=luna, mane_at="mine", hand=[friend])
    assert poor.why_not_use(luna) is not None


@pytest.mark.card("cn153")
class TestVarmintBarricade:
    """cn153."""

    def test_moves_a_character_to_a_troublemaker(self) -> None:
        """Only Problems with a face-up Troublemaker are destinations."""
        wall, friend = piece(VARMINT_BARRICADE, beneath=(plain(),)), plain()
        table = Table(home=[wall, friend], opponent_theirs=[plain_troublemaker()]).use(wall).choose(friend)

        assert (table.area_of(friend), table.beneath(wall)) == ("theirs", [])

    @pytest.mark.must_not
    def test_not_to_a_problem_without_one(self) -> None:
        """A covered Troublemaker does not count, so nobody can be moved."""
        wall, friend = piece(VARMINT_BARRICADE, beneath=(plain(),)), plain()
        covered = piece(plain_troublemaker(), face_down=True)
        table = Table(home=[wall, friend], opponent_mine=[covered]).use(wall)

        assert (table.asked, table.area_of(friend)) == ("main", "home")

    def test_a_played_troublemaker_puts_a_card_beneath(self) -> None:
        """Whoever plays it."""
        wall, imp, top = piece(VARMINT_BARRICADE), plain_troublemaker(), plain()
        table = Table(
            home=[wall], deck=[top], opponent_hand=[imp], opponent_tokens=1, opponents_turn=True
        ).play(imp, "mine")

        assert table.beneath(wall) == [top]


@pytest.mark.card("cn200")
class TestProtector:
    """cn200."""

    def played(self, to: str) -> Table:
        """Play her to a place, with an opponent's Troublemaker at your Problem."""
        self.imp = plain_troublemaker(4)
        return Table(hand=[PROTECTOR], home=[plain(9, YELLOW)], opponent_mine=[self.imp], tokens=3).play(
            PROTECTOR, to
        )

    def test_challenges_it_alone(self) -> None:
        """With two more power for the turn."""
        table = self.played("mine").until("main")

        assert (table.power(PROTECTOR), table.zone_of(self.imp)) == (5, "discard-pile")

    @pytest.mark.must_not
    def test_not_elsewhere(self) -> None:
        """Where no Troublemaker is, nothing happens."""
        table = self.played("theirs")

        assert (table.power(PROTECTOR), table.zone_of(self.imp), table.asked) == (3, "play", "main")


@pytest.mark.card("cn26")
@pytest.mark.must_not
def test_applebucker_empties_the_deck_of_a_chosen_player() -> None:
    """cn26: four cards of that player's deck go to the discard pile, none of another's."""
    table = Table(hand=[APPLEBUCKER], home=[plain(9, ORANGE)], tokens=3).play(APPLEBUCKER, "home")
    assert (table.asked, len(table.choices())) == ("player", 2)
    decks = len(table.deck()), len(table.deck(OPPONENT))
    table.game.take(1)

    assert (decks[0] - len(table.deck()), decks[1] - len(table.deck(OPPONENT))) == (0, 4)


@pytest.mark.card("cn199")
class TestSweetieBelle:
    """cn199."""

    def won(self, *others: str) -> Table:
        """Win a faceoff with her and Friends of these Titles."""
        friends = [replace(plain(9), title=title) for title in others]
        return Table(
            problem=open_problem(), mine=[SWEETIE, *friends], opponent_mine=[plain(1)], phase=SCORE_PHASE
        )

    def test_scores_beside_rarity(self) -> None:
        """She is exhausted for a point."""
        table = self.won("Rarity").until("may").choose("yes")

        assert table.is_exhausted(SWEETIE)

    @pytest.mark.must_not
    def test_not_without_rarity(self) -> None:
        """Another Friend in the faceoff is not enough."""
        assert not self.won("Applejack").until("main").is_exhausted(SWEETIE)


@pytest.mark.card("cn185")
@pytest.mark.must_not
def test_social_obligations_reward_its_owner_only() -> None:
    """cn185: the owner's Mane Character in a faceoff that the owner wins; an opponent's does not count."""
    table = Table(
        problem=SOCIAL_OBLIGATIONS,
        mane_at="mine",
        mine=[plain(9), plain(9, PURPLE), plain(9, WHITE), plain(9, YELLOW)],
        opponent_mine=[plain(9), plain(9, ORANGE)],
        phase=SCORE_PHASE,
    ).until("may")
    assert (table.question.seat, table.choose("yes").is_exhausted(table.mane)) == (YOU, True)


@pytest.mark.card("cn71")
class TestFoggyFleece:
    """cn71."""

    def test_is_played_from_the_discard_pile(self) -> None:
        """For her cost, as from the hand."""
        table = Table(discard=[FOGGY], home=[plain(9, WHITE)], tokens=2).play(FOGGY, "home")

        assert (table.zone_of(FOGGY), table.tokens) == ("play", 0)

    @pytest.mark.must_not
    def test_no_other_card_is(self) -> None:
        """She lends it to nobody, and an opponent can't play her."""
        other = plain(cost=0)
        table = Table(discard=[FOGGY, other], tokens=0)
        assert (other in table.choices(), FOGGY in table.choices()) == (False, False)


@pytest.mark.card("cn2")
class TestAppleVendor:
    """cn2."""

    def test_takes_one_friend_of_three(self) -> None:
        """A Friend of yours is retired; the other two revealed cards go to the discard pile."""
        vendor, friend = piece(VENDOR, boosted=True), plain()
        first, found, last, below = piece(STALL), plain(), piece(STALL), plain()
        table = Table(mane=vendor, home=[friend], deck=[first, found, last, below]).use(vendor)

        assert (table.hand(), table.deck()[0]) == ([found], below)
        assert [table.zone_of(one) for one in (first, last, friend)] == ["discard-pile"] * 3

    @pytest.mark.must_not
    def test_not_without_a_friend_to_retire(self) -> None:
        """There is nothing to pay with."""
        vendor = piece(VENDOR, boosted=True)

        assert Table(mane=vendor).why_not_use(vendor) is not None


@pytest.mark.card("cn111")
@pytest.mark.must_not
def test_nice_moves_discards_as_many_as_it_drew() -> None:
    """cn111: one for each token of your opponent, whatever you have yourself."""
    kept = [plain(), plain(), plain()]
    table = Table(hand=[NICE_MOVES_KID, *kept], home=[plain(9)], tokens=3, opponent_tokens=2).play(
        NICE_MOVES_KID
    )
    assert len(table.hand()) == 5
    table.choose(kept[0], kept[1])

    assert (len(table.hand()), kept[2] in table.hand()) == (3, True)


@pytest.mark.card("cn116")
@pytest.mark.must_not
def test_royal_canterlot_voice_drives_a_friend_away() -> None:
    """cn116: the opponent chooses which of their Friends leaves the chosen Problem; a token with Luna."""
    there, also_there, elsewhere = plain(), plain(), plain()
    luna = replace(plain(9, PURPLE), title="Princess Luna")
    table = Table(
        hand=[ROYAL_CANTERLOT_VOICE],
        home=[luna],
        opponent_mine=[there, also_there],
        opponent_theirs=[elsewhere],
        tokens=1,
    ).play(ROYAL_CANTERLOT_VOICE)
    table.choose(table.problem)
    assert (table.question.seat, table.choices()) == (OPPONENT, [there, also_there])
    table.choose(there, "their home")

    assert (table.area_of(there), table.area_of(also_there), table.tokens) == ("their home", "mine", 1)


@pytest.mark.card("rr7")
@pytest.mark.must_not
def test_secret_mission_counts_the_other_players_friends() -> None:
    """rr7: each player needs one more for each Friend of the other there, none for their own."""
    table = Table(problem=SECRET_MISSION, mine=[plain(), plain()], theirs=[plain()], opponent_mine=[plain()])

    def added(seat: int) -> int:
        needs = table.needs(table.problem, YOU if seat == 0 else OPPONENT)
        printed = SECRET_MISSION.owner_needs if seat == 0 else SECRET_MISSION.opponent_needs
        return sum(amount for _, amount in needs) - sum(need.amount for need in printed)

    assert (added(0), added(1)) == (1, 2)


@pytest.mark.card("rr9")
@pytest.mark.must_not
def test_trade_dispute_keeps_the_strongest_side_out() -> None:
    """rr9: whoever has the most Friends there can't move another one there; with a tie everybody can."""

    def can_move(mine: int, theirs: int) -> bool:
        walker = plain()
        table = Table(
            problem=TRADE_DISPUTE,
            home=[walker],
            mine=[plain() for _ in range(mine)],
            opponent_mine=[plain() for _ in range(theirs)],
            tokens=2,
        ).move(walker)
        return table.asked == "where" and "mine" in table.choices()

    assert [can_move(2, 1), can_move(1, 1), can_move(1, 2)] == [False, True, True]


@pytest.mark.card("cn133")
class TestCanterlotArchives:
    """cn133."""

    def test_keeps_an_event_and_gives_it_back(self) -> None:
        """Exhausted once to put an Event beneath, and again as a faceoff starts for the Event and a token."""
        archives = piece(CANTERLOT_ARCHIVES)
        table = Table(home=[archives], hand=[LETTER, plain()]).use(archives)
        assert table.choices() == [LETTER]
        table.choose(LETTER)
        assert (table.beneath(archives), table.is_exhausted(archives)) == ([LETTER], True)

    @pytest.mark.must_not
    def test_no_other_card_is_kept(self) -> None:
        """A Friend can't be put there."""
        archives, friend = piece(CANTERLOT_ARCHIVES), plain()
        table = Table(home=[archives], hand=[friend]).use(archives)

        assert (table.beneath(archives), table.hand()) == ([], [friend])

    def test_a_faceoff_brings_a_card_back(self) -> None:
        """The card goes on top of the deck and is flipped."""
        kept = plain(7)
        archives = piece(CANTERLOT_ARCHIVES, beneath=(kept,))
        table = Table(
            home=[archives],
            problem=open_problem(),
            mine=[plain(1)],
            opponent_mine=[plain(1)],
            phase=SCORE_PHASE,
        ).use(archives)
        before = table.tokens
        table.choose("yes")

        assert (table.beneath(archives), table.tokens - before) == ([], 1)


@pytest.mark.card("cn196")
class TestMareInTheMoon:
    """cn196."""

    def banished(self) -> Table:
        """Banish her as your Score Phase starts."""
        return Table(home=[LUNA], phase=SCORE_PHASE).use(LUNA).choose("yes")

    def test_comes_back_as_your_next_turn_starts(self) -> None:
        """Where you like, under your control."""
        table = self.banished()
        assert table.zone_of(LUNA) == "banished"
        table.end_turn()
        table.until("where").choose("mine")

        assert table.area_of(LUNA) == "mine"

    @pytest.mark.must_not
    def test_not_in_the_opponents_turn(self) -> None:
        """She stays away while it is not your turn."""
        table = self.banished()

        assert (table.question.seat, table.zone_of(LUNA)) == (OPPONENT, "banished")


@pytest.mark.card("cn107")
class TestGoldenTicket:
    """cn107."""

    def faceoff(self) -> Table:
        """Open a Problem faceoff that you would lose, with it in your hand."""
        self.guest, self.stall = plain(5), piece(STALL)
        table = Table(
            problem=open_problem(),
            hand=[I_GOT_A_GOLDEN_TICKET],
            home=[plain(9, WHITE)],
            mine=[plain(1)],
            opponent_mine=[plain(4)],
            deck=[plain(0), plain(0)],
            opponent_deck=[plain(0), plain(0)],
            discard=[self.guest, self.stall],
            tokens=2,
            phase=SCORE_PHASE,
        )
        while I_GOT_A_GOLDEN_TICKET not in table.choices():
            table.pass_()
        return table

    def test_a_friend_joins_the_faceoff(self) -> None:
        """At the Problem of the faceoff, where its power decides."""
        alone, helped = self.faceoff(), self.faceoff().play(I_GOT_A_GOLDEN_TICKET)

        assert helped.until("main").score > alone.until("main").score

    @pytest.mark.must_not
    def test_it_does_not_stay(self) -> None:
        """At the end of the faceoff it is banished; a Resource in the pile stays where it is."""
        table = self.faceoff().play(I_GOT_A_GOLDEN_TICKET).until("main")

        assert (table.zone_of(self.guest), table.zone_of(self.stall)) == ("banished", "discard-pile")


@pytest.mark.card("cnf4")
class TestHoofShaker:
    """cnf4."""

    def ended(self, friends: int) -> Table:
        """End a turn with so many Friends at home; her boosted side allows four."""
        shaker = piece(HOOF_SHAKER, boosted=True)
        return Table(mane=shaker, home=[plain() for _ in range(friends)]).end_phase()

    def test_a_friend_goes_to_the_hand_instead_of_being_retired(self) -> None:
        """Only if there are too many."""
        limit = HOOF_SHAKER.boosted.home_limit if HOOF_SHAKER.boosted else 0
        table = self.ended(limit + 1).until("may").choose("yes")
        choices = table.choices()
        table.choose(choices[0])

        assert len(choices) == limit + 1
        assert choices[0] in table.hand()

    @pytest.mark.must_not
    def test_not_within_the_limit(self) -> None:
        """Nobody is asked."""
        limit = HOOF_SHAKER.boosted.home_limit if HOOF_SHAKER.boosted else 0
        table = self.ended(limit)

        assert (table.question.seat, table.asked) == (OPPONENT, "main")


def test_a_limit_that_depends_on_itself_is_left_as_it_is() -> None:
    """A law about the home limit whose condition asks for that limit does not apply."""
    law = Standing(HomeLimit(terms.YOU, -1), OverHomeLimit(terms.YOU))
    odd = plain(abilities=(law,))
    limit = HOOF_SHAKER.boosted.home_limit if HOOF_SHAKER.boosted else 0
    others = [plain() for _ in range(limit - 1)]
    table = Table(mane=piece(HOOF_SHAKER, boosted=True), home=[odd, *others]).end_turn()

    assert [table.zone_of(one) for one in (odd, *others)] == ["play"] * limit
