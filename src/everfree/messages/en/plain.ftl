### The line-based table: `everfree play --plain`.

# Command words. The English ones work in every language.
word-why = why
word-why-not = why not
word-show = show
word-undo = undo
word-log = log
word-board = board
word-help = help
word-rules = rules
word-glossary = glossary
word-hint = hint
word-rematch = rematch
word-cancel = cancel
word-auto = auto
word-concede = concede
word-quit = quit

plain-welcome = A game of ponies: you play the deck { $deck }, { $name } plays { $other }.
plain-continued = The match in the file goes on, with the deck { $deck } for you and { $other } for { $name }.
plain-latest-rules = The rules are the latest ones.
plain-fan-made = There are fan-made cards at this table: { $cards }.
plain-help-hint = Type the number of your choice, or help.
plain-prompt =
    { $count ->
        [one] Your choice, only 1, or help:
       *[other] Your choice, 1 to { $count }, or help:
    }
plain-prompt-number = Any number from { $first } to { $last }, or help:
plain-item = { "  " }{ $item }
plain-option = { $number }. { $option }
plain-counted-option = { $option } (× { $count })
plain-many-names = There are { $count } names. Type part of a name to see those that have it, with their numbers.
plain-no-such-name = No name has "{ $typed }" in it.
plain-more-names =
    { $count ->
        [one] One more name fits. Type more of it.
       *[other] { $count } more names fit. Type more of the name.
    }
plain-can-cancel = Or cancel, to take this action back.

plain-turn =
    { $phase ->
        [none] Before the first turn.
        [ready] { $who ->
            [you] Turn { $turn }, yours: Ready Phase.
           *[other] Turn { $turn }, { $name }'s: Ready Phase.
        }
        [troublemaker] { $who ->
            [you] Turn { $turn }, yours: Troublemaker Phase.
           *[other] Turn { $turn }, { $name }'s: Troublemaker Phase.
        }
        [main] { $who ->
            [you] Turn { $turn }, yours: Main Phase.
           *[other] Turn { $turn }, { $name }'s: Main Phase.
        }
        [score] { $who ->
            [you] Turn { $turn }, yours: Score Phase.
           *[other] Turn { $turn }, { $name }'s: Score Phase.
        }
       *[end] { $who ->
            [you] Turn { $turn }, yours: End Phase.
           *[other] Turn { $turn }, { $name }'s: End Phase.
        }
    }
plain-seat =
    { $who ->
        [you] You: { $points } of { $goal }, { $tokens }, { $hand } in hand, { $deck } in the deck.
       *[other] { $name }: { $points } of { $goal }, { $tokens }, { $hand } in hand, { $deck } in the deck.
    }
plain-problem =
    { $kind ->
        [dilemma] { $who ->
            [you] Your Dilemma: "{ $problem }", bonus { $bonus }.
           *[other] { $name }'s Dilemma: "{ $problem }", bonus { $bonus }.
        }
       *[problem] { $who ->
            [you] Your Problem: "{ $problem }", bonus { $bonus }.
           *[other] { $name }'s Problem: "{ $problem }", bonus { $bonus }.
        }
    }
plain-standing =
    { $standing ->
        [can] { $who ->
            [you] You have { $power } power there and need { $needs }: enough to confront.
           *[other] { $name } has { $power } power there and needs { $needs }: enough to confront.
        }
        [blocked] { $who ->
            [you] You have { $power } power there and need { $needs }: enough to confront, but the Troublemaker "{ $blocker }" blocks you.
           *[other] { $name } has { $power } power there and needs { $needs }: enough to confront, but the Troublemaker "{ $blocker }" is in the way.
        }
        [blocked-missing] { $who ->
            [you] You have { $power } power there and need { $needs }: not yet, and the Troublemaker "{ $blocker }" blocks you.
           *[other] { $name } has { $power } power there and needs { $needs }: not yet, and the Troublemaker "{ $blocker }" is in the way.
        }
        [kept] { $who ->
            [you] You have { $power } power there and need { $needs }: enough, but you can't confront now.
           *[other] { $name } has { $power } power there and needs { $needs }: enough, but { $name } can't confront now.
        }
       *[missing] { $who ->
            [you] You have { $power } power there and need { $needs }: not yet.
           *[other] { $name } has { $power } power there and needs { $needs }: not yet.
        }
    }
plain-there =
    { $who ->
        [you] You have there:
       *[other] { $name } has there:
    }
plain-home =
    { $count ->
        [0] { $who ->
            [you] Your home is empty.
           *[other] { $name }'s home is empty.
        }
       *[other] { $limit ->
            [-1] { $who ->
                [you] Your home:
               *[other] { $name }'s home:
            }
           *[other] { $who ->
                [you] Your home, limit { $limit }:
               *[other] { $name }'s home, limit { $limit }:
            }
        }
    }
plain-faceoff =
    { $who ->
        [you] In the faceoff you have { $total } power.
       *[other] In the faceoff { $name } has { $total } power.
    }
plain-character =
    { $state ->
        [frightened] { $card } (frightened)
        [exhausted] { $attachments ->
            [0] { $card } (power { $power }, { $colors }, exhausted)
           *[other] { $card } (power { $power }, { $colors }, exhausted, with { $attached })
        }
       *[ready] { $attachments ->
            [0] { $card } (power { $power }, { $colors })
           *[other] { $card } (power { $power }, { $colors }, with { $attached })
        }
    }
plain-troublemaker =
    { $state ->
        [covered] { $card } (Troublemaker, face down)
        [hidden] a face-down Troublemaker
       *[open] { $card } (Troublemaker, power { $power }, { $points })
    }
plain-resource =
    { $state ->
        [exhausted] { $card } (Resource, exhausted)
       *[ready] { $card } (Resource)
    }
plain-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand, { $counted }:
    }
plain-hand-card =
    { $needed ->
        [yes] { $card } ({ $facts }): { $tokens }, needs { $needs } in play
       *[no] { $card } ({ $facts }): { $tokens }
    }
plain-hand-facts =
    { $kind ->
        [character] { $type }, power { $power }, { $colors }
        [troublemaker] { $type }, power { $power }, { $points }
       *[other] { $type }
    }
plain-problem-card = { $card } (bonus { $bonus }): you need { $needs }, an opponent needs { $others }

plain-why-power = Power of "{ $card }": { $total }.
plain-why-price-at =
    { $place ->
        [home] Price of "{ $card }" at your home: { $total }.
        [their-home] Price of "{ $card }" at { $owner }'s home: { $total }.
        [problem] Price of "{ $card }" at "{ $problem }": { $total }.
       *[nowhere] Price of "{ $card }": { $total }.
    }
plain-why-move =
    { $place ->
        [home] Price of moving "{ $card }" to your home: { $total }.
        [problem] Price of moving "{ $card }" to "{ $problem }": { $total }.
       *[nowhere] Price of moving "{ $card }": { $total }.
    }
plain-why-needs =
    { $who ->
        [you] Power you need at "{ $problem }": { $total }.
       *[other] Power { $name } needs at "{ $problem }": { $total }.
    }
plain-why-total =
    { $who ->
        [you] Your total in the faceoff: { $total }.
       *[other] { $name }'s total in the faceoff: { $total }.
    }
plain-why-nothing = "{ $card }" has no number to explain where it is.
plain-why-what = Say which: why and the number of a choice, or why and the name of a card.
plain-why-not-what = Say which: why not and the name of a card.
plain-show-what = Say which: show and the name of a card.
plain-no-card-in-option = Choice { $number } names no card.

plain-can =
    { $verb ->
        [play] You can play "{ $card }" now.
        [move] You can move "{ $card }" now.
        [rally] You can rally "{ $card }" now.
        [use] You can use "{ $card }" now.
        [challenge] You can challenge "{ $card }" now.
       *[confront] You have what it takes to confront "{ $card }" in your Score Phase.
    }
plain-cannot =
    { $verb ->
        [play] You can't play "{ $card }" now.
        [move] You can't move "{ $card }" now.
        [rally] You can't rally "{ $card }" now.
        [use] You can't use "{ $card }" now.
        [challenge] You can't challenge "{ $card }" now.
       *[confront] You can't confront "{ $card }".
    }
plain-answer-first = Nothing prevents it, but you must answer this question first.
plain-clause = That is rule { $clause }.
plain-nothing-to-do = There is nothing you can do with "{ $card }" where it is.

plain-no-such-card = You know no card here called "{ $typed }".
plain-several-cards = Several cards fit: { $cards }. Please type more of the name.

plain-not-understood = "{ $typed }" is not something this table understands. Type help for the commands.
plain-empty-line = Please type a number, or help.
plain-no-such-number =
    { $count ->
        [one] The only choice is 1.
       *[other] The choices go from 1 to { $count }.
    }
plain-not-in-range = The number must be from { $first } to { $last }.
plain-undone = Undone. What you saw meanwhile you still know.
plain-cancelled = The action is cancelled; nothing was paid.
plain-concede-again = To concede the game to { $name }, type concede once more.
plain-auto = The computer plays on for you.
plain-auto-stopped = The computer stops playing for you at turn { $turn }: nobody is getting anywhere.
plain-log-empty = Nothing has happened yet.

# The words of the game and the rules.
plain-glossary-entry = { $word }: { $sentence }
plain-glossary-rules = Rules about it: { $rules }. To read one, type rules and its number.
plain-glossary-section = { $section }: { $words }.
plain-glossary-hint = To read what a word means, type glossary and the word.
plain-no-such-word = There is no word "{ $typed }" in the glossary. Type glossary for the list.
plain-rule = { $rule } { $sentence }
plain-rule-chapter = Chapter { $rule }: { $title }
plain-rule-parts = Its parts:
plain-rule-neighbours = Beside it:
plain-rule-rulings = Our rulings:
plain-rule-examples = For example:
plain-rule-clauses = It is about:
plain-rule-alternatives = Readings we turned down:
plain-rule-option = The option of the rules: { $option }
plain-no-such-rule = There is no rule "{ $typed }". Type a number such as 514 or 514.4, a ruling such as R4, or a word.
plain-many-rules =
    { $count ->
        [one] One more rule mentions it.
       *[other] { $count } more rules mention it. Type more words.
    }
plain-final = Final score: you { $mine }, { $name } { $theirs }.
plain-seed = The seed of this match was { $seed }.
plain-saved = The match is kept in { $file }. Once it is over, everfree review { $file } shows which choices cost you most.
plain-left = You leave the table. Goodbye.
plain-rematch = Another game with the same decks? Type rematch, or quit.
plain-not-over = The game is not over. To give it up, type concede.

plain-help-number = A number: take that choice.
plain-help-why = why and a number or a card: where a power, a price or a requirement comes from.
plain-help-why-total = why total: both totals of the faceoff.
plain-help-why-not = why not and a card: what keeps you from playing or using it.
plain-help-show = show and a card: all that is printed on it. Part of the name is enough.
plain-help-rules = rules: how to play, in short. rules and a number: that rule in a sentence.
plain-help-glossary = glossary: the words of the game. glossary and a word, or ? and a word: what it means.
plain-help-board = board: the table and your hand again.
plain-help-log = log: everything that has happened.
plain-help-undo = undo: undo your last answer and what came of it.
plain-help-cancel = cancel: give up an action you have only begun.
plain-help-auto = auto: let the computer play your side to the end.
plain-help-rematch = rematch, after the end: another game with the same decks.
plain-help-concede = concede, twice: give the game up.
plain-help-quit = quit, or the end of input: leave the table.

plain-no-such-deck = There is no deck { $deck }; there are: { $decks }.
plain-no-such-file = The file { $file } can’t be read.
plain-no-such-edition = There is no edition { $edition } of the rules; there are: { $editions }.
plain-no-such-opponent = There is no opponent { $opponent }; there are: { $opponents }.
plain-not-a-match = { $file } holds something other than a match; it was left as it is.
plain-other-version = The match in { $file } needs another version of Everfree; the file was left as it is.
plain-cannot-write = { $file } can't be used to keep the match.
plain-no-such-language = There is no language { $lang }; there are: { $langs }.

## Lessons in the terminal.

plain-lesson = { $lesson }: { $title }. { $about }
plain-learn-hint = Begin with: everfree learn { $lesson }
plain-no-such-lesson = There is no lesson "{ $lesson }". There are: { $lessons }
plain-coach =
    { $number ->
        [0] Coach: { $sentence }
       *[other] Coach: { $sentence } (Here: type { $number }.)
    }
plain-lesson-lost = That way the goal is out of reach. Back to the start.
plain-next-lesson = Next lesson: everfree learn { $lesson }

## A first game with hints: `everfree play --teach`.

plain-teach-welcome = Your first game, to { $goal } points: you play the deck { $deck }, { $name } plays { $other }.
plain-teach-hint = Type the number of your choice. Coach lines explain each new thing once; type hint to hear one again.
plain-teach-alone = --teach brings its own decks and opponent, so it goes with --plain, --lang and --seed only.
plain-coach-word = Coach ({ $word }): { $sentence }
plain-advice = Polaris (level champion) would type { $number }: { $why }
plain-coach-nothing = The coach has nothing to add here. Type rules or glossary to read on.
plain-teach-next = Next: a whole game with everfree play, or single lessons with everfree learn.
plain-help-advice = hint: what the coach says about this question, and the last new words.
plain-help-strong = hint: what Polaris, the computer of the level champion, would do in your place, and why.
