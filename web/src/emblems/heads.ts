// Heads in a box of 48, looking right: drawn by us, of no known character.

import { circle, ellipse } from "./paths";

export const PONY = "M5 66C4 46 8 31 14 22c3-6 9-10 16-8 4 1 7 4 9 9l5 7c2 3 1 7-3 8-3 1-6 0-9-1-3 0-5 2-5 5 1 8 4 16 7 24z";
export const EAR = "M22 16c-3-5-3-8-2-12 5 2 9 6 9 11z";
export const HORN = "M30 14 41-5 36 18z";
export const WING = "M14 62C0 58-9 44-12 26l11 8-6-15L5 30 2 17c8 10 15 23 16 41z";

export interface Head {
  /** What shows behind the body, in the tone of the hair. */
  readonly back?: string;
  readonly body: string;
  /** What lies over the body, in the tone of the hair. */
  readonly tuft?: string;
  /** Nostrils, eyes and so on, in the tone of marks. */
  readonly spots?: string;
  /** Length of the mane; none if absent. */
  readonly mane?: number;
  /** Where the eye is, if *spots* has none. */
  readonly eye?: readonly [number, number];
}

export const HEADS = {
  pony: { body: PONY, mane: 15, eye: [33, 26] },
  dragon: {
    back: "M22 14 14 6l4 12L6 13l8 12L2 24l9 9-12 3L9 42 0 49l8 5z",
    body: "M5 66C4 44 8 28 14 21c4-6 10-8 16-6l6-9 1 10c6 2 10 7 10 12 0 3-2 4-4 4L31 33c4 3 8 3 12 2-2 5-7 6-12 5-4 6-2 16 3 26z",
    spots: circle(43, 26, 1.2),
    eye: [33, 26],
  },
  griffon: {
    back: `M26 15 15 3l4 10L8 8l7 11L3 19l9 8L2 30l9 7z${WING}`,
    body: "M5 66C4 44 8 27 15 19c6-7 16-7 21-2 7 1 12 9 10 20-3-5-6-6-10-5-4 2-5 5-5 8 1 8 5 18 7 26z",
    spots: "M36 20c6 0 10 7 9.5 14-2.5-4-5.5-5-10-4.5C38 26 38 23 36 20z",
    eye: [33, 26],
  },
  cattle: {
    back: "M13 24C3 24-3 15 0 5c4 8 9 10 17 12zM35 24c10 0 16-9 13-19-4 8-9 10-17 12z",
    body: "M24 14c9 0 15 4 14 12-1 10-5 15-7 22l7 18H10l7-18c-2-7-6-12-7-22-1-8 5-12 14-12z",
    spots: ellipse(24, 43, 6, 3.6) + circle(17, 28, 1.8) + circle(31, 28, 1.8),
    tuft: "M12 20 16 9l4 5 4-8 4 8 4-5 4 11-6 7-6-5-6 5z",
  },
  /** A long face with antlers. */
  draconequus: {
    back: "M22 14C20 4 14 4 10-2l2 8L6 4l7 8zM30 14c4-6 6-12 3-18 5 6 7 12 3 21z",
    body: "M5 66C4 46 9 32 14 22c3-7 9-10 15-9 5 1 8 5 9 11l5 14c2 5-1 8-5 8l1 8-6-8c-4-1-6-1-6 2 1 6 4 12 7 18z",
    mane: 9,
    eye: [31, 25],
  },
} as const satisfies Readonly<Record<string, Head>>;

export type Creature = keyof typeof HEADS;

export interface Animal {
  readonly body: string;
  /** Eyes, beak and so on, in another tone. */
  readonly spots: string;
}

export const ANIMALS = {
  owl: {
    body: "M8 8c6 5 11 5 16 5s10 0 16-5c2 10 3 24 0 36-2 12-8 22-16 22S10 56 8 44C5 32 6 18 8 8z",
    spots: `${circle(16.5, 25, 7)}${circle(31.5, 25, 7)}${circle(16.5, 25, 3.2)}${circle(31.5, 25, 3.2)}M22 31h4l-2 6zM15 46H33L24 56z`,
  },
  bunny: {
    body: "M16 30C8 20 8 2 14 2s7 14 8 24h4c1-10 2-24 8-24s6 18-2 28c10 6 10 22 2 26l6 10H8l6-10c-8-4-8-20 2-26z",
    spots: `${circle(18, 40, 2.2)}${circle(30, 40, 2.2)}M22 46h4l-2 3zM14 8l3 14 1.5 0zM34 8 31 22l-1.5 0z`,
  },
  cat: {
    body: "M8 10l10 8H30l10-8c3 14 4 32-6 40l6 16H8l6-16C4 42 5 24 8 10z",
    spots: "M13 30c4-2 7 0 7 3-3 2-6 1-7-3zM35 30c-4-2-7 0-7 3 3 2 6 1 7-3zM22 39h4l-2 3zM11 15l1 7 4-2zM37 15l-1 7-4-2z",
  },
  dog: {
    body: "M16 14H32c6-6 16 0 14 16-1 8-4 6-7 2 0 10-3 16-6 19l7 15H8l7-15c-3-3-6-9-6-19-3 4-6 6-7-2C0 14 10 8 16 14z",
    spots: `${circle(17, 28, 2.3)}${circle(31, 28, 2.3)}${ellipse(24, 38, 4, 2.8)}M23 41h2v5H23z`,
  },
  bear: {
    body: "M12 18a7 7 0 1 1 8-5h8a7 7 0 1 1 8 5c6 8 5 24-2 31l6 17H8l6-17c-7-7-8-23-2-31z",
    spots: circle(17.5, 28, 2.2) + circle(30.5, 28, 2.2) + ellipse(24, 38, 6.5, 5) + ellipse(24, 36, 3, 2),
  },
  mouse: {
    body: "M15 24a10 10 0 1 1 7-8h4a10 10 0 1 1 7 8c7 8 1 22-5 28l6 14H14l6-14c-6-6-12-20-5-28z",
    spots: circle(11, 14, 5) + circle(37, 14, 5) + circle(19, 33, 2) + circle(29, 33, 2) + circle(24, 44, 2.3),
  },
  bird: {
    body: "M4 44c6-14 12-14 16-22 2-12 16-14 20-4l8 4-8 4c0 18-6 32-18 34l2 6H14l2-6C10 58 6 52 4 44z",
    spots: `${circle(33, 19, 2.2)}M10 44c8-4 16-8 20-14 2 12-6 22-18 20z`,
  },
  goose: {
    body: "M2 48c8-10 16-4 22-10 4-6 0-16 2-24C28 4 38 4 40 12l7 4-8 2c-3 2-5 6-3 16 2 14-2 26-14 28l0 4H12l2-5C8 60 4 54 2 48z",
    spots: `${circle(34, 12, 2)}M10 48c8 0 14-4 18-8 0 10-8 16-16 14z`,
  },
  tortoise: {
    body: "M2 54C2 34 14 26 24 26s12 6 14 14c0-8 4-12 8-10 4 4 2 12-4 16l0 8-2 12H32l-1-8H13l-1 8H4z",
    spots: `M24 30l7 4v8l-7 4-7-4V34zM12 38l3-2v8L9 50 6 50zM36 44l-3 0v8l4 2z${circle(45, 35, 1.3)}`,
  },
  gator: {
    body: "M2 66C2 46 6 34 14 28c1-6 9-6 10 0l22 6c3 1 3 6 0 7L28 42c6 2 12 3 17 2-1 5-9 7-17 6-2 4-1 10 2 16z",
    spots: `${circle(19, 29, 2.3)}M30 38l2 4 2-4 2 4 2-4 2 4 2-4V36.5L30 35z`,
  },
  snake: {
    body: "M14 66C4 58 6 46 18 44s14-6 10-14c-4-4-14-2-16-10C11 10 24 4 34 10c10 6 10 20 4 28S20 50 22 54s8 6 16 8v4z",
    spots: `${circle(21, 15, 2.2)}M30 26l5-2 2 4-4 3zM30 42l4-2-2 6-4 1z`,
  },
  bug: {
    body: "M24 22c10 0 16 8 16 18S34 60 24 60 8 50 8 40s6-18 16-18zM20 24c-2-8-6-12-12-14 6-2 12 2 15 12zM28 24c2-8 6-12 12-14-6-2-12 2-15 12z",
    spots: `${circle(17, 36, 5)}${circle(31, 36, 5)}${circle(18, 36, 2.2)}${circle(30, 36, 2.2)}M18 48H30c-2 6-10 6-12 0z`,
  },
} as const satisfies Readonly<Record<string, Animal>>;

export type AnimalName = keyof typeof ANIMALS;
