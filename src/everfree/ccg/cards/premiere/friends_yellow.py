"""The yellow Friends of Premiere."""

from everfree.ccg.language import (
    ALICORN, AN_OPPONENT, A_PROBLEM, CARETAKER, CHARACTER, COMMON, CRITTER, EARTH_PONY, END_OF_FACEOFF,
    FACEOFF_TIMING, FIXED, FRIEND, ITS_PROBLEM, OPPONENT, OPPONENTS_HOME, PEGASUS, PROBLEM_FACEOFFS, RARE,
    RESOURCE, ROYALTY, SCORE_PHASE, STUDIOUS, SWIFT, THAT_PLAYER, THERE, THIS, TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF, ULTRA_RARE, UNCOMMON, UNICORN, WHILE_BANISHED, YELLOW, YOU, Activated, AllOf,
    Another, At, AtLeast, Banish, CheapenNextCard, Choose, Continuous, ControlledBy, Dismiss, DuringFaceoff,
    DuringPhase, Exhaust, FaceDown, FlipsMore, Give, HasTrait, IfDone, InFaceoff, Lasting, LeavesArea,
    LookAt, LoseTokens, May, Move, Moves, OfColour, On, Pick, Plays, Power, PutIntoPlay, Receives, Sequence,
    Standing, That, This, Uncover, WithAttached, WithTrait, cards, choose, each, friend, here, is_at,
    main_phase, reaction, when, wordings as w, yours,
)  # fmt: skip

AMETHYST_STAR_ANIMAL_LEADER = friend(
    "pr80",
    "Amethyst Star, Animal Leader",
    YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(CARETAKER,),
)

BLUE_JAY_WARBLER = friend(
    "pr81", "Blue Jay, Warbler", YELLOW, power=2, cost=2, traits=(CRITTER,), rarity=COMMON
)

FALCON_FAST_AND_FURIOUS = friend(
    "pr82",
    "Falcon, Fast & Furious",
    YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(CRITTER,),
    rarity=RARE,
    abilities=(
        when(
            Moves(YOU, THIS, destination=A_PROBLEM),
            May(Move(choose(yours(FRIEND, WithTrait(CRITTER))), THERE)),
        ),
    ),
)

FLUTTERSHY_GUIDANCE_COUNSELOR = friend(
    "pr83",
    "Fluttershy, Guidance Counselor",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(
        reaction(
            Receives(AN_OPPONENT),
            May(IfDone(Exhaust(THIS), LoseTokens(THAT_PLAYER, 1, wording=w.SPOKEN_OF))),
            wording=w.WHEN,
        ),
    ),
)

FLUTTERSHY_ANIMAL_TEAM = friend(
    "pr84",
    "Fluttershy, Animal Team",
    YELLOW,
    power=2,
    cost=3,
    needs=2,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(CARETAKER,),
    abilities=(
        when(Plays(YOU, THIS), CheapenNextCard(1, cards(FRIEND, OfColour(YELLOW)), wording=w.COST_OF_NEXT)),
    ),
)

FOREST_OWL_NOVICE_ASSISTANT = friend(
    "pr85",
    "Forest Owl, Novice Assistant",
    YELLOW,
    power=0,
    cost=1,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(Continuous((Power(+1),), each(yours(CHARACTER, Another(), At(A_PROBLEM), here(w.BESIDE)))),),
)

HOUSE_MOUSE_LITTLE_PIPSQUEAK = friend(
    "pr86", "House Mouse, Little Pipsqueak", YELLOW, power=1, cost=1, traits=(CRITTER,), rarity=COMMON
)

HUMMINGWAY_FINE_FEATHERED_FRIEND = friend(
    "pr87",
    "Hummingway, Fine Feathered Friend",
    YELLOW,
    power=1,
    cost=1,
    needs=4,
    traits=(CRITTER,),
    rarity=FIXED,
    abilities=(
        Standing(
            FlipsMore(YOU, +1),
            DuringFaceoff(
                TROUBLEMAKER_FACEOFF,
                involving_this=True,
                others=AtLeast(2, yours(FRIEND, Another(), WithTrait(CRITTER))),
                wording=w.LEADING,
            ),
        ),
    ),
)

LILAC_LINKS_SUPERSTITIOUS = friend(
    "pr88",
    "Lilac Links, Superstitious",
    YELLOW,
    power=1,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        Activated(
            FACEOFF_TIMING,
            Give((Power(-5),), That(FRIEND), END_OF_FACEOFF),
            costs=(
                Exhaust(THIS),
                Pick(
                    choose(cards(FRIEND, InFaceoff(), WithAttached(cards(RESOURCE)))),
                    wording=w.JOINED,
                ),
            ),
            faceoffs=PROBLEM_FACEOFFS,
        ),
    ),
)

MANE_CUREALL_VETERAN_VET = friend(
    "pr89",
    "Mane Cureall, Veteran Vet",
    YELLOW,
    power=1,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(CARETAKER,),
    abilities=(
        when(
            Plays(YOU, THIS, A_PROBLEM), May(Move(choose(yours(FRIEND, WithTrait(CRITTER))), THERE, w.SAME))
        ),
    ),
)

MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER = friend(
    "pr90",
    "Mr. Beaverton Beaverteeth, Dam Builder",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(CRITTER,),
    rarity=RARE,
    abilities=(main_phase(Dismiss(choose(cards(RESOURCE, At(OPPONENTS_HOME)))), costs=(Exhaust(THIS),)),),
)

MR_BREEZY_FAN_FAN = friend(
    "pr91",
    "Mr. Breezy, Fan Fan",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(when(Plays(YOU, THIS), LoseTokens(AN_OPPONENT, 1)),),
)

OPALESCENCE_CURTAIN_SHREDDER = friend(
    "pr92",
    "Opalescence, Curtain Shredder",
    YELLOW,
    power=1,
    cost=2,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        when(
            Moves(YOU, THIS, destination=A_PROBLEM),
            May(
                Dismiss(
                    choose(cards(RESOURCE, On(cards(CHARACTER, ControlledBy(OPPONENT), At(THERE, w.NAMED)))))
                )
            ),
        ),
    ),
)

SEA_SWIRL_PORPOISEFUL = friend(
    "pr93",
    "Sea Swirl, Porpoiseful",
    YELLOW,
    power=2,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        main_phase(
            Move(Choose(yours(FRIEND, WithTrait(CRITTER)), 3, up_to=True), ITS_PROBLEM),
            costs=(Exhaust(This(place=A_PROBLEM)),),
        ),
    ),
)

WINONA_ON_THE_SCENT = friend(
    "pr94",
    "Winona, On the Scent",
    YELLOW,
    power=1,
    cost=1,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        main_phase(
            LookAt(choose(cards(TROUBLEMAKER, FaceDown(), At(ITS_PROBLEM, w.IT)))), costs=(Exhaust(THIS),)
        ),
    ),
)

PHILOMENA_BIRD_OF_A_FEATHER = friend(
    "pr207",
    "Philomena, Bird of a Feather",
    YELLOW,
    power=1,
    cost=2,
    needs=2,
    traits=(CRITTER,),
    rarity=ULTRA_RARE,
    abilities=(
        Continuous(
            (HasTrait(CRITTER, wording=w.AS_TRAIT),),
            each(yours(FRIEND, Another(), At(ITS_PROBLEM)), wording=w.TOGETHER),
            AllOf((is_at(A_PROBLEM), DuringPhase(SCORE_PHASE, wording=w.ANY_OF))),
        ),
    ),
)

PRINCESS_CELESTIA_RAY_OF_SUNSHINE = friend(
    "pr208",
    "Princess Celestia, Ray of Sunshine",
    YELLOW,
    power=3,
    cost=5,
    needs=3,
    traits=(ALICORN, ROYALTY),
    rarity=ULTRA_RARE,
    keywords=(STUDIOUS, SWIFT),
    abilities=(
        Continuous(
            (Power(+1),),
            each(yours(CHARACTER, Another(), OfColour(YELLOW), At(ITS_PROBLEM))),
            is_at(A_PROBLEM),
        ),
    ),
)

FLUTTERSHY_MONSTER_TAMER = friend(
    "pr211",
    "Fluttershy, Monster Tamer",
    YELLOW,
    power=2,
    cost=4,
    needs=4,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    abilities=(
        when(
            Plays(YOU, THIS, A_PROBLEM),
            May(
                Sequence(
                    (
                        Banish(choose(cards(TROUBLEMAKER, At(THERE)))),
                        Lasting(
                            when(
                                LeavesArea(THIS, THERE),
                                Sequence(
                                    (
                                        PutIntoPlay(That(TROUBLEMAKER, w.BANISHED_ONE), place=A_PROBLEM),
                                        Uncover(That(TROUBLEMAKER, w.IT)),
                                    )
                                ),
                            ),
                            WHILE_BANISHED,
                            once=True,
                        ),
                    )
                )
            ),
        ),
    ),
)
