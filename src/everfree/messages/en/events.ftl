### What happened, told to one seat. The key is `event-` and the engine's name of the occurrence.
### $who is "you" or "other", and $name is then the other player's name.
### $place is "home", "their-home" or "problem"; $problem and $owner go with it.

event-game-started =
    { $who ->
        [you] The game begins. You play first.
       *[other] The game begins. { $name } plays first.
    }
event-turn-started =
    { $who ->
        [you] Turn { $amount }: your turn.
       *[other] Turn { $amount }: { $name }'s turn.
    }
event-turn-ending =
    { $who ->
        [you] Your turn is ending.
       *[other] { $name }'s turn is ending.
    }
event-phase-started =
    { $phase ->
        [ready] The Ready Phase begins.
        [troublemaker] The Troublemaker Phase begins.
        [main] The Main Phase begins.
        [score] The Score Phase begins.
       *[end] The End Phase begins.
    }
event-phase-ended =
    { $phase ->
        [ready] The Ready Phase is over.
        [troublemaker] The Troublemaker Phase is over.
        [main] The Main Phase is over.
        [score] The Score Phase is over.
       *[end] The End Phase is over.
    }
event-phase-ending =
    { $phase ->
        [ready] The Ready Phase is ending.
        [troublemaker] The Troublemaker Phase is ending.
        [main] The Main Phase is ending.
        [score] The Score Phase is ending.
       *[end] The End Phase is ending.
    }
event-gained =
    { $sourced ->
        [yes] { $who ->
            [you] You receive { $tokens } thanks to "{ $source }".
           *[other] { $name } receives { $tokens } thanks to "{ $source }".
        }
       *[no] { $who ->
            [you] You receive { $tokens }.
           *[other] { $name } receives { $tokens }.
        }
    }
event-paid =
    { $who ->
        [you] You pay { $tokens }.
       *[other] { $name } pays { $tokens }.
    }
event-drew =
    { $known ->
        [yes] { $who ->
            [you] You draw "{ $card }".
           *[other] { $name } draws "{ $card }".
        }
       *[no] { $who ->
            [you] You draw a card.
           *[other] { $name } draws a card.
        }
    }
event-discarded =
    { $who ->
        [you] You discard "{ $card }".
       *[other] { $name } discards "{ $card }".
    }
event-flipped =
    { $who ->
        [you] You flip "{ $card }": power { $power }.
       *[other] { $name } flips "{ $card }": power { $power }.
    }
event-ignored = The flipped card "{ $card }" does not count.
event-played =
    { $known ->
        [yes] { $manner ->
            [onto] { $who ->
                [you] You play "{ $card }" on "{ $host }".
               *[other] { $name } plays "{ $card }" on "{ $host }".
            }
            [covered] { $who ->
                [you] You play "{ $card }" face down at "{ $problem }".
               *[other] { $name } plays "{ $card }" face down at "{ $problem }".
            }
            [event] { $who ->
                [you] You play the Event "{ $card }".
               *[other] { $name } plays the Event "{ $card }".
            }
            [dilemma] { $who ->
                [you] You play the Dilemma "{ $card }".
               *[other] { $name } plays the Dilemma "{ $card }".
            }
            [home] { $who ->
                [you] You play "{ $card }" to your home.
               *[other] { $name } plays "{ $card }" at home.
            }
           *[problem] { $who ->
                [you] You play "{ $card }" to "{ $problem }".
               *[other] { $name } plays "{ $card }" to "{ $problem }".
            }
        }
       *[no] { $who ->
            [you] You play a card face down at "{ $problem }".
           *[other] { $name } plays a card face down at "{ $problem }".
        }
    }
event-entered =
    { $known ->
        [yes] { $place ->
            [home] "{ $card }" enters play at your home.
            [their-home] "{ $card }" enters play at { $owner }'s home.
           *[problem] { $type ->
                [dilemma] { $who ->
                    [you] Your Dilemma "{ $card }" is in play.
                   *[other] { $name }'s Dilemma "{ $card }" is in play.
                }
                [problem] { $who ->
                    [you] Your Problem is now "{ $card }".
                   *[other] { $name }'s Problem is now "{ $card }".
                }
               *[other] "{ $card }" enters play at "{ $problem }".
            }
        }
       *[no] A card enters play face down at "{ $problem }".
    }
event-moved =
    { $place ->
        [home] { $who ->
            [you] You move "{ $card }" to your home.
           *[other] { $name } moves "{ $card }" to your home.
        }
        [their-home] { $who ->
            [you] You move "{ $card }" to { $owner }'s home.
           *[other] { $name } moves "{ $card }" home.
        }
       *[problem] { $who ->
            [you] You move "{ $card }" to "{ $problem }".
           *[other] { $name } moves "{ $card }" to "{ $problem }".
        }
    }
event-sent =
    { $place ->
        [home] "{ $card }" goes back to your home.
        [their-home] "{ $card }" goes back to { $owner }'s home.
       *[problem] "{ $card }" is sent to "{ $problem }".
    }
event-dismissed =
    { $known ->
        [yes] { $sourced ->
            [yes] "{ $card }" is dismissed by "{ $source }".
           *[no] "{ $card }" is dismissed.
        }
       *[no] A face-down card is dismissed.
    }
event-retired =
    { $known ->
        [yes] "{ $card }" is retired.
       *[no] A face-down card is retired.
    }
event-put-into-hand =
    { $known ->
        [yes] { $who ->
            [you] "{ $card }" goes into your hand.
           *[other] "{ $card }" goes into { $name }'s hand.
        }
       *[no] { $who ->
            [you] A card goes into your hand.
           *[other] A card goes into { $name }'s hand.
        }
    }
event-put-on-deck =
    { $known ->
        [yes] "{ $card }" goes on top of its owner's deck.
       *[no] A card goes on top of its owner's deck.
    }
event-exhausted =
    { $sourced ->
        [yes] "{ $card }" is exhausted by "{ $source }".
       *[no] "{ $card }" is exhausted.
    }
event-readied = "{ $card }" is ready again.
event-frightened =
    { $sourced ->
        [yes] "{ $card }" is frightened by "{ $source }".
       *[no] "{ $card }" is frightened.
    }
event-rallied = "{ $card }" is rallied and face up again.
event-turned-over = "{ $card }" turns to its other side.
event-uncovered =
    { $who ->
        [you] You uncover "{ $card }" at "{ $problem }".
       *[other] { $name } uncovers "{ $card }" at "{ $problem }".
    }
event-covered = "{ $card }" is turned face down.
event-attached = "{ $card }" is now on "{ $host }".
event-confronted =
    { $who ->
        [you] You confront "{ $card }" with { $others }.
       *[other] { $name } confronts "{ $card }" with { $others }.
    }
event-faceoff-started =
    { $faceoff ->
        [troublemaker] { $who ->
            [you] You challenge "{ $card }": a faceoff begins.
           *[other] { $name } challenges "{ $card }": a faceoff begins.
        }
        [multi-problem] A faceoff at all Problems begins.
        [effect] A faceoff begins.
       *[problem] A faceoff at "{ $problem }" begins.
    }
event-compared = The totals are compared.
event-faceoff-won =
    { $who ->
        [you] You win the faceoff by { $amount }.
       *[other] { $name } wins the faceoff by { $amount }.
    }
# A lost faceoff in one line: both totals, then what each had there and flipped.
faceoff-lost-because = You lose the faceoff { $mine } to { $theirs }: { $there } power there and { $flipped } flipped, against { $name }'s { $theirs_there } and { $theirs_flipped }.
event-faceoff-lost =
    { $who ->
        [you] You lose the faceoff.
       *[other] { $name } loses the faceoff.
    }
event-acted =
    { $who ->
        [you] You have taken an action.
       *[other] { $name } has taken an action.
    }
event-faceoff-tied = The faceoff stays tied at { $amount }: nobody wins it.
event-faceoff-ended = The faceoff is over.
event-defeated =
    { $who ->
        [you] You defeat "{ $card }".
       *[other] { $name } defeats "{ $card }".
    }
event-scored =
    { $sourced ->
        [yes] { $who ->
            [you] You score { $points } thanks to "{ $source }".
           *[other] { $name } scores { $points } thanks to "{ $source }".
        }
        [bonus] { $who ->
            [you] You score { $points } more as a bonus for being the first to confront it.
           *[other] { $name } scores { $points } more as a bonus for being the first to confront it.
        }
       *[no] { $who ->
            [you] You score { $points }.
           *[other] { $name } scores { $points }.
        }
    }
event-solved = "{ $card }" is solved.
event-replaced =
    { $amount ->
        [0] "{ $card }" goes under its Problem deck.
       *[other] The Dilemma "{ $card }" is over and goes to the discard pile.
    }
event-looked =
    { $whose ->
        [own] { $who ->
            [you] You look at the top of your deck, { $counted }.
           *[other] { $name } looks at the top of their own deck, { $counted }.
        }
        [yours] { $name } looks at the top of your deck, { $counted }.
       *[other] { $who ->
            [you] You look at the top of { $owner }'s deck, { $counted }.
           *[other] { $name } looks at the top of { $owner }'s deck, { $counted }.
        }
    }
event-looked-at-card =
    { $known ->
        [yes] { $who ->
            [you] You look at "{ $card }".
           *[other] { $name } looks at "{ $card }".
        }
       *[no] { $who ->
            [you] You look at a face-down card.
           *[other] { $name } looks at a face-down card.
        }
    }
event-looked-at-problems =
    { $who ->
        [you] You look at the top of a Problem deck, { $counted }.
       *[other] { $name } looks at the top of a Problem deck, { $counted }.
    }
event-searched =
    { $whose ->
        [own] { $who ->
            [you] You search your deck.
           *[other] { $name } searches their own deck.
        }
        [yours] { $name } searches your deck.
       *[other] { $who ->
            [you] You search { $owner }'s deck.
           *[other] { $name } searches { $owner }'s deck.
        }
    }
event-set-aside =
    { $known ->
        [yes] { $who ->
            [you] You set "{ $card }" aside, face down.
           *[other] { $name } sets "{ $card }" aside, face down.
        }
       *[no] { $who ->
            [you] You set a card aside, face down.
           *[other] { $name } sets a card aside, face down.
        }
    }
event-revealed = "{ $card }" is revealed.
event-named =
    { $who ->
        [you] You name "{ $card }".
       *[other] { $name } names "{ $card }".
    }
event-colour-chosen =
    { $who ->
        [you] You choose { $color }.
       *[other] { $name } chooses { $color }.
    }
event-guessed-power =
    { $who ->
        [you] { $amount ->
            [0] You guess that the power is a different number.
           *[1] You guess that the power matches.
        }
       *[other] { $amount ->
            [0] { $name } guesses that the power is a different number.
           *[1] { $name } guesses that the power matches.
        }
    }
event-guessed-type =
    { $who ->
        [you] You guess: { $guess }.
       *[other] { $name } guesses: { $guess }.
    }
event-banished-this-way = By "{ $source }": { $counted } banished.
event-separated =
    { $known ->
        [no] Pile { $amount } has no cards.
       *[yes] { $hosted ->
            [yes] Pile { $amount }: "{ $card }", { $others }.
           *[no] Pile { $amount }: "{ $card }".
        }
    }
event-banished-face-down =
    { $known ->
        [yes] You banish "{ $card }" face down.
       *[no] { $name } banishes a card face down.
    }
event-number-chosen =
    { $who ->
        [you] You choose the number { $amount }.
       *[other] { $name } chooses the number { $amount }.
    }
event-shuffled =
    { $who ->
        [you] You shuffle your deck.
       *[other] { $name } shuffles their deck.
    }
event-power-reached = "{ $card }" has { $amount } power now.
event-modified =
    { $known ->
        [yes] { $sourced ->
            [yes] "{ $source }" now affects "{ $card }".
           *[no] An effect now applies to "{ $card }".
        }
       *[no] The effect of "{ $source }" now applies.
    }
event-mulliganed =
    { $who ->
        [you] You take a new hand.
       *[other] { $name } takes a new hand.
    }
event-used =
    { $who ->
        [you] You use "{ $card }".
       *[other] { $name } uses "{ $card }".
    }
event-lost =
    { $sourced ->
        [yes] { $who ->
            [you] "{ $source }" makes you lose the game.
           *[other] "{ $source }" makes { $name } lose the game.
        }
       *[no] { $who ->
            [you] You concede.
           *[other] { $name } concedes.
        }
    }
event-won =
    { $who ->
        [you] You win the game!
       *[other] { $name } wins the game.
    }
event-drawn-game = The game ends in a draw.
event-stopped-game = The texts in play never come to an end: the game is stopped, and nobody wins.
event-control-changed =
    { $known ->
        [yes] { $who ->
            [you] "{ $card }" is under your control now.
           *[other] "{ $card }" is under { $name }'s control now.
        }
       *[no] { $who ->
            [you] A face-down card is under your control now.
           *[other] A face-down card is under { $name }'s control now.
        }
    }
event-bottomed =
    { $known ->
        [yes] { $who ->
            [you] "{ $card }" goes under your deck.
           *[other] "{ $card }" goes under { $name }'s deck.
        }
       *[no] { $who ->
            [you] A card goes under your deck.
           *[other] A card goes under { $name }'s deck.
        }
    }
event-put-counters =
    { $sourced ->
        [yes] "{ $card }" gets { $counters } thanks to "{ $source }".
       *[no] "{ $card }" gets { $counters }.
    }
event-removed-counters = "{ $card }" loses { $counters }.
event-cutie-marked = "{ $card }" gets its cutie mark.
event-queued = "{ $card }" is being played.
event-cancelled = "{ $card }" is cancelled.
event-choosing-at-random = Chance is about to decide.
event-guessed =
    { $who ->
        [you] You guess number { $amount }.
       *[other] { $name } guesses number { $amount }.
    }
event-top-revealed =
    { $who ->
        [you] "{ $card }" is on top of your deck.
       *[other] "{ $card }" is on top of { $name }'s deck.
    }
event-loop-ended = The loop has been repeated often enough and ends.
event-lost-tokens =
    { $who ->
        [you] You lose { $tokens }.
       *[other] { $name } loses { $tokens }.
    }
event-banished =
    { $hosted ->
        [no] { $sourced ->
            [yes] "{ $card }" is banished by "{ $source }".
           *[no] "{ $card }" is banished.
        }
       *[yes] "{ $card }" is banished to beneath "{ $host }".
    }
event-spent = "{ $card }" is spent and goes to its owner's discard pile.
event-put-into-discard-pile = "{ $card }" goes to its owner's discard pile.
event-joined = "{ $card }" joins the faceoff.
event-left-faceoff = "{ $card }" is no longer involved in the faceoff.
event-turn-added =
    { $who ->
        [you] You will take an extra turn after this one.
       *[other] { $name } will take an extra turn after this one.
    }
event-faceoff-cut = "{ $source }" ends the faceoff: nobody wins it.
event-phase-skipped =
    { $phase ->
        [ready] The Ready Phase is skipped.
        [troublemaker] The Troublemaker Phase is skipped.
        [main] The Main Phase is skipped.
        [score] The Score Phase is skipped.
       *[end] The End Phase is skipped.
    }
event-phase-added =
    { $phase ->
        [ready] There will be an additional Ready Phase.
        [troublemaker] There will be an additional Troublemaker Phase.
        [main] There will be an additional Main Phase.
        [score] There will be an additional Score Phase.
       *[end] There will be an additional End Phase.
    }
event-passed =
    { $who ->
        [you] You pass automatically.
       *[other] { $name } passes.
    }
event-corrected-card =
    { $known ->
        [yes] { $amount ->
            [0] { $who ->
                [you] Corrected: "{ $card }" is in your hand now.
               *[other] Corrected: "{ $card }" is in { $name }'s hand now.
            }
            [1] { $who ->
                [you] Corrected: "{ $card }" is on top of your deck now.
               *[other] Corrected: "{ $card }" is on top of { $name }'s deck now.
            }
            [2] { $who ->
                [you] Corrected: "{ $card }" is in your discard pile now.
               *[other] Corrected: "{ $card }" is in { $name }'s discard pile now.
            }
            [3] Corrected: "{ $card }" is banished now.
           *[4] { $place ->
                [home] Corrected: "{ $card }" is at your home now.
                [their-home] Corrected: "{ $card }" is at { $owner }'s home now.
               *[problem] Corrected: "{ $card }" is at "{ $problem }" now.
            }
        }
       *[no] { $who ->
            [you] Corrected: one of your cards is elsewhere now.
           *[other] Corrected: one of { $name }'s cards is elsewhere now.
        }
    }
event-corrected-score =
    { $who ->
        [you] Corrected: you have { $points }.
       *[other] Corrected: { $name } has { $points }.
    }
event-corrected-tokens =
    { $who ->
        [you] Corrected: you have { $tokens }.
       *[other] Corrected: { $name } has { $tokens }.
    }
event-corrected-counters = Corrected: "{ $card }" has { $counters }.
