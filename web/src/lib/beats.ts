// What the others did, as a series of beats: one for each event of the log, shown one after another.

import type { CardView, LogLine, View } from "./protocol";
import { cardOf, FaceoffStory, type Show } from "./show";

/** How a beat is drawn: a large card, a sentence alone, or the flips on the stage of the faceoff. */
export type BeatKind = "act" | "note" | "flip";

export interface Beat {
  /** The event; two players flip at the same time, so a flip may have two lines. */
  readonly lines: readonly LogLine[];
  readonly kind: BeatKind;
  /** The card to show large; without an id it is shown from its back. */
  readonly card: CardView | null;
  /** Where an arc from the large card leads to. */
  readonly targets: readonly number[];
  readonly area: number;
  /** Cards on the board to highlight. */
  readonly lit: readonly number[];
  /** Points by seat that were scored in this change up to here. */
  readonly scored: Readonly<Record<number, number>>;
  readonly faceoff: Show | null;
  /** How long it is shown at full pace, in milliseconds. */
  readonly lasts: number;
}

/** Milliseconds of an event that a player should look at. */
export const ACT = 900;
/** Milliseconds of a draw, a payment and other small events. */
export const NOTE = 350;
/** Milliseconds of an event of the same kind as the one before it. */
export const REPEAT = 250;
/** Milliseconds of the beginning of a turn; the reader's own turn has a recap to read. */
export const TURN = 600;
export const OWN_TURN = 1_500;
/** Milliseconds of the line that says why the reader lost a faceoff: two totals and their parts. */
export const LOST = 2_500;
export const FLIP = 700;
export const LATER_FLIP = 400;

const ACTS: ReadonlySet<string> = new Set([
  "played",
  "used",
  "moved",
  "confronted",
  "scored",
  "discarded",
  "dismissed",
  "retired",
  "frightened",
  "uncovered",
  "turned-over",
  "defeated",
  "control-changed",
  "banished",
  "faceoff-started",
  "faceoff-won",
  "faceoff-tied",
  "solved",
  "entered",
  "revealed",
  "put-into-hand",
  "put-on-deck",
  "lost-tokens",
  "won",
  "lost",
  "drawn-game",
]);
/** Events in which a card goes to an area, so that an arc leads there. */
const GOES: ReadonlySet<string> = new Set(["played", "moved", "sent", "entered"]);
/** What a player does; what happens to cards after it is its consequence. */
const DEEDS: ReadonlySet<string> = new Set(["played", "used", "moved", "rallied", "uncovered", "confronted", "turn-started"]);
/** What is nobody's deed alone, so that its consequences are shown to everybody. */
const SHARED: ReadonlySet<string> = new Set(["faceoff-started", "flipped", "ignored", "faceoff-won", "faceoff-tied"]);
const FLIPS: ReadonlySet<string> = new Set(["flipped", "ignored"]);
/** Events that are about players, whose lines name cards only as their reason. */
const ABOUT_PLAYERS: ReadonlySet<string> = new Set(["scored", "faceoff-won", "faceoff-tied", "gained", "paid", "won", "lost"]);

/** Tell whether the consequences of a line are shown to the reader; undefined if the line is no deed. */
function isOpposing(line: LogLine, you: number): boolean | undefined {
  if (line.undone) return undefined;
  if (SHARED.has(line.event ?? "")) return true;
  return DEEDS.has(line.event ?? "") && (line.seat ?? -1) >= 0 ? line.seat !== you : undefined;
}

/** List the lines that are not the reader's own doing; *log* is what happened before them. */
export function opposing(lines: readonly LogLine[], log: readonly LogLine[], you: number): LogLine[] {
  const deed = log.findLast((line) => isOpposing(line, you) !== undefined);
  let theirs = !deed || isOpposing(deed, you)!;
  return lines.filter((line) => {
    // What happens at the beginning of a turn is nobody's deed, so the reader is shown it too.
    theirs = line.event === "turn-started" || (isOpposing(line, you) ?? theirs);
    return theirs && !line.passed && !line.undone && line.event;
  });
}

export interface Before {
  readonly view: View | null;
  readonly log: readonly LogLine[];
}

/** Make the beats of a change from its lines. */
export function beatsOf(lines: readonly LogLine[], before: Before, you: number): Beat[] {
  if (!lines.length) return [];
  const story = new FaceoffStory(before.view);
  const shown = new Set(opposing(lines, before.log, you));
  const beats: Beat[] = [];
  const scored: Record<number, number> = {};
  let seen = false;
  for (const line of lines) {
    const faceoff = story.after(line);
    if (line.event === "scored") scored[line.seat ?? -1] = (scored[line.seat ?? -1] ?? 0) + (line.amount ?? 0);
    if (!shown.has(line)) continue;
    const last = beats.at(-1);
    const beat = { ...beatOf(line, you, last), scored: { ...scored }, faceoff };
    // Both players flip at the same time, so the second card joins the beat of the first.
    if (line.event === "flipped" && last?.lines.length === 1 && last.lines[0]!.event === "flipped" && last.lines[0]!.seat !== line.seat) {
      beats[beats.length - 1] = { ...beat, lines: [...last.lines, line], lasts: last.lasts };
    } else {
      beats.push(line.event === "flipped" && seen ? { ...beat, lasts: LATER_FLIP } : beat);
      seen ||= line.event === "flipped";
    }
  }
  return beats;
}

function beatOf(line: LogLine, you: number, last: Beat | undefined): Omit<Beat, "scored" | "faceoff"> {
  const event = line.event ?? "";
  const cards = line.cards ?? [];
  const lines = [line];
  const area = GOES.has(event) ? (line.area ?? -1) : -1;
  if (FLIPS.has(event)) return { lines, kind: "flip", card: null, targets: [], area, lit: [], lasts: FLIP };
  if (event === "turn-started")
    return { lines, kind: "note", card: null, targets: [], area, lit: [], lasts: line.seat === you ? OWN_TURN : TURN };
  if (line.text.key === "faceoff-lost-because") return { lines, kind: "note", card: null, targets: [], area, lit: [], lasts: LOST };
  const repeats = last?.kind !== "flip" && last?.lines[0]?.event === event && last.lines[0].seat === line.seat;
  if (!ACTS.has(event)) return { lines, kind: "note", card: null, targets: [], area, lit: cards, lasts: repeats ? REPEAT : NOTE };
  const source = line.text.args?.["source"];
  const cause = typeof source === "object" && source.is === "card" ? { handle: source.handle ?? 0, card: source.card } : null;
  const own = ABOUT_PLAYERS.has(event) || (!cards.length && event !== "played") ? null : cardOf(line);
  // What one card does to another is shown as an arc from the first to the second.
  const card = cause && event !== "played" && event !== "used" ? cause : own;
  const targets = cards.filter((handle) => handle !== card?.handle);
  return {
    lines,
    kind: "act",
    card,
    targets: event === "confronted" ? [] : targets,
    area,
    lit: cards,
    lasts: repeats && event !== "scored" ? REPEAT * 2 : ACT,
  };
}
