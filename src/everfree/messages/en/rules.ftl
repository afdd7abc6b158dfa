### The page of rules and the links to it.

rules-link = Rule { $clause }
rules-title = Rules
rules-page-title = Rules · Everfree
rules-intro = Every rule in one sentence of ours, under the number it has in the rulebook. The sentences are summaries: the game itself keeps the whole rule.
rules-untranslated = Some sentences have not been translated yet. They are in English.
rules-english = (English)
rules-search = Search by words or by number
rules-loading = Loading the rules…
rules-count =
    { $count ->
        [0] No rule fits.
        [one] 1 rule
       *[other] { $count } rules
    }
rules-rulings = Our rulings
rules-rulings-intro = Where the rulebook is silent or does not define a word of the cards, we decided.
rules-ruling = Ruling { $ruling }
rules-back = Back to your game
rules-why = Why not?
