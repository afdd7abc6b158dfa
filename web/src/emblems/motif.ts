// Motifs: one even-odd path each on a grid of 24, with the English words that choose it.
//
// A path may use short forms besides SVG's own letters:
//   Ox,y,r circle    Ex,y,rx,ry ellipse    Bx,y,w,h box    Sx,y,n,R,r,turn star of n points
//   Pn,d,r,turn ring of n circles    Rn:x,y x,y … polygon turned n times about the middle

import { box, circle, circles, ellipse, shortened, star, turned, type Point } from "./paths";

export interface Motif {
  readonly path: string;
  readonly words: string;
}
export type Motifs = Readonly<Record<string, Motif>>;

const FORMS: Readonly<Record<string, (...numbers: number[]) => string>> = {
  O: (x, y, r) => circle(x, y, r),
  E: (x, y, rx, ry) => ellipse(x, y, rx, ry),
  B: (x, y, width, height) => box(x, y, width, height),
  S: (x, y, points, outer, inner, turn) => star(x, y, points, outer, inner, turn),
  P: (count, far, r, turn) => circles(count, far, r, turn),
};

/** Write the short forms of a path as SVG path data. */
export function unfolded(path: string): string {
  return shortened(
    path
      .replace(/R(\d+):([-\d., ]+)/g, (_, count: string, points: string) =>
        turned(
          Number(count),
          points
            .trim()
            .split(" ")
            .map((one) => one.split(",").map(Number) as unknown as Point),
        ),
      )
      .replace(/([OEBSP])(-?[\d.]+(?:,-?[\d.]+)+)/g, (_, form: string, numbers: string) => FORMS[form]!(...numbers.split(",").map(Number))),
  );
}
