// The last cards that were played or flipped, for the film strip.

import type { LogLine } from "./protocol";
import { cardOf } from "./show";

/** How many cards the film strip shows. */
export const FRAMES = 8;

export interface Frame {
  readonly line: number;
  readonly handle: number;
  readonly card: string;
  readonly seat: number;
  readonly flipped: boolean;
}

/** List the last cards that anyone played, uncovered or flipped and that the reader knows, the newest last. */
export function framesOf(log: readonly LogLine[]): Frame[] {
  const frames: Frame[] = [];
  for (let place = log.length - 1; place >= 0 && frames.length < FRAMES; place--) {
    const line = log[place]!;
    if (line.undone || !["played", "uncovered", "flipped"].includes(line.event ?? "")) continue;
    const { handle, card } = cardOf(line);
    if (card) frames.unshift({ line: line.id, handle, card, seat: line.seat ?? -1, flipped: line.event === "flipped" });
  }
  return frames;
}
