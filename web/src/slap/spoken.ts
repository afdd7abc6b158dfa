// The audio mode: each event in as few words as possible, so that it is said before the next card comes.

import type { LogLine, Said } from "../lib/protocol";

/** Events that are worth hearing, by the name of the event. */
const SPOKEN: Readonly<Record<string, string>> = {
  dealt: "slap-spoken-dealt",
  counted: "slap-counted",
  challenged: "slap-spoken-challenged",
  "challenge-failed": "slap-spoken-failed",
  "slapped-late": "slap-spoken-late",
  "slapped-falsely": "slap-spoken-false",
  took: "slap-spoken-took",
  left: "slap-spoken-left",
  ended: "slap-spoken-ended",
};

/** Return what is said of an event, or null. A card is its symbol alone: whose it was is known from the turn. */
export function spokenOf(line: LogLine, you: number): Said | null {
  const args = line.text.args ?? {};
  if (line.event === "played") {
    const symbol = args["symbol"];
    return symbol === undefined ? null : { is: "said", key: "slap-spoken-card", args: { symbol } };
  }
  if (line.text.key === "slap-banned") return { is: "said", key: "slap-spoken-banned", args: who(line, you) };
  const key = line.text.key === "slap-unopposed" ? "slap-spoken-unopposed" : SPOKEN[line.event ?? ""];
  if (!key) return null;
  const kept: Said["args"] = { ...who(line, you) };
  for (const name of ["count", "left", "names"]) if (args[name] !== undefined) kept[name] = args[name];
  if (line.event === "ended" || line.event === "dealt" || line.event === "challenge-failed") {
    for (const name of ["who", "name"]) if (args[name] !== undefined) kept[name] = args[name];
  }
  return { is: "said", key, args: kept };
}

function who(line: LogLine, you: number): NonNullable<Said["args"]> {
  const seat = line.seat ?? -1;
  return { who: seat === you ? "you" : "other", name: { is: "player", seat } };
}

/** Events that mean nothing any more if the game ends with them. */
const UNTIL_THE_END: ReadonlySet<string> = new Set(["challenged", "challenge-failed"]);

/** Return what is said of several events that come at once, in order. */
export function allSpoken(lines: readonly LogLine[], you: number): Said[] {
  const end = lines.at(-1)?.event === "ended" ? lines.at(-1)?.command : undefined;
  const told = lines.filter((line) => end === undefined || line.command !== end || !UNTIL_THE_END.has(line.event ?? ""));
  return told.flatMap((line) => spokenOf(line, you) ?? []);
}
