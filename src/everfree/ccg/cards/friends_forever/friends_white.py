"""The white Friends of Friends Forever."""

from everfree.ccg.language import (
    CHANGELING, CHARACTER, COMMON, EARTH_PONY, END_OF_TURN, FRIEND, PREPARED, RESOURCE, ROYALTY, SUPER_RARE,
    THIS, UNCOMMON, UNICORN, WHITE, YOU, Another, Enters, Give, Has, Moves, One, Power, PowerTimes,
    PutTokenCopy, Triggered, WithTrait, cards, choose, eccentric, friend, one, showy, when, wordings as w,
    yours,
)  # fmt: skip

CORNICLE_LEAD_ROLE = friend(
    "ff40",
    "Cornicle, Lead Role",
    WHITE,
    power=2,
    cost=3,
    traits=(CHANGELING,),
    rarity=COMMON,
    keywords=(showy(1),),
)

FLEUR_DIS_LEE_ENJOYING_THE_SHOW = friend(
    "ff41",
    "Fleur Dis Lee, Enjoying the Show",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    abilities=(when(Moves(YOU, one(CHARACTER)), Give((Power(+1),), THIS, END_OF_TURN)),),
)

PHARYNX_CHANGED_AT_LAST = friend(
    "ff42",
    "Pharynx, Changed at Last",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(CHANGELING,),
    rarity=COMMON,
    abilities=(
        Triggered(
            Enters(One(yours(FRIEND, WithTrait(CHANGELING)), or_this=True)),
            Give((PowerTimes(),), THIS, END_OF_TURN, w.AS_DEED),
            tag="Harmony Changeling",
        ),
    ),
)

RARITY_SHINE_ON_THE_INSIDE = friend(
    "ff44",
    "Rarity, Shine on the Inside",
    WHITE,
    power=3,
    cost=3,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(eccentric(1),),
)

SANDBAR_STUDENT_OF_FRIENDSHIP = friend(
    "ff45",
    "Sandbar, Student of Friendship",
    WHITE,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(PREPARED,),
)

STYGIAN_FALSELY_ACCUSED = friend(
    "ff46",
    "Stygian, Falsely Accused",
    WHITE,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN,),
    rarity=SUPER_RARE,
    abilities=(when(Enters(THIS), PutTokenCopy(choose(cards(RESOURCE)))),),
)

THORAX_SYMBIOSIS = friend(
    "ff48",
    "Thorax, Symbiosis",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(CHANGELING, ROYALTY),
    rarity=UNCOMMON,
    abilities=(
        when(Enters(THIS), Give((Power(+2),), choose(cards(CHARACTER, Another())), END_OF_TURN, w.AS_DEED)),
        Triggered(
            Enters(THIS),
            Give((Power(+2),), THIS, END_OF_TURN),
            Has(YOU, cards(CHARACTER, Another(), WithTrait(CHANGELING))),
            "Harmony Changeling",
        ),
    ),
)
