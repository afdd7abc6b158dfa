"""The last Problems of Premiere, Maybes are for Babies to Wrapping Up Winter."""

from everfree.ccg.language import (
    A_PLAYER, AT_LEAST, CHARACTER, COMMON, CRITTER, FRIEND, HERE, HOME, ITS_PROBLEM, LESS_THAN, ORANGE, OWNER,
    PINK, POWER, PROBLEM_FACEOFFS, PURPLE, STARTING_PROBLEM, THAT_PLAYER, THIS, TROUBLEMAKER, UNCOMMON, WHITE,
    YELLOW, At, By, Cant, Confronts, Draw, EachPlayer, EachPlayerHas, Frighten, Gain, HasMore, IsDismissed,
    IsPlayed, It, May, Move, Need, OfColour, One, Plays, PutIntoDiscardPile, PutIntoHand,
    PutsFlippedUnderDeck, Replacement, Reveal, Score, SearchDeck, Sequence, Standing, With, WithTrait, cards,
    choose, here, not_, one, problem, when, wordings as w, yours,
)  # fmt: skip

MAYBES_ARE_FOR_BABIES = problem(
    "pr185",
    "Maybes are for Babies",
    bonus=3,
    owner=(Need(PINK, 4), Need(WHITE, 3)),
    opponent=9,
    rarity=UNCOMMON,
    abilities=(when(Confronts(A_PLAYER), By(THAT_PLAYER, May(Draw()))),),
)

FASHION_FEAST = problem(
    "pr186",
    "Fashion Feast",
    bonus=2,
    owner=(Need(WHITE, 4), not_(WHITE, 3)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(
        Replacement(
            PutsFlippedUnderDeck(A_PLAYER, wording=w.PASSIVE, kinds=PROBLEM_FACEOFFS, here=True),
            PutIntoDiscardPile(It(), w.PASSIVE),
        ),
    ),
)

PARASPRITE_PANDEMIC = problem(
    "pr187",
    "Parasprite Pandemic",
    bonus=2,
    owner=(Need(PURPLE, 2), Need(YELLOW, 2)),
    opponent=6,
    rarity=COMMON,
    abilities=(
        when(
            IsPlayed(THIS),
            EachPlayer(
                May(
                    SearchDeck(
                        cards(TROUBLEMAKER),
                        Sequence((Reveal(It()), PutIntoHand(It(), w.YOURS))),
                        wording=w.IN_ONE,
                    )
                )
            ),
        ),
    ),
)

PONYVILLE_IN_A_BOTTLE = problem(
    "pr188",
    "Ponyville in a Bottle",
    bonus=2,
    owner=(Need(PURPLE, 2), not_(PURPLE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(Standing(Cant(IsPlayed(one(FRIEND, With(POWER, LESS_THAN, 2)), ITS_PROBLEM))),),
)

RAZE_THIS_BARN = problem(
    "pr189",
    "Raze This Barn",
    bonus=3,
    owner=(Need(ORANGE, 4), not_(ORANGE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(Standing(Cant(IsDismissed(one(FRIEND, OfColour(ORANGE), here())))),),
)

RUNAWAY_CART = problem(
    "pr190",
    "Runaway Cart",
    bonus=1,
    owner=(Need(ORANGE, 1), not_(ORANGE, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
)

SAVE_SWEET_APPLE_ACRES = problem(
    "pr191",
    "Save Sweet Apple Acres",
    bonus=3,
    owner=(Need(ORANGE, 4), Need(YELLOW, 3)),
    opponent=9,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        EachPlayerHas(
            Cant(IsDismissed(One(yours(FRIEND, here())))),
            HasMore(cards(CHARACTER, At(ITS_PROBLEM)), than_every=True, in_power=True),
        ),
    ),
)

SPECIAL_DELIVERY = problem(
    "pr192",
    "Special Delivery!",
    bonus=1,
    owner=(Need(PINK, 1), not_(PINK, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
)

PONYNAPPED = problem(
    "pr193",
    "Ponynapped!",
    bonus=3,
    owner=(Need(WHITE, 4), not_(WHITE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        when(
            Confronts(A_PLAYER),
            By(THAT_PLAYER, Frighten(choose(yours(FRIEND, At(ITS_PROBLEM))))),
            wording=w.THEY,
        ),
    ),
)

THIS_WAY_LITTLE_ONES = problem(
    "pr194",
    "This Way, Little Ones",
    bonus=2,
    owner=(Need(YELLOW, 3), not_(YELLOW, 2)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(
        when(
            IsPlayed(THIS),
            By(OWNER, May(Move(choose(yours(FRIEND, WithTrait(CRITTER), At(HOME, w.FROM))), HERE))),
        ),
    ),
)

WANT_IT_NEED_IT = problem(
    "pr195",
    "Want it, Need it!",
    bonus=2,
    owner=(Need(ORANGE, 3), not_(ORANGE, 2)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(
        when(
            Confronts(
                A_PLAYER, using=cards(CHARACTER, OfColour(ORANGE), With(POWER, AT_LEAST, 3, w.AT_LEAST))
            ),
            Score(1, THAT_PLAYER, w.ADDITIONAL),
            first=True,
        ),
    ),
)

WRAPPING_UP_WINTER = problem(
    "pr196",
    "Wrapping Up Winter",
    bonus=3,
    owner=(Need(PURPLE, 4), not_(PURPLE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(when(Plays(A_PLAYER, one(FRIEND), ITS_PROBLEM), By(THAT_PLAYER, Gain(2)), first=True),),
)
