"""The orange Friends of Premiere."""

from everfree.ccg.language import (
    A_PROBLEM,
    COMMON,
    EARTH_PONY,
    ELDER,
    END_OF_TURN,
    FIXED,
    FRIEND,
    IT,
    OPPONENT,
    ORANGE,
    PEGASUS,
    RARE,
    RESOURCE,
    STUBBORN,
    THIS,
    UNCOMMON,
    YOU,
    Continuous,
    DiscardCards,
    ForEach,
    Give,
    IsDismissed,
    May,
    Moves,
    OnAFriend,
    OnThis,
    Plays,
    Power,
    PutIntoHand,
    Reattach,
    This,
    WinsFaceoff,
    cards,
    choose,
    friend,
    when,
)

GALA_APPLEBY_REFINED_FARMER = friend(
    "pr21",
    "Gala Appleby, Refined Farmer",
    ORANGE,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(when(Moves(YOU, THIS, destination=A_PROBLEM), Give((Power(+1),), This(IT), END_OF_TURN)),),
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

AUNTIE_APPLESAUCE_GUM_FLAPPER = friend(
    "pr25",
    "Auntie Applesauce, Gum Flapper",
    ORANGE,
    power=1,
    cost=2,
    traits=(EARTH_PONY, ELDER),
    rarity=UNCOMMON,
    abilities=(when(IsDismissed(THIS), PutIntoHand(This(IT))),),
)

CHERRY_JUBILEE_QUEEN_OF_THE_HILL = friend(
    "pr26",
    "Cherry Jubilee, Queen of the Hill",
    ORANGE,
    power=1,
    cost=1,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(Continuous((Power(ForEach(+1, cards(RESOURCE, OnThis()))),), THIS),),
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
    abilities=(when(Plays(YOU, THIS), May(Reattach(choose(cards(RESOURCE, OnAFriend())), cards(FRIEND)))),),
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
    abilities=(when(Plays(YOU, THIS), Give((Power(+1),), This(IT), END_OF_TURN)),),
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

RED_GALA_FAVORITE_COUSIN = friend(
    "pr33", "Red Gala, Favorite Cousin", ORANGE, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

CARDS = (
    GALA_APPLEBY_REFINED_FARMER,
    APPLE_COBBLER_HEADSTRONG,
    APPLEJACK_PLANT_LEADER,
    AUNTIE_APPLESAUCE_GUM_FLAPPER,
    CHERRY_JUBILEE_QUEEN_OF_THE_HILL,
    GRANNY_SMITH_APPLE_ELDER,
    IGNEOUS_ROCK_PEBBLE_PUSHER,
    DRILL_BIT_DESTRUCTION_WORKER,
    FULL_STEAM_SMOKE_STACKED,
    RED_GALA_FAVORITE_COUSIN,
)
