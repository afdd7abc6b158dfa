// A Mane Character: its bust in a rosette, its motif as a seal. The Boosted side has light behind it.

import { ground, stars } from "../countries";
import { disc, path, petals, placed, rays } from "../elements";
import { near, star } from "../paths";
import { dice } from "../random";
import type { Subject } from "../subject";
import { tonesOf, type Theme, type Tones } from "../tones";
import { fitted, looksRight, standing } from "./friend";
import { firstMotif } from "./motifs";

const ROSETTES: readonly ((count: number, turn: number, tones: Tones) => string)[] = [
  (count, _turn, tones) => petals(48, 33, 25, count, 11, tones.near),
  (count, turn, tones) => path(star(48, 33, count, 33, 25, turn, near), tones.near),
  (count, _turn, tones) => disc(48, 33, 29, "none", ` stroke="${tones.near}" stroke-width="3"`) + petals(48, 33, 29, count, 6, tones.near),
  (_count, turn, tones) => path(star(48, 33, 4, 33, 31, turn, near), tones.near),
];

export function maneCharacter(card: Subject, theme: Theme): string {
  const tones = tonesOf(theme, card.colours[0]);
  const random = dice(card.id);
  const left = looksRight(random);
  const count = 14 + 2 * random.below(4);
  const rosette = random.of(ROSETTES)(14 + 2 * random.below(4), random.between(0, 20), tones);
  const bright = random.below(3) ? tones.glow : tones.sky;
  const factor = 0.94 * random.between(0.94, 1.06);
  const [sx, sy, day] = [left ? random.between(74, 80) : random.between(16, 22), random.between(36, 46), random.below(2)];
  const behind = ground(card.colours, theme, random) + rays(48, 33, 62, count, card.boosted ? tones.glow : tones.far);
  const lights = card.boosted ? stars(card.colours[0], tones.light, random, 4, 24) : "";
  const scene = [
    disc(48, 33, 25, card.boosted ? tones.light : bright),
    standing(card, theme, 48 - 30 * factor * (left ? 1 : -1), 11, factor, left, random.between(-7, 9)),
    disc(sx, sy, 15, day ? tones.light : tones.ink, ` stroke="${tones.near}" stroke-width="2"`),
    placed(firstMotif(card, random), sx, sy, 20, day ? tones.ink : tones.glow),
  ].join("");
  return fitted(behind, [rosette, lights], scene);
}
