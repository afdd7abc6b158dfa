"""The Friends of Friends Forever with several colours."""

from everfree.ccg.language import (
    AGILE, ALICORN, ALLY, AN_OPPONENT, ANYWHERE, BLUE, CARD, CHANGELING, CHAOTIC, CHARACTER, DRAGON,
    EARTH_PONY, END_OF_TURN, FLIP, FOAL, FRIEND, GRIFFON, HASTY, HERE, HIPPOGRIFF, IMMEDIATE, OPPONENT,
    ORANGE, PEGASUS, PINK, PURPLE, RARE, RESOURCE, ROYALTY, SEAPONY, STUBBORN, SWIFT, THIS, TROUBLEMAKER,
    UNCOMMON, UNICORN, WHITE, YELLOW, YOU, Activated, Another, Banish, Cant, CardType, CheapenNextCard,
    Confronts, Continuous, ControlledBy, DiscardCards, Draw, Elsewhere, Enters, Exhaust, Gain, Give, Has,
    IsFrightened, LookAndSort, May, Move, Moves, Need, NumberOf, Pay, PayTo, Power, PowerBecomes,
    ProblemDeckAt, Score, Standing, This, Triggered, TurnFaceDown, WinsFaceoff, WithTrait, calming, cards,
    choose, competitive, each, eccentric, friend, here, in_your_hand, main_phase, meticulous, one, showy,
    when, wordings as w, yours,
)  # fmt: skip

GALLUS_AND_SMOLDER_HOT_HEADED = friend(
    "ff59",
    "Gallus & Smolder, Hot Headed",
    BLUE | ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(GRIFFON, DRAGON),
    rarity=RARE,
    keywords=(AGILE,),
    abilities=(
        when(
            Confronts(YOU), May(Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()))))
        ),
    ),
)

TORCH_FOCUSED_FIRE = friend(
    "ff60",
    "Torch, Focused Fire",
    BLUE | ORANGE,
    power=3,
    cost=3,
    needs=3,
    traits=(DRAGON,),
    rarity=UNCOMMON,
    abilities=(
        Activated(IMMEDIATE, Give((Power(+2),), THIS, END_OF_TURN), (Pay(1),)),
        Standing(Cant(IsFrightened(THIS))),
    ),
)

GABBY_EXPRESS_DELIVERY = friend(
    "ff61",
    "Gabby, Express Delivery",
    BLUE | PINK,
    power=3,
    cost=3,
    needs=3,
    traits=(GRIFFON,),
    rarity=UNCOMMON,
    keywords=(AGILE,),
    abilities=(
        Triggered(Moves(YOU, one(CHARACTER, WithTrait(GRIFFON))), May(Draw()), tag="Harmony Griffon"),
    ),
)

GALLUS_AND_SILVERSTREAM_ARTIFACT_SEEKERS = friend(
    "ff62",
    "Gallus & Silverstream, Artifact Seekers",
    BLUE | PINK,
    power=2,
    cost=2,
    needs=3,
    traits=(GRIFFON, ALLY, HIPPOGRIFF),
    rarity=RARE,
    keywords=(HASTY, competitive(2)),
    abilities=(
        when(
            WinsFaceoff(YOU, involving_this=True),
            May(LookAndSort(1, ProblemDeckAt(ANYWHERE), w.TOP_OR_BOTTOM)),
        ),
    ),
)

DARING_DO_CRAFTY_COLLECTOR = friend(
    "ff63",
    "Daring Do, Crafty Collector",
    BLUE | PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(SWIFT,),
    abilities=(when(Confronts(YOU), Gain(1)),),
)

SKY_BEAK_FREQUENT_FLIER = friend(
    "ff64",
    "Sky Beak, Frequent Flier",
    BLUE | WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(ALLY, HIPPOGRIFF),
    rarity=UNCOMMON,
    keywords=(competitive(2), showy(1)),
)

CLOUDCHASER_AND_FLITTER_FILLY_RACERS = friend(
    "ff65",
    "Cloudchaser & Flitter, Filly Racers",
    BLUE | YELLOW,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS, FOAL),
    rarity=RARE,
    abilities=(
        Continuous((Power(+1, w.HAVE),), each(yours(CHARACTER, Another(), here()), wording=w.TOGETHER)),
        Activated(IMMEDIATE, CheapenNextCard(1, cards(FRIEND), w.PAID_FOR), (Exhaust(THIS),)),
    ),
)

RAINBOW_DASH_AND_FLUTTERSHY_CHILLAX = friend(
    "ff66",
    "Rainbow Dash & Fluttershy, Chillax",
    BLUE | YELLOW,
    power=2,
    cost=2,
    needs=3,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(SWIFT,),
    abilities=(
        Continuous(
            (Power(+1, w.HAVE),),
            each(yours(CHARACTER, Another(), WithTrait(PEGASUS)), wording=w.TOGETHER),
            tag="Harmony Pegasus",
        ),
    ),
)

BERRY_PUNCH_PARTY_PREPARATIONS = friend(
    "ff68",
    "Berry Punch, Party Preparations",
    PINK | ORANGE,
    power=0,
    cost=4,
    needs=(Need(ORANGE, 2), Need(PINK, 2)),
    traits=(EARTH_PONY, CHAOTIC),
    rarity=RARE,
    keywords=(STUBBORN,),
    abilities=(
        Elsewhere(
            FLIP,
            Continuous((PowerBecomes(NumberOf(in_your_hand(CARD))),), This(w.IT), wording=w.HAVE),
            w.LEADING,
        ),
        main_phase(Draw(), costs=(Exhaust(THIS),)),
        Continuous((PowerBecomes(NumberOf(in_your_hand(CARD))),), THIS),
    ),
)

BIG_DADDY_MCCOLT_ANIMAL_EXPERT = friend(
    "ff73",
    "Big Daddy McColt, Animal Expert",
    YELLOW | ORANGE,
    power=3,
    cost=3,
    needs=(Need(ORANGE, 3), Need(YELLOW, 3)),
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(AGILE,),
    abilities=(when(Confronts(YOU), DiscardCards(AN_OPPONENT)),),
)

TWILIGHT_SPARKLE_AND_SILVERSTREAM_EAGER_TO_LEARN = friend(
    "ff74",
    "Twilight Sparkle & Silverstream, Eager to Learn",
    PINK | PURPLE,
    power=4,
    cost=4,
    needs=2,
    traits=(ALICORN, ROYALTY, ALLY, HIPPOGRIFF),
    rarity=UNCOMMON,
    keywords=(meticulous(2), eccentric(2)),
    abilities=(when(Enters(THIS), Draw(2)),),
)

GRIFFON_SHOPKEEPER_TAX_NOT_INCLUDED = friend(
    "ff75",
    "Griffon Shopkeeper, Tax Not Included",
    PINK | WHITE,
    power=1,
    cost=1,
    needs=1,
    traits=(GRIFFON,),
    rarity=UNCOMMON,
    keywords=(showy(1),),
    abilities=(when(Enters(one(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)), HERE), May(Draw())),),
)

STRAWBERRY_SUNRISE_MORNING_PONY = friend(
    "ff77",
    "Strawberry Sunrise, Morning Pony",
    PINK | YELLOW,
    power=3,
    cost=3,
    needs=2,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(AGILE,),
    abilities=(when(Moves(YOU, THIS), May(TurnFaceDown(choose(cards(TROUBLEMAKER))))),),
)

OLD_MONEY_PARTICULAR_SOCIALITE = friend(
    "ff78",
    "Old Money, Particular Socialite",
    WHITE | PURPLE,
    power=2,
    cost=4,
    needs=(Need(PURPLE, 2), Need(WHITE, 2)),
    traits=(UNICORN,),
    rarity=RARE,
    keywords=(meticulous(2),),
    abilities=(when(Enters(THIS), May(Banish(choose(cards(CardType(FRIEND | RESOURCE | TROUBLEMAKER)))))),),
)

OCEAN_FLOW_SUBMARINE_SETTLEMENT = friend(
    "ff80",
    "Ocean Flow, Submarine Settlement",
    PURPLE | YELLOW,
    power=2,
    cost=2,
    needs=3,
    traits=(SEAPONY,),
    rarity=UNCOMMON,
    keywords=(AGILE,),
    abilities=(
        when(
            Moves(YOU, THIS),
            May(PayTo((Pay(1),), Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)))))),
        ),
    ),
)

TYMBAL_TALK_IT_OUT = friend(
    "ff81",
    "Tymbal, Talk it Out",
    WHITE | YELLOW,
    power=1,
    cost=1,
    needs=3,
    traits=(CHANGELING,),
    rarity=UNCOMMON,
    keywords=(calming(1),),
    abilities=(
        Triggered(
            Confronts(YOU),
            Score(1, wording=w.ADDITIONAL),
            Has(YOU, cards(CHARACTER, Another(), WithTrait(CHANGELING), here()), 2, w.OR_MORE),
            "Harmony Changeling",
        ),
    ),
)
