"""The Friends of Friends Forever with several colours."""

from everfree.ccg.language import (
    AGILE, ALICORN, ALLY, AN_OPPONENT, BLUE, CHANGELING, CHARACTER, DRAGON, EARTH_PONY, GRIFFON, HERE,
    HIPPOGRIFF, OPPONENT, ORANGE, PEGASUS, PINK, PURPLE, RARE, ROYALTY, SEAPONY, SWIFT, THIS, TROUBLEMAKER,
    UNCOMMON, WHITE, YELLOW, YOU, Another, Confronts, Continuous, ControlledBy, DiscardCards, Draw, Enters,
    Exhaust, Gain, Has, May, Move, Moves, Need, Pay, PayTo, Power, Score, Triggered, TurnFaceDown, WithTrait,
    calming, cards, choose, competitive, each, eccentric, friend, here, meticulous, one, showy, when,
    wordings as w, yours,
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
