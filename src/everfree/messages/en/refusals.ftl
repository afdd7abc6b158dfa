### Why not: a whole sentence for each reason the rules can give.

refusal-short-of-tokens = It costs { $price } and you have { $have }: { $missing } more needed.
refusal-requirement-unmet = It needs { $needed } { $color } power in play and you have { $have }.
refusal-during-faceoff = Not during a faceoff.
refusal-not-your-turn = Only on your own turn.
refusal-only-main-phase-actions = "{ $source }" allows no other action than one that opens a Main Phase window.
refusal-not-main-phase = Only in your Main Phase.
refusal-something-under-way = Another action is under way; finish it first.
refusal-not-in-hand = "{ $card }" is not in your hand.
refusal-other-timing = The text of "{ $card }" belongs to another moment.
refusal-only-in-main-phase = "{ $card }" is for your Main Phase.
refusal-only-in-faceoff = Only during a faceoff.
refusal-other-faceoff = It is for another kind of faceoff.
refusal-nothing-to-react-to = Nothing has happened that "{ $card }" could answer.
refusal-no-host = There is no card it could be played on.
refusal-nothing-to-choose = There is nothing that can pay its cost.
refusal-used-twice = "{ $card }" would have to pay twice.
refusal-not-a-character = "{ $card }" is not a character in play.
refusal-not-yours = "{ $card }" is not yours.
refusal-not-in-play = "{ $card }" is not face up in play.
refusal-not-frightened = "{ $card }" is not frightened.
refusal-nowhere-to-go = "{ $card }" has nowhere to go.
refusal-has-no-cost = A Problem has no cost: it is never played.
refusal-area-ended = The Dilemma there has left play, and its place with it.
refusal-attached = "{ $card }" is attached to "{ $source }" and goes where that card goes.
refusal-already-there = "{ $card }" is there already.
refusal-troublemaker-at-home = A Troublemaker never goes to a home.
refusal-not-their-home = "{ $card }" may only go to the home of the player who controls it.
refusal-cant-be-moved = "{ $source }" keeps "{ $card }" where it is.
refusal-cant-be-moved-there = "{ $source }" keeps "{ $card }" from being moved there.
refusal-cant-be-dismissed = "{ $source }" keeps "{ $card }" from being dismissed.
refusal-cant-be-played = "{ $source }" keeps "{ $card }" from being played.
refusal-mane-stays = A Mane Character never leaves play.
refusal-never-exhausted = "{ $card }" is not a card that can be exhausted.
refusal-is-face-down = "{ $card }" is face down.
refusal-already-exhausted = "{ $card }" is exhausted already.
refusal-not-exhausted = "{ $card }" is not exhausted.
refusal-would-be-replaced = "{ $source }" keeps you from paying with "{ $card }".
refusal-not-challenge-step = Only in the Challenge Step of your turn.
refusal-not-face-up = Only a face-up Troublemaker can be challenged.
refusal-cant-be-challenged = "{ $source }" keeps "{ $card }" from being challenged.
refusal-too-few-challengers = "{ $card }" can only be challenged by { $needed } characters or more; you have { $have } there.
refusal-your-own = "{ $card }" is your own Troublemaker.
refusal-already-challenged = "{ $card }" was challenged this turn already.
refusal-one-challenge-a-problem = There was a challenge at "{ $problem }" this turn already.
refusal-cant-confront = "{ $source }" keeps you from confronting "{ $card }".
refusal-condition-unmet = The condition set by "{ $card }" is not met.
refusal-nothing-to-do = "{ $card }" could do nothing now.
refusal-nobody-there = You have no character at "{ $problem }".
refusal-troublemaker-blocks =
    { $missing ->
        [0] The Troublemaker "{ $card }" blocks this Problem; your power there would be enough.
       *[other] The Troublemaker "{ $card }" blocks this Problem, and you need { $missing } more power there.
    }
refusal-needs-more-power =
    { $missing ->
        [0] Your { $have } power there is enough in number, but not of the colors it takes.
       *[other] It takes { $needed } power there and your characters bring { $have }.
    }

# Commands the table does not accept.
refused-game-over = The game is over.
refused-not-for-the-game = The game has no such command.
refused-not-asked = It is not your turn to answer.
refused-nothing-to-take-back = There is nothing to cancel here.
refused-half-made-action = Finish the action first, or take it back.
refused-not-in-between = Nothing can be put right in the middle of this. Answer first.
refused-no-change = There is nothing to put right.
refused-no-such-change = There is no such correction.
refused-no-such-player = There is no such player.
refused-no-such-number = That number is not possible here.
refused-no-counters-there = Those counters cannot be there.
refused-problem-stays = A Problem stays where it is.
refused-mane-stays = A Mane Character stays in play.
refused-no-such-place = The card cannot be there.
refused-not-there-by-itself = That card does not lie there by itself.
refused-no-such-card = There is no such card.
refused-no-such-phase = There is no such phase.
refused-no-such-option = There is no such option.
refused-other-definitions = This match was played with other cards than the ones here.
refused-other-version = This match was played with other rules than the ones here.
refused-nothing-to-undo = There is nothing to undo.
refusal-mane-is-brave = A Mane Character is never frightened by these rules.
refusal-no-priority = Only while you have priority.
refusal-too-few-counters = It takes { $needed } of these counters and "{ $card }" has { $have }.
refusal-already-marked = "{ $card }" has its cutie mark already.
refusal-stays-in-discard-pile = "{ $source }" keeps "{ $card }" in the discard pile.
refusal-cant-happen = "{ $source }" forbids that.

# Decks that can't be played.
refusal-not-a-mane = "{ $name }" is not a Mane Character.
refusal-draw-deck-too-small = A Draw Deck needs at least { $least } cards; this one has { $have }.
refusal-not-for-the-draw-deck = "{ $name }" does not belong in a Draw Deck.
refusal-too-many-copies = At most { $most } copies of "{ $name }" are allowed; this deck has { $have }.
refusal-problem-deck-size = A Problem Deck needs exactly { $needed } Problems; this one has { $have }.
refusal-only-problems = "{ $name }" is not a Problem.
refusal-no-starting-problem = A Problem Deck needs a Problem to start with.
refusal-other-phase = Its text belongs to another phase of your turn.
refusal-not-a-rival = "{ $problem }" belongs neither to you nor to the player on your left.
refusal-format = "{ $name }" belongs to a format with rules of its own.
refusal-permanent = A Permanent card does not leave play.
refusal-enough-scored = Nobody scores more than { $most ->
    [one] one point
   *[other] { $most } points
} a turn while "{ $source }" is in play.
refusal-not-before-solved = "{ $source }" keeps "{ $card }" from being replaced before it is solved.
refusal-enough-played = "{ $source }" allows no more than { $most ->
    [one] one card
   *[other] { $most } cards
} of each type a turn.
refusal-enough-drawn = Nobody draws more than { $most ->
    [one] one card
   *[other] { $most } cards
} a turn while "{ $source }" is in play.
refusal-enough-confronted = Nobody confronts more than { $most ->
    [one] one Problem
   *[other] { $most } Problems
} a turn while "{ $source }" is in play.
refusal-not-in-format = "{ $name }" of { $set } is not in this format.
