"""The Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    A_PLAYER,
    AS_TIME,
    BLUE,
    COMMON,
    DISCARD_PILE,
    DRAGON,
    EARTH_PONY,
    EXPERIENCED,
    FRIEND,
    HAVE,
    MANE,
    ONLY,
    ORANGE,
    RESOURCE,
    THIS,
    TROUBLEMAKER,
    ULTRA_RARE,
    BecomeInvolved,
    Card,
    Continuous,
    EachKeepsOne,
    Elsewhere,
    Enters,
    Power,
    StartsFaceoff,
    diligent,
    each,
    friend,
    when,
    yours,
)

DOUBLE_DIAMOND_SECOND_IN_COMMAND = friend(
    "de18",
    "Double Diamond, Second in Command",
    ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(EXPERIENCED,),
    abilities=(
        Elsewhere(DISCARD_PILE, Continuous((Power(+1, wording=HAVE),), each(yours(MANE), wording=ONLY))),
    ),
)

EMBER_UP_TO_THE_CHALLENGE = friend(
    "de134",
    "Ember, Up to the Challenge",
    BLUE,
    power=3,
    cost=3,
    needs=2,
    traits=(DRAGON,),
    rarity=ULTRA_RARE,
    abilities=(when(StartsFaceoff(A_PLAYER, wording=AS_TIME), BecomeInvolved(THIS)),),
)

APPLEJACK_CAPTAIN_OF_THE_SEVEN_SEAS = friend(
    "de135",
    "Applejack, Captain of the Seven Seas",
    ORANGE,
    power=5,
    cost=5,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    keywords=(diligent(1),),
    abilities=(when(Enters(THIS), EachKeepsOne((FRIEND, RESOURCE, TROUBLEMAKER))),),
)

CARDS: tuple[Card, ...] = (
    DOUBLE_DIAMOND_SECOND_IN_COMMAND,
    EMBER_UP_TO_THE_CHALLENGE,
    APPLEJACK_CAPTAIN_OF_THE_SEVEN_SEAS,
)
