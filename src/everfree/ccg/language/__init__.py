"""The words cards are written in: pure data, one module per kind of word.

Imports vocab only. Start with `card.py` and `abilities.py`; `text/` prints cards, `kernel/` and `rules/` run
them.
"""

from everfree.ccg.language.abilities import (
    Ability as Ability,
)
from everfree.ccg.language.abilities import (
    Activated as Activated,
)
from everfree.ccg.language.abilities import (
    Continuous as Continuous,
)
from everfree.ccg.language.abilities import (
    EventText as EventText,
)
from everfree.ccg.language.abilities import (
    PlayOn as PlayOn,
)
from everfree.ccg.language.abilities import (
    PlayToHome as PlayToHome,
)
from everfree.ccg.language.abilities import (
    Replacement as Replacement,
)
from everfree.ccg.language.abilities import (
    Standing as Standing,
)
from everfree.ccg.language.abilities import (
    Triggered as Triggered,
)
from everfree.ccg.language.abilities import (
    main_phase as main_phase,
)
from everfree.ccg.language.abilities import (
    play_on as play_on,
)
from everfree.ccg.language.abilities import (
    reaction as reaction,
)
from everfree.ccg.language.abilities import (
    when as when,
)
from everfree.ccg.language.amounts import (
    Amount as Amount,
)
from everfree.ccg.language.amounts import (
    ForEach as ForEach,
)
from everfree.ccg.language.card import (
    WILD as WILD,
)
from everfree.ccg.language.card import (
    Card as Card,
)
from everfree.ccg.language.card import (
    Need as Need,
)
from everfree.ccg.language.card import (
    Side as Side,
)
from everfree.ccg.language.card import (
    event as event,
)
from everfree.ccg.language.card import (
    friend as friend,
)
from everfree.ccg.language.card import (
    mane as mane,
)
from everfree.ccg.language.card import (
    needs_power as needs_power,
)
from everfree.ccg.language.card import (
    not_ as not_,
)
from everfree.ccg.language.card import (
    problem as problem,
)
from everfree.ccg.language.card import (
    resource as resource,
)
from everfree.ccg.language.card import (
    troublemaker as troublemaker,
)
from everfree.ccg.language.changes import (
    CantBeDismissed as CantBeDismissed,
)
from everfree.ccg.language.changes import (
    CantMove as CantMove,
)
from everfree.ccg.language.changes import (
    Change as Change,
)
from everfree.ccg.language.changes import (
    ColouredPower as ColouredPower,
)
from everfree.ccg.language.changes import (
    ConfrontNeeds as ConfrontNeeds,
)
from everfree.ccg.language.changes import (
    HasKeyword as HasKeyword,
)
from everfree.ccg.language.changes import (
    Law as Law,
)
from everfree.ccg.language.changes import (
    PlayCost as PlayCost,
)
from everfree.ccg.language.changes import (
    Power as Power,
)
from everfree.ccg.language.changes import (
    Total as Total,
)
from everfree.ccg.language.conditions import (
    AllOf as AllOf,
)
from everfree.ccg.language.conditions import (
    Condition as Condition,
)
from everfree.ccg.language.conditions import (
    DuringFaceoff as DuringFaceoff,
)
from everfree.ccg.language.conditions import (
    DuringPhase as DuringPhase,
)
from everfree.ccg.language.conditions import (
    Has as Has,
)
from everfree.ccg.language.conditions import (
    HasPower as HasPower,
)
from everfree.ccg.language.conditions import (
    HostAt as HostAt,
)
from everfree.ccg.language.conditions import (
    Involved as Involved,
)
from everfree.ccg.language.conditions import (
    WithCard as WithCard,
)
from everfree.ccg.language.effects import (
    CheapenNextCard as CheapenNextCard,
)
from everfree.ccg.language.effects import (
    DiscardCards as DiscardCards,
)
from everfree.ccg.language.effects import (
    Dismiss as Dismiss,
)
from everfree.ccg.language.effects import (
    Effect as Effect,
)
from everfree.ccg.language.effects import (
    Exhaust as Exhaust,
)
from everfree.ccg.language.effects import (
    FlipCard as FlipCard,
)
from everfree.ccg.language.effects import (
    Gain as Gain,
)
from everfree.ccg.language.effects import (
    GainOncePerFaceoff as GainOncePerFaceoff,
)
from everfree.ccg.language.effects import (
    Give as Give,
)
from everfree.ccg.language.effects import (
    IgnoreFlipped as IgnoreFlipped,
)
from everfree.ccg.language.effects import (
    LookAndReorder as LookAndReorder,
)
from everfree.ccg.language.effects import (
    LookAtOpponentsDeck as LookAtOpponentsDeck,
)
from everfree.ccg.language.effects import (
    May as May,
)
from everfree.ccg.language.effects import (
    Move as Move,
)
from everfree.ccg.language.effects import (
    Pay as Pay,
)
from everfree.ccg.language.effects import (
    PayOr as PayOr,
)
from everfree.ccg.language.effects import (
    PayTo as PayTo,
)
from everfree.ccg.language.effects import (
    Pick as Pick,
)
from everfree.ccg.language.effects import (
    PutIntoHand as PutIntoHand,
)
from everfree.ccg.language.effects import (
    PutOnDeck as PutOnDeck,
)
from everfree.ccg.language.effects import (
    ReadyCards as ReadyCards,
)
from everfree.ccg.language.effects import (
    Reattach as Reattach,
)
from everfree.ccg.language.effects import (
    Score as Score,
)
from everfree.ccg.language.effects import (
    SearchDiscardPile as SearchDiscardPile,
)
from everfree.ccg.language.effects import (
    Sequence as Sequence,
)
from everfree.ccg.language.effects import (
    TurnOver as TurnOver,
)
from everfree.ccg.language.facts import (
    ACCESSORY as ACCESSORY,
)
from everfree.ccg.language.facts import (
    ASSET as ASSET,
)
from everfree.ccg.language.facts import (
    COMMON as COMMON,
)
from everfree.ccg.language.facts import (
    CONDITION as CONDITION,
)
from everfree.ccg.language.facts import (
    EARTH_PONY as EARTH_PONY,
)
from everfree.ccg.language.facts import (
    ELDER as ELDER,
)
from everfree.ccg.language.facts import (
    FIXED as FIXED,
)
from everfree.ccg.language.facts import (
    FOAL as FOAL,
)
from everfree.ccg.language.facts import (
    GOTCHA as GOTCHA,
)
from everfree.ccg.language.facts import (
    PEGASUS as PEGASUS,
)
from everfree.ccg.language.facts import (
    RARE as RARE,
)
from everfree.ccg.language.facts import (
    REPORT as REPORT,
)
from everfree.ccg.language.facts import (
    ULTRA_RARE as ULTRA_RARE,
)
from everfree.ccg.language.facts import (
    UNCOMMON as UNCOMMON,
)
from everfree.ccg.language.facts import (
    UNICORN as UNICORN,
)
from everfree.ccg.language.keywords import (
    INSPIRED as INSPIRED,
)
from everfree.ccg.language.keywords import (
    STARTING_PROBLEM as STARTING_PROBLEM,
)
from everfree.ccg.language.keywords import (
    STUBBORN as STUBBORN,
)
from everfree.ccg.language.keywords import (
    STUDIOUS as STUDIOUS,
)
from everfree.ccg.language.keywords import (
    SWIFT as SWIFT,
)
from everfree.ccg.language.keywords import (
    Keyword as Keyword,
)
from everfree.ccg.language.selectors import (
    THAT as THAT,
)
from everfree.ccg.language.selectors import (
    THIS as THIS,
)
from everfree.ccg.language.selectors import (
    Another as Another,
)
from everfree.ccg.language.selectors import (
    At as At,
)
from everfree.ccg.language.selectors import (
    Choose as Choose,
)
from everfree.ccg.language.selectors import (
    ControlledBy as ControlledBy,
)
from everfree.ccg.language.selectors import (
    Description as Description,
)
from everfree.ccg.language.selectors import (
    Each as Each,
)
from everfree.ccg.language.selectors import (
    Exhausted as Exhausted,
)
from everfree.ccg.language.selectors import (
    Host as Host,
)
from everfree.ccg.language.selectors import (
    OfColour as OfColour,
)
from everfree.ccg.language.selectors import (
    OnAFriend as OnAFriend,
)
from everfree.ccg.language.selectors import (
    OnlyColour as OnlyColour,
)
from everfree.ccg.language.selectors import (
    OnThis as OnThis,
)
from everfree.ccg.language.selectors import (
    Ready as Ready,
)
from everfree.ccg.language.selectors import (
    Selector as Selector,
)
from everfree.ccg.language.selectors import (
    That as That,
)
from everfree.ccg.language.selectors import (
    This as This,
)
from everfree.ccg.language.selectors import (
    WithTrait as WithTrait,
)
from everfree.ccg.language.selectors import (
    cards as cards,
)
from everfree.ccg.language.selectors import (
    choose as choose,
)
from everfree.ccg.language.selectors import (
    each as each,
)
from everfree.ccg.language.selectors import (
    here as here,
)
from everfree.ccg.language.selectors import (
    in_your_discard_pile as in_your_discard_pile,
)
from everfree.ccg.language.selectors import (
    yours as yours,
)
from everfree.ccg.language.triggers import (
    Confronts as Confronts,
)
from everfree.ccg.language.triggers import (
    Defeats as Defeats,
)
from everfree.ccg.language.triggers import (
    Flips as Flips,
)
from everfree.ccg.language.triggers import (
    IsDismissed as IsDismissed,
)
from everfree.ccg.language.triggers import (
    IsUncovered as IsUncovered,
)
from everfree.ccg.language.triggers import (
    Moves as Moves,
)
from everfree.ccg.language.triggers import (
    PhaseStarts as PhaseStarts,
)
from everfree.ccg.language.triggers import (
    Plays as Plays,
)
from everfree.ccg.language.triggers import (
    Trigger as Trigger,
)
from everfree.ccg.language.triggers import (
    Uncovers as Uncovers,
)
from everfree.ccg.language.triggers import (
    WinsFaceoff as WinsFaceoff,
)
from everfree.ccg.language.triggers import (
    WouldBeDismissed as WouldBeDismissed,
)
from everfree.ccg.language.wordings import (
    ADDITIONAL as ADDITIONAL,
)
from everfree.ccg.language.wordings import (
    AFTERWARDS as AFTERWARDS,
)
from everfree.ccg.language.wordings import (
    ANEW as ANEW,
)
from everfree.ccg.language.wordings import (
    BEGINNING as BEGINNING,
)
from everfree.ccg.language.wordings import (
    CHOSEN_FIRST as CHOSEN_FIRST,
)
from everfree.ccg.language.wordings import (
    FROM as FROM,
)
from everfree.ccg.language.wordings import (
    IT as IT,
)
from everfree.ccg.language.wordings import (
    MORE as MORE,
)
from everfree.ccg.language.wordings import (
    NAMED as NAMED,
)
from everfree.ccg.language.wordings import (
    PLAY_WHEN as PLAY_WHEN,
)
from everfree.ccg.language.wordings import (
    REDUCED as REDUCED,
)
from everfree.ccg.language.wordings import (
    REVERSED as REVERSED,
)
from everfree.ccg.language.wordings import (
    SAME as SAME,
)
from everfree.ccg.language.wordings import (
    WHEN as WHEN,
)
from everfree.ccg.language.words import (
    A_PLAYER as A_PLAYER,
)
from everfree.ccg.language.words import (
    A_PROBLEM as A_PROBLEM,
)
from everfree.ccg.language.words import (
    ANYWHERE as ANYWHERE,
)
from everfree.ccg.language.words import (
    END_OF_FACEOFF as END_OF_FACEOFF,
)
from everfree.ccg.language.words import (
    END_OF_PHASE as END_OF_PHASE,
)
from everfree.ccg.language.words import (
    END_OF_TURN as END_OF_TURN,
)
from everfree.ccg.language.words import (
    FACEOFF_TIMING as FACEOFF_TIMING,
)
from everfree.ccg.language.words import (
    HERE as HERE,
)
from everfree.ccg.language.words import (
    HOME as HOME,
)
from everfree.ccg.language.words import (
    IMMEDIATE as IMMEDIATE,
)
from everfree.ccg.language.words import (
    MAIN_PHASE_TIMING as MAIN_PHASE_TIMING,
)
from everfree.ccg.language.words import (
    OPPONENT as OPPONENT,
)
from everfree.ccg.language.words import (
    OPPONENTS_PROBLEM as OPPONENTS_PROBLEM,
)
from everfree.ccg.language.words import (
    OWNER as OWNER,
)
from everfree.ccg.language.words import (
    REACTION as REACTION,
)
from everfree.ccg.language.words import (
    THAT_PLAYER as THAT_PLAYER,
)
from everfree.ccg.language.words import (
    THAT_PLAYERS_OPPONENT as THAT_PLAYERS_OPPONENT,
)
from everfree.ccg.language.words import (
    THERE as THERE,
)
from everfree.ccg.language.words import (
    YOU as YOU,
)
from everfree.ccg.language.words import (
    Place as Place,
)
from everfree.ccg.language.words import (
    Timing as Timing,
)
from everfree.ccg.language.words import (
    Until as Until,
)
from everfree.ccg.language.words import (
    Who as Who,
)
from everfree.ccg.vocab import (
    ANY_FACEOFF as ANY_FACEOFF,
)
from everfree.ccg.vocab import (
    BLUE as BLUE,
)
from everfree.ccg.vocab import (
    CARD as CARD,
)
from everfree.ccg.vocab import (
    CHARACTER as CHARACTER,
)
from everfree.ccg.vocab import (
    END_PHASE as END_PHASE,
)
from everfree.ccg.vocab import (
    EPIC as EPIC,
)
from everfree.ccg.vocab import (
    EVENT as EVENT,
)
from everfree.ccg.vocab import (
    FRIEND as FRIEND,
)
from everfree.ccg.vocab import (
    MAIN_PHASE as MAIN_PHASE,
)
from everfree.ccg.vocab import (
    MANE as MANE,
)
from everfree.ccg.vocab import (
    ORANGE as ORANGE,
)
from everfree.ccg.vocab import (
    PINK as PINK,
)
from everfree.ccg.vocab import (
    PROBLEM as PROBLEM,
)
from everfree.ccg.vocab import (
    PROBLEM_FACEOFF as PROBLEM_FACEOFF,
)
from everfree.ccg.vocab import (
    PROBLEM_FACEOFFS as PROBLEM_FACEOFFS,
)
from everfree.ccg.vocab import (
    PURPLE as PURPLE,
)
from everfree.ccg.vocab import (
    READY_PHASE as READY_PHASE,
)
from everfree.ccg.vocab import (
    RESOURCE as RESOURCE,
)
from everfree.ccg.vocab import (
    SCORE_PHASE as SCORE_PHASE,
)
from everfree.ccg.vocab import (
    TROUBLEMAKER as TROUBLEMAKER,
)
from everfree.ccg.vocab import (
    TROUBLEMAKER_FACEOFF as TROUBLEMAKER_FACEOFF,
)
from everfree.ccg.vocab import (
    TROUBLEMAKER_PHASE as TROUBLEMAKER_PHASE,
)
from everfree.ccg.vocab import (
    UNIQUE as UNIQUE,
)
from everfree.ccg.vocab import (
    WHITE as WHITE,
)
from everfree.ccg.vocab import (
    YELLOW as YELLOW,
)
