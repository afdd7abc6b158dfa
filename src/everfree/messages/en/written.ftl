# Why a card that somebody wrote is not taken. $where is the path to it in the file, $what the thing itself.
card-refused-too-long = It has { $what } characters: more than any card needs.
card-refused-too-deep = Its brackets are nested deeper than { $what } levels.
card-refused-not-json = It is not JSON: { $what }.
card-refused-too-many-words = { $where }: it has more than { $what } words.
card-refused-unknown-word = { $where }: there is no word { $what } for this place.
card-refused-unknown-field = { $where }: { $what } is not one of its fields.
card-refused-missing-field = { $where } is missing.
card-refused-wrong-type = { $where }: { $what } is not of the right kind.
card-refused-unknown-value = { $where }: { $what } is not one of the values known here.
card-refused-number-out-of-range = { $where }: { $what } is too small or too large.
card-refused-bad-name = { $where }: { $what } can’t be a name.
card-refused-too-many-parts = { $where }: { $what } parts are too many.
card-refused-not-for-this-type = { $where } does not fit a card of this type.
card-refused-needs-a-place = { $where }: a Resource says once where it is played.
card-refused-no-cost = { $where }: { $what } can’t be a cost.
card-refused-no-token = { $where }: { $what } is not the card of a token.
card-refused-no-text = { $where }: there are no words for this text.
