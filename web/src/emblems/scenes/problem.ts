// A Problem: its motif on the horizon of the colours it asks for, weather or the second motif above, a road to it.

import { land, mound } from "../countries";
import { motifPath, motifsOf } from "../dictionary";
import { disc, line, path, placed, rays } from "../elements";
import { at, near, whole } from "../paths";
import { dice, type Dice } from "../random";
import type { Subject } from "../subject";
import { tonesOf, type Theme, type Tones } from "../tones";
import { firstMotif } from "./motifs";

interface Sky {
  readonly random: Dice;
  readonly tones: Tones;
  /** Where the weather is. */
  readonly x: number;
  readonly y: number;
  /** The height of the horizon. */
  readonly horizon: number;
}

const many = (count: number, draw: (place: number) => string): string => Array.from({ length: count }, (_, place) => draw(place)).join("");

const WEATHER: readonly ((sky: Sky) => string)[] = [
  function sun({ random, tones, x, y }) {
    return disc(x, y, random.between(8, 13), tones.glow);
  },
  function brightSun({ tones, x, y }) {
    return disc(x, y, 8, tones.glow) + rays(x, y, 16, 9, tones.glow);
  },
  function moon({ tones, x, y }) {
    return path(`M${at(x - 4, y - 11)}a12 12 0 1 0 14 15a10 10 0 0 1-14-15Z`, tones.glow);
  },
  function rain({ random, tones }) {
    return line(
      many(7, (k) => `M${near(k * 15 + random.between(0, 9), random.between(-9, 0))}l-20 50`),
      tones.glow,
      2,
      ' stroke-linecap="round" stroke-dasharray="6 9"',
    );
  },
  function snow({ random, tones }) {
    const d = many(6, (k) => `M${near(k * 17 + random.between(0, 9), random.between(0, 9))}l9 40`);
    return line(d, tones.light, 3, ` stroke-linecap="round" stroke-dasharray="0 ${whole(random.between(8, 12))}"`);
  },
  function clouds({ tones, x, y }) {
    return placed(motifPath("cloud"), x, y, 34, tones.glow) + placed(motifPath("cloud"), 104 - x, y + 6, 22, tones.far);
  },
  function lightning({ tones, x, y }) {
    return placed(motifPath("bolt"), x, y + 4, 30, tones.light);
  },
  function wind({ random, tones }) {
    return line(
      many(4, () => `M${near(random.between(-10, 60), random.between(8, 36))}h${whole(random.between(20, 40))}a4 4 0 1 0-4-4`),
      tones.glow,
      2,
      ' stroke-linecap="round"',
    );
  },
  function dawn({ random, tones, x, horizon }) {
    return rays(x, horizon, 80, 13 + random.below(6), `${tones.glow}8`);
  },
];
/** Colours too dark in the dusk theme for a dark motif without light behind it. */
const DEEP = ["purple", "pink", "none"];

export function problem(card: Subject, theme: Theme): string {
  const [colour = "none", second] = card.colours;
  const tones = tonesOf(theme, colour);
  const random = dice(card.id);
  const [x, size, horizon] = [random.between(30, 66), random.between(26, 33), random.between(40, 48)];
  const sky: Sky = { random, tones, x: x < 48 ? random.between(64, 84) : random.between(12, 32), y: random.between(12, 22), horizon };
  const extra = motifsOf(card)[1];
  const above = extra
    ? disc(sky.x, sky.y + 2, 13, tones.glow) + placed(motifPath(extra), sky.x, sky.y + 2, 18, tones.near)
    : random.of(WEATHER)(sky);
  const skyline = path(land(colour, random, horizon - 2, random.between(10, 20)), tones.far);
  const nearer = second ? path(land(second, random, horizon + 4, random.between(6, 12)), tonesOf(theme, second).far) : "";
  const y = horizon - size / 2 + 8;
  const light = random.below(5);
  const isPlain = light > 2;
  const [from, bend] = [random.between(10, 86), random.between(-24, 24)];
  return [
    path("M0 0H96V64H0z", tones.sky),
    above,
    skyline,
    nearer,
    lightBehind(light, x, y, size, horizon, tones, random),
    placed(
      firstMotif(card, random),
      x,
      y,
      isPlain ? size * 1.22 : size,
      isPlain && theme === "dusk" && DEEP.includes(colour) ? tones.light : tones.ink,
    ),
    path(mound(random), tones.near),
    path(
      `M${whole(from - 9)} 64C${near(from + bend, 58)} ${near(x - bend, 56)} ${near(x, horizon + 9)}C${near(x - bend + 8, 57)} ${near(from + bend + 9, 58)} ${whole(from + 9)} 64Z`,
      tones.glow,
    ),
  ].join("");
}

/** Draw what is behind the motif: a disc, a sun, a gate, or a faint halo. */
function lightBehind(way: number, x: number, y: number, size: number, horizon: number, tones: Tones, random: Dice): string {
  if (way === 0) return disc(x, y, size * 0.7, tones.light);
  if (way === 1) return disc(x, y, size * 0.66, tones.glow) + rays(x, y, size * 1.2, 12 + random.below(8), `${tones.glow}8`);
  if (way === 2) {
    const half = whole(size * 0.62);
    return path(
      `M${near(x - half, horizon + 14)}V${whole(y)}a${half} ${whole(size * 0.68)} 0 0 1 ${2 * half} 0V${whole(horizon + 14)}Z`,
      tones.light,
    );
  }
  return disc(x, y, size * random.between(0.7, 1), "#fff3");
}
