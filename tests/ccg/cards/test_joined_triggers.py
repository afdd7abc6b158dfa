"""Cards that wait for one of several things, for the first time in a turn, or for something rare."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    FRIEND,
    ORANGE,
    YELLOW,
    Another,
    Dismiss,
    Frighten,
    PutOnDeck,
    Retire,
    Send,
    Unfrighten,
    cards,
    choose,
    main_phase,
    token,
    yours,
)
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.situations import open_problem

CRITTER_TOKEN = token(1, YELLOW, "Critter")
BULLY = plain(abilities=(main_phase(Frighten(choose(cards(FRIEND, Another())))),))
BOOT = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))


@pytest.mark.card("cn114")
@pytest.mark.must_not
def test_plum_tuckered_out_exhausts_who_came_or_moved() -> None:
    """cn114: a character that an opponent plays or moves; not one that you move yourself."""
    plum = POOL["cn114"]
    mover, played, idle = plain(), plain(cost=0), plain()
    rich = plain(9, ORANGE)

    def laid() -> Table:
        return Table(
            home=[mover, idle],
            hand=[played],
            tokens=5,
            opponent_hand=[plum],
            opponent_home=[rich],
            opponent_tokens=5,
        )

    moved = laid().move(mover, "mine").play(plum)
    assert (moved.is_exhausted(mover), moved.is_exhausted(idle)) == (True, False)
    come = laid().play(played, "home").play(plum)
    assert (come.is_exhausted(played), come.is_exhausted(idle)) == (True, False)


@pytest.mark.card("cn64")
@pytest.mark.must_not
def test_tall_order_sends_home_who_comes_here() -> None:
    """cn64: a card from beneath is spent; a Friend that moves to another Problem is left alone."""
    spent = plain()
    tall, walker = piece(POOL["cn64"], beneath=(spent,)), plain()
    table = Table(home=[walker], opponent_mine=[tall], tokens=5).move(walker, "mine").use(tall).choose("yes")
    assert (table.area_of(walker), table.beneath(tall)) == ("home", [])

    away = Table(home=[walker], opponent_mine=[tall], tokens=5).move(walker, "theirs")
    assert (away.area_of(walker), away.beneath(tall)) == ("theirs", [spent])


@pytest.mark.card("hm60")
@pytest.mark.must_not
def test_furball_brings_a_critter_each_time() -> None:
    """hm60: when it enters play, and when it becomes frightened; not when another Friend does."""
    furball, other = POOL["hm60"], plain()
    table = Table(home=[BULLY, furball, other]).use(BULLY).choose(other)
    assert len(table.created(CRITTER_TOKEN)) == 0

    assert len(table.use(BULLY).choose("home").created(CRITTER_TOKEN)) == 1
    played = Table(hand=[furball], home=[plain(9, YELLOW)], tokens=9).play(furball, "home").choose("home")
    assert len(played.created(CRITTER_TOKEN)) == 1


@pytest.mark.card("mt62")
@pytest.mark.must_not
def test_yearling_helps_another_character_there() -> None:
    """mt62: when she is moved to a Problem; neither herself nor a character elsewhere."""
    yearling, there, away = POOL["mt62"], plain(), plain()
    table = Table(home=[yearling, away], mine=[there], tokens=5).move(yearling, "mine")

    assert [table.power(one) for one in (yearling, there, away)] == [yearling.front.power, 3, 1]


@pytest.mark.card("de79")
@pytest.mark.must_not
def test_defenders_grow_as_friends_go() -> None:
    """de79: a counter for a Friend of yours that is dismissed or retired; none for an opponent's."""
    heroes, lost, gone, rival = POOL["de79"], plain(), plain(), plain()
    retiring = plain(abilities=(main_phase(Retire(choose(yours(FRIEND, Another())))),))
    table = Table(home=[heroes, BOOT, retiring, lost, gone], opponent_home=[rival])
    table.use(BOOT).choose(rival)
    assert table.counters(heroes) == {}

    table.use(BOOT).choose(lost).choose("yes")
    table.use(retiring).choose(gone).choose("yes")
    assert sum(table.counters(heroes).values()) == 2


@pytest.mark.card("cn38")
@pytest.mark.must_not
def test_steam_roller_stays_with_a_card_beneath() -> None:
    """cn38: with a card beneath it, it can be neither dismissed nor frightened; without one it can."""
    safe, bare, other = piece(POOL["cn38"], beneath=(plain(),)), piece(POOL["cn38"]), plain()
    for ability in (BULLY, BOOT):
        assert safe not in Table(home=[ability, safe, other, plain()]).use(ability).choices()
        assert bare in Table(home=[ability, bare, other]).use(ability).choices()


@pytest.mark.card("cn10")
@pytest.mark.must_not
@pytest.mark.parametrize("count", [0, 1])
def test_cipher_splash_readies_with_a_card_beneath(count: int) -> None:
    """cn10: at the start of an opponent's turn too, but only with a card beneath it."""
    splash = piece(POOL["cn10"], exhausted=True, beneath=tuple(plain() for _ in range(count)))
    table = Table(home=[splash]).end_phase()
    if count:
        table.until("may").choose("yes")

    assert table.is_exhausted(splash) == (count == 0)


@pytest.mark.card("cn36")
@pytest.mark.must_not
@pytest.mark.parametrize("count", [0, 1])
def test_hayseed_flips_with_a_card_beneath(count: int) -> None:
    """cn36: an additional card in a faceoff that involves it, only with a card beneath it."""
    hayseed = piece(POOL["cn36"], beneath=tuple(plain() for _ in range(count)))
    trouble = plain_troublemaker(1)
    table = Table(mine=[hayseed, plain(9)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE).choose(trouble)

    assert table.told(kinds.FLIPPED) == 2 + count


@pytest.mark.card("hm125")
@pytest.mark.must_not
def test_halt_evil_doers_the_first_time_each_turn() -> None:
    """hm125: the second move to it does not ask again; a move to the other Problem never does."""
    first, second, third = plain(), plain(), plain()
    table = Table(problem=POOL["hm125"], home=[first, second, third], tokens=9).move(first, "theirs")
    assert table.asked == "main"

    table.move(second, "mine").choose("yes")
    table.choose(third)
    assert (table.area_of(third), table.tokens) == ("mine", 4)
    assert table.move(first, "mine").asked == "main"


@pytest.mark.card("eo54")
@pytest.mark.must_not
def test_mayor_mare_hears_of_your_deck() -> None:
    """eo54: a card put on your deck counts, one put on an opponent's does not."""
    mayor, ally, rival = POOL["eo54"], plain(), plain()
    lifter = plain(abilities=(main_phase(PutOnDeck(choose(cards(FRIEND, Another())))),))
    table = Table(home=[mayor, lifter, ally], opponent_home=[rival]).use(lifter).choose(rival)
    assert table.power(mayor) == mayor.front.power

    assert table.use(lifter).choose(ally).power(mayor) == mayor.front.power + 1


@pytest.mark.card("eo5")
@pytest.mark.must_not
def test_twilight_may_turn_over() -> None:
    """eo5: she turns over only if you want it."""
    twilight, ally = piece(POOL["eo5"]), plain()
    lifter = plain(abilities=(main_phase(PutOnDeck(choose(yours(FRIEND, Another())))),))

    for answer in ("yes", "no"):
        table = Table(mane=twilight, home=[lifter, ally]).use(lifter).choose(answer)
        assert table.is_boosted(twilight) == (answer == "yes")


@pytest.mark.card("cg10")
@pytest.mark.must_not
def test_dr_hooves_moves_once_he_is_calm() -> None:
    """cg10: he goes to a Problem; another Friend that is unfrightened does not move him."""
    calm = plain(abilities=(main_phase(Unfrighten(choose(cards(FRIEND)))),))
    hooves, other = piece(POOL["cg10"], frightened=True), piece(plain(), frightened=True)
    table = Table(home=[calm, hooves, other]).use(calm).choose(other)
    assert table.area_of(hooves) == "home"

    assert table.use(calm).choose("yes", "theirs").area_of(hooves) == "theirs"


@pytest.mark.card("mt142")
@pytest.mark.must_not
def test_pinkie_keeps_the_party_going() -> None:
    """mt142: a Friend here with 1 printed power goes to the other Problem, a stronger one goes home."""
    pinkie, small, big = POOL["mt142"], plain(1), plain(2)
    sender = plain(abilities=(main_phase(Send(choose(cards(FRIEND, Another())))),))
    table = Table(mine=[pinkie, small, big], home=[sender]).use(sender).choose(small)
    table.use(sender).choose(big)

    assert (table.area_of(small), table.area_of(big)) == ("theirs", "home")


@pytest.mark.card("cg14")
@pytest.mark.must_not
@pytest.mark.parametrize(("strength", "moves"), [(30, True), (0, False)])
def test_relay_racer_moves_after_a_loss(strength: int, moves: bool) -> None:
    """cg14: only when you lose; then she may go to a Problem."""
    racer, other = POOL["cg14"], plain(9)
    trouble = plain_troublemaker(strength)
    table = Table(mine=[racer, other], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE).choose(trouble)

    if moves:
        table.choose(other)
    assert ("yes" in table.choices()) == moves
    if moves:
        assert table.choose("yes").area_of(racer) == "theirs"


@pytest.mark.card("cg159")
@pytest.mark.must_not
def test_cockatrice_costs_its_challenger_a_friend() -> None:
    """cg159: the challenger chooses one of their own Friends there."""
    snake, one, two, away = POOL["cg159"], plain(), plain(), plain()
    table = Table(mine=[one, two], home=[away], opponent_mine=[snake], phase=TROUBLEMAKER_PHASE).choose(snake)
    assert table.choices() == [one, two]

    assert table.choose(one).zone_of(one) == "discard-pile"


@pytest.mark.card("cn159")
@pytest.mark.must_not
@pytest.mark.parametrize(("friends", "offered"), [(2, False), (3, True)])
def test_jet_set_wants_company(friends: int, offered: bool) -> None:
    """cn159: a player with fewer than three Friends at its Problem can't challenge it."""
    snobs = POOL["cn159"]
    here, away = [plain() for _ in range(friends)], [plain() for _ in range(3)]
    table = Table(mine=here, theirs=away, opponent_mine=[snobs], phase=TROUBLEMAKER_PHASE)

    assert (snobs in table.choices()) == offered


@pytest.mark.card("hm115")
@pytest.mark.must_not
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_wake_up_call_cancels_an_event(answer: str) -> None:
    """hm115: for a token and itself, the Event that an opponent plays does nothing."""
    call, event, trouble = POOL["hm115"], POOL["mt87"], plain_troublemaker()
    table = Table(
        hand=[event],
        home=[plain(9, YELLOW)],
        mine=[plain(9)],
        opponent_home=[call],
        opponent_mine=[trouble],
        problem=open_problem(),
        tokens=9,
        opponent_tokens=1,
    )
    table.play(event).choose(answer)

    assert (table.zone_of(call), table.opponent_tokens) == (
        ("discard-pile", 0) if answer == "yes" else ("play", 1)
    )
    assert table.can_confront(table.problem) == (answer == "no")


@pytest.mark.card("cn65")
@pytest.mark.must_not
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_twilight_may_bury_the_top_card(answer: str) -> None:
    """cn65: after an Event she looks at the top card and may put it under the deck."""
    twilight, top, event = POOL["cn65"], plain(), POOL["mt87"]
    table = Table(home=[twilight, plain(20, YELLOW)], hand=[event], deck=[top], tokens=9).play(event)
    table.choose(answer)

    assert (table.deck()[0] is top, table.deck()[-1] is top) == (answer == "no", answer == "yes")
