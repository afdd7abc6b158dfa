"""The white Friends of Marks in Time."""

from everfree.ccg.language import (
    ANYWHERE, COMMON, CRITTER, EARTH_PONY, FOAL, FRIEND, OPPONENT, PREPARED, RARE, ROYALTY, THIS, UNICORN,
    WHITE, Another, Continuous, ControlledBy, CutieMarked, ForEach, GainControl, HasKeyword, OfColour, Pay,
    Power, Retire, WithCard, cards, choose, friend, main_phase, showy, wordings as w, yours,
)  # fmt: skip

DIAMOND_TIARA_NEWFOUND_FRIEND = friend(
    "mt42",
    "Diamond Tiara, Newfound Friend",
    WHITE,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    abilities=(Continuous((Power(ForEach(+1, yours(FRIEND, CutieMarked())), w.HAVE),), THIS),),
)

METHOD_MARES_CONVINCING_ACT = friend(
    "mt43",
    "Method Mares, Convincing Act",
    WHITE,
    power=2,
    cost=2,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        main_phase(
            GainControl(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))),
            costs=(Pay(2), Retire(THIS)),
        ),
    ),
)

OPALESCENCE_BEST_CAT = friend(
    "mt44",
    "Opalescence, Best Cat",
    WHITE,
    power=3,
    cost=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(PREPARED.name),), THIS, WithCard(ANYWHERE, yours(FRIEND, Another(), OfColour(WHITE)))
        ),
    ),
)

PRINCESS_PLATINUM_EQUESTRIAN_FOUNDER = friend(
    "mt45",
    "Princess Platinum, Equestrian Founder",
    WHITE,
    power=5,
    cost=5,
    needs=1,
    traits=(UNICORN, ROYALTY),
    rarity=COMMON,
    keywords=(showy(2),),
)
