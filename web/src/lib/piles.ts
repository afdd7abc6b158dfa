// Groups the cards of a crowded row into piles by name.

import type { CardView } from "./protocol";

/** Rows with more cards than this are grouped by name. */
export const MOST_APART = 9;

export interface Pile {
  readonly key: string;
  /** Cards that can be acted on come first, on top. */
  readonly cards: readonly [CardView, ...CardView[]];
}

/**
 * Sort a row that *crowd* cards share into piles. Piles come in the order in which their names first occur; a card
 * without a name is a pile of its own.
 */
export function pilesOf(
  cards: readonly CardView[],
  crowd: number,
  nameOf: (card: CardView) => string,
  isGold: (handle: number) => boolean,
): Pile[] {
  const byName = new Map<string, CardView[]>();
  for (const card of cards) {
    const name = (crowd > MOST_APART && nameOf(card)) || `${card.handle}`;
    byName.set(name, [...(byName.get(name) ?? []), card]);
  }
  return [...byName].map(([name, named]) => {
    const [top, ...rest] = [...named.filter((card) => isGold(card.handle)), ...named.filter((card) => !isGold(card.handle))];
    return { key: rest.length ? name : `${top!.handle}`, cards: [top!, ...rest] };
  });
}
