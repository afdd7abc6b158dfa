"""The Events of Premiere that are Reactions."""

from everfree.ccg.language import (
    ADDITIONAL,
    ANEW,
    GOTCHA,
    MORE,
    ORANGE,
    PLAY_WHEN,
    PROBLEM_FACEOFFS,
    PURPLE,
    REACTION,
    THAT,
    TROUBLEMAKER_FACEOFF,
    UNCOMMON,
    WHITE,
    YOU,
    Defeats,
    EventText,
    FlipCard,
    Flips,
    Gain,
    IgnoreFlipped,
    Score,
    Sequence,
    WinsFaceoff,
    event,
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

CARDS = (
    A_BULLY_AND_A_BEAST,
    CREME_DE_LA_CREME,
    DUCK_AND_COVER,
    SPIKE_TAKE_A_LETTER,
)
