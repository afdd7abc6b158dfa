// Abstract crests, for names of which no word is known: 8 shields with 14 kinds of fields.

import { circle, circles, near, polygon, shortened, star } from "./paths";
import type { Dice } from "./random";

const SHIELDS: readonly string[] = [
  "M2 2H22v9c0 6-4 10-10 12.5C6 21 2 17 2 11z",
  "M12 1 22 5c0 8-2 14-10 18.5C4 19 2 13 2 5z",
  "M12 1 22 12 12 23 2 12z",
  circle(12, 12, 11),
  star(12, 12, 4, 11.5, 11.5, 45),
  "M4 1H20l3 11L12 23 1 12z",
  star(12, 12, 3, 11.5, 11.5, 30),
  star(12, 12, 6, 12, 9.5, 0, near),
];
const FIELDS: readonly ((random: Dice) => string)[] = [
  () => "M4 8l8 6 8-6v4l-8 6-8-6z",
  () => "M10 4h4V20H10z",
  () => "M5 16 15 5l3 3L8 19z",
  () => "M4 10H20v4H4z",
  () => "M10.5 5h3v5H18v3H13.5v6h-3V13H6V10h4.5z",
  () => circle(8, 8, 2.2) + circle(16, 8, 2.2) + circle(12, 15, 2.6),
  (random) => star(12, 11.5, random.below(4) + 4, 7, 3, -90),
  () => circle(12, 12, 7) + circle(12, 12, 4),
  (random) => circles(random.below(3) + 4, 5, 2.1, -90) + circle(12, 12, 1.8),
  () =>
    polygon([
      [12, 5],
      [17, 12],
      [12, 19],
      [7, 12],
    ]) +
    polygon([
      [12, 9],
      [14, 12],
      [12, 15],
      [10, 12],
    ]),
  () => "M5 6H19L12 18zM9 8.5h6l-3 5z",
  () => "M6 6l6 4 6-4V8.5l-6 4-6-4zM6 11l6 4 6-4v2.5l-6 4-6-4z",
  () => "M7 5A7 7 0 1 0 17 15 6 6 0 0 1 7 5z",
  () => "M6 7h4v4H6zM14 7h4v4H14zM10 11h4v4H10z",
];

export function crest(random: Dice): string {
  return shortened(random.of(SHIELDS) + random.of(FIELDS)(random));
}
