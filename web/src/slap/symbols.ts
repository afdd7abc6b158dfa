// Our own drawings of the symbols, on a grid of 64 units. The two look-alikes share colours and outline on purpose (S12).

export interface Part {
  readonly d: string;
  /** A colour token, or none for lines. */
  readonly fill?: string;
}

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const INK = "var(--ink)";
const PAPER = "var(--white)";
const GOLD = "var(--kin)";

/** Five gems in a ring, one for each of the five. */
function gems(): Part[] {
  const fills = ["var(--loy)", "var(--lau)", "var(--gen)", "var(--kin)", "var(--hon)"];
  return fills.map((fill, place) => {
    const angle = (place / 5) * 2 * Math.PI - Math.PI / 2;
    const point = (along: number, across: number): string => {
      const x = 32 + Math.cos(angle) * along - Math.sin(angle) * across;
      const y = 33 + Math.sin(angle) * along + Math.cos(angle) * across;
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    };
    return { d: `M${point(7, 0)}L${point(18, 8)}L${point(30, 0)}L${point(18, -8)}z`, fill };
  });
}

/** The wings that both look-alikes have. */
const WINGS: readonly Part[] = [
  { d: "M27 25C18 11 9 9 2 11c4 2 5 4 6 7-3-1-5-1-7 0 3 3 5 5 7 7-3 0-4 0-6 2 8 7 19 7 26 0z", fill: "var(--loy)" },
  { d: "M37 25c9-14 18-16 25-14-4 2-5 4-6 7 3-1 5-1 7 0-3 3-5 5-7 7 3 0 4 0 6 2-8 7-19 7-26 0z", fill: "var(--loy)" },
];

export const DRAWINGS: Readonly<Record<string, readonly Part[]>> = {
  alicorn: [
    { d: "M29 50C16 50 5 41 3 24c8 2 12 5 14 9-3-7-3-13-1-20 8 6 13 17 13 37z", fill: "var(--mag)" },
    { d: "M35 50c13 0 24-9 26-26-8 2-12 5-14 9 3-7 3-13 1-20-8 6-13 17-13 37z", fill: "var(--mag)" },
    { d: "M32 3l8 56H24z", fill: GOLD },
    { d: "M29.5 26l6-3M28 37l9-4.500M26.500 48l12-6" },
  ],
  villain: [
    {
      d: "M11 6c2 11 8 14 13 15 5-2 11-2 16 0 5-1 11-4 13-15 7 11 5 22-3 28 1 14-8 23-18 25-10-2-19-11-18-25C6 28 4 17 11 6z",
      fill: "var(--tro)",
    },
    { d: "M18 32l12 6c-2 5-10 5-12-6zM46 32l-12 6c2 5 10 5 12-6z", fill: "var(--sign-red)" },
    { d: "M23 47h18l-4 6-3-4-2 4-2-4-3 4z", fill: PAPER },
  ],
  mane5: gems(),
  parasprite: [
    { d: "M19 27C5 24 1 10 8 7c9-1 15 7 17 15z", fill: "var(--gen)" },
    { d: "M45 27c14-3 18-17 11-20-9-1-15 7-17 15z", fill: "var(--gen)" },
    { d: "M28 20c0-6-2-10-6-12M36 20c0-6 2-10 6-12" },
    { d: disc(32, 39, 20), fill: "var(--sign-green)" },
    { d: disc(24, 35, 7) + disc(40, 35, 7), fill: PAPER },
    { d: disc(26, 36, 2.5) + disc(38, 36, 2.5), fill: INK },
    { d: "M25 48c4 5 10 5 14 0" },
  ],
  wonderbolt: [...WINGS, { d: "M37 4L17 37h12l-6 24 24-35H34z", fill: GOLD }],
  shadowbolt: [...WINGS, { d: "M27 4l20 33H35l6 24-24-35h13z", fill: GOLD }],
  crusader: [
    { d: "M32 4l23 7v19c0 15-9 25-23 30C18 55 9 45 9 30V11z", fill: "var(--lau)" },
    { d: "M32 47C21 39 16 34 16 27c0-9 12-10 16-2 4-8 16-7 16 2 0 7-5 12-16 20z", fill: GOLD },
  ],
  apple: [
    { d: "M32 20c0-6-2-10-6-13" },
    { d: "M33 17c0-9 7-13 16-13 0 9-7 13-16 13z", fill: "var(--sign-green)" },
    {
      d: "M32 20c-5-6-25-5-25 14 0 15 11 26 19 26 3 0 4-2 6-2s3 2 6 2c8 0 19-11 19-26 0-19-20-20-25-14z",
      fill: "var(--sign-red)",
    },
    { d: "M15 33c0-5 3-8 7-9" },
  ],
  guard: [
    { d: "M29 15C27 4 39 0 55 8c-7 0-11 3-15 9z", fill: "var(--lau)" },
    { d: "M9 42c0-18 9-28 23-28s23 10 23 28v18H42l-4-17H26l-4 17H9z", fill: GOLD },
    { d: "M32 14v29M16 38h10M38 38h10" },
  ],
  musician: [{ d: "M22 12l32-9v37a9 8 0 1 1-6-7.500V19l-20 6v24a9 8 0 1 1-6-7.500z", fill: "var(--mag)" }, { d: "M28 25l20-6" }],
  scholar: [
    { d: "M32 17C24 10 13 9 3 11v40c10-2 21-1 29 6z", fill: "var(--gen)" },
    { d: "M32 17c8-7 19-8 29-6v40c-10-2-21-1-29 6z", fill: "var(--loy)" },
    { d: "M10 21c5 0 10 1 15 4M10 31c5 0 10 1 15 4M10 41c5 0 10 1 15 4M54 21c-5 0-10 1-15 4M54 31c-5 0-10 1-15 4M54 41c-5 0-10 1-15 4" },
  ],
  pet: [
    { d: "M32 31c10 0 19 10 19 19 0 8-8 9-19 9s-19-1-19-9c0-9 9-19 19-19z", fill: "var(--hon)" },
    { d: disc(11, 30, 6.5) + disc(24, 15, 7.5) + disc(40, 15, 7.5) + disc(53, 30, 6.5), fill: "var(--hon)" },
  ],
  traveller: [
    { d: disc(32, 32, 28), fill: "var(--gen)" },
    { d: "M32 6v7M32 51v7M6 32h7M51 32h7" },
    { d: "M48 13L37 37 27 27z", fill: "var(--hon)" },
    { d: "M16 51l21-14-10-10z", fill: "var(--loy)" },
    { d: disc(32, 32, 3), fill: INK },
  ],
  joker: [
    { d: "M9 49C4 35 3 21 13 11c4 9 9 14 14 18z", fill: "var(--lau)" },
    { d: "M55 49c5-14 6-28-4-38-4 9-9 14-14 18z", fill: "var(--loy)" },
    { d: "M9 49c8-8 12-29 23-42 11 13 15 34 23 42z", fill: GOLD },
    { d: "M9 47h46v10H9z", fill: "var(--mag)" },
    { d: disc(13, 10, 5) + disc(32, 7, 5) + disc(51, 10, 5), fill: PAPER },
  ],
};

/** Return the parts of a symbol's drawing; a symbol that we do not know has a plain disc. */
export function drawingOf(symbol: string): readonly Part[] {
  return DRAWINGS[symbol] ?? [{ d: disc(32, 32, 24), fill: "var(--gen)" }];
}
