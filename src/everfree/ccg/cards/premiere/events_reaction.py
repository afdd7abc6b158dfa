"""The Events of Premiere that are Reactions."""

from everfree.ccg.language import (
    A_PLAYER,
    ADDITIONAL,
    ANEW,
    ANY_FACEOFF,
    BEGINS,
    BLUE,
    CHARACTER,
    END_OF_FACEOFF,
    FRIEND,
    GOTCHA,
    HAS_BEEN,
    JUST,
    MORE,
    OPPONENT,
    ORANGE,
    PINK,
    PLAY_AFTER,
    PLAY_WHEN,
    PREVIOUS_AREA,
    PROBLEM_FACEOFFS,
    PURPLE,
    RARE,
    REACTION,
    SPAN,
    THAT,
    THE_TOP,
    THIS,
    TROUBLEMAKER_FACEOFF,
    UNCOMMON,
    UNDERSTOOD,
    WHITE,
    YELLOW,
    YOU,
    By,
    ControlledBy,
    Defeats,
    EventText,
    FlipCard,
    Flips,
    Gain,
    Give,
    IgnoreFlipped,
    IsDismissed,
    IsMoved,
    It,
    Power,
    PutIntoHand,
    PutOnDeck,
    Score,
    Send,
    Sequence,
    StartsFaceoff,
    That,
    WinsFaceoff,
    event,
    one,
)

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
            Sequence((IgnoreFlipped(THAT), FlipCard(MORE))),
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
            PutOnDeck(THIS, THE_TOP),
            StartsFaceoff(A_PLAYER, wording=BEGINS),
            ANY_FACEOFF,
            PLAY_WHEN,
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
            Score(1, wording=ADDITIONAL),
            WinsFaceoff(YOU, PROBLEM_FACEOFFS, at_least=5),
            PROBLEM_FACEOFFS,
            PLAY_WHEN,
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
            Give((Power(+5),), THAT, END_OF_FACEOFF, SPAN),
            Flips(YOU, wording=UNDERSTOOD),
            ANY_FACEOFF,
            PLAY_AFTER,
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
    text=(EventText(REACTION, Sequence((IgnoreFlipped(THAT), FlipCard(ANEW))), Flips(YOU)),),
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
            IsMoved(one(CHARACTER, ControlledBy(OPPONENT)), JUST),
            wording=PLAY_AFTER,
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
    text=(EventText(REACTION, Gain(2), Defeats(YOU), TROUBLEMAKER_FACEOFF, PLAY_WHEN),),
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
            By(OPPONENT, Sequence((IgnoreFlipped(THAT), FlipCard(MORE)))),
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
            IsDismissed(one(FRIEND, ControlledBy(YOU)), HAS_BEEN),
            wording=PLAY_WHEN,
        ),
    ),
)

CARDS = (
    A_BULLY_AND_A_BEAST,
    A_VISION_OF_THE_FUTURE,
    CREME_DE_LA_CREME,
    CRITTER_CAVALRY,
    DUCK_AND_COVER,
    STAND_STILL,
    SPIKE_TAKE_A_LETTER,
    WHAT_WENT_WRONG,
    WHOA_THERE_NELLY,
)
