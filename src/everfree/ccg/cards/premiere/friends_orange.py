"""The orange Friends of Premiere."""

from everfree.ccg.language import (
    AN_OPPONENT, AT_BOTTOM, A_PROBLEM, COMMON, DISCARD_PILE, EARTH_PONY, ELDER, END_OF_TURN, FIXED, FRIEND,
    OPPONENT, ORANGE, PEGASUS, POWER, RARE, RESOURCE, STUBBORN, THAT, THIS, ULTRA_RARE, UNCOMMON, UNICORN,
    YOU, Another, Continuous, ControlledBy, DiscardCards, Discards, Dismiss, DuringFaceoff, Exhaust,
    FlipCard, Flips, FlipsMore, ForEach, Give, IfDone, IgnoreFlipped, IsDismissed, May, Moves, OfColour, On,
    PlayForFree, Plays, Power, PutIntoHand, Reattach, RevealTop, Sequence, Standing, That, This, Uncovers,
    ValueOf, WinsFaceoff, cards, choose, friend, main_phase, one, reaction, when, wordings as w,
)  # fmt: skip

GALA_APPLEBY_REFINED_FARMER = friend(
    "pr21",
    "Gala Appleby, Refined Farmer",
    ORANGE,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(when(Moves(YOU, THIS, destination=A_PROBLEM), Give((Power(+1),), This(w.IT), END_OF_TURN)),),
)

APPLE_COBBLER_HEADSTRONG = friend(
    "pr22",
    "Apple Cobbler, Headstrong",
    ORANGE,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(STUBBORN,),
)

APPLEJACK_PLANT_LEADER = friend(
    "pr23",
    "Applejack, Plant Leader",
    ORANGE,
    power=2,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(STUBBORN,),
    abilities=(when(WinsFaceoff(YOU, involving_this=True), DiscardCards(OPPONENT, at_random=True)),),
)

APPLEJACK_BARN_RAISER = friend(
    "pr24",
    "Applejack, Barn Raiser",
    ORANGE,
    power=2,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        main_phase(
            Give(
                (Power(ValueOf(POWER, This(w.IT))),),
                choose(cards(FRIEND, Another(), OfColour(ORANGE))),
                END_OF_TURN,
                w.ADDED,
            ),
            costs=(Exhaust(THIS),),
        ),
    ),
)

AUNTIE_APPLESAUCE_GUM_FLAPPER = friend(
    "pr25",
    "Auntie Applesauce, Gum Flapper",
    ORANGE,
    power=1,
    cost=2,
    traits=(EARTH_PONY, ELDER),
    rarity=UNCOMMON,
    abilities=(when(IsDismissed(THIS), PutIntoHand(This(w.IT))),),
)

CHERRY_JUBILEE_QUEEN_OF_THE_HILL = friend(
    "pr26",
    "Cherry Jubilee, Queen of the Hill",
    ORANGE,
    power=1,
    cost=1,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(Continuous((Power(ForEach(+1, cards(RESOURCE, On(THIS)))),), THIS),),
)

COCO_CRUSOE_THICK_SKINNED = friend(
    "pr27",
    "Coco Crusoe, Thick Skinned",
    ORANGE,
    power=2,
    cost=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(
            Uncovers(YOU, here=True, wording=w.NAMED),
            DiscardCards(AN_OPPONENT, 2, at_random=True),
        ),
    ),
)

GRANNY_SMITH_APPLE_ELDER = friend(
    "pr28",
    "Granny Smith, Apple Elder",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY, ELDER),
    rarity=COMMON,
    abilities=(
        when(Plays(YOU, THIS), May(Reattach(choose(cards(RESOURCE, On(cards(FRIEND)))), cards(FRIEND)))),
    ),
)

IGNEOUS_ROCK_PEBBLE_PUSHER = friend(
    "pr29",
    "Igneous Rock, Pebble Pusher",
    ORANGE,
    power=1,
    cost=1,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(when(Plays(YOU, THIS), Give((Power(+1),), This(w.IT), END_OF_TURN)),),
)

DRILL_BIT_DESTRUCTION_WORKER = friend(
    "pr30",
    "Drill Bit, Destruction Worker",
    ORANGE,
    power=3,
    cost=4,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(when(Plays(YOU, THIS), DiscardCards(OPPONENT, at_random=True)),),
)

FULL_STEAM_SMOKE_STACKED = friend(
    "pr31", "Full Steam, Smoke Stacked", ORANGE, power=4, cost=4, traits=(EARTH_PONY,), rarity=RARE
)

SILVER_SPANNER_NUTS_FOR_BOLTS = friend(
    "pr32",
    "Silver Spanner, Nuts for Bolts",
    ORANGE,
    power=2,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        reaction(
            IsDismissed(one(RESOURCE, ControlledBy(YOU))),
            May(IfDone(Dismiss(THIS), PlayForFree(That(RESOURCE), zone=DISCARD_PILE))),
            wording=w.WHEN,
        ),
    ),
)

RED_GALA_FAVORITE_COUSIN = friend(
    "pr33", "Red Gala, Favorite Cousin", ORANGE, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

SUNNY_SMILES_ICONIC_FRIEND = friend(
    "pr34",
    "Sunny Smiles, Iconic Friend",
    ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(when(Discards(AN_OPPONENT), Give((Power(+1),), THIS, END_OF_TURN)),),
)

NIGHT_WATCH_VIGILANT_PATROL = friend(
    "pr35",
    "Night Watch, Vigilant Patrol",
    ORANGE,
    power=1,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(Standing(FlipsMore(YOU, +1), DuringFaceoff(involving_this=True, wording=w.LEADING)),),
)

BIG_MAC_IMMENSE_APPLE = friend(
    "pr199",
    "Big Mac, Immense Apple",
    ORANGE,
    power=4,
    cost=5,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    keywords=(STUBBORN,),
    abilities=(Standing(FlipsMore(YOU, +1), DuringFaceoff(involving_this=True, wording=w.LEADING)),),
)

SHIP_SHAPE_HEAVY_LIFTER = friend(
    "pr200",
    "Ship Shape, Heavy Lifter",
    ORANGE,
    power=2,
    cost=3,
    needs=2,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    abilities=(
        reaction(
            Flips(YOU, wording=w.UNDERSTOOD),
            Sequence((IgnoreFlipped(THAT), FlipCard(w.MORE))),
            costs=(Exhaust(THIS),),
            wording=w.WHEN,
        ),
    ),
)

APPLEJACK_FARM_FOREMARE = friend(
    "pr213",
    "Applejack, Farm Foremare",
    ORANGE,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    keywords=(STUBBORN,),
    abilities=(when(Plays(YOU, THIS), May(RevealTop(5, cards(RESOURCE), AT_BOTTOM, may=True))),),
)
