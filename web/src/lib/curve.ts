// How a match went, from its log: the points of each player by turn, and the lines that decided it.

import type { LogLine } from "./protocol";

/** List each player's points after every turn, from turn 0 on. */
export function curveOf(log: readonly LogLine[], seats: number): number[][] {
  const turns = Math.max(0, ...log.map((line) => line.turn ?? 0));
  const gains = Array.from({ length: seats }, () => Array.from({ length: turns + 1 }, () => 0));
  const known = new Map<number, number>();
  for (const line of log) {
    const seat = line.seat ?? -1;
    const gained = gains[seat];
    if (line.undone || !gained) continue;
    if (line.event === "corrected-score") gained[line.turn ?? 0]! += (line.amount ?? 0) - (known.get(seat) ?? 0);
    else if (line.event === "scored") gained[line.turn ?? 0]! += line.amount ?? 0;
    else continue;
    known.set(seat, line.event === "scored" ? (known.get(seat) ?? 0) + (line.amount ?? 0) : (line.amount ?? 0));
  }
  return gains.map((gained) => {
    let points = 0;
    return gained.map((gain) => (points += gain));
  });
}

/** Tell whether curves show anything: a match that ended in its first turn has only the points it began with. */
export function isWorthDrawing(curves: readonly (readonly number[])[]): boolean {
  return curves.some((points) => points.length > 2);
}

const DECIDES: ReadonlySet<string> = new Set([
  "confronted",
  "faceoff-won",
  "faceoff-tied",
  "defeated",
  "scored",
  "lost",
  "drawn-game",
  "stopped-game",
]);
const MOST = 4;

/** List the lines of the last turn that led to the end, the last of them last. */
export function decidingLines(log: readonly LogLine[]): LogLine[] {
  const turn = log.at(-1)?.turn ?? 0;
  return log.filter((line) => (line.turn ?? 0) === turn && !line.undone && DECIDES.has(line.event ?? "")).slice(-MOST);
}

/** List the moments of a match to step through: how many commands it had after each command that left a line. */
export function momentsOf(log: readonly LogLine[]): number[] {
  return [...new Set(log.filter((line) => !line.undone && !line.passed).map((line) => (line.command ?? 0) + 1))];
}
