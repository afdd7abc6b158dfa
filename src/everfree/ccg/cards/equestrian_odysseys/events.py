"""The Events of Equestrian Odysseys."""

from everfree.ccg.language import (
    AT_MOST, BLUE, COMMON, FRIEND, IMMEDIATE, MAIN_PHASE_TIMING, OPPONENT, PINK, POWER, PURPLE, RARE,
    RESOURCE, THIS, TROUBLEMAKER, UNCOMMON, YELLOW, Banish, ControlledBy, Dismiss, EventText, Gain,
    PutIntoHand, PutIntoPlay, PutOnDeck, Sequence, That, TurnFaceDown, With, cards, choose, event, wordings as
    w,
)  # fmt: skip

INTERDIMENSIONAL_PORTAL = event(
    "eo124",
    "Interdimensional Portal",
    PURPLE,
    power=3,
    cost=2,
    needs=3,
    rarity=RARE,
    text=(
        EventText(IMMEDIATE, Sequence((Banish(choose(cards(FRIEND))), PutIntoPlay(That(FRIEND))), w.THEN)),
    ),
)

LIE_LOW = event(
    "eo125",
    "Lie Low",
    YELLOW,
    power=3,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    text=(
        EventText(MAIN_PHASE_TIMING, PutIntoHand(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))))),
    ),
)

NAPCAKES = event(
    "eo128",
    "Napcakes",
    PURPLE,
    power=3,
    cost=1,
    needs=3,
    rarity=RARE,
    text=(EventText(IMMEDIATE, PutOnDeck(choose(cards(FRIEND, With(POWER, AT_MOST, 2))))),),
)

READ_THE_MANUAL = event(
    "eo134",
    "Read the Manual",
    BLUE | PURPLE,
    power=3,
    cost=3,
    needs=3,
    rarity=RARE,
    text=(EventText(MAIN_PHASE_TIMING, Sequence((Gain(5), Banish(THIS)), w.THEN)),),
)

ROLLING_TONES = event(
    "eo135",
    "Rolling Tones",
    PINK,
    power=3,
    cost=3,
    needs=4,
    rarity=RARE,
    text=(EventText(IMMEDIATE, Dismiss(choose(cards(FRIEND)))),),
)

SPECIAL_BEAM_CANNON = event(
    "eo138",
    "Special Beam Cannon",
    PURPLE,
    power=4,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    text=(EventText(MAIN_PHASE_TIMING, Banish(choose(cards(RESOURCE)))),),
)

SPLASH_ATTACK = event(
    "eo139",
    "Splash Attack",
    YELLOW,
    power=4,
    cost=1,
    needs=3,
    rarity=COMMON,
    text=(EventText(MAIN_PHASE_TIMING, TurnFaceDown(choose(cards(TROUBLEMAKER)))),),
)
