// Codes of tables as people write them.

/** Letters of a code that are written together. */
const GROUP = 4;

/** Return a code in groups, so that it can be read aloud. */
export function grouped(code: string): string {
  return code.match(new RegExp(`.{1,${String(GROUP)}}`, "g"))?.join(" ") ?? "";
}

/** Letters of a whole code. */
export const LETTERS = 8;

/** Return how many letters somebody has typed; spaces and hyphens don't count. */
export function lettersOf(typed: string): number {
  return typed.replace(/[\s-]/g, "").length;
}
