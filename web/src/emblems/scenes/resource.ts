// A Resource: leaded glass and a frame by its trait, its motif inside.

import { ground, land } from "../countries";
import { disc, path, placed, rays } from "../elements";
import { ellipse, star, tenth as n } from "../paths";
import { dice, type Dice } from "../random";
import type { Subject } from "../subject";
import { tonesOf, type Theme } from "../tones";
import { firstMotif, seal } from "./motifs";

/** Frames by trait, *o* units larger on all sides and *w* wider. */
const FRAMES: readonly (readonly [string, (o: number, w: number) => string])[] = [
  [
    "Location",
    (o, w) =>
      `M${n(22 - w - o)} 66V${n(30 - w)}C${n(22 - w - o)} ${n(14 - o)} 36 ${n(8 - o)} 48 ${n(2 - o)}C60 ${n(8 - o)} ${n(74 + w + o)} ${n(14 - o)} ${n(74 + w + o)} 30V66Z`,
  ],
  ["Accessory", (o, w) => ellipse(48, 32, 30 + w + o, 25 + o)],
  [
    "Condition",
    (o) =>
      `M${n(30 - o)} ${n(5 - o)}H${n(66 + o)}V${n(14 - o)}H${n(78 + o)}V${n(50 + o)}H${n(66 + o)}V${n(59 + o)}H${n(30 - o)}V${n(50 + o)}H${n(18 - o)}V${n(14 - o)}H${n(30 - o)}Z`,
  ],
  ["Artifact", (o) => star(48, 32, 4, 31 + o, 31 + o, 22.5)],
  ["Report", (o) => `M22 ${n(3 - o)}H74L${n(74 + o)} ${n(61 + o)}H${n(22 - o)}Z`],
  ["Dilemma", (o) => star(48, 32, 2, 36 + o, 36 + o, 0)],
];
const CLIPPED_BOX = (o: number, w: number): string =>
  `M${n(24 - w - o)} ${n(5 - o)}H${n(72 + w + o)}L${n(78 + w + o)} ${n(11 - o)}V${n(53 + o)}L${n(72 + w + o)} ${n(59 + o)}H${n(24 - w - o)}L${n(18 - w - o)} ${n(53 + o)}V${n(11 - o)}Z`;

export function resource(card: Subject, theme: Theme): string {
  const [colour = "none", second = colour] = card.colours;
  const tones = tonesOf(theme, colour);
  const random = dice(card.id);
  const back = ground(card.colours, theme, random) + lattice(random, tones.far);
  const [wide, dark] = [random.below(6), random.below(2)];
  const frame = FRAMES.find(([trait]) => card.traits.includes(trait))?.[1] ?? CLIPPED_BOX;
  const isPlace = card.traits.includes("Location");
  const shelf = random.below(4);
  let inside = "";
  if (isPlace)
    inside = path(land(colour, random, random.between(46, 51), random.between(7, 12), 25 - wide, 71 + wide), dark ? tones.ink : tones.far);
  else if (shelf === 0) inside = path("M25 45H71v4H25z", dark ? tones.ink : tones.sky);
  else if (shelf === 1) inside = disc(48, 32, random.between(17, 21), dark ? tones.far : tones.sky);
  else if (shelf === 2) inside = rays(48, 32, 22, 7 + random.below(6), dark ? tones.far : tones.sky);
  return [
    back,
    path(frame(0, wide), tones.ink),
    path(frame(-3, wide), dark ? tones.near : tonesOf(theme, second).glow),
    inside,
    placed(
      firstMotif(card, random),
      random.between(45, 51),
      isPlace ? 33 : random.between(30, 34),
      random.between(31, 38),
      dark ? tones.light : tones.ink,
      isPlace ? 0 : random.between(-12, 12),
    ),
    seal(card, random, tones.ink, tones.glow),
  ].join("");
}

/** Draw the lead of the glass: wide dashed lines, in one of five patterns. */
function lattice(random: Dice, fill: string): string {
  const step = random.of([10, 12, 16]);
  const stripes = (d: string, on: number, off: number): string =>
    `<path stroke="${fill}" stroke-width="130" stroke-dasharray="${on} ${off}" d="${d}"/>`;
  const [down, across, slant, back] = ["M0 32H96", "M48 0V64", "M-9-6L105 70", "M105-6L-9 70"] as const;
  return random.of([
    stripes(slant, 2, step) + stripes(back, 2, step),
    stripes(down, step * 0.4, step * 0.6),
    stripes(slant, step / 2, step / 2),
    stripes(across, step * 0.4, step * 0.6),
    stripes(down, 2, step) + stripes(across, 2, step),
  ]);
}
