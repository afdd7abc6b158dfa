// Who was when: judged slaps as lanes, from the card to the press, with the time on the way as a tail.

import type { LogLine } from "../lib/protocol";
import type { Evidence, Verdict } from "./protocol";

export interface Lane {
  readonly seat: number;
  /** 1 for the quickest. */
  readonly rank: number;
  readonly won: boolean;
  /** Whether the slap could not be told apart from the quickest. */
  readonly close: boolean;
  /** Milliseconds from the card to the press, as judged. */
  readonly counted: number;
  /** As the client measured. */
  readonly claimed: number;
  /** Milliseconds on the way, which are not counted. */
  readonly travel: number;
  /** Milliseconds after the quickest. */
  readonly behind: number;
  /** The bar and its tail as parts of the whole width, from 0 to 1. */
  readonly bar: number;
  readonly tail: number;
  /** Why it counted as it did: "measured", "too-quick", or raised by a bound: "too-low", "capped", "bounded"; "late": after the verdict. */
  readonly why: string;
}

/** Quicker than this is a guess and counts as this. */
const FLOOR = 100;
/** Notes of the judge that say which bound raised a claim. */
const BOUNDS = ["too-low", "capped"];

function whyOf({ claim, counted, notes }: Evidence): string {
  if (counted <= claim.reaction) return "measured";
  return counted === FLOOR ? "too-quick" : (BOUNDS.find((bound) => notes.includes(bound)) ?? "bounded");
}

/** Return the lanes of a verdict, the quickest first, then those that came after it. */
export function lanesOf(verdict: Verdict, late: readonly Evidence[] = []): Lane[] {
  const first = verdict.evidence[0]?.counted ?? 0;
  const all = [...verdict.evidence, ...late];
  const longest = Math.max(1, ...all.map((one) => Math.max(elapsed(one), one.counted)));
  return all.map((one, place) => {
    const travel = Math.max(0, elapsed(one) - one.counted);
    const tail = Math.floor((travel / longest) * 1000) / 1000;
    return {
      seat: one.claim.seat,
      rank: place + 1,
      won: one.claim.seat === verdict.winner,
      close: verdict.close.length > 1 && verdict.close.includes(one.claim.seat),
      counted: one.counted,
      claimed: one.claim.reaction,
      travel,
      behind: Math.max(0, one.counted - first),
      bar: Math.min(1 - tail, Math.round((one.counted / longest) * 1000) / 1000),
      tail,
      why: place < verdict.evidence.length ? whyOf(one) : "late",
    };
  });
}

/** Milliseconds from showing the card to the arrival of the slap, by the table's clock. */
function elapsed(one: Evidence): number {
  return one.claim.arrival - one.claim.shown;
}

export type Finish = "clear" | "alone" | "lot" | "signs";

/** Tell how a verdict was reached: one slap only, a clear lead, or a photo finish. */
export function finishOf(verdict: Verdict): Finish {
  if (verdict.evidence.length < 2) return "alone";
  if (verdict.close.length < 2) return "clear";
  return verdict.by_lot ? "lot" : "signs";
}

/** Tell whether two verdicts are about the same slaps. */
export function isSameVerdict(one: Verdict | null, other: Verdict | null): boolean {
  const [first, second] = [one?.evidence[0]?.claim, other?.evidence[0]?.claim];
  return first?.version === second?.version && first?.arrival === second?.arrival && first?.seat === second?.seat;
}

/**
 * Return the quickest reaction of a seat in milliseconds, 0 if it has none: among verdicts, and among the lines that
 * tell who took the pile, because a page that was loaded again has the lines only.
 */
export function bestOf(verdicts: readonly Verdict[], seat: number, log: readonly LogLine[] = []): number {
  const own = verdicts.flatMap((verdict) => verdict.evidence.filter((one) => one.claim.seat === seat).map((one) => one.counted));
  const won = log.filter((line) => line.seat === seat && line.text.key === "slap-took-slap").map((line) => Number(line.text.args?.["ms"]));
  const all = [...own, ...won.filter((ms) => ms > 0)];
  return all.length ? Math.min(...all) : 0;
}
