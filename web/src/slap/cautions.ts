// What a host should know before a table with unfair or unusual house rules is opened.

export interface HouseRules {
  readonly seats: number;
  readonly minutes: number;
  /** Whether spectators may slap in. */
  readonly guests: boolean;
  /** Up to which round trip a slow connection is made up for, in milliseconds. */
  readonly cap: number;
}

export const USUAL_CAP = 150;
/** Milliseconds that a slap can count earlier than the connection explains; `judge.py` has the same. */
const MARGIN = 50;
/** From this many players on a game takes more than twenty minutes if nothing ends it. */
const MANY = 4;
const SHORT = 5;

export interface Caution {
  readonly key: "home-frappe-caution-arrival" | "home-frappe-caution-cap" | "home-frappe-caution-guests" | "home-frappe-caution-short";
  readonly args: Readonly<Record<string, number>>;
}

/** Return what to tell the host, the most unfair first; nothing for usual rules. */
export function cautionsOf({ seats, minutes, guests, cap }: HouseRules): Caution[] {
  const found: Caution[] = [];
  if (cap === 0) found.push({ key: "home-frappe-caution-arrival", args: {} });
  if (cap > USUAL_CAP) found.push({ key: "home-frappe-caution-cap", args: { ms: cap + MARGIN } });
  if (guests) found.push({ key: "home-frappe-caution-guests", args: {} });
  if (seats >= MANY && minutes <= SHORT) found.push({ key: "home-frappe-caution-short", args: { minutes } });
  return found;
}
