// What a picture is drawn from: the public facts of one side of a card.

import type { CardFacts } from "../lib/cards.svelte";

export interface Subject {
  readonly id: string;
  /** In English, whatever the reader's language. */
  readonly title: string;
  readonly subtitle: string;
  readonly type: string;
  /** Its colours; of a colourless Problem those it asks for; at least one, "none" if there is no other. */
  readonly colours: readonly string[];
  readonly traits: readonly string[];
  readonly power: number;
  /** Whether it is the second side of a Mane Character. */
  readonly boosted: boolean;
}

/** Return what the picture of a side of a card is drawn from. */
export function subjectOf(card: CardFacts, side = 0): Subject {
  const shown = card.sides[side] ?? card.sides[0];
  const asked = (card.owner_needs ?? []).flatMap((need) => (need.colour && !need.other_than ? [need.colour] : []));
  const colours = shown?.colours.length ? shown.colours : [...new Set(asked)].slice(0, 2);
  return {
    id: card.id,
    title: card.title,
    subtitle: card.subtitle ?? "",
    type: card.type,
    colours: colours.length ? colours : ["none"],
    traits: shown?.traits ?? [],
    power: shown?.power ?? 0,
    boosted: side > 0,
  };
}
