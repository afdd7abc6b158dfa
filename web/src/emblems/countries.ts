// Each colour has its own country: a skyline and stars that are read by their outline, without their hue.

import { path } from "./elements";
import { near, whole } from "./paths";
import type { Dice } from "./random";
import { tonesOf, type Theme } from "./tones";

/** Steps of a skyline: relative lines, written as short as possible. */
class Ridge {
  d: string;
  height = 0;
  #follows = false;

  constructor(
    public x: number,
    readonly end: number,
    y: number,
  ) {
    this.d = `M${x} 64V${y}`;
  }
  get open(): boolean {
    return this.x < this.end;
  }
  step(dx: number, dy: number): void {
    this.d += (this.#follows ? " " : "l") + near(dx, dy);
    this.x += whole(dx);
    this.#follows = true;
  }
  /** Add a curve or a right angle that is *width* wide. */
  piece(d: string, width: number): void {
    this.d += d;
    this.x += width;
  }
}

/** One piece of the skyline of each country. */
const SKYLINES: Readonly<Record<string, (ridge: Ridge, random: Dice, tall: number) => void>> = {
  blue: function peak(ridge, random, tall) {
    const width = random.between(7, 15);
    const up = tall * random.between(0.5, 1.3);
    ridge.step(width, -up);
    ridge.step(width, up + random.between(-3, 3));
  },
  pink: function roundTree(ridge, random) {
    const r = random.between(5, 11);
    ridge.piece(`a${whole(r)} ${whole(r * random.between(0.7, 1.2))} 0 0 1 ${2 * whole(r)} 0`, 2 * whole(r));
  },
  white: function crystal(ridge, random, tall) {
    const width = random.between(4, 7);
    const up = tall * random.between(0.4, 1.6);
    const cut = random.between(2, 5);
    ridge.step(1, -up);
    ridge.step(width, -cut);
    ridge.step(width * 0.7, cut + 2);
    ridge.step(1, up - 2 - random.between(-2, 2));
    if (random.below(2)) ridge.step(random.between(2, 6), 0);
  },
  purple: function spire(ridge, random, tall) {
    const width = random.between(3, 5);
    const up = tall * random.between(0.7, 1.7);
    ridge.step(width, -up);
    ridge.step(width, up);
    if (random.below(2)) ridge.step(random.between(2, 9), 0);
  },
  yellow: function meadow(ridge, random, tall) {
    const width = whole(random.between(12, 22));
    const up = whole(tall * random.between(0.7, 1.5));
    ridge.piece(`q${near(width * random.between(0.3, 0.7), -up)} ${near(width, random.between(-3, 3))}`, width);
  },
  orange: function mesa(ridge, random, tall) {
    const width = whole(random.between(7, 18));
    const to = -whole(tall * random.between(0, 1.2));
    ridge.piece(`v${to - ridge.height}h${width}`, width);
    ridge.height = to;
  },
  none: function standingStone(ridge, random, tall) {
    const up = tall * random.between(0.5, 1.2);
    const width = random.between(3, 7);
    ridge.step(random.between(6, 14), 0);
    ridge.step(1, -up);
    ridge.step(width, random.between(-2, 2));
    ridge.step(1, up);
  },
};

/** Return the skyline of a colour from *x0* to *x1* at about the height *y*, closed to the ground. */
export function land(colour: string, random: Dice, y: number, tall: number, x0 = 0, x1 = 96): string {
  const ridge = new Ridge(whole(x0), whole(x1), whole(y));
  const draw = SKYLINES[colour] ?? SKYLINES["none"]!;
  while (ridge.open) draw(ridge, random, tall);
  return `${ridge.d}V64Z`;
}

/** Return the quiet ground in front. */
export const mound = (random: Dice): string =>
  `M0 64V${whole(random.between(54, 60))}q${whole(random.between(20, 76))}${whole(random.between(-9, -3))} 96 0V64Z`;

/** The silhouettes of the colours, small. */
const CHIPS: Readonly<Record<string, string>> = {
  blue: "l2 4h-4z",
  pink: "a2 2 0 1 0 .1 0z",
  white: "l2 3-2 3-2-3z",
  purple: "l1 3 3 1-3 1-1 3-1-3-3-1 3-1z",
  yellow: "l-3-3 1-2 2 1 2-1 1 2z",
  orange: "h3v3h-3z",
  none: "l2 1v2l-2 1-2-1v-2z",
};

/** Return stars in the shape of a colour. */
export function stars(colour: string | undefined, fill: string, random: Dice, count: number, high = 30): string {
  const chip = CHIPS[colour ?? ""] ?? CHIPS["none"]!;
  const d = Array.from({ length: count }, () => `M${near(random.between(3, 93), random.between(3, high))}${chip}`).join("");
  return d && path(d, fill);
}

/** Return the sky of one, two or three colours side by side, and with *far* their skylines at that height. */
export function ground(colours: readonly string[], theme: Theme, random: Dice, far = 0, tall = 0): string {
  const count = colours.length;
  return colours
    .map((colour, place) => {
      const tones = tonesOf(theme, colour);
      const from = (96 * place) / count;
      const to = count === 1 ? 96 : (96 * (place + 1)) / count;
      const lean = place ? 9 : 0;
      const sky = path(`M${whole(from + lean)} 0H96V64H${whole(from - lean)}Z`, tones.sky);
      if (!far || (count > 2 && place === 1)) return sky;
      return sky + path(land(colour, random, far + random.between(-4, 4), tall, Math.max(0, from - lean * 0.2), to), tones.far);
    })
    .join("");
}
