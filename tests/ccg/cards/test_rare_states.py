"""Cards with states and laws that few cards have: boosted, owned, counted, played from elsewhere."""

from dataclasses import replace

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.language import (
    DISCARD_PILE,
    FRIEND,
    HAND,
    HASTY,
    OPPONENT,
    ORANGE,
    POWER_COUNTER,
    WHITE,
    WILD,
    YELLOW,
    Another,
    Card,
    Description,
    Frighten,
    GainControl,
    MayPlayFrom,
    Need,
    Send,
    Standing,
    cards,
    choose,
    main_phase,
    yours,
)
from everfree.ccg.rules.explaining import why_not
from everfree.ccg.rules.turn.end_phase import too_many_at_home
from everfree.ccg.vocab import COLOURS, TROUBLEMAKER_PHASE, CardId, Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

ME, THEM = Seat(0), Seat(1)
BULLY = plain(abilities=(main_phase(Frighten(choose(cards(FRIEND, Another())))),))


@pytest.mark.card("ad11")
@pytest.mark.must_not
def test_swift_against_a_boosted_mane_character() -> None:
    """ad11: only while an opponent's Mane Character is boosted; your own does not count."""
    runner = POOL["ad11"]
    against = Table(home=[runner], opponent_mane=piece(POOL["pr2"], boosted=True))
    beside = Table(home=[runner], mane=piece(POOL["pr1"], boosted=True))

    assert ("Swift" in against.keywords(runner), "Swift" in beside.keywords(runner)) == (True, False)


@pytest.mark.card("ff15")
@pytest.mark.must_not
def test_ember_protects_friends_with_counters() -> None:
    """ff15: your Friend with a counter can't be frightened; without one, or of an opponent, it can."""
    ember, safe, bare = POOL["ff15"], piece(plain(), counters=(POWER_COUNTER,)), plain()
    rival = piece(plain(), counters=(POWER_COUNTER,))
    table = Table(home=[BULLY, ember, safe, bare], opponent_home=[rival]).use(BULLY)

    assert table.choices() == [ember, bare, rival]


@pytest.mark.card("ff49")
@pytest.mark.must_not
def test_delivery_mare_goes_to_the_other_problem() -> None:
    """ff49: sent home, it goes to another Problem; another Friend goes home."""
    mare, other = POOL["ff49"], plain()
    sender = plain(abilities=(main_phase(Send(choose(cards(FRIEND, Another())))),))
    table = Table(home=[sender], mine=[mare, other]).use(sender).choose(mare)
    table.use(sender).choose(other)

    assert (table.area_of(mare), table.area_of(other)) == ("theirs", "home")


@pytest.mark.card("sb57")
@pytest.mark.must_not
def test_citizens_do_not_count_at_home() -> None:
    """sb57: the card itself takes no room; other Friends do."""
    crowd = POOL["sb57"]
    others = [plain() for _ in range(4)]
    more, fewer = Table(home=[crowd, *others]), Table(home=others)

    assert too_many_at_home(more.game, ME) == too_many_at_home(fewer.game, ME)


@pytest.mark.card("sb57")
@pytest.mark.must_not
@pytest.mark.parametrize(("answer", "points"), [("yes", 1), ("no", 0)])
def test_citizens_help_from_home(answer: str, points: int) -> None:
    """sb57: their power counts for confronting a Problem if they are exhausted for it."""
    crowd = POOL["sb57"]
    goal = plain_problem((Need(WILD, 1 + crowd.front.power),), 50)
    table = Table(home=[crowd], mine=[plain(1)], problem=goal).end_phase().choose(answer)
    if answer == "yes":
        table.choose(goal)

    assert (table.score, table.is_exhausted(crowd)) == (points, answer == "yes")


@pytest.mark.card("ff128")
@pytest.mark.must_not
@pytest.mark.parametrize("answer", [option.YES, option.NO])
def test_breakfast_may_draw_as_the_game_starts(answer: int) -> None:
    """ff128: only the player who starts with it is asked, and may decline."""
    problems = {
        ("ff128" if card == "pr178" else card): count for card, count in RAINBOW_DASH.problems.items()
    }
    game = Game([replace(RAINBOW_DASH, problems=problems), APPLEJACK], seed=1)
    offered = [game.kernel.definition(CardId(one[1])).card.id for one in game.question.options]
    game.take(offered.index("ff128"))
    while game.question.kind != "may":
        game.take(0)
    before = len(game.kernel.cards_in(HAND, ME))
    assert game.question.seat == ME

    game.take(game.question.options.index((answer,)))
    assert len(game.kernel.cards_in(HAND, ME)) - before == (1 if answer == option.YES else 0)
    assert game.question.kind == "main"


@pytest.mark.card("cg62")
@pytest.mark.must_not
def test_coco_keeps_an_event_at_hand() -> None:
    """cg62: the Event she banished may be played; one that was banished before may not."""
    coco, event, other = POOL["cg62"], piece(POOL["mt87"]), piece(POOL["cn113"])
    table = Table(hand=[coco], home=[plain(20, WHITE), plain(20, YELLOW)], discard=[event, other], tokens=9)
    table.play(coco, "home").choose("yes", event)
    assert (table.zone_of(event), table.zone_of(other)) == ("banished", "discard-pile")
    assert (event in table.playable(), other in table.playable()) == (True, False)

    table.play(event)
    assert table.zone_of(event) == "discard-pile"


@pytest.mark.card("cg62")
@pytest.mark.must_not
def test_coco_who_banished_nothing_offers_nothing() -> None:
    """cg62: without an Event that she banished there is none to play, and she herself is not meant."""
    coco, event = POOL["cg62"], piece(POOL["mt87"])
    table = Table(hand=[coco], home=[plain(20, WHITE), plain(20, YELLOW)], discard=[event], tokens=9)
    table.play(coco, "home").choose("no")

    assert (coco in table.playable(), event in table.playable()) == (False, False)


@pytest.mark.card("eo117")
@pytest.mark.must_not
def test_without_a_friend_there_is_no_player_to_discard() -> None:
    """eo117: no Friend is put into a hand, so "that player" is nobody, and nobody discards (707.2)."""
    dizzy = POOL["eo117"]
    colours = [plain(4, YELLOW), plain(4, ORANGE)]
    table = Table(home=colours, hand=[dizzy, plain()], opponent_hand=[plain(), plain()], tokens=5)
    table.play(dizzy)

    assert (table.asked, len(table.hand()), len(table.hand(THEM))) == ("main", 1, 2)


def test_hasty_from_the_discard_pile() -> None:
    """A Hasty Friend that may be played from there is played on an opponent's turn too, and explained so."""
    keeper = plain(abilities=(Standing(MayPlayFrom(Description(FRIEND, zone=DISCARD_PILE))),))
    hasty = plain(keywords=(HASTY,))
    table = Table(home=[keeper], discard=[hasty], tokens=3, opponents_turn=True)

    assert (table.asked, table.playable()) == ("priority", [hasty])
    assert why_not(table.game, ME, table.id(hasty)) == [("play", None)]


@pytest.mark.card("ll111")
@pytest.mark.must_not
def test_journal_takes_back_what_you_own() -> None:
    """ll111: a Friend you own that an opponent controls comes back; an opponent's own is not offered."""
    journal, lent, rival = POOL["ll111"], plain(), plain()
    giver = plain(abilities=(main_phase(GainControl(choose(yours(FRIEND, Another())), who=OPPONENT)),))
    table = Table(home=[journal, giver, lent], opponent_home=[rival]).pass_()
    table.use(giver)
    assert table.game.state.controller[table.id(lent)] == THEM

    table.use(journal)
    assert rival not in table.choices()
    table.choose(lent)
    assert table.game.state.controller[table.id(lent)] == ME


def duel(event: str, *, flip: int, tokens: int = 9) -> tuple[Table, list[Card]]:
    """Play an Event that starts a faceoff at your Problem; return the table and the characters there."""
    card = POOL[event]
    colour = card.needs[0].colour
    mine, other, theirs = plain(5, colour), plain(5, colour), plain(10)
    table = Table(
        hand=[card],
        mine=[mine, other],
        opponent_mine=[theirs],
        deck=[plain(flip)],
        opponent_hand=[plain(), plain(), plain()],
        tokens=tokens,
    ).play(card)
    return table, [mine, other, theirs]


@pytest.mark.card("cg109")
@pytest.mark.must_not
def test_the_winner_draws_for_each_character() -> None:
    """cg109: two characters of yours were involved; your opponent draws nothing."""
    table, _ = duel("cg109", flip=20)

    assert (len(table.hand()), len(table.hand(THEM))) == (2, 3)


@pytest.mark.card("cg122")
@pytest.mark.must_not
def test_the_loser_discards_for_each_character() -> None:
    """cg122: one character of your opponent was involved; you discard nothing."""
    table, _ = duel("cg122", flip=20)
    table.choose(table.hand(THEM)[0])

    assert len(table.hand(THEM)) == 2


@pytest.mark.card("cg112")
@pytest.mark.must_not
def test_the_winner_may_banish_a_friend_that_was_involved() -> None:
    """cg112: every Friend of the faceoff is offered, and banishing is optional."""
    table, friends = duel("cg112", flip=20)
    table.choose("yes")
    assert table.choices() == friends

    assert table.choose(friends[2]).zone_of(friends[2]) == "banished"


@pytest.mark.card("cg95")
@pytest.mark.must_not
def test_burst_of_speed_lasts_one_faceoff() -> None:
    """cg95: you have three tokens more during the faceoff and none after it; your opponent keeps theirs."""
    burst, trouble = POOL["cg95"], plain_troublemaker(1)
    runner = plain(9, burst.needs[0].colour)
    table = Table(
        hand=[burst],
        mine=[runner],
        opponent_mine=[trouble],
        tokens=burst.cost + 1,
        opponent_tokens=4,
        phase=TROUBLEMAKER_PHASE,
    ).choose(trouble)
    table.play(burst)

    assert (table.told(kinds.GAINED), table.tokens, table.opponent_tokens) == (1, 0, 4)


@pytest.mark.card("sb31")
@pytest.mark.must_not
def test_party_mare_never_stays_at_home() -> None:
    """sb31: at the start of your turn she is at one of the Problems, by chance, whatever the seed."""
    mare, other = POOL["sb31"], plain()
    places = set()
    for seed in range(12):
        table = Table(home=[mare, other], opponents_turn=True, seed=seed).end_turn()
        places.add(table.area_of(mare))
        assert table.area_of(other) == "home"

    assert places == {"mine", "theirs"}


@pytest.mark.card("sb69")
@pytest.mark.must_not
def test_wild_wonders_move_up_to_three_characters() -> None:
    """sb69: you choose who goes; each of them is at a Problem afterwards, the others stay."""
    wonders = POOL["sb69"]
    first, second, third, rival = plain(), plain(), plain(), plain()
    rich = [plain(20, colour) for colour in COLOURS]
    table = Table(
        hand=[wonders], home=[first, second, third, *rich], opponent_home=[rival], tokens=9, mane_at="mine"
    )
    table.play(wonders, "home").choose("yes", first, rival, second)

    assert all(table.area_of(one) in ("mine", "theirs") for one in (first, rival, second))
    assert (table.area_of(third), table.area_of(wonders)) == ("home", "home")
