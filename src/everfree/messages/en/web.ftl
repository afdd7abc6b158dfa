### The table in the browser: what its buttons, labels and signs say.

web-table = The table
web-opening = The table is being set up.
web-you = You
web-they = They
web-yours = yours
web-watching = You are watching
web-watching-seconds =
    { $count ->
        [one] You are watching, a second behind
       *[other] You are watching, { $count } seconds behind
    }
web-watching-minutes =
    { $count ->
        [one] You are watching, a minute behind
       *[other] You are watching, { $count } minutes behind
    }
web-status = State of the game
web-opponent = { $name }, your opponent
web-computer = computer
web-away = not connected
web-your-decision = your decision
web-deciding = deciding
web-waiting = waiting
web-waits = waits
web-problems = The Problems
web-dock = Your hand and your actions
web-side = Explanation and log
web-actions = Your decision
web-brand-home = Everfree, back to the front page

## Cards

web-start = Start
web-boosted = Boosted
web-exhausted = exhausted
web-counts = still counts
web-frightened = frightened
web-face-down = face down
web-uncovers = uncovers next turn
web-lain =
    { $count ->
        [one] here for 1 turn
       *[other] here for { $count } turns
    }
web-worth =
    { $points ->
        [one] worth 1 point
       *[other] worth { $points } points
    }
web-worth-epic =
    { $points ->
        [one] Epic, worth 1 point
       *[other] Epic, worth { $points } points
    }
web-attached = { $card }, { $count } in all
web-attached-list = Attached: { $cards }
web-beneath = { $count } beneath
web-beneath-list = Beneath it: { $cards }
web-costs =
    { $count ->
        [one] costs 1 token
       *[other] costs { $count } tokens
    }
web-needs = needs
web-home-limit = Home limit { $limit }
web-can-act = { $count } choices
web-card-can = { $card } You can: { $action }
web-card-cannot = { $card } Not now: { $reason }
web-not-now = Not now
web-choose = Choose

## Homes and piles

web-home = Home
web-home-count = { $count } of { $limit }
web-home-sentence =
    { $limit ->
        [-1] Home, without a limit: { $count }. Explain.
       *[other] Home: { $count } of { $limit }. Explain.
    }
web-pile-hand = hand
web-pile-deck = deck
web-pile-discard = discard
web-pile-banished = banished
web-pile-tokens = tokens
web-pile-sentence = { $name }: { $count }
web-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
web-open-row =
    { $count ->
        [one] Show this card
       *[other] Show these { $count } cards
    }
web-cards-at-home =
    { $who ->
        [you] Your home
       *[other] { $name }'s home
    }

## Score

web-goal = { $goal } points win
web-of-goal = /{ $goal }
web-score-sentence =
    { $who ->
        [you] Score: you { $mine }, { $name } { $theirs }. The first with { $goal } wins.
       *[other] Score: { $bottom } { $mine }, { $name } { $theirs }. The first with { $goal } wins.
    }
web-income =
    { $count ->
        [one] 1 token a turn
       *[other] { $count } tokens a turn
    }

## Problems

web-area =
    { $whose ->
        [you] Your Problem: { $problem }
       *[other] { $name }'s Problem: { $problem }
    }
web-there =
    { $who ->
        [you] Your cards at { $problem }
       *[other] { $name }'s cards at { $problem }
    }
web-your-problem = Your Problem
web-their-problem = { $name }'s Problem
web-bonus = bonus
web-rules-of-the-time = of the time
web-fan-made = fan-made
web-sandbox = Sandbox
web-sandbox-sentence = The position was corrected by hand: this match is a sandbox and counts for nothing.
web-fan-cards = Fan-made cards
web-fan-cards-sentence = This table has fan-made cards: { $cards }.
web-bonus-sentence = Winning a faceoff here brings { $points }. Explain.
web-met = met
web-blocked = met, but blocked
web-blocked-needs = blocked, needs { $missing }
web-needs-more = needs { $missing } more
web-would = then { $power }
web-meter =
    { $who ->
        [you] You have { $power } power here and need { $needed }: { $verdict }. Explain.
       *[other] { $name } has { $power } power here and needs { $needed }: { $verdict }. Explain.
    }
web-can-confront = You can confront this Problem
web-tab-faceoff = faceoff here
web-tab-faceoff-of = faceoff, { $mine } to { $theirs }
web-tab-needs = { $power } of { $needed }
web-tab-asked = there is a question for you here

## Faceoffs

web-faceoff = Faceoff
web-faceoff-for =
    { $points ->
        [one] Faceoff for 1 point
       *[other] Faceoff for { $points } points
    }
web-faceoff-troublemaker = Faceoff against { $card }
web-faceoff-before = both flip next
web-faceoff-after = after the flip
web-faceoff-won =
    { $who ->
        [you] You win by { $margin }
       *[other] { $name } wins by { $margin }
    }
web-faceoff-tied = Tied at { $total }
web-versus = vs
web-total =
    { $who ->
        [you] Your total: { $total }. Explain.
       *[other] { $name }'s total: { $total }. Explain.
    }
web-why-short = why?

## The question

web-key-space = Space
web-leave-table = Back to the front page
web-skip-show = Skip ahead
web-wait-connection = Waiting for the server
web-wait-server = Sending your answer
web-wait-for = Waiting for { $name }
web-choose-above = Choose something gold
web-cancel = Cancel
web-close = Close
web-press-again = Press again
web-reveal-sure = This shows hidden cards: press again
web-auto-pass = Auto-pass
web-hold = Hold
web-stay = Wait
web-selected =
    { $count ->
        [0] Choose { $all } cards
       *[other] { $count } of { $all } chosen
    }
web-less = One less
web-more = One more
web-number = Number
web-take-number = Take { $number }
web-search = Name of a card

web-five-actions = What you can do in your Main Phase
web-do-draw = Draw
web-do-move = Move
web-do-troublemaker = Troublemaker
web-do-rally = Rally
web-do-use = Abilities
web-do-draw-sentence = Draw a card.
web-do-move-sentence = Show the characters you can move.
web-do-troublemaker-sentence = Show the Troublemakers you can play.
web-do-rally-sentence = Show the frightened Friends you can rally.
web-do-use-sentence = Show the cards with an ability you can use.
web-cannot-because = { $action }: not now. { $reason }
web-none-to-draw = You can't draw a card now.
web-none-to-move = No character can move now.
web-none-to-troublemaker = No Troublemaker can be played now.
web-none-to-rally = No Friend of yours is frightened.
web-none-to-use = No ability can be used now.

## Phases and stops

web-phase-ready = Ready
web-phase-troublemaker = Troublemaker
web-phase-main = Main
web-phase-score = Score
web-phase-end = End
web-phases =
    { $whose ->
        [you] Turn { $turn }, yours: phases and stops
       *[other] Turn { $turn }, { $name }'s: phases and stops
    }
web-phase-sentence =
    { $stop ->
        [yes] { $phase }: you stop there. Open the stops.
       *[no] { $phase }: no stop. Open the stops.
    }
web-your-turn = Your turn
web-their-turn = { $name }'s turn
web-stops = Ask me in
web-stops-own = my turn
web-stops-other = their turn
web-stop-at =
    { $whose ->
        [own] Stop in the { $phase } Phase of my turn
       *[other] Stop in the { $phase } Phase of their turn
    }
web-stop-faceoffs = in faceoffs
web-stop-actions = after their actions
web-stop-full = even with one answer (full control)
web-skip = Skip to my turn
web-clear-yields =
    { $count ->
        [one] Forget 1 card
       *[other] Forget { $count } cards
    }
web-always-yield = Never ask about it
web-always-ask = Always ask about it

## Undo, conceding, other tools

web-undo = Undo
web-undo-step = Undo one step
web-undo-ask = Ask to undo
web-undo-asked = Asked
web-undo-sentence = Undo: { $what }
web-undo-request = { $name } would like to undo this:
web-accept = Accept
web-decline = Decline
web-withdraw = Withdraw
web-correction = A correction, proposed by { $name }:
web-correct = Correct the position
web-correct-hint = If the table is wrong, propose a repair. It happens when everyone agrees, and we are told of it.
web-correct-what = What
web-correct-score = Points
web-correct-tokens = Action tokens
web-correct-move = Where a card is
web-correct-counters = Counters on a card
web-correct-card = Card
web-correct-card-there = { $card } – { $name }, { $where }
web-correct-kind = Which counters
web-correct-counter =
    { $kind ->
        [power] +1 power counters
       *[named] { $counter } counters
    }
web-correct-to = Where to
web-correct-to-hand = to its owner's hand
web-correct-to-deck = on top of the draw deck
web-correct-to-discard = to the discard pile
web-correct-to-banished = banished
web-correct-to-home = home
web-correct-to-area = to a Problem
web-correct-area = Problem
web-correct-seat = Whose
web-correct-propose = Propose
web-concede = Concede the game
web-concede-sure = Concede game?
web-as-text = The table as text
web-inspector = Explanation
web-log = Log
web-won =
    { $who ->
        [you] You win!
       *[other] { $name } wins.
    }
web-draw = Nobody wins.
web-look-at-board = Look at the board
web-rematch = Rematch
web-rematch-swap = Swap decks
web-rematch-open = A rematch is waiting for you.
web-rematch-join = Play the rematch
web-ending-why = How it was decided
web-ending-totals = Totals of the last faceoff:
web-curve =
    { $turns ->
        [one] Points over { $turns } turn
       *[other] Points over { $turns } turns
    }
web-curve-of =
    { $turns ->
        [one] { $name }: { $points } after { $turns } turn.
       *[other] { $name }: { $points } after { $turns } turns.
    }
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-says = Hint: { $option }
web-review = Review my choices
web-review-begins = Going through the match…
web-review-judged = Your choices: { $judged } of { $of } judged…
web-review-title = Where you could have done better
web-review-show = Show on the board
web-replay = Replay step by step
web-replay-back = Back
web-replay-on = Next
web-replay-close = To the end
web-replay-moment = Moment of the match
web-report = Report a bug
web-report-hint = Say what you expected, and add these lines: they name the position.
web-report-copy = Copy
web-report-copied = Copied
web-report-log = Download the log

## Explanation and log

web-explanation = Explanation
web-under-way = Being resolved
web-explanation-hint = Point at a card or a number to see what it is made of.
web-need-any = { $amount } of any color
web-need-colour = { $amount } in { $color }
web-need-other-than = { $amount } of any color but { $color }
web-need-owner = Its owner
web-need-opponents = Opponents
web-pin = Pin
web-pinned = Pinned
web-why = Why { $number }?
web-why-power = Why { $number } power?
web-why-total =
    { $who ->
        [you] Your total: why { $number }?
       *[other] { $name }: why { $number }?
    }
web-why-needed =
    { $who ->
        [you] You need { $number } at { $problem }
       *[other] { $name } needs { $number } at { $problem }
    }
web-why-power-at =
    { $who ->
        [you] You have { $number }
       *[other] { $name } has { $number }
    }
web-why-bonus = Bonus of { $problem }: { $number }
web-why-gain = Confronting { $problem } brings { $number }
web-why-income = Tokens next turn: { $number }
web-why-score =
    { $who ->
        [you] Your score: { $number }
       *[other] { $name }'s score: { $number }
    }
web-part-printed = printed
web-part-least = it can't be less
web-part-move = any move
web-part-swift = Swift
web-part-troublemaker = any Troublemaker
web-part-flip = flipped
web-part-counter = counters on it
web-part-law = changes it
web-part-score = points scored so far
web-part-tokens = action tokens
web-part-hand = cards in hand
web-part-deck = cards in the draw deck
web-part-problems = Problems in the Problem deck
web-part-discard = cards in the discard pile
web-part-banished = banished cards
web-part-home = Friends at home
web-last-event = The last event
web-log-filter = Which lines
web-log-all = All
web-log-points = Points
web-log-mine = Mine
web-log-earlier =
    { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }
web-log-head = Turn { $turn }, { $phase }
web-log-turn = Turn { $turn }

# A turn of another player in one line.

web-recap = { $name }'s turn: { $parts }.
web-recap-nothing = nothing of note
web-recap-played = played { $cards }
web-recap-uncovered = uncovered { $cards }
web-recap-moved = moved { $cards }
web-recap-defeated = defeated { $cards }
web-recap-confronted = confronted { $cards }
web-recap-scored =
    { $points ->
        [one] scored { $points } point
       *[other] scored { $points } points in all
    }
web-recap-comma = { $first }, { $second }
web-recap-more = { $cards } and { $count } more

# The last cards that were played or flipped.

web-film = Last cards
web-film-played = { $card }, played by { $name }
web-film-flipped = { $card }, flipped by { $name }
web-film-own-played = { $card }, played by you
web-film-own-flipped = { $card }, flipped by you

## Captions of sounds

web-sound-turn = Your decision
web-sound-played = A card is played
web-sound-flip = A card is flipped
web-sound-point = Points are scored
web-sound-uncovered = A Troublemaker is uncovered
web-sound-won = You win the faceoff
web-sound-lost = The other player wins
web-sound-victory = You win the game
web-sound-refusal = Not now
