// Six flat tones for each colour in each theme: all that a theme changes in a picture.

export type Theme = "dusk" | "light";

export interface Tones {
  readonly sky: string;
  readonly glow: string;
  readonly far: string;
  readonly near: string;
  readonly ink: string;
  readonly light: string;
}

/** Sky, glow, far, near, ink and light of each colour; "none" for colourless cards, "dark" for Troublemakers. */
const RAMPS: Readonly<Record<Theme, Readonly<Record<string, string>>>> = {
  dusk: {
    blue: "3FA0F5 ADF 38D 16B 024 EFF",
    pink: "CB2F7A E8B 926 714 302 FEE",
    white: "CDD7E8 FFF ABC 78A 234 FFF",
    purple: "5F29AD A7E 428 316 103 EEF",
    yellow: "F2C638 FEA DA2 A71 320 FFE",
    orange: "E8741A FB8 B51 840 310 FED",
    none: "6C6399 BAD 558 436 213 EEF",
    dark: "43365C 946 324 213 102 FEE",
  },
  light: {
    blue: "BCDFFF FFF 8BE 48D 136 FFF",
    pink: "F9C4DB FFF E8B B37 513 FFF",
    white: "D9E0EC FFF BCD 89B 235 FFF",
    purple: "CDB4F3 FFF A7D 63B 215 FFF",
    yellow: "FCE58F FFF EC4 B81 430 FFF",
    orange: "FFCFA3 FFF E95 B51 420 FFF",
    none: "D5D0EA FFF AAC 669 225 FFF",
    dark: "584A66 B89 435 323 112 FEE",
  },
};

const TONES = new Map<string, Tones>();
for (const [theme, ramps] of Object.entries(RAMPS)) {
  for (const [colour, ramp] of Object.entries(ramps)) {
    const [sky, glow, far, near, ink, light] = ramp.split(" ").map((hex) => `#${hex}`) as [string, string, string, string, string, string];
    TONES.set(theme + colour, { sky, glow, far, near, ink, light });
  }
}

/** Return the tones of a colour; those of colourless cards for a colour that is not known. */
export function tonesOf(theme: Theme, colour: string | undefined): Tones {
  return TONES.get(theme + colour) ?? TONES.get(`${theme}none`)!;
}
