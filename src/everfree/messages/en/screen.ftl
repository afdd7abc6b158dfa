### The table on the whole screen: `everfree play`.

screen-needs-terminal = The full-screen table needs a terminal. Play line by line: everfree play --plain

# Before the game.
screen-title = A game of ponies
screen-decks = Your deck
screen-deck = { $deck } · { $colors }
screen-own-deck = Or a deck file, or a deck code, and Enter
screen-fan-made-deck = { $deck }, with fan-made cards
screen-opponents = Your opponent
screen-level-random = random (Dice): plays anything, by chance
screen-level-greedy = greedy (Pixel): looks to the end of the turn
screen-level-gentle = gentle (Breeze): thinks ahead a little, for first games
screen-level-fair = fair (Compass): thinks ahead and plays sensibly
screen-level-strong = strong (Comet): thinks its whole turn through
screen-level-champion = champion (Polaris): the strongest; many games have taught it which positions win
screen-choosing-keys = ↑↓ walk · Enter take · Tab next · Esc leave

# The panes.
screen-seat =
    { $who ->
        [you] You { $bar } { $score } of { $goal } · { $tokens } · hand { $hand } · deck { $deck }
       *[other] { $name } { $bar } { $score } of { $goal } · { $tokens } · hand { $hand } · deck { $deck }
    }
screen-problem =
    { $kind ->
        [dilemma] { $who ->
            [you] Your Dilemma · bonus { $bonus }
           *[other] { $name }'s Dilemma · bonus { $bonus }
        }
       *[problem] { $who ->
            [you] Your Problem · bonus { $bonus }
           *[other] { $name }'s Problem · bonus { $bonus }
        }
    }
screen-home =
    { $limit ->
        [-1] { $who ->
            [you] Your home · { $count }
           *[other] { $name }'s home · { $count }
        }
       *[other] { $who ->
            [you] Your home · { $count } of { $limit }
           *[other] { $name }'s home · { $count } of { $limit }
        }
    }
screen-hand = Your hand · { $counted }
screen-why = Why
screen-log = Log
screen-faceoff = Faceoff

# One requirement at a Problem with its bar, and how a side stands there.
screen-need =
    { $kind ->
        [any] { $bar } { $have }/{ $amount } any
        [other-than] { $bar } { $have }/{ $amount } not { $color }
       *[color] { $bar } { $have }/{ $amount } { $color }
    }
screen-standing =
    { $state ->
        [can] { $who ->
            [you] You: enough ✓ · { $needs }
           *[other] { $name }: enough ✓ · { $needs }
        }
        [blocked] { $who ->
            [you] You: enough, but a Troublemaker blocks · { $needs }
           *[other] { $name }: enough, but a Troublemaker blocks · { $needs }
        }
        [blocked-missing] { $who ->
            [you] You: { $missing } more, and a Troublemaker blocks · { $needs }
           *[other] { $name }: { $missing } more, and a Troublemaker blocks · { $needs }
        }
        [kept] { $who ->
            [you] You: not yet · { $needs }
           *[other] { $name }: not yet · { $needs }
        }
       *[missing] { $who ->
            [you] You: { $missing } more · { $needs }
           *[other] { $name }: { $missing } more · { $needs }
        }
    }

# Cards, numbers first: the rest may be cut off.
screen-character =
    { $state ->
        [frightened] frightened · { $card }
        [exhausted] { $power } { $colors }, exhausted · { $card }
       *[ready] { $power } { $colors } · { $card }
    }
screen-troublemaker =
    { $state ->
        [hidden] a face-down Troublemaker
        [covered] Troublemaker, face down · { $card }
       *[open] Troublemaker { $power }, { $points } · { $card }
    }
screen-card =
    { $kind ->
        [problem] { $card }
       *[resource] { $state ->
            [exhausted] Resource, exhausted · { $card }
           *[ready] Resource · { $card }
        }
    }
screen-hand-card =
    { $kind ->
        [character] cost { $cost } · { $power } { $colors } · { $card }
        [troublemaker] cost { $cost } · Troublemaker { $power } · { $card }
       *[other] cost { $cost } · { $type } · { $card }
    }
screen-faceoff-side =
    { $count ->
        [0] { $who ->
            [you] You { $bar } { $total }
           *[other] { $name } { $bar } { $total }
        }
       *[other] { $who ->
            [you] You { $bar } { $total } · flipped: { $flipped }
           *[other] { $name } { $bar } { $total } · flipped: { $flipped }
        }
    }
screen-flip =
    { $counts ->
        [yes] { $power } { $card }
       *[no] { $card } (does not count)
    }

# Asking and waiting.
screen-thinking = { $name } is thinking…
screen-expects = { $name } expects { $mine } to { $theirs } at the end of this turn, and to win { $chance } times in a hundred.
screen-over = The game is over. Press n to play again, q to leave, or u to undo your last answer.
screen-watching-keys = Space: on to your next choice · l log · ? help
screen-typed = { $typed } … Enter takes it.
screen-search = /: search by part of the name
screen-glossary-find = Type a word · ↑↓ read · Esc close
screen-glossary-rules = Rules about it: { $rules }. After Esc, r opens the rules.
screen-rules-find = Type a number or a word · ↑↓ read · Esc close
screen-coach = Hint { $place } of { $count } · i: the next one
screen-advice-thinking = Polaris (level champion) is thinking…
screen-coach-nothing = Nothing to add here. g: the words of the game. r: the rules.
screen-why-nothing = Walk to a card or a choice: here you read its numbers and what is against it.
screen-concede-again = To concede the game to { $name }, press c once more.
screen-leave-again = To leave the table, press q once more.
screen-keys = ↑↓ Enter or number · u undo · Esc cancel · Tab panes · w why · l log · ? help

screen-help-title = Keys
screen-help-walk = ↑ ↓ and Enter: walk through the choices and take one.
screen-help-number = A number: take that choice. Longer numbers wait for Enter.
screen-help-panes = Tab, Shift+Tab: the next pane, the one before. h: your hand.
screen-help-card = Enter on a card: to what you can do with it.
screen-help-why = w: the numbers of what the cursor is on, and what is against using it.
screen-help-totals = t: both totals of the faceoff.
screen-help-log = l: everything that has happened.
screen-help-glossary = g: the words of the game. r: how to play, and every rule by its number.
screen-help-hint = i: what a coach says about this question.
screen-help-advice = a: what Polaris, the computer of the level champion, would do in your place.
screen-help-search = /: search a long list of names; Enter: back to the list.
screen-help-undo = u: undo your last answer and what came of it.
screen-help-cancel = Esc: cancel an action you have only begun; else back to the choices.
screen-help-concede = c, twice: give the game up.
screen-help-watch = Space: skip the moves of your opponent. n, after the game: play again.
screen-help-leave = q, twice: leave the table.
screen-help-signs = ▸ you can do something with it. ■ yours, ● your opponent’s.
