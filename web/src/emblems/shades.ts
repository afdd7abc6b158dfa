// Shapes of Troublemakers in a box of 64, and the words of a name that choose one: no trait tells their kind.

import { dice, type Dice } from "./random";
import type { Subject } from "./subject";

export const SHADES = {
  wolf: "M12 66C8 52 8 38 14 30L10 8 26 22H38L54 8 50 30c6 8 6 22 2 36z",
  horned: "M10 66c-4-16 0-32 8-38C8 24 4 14 8 4c4 10 10 14 18 16H38c8-2 14-6 18-16 4 10 0 20-10 24 8 6 12 22 8 38z",
  round: "M32 14c14 0 24 12 24 28V66H8V42C8 26 18 14 32 14z",
  spiky: "M6 66 4 42l10 2L8 24l12 8 0-22L30 26 36 6l4 20L50 14 48 34l12-6-8 18 8 2-2 18z",
  bug: "M32 22c14 0 22 10 22 24V66H10V46c0-14 8-24 22-24zM26 24C22 12 14 6 6 8c6-6 18 0 24 14zM38 24C42 12 50 6 58 8 52 2 40 8 34 22z",
  hood: "M32 4c12 8 22 22 24 40l4 22H4L8 44C10 26 20 12 32 4z",
  serpent: "M20 66c-6-16 0-22-4-34C12 18 22 8 34 8S56 18 50 30c-4 8-6 16-2 36z",
  crown: "M8 66C6 48 8 36 14 30L10 10 22 20 32 4 42 20 54 10 50 30c6 6 8 18 6 36z",
} as const;

export type Shade = keyof typeof SHADES;

const BY_WORD: readonly (readonly [RegExp, Shade])[] = [
  [/wolf|dog|cerberus|rover|cat|capper|sphinx|manticore|chimera/, "wolf"],
  [/changeling|chrysalis|parasprite|bugbear|twitter/, "bug"],
  [/tirek|grogar|storm king|ahuizotl|iron|ophio|discord|biff/, "horned"],
  [/hydra|eel|wurm|worm|snake|smooze|vines|tatzl/, "serpent"],
  [/sombra|queen|king|nightmare/, "crown"],
  [/dragon|garble|spike|squizard|cragadile|zilla|plunder|windigo/, "spiky"],
];
const PONIES =
  /applejack|fluttershy|rainbow|rarity|pinkie|twilight|trixie|starlight|tiara|bloom|blueblood|flim|flam|lightning dust|sunset|suri|babs|nightmare|tempest|cozy|neighsay|double diamond|jet set|caballeron|shadows|mean six|cadenza/;
const UNICORNS = /nightmare|twilight|rarity|trixie|starlight|sunset|flim|flam|neighsay|tempest|shadows|blueblood|cadenza/;
const SWARMS = /swarm|sprites|soldiers|guards|mimics|mites|eels|numbers|infiltrators|six|equalists|barricade/;

export type Kind =
  | { readonly is: "pony"; readonly horn: boolean }
  | { readonly is: "swarm" }
  | { readonly is: "shade"; readonly shade: Shade; readonly heads: number; readonly oneEyed: boolean };

/** Return the kind of a Troublemaker by its name; else one of the shapes, always the same. */
export function kindOf({ id, title, subtitle }: Subject): Kind {
  const name = `${title} ${subtitle}`.toLowerCase();
  if (SWARMS.test(name)) return { is: "swarm" };
  if (PONIES.test(name)) return { is: "pony", horn: UNICORNS.test(name) };
  const any = (random: Dice): Shade => random.of(Object.keys(SHADES) as Shade[]);
  const shade = BY_WORD.find(([words]) => words.test(name))?.[1] ?? any(dice(`${id}~shade`));
  return { is: "shade", shade, heads: /hydra|cerberus/.test(name) ? 3 : 1, oneEyed: /arimaspi/.test(name) };
}
