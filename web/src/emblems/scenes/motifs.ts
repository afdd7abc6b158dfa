// The motifs of a card in its scene.

import { crest } from "../crests";
import { motifPath, motifsOf } from "../dictionary";
import { disc, placed } from "../elements";
import type { Dice } from "../random";
import type { Subject } from "../subject";

/** Return the path of a card's first motif, or a crest if none of its words is known. */
export function firstMotif(card: Subject, random: Dice): string {
  const [first] = motifsOf(card);
  return first ? motifPath(first) : crest(random);
}

/** Draw the second motif as a small seal in a lower corner. */
export function seal(card: Subject, random: Dice, back: string, fill: string): string {
  const second = motifsOf(card)[1];
  const x = random.below(2) ? 83 : 13;
  return second ? disc(x, 50, 11, back) + placed(motifPath(second), x, 50, 15, fill) : "";
}
