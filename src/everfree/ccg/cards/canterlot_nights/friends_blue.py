"""The blue Friends of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, AN_OPPONENT, BANISHED, BLUE, BUFFALO, CARD, CHARACTER, COMMON, DRAW_STEP, EARTH_PONY,
    END_OF_PHASE, FACEOFF_TIMING, FIXED, FOAL, FRIEND, HOME, ITS_PROBLEM, MANE, OPPONENT, PEGASUS, PUMPED,
    RARE, READY_PHASE, RESOURCE, SCORE_PHASE_TIMING, SWIFT, THERE, THIS, TROUBLEMAKER, ULTRA_RARE, UNCOMMON,
    UNICORN, UNIQUE, YOU, Activated, AlsoPlayed, Another, At, BecomeInvolved, BeneathThis, Challenge,
    Continuous, ControlledBy, DiscardCards, Draw, Exhaust, ForEach, Frighten, Give, InFaceoff, Involved, Is,
    IsFrightened, IsUncovered, May, Move, Moves, Other, Pay, PayTo, PhaseEnds, Plays, Power, ReadyCards,
    Sequence, Spend, TakesAction, That, This, TurnStarts, WithBeneath, cards, choose, each, friend,
    main_phase, one, reaction, supportive, when, wordings as w, yours,
)  # fmt: skip

CHIEF_THUNDERHOOVES_BUFFALOING_BUFFALO = friend(
    "cn9",
    "Chief Thunderhooves, Buffaloing Buffalo",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(BUFFALO,),
    rarity=RARE,
    keywords=(PUMPED,),
    abilities=(
        reaction(
            Plays(AN_OPPONENT, one(FRIEND), ITS_PROBLEM),
            May(PayTo((Spend(choose(cards(CARD, BeneathThis(), zone=BANISHED))),), Frighten(That(FRIEND)))),
        ),
    ),
)

CIPHER_SPLASH_BORN_READY = friend(
    "cn10",
    "Cipher Splash, Born Ready",
    BLUE,
    power=3,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(PUMPED,),
    abilities=(
        when(
            TurnStarts(A_PLAYER, w.EACH_PLAYERS), May(ReadyCards(This(w.IT))), if_=Is(tests=(WithBeneath(),))
        ),
    ),
)

DARK_MOON_MOONLIT_COLT = friend(
    "cn11",
    "Dark Moon, Moonlit Colt",
    BLUE,
    power=2,
    cost=3,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(main_phase(ReadyCards(THIS), costs=(Exhaust(choose(yours(RESOURCE, At(HOME)))),)),),
)

DR_HOOVES_JUST_IN_TIME = friend(
    "cn12",
    "Dr. Hooves, Just In Time",
    BLUE,
    power=3,
    cost=4,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        AlsoPlayed(
            FACEOFF_TIMING,
            cards(CHARACTER, InFaceoff(w.SOME_FACEOFF)),
            BecomeInvolved(This(w.IT), w.SPOKEN_OF),
        ),
    ),
)

ECLAIR_CREME_VICARIOUS_LISTENER = friend(
    "cn13",
    "Eclair Crème, Vicarious Listener",
    BLUE,
    power=2,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(
        Activated(
            SCORE_PHASE_TIMING,
            Give((Power(+2),), THIS, END_OF_PHASE),
            (Exhaust(choose(yours(FRIEND, Another()))), Pay(1)),
        ),
    ),
)

HAIRPIN_TURN_BLOCKER = friend(
    "cn14",
    "Hairpin Turn, Blocker",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    keywords=(PUMPED,),
    abilities=(
        Continuous(
            (Power(ForEach(+2, cards(CARD, BeneathThis(w.LYING), zone=BANISHED)), w.HAVE),), THIS, Involved()
        ),
    ),
)

ORANGE_SWIRL_DIZZY_DAREDEVIL = friend(
    "cn15", "Orange Swirl, Dizzy Daredevil", BLUE, power=2, cost=1, needs=2, traits=(PEGASUS,), rarity=COMMON
)

PIPSQUEAK_SCRAPPY_SQUIRT = friend(
    "cn16",
    "Pipsqueak, Scrappy Squirt",
    BLUE,
    power=1,
    cost=1,
    needs=2,
    traits=(EARTH_PONY, FOAL),
    rarity=RARE,
    abilities=(
        reaction(
            IsUncovered(one(TROUBLEMAKER, ControlledBy(OPPONENT)), here=True, wording=w.NAMED),
            May(Challenge(That(TROUBLEMAKER), each(yours(CHARACTER, At(THERE)), wording=w.WHOLE))),
        ),
    ),
)

RAINBOW_BLAZE_DASHING_MENTOR = friend(
    "cn17",
    "Rainbow Blaze, Dashing Mentor",
    BLUE,
    power=2,
    cost=3,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(supportive(2),),
)

RAINBOW_DASH_GOOSEBUMP_GIVER = friend(
    "cn18",
    "Rainbow Dash, Goosebump Giver",
    BLUE,
    power=1,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(
        reaction(
            IsFrightened(one(FRIEND, ControlledBy(OPPONENT))),
            May(PayTo((Exhaust(THIS),), Frighten(choose(cards(FRIEND, Other()))))),
        ),
    ),
)

RAINBOW_DASH_ELEMENT_OF_LOYALTY = friend(
    "cn19",
    "Rainbow Dash, Element of Loyalty",
    BLUE,
    power=5,
    cost=6,
    needs=6,
    traits=(PEGASUS, UNIQUE),
    rarity=RARE,
    abilities=(reaction(TakesAction(AN_OPPONENT), Move(THIS), costs=(Pay(1),), wording=w.AFTER_AT_WILL),),
)

RUMBLE_FAST_LEARNER = friend(
    "cn20",
    "Rumble, Fast Learner",
    BLUE,
    power=1,
    cost=2,
    traits=(PEGASUS, FOAL),
    rarity=COMMON,
    abilities=(main_phase(Move(This(w.IT)), costs=(Exhaust(THIS),)),),
)

SCOOTALOO_FAN_CLUB_FOUNDER = friend(
    "cn21",
    "Scootaloo, Fan Club Founder",
    BLUE,
    power=2,
    cost=2,
    needs=3,
    traits=(PEGASUS, FOAL),
    rarity=UNCOMMON,
    keywords=(supportive(1),),
    abilities=(
        when(
            Moves(YOU, one(MANE, ControlledBy(YOU)), destination=A_PROBLEM),
            May(PayTo((Exhaust(THIS),), Move(THIS, THERE, w.AS_ADVERB))),
        ),
    ),
)

SHOOTING_STAR_TALE_TELLER = friend(
    "cn22",
    "Shooting Star, Tale Teller",
    BLUE,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        when(
            PhaseEnds(READY_PHASE, YOU, step=DRAW_STEP),
            May(Sequence((Draw(), DiscardCards(YOU)))),
            if_=Is(one(MANE, ControlledBy(OPPONENT)), (At(HOME),)),
        ),
    ),
)

SPRINKLE_MEDLEY_DRIP_DROPPER = friend(
    "cn23",
    "Sprinkle Medley, Drip Dropper",
    BLUE,
    power=3,
    cost=4,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(SWIFT,),
)

A_K_YEARLING_ADVENTURE_WRITER = friend(
    "cn191",
    "A. K. Yearling, Adventure Writer",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    abilities=(main_phase(Sequence((Draw(2), DiscardCards(YOU, 2)), w.THEN), costs=(Exhaust(THIS),)),),
)

BULK_BICEPS_ALL_MUSCLE = friend(
    "cn192",
    "Bulk Biceps, All Muscle",
    BLUE,
    power=4,
    cost=3,
    needs=4,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    abilities=(main_phase(Move(This(w.IT)), costs=(Exhaust(THIS),)),),
)
