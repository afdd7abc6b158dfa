// What lies behind the motif of a Friend: one of nine forms.

import { disc, path, petals, rays } from "./elements";
import { near, star, whole } from "./paths";
import type { Dice } from "./random";

const FORMS: readonly ((random: Dice, x: number, y: number, r: number, fill: string) => string)[] = [
  (_random, x, y, r, fill) => disc(x, y, r, fill),
  (random, x, y, r, fill) => disc(x, y, r * 0.86, fill) + petals(x, y, r * 0.9, 9 + random.below(6), r * 0.4, fill),
  (_random, x, y, r, fill) => disc(x, y, r * 0.9, fill) + disc(x, y, r * 1.2, "none", ` stroke="${fill}" stroke-width="2"`),
  (random, x, y, r, fill) => disc(x, y, r * 0.85, fill) + rays(x, y, r * 1.4, 10 + random.below(8), `${fill}9`),
  (_random, x, y, r, fill) => path(star(x, y, 4, r * 1.15, r * 1.15, 0, near), fill),
  (_random, x, y, r, fill) => path(star(x, y, 2, r * 1.28, r * 1.28, 0, near), fill),
  (random, x, y, r, fill) => path(star(x, y, 9 + random.below(4), r * 1.25, r * 0.9, 5, near), fill),
  (_random, x, y, r, fill) =>
    path(`M${near(x - r, y + r)}V${whole(y)}a${whole(r)} ${whole(r)} 0 0 1 ${2 * whole(r)} 0V${whole(y + r)}Z`, fill),
  (_random, x, y, r, fill) => path(star(x, y, 3, r * 1.15, r * 1.15, 30, near), fill),
];

export function medallion(random: Dice, x: number, y: number, r: number, fill: string): string {
  return random.of(FORMS)(random, x, y, r, fill);
}
