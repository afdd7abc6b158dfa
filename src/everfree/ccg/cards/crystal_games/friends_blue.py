"""The blue Friends of Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ANYWHERE, AT_LEAST, BANISHED, BLUE, BREEZIE, CARD, CHARACTER, COMMON, CRITTER,
    CRYSTAL, EARTH_PONY, ELDER, END_OF_TURN, FOAL, FRIEND, ITS_PROBLEM, OPPONENT, PEGASUS, PERFORMER, POWER,
    PRISMATIC, PUMPED, RARE, SCORE_PHASE, SWIFT, TEAMWORK, THERE, THIS, TROUBLEMAKER,
    TROUBLEMAKER_PHASE_TIMING, ULTRA_RARE, UNCOMMON, UNICORN, UNTIL_TRIGGERED, YOU, Activated, Another, At,
    BeneathThis, Challenge, Choose, ColoursOf, Continuous, ControlledBy, DiscardCards, Draw, DuringFaceoff,
    EachPlayer, Enters, Exhaust, ForEach, Frighten, Give, HasKeyword, Is, IsUnfrightened, Lasting,
    LosesFaceoff, May, Move, Moves, Pay, PayTo, Perform, PhaseStarts, Power, Retire, Sequence, This, Titled,
    TurnEnds, With, WithCard, WithTrait, cards, choose, each, friend, in_your_discard_pile, main_phase,
    supportive, when, wordings as w, yours,
)  # fmt: skip

BULK_BICEPS_PUMPED_UP = friend(
    "cg6",
    "Bulk Biceps, Pumped Up",
    BLUE,
    power=2,
    cost=2,
    needs=4,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(PUMPED,),
    abilities=(
        Continuous((Power(ForEach(+1, cards(CARD, BeneathThis(w.LYING), zone=BANISHED)), w.HAVE),), THIS),
        when(
            PhaseStarts(SCORE_PHASE, A_PLAYER, w.THE_PHASE),
            May(Move(This(w.IT))),
            if_=Is(tests=(With(POWER, AT_LEAST, 4, w.AT_LEAST),)),
        ),
    ),
)

COMET_TAIL_BLAZE_OF_GLORY = friend(
    "cg7",
    "Comet Tail, Blaze of Glory",
    BLUE,
    power=3,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        main_phase(
            Sequence(
                (
                    Give((Power(+2),), THIS, END_OF_TURN),
                    May(Move(THIS)),
                    Lasting(when(TurnEnds(A_PLAYER, w.NOBODYS), Retire(THIS)), UNTIL_TRIGGERED),
                )
            ),
            costs=(Pay(1),),
        ),
    ),
)

CRYSTAL_GUARD_ON_DUTY = friend(
    "cg8",
    "Crystal Guard, On Duty",
    BLUE,
    power=3,
    cost=3,
    needs=2,
    traits=(CRYSTAL,),
    rarity=RARE,
    abilities=(
        when(
            Moves(YOU, THIS, destination=A_PROBLEM),
            May(
                PayTo(
                    (Exhaust(THIS), Pay(1)),
                    Frighten(choose(cards(FRIEND, ControlledBy(OPPONENT), At(THERE)))),
                )
            ),
        ),
    ),
)

DARING_DO_PROFESSIONAL_HEROINE = friend(
    "cg9",
    "Daring Do, Professional Heroine",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS, A_PROBLEM),
            Challenge(
                choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT), At(THERE))),
                each(yours(CHARACTER, At(THERE)), wording=w.TOGETHER),
            ),
        ),
    ),
)

DR_HOOVES_EXPERIENCED_EQUINE = friend(
    "cg10",
    "Dr. Hooves, Experienced Equine",
    BLUE,
    power=0,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(IsUnfrightened(THIS), May(Move(This(w.IT), A_PROBLEM))),
        Continuous((Power(ForEach(+1, in_your_discard_pile(FRIEND, Titled("Dr. Hooves"))), w.HAVE),), THIS),
    ),
)

PERIWINKLE_PACE_AGILE_ATHLETE = friend(
    "cg11",
    "Periwinkle Pace, Agile Athlete",
    BLUE,
    power=2,
    cost=3,
    traits=(CRYSTAL,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(SWIFT.name),),
            THIS,
            WithCard(ANYWHERE, yours(CHARACTER, Another(w.ONE_UNSAID), WithTrait(CRYSTAL))),
        ),
    ),
)

RAINBOW_DASH_BREEZIEFIED = friend(
    "cg12",
    "Rainbow Dash, Breeziefied",
    BLUE,
    power=0,
    cost=0,
    needs=2,
    traits=(BREEZIE,),
    rarity=UNCOMMON,
    abilities=(
        Activated(TROUBLEMAKER_PHASE_TIMING, Move(choose(yours(FRIEND)), ITS_PROBLEM), (Retire(THIS),)),
    ),
)

RAINBOW_DASH_CRYSTALLIZED = friend(
    "cg13",
    "Rainbow Dash, Crystallized",
    BLUE,
    power=2,
    cost=3,
    needs=3,
    traits=(CRYSTAL,),
    rarity=UNCOMMON,
    keywords=(PRISMATIC,),
    abilities=(
        main_phase(
            Move(Choose(cards(FRIEND, ControlledBy(YOU, w.CONTROLLED)), ForEach(+1, ColoursOf()))),
            costs=(Exhaust(THIS), Pay(2)),
        ),
    ),
)

RAINBOW_DASH_RELAY_RACER = friend(
    "cg14",
    "Rainbow Dash, Relay Racer",
    BLUE,
    power=4,
    cost=4,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(when(LosesFaceoff(YOU, involving_this=True), May(Move(THIS, A_PROBLEM))),),
)

RANDOLPH_HIGH_FLYING_EARTH_PONY = friend(
    "cg15",
    "Randolph, High-Flying Earth Pony",
    BLUE,
    power=1,
    cost=2,
    traits=(EARTH_PONY, ELDER),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(SWIFT.name),),
            THIS,
            WithCard(ANYWHERE, yours(CHARACTER, WithTrait(PEGASUS)), wording=w.AT_LEAST),
        ),
    ),
)

SCOOTALOO_SHOWSTOPPER = friend(
    "cg16",
    "Scootaloo, Showstopper",
    BLUE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS, FOAL, PERFORMER),
    rarity=COMMON,
    abilities=(
        main_phase(
            Sequence(
                (
                    Perform("dance"),
                    EachPlayer(Sequence((Draw(), DiscardCards(YOU)), w.THEN), wording=w.ALL_OF_THEM),
                ),
                w.CAUSED,
            ),
            costs=(Exhaust(THIS),),
        ),
    ),
)

SOARIN_TEAM_PLAYER = friend(
    "cg17",
    "Soarin, Team Player",
    BLUE,
    power=2,
    cost=2,
    needs=4,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(1)),
)

TANK_LOYAL_PET = friend(
    "cg18",
    "Tank, Loyal Pet",
    BLUE,
    power=1,
    cost=2,
    needs=1,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(+1, w.HAVE),), THIS, WithCard(ANYWHERE, yours(CARD, Titled("Rainbow Dash", w.ALONE)))
        ),
    ),
)

SPITFIRE_CLOUDSDALE_CAPTAIN = friend(
    "cg193",
    "Spitfire, Cloudsdale Captain",
    BLUE,
    power=1,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    keywords=(TEAMWORK,),
    abilities=(
        Continuous((Power(+1, w.HAVE),), THIS, DuringFaceoff(involving_this=True, wording=w.LEADING)),
    ),
)
