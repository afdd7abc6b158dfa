### The search of cards and the pages of cards.

pages = Pages
cards-title = Cards
cards-page-title = Cards · Everfree
cards-search = Search by name or text
cards-help = Words are searched in names and texts. Filters narrow the search:
cards-filter-type = type
cards-filter-color = color
cards-filter-power = power
cards-filter-cost = cost
cards-filter-keyword = keyword
cards-filter-trait = trait
cards-filter-set = set, such as pr
cards-filter-not = leave out
cards-loading = Loading the cards…
cards-count =
    { $count ->
        [0] No card fits.
        [one] 1 card
       *[other] { $count } cards
    }
cards-closest =
    { $count ->
        [one] No card has all these words. This one comes closest.
       *[other] No card has all these words. These { $count } come closest.
    }
cards-unknown-filter = “{ $filter }” is not a filter and is ignored.
cards-more = Show more ({ $count })
cards-all = All cards
cards-no-text = No text.
card-page-title = { $card } · Everfree
card-type = Type
card-cost = Cost
card-needs = Needs to be played
card-power = Power
card-points = Points
card-bonus = Bonus
card-owner-needs = Its owner needs
card-opponent-needs = Opponents need
card-set = Set
card-text = Text
card-text-other =
    { $language ->
        [fr] Text in French
       *[en] Text in English
    }
card-keywords = Keywords explained
card-rules = Rules that explain it
card-rulings = Rulings
card-page = Page of this card
card-try = Try it
card-try-hint = Opens a sandbox against the gentle computer, with this card in your hand and all it takes to play it.
