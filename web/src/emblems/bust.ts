// The bust of a character in a box of 48, looking right: coat, mane and eye by title, what it wears by traits.

import { line, path } from "./elements";
import { ANIMALS, EAR, HEADS, HORN, WING, type Head } from "./heads";
import { mane } from "./mane";
import { circle, ellipse } from "./paths";
import type { Dice } from "./random";
import { critterOf, type Species } from "./species";
import type { Subject } from "./subject";
import type { Tones } from "./tones";

const INSECT_WINGS = "M14 60C0 60-11 50-12 40S0 34 14 52zM14 52C2 44-6 30 0 22S16 36 17 50z";
const LONG_EAR = "M22 16C12 10 8 0 10-8 18-2 24 6 26 14z";
const STRIPES = "M14 26l8 4-10 2zM10 36l10 3L9 43zM7 47l13 1L7 53zM33 20l5 4-4 2z";
const FACETS = "M14 24l10 4-8 16zM24 28l3 12-9 12z";
const FIN = "M28 13 20 4l-2 9L8 10l4 10L1 22l8 8-9 6 8 6-6 8 7 2z";
const CROPPED_MANE = "M28 14 27 4l-5 6-4-7-2 11-8-4 3 11-9 0 6 9-8 3 7 9-6 5 6 5 5-22z";
const CROOKED_HORN = "M30 15l4-7 4-1 3-9L42 9l-5 3-1 6z";
const ANTENNAE = "M26 12C26 4 22 0 18-3M29 12C31 4 35 1 40-1";
const CROWN = "M17 14 15 3l6 5 3-8 4 7 5-5-1 11c-5-3-10-2-15 1z";
const SPECTACLES = "M33 21a5 5 0 1 0 .1 0zM28 25L18 22";
const NECKERCHIEF = "M7 49q11 7 22 1l1 6-8 1 2 9-9-9-9-2z";

export interface Bust {
  readonly svg: string;
  /** The tone of its outline. */
  readonly edge: string;
}

/** Draw a character; *look* are the dice of its title. */
export function bust(card: Subject, species: Species, tones: Tones, look: Dice): Bust {
  const pale = look.below(5) < 3;
  const coat = pale ? tones.light : tones.ink;
  const mark = pale ? tones.ink : tones.light;
  const hair = pale
    ? look.of([tones.ink, tones.near, tones.far])
    : look.of(tones.light === tones.glow ? [tones.light, tones.far] : [tones.light, tones.glow]);
  if (species.is === "animal") {
    const { body, spots } = ANIMALS[species.animal ?? critterOf(card.title, look)];
    return { svg: path(body, coat) + path(spots, hair === coat ? mark : hair, ' fill-rule="evenodd"'), edge: mark };
  }
  const streak = look.of(pale ? [tones.glow, tones.sky] : [tones.far, tones.sky]);
  const head: Head = HEADS[species.head];
  const isPony = species.head === "pony";
  const has = (...traits: string[]): boolean => traits.some((one) => card.traits.includes(one));
  let svg = "";
  const add = (when: unknown, d: string, fill: string): void => {
    if (when) svg += path(d, fill);
  };
  add(has("Changeling", "Breezie"), INSECT_WINGS, tones.glow);
  add(head.back, head.back ?? "", hair);
  svg += path((isPony && has("Pegasus", "Alicorn") ? WING : "") + head.body, coat);
  add(has("Donkey"), LONG_EAR, coat);
  add(head.tuft, head.tuft ?? "", hair);
  add(has("Zebra"), STRIPES, mark);
  add(has("Crystal"), FACETS, tones.glow);
  add(has("Changeling"), circle(14, 44, 2.4) + circle(19, 53, 1.8), tones.glow);
  if (head.mane) {
    if (has("Seapony", "Siren", "Changeling")) svg += path(FIN, hair);
    else if (has("Zebra")) svg += path(CROPPED_MANE, hair);
    else
      svg += hairdo(
        look,
        head.mane * (has("Foal") ? 0.75 : 1),
        card.type !== "friend" || has("Royalty", "Elder", "Crystal", "Pegasus"),
        hair,
        streak,
      );
  }
  add(has("Unicorn", "Alicorn", "Kirin", "Siren"), HORN, pale ? tones.glow : tones.light);
  add(has("Changeling") && !has("Unicorn"), CROOKED_HORN, hair);
  if (has("Breezie", "Kirin", "Reindeer")) svg += line(ANTENNAE, hair, 2);
  add(has("Royalty"), CROWN, pale ? tones.near : tones.glow);
  add(isPony && !has("Donkey"), EAR, coat);
  add(head.spots, head.spots ?? "", mark);
  if (head.eye) svg += eye(look.below(3), head.eye, mark);
  if (has("Elder")) svg += line(SPECTACLES, mark, 1.4);
  add(has("Earth Pony") && !has("Royalty"), NECKERCHIEF, pale ? tones.near : tones.far);
  return { svg, edge: pale ? tones.ink : tones.glow };
}

/** Draw a mane; *plain* leaves out its second tone. */
function hairdo(look: Dice, long: number, plain: boolean, hair: string, streak: string): string {
  const locks = mane(look, long, plain);
  const [width, apart] = look.of([
    [14, 11],
    [12, 9],
    [16, 13],
  ] as const);
  if (!locks) return line("M32 15C17 6 7 26 6 58", hair, width, ` stroke-linecap="round" stroke-dasharray="0 ${apart}"`);
  const [first, second] = locks;
  return path(`M29 13C16 8 7 30 3 50L11 52C13 34 20 22 29 17Z${first}`, hair) + (second && path(second, streak));
}

/** Draw an eye: closed, upright or narrow. */
function eye(way: number, [x, y]: readonly [number, number], mark: string): string {
  if (way === 0) return line(`M${x - 3} ${y}q3 3 6 0`, mark, 1.7);
  return path(way === 1 ? ellipse(x, y, 0.8, 1.7) : ellipse(x, y, 1.6, 0.7), mark);
}
