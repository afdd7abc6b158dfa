// The moments of a finished match at which something was told.

import type { LogLine } from "../lib/protocol";

/** Return after how many commands something was told, in order. */
export function momentsOf(log: readonly LogLine[]): number[] {
  return [...new Set(log.map((line) => (line.command ?? 0) + 1))];
}
