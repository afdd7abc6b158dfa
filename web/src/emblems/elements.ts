// SVG elements, as text.

import { tenth, whole } from "./paths";

/** At most two decimals and no leading zero. */
const short = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0/, "");

/** A factor for `scale()`; mirrored to look left. */
export const scale = (factor: number, right: boolean): string => (right ? short(factor) : `-${short(factor)} ${short(factor)}`);

export const path = (d: string, fill: string, more = ""): string => `<path fill="${fill}"${more} d="${d}"/>`;

/** A path that is drawn as a line. */
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}"${more} d="${d}"/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${whole(x)}" cy="${whole(y)}" r="${whole(r)}" fill="${fill}"${more}/>`;

/** Round petals on a circle: one dashed line, however many there are. */
export const petals = (x: number, y: number, r: number, count: number, width: number, fill: string): string =>
  disc(
    x,
    y,
    r,
    "none",
    ` stroke="${fill}" stroke-width="${whole(width)}" stroke-linecap="round" pathLength="${count}" stroke-dasharray="0 1"`,
  );

/** Rays out of a point: one dashed line too. */
export const rays = (x: number, y: number, r: number, count: number, fill: string, more = ""): string =>
  disc(x, y, r / 2, "none", ` stroke="${fill}" stroke-width="${whole(r)}" pathLength="${2 * count}" stroke-dasharray="1"${more}`);

/** A motif of the grid of 24, with its middle at a point. */
export const placed = (d: string, x: number, y: number, size: number, fill: string, turn = 0, more = ""): string =>
  `<path fill="${fill}"${more} transform="translate(${whole(x - size / 2)} ${whole(y - size / 2)})scale(${tenth(size / 24)})${turn ? `rotate(${whole(turn)} 12 12)` : ""}" d="${d}"/>`;
