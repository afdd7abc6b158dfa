"""The purple Friends of Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, AN_OPPONENT, BREEZIE, CARD, CHARACTER, COMMON, CRYSTAL, EARTH_PONY, END_OF_TURN, EVENT, FIXED,
    FRIEND, HOME, OPPONENT, PURPLE, RARE, RESOURCE, ROYALTY, TEAMWORK, THIS, UNCOMMON, UNICORN, YOU, Banish,
    Confronts, Continuous, ControlledBy, Exhaust, ForEach, Gain, Give, May, Move, Pay, PayTo, Plays, Power,
    PutOnDeck, Retire, StartsFaceoff, cards, choose, friend, here, in_your_hand, one, supportive, when,
    wordings as w,
)  # fmt: skip

CHEERILEE_HOMEROOM_TEACHER = friend(
    "cg47",
    "Cheerilee, Homeroom Teacher",
    PURPLE,
    power=2,
    cost=4,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(when(Plays(AN_OPPONENT, one(FRIEND)), Gain(1)),),
)

MAYOR_MARE_TOWN_LEADERSHIP = friend(
    "cg49",
    "Mayor Mare, Town Leadership",
    PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(when(Plays(YOU, one(EVENT)), May(PayTo((Exhaust(THIS),), Banish(choose(cards(RESOURCE)))))),),
)

MS_HARSHWHINNY_OFFICIOUS_OFFICIAL = friend(
    "cg50",
    "Ms. Harshwhinny, Officious Official",
    PURPLE,
    power=2,
    cost=4,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(TEAMWORK,),
    abilities=(
        when(
            Confronts(YOU),
            May(
                PayTo(
                    (Exhaust(THIS), Pay(1)),
                    Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here(w.NAMED))), HOME),
                )
            ),
        ),
    ),
)

NIGHT_LIGHT_DEVOTED_DAD = friend(
    "cg51",
    "Night Light, Devoted Dad",
    PURPLE,
    power=3,
    cost=3,
    needs=4,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(1)),
)

RAVEN_EVENT_ORGANIZER = friend(
    "cg54",
    "Raven, Event Organizer",
    PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(TEAMWORK,),
    abilities=(when(Plays(YOU, one(EVENT)), Give((Power(+1),), THIS, END_OF_TURN)),),
)

SHINING_ARMOR_CRYSTAL_PRINCE = friend(
    "cg56",
    "Shining Armor, Crystal Prince",
    PURPLE,
    power=0,
    cost=3,
    needs=3,
    traits=(CRYSTAL, ROYALTY),
    rarity=UNCOMMON,
    abilities=(Continuous((Power(ForEach(+1, in_your_hand(CARD)), w.HAVE),), THIS),),
)

TWILIGHT_SPARKLE_BREEZIEFIED = friend(
    "cg60",
    "Twilight Sparkle, Breeziefied",
    PURPLE,
    power=0,
    cost=0,
    needs=2,
    traits=(BREEZIE,),
    rarity=UNCOMMON,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME),
            May(PayTo((Retire(THIS),), PutOnDeck(choose(in_your_hand(CARD), wording=w.FROM), w.YOURS))),
        ),
    ),
)
