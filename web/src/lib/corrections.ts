// What of a position can be put right, as the view shows it; whether it makes sense is the server's to say.

import type { CardView, View } from "./protocol";

export const POWER_COUNTER = "+1 power";

export interface Found {
  readonly card: CardView;
  /** Where it is: in play, or the pile it lies in. */
  readonly where: "play" | "hand" | "discard" | "banished";
}

/** Every card one could name, but for Problems, which stay. */
export function movable(view: View): Found[] {
  const problems = new Set(view.areas.map((area) => area.problem));
  const known = (cards: readonly CardView[], where: Found["where"]): Found[] =>
    cards.filter((card) => card.card && !problems.has(card.handle)).map((card) => ({ card, where }));
  return [
    ...known(view.play, "play"),
    ...view.seats.flatMap((seat) => [
      ...known(seat.hand, "hand"), ...known(seat.discard_pile, "discard"), ...known(seat.banished, "banished"),
    ]),
  ];
}

/** The cards on which counters can lie. */
export function countable(view: View): Found[] {
  return movable(view).filter(({ card, where }) => where === "play" && !card.face_down);
}

/** The names of counters there can be: that of the rules, and those in play. */
export function counterNames(view: View): string[] {
  return [...new Set([POWER_COUNTER, ...view.play.flatMap((card) => (card.counters ?? []).map(([name]) => name))])];
}

/** How many counters of a name lie on a card. */
export function countersOn(view: View, handle: number, name: string): number {
  const card = view.play.find((one) => one.handle === handle);
  return card?.counters?.find(([one]) => one === name)?.[1] ?? 0;
}
