// How wide a name must be drawn so that no word of it is cut: words wrap, letters do not.

const NARROW = 0.36;
const USUAL = 0.62;
const CAPITAL = 0.74;
const WIDE = 0.95;

/** The width of a letter in our bold face, in em, rather too much than too little. */
function widthOf(letter: string): number {
  if ("fijlrtI1!.,:'’-".includes(letter)) return NARROW;
  if ("mwMW".includes(letter)) return WIDE;
  return letter === letter.toLowerCase() ? USUAL : CAPITAL;
}

const known = new Map<string, number>();

/** The width of the longest piece of a name that stays on one line, in em; a line may end after a hyphen. */
export function longestWord(name: string): number {
  const before = known.get(name);
  if (before !== undefined) return before;
  const words = name.split(/\s|(?<=-)/u);
  const now = Math.max(...words.map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)));
  known.set(name, now);
  return now;
}
