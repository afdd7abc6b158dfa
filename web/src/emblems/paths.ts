// Path data of plain shapes. Numbers are short, because a picture must stay under 1.5 kB.

export type Point = readonly [number, number];

export const whole = Math.round;
export const tenth = (value: number): number => Math.round(value * 10) / 10;
/** Join two numbers with as few characters as SVG allows. */
const pair = (a: number, b: number): string => (b < 0 ? `${a}${b}` : `${a} ${b}`);
/** A point with one decimal. */
export const at = (x: number, y: number): string => pair(tenth(x), tenth(y));
/** A point in whole units: enough in a picture of 96 by 64. */
export const near = (x: number, y: number): string => pair(whole(x), whole(y));

export const ellipse = (x: number, y: number, rx: number, ry: number): string => `M${at(x, y - ry)}a${tenth(rx)} ${tenth(ry)} 0 1 0 .1 0z`;
export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${at(x, y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}Z`;
export const polygon = (points: readonly Point[], write = at): string => `M${points.map(([x, y]) => write(x, y)).join("L")}Z`;

/** Return a star of *points* points between two radii, or with equal radii a polygon of twice as many corners. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn: number, write = at): string {
  const corners = Array.from({ length: 2 * points }, (_, k): Point => {
    const angle = ((turn + (k * 180) / points) * Math.PI) / 180;
    const far = k % 2 ? inner : outer;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return polygon(corners, write);
}

/** Return *count* circles of radius *r* in a ring of radius *far* about the middle of a motif. */
export function circles(count: number, far: number, r: number, turn = 0): string {
  return Array.from({ length: count }, (_, k) => {
    const angle = ((turn + (k * 360) / count) * Math.PI) / 180;
    return circle(12 + far * Math.cos(angle), 12 + far * Math.sin(angle), r);
  }).join("");
}

/** Return a polygon *count* times, turned about the middle of a motif. */
export function turned(count: number, points: readonly Point[]): string {
  return Array.from({ length: count }, (_, k) => {
    const c = Math.cos((2 * Math.PI * k) / count);
    const s = Math.sin((2 * Math.PI * k) / count);
    return polygon(points.map(([x, y]) => [12 + (x - 12) * c - (y - 12) * s, 12 + (x - 12) * s + (y - 12) * c]));
  }).join("");
}

/** Drop zeros that say nothing: "1.50" becomes "1.5". */
export const shortened = (path: string): string => path.replace(/(\.\d*?)0+(?=\D|$)/g, "$1").replace(/\.(?=\D|$)/g, "");
