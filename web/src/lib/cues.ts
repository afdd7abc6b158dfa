// Which events of the game are heard.

import type { LogLine } from "./protocol";
import type { Sound } from "./sounds";

/** The sounds that matter most come first: of several events that are told at once, one is heard. */
const ORDER: readonly Sound[] = ["victory", "lost", "won", "point", "uncovered", "flip", "played", "turn", "refusal"];
/** With calm motion, only what the reader must not miss is heard. */
const CALM: ReadonlySet<Sound> = new Set(["turn", "victory", "lost", "won", "refusal"]);

/** Return the sound of an event for the player at a seat, or null. */
export function soundOf(line: LogLine, you: number): Sound | null {
  if (line.undone || line.passed) return null;
  switch (line.event) {
    case "played":
    case "uncovered":
      return line.event;
    case "flipped":
      return "flip";
    case "scored":
      return "point";
    case "faceoff-won":
      return line.seat === you ? "won" : "lost";
    case "won":
      return line.seat === you ? "victory" : "lost";
    default:
      return null;
  }
}

/** Return the one sound of several events that is heard. */
export function soundOfAll(lines: readonly LogLine[], you: number): Sound | null {
  const sounds = new Set(lines.map((line) => soundOf(line, you)));
  return ORDER.find((sound) => sounds.has(sound)) ?? null;
}

export function isHeardInCalm(sound: Sound): boolean {
  return CALM.has(sound);
}
