### Where a number comes from: one line for each part. $amount has its sign.

part-printed = { $amount }, printed on the card.
part-modifier = { $amount }, from "{ $source }".
part-law = { $amount }, from "{ $source }".
part-least = { $amount }, because it can't be less.
part-move = { $amount }, for any move.
part-swift = { $amount }, for Swift.
part-troublemaker = { $amount }, for any Troublemaker.
part-involved = { $amount }, from "{ $source }" in the faceoff.
part-flip = { $amount }, from the flipped card "{ $source }".
part-counter = { $amount }, from the counters on it.
part-transform = { $amount }, its cost to transform.
part-redeem = { $amount }, for Redeem.
part-counted = { $amount }, from "{ $source }".
part-each-flip = { $amount }, which everyone flips.
part-confront = { $amount }, for confronting.
part-first-confront = { $amount }, for being the first to confront "{ $source }".
part-least-income = { $amount }, which everyone receives.
part-highest-score = { $amount }, for the highest score of all.
part-draw = { $amount }, for drawing a card.
part-rally = { $amount }, for rallying.
part-ability = { $amount }, for using "{ $source }".
