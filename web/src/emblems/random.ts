// Numbers that look random and are always the same for the same text.

export interface Dice {
  /** A whole number from 0 to *count* - 1. */
  below(count: number): number;
  /** A number between two others. */
  between(low: number, high: number): number;
  /** A member of a list. */
  of<T>(list: readonly T[]): T;
}

/** Return a 32-bit hash of a text: FNV-1a, then mixed so that similar texts differ in all bits. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) h = Math.imul(h ^ text.charCodeAt(place), 0x01000193);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  h = Math.imul(h, 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** Return dice seeded by a text (the generator mulberry32). */
export function dice(seed: string): Dice {
  let state = hash(seed);
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    below: (count) => Math.floor(unit() * count),
    between: (low, high) => low + unit() * (high - low),
    of: (list) => list[Math.floor(unit() * list.length)]!,
  };
}
