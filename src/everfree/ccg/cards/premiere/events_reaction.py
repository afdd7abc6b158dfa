"""The Events of Premiere that are Reactions."""

from everfree.ccg.language import (
    A_PLAYER, ANY_FACEOFF, BLUE, CHARACTER, END_OF_FACEOFF, FRIEND, GOTCHA, OPPONENT, ORANGE, PINK,
    PREVIOUS_AREA, PROBLEM_FACEOFFS, PURPLE, RARE, REACTION, THAT, THIS, TROUBLEMAKER_FACEOFF, UNCOMMON,
    WHITE, YELLOW, YOU, By, ControlledBy, Defeats, EventText, FlipCard, Flips, Gain, Give, IgnoreFlipped,
    IsDismissed, It, Moves, Power, PutIntoHand, PutOnDeck, Score, Send, Sequence, StartsFaceoff, That,
    WinsFaceoff, event, one, wordings as w,
)  # fmt: skip

A_BULLY_AND_A_BEAST = event(
    "pr102",
    "A Bully and a Beast",
    ORANGE,
    power=5,
    cost=0,
    needs=2,
    traits=(GOTCHA,),
    rarity=UNCOMMON,
    text=(
        EventText(
            REACTION,
            Sequence((IgnoreFlipped(THAT), FlipCard(w.MORE))),
            Flips(YOU, TROUBLEMAKER_FACEOFF, against_challenge=True),
        ),
    ),
)

A_VISION_OF_THE_FUTURE = event(
    "pr104",
    "A Vision of the Future",
    PINK,
    power=5,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    text=(
        EventText(
            REACTION,
            PutOnDeck(THIS, w.THE_TOP),
            StartsFaceoff(A_PLAYER, wording=w.BEGINS),
            ANY_FACEOFF,
            w.PLAY_WHEN,
        ),
    ),
)

CREME_DE_LA_CREME = event(
    "pr107",
    "Crème de la Crème",
    WHITE,
    power=5,
    cost=0,
    needs=3,
    traits=(GOTCHA,),
    rarity=UNCOMMON,
    text=(
        EventText(
            REACTION,
            Score(1, wording=w.ADDITIONAL),
            WinsFaceoff(YOU, PROBLEM_FACEOFFS, at_least=5),
            PROBLEM_FACEOFFS,
            w.PLAY_WHEN,
        ),
    ),
)

CRITTER_CAVALRY = event(
    "pr108",
    "Critter Cavalry",
    YELLOW,
    power=3,
    cost=1,
    needs=2,
    traits=(GOTCHA,),
    rarity=UNCOMMON,
    text=(
        EventText(
            REACTION,
            Give((Power(+5),), THAT, END_OF_FACEOFF, w.SPAN),
            Flips(YOU, wording=w.UNDERSTOOD),
            ANY_FACEOFF,
            w.PLAY_AFTER,
        ),
    ),
)

DUCK_AND_COVER = event(
    "pr111",
    "Duck and Cover",
    ORANGE,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    text=(EventText(REACTION, Sequence((IgnoreFlipped(THAT), FlipCard(w.ANEW))), Flips(YOU)),),
)

STAND_STILL = event(
    "pr118",
    "Stand Still!",
    WHITE,
    power=5,
    cost=0,
    needs=2,
    traits=(GOTCHA,),
    rarity=RARE,
    text=(
        EventText(
            REACTION,
            Send(That(CHARACTER), PREVIOUS_AREA),
            Moves(A_PLAYER, one(CHARACTER, ControlledBy(OPPONENT)), wording=w.JUST),
            wording=w.PLAY_AFTER,
        ),
    ),
)

SPIKE_TAKE_A_LETTER = event(
    "pr124",
    "Spike, Take a Letter",
    PURPLE,
    power=5,
    cost=0,
    needs=2,
    traits=(GOTCHA,),
    rarity=UNCOMMON,
    text=(EventText(REACTION, Gain(2), Defeats(YOU), TROUBLEMAKER_FACEOFF, w.PLAY_WHEN),),
)

WHAT_WENT_WRONG = event(
    "pr127",
    "What Went Wrong?",
    BLUE,
    power=5,
    cost=1,
    needs=1,
    traits=(GOTCHA,),
    rarity=UNCOMMON,
    text=(
        EventText(
            REACTION,
            By(OPPONENT, Sequence((IgnoreFlipped(THAT), FlipCard(w.MORE)))),
            Flips(OPPONENT),
        ),
    ),
)

WHOA_THERE_NELLY = event(
    "pr128",
    "Whoa There Nelly!",
    ORANGE,
    power=5,
    cost=0,
    needs=3,
    traits=(GOTCHA,),
    rarity=RARE,
    text=(
        EventText(
            REACTION,
            PutIntoHand(It()),
            IsDismissed(one(FRIEND, ControlledBy(YOU)), w.HAS_BEEN),
            wording=w.PLAY_WHEN,
        ),
    ),
)
