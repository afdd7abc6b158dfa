// Made by `make protocol` from src/everfree/server/protocol.py: change that file, not this one.
// A member with "?" is left out of a message where it has its default.

export const PROTOCOL = 1;

/** A message with its arguments, which may be messages themselves. */
export interface Said {
  is: "said";
  key: string;
  /** Default: {}. */
  args?: Record<string, string | number | Said | CardName | CardText | PlayerName | Listed>;
}

/** The name of a card, which a reader may open. */
export interface CardName {
  is: "card";
  /** Id of the printed card; empty for one the reader does not know. */
  card: string;
  /** Which one at the table; 0 where only the name is meant. Default: 0. */
  handle?: number;
}

/** A paragraph printed on a card. */
export interface CardText {
  is: "text";
  card: string;
  /** Default: 0. */
  side?: number;
  /** Which ability, those of keywords first; -1 for everything printed in paragraphs on that side. Default: 0. */
  ability?: number;
}

/** The name of the player in a seat. */
export interface PlayerName {
  is: "player";
  seat: number;
}

/** Several things named in a row. */
export interface Listed {
  is: "list";
  items: (string | number | Said | CardName | CardText | PlayerName | Listed)[];
}

/** The table whole, with the log: the answer to every joining, coming back and watching. */
export interface Full {
  is: "full";
  /** How many commands the match has; a client gives it back as `seen`. */
  number: number;
  /** Of this view. */
  hash: string;
  view: TableView;
  /** Default: []. */
  log?: LogLine[];
  /** Something to be told once: that the seat was taken, and one only watches. Default: null. */
  notice?: Said | null;
  /** Default: 1. */
  protocol?: number;
}

/** Everything a client draws. */
export interface TableView {
  table: string;
  /** The viewer's seat, or the number of seats for a spectator. */
  you: number;
  players: PlayerView[];
  /** Nothing before everyone sits. Default: null. */
  game?: View | null;
  /** Whose decision it is and what ends the wait: the words of the main button and the status line. Default: null. */
  status?: Said | null;
  /** Default: null. */
  asked?: Asked | null;
  /** Default: []. */
  greys?: Grey[];
  /** Default: []. */
  stakes?: Stake[];
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
  /** Empty for a draw; nothing while the match goes on. Default: null. */
  winners?: number[] | null;
  /** The path of the link that gives the free seat. Default: "". */
  invite?: string;
  /** The table as sentences; nothing before everyone sits. Default: null. */
  aloud?: Aloud | null;
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
  /** When the connection was lost, in milliseconds since the match began; 0 while it is there. Default: 0. */
  away_since?: number;
}

/** Everything a viewer may know of the table. */
export interface View {
  /** The seat, or the number of seats for a spectator. */
  viewer: number;
  turn: number;
  turn_player: number;
  phase: string;
  step: string;
  /** The seat everybody waits for, -1 when the game is over. */
  asked: number;
  winner: number;
  is_over: boolean;
  seats: SeatView[];
  areas: AreaView[];
  play: CardView[];
  queue: CardView[];
  faceoff: FaceoffView | null;
  question: QuestionView | null;
}

/** A player's public numbers, and what the viewer knows of their cards. */
export interface SeatView {
  seat: number;
  tokens: number;
  score: number;
  hand_count: number;
  deck_count: number;
  problem_deck_count: number;
  /** The cards in hand the viewer knows; one's own hand is all there. */
  hand: CardView[];
  discard_pile: CardView[];
  banished: CardView[];
  flipped: CardView[];
  /** Cards in the deck whose place from the top the viewer knows. */
  known_in_deck: [number, CardView][];
  /** Action tokens to be received at the start of the next own turn, by the scores of now. */
  income: number;
  income_why: PartView[];
  /** Friends at home. */
  home_count: number;
  /** How many of them may stay at the end of the turn; -1 for any number. */
  home_limit: number;
}

/** A card the viewer can point at. */
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
  /** How many tokens lie there as one. Default: 1. */
  count?: number;
  /** Default: false. */
  face_down?: boolean;
  /** Default: false. */
  exhausted?: boolean;
  /** Default: false. */
  boosted?: boolean;
  /** Default: null. */
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
  /** How many turns a face-down Troublemaker has lain there. Default: 0. */
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
  /** Points that confronting the Problem next brings. Default: 0. */
  gain?: number;
  /** Default: []. */
  gain_why?: PartView[];
}

/** How a player stands at a Problem. */
export interface ConfrontView {
  seat: number;
  needs: NeedView[];
  /** The power needed in all. */
  needed: number;
  /** The parts of the power needed. */
  why: PartView[];
  power: number;
  power_why: PartView[];
  can_confront: boolean;
  /** Whether the requirements are met, whatever else is in the way. */
  met: boolean;
  /** The power still missing. */
  missing: number;
  /** Handle of the Troublemaker in the way, 0 without one. */
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
  /** The power that is counted to it, each character's as well as can be. Default: 0. */
  have?: number;
  /** The parts of that power. Default: []. */
  sources?: PartView[];
}

/** The faceoff under way. */
export interface FaceoffView {
  kind: number;
  challenger: number;
  areas: number[];
  /** Handle of the challenged Troublemaker, 0 without one. */
  troublemaker: number;
  /** Handles of ignored flips. */
  ignored: number[];
  /** Seat, total and its parts for each player involved. */
  totals: [number, number, PartView[]][];
  /** How far it is: before (the flips), flipping, after, decided, ending. */
  stage: string;
  /** Seat, number of cards still sure to be flipped, and its parts for each player involved. */
  flips: [number, number, PartView[]][];
  /** The seat that has won it, -1 while nobody has. */
  winner: number;
  margin: number;
}

/** The open question, as told to the seat that is asked. */
export interface QuestionView {
  kind: string;
  options: OptionView[];
  /** Default: 0. */
  source?: number;
  /** Default: 0. */
  number?: number;
  /** Default: false. */
  can_cancel?: boolean;
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
  /** Which of the card's abilities, counted from 0; those it was given come after the printed ones. Default: -1. */
  ability?: number;
  /** Id of the printed card in play that has the ability, where it is another one; the place is its own. Default: "". */
  lender?: string;
  /** Default: 0. */
  number?: number;
  /** The greatest of a range that starts with *number*; answers count on from this option's place. Default: 0. */
  upto?: number;
  /** What it costs; several where that depends on the place chosen next. Default: []. */
  prices?: PriceView[];
}

/** What an action costs in action tokens, and why. */
export interface PriceView {
  total: number;
  parts: PartView[];
  /** Where it costs that; -1 where the place makes no difference. Default: -1. */
  area?: number;
}

/** The open question as sentences; the options are in the order of `view.question.options`. */
export interface Asked {
  text: Said;
  options: ToldOption[];
  /** A second sentence: what happens then, what is at stake. Default: null. */
  hint?: Said | null;
  /** The card's text that asks it. Default: null. */
  paragraph?: CardText | null;
}

/** One way to answer, as a sentence and with its price; its place is its number in the answer. */
export interface ToldOption {
  /** The whole sentence, for lists and for ears. */
  text: Said;
  /** A few words for a button or a place on the board; the sentence where there are none. Default: null. */
  label?: Said | null;
  /** Action tokens it takes; nothing where it costs nothing or that is asked later. Default: null. */
  cost?: number | null;
  /** It belongs to the main button: pass, go on, no thanks. Default: false. */
  main?: boolean;
  /** It may show hidden cards: a client asks for a second, different press. Default: false. */
  reveals?: boolean;
}

/** Why a card cannot be used just now. */
export interface Grey {
  /** Handle. */
  card: number;
  /** What one would do with it: play, move, rally, use, confront. */
  verb: string;
  reason: Said;
  /** Empty where no rule is against it, but another question comes first. Default: "". */
  clause?: string;
}

/** What may follow, before it happens. */
export interface Stake {
  /** Who would win it; -1 for what happens either way. */
  seat: number;
  text: Said;
  /** Default: 0. */
  points?: number;
}

/** What can be taken back, and whether anybody must be asked. */
export interface UndoView {
  /** Default: false. */
  possible?: boolean;
  /** Default: false. */
  free?: boolean;
  /** The last thing that would be taken back. Default: null. */
  would_undo?: Said | null;
  /** The seat whose request is open. Default: -1. */
  asked_by?: number;
  /** Default: 0. */
  back_to?: number;
  /** When the request lapses, in milliseconds since the match began. Default: 0. */
  until?: number;
  /** How many requests of the viewer were declined; after three nobody is asked any more. Default: 0. */
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
}

/** A correction somebody proposed; it happens when every seat agrees. */
export interface CorrectionView {
  by: number;
  /** For who proposed it; the handles mean nothing to others. */
  changes: Correction[];
  /** What it would do. */
  text: Said;
  /** The sentences of further changes. Default: []. */
  more: Said[];
}

/** One repair of a position. */
export interface Correction {
  /** move, score, tokens or counters. */
  what: string;
  /** Whose points or tokens. Default: 0. */
  seat?: number;
  /** The handle by which the seat that proposes it calls the card. Default: 0. */
  card?: number;
  /** Where to: hand, deck (its top), discard, banished, home or area. Default: "". */
  zone?: string;
  /** Default: -1. */
  area?: number;
  /** How many there are then. Default: 0. */
  number?: number;
  /** The name of counters. Default: "". */
  word?: string;
}

/** The table as sentences: labels, the text view, and what is read aloud on request. */
export interface Aloud {
  turn: Said;
  /** Score, action tokens and cards of each player, by seat. */
  seats: Said[];
  /** Default: []. */
  areas?: AreaAloud[];
  /** The faceoff under way in one sentence, then a sentence for each total that has parts. Default: []. */
  faceoff?: Said[];
  /** The sentence of every card the viewer can point at, by handle. Default: {}. */
  cards?: Record<number, Said>;
}

/** A place of the table for ears. */
export interface AreaAloud {
  area: number;
  /** Whose Problem or home it is, and its bonus or limit. */
  title: Said;
  /** How each player stands there, with what is still missing; nothing at a home. Default: []. */
  standings?: Said[];
}

/** One sentence of the log. */
export interface LogLine {
  /** Counts up and never comes back, not even for lines after an undo. */
  id: number;
  text: Said;
  /** Default: 0. */
  turn?: number;
  /** Default: "". */
  phase?: string;
  /** Number of the command it followed from, counted from 0; -1 for what came before the first. Default: 0. */
  command?: number;
  /** Whose doing it was. Default: -1. */
  seat?: number;
  /** The engine's name of the occurrence: what a client may move on the board. Default: "". */
  event?: string;
  /** Handles of the cards it speaks of. Default: []. */
  cards?: number[];
  /** Default: 0. */
  amount?: number;
  /** Default: -1. */
  area?: number;
  /** It was taken back; kept, struck through. Default: false. */
  undone?: boolean;
  /** A pass that nobody pressed: said more quietly. Default: false. */
  passed?: boolean;
}

/** What changed: a patch of the view (see `deltas.py`) and the new lines of the log. */
export interface Delta {
  is: "delta";
  number: number;
  /** Hash of the view it starts from; a client that has another one asks for everything. */
  was: string;
  hash: string;
  /** Default: null. */
  patch?: unknown;
  /** Default: []. */
  log?: LogLine[];
  /** Ids of log lines that were taken back. Default: []. */
  undone?: number[];
}

/** A request was done, and is kept. */
export interface Accepted {
  is: "accepted";
  nonce: string;
  number: number;
}

/** A request was refused; nothing has changed. */
export interface Declined {
  is: "declined";
  nonce: string;
  reason: Said;
  /** Default: "". */
  clause?: string;
}

/** What an option would make of the public numbers: only what is certain, and only what changes. */
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

/** Another tab of the same person has this seat now; the connection is closed. */
export interface TakenOver {
  is: "taken-over";
}

/** Answers to the open questions, in order, all or none; -1 takes a half-made action back. */
export interface AnswerRequest {
  do: "answer";
  answers: number[];
  nonce: string;
  /** The number of the last message: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Leave the game. */
export interface ConcedeRequest {
  do: "concede";
  nonce: string;
  /** The number of the last message: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Say where to be asked. */
export interface StopsRequest {
  do: "stops";
  stops: Stops;
  nonce: string;
  /** The number of the last message: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Take back one's last answer, or everything from command *back_to* on. */
export interface UndoRequest {
  do: "undo";
  /** Default: -1. */
  back_to?: number;
  nonce: string;
  /** The number of the last message: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Let the other take back, or not. */
export interface UndoReply {
  do: "undo-reply";
  accept: boolean;
  nonce: string;
  /** The number of the last message: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Propose a repair of the position. */
export interface CorrectionRequest {
  do: "correct";
  changes: Correction[];
  nonce: string;
  /** The number of the last message: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Agree to a repair, or not. */
export interface CorrectionReply {
  do: "correct-reply";
  accept: boolean;
  nonce: string;
  /** The number of the last message: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Ask what an option would change; not kept in the log. */
export interface PreviewRequest {
  do: "preview";
  option: number;
  nonce: string;
  /** The number of the last message: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** Ask for the table whole. */
export interface FullRequest {
  do: "full";
  nonce: string;
  /** The number of the last message: how many commands the client has seen. Default: 0. */
  seen?: number;
}

/** POST /api/tables: open a table and sit down at it. */
export interface NewTable {
  /** computer, or friend. Default: "computer". */
  against?: string;
  /** Of the computer; the gentlest where none is named. Default: "". */
  level?: string;
  /** A theme deck's name or a deck code; one that fits where none is named. Default: "". */
  deck?: string;
  /** What to be called; a name is made up where none is given. Default: "". */
  name?: string;
  /** Default: "ask". */
  undo_policy?: string;
  /** Default: "comprehensive". */
  edition?: string;
  /** Taken only where the server was started for tests. Default: "". */
  seed?: string;
}

/** Where the table is. */
export interface TableOpened {
  table: string;
  /** Default: "". */
  invite?: string;
}

/** POST /api/tables/TABLE/seats: take the free seat by its link. */
export interface SitDown {
  invite: string;
  /** Default: "". */
  deck?: string;
  /** Default: "". */
  name?: string;
}

/** Which seat it is. */
export interface Seated {
  seat: number;
}

/** GET /api/tables/TABLE, and of one's own tables GET /api/tables: a table in one line. */
export interface TableSummary {
  table: string;
  /** The seat of whoever asks; -1 for none. Default: -1. */
  you?: number;
  /** Their name; empty while the seat is free. Default: "". */
  opponent?: string;
  /** The level of a computer opponent. Default: "". */
  computer?: string;
  /** Default: false. */
  your_turn?: boolean;
  /** Default: 0. */
  turn?: number;
  /** By seat. Default: []. */
  score?: number[];
  /** The path of the link that gives the free seat, for who sits there already. Default: "". */
  invite?: string;
  /** Default: false. */
  over?: boolean;
}

/** GET /api/decks: a deck ready to be played. */
export interface DeckChoice {
  /** What `deck` in `NewTable` and `SitDown` takes. */
  id: string;
  name: string;
  /** Id of its printed Mane Character. */
  mane: string;
  colours: string[];
  code: string;
}

/** Why a request over HTTP was refused. */
export interface Problem {
  reason: Said;
  /** Default: "". */
  clause?: string;
  /** Everything that is wrong with a deck, the first again among them. Default: []. */
  reasons?: Said[];
}

export type Argument = string | number | Said | CardName | CardText | PlayerName | Listed;

export type ServerMessage = Full | Delta | Accepted | Declined | Preview | TakenOver;

export type ClientMessage = AnswerRequest | ConcedeRequest | StopsRequest | UndoRequest | UndoReply | CorrectionRequest | CorrectionReply | PreviewRequest | FullRequest;
