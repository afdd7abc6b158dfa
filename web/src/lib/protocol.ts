// Made by `make protocol` from src/everfree/server/protocol.py: change that file, not this one.
// A member with "?" is left out of a message where it has its default.

export const PROTOCOL = 2;

/** A message with its arguments, which may be messages themselves. */
export interface Said {
  is: "said";
  key: string;
  /** Default: {}. */
  args?: Record<string, string | number | Said | CardName | CardText | PlayerName | Listed>;
}

/** The name of a card; a client may let the reader open the card. */
export interface CardName {
  is: "card";
  /** Id of the printed card; empty if the viewer does not know it. */
  card: string;
  /** Handle of the card at the table; 0 if only the name is meant. Default: 0. */
  handle?: number;
}

/** A paragraph printed on a card, or a sentence of it. */
export interface CardText {
  is: "text";
  card: string;
  /** Default: 0. */
  side?: number;
  /** Index of the ability, those of keywords first; -1 for all printed paragraphs of that side. Default: 0. */
  ability?: number;
  /** Index of one instruction in that ability, whose sentence is meant; 0 for the whole ability. Default: 0. */
  part?: number;
  /** Number of a keyword on that side, counted from 1, whose meaning is meant; 0 for an ability. Default: 0. */
  keyword?: number;
}

/** The name of the player in a seat. */
export interface PlayerName {
  is: "player";
  seat: number;
}

/** A list of things to name. */
export interface Listed {
  is: "list";
  items: (string | number | Said | CardName | CardText | PlayerName | Listed)[];
}

/** The whole view and the log: sent first on every connection, and in answer to a `FullRequest`. */
export interface Full {
  is: "full";
  /**
   * How many commands the viewer counts; a client sends it back as `seen`.
   *
   * Nobody counts the steps of an action of another player that can still be cancelled.
   */
  number: number;
  /** Hash of this view. */
  hash: string;
  view: TableView;
  /** Default: []. */
  log?: LogLine[];
  /** A message to show once: that the visitor has no seat here and only watches. Default: null. */
  notice?: Said | null;
  /**
   * The time of the server, in milliseconds since the table was opened; 0 at a table without a clock.
   *
   * For spectators who watch with a delay, the time that they are shown. Default: 0.
   */
  now?: number;
  /** Default: 2. */
  protocol?: number;
}

/** Everything a client draws. */
export interface TableView {
  table: string;
  /** The viewer's seat; a spectator has a number that no seat has, at least the number of seats. */
  you: number;
  players: PlayerView[];
  /** None until every seat is taken. Default: null. */
  game?: View | null;
  /** Whose decision is awaited, and for what: the text of the main button and of the status line. Default: null. */
  status?: Said | null;
  /** Default: null. */
  asked?: Asked | null;
  /** Default: []. */
  greys?: Grey[];
  /** Default: []. */
  stakes?: Stake[];
  /** Each effect under way as its card and its text, in the order of `game.effects`. Default: []. */
  effects?: Said[];
  /** Default: {}. */
  undo?: UndoView;
  /** Default: {}. */
  stops?: Stops;
  /** Default: null. */
  correction?: CorrectionView | null;
  /** free, ask or off. Default: "ask". */
  undo_policy?: string;
  /** Default: "comprehensive". */
  edition?: string;
  /** Empty for a draw; None until the match ends. Default: null. */
  winners?: number[] | null;
  /** The path of the link with which a guest takes the free seat. Default: "". */
  invite?: string;
  /**
   * What a guest types on the front page instead of following the link.
   *
   * Sent to players with `invite`, and as long as spectators may take a seat during the match. Default: "".
   */
  code?: string;
  /** The table as sentences; None until every seat is taken. Default: null. */
  aloud?: Aloud | null;
  /** That the process of a computer player failed, and what the server does about it. Default: null. */
  trouble?: Said | null;
  /** Id of the table at which the same players play again; sent to players only. Default: "". */
  rematch?: string;
  /** Whether the position of a match against a computer was corrected by hand. Default: false. */
  sandbox?: boolean;
  /** How many points win. Default: 15. */
  goal?: number;
  /** None without a clock, and until every seat is taken. Default: null. */
  clock?: ClockView | null;
  /** What the coach says; sent only to the learner of a lesson. Default: null. */
  coach?: CoachView | null;
  /** How many seconds behind spectators watch; -1 if they see nothing before the end of the match. Default: 0. */
  spectator_delay?: number;
  /** Ids of the fan-made cards of this table; GET /api/tables/TABLE/cards/LANGUAGE returns them. Default: []. */
  fan_made?: string[];
  /** Name of the game, by which a client chooses what draws `game`. Default: "". */
  game_name?: string;
  /** The house rules of the table, as sentences. Default: []. */
  rules?: Said[];
  /** Whether the viewer may begin the match with those who are there, and give up the free seats. Default: false. */
  may_begin?: boolean;
}

/** Who sits in a seat. */
export interface PlayerView {
  /** Empty while the seat is free. */
  name: string;
  /** The level of a computer player. Default: "". */
  computer?: string;
  /** Default: "". */
  deck?: string;
  /** Default: false. */
  connected?: boolean;
  /**
   * Since when the player is away, in milliseconds since the table was opened; 0 while connected.
   *
   * Who has not connected yet is away since the match began; in a rematch, since they agreed to it. Default: 0.
   */
  away_since?: number;
}

/** Everything a viewer may know about the game. */
export interface View {
  /** The seat, or the number of seats for a spectator. */
  viewer: number;
  turn: number;
  turn_player: number;
  phase: string;
  step: string;
  /** The seat that must answer, -1 when the game is over. */
  asked: number;
  winner: number;
  is_over: boolean;
  seats: SeatView[];
  areas: AreaView[];
  play: CardView[];
  queue: CardView[];
  faceoff: FaceoffView | null;
  question: QuestionView | null;
  /** The effect being resolved, then those that wait. Default: []. */
  effects: EffectView[];
}

/** A player's public numbers, and the cards of theirs that the viewer knows. */
export interface SeatView {
  seat: number;
  tokens: number;
  score: number;
  hand_count: number;
  deck_count: number;
  problem_deck_count: number;
  /** The cards in hand that the viewer knows; for the viewer's own seat, all of them. */
  hand: CardView[];
  discard_pile: CardView[];
  banished: CardView[];
  flipped: CardView[];
  /** Known cards in the deck, each with its position from the top. */
  known_in_deck: [number, CardView][];
  /** Action tokens to be received at the start of the player's next turn, by the current scores. */
  income: number;
  income_why: PartView[];
  /** Friends at home. */
  home_count: number;
  /** How many of them may stay at the end of the turn; -1 for any number. */
  home_limit: number;
}

/** A card for which the viewer has a handle. */
export interface CardView {
  handle: number;
  /** Id of the printed card; empty while the viewer does not know it. Default: "". */
  card?: string;
  /** Default: 0. */
  owner?: number;
  /** Default: 0. */
  controller?: number;
  /** Default: -1. */
  area?: number;
  /** Handle of the card this attachment is on. Default: 0. */
  host?: number;
  /** Default: false. */
  token?: boolean;
  /** How many equal tokens this stack has. Default: 1. */
  count?: number;
  /** Default: false. */
  face_down?: boolean;
  /** Default: false. */
  exhausted?: boolean;
  /** Default: false. */
  boosted?: boolean;
  /** Its power as it counts now, for cards in play and flipped cards. Default: null. */
  power?: number | null;
  /** The parts of its power. Default: []. */
  why?: PartView[];
  /** Default: []. */
  colours?: string[];
  /** Default: []. */
  keywords?: string[];
  /** Handle of the card in play that this banished card lies beneath (R14). Default: 0. */
  beneath?: number;
  /** Name and number of the counters on it. Default: []. */
  counters?: [string, number][];
  /** Default: false. */
  cutie_marked?: boolean;
  /** How many turns a face-down Troublemaker has been there. Default: 0. */
  lain?: number;
  /** Whether a face-down Troublemaker is uncovered in its controller's next Uncover Step. Default: false. */
  uncovers?: boolean;
}

/** One summand of a number. */
export interface PartView {
  what: string;
  amount: number;
  /** Handle of the card it comes from. Default: 0. */
  source?: number;
}

/** A home, a Problem area or a Dilemma's area. */
export interface AreaView {
  area: number;
  kind: number;
  owner: number;
  /** Handle of the Problem there. Default: 0. */
  problem?: number;
  /** Default: []. */
  confront?: ConfrontView[];
  /** Points for winning a faceoff there. Default: 0. */
  bonus?: number;
  /** Default: []. */
  bonus_why?: PartView[];
  /** Points for the next confrontation of the Problem. Default: 0. */
  gain?: number;
  /** Default: []. */
  gain_why?: PartView[];
}

/** A player's progress toward confronting a Problem. */
export interface ConfrontView {
  seat: number;
  needs: NeedView[];
  /** The total power needed. */
  needed: number;
  /** The parts of the power needed. */
  why: PartView[];
  power: number;
  power_why: PartView[];
  can_confront: boolean;
  /** Whether the requirements are met, even if something else prevents confronting. */
  met: boolean;
  /** The power still missing. */
  missing: number;
  /** Handle of the Troublemaker that prevents confronting, 0 if there is none. */
  blocked_by: number;
}

/** One confront requirement. */
export interface NeedView {
  amount: number;
  /** Empty for wild power. Default: "". */
  colour?: string;
  /** Default: false. */
  other_than?: boolean;
  /** The parts of the amount. Default: []. */
  why?: PartView[];
  /** The power that counts toward it, with each character assigned where it helps most. Default: 0. */
  have?: number;
  /** The parts of that power. Default: []. */
  sources?: PartView[];
}

/** The faceoff under way. */
export interface FaceoffView {
  kind: number;
  challenger: number;
  areas: number[];
  /** Handle of the challenged Troublemaker, 0 if there is none. */
  troublemaker: number;
  /** Handles of ignored flipped cards. */
  ignored: number[];
  /** Seat, total and its parts for each player involved. */
  totals: [number, number, PartView[]][];
  /** The stage of the faceoff: before (the flips), flipping, after, decided, ending. */
  stage: string;
  /** Seat, number of cards that are still certain to be flipped, and its parts for each player involved. */
  flips: [number, number, PartView[]][];
  /** The seat that has won, -1 if none has yet. */
  winner: number;
  margin: number;
}

/** The open question, as sent to the seat that is asked. */
export interface QuestionView {
  kind: string;
  options: OptionView[];
  /** Default: 0. */
  source?: number;
  /** Default: 0. */
  number?: number;
  /** Default: false. */
  can_cancel?: boolean;
  /** Handle of the card whose text asks; 0 if the rules of the game ask. Default: 0. */
  asker?: number;
  /** The text that asks, if *asker* is known. Default: null. */
  text?: TextView | null;
}

/** One way to answer. */
export interface OptionView {
  verb: string;
  /** Handle. Default: 0. */
  card?: number;
  /** Id of the printed card. Default: "". */
  name?: string;
  /** Default: -1. */
  area?: number;
  /** The text it uses or chooses. Default: null. */
  text?: TextView | null;
  /** Default: 0. */
  number?: number;
  /** The greatest number of a range that starts with *number*; answers are indexes from this option's on. Default: 0. */
  upto?: number;
  /** What it costs; several prices if the cost depends on the place chosen next. Default: []. */
  prices?: PriceView[];
}

/** A text of a card that asks a question or that an option uses, by its place in what is printed. */
export interface TextView {
  /** Id of the card on which it is printed; that of another card if the ability was given or copied. */
  card: string;
  /** Default: 0. */
  side?: number;
  /** Index of the ability, those of keywords first; -1 for all paragraphs of the side. Default: 0. */
  ability?: number;
  /** Index of the instruction in the ability, in the order of `walk`; 0 for the whole ability. Default: 0. */
  part?: number;
  /** The keyword whose meaning it is; then no card is given. Default: "". */
  keyword?: string;
  /** The number of the keyword. Default: 0. */
  x?: number;
}

/** What an action costs in action tokens, and why. */
export interface PriceView {
  total: number;
  parts: PartView[];
  /** The area with this price; -1 if the price is the same everywhere. Default: -1. */
  area?: number;
}

/** An effect that is being resolved or waits for that. */
export interface EffectView {
  /** Handle of the card whose text it is. */
  card: number;
  name: string;
  /** Whose effect it is. */
  seat: number;
  /** The whole ability. */
  text: TextView;
  /** Handles of the cards in play that were chosen for it or that it speaks of. Default: []. */
  targets?: number[];
  /** Default: false. */
  waiting?: boolean;
}

/** The open question as sentences; the options are in the order of `view.question.options`. */
export interface Asked {
  text: Said;
  options: ToldOption[];
  /** A second sentence, such as what happens after passing. Default: null. */
  hint?: Said | null;
  /** The card whose text asks the question, with the sentence that asks; None if the rules ask. Default: null. */
  source?: Said | null;
  /** Whether a client should give the only answer itself, after a visible second that can be cancelled. Default: false. */
  goes_on?: boolean;
}

/** One option of the open question; a client answers with its index. */
export interface ToldOption {
  /** The full sentence, for lists and screen readers. */
  text: Said;
  /** A few words for a button or a place on the board; if missing, use the sentence. Default: null. */
  label?: Said | null;
  /** Action tokens it costs; None if it costs nothing or a later question decides the price. Default: null. */
  cost?: number | null;
  /** Whether the main button takes this option, such as to pass, go on or decline. Default: false. */
  main?: boolean;
  /** Whether it may reveal hidden cards; a client asks for confirmation first. Default: false. */
  reveals?: boolean;
}

/** Why a card cannot be used just now, or why an area cannot be chosen. */
export interface Grey {
  /** Handle; 0 for an area. */
  card: number;
  /** The refused action: play, move, rally, use, confront or, for an area, where. */
  verb: string;
  reason: Said;
  /** Empty if no rule forbids it, but the open question must be answered first. Default: "". */
  clause?: string;
  /** The area that cannot be chosen. Default: -1. */
  area?: number;
}

/** A possible result of the faceoff or confrontation to come. */
export interface Stake {
  /** The seat that would gain it; -1 for what happens whoever wins. */
  seat: number;
  text: Said;
  /** Default: 0. */
  points?: number;
}

/** Whether the viewer can undo something, and the open undo request if there is one. */
export interface UndoView {
  /** Default: false. */
  possible?: boolean;
  /** Default: false. */
  free?: boolean;
  /** The first log line of the earliest command that would be undone. Default: null. */
  would_undo?: Said | null;
  /** The seat whose undo request is open; -1 if none is. Default: -1. */
  asked_by?: number;
  /** Id of the open request; an `UndoReply` names it. Default: "". */
  ask?: string;
  /** Default: 0. */
  back_to?: number;
  /** The command to go back to for undoing only the last choice of the action; -1 if it has no other. Default: -1. */
  step_to?: number;
  /** When the open request expires, in milliseconds since the match began. Default: 0. */
  until?: number;
  /** How many of the viewer's requests were declined; after three the viewer can't send another. Default: 0. */
  declined?: number;
}

/** A seat's declarations; passes follow from them and from public facts alone. */
export interface Stops {
  /** Phases of one's own turn. Default: []. */
  own?: string[];
  /** Phases of an opponent's turn. Default: []. */
  other?: string[];
  /** In the windows of a faceoff. Default: true. */
  faceoffs?: boolean;
  /** After an action. Default: true. */
  actions?: boolean;
  /** Once, in the next window. Default: false. */
  hold?: boolean;
  /** Nowhere until one's own turn, a faceoff, or something that touches one's cards. Default: false. */
  skip?: boolean;
  /** Ids of printed cards whose actions one never wants to answer. Default: []. */
  yields?: string[];
  /** Ids of printed cards whose actions one always wants to answer. Default: []. */
  asks?: string[];
  /** Full control: even where there is a single answer. Default: false. */
  full?: boolean;
}

/** A proposed correction of the position; it is applied once every seat agrees. */
export interface CorrectionView {
  /** What a `CorrectionReply` names. */
  id: string;
  by: number;
  /** Sent to the proposer only, because the handles are those of the proposer's view. */
  changes: Correction[];
  /** A sentence that says what the first change would do. */
  text: Said;
  /** A sentence for each further change. Default: []. */
  more: Said[];
}

/** One repair of a position. */
export interface Correction {
  /**
   * move, fetch, score, tokens or counters; fetch moves a card of the own deck, by its id.
   *
   * Only the server fetches, for a sandbox.
   */
  what: string;
  /** The seat whose points or tokens change. Default: 0. */
  seat?: number;
  /** The card, by the handle it has for the proposing seat. Default: 0. */
  card?: number;
  /** Where the card goes: hand, deck (its top), discard, banished, home or area. Default: "". */
  zone?: string;
  /** Default: -1. */
  area?: number;
  /** The new number of points, tokens or counters. Default: 0. */
  number?: number;
  /** The name of the counters, or the id of the card to fetch. Default: "". */
  word?: string;
}

/** The table as sentences, for labels, the text view and reading aloud. */
export interface Aloud {
  turn: Said;
  /** Score, action tokens and cards of each player, by seat. */
  seats: Said[];
  /** Default: []. */
  areas?: AreaAloud[];
  /** The current faceoff in one sentence, then a sentence for each total that has several parts. Default: []. */
  faceoff?: Said[];
  /** The sentence of every card the viewer can point at, by handle. Default: {}. */
  cards?: Record<string, Said>;
}

/** An area of the table as sentences. */
export interface AreaAloud {
  area: number;
  /** Whose Problem or home it is, and its bonus or limit. */
  title: Said;
  /** Whether each player can confront the Problem, and what is missing; empty at a home. Default: []. */
  standings?: Said[];
}

/** How much time the players have, in milliseconds. */
export interface ClockView {
  control: TimeControl;
  /** By seat: what was left of the bank when the seat was last asked; -1 for a seat without a clock. */
  banks: number[];
  /** By seat: since when it is asked, in milliseconds since the table was opened; -1 if it is not. */
  asked_at: number[];
}

/** How much time the seats of a match have, in milliseconds. */
export interface TimeControl {
  /** Default: 0. */
  bank?: number;
  /** Default: 0. */
  increment?: number;
  /** Default: 0. */
  free?: number;
}

/** What the coach of a lesson says now; sent to the learner only. */
export interface CoachView {
  lesson: string;
  /** None if the coach has nothing to say about this question. Default: null. */
  text?: Said | null;
  /** playing, done or lost: the goal can't be reached any more. Default: "playing". */
  state?: string;
  /** Indexes of the options that the sentence names. Default: []. */
  names?: number[];
  /** Number of the step, counted from 1; 0 while the learner is not asked. Default: 0. */
  step?: number;
  /** Default: 0. */
  steps?: number;
  /** Id of the next lesson; empty after the last one. Default: "". */
  next?: string;
  /** Whether this is a whole game instead of a position. Default: false. */
  whole?: boolean;
  /** The command to undo in order to begin again; -1 at the beginning. Default: -1. */
  again?: number;
}

/** One sentence of the log. */
export interface LogLine {
  /** Counts up; never reused, not even after an undo. */
  id: number;
  text: Said;
  /** Default: 0. */
  turn?: number;
  /** Default: "". */
  phase?: string;
  /** Number of the command that caused it, counted from 0; -1 for lines before the first command. Default: 0. */
  command?: number;
  /** The seat that acted; -1 for none. Default: -1. */
  seat?: number;
  /** The engine's name of the event, by which a client can animate it. Default: "". */
  event?: string;
  /** Handles of the cards it mentions. Default: []. */
  cards?: number[];
  /** Default: 0. */
  amount?: number;
  /** Default: -1. */
  area?: number;
  /** Whether it was undone; a client shows it struck through. Default: false. */
  undone?: boolean;
  /** The clause that explains the event; empty if there is none. Default: "". */
  clause?: string;
  /** Whether it is an automatic pass, of a player who was not asked; a client shows it less prominently. Default: false. */
  passed?: boolean;
}

/** A change: a patch of the view (see `deltas.py`) and the new lines of the log. */
export interface Delta {
  is: "delta";
  number: number;
  /** Hash of the view it applies to; a client whose view has another hash sends a `FullRequest`. */
  was: string;
  hash: string;
  /** Default: null. */
  patch?: unknown;
  /** Default: []. */
  log?: LogLine[];
  /** Ids of the log lines that were undone. Default: []. */
  undone?: number[];
}

/** A request was carried out; if it added a command, the command is in the log. */
export interface Accepted {
  is: "accepted";
  nonce: string;
  number: number;
}

/** A request was refused and changed nothing. */
export interface Declined {
  is: "declined";
  nonce: string;
  reason: Said;
  /** Default: "". */
  clause?: string;
}

/** How an option would change the public numbers; lists only certain changes. */
export interface Preview {
  is: "preview";
  nonce: string;
  option: number;
  /** Seat and action tokens. Default: []. */
  tokens?: [number, number][];
  /** Area, seat, power there, and whether the needs are met. Default: []. */
  confront?: [number, number, number, boolean][];
  /** Seat and total in the faceoff. Default: []. */
  totals?: [number, number][];
}

/** What the level champion would answer in your place, from what you may know. */
export interface Hint {
  is: "hint";
  nonce: string;
  /** How many commands you counted when you asked; after another one the hint is out of date. */
  number: number;
  /** The answer: an index of the options. */
  option: number;
  /** The answer in words, how play would go on this turn, and the chance of winning. */
  why: Said;
}

/** Another connection of the same guest took over this seat; the server closes this one. */
export interface TakenOver {
  is: "taken-over";
}

/** The table can't be opened on this server; the server sends only this, then closes the connection. */
export interface Unavailable {
  is: "unavailable";
  reason: Said;
}

/** Measures the connection of a player at a real-time table; the client answers at once with a `Pong`. */
export interface Ping {
  is: "ping";
  nonce: string;
}

/** Answer the open questions in order, all or none; the answer -1 cancels an action not yet completed. */
export interface AnswerRequest {
  do: "answer";
  answers: number[];
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Do something that nobody asked for, at a real-time table. */
export interface CommandRequest {
  do: "command";
  /** A command of the game, without `seat` and `at`: `{"do": "slap", "version": 3, "reaction": 310}`. */
  command: Record<string, unknown>;
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Answer a `Ping`, whose `nonce` it repeats; there is no reply. */
export interface Pong {
  do: "pong";
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Leave the game. */
export interface ConcedeRequest {
  do: "concede";
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Claim that the asked opponent has no time left, or has been away for too long: the opponent loses. */
export interface ClaimRequest {
  do: "claim";
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Declare in which windows to be asked. */
export interface StopsRequest {
  do: "stops";
  stops: Stops;
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Undo the sender's last action, or everything from command *back_to* on. */
export interface UndoRequest {
  do: "undo";
  /** Default: -1. */
  back_to?: number;
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Accept or decline the other player's request to undo. */
export interface UndoReply {
  do: "undo-reply";
  /** Id of the request. */
  about: string;
  accept: boolean;
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Propose a correction of the position. */
export interface CorrectionRequest {
  do: "correct";
  changes: Correction[];
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Accept or reject a proposed correction. */
export interface CorrectionReply {
  do: "correct-reply";
  /** Id of the proposal. */
  about: string;
  accept: boolean;
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Ask what an option would change; adds nothing to the log. */
export interface PreviewRequest {
  do: "preview";
  option: number;
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Ask what the level champion would answer, in a match against computers; adds nothing to the log. */
export interface HintRequest {
  do: "hint";
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Ask for a `Full`. */
export interface FullRequest {
  do: "full";
  nonce: string;
  /** `number` of the last message received: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** POST /api/tables: open a table and sit down at it. */
export interface NewTable {
  /** Name of the game; the first of the server if empty. Default: "". */
  game?: string;
  /** computer, friend or lesson. Default: "computer". */
  against?: string;
  /** How many play, in a game that leaves a choice; its usual number if 0. Default: 0. */
  seats?: number;
  /** Against friends: how many of these seats computers take, in a game that leaves a choice. Default: 0. */
  computers?: number;
  /** House rules, as the game names them; those that are not named have the game's defaults. Default: {}. */
  options?: Record<string, unknown>;
  /** Id of the lesson; with it only `name` and `seed` are read. Default: "". */
  lesson?: string;
  /** Level of the computer player; the gentlest if empty. Default: "". */
  level?: string;
  /**
   * A theme deck's name, a deck code, or a deck list: JSON, plain text or an OCTGN file.
   *
   * A list may have the table's fan-made cards. If empty, the server chooses a starter deck. Default: "".
   */
  deck?: string;
  /** The player's name; if empty, the server makes one up. Default: "". */
  name?: string;
  /** Default: "ask". */
  undo_policy?: string;
  /** comprehensive, absolute_discord, crystal_games or canterlot_nights; as_printed: by the newest set. Default: "comprehensive". */
  edition?: string;
  /** How much time the players have; without it they have any, and so they have in a lesson or a trial. Default: null. */
  clock?: TimeControl | null;
  /** How many seconds behind spectators watch, up to 3,600; -1 shows them the match after its end. Default: 0. */
  spectator_delay?: number;
  /**
   * Id of a card to try against a computer: it is in the hand, with all it takes to play it.
   *
   * The match is a sandbox; `deck` and `cards` are ignored. Default: "".
   */
  card?: string;
  /** Ignored unless the server was started for tests. Default: "". */
  seed?: string;
  /**
   * Fan-made cards as JSON: one card, a list, or an object with `cards` and a `deck` that uses them.
   *
   * Their deck is played unless `deck` names another one. Default: "".
   */
  cards?: string;
  /** The `table` of a `Commitment` to this guest; the server commits to a new secret if empty. Default: "". */
  table?: string;
  /** The player's part of the seed: 64 hexadecimal digits, chosen after the `Commitment` was read. Default: "". */
  shuffle_nonce?: string;
}

/** Id of the new table, and the link to its free seat. */
export interface TableOpened {
  table: string;
  /** Default: "". */
  invite?: string;
  /** What guests type instead of the link; see `TypedCode`. Default: "". */
  code?: string;
}

/** POST /api/codes: find the table of a code that somebody was told; returns `Invitation`. */
export interface TypedCode {
  /** Eight letters, in any case; spaces and hyphens don't matter. */
  code: string;
}

/** The table of a code. */
export interface Invitation {
  table: string;
  /** The path of its link, as in `TableOpened`. */
  invite: string;
}

/** POST /api/guests: get a cookie, without which nobody can take a seat; who has one keeps it. */
export interface Welcome {
  /** Whether the visitor had none: a socket must be opened again to be known by it. */
  new: boolean;
}

/**
 * POST /api/tables/TABLE/rematch: open a table for the players of a finished match.
 *
 * The answer is a `TableOpened`; if the other player has opened one already, it is that one.
 */
export interface Rematch {
  /** Whether the players swap their decks. Default: false. */
  swap?: boolean;
}

/** GET /api/tables/TABLE/replay: what there is to see of a finished match, as the requester counts. */
export interface Replay {
  /** How many commands there were; GET /api/tables/TABLE/replay/NUMBER shows the position after NUMBER. */
  moments: number;
  /** Every `LogLine`, perhaps of an earlier version of the server. */
  log: unknown[];
}

/**
 * GET /api/tables/TABLE/review: your answers in a finished match that cost you most.
 *
 * The first request starts it; ask again, about once a second, until the moments are there.
 */
export interface Review {
  /** How many answers were judged so far. */
  judged: number;
  /** Of how many; 0 while that is not known yet. */
  of: number;
  /** At most three, in the order of play; `command` is a NUMBER of `replay/NUMBER`. Default: null. */
  moments: ToldMoment[] | null;
}

/** An answer that cost chances, in words. */
export interface ToldMoment {
  /** How many commands of the log were played before it: where a replay shows it. */
  command: number;
  turn: number;
  /** The points then, by seat. */
  points: number[];
  question: Said;
  /** The answer that was given, in a few words for the middle of a sentence. */
  given: Said;
  /** The better answer, likewise. */
  better: Said;
  /** The wins in a hundred games with the answer that was given. */
  chance: number;
  /** The wins in a hundred games with the better one. */
  best_chance: number;
  /** How play would go on this turn after the better answer; None if it would not. */
  line: Said | null;
}

/** POST /api/tables/TABLE/seats: take the free seat with the code of its link. */
export interface SitDown {
  invite: string;
  /** Default: "". */
  deck?: string;
  /** Default: "". */
  name?: string;
  /** The player's part of the seed, chosen after `TableSummary.commitment` was read; the first counts. Default: "". */
  shuffle_nonce?: string;
}

/** The seat the guest has. */
export interface Seated {
  seat: number;
}

/** GET /api/tables/TABLE, and GET /api/tables for one's own tables: a summary of a table. */
export interface TableSummary {
  table: string;
  /** The requester's seat; -1 for none. Default: -1. */
  you?: number;
  /** The opponent's name; empty while the seat is free. Default: "". */
  opponent?: string;
  /** The level of a computer opponent. Default: "". */
  computer?: string;
  /** Default: false. */
  your_turn?: boolean;
  /** Default: 0. */
  turn?: number;
  /** Points by seat. Default: []. */
  score?: number[];
  /** The path of the link to the free seat; sent only to a guest who has a seat at the table. Default: "". */
  invite?: string;
  /** Default: false. */
  over?: boolean;
  /** Ids of the table's fan-made cards. Default: []. */
  fan_made?: string[];
  /**
   * playable; other-version if it began with other rules or cards, damaged if its log can't be replayed.
   *
   * Only a playable table can be opened. Default: "playable".
   */
  state?: string;
  /** While a seat is free: the commitment to the secret of the shuffle. Default: "". */
  commitment?: string;
  /** How much time the players have, so that nobody sits down without knowing it; None for any. Default: null. */
  clock?: TimeControl | null;
  /** Name of the game that is played. Default: "". */
  game_name?: string;
  /** How many seats the table was opened with. Default: 0. */
  seats?: number;
  /**
   * Names of those who have a seat; the first one opened the table.
   *
   * A seat is free if they are fewer than `seats`. Default: [].
   */
  players?: string[];
  /** The house rules of the table, as sentences. Default: []. */
  rules?: Said[];
  /** How the match stands for the requester, in a game without turns and points of two players. Default: null. */
  standing?: Said | null;
}

/**
 * POST /api/commitments: the server commits to its part of the seed of a table to come.
 *
 * For a rematch: POST /api/tables/TABLE/rematch/commitment.
 */
export interface Commitment {
  /** The id that the table will have. */
  table: string;
  /** SHA-256 of the lines `everfree commitment 1`, *table* and the secret, in hexadecimal digits. */
  commitment: string;
}

/** POST /api/tables/TABLE/rematch/nonce: a player's part of the seed of a rematch; the first counts. */
export interface RematchNonce {
  /** The `table` of the `Commitment`. */
  table: string;
  shuffle_nonce: string;
}

/** The parts of a seed, all in hexadecimal digits. */
export interface RevealedShuffle {
  /** The server's part. */
  secret: string;
  /** The part of each seat; empty for a seat that sent none. */
  nonces: string[];
  seed: string;
}

/**
 * GET /api/tables/TABLE/shuffle: what may be known of a shuffle.
 *
 * POST /api/tables/TABLE/publish returns it, too: it agrees that everybody may read the log of a finished
 * match, which opens every hand. It is published once all players agree; nobody can take it back.
 */
export interface ShuffleState {
  table: string;
  /** Empty if the shuffle can't be checked: it is a lesson, a trial of a card or a seed chosen by a test. Default: "". */
  commitment?: string;
  /** The seats whose nonces are part of the seed. Default: []. */
  seats?: number[];
  /** The requester's seat; -1 for none. Default: -1. */
  you?: number;
  /** Default: false. */
  over?: boolean;
  /** The seats that agree to publish the match; sent to players only. Default: []. */
  agreed?: number[];
  /** Default: false. */
  published?: boolean;
  /** Once the match is over, for those who may read its log. Default: null. */
  revealed?: RevealedShuffle | null;
}

/** GET /api/decks: a deck that can be chosen. */
export interface DeckChoice {
  /** The value for `deck` in `NewTable` and `SitDown`. */
  id: string;
  name: string;
  /** Id of its printed Mane Character. */
  mane: string;
  colours: string[];
  code: string;
  /** `theme`, or `pairs` for a deck of two colours; the message `pair-deck-ID` has the latter's name. */
  group: string;
}

/** POST /api/decks/check: check a deck before it is played; returns `CheckedDeck`. */
export interface CheckDeck {
  /** A deck list as plain text, JSON or an OCTGN file, or a deck code. */
  deck: string;
  /**
   * Cards that take the place of an entry, which is named by its card's id or, if unknown, by its text.
   *
   * As many copies are replaced as the deck may have, first by the first card. Without cards, the entry is
   * left out. Default: {}.
   */
  changes?: Record<string, string[]>;
  /** Whether to replace all cards that can't be played yet by similar ones. Default: false. */
  mend?: boolean;
}

/** A printed card. */
export interface NamedCard {
  card: string;
  name: string;
}

/** A card of a checked deck. */
export interface CheckedCard {
  card: string;
  name: string;
  copies: number;
  /** Whether it can't be played here yet. Default: false. */
  unready?: boolean;
  /** Similar cards that could replace it. Default: []. */
  instead?: NamedCard[];
}

/** The cards of one type in a checked deck. */
export interface CheckedPart {
  type: string;
  count: number;
  cards: CheckedCard[];
}

/** An entry of a list that names no printed card, and cards that can be played here to replace it. */
export interface UnknownEntry {
  line: number;
  text: string;
  /** Cards with similar names. Default: []. */
  like?: NamedCard[];
  /** Similar cards, if the card with the most similar name can't be played here yet. Default: []. */
  instead?: NamedCard[];
}

/** One reason why a deck can't be played. */
export interface DeckFault {
  reason: Said;
  /** Default: "". */
  clause?: string;
}

/** What the server reads in a deck, and whether it can be played. */
export interface CheckedDeck {
  name: string;
  playable: boolean;
  /** By card type; a type without cards is left out. Default: []. */
  parts?: CheckedPart[];
  /** Default: []. */
  colours?: string[];
  /** Default: []. */
  unknown?: UnknownEntry[];
  /** Default: []. */
  faults?: DeckFault[];
  /** The deck code; empty unless there is exactly one Mane Character. Default: "". */
  code?: string;
  /** The deck as a list in JSON, with its name, for `deck` in `NewTable`; empty where `code` is. Default: "". */
  deck?: string;
  /** The list as text after the requested changes; empty if none were requested. Lines refer to it. Default: "". */
  mended?: string;
}

/** GET /api/lessons: a lesson that can be chosen; its words are messages named after its id. */
export interface LessonChoice {
  /** The value for `lesson` in `NewTable`. */
  id: string;
  /** About how long it takes. */
  minutes: number;
}

/** GET /api/health: how the server has fared since it started. */
export interface Health {
  /** Number of faults by kind: http, socket, request, view, match and task. */
  faults: Record<string, number>;
}

/** Why a request over HTTP was refused. */
export interface Problem {
  reason: Said;
  /** Default: "". */
  clause?: string;
  /** Every fault of a refused deck; `reason` is the first of them. Default: []. */
  reasons?: Said[];
}

export type Argument = string | number | Said | CardName | CardText | PlayerName | Listed;

export type ServerMessage = Full | Delta | Accepted | Declined | Preview | Hint | TakenOver | Unavailable | Ping;

export type ClientMessage = AnswerRequest | CommandRequest | Pong | ConcedeRequest | ClaimRequest | StopsRequest | UndoRequest | UndoReply | CorrectionRequest | CorrectionReply | PreviewRequest | HintRequest | FullRequest;
