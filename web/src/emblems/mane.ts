// Manes: cards of one title share a hairdo, made from a hash of the title and copied from nobody.

import { near } from "./paths";
import type { Dice } from "./random";

/** The crest of a pony's neck, from the forehead down. */
const CREST = [
  [29, 14],
  [24, 12],
  [19, 15],
  [14.5, 21],
  [11, 28],
  [8.5, 36],
  [7, 45],
] as const;
const STYLES = [
  { sweep: 0, curl: 7, reach: 0.85 },
  { sweep: 12, curl: -6, reach: 0.85 },
  { sweep: -30, curl: 3, reach: 0.35 },
  { sweep: 45, curl: -8, reach: 0.85 },
] as const;

/** Return the locks of a mane, those of the second tone apart; null for a mane of curls. */
export function mane(random: Dice, long: number, plain: boolean): readonly [string, string] | null {
  const kind = random.below(5);
  const count = 4 + random.below(2);
  const length = long * random.between(0.95, 1.35);
  const width = random.between(8, 11);
  const streaks = plain ? 0 : random.below(3);
  const style = STYLES[kind - 1];
  if (!style) return null;
  const sweep = style.sweep + random.between(-10, 10);
  const curl = style.curl * random.between(0.7, 1.3);
  const tones: [string, string] = ["", ""];
  for (let lock = count - 1; lock >= 0; lock--) {
    const [x, y] = root(lock / (count - 1));
    const isForelock = lock === 0;
    const angle = ((isForelock ? 28 + sweep * 0.3 : 212 - (75 * lock) / count + sweep) * Math.PI) / 180;
    const far = isForelock ? 8 : length * (1.15 - (0.35 * lock) / count);
    const half = width * (isForelock ? 0.42 : 0.62);
    const bend = isForelock ? 2 : curl;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [ax, ay] = [x - s * half, y + c * half];
    const [bx, by] = [x + s * half, y - c * half];
    const tip = near(x + c * far - s * bend, y + s * far + c * bend);
    const out = near(ax + c * far * style.reach, ay + s * far * style.reach);
    const back = near(bx + c * far * 0.7, by + s * far * 0.7);
    tones[streaks && lock % (streaks + 1) === 1 ? 1 : 0] += `M${near(ax, ay)}Q${out} ${tip}Q${back} ${near(bx, by)}Z`;
  }
  return tones;
}

/** Return the point on the crest of the neck at a part of its length. */
function root(part: number): readonly [number, number] {
  const last = CREST.length - 1;
  const place = Math.min(last - 1, Math.floor(part * last));
  const rest = part * last - place;
  const [ax, ay] = CREST[place]!;
  const [bx, by] = CREST[place + 1]!;
  return [ax + (bx - ax) * rest + 2, ay + (by - ay) * rest + 1];
}
