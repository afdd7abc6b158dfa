"""The white Friends of Canterlot Nights."""

from everfree.ccg.language import (
    ACCESSORY, AN_OPPONENT, BANISHED, CARD, CHARACTER, COMMON, DISCARD_PILE, EARTH_PONY, ELDER, END_OF_PHASE,
    END_OF_TURN, FIXED, FOAL, FRIEND, HAND, HOME, INSPIRED, ITS_PROBLEM, MANE, OPPONENT, OPPONENTS, PEGASUS,
    PUMPED, RARE, RESOURCE, THAT_PLAYER, THIS, TROUBLEMAKER_FACEOFF, ULTRA_RARE, UNCOMMON, UNICORN, UNIQUE,
    WHITE, YOU, Another, At, AtLeast, Banish, BeneathThis, Cant, Choose, Continuous, ControlledBy, Elsewhere,
    Enters, Exhaust, Exhausted, ForEach, Give, HasKeyword, IfDone, Involved, Is, IsRetired, May, MayPlayFrom,
    MoveCost, Moves, Not, OfColour, On, OneParagraph, Or, Other, Pay, PayOr, PayTo, Pick, PlayCost,
    PlayForFree, Power, PutIntoDiscardPile, PutIntoHand, PutIntoPlay, Retire, Score, Sequence, Spend, Spent,
    SpokenOf, Standing, That, Titled, WinsFaceoff, WithKeyword, WithTrait, cards, choose, each, friend,
    in_your_discard_pile, main_phase, one, reaction, supportive, when, wordings as w, yours,
)  # fmt: skip

COOKIE_CRUMBLES_FANCY_COOKER = friend(
    "cn68",
    "Cookie Crumbles, Fancy Cooker",
    WHITE,
    power=2,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(supportive(2),),
    abilities=(Standing(Cant(Or((Moves(OPPONENTS, THIS), Moves(OPPONENTS, one(MANE, ControlledBy(YOU))))))),),
)

COCO_POMMEL_FASHION_APPRENTICE = friend(
    "cn69",
    "Coco Pommel, Fashion Apprentice",
    WHITE,
    power=3,
    cost=4,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(PUMPED,),
    abilities=(
        main_phase(
            Give((Power(+4),), choose(cards(CHARACTER, Another())), END_OF_TURN),
            costs=(Spend(choose(cards(CARD, BeneathThis(), zone=BANISHED))),),
        ),
    ),
)

FLEUR_DIS_LEE_TRENDY_FOLLOWER = friend(
    "cn70",
    "Fleur Dis Lee, Trendy Follower",
    WHITE,
    power=2,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(supportive(1),),
    abilities=(Continuous((HasKeyword("Supportive", 2, w.ADDED),), THIS, Involved()),),
)

FOGGY_FLEECE_CLOUD_CRAFTER = friend(
    "cn71",
    "Foggy Fleece, Cloud Crafter",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS, ELDER),
    rarity=COMMON,
    abilities=(
        Elsewhere(
            DISCARD_PILE, Standing(MayPlayFrom(cards(CARD, Not(Another()), zone=DISCARD_PILE))), w.FROM
        ),
    ),
)

GOLDEN_GAVEL_FAST_TALKER = friend(
    "cn72",
    "Golden Gavel, Fast Talker",
    WHITE,
    power=3,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=FIXED,
    abilities=(
        main_phase(Exhaust(THIS), costs=(Pay(1),)),
        OneParagraph(
            (
                Standing(PlayCost(+1, cards(CHARACTER), OPPONENT, ITS_PROBLEM), Is(tests=(Exhausted(),))),
                Standing(MoveCost(+1, cards(CHARACTER), OPPONENT, ITS_PROBLEM), Is(tests=(Exhausted(),))),
            ),
            w.JOINED,
        ),
    ),
)

HOITY_TOITY_FASHION_CRITIC = friend(
    "cn73",
    "Hoity Toity, Fashion Critic",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        main_phase(
            PutIntoDiscardPile(
                each(
                    cards(
                        CARD, BeneathThis(of=choose(cards(FRIEND, WithKeyword(PUMPED.name)))), zone=BANISHED
                    ),
                    wording=w.WHOLE,
                ),
                w.BRIEFLY,
            ),
            costs=(Exhaust(THIS),),
        ),
    ),
)

OCTAVIA_STAR_CELLIST = friend(
    "cn74",
    "Octavia, Star Cellist",
    WHITE,
    power=1,
    cost=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        main_phase(
            Give((Power(+2),), THIS, END_OF_PHASE), costs=(Exhaust(choose(yours(RESOURCE, At(HOME)))),)
        ),
    ),
)

PHOTO_FINISH_PICTURE_PERFECT_PONY = friend(
    "cn75",
    "Photo Finish, Picture Perfect Pony",
    WHITE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(PUMPED,),
    abilities=(
        when(
            WinsFaceoff(YOU, involving_this=True),
            May(
                PayTo(
                    (Spend(choose(cards(CARD, BeneathThis(w.IT), zone=BANISHED))),),
                    Banish(choose(cards(FRIEND, ControlledBy(OPPONENT)))),
                )
            ),
        ),
    ),
)

PRIM_POSY_FOND_OF_FRONDS = friend(
    "cn76", "Prim Posy, Fond of Fronds", WHITE, power=2, cost=1, needs=2, traits=(PEGASUS,), rarity=COMMON
)

RARITY_DRAGON_CHARMER = friend(
    "cn77",
    "Rarity, Dragon Charmer",
    WHITE,
    power=3,
    cost=4,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(INSPIRED,),
    abilities=(
        when(WinsFaceoff(YOU, TROUBLEMAKER_FACEOFF, involving_this=True), Score(1, wording=w.ADDITIONAL)),
    ),
)

RARITY_ELEMENT_OF_GENEROSITY = friend(
    "cn78",
    "Rarity, Element of Generosity",
    WHITE,
    power=5,
    cost=6,
    needs=6,
    traits=(UNICORN, UNIQUE),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS),
            May(
                Sequence(
                    (
                        Pick(Choose(in_your_discard_pile(FRIEND, OfColour(WHITE)), 2, wording=w.FROM)),
                        PutIntoHand(
                            Choose(
                                cards(FRIEND, SpokenOf(), zone=DISCARD_PILE),
                                who=AN_OPPONENT,
                                wording=w.CHOSEN_TO,
                            ),
                            w.YOURS,
                        ),
                        May(PutIntoPlay(That(before=True), place=HOME, wording=w.YOURS)),
                    )
                )
            ),
            wording=w.UNPAUSED,
        ),
    ),
)

ROSELUCK_FAINTHEARTED_FILLY = friend(
    "cn79",
    "Roseluck, Fainthearted Filly",
    WHITE,
    power=3,
    cost=4,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        reaction(
            IsRetired(one(FRIEND, ControlledBy(YOU))),
            May(
                IfDone(
                    Exhaust(THIS),
                    PutIntoHand(choose(in_your_discard_pile(FRIEND, Other()), wording=w.FROM), w.YOURS),
                )
            ),
        ),
    ),
)

SAPPHIRE_SHORES_COSTUME_CHANGER = friend(
    "cn80",
    "Sapphire Shores, Costume Changer",
    WHITE,
    power=2,
    cost=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        main_phase(
            PlayForFree(choose(cards(CARD, WithTrait(ACCESSORY, w.ALONE), zone=HAND)), on=THIS),
            costs=(
                Retire(
                    choose(
                        cards(CARD, ControlledBy(YOU, w.UNDERSTOOD), WithTrait(ACCESSORY, w.ALONE), On(THIS))
                    )
                ),
            ),
        ),
    ),
)

SILVER_FRAMES_ART_CURATOR = friend(
    "cn81",
    "Silver Frames, Art Curator",
    WHITE,
    power=2,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(INSPIRED,),
)

TWILIGHT_SKY_STANCHION_STALLION = friend(
    "cn82",
    "Twilight Sky, Stanchion Stallion",
    WHITE,
    power=2,
    cost=3,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(
            Moves(AN_OPPONENT, one(FRIEND), destination=ITS_PROBLEM),
            PayOr(THAT_PLAYER, 1, Exhaust(That(FRIEND)), w.AT_WILL),
            wording=w.SPOKEN_OF,
        ),
    ),
)

FANCY_PANTS_TRENDSETTER = friend(
    "cn198",
    "Fancy Pants, Trendsetter",
    WHITE,
    power=3,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=ULTRA_RARE,
    keywords=(PUMPED,),
    abilities=(
        when(
            WinsFaceoff(YOU, involving_this=True),
            May(
                PayTo(
                    (Spend(Choose(cards(CARD, BeneathThis(), zone=BANISHED), 0)),),
                    Score(ForEach(+1, Spent())),
                )
            ),
        ),
    ),
)

SWEETIE_BELLE_DOTING_SISTER = friend(
    "cn199",
    "Sweetie Belle, Doting Sister",
    WHITE,
    power=1,
    cost=2,
    needs=1,
    traits=(UNICORN, FOAL),
    rarity=ULTRA_RARE,
    abilities=(
        when(
            WinsFaceoff(YOU, involving_this=True, others=AtLeast(1, cards(CARD, Titled("Rarity", w.ALONE)))),
            May(PayTo((Exhaust(THIS),), Score(1))),
        ),
    ),
)
