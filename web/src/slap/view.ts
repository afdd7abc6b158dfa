// What the slap game's screen reads of a table.

import type { TableView } from "../lib/protocol";
import type { Card, Evidence, SeatView, Verdict, View } from "./protocol";

/** The position as the server sends it: the view of the game and the last judged slaps. */
export interface SlapGame extends View {
  verdict: Verdict | null;
  /** Right slaps at the same card that came after the verdict. */
  late: Evidence[];
}

/** A moment that never comes, and nobody's seat. */
export const NEVER = -1;
export const NOBODY = -1;

/** Return the position of a table of this game; null until all seats are taken. */
export function gameOf(view: TableView | null): SlapGame | null {
  return (view?.game ?? null) as unknown as SlapGame | null;
}

/** The other players in clockwise order, by where they are drawn: up the left side, along the top, down the right side. */
export interface Seating {
  readonly left: readonly number[];
  readonly top: readonly number[];
  readonly right: readonly number[];
}

/** How many sit at the left side, by the number of others; as many sit at the right. */
const AT_A_SIDE = [0, 0, 0, 0, 1, 1, 2, 2, 2];

/** Seat everybody but *you* round the pile: the next player clockwise sits at the lower left. */
export function seatingOf(order: readonly number[], you: number): Seating {
  const at = order.indexOf(you);
  const others = at < 0 ? [...order] : [...order.slice(at + 1), ...order.slice(0, at)];
  const side = AT_A_SIDE[others.length] ?? Math.floor(others.length / 3);
  return {
    left: others.slice(0, side).reverse(), // drawn from above
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}

/** How many bars of four a connection has; 0 if it was not measured yet. */
export function barsOf(seat: Pick<SeatView, "round_trip" | "jitter">): number {
  const { round_trip: trip, jitter } = seat;
  if (trip === 0 && jitter === 0) return 0;
  if (trip > 200 || jitter > 60) return 1;
  if (trip > 120 || jitter > 30) return 2;
  return trip > 60 || jitter > 12 ? 3 : 4;
}

/** Whether a connection is slow enough for a warning before the game. */
export function isSlow(seat: Pick<SeatView, "round_trip" | "jitter">): boolean {
  return seat.round_trip > 200 || seat.jitter > 60;
}

/** How many layers of a stack are drawn: one for each three cards, up to 18. */
export function layersOf(cards: number): number {
  return Math.min(18, Math.ceil(cards / 3));
}

const JOKER = "joker";

function isAlike(one: Card, other: Card): boolean {
  return [one, other].some((card) => card.symbols.includes(JOKER)) || one.symbols.some((symbol) => other.symbols.includes(symbol));
}

/** Name the pattern that the last cards show, for an explanation after the verdict; the server decides, not this. */
export function patternOf(top: readonly Card[]): "mirror" | "hayburger" | "none" {
  const [third, second, first] = [top.at(-3), top.at(-2), top.at(-1)];
  if (first && second && isAlike(first, second)) return "mirror";
  return first && third && isAlike(first, third) ? "hayburger" : "none";
}
