"""What computers tell people about their own answers: hints during a match, a review after it."""
