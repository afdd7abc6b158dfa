"""The pink Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    AN_OPPONENT, CHAOTIC, COMMON, EARTH_PONY, END_OF_SCORE_PHASE, EVENT, EXPERIENCED, FLIP, FRIEND, IMMEDIATE,
    OPPONENT, PEGASUS, PINK, POWER, RARE, THAT, THIS, UNCOMMON, UNICORN, YOU, Activated, Confronts,
    Continuous, ControlledBy, Dismiss, Draw, Elsewhere, Enters, Exhaust, GainControl, HasMore, If, Is,
    IsFlipped, May, PayTo, Power, PutTokens, Retire, Reveal, Sequence, This, TopOf, TurnStarts, ValueOf,
    cards, choose, friend, here, token, when, wordings as w,
)  # fmt: skip

BERRY_PUNCH_AND_ORANGE_SWIRL_DRINKING_BUDDIES = friend(
    "de26",
    "Berry Punch & Orange Swirl, Drinking Buddies",
    PINK,
    power=1,
    cost=1,
    needs=2,
    traits=(EARTH_PONY, PEGASUS),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            GainControl(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))), END_OF_SCORE_PHASE),
        ),
    ),
)

DJ_PON_3_CAROLLER = friend(
    "de27",
    "DJ Pon-3, Caroller",
    PINK,
    power=3,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        when(Enters(THIS), Sequence((Reveal(TopOf()), If(Is(THAT, noun=EVENT, wording=w.FOUND), Draw(3))))),
    ),
)

MERRY_MARE_TIS_BETTER_TO_GIVE = friend(
    "de29",
    "Merry Mare, Tis Better to Give",
    PINK,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS, CHAOTIC),
    rarity=COMMON,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), Draw())),
        Activated(IMMEDIATE, Draw(), (Exhaust(THIS),)),
    ),
)

PARTY_FAVOR_SUNSET_FESTIVAL_DIRECTOR = friend(
    "de30",
    "Party Favor, Sunset Festival Director",
    PINK,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(EXPERIENCED,),
    abilities=(
        when(
            TurnStarts(YOU),
            May(PayTo((Retire(THIS),), PutTokens(token(1, PINK, EARTH_PONY), ValueOf(POWER, This(w.IT))))),
        ),
    ),
)

PINKIE_PIE_HOLIDAY_SPIRIT = friend(
    "de31",
    "Pinkie Pie, Holiday Spirit",
    PINK,
    power=2,
    cost=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(Continuous((Power(+2, w.HAVE),), THIS, HasMore(cards(FRIEND))),),
)

SUGAR_BELLE_MUFFIN_MAYHEM = friend(
    "de33",
    "Sugar Belle, Muffin Mayhem",
    PINK,
    power=3,
    cost=4,
    needs=3,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        when(
            Confronts(AN_OPPONENT),
            May(Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), here())))),
        ),
    ),
)
