// Cards of one name in a crowded row share a pile.

import type { CardView } from "./protocol";

/** Rows of more cards than this group by name. */
export const MOST_APART = 9;

export interface Pile {
  readonly key: string;
  /** Those that can be acted on lie on top. */
  readonly cards: readonly [CardView, ...CardView[]];
}

/**
 * Sort a row into piles, where *crowd* cards share it. Cards stay in the order in which their names first come;
 * a card without a name stays alone.
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
