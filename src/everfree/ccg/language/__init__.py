"""The words cards are written in: pure data, one module per kind of word.

Imports vocab only. Start with `card.py` and `abilities.py`; `text/` prints cards, `kernel/` and `rules/` run
them.
"""

from everfree.ccg.language.abilities import (
    Ability as Ability,
    Activated as Activated,
    As as As,
    Continuous as Continuous,
    EachPlayerHas as EachPlayerHas,
    Elsewhere as Elsewhere,
    EventText as EventText,
    Further as Further,
    OneParagraph as OneParagraph,
    PlayOn as PlayOn,
    PlayToHome as PlayToHome,
    Replacement as Replacement,
    Standing as Standing,
    Triggered as Triggered,
    main_phase as main_phase,
    play_on as play_on,
    reaction as reaction,
    when as when,
)
from everfree.ccg.language.action_tokens import (
    LoseTokens as LoseTokens,
    Receives as Receives,
)
from everfree.ccg.language.amounts import (
    Amount as Amount,
    ForEach as ForEach,
    ForEachOnHost as ForEachOnHost,
)
from everfree.ccg.language.arriving import (
    ArrivesExhausted as ArrivesExhausted,
    EntersExhausted as EntersExhausted,
    ReplaceProblems as ReplaceProblems,
)
from everfree.ccg.language.attaching import (
    On as On,
    WithAttached as WithAttached,
)
from everfree.ccg.language.banishing import (
    AreBanishedThisWay as AreBanishedThisWay,
    BanishedFaceDownBy as BanishedFaceDownBy,
    BanishedInAll as BanishedInAll,
    BanishedThisWay as BanishedThisWay,
    BanishFaceDown as BanishFaceDown,
    BanishTops as BanishTops,
)
from everfree.ccg.language.barring import (
    CantPlay as CantPlay,
)
from everfree.ccg.language.becoming import (
    AlsoHasColoursOf as AlsoHasColoursOf,
    AlsoIs as AlsoIs,
    HasAbilities as HasAbilities,
    HasColours as HasColours,
    HasTrait as HasTrait,
    LosesAbilities as LosesAbilities,
)
from everfree.ccg.language.bonuses import (
    Bonus as Bonus,
)
from everfree.ccg.language.card import (
    WILD as WILD,
    Card as Card,
    Need as Need,
    Side as Side,
    event as event,
    friend as friend,
    mane as mane,
    not_ as not_,
    problem as problem,
    resource as resource,
    troublemaker as troublemaker,
)
from everfree.ccg.language.chance import (
    ChosenAtRandom as ChosenAtRandom,
    Guess as Guess,
)
from everfree.ccg.language.changes import (
    CantBeDismissed as CantBeDismissed,
    CantMove as CantMove,
    CantMoveTo as CantMoveTo,
    Change as Change,
    ColouredPower as ColouredPower,
    ConfrontNeeds as ConfrontNeeds,
    HasKeyword as HasKeyword,
    KeepsPower as KeepsPower,
    Law as Law,
    PlayCost as PlayCost,
    Power as Power,
    PowerBecomes as PowerBecomes,
    PowerTimes as PowerTimes,
    Total as Total,
)
from everfree.ccg.language.closed_zones import (
    CantLeaveDiscardPiles as CantLeaveDiscardPiles,
    CantLookIntoDecks as CantLookIntoDecks,
)
from everfree.ccg.language.colours_chosen import (
    ChooseColour as ChooseColour,
    GainsChosenColour as GainsChosenColour,
    GameStarts as GameStarts,
    TurnsOver as TurnsOver,
)
from everfree.ccg.language.comparing import (
    ColoursOf as ColoursOf,
    WithEqualOrGreaterPower as WithEqualOrGreaterPower,
    WithPowerUpTo as WithPowerUpTo,
)
from everfree.ccg.language.conditions import (
    AllOf as AllOf,
    Condition as Condition,
    DuringFaceoff as DuringFaceoff,
    DuringPhase as DuringPhase,
    Has as Has,
    HasNone as HasNone,
    HasPower as HasPower,
    HostAt as HostAt,
    Involved as Involved,
    IsAt as IsAt,
    ThereAre as ThereAre,
    WithCard as WithCard,
)
from everfree.ccg.language.confronting import (
    CantConfront as CantConfront,
)
from everfree.ccg.language.control import (
    Controls as Controls,
    ControlsHost as ControlsHost,
    GainControl as GainControl,
    OwnedBy as OwnedBy,
)
from everfree.ccg.language.copying import (
    BanishAndCopy as BanishAndCopy,
)
from everfree.ccg.language.costs import (
    WithCost as WithCost,
)
from everfree.ccg.language.counters import (
    ALL as ALL,
    CountersOn as CountersOn,
    CutieMark as CutieMark,
    CutieMarked as CutieMarked,
    PutCounters as PutCounters,
    RemoveCounters as RemoveCounters,
    RemoveThem as RemoveThem,
    ThereAreCounters as ThereAreCounters,
    WithCounters as WithCounters,
)
from everfree.ccg.language.covering import (
    FaceDown as FaceDown,
    FaceUp as FaceUp,
    LookAt as LookAt,
    TurnFaceDown as TurnFaceDown,
    Uncover as Uncover,
)
from everfree.ccg.language.decks import (
    DrawDeck as DrawDeck,
    ProblemDeckAt as ProblemDeckAt,
)
from everfree.ccg.language.dilemmas import (
    PutDilemma as PutDilemma,
)
from everfree.ccg.language.discarding import (
    DiscardHand as DiscardHand,
    Discards as Discards,
    EntersDiscardPile as EntersDiscardPile,
    PutIntoDiscardPile as PutIntoDiscardPile,
)
from everfree.ccg.language.doing import (
    IfDone as IfDone,
)
from everfree.ccg.language.drawing import (
    Draw as Draw,
    Draws as Draws,
)
from everfree.ccg.language.effects import (
    CheapenNextCard as CheapenNextCard,
    DiscardCards as DiscardCards,
    Dismiss as Dismiss,
    Effect as Effect,
    Exhaust as Exhaust,
    FlipCard as FlipCard,
    Gain as Gain,
    GainOncePerFaceoff as GainOncePerFaceoff,
    Give as Give,
    IgnoreFlipped as IgnoreFlipped,
    LookAndReorder as LookAndReorder,
    LookAtOpponentsDeck as LookAtOpponentsDeck,
    LoseOldTokens as LoseOldTokens,
    May as May,
    Move as Move,
    Pay as Pay,
    PayOr as PayOr,
    PayTo as PayTo,
    Pick as Pick,
    PutIntoHand as PutIntoHand,
    PutOnDeck as PutOnDeck,
    ReadyCards as ReadyCards,
    Reattach as Reattach,
    Score as Score,
    SearchDiscardPile as SearchDiscardPile,
    Sequence as Sequence,
    TurnOver as TurnOver,
)
from everfree.ccg.language.entering import (
    PutIntoPlay as PutIntoPlay,
    Release as Release,
)
from everfree.ccg.language.faceoffs import (
    AdditionalTroublemaker as AdditionalTroublemaker,
    BecomeInvolved as BecomeInvolved,
    CantBeChallenged as CantBeChallenged,
    CantContribute as CantContribute,
    CeaseInvolvement as CeaseInvolvement,
    Challenge as Challenge,
    Challenges as Challenges,
    EndFaceoff as EndFaceoff,
    FlippedLoseAbilities as FlippedLoseAbilities,
    FlipsMore as FlipsMore,
    IgnoresHighest as IgnoresHighest,
    InFaceoff as InFaceoff,
    LowestTotalWins as LowestTotalWins,
    Outcome as Outcome,
    StartFaceoff as StartFaceoff,
    StartFaceoffAt as StartFaceoffAt,
)
from everfree.ccg.language.facts import (
    ACCESSORY as ACCESSORY,
    AHUIZOTL as AHUIZOTL,
    ALICORN as ALICORN,
    ALLY as ALLY,
    ARTIFACT as ARTIFACT,
    ASSET as ASSET,
    CHANGELING as CHANGELING,
    CHAOTIC as CHAOTIC,
    COMMON as COMMON,
    CONDITION as CONDITION,
    CRITTER as CRITTER,
    CRYSTAL as CRYSTAL,
    DRACONEQUUS as DRACONEQUUS,
    DRAGON as DRAGON,
    EARTH_PONY as EARTH_PONY,
    ELDER as ELDER,
    FIXED as FIXED,
    FOAL as FOAL,
    GOTCHA as GOTCHA,
    GRIFFON as GRIFFON,
    LOCATION as LOCATION,
    PEGASUS as PEGASUS,
    RARE as RARE,
    REPORT as REPORT,
    ROYALTY as ROYALTY,
    SEAPONY as SEAPONY,
    SHOWDOWN as SHOWDOWN,
    SONG as SONG,
    SUPER_RARE as SUPER_RARE,
    ULTRA_RARE as ULTRA_RARE,
    UNCOMMON as UNCOMMON,
    UNICORN as UNICORN,
    ZEBRA as ZEBRA,
)
from everfree.ccg.language.free_play import (
    PlayForFree as PlayForFree,
)
from everfree.ccg.language.guessing import (
    ITS_TYPE as ITS_TYPE,
    POWER_MATCHES as POWER_MATCHES,
    LetGuess as LetGuess,
    LookAtTop as LookAtTop,
)
from everfree.ccg.language.instead import (
    MoveElsewhere as MoveElsewhere,
    NotDefeated as NotDefeated,
    ScoreThem as ScoreThem,
    WouldBeDefeated as WouldBeDefeated,
    WouldDraw as WouldDraw,
    WouldExceedHomeLimit as WouldExceedHomeLimit,
    WouldMove as WouldMove,
    WouldScoreBonus as WouldScoreBonus,
)
from everfree.ccg.language.involving import (
    GatheredAtFaceoff as GatheredAtFaceoff,
    HasInvolved as HasInvolved,
    flips_for as flips_for,
)
from everfree.ccg.language.keywords import (
    AGILE as AGILE,
    CARETAKER as CARETAKER,
    EXPERIENCED as EXPERIENCED,
    HASTY as HASTY,
    INSPIRED as INSPIRED,
    PERSISTENT as PERSISTENT,
    PREPARED as PREPARED,
    PRISMATIC as PRISMATIC,
    PUMPED as PUMPED,
    RANDOM as RANDOM,
    REDEEM as REDEEM,
    STARTING_PROBLEM as STARTING_PROBLEM,
    STUBBORN as STUBBORN,
    STUDIOUS as STUDIOUS,
    SWIFT as SWIFT,
    TEAMWORK as TEAMWORK,
    TRAVELER as TRAVELER,
    VEXING as VEXING,
    VILLAIN as VILLAIN,
    Keyword as Keyword,
    calming as calming,
    competitive as competitive,
    diligent as diligent,
    eccentric as eccentric,
    meticulous as meticulous,
    showy as showy,
    supportive as supportive,
    transform as transform,
)
from everfree.ccg.language.knowing import (
    HasPrintedAbilitiesOfNoted as HasPrintedAbilitiesOfNoted,
    Note as Note,
    PlayWithTopRevealed as PlayWithTopRevealed,
    PowerOfThis as PowerOfThis,
    PrintedPowerOfTop as PrintedPowerOfTop,
    WithEvenPower as WithEvenPower,
    WithoutTrait as WithoutTrait,
)
from everfree.ccg.language.lasting import (
    Lasting as Lasting,
)
from everfree.ccg.language.leaving import (
    Banish as Banish,
    BeneathThis as BeneathThis,
    CantLeavePlay as CantLeavePlay,
    Frighten as Frighten,
    IsBanished as IsBanished,
    IsDiscarded as IsDiscarded,
    IsFlipped as IsFlipped,
    IsRetired as IsRetired,
    LeavesArea as LeavesArea,
    LeavesPlay as LeavesPlay,
    PutTopIntoDiscardPile as PutTopIntoDiscardPile,
    PutUnderDeck as PutUnderDeck,
    Retire as Retire,
    Spend as Spend,
    WouldConfront as WouldConfront,
    WouldEnterDiscardPile as WouldEnterDiscardPile,
    WouldLeavePlay as WouldLeavePlay,
    WouldPutFlippedUnderDeck as WouldPutFlippedUnderDeck,
    beneath_this as beneath_this,
)
from everfree.ccg.language.limits import (
    PlayLimit as PlayLimit,
    ScoreLimit as ScoreLimit,
)
from everfree.ccg.language.looking import (
    LookAndSort as LookAndSort,
    TurnStarts as TurnStarts,
)
from everfree.ccg.language.meeting import (
    Contribute as Contribute,
    DontPrevent as DontPrevent,
    HighestPower as HighestPower,
    MeetNeeds as MeetNeeds,
    NeedLess as NeedLess,
)
from everfree.ccg.language.modes import (
    ChooseOne as ChooseOne,
    MayChooseEach as MayChooseEach,
)
from everfree.ccg.language.naming import (
    ChooseNumber as ChooseNumber,
    ChosenNumber as ChosenNumber,
    If as If,
    IsNamed as IsNamed,
    NameCard as NameCard,
    WithThatName as WithThatName,
)
from everfree.ccg.language.occasions import (
    Enters as Enters,
    FaceoffEnds as FaceoffEnds,
    IsPlayed as IsPlayed,
    StartsFaceoff as StartsFaceoff,
    Travels as Travels,
)
from everfree.ccg.language.piles import (
    SplitHand as SplitHand,
    TurnToBoosted as TurnToBoosted,
)
from everfree.ccg.language.play_needs import (
    LowerNeeds as LowerNeeds,
)
from everfree.ccg.language.playing import (
    BanishTop as BanishTop,
    Cancel as Cancel,
    CopyEffects as CopyEffects,
    CostOfThat as CostOfThat,
    IsPlaying as IsPlaying,
    MayPlayFrom as MayPlayFrom,
    MayPlayThat as MayPlayThat,
    NoRequirement as NoRequirement,
    WhileBanished as WhileBanished,
)
from everfree.ccg.language.powers import (
    CardHasPower as CardHasPower,
    HasMorePower as HasMorePower,
    ReachesPower as ReachesPower,
    WithPower as WithPower,
)
from everfree.ccg.language.prices import (
    MoveCost as MoveCost,
)
from everfree.ccg.language.revealing import (
    RevealUntil as RevealUntil,
)
from everfree.ccg.language.scattering import (
    MoveAtRandom as MoveAtRandom,
    WouldBeMovedFirst as WouldBeMovedFirst,
)
from everfree.ccg.language.scoring import (
    ScoresWithThis as ScoresWithThis,
)
from everfree.ccg.language.searching import (
    BanishNamesakes as BanishNamesakes,
    It as It,
    PutProblemsUnder as PutProblemsUnder,
    Reveal as Reveal,
    SearchDeck as SearchDeck,
    Titled as Titled,
)
from everfree.ccg.language.selectors import (
    THAT as THAT,
    THIS as THIS,
    Another as Another,
    At as At,
    AtLeast as AtLeast,
    Choose as Choose,
    ControlledBy as ControlledBy,
    Description as Description,
    Each as Each,
    Exhausted as Exhausted,
    Host as Host,
    OfColour as OfColour,
    One as One,
    OnThis as OnThis,
    Other as Other,
    Ready as Ready,
    Selector as Selector,
    SpokenOf as SpokenOf,
    That as That,
    This as This,
    ThisAt as ThisAt,
    WithoutColour as WithoutColour,
    WithTrait as WithTrait,
    cards as cards,
    choose as choose,
    each as each,
    here as here,
    in_your_discard_pile as in_your_discard_pile,
    in_your_hand as in_your_hand,
    one as one,
    yours as yours,
)
from everfree.ccg.language.sending import (
    HandOver as HandOver,
    Send as Send,
    WasMoved as WasMoved,
)
from everfree.ccg.language.sharing import (
    AlsoHasAbilitiesOfThis as AlsoHasAbilitiesOfThis,
    LosesKeyword as LosesKeyword,
    SameName as SameName,
    SharesTrait as SharesTrait,
    WithMatchingMane as WithMatchingMane,
)
from everfree.ccg.language.solving import (
    OnlyReplacedSolved as OnlyReplacedSolved,
    StaysWhenSolved as StaysWhenSolved,
)
from everfree.ccg.language.stepping_aside import (
    StepAside as StepAside,
)
from everfree.ccg.language.taking import (
    RevealTop as RevealTop,
)
from everfree.ccg.language.timings import (
    MayPlayImmediately as MayPlayImmediately,
    OnlyMainPhaseActions as OnlyMainPhaseActions,
)
from everfree.ccg.language.together import (
    By as By,
    EachKeepsOne as EachKeepsOne,
    EachPlayer as EachPlayer,
    LosesGame as LosesGame,
)
from everfree.ccg.language.tokens import (
    NonToken as NonToken,
    PutTokenCopy as PutTokenCopy,
    PutTokens as PutTokens,
    Token as Token,
    token as token,
)
from everfree.ccg.language.totals import (
    AddToTotal as AddToTotal,
    PrintedPowerOf as PrintedPowerOf,
    WouldFlip as WouldFlip,
)
from everfree.ccg.language.triggers import (
    Confronts as Confronts,
    Defeats as Defeats,
    Flips as Flips,
    IsDismissed as IsDismissed,
    IsExhausted as IsExhausted,
    IsMoved as IsMoved,
    IsReadied as IsReadied,
    IsUncovered as IsUncovered,
    Moves as Moves,
    PhaseEnds as PhaseEnds,
    PhaseStarts as PhaseStarts,
    Plays as Plays,
    Trigger as Trigger,
    Uncovers as Uncovers,
    WinsFaceoff as WinsFaceoff,
    WouldBeDismissed as WouldBeDismissed,
)
from everfree.ccg.language.turning_over import (
    TurnAllOver as TurnAllOver,
)
from everfree.ccg.language.turns import (
    ExtraPhase as ExtraPhase,
    ExtraTurn as ExtraTurn,
    MoreConfrontSteps as MoreConfrontSteps,
    NewPhase as NewPhase,
    SideTurnsUp as SideTurnsUp,
    SkipPhase as SkipPhase,
)
from everfree.ccg.language.wordings import (
    ADDED as ADDED,
    ADDITIONAL as ADDITIONAL,
    AFTERWARDS as AFTERWARDS,
    AGAIN as AGAIN,
    ALL_OF_THEM as ALL_OF_THEM,
    ALONE as ALONE,
    ALREADY as ALREADY,
    ANEW as ANEW,
    ANY_OF as ANY_OF,
    AS_CARD as AS_CARD,
    AS_IN_HAND as AS_IN_HAND,
    AS_TIME as AS_TIME,
    AS_TRAIT as AS_TRAIT,
    AT_LAST as AT_LAST,
    AT_LEAST as AT_LEAST,
    AT_WILL as AT_WILL,
    ATTACHED as ATTACHED,
    AWAY as AWAY,
    BANISHED_ONE as BANISHED_ONE,
    BEGINNING as BEGINNING,
    BEGINS as BEGINS,
    BESIDE as BESIDE,
    BY_FIRST as BY_FIRST,
    BY_LAST as BY_LAST,
    CHOSEN_FIRST as CHOSEN_FIRST,
    CHOSEN_THEN_EACH as CHOSEN_THEN_EACH,
    CHOSEN_THEN_IT as CHOSEN_THEN_IT,
    CHOSEN_TO as CHOSEN_TO,
    CONTROLLED as CONTROLLED,
    COST_OF_NEXT as COST_OF_NEXT,
    EACH_PLAYERS as EACH_PLAYERS,
    EITHER as EITHER,
    FACE_UP as FACE_UP,
    FOLLOWING as FOLLOWING,
    FORCED as FORCED,
    FROM as FROM,
    GAINED as GAINED,
    HAS_BEEN as HAS_BEEN,
    HAVE as HAVE,
    HIS as HIS,
    IF as IF,
    IN_ONE as IN_ONE,
    INSTEAD as INSTEAD,
    IT as IT,
    JOINED as JOINED,
    JUST as JUST,
    LAST as LAST,
    LEADING as LEADING,
    LESS_THAN as LESS_THAN,
    LISTED as LISTED,
    MAY_NOT as MAY_NOT,
    MORE as MORE,
    NAMED as NAMED,
    NO_LONGER as NO_LONGER,
    NOBODYS as NOBODYS,
    NONE_OF as NONE_OF,
    ONE_LEADING as ONE_LEADING,
    ONLY as ONLY,
    OPPOSING as OPPOSING,
    OR_MORE as OR_MORE,
    PASSIVE as PASSIVE,
    PERMANENTLY as PERMANENTLY,
    PLAY_AFTER as PLAY_AFTER,
    PLAY_WHEN as PLAY_WHEN,
    PLURAL as PLURAL,
    POINTED_AT as POINTED_AT,
    POWER_FIRST as POWER_FIRST,
    REDUCED as REDUCED,
    REVERSED as REVERSED,
    SAME as SAME,
    SPAN as SPAN,
    SPOKEN_OF as SPOKEN_OF,
    STILL_FIRST as STILL_FIRST,
    STRAIGHT as STRAIGHT,
    THAT_ONE as THAT_ONE,
    THE_TOP as THE_TOP,
    THEN as THEN,
    THEY as THEY,
    TOGETHER as TOGETHER,
    TURNS as TURNS,
    UNDERSTOOD as UNDERSTOOD,
    UNFORCED as UNFORCED,
    WHEN as WHEN,
    WHOLE as WHOLE,
    WITHIN as WITHIN,
    YOUR_TOP as YOUR_TOP,
    YOURS as YOURS,
)
from everfree.ccg.language.words import (
    A_PLAYER as A_PLAYER,
    A_PROBLEM as A_PROBLEM,
    AN_OPPONENT as AN_OPPONENT,
    ANOTHER_PROBLEM as ANOTHER_PROBLEM,
    ANY_PHASE as ANY_PHASE,
    ANYWHERE as ANYWHERE,
    AT_BOTTOM as AT_BOTTOM,
    DEFEATER as DEFEATER,
    DIFFERENT_PROBLEMS as DIFFERENT_PROBLEMS,
    EACH_OTHER_PROBLEM as EACH_OTHER_PROBLEM,
    END_OF_FACEOFF as END_OF_FACEOFF,
    END_OF_PHASE as END_OF_PHASE,
    END_OF_TURN as END_OF_TURN,
    FACEOFF_TIMING as FACEOFF_TIMING,
    FOR_GOOD as FOR_GOOD,
    HERE as HERE,
    HOME as HOME,
    IMMEDIATE as IMMEDIATE,
    MAIN_PHASE_TIMING as MAIN_PHASE_TIMING,
    ON_TOP as ON_TOP,
    OPPONENT as OPPONENT,
    OPPONENTS as OPPONENTS,
    OPPONENTS_HOME as OPPONENTS_HOME,
    OPPONENTS_PROBLEM as OPPONENTS_PROBLEM,
    OWNER as OWNER,
    PREVIOUS_AREA as PREVIOUS_AREA,
    REACTION as REACTION,
    SCORE_PHASE_TIMING as SCORE_PHASE_TIMING,
    START_OF_YOUR_NEXT_TURN as START_OF_YOUR_NEXT_TURN,
    THAT_PLAYER as THAT_PLAYER,
    THAT_PLAYERS_OPPONENT as THAT_PLAYERS_OPPONENT,
    THERE as THERE,
    TROUBLEMAKER_PHASE_TIMING as TROUBLEMAKER_PHASE_TIMING,
    UNTIL_TRIGGERED as UNTIL_TRIGGERED,
    WHILE_BANISHED as WHILE_BANISHED,
    WHILE_IN_PLAY as WHILE_IN_PLAY,
    YOU as YOU,
    Place as Place,
    Spot as Spot,
    Timing as Timing,
    Until as Until,
    Who as Who,
)
from everfree.ccg.vocab import (
    ANY_FACEOFF as ANY_FACEOFF,
    BANISHED as BANISHED,
    BLUE as BLUE,
    CARD as CARD,
    CHARACTER as CHARACTER,
    DILEMMA as DILEMMA,
    DISCARD_PILE as DISCARD_PILE,
    END_PHASE as END_PHASE,
    EPIC as EPIC,
    EVENT as EVENT,
    FLIP as FLIP,
    FRIEND as FRIEND,
    HAND as HAND,
    MAIN_PHASE as MAIN_PHASE,
    MANE as MANE,
    ORANGE as ORANGE,
    PINK as PINK,
    POWER_COUNTER as POWER_COUNTER,
    PROBLEM as PROBLEM,
    PROBLEM_FACEOFF as PROBLEM_FACEOFF,
    PROBLEM_FACEOFFS as PROBLEM_FACEOFFS,
    PURPLE as PURPLE,
    READY_PHASE as READY_PHASE,
    RESOURCE as RESOURCE,
    SCORE_PHASE as SCORE_PHASE,
    TROUBLEMAKER as TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF as TROUBLEMAKER_FACEOFF,
    TROUBLEMAKER_PHASE as TROUBLEMAKER_PHASE,
    UNIQUE as UNIQUE,
    WHITE as WHITE,
    YELLOW as YELLOW,
    CardType as CardType,
)
