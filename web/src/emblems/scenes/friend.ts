// A Friend: its bust before a skyline, looking at its motif; as many stars as it has power, at most four.

import { bust } from "../bust";
import { ground, mound, stars } from "../countries";
import { disc, path, placed, scale } from "../elements";
import { medallion } from "../medallions";
import { whole } from "../paths";
import { dice } from "../random";
import { speciesOf } from "../species";
import type { Subject } from "../subject";
import { tonesOf, type Theme } from "../tones";
import { firstMotif } from "./motifs";

/** Characters of a scene, so that the whole picture stays under 1.5 kB. */
const MOST = 1405;

export function friend(card: Subject, theme: Theme): string {
  const [colour = "none", second = colour] = card.colours;
  const tones = tonesOf(theme, colour);
  const other = tonesOf(theme, second);
  const random = dice(card.id);
  const species = speciesOf(card);
  const left = looksRight(random);
  const [x, y, size] = species
    ? [left ? random.between(68, 74) : random.between(22, 28), random.between(28, 33), random.between(25, 30)]
    : [48, 33, 34];
  const behind = ground(card.colours, theme, random, random.between(40, 52), random.between(9, 18));
  const front = path(mound(random), tones.near);
  const lights = stars(colour, tones.glow, random, Math.min(4, card.power));
  const flat = random.below(5) === 0;
  const halo = disc(x, y, random.between(24, 34), "#fff2");
  let scene = medallion(random, x, y, species ? size * random.between(0.6, 0.72) : 25, flat ? other.near : other.glow);
  scene += placed(firstMotif(card, random), x, y, size, flat ? other.light : other.ink);
  if (species) {
    const foal = card.traits.includes("Foal");
    const factor = (foal ? 0.82 : 0.98) * random.between(0.9, 1.1);
    const edge = random.between(5, 14) + (foal ? 5 : 0);
    scene += standing(
      card,
      theme,
      left ? edge : 96 - edge,
      9 + (foal ? 9 : 0) + random.between(0, 6),
      factor,
      left,
      random.between(-10, 10),
    );
  }
  return fitted(behind, [front, lights, halo], scene);
}

/** Join a scene; a long one goes without its extras, the last first. */
export function fitted(behind: string, extras: readonly string[], scene: string): string {
  let room = MOST - behind.length - scene.length;
  let kept = "";
  for (const extra of extras) {
    if (extra.length < room) {
      kept += extra;
      room -= extra.length;
    }
  }
  return behind + kept + scene;
}

/** Tell whether a Friend stands on the left and looks right: the first roll of its dice. */
export function looksRight(random: { below(count: number): number }): boolean {
  return random.below(2) === 0;
}

/** Draw the bust of a character at a place of the scene. */
export function standing(card: Subject, theme: Theme, x: number, y: number, factor: number, right: boolean, turn: number): string {
  const species = speciesOf(card);
  if (!species) return "";
  const { svg, edge } = bust(card, species, tonesOf(theme, card.colours[0]), dice(`${card.title}~mane`));
  return `<g stroke="${edge}" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round" fill-rule="nonzero" transform="translate(${whole(x)} ${whole(y)})scale(${scale(factor, right)})rotate(${whole(turn)} 20 50)">${svg}</g>`;
}
