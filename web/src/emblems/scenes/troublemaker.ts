// A Troublemaker: a dark shape with lit eyes, thorns at the edges, its motif glowing.

import { line, path, placed, disc, rays, scale } from "../elements";
import { EAR, HORN, PONY } from "../heads";
import { mane } from "../mane";
import { at, circle, ellipse, near, tenth, whole } from "../paths";
import { dice, type Dice } from "../random";
import { kindOf, SHADES, type Kind } from "../shades";
import type { Subject } from "../subject";
import { tonesOf, type Theme, type Tones } from "../tones";
import { firstMotif } from "./motifs";

/** The ways in which eyes are drawn, for a place and a size; *side* is 1 for the right eye and -1 for the left. */
const EYES: readonly ((x: number, y: number, r: number, side: number) => string)[] = [
  function angry(x, y, r, side) {
    return `M${at(x + side * r, y - r * 0.6)}L${at(x - side * r, y + r * 0.5)}Q${at(x, y + r * 1.3)} ${at(x + side * r, y - r * 0.6)}Z`;
  },
  function slit(x, y, r) {
    return circle(x, y, r) + ellipse(x, y, r * 0.25, r * 0.8);
  },
  function narrow(x, y, r) {
    return ellipse(x, y, r * 1.2, r * 0.6);
  },
  function ringed(x, y, r) {
    return circle(x, y, r) + circle(x, y, r * 0.5);
  },
];
type Eye = (typeof EYES)[number];
const eyes = (draw: Eye, x: number, y: number, r: number, apart: number): string => draw(x - apart, y, r, -1) + draw(x + apart, y, r, 1);

export function troublemaker(card: Subject, theme: Theme): string {
  const tones = tonesOf(theme, "dark");
  const random = dice(card.id);
  const lit = card.traits.includes("Epic") ? "#FFD0A0" : "#FF9C8B";
  const kind = kindOf(card);
  const x = random.between(36, 60);
  return [
    path("M0 0H96V64H0z", tones.sky),
    moonlight(random, x, tones),
    figure(kind, card, random, x, tones, lit),
    thorns(random, tones.ink),
    placed(firstMotif(card, random), x < 48 ? 80 : 16, 47, 22, lit, 0, ' opacity=".92"'),
  ].join("");
}

function moonlight(random: Dice, x: number, { glow }: Tones): string {
  const way = random.below(4);
  if (way === 0) return disc(x + random.between(-18, 18), 26, random.between(18, 25), glow);
  if (way === 1) return rays(x, 34, 66, 8 + random.below(7), glow);
  return way === 2 ? disc(x, 64, random.between(42, 54), glow) : "";
}

function figure(kind: Kind, card: Subject, random: Dice, x: number, tones: Tones, lit: string): string {
  if (kind.is === "pony") return darkPony(card, kind.horn, random, x, tones, lit);
  if (kind.is === "swarm") return swarm(random, tones.ink, lit);
  return shade(kind, random, x, tones.ink, lit);
}

function darkPony(card: Subject, horn: boolean, random: Dice, x: number, tones: Tones, lit: string): string {
  const right = random.below(2) === 0;
  const locks = mane(dice(`${card.title}~mane`), 16, false) ?? ["M30 10C16 0 2 16 0 44l12 4c0-18 6-30 18-32z", ""];
  const inside =
    path(PONY + EAR + (horn ? HORN : ""), tones.ink, ' fill-rule="nonzero"') +
    path(locks.join(""), tones.near, ` stroke="${tones.glow}" fill-rule="nonzero"`) +
    path("M27 21l10 4q-6 5-10-4z", lit);
  return `<g transform="translate(${tenth(right ? x - 26 : x + 26)} ${tenth(random.between(5, 9))})scale(${scale(random.between(0.96, 1.1), right)})">${inside}</g>`;
}

function swarm(random: Dice, ink: string, lit: string): string {
  const draw = random.of([EYES[0]!, EYES[2]!]);
  const count = 4 + random.below(4);
  let bodies = "";
  let looks = "";
  for (let one = 0; one < count; one++) {
    const x = 8 + (80 * (one + 0.5)) / count + random.between(-3, 3);
    const [y, r] = [random.between(20, 44), random.between(8, 13)];
    const half = whole(r / 2);
    bodies += `M${near(x - r, 66)}V${whole(y)}l2-${whole(r)} ${half} ${half}h${whole(r)}l${half}-${half} 2 ${whole(r)}V66Z`;
    looks += eyes(draw, x, y, r * 0.28, r * 0.45);
  }
  return path(bodies, ink, ' fill-rule="nonzero"') + path(looks, lit);
}

function shade(kind: Extract<Kind, { is: "shade" }>, random: Dice, x: number, ink: string, lit: string): string {
  const [factor, y, r, apart] = [random.between(0.8, 1.05), random.between(26, 32), random.between(4.5, 7), random.between(8, 12)];
  const draw = random.of(EYES);
  const body = (middle: number, k: number): string =>
    `<path fill="${ink}" transform="translate(${whole(middle - 32 * k)} ${whole(66 - 66 * k)})scale(${scale(k, true)})" d="${SHADES[kind.shade]}"/>`;
  // More heads stand beside the first one, smaller.
  const beside = kind.heads > 1 ? [x - 25, x + 25] : [];
  let looks = kind.oneEyed ? circle(x, y, 8) + ellipse(x, y, 2, 6) : eyes(draw, x, y + 4, r, apart);
  for (const middle of beside) looks += eyes(draw, middle, y + 14, r * 0.7, apart * 0.6);
  if (random.below(4) === 0) looks += eyes(draw, x, y - 5, r * 0.5, apart * 0.6);
  return beside.map((middle) => body(middle, factor * 0.72)).join("") + body(x, factor) + path(looks + grin(random, x, y + 16), lit);
}

/** Draw a mouth of teeth, or none. */
function grin(random: Dice, x: number, y: number): string {
  const way = random.below(4);
  if (!way) return "";
  const [half, teeth] = [random.between(9, 15), 3 + random.below(3)];
  const points = Array.from(
    { length: 2 * teeth },
    (_, k) => `L${at(x - half + (half * (k + 0.5)) / teeth, y + (k % 2 ? 0.5 : way === 1 ? 6 : 4))}`,
  );
  return `M${at(x - half, y)}${points.join("")}L${at(x + half, y)}Q${at(x, y + (way === 2 ? -6 : 3))} ${at(x - half, y)}Z`;
}

function thorns(random: Dice, ink: string): string {
  const branch = (x: number, y: number, dx: number, dy: number): string => {
    let d = `M${near(x, y)}`;
    for (let twig = 0; twig < 4; twig++) {
      d += `l${near(dx + random.between(-3, 3), dy + random.between(-3, 3))}l${near(random.between(-2, 5), random.between(-7, 7))}l-1 3`;
    }
    return d;
  };
  const left = branch(-3, random.between(0, 30), random.between(2, 5), random.between(7, 12));
  return line(
    left + branch(99, random.between(30, 60), random.between(-6, -3), random.between(-13, -8)),
    ink,
    3,
    ' stroke-linejoin="round"',
  );
}
