// Made by `make protocol` from src/everfree/slap: change that, not this file.

/** The table as one viewer may know it. */
export interface View {
  viewer: number;
  now: number;
  seats: SeatView[];
  /** How many were dealt in; later seats are those of guests who slapped in. */
  dealt: number;
  /** Clockwise. */
  order: number[];
  /** The version of the pile, which a slap must name. */
  version: number;
  /** When the top card appeared. */
  shown: number;
  pile: number;
  /** The last cards turned over, the topmost last; the view does not say whether they match. */
  top: Card[];
  /** The number that the countdown before the first card has reached; 0 before and after it. */
  count: number;
  /** Whether the table waits for players before it counts down. */
  is_waiting: boolean;
  turn: number;
  /** Whether this viewer is to turn over the next card, from `play_from` on. */
  may_play: boolean;
  /** The earliest time at which the next card may be turned over; before it that is refused. */
  play_from: number;
  /** Whether a slap of this viewer counts; a spectator's does where guests may slap in, and gives a seat. */
  may_slap: boolean;
  challenge: ChallengeView | null;
  award_to: number;
  award_at: number;
  /** Whether slaps are being gathered. */
  is_judging: boolean;
  signers: number[];
  may_sign: boolean;
  /** How much earlier than its arrival a slap can count at this table, whatever its client claims. */
  most_compensation_ms: number;
  /** How far apart slaps may be at this table that are a photo finish, however connections vary. */
  most_error_ms: number;
  text_symbols: boolean;
  ends_at: number;
  winners: number[] | null;
}

/** One player or guest, as everyone sees them. */
export interface SeatView {
  seat: number;
  status: string;
  cards: number;
  round_trip: number;
  jitter: number;
  /** What a host should look at: `low-claims`, `late-pongs`, `uncanny` or `unsteady`. Default: []. */
  marks: string[];
}

/** A card as everyone sees it; only its symbols count (S13). */
export interface Card {
  symbols: string[];
  character: string;
}

/** A challenge in progress, or one that has failed and whose pile is not taken yet. */
export interface ChallengeView {
  challenger: number;
  challenged: number;
  chances: number;
}

/** All slaps, the quickest first, and who takes the pile. */
export interface Verdict {
  evidence: Evidence[];
  /** The seats that can't be told apart from the quickest; one seat if the case is clear. */
  close: number[];
  /** The largest measuring error among the close seats; slaps within it count as simultaneous. */
  error: number;
  /** -1 if a photo finish is left open. */
  winner: number;
  by_lot: boolean;
}

/** One slap, the bound on its reaction, and the reaction that counted. */
export interface Evidence {
  claim: Claim;
  /** The smallest reaction the table accepts. */
  least: number;
  counted: number;
  notes: string[];
}

/** A right slap as it reached the table. */
export interface Claim {
  seat: number;
  version: number;
  shown: number;
  arrival: number;
  /** As the client claims: from painting the card to pressing the key. */
  reaction: number;
  round_trip: number;
  jitter: number;
  /** From sending the card to this seat until the arrival; -1 if it was not measured. Default: -1. */
  since: number;
}
