"""Cards that take abilities away, add colors, limit what may be done, or start faceoffs."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    BLUE,
    PINK,
    PROBLEM,
    PURPLE,
    SWIFT,
    WHITE,
    YELLOW,
    Gain,
    ReplaceProblems,
    cards,
    choose,
    main_phase,
    token,
)
from everfree.ccg.rules.turn.end_phase import too_many_at_home
from everfree.ccg.vocab import TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.situations import open_problem

ME = Seat(0)


@pytest.mark.card("cn135")
@pytest.mark.must_not
def test_chic_beret_is_worn_by_another() -> None:
    """cn135: the Friend it is on is also white and stronger; the other one is after it is reattached."""
    beret = piece(POOL["cn135"])
    first, second = piece(plain(1, BLUE), attached=(beret,)), plain(1, BLUE)
    table = Table(home=[first, second], tokens=1)
    assert (table.colours(first), table.power(first), table.colours(second)) == (BLUE | WHITE, 2, BLUE)

    table.use(beret)
    assert (table.host_of(beret), table.colours(first), table.power(second)) == (second, BLUE, 2)


@pytest.mark.card("ad129")
@pytest.mark.must_not
def test_clipped_wings_take_abilities() -> None:
    """ad129: the Friend it is on has neither its ability nor its keyword; another one keeps them."""
    giver = main_phase(Gain(1))
    clipped = piece(plain(keywords=(SWIFT,), abilities=(giver,)), attached=(POOL["ad129"],))
    free = plain(keywords=(SWIFT,), abilities=(giver,))
    table = Table(home=[clipped, free])

    assert (table.keywords(clipped), table.keywords(free)) == (set(), {"Swift"})
    assert (clipped in table.choices(), free in table.choices()) == (False, True)


@pytest.mark.card("cnpf3")
@pytest.mark.must_not
def test_applejack_with_rainbow_dash() -> None:
    """cnpf3: at a Problem with Rainbow Dash she is also blue; at home she is not."""
    jack, dash = POOL["cnpf3"], POOL["pr1"]
    table = Table(mane=dash, mane_at="mine", mine=[jack])
    assert (table.power(jack), table.colours(jack)) == (jack.front.power + 1, jack.front.colours | BLUE)

    at_home = Table(mane=dash, home=[jack])
    assert (at_home.power(jack), at_home.colours(jack)) == (jack.front.power, jack.front.colours)


@pytest.mark.card("cg23")
@pytest.mark.must_not
@pytest.mark.parametrize(("involved", "points"), [(True, 0), (False, 1)])
def test_cranky_lets_nobody_score(involved: bool, points: int) -> None:
    """cg23: no points in a faceoff that involves him; elsewhere he changes nothing."""
    cranky, trouble = POOL["cg23"], plain_troublemaker(1, 1)
    here, there = ([cranky], []) if involved else ([], [cranky])
    table = Table(
        mine=[plain(30), *here], theirs=there, opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE
    ).choose(trouble)

    assert (table.score, table.zone_of(trouble)) == (points, "discard-pile")


@pytest.mark.card("de31")
@pytest.mark.must_not
def test_pinkie_among_more_friends() -> None:
    """de31: with more Friends than an opponent, not with as many."""
    pinkie = POOL["de31"]
    more, same = (
        Table(home=[pinkie, plain()], opponent_home=[plain()]),
        Table(home=[pinkie], opponent_home=[plain()]),
    )

    assert (more.power(pinkie), same.power(pinkie)) == (pinkie.front.power + 2, pinkie.front.power)


@pytest.mark.card("eo192")
@pytest.mark.must_not
@pytest.mark.parametrize(("friends", "flipped"), [(2, 1), (1, 2)])
def test_mob_mentality_outnumbers(friends: int, flipped: int) -> None:
    """eo192: an opponent flips one card fewer here while you have more characters here."""
    strong = [plain(9, YELLOW) for _ in range(friends)]
    table = Table(problem=POOL["eo192"], mine=strong, opponent_mine=[plain(8)]).end_phase()

    assert table.told(kinds.FLIPPED) == flipped


@pytest.mark.card("ad170")
@pytest.mark.must_not
def test_bauble_weakens_a_boosted_mane_character_in_a_faceoff() -> None:
    """ad170: outside a Problem faceoff it has its whole power."""
    mane = piece(POOL["pr2"], boosted=True)
    table = Table(problem=POOL["ad170"], opponent_mane=mane, opponent_mane_at="mine", mine=[plain(9)])

    assert mane.card.boosted is not None
    assert table.power(mane) == mane.card.boosted.power


@pytest.mark.card("cn178")
@pytest.mark.must_not
def test_roundup_costs_cards_for_tokens() -> None:
    """cn178: as it enters play, each player discards as many cards as they have tokens."""
    changing = plain(abilities=(main_phase(ReplaceProblems(choose(cards(PROBLEM)))),))
    hand, other = [plain() for _ in range(3)], [plain() for _ in range(3)]
    table = Table(
        home=[changing],
        hand=hand,
        opponent_hand=other,
        tokens=2,
        opponent_tokens=1,
        problem_deck=[POOL["cn178"]],
    )
    table.use(changing).choose(table.problem)
    table.choose(hand[0], hand[1], other[0])

    assert (table.hand(), table.hand(Seat(1))) == ([hand[2]], other[1:])


@pytest.mark.card("eo169")
@pytest.mark.must_not
@pytest.mark.parametrize(("power", "stays"), [(3, True), (4, False)])
def test_under_arrest_keeps_the_weak_exhausted(power: int, stays: bool) -> None:
    """eo169: a character with 3 or less power does not ready in its Ready Phase."""
    held = piece(plain(power), exhausted=True, attached=(POOL["eo169"],))
    table = Table(opponent_home=[held]).end_turn()

    assert table.is_exhausted(held) == stays


@pytest.mark.card("eo169")
@pytest.mark.must_not
def test_under_arrest_exhausts_its_character() -> None:
    """eo169: the character it is played on, and no other."""
    arrest, held, other = POOL["eo169"], plain(), plain()
    table = Table(hand=[arrest], home=[plain(9, arrest.front.colours)], opponent_home=[held, other], tokens=9)
    table.play(arrest, held)

    assert (table.is_exhausted(held), table.is_exhausted(other)) == (True, False)


@pytest.mark.card("mt87")
@pytest.mark.must_not
def test_repulsor_blast_clears_the_way() -> None:
    """mt87: this turn you confront in spite of a Troublemaker; an opponent does not."""
    blast, trouble = POOL["mt87"], plain_troublemaker()
    table = Table(
        hand=[blast],
        home=[plain(9, YELLOW)],
        mine=[plain(9)],
        opponent_mine=[trouble],
        problem=open_problem(),
        tokens=9,
    )
    assert not table.can_confront(table.problem)

    assert table.play(blast).can_confront(table.problem)


@pytest.mark.card("sb74")
def test_pirate_clears_the_way() -> None:
    """sb74: as she enters play."""
    pirate, trouble = POOL["sb74"], plain_troublemaker()
    table = Table(
        hand=[pirate],
        home=[plain(20, YELLOW), plain(20, PINK), plain(20, BLUE)],
        mine=[plain(9)],
        opponent_mine=[trouble],
        problem=open_problem(),
        tokens=9,
    )

    assert table.play(pirate, "home").can_confront(table.problem)


@pytest.mark.card("ff86")
@pytest.mark.must_not
def test_defend_the_hive_helps_changelings() -> None:
    """ff86: your Changelings have Agile after the move, others have not."""
    hive, bug, pony = POOL["ff86"], plain(traits=("Changeling",)), plain()
    needed = plain(20, hive.front.colours)
    table = Table(hand=[hive], home=[needed, bug, pony], tokens=9).play(hive).choose(pony).choose("mine")

    assert (table.area_of(pony), table.keywords(bug), table.keywords(pony)) == ("mine", {"Agile"}, set())


@pytest.mark.card("mt36")
@pytest.mark.must_not
def test_starlight_arms_your_troublemakers_here() -> None:
    """mt36: your Troublemaker at her Problem may be strengthened in a faceoff for a token."""
    star, trouble, far = POOL["mt36"], plain_troublemaker(5), plain_troublemaker(5)
    rival = plain(1)
    table = Table(
        mine=[rival],
        theirs=[plain(1)],
        opponent_mine=[star, trouble],
        opponent_theirs=[far],
        opponent_tokens=1,
        phase=TROUBLEMAKER_PHASE,
    ).choose(trouble)
    before = table.opponent_tokens
    table.use(trouble)

    assert (table.power(trouble), table.opponent_tokens) == (7, before - 1)
    assert table.power(far) == 5


@pytest.mark.card("mt136")
@pytest.mark.must_not
@pytest.mark.parametrize(("marked", "flipped"), [(True, 3), (False, 2)])
def test_big_mac_flips_once_he_is_marked(marked: bool, flipped: int) -> None:
    """mt136: he has the quoted ability only with his mark."""
    mac, trouble = piece(POOL["mt136"], cutie_marked=marked), plain_troublemaker(1)
    table = Table(mine=[mac, plain(20)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE).choose(trouble)

    assert table.told(kinds.FLIPPED) == flipped


@pytest.mark.card("cn109")
@pytest.mark.must_not
@pytest.mark.parametrize(("flip", "tokens"), [(20, (1, 0)), (1, (0, 1))])
def test_magic_duel_pays_the_winner(flip: int, tokens: tuple[int, int]) -> None:
    """cn109: whoever wins gains the token; a weaker Friend is not offered as a rival."""
    duel, fighter, rival, weak = POOL["cn109"], plain(4, PURPLE), plain(9), plain(3)
    table = Table(hand=[duel], home=[fighter], opponent_home=[rival, weak], deck=[plain(flip)]).play(duel)

    assert (table.tokens, table.opponent_tokens) == tokens


@pytest.mark.card("de17")
@pytest.mark.must_not
def test_big_mouths_leave_counters() -> None:
    """de17: retired, they put two counters on another Friend; banished from the discard pile, one more."""
    mouths, ally = POOL["de17"], plain()
    table = Table(home=[mouths, ally]).use(mouths)
    assert (sum(table.counters(ally).values()), table.zone_of(mouths)) == (2, "discard-pile")

    table.use(mouths)
    assert (sum(table.counters(ally).values()), table.zone_of(mouths)) == (3, "banished")


@pytest.mark.card("sb3")
def test_skystar_brings_two_seashells() -> None:
    """sb3: two tokens and her other side, for two action tokens."""
    skystar = piece(POOL["sb3"])
    table = Table(mane=skystar, tokens=2).use(skystar)
    table.choose("home").number(2)

    assert [table.count(one) for one in table.created(token(2, PINK, "Seashell"))] == [2]
    assert (table.is_boosted(skystar), table.tokens) == (True, 0)


@pytest.mark.card("sb3")
@pytest.mark.must_not
def test_skystar_is_not_used_for_one_token() -> None:
    """sb3: a single action token is too little."""
    refusal = Table(mane=(skystar := piece(POOL["sb3"])), tokens=1).why_not_use(skystar)

    assert refusal is not None
    assert refusal.reason == "short-of-tokens"


@pytest.mark.card("eo18")
@pytest.mark.must_not
def test_scootaloo_joins_in_and_is_retired() -> None:
    """eo18: she joins a faceoff elsewhere and is retired at its end; another Friend stays."""
    scoot, ally, trouble = POOL["eo18"], plain(9), plain_troublemaker(1)
    table = Table(home=[scoot], mine=[ally], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE).choose(
        trouble
    )
    assert table.use(scoot).involved() == [scoot, ally, trouble]

    table.until("main")
    assert (table.zone_of(scoot), table.zone_of(ally)) == ("discard-pile", "play")


@pytest.mark.card("cg135")
@pytest.mark.must_not
def test_jousting_armor_moves_its_friend() -> None:
    """cg135: the Friend it is on goes to a Problem; the armor is retired at the end of the faceoff."""
    armor = piece(POOL["cg135"])
    knight, ally, trouble = piece(plain(1), attached=(armor,)), plain(9), plain_troublemaker(1)
    table = Table(home=[knight], mine=[ally], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE).choose(
        trouble
    )
    table.use(armor).choose("mine")

    assert (table.area_of(knight), table.until("main").zone_of(armor)) == ("mine", "discard-pile")


@pytest.mark.card("mt58")
@pytest.mark.must_not
def test_zipporwhill_has_room_for_critters() -> None:
    """mt58: your Critters at home do not count against your limit, other Friends do."""
    keeper = POOL["mt58"]
    critters, others = [plain(traits=("Critter",)) for _ in range(5)], [plain() for _ in range(5)]

    assert too_many_at_home(Table(home=[keeper, *critters]).game, ME) == 0
    assert too_many_at_home(Table(home=[keeper, *others]).game, ME) > 0
