// From the words of a card's name to a motif. Names of characters choose none; ordinary words in them do.

import { unfolded, type Motifs } from "./motif";
import { ANIMALS } from "./motifs/animals";
import { DRESS } from "./motifs/dress";
import { FEELINGS } from "./motifs/feelings";
import { FOOD } from "./motifs/food";
import { HONOUR } from "./motifs/honour";
import { LAND } from "./motifs/land";
import { ODD } from "./motifs/odd";
import { PAPER } from "./motifs/paper";
import { PLAY } from "./motifs/play";
import { SKY } from "./motifs/sky";
import { SOUND } from "./motifs/sound";
import { WORK } from "./motifs/work";
import type { Subject } from "./subject";

export const MOTIFS: Motifs = {
  ...FOOD,
  ...SKY,
  ...LAND,
  ...ANIMALS,
  ...HONOUR,
  ...FEELINGS,
  ...DRESS,
  ...PAPER,
  ...SOUND,
  ...PLAY,
  ...WORK,
  ...ODD,
};

const NAMED = new Map<string, string>();
for (const [name, motif] of Object.entries(MOTIFS)) {
  for (const word of motif.words.split(" ")) NAMED.set(word, name);
}
/** Words that say nothing. */
const PLAIN = /^(the|of|a|an|in|and|to|on|for|it|its|is|at|by|my|your|you|her|his|with|from|be|do|we|or|as|this|that|not|no)$/;
/** Titles that many cards share say nothing about one of them. */
const SHARED =
  /^(applejack|fluttershy|rainbow dash|rarity|pinkie pie|twilight sparkle|princess twilight sparkle|spike|discord|starlight glimmer|sweetie belle|scootaloo|apple bloom|trixie|princess celestia|princess luna|big mac|dj pon-3)$/;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/s$/, ""],
  [/(es|ed|er|ing|ly|y)$/, ""],
  [/(ed|er|ing|y)$/, "e"],
];

/** Return the motif of a word, or of the word without its ending. */
function motifOf(word: string): string | undefined {
  const bare = word.replace(/'s?$/, "");
  return NAMED.get(bare) ?? ENDINGS.map(([end, instead]) => NAMED.get(bare.replace(end, instead))).find(Boolean);
}

/** List the motifs that the words of a text name, the last first: in English the noun comes last. */
function motifsIn(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[a-zà-ÿ']+/g) ?? [];
  return words.flatMap((word) => (PLAIN.test(word) ? [] : (motifOf(word) ?? []))).reverse();
}

/** List the motifs of a card without repetition: those of its subtitle, then those of its title. */
export function motifsOf({ title, subtitle }: Pick<Subject, "title" | "subtitle">): string[] {
  return [...new Set([...motifsIn(subtitle), ...(SHARED.test(title.toLowerCase()) ? [] : motifsIn(title))])];
}

const paths = new Map<string, string>();

/** Return the path of a motif by its name. */
export function motifPath(name: string): string {
  let found = paths.get(name);
  if (found === undefined) paths.set(name, (found = unfolded(MOTIFS[name]!.path)));
  return found;
}
