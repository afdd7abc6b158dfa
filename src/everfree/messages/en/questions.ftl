### What a seat is asked. The key is `question-` and the engine's name of the question.
### $card is the card whose text asks or which is being played.

# The card whose text asks, and the sentence that asks.
asked-by = { $card }: { $text }

question-starting-problem = Which Problem do you start with?
question-mulligan = This is your opening hand. Do you want to shuffle it into your deck and take a new one? You may do so only once.
question-main = What do you do in your Main Phase?
question-priority = You may react. What do you do?
question-where = Where does "{ $card }" go?
question-tokens-where =
    { $number ->
        [one] Where does the token of "{ $card }" go?
       *[other] Where do the tokens of "{ $card }" go? There are { $number } of them.
    }
question-tokens-there = How many of the { $number } tokens go there?
question-search-deck = Which card do you find in the deck, thanks to "{ $card }"?
question-problems-under =
    { $number ->
        [one] Which Problem goes under its deck?
       *[other] { $number } Problems go under their deck. Which one goes first? The others will lie below it.
    }
question-name-card = Which card do you name for "{ $card }"?
question-choose-colour = Which color do you choose for "{ $card }"?
question-choose-counter = Which counter do you choose for "{ $card }"?
question-guess-power = For "{ $card }": does the power of that card match the number { $number }?
question-guess-type = For "{ $card }": what type is the chosen card?
question-first-pile = Which card goes to the first pile, for "{ $card }"?
question-banish-pile = Which pile do you banish with "{ $card }"?
question-choose-number = Which number do you choose for "{ $card }"?
question-choose-parity = Odd (1) or even (2), for "{ $card }"?
question-problem-deck = Whose Problem deck do you choose for "{ $card }"?
question-pay-with = What do you pay with for "{ $card }"?
question-choose = What do you choose?
question-may = Do you want to do this?
question-pay-or = "{ $card }" asks you for { $tokens }. Do you pay?
question-replace =
    { $event ->
        [dismissed] "{ $card }" would be dismissed. Which card steps in?
        [retired] "{ $card }" would be retired. Which card steps in?
        [banished] "{ $card }" would be banished. Which card steps in?
        [bottomed] "{ $card }" would go under its owner's deck. Which card steps in?
        [confronted] "{ $card }" would be confronted. Which card steps in?
        [flipped] You would flip a card. Which card steps in?
       *[other] Something would happen to "{ $card }". Which card steps in?
    }
question-new-host = Which card does "{ $card }" go on?
question-search = Which card do you take, thanks to "{ $card }"?
question-order-replacements = Something else happens instead, to one card after the other. Which one comes first?
question-order-triggers = Several of your effects are waiting. Which one is resolved first?
question-uncover = Which Troublemaker do you uncover next?
question-challenge = Do you challenge a Troublemaker?
question-confront-order = Which Problem do you try to confront next?
question-send-home = You lost against the Troublemaker. Who goes home?
question-bottom =
    { $number ->
        [one] Which flipped card goes under your deck?
       *[other] { $number } flipped cards go under your deck. Which one goes first? The others will lie below it.
    }
question-on-top =
    { $number ->
        [one] Which card goes on top of the deck?
       *[other] { $number } cards go on top of the deck. Which one goes first? The others will lie on top of it.
    }
question-put-on-top =
    { $number ->
        [one] Which card goes back on top of the deck?
       *[other] { $number } cards go back on top of the deck. Which one goes first? The others will lie on top of it.
    }
question-put-under = Which of these { $number } cards goes under the deck? Any that follow will lie below it.
question-under-deck = "{ $card }" is on top of the deck. Do you put it under the deck?
question-rest-under =
    { $number ->
        [one] Which card goes under the deck?
       *[other] { $number } cards go under the deck. Which one goes first? The others will lie below it.
    }
question-uniqueness =
    { $number ->
        [0] "{ $card }" is Unique: you may control only one (rule 516.3). Which one is dismissed?
        [-1] No other Troublemaker may be at the Problem of an Epic one (rule 516.4a). Which one is dismissed?
        [1] You may have only one face-up Troublemaker at a Problem (rule 516.4). Which one is dismissed?
       *[other] You may have only { $number } face-up Troublemakers at this Problem (rule 516.4). Which one is dismissed?
    }
question-discard = Which card do you discard for "{ $card }"?
question-discard-down =
    { $number ->
        [one] Your hand is one card over the limit. Which card do you discard?
       *[other] Your hand is { $number } cards over the limit. Which do you discard?
    }
question-home-limit =
    { $number ->
        [one] Your home is one Friend over its limit. Which Friend retires?
       *[other] Your home is { $number } Friends over its limit. Which retire?
    }
question-guess = Which one will chance choose, for "{ $card }"?
question-loop-rounds = Nothing stops this loop. How many times does it repeat?
question-loop-times = This goes round and round. How many more times do you let it repeat?
question-random = You flipped "{ $card }". Which card lets you ignore it and flip a new one?
question-give-for = Do you give something else to pay less for "{ $card }"?
question-opponent = Which opponent do you choose for "{ $card }"?
question-player = Which player do you choose for "{ $card }"?
question-phase-action = Do you act in this phase, or move on?
question-enters-next = Which of your cards comes into play next, thanks to "{ $card }"?
question-keep = Which card do you keep?
question-effect = Which effect of "{ $card }" do you choose?
question-each-effect = Do you choose each effect of "{ $card }"?
