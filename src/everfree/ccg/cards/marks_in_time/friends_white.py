"""The white Friends of Marks in Time."""

from everfree.ccg.language import (
    ANYWHERE, CHARACTER, COMMON, CRITTER, EARTH_PONY, FOAL, FRIEND, ITS_PROBLEM, OPPONENT, PREPARED, RARE,
    ROYALTY, THIS, UNCOMMON, UNICORN, WHITE, YOU, Another, At, CantHelpConfront, Continuous, ControlledBy,
    CutieMark, CutieMarked, ForEach, GainControl, HasKeyword, Is, May, Not, OfColour, Pay, Power, PutTokens,
    Retire, Standing, ThereAre, This, TurnStarts, WithCard, cards, choose, friend, main_phase, showy, token,
    when, wordings as w, yours,
)  # fmt: skip

COLORATURA_HAPPY_CAMPER = friend(
    "mt40",
    "Coloratura, Happy Camper",
    WHITE,
    power=4,
    cost=2,
    needs=1,
    traits=(EARTH_PONY, FOAL),
    rarity=UNCOMMON,
    abilities=(
        Standing(CantHelpConfront(This(w.IT)), Is(tests=(Not(CutieMarked()),))),
        main_phase(CutieMark(), costs=(Pay(2),)),
    ),
)

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

RARITY_GROWING_UP = friend(
    "mt46",
    "Rarity, Growing Up",
    WHITE,
    power=1,
    cost=1,
    traits=(UNICORN, FOAL),
    rarity=COMMON,
    abilities=(
        main_phase(CutieMark(), costs=(Pay(2),)),
        Continuous((Power(+1, w.HAVE), HasKeyword("Showy", 1)), This(w.IT), Is(tests=(CutieMarked(),))),
    ),
)

SASSY_SADDLES_EXPERT_MARKETER = friend(
    "mt47",
    "Sassy Saddles, Expert Marketer",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        when(
            TurnStarts(YOU),
            May(PutTokens(token(1, WHITE, UNICORN, keywords=(PREPARED,)))),
            if_=ThereAre(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), At(ITS_PROBLEM)), 0),
        ),
    ),
)
