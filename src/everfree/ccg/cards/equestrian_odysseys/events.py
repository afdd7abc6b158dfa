"""The Events of Equestrian Odysseys."""

from everfree.ccg.language import (
    ACCESSORY, AT_MOST, BLUE, CARD, CHARACTER, COMMON, END_OF_FACEOFF, EXACTLY, FRIEND, IMMEDIATE,
    MAIN_PHASE_TIMING, OPPONENT, ORANGE, PINK, POWER, PRINTED_POWER, PURPLE, RARE, RESOURCE, SONG,
    THAT_PLAYER, THIS, TROUBLEMAKER, ULTRA_RARE, UNCOMMON, WHITE, YELLOW, Banish, Choose, ChooseOne,
    ControlledBy, DiscardCards, Dismiss, Draw, DuringFaceoff, EventText, Exhaust, FlipCard, Gain, Give, If,
    InFaceoff, Move, Need, Not, Power, PutCounters, PutIntoHand, PutIntoPlay, PutOnDeck, Sequence, That,
    TurnFaceDown, ValueOf, With, WithAttached, WithTrait, cards, choose, each, event, in_your_discard_pile,
    in_your_hand, wordings as w, yours,
)  # fmt: skip

BARREL_THROUGH = event(
    "eo112",
    "Barrel Through",
    ORANGE,
    power=4,
    cost=1,
    needs=3,
    rarity=COMMON,
    text=(EventText(IMMEDIATE, If(DuringFaceoff(wording=w.ONE_LEADING), FlipCard(w.ADDITIONAL))),),
)

COLD_WAVE = event(
    "eo116",
    "Cold Wave",
    WHITE,
    power=4,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    text=(
        EventText(
            IMMEDIATE,
            Exhaust(
                each(
                    cards(
                        CHARACTER,
                        InFaceoff(w.SOME_FACEOFF),
                        Not(WithAttached(cards(CARD, WithTrait(ACCESSORY, w.ALONE)), w.ATTACHED)),
                    ),
                    wording=w.WHOLE,
                )
            ),
        ),
    ),
)

DIZZY_SPELL = event(
    "eo117",
    "Dizzy Spell",
    YELLOW | ORANGE,
    power=4,
    cost=2,
    needs=(Need(ORANGE, 3), Need(YELLOW, 3)),
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    PutIntoHand(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))),
                    DiscardCards(THAT_PLAYER),
                ),
                w.THEN,
            ),
        ),
    ),
)

EXTREME_SLEDDING = event(
    "eo120",
    "Extreme Sledding",
    BLUE,
    power=4,
    cost=2,
    needs=2,
    rarity=COMMON,
    text=(EventText(MAIN_PHASE_TIMING, Move(Choose(yours(CHARACTER), 2, wording=w.IN_WORDS, up_to=True))),),
)

HEROIC_LEAP = event(
    "eo122",
    "Heroic Leap",
    BLUE,
    power=5,
    cost=0,
    needs=3,
    rarity=RARE,
    text=(
        EventText(
            IMMEDIATE, Give((Power(+2),), choose(cards(CHARACTER, InFaceoff(w.SOME_FACEOFF))), END_OF_FACEOFF)
        ),
    ),
)

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

MAKE_THIS_CASTLE_A_HOME = event(
    "eo126",
    "Make This Castle a Home",
    PINK | WHITE,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(SONG,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (
                    Draw(2),
                    Banish(choose(cards(FRIEND, With(PRINTED_POWER, EXACTLY, 2, w.NUMBER_OF)))),
                    PutOnDeck(choose(in_your_discard_pile(RESOURCE), wording=w.FROM), w.YOURS),
                )
            ),
        ),
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

PONYVILLE_EMERGENCY = event(
    "eo132",
    "Ponyville Emergency",
    PURPLE,
    power=4,
    cost=2,
    needs=2,
    rarity=COMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Move(
                Choose(
                    cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)), 2, wording=w.IN_WORDS, up_to=True
                )
            ),
        ),
    ),
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

SCOPE_THINGS_OUT = event(
    "eo136",
    "Scope Things Out",
    PURPLE,
    power=4,
    cost=1,
    needs=4,
    rarity=UNCOMMON,
    text=(
        EventText(
            IMMEDIATE,
            Sequence((Draw(4), PutOnDeck(Choose(in_your_hand(CARD), 3, wording=w.FROM), w.YOUR_TOP)), w.THEN),
        ),
    ),
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

BURST_OF_STRENGTH = event(
    "eo215",
    "Burst of Strength",
    ORANGE,
    power=5,
    cost=2,
    needs=4,
    rarity=ULTRA_RARE,
    text=(EventText(MAIN_PHASE_TIMING, PutCounters(choose(yours(FRIEND)), ValueOf(POWER, That(FRIEND)))),),
)
