"""The Problems of Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, ANY_CARD, AT_BOTTOM, AT_MOST, BLUE, CARD, CHARACTER, COMMON, EARTH_PONY, EVENT, FRIEND, HERE,
    ITS_PROBLEM, MAIN_PHASE_TIMING, MANE, ORANGE, PEGASUS, PINK, POWER, PUMPED, PURPLE, RARE, READY_PHASE,
    RESOURCE, STARTING_PROBLEM, THAT_PLAYER, TROUBLEMAKER, UNCOMMON, UNICORN, UNTIL_TRIGGERED, WHITE, WILD,
    YELLOW, YOU, Activated, AllOf, At, AtLeast, Banish, By, Cant, Choose, Confronts, Draw, Draws,
    DuringFaceoff, EachPlayer, EachPlayerHas, Enters, Exhaust, FaceDown, FlipsMore, Frighten, Gain, HasMore,
    HasTotal, Is, IsFrightened, IsPlayed, IsSolved, Lasting, May, MayBeSeen, Move, Need, One, Other, Pay,
    PayTo, PlayCost, PutIntoHand, ReadyCards, Replacement, Retire, RevealTop, Score, Sequence, Standing, That,
    This, TurnEnds, Unfrighten, Various, With, WithKeyword, WithTrait, cards, choose, each, here,
    in_your_discard_pile, in_your_hand, main_phase, not_, one, problem, when, wordings as w, yours,
)  # fmt: skip

ACCESSORIZE_THE_CRYSTAL_PONIES = problem(
    "cg167",
    "Accessorize the Crystal Ponies",
    bonus=1,
    owner=(Need(WHITE, 2), not_(WHITE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(
        when(
            Confronts(A_PLAYER, using=Various(3, cards(CHARACTER))),
            By(
                THAT_PLAYER,
                May(
                    PayTo(
                        (Exhaust(each(yours(MANE, here()), wording=w.ONLY)),), Score(1, wording=w.ADDITIONAL)
                    )
                ),
            ),
        ),
    ),
)

CART_CRAFTING = problem(
    "cg168",
    "Cart Crafting",
    bonus=1,
    owner=(Need(PURPLE, 2), Need(WHITE, 3)),
    opponent=7,
    rarity=RARE,
    abilities=(
        when(
            IsSolved(),
            EachPlayer(
                May(PutIntoHand(choose(in_your_discard_pile(RESOURCE), wording=w.FROM), w.YOURS)),
                wording=w.AT_LEAST,
                having=AtLeast(1, cards(FRIEND, here())),
            ),
        ),
    ),
)

CHARGE = problem(
    "cg169",
    "Charge!",
    bonus=2,
    owner=(Need(BLUE, 4), not_(BLUE, 3)),
    opponent=9,
    rarity=RARE,
    abilities=(
        main_phase(
            Sequence(
                (
                    Move(choose(yours(FRIEND)), ITS_PROBLEM),
                    Lasting(
                        when(TurnEnds(A_PLAYER, w.NOBODYS), Retire(That(FRIEND))),
                        UNTIL_TRIGGERED,
                        wording=w.LAST,
                    ),
                ),
                w.THEN,
            ),
            costs=(Pay(1),),
            anyone=True,
        ),
    ),
)

CHEER_UP_THE_CRYSTAL_PONIES = problem(
    "cg170",
    "Cheer Up the Crystal Ponies",
    bonus=1,
    owner=(Need(PINK, 2), not_(PINK, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(when(Confronts(A_PLAYER, using=Various(3, cards(CHARACTER))), By(THAT_PLAYER, May(Draw()))),),
)

DARK_MAGIC_SURGE = problem(
    "cg171",
    "Dark Magic Surge",
    bonus=1,
    owner=(Need(PURPLE, 2), not_(PURPLE, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        EachPlayerHas(
            PlayCost(-1, cards(EVENT), YOU, wording=w.SIGNED),
            AllOf(
                (
                    DuringFaceoff(here=True, wording=w.LEADING),
                    HasMore(cards(CHARACTER, WithTrait(UNICORN), here()), than_every=True),
                )
            ),
            w.THE_MOST,
        ),
    ),
)

DEEP_DARK_FOREST = problem(
    "cg172",
    "Deep Dark Forest",
    bonus=1,
    owner=(Need(PINK, 2), not_(PINK, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(Standing(Cant(IsPlayed(one(TROUBLEMAKER), HERE))),),
)

DISTRACT_THE_CRYSTAL_PONIES = problem(
    "cg173",
    "Distract the Crystal Ponies",
    bonus=1,
    owner=(Need(YELLOW, 2), not_(YELLOW, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(
        when(
            Confronts(A_PLAYER, using=Various(3, cards(CHARACTER))),
            By(THAT_PLAYER, May(RevealTop(2, cards(FRIEND), AT_BOTTOM, wording=w.LISTED))),
        ),
    ),
)

ENCOURAGE_THE_CRYSTAL_PONIES = problem(
    "cg174",
    "Encourage the Crystal Ponies",
    bonus=1,
    owner=(Need(ORANGE, 2), not_(ORANGE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(
        when(
            Confronts(A_PLAYER, using=Various(3, cards(CHARACTER))),
            By(THAT_PLAYER, May(Unfrighten(choose(cards(FRIEND))))),
        ),
    ),
)

ENTERTAIN_THE_CRYSTAL_PONIES = problem(
    "cg175",
    "Entertain the Crystal Ponies",
    bonus=1,
    owner=(Need(BLUE, 2), not_(BLUE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(
        when(
            Confronts(A_PLAYER, using=Various(3, cards(CHARACTER))),
            By(THAT_PLAYER, May(ReadyCards(choose(ANY_CARD)))),
        ),
    ),
)

FENDING_OFF_FIENDS = problem(
    "cg176",
    "Fending Off Fiends",
    bonus=2,
    owner=(Need(ORANGE, 2), Need(PINK, 3)),
    opponent=7,
    rarity=UNCOMMON,
    abilities=(Standing(MayBeSeen(cards(TROUBLEMAKER, FaceDown(), here()))),),
)

FORCED_GEM_HUNT = problem(
    "cg177",
    "Forced Gem Hunt",
    bonus=2,
    owner=(Need(WHITE, 4), not_(WHITE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(
        Replacement(
            Draws(YOU, READY_PHASE, own=True),
            PutIntoHand(choose(in_your_discard_pile(RESOURCE), wording=w.FROM), w.ORIGIN_LAST),
            optional=True,
            wording=w.THE_MOST,
            condition=HasMore(cards(CHARACTER, WithTrait(UNICORN), here()), than_every=True),
            anyone=True,
        ),
    ),
)

ICE_CLOUD_CALAMITY = problem(
    "cg178",
    "Ice Cloud Calamity",
    bonus=1,
    owner=(Need(BLUE, 2), not_(BLUE, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        EachPlayerHas(
            HasTotal(YOU, +2, wording=w.GOT),
            AllOf(
                (
                    DuringFaceoff(here=True, wording=w.LEADING),
                    HasMore(cards(CHARACTER, WithTrait(PEGASUS), here()), than_every=True),
                )
            ),
            w.THE_MOST,
        ),
    ),
)

INSPIRING_MAGIC = problem(
    "cg179",
    "Inspiring Magic",
    bonus=1,
    owner=(Need(WHITE, 2), not_(WHITE, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        Replacement(
            Draws(YOU),
            Draw(bottom=True),
            optional=True,
            wording=w.THE_MOST,
            condition=HasMore(cards(CHARACTER, WithTrait(UNICORN), here()), than_every=True),
            anyone=True,
        ),
    ),
)

LOST_AND_NOT_FOUND = problem(
    "cg180",
    "Lost and Not Found",
    bonus=2,
    owner=(Need(YELLOW, 4), not_(YELLOW, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(when(Enters(This(w.AS_CARD)), EachPlayer(Retire(choose(cards(RESOURCE))))),),
)

MAGICAL_TANTRUM = problem(
    "cg181",
    "Magical Tantrum",
    bonus=2,
    owner=(Need(PINK, 2), Need(YELLOW, 3)),
    opponent=7,
    rarity=UNCOMMON,
    abilities=(Standing(Cant(IsPlayed(one(RESOURCE), on=One(cards(FRIEND, here()), or_this=True)))),),
)

OVERGROWN_EVERFREE = problem(
    "cg182",
    "Overgrown Everfree",
    bonus=2,
    owner=(Need(PURPLE, 3), Need(WHITE, 2)),
    opponent=7,
    rarity=UNCOMMON,
    abilities=(Standing(Cant(IsPlayed(one(FRIEND), HERE)), Is(one(TROUBLEMAKER), (At(ITS_PROBLEM),))),),
)

PONIES_WITHOUT_PARACHUTES = problem(
    "cg183",
    "Ponies Without Parachutes",
    bonus=1,
    owner=(Need(YELLOW, 2), not_(YELLOW, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        Activated(
            MAIN_PHASE_TIMING,
            Move(choose(yours(CHARACTER, Other()))),
            (Exhaust(Choose(yours(CHARACTER, WithTrait(PEGASUS), here()), 2, wording=w.IN_WORDS)),),
            anyone=True,
            wording=w.THE_MOST,
            condition=HasMore(cards(CHARACTER, WithTrait(PEGASUS), here()), than_every=True),
        ),
    ),
)

ROCKSLIDE = problem(
    "cg184",
    "Rockslide",
    bonus=1,
    owner=(Need(ORANGE, 2), not_(ORANGE, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        EachPlayerHas(
            FlipsMore(YOU, +1, w.NAMED),
            AllOf(
                (
                    DuringFaceoff(here=True, wording=w.LEADING),
                    HasMore(cards(CHARACTER, WithTrait(EARTH_PONY), here()), than_every=True),
                )
            ),
            w.THE_MOST,
        ),
    ),
)

RUNAWAY_PONY = problem(
    "cg185",
    "Runaway Pony!",
    bonus=2,
    owner=(Need(PINK, 4), not_(PINK, 3)),
    opponent=8,
    rarity=COMMON,
    abilities=(
        when(Enters(This(w.AS_CARD)), EachPlayer(Retire(choose(cards(FRIEND, With(POWER, AT_MOST, 2)))))),
    ),
)

SAVE_THE_CRYSTAL_PONIES = problem(
    "cg186",
    "Save the Crystal Ponies",
    bonus=1,
    owner=(Need(PURPLE, 2), not_(PURPLE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(
        when(
            Confronts(A_PLAYER, using=Various(3, cards(CHARACTER))),
            By(THAT_PLAYER, May(PayTo((Exhaust(choose(yours(CHARACTER, here()))),), Gain(1)))),
        ),
    ),
)

SWINDLERS_IN_TOWN = problem(
    "cg187",
    "Swindlers in Town",
    bonus=2,
    owner=(Need(ORANGE, 4), not_(ORANGE, 3)),
    opponent=8,
    rarity=COMMON,
    abilities=(Standing(Cant(IsFrightened(one(FRIEND, here())))),),
)

THE_SHOW_MUST_GO_ON = problem(
    "cg188",
    "The Show Must Go On",
    bonus=1,
    owner=(Need(WILD, 5),),
    opponent=5,
    rarity=RARE,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        when(
            Confronts(A_PLAYER),
            By(
                THAT_PLAYER,
                May(
                    Banish(
                        choose(in_your_hand(CARD), wording=w.FROM),
                        beneath=choose(yours(FRIEND, WithKeyword(PUMPED.name))),
                    )
                ),
            ),
        ),
    ),
)

THROUGH_THE_CAVE = problem(
    "cg189",
    "Through the Cave",
    bonus=2,
    owner=(Need(BLUE, 4), not_(BLUE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(when(Enters(This(w.AS_CARD)), EachPlayer(Frighten(choose(yours(FRIEND))))),),
)

WONDERBOLTS_RESERVE_EXAM = problem(
    "cg190",
    "Wonderbolts Reserve Exam",
    bonus=0,
    owner=(Need(PURPLE, 4), not_(PURPLE, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(when(Confronts(A_PLAYER), By(THAT_PLAYER, May(PayTo((Pay(3),), Score(2)))), first=True),),
)
