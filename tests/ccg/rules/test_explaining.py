"""Why not: one answer for each thing one does with a card, the same functions that list the options."""

from everfree.ccg.cards.high_magic.friends import CLOUDCHASER_WONDERBOLT_TRAINEE
from everfree.ccg.cards.premiere.events_faceoff import GOOD_HUSTLE
from everfree.ccg.cards.premiere.events_reaction import WHOA_THERE_NELLY
from everfree.ccg.cards.premiere.friends_purple import MAYOR_MARE_ELECTED_OFFICIAL
from everfree.ccg.cards.premiere.resources_home import THE_PONYVILLE_EXPRESS
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED
from everfree.ccg.language import (
    FRIEND,
    ORANGE,
    PEGASUS,
    WHITE,
    Dismiss,
    Exhaust,
    IsDismissed,
    cards,
    choose,
    each,
    main_phase,
    when,
    yours,
)
from everfree.ccg.rules.explaining import why_not
from everfree.ccg.vocab import TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_troublemaker

YOU = Seat(0)


def reasons(table: Table, card: object) -> list[tuple[str, str]]:
    """List the verbs with the reason against each, empty where it can be done."""
    found = why_not(table.game, YOU, table.id(card))  # type: ignore[arg-type]
    return [(verb, "" if refusal is None else refusal.reason) for verb, refusal in found]


def test_a_character_with_an_ability_has_a_verb_for_each() -> None:
    """Mayor Mare can be moved for two tokens; her ability would take three."""
    table = Table(home=[MAYOR_MARE_ELECTED_OFFICIAL], tokens=2)

    assert reasons(table, MAYOR_MARE_ELECTED_OFFICIAL) == [("move", ""), ("use", "short-of-tokens")]


def test_a_frightened_friend_can_be_rallied() -> None:
    """It can also be moved: fear does not hold its feet."""
    friend = piece(plain(), frightened=True)

    assert reasons(Table(home=[friend], tokens=2), friend) == [("rally", ""), ("move", "")]


def test_a_reaction_in_play_is_explained_when_it_can_be_used_and_when_not() -> None:
    """The Ponyville Express waits for a Troublemaker defeated by white characters."""
    trouble = plain_troublemaker(1)
    table = Table(
        home=[THE_PONYVILLE_EXPRESS],
        mine=[plain(9, WHITE)],
        opponent_mine=[trouble],
        phase=TROUBLEMAKER_PHASE,
    )
    assert reasons(table, THE_PONYVILLE_EXPRESS) == [("use", "nothing-to-react-to")]

    table.choose(trouble)

    assert table.asked == "priority"
    assert reasons(table, THE_PONYVILLE_EXPRESS) == [("use", "")]


def test_nothing_is_done_with_cards_out_of_reach() -> None:
    """A card in the discard pile has no verbs."""
    friend = plain()

    assert reasons(Table(discard=[friend]), friend) == []


def test_an_ability_in_the_hand_is_explained_beside_playing_the_card() -> None:
    """Cloudchaser can be banished from the hand whenever you have priority; in the discard pile she can't."""
    held, gone = piece(CLOUDCHASER_WONDERBOLT_TRAINEE), piece(CLOUDCHASER_WONDERBOLT_TRAINEE)
    table = Table(hand=[held], discard=[gone])

    assert table.asked == "priority"
    assert reasons(table, held) == [("play", "something-under-way"), ("use", "")]
    assert reasons(table, gone) == []


def test_an_event_of_faceoffs_needs_priority() -> None:
    """While you are asked in a faceoff it can be played; while the opponent is, it can't."""
    event, trouble = piece(GOOD_HUSTLE), plain_troublemaker(1)
    stops = (STOP_FACEOFFS | STOP_FORCED, STOP_FACEOFFS | STOP_FORCED)
    table = Table(
        hand=[event],
        mine=[plain(9, traits=(PEGASUS,))],
        opponent_mine=[trouble],
        opponent_hand=[piece(GOOD_HUSTLE)],
        phase=TROUBLEMAKER_PHASE,
        tokens=3,
        stops=stops,
    ).choose(trouble)

    assert (table.question.seat, reasons(table, event)) == (0, [("play", "")])
    table.pass_()
    assert (table.asked, table.question.seat) == ("priority", 1)
    assert reasons(table, event) == [("play", "no-priority")]


def test_a_reaction_waits_until_texts_have_been_carried_out() -> None:
    """What it answers has happened; while a text asks you something you have no priority yet."""
    mourns = when(IsDismissed(each(cards(FRIEND))), Exhaust(choose(yours(FRIEND))))
    tender = plain(3, ORANGE, abilities=(mourns,))
    enemy, ally = plain(1, abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),)), plain(2)
    table = Table(
        hand=[WHOA_THERE_NELLY], home=[tender, plain(1), ally], opponent_home=[enemy], opponents_turn=True
    )

    table.use(enemy).choose(ally)

    assert (table.asked, reasons(table, WHOA_THERE_NELLY)) == ("choose", [("play", "no-priority")])
    table.choose(tender)
    assert (table.asked, reasons(table, WHOA_THERE_NELLY)) == ("priority", [("play", "")])
