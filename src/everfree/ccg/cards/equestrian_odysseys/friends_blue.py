"""The blue Friends of Equestrian Odysseys."""

from everfree.ccg.language import (
    A_PROBLEM, BLUE, BUFFALO, CHAOTIC, CHARACTER, COMMON, CRITTER, EARTH_PONY, END_OF_FACEOFF, END_OF_TURN,
    FLIP, FOAL, FRIEND, GRIFFON, IMMEDIATE, OPPONENT, PEGASUS, PROBLEM_FACEOFFS, RARE, SUPER_RARE, THERE,
    THIS, ULTRA_RARE, UNCOMMON, UNICORN, UNTIL_TRIGGERED, YOU, Activated, Another, At, BecomeInvolved,
    ControlledBy, DiscardCards, Draw, DuringFaceoff, Elsewhere, Enters, Exhaust, FaceoffEnds, Frighten, Give,
    IsFlipped, Lasting, May, Move, Moves, Outcome, Pay, PayTo, Power, Retire, Score, Sequence, StartFaceoff,
    That, This, WinsFaceoff, cards, choose, competitive, friend, main_phase, one, when, wordings as w, yours,
)  # fmt: skip

CHIEF_THUNDERHOOVES_ON_THE_WARPATH = friend(
    "eo9",
    "Chief Thunderhooves, On the Warpath",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(BUFFALO, CHAOTIC),
    rarity=RARE,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), Move(choose(yours(CHARACTER))))),
        when(
            Moves(YOU, THIS, destination=A_PROBLEM),
            May(PayTo((Exhaust(This(w.IT)),), Frighten(choose(cards(FRIEND, Another(), At(THERE)))))),
        ),
    ),
)

DR_CABALLERON_CUTTHROAT = friend(
    "eo10",
    "Dr. Caballeron, Cutthroat",
    BLUE,
    power=2,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(competitive(2),),
)

FANCY_PANTS_RACE_FAN = friend(
    "eo11",
    "Fancy Pants, Race Fan",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        when(Moves(YOU, one(CHARACTER, ControlledBy(YOU), Another())), Give((Power(+1),), THIS, END_OF_TURN)),
    ),
)

GILDA_FEATHER_RUFFLER = friend(
    "eo12",
    "Gilda, Feather Ruffler",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(GRIFFON,),
    rarity=RARE,
    keywords=(competitive(1),),
    abilities=(
        when(
            Enters(THIS),
            StartFaceoff(
                THIS,
                choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))),
                (Outcome(YOU, Frighten(That(FRIEND, w.OPPOSING))),),
            ),
        ),
    ),
)

LIGHTNING_DUST_RUTHLESS_RACER = friend(
    "eo13",
    "Lightning Dust, Ruthless Racer",
    BLUE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(main_phase(Move(THIS), costs=(Retire(choose(cards(FRIEND, Another()))),)),),
)

RAINBOW_DASH_BEST_OF_THE_BEST = friend(
    "eo14",
    "Rainbow Dash, Best of the Best",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=SUPER_RARE,
    keywords=(competitive(3),),
    abilities=(
        Activated(
            IMMEDIATE,
            Give((Power(+2),), THIS, END_OF_FACEOFF),
            (Pay(1),),
            condition=DuringFaceoff(wording=w.ONE_LEADING),
        ),
    ),
)

RAINBOW_DASH_CUTIE_MARK_CONSULTANT = friend(
    "eo15", "Rainbow Dash, Cutie Mark Consultant", BLUE, power=4, cost=4, traits=(PEGASUS,), rarity=COMMON
)

SCOOTALOO_DAREDEVIL = friend(
    "eo17",
    "Scootaloo, Daredevil",
    BLUE,
    power=1,
    cost=1,
    needs=2,
    traits=(PEGASUS, FOAL),
    rarity=COMMON,
    keywords=(competitive(2),),
)

SCOOTALOO_FLYING_HIGH = friend(
    "eo18",
    "Scootaloo, Flying High",
    BLUE,
    power=1,
    cost=1,
    needs=3,
    traits=(PEGASUS, FOAL),
    rarity=SUPER_RARE,
    keywords=(competitive(2),),
    abilities=(
        Activated(
            IMMEDIATE,
            Sequence(
                (
                    BecomeInvolved(THIS),
                    Lasting(when(FaceoffEnds(wording=w.SPOKEN_OF), Retire(THIS)), UNTIL_TRIGGERED),
                )
            ),
            condition=DuringFaceoff(wording=w.ONE_LEADING),
        ),
    ),
)

SOARIN_GOLD_MEDALIST = friend(
    "eo19",
    "Soarin, Gold Medalist",
    BLUE,
    power=4,
    cost=4,
    needs=2,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(competitive(2),),
)

SPITFIRE_ON_THE_WING = friend(
    "eo20", "Spitfire, On the Wing", BLUE, power=2, cost=2, traits=(PEGASUS,), rarity=COMMON
)

TANK_BURROWER = friend(
    "eo21",
    "Tank, Burrower",
    BLUE,
    power=2,
    cost=2,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(when(Enters(THIS), May(Sequence((Draw(), DiscardCards(YOU))))),),
)

NIGHT_GLIDER_OVERPOWERING = friend(
    "eo204",
    "Night Glider, Overpowering",
    BLUE,
    power=2,
    cost=2,
    needs=3,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    keywords=(competitive(2),),
    abilities=(when(WinsFaceoff(YOU, PROBLEM_FACEOFFS, involving_this=True, at_least=5), Score(2)),),
)
