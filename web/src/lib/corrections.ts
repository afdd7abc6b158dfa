// What a correction of the position can name, taken from the view; the server decides whether it is valid.

import type { CardView, View } from "./protocol";

export const POWER_COUNTER = "+1 power";

export interface Found {
  readonly card: CardView;
  /** Where it is: in play, or in which pile. */
  readonly where: "play" | "hand" | "discard" | "banished";
}

/** List every card that a correction can name; Problems can't be moved. */
export function movable(view: View): Found[] {
  const problems = new Set(view.areas.map((area) => area.problem));
  const known = (cards: readonly CardView[], where: Found["where"]): Found[] =>
    cards.filter((card) => card.card && !problems.has(card.handle)).map((card) => ({ card, where }));
  return [
    ...known(view.play, "play"),
    ...view.seats.flatMap((seat) => [
      ...known(seat.hand, "hand"),
      ...known(seat.discard_pile, "discard"),
      ...known(seat.banished, "banished"),
    ]),
  ];
}

/** List the cards that can have counters. */
export function countable(view: View): Found[] {
  return movable(view).filter(({ card, where }) => where === "play" && !card.face_down);
}

/** List the names of counters: the one of the rules, and those in play. */
export function counterNames(view: View): string[] {
  return [...new Set([POWER_COUNTER, ...view.play.flatMap((card) => (card.counters ?? []).map(([name]) => name))])];
}

/** Return how many counters of a name a card has. */
export function countersOn(view: View, handle: number, name: string): number {
  const card = view.play.find((one) => one.handle === handle);
  return card?.counters?.find(([one]) => one === name)?.[1] ?? 0;
}
