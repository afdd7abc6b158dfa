// Computes how wide a name must be drawn so that no word of it is cut; lines break between words only.

const NARROW = 0.36;
const USUAL = 0.62;
const CAPITAL = 0.74;
const WIDE = 0.95;

/** Estimate the width of a letter in our bold font, in em; too wide rather than too narrow. */
function widthOf(letter: string): number {
  if ("fijlrtI1!.,:'’-".includes(letter)) return NARROW;
  if ("mwMW".includes(letter)) return WIDE;
  return letter === letter.toLowerCase() ? USUAL : CAPITAL;
}

const known = new Map<string, number>();

/** Return the width of the longest unbreakable part of a name, in em; a line may break after a hyphen. */
export function longestWord(name: string): number {
  const before = known.get(name);
  if (before !== undefined) return before;
  const words = name.split(/\s|(?<=-)/u);
  const now = Math.max(...words.map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)));
  known.set(name, now);
  return now;
}
