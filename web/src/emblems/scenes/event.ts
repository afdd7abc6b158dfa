// An Event: rays and a burst; its form by trait, else by id.

import { ground, stars } from "../countries";
import { path, placed, rays } from "../elements";
import { near, star, whole } from "../paths";
import { dice, type Dice } from "../random";
import type { Subject } from "../subject";
import { tonesOf, type Theme } from "../tones";
import { firstMotif, seal } from "./motifs";

type Form = (random: Dice, x: number, y: number, r: number, turn: number) => string;

const BURSTS: readonly Form[] = [
  (random, x, y, r, turn) => star(x, y, 10 + random.below(4), r, r * 0.72, turn, near),
  (random, x, y, r, turn) => star(x, y, 7 + random.below(3), r * 1.25, r * 0.66, turn, near),
  (random, x, y, r) => star(x, y, 5, r * 1.4, r * 0.8, -90 + random.between(-15, 15), near),
  (_random, x, y, r, turn) => star(x, y, 16, r, r * 0.86, turn, near),
  (_random, x, y, r, turn) => star(x, y, 6, r * 1.25, r * 0.8, turn, near),
  (_random, x, y, r, turn) => star(x, y, 4, r * 1.3, r * 0.98, turn, near),
];
const BY_TRAIT: readonly (readonly [string, Form])[] = [
  [
    "Song",
    (_random, _x, y) =>
      `M-2 ${whole(y - 17)}C24 ${whole(y - 29)} 68 ${whole(y - 5)} 98 ${whole(y - 19)}V${whole(y + 15)}C68 ${whole(y + 29)} 24 ${whole(y + 5)}-2 ${whole(y + 19)}Z`,
  ],
  ["Gotcha", BURSTS[1]!],
  ["Showdown", (_random, x, y, r, turn) => star(x - 11, y, 7, r, r * 0.75, turn, near) + star(x + 11, y, 7, r, r * 0.75, turn + 20, near)],
  ["Chaotic", (_random, x, y, r, turn) => star(x, y, 3, r * 1.5, r * 0.85, turn * 3, near)],
];

export function event(card: Subject, theme: Theme): string {
  const [colour, second = colour] = card.colours;
  const tones = tonesOf(theme, colour);
  const other = tonesOf(theme, second);
  const random = dice(card.id);
  const [x, y] = [random.between(40, 56), random.between(28, 36)];
  const [count, turn] = [8 + random.below(9), random.between(0, 40)];
  const back = rays(x, y, 70, count, random.of([tones.far, other.far]), ` transform="rotate(${whole(turn)} ${whole(x)} ${whole(y)})"`);
  const r = random.between(24, 29);
  const form = BY_TRAIT.find(([trait]) => card.traits.includes(trait))?.[1] ?? random.of(BURSTS);
  const burst = form(random, x, y, r, turn);
  const dark = random.below(3) === 0;
  return [
    ground(card.colours, theme, random),
    back,
    path(burst, dark ? tones.ink : tones.light, ' fill-rule="nonzero"'),
    placed(firstMotif(card, random), x, y, r * 1.28, dark ? tones.glow : tones.ink, random.between(-14, 14)),
    stars(colour, other.glow, random, Math.min(6, card.power), 60),
    seal(card, random, tones.near, tones.glow),
  ].join("");
}
